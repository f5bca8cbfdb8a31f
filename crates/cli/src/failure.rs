//! Input that cannot be used: one line that says what, where, and what was expected.

use std::fmt;
use std::io;
use std::path::Path;

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// Something that was given cannot be used.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // One line, whatever the message was made of.
            Failure::Input(message) => f.write_str(&message.replace('\n', "; ")),
            Failure::Output(error) => write!(f, "{error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Output(error.into())
    }
}

/// A complaint about input.
pub fn input(message: impl Into<String>) -> Failure {
    Failure::Input(message.into())
}

/// A complaint about a file.
pub fn in_file(path: &Path, message: impl fmt::Display) -> Failure {
    Failure::Input(format!("{}: {message}", path.display()))
}
