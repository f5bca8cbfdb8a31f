//! The log of a battle: its steps, and each as one line of text.
//!
//! The log is the battle. Everything public follows from it: the position, the dice, the offers and the clocks.

use std::fmt;
use std::str::FromStr;

use acies_chronicle::shared_dice::Value;
use acies_referee::{Ending, Order, Side};
use thiserror::Error;

use crate::pace::Pace;
use crate::time::Time;

/// The id that a client draws for an input when the player lets go: 16 random bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub [u8; 16]);

/// One step. Its number in the battle, from 1, is its place in the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// When it was taken. Times never go back in a log.
    pub at: Time,
    /// The input that it came from; none for what the house did by itself.
    pub by: Option<Id>,
    /// What happened.
    pub entry: Entry,
}

/// What happened in a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A visit begins, with the value of the side on the move for it; none where the player had none at hand.
    Value {
        /// Whose visit it is.
        side: Side,
        /// Its number, from 1.
        visit: u32,
        /// The value of the player's chain.
        value: Option<Value>,
    },
    /// An order of the side on the move.
    Order {
        /// The side.
        side: Side,
        /// The order.
        order: Order,
    },
    /// An answer to a question, which begins no visit.
    Choice {
        /// The side that answers.
        side: Side,
        /// The answer, mostly a `choose`; a `shoot` where the active side has called on a shooter.
        order: Order,
    },
    /// The chains of the dice go on at a later visit, because the house was restored from a copy.
    Onward {
        /// The number of the visit that the next order or answer begins.
        visit: u32,
    },
    /// Dice.
    Throw {
        /// Their purpose, as the referee words it.
        purpose: String,
        /// The faces, each 1 to 6.
        dice: Vec<u8>,
    },
    /// The last orders of a side are taken back.
    Back {
        /// The side.
        side: Side,
        /// How many orders.
        orders: u32,
    },
    /// An act of a player that changes nothing on the table.
    Act {
        /// The player's side.
        side: Side,
        /// The act.
        act: Act,
    },
    /// The battle is over.
    End(Close),
}

/// An act of a player that changes nothing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Makes an offer, which has the number of this step.
    Offers(Offer),
    /// Accepts the offer of this number.
    Accepts(u32),
    /// Declines the offer of this number, or withdraws an own one.
    Declines(u32),
    /// Ends a pause.
    Resumes,
    /// Gives the opponent so many milliseconds.
    Gives(i64),
    /// Is away for so many days, in which the own clock does not run.
    Leaves(u8),
}

/// What a player can offer the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// A draw.
    Draw,
    /// That the last orders of the player who asks are taken back, so many.
    Back(u32),
    /// That the clocks stop until either player goes on.
    Pause,
    /// Another pace.
    Pace(Pace),
    /// Another battle, with sides and armies swapped.
    Rematch,
}

/// How a battle ended, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Close {
    /// By the rules of the game.
    Rules(Ending),
    /// The opponent of this side resigned.
    Resigned(Side),
    /// The time of this side's opponent was out.
    Late(Side),
    /// The opponent of this side was gone.
    Gone(Side),
    /// A draw by agreement.
    Agreed,
    /// A draw, claimed where a win could have been.
    Claimed,
    /// A draw, because neither player went on.
    Abandoned,
    /// It never began.
    Aborted,
}

/// Why a line is not a step of a log.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("found `{line}`, expected a step of a battle")]
pub struct EntryError {
    /// The line.
    pub line: String,
}

impl Close {
    /// The result as records have it.
    pub const fn ending(self) -> Ending {
        match self {
            Close::Rules(ending) => ending,
            Close::Resigned(winner) => Ending::Conceded(winner),
            Close::Late(winner) | Close::Gone(winner) => Ending::Won(winner),
            Close::Agreed | Close::Claimed | Close::Abandoned | Close::Aborted => Ending::Drawn,
        }
    }
}

impl fmt::Display for Close {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Close::Rules(ending) => write!(f, "{ending}"),
            Close::Resigned(winner) => write!(f, "resigned {winner}"),
            Close::Late(winner) => write!(f, "late {winner}"),
            Close::Gone(winner) => write!(f, "gone {winner}"),
            Close::Agreed => f.write_str("agreed"),
            Close::Claimed => f.write_str("claimed"),
            Close::Abandoned => f.write_str("abandoned"),
            Close::Aborted => f.write_str("aborted"),
        }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Offer::Draw => f.write_str("draw"),
            Offer::Back(orders) => write!(f, "back {orders}"),
            Offer::Pause => f.write_str("pause"),
            Offer::Pace(pace) => write!(f, "pace {pace}"),
            Offer::Rematch => f.write_str("rematch"),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Offers(offer) => write!(f, "offers {offer}"),
            Act::Accepts(offer) => write!(f, "accepts {offer}"),
            Act::Declines(offer) => write!(f, "declines {offer}"),
            Act::Resumes => f.write_str("resumes"),
            Act::Gives(time) => write!(f, "gives {time}"),
            Act::Leaves(days) => write!(f, "leaves {days}"),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Value {
                side,
                visit,
                value: Some(value),
            } => write!(f, "value {side} {visit} {value}"),
            Entry::Value { side, visit, .. } => write!(f, "value {side} {visit} none"),
            Entry::Order { side, order } => write!(f, "order {side} {order}"),
            Entry::Choice { side, order } => write!(f, "choice {side} {order}"),
            Entry::Onward { visit } => write!(f, "onward {visit}"),
            Entry::Throw { purpose, dice } => {
                let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
                write!(f, "throw {purpose} = {}", faces.join(" "))
            }
            Entry::Back { side, orders } => write!(f, "back {side} {orders}"),
            Entry::Act { side, act } => write!(f, "act {side} {act}"),
            Entry::End(close) => write!(f, "end {close}"),
        }
    }
}

impl FromStr for Entry {
    type Err = EntryError;
    fn from_str(line: &str) -> Result<Entry, EntryError> {
        let entry = read(line).filter(|entry| entry.to_string() == line);
        entry.ok_or_else(|| EntryError { line: line.into() })
    }
}

/// The entry of a line, which may be written otherwise than it would be printed.
fn read(line: &str) -> Option<Entry> {
    let (kind, rest) = line.split_once(' ')?;
    match kind {
        "throw" => {
            let (purpose, faces) = rest.split_once(" = ")?;
            let dice: Option<Vec<u8>> = faces.split(' ').map(|face| face.parse().ok()).collect();
            return Some(Entry::Throw {
                purpose: purpose.into(),
                dice: dice?,
            });
        }
        "end" => return close(rest).map(Entry::End),
        "onward" => {
            let visit = rest.parse().ok()?;
            return Some(Entry::Onward { visit });
        }
        _ => {}
    }
    let (side, rest) = rest.split_once(' ')?;
    let side = Side::from_word(side)?;
    match kind {
        "value" => {
            let (visit, value) = rest.split_once(' ')?;
            let value = match value {
                "none" => None,
                value => Some(value.parse().ok()?),
            };
            let visit = visit.parse().ok()?;
            Some(Entry::Value { side, visit, value })
        }
        "order" | "choice" => {
            let order = Order::parse(rest).ok()?;
            Some(if kind == "order" {
                Entry::Order { side, order }
            } else {
                Entry::Choice { side, order }
            })
        }
        "back" => Some(Entry::Back {
            side,
            orders: rest.parse().ok()?,
        }),
        "act" => Some(Entry::Act {
            side,
            act: act(rest)?,
        }),
        _ => None,
    }
}

fn close(text: &str) -> Option<Close> {
    let (word, side) = text.split_once(' ').unwrap_or((text, ""));
    let side = Side::from_word(side);
    Some(match (word, side) {
        ("won", Some(side)) => Close::Rules(Ending::Won(side)),
        ("conceded", Some(side)) => Close::Rules(Ending::Conceded(side)),
        ("drawn", None) => Close::Rules(Ending::Drawn),
        ("resigned", Some(side)) => Close::Resigned(side),
        ("late", Some(side)) => Close::Late(side),
        ("gone", Some(side)) => Close::Gone(side),
        ("agreed", None) => Close::Agreed,
        ("claimed", None) => Close::Claimed,
        ("abandoned", None) => Close::Abandoned,
        ("aborted", None) => Close::Aborted,
        _ => return None,
    })
}

fn act(text: &str) -> Option<Act> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match word {
        "offers" => Act::Offers(offer(rest)?),
        "accepts" => Act::Accepts(rest.parse().ok()?),
        "declines" => Act::Declines(rest.parse().ok()?),
        "resumes" => Act::Resumes,
        "gives" => Act::Gives(rest.parse().ok()?),
        "leaves" => Act::Leaves(rest.parse().ok()?),
        _ => return None,
    })
}

fn offer(text: &str) -> Option<Offer> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match word {
        "draw" => Offer::Draw,
        "back" => Offer::Back(rest.parse().ok()?),
        "pause" => Offer::Pause,
        "pace" => Offer::Pace(rest.parse().ok()?),
        "rematch" => Offer::Rematch,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_reads_back_and_no_other_is_a_step() {
        let value = "d30530b1c29bfbf89e0f3d481fc4fee60f4c04d7c7e4f7dcf0826ea270de7b1f";
        for line in [
            &format!("value red 7 {value}"),
            "value blue 2 none",
            "order red move r9 r10 forward 1.25",
            "choice blue choose flee left",
            "choice blue shoot b1 at r3",
            "throw combat r4 b2 bound 5 = 4 2",
            "onward 40",
            "back red 3",
            "act red offers draw",
            "act red offers back 2",
            "act blue offers pace live 1800000 30000",
            "act blue offers pace days 4",
            "act blue offers pace untimed",
            "act blue offers pause",
            "act red offers rematch",
            "act red accepts 12",
            "act red declines 12",
            "act red resumes",
            "act red gives 86400000",
            "act red leaves 7",
            "end won red",
            "end conceded blue",
            "end drawn",
            "end resigned red",
            "end late blue",
            "end gone blue",
            "end agreed",
            "end claimed",
            "end abandoned",
            "end aborted",
        ] {
            let entry: Entry = line.parse().expect(line);
            assert_eq!(entry.to_string(), line);
        }
        for line in [
            "",
            "order",
            "order green end",
            "value red 07 none",
            "act red accepts +1",
            "end agreed red",
            "end won",
            "throw pips red 1 = ",
            "throw pips red 1 = six",
            "order red  end",
            "act red offers pace days 0",
        ] {
            assert!(line.parse::<Entry>().is_err(), "{line}");
        }
    }
}
