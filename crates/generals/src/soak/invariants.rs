//! The invariants that hold at every step of a battle.

use acies_geometry::overlaps;
use acies_referee::{Ask, Battle, ElementId, Place, Side, What};

use super::Coverage;
use crate::{MatchStep, Random, Rng};

/// A broken invariant, and where it broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the battle.
    pub battle: u64,
    /// The armies of red and blue.
    pub armies: [String; 2],
    /// How many steps had been taken.
    pub step: usize,
    /// What was wrong.
    pub what: String,
}

/// Checks one battle before and after every step.
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

    /// Before a decision: the default order is legal, and both judges and `obey` agree on unfiltered orders.
    pub fn before(&mut self, battle: &Battle, rng: &mut Rng, coverage: &mut Coverage) {
        let Ask::Decide { side, what } = battle.asks() else {
            return;
        };
        let default = battle.default_order();
        if !battle.is_legal(&default) {
            self.fault(format!(
                "no dead end: {what:?} of {side} has no legal default, not {default}"
            ));
        }
        if what != What::Move || !rng.chance(1, 2) {
            return;
        }
        if let Some(order) = self.prober.proposal(battle, side) {
            let quick = battle.is_legal(&order);
            let verdict = battle.judge(&order);
            coverage.count_probe(quick, &verdict);
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

    /// After a step: it was accepted, no element overlaps another, leaves the table or vanishes.
    pub fn after(&mut self, battle: &Battle, step: &MatchStep) {
        self.step += 1;
        match step {
            MatchStep::Order {
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
            MatchStep::Throw {
                purpose,
                answer: Err(error),
                ..
            } => self.fault(format!("{purpose}: {error}")),
            _ => {}
        }
        if battle.setup().is_some() {
            return;
        }
        for fault in misplaced_elements(battle) {
            self.fault(format!("{fault} after {}", describe_step(step)));
        }
        let position = battle.position();
        let sizes = Side::BOTH.map(|side| {
            ElementId::of_side(side)
                // Denizens have no element of their own while a garrison is inside.
                .filter(|&id| id.home().is_none() && position.element(id).place != Place::Unused)
                .count()
        });
        if self.sizes.is_some_and(|before| before != sizes) {
            self.fault(format!(
                "an element came or went after {}",
                describe_step(step)
            ));
        }
        self.sizes = Some(sizes);
    }
}

/// The elements that are off the table or overlap another, once the battle has begun.
pub fn misplaced_elements(battle: &Battle) -> Vec<String> {
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

fn describe_step(step: &MatchStep) -> String {
    match step {
        MatchStep::Order { order, .. } => order.to_string(),
        MatchStep::Throw { purpose, dice, .. } => format!("throw {purpose} {dice:?}"),
        MatchStep::Over(_) => "the end".into(),
    }
}
