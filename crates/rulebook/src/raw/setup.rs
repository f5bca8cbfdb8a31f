//! Setup and victory as written.

use super::{Distance, Names, Number, Text};
use crate::rows::row;

#[derive(Debug)]
pub(crate) struct RawSetup {
    pub board_width: Distance,
    pub board_depth: Distance,
    pub aggression: bool,
    pub edges: Text,
    pub placement: Text,
    /// Near ones first if missing.
    pub quarter_numbers: Option<Text>,
    pub order: Text,
    pub terrain: RawLimits,
    pub camps: RawCamps,
    pub built_up: Option<RawBuiltUp>,
    pub deployment: RawDeployment,
    pub landing: Option<RawLanding>,
}

row!(RawSetup {
    board_width, board_depth, aggression, edges, placement, order, terrain, camps, deployment;
    built_up, landing, quarter_numbers
});

#[derive(Debug)]
pub(crate) struct RawTopography {
    pub name: Text,
    pub compulsory: Vec<RawCompulsory>,
    pub optional: Vec<Names>,
}

row!(RawTopography {
    name,
    compulsory,
    optional
});

#[derive(Debug)]
pub(crate) struct RawCompulsory {
    pub kind: Text,
    pub or: Names,
    pub least: Number,
    pub most: Number,
}

row!(RawCompulsory { kind, least, most; or });

#[derive(Debug)]
pub(crate) struct RawLimits {
    pub optional: (Number, Number),
    pub quarters: Number,
    pub difficult_quarters: Number,
    /// None is required if missing.
    pub hard_features: Option<Number>,
    pub apart: Distance,
    /// Zero if missing.
    pub edge_gap: Option<Distance>,
    pub greatest_sum: Distance,
    pub least_width: Distance,
    pub greatest_ratio: Number,
    /// Requires `small-most`.
    pub small_length: Option<Distance>,
    pub small_most: Option<Number>,
    pub band_width: Distance,
    pub river_length: Number,
    pub road_length: Option<Number>,
    pub opposite_edges: bool,
    pub road_ends_at: Names,
    pub river_clear: Distance,
    pub band_quarters: Number,
    pub waterway_least: Distance,
    pub waterway_most: Distance,
    pub waterway_die: bool,
}

row!(RawLimits {
    optional, quarters, difficult_quarters, apart, greatest_sum, least_width, greatest_ratio, band_width,
    river_length, opposite_edges, river_clear, band_quarters, waterway_least, waterway_most;
    hard_features, edge_gap, small_length, small_most, road_length, road_ends_at, waterway_die
});

#[derive(Debug)]
pub(crate) struct RawCamps {
    pub greatest_sum: Distance,
    pub least_side: Distance,
    /// Zero if missing.
    pub aside: Option<Distance>,
    /// All troops if missing.
    pub garrison: Option<Names>,
    /// All troops if missing.
    pub captors: Option<Names>,
    pub exempt_troops: Names,
    pub exempt_above: Number,
    pub followers: Text,
    pub followers_assumed: bool,
    pub held_unless_empty: bool,
    pub attackers: Number,
    /// Held if missing.
    pub captured: Option<Text>,
    /// How far foot and mounted move into a captured camp that is not held; required in that case.
    pub advance: Option<(Distance, Distance)>,
}

row!(RawCamps {
    greatest_sum, least_side, exempt_troops, exempt_above, followers, followers_assumed, attackers;
    aside, garrison, captors, captured, advance, held_unless_empty
});

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of the edition's file, independent of the others"
)]
pub(crate) struct RawBuiltUp {
    pub corner: Distance,
    /// The same as for other areas if missing.
    pub least_side: Option<Distance>,
    pub road_wanted: bool,
    pub river_may_cross: bool,
    pub preferred_from: Number,
    pub garrison: Names,
    pub garrison_first: bool,
    pub captors: Names,
    pub victor_chooses: bool,
    pub denizens: Text,
    pub denizens_stay: bool,
    pub denizens_return_from: Number,
    /// Never if missing.
    pub denizens_return_pips: Option<Number>,
    pub captors_stay_assumed: bool,
    pub attackers: Number,
    /// There is no sacking if missing or 0.
    pub sacking_until: Option<Number>,
    pub surrenders_to: Names,
}

row!(RawBuiltUp {
    corner, road_wanted, river_may_cross, preferred_from, garrison, captors, victor_chooses, denizens,
    denizens_return_from, attackers;
    least_side, garrison_first, denizens_stay, denizens_return_pips, captors_stay_assumed, sacking_until,
    surrenders_to
});

#[derive(Debug)]
pub(crate) struct RawDeployment {
    /// Either this or the next is required.
    pub depth: Option<Distance>,
    pub from_centre: Option<Distance>,
    pub side: Distance,
    /// Requires the next.
    pub flankers: Option<Names>,
    pub flankers_side: Option<Distance>,
    pub swaps: Number,
    pub dismounted: bool,
}

row!(RawDeployment { side, swaps, dismounted; depth, from_centre, flankers, flankers_side });

#[derive(Debug)]
pub(crate) struct RawLanding {
    pub topography: Text,
    pub most: Number,
    pub never: Names,
    pub at_shore: Number,
    pub before_moves: bool,
    pub moves_on: bool,
    pub zones: bool,
}

row!(RawLanding { topography, most, at_shore, moves_on; never, before_moves, zones });

#[derive(Debug)]
pub(crate) struct RawVictory {
    pub losses: Number,
    pub general: bool,
    pub general_more: Option<Number>,
    pub uncounted: Names,
    pub counts: Vec<RawCount>,
    /// Counts nothing if missing.
    pub camp: Option<Number>,
    /// Counts nothing if missing.
    pub built_up: Option<Number>,
    /// The same as others if missing.
    pub built_up_as_camp: Option<Number>,
}

row!(RawVictory { losses, general, uncounted; general_more, counts, camp, built_up, built_up_as_camp });

#[derive(Debug)]
pub(crate) struct RawCount {
    pub id: Text,
    pub troops: Names,
    pub count: Number,
    pub first_only: bool,
}

row!(RawCount { id, troops, count; first_only });
