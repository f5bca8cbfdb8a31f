//! The Solo DBA general: sends each decision to the section of the procedure that covers it.

use acies_referee::{Ask, Battle, Order, Side, What};

use super::audit_log::AuditLog;
use super::deployment::{self, DeploymentPlan};
use super::dice::Dice;
use super::engine::{self, Engine};
use super::{army_choice, base_edge, camp, garrison, terrain};
use crate::General;
use crate::audit::Entry;

/// The Solo DBA general: literal (`solo-dba` §10, level 2), or the veteran with judgement (level 3).
#[derive(Clone, Debug)]
pub struct SoloDba {
    log: AuditLog,
    engine: Engine,
    /// The deployment in progress; it can be planned again from the audit log.
    plan: Option<DeploymentPlan>,
}

impl SoloDba {
    /// Creates the literal general with dice from a seed.
    pub fn new(seed: u64) -> SoloDba {
        SoloDba::with_dice(Dice::new(seed))
    }

    /// Creates the veteran, who chooses by judgement within the procedure's limits, with dice from a seed.
    pub fn veteran(seed: u64) -> SoloDba {
        SoloDba::new(seed).as_veteran()
    }

    /// The same general with the veteran's judgement.
    pub fn as_veteran(self) -> SoloDba {
        SoloDba {
            engine: Engine::with_judge(),
            ..self
        }
    }

    /// Creates the literal general with these dice.
    pub fn with_dice(dice: Dice) -> SoloDba {
        SoloDba {
            log: AuditLog::new(dice),
            engine: Engine::default(),
            plan: None,
        }
    }

    /// The moves of the present bound if the list of the stance is followed; the general itself is unchanged.
    pub fn plan(&self, battle: &Battle, side: Side) -> Vec<Order> {
        let mut copy = self.dry_run_copy(battle, side);
        copy.engine.plan(&mut copy.log, battle, side)
    }

    /// How much better the bound would end for the veteran without the list, in thousandths of an element.
    ///
    /// The general itself is unchanged.
    pub fn regret(&self, battle: &Battle, side: Side) -> i64 {
        let mut copy = self.dry_run_copy(battle, side);
        copy.engine.regret(&mut copy.log, battle, side)
    }

    /// A copy set to the present bound, for planning.
    fn dry_run_copy(&self, battle: &Battle, side: Side) -> SoloDba {
        let mut copy = self.clone();
        let bound = battle.position().bounds[side as usize];
        copy.log.set_bound(bound);
        copy
    }
}

impl General for SoloDba {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        let bound = match battle.setup() {
            Some(_) => 0,
            None => battle.position().bounds[side as usize],
        };
        self.log.set_bound(bound);
        let Ask::Decide { what, .. } = battle.asks() else {
            return battle.default_order();
        };
        match what {
            What::Deployment => {
                return deployment::deploy(battle, &mut self.log, side, &mut self.plan);
            }
            What::Swap => return deployment::swap(battle, &mut self.log, side),
            What::Move => {
                // Before the bound's first move: until then the PIPs left are the PIP die.
                engine::stance(&mut self.log, battle, side);
                if let Some(order) = deployment::land_reserve(battle, &mut self.log, side) {
                    return order;
                }
            }
            _ => {}
        }
        if let Some(order) = decide_before_deployment(&mut self.log, battle, side, what) {
            return order;
        }
        if let Some(order) = self.engine.decide(&mut self.log, battle, side, what) {
            return order;
        }
        // The procedure has no section for this decision.
        battle.default_order()
    }

    fn take_entries(&mut self) -> Vec<Entry> {
        self.log.take_entries()
    }

    fn replay_entry(&mut self, entry: Entry) {
        self.log.replay_entry(entry);
    }
}

/// The order for a decision before deployment; `None` for any other decision.
fn decide_before_deployment(
    log: &mut AuditLog,
    battle: &Battle,
    side: Side,
    what: What,
) -> Option<Order> {
    let order = match what {
        What::Army => army_choice::choose(log, battle, side),
        What::Topography => terrain::topography(log, battle),
        What::Features => terrain::features(log, battle, side),
        What::Quarter => terrain::choose_quarter(log, battle, side),
        What::Terrain => terrain::place_piece(log, battle, side),
        What::Edges | What::Prefer => base_edge::choose(log, battle, side),
        What::Camp => camp::choose(log, battle, side),
        What::Garrison => garrison::next_garrison_order(log, battle, side)
            .unwrap_or_else(|| battle.default_order()),
        _ => return None,
    };
    Some(order)
}
