//! Editions and conventions of the game: data in TOML, compiled to dense tables.
//!
//! This crate knows the words of the rules and none of the positions: no element, no place, no dice.
//! The engine asks it for numbers and policies and never for an edition's name.
//!
//! A file is read as a tree ([`RulebookSource`]), changed by rulings and conventions, read again as rows, and compiled
//! for a scale to a [`Rulebook`]. `docs/reference/editions.md` explains the words.

mod compile;
mod content;
mod document;
mod embedded;
mod error;
mod fields;
mod lint;
mod model;
mod mutate;
mod raw;
pub mod rows;
mod sheet;
mod source;
mod words;

pub use error::{EditionError, EditionErrors};
pub use lint::{WordUse, unexplained_words, word_uses};
pub use model::*;
pub use mutate::{Mutant, Mutants, convention_mutants, mutants};
pub use sheet::{Section, Sheet, Value};
pub use source::{Agreed, Conflict, Convention, RulebookSource, Ruling};
pub use words::Word;
