//! Irregular outlines and curved lines.

use acies_geometry::{Angle, Convex, Curve, Irregular, Length, Point, Region};

use crate::common::bw;

/// The outlines of many seeds, 4 long to the right and 3 wide.
fn outlines() -> Vec<Vec<Point>> {
    let outline = |seed| Irregular::new(seed).outline(bw(4.0), bw(3.0), Angle::RIGHT);
    (0..500).map(outline).collect()
}

#[test]
fn numbers_of_a_seed_never_change() {
    // The first number of `SplitMix64` from the seed 0 is 0xE220_A839_7B1D_CDAF, which is 0.8833 of the way.
    assert_eq!(Irregular::new(0).below(1000), 883);
    assert_eq!(Irregular::new(0).below(0), 0);
    let low = bw(2.0);
    assert_eq!(Irregular::new(0).between(low, low), low);
    assert_eq!(Irregular::new(0).between(low, bw(1.0)), low);
}

#[test]
fn outline_fills_its_rectangle_with_thirteen_to_eighteen_corners() {
    for outline in outlines() {
        assert!((13..=18).contains(&outline.len()));
        let (low, high) = outline.as_slice().bounds();
        for (reached, wanted) in [
            (low.across(), bw(-2.0)),
            (high.across(), bw(2.0)),
            (low.up(), bw(-1.5)),
            (high.up(), bw(1.5)),
        ] {
            assert!((reached - wanted).units().abs() <= 2, "{outline:?}");
        }
    }
}

#[test]
fn outlines_are_simple_full_and_mostly_convex() {
    let regions: Vec<Region> = outlines()
        .iter()
        .map(|outline| Region::polygon(outline).expect("a simple outline"))
        .collect();
    let convex = regions.iter().filter(|region| region.pieces().count() == 1);
    let convex = convex.count();
    assert!((300..450).contains(&convex), "{convex} of 500");
    // The rectangle has 12, an oval in it pi * 2 * 1.5 = 9.4.
    for region in &regions {
        assert!(region.double_area() > (2 * 7) << 32);
    }
}

#[test]
fn outlines_are_written_shortly_and_stay_simple() {
    for outline in outlines() {
        let short: Vec<Point> = outline
            .iter()
            .map(|corner| corner.to_hundredths())
            .collect();
        assert!(
            short
                .iter()
                .all(|corner| corner.across().to_text().len() <= 5)
        );
        assert!(Region::polygon(&short).is_ok());
    }
}

#[test]
fn winding_line_reaches_both_bounds_and_keeps_within_them() {
    for seed in 0..200 {
        let curve = Irregular::new(seed).winding(bw(3.0), bw(6.0));
        let offsets: Vec<f64> = (0..=320)
            .map(|nth| curve.at(nth, 320).base_widths())
            .collect();
        let least = offsets.iter().copied().fold(f64::MAX, f64::min);
        let most = offsets.iter().copied().fold(f64::MIN, f64::max);
        assert!(
            (2.95..3.01).contains(&least) && (5.99..6.05).contains(&most),
            "{least} {most}"
        );
    }
}

#[test]
fn bending_line_is_nearly_straight() {
    let (middle, most) = (bw(5.0), bw(0.9));
    for seed in 0..200 {
        let curve = Irregular::new(seed).bending(middle, most);
        for nth in 0..100 {
            let [one, two] = [nth, nth + 1].map(|nth| curve.at(nth, 100));
            assert!((one - middle).abs().base_widths() <= 0.901);
            // At most 0.9 * pi in a line of length 1.
            assert!(((two - one).base_widths() * 100.0).abs() <= 2.83);
        }
    }
}

#[test]
fn line_ends_square_at_both_edges() {
    let curve = Irregular::new(7).winding(bw(3.0), bw(6.0));
    let points = curve.points(bw(15.0), 10);
    assert_eq!(points.len(), 13);
    assert_eq!(points[0].0, Length::ZERO);
    assert_eq!(points[12].0, bw(15.0));
    assert_eq!(points[0].1, points[1].1);
    assert_eq!(points[11].1, points[12].1);
    let line: Vec<Point> = points
        .iter()
        .map(|&(along, offset)| Point::new(along, offset))
        .collect();
    let (low, high) = Region::band(&line, bw(1.0)).unwrap().bounds();
    assert_eq!((low.across(), high.across()), (Length::ZERO, bw(15.0)));
}

#[test]
fn curve_can_be_moved_through_a_point() {
    let curve = Irregular::new(3).bending(bw(5.0), bw(0.9));
    let moved = curve.through(bw(2.0), 1, 3);
    assert_eq!(moved.at(1, 3), bw(2.0));
    assert_eq!(moved.at(2, 3) - curve.at(2, 3), bw(2.0) - curve.at(1, 3));
    assert_eq!(Curve::straight(bw(2.0)).at(1, 3), bw(2.0));
}
