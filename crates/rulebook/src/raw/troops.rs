//! Scales, classes, troops and terrain as they are written.

use super::{Distance, Names, Number, Text};
use crate::rows::row;

#[derive(Clone, Debug)]
pub(crate) struct RawScale {
    pub name: Text,
    /// In millimetres.
    pub base_width: Number,
    /// In millimetres; without it the edition does not measure in paces.
    pub hundred_paces: Option<Number>,
}

row!(RawScale { name, base_width; hundred_paces });

#[derive(Debug)]
pub(crate) struct RawClass {
    pub name: Text,
    pub kind: Text,
    /// Whoever has none is never on the table: then camp followers and denizens are only inside.
    pub good: Option<Distance>,
    /// The same as in bad going where it is not given.
    pub rough: Option<Distance>,
    pub bad: Option<Distance>,
    /// As given as `good`.
    pub road: Option<Distance>,
    pub close: (Number, Number),
    /// The same as in close combat where it is not given.
    pub shooting: Option<(Number, Number)>,
    /// The same as in close combat where it is not given.
    pub shot_at: Option<Number>,
}

row!(RawClass { name, kind, close; good, rough, bad, road, shooting, shot_at });

#[derive(Debug)]
pub(crate) struct RawTroop {
    pub code: Text,
    pub class: Text,
    /// As given as `good` of its class.
    pub depth: Option<Distance>,
    /// As its class where it is not given, like the three below.
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
    /// Of areas alone; the other shapes say it themselves.
    pub going: Option<Text>,
    /// Of all but waterways, which nobody looks across, and camps, which stop no shot.
    pub shot: Option<Text>,
    /// Of all but waterways.
    pub command: Option<Text>,
    /// Of all but camps, which belong to an army.
    pub limit: Option<Number>,
    pub good_for: Names,
    pub hill: bool,
    pub hampers_general: bool,
    pub may_be_thin: bool,
    /// In hundredths.
    pub least_ratio: Option<Number>,
    /// Wholly in its quarter where it is not given.
    pub extends: Option<Text>,
    pub at_edge: bool,
    pub bars_rivers: bool,
    pub may_be_camp: bool,
    pub serves_as_camp: bool,
    pub needs_garrison: bool,
    /// Of built-up areas alone.
    pub gates: bool,
}

row!(RawTerrain {
    name, shape;
    going, shot, command, limit, good_for, hill, hampers_general, may_be_thin, least_ratio, extends, at_edge,
    bars_rivers, may_be_camp, serves_as_camp, needs_garrison, gates
});
