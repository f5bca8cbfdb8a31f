//! Lengths and places: rounding, text, and the four comparisons.

use acies_geometry::{Length, Point, Segment, TOUCH, beyond, same_point, within};
use proptest::prelude::*;

use crate::common::{bw, cases};

#[test]
fn base_width_is_two_to_the_sixteen_units() {
    assert_eq!(bw(1.0), Length::BASE_WIDTH);
    assert_eq!(bw(0.625).units(), 40_960);
    // A third is 21845.33 units; half a unit is rounded away from zero, on both sides.
    assert_eq!(Length::BASE_WIDTH.scaled(1, 3).units(), 21_845);
    assert_eq!(Length::from_units(3).scaled(1, 2).units(), 2);
    assert_eq!(Length::from_units(-3).scaled(1, 2).units(), -2);
    assert_eq!(bw(1.5 / 65_536.0).units(), 2);
    assert_eq!(bw(-1.5 / 65_536.0).units(), -2);
}

#[test]
fn length_text_is_as_short_as_possible() {
    assert_eq!(Length::ZERO.to_text(), "0");
    assert_eq!(bw(-2.0).to_text(), "-2");
    assert_eq!(bw(0.625).to_text(), "0.625");
    // A tenth is 6553.6 units, on the lattice 6554, and 0.1 parses as that.
    assert_eq!(bw(0.1).to_text(), "0.1");
    // One unit is 0.0000153 BW: four decimals would parse as zero, 0.00002 parses as 1.31 units.
    assert_eq!(Length::from_units(1).to_text(), "0.00002");
    assert_eq!(Length::from_units(-1).to_text(), "-0.00002");
    // 1024 units are 0.015625 BW and 3072 are 0.046875. Four decimals parse as other lengths; of two
    // candidates with five, the even one is taken.
    assert_eq!(Length::from_units(1024).to_text(), "0.01562");
    assert_eq!(Length::from_units(-3072).to_text(), "-0.04688");
    // The end of the lattice is 32767.99998 BW, and anything beyond parses as that.
    assert_eq!(Length::MAX.to_text(), "32768");
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn distance_is_rounded_down_by_less_than_a_unit(x: i32, y: i32) {
        let (x, y) = (x >> 1, y >> 1);
        let origin = Point { x: 0, y: 0 };
        let distance = i64::from(Segment::new(origin, origin).distance(Point { x, y }).units());
        let square = i64::from(x) * i64::from(x) + i64::from(y) * i64::from(y);
        prop_assert!(distance * distance <= square && square < (distance + 1) * (distance + 1));
    }
}

#[test]
fn limits_are_inclusive_with_tolerance() {
    let limit = bw(2.5);
    assert!(within(limit, limit));
    assert!(within(limit + TOUCH, limit));
    assert!(!within(limit + TOUCH + Length::from_units(1), limit));
    assert!(!beyond(limit + TOUCH, limit));
    assert!(beyond(limit + TOUCH + Length::from_units(1), limit));
    assert!(within(bw(60.0), Length::MAX));
}

#[test]
fn same_point_allows_the_tolerance_in_every_direction() {
    let here = Point { x: 1000, y: -1000 };
    let at = |x, y| Point {
        x: here.x + x,
        y: here.y + y,
    };
    assert!(same_point(here, at(64, 0)));
    assert!(!same_point(here, at(65, 0)));
    assert!(same_point(here, at(0, -64)));
    // 45² + 45² = 4050 and 46² + 45² = 4141, where 64² = 4096.
    assert!(same_point(here, at(-45, 45)));
    assert!(!same_point(here, at(-46, 45)));
}

#[test]
fn distance_from_a_segment_is_to_its_nearest_point() {
    let across = Segment::new(Point { x: 0, y: 0 }, Point { x: 1000, y: 0 });
    let distance = |x, y| across.distance(Point { x, y }).units();
    assert_eq!(distance(400, 70), 70);
    assert_eq!(distance(400, -70), 70);
    // 3-4-5 triangles before its start and beyond its end.
    assert_eq!(distance(-30, 40), 50);
    assert_eq!(distance(1030, -40), 50);
    // A sloping segment: (0, 0) to (30, 40), seen from (50, 0): the product is 2000, the length 50.
    let slanting = Segment::new(Point { x: 0, y: 0 }, Point { x: 30, y: 40 });
    assert_eq!(slanting.distance(Point { x: 50, y: 0 }).units(), 40);
    // A segment of zero length is a point.
    let point = Segment::new(Point { x: 7, y: 7 }, Point { x: 7, y: 7 });
    assert_eq!(point.distance(Point { x: 10, y: 11 }).units(), 5);
}

#[test]
fn segments_meet_where_they_have_a_point_in_common() {
    let segment = |a, b, c, d| Segment::new(Point { x: a, y: b }, Point { x: c, y: d });
    let across = segment(0, 0, 100, 0);
    let cases = [
        ("crossing", segment(50, -10, 50, 10), true, true),
        ("ending on it", segment(50, 0, 50, 10), true, false),
        ("end to end", segment(100, 0, 150, 30), true, false),
        ("along it", segment(30, 0, 170, 0), true, false),
        ("in line, further on", segment(101, 0, 170, 0), false, false),
        ("beside it", segment(0, 1, 100, 1), false, false),
        ("towards it", segment(50, 1, 50, 10), false, false),
        ("past its end", segment(101, -10, 101, 10), false, false),
    ];
    for (what, other, meets, crosses) in cases {
        assert_eq!(across.meets(other), meets, "{what}");
        assert_eq!(other.meets(across), meets, "{what}, the other way round");
        assert_eq!(across.properly_crosses(other), crosses, "{what}");
    }
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn text_parses_back(units in prop_oneof![any::<i32>(), -200_000i32..200_000]) {
        prop_assume!(units != i32::MIN);
        let length = Length::from_units(units);
        let text = length.to_text();
        let read = |text: &str| bw(text.parse().unwrap());
        prop_assert_eq!(read(&text), length);
        if let Some((_, decimals)) = text.split_once('.') {
            let shorter = format!("{:.*}", decimals.len() - 1, length.base_widths());
            prop_assert_ne!(read(&shorter), length);
        }
    }

    #[test]
    fn toward_is_mirror_symmetric(
        x in -4_000_000i32..4_000_000,
        to in -4_000_000i32..4_000_000,
        part in 0i64..=1000,
    ) {
        let way = |from, to| Point { x: from, y: 0 }.toward(Point { x: to, y: 0 }, part, 1000).x;
        prop_assert_eq!(way(x, to), -way(-x, -to));
        let exact = f64::from(x) + (f64::from(to) - f64::from(x)) * part as f64 / 1000.0;
        prop_assert!((f64::from(way(x, to)) - exact).abs() <= 0.5 + 1e-6);
    }
}
