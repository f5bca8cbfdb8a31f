//! Where something stands and which way it looks.

use crate::{Angle, Direction, Length, Point};

/// A place and a facing: the middle of a front edge, and the way it looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pose {
    /// The middle of the front edge.
    pub front: Point,
    /// The way it looks.
    pub facing: Angle,
}

/// A place as seen from a pose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Local {
    /// Ahead of the front edge; negative behind it.
    pub ahead: Length,
    /// To the right of the middle; negative to the left.
    pub right: Length,
}

/// Left or right, as seen by the one who looks.
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

    /// The length to that side: negative to the left.
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

    /// The unit vector in which it looks.
    pub fn direction(self) -> Direction {
        self.facing.direction()
    }

    /// The point so far ahead and so far to the right.
    pub fn at(self, ahead: Length, right: Length) -> Point {
        self.front + self.direction().vector(ahead, right)
    }

    /// The pose shifted so far ahead and so far to the right, looking the same way.
    #[must_use]
    pub fn shifted(self, ahead: Length, right: Length) -> Pose {
        Pose::new(self.at(ahead, right), self.facing)
    }

    /// The pose turned in place about the middle of its front edge.
    #[must_use]
    pub fn turned(self, turn: Angle) -> Pose {
        Pose::new(self.front, self.facing + turn)
    }

    /// The pose after the table around `pivot` has been turned clockwise.
    #[must_use]
    pub fn rotated(self, pivot: Point, turn: Angle) -> Pose {
        Pose::new(rotate(self.front, pivot, turn), self.facing + turn)
    }

    /// How a point is seen from here.
    pub fn local(self, point: Point) -> Local {
        self.direction().local(self.front, point)
    }
}

impl Direction {
    /// How a point is seen from an origin by one who looks in this direction.
    pub fn local(self, origin: Point, point: Point) -> Local {
        let step = point - origin;
        Local {
            ahead: self.ahead(step),
            right: self.right(step),
        }
    }
}

/// A point turned clockwise about a pivot.
fn rotate(point: Point, pivot: Point, turn: Angle) -> Point {
    let step = point - pivot;
    pivot
        + turn
            .direction()
            .vector(Length::from_units(step.y), Length::from_units(step.x))
}

impl Point {
    /// The point turned clockwise about a pivot, rounded once.
    #[must_use]
    pub fn rotated(self, pivot: Point, turn: Angle) -> Point {
        rotate(self, pivot, turn)
    }
}
