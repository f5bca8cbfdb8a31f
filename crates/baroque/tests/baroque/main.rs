//! The solo procedure for Baroque, compared with results worked out independently from its source.

mod actions;
mod duties;
mod fixture;
mod game;
mod golden;
mod hidden;
mod moves;
mod muster;
mod pursuit;
mod questions;
mod tables;
mod tokens;
mod trigger_events;
mod vectors;
