//! The value of a position in thousandths of an element, for generals that judge for themselves.
//!
//! Combats count by their exact odds; danger, shooting, formation and progress are approximations. Legality is left to
//! the referee, the choice of candidates to the caller.

mod combats;
mod evaluator;
mod joint_attacks;
mod rough_position;
mod troop_stats;
mod volleys;

pub use evaluator::Evaluator;
pub use joint_attacks::{FOLLOWED_UP, attacked_enemy, joint_gain};
pub use rough_position::WIDTH;
pub use troop_stats::{TroopStats, advantage, shot};
