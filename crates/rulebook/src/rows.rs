//! Reads rows and cells from TOML for editions, army lists and the tables of a general.
//!
//! A single reader for all rows, because a generated one per row type made the WebAssembly engine larger than
//! all the data. It handles the form of the files, not the meaning of cells.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::document::{Place, unknown};
use crate::words::Word;

pub use crate::document::Node;

/// An error in a cell.
#[derive(Debug)]
pub struct CellError {
    /// The byte range in the text.
    pub place: Place,
    /// The problem.
    pub message: String,
}

/// Reads a whole file as a row.
///
/// # Errors
/// The first problem, with its line.
pub fn read_file<T: Cell>(text: &str) -> Result<T, String> {
    let with_line = |at: usize, message: &str| {
        let before = text.get(..at).unwrap_or(text);
        format!("line {}: {message}", 1 + before.matches('\n').count())
    };
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        with_line(at, &error.message().trim().replace('\n', "; "))
    })?;
    let root = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
    T::read(&root).map_err(|error| with_line(error.place.start, &error.message))
}

/// Reads a cell that contains a word of one kind.
///
/// # Errors
/// If it contains no such word.
pub fn read_word<W: Word>(node: &Node<'_>) -> Result<W, CellError> {
    let text = String::read(node)?;
    W::from_word(&text).ok_or_else(|| CellError {
        place: node.span(),
        message: unknown(W::KIND, &text, &W::all_words()),
    })
}

impl CellError {
    /// A value of another type than expected.
    pub fn wrong_type(node: &Node<'_>, expected: &str) -> CellError {
        let found = match node.get_ref() {
            DeValue::String(text) => format!("{text:?}"),
            DeValue::Integer(number) => format!("`{}`", number.as_str()),
            DeValue::Float(number) => format!("`{}`", number.as_str()),
            DeValue::Boolean(answer) => format!("`{answer}`"),
            DeValue::Datetime(date) => format!("`{date}`"),
            DeValue::Array(_) => "a list".to_owned(),
            DeValue::Table(_) => "a table".to_owned(),
        };
        CellError {
            place: node.span(),
            message: format!("found {found}, expected {expected}"),
        }
    }
}

/// A type that can be read from a cell: a value or a row.
pub trait Cell: Sized {
    /// Reads the value.
    ///
    /// # Errors
    /// The first problem, with its position.
    fn read(node: &Node<'_>) -> Result<Self, CellError>;
}

impl Cell for String {
    fn read(node: &Node<'_>) -> Result<String, CellError> {
        let text = node.get_ref().as_str();
        text.map(str::to_owned)
            .ok_or_else(|| CellError::wrong_type(node, "a text"))
    }
}

impl Cell for bool {
    fn read(node: &Node<'_>) -> Result<bool, CellError> {
        let answer = node.get_ref().as_bool();
        answer.ok_or_else(|| CellError::wrong_type(node, "true or false"))
    }
}

impl Cell for i64 {
    fn read(node: &Node<'_>) -> Result<i64, CellError> {
        let number = node.get_ref().as_integer();
        number
            .and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok())
            .ok_or_else(|| CellError::wrong_type(node, "a whole number"))
    }
}

impl Cell for u8 {
    fn read(node: &Node<'_>) -> Result<u8, CellError> {
        let number = i64::read(node)?;
        u8::try_from(number).map_err(|_| out_of_range(node, number, "0 to 255"))
    }
}

impl Cell for i16 {
    fn read(node: &Node<'_>) -> Result<i16, CellError> {
        let number = i64::read(node)?;
        i16::try_from(number).map_err(|_| out_of_range(node, number, "-32768 to 32767"))
    }
}

fn out_of_range(node: &Node<'_>, number: i64, range: &str) -> CellError {
    CellError {
        place: node.span(),
        message: format!("found {number}, expected a whole number from {range}"),
    }
}

impl<T: Cell> Cell for Spanned<T> {
    fn read(node: &Node<'_>) -> Result<Spanned<T>, CellError> {
        Ok(Spanned::new(node.span(), T::read(node)?))
    }
}

impl<T: Cell> Cell for Option<T> {
    fn read(node: &Node<'_>) -> Result<Option<T>, CellError> {
        T::read(node).map(Some)
    }
}

impl<T: Cell> Cell for Vec<T> {
    fn read(node: &Node<'_>) -> Result<Vec<T>, CellError> {
        list(node)?.iter().map(T::read).collect()
    }
}

/// A table with any keys and values of one type.
impl<T: Cell> Cell for BTreeMap<String, T> {
    fn read(node: &Node<'_>) -> Result<BTreeMap<String, T>, CellError> {
        let table = node.get_ref().as_table();
        let table = table.ok_or_else(|| CellError::wrong_type(node, "a table"))?;
        // Inserted one by one: `collect` would sort first, with the large sort of the standard library (see
        // `acies_geometry::SmallSort`).
        let mut read = BTreeMap::new();
        for (key, value) in table {
            read.insert(key.get_ref().to_string(), T::read(value)?);
        }
        Ok(read)
    }
}

impl<T: Cell> Cell for (T, T) {
    fn read(node: &Node<'_>) -> Result<(T, T), CellError> {
        let list = list(node)?;
        let [first, second] = list else {
            return Err(CellError {
                place: node.span(),
                message: format!("found a list of {}, expected a list of 2", list.len()),
            });
        };
        Ok((T::read(first)?, T::read(second)?))
    }
}

fn list<'n, 't>(node: &'n Node<'t>) -> Result<&'n [Node<'t>], CellError> {
    let list = node.get_ref().as_array();
    list.map(|list| &list[..])
        .ok_or_else(|| CellError::wrong_type(node, "a list"))
}

/// The cells of a row, taken in the order of their names.
pub struct Cells<'n, 't> {
    place: Place,
    rest: std::vec::IntoIter<(&'static str, Option<&'n Node<'t>>)>,
}

impl<'n, 't> Cells<'n, 't> {
    /// The cells of a row with only these names, written with `-` instead of `_`.
    ///
    /// # Errors
    /// If it is not a table, or has another key.
    pub fn new(node: &'n Node<'t>, names: &[&'static str]) -> Result<Cells<'n, 't>, CellError> {
        let Some(table) = node.get_ref().as_table() else {
            return Err(CellError::wrong_type(node, "a row"));
        };
        let mut cells: Vec<_> = names.iter().map(|&name| (name, None)).collect();
        for (key, value) in table {
            let key_name = key.get_ref().as_ref();
            let mut all = cells.iter_mut();
            let Some((_, cell)) = all.find(|(name, _)| is_spelled(name, key_name)) else {
                let known: Vec<String> = names.iter().map(|name| kebab_case(name)).collect();
                return Err(CellError {
                    place: key.span(),
                    message: unknown("key", key_name, &known),
                });
            };
            *cell = Some(value);
        }
        Ok(Cells {
            place: node.span(),
            rest: cells.into_iter(),
        })
    }

    /// The next cell, which must be present.
    ///
    /// # Errors
    /// If it is missing or has another type.
    pub fn required<T: Cell>(&mut self) -> Result<T, CellError> {
        match self.rest.next() {
            Some((_, Some(node))) => T::read(node),
            next => Err(self.missing(next.map_or("", |(name, _)| name))),
        }
    }

    /// The next cell, or the default value.
    ///
    /// # Errors
    /// If it has another type.
    pub fn optional<T: Cell + Default>(&mut self) -> Result<T, CellError> {
        let cell = self.rest.next().and_then(|(_, cell)| cell);
        cell.map_or_else(|| Ok(T::default()), T::read)
    }

    fn missing(&self, name: &str) -> CellError {
        CellError {
            place: self.place.clone(),
            message: format!("missing key `{}`", kebab_case(name)),
        }
    }
}

/// The name of a cell as written in the file.
fn kebab_case(name: &str) -> String {
    name.replace('_', "-")
}

fn is_spelled(name: &str, key: &str) -> bool {
    let dashed = name
        .bytes()
        .map(|byte| if byte == b'_' { b'-' } else { byte });
    dashed.eq(key.bytes())
}

/// Implements [`Cell`] for a row: required cells and, after `;`, optional ones.
///
/// The compiler ensures that no field is forgotten.
#[macro_export]
macro_rules! row {
    ($row:ident { $($required:ident),* $(; $($optional:ident),+)? }) => {
        impl $crate::rows::Cell for $row {
            fn read(node: &$crate::rows::Node<'_>) -> Result<$row, $crate::rows::CellError> {
                let names = &[$(stringify!($required),)* $($(stringify!($optional)),+)?];
                let mut cells = $crate::rows::Cells::new(node, names)?;
                Ok($row { $($required: cells.required()?,)* $($($optional: cells.optional()?,)+)? })
            }
        }
    };
}

pub use row;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq)]
    struct Place {
        far_off: u8,
        pair: (i64, i64),
        name: Option<String>,
        sure: bool,
        counts: BTreeMap<String, i64>,
    }

    row!(Place { far_off, pair; name, sure, counts });

    #[test]
    fn a_row_has_what_is_spelled_and_nothing_for_what_is_left_out() {
        let read = |text: &str| read_file::<Place>(text);
        let least = Place {
            far_off: 255,
            pair: (-1, 0x10),
            name: None,
            sure: false,
            counts: BTreeMap::new(),
        };
        assert_eq!(read("far-off = 255\npair = [-1, 0x10]"), Ok(least));
        let whole = Place {
            far_off: 0,
            pair: (0, 0),
            name: Some("Here".to_owned()),
            sure: true,
            counts: BTreeMap::from([("a".to_owned(), 1)]),
        };
        let text = "name = \"Here\"\nsure = true\npair = [0, 0]\ncounts = { a = 1 }\nfar-off = 0";
        assert_eq!(read(text), Ok(whole));
    }

    #[derive(Debug, PartialEq)]
    struct Change {
        by: i16,
    }

    row!(Change { by });

    #[test]
    fn i16_cells_may_be_negative() {
        let read = |text: &str| read_file::<Change>(text);
        assert_eq!(read("by = -32768"), Ok(Change { by: -32768 }));
        let said = read("by = 32768").unwrap_err();
        let expected = "line 1: found 32768, expected a whole number from -32768 to 32767";
        assert_eq!(said, expected);
    }

    #[test]
    fn errors_name_their_line() {
        for (text, said) in [
            ("pair = [1, 2]", "line 1: missing key `far-off`"),
            (
                "far-off = 1\npair = [1]",
                "line 2: found a list of 1, expected a list of 2",
            ),
            (
                "far-off = 1\npair = [1, 2, 3]",
                "line 2: found a list of 3, expected a list of 2",
            ),
            (
                "far-off = 1\npair = 2",
                "line 2: found `2`, expected a list",
            ),
            (
                "far-off = 256",
                "line 1: found 256, expected a whole number from 0 to 255",
            ),
            (
                "far-off = -1",
                "line 1: found -1, expected a whole number from 0 to 255",
            ),
            (
                "far-off = 1.5",
                "line 1: found `1.5`, expected a whole number",
            ),
            (
                "far-off = 9223372036854775808",
                "line 1: found `9223372036854775808`, expected a whole number",
            ),
            (
                "far-off = []",
                "line 1: found a list, expected a whole number",
            ),
            (
                "far-off = 1\npair = [1, 2]\nname = {}",
                "line 3: found a table, expected a text",
            ),
            (
                "far-off = 1\npair = [1, 2]\nsure = 1",
                "line 3: found `1`, expected true or false",
            ),
            (
                "far-off = 1\npair = [1, 2]\ncounts = 1",
                "line 3: found `1`, expected a table",
            ),
            (
                "far-off = 1\nfar_off = 1",
                "line 2: unknown key `far_off`; allowed: `far-off`, `pair`, `name`, `sure`, `counts`",
            ),
        ] {
            assert_eq!(read_file::<Place>(text), Err(said.to_owned()), "{text}");
        }
    }
}
