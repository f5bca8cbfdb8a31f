//! Lines and convex shapes cut by convex shapes.

use crate::outline::double_area;
use crate::{Convex, Length, Point, Segment, TOUCH};

/// A remainder thinner than this many units is a rounding error.
const SPECK: i64 = 4;

/// The part of a line inside a convex shape, if any.
pub fn clip<C: Convex + ?Sized>(line: Segment, shape: &C) -> Option<Segment> {
    const ONE: i128 = 1 << 32;
    let step = line.step();
    let (mut enter, mut leave) = (0, ONE);
    for edge in shape.edges() {
        let along = edge.step();
        // A point is inside where the cross product is not positive.
        let start = i128::from(along.cross(line.from - edge.from));
        let slope = i128::from(along.cross(step));
        if slope == 0 {
            if start > 0 {
                return None;
            }
        } else {
            let crossing = (-start * ONE) / slope;
            if slope > 0 {
                leave = leave.min(crossing);
            } else {
                enter = enter.max(crossing);
            }
        }
        if enter > leave {
            return None;
        }
    }
    let at = |part: i128| line.from.toward(line.to, part as i64, ONE as i64);
    Some(Segment::new(at(enter), at(leave)))
}

/// Whether the pieces together cover a convex shape that is shrunk by the tolerance on every side.
pub(crate) fn nothing_left<'a, C: Convex + ?Sized>(
    shape: &C,
    pieces: impl Iterator<Item = &'a [Point]>,
) -> bool {
    let mut left: Vec<Vec<Point>> = vec![core(shape)];
    for piece in pieces {
        left = left.iter().flat_map(|part| without(part, piece)).collect();
    }
    left.iter().all(|part| is_speck(part))
}

/// Twice the area, in square units, of the part of a convex piece that lies inside a convex shape.
pub fn double_area_inside<C: Convex + ?Sized>(piece: &[Point], shape: &C) -> i64 {
    let whole = piece.to_vec();
    let inside = shape
        .edges()
        .fold(whole, |rest, edge| cut(&rest, |point| height(edge, point)));
    double_area(&inside).saturating_abs()
}

/// The part of a segment inside a convex piece, as distances from its start, each up to a unit; `None` when there is none.
pub(crate) fn part_inside(piece: &[Point], way: Segment) -> Option<[Length; 2]> {
    let whole = i128::from(way.length().units());
    let (mut low, mut high) = (0, whole);
    for edge in piece.edges() {
        let (from, to) = (height(edge, way.from), height(edge, way.to));
        match (from > 0, to > 0) {
            (true, true) => return None,
            (true, false) => low = low.max(whole * from / (from - to)),
            (false, true) => high = high.min(whole * -from / (to - from)),
            (false, false) => {}
        }
    }
    (low < high).then(|| [low, high].map(|part| Length::from_units(part as i32)))
}

/// A convex shape shrunk by the tolerance on every side.
fn core<C: Convex + ?Sized>(shape: &C) -> Vec<Point> {
    let units = i64::from(TOUCH.units());
    let whole = shape.vertices().to_vec();
    shape.edges().fold(whole, |rest, edge| {
        cut(&rest, |point| height(edge, point) + edge.margin(units))
    })
}

/// The convex parts of a polygon outside a convex piece.
fn without(part: &[Point], piece: &[Point]) -> Vec<Vec<Point>> {
    let mut rest = part.to_vec();
    let mut outside = Vec::new();
    for edge in piece.edges() {
        let beyond = cut(&rest, |point| -height(edge, point));
        if is_speck(&beyond) {
            continue;
        }
        outside.push(beyond);
        rest = cut(&rest, |point| height(edge, point));
    }
    outside
}

/// How far a point lies to the left of an edge, times the edge's length.
fn height(edge: Segment, point: Point) -> i128 {
    i128::from(edge.step().cross(point - edge.from))
}

/// The part of a convex polygon where a linear height is not positive.
fn cut(polygon: &[Point], height: impl Fn(Point) -> i128) -> Vec<Point> {
    let mut kept = Vec::with_capacity(polygon.len() + 1);
    for edge in polygon.edges() {
        let (from, to) = (height(edge.from), height(edge.to));
        if from <= 0 {
            kept.push(edge.from);
        }
        // Always measured from the kept side, so that a mirrored polygon is cut at mirrored points.
        if from < 0 && to > 0 {
            kept.push(part_of_way(edge.from, edge.to, -from, to - from));
        } else if from > 0 && to < 0 {
            kept.push(part_of_way(edge.to, edge.from, -to, from - to));
        }
    }
    kept
}

/// The point `part / whole` of the way, each coordinate rounded half away from the start.
fn part_of_way(start: Point, end: Point, part: i128, whole: i128) -> Point {
    let between = |start: i32, end: i32| {
        let way = (i128::from(end) - i128::from(start)) * part;
        let rounded = (way.abs() + whole / 2) / whole * way.signum();
        (i128::from(start) + rounded) as i32
    };
    Point {
        x: between(start.x, end.x),
        y: between(start.y, end.y),
    }
}

/// Whether a polygon is so thin that rounding may have made it.
///
/// Its area is about its thickness times half its perimeter.
fn is_speck(polygon: &[Point]) -> bool {
    let perimeter: i64 = polygon
        .edges()
        .map(|edge| i64::from(edge.length().units()))
        .sum();
    double_area(polygon).saturating_abs() <= SPECK * perimeter
}
