//! Random positions, their mirror images, and the same shapes for the independent geometry.

use acies_geometry::{Angle, Base, Convex, Length, Point, Pose, Region, Vector};
use parry2d_f64::math::{Pose as PeerPose, Rot2, Vector as PeerVector};
use parry2d_f64::shape::Cuboid;
use proptest::prelude::*;

/// The tolerance in units.
pub const TOUCH: f64 = 64.0;

/// One base width in units.
pub const BW: i32 = 1 << 16;

pub fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(count)
    }
}

pub fn bw(base_widths: f64) -> Length {
    Length::from_base_widths(base_widths)
}

pub fn point(x: f64, y: f64) -> Point {
    Point::from_base_widths(x, y)
}

pub fn points<const N: usize>(places: [(f64, f64); N]) -> [Point; N] {
    places.map(|(x, y)| point(x, y))
}

/// A base one wide at a pose in base widths and degrees.
pub fn base(x: f64, y: f64, degrees: f64, depth: f64) -> Base {
    Base::new(
        Pose::from_base_widths(x, y, degrees),
        Length::BASE_WIDTH,
        bw(depth),
    )
}

/// Any facing; multiples of 45° and their neighbours more often.
pub fn any_angle() -> impl Strategy<Value = Angle> {
    prop_oneof![
        3 => any::<u32>().prop_map(Angle),
        1 => (0u32..8, -2i32..=2).prop_map(|(eighth, off)| Angle((eighth << 29).wrapping_add_signed(off))),
    ]
}

/// A pose within `reach` base widths of the middle of the table.
pub fn any_pose(reach: i32) -> impl Strategy<Value = Pose> {
    let reach = reach * BW;
    (-reach..=reach, -reach..=reach, any_angle())
        .prop_map(|(x, y, facing)| Pose::new(Point { x, y }, facing))
}

/// A base with the depth of a troop type, or any other.
pub fn any_base(reach: i32) -> impl Strategy<Value = Base> {
    let depth = prop_oneof![
        Just(32_768),
        Just(49_152),
        Just(65_536),
        Just(26_214),
        5_000i32..131_072
    ];
    (any_pose(reach), depth)
        .prop_map(|(pose, depth)| Base::new(pose, Length::BASE_WIDTH, Length::from_units(depth)))
}

/// The corners of a simple outline around the middle of the table, usually concave.
pub fn any_outline() -> impl Strategy<Value = Vec<Point>> {
    proptest::collection::vec(0.6f64..3.0, 4..11).prop_map(|radii| {
        let part = u32::MAX / radii.len() as u32;
        let spoke = |(i, &radius): (usize, &f64)| {
            let direction = Angle(part * i as u32 + 77).direction();
            Point::default() + direction.vector(bw(radius), Length::ZERO)
        };
        radii.iter().enumerate().map(spoke).collect()
    })
}

/// A point reflected in the vertical middle line of the table.
pub fn mirrored(point: Point) -> Point {
    Point {
        x: -point.x,
        y: point.y,
    }
}

/// The vector reflected in the same line.
pub fn mirrored_step(step: Vector) -> Vector {
    Vector {
        x: -step.x,
        y: step.y,
    }
}

pub fn mirrored_base(base: &Base) -> Base {
    base.moved_to(Pose::new(mirrored(base.pose.front), -base.pose.facing))
}

/// A base after the table has been rotated about its middle.
pub fn turned_base(base: &Base, turn: Angle) -> Base {
    base.moved_to(base.pose.rotated(Point::default(), turn))
}

pub fn mirrored_region(region: &Region) -> Region {
    let outline: Vec<Point> = region.outline().iter().copied().map(mirrored).collect();
    Region::polygon(&outline).expect("the mirror image of an outline is one")
}

pub fn real(point: Point) -> PeerVector {
    PeerVector::new(f64::from(point.x), f64::from(point.y))
}

/// The same rectangle for the independent geometry, in units.
///
/// Its pose is made from the unrounded middle, and turns counter-clockwise.
pub fn peer(base: &Base) -> (PeerPose, Cuboid) {
    let scale = f64::from(1 << 30);
    let (sin, cos) = (
        f64::from(base.direction.sin) / scale,
        f64::from(base.direction.cos) / scale,
    );
    let (half_width, half_depth) = (
        f64::from(base.width.units()) / 2.0,
        f64::from(base.depth.units()) / 2.0,
    );
    let middle = real(base.pose.front) - PeerVector::new(sin, cos) * half_depth;
    (
        PeerPose::from_parts(middle, Rot2::from_cos_sin_unchecked(cos, -sin)),
        Cuboid::new(PeerVector::new(half_width, half_depth)),
    )
}

/// The separation of two clockwise convex outlines along the best edge, in `f64`; negative if they overlap.
pub fn separation(a: &[PeerVector], b: &[PeerVector]) -> f64 {
    let one_sided = |a: &[PeerVector], b: &[PeerVector]| {
        (0..a.len())
            .map(|i| {
                let (from, to) = (a[i], a[(i + 1) % a.len()]);
                let normal = PeerVector::new(from.y - to.y, to.x - from.x).normalize_or_zero();
                b.iter()
                    .map(|&p| (p - from).dot(normal))
                    .fold(f64::INFINITY, f64::min)
            })
            .fold(f64::NEG_INFINITY, f64::max)
    };
    one_sided(a, b).max(one_sided(b, a))
}

pub fn real_corners<C: Convex + ?Sized>(shape: &C) -> Vec<PeerVector> {
    shape.vertices().iter().copied().map(real).collect()
}

/// Whether a place is inside an outline, by the even-odd rule.
pub fn even_odd(outline: &[Point], place: PeerVector) -> bool {
    let corners: Vec<PeerVector> = outline.iter().copied().map(real).collect();
    (0..corners.len())
        .filter(|&i| {
            let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
            (a.y > place.y) != (b.y > place.y)
                && place.x < a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x)
        })
        .count()
        % 2
        == 1
}

/// The distance of a place from the nearest edge of an outline.
pub fn from_border(outline: &[Point], place: PeerVector) -> f64 {
    let corners: Vec<PeerVector> = outline.iter().copied().map(real).collect();
    (0..corners.len())
        .map(|i| {
            let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
            let step = b - a;
            let along = ((place - a).dot(step) / step.dot(step)).clamp(0.0, 1.0);
            (place - (a + step * along)).length()
        })
        .fold(f64::INFINITY, f64::min)
}
