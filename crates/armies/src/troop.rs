//! Troop codes, and the options for one element of an army.
//!
//! Only the form of a code is checked. The rulebook defines which codes an edition has and what they do.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The longest code in bytes; `Mtd-3Bw` has 7.
const MAX_LENGTH: usize = 8;

/// The code of a troop type as in army lists: `3Kn`, `El`, `2Ps`, `Mtd-4Lb`.
///
/// An optional first word with a hyphen, an optional digit (the figures on the base), and a name of two or
/// three letters with an initial capital; after figures none of them is an X. At most 8 letters in all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TroopCode([u8; MAX_LENGTH]);

/// A text that cannot be a troop code.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{found}` is no troop code: expected figures and a name, such as 3Kn, El or Mtd-4Lb")]
pub struct TroopCodeError {
    /// The text found.
    pub found: String,
}

impl TroopCode {
    /// The code as text.
    pub fn as_str(&self) -> &str {
        let end = self
            .0
            .iter()
            .position(|&byte| byte == 0)
            .unwrap_or(MAX_LENGTH);
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }

    /// The number of figures on the base, 1 to 9, if the code starts with it.
    pub fn figures(&self) -> Option<u8> {
        Some(self.0[0])
            .filter(u8::is_ascii_digit)
            .map(|digit| digit - b'0')
    }

    /// The code without its leading figures: `Kn` of `3Kn`, `El` of `El`.
    pub fn name(&self) -> &str {
        self.as_str()
            .trim_start_matches(|letter: char| letter.is_ascii_digit())
    }
}

/// Whether a text has the form of a troop code.
fn is_code(text: &str) -> bool {
    let is_word = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_uppercase())
            && word.bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    let (mounting, rest) = text
        .split_once('-')
        .map_or((None, text), |(first, rest)| (Some(first), rest));
    let figures = rest.strip_prefix(|digit: char| matches!(digit, '1'..='9'));
    let name = figures.unwrap_or(rest);
    // `2Xy` would read as two of `y`.
    let counts = figures.is_some() && name.starts_with('X');
    text.len() <= MAX_LENGTH
        && !counts
        && (2..=3).contains(&name.len())
        && is_word(name)
        && mounting.is_none_or(is_word)
}

impl FromStr for TroopCode {
    type Err = TroopCodeError;

    fn from_str(text: &str) -> Result<Self, TroopCodeError> {
        if !is_code(text) {
            return Err(TroopCodeError {
                found: text.to_owned(),
            });
        }
        let mut code = [0; MAX_LENGTH];
        for (place, byte) in code.iter_mut().zip(text.bytes()) {
            *place = byte;
        }
        Ok(Self(code))
    }
}

impl fmt::Display for TroopCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}

impl fmt::Debug for TroopCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

crate::serde_text::as_text!(TroopCode);

/// One element of an army, after choosing the options of its list.
///
/// Written `4Bd`, `3Kn//4Bd` or `3Kn/4Bd`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Troop {
    /// One type for the whole battle.
    Plain(TroopCode),
    /// `3Kn//4Bd`: deployed as the first, may dismount as the second during the battle (dba22 §22.10).
    Dismounts {
        /// The type at deployment.
        mounted: TroopCode,
        /// The type after dismounting.
        foot: TroopCode,
    },
    /// `3Kn/4Bd`: the choice between the two is made at deployment (DBA 3.0).
    AtDeployment {
        /// The first type.
        first: TroopCode,
        /// The second type.
        second: TroopCode,
    },
}

impl Troop {
    /// The first code: the type used unless a player decides otherwise.
    pub fn code(&self) -> TroopCode {
        match *self {
            Self::Plain(code)
            | Self::Dismounts { mounted: code, .. }
            | Self::AtDeployment { first: code, .. } => code,
        }
    }

    /// The code after a stroke, if any.
    pub fn second(&self) -> Option<TroopCode> {
        match *self {
            Self::Plain(_) => None,
            Self::Dismounts { foot: code, .. } | Self::AtDeployment { second: code, .. } => {
                Some(code)
            }
        }
    }
}

impl From<TroopCode> for Troop {
    fn from(code: TroopCode) -> Self {
        Self::Plain(code)
    }
}

impl fmt::Display for Troop {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(code) => write!(out, "{code}"),
            Self::Dismounts { mounted, foot } => write!(out, "{mounted}//{foot}"),
            Self::AtDeployment { first, second } => write!(out, "{first}/{second}"),
        }
    }
}

impl fmt::Debug for Troop {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl FromStr for Troop {
    type Err = TroopCodeError;

    fn from_str(text: &str) -> Result<Self, TroopCodeError> {
        if let Some((mounted, foot)) = text.split_once("//") {
            Ok(Self::Dismounts {
                mounted: mounted.parse()?,
                foot: foot.parse()?,
            })
        } else if let Some((first, second)) = text.split_once('/') {
            Ok(Self::AtDeployment {
                first: first.parse()?,
                second: second.parse()?,
            })
        } else {
            Ok(Self::Plain(text.parse()?))
        }
    }
}

crate::serde_text::as_text!(Troop);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_splits_into_figures_and_name() {
        let parts = |text: &str| {
            let code: TroopCode = text.parse().unwrap();
            assert_eq!(code.to_string(), text);
            (code.figures(), code.name().to_owned())
        };
        assert_eq!(parts("3Kn"), (Some(3), "Kn".to_owned()));
        assert_eq!(parts("El"), (None, "El".to_owned()));
        assert_eq!(parts("WWg"), (None, "WWg".to_owned()));
        assert_eq!(parts("Mtd-4Lb"), (None, "Mtd-4Lb".to_owned()));
    }

    #[test]
    fn invalid_codes_are_rejected() {
        for text in [
            "", "3", "3kn", "kn", "33Kn", "0Kn", "Kn3", "3 Kn", "Mtd-", "-3Bw", "3Mtd-Bw", "Bw-",
            "Élite", "Pike", "K", "3Kn/4Bd", "2XH",
        ] {
            assert!(text.parse::<TroopCode>().is_err(), "{text}");
        }
    }

    #[test]
    fn troops_round_trip() {
        for text in ["3Kn", "3Kn//4Bd", "3Kn/4Bd", "4Lb/Mtd-4Lb"] {
            assert_eq!(text.parse::<Troop>().unwrap().to_string(), text);
        }
        let knight: Troop = "3Kn//4Bd".parse().unwrap();
        assert_eq!(
            (
                knight.code().as_str(),
                knight.second().map(|code| code.to_string())
            ),
            ("3Kn", Some("4Bd".to_owned()))
        );
        for text in ["3Kn///4Bd", "3Kn//", "/4Bd", "3Kn/4Bd/2Ps"] {
            assert!(text.parse::<Troop>().is_err(), "{text}");
        }
    }
}
