//! The audit trail of a general: one entry per decision, kept as notes in the battle's record.
//!
//! Entries hold ids and numbers only. The texts that show them are in `locales/`.

use acies_referee::Side;
use serde::{Deserialize, Serialize};

/// The first word of a note that is an audit entry: `npg red {..}`.
const NOTE_PREFIX: &str = "npg";

/// One decision of a general.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The bound of its side; 0 before the first.
    pub bound: u16,
    /// The section of the procedure.
    pub section: String,
    /// The decision within the section: the name of a table or of a rule.
    pub name: String,
    /// What the decision is about, where a section decides several alike: an option, a feature, a group.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// How it was decided.
    pub how: How,
    /// The result, in the procedure's word or as an order.
    pub result: String,
    /// The ids of the rulings it rests on (docs/reference/solo-dba.md).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<String>,
}

/// How a decision was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By dice and modifiers, looked up in the rows of a table.
    Table(Roll),
    /// By a roll for each option; the highest win.
    Contest {
        /// The options, in the order given.
        options: Vec<ContestOption>,
    },
    /// By a rule without dice.
    Rule {
        /// The numbers that the rule looked at.
        facts: Vec<Number>,
    },
    /// By choosing one of several candidate moves.
    Action(ChosenMove),
}

/// A roll with its modifiers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Roll {
    /// The dice.
    pub dice: Vec<u8>,
    /// The modifiers that applied, each with its facts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<ModifierEntry>,
    /// The total.
    pub total: i16,
}

/// A modifier that applied.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ModifierEntry {
    /// Its row in the source, from 1.
    pub row: u8,
    /// What it added.
    pub value: i16,
    /// The facts that its condition uses.
    pub facts: Vec<FactValue>,
}

/// A fact and its value, as a player says it: `pips` and `4`, `mounted` and `yes`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FactValue(pub String, pub String);

/// A named count or measurement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Number(pub String, pub i64);

/// An option of a contest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContestOption {
    /// Its name.
    pub name: String,
    /// Its rolls, more than one if it tied; the totals include the modifiers.
    pub throws: Vec<Roll>,
    /// Whether it was excluded, however high it rolled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ignored: bool,
}

/// A chosen move and its alternatives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChosenMove {
    /// The rank of the action in the list of the stance, from 1; 0 when no list is followed.
    pub rank: u8,
    /// The action.
    pub action: String,
    /// Its PIP cost, and the PIPs left before it.
    pub pips: [u8; 2],
    /// The scores of the move, the most important first.
    pub scores: Vec<Number>,
    /// Where the first mover goes, if the move makes no contact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way: Option<Displacement>,
    /// The actions of higher rank for which no move was suitable.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub higher: Vec<SkippedAction>,
    /// The next best moves of the same action: order and first score.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rejected: Vec<Number>,
}

/// Where an element goes, as it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Displacement {
    /// Hundredths of a base width ahead; negative to the rear.
    pub ahead: i32,
    /// Hundredths of a base width to the right; negative to the left.
    pub right: i32,
    /// Degrees that it turns to the right; negative to the left.
    pub turn: i32,
    /// The kind of terrain that it enters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub into: Option<String>,
}

/// An action without a suitable move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SkippedAction {
    /// Its rank in the list of the stance, from 1.
    pub rank: u8,
    /// The action.
    pub action: String,
    /// How many legal moves were examined.
    pub candidates: u32,
}

impl Entry {
    /// Formats the entry as the text of a note.
    pub fn to_note(&self, side: Side) -> String {
        let json = serde_json::to_string(self).unwrap_or_default();
        format!("{NOTE_PREFIX} {side} {json}")
    }

    /// Parses a note into an entry and its side; `None` for any other note.
    pub fn from_note(note: &str) -> Option<(Side, Entry)> {
        let (side, json) = note
            .strip_prefix(NOTE_PREFIX)?
            .trim_start()
            .split_once(' ')?;
        let side = [Side::Red, Side::Blue]
            .into_iter()
            .find(|known| known.to_string() == side)?;
        Some((side, serde_json::from_str(json).ok()?))
    }
}
