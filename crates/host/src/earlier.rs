//! What was played of a battle before it went over to a server.
//!
//! A battle that two people began at one screen, or one of them against the program, can be gone on with over a server. Its
//! orders and throws come into the log as they stand in its record, when the second seat is taken and before the first visit.
//! Its dice were not shared, so a verification counts them as not checkable; those of all visits are shared as ever.

use acies_chronicle::{Given, HeadError, Record, Replay, ReplayError, SetupError};
use acies_referee::{Ask, Order, What};
use thiserror::Error;

use crate::entry::Entry;

/// The most orders and throws that can have been made.
pub const MOST: usize = 4_000;
/// What a battle waits for that is over.
const OVER: &str = "nothing, because it is over";

/// Why a record cannot be gone on with over a server.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum EarlierError {
    /// The record ends within its head.
    #[error("found the beginning of a record, expected a battle: {0}")]
    Head(#[from] HeadError),
    /// It has the house rules of a file, which other players do not have.
    #[error("found house rules of a file, expected rules that both players have")]
    HouseRules,
    /// The battle cannot be recreated.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The referee of the house does not allow a line of it.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// It does not wait for an order, or the armies are not chosen.
    #[error(
        "found a battle that waits for {found}, expected one that waits for an order, with both armies chosen"
    )]
    Waits {
        /// What it waits for, in the words of the referee.
        found: String,
    },
    /// It is too long.
    #[error("found {found} orders and throws, expected at most {MOST}")]
    TooLong {
        /// How many it has.
        found: usize,
    },
}

/// The steps of a battle that is gone on with, as its record has them.
///
/// # Errors
/// When the record is not that of a battle that can be gone on with here.
pub fn earlier(record: &Record) -> Result<Vec<Entry>, EarlierError> {
    let head = record.head.as_ref().map_err(Clone::clone)?;
    if !head.house.is_empty() {
        return Err(EarlierError::HouseRules);
    }
    let found = record.entries.len();
    if found > MOST {
        return Err(EarlierError::TooLong { found });
    }
    let mut replay = Replay::new(record)?;
    while replay.step()?.is_some() {}
    let asks = replay.battle().asks();
    let found = match asks {
        _ if record.foot.is_some() => Some(OVER.into()),
        Ask::Over(_) => Some(OVER.into()),
        Ask::Decide { what, .. } if what != What::Army => None,
        asks => Some(asks.to_string()),
    };
    if let Some(found) = found {
        return Err(EarlierError::Waits { found });
    }
    Ok(record
        .entries
        .iter()
        .map(|entry| step(&entry.given))
        .collect())
}

fn step(given: &Given) -> Entry {
    match given.clone() {
        Given::Order(side, order @ (Order::Choose(_) | Order::Standing(_))) => {
            Entry::Choice { side, order }
        }
        Given::Order(side, order) => Entry::Order { side, order },
        Given::Throw { purpose, dice, .. } => Entry::Throw { purpose, dice },
    }
}
