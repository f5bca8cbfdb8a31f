//! Tactical moves as they are written.

use serde::Deserialize;

use super::{Distance, Names, Number, Text};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawMovement {
    pub measure: Text,
    pub corner_cut: Text,
    pub gap: Distance,
    pub free_by_road: bool,
    pub groups: RawGroups,
    pub zones: RawZones,
    pub contact: RawContact,
    pub break_off: RawBreakOff,
    pub dismounting: Option<RawDismounting>,
    /// Nobody sallies where there are none.
    #[serde(default)]
    pub sallies: Vec<RawSally>,
    pub command: RawCommand,
    pub rivers: RawRivers,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawPassing {
    pub id: Text,
    pub movers: Names,
    pub through: Names,
    #[serde(default)]
    pub needs_room: bool,
    #[serde(default)]
    pub lined_up: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawGroups {
    pub shift: Distance,
    pub shift_reach: Distance,
    pub column_in_bad_going: bool,
    pub line_in_bad_going: Names,
    pub column_in_river: bool,
    pub contraction: Text,
    pub narrows: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawZones {
    pub policy: Text,
    pub depth: Distance,
    pub exerted_by: Names,
    pub camps: bool,
    /// Given where there are built-up areas that belong to a side.
    pub built_up: Option<bool>,
    /// Yes where it is not given. A carpet ends at the opponent anyway.
    pub while_engaged: Option<bool>,
    pub empty_camps_stop: bool,
    pub pins: Names,
    pub all_edges: Names,
    pub entered_by: Text,
    pub answer: Text,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one answer of an edition, whatever the others are"
)]
pub(crate) struct RawContact {
    pub policy: Text,
    /// Given where those who meet slide to line up.
    pub slide: Option<Distance>,
    /// Given where those who meet slide to line up.
    pub as_if_lined_up: Option<bool>,
    pub never: Names,
    pub never_at_walls: Names,
    #[serde(default)]
    pub only_at_gates: Names,
    pub never_turns: Names,
    pub places_all_round: Names,
    pub flank_start: Text,
    /// Given where only the mover lines up.
    pub lone_enemy_conforms: Option<bool>,
    pub closing_the_door: Names,
    pub door_needs_friend: bool,
    pub friends_in_the_way: Text,
    pub unmatched_fights: bool,
    pub unturned_fights: bool,
    pub supporters_turn: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawBreakOff {
    pub least: Distance,
    pub faster: Text,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawDismounting {
    pub by_group: bool,
    pub whole_move: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawSally {
    pub id: Text,
    pub troops: Names,
    /// Not asked where it is not given.
    pub near: Option<Distance>,
    /// As far as they like where it is not given.
    pub farthest: Option<Distance>,
    #[serde(default)]
    pub returns: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub(crate) struct RawFurther {
    pub id: Text,
    pub movers: Names,
    /// Any number where it is not given.
    pub times: Option<Number>,
    #[serde(default)]
    pub first_bound: bool,
    #[serde(default)]
    pub by_road: bool,
    #[serde(default)]
    pub into_contact: bool,
    #[serde(default)]
    pub not_into_contact: bool,
    pub clear_of_enemy: Option<Distance>,
    #[serde(default)]
    pub clear_all_the_way: bool,
    pub going: Option<Text>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawSurcharge {
    pub id: Text,
    pub pips: Number,
    #[serde(default)]
    pub waived_in_first_bound: bool,
    pub includes: Option<Names>,
    pub includes_not_into_contact: Option<Names>,
    #[serde(default)]
    pub any: Vec<Text>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawCommand {
    #[serde(default)]
    pub ranges: Vec<RawCommandRange>,
    pub far: Distance,
    pub near: Distance,
    pub hampered: Text,
    pub hidden: Text,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawCommandRange {
    pub id: Text,
    pub troops: Names,
    pub far: Distance,
    pub near: Distance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawRivers {
    pub states: Vec<Text>,
    pub limit: Distance,
    pub limits_whole_move: bool,
    pub slows: Text,
    /// However far the river is, where it is not given.
    pub bank: Option<Distance>,
}
