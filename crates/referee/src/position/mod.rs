//! What a position remembers: elements, the table they stand on, and how they touch.
//!
//! Places and marks only; what they allow is judged elsewhere.

#![expect(
    clippy::inline_always,
    reason = "the page's engine is compiled for size, where calling these costs more than what they do"
)]

mod contact;
mod element;
mod going;
mod on_table;
mod resting;
mod side;
mod state;
mod stronghold;
mod table;

pub use contact::*;
pub use element::*;
pub use resting::*;
pub use side::*;
pub use state::*;
pub use stronghold::*;
pub use table::*;
