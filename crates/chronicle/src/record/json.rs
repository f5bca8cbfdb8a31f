//! The JSON form of a record: the same lines, each as an object.

use thiserror::Error;

use super::line::Line;
use super::read::Record;

/// Why a text is not a record in JSON form.
#[derive(Debug, Error)]
#[error("line {line}: {error}")]
pub struct JsonError {
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub error: serde_json::Error,
}

/// Formats the record as JSON lines, one object per line, in file order.
///
/// # Errors
/// Never for a parsed record, although the JSON writer can fail in principle.
pub fn json_lines(record: &Record) -> Result<String, serde_json::Error> {
    let mut text = String::new();
    for line in &record.lines {
        text.push_str(&serde_json::to_string(line)?);
        text.push('\n');
    }
    Ok(text)
}

/// Converts JSON lines back to the text of the record.
///
/// # Errors
/// When a line is not an object of a record in JSON form.
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
