//! Concave areas, bent bands, and what they contain.

use acies_geometry::{Base, Length, Point, Region, RegionError, Segment};
use parry2d_f64::math::{Pose as PeerPose, Vector as PeerVector};
use parry2d_f64::query;
use parry2d_f64::shape::{Cuboid, Polyline, TriMesh};
use proptest::prelude::*;

use crate::common::{
    TOUCH, any_base, any_outline, any_pose, base, bw, cases, even_odd, from_border, peer, point,
    points, real,
};

/// A U that opens away from the near edge: 4 wide, 3 high, with a notch from x = 1 to 3 down to y = 1.
fn horseshoe() -> Region {
    let corners = [
        (0.0, 0.0),
        (0.0, 3.0),
        (1.0, 3.0),
        (1.0, 1.0),
        (3.0, 1.0),
        (3.0, 3.0),
        (4.0, 3.0),
        (4.0, 0.0),
    ];
    Region::polygon(&points(corners)).unwrap()
}

/// An axis-aligned rectangle.
fn block(left: f64, bottom: f64, right: f64, top: f64) -> [Point; 4] {
    points([(left, bottom), (left, top), (right, top), (right, bottom)])
}

/// Twice the area of a square base width, in square units.
const DOUBLE_SQUARE: i64 = 2 << 32;

#[test]
fn stretches_are_the_parts_of_a_line_inside() {
    let stretches = |region: &Region, ends: [(f64, f64); 2]| -> Vec<[f64; 2]> {
        let [from, to] = points(ends);
        let parts = region.stretches(Segment { from, to });
        parts
            .map(|part| part.map(|length| (length.base_widths() * 100.0).round() / 100.0))
            .collect()
    };
    let wood = Region::polygon(&block(2.0, 2.0, 4.0, 4.0)).unwrap();
    assert_eq!(stretches(&wood, [(0.0, 3.0), (10.0, 3.0)]), [[2.0, 4.0]]);
    assert_eq!(stretches(&wood, [(10.0, 3.0), (0.0, 3.0)]), [[6.0, 8.0]]);
    assert_eq!(stretches(&wood, [(3.0, 3.0), (10.0, 3.0)]), [[0.0, 1.0]]);
    // Along the diagonal from corner to corner, 2 times the root of 2 long.
    assert_eq!(stretches(&wood, [(0.0, 0.0), (6.0, 6.0)]), [[2.83, 5.66]]);
    assert!(stretches(&wood, [(0.0, 5.0), (10.0, 5.0)]).is_empty());
    assert!(stretches(&wood, [(0.0, 3.0), (1.0, 3.0)]).is_empty());
    // Through both arms of the U, whatever pieces it has.
    let inside: f64 = stretches(&horseshoe(), [(-1.0, 2.0), (5.0, 2.0)])
        .iter()
        .map(|[from, to]| to - from)
        .sum();
    assert!((inside - 2.0).abs() < 0.05, "{inside}");
}

#[test]
fn outlines_may_run_either_way_and_be_closed() {
    let mut corners = horseshoe().outline().to_vec();
    corners.reverse();
    corners.push(corners[0]);
    let again = Region::polygon(&corners).unwrap();
    // 4 * 3 - 2 * 2 square base widths.
    assert_eq!(again.double_area(), 8 * DOUBLE_SQUARE);
    assert_eq!(horseshoe().double_area(), 8 * DOUBLE_SQUARE);
    assert!(again.contains_point(point(0.5, 2.5)));
    assert!(!again.contains_point(point(2.0, 2.5)));
}

#[test]
fn invalid_outlines_are_rejected() {
    let refused = |corners: &[(f64, f64)]| {
        let corners: Vec<Point> = corners.iter().map(|&(x, y)| point(x, y)).collect();
        Region::polygon(&corners).unwrap_err()
    };
    assert_eq!(refused(&[]), RegionError::TooFew);
    assert_eq!(refused(&[(0.0, 0.0), (1.0, 1.0)]), RegionError::TooFew);
    let point_and_back = [(0.0, 0.0), (1.0, 1.0), (0.0, 0.0)];
    assert_eq!(refused(&point_and_back), RegionError::TooFew);
    let flat = [(0.0, 0.0), (1.0, 1.0), (2.0, 2.0)];
    assert_eq!(refused(&flat), RegionError::NotSimple);
    let crossing = [(0.0, 0.0), (2.0, 2.0), (2.0, 0.0), (0.0, 3.0)];
    assert_eq!(refused(&crossing), RegionError::NotSimple);
    // Two triangles that share a corner, in one outline.
    let waist = [
        (0.0, 0.0),
        (0.0, 2.0),
        (1.0, 1.0),
        (2.0, 2.0),
        (2.0, 0.0),
        (1.0, 1.0),
    ];
    assert_eq!(refused(&waist), RegionError::NotSimple);
    // A square with a spike.
    let spike = [
        (0.0, 0.0),
        (0.0, 1.0),
        (0.0, 2.0),
        (0.0, 1.0),
        (1.0, 1.0),
        (1.0, 0.0),
    ];
    assert_eq!(refused(&spike), RegionError::NotSimple);
    // A corner that touches the opposite edge.
    let pinched = [(0.0, 0.0), (0.0, 2.0), (1.0, 0.0), (2.0, 2.0), (2.0, 0.0)];
    assert_eq!(refused(&pinched), RegionError::NotSimple);
    assert_eq!(
        Region::band(&[point(1.0, 1.0); 3], bw(1.0)).unwrap_err(),
        RegionError::TooFew
    );
}

#[test]
fn straight_corners_add_no_pieces() {
    let square = [
        (0.0, 0.0),
        (0.0, 1.0),
        (0.0, 2.0),
        (2.0, 2.0),
        (2.0, 1.0),
        (2.0, 0.0),
        (1.0, 0.0),
    ];
    let square = Region::polygon(&points(square)).unwrap();
    assert_eq!(square.pieces().count(), 1);
    assert_eq!(square.outline().len(), 7);
    // The horseshoe needs at least three pieces: one cut for each of its two concave corners.
    assert_eq!(horseshoe().pieces().count(), 3);
}

#[test]
fn notch_is_outside_the_region() {
    let wood = horseshoe();
    // Filling the notch exactly, and filling it with its edges inside the wood.
    assert!(!wood.contains(&block(1.0, 1.0, 3.0, 3.0)));
    assert!(!wood.overlaps(&block(1.0, 1.0, 3.0, 3.0)));
    assert!(wood.overlaps(&block(0.9, 0.9, 3.1, 3.0)));
    // From arm to arm with all corners in the wood: at the mouth of the notch, its upper edge along the top.
    assert!(!wood.contains(&block(0.5, 2.0, 3.5, 3.0)));
    assert!(!wood.contains(&block(0.0, 0.0, 4.0, 3.0)));
    // Below the notch, touching its floor, and in one arm.
    assert!(wood.contains(&block(0.0, 0.0, 4.0, 1.0)));
    assert!(wood.contains(&block(0.0, 0.0, 1.0, 3.0)));
    // Across a seam, wherever it lies: around the inner corner.
    assert!(wood.contains(&block(0.25, 0.25, 0.75, 2.75)));
    assert!(wood.contains(&block(0.25, 0.25, 3.75, 0.75)));
    // Outside.
    assert!(!wood.contains(&block(5.0, 0.0, 6.0, 1.0)));
    assert_eq!(wood.distance(&block(5.0, 0.0, 6.0, 1.0)), bw(1.0));
    assert_eq!(wood.distance(&block(1.5, 1.5, 2.5, 2.5)), bw(0.5));
}

#[test]
fn contains_allows_the_tolerance() {
    let wood = horseshoe();
    let shifted = |units: i32| {
        block(0.0, 0.0, 1.0, 1.0).map(|p| Point {
            x: p.x - units,
            y: p.y,
        })
    };
    assert!(wood.contains(&shifted(64)));
    assert!(!wood.contains(&shifted(66)));
    // Into the notch as well: from y = 0.5 to 64 units above its floor.
    let raised = |units: i32| {
        block(1.5, 0.5, 2.5, 1.0).map(|p| Point {
            x: p.x,
            y: p.y + units,
        })
    };
    assert!(wood.contains(&raised(64)));
    assert!(!wood.contains(&raised(70)));
}

#[test]
fn band_keeps_its_width_and_has_no_gaps_at_bends() {
    // A road one wide along x from 0 to 4, then up to (4, 4).
    let road = Region::band(&points([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0)]), bw(1.0)).unwrap();
    assert!(road.contains_point(point(2.0, 0.5)));
    assert!(!road.contains_point(point(2.0, 0.51)));
    assert!(road.contains_point(point(3.5, 2.0)));
    assert!(!road.contains_point(point(3.49, 2.0)));
    // Outside the bend it is bevelled from (4, -0.5) to (4.5, 0).
    assert!(road.contains_point(point(4.25, -0.25)));
    assert!(!road.contains_point(point(4.3, -0.25)));
    // In line with the road, in the bend, and across it.
    assert!(road.contains(&block(0.0, -0.5, 3.0, 0.5)));
    assert!(road.contains(&block(3.5, -0.5, 4.0, 2.0)));
    assert!(road.contains(&block(3.0, -0.5, 4.0, 0.5)));
    assert!(!road.contains(&block(3.0, -0.5, 4.5, 0.5)));
    assert!(!road.contains(&block(3.0, 0.0, 4.0, 1.0)));
}

#[test]
fn band_has_no_gap_at_a_sharp_bend() {
    // There and back at 22.6°: the pieces overlap on the inside of the bend.
    let line = points([(0.0, 0.0), (5.0, 0.0), (0.0, 2.083_333)]);
    let river = Region::band(&line, bw(1.0)).unwrap();
    assert!(river.contains(&base(4.0, 0.5, 0.0, 0.5)));
    assert!(river.contains(&base(2.5, 0.5, 0.0, 1.0)));
    assert!(!river.contains(&base(1.0, 0.9, 0.0, 0.5)));
}

/// The base shrunk by this many units on every side, for the peer.
fn smaller(base: &Base, units: f64) -> (PeerPose, Cuboid) {
    let (pose, shape) = peer(base);
    let half = (shape.half_extents - PeerVector::new(units, units)).max(PeerVector::ZERO);
    (pose, Cuboid::new(half))
}

/// The deepest that a base's corner can hide between the pieces of a region: four tolerances.
const SURE: f64 = 4.0 * TOUCH;

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn pieces_cover_the_region_exactly(outline in any_outline()) {
        let region = Region::polygon(&outline).unwrap();
        let mut sum = 0;
        for piece in region.pieces() {
            let corners = piece.len();
            for i in 0..corners {
                let (a, b, c) = (piece[i], piece[(i + 1) % corners], piece[(i + 2) % corners]);
                prop_assert!((b - a).cross(c - b) <= 0, "a piece has a dent");
            }
            let fan = (1..corners - 1).map(|i| (piece[i] - piece[0]).cross(piece[i + 1] - piece[0]));
            sum -= fan.sum::<i64>();
        }
        // Exactly: no area is covered twice or left out.
        prop_assert_eq!(sum, region.double_area());
        prop_assert!(sum > 0);
    }

    #[test]
    fn areas_on_both_sides_of_a_line_sum_to_the_whole(outline in any_outline(), at in -2.0..2.0_f64) {
        let region = Region::polygon(&outline).unwrap();
        let sides = [block(-50.0, -50.0, at, 50.0), block(at, -50.0, 50.0, 50.0)];
        let sum: i64 = sides.iter().map(|side| region.double_area_within(side)).sum();
        // Each cut is rounded to the unit, on a line no longer than the table.
        prop_assert!((sum - region.double_area()).abs() <= 1 << 24, "{sum}");
    }

    #[test]
    fn contains_point_agrees_with_even_odd_rule(outline in any_outline(), place in any_pose(3)) {
        let region = Region::polygon(&outline).unwrap();
        let real_place = real(place.front);
        prop_assume!(from_border(&outline, real_place) > 1.0);
        prop_assert_eq!(region.contains_point(place.front), even_odd(&outline, real_place));
    }

    #[test]
    fn region_overlaps_agree_with_peer(outline in any_outline(), base in any_base(4)) {
        let region = Region::polygon(&outline).unwrap();
        let corners: Vec<PeerVector> = region.outline().iter().rev().copied().map(real).collect();
        let mesh = TriMesh::from_polygon(corners).unwrap();
        let meets = |(pose, shape): (PeerPose, Cuboid)| {
            query::intersection_test(&PeerPose::IDENTITY, &mesh, &pose, &shape).unwrap().intersecting
        };
        if meets(smaller(&base, SURE)) {
            prop_assert!(region.overlaps(&base));
        }
        if !meets(smaller(&base, 0.0)) {
            prop_assert!(!region.overlaps(&base));
        }
        let (pose, shape) = peer(&base);
        let apart = query::distance(&PeerPose::IDENTITY, &mesh, &pose, &shape).unwrap().distance;
        prop_assert!((f64::from(region.distance(&base).units()) - apart).abs() <= 3.0, "apart {}", apart);
    }

    #[test]
    fn region_contains_agrees_with_peer(outline in any_outline(), base in any_base(2)) {
        let region = Region::polygon(&outline).unwrap();
        let corners: Vec<PeerVector> = region.outline().iter().copied().map(real).collect();
        let count = corners.len() as u32;
        let around = (0..count).map(|i| [i, (i + 1) % count]).collect();
        let border = Polyline::new(corners, Some(around));
        let meets = |(pose, shape): (PeerPose, Cuboid)| {
            query::intersection_test(&PeerPose::IDENTITY, &border, &pose, &shape).unwrap().intersecting
        };
        let middle = even_odd(&outline, peer(&base).0.translation);
        // With a border clearly inside the base, part of the base is outside; otherwise it is all in or all
        // out.
        if meets(smaller(&base, SURE)) || !middle {
            prop_assert!(!region.contains(&base));
        } else if !meets(smaller(&base, 0.0)) {
            prop_assert!(region.contains(&base));
        }
    }

    #[test]
    fn region_overlaps_agree_with_pieces(one in any_outline(), other in any_outline(), shift in any_pose(5)) {
        let step = shift.front - Point::default();
        let moved: Vec<Point> = other.iter().map(|&p| p + step).collect();
        let (a, b) = (Region::polygon(&one).unwrap(), Region::polygon(&moved).unwrap());
        let mesh = |region: &Region| {
            let corners: Vec<PeerVector> = region.outline().iter().rev().copied().map(real).collect();
            TriMesh::from_polygon(corners).unwrap()
        };
        let (here, a_mesh, b_mesh) = (PeerPose::IDENTITY, mesh(&a), mesh(&b));
        let triangles_apart = a_mesh
            .triangles()
            .flat_map(|t| b_mesh.triangles().map(move |u| (t, u)))
            .map(|(t, u)| query::distance(&here, &t, &here, &u).unwrap().distance)
            .fold(f64::INFINITY, f64::min);
        prop_assert!((f64::from(a.distance_to(&b).units()) - triangles_apart).abs() <= 3.0);
        if triangles_apart > 0.0 {
            prop_assert!(!a.overlaps_region(&b));
        }
        // If a corner of one is well inside the other, they overlap.
        let deep = moved.iter().any(|&p| even_odd(&one, real(p)) && from_border(&one, real(p)) > 0.2 * 65_536.0);
        if deep {
            prop_assert!(a.overlaps_region(&b));
        }
        prop_assert_eq!(a.overlaps_region(&b), b.overlaps_region(&a));
    }

    #[test]
    fn band_covers_half_its_width_on_each_side(line in proptest::collection::vec(any_pose(4), 2..6), place in any_pose(4)) {
        let line: Vec<Point> = line.into_iter().map(|pose| pose.front).collect();
        prop_assume!(line.windows(2).all(|ends| ends[0] != ends[1]));
        let band = Region::band(&line, bw(1.0)).unwrap();
        let segments = line.windows(2).map(|ends| acies_geometry::Segment::new(ends[0], ends[1]));
        let half = f64::from(Length::BASE_WIDTH.units()) / 2.0;
        // Beside a leg of the line the distance decides; elsewhere it is at most half the width.
        let mut beside = false;
        let mut nearest = f64::INFINITY;
        for segment in segments {
            let along = segment.step().dot(place.front - segment.from);
            let distance = f64::from(segment.distance(place.front).units());
            nearest = nearest.min(distance);
            beside |= along > 0 && along < segment.step().square() && distance < half - 3.0;
        }
        if beside {
            prop_assert!(band.contains_point(place.front));
        }
        if nearest > half + 3.0 {
            prop_assert!(!band.contains_point(place.front));
        }
        let (low, high) = band.bounds();
        for piece in band.pieces() {
            prop_assert!(piece.len() > 2);
            prop_assert!(piece.iter().all(|p| (low.x..=high.x).contains(&p.x) && (low.y..=high.y).contains(&p.y)));
        }
    }
}

#[test]
fn double_area_within_measures_the_intersection() {
    let u = horseshoe();
    // The left arm up to y = 2: 1 by 2. With half of the open notch: 2 by 2 less 1 by 1.
    assert_eq!(
        u.double_area_within(&block(-1.0, 0.0, 1.0, 2.0)),
        2 * DOUBLE_SQUARE
    );
    assert_eq!(
        u.double_area_within(&block(-1.0, 0.0, 2.0, 2.0)),
        3 * DOUBLE_SQUARE
    );
    // All of it, none of it, and only its edge.
    assert_eq!(
        u.double_area_within(&block(-1.0, -1.0, 5.0, 5.0)),
        8 * DOUBLE_SQUARE
    );
    assert_eq!(u.double_area_within(&block(1.25, 1.25, 2.75, 3.0)), 0);
    assert_eq!(u.double_area_within(&block(4.0, 0.0, 6.0, 3.0)), 0);
    assert_eq!(u.double_area_within(&block(9.0, 9.0, 10.0, 10.0)), 0);
    // The corner that a sloping edge cuts off: half of 2 by 2 of a block.
    let block = Region::polygon(&block(0.0, 0.0, 4.0, 4.0)).unwrap();
    let slope = points([(-1.0, -1.0), (-1.0, 3.0), (3.0, -1.0)]);
    assert_eq!(block.double_area_within(&slope), 2 * DOUBLE_SQUARE);
}
