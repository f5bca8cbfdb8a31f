//! Lines of sight through shapes and regions.

use acies_geometry::{
    Convex, Point, Region, Segment, clip, crosses, crosses_region, stands_between,
};
use proptest::prelude::*;

use crate::common::{
    TOUCH, any_base, any_outline, any_pose, base, cases, even_odd, from_border, point, points, real,
};

fn line(from: (f64, f64), to: (f64, f64)) -> Segment {
    Segment::new(point(from.0, from.1), point(to.0, to.1))
}

#[test]
fn line_along_an_edge_does_not_enter() {
    // From x = -0.5 to 0.5 and y = -0.5 to 0.
    let red = base(0.0, 0.0, 0.0, 0.5);
    assert!(crosses(line((0.0, 1.0), (0.0, -1.0)), &red));
    assert!(!crosses(line((-1.0, 0.0), (1.0, 0.0)), &red));
    assert!(!crosses(line((0.0, 1.0), (0.0, 0.0)), &red));
    assert!(!crosses(line((-1.0, 0.5), (0.0, 0.2)), &red));
    // It ends inside, or lies inside entirely.
    assert!(crosses(line((0.0, 1.0), (0.0, -0.25)), &red));
    assert!(crosses(line((-0.1, -0.2), (0.1, -0.3)), &red));
    // 64 units inside the edge still counts as on it; 66 does not.
    let inside = |units: i32| {
        let y = -units;
        Segment::new(Point { x: -99_999, y }, Point { x: 99_999, y })
    };
    assert!(!crosses(inside(64), &red));
    assert!(crosses(inside(66), &red));
}

#[test]
fn clipped_line_is_the_part_inside_or_on_an_edge() {
    // From x = -0.5 to 0.5 and y = -0.5 to 0.
    let red = base(0.0, 0.0, 0.0, 0.5);
    let part = |from, to| clip(line(from, to), &red);
    assert_eq!(
        part((0.0, 1.0), (0.0, -1.0)),
        Some(line((0.0, 0.0), (0.0, -0.5)))
    );
    assert_eq!(
        part((0.0, -0.25), (0.0, -1.0)),
        Some(line((0.0, -0.25), (0.0, -0.5)))
    );
    let inside = ((-0.25, -0.25), (0.25, -0.125));
    assert_eq!(part(inside.0, inside.1), Some(line(inside.0, inside.1)));
    assert_eq!(
        part((-1.0, 0.0), (1.0, 0.0)),
        Some(line((-0.5, 0.0), (0.5, 0.0)))
    );
    // Only the front right corner.
    assert_eq!(
        part((0.0, 0.5), (1.0, -0.5)),
        Some(line((0.5, 0.0), (0.5, 0.0)))
    );
    assert_eq!(part((-1.0, 0.25), (1.0, 0.25)), None);
    assert_eq!(part((0.25, 0.5), (1.0, -0.5)), None);
    // It would enter beyond its end.
    assert_eq!(part((0.0, 1.0), (0.0, 0.25)), None);
}

#[test]
fn repeated_corners_do_not_change_crossing() {
    let [a, b, c, d] = base(0.0, 0.0, 0.0, 0.5).corners;
    assert!(crosses(line((0.0, 1.0), (0.0, -1.0)), &[a, b, b, c, d]));
    // A line or a point has no inside.
    assert!(!crosses(line((0.0, 1.0), (0.0, -1.0)), &[a, c]));
    assert!(!crosses(line((0.0, 1.0), (0.0, -1.0)), &[a; 4]));
}

#[test]
fn line_along_a_seam_is_inside() {
    // An L: its two pieces meet along a line from the inner corner (1, 1).
    let corner = points([
        (0.0, 0.0),
        (0.0, 3.0),
        (1.0, 3.0),
        (1.0, 1.0),
        (3.0, 1.0),
        (3.0, 0.0),
    ]);
    let wood = Region::polygon(&corner).unwrap();
    assert_eq!(wood.pieces().count(), 2);
    // However the L is cut, the seam lies on one of these three.
    assert!(crosses_region(line((1.0, 1.0), (0.0, 0.0)), &wood));
    assert!(crosses_region(line((1.0, 1.0), (1.0, 0.0)), &wood));
    assert!(crosses_region(line((1.0, 1.0), (0.0, 1.0)), &wood));
    // Along the outer side of the arms, and through the free quarter.
    assert!(!crosses_region(line((1.0, 1.0), (1.0, 3.0)), &wood));
    assert!(!crosses_region(line((1.0, 2.9), (2.9, 1.0)), &wood));
    // From arm to arm, and past both.
    assert!(crosses_region(line((0.5, 2.9), (2.9, 0.5)), &wood));
    assert!(!crosses_region(line((0.9, 3.5), (3.5, 0.5)), &wood));
}

#[test]
fn stands_between_needs_the_outermost_lines_blocked() {
    // Fronts of one base width at y = 0 and 3, bodies half as deep: the outermost lines run along x = -0.5
    // and 0.5.
    let (near, far) = (base(0.0, 0.0, 0.0, 0.5), base(0.0, 3.0, 0.0, 0.5));
    let wall = |from: f64, to: f64| points([(from, 1.0), (from, 2.0), (to, 2.0), (to, 1.0)]);
    assert!(stands_between(&wall(-1.0, 1.0)[..], &near, &far));
    assert!(stands_between(&wall(-1.0, 1.0)[..], &far, &near));
    // Past the right end of this one there is a free line along x = 0.45; the last leaves none on either
    // side.
    assert!(!stands_between(&wall(-1.0, 0.4)[..], &near, &far));
    assert!(!stands_between(&wall(-0.4, 1.0)[..], &near, &far));
    assert!(!stands_between(&wall(-0.4, 0.4)[..], &near, &far));
    // 65536 units are a base width: 127 further out than the line is not deep enough, 130 is, on either side.
    let reaches = |units: i32| wall(-1.0, 0.5 + f64::from(units) / 65536.0);
    assert!(!stands_between(&reaches(127)[..], &near, &far));
    assert!(stands_between(&reaches(130)[..], &near, &far));
    // In line with them, but behind one of them, or under one of them.
    let behind = points([(-1.0, -2.0), (-1.0, -1.0), (1.0, -1.0), (1.0, -2.0)]);
    assert!(!stands_between(&behind[..], &near, &far));
    let under = points([(-1.0, -0.2), (-1.0, 2.0), (1.0, 2.0), (1.0, -0.2)]);
    assert!(!stands_between(&under[..], &near, &far));
    assert!(!stands_between(&under[..], &far, &near));
    // Nothing is between a base and itself, or between it and a base inside it.
    assert!(!stands_between(&wall(-1.0, 1.0)[..], &near, &near));
    let inner = points([(-0.1, -0.3), (-0.1, -0.2), (0.1, -0.2), (0.1, -0.3)]);
    assert!(!stands_between(&wall(-1.0, 1.0)[..], &near, &inner[..]));
}

/// How deep inside the outline the deepest sampled place of a line lies.
fn deepest(line: Segment, outline: &[Point]) -> f64 {
    (0..=SAMPLES)
        .map(|i| {
            let place = real(line.from).lerp(real(line.to), f64::from(i) / f64::from(SAMPLES));
            let depth = from_border(outline, place);
            if even_odd(outline, place) {
                depth
            } else {
                -depth
            }
        })
        .fold(f64::NEG_INFINITY, f64::max)
}

const SAMPLES: u32 = 2000;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn crosses_region_agrees_with_samples(outline in any_outline(), from in any_pose(4), to in any_pose(4)) {
        let region = Region::polygon(&outline).unwrap();
        let line = Segment::new(from.front, to.front);
        let deepest = deepest(line, &outline);
        let unseen = f64::from(line.length().units()) / f64::from(2 * SAMPLES);
        // At a concave corner the tolerance is square instead of round: at most one and a half times as far.
        if deepest > 1.5 * TOUCH + 2.0 {
            prop_assert!(crosses_region(line, &region), "as deep as {}", deepest);
        }
        if deepest < TOUCH - unseen - 2.0 {
            prop_assert!(!crosses_region(line, &region), "no deeper than {}", deepest);
        }
    }

    #[test]
    fn lines_between_concave_corners_are_inside(outline in any_outline(), i in 0usize..16, j in 0usize..16) {
        // From corner to corner: the lines along which outlines are cut.
        let region = Region::polygon(&outline).unwrap();
        let count = outline.len();
        let (i, j) = (i % count, (i + 1 + j % (count - 1)) % count);
        let line = Segment::new(outline[i], outline[j]);
        let deepest = deepest(line, &outline);
        let unseen = f64::from(line.length().units()) / f64::from(2 * SAMPLES);
        prop_assume!(deepest > 1.5 * TOUCH + 2.0 || deepest < TOUCH - unseen - 2.0);
        prop_assert_eq!(crosses_region(line, &region), deepest > TOUCH);
    }

    #[test]
    fn stands_between_blocks_all_lines(
        wall in any_outline(),
        from in any_base(1),
        to in any_base(1),
        (i, j, k, l) in (0u16..=8, 0u16..=8, 0u16..=8, 0u16..=8),
    ) {
        // To the left of the outline and to its right, usually clear of it.
        let aside = |base: acies_geometry::Base, right: f64| {
            base.translated(point(right, 0.0) - Point::default())
        };
        let (from, to) = (aside(from, -3.5), aside(to, 3.5));
        let region = Region::polygon(&wall).unwrap();
        let between = region.pieces().any(|piece| stands_between(piece, &from, &to));
        prop_assume!(between);
        // From any place of one to any place of the other, by eighths of width and depth.
        let within = |base: &acies_geometry::Base, right: u16, back: u16| {
            let [a, b, c, d] = base.corners;
            let eighths = i64::from(right);
            a.toward(b, eighths, 8).toward(d.toward(c, eighths, 8), i64::from(back), 8)
        };
        let line = Segment::new(within(&from, i, j), within(&to, k, l));
        prop_assert!(crosses_region(line, &region));
    }

    #[test]
    fn crosses_agrees_with_samples_of_a_base(base in any_base(1), from in any_pose(2), to in any_pose(2)) {
        let line = Segment::new(from.front, to.front);
        let deepest = deepest(line, base.vertices());
        let unseen = f64::from(line.length().units()) / f64::from(2 * SAMPLES);
        prop_assume!(deepest > TOUCH + 2.0 || deepest < TOUCH - unseen - 2.0);
        prop_assert_eq!(crosses(line, &base), deepest > TOUCH);
    }
}
