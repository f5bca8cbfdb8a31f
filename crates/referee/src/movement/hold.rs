//! Going into camps and built-up areas and out of them (`dba22` §7, §8): a single element's move that ends, or starts,
//! touching the place.
//!
//! An element inside has no place of its own. It starts where it serves the move best: at the point of the edge that
//! is nearest to where it goes.

use acies_geometry::{Base, Pose, Region, Vector, boxes_apart};

use super::gap::nearest_point;
use super::march::March;
use crate::{ElementId, Hold, Holder, Order, Party, Path, Place, Position, View};

/// Whether an element's troops may be inside a place of which nobody holds it off: in its own camp
/// or built-up area only who may garrison it, in the enemy's built-up area who may capture it.
pub fn may_be_inside(view: View<'_>, hold: Hold, id: ElementId) -> bool {
    let troop = view.position.element(id).troop;
    let rules = view.rulebook.setup.built_up.as_ref();
    match hold {
        Hold::Camp(owner) => owner != id.side() || view.rulebook.setup.camps.garrison.has(troop),
        Hold::BuiltUp(owner) => rules.is_some_and(|rules| {
            let may = if owner == id.side() {
                rules.garrison
            } else {
                rules.captors
            };
            may.has(troop)
        }),
    }
}

/// Whether an element may go into a place: nobody is inside, and its troops may be.
pub fn is_free(view: View<'_>, hold: Hold, id: ElementId) -> bool {
    match view.position.holder(hold) {
        Holder::Empty | Holder::Captured(None) => may_be_inside(view, hold, id),
        Holder::Absent | Holder::Folk | Holder::Garrison(_) | Holder::Captured(Some(_)) => false,
    }
}

/// The free place that a single element moves into because its march ends with its middle inside.
pub fn entered(view: View<'_>, march: &March) -> Option<Hold> {
    let &[id] = march.movers.as_slice() else {
        return None;
    };
    let centre = march.last(0).centre();
    view.position
        .holds()
        .filter(|&hold| is_free(view, hold, id))
        .find(|&hold| {
            view.table.hold(hold).is_some_and(|region| {
                !boxes_apart(region.bounds(), (centre, centre), 0) && region.contains_point(centre)
            })
        })
}

/// Whether a march passes into, out of or through a built-up area.
pub fn meets_built_up(view: View<'_>, march: &March) -> bool {
    let mut built_up = view.position.holds().filter(|hold| hold.is_built_up());
    built_up.any(|hold| {
        view.table.hold(hold).is_some_and(|region| {
            (0..march.movers.len()).any(|index| {
                let mut sweeps = march.sweeps(index);
                sweeps.any(|sweep| sweep.hits_region(region))
            })
        })
    })
}

/// The position in which the mover of an order that leaves a place stands at its edge; `None` for any other order.
pub fn outside(view: View<'_>, order: &Order) -> Option<Position> {
    let (movers, path) = match order {
        Order::Move(movers, path) => (movers, Some(path)),
        Order::Column(movers, _) => (movers, None),
        _ => return None,
    };
    let &[mover] = movers.as_slice() else {
        return None;
    };
    let Place::Inside(hold) = view.position.element(mover).place else {
        return None;
    };
    let region = view.table.hold(hold)?;
    let base = view.position.base(mover);
    let goal = match path {
        Some(Path::To { pose, via }) => Some(base.moved_to(*via.first().unwrap_or(pose))),
        Some(Path::Into {
            enemy: Party::Element(enemy),
            contact,
        }) => Some(base.moved_to(contact.pose(view.position.base(*enemy)))),
        Some(Path::Into {
            enemy: Party::Hold(other),
            ..
        }) => Some(in_the_middle(base, view.table.hold(*other)?)),
        _ => None,
    };
    let start = match goal {
        Some(goal) => goal.translated(step_to(&goal, region)),
        None => in_the_middle(base, region),
    };
    let mut position = *view.position;
    position.element_mut(mover).base = start;
    Some(position)
}

/// Where an element stands that has gone the shortest way to a place without turning.
pub fn nearest_pose(base: &Base, region: &Region) -> Pose {
    base.translated(step_to(base, region)).pose
}

/// A base with its middle in the middle of a region.
pub fn in_the_middle(base: &Base, region: &Region) -> Base {
    let (low, high) = region.bounds();
    base.translated(low.midway(high) - base.centre())
}

/// The shortest step that brings a base to a region; nowhere when it is there.
fn step_to(base: &Base, region: &Region) -> Vector {
    if region.overlaps(base) {
        return Vector::default();
    }
    region
        .pieces()
        .map(|piece| step_to_piece(base, piece))
        .min_by_key(|step| step.square())
        .unwrap_or_default()
}

/// The shortest step that brings a base to a convex piece which it does not overlap.
fn step_to_piece(base: &Base, piece: &[acies_geometry::Point]) -> Vector {
    let from_base = base
        .corners
        .iter()
        .map(|&corner| nearest_point(corner, piece) - corner);
    let from_piece = piece
        .iter()
        .map(|&corner| corner - nearest_point(corner, &base.corners));
    from_base
        .chain(from_piece)
        .min_by_key(|step| step.square())
        .unwrap_or_default()
}
