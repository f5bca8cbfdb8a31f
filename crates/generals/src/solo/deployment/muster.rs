//! The elements of an army by their places in it, what the procedure calls them, and the tactical groups that they form.
//!
//! It knows two armies and nothing of the table.

use acies_armies::{Troop, TroopCode};
use acies_geometry::Length;
use acies_referee::{Battle, ElementId, Order, Place, Side};
use acies_rulebook::{Rulebook, TroopId};

use crate::solo::armies::army;
use crate::solo::clerk::Clerk;
use crate::solo::count::Kinds;
use crate::solo::facts::{Fact, Facts};
use crate::solo::groups::{Group, groups};
use crate::solo::procedure::{MatchUp, Procedure};

/// A side's army with what deployment asks about it.
#[derive(Clone, Debug)]
pub struct Muster<'b> {
    /// Whose.
    pub side: Side,
    /// Its elements, by their places in the army.
    pub ids: Vec<ElementId>,
    /// What they are, and what the enemy's are.
    troops: [Vec<Troop>; 2],
    /// What the procedure calls them.
    kinds: Kinds<'b>,
    of_edition: Vec<TroopId>,
    general: Option<usize>,
    rulebook: &'b Rulebook,
}

/// The elements of a side's army, wherever they are.
pub fn army_of(battle: &Battle, side: Side) -> impl Iterator<Item = ElementId> {
    army(battle, side).into_iter().map(|(id, _)| id)
}

impl<'b> Muster<'b> {
    /// The army of a side as it is at a stage of a battle by these rules.
    pub fn of(rulebook: &'b Rulebook, stage: &Battle, side: Side) -> Muster<'b> {
        let position = stage.position();
        let (ids, own): (Vec<_>, Vec<_>) = army(stage, side).into_iter().unzip();
        let enemy = army(stage, side.other());
        Muster {
            side,
            of_edition: ids.iter().map(|&id| position.element(id).troop).collect(),
            general: ids.iter().position(|&id| position.element(id).general),
            troops: [own, enemy.into_iter().map(|(_, troop)| troop).collect()],
            ids,
            kinds: Kinds::of(Procedure::carried(), rulebook),
            rulebook,
        }
    }

    /// What the procedure calls an element; nothing where it does not know it.
    pub fn kind(&self, place: usize) -> &'b str {
        self.kinds.kind_of(self.of_edition[place]).unwrap_or("")
    }

    /// What the edition calls it.
    pub fn troop(&self, place: usize) -> TroopId {
        self.of_edition[place]
    }

    /// Whether it is mounted.
    pub fn mounted(&self, place: usize) -> bool {
        self.rulebook.troop(self.of_edition[place]).mounted
    }

    /// How far it goes in good going.
    pub fn speed(&self, place: usize) -> Length {
        self.rulebook.troop(self.of_edition[place]).allowance.good
    }

    /// Whether it is the general's.
    pub fn is_general(&self, place: usize) -> bool {
        self.general == Some(place)
    }

    /// The place of the general's element.
    pub fn general(&self) -> Option<usize> {
        self.general
    }

    /// Whether the general is the only one of the army who is mounted.
    pub fn general_alone_mounted(&self) -> bool {
        let mounted = |&place: &usize| self.mounted(place);
        let riders: Vec<usize> = (0..self.ids.len()).filter(mounted).collect();
        riders.len() == 1 && self.general == Some(riders[0])
    }

    /// What most of a group are; of as many the one that is better against foot, then the first.
    pub fn main(&self, group: &Group) -> &'b str {
        let count = |kind: &str| {
            let same = group.members.iter().filter(|&&one| self.kind(one) == kind);
            same.count()
        };
        let best = group.members.iter().rev().max_by_key(|&&one| {
            let close = self.rulebook.troop(self.of_edition[one]).close;
            (count(self.kind(one)), close.foot)
        });
        best.map_or("", |&one| self.kind(one))
    }

    /// So many hundreds of paces.
    pub fn hundreds(&self, count: i32) -> Length {
        self.kinds.hundreds(count)
    }

    /// The groups of the army but for those at `absent` places, as they are written down.
    pub fn groups(&self, clerk: &mut Clerk, facts: &Facts, absent: &[usize]) -> Vec<Group> {
        let formed = groups(self.kinds, &self.troops[0], absent, &self.troops[1]);
        let seen = [Fact::MountedYou, Fact::MountedNpg]
            .map(|fact| (fact.name(), i64::from(facts.get(fact))));
        for group in &formed {
            let name = self.name(&group.members);
            clerk.rule(
                "4.5",
                "group",
                &name,
                group.why.word(),
                &seen,
                &["R-27", "R-28"],
            );
        }
        formed
    }

    /// What a group is called in the account: its elements.
    pub fn name(&self, members: &[usize]) -> String {
        let names: Vec<String> = members
            .iter()
            .map(|&place| self.ids[place].to_string())
            .collect();
        names.join(" ")
    }
}

/// Says of those who may be one troop or another which they are: the first, unless the enemy has fewer who are bad for the
/// second to meet. The stage is brought to it.
pub fn choose_troops(stage: &mut Battle, clerk: &mut Clerk, side: Side) -> Vec<Order> {
    let ids: Vec<ElementId> = army_of(stage, side).collect();
    let mut orders = Vec::new();
    for id in ids {
        let Some([first, second]) = stage.setup().and_then(|setup| setup.choice_of(id)) else {
            continue;
        };
        if stage.position().element(id).place != Place::Reserve {
            continue;
        }
        let feared = [first, second].map(|code| i64::from(feared(stage, side, code)));
        let taken = if feared[1] < feared[0] { second } else { first };
        clerk.rule(
            "4.7",
            "deployed-as",
            &id.to_string(),
            taken.as_str(),
            &[("first", feared[0]), ("second", feared[1])],
            &["R-55", "R-81"],
        );
        let order = Order::DeployAs([id].into_iter().collect(), taken.to_string());
        if stage.is_legal(&order) {
            let _ = stage.obey(&order);
            orders.push(order);
        }
    }
    orders
}

/// How many of the enemies of a side are bad for a troop to meet (section 4.8.1).
fn feared(stage: &Battle, side: Side, code: TroopCode) -> i32 {
    let kinds = Kinds::of(Procedure::carried(), stage.rulebook());
    let own = kinds.kind(Troop::Plain(code)).unwrap_or("");
    let position = stage.position();
    let enemies = army_of(stage, side.other()).filter(|&id| {
        let enemy = kinds.kind_of(position.element(id).troop);
        enemy.is_some_and(|enemy| is_bad(own, enemy))
    });
    enemies.count() as i32
}

/// Whether troops of a kind do not like to face those of another (section 4.8.1).
pub fn is_bad(own: &str, enemy: &str) -> bool {
    let has = |list: &[String], kind: &str| list.iter().any(|known| known == kind);
    let mut rows = Procedure::carried().match_ups.iter();
    rows.any(
        |MatchUp {
             troops, faced_by, ..
         }| has(troops, own) && has(faced_by, enemy),
    )
}
