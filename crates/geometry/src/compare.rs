//! All comparisons of lengths and places, with the one tolerance.

#![expect(
    clippy::inline_always,
    reason = "the page's engine is compiled for size, where calling these costs more than what they do"
)]

use crate::length::saturate;
use crate::{Convex, Length, Point, Segment, Vector, rectangles};

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
#[inline(always)]
pub fn same_point(a: Point, b: Point) -> bool {
    (b - a).square() <= i64::from(TOUCH.units()) * i64::from(TOUCH.units())
}

/// Whether the distance of two points is [`within`] a limit, without computing a root.
pub fn is_near(a: Point, b: Point, limit: Length) -> bool {
    let step = b - a;
    // Distances are rounded down, so anything less than one unit more still counts.
    let most = i64::from(limit.units()) + i64::from(TOUCH.units()) + 1;
    i64::from(step.x).abs() < most && i64::from(step.y).abs() < most && step.square() < most * most
}

/// How far two convex shapes are apart along the best separating edge: negative when they overlap.
///
/// Exact to the unit when an edge faces the other shape; between two corners it is at most the distance.
/// [`Length::MAX`] when one of them has no vertex.
pub fn separation<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> Length {
    one_sided_separation(a, b).max(one_sided_separation(b, a))
}

fn one_sided_separation<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> Length {
    if a.vertices().is_empty() {
        return Length::MAX;
    }
    a.edges()
        .filter(|edge| edge.from != edge.to)
        .map(|edge| {
            let step = edge.step();
            let least = least_product(step, edge.from, b.vertices());
            // The root keeps its fraction's first bits, so that a short edge does not stretch the result.
            let size = (i128::from(step.square()) << 32).isqrt();
            (i128::from(least) << 16).div_euclid(size.max(1))
        })
        .max()
        .map_or(-Length::MAX, |best| {
            Length::from_units(saturate(best as i64))
        })
}

/// The least cross product of a step with the vectors from its start to the points.
fn least_product(step: Vector, from: Point, points: &[Point]) -> i64 {
    points
        .iter()
        .map(|&point| product(step, point))
        .min()
        .map_or(i64::MAX, |least| least.saturating_sub(product(step, from)))
}

/// Whether two convex shapes are at least this far apart along the direction of some edge.
///
/// Sufficient but not necessary: shapes can be this far apart without such an edge.
pub fn surely_apart<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B, limit: Length) -> bool {
    separated(a, b, i64::from(limit.units()))
}

/// Whether the separation of two convex shapes is at least `limit`; stops at the first edge that proves it.
pub(crate) fn separated<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B, limit: i64) -> bool {
    if let (Some(a), Some(b)) = (a.as_base(), b.as_base()) {
        return rectangles::apart(a, b, limit);
    }
    if boxes_apart(a.bounds(), b.bounds(), limit.max(0) as i32) {
        return true;
    }
    separated_near(a.vertices(), b.vertices(), limit)
}

/// [`overlaps`] for shapes whose bounding boxes meet and which are not both bases.
pub(crate) fn overlaps_near(a: &[Point], b: &[Point]) -> bool {
    !separated_near(a, b, -i64::from(TOUCH.units()))
}

fn separated_near(a: &[Point], b: &[Point], limit: i64) -> bool {
    // The simpler shape has fewer edges, and each is as likely to decide.
    let (mut few, mut many) = (a, b);
    if few.len() > many.len() {
        (few, many) = (many, few);
    }
    an_edge_separates(few, many, limit) || an_edge_separates(many, few, limit)
}

/// Whether two axis-aligned boxes, each from its least to its greatest corner, are further apart than
/// `limit`.
///
/// A cheap test before an exact comparison: shapes are at least as far apart as their boxes.
#[inline(always)]
pub fn boxes_apart(a: (Point, Point), b: (Point, Point), limit: i32) -> bool {
    let before = |high: i32, low: i32| high.saturating_add(limit) < low;
    before(a.1.x, b.0.x) | before(b.1.x, a.0.x) | before(a.1.y, b.0.y) | before(b.1.y, a.0.y)
}

fn an_edge_separates(edges: &[Point], points: &[Point], limit: i64) -> bool {
    let Some(&(mut from)) = edges.last() else {
        return true;
    };
    for &to in edges {
        let step = to - from;
        if from != to && separates(step, product(step, from), points, limit) {
            return true;
        }
        from = to;
    }
    false
}

/// Whether all points are at least this far outside an edge with this [`product`].
pub(crate) fn separates(step: Vector, start: i64, points: &[Point], limit: i64) -> bool {
    let [too_little, _] = step.reach(limit);
    let mut least = i64::MAX;
    for &point in points {
        least = least.min(product(step, point).saturating_sub(start));
        if least < too_little {
            return false;
        }
    }
    step.reaches(least, limit)
}

/// The cross product of a step with the vector from the origin to a point.
pub(crate) fn product(step: Vector, point: Point) -> i64 {
    step.cross(Vector {
        x: point.x,
        y: point.y,
    })
}

/// Whether two convex shapes overlap deeper than [`TOUCH`].
pub fn overlaps<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> bool {
    !separated(a, b, -i64::from(TOUCH.units()))
}

/// Whether a shape at rest would overlap another: whether they overlap deeper than half of [`TOUCH`].
///
/// Shapes at rest beside each other are moved and turned together later, and rounded to the lattice each
/// time. Half of the tolerance is reserved for that, so that they never overlap deeper than all of it.
pub fn overlaps_interior<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> bool {
    !separated(a, b, -i64::from(TOUCH.units() / 2))
}

/// Whether the distance of two convex shapes is at most [`TOUCH`], or they overlap.
pub fn touches<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> bool {
    is_within_distance(a, b, Length::ZERO)
}

/// Whether the distance of two convex shapes is [`within`] a limit, without computing a root.
pub fn is_within_distance<A: Convex + ?Sized, B: Convex + ?Sized>(
    a: &A,
    b: &B,
    limit: Length,
) -> bool {
    // Lengths are rounded down: a distance of less than one unit more still counts.
    let limit = i64::from(limit.units()) + i64::from(TOUCH.units()) + 1;
    if separated(a, b, limit) {
        return false;
    }
    // Two corners can be further apart than any edge shows.
    let near = |edge: Segment, points: &[Point]| points.iter().any(|&p| edge.is_nearer(p, limit));
    // A shape without vertices is infinitely far from everything, and separated by any limit.
    !separated(a, b, 0)
        || a.edges().any(|edge| near(edge, b.vertices()))
        || b.edges().any(|edge| near(edge, a.vertices()))
}
