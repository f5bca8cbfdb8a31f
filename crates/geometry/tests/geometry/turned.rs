//! Mirroring the table, or turning it by quarters, mirrors or turns every result exactly.

use acies_geometry::{
    Angle, Base, Point, Pose, Region, Segment, Sweep, crosses_region, distance, overlaps,
    separation, touches,
};
use proptest::prelude::*;

use crate::common::{
    any_angle, any_base, any_outline, any_pose, cases, mirrored, mirrored_base, mirrored_region,
    turned_base,
};

const QUARTERS: [Angle; 3] = [Angle::RIGHT, Angle::HALF, Angle::LEFT];

fn turned(point: Point, turn: Angle) -> Point {
    point.rotated(Point::default(), turn)
}

#[test]
fn quarter_turn_maps_ahead_to_right() {
    let place = Point { x: 3, y: 100 };
    assert_eq!(turned(place, Angle::RIGHT), Point { x: 100, y: -3 });
    assert_eq!(turned(place, Angle::HALF), Point { x: -3, y: -100 });
    assert_eq!(turned(place, Angle::LEFT), Point { x: -100, y: 3 });
    let pivot = Point { x: 1, y: 1 };
    assert_eq!(
        Point { x: 1, y: 11 }.rotated(pivot, Angle::RIGHT),
        Point { x: 11, y: 1 }
    );
}

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn corners_rotate_and_mirror_exactly(base in any_base(30)) {
        for turn in QUARTERS {
            prop_assert_eq!(turned_base(&base, turn).corners, base.corners.map(|c| turned(c, turn)));
        }
        let [front_left, front_right, rear_right, rear_left] = base.corners.map(mirrored);
        prop_assert_eq!(
            mirrored_base(&base).corners,
            [front_right, front_left, rear_left, rear_right]
        );
        // So do the other places of a base, and the shrunk base.
        prop_assert_eq!(mirrored_base(&base).centre(), mirrored(base.centre()));
        prop_assert_eq!(mirrored_base(&base).rear(), mirrored(base.rear()));
        let margin = acies_geometry::TOUCH;
        prop_assert_eq!(mirrored_base(&base).shrunk(margin), mirrored_base(&base.shrunk(margin)));
    }

    #[test]
    fn moved_base_equals_a_new_base(base in any_base(30), there in any_pose(30), quarters in 0u32..4) {
        // Quarter turns reuse the base's own direction; all others are computed.
        let facing = base.pose.facing + Angle(quarters << 30);
        for pose in [there, Pose::new(there.front, facing)] {
            prop_assert_eq!(base.moved_to(pose), Base::new(pose, base.width, base.depth));
        }
    }

    #[test]
    fn rotated_poses_are_mirror_symmetric(pose in any_pose(30), pivot in any_pose(30), turn in any_angle()) {
        let there = pose.rotated(pivot.front, turn);
        let image = acies_geometry::Pose::new(mirrored(pose.front), -pose.facing);
        let image_there = image.rotated(mirrored(pivot.front), -turn);
        prop_assert_eq!(image_there.front, mirrored(there.front));
        prop_assert_eq!(image_there.facing, -there.facing);
    }

    #[test]
    fn pair_queries_are_symmetric(a in any_base(1), b in any_base(1)) {
        let answers = |a: &Base, b: &Base| {
            (overlaps(a, b), touches(a, b), separation(a, b), distance(a, b))
        };
        let expected = answers(&a, &b);
        prop_assert_eq!(answers(&mirrored_base(&a), &mirrored_base(&b)), expected);
        for turn in QUARTERS {
            prop_assert_eq!(answers(&turned_base(&a, turn), &turned_base(&b, turn)), expected);
        }
    }

    #[test]
    fn sweeps_are_symmetric(a in any_base(1), to in any_pose(1), b in any_base(1)) {
        let leg = Sweep::new(a, a.moved_to(to));
        let image = Sweep::new(mirrored_base(&leg.from), mirrored_base(&leg.to));
        prop_assert_eq!(image.hits(&mirrored_base(&b)), leg.hits(&b));
        for turn in QUARTERS {
            let turned = Sweep::new(turned_base(&leg.from, turn), turned_base(&leg.to, turn));
            prop_assert_eq!(turned.hits(&turned_base(&b, turn)), leg.hits(&b));
        }
    }

    #[test]
    fn region_queries_are_symmetric(outline in any_outline(), base in any_base(3), other in any_pose(3)) {
        let region = Region::polygon(&outline).unwrap();
        let answers = |region: &Region, base: &Base, to: Point| {
            let line = Segment::new(base.pose.front, to);
            (
                region.overlaps(base),
                region.contains(base),
                region.distance(base),
                crosses_region(line, region),
                region.double_area(),
            )
        };
        let expected = answers(&region, &base, other.front);
        let image = answers(&mirrored_region(&region), &mirrored_base(&base), mirrored(other.front));
        prop_assert_eq!(image, expected);
        for turn in QUARTERS {
            let turned_region = region.rotated(Point::default(), turn);
            let there = answers(&turned_region, &turned_base(&base, turn), turned(other.front, turn));
            prop_assert_eq!(there, expected);
        }
    }

    #[test]
    fn band_queries_are_symmetric(line in proptest::collection::vec(any_pose(3), 2..5), base in any_base(3)) {
        let line: Vec<Point> = line.into_iter().map(|pose| pose.front).collect();
        let image: Vec<Point> = line.iter().copied().map(mirrored).collect();
        let width = acies_geometry::Length::BASE_WIDTH;
        let answers = |line: &[Point], base: &Base| {
            let band = Region::band(line, width).unwrap();
            (band.overlaps(base), band.contains(base), band.distance(base))
        };
        let expected = answers(&line, &base);
        prop_assert_eq!(answers(&image, &mirrored_base(&base)), expected);
        for turn in QUARTERS {
            let there: Vec<Point> = line.iter().map(|&p| turned(p, turn)).collect();
            prop_assert_eq!(answers(&there, &turned_base(&base, turn)), expected);
        }
    }
}
