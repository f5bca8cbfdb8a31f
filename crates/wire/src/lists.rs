//! Army lists, and what players agree on.

use serde::{Deserialize, Serialize};

/// An army list in one line.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArmyBrief {
    /// Its number, such as `II/12`.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Its years.
    pub dates: String,
    /// Its home topographies.
    pub home: Vec<String>,
    /// Its aggression.
    pub aggression: u8,
}

/// A decision that an army list leaves to its player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Decision {
    /// Whether it is about the general.
    pub general: bool,
    /// The answer to an earlier decision that it depends on.
    #[cfg_attr(test, ts(type = "[decision: number, answer: number] | null"))]
    pub needs: Option<[usize; 2]>,
    /// What can be answered.
    pub answers: Vec<String>,
}

/// An army list with its decisions and historical enemies.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Army {
    /// The list in one line.
    #[serde(flatten)]
    pub brief: ArmyBrief,
    /// The list as printed.
    pub line: String,
    /// Its decisions.
    pub decisions: Vec<Decision>,
    /// Its army by default.
    pub army: String,
    /// Its historical enemies.
    pub enemies: Vec<ArmyBrief>,
    /// A remark.
    pub note: Option<String>,
}

/// A ruling with its answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "[ruling: string, answer: string]"))]
pub struct Answer(pub String, pub String);

/// What players choose beside the edition.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Choices {
    /// Conventions and presets.
    pub conventions: Vec<String>,
    /// Rulings with their answers.
    pub rulings: Vec<Answer>,
}

/// A convention of an edition.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Convention {
    /// Its id.
    pub id: String,
    /// The conventions that a preset stands for.
    pub includes: Vec<String>,
    /// The rulings that it settles.
    pub settles: Vec<String>,
}

/// A ruling of an edition.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ruling {
    /// Its id.
    pub id: String,
    /// The answer without a choice.
    pub default: String,
    /// What can be answered.
    pub values: Vec<String>,
}

/// What players may agree on beside an edition.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offered {
    /// The edition.
    pub edition: String,
    /// Whether it is the default edition.
    pub standard: bool,
    /// Its conventions.
    pub conventions: Vec<Convention>,
    /// Its rulings.
    pub rulings: Vec<Ruling>,
}

/// Why two choices do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ConflictKind {
    /// One needs the other.
    Needs,
    /// One excludes the other.
    Excludes,
    /// One, a convention, settles the other, a ruling.
    Settles,
}

/// Two choices that do not go together.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Conflict {
    /// Why.
    pub kind: ConflictKind,
    /// One.
    pub one: String,
    /// The other.
    pub other: String,
}

/// What choices come to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Agreed {
    /// Whether the battle is played by house rules; absent for a choice without a battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<bool>,
    /// The preset that is the same.
    pub preset: Option<String>,
    /// The conventions in force.
    pub conventions: Vec<String>,
    /// The rulings that differ from the default.
    pub rulings: Vec<Answer>,
    /// What does not go together.
    pub conflicts: Vec<Conflict>,
}
