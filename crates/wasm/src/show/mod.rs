//! The messages to the page, from what the referee knows: lengths in base widths, facings in degrees, ids as the order language
//! has them.

mod event;
mod event_text;
mod fights;
mod state;
mod verdict;

use acies_geometry as geometry;
use acies_referee as referee;
use acies_wire::{Point, Pose, SideWord};

pub use event::event;
pub use event_text::event_of;
pub use fights::{choices, combats, combats_after, duel};
pub use state::{asks, history, how, line, state};
pub use verdict::{judged, legal, plan, refused, unread};

fn pose(pose: geometry::Pose) -> Pose {
    Pose(
        pose.front.across().base_widths(),
        pose.front.up().base_widths(),
        pose.facing.degrees(),
    )
}

pub fn point(point: geometry::Point) -> Point {
    Point(point.across().base_widths(), point.up().base_widths())
}

fn points(all: &[geometry::Point]) -> Vec<Point> {
    all.iter().copied().map(point).collect()
}

pub fn side(side: referee::Side) -> SideWord {
    match side {
        referee::Side::Red => SideWord::Red,
        referee::Side::Blue => SideWord::Blue,
    }
}
