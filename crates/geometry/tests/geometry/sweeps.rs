//! Legs of moves, compared with positions sampled densely along them.

use acies_geometry::{Angle, Convex, Length, Pose, Region, Segment, Sweep};
use parry2d_f64::math::Vector as PeerVector;
use proptest::prelude::*;

use crate::common::{
    BW, TOUCH, any_angle, any_base, any_pose, base, bw, cases, points, real, real_corners,
    separation,
};

const SAMPLES: u32 = 1024;

/// The least separation from a shape on the way, with corners that move straight and evenly.
fn least_separation<C: Convex + ?Sized>(sweep: &Sweep, shape: &C) -> f64 {
    let shape = real_corners(shape);
    (0..=SAMPLES)
        .map(|i| {
            let part = f64::from(i) / f64::from(SAMPLES);
            let corners: [PeerVector; 4] = std::array::from_fn(|c| {
                real(sweep.from.corners[c]).lerp(real(sweep.to.corners[c]), part)
            });
            separation(&corners, &shape)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Between two samples, a corner can come nearer by half its distance from one to the other.
fn between_samples(sweep: &Sweep) -> f64 {
    f64::from(sweep.from.max_corner_displacement(&sweep.to).units()) / f64::from(2 * SAMPLES)
}

#[test]
fn straight_leg_hits_only_its_lane() {
    let start = base(0.0, 0.0, 0.0, 0.5);
    let leg = Sweep::new(start, start.moved_to(Pose::from_base_widths(0.0, 3.0, 0.0)));
    assert!(leg.hits(&base(0.4, 1.5, 75.0, 0.5)));
    // Edge to edge with the lane it moves in, from x = -0.5 to 0.5.
    assert!(!leg.hits(&base(1.0, 1.5, 0.0, 0.5)));
    // Its front edge ends at y = 3, where the other's begins.
    assert!(!leg.hits(&base(0.0, 3.0, 180.0, 0.5)));
    assert!(leg.hits(&base(0.0, 2.99, 180.0, 0.5)));
}

#[test]
fn wheel_passes_over_the_inside_corner() {
    // Wheeling 90° to the right about the right front corner at (0.5, 0): the left front corner goes straight from
    // (-0.5, 0) to (0.5, 1), through (0, 0.5).
    let start = base(0.0, 0.0, 0.0, 0.5);
    let pivot = start.corners[1];
    let end = start.moved_to(start.pose.rotated(pivot, Angle::RIGHT));
    let leg = Sweep::new(start, end);
    assert_eq!(end.corners[0], crate::common::point(0.5, 1.0));
    let pebble = |x: f64, y: f64| {
        points([
            (x - 0.05, y - 0.05),
            (x - 0.05, y + 0.05),
            (x + 0.05, y + 0.05),
            (x + 0.05, y - 0.05),
        ])
    };
    assert!(leg.hits(&pebble(0.1, 0.4)));
    // An arc would pass over (-0.2, 0.7), at 0.99 from the pivot; the corner's straight line does not.
    assert!(!leg.hits(&pebble(-0.2, 0.7)));
}

#[test]
fn turning_away_in_contact_is_no_hit() {
    // Red pivots about its left front corner, which rests on blue's edge at y = 0, away from it.
    let red = base(0.0, 0.0, 0.0, 0.5);
    let blue = base(0.0, 0.0, 180.0, 0.5);
    let away = red.moved_to(red.pose.rotated(red.corners[0], Angle::from_degrees(40.0)));
    assert!(!Sweep::new(red, away).hits(&blue));
    let into = red.moved_to(red.pose.rotated(red.corners[0], Angle::from_degrees(-40.0)));
    assert!(Sweep::new(red, into).hits(&blue));
}

#[test]
fn corner_lines_do_not_cross_a_neighbours_edge() {
    let red = base(0.0, 0.0, 0.0, 0.5);
    let leg = Sweep::new(red, red.moved_to(red.shifted(bw(2.0), Length::ZERO)));
    // Shrunk by 96 units: the left front corner goes from (-32768 + 96, -96) straight ahead by 131072.
    let [left, ..] = leg.corner_lines();
    assert_eq!((left.from.x, left.from.y), (-32_672, -96));
    assert_eq!((left.to.x, left.to.y), (-32_672, 130_976));
    let neighbour = base(-1.0, 1.0, 0.0, 0.5);
    for line in leg.corner_lines() {
        let edge = neighbour.edge(acies_geometry::Edge::Right);
        assert!(!Segment::properly_crosses(line, edge));
    }
}

#[test]
fn shrunk_base_ends_at_its_middle() {
    let red = base(0.0, 0.0, 0.0, 0.5);
    let small = red.shrunk(bw(0.125));
    // From x = -0.5..0.5 and y = -0.5..0 to -0.375..0.375 and -0.375..-0.125.
    let expected = [
        (-0.375, -0.125),
        (0.375, -0.125),
        (0.375, -0.375),
        (-0.375, -0.375),
    ];
    assert_eq!(small.corners, points(expected));
    let nothing = red.shrunk(bw(2.0));
    assert_eq!(nothing.corners, [red.centre(); 4]);
}

fn any_leg() -> impl Strategy<Value = Sweep> {
    let leg = (
        any_base(1),
        any_pose(1),
        any_angle(),
        -400_000_000i32..400_000_000,
    );
    leg.prop_map(|(from, elsewhere, _, turn)| {
        let facing = Angle(from.pose.facing.0.wrapping_add_signed(turn));
        Sweep::new(from, from.moved_to(Pose::new(elsewhere.front, facing)))
    })
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn hits_agree_with_samples(leg in any_leg(), other in any_base(2)) {
        let least = least_separation(&leg, &other);
        let unseen = between_samples(&leg) + 5.0;
        prop_assert!(unseen < 4.0 * TOUCH);
        if least < -TOUCH - 5.0 {
            prop_assert!(leg.hits(&other), "as deep as {}", least);
        }
        if least > -TOUCH + unseen {
            prop_assert!(!leg.hits(&other), "no deeper than {}", least);
        }
    }

    #[test]
    fn straight_hits_agree_with_samples(from in any_base(1), elsewhere in any_pose(2), other in any_base(2)) {
        let leg = Sweep::new(from, from.moved_to(Pose::new(elsewhere.front, from.pose.facing)));
        let least = least_separation(&leg, &other);
        if least < -TOUCH - 5.0 {
            prop_assert!(leg.hits(&other), "as deep as {}", least);
        }
        if least > -TOUCH + between_samples(&leg) + 5.0 {
            prop_assert!(!leg.hits(&other), "no deeper than {}", least);
        }
    }

    #[test]
    fn reversed_leg_hits_the_same(leg in any_leg(), other in any_base(2)) {
        let least = least_separation(&leg, &other);
        prop_assume!((least + TOUCH).abs() > between_samples(&leg) + 5.0);
        prop_assert_eq!(Sweep::new(leg.to, leg.from).hits(&other), leg.hits(&other));
    }

    #[test]
    fn hits_region_if_it_hits_a_piece(leg in any_leg(), outline in crate::common::any_outline()) {
        let region = Region::polygon(&outline).unwrap();
        let pieces = region.pieces().any(|piece| leg.hits(piece));
        prop_assert_eq!(leg.hits_region(&region), pieces);
    }
}

proptest! {
    #![proptest_config(cases(4096))]

    /// Compares exactly, with a thorn about as deep as the tolerance in an edge of the hull, and with another
    /// base.
    #[test]
    fn straight_leg_hits_what_its_hull_overlaps(
        start in any_base(2),
        other in any_base(2),
        (ahead, right) in (-2 * BW..=2 * BW, prop_oneof![Just(0), -2 * BW..=2 * BW]),
        (edge, along, deep) in (0usize..6, 0i64..=16, -3i64..=3),
    ) {
        let way = start.shifted(Length::from_units(ahead), Length::from_units(right));
        let leg = Sweep::new(start, start.moved_to(way));
        let hull = leg.hull();
        prop_assert_eq!(leg.hits(&other), acies_geometry::overlaps(&hull, &other));
        let edges: Vec<Segment> = hull.edges().collect();
        let side = edges[edge % edges.len()];
        // Straight in from the edge, in units: edges run clockwise, so the inside is to the right.
        let inward = Angle::from_vector(side.step()) + Angle::RIGHT;
        let foot = side.from.toward(side.to, along, 16);
        let at = |ahead: i64, right: i32| {
            let direction = inward.direction();
            foot + direction.vector(Length::from_units(ahead as i32), Length::from_units(right))
        };
        let thorn = [at(64 + deep, 0), at(-400, -300), at(-400, 300)];
        let thorn = acies_geometry::convex_hull(thorn);
        prop_assert_eq!(leg.hits(&thorn), acies_geometry::overlaps(&hull, &thorn));
    }
}
