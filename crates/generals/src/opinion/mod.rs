//! What a position is thought to be worth, in thousandths of an element: what generals who judge for themselves choose by.
//!
//! What is fought is worth its exact odds; danger, shots, order and progress are taken roughly. What is legal is asked of the
//! referee, and whoever chooses by it says what is chosen among.

mod fights;
mod knowledge;
mod scene;
mod together;
mod value;
mod volleys;

pub use knowledge::{Knowledge, edge, shot};
pub use scene::WIDTH;
pub use together::{TRIED, gain as gain_together, struck};
pub use value::Opinion;
