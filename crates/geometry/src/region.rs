//! Areas of any simple outline, cut into convex pieces.

use thiserror::Error;

use crate::{Convex, Length, Point, Segment, convex_hull, distance, overlaps};

/// A patch of the table: a simple polygon, or a band along a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    outline: Vec<Point>,
    pieces: Vec<Vec<Point>>,
}

/// Why points do not make a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RegionError {
    /// A polygon needs three corners, a line two points.
    #[error("too few points: a polygon needs 3 and a line 2")]
    TooFew,
    /// Two edges of the polygon cross or it has no area.
    #[error("the outline crosses itself or has no area")]
    NotSimple,
}

impl Region {
    /// The region inside a simple polygon, given in either direction.
    ///
    /// # Errors
    /// With fewer than three corners, or when the outline crosses itself.
    pub fn polygon(corners: &[Point]) -> Result<Region, RegionError> {
        let mut outline = corners.to_vec();
        outline.dedup();
        if outline.len() > 1 && outline.first() == outline.last() {
            outline.pop();
        }
        if outline.len() < 3 {
            return Err(RegionError::TooFew);
        }
        let edges: Vec<Segment> = outline.edges().collect();
        let crossing = edges
            .iter()
            .enumerate()
            .any(|(i, a)| edges[i + 1..].iter().any(|b| a.properly_crosses(*b)));
        let area = double_area(&outline);
        if crossing || area == 0 {
            return Err(RegionError::NotSimple);
        }
        if area > 0 {
            outline.reverse();
        }
        let pieces = if is_convex(&outline) {
            vec![outline.clone()]
        } else {
            triangles(&outline)?
        };
        Ok(Region { outline, pieces })
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
                let direction = crate::Angle::of(ends[1] - ends[0]).direction();
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
        Ok(Region {
            outline: there.chain(back).collect(),
            pieces,
        })
    }

    /// The outline, clockwise.
    pub fn outline(&self) -> &[Point] {
        &self.outline
    }

    /// Convex pieces that together cover the region.
    pub fn pieces(&self) -> impl Iterator<Item = &[Point]> {
        self.pieces.iter().map(Vec::as_slice)
    }

    /// Whether a convex shape reaches into the region deeper than the tolerance.
    pub fn overlaps<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        self.pieces
            .iter()
            .any(|piece| overlaps(piece.as_slice(), shape))
    }

    /// The shortest distance from a convex shape; zero when they overlap.
    pub fn distance<C: Convex + ?Sized>(&self, shape: &C) -> Length {
        self.pieces.iter().fold(Length::ENDLESS, |least, piece| {
            least.shorter(distance(piece.as_slice(), shape))
        })
    }

    /// The shortest distance to another region; zero when they overlap.
    pub fn distance_to(&self, other: &Region) -> Length {
        self.pieces.iter().fold(Length::ENDLESS, |least, piece| {
            least.shorter(other.distance(piece.as_slice()))
        })
    }

    /// Whether two regions overlap deeper than the tolerance.
    pub fn overlaps_region(&self, other: &Region) -> bool {
        self.pieces
            .iter()
            .any(|piece| other.overlaps(piece.as_slice()))
    }

    /// Whether a point lies inside or on the outline.
    pub fn contains_point(&self, point: Point) -> bool {
        self.pieces.iter().any(|piece| {
            piece
                .edges()
                .all(|edge| edge.step().cross(point - edge.from) <= 0)
        })
    }

    /// Whether the whole of a convex shape lies inside, but for the tolerance.
    pub fn contains<C: Convex + ?Sized>(&self, shape: &C) -> bool {
        let inside = |point: Point| self.contains_point(point) || self.near_outline(point);
        shape.vertices().iter().all(|&vertex| inside(vertex))
            && shape.edges().all(|edge| {
                self.outline
                    .edges()
                    .all(|side| !side.properly_crosses(edge) || runs_along(side, edge))
            })
    }

    fn near_outline(&self, point: Point) -> bool {
        self.outline
            .edges()
            .any(|side| crate::within(side.distance(point), Length::ZERO))
    }

    /// Twice the area in square units.
    pub fn double_area(&self) -> i64 {
        -double_area(&self.outline)
    }

    /// The region after the table around `pivot` has been turned clockwise.
    #[must_use]
    pub fn rotated(&self, pivot: Point, turn: crate::Angle) -> Region {
        let rotate = |points: &Vec<Point>| points.iter().map(|p| p.rotated(pivot, turn)).collect();
        Region {
            outline: rotate(&self.outline),
            pieces: self.pieces.iter().map(rotate).collect(),
        }
    }
}

/// Whether an edge of a shape only runs along a side, so that their crossing is within the tolerance.
fn runs_along(side: Segment, edge: Segment) -> bool {
    [edge.from, edge.to]
        .into_iter()
        .any(|end| crate::within(side.distance(end), Length::ZERO))
}

/// Twice the signed area: positive when the corners run counter-clockwise.
fn double_area(corners: &[Point]) -> i64 {
    let origin = corners[0];
    corners
        .windows(2)
        .map(|pair| (pair[0] - origin).cross(pair[1] - origin))
        .sum()
}

fn is_convex(clockwise: &[Point]) -> bool {
    let edges: Vec<Segment> = clockwise.edges().collect();
    edges
        .iter()
        .zip(edges.iter().cycle().skip(1))
        .all(|(a, b)| a.step().cross(b.step()) <= 0)
}

/// Ear clipping: the triangles of a simple clockwise polygon.
fn triangles(clockwise: &[Point]) -> Result<Vec<Vec<Point>>, RegionError> {
    let mut rest = clockwise.to_vec();
    let mut pieces = Vec::new();
    while rest.len() > 3 {
        let count = rest.len();
        let ear = (0..count).find(|&i| {
            let (a, b, c) = (
                rest[(i + count - 1) % count],
                rest[i],
                rest[(i + 1) % count],
            );
            let outside = |p: Point| {
                [(a, b), (b, c), (c, a)]
                    .into_iter()
                    .any(|(from, to)| (to - from).cross(p - from) > 0)
            };
            (b - a).cross(c - b) < 0
                && rest
                    .iter()
                    .all(|&p| p == a || p == b || p == c || outside(p))
        });
        let Some(i) = ear.or_else(|| {
            (0..count).find(|&i| {
                let (a, b, c) = (
                    rest[(i + count - 1) % count],
                    rest[i],
                    rest[(i + 1) % count],
                );
                (b - a).cross(c - b) == 0
            })
        }) else {
            return Err(RegionError::NotSimple);
        };
        let triangle = vec![
            rest[(i + count - 1) % count],
            rest[i],
            rest[(i + 1) % count],
        ];
        if double_area(&triangle) != 0 {
            pieces.push(triangle);
        }
        rest.remove(i);
    }
    if double_area(&rest) != 0 {
        pieces.push(rest);
    }
    Ok(pieces)
}
