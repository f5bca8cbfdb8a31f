//! Who decides: candidate orders, and the generals that choose among them.
//!
//! A general sees the battle and proposes an order; the referee judges it. No rule lives here: what is legal,
//! what it costs and what it leads to is always asked of the referee.

pub mod audit;
mod candidates;
mod chance;
mod formations;
mod greedy;
mod moved;
mod open;
mod opinion;
pub mod perft;
mod play;
mod random;
pub mod signature;
pub mod sim;
pub mod soak;
pub mod solo;

use acies_referee::{Battle, Order, Side};

use audit::Entry;
pub use chance::Chance;
pub use formations::{lines, wings};
pub use greedy::Greedy;
pub use play::{Match, Step};
pub use random::Random;

/// One who decides for a side.
pub trait General {
    /// An order for the decision that the battle asks of `side`. It must be legal.
    fn decide(&mut self, battle: &Battle, side: Side) -> Order;

    /// What it has to say of its decisions since this was last asked; those that keep no account say nothing.
    fn news(&mut self) -> Vec<Entry> {
        Vec::new()
    }

    /// Reminds it of what it said before, when it is woken in the middle of a battle.
    fn recall(&mut self, _entry: Entry) {}
}

/// The names of the generals that [`general`] knows.
pub const NAMES: [&str; 5] = ["random", "greedy", "solo-dba", "veteran", "dull"];

/// The general of a name, with a seed for its own dice; `None` for a name not in [`NAMES`].
pub fn general(name: &str, seed: u64) -> Option<Box<dyn General>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::default())),
        "solo-dba" => Some(Box::new(solo::SoloDba::new(seed))),
        "veteran" => Some(Box::new(solo::SoloDba::veteran(seed))),
        "dull" => Some(Box::new(Dull)),
        _ => None,
    }
}

/// The general of a name for one decision in the middle of a battle, after so many steps of it.
///
/// Whoever follows an account gets the seed of the whole battle; one whose chances run on gets others for each step.
pub fn woken(name: &str, seed: u64, steps: u64) -> Option<Box<dyn General>> {
    match name {
        "random" => general(name, seed ^ steps << 32),
        _ => general(name, seed),
    }
}

/// Whether the general of a name decides the same when he has been awake all along as when he is [`woken`]: those who keep
/// an account remember nothing that it does not say.
pub fn stays_awake(name: &str) -> bool {
    matches!(name, "solo-dba" | "veteran")
}

/// Takes the referee's default for everything: deploys, stands, and fights when it is attacked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dull;

impl General for Dull {
    fn decide(&mut self, battle: &Battle, _side: Side) -> Order {
        battle.default_order()
    }
}
