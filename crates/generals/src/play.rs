//! Playing a battle out between two generals, a step at a time.

use std::sync::Arc;

use acies_armies::ArmyList;
use acies_chronicle::Seed;
use acies_referee::{Ask, BadThrow, Battle, Breaches, Ending, Event, Order, Purpose, Side};
use acies_rulebook::Rulebook;

use crate::General;

/// A battle with the two who fight it and the dice that they throw.
pub struct Match {
    /// The battle.
    pub battle: Battle,
    generals: [Box<dyn General>; 2],
    seed: Seed,
}

/// One step of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A general gave an order.
    Order {
        /// Whose general.
        side: Side,
        /// What it said.
        order: Order,
        /// What happened, or why the referee refused.
        answer: Result<Vec<Event>, Breaches>,
    },
    /// Dice were thrown.
    Throw {
        /// What for.
        purpose: Purpose,
        /// What they show.
        dice: Vec<u8>,
        /// What happened.
        answer: Result<Vec<Event>, BadThrow>,
    },
    /// The battle is over.
    Over(Ending),
}

impl Match {
    /// A match between two army lists, drawn after so many bounds a side; 0 for no limit.
    pub fn new(
        rulebook: Arc<Rulebook>,
        lists: [ArmyList; 2],
        generals: [Box<dyn General>; 2],
        seed: Seed,
        limit: u16,
    ) -> Match {
        Match {
            battle: Battle::new(rulebook, lists).limited(limit),
            generals,
            seed,
        }
    }

    /// Does whatever the battle waits for. A refused order changes nothing, so that a general that gives one stands
    /// still; whoever plays the match decides what to do about it.
    pub fn step(&mut self) -> Step {
        match self.battle.asks() {
            Ask::Over(ending) => Step::Over(ending),
            Ask::Throw(throw) => {
                let dice = self.seed.dice(throw.purpose, throw.dice);
                let answer = self.battle.throw(&dice);
                Step::Throw {
                    purpose: throw.purpose,
                    dice,
                    answer,
                }
            }
            Ask::Decide { side, .. } => {
                let order = self.generals[side as usize].decide(&self.battle, side);
                let answer = self.battle.obey(&order);
                Step::Order {
                    side,
                    order,
                    answer,
                }
            }
        }
    }
}
