//! Convex shapes, their hulls and the distances between them.

use arrayvec::ArrayVec;

use crate::compare::separated;
use crate::small_sort::SmallSort;
use crate::{Base, Length, Point, Segment};

/// A convex shape: its vertices in clockwise order (y pointing up).
pub trait Convex {
    /// The vertices, clockwise.
    fn vertices(&self) -> &[Point];

    /// The edges, clockwise.
    fn edges(&self) -> impl Iterator<Item = Segment> + '_ {
        let vertices = self.vertices();
        let next = vertices.iter().cycle().skip(1);
        vertices
            .iter()
            .zip(next)
            .map(|(&from, &to)| Segment::new(from, to))
    }

    /// The shape as a rectangle, if it is one: rectangles are compared by their axes, which is quicker.
    fn as_base(&self) -> Option<&Base> {
        None
    }

    /// The corners of the bounding box: least and greatest coordinates.
    fn bounds(&self) -> (Point, Point) {
        let vertices = self.vertices();
        let first = vertices.first().copied().unwrap_or_default();
        vertices.iter().fold((first, first), |(low, high), p| {
            (
                Point {
                    x: low.x.min(p.x),
                    y: low.y.min(p.y),
                },
                Point {
                    x: high.x.max(p.x),
                    y: high.y.max(p.y),
                },
            )
        })
    }
}

/// The corners of an axis-aligned box, clockwise from the least.
pub fn box_corners((low, high): (Point, Point)) -> [Point; 4] {
    let corner = |x, y| Point { x, y };
    [low, corner(low.x, high.y), high, corner(high.x, low.y)]
}

impl Convex for [Point] {
    fn vertices(&self) -> &[Point] {
        self
    }
}

impl<const N: usize> Convex for [Point; N] {
    fn vertices(&self) -> &[Point] {
        self
    }
}

/// The hull of up to eight points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hull(ArrayVec<Point, 9>);

impl Convex for Hull {
    fn vertices(&self) -> &[Point] {
        &self.0
    }
}

/// The convex hull of at most eight points, clockwise, without points along its edges.
///
/// Points on one line give its two ends, equal points a single point, and no points an empty hull.
///
/// # Panics
/// If more than eight points are given.
pub fn convex_hull(points: impl IntoIterator<Item = Point>) -> Hull {
    let mut sorted: ArrayVec<Point, 8> = ArrayVec::new();
    for point in points {
        if !sorted.contains(&point) {
            sorted.push(point);
        }
    }
    sorted.small_sort_by_key(|&one| one);
    // One more than the corners of the hull, for the closing point during construction.
    let mut hull: ArrayVec<Point, 9> = ArrayVec::new();
    // The upper chain from left to right, then the lower chain back: clockwise.
    let mut chain = |points: &mut dyn Iterator<Item = Point>, start: usize| {
        for p in points {
            while hull.len() >= start + 2 {
                let (a, b) = (hull[hull.len() - 2], hull[hull.len() - 1]);
                if (b - a).cross(p - b) < 0 {
                    break;
                }
                hull.pop();
            }
            hull.push(p);
        }
        hull.len().saturating_sub(1)
    };
    let turn = chain(&mut sorted.iter().copied(), 0);
    chain(&mut sorted.iter().rev().skip(1).copied(), turn);
    if hull.len() > 1 {
        hull.pop();
    }
    Hull(hull)
}

/// The shortest distance between two convex shapes, rounded down to the unit; zero when they overlap.
pub fn distance<A: Convex + ?Sized, B: Convex + ?Sized>(a: &A, b: &B) -> Length {
    if !separated(a, b, 0) {
        return Length::ZERO;
    }
    let nearest = |edges: &mut dyn Iterator<Item = Segment>, points: &[Point]| {
        edges.fold(i64::MAX, |least, edge| {
            points.iter().fold(least, |least, &point| {
                least.min(edge.square_distance(point))
            })
        })
    };
    let square = nearest(&mut a.edges(), b.vertices()).min(nearest(&mut b.edges(), a.vertices()));
    if square == i64::MAX {
        return Length::MAX;
    }
    crate::length::root(square)
}
