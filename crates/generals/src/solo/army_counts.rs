//! Counts both armies for the tables.
//!
//! Kinds of troops have the names of the procedure's file; the edition's classes are mapped to them.

use acies_armies::{Topography, Troop, TroopCode};
use acies_geometry::{Length, within};
use acies_referee::{Battle, ElementId, Place, Side};
use acies_rulebook::{Rulebook, TroopId};

use super::facts::{Fact, Facts};
use super::procedure::Procedure;

/// Whose army is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// The army of the non-player general (NPG).
    Npg,
    /// The opponent's army.
    You,
}

/// The facts of each kind of troops: in the NPG's army, and in the opponent's.
const KIND_FACTS: [(&str, Option<Fact>, Option<Fact>); 15] = [
    ("blade", Some(Fact::BladeNpg), Some(Fact::BladeYou)),
    ("spear", Some(Fact::SpearNpg), Some(Fact::SpearYou)),
    ("pike", Some(Fact::PikeNpg), Some(Fact::PikeYou)),
    ("auxilia", Some(Fact::AuxiliaNpg), Some(Fact::AuxiliaYou)),
    ("warband", Some(Fact::WarbandNpg), None),
    ("bow", Some(Fact::BowNpg), Some(Fact::BowYou)),
    ("psiloi", Some(Fact::PsiloiNpg), Some(Fact::PsiloiYou)),
    ("horde", Some(Fact::HordeNpg), None),
    (
        "artillery",
        Some(Fact::ArtilleryNpg),
        Some(Fact::ArtilleryYou),
    ),
    ("war-wagon", Some(Fact::WarWagonNpg), None),
    ("elephant", Some(Fact::ElephantNpg), Some(Fact::ElephantYou)),
    ("knight", None, Some(Fact::KnightYou)),
    ("cavalry", None, Some(Fact::CavalryYou)),
    ("light-horse", None, Some(Fact::LightHorseYou)),
    ("camelry", Some(Fact::CamelryNpg), Some(Fact::CamelryYou)),
];

/// Kinds on foot that are not infantry.
const FOOT_BUT_NOT_INFANTRY: [&str; 2] = ["artillery", "war-wagon"];

/// The kinds at home in bad going (section 1.2, ruling R-03).
const BAD_GOING_KINDS: [&str; 4] = ["psiloi", "auxilia", "warband", "bow"];

/// Maps the troops of an edition to the kinds of the procedure.
#[derive(Clone, Copy, Debug)]
pub struct TroopKinds<'r> {
    procedure: &'r Procedure,
    rulebook: &'r Rulebook,
}

impl<'r> TroopKinds<'r> {
    /// Creates the mapping of an edition.
    pub fn new(procedure: &'r Procedure, rulebook: &'r Rulebook) -> TroopKinds<'r> {
        TroopKinds {
            procedure,
            rulebook,
        }
    }

    /// The troop of a code; an unknown code stands for the usual troop of its class.
    fn id(self, code: TroopCode) -> Option<TroopId> {
        let by_code = self.rulebook.troop_id(code.as_str());
        by_code.or_else(|| self.rulebook.troop_id(code.name()))
    }

    /// The kind of an element, one of [`TROOPS`](super::TROOPS); `None` if the procedure does not know it.
    pub fn kind(self, troop: Troop) -> Option<&'r str> {
        self.kind_of_id(self.id(troop.code())?)
    }

    /// The kind of a troop of the edition.
    pub fn kind_of_id(self, troop: TroopId) -> Option<&'r str> {
        let class = &self.rulebook.troop(troop).class;
        let mut kinds = self.procedure.kinds.iter();
        kinds
            .find(|(_, known)| *known == class)
            .map(|(kind, _)| kind.as_str())
    }

    /// Whether an element is mounted, elephants included.
    pub fn mounted(self, troop: Troop) -> bool {
        self.id(troop.code())
            .is_some_and(|id| self.rulebook.troop(id).mounted)
    }

    /// Whether an element is infantry: on foot, neither artillery nor war wagon, and known to the procedure.
    pub fn infantry(self, troop: Troop) -> bool {
        self.id(troop.code())
            .is_some_and(|troop| self.infantry_of(troop))
    }

    fn infantry_of(self, troop: TroopId) -> bool {
        let kind = self.kind_of_id(troop);
        !self.rulebook.troop(troop).mounted
            && kind.is_some_and(|kind| !FOOT_BUT_NOT_INFANTRY.contains(&kind))
    }

    /// Whether a troop is at home in bad going (section 1.2, R-03).
    pub fn is_bad_going_troop(self, troop: TroopId) -> bool {
        self.kind_of_id(troop)
            .is_some_and(TroopKinds::is_bad_going_kind)
    }

    /// Whether a kind is at home in bad going.
    pub fn is_bad_going_kind(kind: &str) -> bool {
        BAD_GOING_KINDS.contains(&kind)
    }

    /// Whether psiloi give rear support in close combat.
    pub fn psiloi_support(self) -> bool {
        let psiloi = self.procedure.kinds.get("psiloi");
        let id = psiloi.and_then(|class| self.rulebook.troop_id(class));
        let mut rows = self.rulebook.combat.supports.iter();
        id.is_some_and(|id| rows.any(|row| row.supporter.has(id)))
    }

    /// How far an element moves in good going.
    pub fn speed(self, troop: Troop) -> Length {
        self.id(troop.code())
            .map_or(Length::ZERO, |id| self.rulebook.troop(id).allowance.good)
    }

    /// The length of `count` hundred paces; base widths in an edition without paces.
    pub fn hundreds(self, count: i32) -> Length {
        let widths = Length::BASE_WIDTH * count;
        let units = self.rulebook.units;
        units.hundred_paces.map_or(widths, |paces| {
            widths.scaled(paces.into(), units.base_width.into())
        })
    }

    /// Counts the known part of an army into `facts`.
    pub fn count(self, army: &[Troop], owner: Owner, facts: &mut Facts) {
        let army: Vec<Option<TroopId>> = army.iter().map(|troop| self.id(troop.code())).collect();
        self.count_known(&army, owner, facts);
    }

    /// The same for troops of the edition; `None` for an unknown troop.
    pub fn count_known(self, army: &[Option<TroopId>], owner: Owner, facts: &mut Facts) {
        let many = |so: &dyn Fn(TroopId) -> bool| {
            let count = army.iter().flatten().filter(|troop| so(**troop)).count();
            i16::try_from(count).unwrap_or(i16::MAX)
        };
        for (kind, npg, you) in KIND_FACTS {
            let fact = match owner {
                Owner::Npg => npg,
                Owner::You => you,
            };
            if let Some(fact) = fact {
                facts.set(fact, many(&|troop| self.kind_of_id(troop) == Some(kind)));
            }
        }
        let speed = |troop| self.rulebook.troop(troop).allowance.good;
        let three = self.hundreds(3);
        let [mounted, infantry, bad] = match owner {
            Owner::Npg => [Fact::MountedNpg, Fact::InfantryNpg, Fact::BadGoingTroopsNpg],
            Owner::You => [Fact::MountedYou, Fact::InfantryYou, Fact::BadGoingTroopsYou],
        };
        facts.set(mounted, many(&|troop| self.rulebook.troop(troop).mounted));
        facts.set(infantry, many(&|troop| self.infantry_of(troop)));
        facts.set(bad, many(&|troop| self.is_bad_going_troop(troop)));
        match owner {
            Owner::Npg => facts.set(Fact::FastNpg, many(&|troop| within(three, speed(troop)))),
            Owner::You => facts.set(Fact::SlowYou, many(&|troop| within(speed(troop), three))),
        }
    }
}

/// The elements of a side's army, lost ones included, with their present troops.
pub fn army_elements(battle: &Battle, side: Side) -> Vec<(ElementId, Troop)> {
    let position = battle.position();
    let of_army = ElementId::of_side(side).filter(|id| id.home().is_none());
    let elements = of_army.map(|id| (id, position.element(id)));
    let mustered = elements.filter(|(_, element)| element.place != Place::Unused);
    mustered
        .filter_map(|(id, element)| {
            let code: TroopCode = battle.rulebook().troop(element.troop).code.parse().ok()?;
            Some((id, Troop::Plain(code)))
        })
        .collect()
}

/// The counts of both armies for `side` as the NPG, and whether the opponent is littoral.
pub fn army_facts(procedure: &Procedure, battle: &Battle, side: Side) -> Facts {
    let kinds = TroopKinds::new(procedure, battle.rulebook());
    let mut facts = Facts::default();
    for (owner, side) in [(Owner::Npg, side), (Owner::You, side.other())] {
        let troops: Vec<Troop> = army_elements(battle, side)
            .into_iter()
            .map(|(_, troop)| troop)
            .collect();
        kinds.count(&troops, owner, &mut facts);
    }
    facts.set(Fact::LittoralYou, is_littoral(battle, side.other()).into());
    facts
}

/// Whether an army's home topographies include a coast.
pub fn is_littoral(battle: &Battle, side: Side) -> bool {
    let list = battle
        .setup()
        .and_then(|setup| setup.lists().get(side as usize));
    list.is_some_and(|list| list.home().contains(&Topography::Littoral))
}
