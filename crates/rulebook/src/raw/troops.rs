//! Scales, classes, troops and terrain as written.

use super::{Distance, Names, Number, Text};
use crate::rows::row;

#[derive(Clone, Debug)]
pub(crate) struct RawScale {
    pub name: Text,
    /// In millimetres.
    pub base_width: Number,
    /// In millimetres; without it the edition has no paces.
    pub hundred_paces: Option<Number>,
}

row!(RawScale { name, base_width; hundred_paces });

#[derive(Debug)]
pub(crate) struct RawClass {
    pub name: Text,
    pub kind: Text,
    /// Missing for troops that are never on the table: camp followers and denizens of some editions.
    pub good: Option<Distance>,
    /// The same as in bad going if missing.
    pub rough: Option<Distance>,
    pub bad: Option<Distance>,
    /// Required if `good` is given.
    pub road: Option<Distance>,
    pub close: (Number, Number),
    /// The same as in close combat if missing.
    pub shooting: Option<(Number, Number)>,
    /// The same as in close combat if missing.
    pub shot_at: Option<Number>,
}

row!(RawClass { name, kind, close; good, rough, bad, road, shooting, shot_at });

#[derive(Debug)]
pub(crate) struct RawTroop {
    pub code: Text,
    pub class: Text,
    /// Required if its class has `good`.
    pub depth: Option<Distance>,
    /// The same as its class if missing, like the next three.
    pub good: Option<Distance>,
    pub rough: Option<Distance>,
    pub bad: Option<Distance>,
    pub road: Option<Distance>,
}

row!(RawTroop { code, class; depth, good, rough, bad, road });

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of the edition's file, independent of the others"
)]
pub(crate) struct RawTerrain {
    pub name: Text,
    pub shape: Text,
    /// For areas only; other shapes imply their going.
    pub going: Option<Text>,
    /// For all shapes but waterways, which no line crosses, and camps, which block no shooting.
    pub shot: Option<Text>,
    /// For all shapes but waterways.
    pub command: Option<Text>,
    /// For all shapes but camps, which belong to an army.
    pub limit: Option<Number>,
    pub good_for: Names,
    pub hill: bool,
    pub hampers_general: bool,
    pub may_be_thin: bool,
    /// In hundredths.
    pub least_ratio: Option<Number>,
    /// Entirely in its quarter if missing.
    pub extends: Option<Text>,
    pub at_edge: bool,
    pub bars_rivers: bool,
    pub may_be_camp: bool,
    pub serves_as_camp: bool,
    pub needs_garrison: bool,
    /// For built-up areas only.
    pub gates: bool,
    /// For built-up areas only; as many as a feature may have if missing.
    pub most_gates: Option<Number>,
    pub near_others: bool,
    /// For built-up areas only.
    pub on_hills: bool,
}

row!(RawTerrain {
    name, shape;
    going, shot, command, limit, good_for, hill, hampers_general, may_be_thin, least_ratio, extends, at_edge,
    bars_rivers, may_be_camp, serves_as_camp, needs_garrison, gates, most_gates, near_others, on_hills
});
