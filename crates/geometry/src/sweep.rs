//! What a base passes over when its corners move in straight lines.

use crate::{Base, Convex, Hull, Point, Region, Segment, TOUCH, convex_hull, overlaps};

/// One leg of a move: every corner goes in a straight line from its old place to its new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// Where it starts.
    pub from: Base,
    /// Where it ends.
    pub to: Base,
}

impl Sweep {
    /// The leg from one place to another.
    pub fn new(from: Base, to: Base) -> Sweep {
        Sweep { from, to }
    }

    /// A convex shape that covers everything passed over; exact when the leg does not turn.
    pub fn hull(&self) -> Hull {
        convex_hull(self.from.corners.into_iter().chain(self.to.corners))
    }

    /// The lines that the four corners follow, drawn for a base smaller by half as much again as the tolerance,
    /// so that a line along a neighbour's edge does not count as crossing it.
    pub fn corner_lines(&self) -> [Segment; 4] {
        let margin = TOUCH.scaled(3, 2);
        let (from, to) = (self.from.shrunk(margin), self.to.shrunk(margin));
        std::array::from_fn(|i| Segment::new(from.corners[i], to.corners[i]))
    }

    /// Whether the base passes over a convex shape deeper than the tolerance, at its start, on the way or at its end.
    pub fn hits<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        if self.from.pose.facing == self.to.pose.facing {
            return overlaps(&self.hull(), shape);
        }
        hits_between(&self.from.corners, &self.to.corners, shape)
    }

    /// Whether the base passes over a region.
    pub fn hits_region(&self, region: &Region) -> bool {
        region.pieces().any(|piece| self.hits(piece))
    }
}

/// Halves the leg until its hull decides, or until the corners move less than the tolerance.
fn hits_between<C: Convex + ?Sized>(from: &[Point; 4], to: &[Point; 4], shape: &C) -> bool {
    let hull = convex_hull(from.iter().chain(to).copied());
    if !overlaps(&hull, shape) {
        return false;
    }
    if overlaps(from, shape) || overlaps(to, shape) {
        return true;
    }
    let travel = from
        .iter()
        .zip(to)
        .map(|(&a, &b)| (b - a).square())
        .max()
        .unwrap_or(0);
    let short = i64::from(TOUCH.units()) * i64::from(TOUCH.units());
    if travel <= short {
        return true;
    }
    let middle: [Point; 4] = std::array::from_fn(|i| from[i].midway(to[i]));
    hits_between(from, &middle, shape) || hits_between(&middle, to, shape)
}
