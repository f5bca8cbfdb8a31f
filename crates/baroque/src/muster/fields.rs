//! Fields of a line with their columns, counted in characters from 1.

use super::notes::{Expected, MusterError};

/// A field of a line.
#[derive(Clone, Copy, Default, Debug)]
pub struct Field<'t> {
    pub text: &'t str,
    /// Its start, in characters.
    pub column: usize,
    /// Its range, in bytes.
    pub start: usize,
    pub end: usize,
}

impl<'t> Field<'t> {
    fn new(line: &'t str, start: usize, end: usize) -> Field<'t> {
        let text = &line[start..end];
        let trimmed = text.trim();
        let start = start + (text.len() - text.trim_start().len());
        Field {
            text: trimmed,
            column: line[..start].chars().count() + 1,
            start,
            end: start + trimmed.len(),
        }
    }

    /// The empty place behind a field where the next one is missing.
    pub fn after(line: &'t str, field: Field<'_>) -> Field<'t> {
        Field::new(line, field.end, field.end)
    }
}

/// The fields between commas, from a byte on; at least one, which may be empty.
///
/// A line without commas may be a row of a spreadsheet: its cells are between tabs, and all from the last field on are one.
pub fn split(line: &str, from: usize, most: usize) -> Vec<Field<'_>> {
    let text = line[from..].trim();
    if !text.contains(',') && text.contains('\t') {
        let start = from + (line[from..].len() - line[from..].trim_start().len());
        return parts(line, start, text.splitn(most, '\t'));
    }
    parts(line, from, line[from..].split(','))
}

/// Fields that follow each other from a byte on, one byte apart.
fn parts<'t>(
    line: &'t str,
    mut start: usize,
    texts: impl Iterator<Item = &'t str>,
) -> Vec<Field<'t>> {
    let mut found = Vec::new();
    for text in texts {
        found.push(Field::new(line, start, start + text.len()));
        start += text.len() + 1;
    }
    found
}

/// The words of a line.
pub fn words(line: &str) -> impl Iterator<Item = Field<'_>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let rest = line.get(from..)?;
        let start = from + (rest.len() - rest.trim_start().len());
        let word = line.get(start..)?.split_whitespace().next()?;
        from = start + word.len();
        Some(Field::new(line, start, from))
    })
}

/// An error at a field of a line.
pub fn at(line: usize, field: Field<'_>, expected: Expected) -> MusterError {
    MusterError {
        line,
        column: field.column,
        found: field.text.into(),
        expected,
    }
}
