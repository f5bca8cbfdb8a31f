//! Shooting, combat and what follows as they are written.

use serde::Deserialize;

use super::{Distance, Names, Number, Text};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a section of the edition file: each is a cell of its own"
)]
pub(crate) struct RawShooting {
    pub arc_side: Distance,
    /// To any point of the edge shot at where it is not given.
    pub range_to: Option<Text>,
    /// Any part of it where it is not given.
    pub least_target: Option<Distance>,
    #[serde(default)]
    pub more_than_least_target: bool,
    /// Where terrain stops shots by its depth, and only there.
    pub stopping_depth: Option<Distance>,
    pub overlap_forbids: bool,
    pub spared: Names,
    pub supporting: Number,
    pub nearest_leads: bool,
    pub rear_shot_needs_all_behind: bool,
    pub no_rear: Names,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawShooter {
    pub id: Text,
    pub troops: Names,
    pub range: Distance,
    pub from: Text,
    pub in_enemy_bound: bool,
    /// Anyone where it is not given.
    pub replies_to: Option<Names>,
    #[serde(default)]
    pub over: Names,
    #[serde(default)]
    pub priority: Vec<Text>,
    pub moved_at_most: Option<Distance>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawCombat {
    pub most_contacts: Number,
    pub edgeless: Names,
    pub main_attacker_chosen: Names,
    pub overlaps_by_any_edge: Names,
    pub overlaps_while_fighting: Names,
    #[serde(default)]
    pub no_corner_overlap: Names,
    #[serde(default)]
    pub board_edge_overlaps: Names,
    /// None where it is not given.
    pub board_edge_room: Option<Distance>,
    #[serde(default)]
    pub camps_as_foot: bool,
    #[serde(default)]
    pub attackers_in_turn: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawTactical {
    pub id: Text,
    pub value: Number,
    pub per: Option<Text>,
    pub modes: Option<Vec<Text>>,
    pub own: Option<Names>,
    pub enemy: Option<Names>,
    #[serde(default)]
    pub all: Names,
    #[serde(default)]
    pub not: Names,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawSupport {
    pub id: Text,
    pub front: Names,
    pub supporter: Names,
    #[serde(default)]
    pub same_class: bool,
    pub place: Text,
    pub enemy: Names,
    pub value: Number,
    #[serde(default)]
    pub all: Names,
    #[serde(default)]
    pub not: Names,
    #[serde(default)]
    pub dies_with_front: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawOutcomes {
    pub flankers_recoil: bool,
    #[serde(default)]
    pub flankers_recoil_anyway: bool,
    pub cascade: Names,
    pub recoil: RawRecoil,
    pub flight: RawFlight,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawOutcome {
    pub id: Text,
    pub margin: Text,
    pub modes: Option<Vec<Text>>,
    pub own: Option<Names>,
    pub enemy: Option<Names>,
    #[serde(default)]
    pub all: Names,
    #[serde(default)]
    pub not: Names,
    pub fate: Text,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "cells of the edition file: each is a rule of its own"
)]
pub(crate) struct RawRecoil {
    /// No farther than this; by the whole depth where it is not given.
    pub foot_at_most: Option<Distance>,
    /// The same.
    pub mounted_at_most: Option<Distance>,
    #[serde(default)]
    pub chooses: Names,
    pub never_pushed: Names,
    #[serde(default)]
    pub fighters_hold: bool,
    #[serde(default)]
    pub pushes_no_farther: bool,
    #[serde(default)]
    pub pushed_heed_going: bool,
    pub tramples: Names,
    #[serde(default)]
    pub tramples_enemies: bool,
    pub crushes_enemy_behind: bool,
    pub into_own: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawRecoilPassing {
    pub id: Text,
    pub movers: Names,
    pub through: Names,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "cells of the edition file: each is a rule of its own"
)]
pub(crate) struct RawFlight {
    pub recoils_first: bool,
    pub river_destroys: bool,
    #[serde(default)]
    pub paltry_too: bool,
    #[serde(default)]
    pub rounds_camps: bool,
    #[serde(default)]
    pub enemies_destroy: bool,
    #[serde(default)]
    pub takes_along: Names,
    #[serde(default)]
    pub halts_at: Vec<RawAvoid>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RawAvoid {
    pub id: Text,
    pub troops: Names,
    pub terrain: Names,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub(crate) struct RawPursuit {
    pub id: Text,
    pub troops: Names,
    /// Anyone where it is not given.
    pub enemy: Option<Names>,
    /// By the whole depth where it is not given, and then `by-depth` is.
    pub at_most: Option<Distance>,
    #[serde(default)]
    pub by_depth: bool,
    #[serde(default)]
    pub supporter_follows: bool,
    #[serde(default)]
    pub column_follows: bool,
    #[serde(default)]
    pub stops_at: Names,
    #[serde(default)]
    pub stays_inside: bool,
    #[serde(default)]
    pub stays_outside: bool,
    #[serde(default)]
    pub on_equal: bool,
    #[serde(default)]
    pub after_break_off: bool,
}
