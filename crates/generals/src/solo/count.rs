//! What the tables ask about two armies, counted.
//!
//! It knows the classes of an edition by the names that the procedure's file gives to kinds of troops, and no position.

use acies_armies::{Troop, TroopCode};
use acies_geometry::{Length, within};
use acies_rulebook::{Rulebook, TroopId};

use super::facts::{Fact, Facts};
use super::procedure::Procedure;

/// Whose army is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The army that the procedure leads.
    Npg,
    /// The other one.
    You,
}

/// The facts of a kind of troops: of the army that is led, of the other one.
const KINDS: [(&str, Option<Fact>, Option<Fact>); 15] = [
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

/// The kinds that do not fight among the infantry though they are on foot.
const NO_INFANTRY: [&str; 2] = ["artillery", "war-wagon"];

/// The kinds that are at home in bad going (section 1.2, ruling R-03).
const BAD_GOING: [&str; 4] = ["psiloi", "auxilia", "warband", "bow"];

/// What the procedure calls the troops of an edition, and how far they go.
#[derive(Clone, Copy, Debug)]
pub struct Kinds<'r> {
    procedure: &'r Procedure,
    rulebook: &'r Rulebook,
}

impl<'r> Kinds<'r> {
    /// Those of an edition.
    pub fn of(procedure: &'r Procedure, rulebook: &'r Rulebook) -> Kinds<'r> {
        Kinds {
            procedure,
            rulebook,
        }
    }

    /// The troop that an element of an army is; a code that the edition does not know stands for the usual one of its
    /// class.
    fn id(self, code: TroopCode) -> Option<TroopId> {
        let by_code = self.rulebook.troop_id(code.as_str());
        by_code.or_else(|| self.rulebook.troop_id(code.name()))
    }

    /// The kind of an element, one of [`TROOPS`](super::TROOPS); `None` for those that the procedure does not know.
    pub fn kind(self, troop: Troop) -> Option<&'r str> {
        self.kind_of(self.id(troop.code())?)
    }

    /// The kind of a troop of the edition.
    pub fn kind_of(self, troop: TroopId) -> Option<&'r str> {
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

    /// Whether an element is infantry: on foot, and neither artillery nor war wagons nor unknown to the procedure.
    pub fn infantry(self, troop: Troop) -> bool {
        self.id(troop.code())
            .is_some_and(|troop| self.infantry_of(troop))
    }

    fn infantry_of(self, troop: TroopId) -> bool {
        let kind = self.kind_of(troop);
        !self.rulebook.troop(troop).mounted && kind.is_some_and(|kind| !NO_INFANTRY.contains(&kind))
    }

    /// Whether a troop is at home in bad going (section 1.2, R-03).
    pub fn at_home_in_bad_going(self, troop: TroopId) -> bool {
        self.kind_of(troop).is_some_and(Kinds::at_home)
    }

    /// The same of a kind.
    pub fn at_home(kind: &str) -> bool {
        BAD_GOING.contains(&kind)
    }

    /// Whether psiloi help those before them in close combat.
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

    /// So many hundreds of paces; of an edition without paces so many base widths.
    pub fn hundreds(self, count: i32) -> Length {
        let widths = Length::BASE_WIDTH * count;
        let units = self.rulebook.units;
        units.hundred_paces.map_or(widths, |paces| {
            widths.scaled(paces.into(), units.base_width.into())
        })
    }

    /// Counts an army, or as much of it as is known, into `facts`.
    pub fn count(self, army: &[Troop], whose: Whose, facts: &mut Facts) {
        let army: Vec<Option<TroopId>> = army.iter().map(|troop| self.id(troop.code())).collect();
        self.count_known(&army, whose, facts);
    }

    /// The same of troops of the edition; `None` are those that it does not know.
    pub fn count_known(self, army: &[Option<TroopId>], whose: Whose, facts: &mut Facts) {
        let many = |so: &dyn Fn(TroopId) -> bool| {
            let count = army.iter().flatten().filter(|troop| so(**troop)).count();
            i16::try_from(count).unwrap_or(i16::MAX)
        };
        for (kind, npg, you) in KINDS {
            let fact = match whose {
                Whose::Npg => npg,
                Whose::You => you,
            };
            if let Some(fact) = fact {
                facts.set(fact, many(&|troop| self.kind_of(troop) == Some(kind)));
            }
        }
        let speed = |troop| self.rulebook.troop(troop).allowance.good;
        let three = self.hundreds(3);
        let [mounted, infantry, bad] = match whose {
            Whose::Npg => [Fact::MountedNpg, Fact::InfantryNpg, Fact::BadGoingTroopsNpg],
            Whose::You => [Fact::MountedYou, Fact::InfantryYou, Fact::BadGoingTroopsYou],
        };
        facts.set(mounted, many(&|troop| self.rulebook.troop(troop).mounted));
        facts.set(infantry, many(&|troop| self.infantry_of(troop)));
        facts.set(bad, many(&|troop| self.at_home_in_bad_going(troop)));
        match whose {
            Whose::Npg => facts.set(Fact::FastNpg, many(&|troop| within(three, speed(troop)))),
            Whose::You => facts.set(Fact::SlowYou, many(&|troop| within(speed(troop), three))),
        }
    }
}
