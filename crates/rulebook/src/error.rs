//! What is wrong with an edition file, and where.
//!
//! These are messages for whoever writes the file; players never see them, so they are plain English.

use std::fmt;

/// One thing that is wrong with an edition file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionError {
    /// The file, as it was named when it was loaded; empty when nobody has given one, and no place in one is to blame.
    pub file: String,
    /// The line, from 1; 0 when no place in the file is to blame, such as a choice made from outside.
    pub line: usize,
    /// The key, such as `outcomes.rows.el-by-light.fate`; empty at the top.
    pub key: String,
    /// What is wrong and, where a word was expected, which words are allowed.
    pub message: String,
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            f.write_str(&self.file)?;
            if self.line > 0 {
                write!(f, ":{}", self.line)?;
            }
            f.write_str(": ")?;
        }
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for EditionError {}

/// Everything that is wrong with an edition file, in the order of the file; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionErrors(pub Vec<EditionError>);

impl fmt::Display for EditionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            error.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for EditionErrors {}
