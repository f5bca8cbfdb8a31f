//! Whether a straight line enters a shape.

use crate::compare::{boxes_apart, overlaps};
use crate::small_sort::SmallSort;
use crate::{Convex, Point, Region, Segment, TOUCH};

/// The whole of a line, in the units of [`Part`].
const WHOLE: i128 = 1 << 32;

/// A remainder of a line shorter than this (less than a unit on any board) is a rounding error.
const SPECK: i128 = 1 << 9;

/// The part of a line left after clipping, from `enter` to `leave` out of [`WHOLE`].
#[derive(Clone, Copy)]
struct Part {
    enter: i128,
    leave: i128,
}

impl Part {
    const ALL: Part = Part {
        enter: 0,
        leave: WHOLE,
    };
    const NONE: Part = Part { enter: 0, leave: 0 };

    /// Keeps the part where a linear value is negative.
    ///
    /// The value is `start` at the beginning of the line and grows by `slope` until its end. If it is zero
    /// all along, nothing is kept.
    fn keep_negative(&mut self, start: i128, slope: i128) {
        if slope == 0 {
            if start >= 0 {
                self.leave = self.enter;
            }
            return;
        }
        let crossing = (-start * WHOLE) / slope;
        if slope > 0 {
            self.leave = self.leave.min(crossing);
        } else {
            self.enter = self.enter.max(crossing);
        }
    }

    fn is_empty(self) -> bool {
        self.enter >= self.leave
    }
}

/// The part of a line inside a convex shape and further than `units` from all its edges.
///
/// With negative units, the part inside the enlarged shape.
fn part_inside<C: Convex + ?Sized>(line: Segment, shape: &C, units: i64) -> Part {
    let vertices = shape.vertices();
    // A line with both ends outside the same edge is outside: this decides most lines without a root.
    if units >= 0 && is_outside(line, vertices) {
        return Part::NONE;
    }
    let mut edges = shape.edges().filter(|edge| edge.from != edge.to).peekable();
    // A single point has no inside.
    let mut part = if edges.peek().is_some() {
        Part::ALL
    } else {
        Part::NONE
    };
    for edge in edges {
        let along = edge.step();
        let start = along.cross(line.from - edge.from);
        let slope = along.cross(line.step());
        // An edge far from the whole line cuts nothing off if the line is inside, and leaves nothing if it is
        // outside.
        let away = along.length_bound() * units.abs();
        let end = start.saturating_add(slope);
        if start < -away && end < -away {
            continue;
        }
        if start > away && end > away {
            return Part::NONE;
        }
        part.keep_negative(i128::from(start) + edge.margin(units), i128::from(slope));
        if part.is_empty() {
            break;
        }
    }
    part
}

/// Whether both ends of a line are outside, or on, the same edge of a convex outline.
fn is_outside(line: Segment, vertices: &[Point]) -> bool {
    let Some(&(mut from)) = vertices.last() else {
        return false;
    };
    vertices.iter().any(|&to| {
        let along = to - from;
        let outside =
            from != to && along.cross(line.from - from) >= 0 && along.cross(line.to - from) >= 0;
        from = to;
        outside
    })
}

/// The part of a line within `units` beside an edge, or before or beyond its ends.
fn part_beside(line: Segment, edge: Segment, units: i64) -> Part {
    let (along, to_line, step) = (edge.step(), line.from - edge.from, line.step());
    let margin = edge.margin(units);
    let (side, side_slope) = (
        i128::from(along.cross(to_line)),
        i128::from(along.cross(step)),
    );
    let (ahead, ahead_slope) = (i128::from(along.dot(to_line)), i128::from(along.dot(step)));
    let length = i128::from(along.square());
    let mut part = Part::ALL;
    // One more than the margin, because the limit itself counts as beside.
    part.keep_negative(side - margin - 1, side_slope);
    part.keep_negative(-side - margin - 1, -side_slope);
    part.keep_negative(ahead - length - margin - 1, ahead_slope);
    part.keep_negative(-ahead - margin - 1, -ahead_slope);
    part
}

/// Whether a segment passes through the inside of a convex shape, deeper than the tolerance.
///
/// A line along the border does not enter the shape.
pub fn crosses<C: Convex + ?Sized>(line: Segment, shape: &C) -> bool {
    !part_inside(line, shape, i64::from(TOUCH.units())).is_empty()
}

/// Whether a convex shape blocks all lines between two others, at twice the tolerance or deeper.
///
/// It is enough that the two outermost of those lines are blocked. A shape that blocks them by less may give
/// `false`.
pub fn stands_between<C, A, B>(shape: &C, a: &A, b: &B) -> bool
where
    C: Convex + ?Sized,
    A: Convex + ?Sized,
    B: Convex + ?Sized,
{
    let depth = 2 * i64::from(TOUCH.units());
    let (from, to) = (a.vertices(), b.vertices());
    let is_outermost = |line: &Segment| {
        let side = |&point: &Point| line.step().cross(point - line.from);
        let (mut left, mut right) = (false, false);
        for side in from.iter().chain(to).map(side) {
            left |= side > 0;
            right |= side < 0;
        }
        !(left && right)
    };
    let mut outermost = from
        .iter()
        .flat_map(|&start| to.iter().map(move |&end| Segment::new(start, end)))
        .filter(is_outermost)
        .peekable();
    // If one of the two shapes lies inside the other, no line is outermost.
    outermost.peek().is_some()
        && outermost.all(|line| !part_inside(line, shape, depth).is_empty())
        && !overlaps(shape, a)
        && !overlaps(shape, b)
}

/// Whether a segment passes through the inside of a region, deeper than the tolerance from its outline.
///
/// Seams between the region's pieces are not borders: a line along a seam is inside.
pub fn crosses_region(line: Segment, region: &Region) -> bool {
    let bounds = [line.from, line.to].bounds();
    if boxes_apart(bounds, region.bounds(), 0) {
        return false;
    }
    if region.pieces_near(bounds).any(|piece| crosses(line, piece)) {
        return true;
    }
    let is_one_piece = region.pieces().nth(1).is_none();
    let mut inside = region
        .pieces()
        .map(|piece| part_inside(line, piece, -1))
        .filter(|part| !part.is_empty())
        .peekable();
    if is_one_piece || inside.peek().is_none() {
        return false;
    }
    let mut borders: Vec<Part> = region
        .outline()
        .edges()
        .map(|edge| part_beside(line, edge, i64::from(TOUCH.units())))
        .filter(|part| !part.is_empty())
        .collect();
    borders.small_sort_by_key(|border| border.enter);
    inside.any(|part| {
        let mut clear_from = part.enter;
        for border in &borders {
            if border.enter.min(part.leave) - clear_from > SPECK {
                return true;
            }
            clear_from = clear_from.max(border.leave);
        }
        part.leave - clear_from > SPECK
    })
}
