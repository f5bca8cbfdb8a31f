//! Plays a battle between two generals, one step at a time.

use std::sync::Arc;

use acies_armies::ArmyList;
use acies_chronicle::Seed;
use acies_referee::{Ask, BadThrow, Battle, Breaches, Ending, Event, Order, Purpose, Side};
use acies_rulebook::Rulebook;

use crate::General;

/// A battle with its two generals and its dice.
pub struct Match {
    /// The battle.
    pub battle: Battle,
    generals: [Box<dyn General>; 2],
    seed: Seed,
}

/// One step of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchStep {
    /// A general gave an order.
    Order {
        /// The general's side.
        side: Side,
        /// The order.
        order: Order,
        /// The events, or why the referee refused it.
        answer: Result<Vec<Event>, Breaches>,
    },
    /// Dice were rolled.
    Throw {
        /// The purpose of the dice.
        purpose: Purpose,
        /// The dice.
        dice: Vec<u8>,
        /// The events.
        answer: Result<Vec<Event>, BadThrow>,
    },
    /// The battle is over.
    Over(Ending),
}

impl Match {
    /// Creates a match of two army lists, drawn after `limit` bounds a side; 0 for no limit.
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

    /// Takes the next step of the battle.
    ///
    /// A refused order changes nothing, and the general would repeat it; the caller decides what to do.
    pub fn step(&mut self) -> MatchStep {
        match self.battle.asks() {
            Ask::Over(ending) => MatchStep::Over(ending),
            Ask::Throw(throw) => {
                let dice = self.seed.dice(throw.purpose, throw.dice);
                let answer = self.battle.throw(&dice);
                MatchStep::Throw {
                    purpose: throw.purpose,
                    dice,
                    answer,
                }
            }
            Ask::Decide { side, .. } => {
                let order = self.generals[side as usize].decide(&self.battle, side);
                let answer = self.battle.obey(&order);
                MatchStep::Order {
                    side,
                    order,
                    answer,
                }
            }
        }
    }
}
