//! Points, standing rectangles and convex shapes of the plane, in `f64` lattice units. It knows no game word.

use std::f64::consts::TAU;
use std::ops::{Add, Mul, Sub};

use acies_geometry::{Angle, Hand, Point, Pose};

/// One base width.
pub const BW: f64 = 65536.0;

/// A place, or the way from one place to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
}

impl Spot {
    pub fn from_point(point: Point) -> Spot {
        Spot {
            x: f64::from(point.x),
            y: f64::from(point.y),
        }
    }

    pub fn dot(self, other: Spot) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub fn cross(self, other: Spot) -> f64 {
        self.x * other.y - self.y * other.x
    }

    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    pub fn toward(self, other: Spot, part: f64) -> Spot {
        self + (other - self) * part
    }
}

impl Add for Spot {
    type Output = Spot;
    fn add(self, other: Spot) -> Spot {
        Spot {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}

impl Sub for Spot {
    type Output = Spot;
    fn sub(self, other: Spot) -> Spot {
        Spot {
            x: self.x - other.x,
            y: self.y - other.y,
        }
    }
}

impl Mul<f64> for Spot {
    type Output = Spot;
    fn mul(self, factor: f64) -> Spot {
        Spot {
            x: self.x * factor,
            y: self.y * factor,
        }
    }
}

/// An angle of the lattice in radians, clockwise from +y.
pub fn radians(angle: Angle) -> f64 {
    f64::from(angle.0) / 4_294_967_296.0 * TAU
}

/// The turn from one facing to another, the shorter way: positive to the right.
pub fn turn(from: f64, to: f64) -> f64 {
    let turn = (to - from).rem_euclid(TAU);
    if turn > TAU / 2.0 { turn - TAU } else { turn }
}

/// A rectangle that stands with the middle of its front edge at a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    pub front: Spot,
    pub facing: f64,
    pub depth: f64,
}

impl Stand {
    pub fn at(pose: Pose, depth: f64) -> Stand {
        Stand {
            front: Spot::from_point(pose.front),
            facing: radians(pose.facing),
            depth,
        }
    }

    /// The point at a distance ahead and to the right.
    pub fn place(&self, ahead: f64, right: f64) -> Spot {
        let (sin, cos) = self.facing.sin_cos();
        Spot {
            x: self.front.x + ahead * sin + right * cos,
            y: self.front.y + ahead * cos - right * sin,
        }
    }

    /// How far ahead and to the right a place is.
    pub fn seen(&self, spot: Spot) -> (f64, f64) {
        let (sin, cos) = self.facing.sin_cos();
        let way = spot - self.front;
        (way.x * sin + way.y * cos, way.x * cos - way.y * sin)
    }

    pub fn front_corner(&self, hand: Hand) -> Spot {
        self.place(0.0, side(hand) * BW / 2.0)
    }

    pub fn rear_corner(&self, hand: Hand) -> Spot {
        self.place(-self.depth, side(hand) * BW / 2.0)
    }

    /// Front left, front right, rear right, rear left.
    pub fn corners(&self) -> [Spot; 4] {
        [
            self.front_corner(Hand::Left),
            self.front_corner(Hand::Right),
            self.rear_corner(Hand::Right),
            self.rear_corner(Hand::Left),
        ]
    }

    pub fn centre(&self) -> Spot {
        self.place(-self.depth / 2.0, 0.0)
    }

    pub fn moved(&self, ahead: f64, right: f64) -> Stand {
        Stand {
            front: self.place(ahead, right),
            ..*self
        }
    }

    /// Turned about a place.
    pub fn wheeled(&self, pivot: Spot, angle: f64) -> Stand {
        let (sin, cos) = angle.sin_cos();
        let way = self.front - pivot;
        let front = Spot {
            x: pivot.x + way.x * cos + way.y * sin,
            y: pivot.y - way.x * sin + way.y * cos,
        };
        Stand {
            front,
            facing: self.facing + angle,
            ..*self
        }
    }
}

/// 1 for the right hand and -1 for the left.
pub fn side(hand: Hand) -> f64 {
    match hand {
        Hand::Left => -1.0,
        Hand::Right => 1.0,
    }
}

/// The sides of a convex shape; of two points, both ways of the line between them.
pub fn sides(shape: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> + '_ {
    (0..shape.len()).map(|i| (shape[i], shape[(i + 1) % shape.len()]))
}

/// How deep two convex shapes lie in each other; minus their distance where they are apart.
pub fn depth(a: &[Spot], b: &[Spot]) -> f64 {
    let overlap = along_sides(a, b).min(along_sides(b, a));
    if overlap > 0.0 {
        return overlap;
    }
    let reach = |points: &[Spot], shape: &[Spot]| {
        points
            .iter()
            .flat_map(|&point| sides(shape).map(move |side| apart(point, side)))
            .fold(f64::INFINITY, f64::min)
    };
    -reach(a, b).min(reach(b, a))
}

/// The least overlap in the directions across the sides of `a`.
fn along_sides(a: &[Spot], b: &[Spot]) -> f64 {
    let mut least = f64::INFINITY;
    for (from, to) in sides(a) {
        let step = to - from;
        let size = step.length();
        if size < 1e-9 {
            continue;
        }
        let across = |spot: &Spot| step.cross(*spot - from) / size;
        let span = |shape: &[Spot]| {
            shape
                .iter()
                .map(across)
                .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| {
                    (low.min(at), high.max(at))
                })
        };
        let ((low, high), (other_low, other_high)) = (span(a), span(b));
        least = least.min((high - other_low).min(other_high - low));
    }
    least
}

/// The distance of a place from a line between two others.
pub fn apart(spot: Spot, (from, to): (Spot, Spot)) -> f64 {
    (spot - foot(spot, (from, to))).length()
}

/// The place of a line that is nearest to another place.
pub fn foot(spot: Spot, (from, to): (Spot, Spot)) -> Spot {
    let step = to - from;
    let square = step.dot(step);
    if square < 1e-9 {
        return from;
    }
    from.toward(to, (step.dot(spot - from) / square).clamp(0.0, 1.0))
}

/// By how much two lines cross each other: the least distance of any end from the other line, negative when some line
/// lies wholly on one side of the other.
pub fn crossing(a: (Spot, Spot), b: (Spot, Spot)) -> f64 {
    let cut = |(from, to): (Spot, Spot), (p, q): (Spot, Spot)| {
        let step = to - from;
        let size = step.length().max(1e-9);
        let (p, q) = (step.cross(p - from) / size, step.cross(q - from) / size);
        if p * q < 0.0 {
            p.abs().min(q.abs())
        } else {
            -p.abs().min(q.abs())
        }
    };
    cut(a, b).min(cut(b, a))
}

/// The part of a convex shape where a height, which grows evenly over the plane, is not negative.
pub fn clipped(shape: &[Spot], height: impl Fn(Spot) -> f64) -> Vec<Spot> {
    let mut kept = Vec::new();
    for (from, to) in sides(shape) {
        let (a, b) = (height(from), height(to));
        if a >= 0.0 {
            kept.push(from);
        }
        if a * b < 0.0 {
            kept.push(from.toward(to, a / (a - b)));
        }
    }
    kept
}

/// The convex hull of some points.
pub fn hull(points: &[Spot]) -> Vec<Spot> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let chain = |points: &mut dyn Iterator<Item = Spot>| {
        let mut chain: Vec<Spot> = Vec::new();
        for spot in points {
            while let [.., a, b] = chain[..]
                && (b - a).cross(spot - b) >= 0.0
            {
                chain.pop();
            }
            chain.push(spot);
        }
        chain.pop();
        chain
    };
    let mut upper = chain(&mut sorted.iter().copied());
    upper.extend(chain(&mut sorted.iter().rev().copied()));
    upper
}
