//! The tests of generals: that they play by the rules, alike everywhere, and better than chance.
//!
//! One program for all of them, so that they are linked once.

mod greedy;
mod house_rules;
mod look_ahead;
mod oracle;
mod random;
mod signature;
mod soak;
mod solo;
