//! The words of a line, with their columns.

use acies_geometry::{Angle, Hand, Length, Point, Pose};

use super::OrderError;
use crate::{ElementId, Party, TableEdge};

/// The largest number of base widths that an order may name: far beyond any board.
const FARTHEST: f64 = 1000.0;

/// What is left to read of a line.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// The words of a line.
    ///
    /// # Errors
    /// When the text has a line break or another control character in it.
    pub fn new(line: &'a str) -> Result<Words<'a>, OrderError> {
        match line.char_indices().find(|(_, letter)| letter.is_control()) {
            Some((at, letter)) => Err(OrderError {
                column: column(line, at),
                found: format!("{letter:?}"),
                expected: "one line of plain text".into(),
            }),
            None => Ok(Words { line, at: 0 }),
        }
    }

    /// The next word, without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        let rest = self.line[self.at..].trim_start();
        rest.split_whitespace().next()
    }

    /// Takes the next word.
    pub fn next(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.skip_space();
        self.at += word.len();
        Some(word)
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let there = self.peek() == Some(word);
        if there {
            self.next();
        }
        there
    }

    /// Everything that is left, without the space around it.
    pub fn rest(&mut self) -> &'a str {
        let rest = self.line[self.at..].trim();
        self.at = self.line.len();
        rest
    }

    /// The complaint that something else was expected here.
    pub fn expected(&self, expected: impl Into<String>) -> OrderError {
        let mut here = self.clone();
        here.skip_space();
        OrderError {
            column: column(self.line, here.at),
            found: self
                .peek()
                .map_or_else(|| "the end".into(), |word| format!("`{word}`")),
            expected: expected.into(),
        }
    }

    fn skip_space(&mut self) {
        let rest = &self.line[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes the next word if `read` makes something of it.
    pub fn read<T>(
        &mut self,
        expected: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, OrderError> {
        match self.peek().and_then(read) {
            Some(value) => {
                self.next();
                Ok(value)
            }
            None => Err(self.expected(expected)),
        }
    }

    /// Takes exactly this word.
    pub fn word(&mut self, word: &str) -> Result<(), OrderError> {
        self.read(&format!("`{word}`"), |found| (found == word).then_some(()))
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), OrderError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.expected("the end")),
        }
    }

    pub fn element(&mut self) -> Result<ElementId, OrderError> {
        self.read("an element, r1 to r14 or b1 to b14", ElementId::parse)
    }

    pub fn party(&mut self) -> Result<Party, OrderError> {
        self.read(
            "an element, red-camp, blue-camp, red-bua or blue-bua",
            Party::parse,
        )
    }

    pub fn length(&mut self) -> Result<Length, OrderError> {
        self.read("a number of base widths from -1000 to 1000", |word| {
            decimal(word)
                .filter(|number| number.abs() <= FARTHEST)
                .map(Length::from_base_widths)
        })
    }

    pub fn angle(&mut self) -> Result<Angle, OrderError> {
        self.read("a number of degrees from -360 to 360", |word| {
            decimal(word)
                .filter(|number| number.abs() <= 360.0)
                .map(Angle::from_degrees)
        })
    }

    pub fn hand(&mut self) -> Result<Hand, OrderError> {
        self.read("`left` or `right`", hand)
    }

    pub fn edge(&mut self) -> Result<TableEdge, OrderError> {
        self.read("`near`, `left`, `far` or `right`", TableEdge::from_word)
    }

    pub fn point(&mut self) -> Result<Point, OrderError> {
        Ok(Point::new(self.length()?, self.length()?))
    }

    /// A place and a facing: `7 8 facing 90`.
    pub fn pose(&mut self) -> Result<Pose, OrderError> {
        let front = self.point()?;
        self.word("facing")?;
        Ok(Pose::new(front, self.angle()?))
    }
}

/// The hand of a word.
fn hand(word: &str) -> Option<Hand> {
    match word {
        "left" => Some(Hand::Left),
        "right" => Some(Hand::Right),
        _ => None,
    }
}

/// A plain decimal number: digits with a sign and a point where wanted, and neither exponent nor words.
pub fn decimal(word: &str) -> Option<f64> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = digits
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    if plain && digits.len() <= 32 {
        word.parse().ok()
    } else {
        None
    }
}

/// The column of a byte of a line, in letters from 1.
fn column(line: &str, byte: usize) -> usize {
    line[..byte].chars().count() + 1
}
