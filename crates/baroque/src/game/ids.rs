//! Sides, and the ids of commands and units in orders and saved games.

use std::fmt;
use std::str::FromStr;

/// Red or blue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The first.
    Red,
    /// The second.
    Blue,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Red, Side::Blue];

    /// The word.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Blue => "blue",
        }
    }

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    const fn letter(self) -> char {
        match self {
            Side::Red => 'r',
            Side::Blue => 'b',
        }
    }
}

/// A command, written `r1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId {
    /// Its side.
    pub side: Side,
    /// Its index in the side.
    pub index: usize,
}

/// A unit, written `r1.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId {
    /// Its command.
    pub command: CommandId,
    /// Its index in the command.
    pub index: usize,
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side.letter(), self.index + 1)
    }
}

impl fmt::Display for UnitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.command, self.index + 1)
    }
}

/// Parses a number from 1 as an index from 0.
fn place(text: &str) -> Result<usize, ()> {
    let plain = !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_digit());
    let number: usize = text.parse().map_err(|_| ())?;
    number.checked_sub(1).filter(|_| plain).ok_or(())
}

impl FromStr for CommandId {
    type Err = ();

    fn from_str(text: &str) -> Result<CommandId, ()> {
        let side = Side::ALL
            .into_iter()
            .find(|side| text.starts_with(side.letter()))
            .ok_or(())?;
        let index = place(&text[1..])?;
        Ok(CommandId { side, index })
    }
}

impl FromStr for UnitId {
    type Err = ();

    fn from_str(text: &str) -> Result<UnitId, ()> {
        let (command, index) = text.split_once('.').ok_or(())?;
        Ok(UnitId {
            command: command.parse()?,
            index: place(index)?,
        })
    }
}
