//! The dice of the procedure: a stream of their own, keyed by what they are thrown for.
//!
//! Nothing that the battle throws follows from them, nor they from that (`solo-dba` §1.2).

use std::collections::VecDeque;

use acies_chronicle::Seed;

/// Where the dice of the procedure come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// A generator that is asked by purpose: what else is thrown changes nothing.
    Keyed(Seed),
    /// These, in this order, and ones when they are used up.
    Given(VecDeque<u8>),
}

impl Dice {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Dice {
        Dice::Keyed(Seed::from(seed))
    }

    /// So many dice for a purpose, each 1 to 6.
    pub fn throw(&mut self, purpose: &str, count: usize) -> Vec<u8> {
        match self {
            Dice::Keyed(seed) => seed.dice_for(purpose, count as u8),
            Dice::Given(left) => (0..count).map(|_| left.pop_front().unwrap_or(1)).collect(),
        }
    }

    /// A number for a purpose that is no throw, such as what shape something has: the same whenever it is asked for.
    pub fn number(&self, purpose: &str) -> u64 {
        match self {
            Dice::Keyed(seed) => seed.stream(purpose),
            Dice::Given(_) => Seed::from(0).stream(purpose),
        }
    }
}
