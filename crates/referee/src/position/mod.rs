//! The state of a battle: elements, the table they stand on, and how they touch.
//!
//! It stores places and marks. What they allow is decided by the modules above.

#![expect(
    clippy::inline_always,
    reason = "the page's engine is compiled for size, where calling these costs more than what they do"
)]

mod contact;
mod element;
mod going;
mod resting;
mod road;
mod side;
mod state;
mod stronghold;
mod survey;
mod table;

pub use contact::{
    Contact, behind, beside, contact, corner_overlap, front_edge_contact, may_reach, pose_behind,
    pose_beside, same_facing,
};
pub(crate) use contact::{all_round_flank_contact, follows, fronting, fronts_meet, side_contact};
pub use element::{Element, Marks, Place};
pub(crate) use going::allowance_in;
pub(crate) use resting::{fronts_on, fronts_on_region, in_reach, resting, shared_edge};
pub(crate) use road::{on_road, on_road_line, road_offset, turns_with_road};
pub use side::{ElementId, ElementSet, SIDE_SIZE, Side};
pub use state::{Phase, Position};
pub use stronghold::{Fall, Occupant, STRONGHOLDS, Stronghold};
pub use survey::ElementMut;
pub use table::{Camp, Feature, Quarter, Table, TableEdge};
