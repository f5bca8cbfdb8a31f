//! The battle record and the scenario: write, read, replay, verify.
//!
//! Texts that people and programs write, and the referee's answers to them. No rule lives here: every order is put to
//! the referee. Sentences for people live elsewhere; what is here are ids and numbers.

mod edition;
mod scenario;

pub use edition::{EditionChoice, scale_from_word, scale_word};
pub use scenario::{
    Draft, Expect, Expected, OrderExpected, Scenario, ScenarioError, ScoreExpected, Scored,
};
