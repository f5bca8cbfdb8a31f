//! The invariants that every step of a battle keeps.

use acies_geometry::overlaps;
use acies_referee::{Ask, Battle, ElementId, Place, Side, What};

use super::Coverage;
use crate::{Chance, Random, Step};

/// Something that must never happen, and where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the battle.
    pub battle: u64,
    /// The armies of red and blue.
    pub armies: [String; 2],
    /// How many steps had been made.
    pub step: usize,
    /// What was found.
    pub what: String,
}

/// Looks at one battle before and after every step.
pub struct Checker {
    battle: u64,
    armies: [String; 2],
    step: usize,
    sizes: Option<[usize; 2]>,
    prober: Random,
    pub faults: Vec<Fault>,
}

impl Checker {
    pub fn new(battle: u64, armies: [String; 2]) -> Checker {
        let prober = Random::new(!battle);
        Checker {
            battle,
            armies,
            step: 0,
            sizes: None,
            prober,
            faults: Vec::new(),
        }
    }

    pub fn fault(&mut self, what: String) {
        let (battle, step) = (self.battle, self.step);
        self.faults.push(Fault {
            battle,
            armies: self.armies.clone(),
            step,
            what,
        });
    }

    /// Before a decision: the actor asked has a legal answer, and the quick judge, the explaining judge and the gate
    /// agree on orders that nobody filtered.
    pub fn before(&mut self, battle: &Battle, chance: &mut Chance, coverage: &mut Coverage) {
        let Ask::Decide { side, what } = battle.asks() else {
            return;
        };
        let dull = battle.default_order();
        if !battle.is_legal(&dull) {
            self.fault(format!(
                "no dead end: {what:?} of {side} has no legal default, not {dull}"
            ));
        }
        if what != What::Move || !chance.happens(1, 2) {
            return;
        }
        if let Some(order) = self.prober.proposal(battle, side) {
            let quick = battle.is_legal(&order);
            let verdict = battle.judge(&order);
            coverage.probed(quick, &verdict);
            if quick != verdict.is_legal() {
                self.fault(format!(
                    "FailFast says {quick}, CollectAll says {}: {order}",
                    verdict.is_legal()
                ));
            }
            let mut copy = battle.clone();
            if copy.obey(&order).is_ok() != quick {
                self.fault(format!("judge says {quick}, obey does not: {order}"));
            }
        }
    }

    /// After a step: it was accepted, nothing overlaps, everybody is somewhere, all on the table.
    pub fn after(&mut self, battle: &Battle, step: &Step) {
        self.step += 1;
        match step {
            Step::Order {
                side,
                order,
                answer: Err(breaches),
            } => {
                let rules: Vec<&str> = breaches.iter().map(|breach| breach.rule.id()).collect();
                self.fault(format!(
                    "the order of {side} was refused: {order}: {}",
                    rules.join(" ")
                ));
            }
            Step::Throw {
                purpose,
                answer: Err(error),
                ..
            } => self.fault(format!("{purpose}: {error}")),
            _ => {}
        }
        if battle.setup().is_some() {
            return;
        }
        for fault in misplaced(battle) {
            self.fault(format!("{fault} after {}", told(step)));
        }
        let position = battle.position();
        let sizes = Side::BOTH.map(|side| {
            ElementId::of_side(side)
                // Denizens go by no name while there is a garrison.
                .filter(|&id| id.home().is_none() && position.element(id).place != Place::Unused)
                .count()
        });
        if self.sizes.is_some_and(|before| before != sizes) {
            self.fault(format!("an element came or went after {}", told(step)));
        }
        self.sizes = Some(sizes);
    }
}

/// Everybody who stands where nobody can once the battle has begun: off the table, or where another stands.
pub fn misplaced(battle: &Battle) -> Vec<String> {
    let mut faults = Vec::new();
    if battle.setup().is_some() {
        return faults;
    }
    let standing: Vec<_> = battle.position().on_table().collect();
    for (index, (id, element)) in standing.iter().enumerate() {
        if !battle.table().contains(&element.base) {
            faults.push(format!("{id} stands off the table"));
        }
        for (other, friend) in &standing[index + 1..] {
            if overlaps(&element.base, &friend.base) {
                faults.push(format!("{id} and {other} overlap"));
            }
        }
    }
    faults
}

fn told(step: &Step) -> String {
    match step {
        Step::Order { order, .. } => order.to_string(),
        Step::Throw { purpose, dice, .. } => format!("throw {purpose} {dice:?}"),
        Step::Over(_) => "the end".into(),
    }
}
