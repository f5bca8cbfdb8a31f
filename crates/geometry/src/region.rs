//! Areas with any simple outline, divided into convex pieces.

use thiserror::Error;

use crate::clip::{double_area_inside, nothing_left, part_inside};
use crate::compare::{boxes_apart, overlaps_near};
use crate::outline::{convex_pieces, double_area, is_simple};
use crate::{Convex, Length, Point, Segment, convex_hull, distance};

/// An area of the table: a simple polygon, or a band along a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    outline: Vec<Point>,
    pieces: Vec<Piece>,
    bounds: (Point, Point),
}

/// A convex part of a region, and its bounding box.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Piece {
    corners: Vec<Point>,
    bounds: (Point, Point),
}

/// Why points do not form a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RegionError {
    /// A polygon needs three corners, a line two points.
    #[error("too few points: a polygon needs 3 and a line 2")]
    TooFew,
    /// Two edges of the polygon cross or touch, or it has no area.
    #[error("the outline crosses or touches itself or has no area")]
    NotSimple,
}

impl Region {
    /// The region inside a simple polygon, given in either direction.
    ///
    /// # Errors
    /// With fewer than three different corners, or when the outline crosses or touches itself.
    pub fn polygon(corners: &[Point]) -> Result<Region, RegionError> {
        let mut outline = corners.to_vec();
        outline.dedup();
        if outline.len() > 1 && outline.first() == outline.last() {
            outline.pop();
        }
        if outline.len() < 3 {
            return Err(RegionError::TooFew);
        }
        let area = double_area(&outline);
        if area == 0 || !is_simple(&outline) {
            return Err(RegionError::NotSimple);
        }
        if area > 0 {
            outline.reverse();
        }
        let pieces = convex_pieces(&outline).ok_or(RegionError::NotSimple)?;
        Ok(Region::new(outline, pieces))
    }

    /// The band of this width along a line.
    ///
    /// # Errors
    /// With fewer than two different points.
    pub fn band(line: &[Point], width: Length) -> Result<Region, RegionError> {
        let mut line = line.to_vec();
        line.dedup();
        if line.len() < 2 {
            return Err(RegionError::TooFew);
        }
        let half = width.scaled(1, 2);
        let quads: Vec<[Point; 4]> = line
            .windows(2)
            .map(|ends| {
                let direction = crate::Angle::from_vector(ends[1] - ends[0]).direction();
                let (left, right) = (
                    direction.vector(Length::ZERO, -half),
                    direction.vector(Length::ZERO, half),
                );
                [
                    ends[0] + left,
                    ends[1] + left,
                    ends[1] + right,
                    ends[0] + right,
                ]
            })
            .collect();
        let joints = quads.windows(2).map(|pair| {
            convex_hull([pair[0][1], pair[0][2], pair[1][0], pair[1][3]])
                .vertices()
                .to_vec()
        });
        let pieces = quads
            .iter()
            .map(|quad| quad.to_vec())
            .chain(joints.filter(|hull| hull.len() > 2))
            .collect();
        let there = quads.iter().flat_map(|quad| [quad[0], quad[1]]);
        let back = quads.iter().rev().flat_map(|quad| [quad[2], quad[3]]);
        Ok(Region::new(there.chain(back).collect(), pieces))
    }

    fn new(outline: Vec<Point>, pieces: Vec<Vec<Point>>) -> Region {
        let pieces: Vec<Piece> = pieces
            .into_iter()
            .map(|corners| Piece {
                bounds: corners.bounds(),
                corners,
            })
            .collect();
        // The joints of a band can extend beyond its outline.
        let boxes: Vec<Point> = pieces
            .iter()
            .flat_map(|piece| <[Point; 2]>::from(piece.bounds))
            .collect();
        Region {
            bounds: boxes.bounds(),
            outline,
            pieces,
        }
    }

    /// The outline, clockwise.
    pub fn outline(&self) -> &[Point] {
        &self.outline
    }

    /// Convex pieces that together cover the region.
    pub fn pieces(&self) -> impl Iterator<Item = &[Point]> {
        self.pieces.iter().map(|piece| piece.corners.as_slice())
    }

    /// The pieces whose bounding boxes meet a box, given as least and greatest corner.
    ///
    /// A shape inside the box cannot overlap any other piece.
    pub fn pieces_near(&self, bounds: (Point, Point)) -> impl Iterator<Item = &[Point]> {
        let near = move |piece: &&Piece| !boxes_apart(piece.bounds, bounds, 0);
        let here = !boxes_apart(self.bounds, bounds, 0);
        let pieces = if here { self.pieces.as_slice() } else { &[] };
        let pieces = pieces.iter().filter(near);
        pieces.map(|piece| piece.corners.as_slice())
    }

    /// Whether a convex shape overlaps the region deeper than the tolerance.
    pub fn overlaps<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        self.pieces_near(shape.bounds())
            .any(|piece| overlaps_near(piece, shape.vertices()))
    }

    /// The shortest distance from a convex shape; zero when they overlap.
    pub fn distance<C: Convex + ?Sized>(&self, shape: &C) -> Length {
        self.pieces().fold(Length::MAX, |least, piece| {
            least.min(distance(piece, shape))
        })
    }

    /// The parts of a segment inside the convex pieces, as distances from its start, each up to a unit.
    pub fn stretches(&self, way: Segment) -> impl Iterator<Item = [Length; 2]> {
        self.pieces_near([way.from, way.to].bounds())
            .filter_map(move |piece| part_inside(piece, way))
    }

    /// The shortest distance to another region; zero when they overlap.
    pub fn distance_to(&self, other: &Region) -> Length {
        self.pieces()
            .fold(Length::MAX, |least, piece| least.min(other.distance(piece)))
    }

    /// Whether two regions overlap deeper than the tolerance.
    pub fn overlaps_region(&self, other: &Region) -> bool {
        self.pieces_near(other.bounds)
            .any(|piece| other.overlaps(piece))
    }

    /// Whether a point lies inside or on the outline.
    pub fn contains_point(&self, point: Point) -> bool {
        self.pieces().any(|piece| holds_all(piece, &[point]))
    }

    /// Whether the whole of a convex shape lies inside, within the tolerance.
    ///
    /// Its corners may lie outside by the tolerance; the shape shrunk by the tolerance on every side may not.
    pub fn contains<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        let vertices = shape.vertices();
        let margin = crate::TOUCH.units();
        let (low, high) = self.bounds;
        let outside = |at: &Point| {
            at.x < low.x.saturating_sub(margin)
                || at.y < low.y.saturating_sub(margin)
                || at.x > high.x.saturating_add(margin)
                || at.y > high.y.saturating_add(margin)
        };
        if vertices.iter().any(outside) {
            return false;
        }
        vertices
            .iter()
            .all(|&vertex| self.contains_point(vertex) || self.near_outline(vertex))
            && (self.pieces.len() == 1
                || self.pieces().any(|piece| holds_all(piece, vertices))
                || nothing_left(shape, self.pieces()))
    }

    /// The corners of the bounding box: least and greatest coordinates.
    pub fn bounds(&self) -> (Point, Point) {
        self.bounds
    }

    fn near_outline(&self, point: Point) -> bool {
        self.outline
            .edges()
            .any(|side| crate::within(side.distance(point), Length::ZERO))
    }

    /// Twice the area in square units; approximate for a band with sharp bends.
    pub fn double_area(&self) -> i64 {
        -double_area(&self.outline)
    }

    /// Twice the area, in square units, of the part inside a convex shape, up to rounding.
    ///
    /// Overlaps at the bends of a band count more than once.
    pub fn double_area_within<C: Convex + ?Sized>(&self, shape: &C) -> i64 {
        if boxes_apart(self.bounds, shape.bounds(), 0) {
            return 0;
        }
        self.pieces()
            .map(|piece| double_area_inside(piece, shape))
            .fold(0, i64::saturating_add)
    }

    /// The region after a clockwise rotation of the table around `pivot`.
    #[must_use]
    pub fn rotated(&self, pivot: Point, turn: crate::Angle) -> Region {
        let rotate = |points: &[Point]| points.iter().map(|p| p.rotated(pivot, turn)).collect();
        Region::new(rotate(&self.outline), self.pieces().map(rotate).collect())
    }
}

/// Whether all points lie inside a convex piece or on its border.
fn holds_all(piece: &[Point], points: &[Point]) -> bool {
    piece.edges().all(|edge| {
        points
            .iter()
            .all(|&point| edge.step().cross(point - edge.from) <= 0)
    })
}
