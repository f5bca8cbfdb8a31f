//! The computer's generals: candidate orders, and the generals that choose among them.
//!
//! A general sees the battle and proposes an order; the referee judges it. There are no rules here: legality, costs and
//! results are always asked of the referee.

mod after_move;
pub mod audit;
mod candidates;
mod evaluation;
mod formations;
mod greedy;
mod open_odds;
pub mod perft;
mod play;
mod proposal;
mod random;
mod rng;
pub mod signature;
pub mod sim;
pub mod soak;
pub mod solo;

use acies_referee::{Battle, Order, Side};

use audit::Entry;
pub use formations::{line_windows, lines};
pub use greedy::Greedy;
pub use play::{Match, MatchStep};
pub use proposal::Proposer;
pub use random::Random;
pub use rng::Rng;

/// A general decides for one side.
pub trait General {
    /// Returns an order for the decision that the battle asks of `side`; it must be legal.
    fn decide(&mut self, battle: &Battle, side: Side) -> Order;

    /// Returns the audit entries since the last call; empty for generals without an audit log.
    fn take_entries(&mut self) -> Vec<Entry> {
        Vec::new()
    }

    /// Replays an entry from a record, when the general is resumed in the middle of a battle.
    fn replay_entry(&mut self, _entry: Entry) {}
}

/// The names that [`general`] knows; `passive` is accepted for `dull` as well.
pub const NAMES: [&str; 5] = ["random", "greedy", "solo-dba", "veteran", "dull"];

/// Creates the general of a name with a seed for its own dice; `None` for an unknown name.
pub fn general(name: &str, seed: u64) -> Option<Box<dyn General>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::default())),
        "solo-dba" => Some(Box::new(solo::SoloDba::new(seed))),
        "veteran" => Some(Box::new(solo::SoloDba::veteran(seed))),
        "passive" | "dull" => Some(Box::new(Passive)),
        _ => None,
    }
}

/// Creates a general for one decision in the middle of a battle, after `steps` steps.
///
/// A general with an audit log gets the seed of the whole battle; a random one gets a new seed for each step.
pub fn resume(name: &str, seed: u64, steps: u64) -> Option<Box<dyn General>> {
    match name {
        "random" => general(name, seed ^ steps << 32),
        _ => general(name, seed),
    }
}

/// Whether [`resume`] with the replayed entries decides the same as a general that was there from the beginning.
pub fn is_resumable(name: &str) -> bool {
    matches!(name, "solo-dba" | "veteran")
}

/// Takes the referee's default for every decision: deploys, stays in place, and fights when attacked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Passive;

impl General for Passive {
    fn decide(&mut self, battle: &Battle, _side: Side) -> Order {
        battle.default_order()
    }
}
