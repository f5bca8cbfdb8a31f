//! The referee: what a battle is, and every rule that changes it.
//!
//! A battle waits for exactly one of: red's decision, blue's decision, a roll of dice. Only [`Battle::obey`] and
//! [`Battle::throw`] change it; [`Battle::judge`] changes nothing.
//!
//! The referee does not know what decides (a person or a program), where the battle is shown, or which edition is
//! played: numbers and policies come from the [`Rulebook`](acies_rulebook::Rulebook).
//!
//! Modules depend downwards only: `position`, then `gates` and `straight_path`, `combat`, `zones`, `movement`,
//! `shooting`, `outcome`, `odds`, `setup`, `battle`.

mod ask;
mod battle;
pub mod combat;
mod event;
mod gates;
mod movement;
mod non_combatants;
pub mod odds;
mod order;
pub mod outcome;
mod position;
mod rule;
pub mod setup;
pub mod shooting;
mod straight_path;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod verdict;
pub mod victory;
mod view;
mod zones;

pub use ask::{Ask, Ending, Purpose, Throw, What};
pub use battle::Battle;
pub use event::{Cause, Event, LongRecoil, fate_word, margin_word, river_word};
pub use movement::{
    Crossing, MoveContext, Reached, Snap, Ways, apply, begin_bound, commands, crossing,
    general_is_hampered, hampers_general, in_group_contact, is_column, is_settled, judge_tactical,
    may_be_inside, may_move_again, nudged, nudges, reach, snap, surcharges_of,
};
pub(crate) use movement::{
    MoveInProgress, across_from, dismount, is_free, turn_to_face, turn_to_face_after,
};
pub use order::{
    Choice, Leg, Legs, Lie, MOST_LEGS, Movers, Order, OrderError, Party, Path, Placement, text,
};
pub use position::{
    Camp, Contact, Element, ElementId, ElementMut, ElementSet, Fall, Feature, Marks, Occupant,
    Phase, Place, Position, Quarter, SIDE_SIZE, STRONGHOLDS, Side, Stronghold, Table, TableEdge,
    behind, beside, contact, corner_overlap, front_edge_contact, may_reach, pose_behind,
    pose_beside, same_facing,
};
pub(crate) use position::{
    all_round_flank_contact, allowance_in, follows, fronting, fronts_meet, fronts_on,
    fronts_on_region, in_reach, on_road, resting, shared_edge, side_contact,
};
pub use rule::Rule;
pub use verdict::{
    BadThrow, Breach, Breaches, CollectAll, Conforms, Drawn, FailFast, Measurement, MovePlan,
    Reporter, Track, Verdict,
};
pub use view::{Changes, View};
pub use zones::{Zone, enemy_zones};
