//! All the army lists that an edition plays with, and what they say of each other.
//!
//! The lists are part of the program: no files are read.

use std::sync::OnceLock;

use thiserror::Error;

use crate::data::{self, BookError, FieldError, Head};
use crate::key::ListKey;
use crate::list::ArmyList;
use crate::written::{self, Notation, WrittenError, WrittenList};

/// A set of lists as it is built in: its head, its books, and what was read of them.
struct BuiltIn {
    head: &'static str,
    books: [(&'static str, &'static str); 4],
    read: OnceLock<Result<Library, LibraryError>>,
}

/// Builds in the files of one folder.
macro_rules! built_in {
    ($folder:literal) => {
        BuiltIn {
            head: include_str!(concat!("../../../armies/", $folder, "/set.toml")),
            books: [
                (
                    concat!($folder, "/book-1.toml"),
                    include_str!(concat!("../../../armies/", $folder, "/book-1.toml")),
                ),
                (
                    concat!($folder, "/book-2.toml"),
                    include_str!(concat!("../../../armies/", $folder, "/book-2.toml")),
                ),
                (
                    concat!($folder, "/book-3.toml"),
                    include_str!(concat!("../../../armies/", $folder, "/book-3.toml")),
                ),
                (
                    concat!($folder, "/book-4.toml"),
                    include_str!(concat!("../../../armies/", $folder, "/book-4.toml")),
                ),
            ],
            read: OnceLock::new(),
        }
    };
}

/// How many sets are built in.
const COUNT: usize = 1 + cfg!(feature = "lists-3") as usize;

static SETS: [BuiltIn; COUNT] = [
    built_in!("dba-2.2"),
    #[cfg(feature = "lists-3")]
    built_in!("dba-3.0"),
];

/// The army lists of one set, sorted by key.
#[derive(Clone, Debug)]
pub struct Library {
    head: Head,
    lists: Vec<ArmyList>,
}

/// Why there is no library.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LibraryError {
    /// No set of lists is played by an edition of this name.
    #[error("there are no army lists for edition `{found}`: expected one of {}", .known.join(", "))]
    NoSuchEdition {
        /// The edition asked for.
        found: String,
        /// The editions that have lists.
        known: Vec<String>,
    },
    /// A file is no TOML of the right shape.
    #[error("{file}: {message}")]
    Toml {
        /// The file.
        file: String,
        /// What is wrong, and in which line.
        message: String,
    },
    /// A list in a file is wrong.
    #[error("{file}, army {key}: {error}")]
    List {
        /// The file.
        file: String,
        /// The key of the list, as it is written.
        key: String,
        /// What is wrong with which field.
        error: Box<FieldError>,
    },
}

impl Library {
    /// The lists that an edition plays with, such as `2.2`. They are read once, when they are first asked for.
    ///
    /// # Errors
    /// If no set of lists is played by an edition of this name.
    pub fn for_edition(edition: &str) -> Result<&'static Self, LibraryError> {
        let mut known = Vec::new();
        for set in &SETS {
            let head = read_head("set.toml", set.head)?;
            if head.played_by.iter().any(|name| name == edition) {
                let library = set
                    .read
                    .get_or_init(|| Self::read(("set.toml", set.head), &set.books));
                return library.as_ref().map_err(Clone::clone);
            }
            known.extend(head.played_by);
        }
        Err(LibraryError::NoSuchEdition {
            found: edition.to_owned(),
            known,
        })
    }

    /// Reads a set of lists: its head and its books, each with the name to give in errors.
    ///
    /// # Errors
    /// The first file, list and field that is wrong; enemies and allies have to be lists of the same set.
    pub fn read(head: (&str, &str), books: &[(&str, &str)]) -> Result<Self, LibraryError> {
        let head = read_head(head.0, head.1)?;
        let mut lists: Vec<(&str, ArmyList)> = Vec::new();
        for &(file, text) in books {
            let book = data::read_book(text, &head.notation).map_err(|error| match error {
                BookError::Toml(error) => toml_error(file, &error),
                BookError::List(key, error) => list_error(file, key, error),
            })?;
            lists.extend(book.into_iter().map(|list| (file, list)));
        }
        lists.sort_by_key(|(_, list)| list.key());
        for (nth, (file, list)) in lists.iter().enumerate() {
            if let Some(error) = wrong_keys(nth, list, &lists) {
                return Err(list_error(file, list.key().to_string(), error));
            }
        }
        Ok(Self {
            head,
            lists: lists.into_iter().map(|(_, list)| list).collect(),
        })
    }

    /// The name of the set, such as `dba-2.2`.
    pub fn name(&self) -> &str {
        &self.head.name
    }

    /// The edition for which the lists were made.
    pub fn edition(&self) -> &str {
        &self.head.edition
    }

    /// The editions that play with these lists.
    pub fn played_by(&self) -> &[String] {
        &self.head.played_by
    }

    /// The edition whose lists name the enemies and allies. Where it is another than [`Library::edition`], they were
    /// mapped to the numbers of these lists, which is to be said where they are shown.
    pub fn relations_from(&self) -> &str {
        &self.head.relations_from
    }

    /// How these lists are written.
    pub fn notation(&self) -> &Notation {
        &self.head.notation
    }

    /// All the lists, sorted by key.
    pub fn lists(&self) -> &[ArmyList] {
        &self.lists
    }

    /// The list of exactly this key.
    pub fn get(&self, key: ListKey) -> Option<&ArmyList> {
        self.lists
            .binary_search_by_key(&key, ArmyList::key)
            .ok()
            .map(|at| &self.lists[at])
    }

    /// The lists that a reference to this key means: itself, or all of its sub-lists.
    pub fn meant_by(&self, key: ListKey) -> impl Iterator<Item = &ArmyList> {
        self.lists.iter().filter(move |list| key.covers(list.key()))
    }

    /// The historical enemies of a list, sorted by key: those that it names, and those that name it.
    pub fn enemies(&self, list: &ArmyList) -> Vec<&ArmyList> {
        let names = |a: &ArmyList, b: ListKey| a.enemies().iter().any(|enemy| enemy.key.covers(b));
        self.lists
            .iter()
            .filter(|other| names(list, other.key()) || names(other, list.key()))
            .collect()
    }

    /// A list as one line: `II/12 Alexandrian Macedonian 359-319 BC: 1x3Kn(Gen), ...`.
    pub fn line(&self, list: &ArmyList) -> String {
        written::list_line(
            list.key(),
            list.name(),
            list.dates(),
            list.elements(),
            self.notation(),
        )
    }

    /// A list that stands in no book, made of what setting up a battle needs: elements, home (topographies with ` or `
    /// between them) and aggression, all as the books write them. Its key and its dates mean nothing.
    ///
    /// # Errors
    /// The first of the three that is wrong.
    pub fn loose_list(
        &self,
        elements: &str,
        home: &str,
        aggression: u8,
    ) -> Result<ArmyList, FieldError> {
        data::loose_list(elements, home, aggression, self.notation())
    }

    /// Reads a list from one line; it need not be one of this library.
    ///
    /// # Errors
    /// The first place at which the line is not in the written form.
    pub fn read_line(&self, line: &str) -> Result<WrittenList, WrittenError> {
        self.notation().read_line(line)
    }
}

fn read_head(file: &str, text: &str) -> Result<Head, LibraryError> {
    toml::from_str(text).map_err(|error| toml_error(file, &error))
}

fn toml_error(file: &str, error: &toml::de::Error) -> LibraryError {
    LibraryError::Toml {
        file: file.to_owned(),
        message: error.to_string(),
    }
}

fn list_error(file: &str, key: String, error: FieldError) -> LibraryError {
    LibraryError::List {
        file: file.to_owned(),
        key,
        error: Box::new(error),
    }
}

/// What is wrong with the key of the list at `nth`, or with those of its enemies and allies.
fn wrong_keys(nth: usize, list: &ArmyList, lists: &[(&str, ArmyList)]) -> Option<FieldError> {
    if nth > 0 && lists[nth - 1].1.key() == list.key() {
        return Some(FieldError::SameKey);
    }
    let allies = list
        .allies()
        .iter()
        .flat_map(|option| option.contingents.iter().flatten());
    let mut named = list.enemies().iter().map(|enemy| &enemy.key).chain(allies);
    // Sorted as they are, the first list that is not before a key is the one that it covers, if any is.
    let is_known = |key: &ListKey| {
        let at = lists.partition_point(|(_, other)| other.key() < *key);
        lists
            .get(at)
            .is_some_and(|(_, other)| key.covers(other.key()))
    };
    named
        .find(|key| !is_known(key))
        .map(|&key| FieldError::NoSuchList(key))
}
