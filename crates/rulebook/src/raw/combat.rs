//! Shooting, combat and outcomes as written.

use super::{Distance, Names, Number, Text};
use crate::rows::row;

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a section of the edition file: each is a cell of its own"
)]
pub(crate) struct RawShooting {
    pub arc_side: Distance,
    /// The nearest point of the target edge if missing.
    pub range_to: Option<Text>,
    /// Any part of it if missing.
    pub least_target: Option<Distance>,
    pub more_than_least_target: bool,
    /// Required if terrain stops shooting by its depth, else forbidden.
    pub stopping_depth: Option<Distance>,
    pub overlap_forbids: bool,
    pub spared: Names,
    pub supporting: Number,
    pub nearest_leads: bool,
    pub rear_shot_needs_all_behind: bool,
    pub no_rear: Names,
}

row!(RawShooting {
    arc_side, overlap_forbids, spared, supporting, nearest_leads, rear_shot_needs_all_behind, no_rear;
    range_to, least_target, more_than_least_target, stopping_depth
});

#[derive(Debug)]
pub(crate) struct RawShooter {
    pub id: Text,
    pub troops: Names,
    pub range: Distance,
    pub from: Text,
    pub in_enemy_bound: bool,
    /// All troops if missing.
    pub replies_to: Option<Names>,
    pub over: Names,
    pub priority: Vec<Text>,
    pub moved_at_most: Option<Distance>,
    pub at_spared: bool,
}

row!(RawShooter {
    id, troops, range, from, in_enemy_bound;
    replies_to, over, priority, moved_at_most, at_spared
});

#[derive(Debug)]
pub(crate) struct RawCombat {
    pub most_contacts: Number,
    pub edgeless: Names,
    pub main_attacker_chosen: Names,
    pub overlaps_by_any_edge: Names,
    pub overlaps_while_fighting: Names,
    pub no_corner_overlap: Names,
    pub board_edge_overlaps: Names,
    /// Zero if missing.
    pub board_edge_room: Option<Distance>,
    pub camps_as_foot: bool,
    pub uphill_at_the_foot: bool,
    pub attackers_in_turn: bool,
    pub never_assaults: Names,
}

row!(RawCombat {
    most_contacts, edgeless, main_attacker_chosen, overlaps_by_any_edge, overlaps_while_fighting;
    no_corner_overlap, board_edge_overlaps, board_edge_room, camps_as_foot, uphill_at_the_foot, attackers_in_turn,
    never_assaults
});

#[derive(Debug)]
pub(crate) struct RawTactical {
    pub id: Text,
    pub value: Number,
    pub per: Option<Text>,
    pub modes: Option<Vec<Text>>,
    pub own: Option<Names>,
    pub enemy: Option<Names>,
    pub all: Names,
    pub not: Names,
}

row!(RawTactical { id, value; per, modes, own, enemy, all, not });

#[derive(Debug)]
pub(crate) struct RawSupport {
    pub id: Text,
    pub front: Names,
    pub supporter: Names,
    pub same_class: bool,
    pub place: Text,
    pub enemy: Names,
    pub value: Number,
    pub all: Names,
    pub not: Names,
    pub dies_with_front: bool,
}

row!(RawSupport { id, front, supporter, place, enemy, value; same_class, all, not, dies_with_front });

#[derive(Debug)]
pub(crate) struct RawOutcomes {
    pub flankers_recoil: bool,
    pub flankers_recoil_anyway: bool,
    pub standing_flankers_recoil: bool,
    pub cascade: Names,
    pub recoil: RawRecoil,
    pub flight: RawFlight,
}

row!(RawOutcomes { flankers_recoil, cascade, recoil, flight; flankers_recoil_anyway, standing_flankers_recoil });

#[derive(Debug)]
pub(crate) struct RawOutcome {
    pub id: Text,
    pub margin: Text,
    pub modes: Option<Vec<Text>>,
    pub own: Option<Names>,
    pub enemy: Option<Names>,
    pub all: Names,
    pub not: Names,
    pub fate: Text,
}

row!(RawOutcome { id, margin, fate; modes, own, enemy, all, not });

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "cells of the edition file: each is a rule of its own"
)]
pub(crate) struct RawRecoil {
    /// The whole depth if missing.
    pub foot_at_most: Option<Distance>,
    /// The whole depth if missing.
    pub mounted_at_most: Option<Distance>,
    pub chooses: Names,
    pub never_pushed: Names,
    pub fighters_hold: bool,
    pub pushes_no_farther: bool,
    pub pushed_heed_going: bool,
    pub tramples: Names,
    pub tramples_enemies: bool,
    pub crushes_enemy_behind: bool,
    pub crushes_squarely: bool,
    pub into_own: bool,
}

row!(RawRecoil {
    never_pushed, tramples, crushes_enemy_behind, into_own;
    foot_at_most, mounted_at_most, chooses, fighters_hold, pushes_no_farther, pushed_heed_going, tramples_enemies, crushes_squarely
});

#[derive(Debug)]
pub(crate) struct RawRecoilPassing {
    pub id: Text,
    pub movers: Names,
    pub through: Names,
}

row!(RawRecoilPassing {
    id,
    movers,
    through
});

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "cells of the edition file: each is a rule of its own"
)]
pub(crate) struct RawFlight {
    pub recoils_first: bool,
    pub river_destroys: bool,
    pub paltry_too: bool,
    pub rounds_camps: bool,
    pub enemies_destroy: bool,
    pub takes_along: Names,
    pub halts_at: Vec<RawAvoid>,
}

row!(RawFlight { recoils_first, river_destroys; paltry_too, rounds_camps, enemies_destroy, takes_along, halts_at });

#[derive(Debug)]
pub(crate) struct RawAvoid {
    pub id: Text,
    pub troops: Names,
    pub terrain: Names,
}

row!(RawAvoid {
    id,
    troops,
    terrain
});

#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub(crate) struct RawPursuit {
    pub id: Text,
    pub troops: Names,
    /// All troops if missing.
    pub enemy: Option<Names>,
    /// The whole depth if missing; then `by-depth` is required.
    pub at_most: Option<Distance>,
    pub by_depth: bool,
    pub supporter_follows: bool,
    pub column_follows: bool,
    pub stops_at: Names,
    pub stays_inside: bool,
    pub stays_outside: bool,
    pub on_equal: bool,
    pub after_break_off: bool,
}

row!(RawPursuit {
    id, troops;
    enemy, at_most, by_depth, supporter_follows, column_follows, stops_at, stays_inside, stays_outside, on_equal,
    after_break_off
});
