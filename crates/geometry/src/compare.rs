//! The only comparisons of lengths and places, with the one tolerance.

use crate::{Convex, Length, Point};

/// The tolerance of every comparison: 64 units, about a thousandth of a base width.
pub const TOUCH: Length = Length::from_units(64);

/// Whether a distance does not exceed a limit by more than [`TOUCH`].
pub fn within(distance: Length, limit: Length) -> bool {
    distance.units() <= limit.units().saturating_add(TOUCH.units())
}

/// Whether a distance exceeds a limit by more than [`TOUCH`].
pub fn beyond(distance: Length, limit: Length) -> bool {
    !within(distance, limit)
}

/// Whether two points are the same place, within [`TOUCH`].
pub fn same_point(a: Point, b: Point) -> bool {
    (b - a).square() <= i64::from(TOUCH.units()) * i64::from(TOUCH.units())
}

/// How far two convex shapes are apart along the best separating edge: negative when they overlap.
///
/// Exact to the unit when an edge faces the other shape; between two corners it is at most the distance.
pub fn separation<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> Length {
    one_sided_separation(a, b).longer(one_sided_separation(b, a))
}

fn one_sided_separation<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> Length {
    let mut best = Length::from_units(-i32::MAX);
    for edge in a.edges() {
        let step = edge.step();
        let square = step.square();
        if square == 0 {
            continue;
        }
        let least = b
            .vertices()
            .iter()
            .map(|&p| step.cross(p - edge.from))
            .min()
            .unwrap_or(0);
        let size = square.cast_unsigned().isqrt().cast_signed();
        best = best.longer(Length::from_units(least.div_euclid(size) as i32));
    }
    best
}

/// Whether the separation of two convex shapes is at least `limit`, stopping at the first edge that says so.
fn separated<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B, limit: i64) -> bool {
    let by_edges_of = |edges: &[Point], points: &[Point]| {
        let Some(&(mut from)) = edges.last() else {
            return true;
        };
        for &to in edges {
            let step = to - from;
            let least = points
                .iter()
                .map(|&p| step.cross(p - from))
                .min()
                .unwrap_or(0);
            // least / |step| >= limit, without a root: compare signs, then squares.
            let square = i128::from(step.square());
            let (left, right) = (i128::from(least), i128::from(limit));
            let holds = match (left >= 0, right >= 0) {
                (true, false) => true,
                (false, true) => false,
                (true, true) => left * left >= right * right * square,
                (false, false) => left * left <= right * right * square,
            };
            if holds && square > 0 {
                return true;
            }
            from = to;
        }
        false
    };
    let ((a_low, a_high), (b_low, b_high)) = (a.bounds(), b.bounds());
    let far = limit.max(0) as i32;
    if a_low.x > b_high.x + far
        || b_low.x > a_high.x + far
        || a_low.y > b_high.y + far
        || b_low.y > a_high.y + far
    {
        return true;
    }
    by_edges_of(a.vertices(), b.vertices()) || by_edges_of(b.vertices(), a.vertices())
}

/// Whether two convex shapes overlap deeper than [`TOUCH`].
pub fn overlaps<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> bool {
    !separated(a, b, -i64::from(TOUCH.units()))
}

/// Whether two convex shapes come as near as [`TOUCH`], or overlap.
pub fn touches<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> bool {
    !separated(a, b, i64::from(TOUCH.units()) + 1)
}
