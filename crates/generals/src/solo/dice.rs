//! The procedure's own dice, keyed by their purpose and independent of the battle's dice (`solo-dba` §1.2).

use std::collections::VecDeque;

use acies_chronicle::Seed;

/// The source of the procedure's dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// A generator keyed by purpose: other rolls do not affect it.
    Keyed(Seed),
    /// These dice in order, then ones.
    Scripted(VecDeque<u8>),
}

impl Dice {
    /// The keyed generator of a seed.
    pub fn new(seed: u64) -> Dice {
        Dice::Keyed(Seed::from(seed))
    }

    /// Rolls dice for a purpose, each 1 to 6.
    pub fn roll(&mut self, purpose: &str, count: usize) -> Vec<u8> {
        match self {
            Dice::Keyed(seed) => seed.dice_for(purpose, count as u8),
            Dice::Scripted(left) => (0..count).map(|_| left.pop_front().unwrap_or(1)).collect(),
        }
    }

    /// A pseudo-random number for a purpose that is not a roll, such as the shape of terrain; the same on every call.
    pub fn number(&self, purpose: &str) -> u64 {
        match self {
            Dice::Keyed(seed) => seed.stream(purpose),
            Dice::Scripted(_) => Seed::from(0).stream(purpose),
        }
    }
}
