//! The solo procedure for Baroque, held against what was worked out from its source apart from this program.

mod actions;
mod conduct;
mod game;
mod golden;
mod hidden;
mod moves;
mod muster;
mod occasions;
mod pursuit;
mod questions;
mod stage;
mod tables;
mod tokens;
mod vectors;
