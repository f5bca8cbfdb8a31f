//! Entering and leaving camps (`dba22` §7): a single element's move that ends, or starts, touching the camp.
//!
//! An element inside has no place of its own. It starts where it serves the move best: at the point of the camp that
//! is nearest to where it goes.

use acies_geometry::{Base, Convex, Pose, Region, Vector, boxes_apart, overlaps};

use super::gap::nearest_point;
use super::march::March;
use crate::{CampHolder, Order, Party, Path, Place, Position, Side, View};

/// Whether an element of a side may go into the camp of `owner`: its own when nobody is inside, or the enemy's when
/// nobody holds it.
pub fn is_free(view: View<'_>, owner: Side, side: Side) -> bool {
    match view.position.camp_holder(owner) {
        CampHolder::Empty => true,
        CampHolder::Captured(inside) => inside.is_none() && owner == side,
        CampHolder::NoCamp | CampHolder::Followers | CampHolder::Garrison(_) => false,
    }
}

/// The free camp that a single element moves into because its march ends with its middle inside.
pub fn entered(view: View<'_>, march: &March) -> Option<Side> {
    if march.movers.len() != 1 {
        return None;
    }
    let end = march.last(0);
    let side = march.movers[0].side();
    Side::BOTH.into_iter().find(|&owner| {
        is_free(view, owner, side)
            && view.table.camp(owner).is_some_and(|camp| {
                let centre = end.centre();
                !boxes_apart(camp.outline.bounds(), (centre, centre), 0)
                    && camp.outline.len() > 2
                    && Region::polygon(&camp.outline)
                        .is_ok_and(|region| region.contains_point(centre))
            })
    })
}

/// The position in which the mover of an order that leaves a camp stands at its edge; `None` for any other order.
pub fn outside(view: View<'_>, order: &Order) -> Option<Position> {
    let (movers, path) = match order {
        Order::Move(movers, path) => (movers, Some(path)),
        Order::Column(movers, _) => (movers, None),
        _ => return None,
    };
    let &[mover] = movers.as_slice() else {
        return None;
    };
    let Place::Camp(owner) = view.position.element(mover).place else {
        return None;
    };
    let outline = view.table.camp(owner)?.outline.as_slice();
    let base = view.position.base(mover);
    let goal = match path {
        Some(Path::To { pose, via }) => Some(*via.first().unwrap_or(pose)),
        Some(Path::Into {
            enemy: Party::Element(enemy),
            contact,
        }) => Some(contact.pose(view.position.base(*enemy))),
        _ => None,
    };
    let start = if let Some(goal) = goal.map(|goal| base.moved_to(goal)) {
        goal.translated(step_to(&goal, outline))
    } else {
        let (low, high) = outline.bounds();
        base.translated(low.midway(high) - base.centre())
    };
    let mut position = *view.position;
    position.element_mut(mover).base = start;
    Some(position)
}

/// Where an element stands that has gone the shortest way to a camp without turning.
pub fn nearest_pose(base: &Base, outline: &[acies_geometry::Point]) -> Pose {
    base.translated(step_to(base, outline)).pose
}

/// The shortest step that brings a base to a convex outline; nowhere when it is there.
fn step_to(base: &Base, outline: &[acies_geometry::Point]) -> Vector {
    if overlaps(base, outline) {
        return Vector::default();
    }
    let from_base = base
        .corners
        .iter()
        .map(|&corner| nearest_point(corner, outline) - corner);
    let from_camp = outline
        .iter()
        .map(|&corner| corner - nearest_point(corner, &base.corners));
    from_base
        .chain(from_camp)
        .min_by_key(|step| step.square())
        .unwrap_or_default()
}
