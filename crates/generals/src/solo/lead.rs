//! The general who follows the procedure: each decision goes to the part of the procedure that is about it.
//!
//! It knows which part that is, and nothing of how it decides.

use acies_referee::{Ask, Battle, Order, Side, What};

use super::before;
use super::clerk::Clerk;
use super::deployment::{self, Plan};
use super::dice::Dice;
use super::engine::{self, Engine};
use crate::General;
use crate::audit::Entry;

/// The general of Solo DBA: literally (`solo-dba` §10, level 2), or as one who judges (level 3).
#[derive(Clone, Debug)]
pub struct SoloDba {
    clerk: Clerk,
    engine: Engine,
    /// The deployment that is being carried out; it can be made again from the account.
    plan: Option<Plan>,
}

impl SoloDba {
    /// One with dice of its own from a seed.
    pub fn new(seed: u64) -> SoloDba {
        SoloDba::with(Dice::new(seed))
    }

    /// The veteran, who judges for himself within what the procedure permits, with dice of his own from a seed.
    pub fn veteran(seed: u64) -> SoloDba {
        SoloDba::new(seed).judging()
    }

    /// The same with somebody's judgement.
    pub fn judging(self) -> SoloDba {
        SoloDba {
            engine: Engine::of_judge(),
            ..self
        }
    }

    /// One with these dice.
    pub fn with(dice: Dice) -> SoloDba {
        SoloDba {
            clerk: Clerk::new(dice),
            engine: Engine::default(),
            plan: None,
        }
    }

    /// The moves that it would make in the bound that a battle has come to, if its list were followed. Nothing is written.
    pub fn plan(&self, battle: &Battle, side: Side) -> Vec<Order> {
        let mut thinks = self.thinking_of(battle, side);
        thinks.engine.plan(&mut thinks.clerk, battle, side)
    }

    /// What the bound that a battle has come to would be worth more to one who judges if he did as he likes, in thousandths of an
    /// element. Nothing is written.
    pub fn regret(&self, battle: &Battle, side: Side) -> i64 {
        let mut thinks = self.thinking_of(battle, side);
        thinks.engine.regret(&mut thinks.clerk, battle, side)
    }

    /// Another like him in the bound of a battle, who may write what he likes.
    fn thinking_of(&self, battle: &Battle, side: Side) -> SoloDba {
        let mut thinks = self.clone();
        let bound = battle.position().bounds[side as usize];
        thinks.clerk.turn_to(bound);
        thinks
    }
}

impl General for SoloDba {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        let bound = match battle.setup() {
            Some(_) => 0,
            None => battle.position().bounds[side as usize],
        };
        self.clerk.turn_to(bound);
        let Ask::Decide { what, .. } = battle.asks() else {
            return battle.default_order();
        };
        match what {
            What::Deployment => {
                return deployment::deploy(battle, &mut self.clerk, side, &mut self.plan);
            }
            What::Swap => return deployment::swap(battle, &mut self.clerk, side),
            What::Move => {
                // Before anything is done in the bound: until then the PIPs are the die as it fell.
                engine::stance(&mut self.clerk, battle, side);
                if let Some(order) = deployment::come_ashore(battle, &mut self.clerk, side) {
                    return order;
                }
            }
            _ => {}
        }
        if let Some(order) = before::decide(&mut self.clerk, battle, side, what) {
            return order;
        }
        if let Some(order) = self.engine.decide(&mut self.clerk, battle, side, what) {
            return order;
        }
        // What no part of the procedure leads yet is answered as the referee proposes.
        battle.default_order()
    }

    fn news(&mut self) -> Vec<Entry> {
        self.clerk.news()
    }

    fn recall(&mut self, entry: Entry) {
        self.clerk.recall(entry);
    }
}
