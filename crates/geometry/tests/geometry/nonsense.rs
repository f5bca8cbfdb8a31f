//! Impossible places and lengths: every query returns, and none panics.

use acies_geometry::{
    Angle, Base, Convex, Length, Point, Pose, Region, Segment, Sweep, convex_hull, crosses,
    distance, overlaps, same_point, separation, touches,
};
use proptest::prelude::*;

use crate::common::cases;

/// Any number; the extremes more often.
fn any_units() -> impl Strategy<Value = i32> {
    prop_oneof![
        any::<i32>(),
        Just(i32::MAX),
        Just(i32::MIN),
        Just(0),
        Just(-i32::MAX)
    ]
}

fn any_point() -> impl Strategy<Value = Point> {
    (any_units(), any_units()).prop_map(|(x, y)| Point { x, y })
}

fn any_base() -> impl Strategy<Value = Base> {
    (any_point(), any::<u32>(), any_units(), any_units()).prop_map(|(front, facing, w, d)| {
        Base::new(
            Pose::new(front, Angle(facing)),
            Length::from_units(w).abs(),
            Length::from_units(d).abs(),
        )
    })
}

#[test]
fn numbers_beyond_the_lattice_saturate() {
    assert_eq!(Length::from_base_widths(1e30), Length::MAX);
    assert_eq!(Length::from_base_widths(-1e30), -Length::MAX);
    assert_eq!(Length::from_base_widths(f64::NAN), Length::ZERO);
    assert_eq!(Angle::from_degrees(f64::INFINITY), Angle::ZERO);
    assert_eq!(Length::MAX + Length::BASE_WIDTH, Length::MAX);
    assert_eq!(Length::MAX.scaled(3, 2), Length::MAX);
    assert_eq!(Length::from_units(i32::MIN).abs(), Length::MAX);
    let far = Point::from_base_widths(1e9, -1e9);
    let other = Point::from_base_widths(-1e9, 1e9);
    assert_eq!(far.distance(other), Length::MAX);
    assert!(!same_point(far, other));
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn queries_never_panic(a in any_base(), b in any_base(), p in any_point(), q in any_point()) {
        // Answers mean little so far out, but they are symmetric where the query is.
        prop_assert_eq!(overlaps(&a, &b), overlaps(&b, &a));
        prop_assert_eq!(touches(&a, &b), touches(&b, &a));
        prop_assert_eq!(separation(&a, &b), separation(&b, &a));
        prop_assert_eq!(distance(&a, &b), distance(&b, &a));
        prop_assert_eq!(p.distance(q), q.distance(p));
        let line = Segment::new(p, q);
        prop_assert!(line.distance(p) == Length::ZERO);
        crosses(line, &a);
        line.meets(Segment::new(a.corners[0], b.corners[0]));
        Sweep::new(a, b).hits(&convex_hull([p, q, Point::default()]));
        Sweep::new(a, b).hull().bounds();
        let straight = Sweep::new(a, a.moved_to(Pose::new(q, a.pose.facing)));
        straight.hits(&b);
        straight.hits(&convex_hull([p, q, b.corners[0]]));
        if let Ok(region) = Region::polygon(&[p, q, Point::default(), a.corners[0], b.corners[1]]) {
            region.overlaps(&a);
            region.contains(&a);
            region.distance(&b);
        }
        if let Ok(band) = Region::band(&[p, q, Point::default()], a.width) {
            band.contains(&b);
        }
        prop_assert_eq!(Angle::from_vector(p - q).between(Angle::from_vector(p - q)), Angle::ZERO);
    }
}
