//! Errors in scenario files, with their line numbers.

use std::fmt;
use std::ops::Range;

/// An error in a scenario file: the line, what was found and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// The line in the file, from 1.
    pub line: usize,
    /// What was found there, and what was expected.
    pub message: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for ScenarioError {}

/// An error about a byte range of the file, before its line is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Complaint {
    pub span: Range<usize>,
    pub message: String,
}

/// An error at the position of a value.
pub(super) fn complain<T>(at: &toml::Spanned<T>, message: impl Into<String>) -> Complaint {
    Complaint {
        span: at.span(),
        message: message.into(),
    }
}

impl Complaint {
    /// Adds the line number to the error.
    pub fn in_file(self, text: &str) -> ScenarioError {
        ScenarioError {
            line: line_of(text, self.span.start),
            message: self.message,
        }
    }
}

/// The line number of a byte offset, from 1.
pub(super) fn line_of(text: &str, byte: usize) -> usize {
    text.bytes()
        .take(byte)
        .fold(1, |line, letter| line + usize::from(letter == b'\n'))
}

/// Formats a list of words for a message: `a, b or c`.
pub(super) fn one_of<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.into_iter().collect();
    match words.as_slice() {
        [] => "nothing".into(),
        [word] => (*word).into(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}
