//! What a general says of its decisions: ids and numbers, a line each, kept as notes in the battle's record.
//!
//! It knows neither tables nor a battle. Sentences are made of it in `locales/`, by whoever shows it.

use acies_referee::Side;
use serde::{Deserialize, Serialize};

/// What a note of a record begins with when it is an entry: `npg red {..}`.
const WORD: &str = "npg";

/// One decision of a general.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Which bound of its side it belongs to; 0 before the first.
    pub bound: u16,
    /// The section of the procedure.
    pub section: String,
    /// Which decision of the section it is: the name of a table, or of a rule.
    pub name: String,
    /// What it is about, where the section decides several of a kind: an option, a feature, a group.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// How it came about.
    pub how: How,
    /// What was decided, in the procedure's word, or as an order.
    pub result: String,
    /// The rulings it rests on (docs/reference/solo-dba.md).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<String>,
}

/// How a decision came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Dice and modifiers, read from the rows of a table.
    Table(Thrown),
    /// Each option threw, and the highest were taken.
    Contest {
        /// The options, in their order.
        options: Vec<Contestant>,
    },
    /// By a rule that throws no dice.
    Rule {
        /// The numbers that it looked at.
        facts: Vec<Number>,
    },
    /// A move was chosen among those that were thought of.
    Action(Chosen),
}

/// A throw with all that was added.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Thrown {
    /// The dice.
    pub dice: Vec<u8>,
    /// What was added, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<Added>,
    /// What it came to.
    pub total: i16,
}

/// A modifier that applied.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Added {
    /// Its row in the source, from 1.
    pub row: u8,
    /// What it added.
    pub value: i16,
    /// The facts that it asked for.
    pub facts: Vec<Said>,
}

/// A fact and what it was, as a player at a table says it: `pips` and `4`, `mounted` and `yes`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said(pub String, pub String);

/// Something counted or measured, by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Number(pub String, pub i64);

/// An option of a contest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contestant {
    /// What it is called.
    pub name: String,
    /// Its throws, more than one where it tied: the totals include the modifiers.
    pub throws: Vec<Thrown>,
    /// Whether it was passed over, however high it threw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ignored: bool,
}

/// A move that was chosen, and what was thought of besides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chosen {
    /// The place of the action in the list of the stance, from 1; 0 when no list is followed.
    pub rank: u8,
    /// The action.
    pub action: String,
    /// How many PIPs it costs, and how many are left before it.
    pub pips: [u8; 2],
    /// What it was measured by, the first deciding.
    pub scores: Vec<Number>,
    /// The actions of higher rank: how many moves were looked at for each, none of which would do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub higher: Vec<Passed>,
    /// The next best moves of the same action, as orders with what they scored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rejected: Vec<Number>,
}

/// An action that no move would do for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Passed {
    /// Its place in the list of the stance, from 1.
    pub rank: u8,
    /// The action.
    pub action: String,
    /// How many moves were looked at.
    pub candidates: u32,
}

impl Entry {
    /// It as the text of a note.
    pub fn to_note(&self, side: Side) -> String {
        let json = serde_json::to_string(self).unwrap_or_default();
        format!("{WORD} {side} {json}")
    }

    /// The entry that a note is, and whose; `None` for any other note.
    pub fn of_note(note: &str) -> Option<(Side, Entry)> {
        let (side, json) = note.strip_prefix(WORD)?.trim_start().split_once(' ')?;
        let side = [Side::Red, Side::Blue]
            .into_iter()
            .find(|known| known.to_string() == side)?;
        Some((side, serde_json::from_str(json).ok()?))
    }
}
