//! How much time the players have.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::time::DAY;

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// A bank for each side, and more of it at the end of each own bound; both in milliseconds.
    Live {
        /// The bank at the start.
        bank: i64,
        /// What the end of an own bound adds.
        increment: i64,
    },
    /// So many days of 24 hours for each visit, from 1.
    Days(u8),
    /// No limit.
    Untimed,
}

/// Why a text is not a pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected `live BANK INCREMENT` in milliseconds, `days N` or `untimed`")]
pub struct PaceError;

/// The longest bank and the longest increment: a day.
const LONGEST: i64 = DAY;
/// The most days for a visit.
const MOST_DAYS: u8 = 60;

impl Pace {
    /// What a side has at the start, in milliseconds; none without a limit.
    pub const fn whole(self) -> Option<i64> {
        match self {
            Pace::Live { bank, .. } => Some(bank),
            Pace::Days(days) => Some(days as i64 * DAY),
            Pace::Untimed => None,
        }
    }

    /// Whether its lengths are among those that are allowed.
    pub fn is_allowed(self) -> bool {
        match self {
            Pace::Live { bank, increment } => {
                (1..=LONGEST).contains(&bank) && (0..=LONGEST).contains(&increment)
            }
            Pace::Days(days) => (1..=MOST_DAYS).contains(&days),
            Pace::Untimed => true,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Live { bank, increment } => write!(f, "live {bank} {increment}"),
            Pace::Days(days) => write!(f, "days {days}"),
            Pace::Untimed => f.write_str("untimed"),
        }
    }
}

impl FromStr for Pace {
    type Err = PaceError;
    fn from_str(text: &str) -> Result<Pace, PaceError> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<i64>().map_err(|_| PaceError);
        let pace = match words[..] {
            ["live", bank, increment] => Pace::Live {
                bank: number(bank)?,
                increment: number(increment)?,
            },
            ["days", days] => Pace::Days(days.parse().map_err(|_| PaceError)?),
            ["untimed"] => Pace::Untimed,
            _ => return Err(PaceError),
        };
        pace.is_allowed().then_some(pace).ok_or(PaceError)
    }
}
