//! Editions and conventions of the game: data in TOML, compiled to dense tables.
//!
//! This crate knows the words of the rules and none of the positions: no element, no place, no dice.
//! The engine asks it for numbers and policies and never for an edition's name.

mod model;

pub use model::*;
