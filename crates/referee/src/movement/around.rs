//! Ways of a single element around obstacles to a pose.
//!
//! Bounded: a turn before or after the straight way, then either side of the first few obstacles. The ways need not be
//! legal.

use acies_geometry::{
    Angle, Base, Convex, Hand, Length, Point, Pose, Sweep, TOUCH, boxes_apart, overlaps,
};
use arrayvec::ArrayVec;

use crate::zones::enemy_zones_near;
use crate::{ElementId, ElementSet, View};

/// The poses of a way in order.
pub type Way = ArrayVec<Pose, 3>;

/// The ways to try, in this order, when the straight one is blocked.
pub fn ways_around(view: View<'_>, mover: ElementId, pose: Pose) -> ArrayVec<Way, 32> {
    let base = *view.position.base(mover);
    let mut ways = ArrayVec::new();
    let mut add = |poses: &[Pose]| {
        let _ = ways.try_push(poses.iter().copied().collect::<Way>());
    };
    if pose.facing != base.pose.facing && pose.front != base.pose.front {
        add(&[Pose::new(base.pose.front, pose.facing), pose]);
        add(&[Pose::new(pose.front, base.pose.facing), pose]);
    }
    let sweep = Sweep::new(base, base.moved_to(pose));
    let heading = Angle::from_vector(pose.front - base.pose.front);
    let travel = Pose::new(base.pose.front, heading);
    for block in blocks(view, mover, &sweep) {
        for hand in Hand::BOTH {
            for facing in [base.pose.facing, pose.facing] {
                if let Some([enter, leave]) = beside_block(&base, travel, facing, &block, hand) {
                    add(&[enter, leave, pose]);
                    add(&[enter, pose]);
                }
            }
        }
    }
    ways
}

/// The obstacles that the straight way meets: elements, zones of control and bad going.
fn blocks(view: View<'_>, mover: ElementId, sweep: &Sweep) -> ArrayVec<ArrayVec<Point, 12>, 3> {
    let mut own = ElementSet::NONE;
    own.insert(mover);
    let mut found = ArrayVec::new();
    let (hull, bounds) = (sweep.hull(), sweep.bounds());
    let mut add = |shape: &[Point]| {
        if !boxes_apart(shape.bounds(), bounds, 0) && overlaps(shape, &hull) {
            let _ = found.try_push(shape.iter().copied().take(12).collect());
        }
    };
    for (id, element) in view.position.near(bounds, Length::ZERO) {
        if id != mover {
            add(&element.base.corners);
        }
    }
    for zone in enemy_zones_near(view, mover.side(), own, bounds) {
        add(&zone.strip.corners);
    }
    let troop = view.position.element(mover).troop;
    for feature in &view.table.features {
        let kind = view.rulebook.terrain_kind(feature.kind);
        if view.table.going(kind) > acies_rulebook::Going::Good && !kind.good_for.has(troop) {
            feature.region.pieces().for_each(&mut add);
        }
    }
    found
}

/// The two corners of a way that passes an obstacle on one hand, as far from it as the base needs.
fn beside_block(
    base: &Base,
    travel: Pose,
    facing: Angle,
    block: &[Point],
    hand: Hand,
) -> Option<[Pose; 2]> {
    let turned = base.moved_to(Pose::new(travel.front, facing));
    let own = |pick: fn(Length, Length) -> Length, across: bool| {
        turned
            .corners
            .iter()
            .map(|&corner| {
                let seen = travel.local(corner);
                if across { seen.right } else { seen.ahead }
            })
            .reduce(pick)
    };
    let seen: ArrayVec<_, 12> = block.iter().map(|&point| travel.local(point)).collect();
    let ahead_from = seen.iter().map(|local| local.ahead).reduce(Length::min)?;
    let ahead_to = seen.iter().map(|local| local.ahead).reduce(Length::max)?;
    let margin = TOUCH * 2;
    let right = match hand {
        Hand::Right => {
            seen.iter().map(|local| local.right).reduce(Length::max)? - own(Length::min, true)?
                + margin
        }
        Hand::Left => {
            seen.iter().map(|local| local.right).reduce(Length::min)?
                - own(Length::max, true)?
                - margin
        }
    };
    let enter = ahead_from - own(Length::max, false)? - margin;
    let leave = ahead_to - own(Length::min, false)? + margin;
    let place = |ahead: Length| Pose::new(travel.at(ahead, right), facing);
    Some([place(enter.max(Length::ZERO)), place(leave)])
}
