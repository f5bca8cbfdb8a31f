//! Hulls of degenerate point sets, and the meaning of separation.

use acies_geometry::{Convex, Point, box_corners, convex_hull, overlaps, separation, touches};
use proptest::prelude::*;

use crate::common::{any_base, base, cases, point, points};

fn at(x: i32, y: i32) -> Point {
    Point { x, y }
}

#[test]
fn hull_runs_clockwise_from_its_leftmost_point() {
    let square = [at(10, 10), at(0, 0), at(10, 0), at(0, 10), at(5, 5)];
    assert_eq!(
        convex_hull(square).vertices(),
        [at(0, 0), at(0, 10), at(10, 10), at(10, 0)]
    );
}

#[test]
fn box_corners_run_clockwise_from_the_least() {
    let corners = box_corners((at(1, 2), at(4, 8)));
    assert_eq!(corners, [at(1, 2), at(1, 8), at(4, 8), at(4, 2)]);
    assert_eq!(corners.bounds(), (at(1, 2), at(4, 8)));
}

#[test]
fn hull_drops_equal_and_collinear_points() {
    assert_eq!(convex_hull([]).vertices(), []);
    assert_eq!(convex_hull([at(3, 4); 8]).vertices(), [at(3, 4)]);
    let two = [at(5, 5), at(1, 1), at(5, 5), at(1, 1)];
    assert_eq!(convex_hull(two).vertices(), [at(1, 1), at(5, 5)]);
    let line = [at(2, 4), at(0, 0), at(3, 6), at(1, 2)];
    assert_eq!(convex_hull(line).vertices(), [at(0, 0), at(3, 6)]);
    let vertical = [at(0, 7), at(0, 0), at(0, 3)];
    assert_eq!(convex_hull(vertical).vertices(), [at(0, 0), at(0, 7)]);
    // The middles of the edges of a square, given with its corners.
    let ring = [
        (0, 0),
        (0, 5),
        (0, 10),
        (5, 10),
        (10, 10),
        (10, 5),
        (10, 0),
        (5, 0),
    ];
    assert_eq!(
        convex_hull(ring.map(|(x, y)| at(x, y))).vertices(),
        [at(0, 0), at(0, 10), at(10, 10), at(10, 0)]
    );
}

#[test]
fn hull_keeps_eight_corners() {
    let ring = [
        (-3, -1),
        (-3, 1),
        (-1, 3),
        (1, 3),
        (3, 1),
        (3, -1),
        (1, -3),
        (-1, -3),
    ];
    let ring = ring.map(|(x, y)| at(x, y));
    let mut shuffled = ring;
    shuffled.swap(0, 5);
    shuffled.swap(2, 7);
    shuffled.swap(3, 4);
    assert_eq!(convex_hull(shuffled).vertices(), ring);
}

#[test]
fn separation_is_negative_for_overlapping_shapes() {
    let red = base(0.0, 0.0, 0.0, 0.5);
    // Red covers y from -0.5 to 0. A base a quarter ahead faces it, so its front edge is at y = 0.25.
    let ahead = base(0.0, 0.25, 180.0, 0.5);
    assert_eq!(separation(&red, &ahead).units(), 16_384);
    // A base a tenth (6553.6, on the lattice 6554 units) inside the right edge.
    let right = base(0.9, 0.0, 0.0, 0.5);
    assert_eq!(separation(&red, &right).units(), 58_982 - 65_536);
    // Edge to edge.
    assert_eq!(separation(&red, &base(1.0, 0.0, 0.0, 0.5)).units(), 0);
    // Corner to corner the edges give 30 and 40 units, though the distance is 50.
    let corner = red.translated(point(1.0, 0.5) - Point::default());
    let corner = corner.translated(at(30, 40) - at(0, 0));
    assert_eq!(separation(&red, &corner).units(), 40);
}

#[test]
fn corners_touch_by_distance_not_by_edges() {
    // Both edges are within 64 units, but 50² + 50² = 5000 > 65² = 4225.
    let square = points([(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0)]);
    let shifted = |x, y| square.map(|p| at(p.x + 65_536 + x, p.y + 65_536 + y));
    assert!(!touches(&square, &shifted(50, 50)));
    // 39² + 52² = 65²: a unit nearer is within.
    assert!(!touches(&square, &shifted(39, 52)));
    assert!(touches(&square, &shifted(39, 51)));
    assert!(touches(&square, &shifted(-1, 64)));
    assert!(!touches(&square, &shifted(-1, 65)));
    assert!(touches(&square, &shifted(-60_000, -60_000)));
}

#[test]
fn overlap_must_exceed_the_tolerance() {
    let square = points([(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0)]);
    let pushed = |depth| square.map(|p| at(p.x + 65_536 - depth, p.y + 1000));
    assert!(!overlaps(&square, &pushed(0)));
    assert!(!overlaps(&square, &pushed(64)));
    assert!(overlaps(&square, &pushed(65)));
}

proptest! {
    #![proptest_config(cases(3000))]

    /// Bases are compared by their axes, polygons by their corners: results differ by a rounding at most.
    #[test]
    fn bases_compare_like_their_polygons(a in any_base(1), b in any_base(1)) {
        let by_corners = separation(&a.corners, &b.corners).units();
        if (by_corners + 64).abs() > 3 {
            prop_assert_eq!(overlaps(&a, &b), by_corners < -64);
            prop_assert_eq!(overlaps(&a.corners, &b.corners), by_corners < -64);
        }
        prop_assert_eq!(overlaps(&a, &b), overlaps(&b, &a));
        prop_assert_eq!(separation(&a, &b), separation(&b, &a));
        prop_assert_eq!(touches(&a, &b), touches(&b, &a));
    }

    #[test]
    fn hull_contains_all_points(places in proptest::collection::vec((-9i32..9, -9i32..9), 1..=8)) {
        let places: Vec<Point> = places.into_iter().map(|(x, y)| at(x, y)).collect();
        let hull = convex_hull(places.iter().copied());
        for edge in hull.edges() {
            for &place in &places {
                prop_assert!(edge.step().cross(place - edge.from) <= 0);
            }
        }
        for corner in hull.vertices() {
            prop_assert!(places.contains(corner));
        }
        // No corner lies between its neighbours.
        let corners = hull.vertices();
        if corners.len() > 2 {
            for i in 0..corners.len() {
                let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
                let c = corners[(i + 2) % corners.len()];
                prop_assert!((b - a).cross(c - b) < 0);
            }
        }
    }
}
