//! Points, angles, oriented rectangles, polygons, sweeps and distances on an integer lattice.
//!
//! One base width (BW) is 2^16 units and one turn is 2^32. This crate knows no word of the game:
//! no element, no side, no rule. It answers where things are and whether they touch.
//!
//! Lengths are compared through [`within`], [`beyond`], [`touches`] and [`overlaps`] (or its half, [`overlaps_interior`]) alone:
//! [`Length`] has no order of its own, so a raw comparison does not compile.

mod angle;
mod base;
mod clip;
mod compare;
mod convex;
mod length;
mod outline;
mod point;
mod pose;
mod rectangles;
mod region;
mod sight;
mod small_sort;
mod sweep;

pub use angle::{Angle, Direction};
pub use base::{Base, Corner, Edge};
pub use compare::{
    TOUCH, apart_by, beyond, boxes_apart, comes_within, is_near, overlaps, overlaps_interior,
    same_point, separation, touches, within,
};
pub use convex::{Convex, Hull, convex_hull, distance, upright};
pub use length::Length;
pub use point::{Point, Segment, Vector};
pub use pose::{Hand, Local, Pose};
pub use region::{Region, RegionError};
pub use sight::{crosses, crosses_region, stands_between};
pub use small_sort::SmallSort;
pub use sweep::Sweep;
