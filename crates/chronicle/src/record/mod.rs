//! The battle record: a text file, one line a fact, that replays without a generator.
//!
//! [`Writer`] writes it as the battle goes, [`Record::read`] reads it back, however short it was cut, and replaying puts
//! every order and throw to the referee again. [`json_lines`] is its twin for programs. `docs/reference/record.md` describes it.

mod chain;
mod head;
mod json;
mod line;
mod read;
mod recorder;
mod replay;
mod write;

pub use head::{Head, HeadError};
pub use json::{JsonError, from_json_lines, json_lines};
pub use line::{Line, VERSION};
pub use read::{Entry, Foot, Given, ReadError, ReadProblem, Reader, Record};
pub use recorder::{Recorder, RecorderError};
pub use replay::{Differs, Replay, ReplayError, SetupError};
pub use write::Writer;

#[cfg(test)]
mod replay_tests;
#[cfg(test)]
mod tests;
