//! Reads rows and cells out of TOML, and says what is wrong with them, and where: editions, army lists, the
//! tables of a general.
//!
//! One reader for all rows: one that is made for each kind of row weighed more in the engine of the page than all that the rows
//! say. It knows the form of the files, and nothing of what a cell is for.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::document::{Place, unknown};
use crate::words::Word;

pub use crate::document::Node;

/// What is wrong, and where.
#[derive(Debug)]
pub struct Wrong {
    /// Where in the text, in bytes from its beginning.
    pub place: Place,
    /// What is wrong there.
    pub message: String,
}

/// Reads a whole file as a row.
///
/// # Errors
/// The first that is wrong, with its line.
pub fn read_file<T: Cell>(text: &str) -> Result<T, String> {
    let told = |at: usize, message: &str| {
        let before = text.get(..at).unwrap_or(text);
        format!("line {}: {message}", 1 + before.matches('\n').count())
    };
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        told(at, &error.message().trim().replace('\n', "; "))
    })?;
    let root = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
    T::read(&root).map_err(|wrong| told(wrong.place.start, &wrong.message))
}

/// Reads a cell that holds a word of some kind.
///
/// # Errors
/// When it holds no such word.
pub fn read_word<W: Word>(node: &Node<'_>) -> Result<W, Wrong> {
    let text = String::read(node)?;
    W::from_word(&text).ok_or_else(|| Wrong {
        place: node.span(),
        message: unknown(W::KIND, &text, &W::all_words()),
    })
}

impl Wrong {
    /// A value of another kind than what is expected.
    pub fn kind(node: &Node<'_>, expected: &str) -> Wrong {
        let found = match node.get_ref() {
            DeValue::String(text) => format!("{text:?}"),
            DeValue::Integer(number) => format!("`{}`", number.as_str()),
            DeValue::Float(number) => format!("`{}`", number.as_str()),
            DeValue::Boolean(answer) => format!("`{answer}`"),
            DeValue::Datetime(date) => format!("`{date}`"),
            DeValue::Array(_) => "a list".to_owned(),
            DeValue::Table(_) => "a table".to_owned(),
        };
        Wrong {
            place: node.span(),
            message: format!("found {found}, expected {expected}"),
        }
    }
}

/// What can stand in a cell: a value of some kind, or a row.
pub trait Cell: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn read(node: &Node<'_>) -> Result<Self, Wrong>;
}

impl Cell for String {
    fn read(node: &Node<'_>) -> Result<String, Wrong> {
        let text = node.get_ref().as_str();
        text.map(str::to_owned)
            .ok_or_else(|| Wrong::kind(node, "a text"))
    }
}

impl Cell for bool {
    fn read(node: &Node<'_>) -> Result<bool, Wrong> {
        let answer = node.get_ref().as_bool();
        answer.ok_or_else(|| Wrong::kind(node, "true or false"))
    }
}

impl Cell for i64 {
    fn read(node: &Node<'_>) -> Result<i64, Wrong> {
        let number = node.get_ref().as_integer();
        number
            .and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok())
            .ok_or_else(|| Wrong::kind(node, "a whole number"))
    }
}

impl Cell for u8 {
    fn read(node: &Node<'_>) -> Result<u8, Wrong> {
        let number = i64::read(node)?;
        u8::try_from(number).map_err(|_| out_of(node, number, "0 to 255"))
    }
}

impl Cell for i16 {
    fn read(node: &Node<'_>) -> Result<i16, Wrong> {
        let number = i64::read(node)?;
        i16::try_from(number).map_err(|_| out_of(node, number, "-32768 to 32767"))
    }
}

fn out_of(node: &Node<'_>, number: i64, range: &str) -> Wrong {
    Wrong {
        place: node.span(),
        message: format!("found {number}, expected a whole number from {range}"),
    }
}

impl<T: Cell> Cell for Spanned<T> {
    fn read(node: &Node<'_>) -> Result<Spanned<T>, Wrong> {
        Ok(Spanned::new(node.span(), T::read(node)?))
    }
}

impl<T: Cell> Cell for Option<T> {
    fn read(node: &Node<'_>) -> Result<Option<T>, Wrong> {
        T::read(node).map(Some)
    }
}

impl<T: Cell> Cell for Vec<T> {
    fn read(node: &Node<'_>) -> Result<Vec<T>, Wrong> {
        list(node)?.iter().map(T::read).collect()
    }
}

/// Whatever keys a table has, each with a value of one kind.
impl<T: Cell> Cell for BTreeMap<String, T> {
    fn read(node: &Node<'_>) -> Result<BTreeMap<String, T>, Wrong> {
        let table = node.get_ref().as_table();
        let table = table.ok_or_else(|| Wrong::kind(node, "a table"))?;
        // Put in one by one: to collect them would sort them first, with a sort made for many (see `acies_geometry::SmallSort`).
        let mut read = BTreeMap::new();
        for (key, value) in table {
            read.insert(key.get_ref().to_string(), T::read(value)?);
        }
        Ok(read)
    }
}

impl<T: Cell> Cell for (T, T) {
    fn read(node: &Node<'_>) -> Result<(T, T), Wrong> {
        let list = list(node)?;
        let [first, second] = list else {
            return Err(Wrong {
                place: node.span(),
                message: format!("found a list of {}, expected a list of 2", list.len()),
            });
        };
        Ok((T::read(first)?, T::read(second)?))
    }
}

fn list<'n, 't>(node: &'n Node<'t>) -> Result<&'n [Node<'t>], Wrong> {
    let list = node.get_ref().as_array();
    list.map(|list| &list[..])
        .ok_or_else(|| Wrong::kind(node, "a list"))
}

/// The cells of a row, which are taken in the order of their names.
pub struct Cells<'n, 't> {
    place: Place,
    rest: std::vec::IntoIter<(&'static str, Option<&'n Node<'t>>)>,
}

impl<'n, 't> Cells<'n, 't> {
    /// The cells of a row that has no others than those of these names, which are written with `-` where these have `_`.
    ///
    /// # Errors
    /// When it is no table, or has another key.
    pub fn of(node: &'n Node<'t>, names: &[&'static str]) -> Result<Cells<'n, 't>, Wrong> {
        let Some(table) = node.get_ref().as_table() else {
            return Err(Wrong::kind(node, "a row"));
        };
        let mut cells: Vec<_> = names.iter().map(|&name| (name, None)).collect();
        for (key, value) in table {
            let key_name = key.get_ref().as_ref();
            let mut all = cells.iter_mut();
            let Some((_, cell)) = all.find(|(name, _)| is_written(name, key_name)) else {
                let known: Vec<String> = names.iter().map(|name| written(name)).collect();
                return Err(Wrong {
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

    /// The next cell, which has to be there.
    ///
    /// # Errors
    /// When it is not, or holds something else.
    pub fn must<T: Cell>(&mut self) -> Result<T, Wrong> {
        match self.rest.next() {
            Some((_, Some(node))) => T::read(node),
            next => Err(self.missing(next.map_or("", |(name, _)| name))),
        }
    }

    /// The next cell; none, nothing or no where there is none.
    ///
    /// # Errors
    /// When it holds something else.
    pub fn may<T: Cell + Default>(&mut self) -> Result<T, Wrong> {
        let cell = self.rest.next().and_then(|(_, cell)| cell);
        cell.map_or_else(|| Ok(T::default()), T::read)
    }

    fn missing(&self, name: &str) -> Wrong {
        Wrong {
            place: self.place.clone(),
            message: format!("missing key `{}`", written(name)),
        }
    }
}

/// How the name of a cell is written in the file.
fn written(name: &str) -> String {
    name.replace('_', "-")
}

fn is_written(name: &str, key: &str) -> bool {
    let dashed = name
        .bytes()
        .map(|byte| if byte == b'_' { b'-' } else { byte });
    dashed.eq(key.bytes())
}

/// Has a row read from its cells: those that have to be there, and after `;` those that may be left out. The compiler sees to
/// it that none is forgotten.
#[macro_export]
macro_rules! row {
    ($row:ident { $($must:ident),* $(; $($may:ident),+)? }) => {
        impl $crate::rows::Cell for $row {
            fn read(node: &$crate::rows::Node<'_>) -> Result<$row, $crate::rows::Wrong> {
                let names = &[$(stringify!($must),)* $($(stringify!($may)),+)?];
                let mut cells = $crate::rows::Cells::of(node, names)?;
                Ok($row { $($must: cells.must()?,)* $($($may: cells.may()?,)+)? })
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
    fn a_row_has_what_is_written_and_nothing_for_what_is_left_out() {
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
    fn a_small_number_may_be_less_than_nothing() {
        let read = |text: &str| read_file::<Change>(text);
        assert_eq!(read("by = -32768"), Ok(Change { by: -32768 }));
        let said = read("by = 32768").unwrap_err();
        let expected = "line 1: found 32768, expected a whole number from -32768 to 32767";
        assert_eq!(said, expected);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
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
