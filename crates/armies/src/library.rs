//! All army lists for an edition, and the relations between them.
//!
//! No files are read: the lists are built into the program or loaded before first use. The browser, for
//! example, fetches the lists of the edition being played. Names and editions of all sets are always built
//! in.

use std::sync::OnceLock;

use acies_rulebook::rows;
use thiserror::Error;

use crate::data::{self, BookError, FieldError, Head};
use crate::key::ListKey;
use crate::list::ArmyList;
use crate::notation::{self, Notation, NotationError, ParsedLine};

/// A set of lists: its head, its books unless they are loaded later, and the parsed library.
struct Set {
    head: &'static str,
    books: &'static [(&'static str, &'static str)],
    read: OnceLock<Result<Library, LibraryError>>,
}

/// The books of one folder, with their names in error messages.
#[cfg(feature = "books")]
macro_rules! books {
    ($folder:literal: $($book:literal),*) => {
        &[$((
            concat!($folder, "/", $book),
            include_str!(concat!("../../../armies/", $folder, "/", $book)),
        )),*]
    };
}

#[cfg(not(feature = "books"))]
macro_rules! books {
    ($folder:literal: $($book:literal),*) => {
        &[]
    };
}

/// The set of one folder.
macro_rules! set {
    ($folder:literal) => {
        Set {
            head: include_str!(concat!("../../../armies/", $folder, "/set.toml")),
            books: books!($folder: "book-1.toml", "book-2.toml", "book-3.toml", "book-4.toml"),
            read: OnceLock::new(),
        }
    };
}

static SETS: [Set; 2] = [set!("dba-2.2"), set!("dba-3.0")];

/// The army lists of one set, sorted by key.
#[derive(Clone, Debug)]
pub struct Library {
    head: Head,
    lists: Vec<ArmyList>,
}

/// Why there is no library.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LibraryError {
    /// No set of lists is for this edition.
    #[error("there are no army lists for edition `{found}`: expected one of {}", .known.join(", "))]
    NoSuchEdition {
        /// The edition asked for.
        found: String,
        /// The editions that have lists.
        known: Vec<String>,
    },
    /// The lists are not built into the program and have not been loaded.
    #[error("the army lists `{set}` are not there yet")]
    NotLoaded {
        /// The name of their set.
        set: String,
    },
    /// A file is not valid TOML for a book.
    #[error("{file}: {message}")]
    Toml {
        /// The file.
        file: String,
        /// The problem, with its line.
        message: String,
    },
    /// A list in a file is invalid.
    #[error("{file}, army {key}: {error}")]
    List {
        /// The file.
        file: String,
        /// The key of the list, as written.
        key: String,
        /// The problem and the field.
        error: Box<FieldError>,
    },
}

impl Library {
    /// The lists for an edition, such as `2.2`, parsed on first use.
    ///
    /// # Errors
    /// If there are no lists for this edition, or its books have not been loaded yet.
    pub fn for_edition(edition: &str) -> Result<&'static Self, LibraryError> {
        let (set, head) = find_set(edition)?;
        let read = if set.books.is_empty() {
            let missing = || LibraryError::NotLoaded {
                set: head.name.clone(),
            };
            set.read.get().ok_or_else(missing)?
        } else {
            set.read
                .get_or_init(|| Self::read(("set.toml", set.head), set.books))
        };
        read.as_ref().map_err(Clone::clone)
    }

    /// The name of the set for an edition, such as `dba-2.2`: the folder of its books.
    ///
    /// # Errors
    /// If there are no lists for this edition.
    pub fn set_name(edition: &str) -> Result<String, LibraryError> {
        find_set(edition).map(|(_, head)| head.name)
    }

    /// Loads the lists for an edition from the text of all their books; does nothing if they are loaded.
    ///
    /// # Errors
    /// If there are no lists for this edition, or a list in the books is invalid.
    pub fn load_books(edition: &str, books: &str) -> Result<&'static Self, LibraryError> {
        let (set, head) = find_set(edition)?;
        if set.read.get().is_none() {
            let library = Self::read(("set.toml", set.head), &[(&head.name, books)])?;
            // Another thread may have loaded them meanwhile.
            let _ = set.read.set(Ok(library));
        }
        Self::for_edition(edition)
    }

    /// Parses a set of lists: its head and its books, each with its name in error messages.
    ///
    /// # Errors
    /// The first invalid file, list and field; enemies and allies must be lists of the same set.
    pub fn read(head: (&str, &str), books: &[(&str, &str)]) -> Result<Self, LibraryError> {
        let head = read_head(head.0, head.1)?;
        let mut lists: Vec<(&str, ArmyList)> = Vec::new();
        for &(file, text) in books {
            let book = data::read_book(text, &head.notation).map_err(|error| match error {
                BookError::Toml(message) => toml_error(file, message),
                BookError::List(key, error) => list_error(file, key, error),
            })?;
            // Books are sorted by key, so hardly any list must be moved.
            for list in book {
                let place = lists.partition_point(|(_, other)| other.key() <= list.key());
                lists.insert(place, (file, list));
            }
        }
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

    /// The edition whose lists name the enemies and allies.
    ///
    /// If it is not [`Library::edition`], they were mapped to the numbers of these lists, and displays should
    /// say so.
    pub fn relations_from(&self) -> &str {
        &self.head.relations_from
    }

    /// The notation of these lists.
    pub fn notation(&self) -> &Notation {
        &self.head.notation
    }

    /// All the lists, sorted by key.
    pub fn lists(&self) -> &[ArmyList] {
        &self.lists
    }

    /// The list with exactly this key.
    pub fn get(&self, key: ListKey) -> Option<&ArmyList> {
        self.lists
            .binary_search_by_key(&key, ArmyList::key)
            .ok()
            .map(|at| &self.lists[at])
    }

    /// The lists included in a reference to this key: itself, or all sub-lists.
    pub fn lists_for(&self, key: ListKey) -> impl Iterator<Item = &ArmyList> {
        self.lists.iter().filter(move |list| key.covers(list.key()))
    }

    /// The historical enemies of a list, sorted by key, whichever of the two lists names the other.
    pub fn enemies(&self, list: &ArmyList) -> Vec<&ArmyList> {
        let names = |a: &ArmyList, b: ListKey| a.enemies().iter().any(|enemy| enemy.key.covers(b));
        self.lists
            .iter()
            .filter(|other| names(list, other.key()) || names(other, list.key()))
            .collect()
    }

    /// A list as one line: `II/12 Alexandrian Macedonian 359-319 BC: 1x3Kn(Gen), ...`.
    pub fn format_line(&self, list: &ArmyList) -> String {
        notation::list_line(
            list.key(),
            list.name(),
            list.dates(),
            list.elements(),
            self.notation(),
        )
    }

    /// A list outside any book, with what a battle needs: elements, home and aggression, as written in a
    /// book.
    ///
    /// Several topographies are separated by ` or `. Its key and dates have no meaning.
    ///
    /// # Errors
    /// The first of the three that is invalid.
    pub fn custom_list(
        &self,
        elements: &str,
        home: &str,
        aggression: u8,
    ) -> Result<ArmyList, FieldError> {
        data::custom_list(elements, home, aggression, self.notation())
    }

    /// Parses a list from one line; it need not be in this library.
    ///
    /// # Errors
    /// The first place where the line is not in valid notation.
    pub fn read_line(&self, line: &str) -> Result<ParsedLine, NotationError> {
        self.notation().read_line(line)
    }
}

/// The set for an edition, and its head.
fn find_set(edition: &str) -> Result<(&'static Set, Head), LibraryError> {
    let mut known = Vec::new();
    for set in &SETS {
        let head = read_head("set.toml", set.head)?;
        if head.played_by.iter().any(|name| name == edition) {
            return Ok((set, head));
        }
        known.extend(head.played_by);
    }
    Err(LibraryError::NoSuchEdition {
        found: edition.to_owned(),
        known,
    })
}

fn read_head(file: &str, text: &str) -> Result<Head, LibraryError> {
    rows::read_file(text).map_err(|message| toml_error(file, message))
}

fn toml_error(file: &str, message: String) -> LibraryError {
    LibraryError::Toml {
        file: file.to_owned(),
        message,
    }
}

fn list_error(file: &str, key: String, error: FieldError) -> LibraryError {
    LibraryError::List {
        file: file.to_owned(),
        key,
        error: Box::new(error),
    }
}

/// An error in the key of the list at `nth`, or in those of its enemies and allies.
fn wrong_keys(nth: usize, list: &ArmyList, lists: &[(&str, ArmyList)]) -> Option<FieldError> {
    if nth > 0 && lists[nth - 1].1.key() == list.key() {
        return Some(FieldError::SameKey);
    }
    let allies = list
        .allies()
        .iter()
        .flat_map(|option| option.contingents.iter().flatten());
    let mut named = list.enemies().iter().map(|enemy| &enemy.key).chain(allies);
    // Lists are sorted, so the first one not before a key is the one it includes, if any.
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
