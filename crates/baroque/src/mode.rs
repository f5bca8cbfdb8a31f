//! The six operational modes. What each asks is data, read by `tables`.

use std::fmt;
use std::str::FromStr;

/// The mode of a command, in the order of the rows of every table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    /// E: away from the enemy as fast as possible.
    Escape,
    /// W: retreat step by step, facing the enemy. Not Baroque's order of that name.
    Withdraw,
    /// RO: regain order, exchange tired units.
    Reorder,
    /// HD: hold the ground, or improve the position.
    Hold,
    /// AA: advance together and beat the enemy.
    Advance,
    /// AAA: reach the enemy as fast as possible.
    Aggressive,
}

impl Mode {
    /// All six.
    pub const ALL: [Mode; 6] = [
        Mode::Escape,
        Mode::Withdraw,
        Mode::Reorder,
        Mode::Hold,
        Mode::Advance,
        Mode::Aggressive,
    ];

    /// The code on its token.
    pub const fn code(self) -> &'static str {
        match self {
            Mode::Escape => "E",
            Mode::Withdraw => "W",
            Mode::Reorder => "RO",
            Mode::Hold => "HD",
            Mode::Advance => "AA",
            Mode::Aggressive => "AAA",
        }
    }

    /// Whether it leads away from the enemy.
    pub const fn retreats(self) -> bool {
        matches!(self, Mode::Escape | Mode::Withdraw)
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A word that is not the code of a mode.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("found the mode `{0}`, expected E, W, RO, HD, AA or AAA")]
pub struct ModeError(pub String);

impl FromStr for Mode {
    type Err = ModeError;

    fn from_str(text: &str) -> Result<Mode, ModeError> {
        let found = Mode::ALL
            .into_iter()
            .find(|mode| mode.code().eq_ignore_ascii_case(text));
        found.ok_or_else(|| ModeError(text.into()))
    }
}
