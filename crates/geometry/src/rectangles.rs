//! Tests whether two rectangles are apart, along the directions of their edges.
//!
//! Gives the same answer as the general comparison in `compare.rs`, up to the rounding of a corner, but needs
//! no corners and no edge lengths, because a base knows its axes. It has no early exit, so there is no branch
//! to mispredict. The caller supplies the limit; no tolerance is added here.

use crate::{Base, Direction};

/// Half the scale of a [`Direction`]: a length times this is half the length, in 2^-30 of a unit.
const HALF: i64 = 1 << 29;

/// The turn from the facing of one base to that of another, in 2^-29.
#[derive(Clone, Copy)]
struct Turn {
    sin: i64,
    cos: i64,
}

impl Turn {
    fn between(from: Direction, to: Direction) -> Turn {
        let product = |a: i32, b: i32| i64::from(a) * i64::from(b);
        // Dividing, unlike shifting, rounds a turn and its mirror image alike.
        Turn {
            sin: (product(to.sin, from.cos) - product(to.cos, from.sin)) / (1 << 31),
            cos: (product(to.cos, from.cos) + product(to.sin, from.sin)) >> 31,
        }
    }

    fn back(self) -> Turn {
        Turn {
            sin: -self.sin,
            cos: self.cos,
        }
    }
}

/// Whether the bases are at least `limit` units apart along the direction of some edge.
#[inline]
pub(crate) fn apart(a: &Base, b: &Base, limit: i64) -> bool {
    let turn = Turn::between(a.direction, b.direction);
    let x = i64::from(b.pose.front.x) - i64::from(a.pose.front.x);
    let y = i64::from(b.pose.front.y) - i64::from(a.pose.front.y);
    let limit = limit * (2 * HALF);
    gap(a, b, (x, y), turn).max(gap(b, a, (-x, -y), turn.back())) >= limit
}

/// The greater of the two gaps between the bases along the edges of `a`, in 2^-30 of a unit.
///
/// Negative when the bases overlap along both. The step leads from the front of `a` to the front of `b`. No
/// sum here exceeds 63 bits anywhere on the lattice: the step is shorter than 2^32.5 units, and half a length
/// than 2^30.
#[inline]
fn gap(a: &Base, b: &Base, (x, y): (i64, i64), turn: Turn) -> i64 {
    let (sin, cos) = (i64::from(a.direction.sin), i64::from(a.direction.cos));
    let half_depth = i64::from(a.depth.units()) * HALF;
    let half_width = i64::from(a.width.units()) * HALF;
    let (depth, width) = (i64::from(b.depth.units()), i64::from(b.width.units()));
    // From middle to middle, less what each reaches from its middle.
    let ahead = (x * sin + y * cos + half_depth - depth * turn.cos).abs();
    let right = (x * cos - y * sin - depth * turn.sin).abs();
    let (sin, cos) = (turn.sin.abs(), turn.cos.abs());
    let ahead_gap = ahead - half_depth - depth * cos - width * sin;
    let right_gap = right - half_width - depth * sin - width * cos;
    ahead_gap.max(right_gap)
}
