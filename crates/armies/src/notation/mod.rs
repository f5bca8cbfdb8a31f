//! The usual notation of a list: `1x3Kn(Gen), 1x3Cv, 6x4Pk, 1x(4Sp or 3/4Ax or Art)`.
//!
//! This module defines symbols that differ between editions; reader and printer are next to it. Reading a
//! printed roster gives the same roster, and printing a roster from the books gives the same text.

mod print;
mod read;
mod scan;

use std::collections::BTreeMap;
use std::fmt;

use acies_rulebook::rows::{Cell, CellError, Node, row};
use acies_rulebook::words;
use thiserror::Error;

use crate::composition::{Composition, CompositionError};
use crate::roster::{Roster, RosterError};
use crate::troop::{TroopCode, TroopCodeError};

pub(crate) use print::list_line;
pub use read::ParsedLine;
pub(crate) use read::army_text;

/// The notation of a set of lists, where sets differ.
///
/// By default a stroke means `or`, and all names need figures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notation {
    /// The meaning of `/` between two codes.
    pub slash: Slash,
    /// The meaning of several figures before one name.
    pub figures: Figures,
    /// The codes for names without figures, such as `3Cv` for `Cv`.
    pub bare: BTreeMap<String, TroopCode>,
    /// Names that always need figures.
    pub figures_needed: Vec<String>,
}

row!(Notation { slash, figures; bare, figures_needed });

/// The meaning of `/` between two codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Slash {
    /// `4Bd/2Ps` is either, like `or`.
    #[default]
    Or,
    /// `3Kn/4Bd` is one option, settled at deployment.
    AtDeployment,
}

/// The meaning of several figures before one name, as in `2x3/4Ax`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Figures {
    /// Any mix of the codes.
    #[default]
    Free,
    /// All elements chosen from these codes must be the same.
    Alike,
}

words!(Slash, "meaning of `/`", "or" => Slash::Or, "at-deployment" => Slash::AtDeployment);

words!(Figures, "meaning of figures", "free" => Figures::Free, "alike" => Figures::Alike);

impl Cell for TroopCode {
    fn read(node: &Node<'_>) -> Result<TroopCode, CellError> {
        String::read(node)?
            .parse()
            .map_err(|error: TroopCodeError| CellError {
                place: node.span(),
                message: error.to_string(),
            })
    }
}

/// Where and why a text is not in valid notation.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("column {column}: found {found}, expected {expected}")]
pub struct NotationError {
    /// The column of the first wrong character, from 1.
    pub column: usize,
    /// The text there.
    pub found: Found,
    /// The expected text.
    pub expected: Expected,
}

/// What a parser found at an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The end of the text.
    End,
    /// These characters; long text is cut.
    Text(String),
}

/// What a parser expected at an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The key of a list and a blank.
    Key,
    /// A name, the years and a colon.
    NameAndDates,
    /// A count from 1 to 12.
    Count,
    /// A multiplication sign.
    Times,
    /// A troop code.
    Troop,
    /// Figures before this name.
    FiguresBefore(String),
    /// An option that is not in the slot yet.
    AnotherOption,
    /// `or` or a closing bracket.
    OrOrClosing,
    /// `+`, `or` or a closing bracket.
    PlusOrOrClosing,
    /// A comma or the end of the text.
    CommaOrEnd,
    /// A single element for the general.
    OneForGeneral,
    /// Entries that form a valid roster.
    Roster(RosterError),
    /// Elements that form an army.
    Composition(CompositionError),
}

impl Notation {
    /// Parses the elements of a list.
    ///
    /// # Errors
    /// The first place not in valid notation, or the end if the entries are not twelve elements with one
    /// general.
    pub fn read(&self, text: &str) -> Result<Roster, NotationError> {
        read::roster(text, self)
    }

    /// Prints the elements of a list.
    pub fn print(&self, roster: &Roster) -> String {
        print::roster(roster, self)
    }

    /// Parses a whole line: key, name, years, a colon and the elements.
    ///
    /// # Errors
    /// As for [`Notation::read`].
    pub fn read_line(&self, text: &str) -> Result<ParsedLine, NotationError> {
        read::line(text, self)
    }

    /// Parses the elements chosen for a battle: `3Kn general, 3Cv, 6x4Pk, ...`.
    ///
    /// # Errors
    /// The first place not in valid notation, or the end if it is not twelve elements with one general.
    pub fn read_composition(&self, text: &str) -> Result<Composition, NotationError> {
        read::composition(text, self)
    }
}

impl fmt::Display for Found {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => out.write_str("the end"),
            Self::Text(text) => write!(out, "`{text}`"),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key => out.write_str("the key of a list, such as II/5a, and a blank"),
            Self::NameAndDates => out.write_str("a name, years such as 359-319 BC, and a colon"),
            Self::Count => out.write_str("a number of elements from 1 to 12"),
            Self::Times => out.write_str("`x` after the number"),
            Self::Troop => out.write_str("a troop code such as 4Bd"),
            Self::FiguresBefore(name) => {
                write!(out, "figures before {name}, such as 3{name}")
            }
            Self::AnotherOption => {
                out.write_str("an option that was not named yet, of eight at most")
            }
            Self::OrOrClosing => out.write_str("`or` or `)`"),
            Self::PlusOrOrClosing => out.write_str("`+`, `or` or `)`"),
            Self::CommaOrEnd => out.write_str("`,` or the end"),
            Self::OneForGeneral => out.write_str("a single element where it is the general"),
            Self::Roster(error) => write!(out, "entries that make up an army: {error}"),
            Self::Composition(error) => write!(out, "elements that make up an army: {error}"),
        }
    }
}
