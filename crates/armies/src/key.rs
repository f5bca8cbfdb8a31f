//! The key of an army list: book, number and optional letter of a sub-list, as in `II/5a`.
//!
//! A key is independent of whether such a list exists.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The names of the four books, in order.
const BOOKS: [&str; 4] = ["I", "II", "III", "IV"];

/// The key of an army list, or of all the sub-lists of one number.
///
/// Keys sort as the lists are printed: by book, number and letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ListKey {
    book: u8,
    number: u8,
    sub: Option<char>,
}

/// A text that is not a key.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "`{found}` is no key of an army list: expected a book I to IV, `/`, a number and perhaps a letter, such as II/5a"
)]
pub struct KeyError {
    /// The text found.
    pub found: String,
}

impl ListKey {
    /// The book, 1 to 4.
    pub fn book(self) -> u8 {
        self.book
    }

    /// The name of its book, `I` to `IV`.
    pub fn book_name(self) -> &'static str {
        BOOKS[usize::from(self.book) - 1]
    }

    /// The number of the list within its book, 1 to 255.
    pub fn number(self) -> u8 {
        self.number
    }

    /// The letter of the sub-list, `a` to `z`, if the number is divided.
    pub fn sub(self) -> Option<char> {
        self.sub
    }

    /// The key without its letter, shared by all sub-lists.
    #[must_use]
    pub fn without_sub(self) -> Self {
        Self { sub: None, ..self }
    }

    /// Whether a reference to this key includes the list `other`: a key without a letter includes all
    /// sub-lists.
    pub fn covers(self, other: Self) -> bool {
        self == other || (self.sub.is_none() && self == other.without_sub())
    }

    /// The number of a book, 1 to 4, from its name, `I` to `IV`.
    pub(crate) fn book_number(name: &str) -> Option<u8> {
        let book = BOOKS
            .iter()
            .position(|book| book.eq_ignore_ascii_case(name.trim()))?;
        Some(book as u8 + 1)
    }

    fn read(text: &str) -> Option<Self> {
        let (book, rest) = text.trim().split_once('/')?;
        let book = Self::book_number(book)?;
        let rest = rest.trim();
        let (digits, sub) = match rest.char_indices().next_back()? {
            (at, letter) if letter.is_ascii_alphabetic() => {
                (&rest[..at], Some(letter.to_ascii_lowercase()))
            }
            _ => (rest, None),
        };
        if !digits.bytes().all(|digit| digit.is_ascii_digit()) || digits.starts_with('0') {
            return None;
        }
        Some(Self {
            book,
            number: digits.parse().ok()?,
            sub,
        })
    }
}

impl fmt::Display for ListKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.book_name(), self.number)?;
        self.sub.map_or(Ok(()), |letter| write!(out, "{letter}"))
    }
}

/// Parses a key; case and blanks around the parts are ignored.
impl FromStr for ListKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        Self::read(text).ok_or_else(|| KeyError {
            found: text.trim().to_owned(),
        })
    }
}

crate::serde_text::as_text!(ListKey);

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> ListKey {
        text.parse().unwrap()
    }

    #[test]
    fn keys_round_trip() {
        for text in ["I/1a", "II/12", "III/77", "IV/82b"] {
            assert_eq!(key(text).to_string(), text);
        }
        assert_eq!(key(" ii/5A ").to_string(), "II/5a");
    }

    #[test]
    fn keys_sort_in_book_order() {
        let mut keys = ["IV/1", "II/12", "II/5b", "II/5a", "I/60c", "III/2"].map(key);
        keys.sort();
        assert_eq!(
            keys.map(|key| key.to_string()),
            ["I/60c", "II/5a", "II/5b", "II/12", "III/2", "IV/1"]
        );
    }

    #[test]
    fn key_without_letter_covers_all_sub_lists() {
        assert!(key("II/5").covers(key("II/5a")));
        assert!(key("II/5").covers(key("II/5")));
        assert!(!key("II/5a").covers(key("II/5b")));
        assert!(!key("II/5a").covers(key("II/5")));
        assert!(!key("II/5").covers(key("II/50")));
        assert!(!key("II/5").covers(key("III/5a")));
    }

    #[test]
    fn invalid_keys_are_rejected() {
        for text in [
            "", "/", "II", "II/", "V/1", "II/a", "II/0", "II/05", "II/+5", "II/5ab", "II/256",
            "II/5é", "2/12",
        ] {
            assert_eq!(
                text.parse::<ListKey>(),
                Err(KeyError {
                    found: text.to_owned()
                }),
                "{text}"
            );
        }
    }
}
