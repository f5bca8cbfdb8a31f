//! The area a base passes over while its corners move in straight lines.

use crate::compare::{boxes_apart, product, separates};
use crate::{
    Base, Convex, Hull, Length, Point, Region, Segment, TOUCH, Vector, convex_hull, overlaps,
};

/// The whole of a leg: enough steps to halve the longest leg on a board down to one unit.
const WHOLE_WAY: i64 = 1 << 22;

/// A part of a leg this many units long is not halved further: a sixteenth of the tolerance.
const SHORT: i64 = 4;

/// One leg of a move: every corner moves in a straight line from its old place to its new one.
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

    /// The leg of the front edge alone.
    pub fn front_edge(&self) -> Sweep {
        let front = |base: &Base| base.resized(base.pose, base.width, Length::ZERO);
        Sweep::new(front(&self.from), front(&self.to))
    }

    /// A convex shape that covers everything passed over; exact if the leg does not turn.
    pub fn hull(&self) -> Hull {
        convex_hull(self.from.corners.into_iter().chain(self.to.corners))
    }

    /// The paths of the four corners, for a base shrunk by one and a half times the tolerance.
    ///
    /// The margin keeps a path along a neighbour's edge from counting as crossing it.
    pub fn corner_lines(&self) -> [Segment; 4] {
        let margin = TOUCH.scaled(3, 2);
        let (from, to) = (self.from.shrunk(margin), self.to.shrunk(margin));
        std::array::from_fn(|i| Segment::new(from.corners[i], to.corners[i]))
    }

    /// The corners after `numerator / denominator` of the way.
    pub fn corners_at(&self, numerator: i64, denominator: i64) -> [Point; 4] {
        std::array::from_fn(|i| {
            self.from.corners[i].toward(self.to.corners[i], numerator, denominator)
        })
    }

    /// Whether the base passes over a convex shape deeper than the tolerance, at either end or on the way.
    pub fn hits<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        if boxes_apart(self.bounds(), shape.bounds(), 0) {
            return false;
        }
        if self.from.pose.facing == self.to.pose.facing {
            return !self.passes_by(shape.vertices())
                && match self.step() {
                    Some(step) => !self.is_apart(step, shape.vertices()),
                    None => overlaps(&self.hull(), shape),
                };
        }
        overlaps(&self.to, shape)
            || overlaps(&self.from, shape)
            || self.hits_between(
                (0, &self.from.corners),
                (WHOLE_WAY, &self.to.corners),
                shape,
            )
    }

    /// Whether the base passes over a region.
    pub fn hits_region(&self, region: &Region) -> bool {
        let mut near = region.pieces_near(self.bounds());
        near.any(|piece| self.hits(piece))
    }

    /// The bounding box of everything passed over.
    pub fn bounds(&self) -> (Point, Point) {
        let ((a, b), (c, d)) = (self.from.bounds(), self.to.bounds());
        let low = Point {
            x: a.x.min(c.x),
            y: a.y.min(c.y),
        };
        let high = Point {
            x: b.x.max(d.x),
            y: b.y.max(d.y),
        };
        (low, high)
    }

    /// Whether a shape certainly stays clear of a leg that does not turn, by the base's own axes.
    ///
    /// The hull of such a leg has an edge along each edge of the base. What lies outside one of them, up to
    /// half the tolerance, is outside the hull. This decides nearly always, before a hull is made.
    fn passes_by(&self, shape: &[Point]) -> bool {
        let start = self.from.local(self.to.pose.front);
        // Sums of lengths beyond any board can exceed the range of a length.
        let units = |length: Length| i64::from(length.units());
        let (ahead, right) = (units(start.ahead), units(start.right));
        let half = units(self.from.width.scaled(1, 2));
        let slack = units(TOUCH.scaled(1, 2));
        let front = ahead.max(0) - slack;
        let rear = ahead.min(0) - units(self.from.depth) + slack;
        let (leftmost, rightmost) = (right.min(0) - half + slack, right.max(0) + half - slack);
        let mut seen = [i64::MAX, i64::MIN, i64::MAX, i64::MIN];
        for &point in shape {
            let at = self.from.local(point);
            let (ahead, right) = (units(at.ahead), units(at.right));
            seen = [
                seen[0].min(ahead),
                seen[1].max(ahead),
                seen[2].min(right),
                seen[3].max(right),
            ];
        }
        seen[0] >= front || seen[1] <= rear || seen[2] >= rightmost || seen[3] <= leftmost
    }

    /// The displacement of all four corners, if it is the same.
    fn step(&self) -> Option<Vector> {
        let step = self.to.corners[0] - self.from.corners[0];
        let mut pairs = self.from.corners.iter().zip(&self.to.corners);
        pairs.all(|(&from, &to)| to - from == step).then_some(step)
    }

    /// Whether a shape and the hull of a straight leg are apart, as [`overlaps`] would find, without making
    /// the hull.
    ///
    /// The hull has the edges of the base and two along the leg.
    fn is_apart(&self, step: Vector, shape: &[Point]) -> bool {
        let limit = -i64::from(TOUCH.units());
        let corners = &self.from.corners;
        let edges = |points: &[Point], tells: &dyn Fn(Vector, Point) -> bool| {
            let mut from = points[points.len() - 1];
            points.iter().any(|&to| {
                let start = std::mem::replace(&mut from, to);
                start != to && tells(to - start, start)
            })
        };
        if shape.is_empty() {
            return true;
        }
        // An edge of the base counts where it is farther out: at the start of the leg or at its end.
        let by_base = |edge: Vector, start: Point| {
            let farther = edge.cross(step).max(0);
            separates(
                edge,
                product(edge, start).saturating_add(farther),
                shape,
                limit,
            )
        };
        let by_leg = |step: Vector| {
            let outermost = corners.iter().map(|&corner| product(step, corner)).max();
            outermost.is_some_and(|start| separates(step, start, shape, limit))
        };
        let by_shape = |edge: Vector, start: Point| {
            let nearer = edge.cross(step).min(0);
            separates(
                edge,
                product(edge, start).saturating_sub(nearer),
                corners,
                limit,
            )
        };
        edges(corners, &by_base)
            || step != Vector::default() && (by_leg(step) || by_leg(-step))
            || edges(shape, &by_shape)
    }

    /// Halves the leg until its hull decides or the part is short; neither end of the part hits the shape.
    ///
    /// Places on the way are computed from the ends of the whole leg, so that rounding does not add up.
    fn hits_between<C: Convex + ?Sized>(
        &self,
        (start, from): (i64, &[Point; 4]),
        (end, to): (i64, &[Point; 4]),
        shape: &C,
    ) -> bool {
        if !overlaps(&convex_hull(from.iter().chain(to).copied()), shape) {
            return false;
        }
        let travel = from.iter().zip(to).map(|(&a, &b)| (b - a).square()).max();
        if end - start == 1 || travel.is_none_or(|square| square <= SHORT * SHORT) {
            return true;
        }
        let middle = i64::midpoint(start, end);
        let corners = self.corners_at(middle, WHOLE_WAY);
        overlaps(&corners, shape)
            || self.hits_between((start, from), (middle, &corners), shape)
            || self.hits_between((middle, &corners), (end, to), shape)
    }
}
