//! The battle record and the scenario: write, read, replay, verify.
//!
//! Texts that people and programs write, and the referee's answers to them. No rule lives here: every order is put to
//! the referee. Sentences for people live elsewhere; what is here are ids and numbers.

mod dice;
mod draw;
mod edition;
mod record;
mod scenario;

pub use dice::{DiceSource, FixedDice, Seed, SeedError};
pub use draw::svg;
pub use edition::{EditionChoice, scale_from_word, scale_word};
pub use record::{
    Differs, Entry, Foot, Given, Head, HeadError, JsonError, Line, ReadError, ReadProblem, Reader,
    Record, Recorder, RecorderError, Replay, ReplayError, SetupError, VERSION, Writer,
    from_json_lines, json_lines,
};
pub use scenario::{
    Difference, Draft, Expect, Expected, OrderExpected, Outcome, Scenario, ScenarioError,
    ScoreExpected, Scored, Stands, snapshot,
};
