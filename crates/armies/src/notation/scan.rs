//! Scans a text, skipping blanks and keeping the position.

use super::{Expected, Found, NotationError};
use crate::troop::TroopCode;

/// The most characters of the text that an error quotes.
const QUOTED: usize = 16;

/// A position in a text.
#[derive(Clone, Copy)]
pub(super) struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scan<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The rest of the text from the next non-blank character.
    pub(super) fn rest(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        &self.text[self.at..]
    }

    /// Skips this many bytes of the rest.
    pub(super) fn go_on(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Whether only blanks are left.
    pub(super) fn is_at_end(mut self) -> bool {
        self.rest().is_empty()
    }

    /// Skips this character if it comes next.
    pub(super) fn eat(&mut self, sign: &str) -> bool {
        let found = self.rest().starts_with(sign);
        if found {
            self.go_on(sign.len());
        }
        found
    }

    /// Skips one of these words if it comes next, in any case.
    pub(super) fn eat_word(&mut self, words: &[&str]) -> bool {
        let word = self.word();
        let found = words.iter().any(|other| other.eq_ignore_ascii_case(word));
        if found {
            self.go_on(word.len());
        }
        found
    }

    /// Skips a multiplication sign if it comes next.
    pub(super) fn eat_times(&mut self) -> bool {
        ["x", "X", "\u{d7}"].iter().any(|sign| self.eat(sign))
    }

    /// Skips a number of elements and the multiplication sign, if both come next.
    pub(super) fn comes_count(mut self) -> bool {
        let digits = self.digits();
        self.go_on(digits.len());
        !digits.is_empty() && self.eat_times()
    }

    /// Skips a number and a blank before a letter, a count without a multiplication sign, if they come next.
    pub(super) fn eat_loose_count(&mut self) -> Option<u8> {
        let digits = self.digits();
        let after = self.rest()[digits.len()..].chars().next();
        if digits.is_empty() || !after.is_some_and(char::is_whitespace) {
            return None;
        }
        let before = *self;
        self.go_on(digits.len());
        let count = digits.parse().ok();
        let letters = self.rest().starts_with(char::is_alphabetic);
        let count = count.filter(|count| letters && (1..=12).contains(count));
        if count.is_none() {
            *self = before;
        }
        count
    }

    /// Whether another element may begin here: a count or a code.
    pub(super) fn comes_element(mut self) -> bool {
        self.rest().starts_with(|next: char| next.is_alphanumeric())
    }

    /// Skips a count behind an element, `x5`, `(x5)` or `(5)`, if it comes next.
    pub(super) fn eat_count_behind(&mut self) -> Option<u8> {
        let before = *self;
        let bracketed = self.eat("(");
        let times = self.eat_times();
        let count = if bracketed || times {
            self.count().ok()
        } else {
            None
        };
        // `x4Bd` would be something else.
        let ends = self.text[self.at..].chars().next();
        let ends = ends.is_none_or(|next| !next.is_alphanumeric());
        let count = count.filter(|_| ends && (!bracketed || self.eat(")")));
        if count.is_none() {
            *self = before;
        }
        count
    }

    /// Skips a name of several words that begins with this word, if it comes next.
    pub(super) fn eat_longer_name(&mut self, word: &str) -> Option<&'static str> {
        let rest = self.rest().to_ascii_lowercase();
        let spaced = |name: &str| {
            let (first, second) = name.split_once(' ')?;
            let behind = rest.strip_prefix(first)?;
            let blanks = behind.len() - behind.trim_start_matches([' ', '-']).len();
            let end = behind[blanks..].strip_prefix(second)?;
            let is_whole = !end.starts_with(char::is_alphanumeric);
            (blanks > 0 && is_whole).then_some(rest.len() - end.len())
        };
        let found = crate::names::longer_names(word).find_map(|name| Some((name, spaced(name)?)));
        found.map(|(name, length)| {
            self.go_on(length);
            name
        })
    }

    /// The next letters.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        &rest[..rest
            .find(|letter: char| !letter.is_alphanumeric())
            .unwrap_or(rest.len())]
    }

    /// The next digits.
    fn digits(&mut self) -> &'a str {
        let rest = self.rest();
        &rest[..rest
            .find(|digit: char| !digit.is_ascii_digit())
            .unwrap_or(rest.len())]
    }

    /// Parses a number of elements, 1 to 12.
    pub(super) fn count(&mut self) -> Result<u8, NotationError> {
        let digits = self.digits();
        let count = digits
            .parse()
            .ok()
            .filter(|count| (1..=12).contains(count))
            .ok_or_else(|| self.error(Expected::Count))?;
        self.go_on(digits.len());
        Ok(count)
    }

    /// The next single digit, if `/` and a digit follow it: the first of several figures.
    pub(super) fn comes_figures(mut self) -> bool {
        self.figure().is_some() && self.eat("/") && self.figure().is_some()
    }

    /// Parses one digit from 1 to 9 that is not part of a larger number.
    pub(super) fn figure(&mut self) -> Option<u8> {
        let digits = self.digits();
        let digit = digits.parse().ok().filter(|_| digits.len() == 1)?;
        self.go_on(1);
        (digit > 0).then_some(digit)
    }

    /// The next letters, digits and hyphens, which may be a code.
    pub(super) fn code_text(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest
            .find(|letter: char| !letter.is_alphanumeric() && letter != '-')
            .unwrap_or(rest.len());
        &rest[..end]
    }

    /// Parses a troop code.
    pub(super) fn code(&mut self) -> Result<TroopCode, NotationError> {
        let text = self.code_text();
        let code = text.parse().map_err(|_| self.error(Expected::Troop))?;
        self.go_on(text.len());
        Ok(code)
    }

    /// The error that something else was expected at the next character.
    pub(super) fn error(mut self, expected: Expected) -> NotationError {
        let rest = self.rest();
        let column = self.text[..self.at].chars().count() + 1;
        let word = self.code_text();
        let length = if word.is_empty() {
            rest.chars().next().map_or(0, char::len_utf8)
        } else {
            word.len()
        };
        let found = match rest[..length].char_indices().nth(QUOTED) {
            _ if rest.is_empty() => Found::End,
            Some((cut, _)) => Found::Text(format!("{}...", &rest[..cut])),
            None => Found::Text(rest[..length].to_owned()),
        };
        NotationError {
            column,
            found,
            expected,
        }
    }
}
