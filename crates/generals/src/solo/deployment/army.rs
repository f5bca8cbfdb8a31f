//! The army to deploy: its elements by index, their kinds, and its tactical groups.

use acies_armies::{Troop, TroopCode};
use acies_geometry::Length;
use acies_referee::{Battle, ElementId, Order, Place, Side};
use acies_rulebook::{Rulebook, TroopId};

use crate::solo::army_counts::TroopKinds;
use crate::solo::army_counts::army_elements;
use crate::solo::audit_log::AuditLog;
use crate::solo::facts::{Fact, Facts};
use crate::solo::procedure::{BadMatchUp, Procedure};
use crate::solo::tactical_groups::{Group, groups};

/// A side's army, as the deployment needs it.
#[derive(Clone, Debug)]
pub struct Army<'b> {
    /// The side.
    pub side: Side,
    /// Its elements; other lists refer to them by index.
    pub ids: Vec<ElementId>,
    /// The troops of its own elements and of the enemy's.
    troops: [Vec<Troop>; 2],
    /// The kinds of the procedure.
    kinds: TroopKinds<'b>,
    of_edition: Vec<TroopId>,
    general: Option<usize>,
    rulebook: &'b Rulebook,
}

/// The elements of a side's army, wherever they are.
pub fn army_ids(battle: &Battle, side: Side) -> impl Iterator<Item = ElementId> {
    army_elements(battle, side).into_iter().map(|(id, _)| id)
}

impl<'b> Army<'b> {
    /// The army of a side as it is in `stage`, by these rules.
    pub fn new(rulebook: &'b Rulebook, stage: &Battle, side: Side) -> Army<'b> {
        let position = stage.position();
        let (ids, own): (Vec<_>, Vec<_>) = army_elements(stage, side).into_iter().unzip();
        let enemy = army_elements(stage, side.other());
        Army {
            side,
            of_edition: ids.iter().map(|&id| position.element(id).troop).collect(),
            general: ids.iter().position(|&id| position.element(id).general),
            troops: [own, enemy.into_iter().map(|(_, troop)| troop).collect()],
            ids,
            kinds: TroopKinds::new(Procedure::built_in(), rulebook),
            rulebook,
        }
    }

    /// The kind of an element; empty if the procedure does not know it.
    pub fn kind(&self, place: usize) -> &'b str {
        self.kinds.kind_of_id(self.of_edition[place]).unwrap_or("")
    }

    /// The edition's troop of an element.
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

    /// The index of the general's element.
    pub fn general(&self) -> Option<usize> {
        self.general
    }

    /// Whether the general's element is the only mounted one in the army.
    pub fn general_is_only_mounted(&self) -> bool {
        let mounted = |&place: &usize| self.mounted(place);
        let riders: Vec<usize> = (0..self.ids.len()).filter(mounted).collect();
        riders.len() == 1 && self.general == Some(riders[0])
    }

    /// The main kind of a group: the most numerous, then the better against foot, then the first.
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

    /// The length of `count` hundred paces.
    pub fn hundreds(&self, count: i32) -> Length {
        self.kinds.hundreds(count)
    }

    /// Forms and records the groups, without the elements at the `absent` indices.
    pub fn groups(&self, log: &mut AuditLog, facts: &Facts, absent: &[usize]) -> Vec<Group> {
        let formed = groups(self.kinds, &self.troops[0], absent, &self.troops[1]);
        let seen = [Fact::MountedYou, Fact::MountedNpg]
            .map(|fact| (fact.name(), i64::from(facts.get(fact))));
        for group in &formed {
            let name = self.name(&group.members);
            log.record_rule(
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

    /// The name of a group in the audit log: its elements.
    pub fn name(&self, members: &[usize]) -> String {
        let names: Vec<String> = members
            .iter()
            .map(|&place| self.ids[place].to_string())
            .collect();
        names.join(" ")
    }
}

/// Chooses the troop of each element that may deploy as either of two, and applies it to `stage`.
///
/// The first is taken unless fewer enemies are a bad match-up for the second.
pub fn choose_deployed_troops(stage: &mut Battle, log: &mut AuditLog, side: Side) -> Vec<Order> {
    let ids: Vec<ElementId> = army_ids(stage, side).collect();
    let mut orders = Vec::new();
    for id in ids {
        let Some([first, second]) = stage.setup().and_then(|setup| setup.choice_of(id)) else {
            continue;
        };
        if stage.position().element(id).place != Place::Reserve {
            continue;
        }
        let feared = [first, second].map(|code| i64::from(count_bad_enemies(stage, side, code)));
        let taken = if feared[1] < feared[0] { second } else { first };
        log.record_rule(
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

/// How many enemies of a side are a bad match-up for a troop (section 4.8.1).
fn count_bad_enemies(stage: &Battle, side: Side, code: TroopCode) -> i32 {
    let kinds = TroopKinds::new(Procedure::built_in(), stage.rulebook());
    let own = kinds.kind(Troop::Plain(code)).unwrap_or("");
    let position = stage.position();
    let enemies = army_ids(stage, side.other()).filter(|&id| {
        let enemy = kinds.kind_of_id(position.element(id).troop);
        enemy.is_some_and(|enemy| is_bad_match_up(own, enemy))
    });
    enemies.count() as i32
}

/// Whether an enemy kind is a bad match-up for an own kind (section 4.8.1).
pub fn is_bad_match_up(own: &str, enemy: &str) -> bool {
    let has = |list: &[String], kind: &str| list.iter().any(|known| known == kind);
    let mut rows = Procedure::built_in().match_ups.iter();
    rows.any(
        |BadMatchUp {
             troops, faced_by, ..
         }| has(troops, own) && has(faced_by, enemy),
    )
}
