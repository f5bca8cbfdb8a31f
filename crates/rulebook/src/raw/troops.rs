//! Scales, classes, troops and terrain as they are written.

use serde::Deserialize;

use super::{Distance, Names, Number, Text};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawScale {
    pub name: Text,
    /// In millimetres.
    pub base_width: Number,
    /// In millimetres; without it the edition does not measure in paces.
    pub hundred_paces: Option<Number>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawClass {
    pub name: Text,
    pub kind: Text,
    pub good: Distance,
    /// The same as in bad going where it is not given.
    pub rough: Option<Distance>,
    pub bad: Option<Distance>,
    pub road: Distance,
    pub close: (Number, Number),
    /// The same as in close combat where it is not given.
    pub shooting: Option<(Number, Number)>,
    /// The same as in close combat where it is not given.
    pub shot_at: Option<(Number, Number)>,
    #[serde(default = "yes")]
    pub listed: bool,
}

const fn yes() -> bool {
    true
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawTroop {
    pub code: Text,
    pub class: Text,
    pub depth: Distance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a property of its own"
)]
pub(crate) struct RawTerrain {
    pub name: Text,
    pub shape: Text,
    pub going: Text,
    pub shot: Text,
    pub command: Text,
    pub limit: Number,
    #[serde(default)]
    pub good_for: Names,
    #[serde(default)]
    pub hill: bool,
    #[serde(default)]
    pub hampers_general: bool,
    #[serde(default)]
    pub difficult: bool,
    #[serde(default)]
    pub may_be_thin: bool,
}
