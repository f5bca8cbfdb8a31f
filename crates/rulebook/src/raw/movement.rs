//! Tactical moves as written.

use super::{Distance, Names, Number, Text};
use crate::rows::row;

#[derive(Debug)]
pub(crate) struct RawMovement {
    pub measure: Text,
    pub corner_cut: Text,
    pub gap: Distance,
    pub free_by_road: bool,
    pub free_if_cut_short: bool,
    /// A twentieth of a base width if missing.
    pub road_start: Option<Distance>,
    pub free_by_road_again: bool,
    pub groups: RawGroups,
    pub zones: RawZones,
    pub contact: RawContact,
    pub break_off: RawBreakOff,
    pub dismounting: Option<RawDismounting>,
    /// There are no sallies if missing.
    pub sallies: Vec<RawSally>,
    pub command: RawCommand,
    pub rivers: RawRivers,
}

row!(RawMovement {
    measure, corner_cut, gap, free_by_road, groups, zones, contact, break_off, command, rivers;
    dismounting, sallies, free_if_cut_short, road_start, free_by_road_again
});

#[derive(Debug)]
pub(crate) struct RawPassing {
    pub id: Text,
    pub movers: Names,
    pub through: Names,
    pub needs_room: bool,
    pub lined_up: bool,
}

row!(RawPassing { id, movers, through; needs_room, lined_up });

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one answer of an edition, whatever the others are"
)]
pub(crate) struct RawGroups {
    pub shift: Distance,
    pub shift_reach: Distance,
    pub shift_to_fronts: bool,
    pub shift_is_free: bool,
    pub column_in_bad_going: bool,
    pub line_in_bad_going: Names,
    pub column_in_river: bool,
    pub contraction: Text,
    pub narrows: bool,
    pub columns_retire: bool,
    pub leg_by_leg: bool,
}

row!(RawGroups {
    shift,
    shift_reach,
    column_in_bad_going,
    line_in_bad_going,
    column_in_river,
    contraction,
    narrows,
    columns_retire;
    shift_to_fronts,
    shift_is_free,
    leg_by_leg
});

#[derive(Debug)]
pub(crate) struct RawZones {
    pub policy: Text,
    pub depth: Distance,
    pub exerted_by: Names,
    pub camps: bool,
    /// Required if there are built-up areas that belong to a side.
    pub built_up: Option<bool>,
    /// Yes if missing. A carpet zone ends at the opponent anyway.
    pub while_engaged: Option<bool>,
    pub empty_camps_stop: bool,
    pub elements_first: bool,
    pub pins: Names,
    pub all_edges: Names,
    pub entered_by: Text,
    pub answer: Text,
}

row!(RawZones {
    policy, depth, exerted_by, camps, empty_camps_stop, pins, all_edges, entered_by, answer;
    built_up, while_engaged, elements_first
});

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one answer of an edition, whatever the others are"
)]
pub(crate) struct RawContact {
    pub policy: Text,
    /// Required if elements in contact slide to conform.
    pub slide: Option<Distance>,
    /// Set if elements in contact slide to line up.
    pub as_if_lined_up: Option<bool>,
    pub side_by_side: bool,
    pub never: Names,
    pub never_at_walls: Names,
    pub only_at_gates: Names,
    pub never_turns: Names,
    pub places_all_round: Names,
    pub flank_start: Text,
    /// Required if only the mover conforms.
    pub lone_enemy_conforms: Option<bool>,
    pub closing_the_door: Names,
    pub door_needs_friend: bool,
    pub door_from_side: bool,
    pub friends_in_the_way: Text,
    pub unmatched_fights: bool,
    pub unturned_fights: bool,
    pub supporters_turn: bool,
    pub spares_front_rank: bool,
}

row!(RawContact {
    policy, never, never_at_walls, never_turns, places_all_round, flank_start, closing_the_door, door_needs_friend,
    friends_in_the_way, unmatched_fights, unturned_fights, supporters_turn;
    slide, as_if_lined_up, side_by_side, only_at_gates, lone_enemy_conforms, door_from_side, spares_front_rank
});

#[derive(Debug)]
pub(crate) struct RawBreakOff {
    pub least: Distance,
    pub faster: Text,
}

row!(RawBreakOff { least, faster });

#[derive(Debug)]
pub(crate) struct RawDismounting {
    pub by_group: bool,
    pub whole_move: bool,
    pub in_contact: bool,
}

row!(RawDismounting {
    by_group,
    whole_move,
    in_contact
});

#[derive(Debug)]
pub(crate) struct RawSally {
    pub id: Text,
    pub troops: Names,
    /// No condition if missing.
    pub near: Option<Distance>,
    /// Unlimited if missing.
    pub farthest: Option<Distance>,
    pub returns: bool,
}

row!(RawSally { id, troops; near, farthest, returns });

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub(crate) struct RawFurther {
    pub id: Text,
    pub movers: Names,
    /// Any number if missing.
    pub times: Option<Number>,
    pub first_bound: bool,
    pub by_road: bool,
    pub into_contact: bool,
    pub not_into_contact: bool,
    pub clear_of_enemy: Option<Distance>,
    pub clear_all_the_way: bool,
    pub going: Option<Text>,
}

row!(RawFurther {
    id, movers;
    times, first_bound, by_road, into_contact, not_into_contact, clear_of_enemy, clear_all_the_way, going
});

#[derive(Debug)]
pub(crate) struct RawSurcharge {
    pub id: Text,
    pub pips: Number,
    pub waived_in_first_bound: bool,
    pub for_each: bool,
    pub includes: Option<Names>,
    pub includes_not_into_contact: Option<Names>,
    pub column_through: Option<Names>,
    pub any: Vec<Text>,
}

row!(RawSurcharge {
    id, pips;
    waived_in_first_bound, for_each, includes, includes_not_into_contact, column_through, any
});

#[derive(Debug)]
pub(crate) struct RawCommand {
    pub ranges: Vec<RawCommandRange>,
    pub far: Distance,
    pub near: Distance,
    pub hampered: Text,
    pub hidden: Text,
}

row!(RawCommand { far, near, hampered, hidden; ranges });

#[derive(Debug)]
pub(crate) struct RawCommandRange {
    pub id: Text,
    pub troops: Names,
    pub far: Distance,
    pub near: Distance,
}

row!(RawCommandRange {
    id,
    troops,
    far,
    near
});

#[derive(Debug)]
pub(crate) struct RawRivers {
    pub states: Vec<Text>,
    pub limit: Distance,
    pub limits_whole_move: bool,
    pub slows: Text,
    /// Any distance if missing.
    pub bank: Option<Distance>,
}

row!(RawRivers { states, limit, limits_whole_move, slows; bank });
