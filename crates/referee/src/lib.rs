//! The referee: battle state, orders, choices, throws, verdicts, events and victory.
//!
//! A battle waits for exactly one of: red's decision, blue's decision, a throw of dice. Only
//! [`Battle::obey`] and [`Battle::throw`] change it; [`Battle::judge`] is free and pure.
//!
//! Nothing here knows who decides, where the battle is shown, or which edition is played: numbers and
//! policies come from the [`Rulebook`](acies_rulebook::Rulebook).

pub mod aftermath;
mod ask;
mod battle;
pub mod combat;
mod event;
mod movement;
mod non_combatants;
mod order;
mod position;
mod rule;
pub mod setup;
pub mod shooting;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod verdict;
pub mod victory;
mod view;

pub use ask::*;
pub use battle::Battle;
pub use event::*;
pub use movement::*;
pub use order::*;
pub use position::*;
pub use rule::*;
pub use verdict::*;
pub use view::*;
