//! Records: their lines, and what the engine makes of them.

use serde::Serialize;

use crate::{Event, SideWord, State};

/// An order or a roll, and what it led to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Line {
    /// The order or the purpose of the roll, after `order` or `throw`.
    pub text: String,
    /// The side that ordered it.
    pub side: Option<SideWord>,
    /// Its events.
    pub events: Vec<Event>,
    /// What was noted before it.
    pub notes: Vec<String>,
    /// What was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub dice: Option<Vec<u8>>,
}

/// A general's order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Decided {
    /// The order.
    pub order: String,
    /// The reasons for it, as notes of the record.
    pub notes: Vec<String>,
}

/// Whether a record is as it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// It is.
    Agrees,
    /// Another version played it.
    OtherVersion,
    /// It was changed.
    Damaged,
}

/// What can be said of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DiceWord {
    /// There are none.
    None,
    /// Their seed gives the same.
    Checked,
    /// They were rolled at a real table.
    TypedIn,
    /// Nothing.
    NotCheckable,
}

/// Why nothing can be said of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WhyUnchecked {
    /// The battle goes on, so that its seed is secret.
    UnderWay,
    /// The record has no seed.
    NoSeed,
    /// The record did not promise its seed.
    NotPromised,
    /// They were rolled before the battle went over to a server.
    Earlier,
    /// They come from another source.
    OtherSource,
}

/// The verdict on the dice of a record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceCheck {
    /// The verdict.
    pub verdict: DiceWord,
    /// How many were checked.
    pub checked: usize,
    /// How many were typed in.
    pub typed: usize,
    /// How many could not be checked.
    pub unchecked: usize,
    /// Why not.
    pub why: Option<WhyUnchecked>,
    /// The line of the first.
    pub line: Option<usize>,
    /// The number of visits, and of those with the values of all three, where dice are shared.
    pub visits: Option<[usize; 2]>,
}

/// What the engine says of a record, just as `acies replay --verify` does.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecordVerdict {
    /// Which line of the output it is: `verdict`.
    pub line: &'static str,
    /// Whether the referee agrees with all of it.
    pub agrees: bool,
    /// Whether it is as it was written.
    pub finding: Finding,
    /// How many orders and rolls agree.
    pub steps: usize,
    /// Whether the battle is over.
    pub over: bool,
    /// The line in the middle of which the record ends.
    pub cut: Option<usize>,
    /// The hashes of the edition in the record and here, where they differ.
    pub editions: Option<[String; 2]>,
    /// The engine that the record names, and this one, where they differ.
    #[cfg_attr(test, ts(type = "[record: string | null, now: string] | null"))]
    pub engines: Option<(Option<String>, String)>,
    /// The verdict on the dice; null where the record was changed.
    pub dice: Option<DiceCheck>,
    /// Nothing proves which player gave an order: `not-checkable`.
    pub orders: &'static str,
    /// The hash that every copy of the record has.
    pub hash: Option<String>,
    /// The line of the first difference.
    pub at: Option<usize>,
    /// What differs there.
    pub why: Option<String>,
}

/// A record as it was played: the board before the first order and after each, and what led there.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShownRecord {
    /// The line from which on the events alone are shown.
    pub since: Option<usize>,
    /// The states.
    pub states: Vec<State>,
    /// The orders and rolls.
    pub lines: Vec<Line>,
}
