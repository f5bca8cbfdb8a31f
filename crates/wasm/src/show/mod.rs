//! The JSON that the page receives: lengths in base widths, facings in degrees, ids as the order language has them.

mod fights;
mod state;
mod verdict;

use acies_geometry::{Point, Pose};
use serde_json::{Value, json};

pub use fights::{choices, duel};
pub use state::{asks, history, state};
pub use verdict::{judged, legal, plan, refused, unread};

/// x, y and facing.
fn pose(pose: Pose) -> Value {
    json!([
        pose.front.across().base_widths(),
        pose.front.up().base_widths(),
        pose.facing.degrees()
    ])
}

/// x and y.
fn point(point: Point) -> Value {
    json!([point.across().base_widths(), point.up().base_widths()])
}

fn points(all: &[Point]) -> Value {
    all.iter().copied().map(point).collect()
}
