//! Push-back: one that recoils moves the friends in its way straight back with it (`dba22` §22.3).

use acies_geometry::{Length, Pose, overlaps};
use arrayvec::ArrayVec;

use super::run::{Way, holds, leaves_table, meets_closed, met};
use crate::{ElementId, ElementSet, SIDE_SIZE, View, same_facing};

/// The friends that an element pushes back when it recoils so far, with where they end, nearest first; `None` when
/// one of them cannot be pushed or cannot go back, so that nobody moves.
pub(super) fn pushed(
    view: View,
    id: ElementId,
    distance: Length,
) -> Option<ArrayVec<(ElementId, Pose), SIDE_SIZE>> {
    let mut moved = ArrayVec::new();
    let mut movers = ElementSet::NONE;
    movers.insert(id);
    let mut waiting: ArrayVec<ElementId, { SIDE_SIZE + 1 }> = ArrayVec::new();
    waiting.push(id);
    let mut next = 0;
    while let Some(&pusher) = waiting.get(next) {
        next += 1;
        let base = view.position.base(pusher);
        for other in met(view, pusher, Way::Back.course(base, distance)) {
            if movers.has(other) {
                continue;
            }
            let element = view.position.element(other);
            let troop = element.troop;
            let to = Way::Back.go(&element.base, distance);
            let own_strip = Way::Back.strip(&element.base, distance);
            let pushable = other.side() == id.side()
                && same_facing(element.base.pose.facing, base.pose.facing)
                && !view.rulebook.outcomes.recoil.never_pushed.has(troop)
                && leaves_table(view.table, &element.base, Way::Back, distance).is_none()
                && !meets_closed(view, troop, &own_strip)
                && holds(view).all(|(_, piece)| !overlaps(piece, &own_strip));
            if !pushable {
                return None;
            }
            movers.insert(other);
            moved.push((other, to.pose));
            waiting.push(other);
        }
    }
    Some(moved)
}
