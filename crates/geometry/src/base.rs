//! Oriented rectangles.

#![expect(
    clippy::inline_always,
    reason = "the page's engine is compiled for size, where calling these costs more than what they do"
)]

use crate::{Angle, Convex, Direction, Hand, Length, Local, Point, Pose, Segment, Vector, is_near};

/// A rectangle at a pose: its front edge is centred there and its body lies behind.
///
/// The corners are computed once and rounded to the lattice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Base {
    /// The middle of the front edge, and the facing.
    pub pose: Pose,
    /// The length of the front edge.
    pub width: Length,
    /// The length of the side edges.
    pub depth: Length,
    /// The unit vector of its facing.
    pub direction: Direction,
    /// Front left, front right, rear right, rear left.
    pub corners: [Point; 4],
}

/// A corner of a base, in the order of [`Base::corners`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Corner {
    /// Front left.
    FrontLeft = 0,
    /// Front right.
    FrontRight = 1,
    /// Rear right.
    RearRight = 2,
    /// Rear left.
    RearLeft = 3,
}

/// An edge of a base.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edge {
    /// The front edge.
    Front,
    /// The right side.
    Right,
    /// The rear edge.
    Rear,
    /// The left side.
    Left,
}

impl Edge {
    /// All four edges.
    pub const ALL: [Edge; 4] = [Edge::Front, Edge::Right, Edge::Rear, Edge::Left];

    /// The direction an edge faces, relative to the facing of the base.
    pub const fn outward(self) -> Angle {
        match self {
            Edge::Front => Angle::ZERO,
            Edge::Right => Angle::RIGHT,
            Edge::Rear => Angle::HALF,
            Edge::Left => Angle::LEFT,
        }
    }
}

impl Base {
    /// A base of this size at a pose.
    pub fn new(pose: Pose, width: Length, depth: Length) -> Base {
        Base::with_direction(pose, pose.direction(), width, depth)
    }

    /// The same, given the direction of the facing; its sine is the expensive part of a base.
    fn with_direction(pose: Pose, direction: Direction, width: Length, depth: Length) -> Base {
        let half = width.scaled(1, 2);
        let corner = |ahead, right| pose.front + direction.vector(ahead, right);
        // Rounded the same on both sides.
        let aside = direction.vector(Length::ZERO, half);
        let corners = [
            pose.front - aside,
            pose.front + aside,
            corner(-depth, half),
            corner(-depth, -half),
        ];
        Base {
            pose,
            width,
            depth,
            direction,
            corners,
        }
    }

    /// The same base at another pose.
    #[must_use]
    pub fn moved_to(&self, pose: Pose) -> Base {
        // Corners lie the same about the front wherever that is.
        if pose.facing == self.pose.facing {
            let moved = self.translated(pose.front - self.pose.front);
            // A step may be too long for a vector.
            if moved.pose.front == pose.front {
                return moved;
            }
        }
        self.resized(pose, self.width, self.depth)
    }

    /// A base of another size at a pose.
    ///
    /// If the facing differs from this one's by quarter turns, the direction is reused.
    #[must_use]
    pub fn resized(&self, pose: Pose, width: Length, depth: Length) -> Base {
        const QUARTER: u32 = 1 << 30;
        let turn = (pose.facing - self.pose.facing).0;
        let direction = if turn.is_multiple_of(QUARTER) {
            self.direction.quarter_turned(turn / QUARTER)
        } else {
            pose.direction()
        };
        Base::with_direction(pose, direction, width, depth)
    }

    /// One corner.
    pub fn corner(&self, corner: Corner) -> Point {
        self.corners[corner as usize]
    }

    /// The front corner on one side.
    #[inline(always)]
    pub fn front_corner(&self, hand: Hand) -> Point {
        match hand {
            Hand::Left => self.corners[0],
            Hand::Right => self.corners[1],
        }
    }

    /// The rear corner on one side.
    #[inline(always)]
    pub fn rear_corner(&self, hand: Hand) -> Point {
        match hand {
            Hand::Left => self.corners[3],
            Hand::Right => self.corners[2],
        }
    }

    /// One edge, running clockwise.
    pub fn edge(&self, edge: Edge) -> Segment {
        let [front_left, front_right, rear_right, rear_left] = self.corners;
        match edge {
            Edge::Front => Segment::new(front_left, front_right),
            Edge::Right => Segment::new(front_right, rear_right),
            Edge::Rear => Segment::new(rear_right, rear_left),
            Edge::Left => Segment::new(rear_left, front_left),
        }
    }

    /// The side edge on one side.
    pub fn side(&self, hand: Hand) -> Segment {
        self.edge(match hand {
            Hand::Left => Edge::Left,
            Hand::Right => Edge::Right,
        })
    }

    /// The middle of the rectangle.
    pub fn centre(&self) -> Point {
        self.pose.front
            + self
                .direction
                .vector(-self.depth.scaled(1, 2), Length::ZERO)
    }

    /// The middle of the rear edge.
    pub fn rear(&self) -> Point {
        self.pose.front + self.direction.vector(-self.depth, Length::ZERO)
    }

    /// The point relative to the middle of the front edge.
    pub fn local(&self, point: Point) -> Local {
        self.direction.local(self.pose.front, point)
    }

    /// The point this far ahead and to the right of the middle of the front edge.
    pub fn at(&self, ahead: Length, right: Length) -> Point {
        self.pose.front + self.direction.vector(ahead, right)
    }

    /// The pose shifted this far ahead and to the right, with the same facing.
    pub fn shifted(&self, ahead: Length, right: Length) -> Pose {
        Pose::new(self.at(ahead, right), self.pose.facing)
    }

    /// The same base moved by a vector, without rounding again.
    #[must_use]
    pub fn translated(&self, step: Vector) -> Base {
        Base {
            pose: Pose::new(self.pose.front + step, self.pose.facing),
            corners: self.corners.map(|corner| corner + step),
            ..*self
        }
    }

    /// The rectangle shrunk by `margin` on every side; at the smallest, its middle.
    #[must_use]
    pub fn shrunk(&self, margin: Length) -> Base {
        let width = (self.width - margin * 2).max(Length::ZERO);
        let depth = (self.depth - margin * 2).max(Length::ZERO);
        let back = (self.depth - depth).scaled(1, 2);
        self.resized(self.shifted(-back, Length::ZERO), width, depth)
    }

    /// The longest straight displacement of any of the four corners on the way to `to`.
    pub fn max_corner_displacement(&self, to: &Base) -> Length {
        longest(&self.corners, &to.corners)
    }

    /// Whether no front corner is displaced by more than a limit.
    ///
    /// Same as [`within`](crate::within) for [`max_front_corner_displacement`](Self::max_front_corner_displacement), without a
    /// root.
    pub fn front_moves_within(&self, to: &Base, limit: Length) -> bool {
        Hand::BOTH
            .into_iter()
            .all(|hand| is_near(self.front_corner(hand), to.front_corner(hand), limit))
    }

    /// Whether two bases are near enough to overlap: a quick test before [`overlaps`](crate::overlaps).
    pub fn may_overlap(&self, other: &Base) -> bool {
        // Measures are doubled: the sum of two opposite corners is twice the middle, up to the rounding of
        // corners.
        let middle = |base: &Base, of: fn(Point) -> i32| {
            i64::from(of(base.corners[0])) + i64::from(of(base.corners[2]))
        };
        let away = |of| middle(other, of) - middle(self, of);
        let (x, y) = (away(|point| point.x), away(|point| point.y));
        // The diagonal is at most the longer side plus half the shorter.
        let diagonal = |base: &Base| {
            let longer = base.width.max(base.depth).units();
            let shorter = base.width.min(base.depth).units();
            i64::from(longer) + i64::from(shorter) / 2
        };
        let most = diagonal(self) + diagonal(other) + 8;
        x.abs() < most && y.abs() < most && x * x + y * y < most * most
    }

    /// The longer straight displacement of the two front corners.
    pub fn max_front_corner_displacement(&self, to: &Base) -> Length {
        longest(&self.corners[..2], &to.corners[..2])
    }
}

/// The longest distance of any point to its partner, with a single root.
fn longest(from: &[Point], to: &[Point]) -> Length {
    let squares = from.iter().zip(to).map(|(&a, &b)| (b - a).square());
    let greatest = squares.max().unwrap_or(0);
    crate::length::root(greatest)
}

impl Convex for Base {
    fn vertices(&self) -> &[Point] {
        &self.corners
    }

    fn as_base(&self) -> Option<&Base> {
        Some(self)
    }
}
