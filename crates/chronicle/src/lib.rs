//! The battle record and the scenario: write, read, replay, verify.
//!
//! Reads and writes text files, and compares them with the referee's answers. This crate holds no rules: every order goes to
//! the referee. It produces ids and numbers; sentences for players are made elsewhere.

mod dice;
mod edition;
mod record;
mod scenario;
mod seat;
pub mod shared_dice;

pub use dice::{DiceSource, FixedDice, Seed, SeedError};
pub use edition::{EditionChoice, scale_from_word, scale_word};
pub use record::{
    DiceFinding, DiceVerdict, Differs, Engine, Entry, Finding, Foot, Given, Head, HeadError,
    JsonError, Line, Onward, ReadError, ReadProblem, Reader, Record, Recorder, RecorderError,
    Replay, ReplayError, Reveal, Secrets, SetupError, Shown, ShownValue, Unchecked, VERSION,
    Verdict, Writer, from_json_lines, json_lines, with_path,
};
pub use scenario::{
    Difference, Draft, Expect, Expected, OrderExpected, Outcome, Scenario, ScenarioError,
    ScoreExpected, Scored, Stands, snapshot,
};
pub use seat::{LogHash, SeatSecret, SeatSecretError};
