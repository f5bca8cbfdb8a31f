//! Length and width of an area: the rectangle around it with the least length plus width.
//!
//! It only measures; limits are checked elsewhere.

use acies_geometry::{Angle, Convex, Length, Point, Segment, SmallSort};

/// The rectangle around an area with the least length plus width (`dba22` §6, §7).
///
/// One of its sides lies along an edge of the convex hull, as for every such rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::setup) struct Rectangle {
    /// The longer side.
    pub length: Length,
    /// The shorter side.
    pub width: Length,
    /// The hull edge that it lies along, with the hull on the right.
    along: Segment,
    /// Where it begins and ends along that edge, from the edge's start.
    reach: (Length, Length),
    /// How far it reaches from that edge.
    away: Length,
}

impl Rectangle {
    /// The least rectangle around points; `None` for fewer than three, or points in one line.
    pub fn around(points: &[Point]) -> Option<Rectangle> {
        let hull = hull(points);
        hull.edges()
            .filter(|edge| edge.from != edge.to)
            .map(|edge| Rectangle::along(edge, &hull))
            .min_by_key(|rectangle| rectangle.sum().units())
            .filter(|rectangle| rectangle.away != Length::ZERO)
    }

    /// Length plus width.
    pub fn sum(&self) -> Length {
        self.length + self.width
    }

    /// Its corners, for drawing.
    pub fn corners(&self) -> [Point; 4] {
        let direction = Angle::from_vector(self.along.step()).direction();
        let corner = |ahead, right| self.along.from + direction.vector(ahead, right);
        let (low, high) = self.reach;
        [
            corner(low, Length::ZERO),
            corner(high, Length::ZERO),
            corner(high, self.away),
            corner(low, self.away),
        ]
    }

    fn along(edge: Segment, hull: &[Point]) -> Rectangle {
        /// Extra bits for the root, so that a short edge does not distort lengths measured along it.
        const FINE: u32 = 10;
        let step = edge.step();
        let size = (step.square() << (2 * FINE))
            .cast_unsigned()
            .isqrt()
            .cast_signed();
        let measured = |product: i64| Length::from_units(((product << FINE) / size) as i32);
        let (mut low, mut high, mut away) = (0, 0, 0);
        for &point in hull {
            let to = point - edge.from;
            let along = step.dot(to);
            low = low.min(along);
            high = high.max(along);
            away = away.max(-step.cross(to));
        }
        let reach = (measured(low), measured(high));
        let (one, other) = (reach.1 - reach.0, measured(away));
        Rectangle {
            length: one.max(other),
            width: one.min(other),
            along: edge,
            reach,
            away: other,
        }
    }
}

/// The axis of an area: its two points farthest apart, the first such pair.
pub(in crate::setup) fn longest_axis(points: &[Point]) -> Option<Segment> {
    let mut longest: Option<(i64, Segment)> = None;
    for (nth, &from) in points.iter().enumerate() {
        for &to in &points[nth + 1..] {
            let square = (to - from).square();
            if longest.is_none_or(|(most, _)| square > most) {
                longest = Some((square, Segment::new(from, to)));
            }
        }
    }
    longest.map(|(_, axis)| axis)
}

/// The convex hull of points, clockwise, without points along its edges.
fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.small_sort_by_key(|&one| one);
    sorted.dedup();
    let mut hull: Vec<Point> = Vec::with_capacity(sorted.len() + 1);
    // The upper chain from left to right, then the lower chain back: clockwise.
    extend(&mut hull, sorted.iter().copied());
    extend(&mut hull, sorted.iter().rev().copied());
    hull
}

/// Adds one chain to a hull, without its last point, with which the next chain starts.
fn extend(hull: &mut Vec<Point>, points: impl Iterator<Item = Point>) {
    let start = hull.len();
    for point in points {
        while let [.., a, b] = hull[start..] {
            if (b - a).cross(point - b) < 0 {
                break;
            }
            hull.pop();
        }
        hull.push(point);
    }
    hull.pop();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(x: f64, y: f64) -> Point {
        Point::from_base_widths(x, y)
    }

    fn measured(points: &[Point]) -> (f64, f64) {
        let rectangle = Rectangle::around(points).expect("a patch");
        let round = |length: Length| (length.base_widths() * 1000.0).round() / 1000.0;
        (round(rectangle.length), round(rectangle.width))
    }

    #[test]
    fn an_upright_rectangle_is_its_own_bound() {
        let corners = [
            point(1.0, 1.0),
            point(5.0, 1.0),
            point(5.0, 4.0),
            point(1.0, 4.0),
        ];
        assert_eq!(measured(&corners), (4.0, 3.0));
    }

    #[test]
    fn a_rotated_rectangle_is_measured_along_its_sides() {
        // Sides along (4,3)/5 and (3,-4)/5: 5 long and 2.5 wide.
        let corners = [
            point(1.0, 3.0),
            point(5.0, 6.0),
            point(6.5, 4.0),
            point(2.5, 1.0),
        ];
        assert_eq!(measured(&corners), (5.0, 2.5));
        let drawn = Rectangle::around(&corners).expect("a patch").corners();
        assert!(
            corners
                .iter()
                .all(|&corner| drawn.iter().any(|&p| acies_geometry::same_point(p, corner)))
        );
    }

    #[test]
    fn dents_and_points_along_an_edge_do_not_matter() {
        let corners = [
            point(0.0, 0.0),
            point(0.0, 2.0),
            point(2.0, 1.0),
            point(4.0, 2.0),
            point(4.0, 0.0),
            point(2.0, 0.0),
        ];
        assert_eq!(measured(&corners), (4.0, 2.0));
    }

    #[test]
    fn points_in_one_line_have_no_rectangle() {
        assert_eq!(Rectangle::around(&[]), None);
        assert_eq!(
            Rectangle::around(&[point(0.0, 0.0), point(1.0, 1.0), point(2.0, 2.0)]),
            None
        );
    }

    #[test]
    fn the_axis_is_the_longest_line() {
        let corners = [
            point(0.0, 1.0),
            point(3.0, 2.0),
            point(7.0, 1.0),
            point(3.0, 0.0),
        ];
        assert_eq!(
            longest_axis(&corners),
            Some(Segment::new(point(0.0, 1.0), point(7.0, 1.0)))
        );
        assert_eq!(longest_axis(&corners[..1]), None);
    }
}
