//! The twin of a record for programs: the same lines, each as a JSON object.

use thiserror::Error;

use super::line::Line;
use super::read::Record;

/// Why a text is no twin of a record.
#[derive(Debug, Error)]
#[error("line {line}: {error}")]
pub struct JsonError {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub error: serde_json::Error,
}

/// The record as JSON lines: one object a line, in the order of the file.
///
/// # Errors
/// Never for a record that has been read; the writer of JSON may fail in principle.
pub fn json_lines(record: &Record) -> Result<String, serde_json::Error> {
    let mut text = String::new();
    for line in &record.lines {
        text.push_str(&serde_json::to_string(line)?);
        text.push('\n');
    }
    Ok(text)
}

/// The text of the record whose twin this is.
///
/// # Errors
/// When a line is no object that a record's twin has.
pub fn from_json_lines(text: &str) -> Result<String, JsonError> {
    let mut record = String::new();
    for (nth, json) in text.lines().enumerate() {
        let line: Line = serde_json::from_str(json).map_err(|error| JsonError {
            line: nth + 1,
            error,
        })?;
        record.push_str(&line.to_string());
        record.push('\n');
    }
    Ok(record)
}
