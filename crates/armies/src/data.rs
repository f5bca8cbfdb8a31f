//! The army lists in TOML: one `[[army]]` for each list (docs/reference/armies.md).
//!
//! Everything is checked here, so any list that can be read can be played.

use acies_rulebook::rows::{self, row};
use acies_rulebook::words;
use thiserror::Error;

use crate::key::ListKey;
use crate::list::{ArmyList, Confidence, Topography, TopographyError, Variant};
use crate::notation::{Notation, NotationError};
use crate::relations::RelationError;
use crate::years::DateError;

/// The greatest aggression (dba22 §4).
const MAX_AGGRESSION: u8 = 4;

/// A set of lists: its editions and notation (`set.toml`).
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) name: String,
    pub(crate) edition: String,
    pub(crate) played_by: Vec<String>,
    pub(crate) relations_from: String,
    pub(crate) notation: Notation,
}

row!(Head {
    name,
    edition,
    played_by,
    relations_from,
    notation
});

/// One book of lists.
struct Book {
    army: Vec<RawList>,
}

row!(Book { army });

/// A list as written.
struct RawList {
    key: String,
    name: String,
    group: Option<String>,
    dates: String,
    home: String,
    home_note: Option<String>,
    aggression: u8,
    variants: Vec<RawVariant>,
    elements: String,
    enemies: String,
    allies: String,
    confidence: Confidence,
    note: Option<String>,
}

row!(RawList {
    key, name, dates, home, aggression, elements, confidence;
    group, home_note, variants, enemies, allies, note
});

struct RawVariant {
    name: String,
    dates: String,
    home: String,
    aggression: u8,
}

row!(RawVariant {
    name,
    dates,
    home,
    aggression
});

words!(Confidence, "confidence",
    "source" => Confidence::Source,
    "fixed" => Confidence::Fixed,
    "repaired" => Confidence::Repaired,
    "from-3.0" => Confidence::FromThree,
    "suspect" => Confidence::Suspect,
    "two-sources-agree" => Confidence::TwoSourcesAgree,
    "sources-differ" => Confidence::SourcesDiffer,
    "resolved" => Confidence::Resolved,
    "one-source" => Confidence::OneSource,
);

/// An error in a field of a list.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FieldError {
    /// The key is invalid.
    #[error("key: {0}")]
    Key(#[from] crate::key::KeyError),
    /// The dates are invalid.
    #[error("dates: {0}")]
    Dates(#[from] DateError),
    /// The home is not a topography.
    #[error("home: {0}")]
    Home(#[from] TopographyError),
    /// The aggression is out of range.
    #[error("aggression: found {0}, expected 0 to 4")]
    Aggression(u8),
    /// The elements are not in valid notation.
    #[error("elements: {0}")]
    Elements(#[from] NotationError),
    /// An enemy or ally is not a key.
    #[error("enemies or allies: {0}")]
    Relation(#[from] RelationError),
    /// An enemy or ally is not a list of this library.
    #[error("enemies or allies: there is no list {0}")]
    NoSuchList(ListKey),
    /// Another list has the same key.
    #[error("key: there is another list of this key")]
    SameKey,
}

/// Why a book cannot be read: invalid TOML, or an error in a field of a list.
pub(crate) enum BookError {
    Toml(String),
    List(String, FieldError),
}

/// Reads a book of lists.
pub(crate) fn read_book(text: &str, notation: &Notation) -> Result<Vec<ArmyList>, BookError> {
    let book: Book = rows::read_file(text).map_err(BookError::Toml)?;
    let lists = book.army.into_iter().map(|written| {
        let key = written.key.clone();
        written
            .read(notation)
            .map_err(|error| BookError::List(key, error))
    });
    lists.collect()
}

impl RawList {
    fn read(self, notation: &Notation) -> Result<ArmyList, FieldError> {
        let variants = self
            .variants
            .into_iter()
            .map(RawVariant::read)
            .collect::<Result<_, _>>()?;
        Ok(ArmyList {
            key: self.key.parse()?,
            group: self.group.unwrap_or_else(|| self.name.clone()),
            name: self.name,
            dates: self.dates.parse()?,
            home: self
                .home
                .split(" or ")
                .map(str::parse::<Topography>)
                .collect::<Result<_, _>>()?,
            home_note: self.home_note,
            aggression: aggression(self.aggression)?,
            variants,
            elements: notation.read(&self.elements)?,
            enemies: separated(&self.enemies)?,
            allies: separated(&self.allies)?,
            confidence: self.confidence,
            note: self.note,
        })
    }
}

/// A list outside any book, from elements, home and aggression as written in a book.
pub(crate) fn custom_list(
    elements: &str,
    home: &str,
    aggression: u8,
    notation: &Notation,
) -> Result<ArmyList, FieldError> {
    let written = RawList {
        key: "I/1".into(),
        name: String::new(),
        group: None,
        dates: "1 AD".into(),
        home: home.into(),
        home_note: None,
        aggression,
        variants: Vec::new(),
        elements: elements.into(),
        enemies: String::new(),
        allies: String::new(),
        confidence: Confidence::OneSource,
        note: None,
    };
    written.read(notation)
}

impl RawVariant {
    fn read(self) -> Result<Variant, FieldError> {
        Ok(Variant {
            name: self.name,
            dates: self.dates.parse()?,
            home: self.home.parse()?,
            aggression: aggression(self.aggression)?,
        })
    }
}

fn aggression(number: u8) -> Result<u8, FieldError> {
    if number <= MAX_AGGRESSION {
        Ok(number)
    } else {
        Err(FieldError::Aggression(number))
    }
}

/// Reads values separated by commas; an empty text has none.
fn separated<T: std::str::FromStr<Err = RelationError>>(text: &str) -> Result<Vec<T>, FieldError> {
    let parts = text.split(',').filter(|_| !text.trim().is_empty());
    Ok(parts.map(str::parse).collect::<Result<_, _>>()?)
}
