//! Rectangles near each other, compared with parry2d-f64.

use acies_geometry::{Base, Length, Pose, Vector, distance, overlaps, separation, touches};
use parry2d_f64::query::{self, sat};
use proptest::prelude::*;

use crate::common::{TOUCH, any_base, cases, peer, real_corners};

/// The peer's separation along the best edge, and its distance.
fn peer_measures(a: &Base, b: &Base) -> (f64, f64) {
    let ((a_pose, a_shape), (b_pose, b_shape)) = (peer(a), peer(b));
    let there = a_pose.inv_mul(&b_pose);
    let one = sat::cuboid_cuboid_find_local_separating_normal_oneway(&a_shape, &b_shape, &there).0;
    let back = there.inverse();
    let two = sat::cuboid_cuboid_find_local_separating_normal_oneway(&b_shape, &a_shape, &back).0;
    let apart = query::distance(&a_pose, &a_shape, &b_pose, &b_shape).unwrap();
    (one.max(two), apart.distance)
}

/// Moves the second base towards or away from the first, to leave this gap (negative: overlap).
fn moved_to_gap(a: &Base, b: &Base, gap: i32) -> Base {
    let mut b = *b;
    for _ in 0..4 {
        let ((a_pose, a_shape), (b_pose, b_shape)) = (peer(a), peer(&b));
        let contact = query::contact(&a_pose, &a_shape, &b_pose, &b_shape, 1e9).unwrap();
        let Some(contact) = contact else { break };
        let step = contact.normal1 * (f64::from(gap) - contact.dist);
        let front = b.pose.front
            + Vector {
                x: step.x.round() as i32,
                y: step.y.round() as i32,
            };
        b = b.moved_to(Pose::new(front, b.pose.facing));
    }
    b
}

/// Two bases anywhere near each other, or just about to touch.
fn any_pair() -> impl Strategy<Value = (Base, Base)> {
    let gap = prop_oneof![
        1 => Just(None),
        2 => (-400i32..400).prop_map(Some),
        1 => (-68i32..=-60).prop_map(Some),
        1 => (60i32..=68).prop_map(Some),
    ];
    (any_base(1), any_base(1), gap).prop_map(|(a, b, gap)| match gap {
        Some(gap) => (a, moved_to_gap(&a, &b, gap)),
        None => (a, b),
    })
}

/// The effect of rounding corners and distances, in units: far below 4 tolerances.
const ROUNDING: f64 = 3.0;

proptest! {
    #![proptest_config(cases(6000))]

    #[test]
    fn overlaps_separation_and_distance_agree((a, b) in any_pair()) {
        let (gap, apart) = peer_measures(&a, &b);
        if (gap + TOUCH).abs() > ROUNDING {
            prop_assert_eq!(overlaps(&a, &b), gap < -TOUCH, "gap {}", gap);
        }
        // Corner to corner, the peer continues from the best edge to a better direction between two edges.
        let own = f64::from(separation(&a, &b).units());
        prop_assert!((own - gap).abs() <= ROUNDING || (0.0 < own && own < gap), "{} for {}", own, gap);
        let by_edges = crate::common::separation(&real_corners(&a), &real_corners(&b));
        prop_assert!((own - by_edges).abs() <= 1.01, "{} for {}", own, by_edges);
        if gap.abs() > ROUNDING {
            prop_assert_eq!(separation(&a, &b).units() > 0, gap > 0.0, "gap {}", gap);
            prop_assert_eq!(distance(&a, &b) == Length::ZERO, gap < 0.0, "gap {}", gap);
        }
        prop_assert!((f64::from(distance(&a, &b).units()) - apart).abs() <= ROUNDING, "apart {}", apart);
        if (apart - TOUCH).abs() > ROUNDING {
            prop_assert_eq!(touches(&a, &b), apart < TOUCH, "apart {}", apart);
        }
    }

    #[test]
    fn overlapping_bases_pass_may_overlap((a, b) in any_pair()) {
        prop_assert!(!overlaps(&a, &b) || (a.may_overlap(&b) && b.may_overlap(&a)));
    }

    #[test]
    fn polygons_agree_with_bases((a, b) in any_pair()) {
        let (gap, apart) = peer_measures(&a, &b);
        let (a, b) = (a.corners, b.corners);
        if (gap + TOUCH).abs() > ROUNDING {
            prop_assert_eq!(overlaps(&a, &b), gap < -TOUCH, "gap {}", gap);
        }
        if (apart - TOUCH).abs() > ROUNDING {
            prop_assert_eq!(touches(&a, &b), apart < TOUCH, "apart {}", apart);
        }
    }
}

/// The pairs above are a good test only if many are at the limits.
#[test]
fn random_pairs_cover_the_limits() {
    let red = crate::common::base(0.0, 0.0, 20.0, 0.5);
    for gap in [-64, 0, 64, 300] {
        let blue = moved_to_gap(&red, &crate::common::base(0.8, 0.7, 160.0, 0.75), gap);
        let (found, _) = peer_measures(&red, &blue);
        assert!((found - f64::from(gap)).abs() < 3.0, "{gap}: {found}");
    }
}

#[test]
fn distant_bases_fail_may_overlap() {
    let base = |x: f64| {
        Base::new(
            Pose::from_base_widths(x, 5.0, 0.0),
            Length::BASE_WIDTH,
            Length::BASE_WIDTH.scaled(2, 5),
        )
    };
    // The diagonals are estimated as 1 + 0.4 / 2 = 1.2 each: bases 1.2 apart cannot overlap.
    assert!(base(5.0).may_overlap(&base(6.19)));
    assert!(!base(5.0).may_overlap(&base(6.21)));
}
