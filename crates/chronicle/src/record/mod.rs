//! The battle record: a text file, one fact per line, that replays without a dice generator.
//!
//! [`Writer`] writes it during the battle. [`Record::read`] reads it back, even if truncated, and a replay gives
//! every order and roll to the referee again. [`json_lines`] is the JSON form. `docs/reference/record.md` describes the format.

mod chain;
mod engine;
mod head;
mod json;
mod line;
mod read;
mod recorder;
mod replay;
mod shared;
mod shown;
mod verdict;
mod write;

pub use engine::Engine;
pub use head::{Head, HeadError};
pub use json::{JsonError, from_json_lines, json_lines};
pub use line::{Line, VERSION};
pub use read::{
    Entry, Foot, Given, Onward, ReadError, ReadProblem, Reader, Record, Reveal, ShownValue,
};
pub use recorder::{Recorder, RecorderError, with_path};
pub use replay::{Differs, Replay, ReplayError, SetupError};
pub use shown::Shown;
pub use verdict::{DiceFinding, DiceVerdict, Finding, Unchecked, Verdict};
pub use write::{Secrets, Writer};

#[cfg(test)]
mod forgery_tests;
#[cfg(test)]
mod replay_tests;
#[cfg(test)]
mod shared_tests;
#[cfg(test)]
mod shown_tests;
#[cfg(test)]
mod tests;
