//! Points, angles, oriented rectangles, polygons, sweeps and distances on an integer lattice.
//!
//! One base width (BW) is 2^16 units and one turn is 2^32. The crate knows nothing of the game: no elements,
//! sides or rules. It answers where things are and whether they touch.
//!
//! Lengths are compared only through [`within`], [`beyond`], [`touches`] and [`overlaps`] (or its half,
//! [`overlaps_interior`]). [`Length`] has no order of its own, so a raw comparison does not compile.

mod angle;
mod base;
mod clip;
mod compare;
mod convex;
mod irregular;
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
pub use clip::{clip, double_area_inside};
pub use compare::{
    TOUCH, beyond, boxes_apart, is_near, is_within_distance, overlaps, overlaps_interior,
    same_point, separation, surely_apart, touches, within,
};
pub use convex::{Convex, Hull, box_corners, convex_hull, distance};
pub use irregular::{Curve, Irregular};
pub use length::Length;
pub use point::{Point, Segment, Vector};
pub use pose::{Hand, Local, Pose};
pub use region::{Region, RegionError};
pub use sight::{crosses, crosses_region, stands_between};
pub use small_sort::SmallSort;
pub use sweep::Sweep;
