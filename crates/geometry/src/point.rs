//! Points, vectors and segments on the lattice.

use std::ops::{Add, Neg, Sub};

use crate::Length;
use crate::length::{root, saturate, whole_root};

/// A place on the table, in lattice units: x grows to the right, y away from the near edge.
///
/// Sums and differences saturate at the ends of the lattice, about 32,000 base widths away. So an impossible
/// place is far from everything and causes no overflow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Debug)]
pub struct Point {
    /// Units to the right of the origin.
    pub x: i32,
    /// Units away from the near edge.
    pub y: i32,
}

/// The vector from one point to another, in lattice units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Vector {
    /// Units to the right.
    pub x: i32,
    /// Units away from the near edge.
    pub y: i32,
}

/// A straight line segment between two points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Segment {
    /// Where it starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Point {
    /// The point at these distances from the origin.
    pub const fn new(x: Length, y: Length) -> Point {
        Point {
            x: x.units(),
            y: y.units(),
        }
    }

    /// The lattice point nearest to a place given in base widths.
    pub fn from_base_widths(x: f64, y: f64) -> Point {
        Point::new(Length::from_base_widths(x), Length::from_base_widths(y))
    }

    /// The x coordinate as a length.
    pub const fn across(self) -> Length {
        Length::from_units(self.x)
    }

    /// The y coordinate as a length: the distance from the near edge.
    pub const fn up(self) -> Length {
        Length::from_units(self.y)
    }

    /// The nearest point of whole hundredths of a base width, which is short to write.
    #[must_use]
    pub const fn to_hundredths(self) -> Point {
        Point::new(self.across().to_hundredths(), self.up().to_hundredths())
    }

    /// The straight distance to another point, rounded down to the unit.
    pub fn distance(self, other: Point) -> Length {
        (other - self).length()
    }

    /// The point half way to another, rounded half away from this one.
    #[must_use]
    pub fn midway(self, other: Point) -> Point {
        self.toward(other, 1, 2)
    }

    /// The point `numerator / denominator` of the way to another.
    #[must_use]
    pub fn toward(self, other: Point, numerator: i64, denominator: i64) -> Point {
        let part = |a: i32, b: i32| {
            let whole = (i64::from(b) - i64::from(a)).saturating_mul(numerator);
            let part = crate::length::divide_rounded(whole, denominator);
            saturate(i64::from(a).saturating_add(part))
        };
        Point {
            x: part(self.x, other.x),
            y: part(self.y, other.y),
        }
    }
}

impl Vector {
    /// The length, rounded down to the unit.
    pub fn length(self) -> Length {
        root(self.square())
    }

    /// The square of the length, exactly.
    pub fn square(self) -> i64 {
        self.dot(self)
    }

    /// An upper bound of the length without a root: the sum of both components.
    pub(crate) fn length_bound(self) -> i64 {
        i64::from(self.x).abs() + i64::from(self.y).abs()
    }

    /// The dot product, exactly.
    pub fn dot(self, other: Vector) -> i64 {
        let (across, up) = (
            i64::from(self.x) * i64::from(other.x),
            i64::from(self.y) * i64::from(other.y),
        );
        // Only two vectors across the whole lattice reach the end of 64 bits.
        across.saturating_add(up)
    }

    /// The cross product, exactly: positive when `other` points to the left of `self`.
    pub fn cross(self, other: Vector) -> i64 {
        i64::from(self.x) * i64::from(other.y) - i64::from(self.y) * i64::from(other.x)
    }

    /// Whether `product`, divided by this vector's length, is at least `limit`; exact, without a root.
    ///
    /// The length lies between the longer component and the sum of both, which decides nearly always.
    /// Otherwise squares are compared.
    pub(crate) fn reaches(self, product: i64, limit: i64) -> bool {
        let [too_little, enough] = self.reach(limit);
        if product >= enough {
            return true;
        }
        if product < too_little {
            return false;
        }
        // Between the two, the product has the sign of the limit.
        let (left, right) = (i128::from(product), i128::from(limit));
        let (left, right) = (left * left, right * right * i128::from(self.square()));
        if limit >= 0 {
            left >= right
        } else {
            left <= right
        }
    }

    /// Bounds for [`reaches`](Self::reaches): no product below the first reaches the limit, every one from
    /// the second on does.
    pub(crate) fn reach(self, limit: i64) -> [i64; 2] {
        let (across, up) = (i64::from(self.x).abs(), i64::from(self.y).abs());
        let (shorter, longer) = (limit * across.max(up), limit * (across + up));
        [shorter.min(longer), shorter.max(longer)]
    }
}

impl Segment {
    /// The segment between two points.
    pub const fn new(from: Point, to: Point) -> Segment {
        Segment { from, to }
    }

    /// The step from its start to its end.
    pub fn step(self) -> Vector {
        self.to - self.from
    }

    /// The length.
    pub fn length(self) -> Length {
        self.step().length()
    }

    /// The shortest distance from a point to the segment, rounded down to the unit.
    pub fn distance(self, point: Point) -> Length {
        root(self.square_distance(point))
    }

    /// The square of the shortest distance from a point, rounded down.
    pub(crate) fn square_distance(self, point: Point) -> i64 {
        let step = self.step();
        let to_point = point - self.from;
        let square = step.square();
        let along = step.dot(to_point);
        if square == 0 || along <= 0 {
            return to_point.square();
        }
        if along >= square {
            return (point - self.to).square();
        }
        let cross = i128::from(step.cross(to_point));
        i64::try_from(cross * cross / i128::from(square)).unwrap_or(i64::MAX)
    }

    /// The cross product of this segment's step with a vector this many units to its left, rounded toward
    /// zero.
    pub(crate) fn margin(self, units: i64) -> i128 {
        let square = i128::from(self.step().square()) * i128::from(units * units);
        // On any real table 64 bits are enough, and quicker.
        let root = i64::try_from(square)
            .map_or_else(|_| square.isqrt(), |square| i128::from(whole_root(square)));
        root * i128::from(units.signum())
    }

    /// Whether a point is nearer to the segment than this many units, exactly.
    pub(crate) fn is_nearer(self, point: Point, units: i64) -> bool {
        let step = self.step();
        let to_point = point - self.from;
        let along = step.dot(to_point);
        if along <= 0 {
            to_point.square() < units * units
        } else if along >= step.square() {
            (point - self.to).square() < units * units
        } else {
            !step.reaches(step.cross(to_point).saturating_abs(), units)
        }
    }

    /// Whether two segments have a point in common, ends included.
    pub fn meets(self, other: Segment) -> bool {
        let side = |s: Segment, p: Point| s.step().cross(p - s.from).signum();
        let apart = |a: (i32, i32), b: (i32, i32)| a.0.max(a.1) < b.0.min(b.1);
        let (across, up) = (
            |s: Segment| (s.from.x, s.to.x),
            |s: Segment| (s.from.y, s.to.y),
        );
        side(self, other.from) * side(self, other.to) <= 0
            && side(other, self.from) * side(other, self.to) <= 0
            && !apart(across(self), across(other))
            && !apart(across(other), across(self))
            && !apart(up(self), up(other))
            && !apart(up(other), up(self))
    }

    /// Whether two segments cross at a point inside both.
    pub fn properly_crosses(self, other: Segment) -> bool {
        let side = |s: Segment, p: Point| s.step().cross(p - s.from).signum();
        side(self, other.from) * side(self, other.to) < 0
            && side(other, self.from) * side(other, self.to) < 0
    }
}

impl Sub for Point {
    type Output = Vector;
    fn sub(self, other: Point) -> Vector {
        Vector {
            x: self.x.saturating_sub(other.x),
            y: self.y.saturating_sub(other.y),
        }
    }
}

impl Add<Vector> for Point {
    type Output = Point;
    fn add(self, step: Vector) -> Point {
        Point {
            x: self.x.saturating_add(step.x),
            y: self.y.saturating_add(step.y),
        }
    }
}

impl Sub<Vector> for Point {
    type Output = Point;
    fn sub(self, step: Vector) -> Point {
        Point {
            x: self.x.saturating_sub(step.x),
            y: self.y.saturating_sub(step.y),
        }
    }
}

impl Add for Vector {
    type Output = Vector;
    fn add(self, other: Vector) -> Vector {
        Vector {
            x: self.x.saturating_add(other.x),
            y: self.y.saturating_add(other.y),
        }
    }
}

impl Neg for Vector {
    type Output = Vector;
    fn neg(self) -> Vector {
        Vector {
            x: self.x.saturating_neg(),
            y: self.y.saturating_neg(),
        }
    }
}
