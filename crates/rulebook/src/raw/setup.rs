//! Setting up and victory as they are written.

use serde::Deserialize;

use super::{Distance, Names, Number, Text};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawSetup {
    pub board_width: Distance,
    pub board_depth: Distance,
    pub aggression: bool,
    pub edges: Text,
    pub order: Text,
    pub terrain: RawLimits,
    pub camps: RawCamps,
    pub built_up: Option<RawBuiltUp>,
    pub deployment: RawDeployment,
    pub landing: Option<RawLanding>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawTopography {
    pub name: Text,
    pub compulsory: Vec<RawCompulsory>,
    pub optional: Vec<Names>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawCompulsory {
    pub kind: Text,
    pub least: Number,
    pub most: Number,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawLimits {
    pub optional: (Number, Number),
    pub quarters: Number,
    pub difficult_quarters: Number,
    pub apart: Distance,
    pub greatest_sum: Distance,
    pub least_width: Distance,
    pub greatest_ratio: Number,
    pub band_width: Distance,
    pub river_length: Number,
    pub river_clear: Distance,
    pub band_quarters: Number,
    pub waterway_least: Distance,
    pub waterway_most: Distance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawCamps {
    pub greatest_sum: Distance,
    pub least_side: Distance,
    pub exempt_troops: Names,
    pub exempt_above: Number,
    pub followers: Text,
    pub followers_assumed: bool,
    pub attackers: Number,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawBuiltUp {
    pub corner: Distance,
    pub road_wanted: bool,
    pub river_may_cross: bool,
    pub preferred_from: Number,
    pub garrison: Names,
    pub captors: Names,
    pub victor_chooses: bool,
    pub denizens: Text,
    pub denizens_return_from: Number,
    pub attackers: Number,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawDeployment {
    pub depth: Distance,
    pub side: Distance,
    pub swaps: Number,
    pub dismounted: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawLanding {
    pub topography: Text,
    pub most: Number,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawVictory {
    pub losses: Number,
    pub general: bool,
    pub uncounted: Names,
    /// Counts nothing where it is not given.
    pub camp: Option<Number>,
    /// The same.
    pub built_up: Option<Number>,
}
