//! The army lists as TOML: one `[[army]]` a list, its fields as text (docs/reference/armies.md).
//!
//! Everything is checked here, so that a list that could be read is one that can be played.

use acies_rulebook::rows::{self, row};
use acies_rulebook::words;
use thiserror::Error;

use crate::key::ListKey;
use crate::list::{ArmyList, Confidence, Topography, TopographyError, Variant};
use crate::relations::RelationError;
use crate::written::{Notation, WrittenError};
use crate::years::DateError;

/// The greatest aggression (dba22 §4).
const MOST_AGGRESSION: u8 = 4;

/// A set of lists: whose they are and how they are written (`set.toml`).
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
    army: Vec<Written>,
}

row!(Book { army });

/// A list as it is written.
struct Written {
    key: String,
    name: String,
    group: Option<String>,
    dates: String,
    home: String,
    home_note: Option<String>,
    aggression: u8,
    variants: Vec<WrittenVariant>,
    elements: String,
    enemies: String,
    allies: String,
    confidence: Confidence,
    note: Option<String>,
}

row!(Written {
    key, name, dates, home, aggression, elements, confidence;
    group, home_note, variants, enemies, allies, note
});

struct WrittenVariant {
    name: String,
    dates: String,
    home: String,
    aggression: u8,
}

row!(WrittenVariant {
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

/// What is wrong with a field of a list.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FieldError {
    /// The key is none.
    #[error("key: {0}")]
    Key(#[from] crate::key::KeyError),
    /// The dates are none.
    #[error("dates: {0}")]
    Dates(#[from] DateError),
    /// The home is no topography.
    #[error("home: {0}")]
    Home(#[from] TopographyError),
    /// The aggression is out of range.
    #[error("aggression: found {0}, expected 0 to 4")]
    Aggression(u8),
    /// The elements are not in the written form.
    #[error("elements: {0}")]
    Elements(#[from] WrittenError),
    /// An enemy or ally is no key.
    #[error("enemies or allies: {0}")]
    Relation(#[from] RelationError),
    /// An enemy or ally is no list of this library.
    #[error("enemies or allies: there is no list {0}")]
    NoSuchList(ListKey),
    /// Another list has the same key.
    #[error("key: there is another list of this key")]
    SameKey,
}

/// Why a book cannot be read: it is no TOML of the right shape, or a field of a list is wrong.
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

impl Written {
    fn read(self, notation: &Notation) -> Result<ArmyList, FieldError> {
        let variants = self
            .variants
            .into_iter()
            .map(WrittenVariant::read)
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

/// A list that stands in no book, of elements, home and aggression as a book writes them.
pub(crate) fn loose_list(
    elements: &str,
    home: &str,
    aggression: u8,
    notation: &Notation,
) -> Result<ArmyList, FieldError> {
    let written = Written {
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

impl WrittenVariant {
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
    if number <= MOST_AGGRESSION {
        Ok(number)
    } else {
        Err(FieldError::Aggression(number))
    }
}

/// Reads what commas separate; nothing at all is no parts.
fn separated<T: std::str::FromStr<Err = RelationError>>(text: &str) -> Result<Vec<T>, FieldError> {
    let parts = text.split(',').filter(|_| !text.trim().is_empty());
    Ok(parts.map(str::parse).collect::<Result<_, _>>()?)
}
