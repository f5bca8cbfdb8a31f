//! Errors in edition files, with their positions.
//!
//! They are for the authors of edition files; players never see them, so they are not translated.

use std::fmt;

/// One error in an edition file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionError {
    /// The name of the file as given when it was loaded; empty if there is none.
    pub file: String,
    /// The line, from 1; 0 for an error without a position, such as an unknown ruling requested by the
    /// caller.
    pub line: usize,
    /// The key, such as `outcomes.rows.el-by-light.fate`; empty at the top level.
    pub key: String,
    /// The problem and, for an unknown word, the allowed words.
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

/// All errors in an edition file, in file order; never empty.
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
