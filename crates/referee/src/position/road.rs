//! How a base stands on a road.

use acies_geometry::{Angle, Base, Length, Point, Segment, within};

use super::{Feature, same_facing};

/// How far the middle of a front edge may lie from the middle of the road: a twentieth of a base width.
const CENTRED: Length = Length::from_units(3277);

/// How far a point lies from the middle line of a road.
pub(crate) fn road_offset(point: Point, road: &Feature) -> Length {
    let stretches = road.line.windows(2);
    stretches
        .map(|ends| Segment::new(ends[0], ends[1]).distance(point))
        .fold(Length::MAX, Length::min)
}

/// Whether a point lies on the middle line of a road.
pub(crate) fn on_road_line(point: Point, road: &Feature) -> bool {
    within(road_offset(point, road), CENTRED)
}

/// Whether a base is centred on a road and aligned with it.
pub fn on_road(base: &Base, road: &Feature) -> bool {
    road.line.windows(2).any(|ends| {
        let stretch = Segment::new(ends[0], ends[1]);
        let along = Angle::from_vector(stretch.step());
        within(stretch.distance(base.pose.front), CENTRED)
            && (same_facing(along, base.pose.facing)
                || same_facing(along.opposite(), base.pose.facing))
    })
}

/// Whether a base is centred on a bend of a road and faces between the directions before and after it.
///
/// An element that follows in a column comes to stand like that.
pub(crate) fn turns_with_road(base: &Base, road: &Feature) -> bool {
    let front = base.pose.front;
    let near = Length::BASE_WIDTH.scaled(1, 2);
    let turn = |from: Angle, to: Angle| i64::from((to - from).0.cast_signed());
    on_road_line(front, road)
        && road.line.windows(3).any(|ends| {
            let [before, after] = [ends[1] - ends[0], ends[2] - ends[1]].map(Angle::from_vector);
            within((front - ends[1]).length(), near)
                && [base.pose.facing, base.pose.facing.opposite()]
                    .into_iter()
                    .any(|facing| {
                        let (part, whole) = (turn(before, facing), turn(before, after));
                        part.signum() == whole.signum() && part.abs() <= whole.abs()
                    })
        })
}
