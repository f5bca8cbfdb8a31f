//! Position and facing.

use crate::{Angle, Direction, Length, Point};

/// A position and a facing: the middle of a front edge, and the direction it faces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pose {
    /// The middle of the front edge.
    pub front: Point,
    /// The facing.
    pub facing: Angle,
}

/// A point relative to a pose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Local {
    /// Ahead of the front edge; negative behind it.
    pub ahead: Length,
    /// To the right of the middle; negative to the left.
    pub right: Length,
}

/// Left or right, as seen from a pose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// The left.
    Left,
    /// The right.
    Right,
}

impl Hand {
    /// Both hands.
    pub const BOTH: [Hand; 2] = [Hand::Left, Hand::Right];

    /// The other hand.
    #[must_use]
    pub const fn other(self) -> Hand {
        match self {
            Hand::Left => Hand::Right,
            Hand::Right => Hand::Left,
        }
    }

    /// The length towards this side: negative to the left.
    #[must_use]
    pub fn signed(self, length: Length) -> Length {
        match self {
            Hand::Left => -length,
            Hand::Right => length,
        }
    }
}

impl Pose {
    /// A pose from its parts.
    pub const fn new(front: Point, facing: Angle) -> Pose {
        Pose { front, facing }
    }

    /// The lattice pose nearest to base widths and degrees.
    pub fn from_base_widths(x: f64, y: f64, degrees: f64) -> Pose {
        Pose::new(Point::from_base_widths(x, y), Angle::from_degrees(degrees))
    }

    /// The unit vector of the facing.
    pub fn direction(self) -> Direction {
        self.facing.direction()
    }

    /// The point this far ahead and this far to the right.
    pub fn at(self, ahead: Length, right: Length) -> Point {
        self.front + self.direction().vector(ahead, right)
    }

    /// The pose shifted this far ahead and to the right, with the same facing.
    #[must_use]
    pub fn shifted(self, ahead: Length, right: Length) -> Pose {
        Pose::new(self.at(ahead, right), self.facing)
    }

    /// The pose turned in place about the middle of its front edge.
    #[must_use]
    pub fn turned(self, turn: Angle) -> Pose {
        Pose::new(self.front, self.facing + turn)
    }

    /// The pose after a clockwise rotation of the table around `pivot`.
    #[must_use]
    pub fn rotated(self, pivot: Point, turn: Angle) -> Pose {
        Pose::new(rotate(self.front, pivot, turn), self.facing + turn)
    }

    /// The point relative to this pose.
    pub fn local(self, point: Point) -> Local {
        self.direction().local(self.front, point)
    }
}

impl Direction {
    /// The point relative to an origin with this facing.
    pub fn local(self, origin: Point, point: Point) -> Local {
        let step = point - origin;
        Local {
            ahead: self.ahead(step),
            right: self.right(step),
        }
    }
}

/// A point rotated clockwise about a pivot.
fn rotate(point: Point, pivot: Point, turn: Angle) -> Point {
    let step = point - pivot;
    pivot
        + turn
            .direction()
            .vector(Length::from_units(step.y), Length::from_units(step.x))
}

impl Point {
    /// The point rotated clockwise about a pivot, rounded once.
    #[must_use]
    pub fn rotated(self, pivot: Point, turn: Angle) -> Point {
        rotate(self, pivot, turn)
    }
}
