//! Historical enemies and allies of an army.
//!
//! Relations contain only keys; a key without a letter includes all sub-lists. The library resolves them.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

use crate::key::{KeyError, ListKey};

/// A historical enemy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Enemy {
    /// The list, or all the sub-lists of a number.
    pub key: ListKey,
    /// Which of them are meant, if not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// One of the alternatives for allies. Not used in battles of twelve elements (dba22 §3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct AllyOption {
    /// How several contingents combine.
    pub join: Join,
    /// The contingents, each one of several lists.
    pub contingents: Vec<Vec<ListKey>>,
    /// When it applies, or which of them are meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// How the contingents of allies combine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Join {
    /// There is only one contingent.
    One,
    /// All of them together.
    And,
    /// Any of them, or several together.
    AndOr,
}

/// Why a text is not valid for allies or enemies.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RelationError {
    /// A part is not a key.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// Contingents are joined in two ways.
    #[error("`{0}` joins allies both by `and` and by `and/or`")]
    MixedJoin(String),
}

/// Splits off a note after a colon.
fn split_note(text: &str) -> (&str, Option<String>) {
    text.split_once(':').map_or((text, None), |(keys, note)| {
        (keys, Some(note.trim().to_owned()))
    })
}

fn write_note(out: &mut fmt::Formatter<'_>, note: Option<&String>) -> fmt::Result {
    note.map_or(Ok(()), |note| write!(out, ": {note}"))
}

/// Reads `III/19c` or `III/19c: as Welsh colonists`.
impl FromStr for Enemy {
    type Err = RelationError;

    fn from_str(text: &str) -> Result<Self, RelationError> {
        let (key, note) = split_note(text);
        Ok(Self {
            key: key.parse()?,
            note,
        })
    }
}

impl fmt::Display for Enemy {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.key)?;
        write_note(out, self.note.as_ref())
    }
}

/// Reads `I/4a`, `I/6a or I/6b`, `II/18c and II/19a`, `(I/6a or I/6b) and/or I/10`, each perhaps with `: note`.
impl FromStr for AllyOption {
    type Err = RelationError;

    fn from_str(text: &str) -> Result<Self, RelationError> {
        let (keys, note) = split_note(text);
        let (and_or, and) = (keys.contains(" and/or "), keys.contains(" and "));
        let (join, sign) = match (and_or, and) {
            (true, true) => return Err(RelationError::MixedJoin(keys.to_owned())),
            (true, false) => (Join::AndOr, " and/or "),
            (false, true) => (Join::And, " and "),
            (false, false) => (Join::One, " and "),
        };
        let contingents = keys.split(sign).map(contingent).collect::<Result<_, _>>()?;
        Ok(Self {
            join,
            contingents,
            note,
        })
    }
}

/// Parses one contingent, with or without brackets.
fn contingent(text: &str) -> Result<Vec<ListKey>, KeyError> {
    let text = text.trim();
    let keys = text
        .strip_prefix('(')
        .and_then(|text| text.strip_suffix(')'))
        .unwrap_or(text);
    keys.split(" or ").map(str::parse).collect()
}

impl fmt::Display for AllyOption {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.join == Join::AndOr {
            " and/or "
        } else {
            " and "
        };
        for (nth, keys) in self.contingents.iter().enumerate() {
            let keys: Vec<String> = keys.iter().map(ToString::to_string).collect();
            let bracketed = keys.len() > 1 && self.contingents.len() > 1;
            let (open, close) = if bracketed { ("(", ")") } else { ("", "") };
            write!(
                out,
                "{}{open}{}{close}",
                if nth == 0 { "" } else { sign },
                keys.join(" or ")
            )?;
        }
        write_note(out, self.note.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allies_round_trip() {
        for text in [
            "I/4a",
            "I/6b or I/6c",
            "II/18c and II/19a",
            "(I/6a or I/6b) and/or I/10",
            "II/56: for Brigantes",
        ] {
            assert_eq!(text.parse::<AllyOption>().unwrap().to_string(), text);
        }
        let allies: AllyOption = "(I/6a or I/6b) and/or I/10".parse().unwrap();
        assert_eq!(allies.join, Join::AndOr);
        assert_eq!(
            allies.contingents.iter().map(Vec::len).collect::<Vec<_>>(),
            [2, 1]
        );
    }

    #[test]
    fn enemy_may_have_a_note() {
        let enemy: Enemy = "III/19c: as Welsh colonists".parse().unwrap();
        assert_eq!(
            (enemy.key.to_string().as_str(), enemy.note.as_deref()),
            ("III/19c", Some("as Welsh colonists"))
        );
    }

    #[test]
    fn invalid_relations_are_rejected() {
        for text in [
            "",
            "Gauls",
            "I/4a and",
            "I/4a or",
            "(I/6a and I/10",
            "I/4a and I/5a and/or I/6a",
        ] {
            assert!(text.parse::<AllyOption>().is_err(), "{text}");
        }
    }
}
