//! All the army lists that an edition plays with, and what they say of each other.
//!
//! No files are read: the lists are part of the program, or they are brought to it before they are asked for, as the page
//! does, which fetches those of the edition that is played. What every set is called and who plays it is always there.

use std::sync::OnceLock;

use acies_rulebook::rows;
use thiserror::Error;

use crate::data::{self, BookError, FieldError, Head};
use crate::key::ListKey;
use crate::list::ArmyList;
use crate::written::{self, Notation, WrittenError, WrittenList};

/// A set of lists: its head, its books unless they are to be brought, and what was read of them.
struct Set {
    head: &'static str,
    books: &'static [(&'static str, &'static str)],
    read: OnceLock<Result<Library, LibraryError>>,
}

/// The books of one folder, with the names that errors give them.
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
    /// No set of lists is played by an edition of this name.
    #[error("there are no army lists for edition `{found}`: expected one of {}", .known.join(", "))]
    NoSuchEdition {
        /// The edition asked for.
        found: String,
        /// The editions that have lists.
        known: Vec<String>,
    },
    /// The lists are no part of this program, and nobody has brought them.
    #[error("the army lists `{set}` are not there yet")]
    NotBrought {
        /// The name of their set.
        set: String,
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
    /// If no set of lists is played by an edition of this name, or its books have not been brought yet.
    pub fn for_edition(edition: &str) -> Result<&'static Self, LibraryError> {
        let (set, head) = set_of(edition)?;
        let read = if set.books.is_empty() {
            let missing = || LibraryError::NotBrought {
                set: head.name.clone(),
            };
            set.read.get().ok_or_else(missing)?
        } else {
            set.read
                .get_or_init(|| Self::read(("set.toml", set.head), set.books))
        };
        read.as_ref().map_err(Clone::clone)
    }

    /// The name of the set that an edition plays with, such as `dba-2.2`: the folder of its books.
    ///
    /// # Errors
    /// If no set of lists is played by an edition of this name.
    pub fn set_of(edition: &str) -> Result<String, LibraryError> {
        set_of(edition).map(|(_, head)| head.name)
    }

    /// Brings the lists that an edition plays with, as the text of all their books. What is there already stays.
    ///
    /// # Errors
    /// If no set of lists is played by an edition of this name, or a list in the books is wrong.
    pub fn bring(edition: &str, books: &str) -> Result<&'static Self, LibraryError> {
        let (set, head) = set_of(edition)?;
        if set.read.get().is_none() {
            let library = Self::read(("set.toml", set.head), &[(&head.name, books)])?;
            // Somebody else may have brought the same meanwhile.
            let _ = set.read.set(Ok(library));
        }
        Self::for_edition(edition)
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
                BookError::Toml(message) => toml_error(file, message),
                BookError::List(key, error) => list_error(file, key, error),
            })?;
            // Books are written in the order of their keys: hardly any list has to go before another.
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

/// The set that an edition plays with, and its head.
fn set_of(edition: &str) -> Result<(&'static Set, Head), LibraryError> {
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
