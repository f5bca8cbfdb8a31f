//! Tests of the generals: they play by the rules, the same everywhere, and better than chance.
//!
//! They are one program, so that they are linked once.

mod after_move;
mod greedy;
mod house_rules;
mod oracle;
mod proposal;
mod random;
mod signature;
mod soak;
mod solo;
