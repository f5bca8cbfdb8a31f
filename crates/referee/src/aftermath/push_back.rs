//! Push-back: one that recoils moves the friends in its way straight back with it (`dba22` §22.3, `dba30` §15.1).

use acies_geometry::{Base, Length, Pose, overlaps};
use acies_rulebook::Shape;
use arrayvec::ArrayVec;

use super::run::{Way, before, holds, leaves_table, meets_closed, met, stop};
use crate::movement::{allowance_in, on_road};
use crate::{ElementId, Party, SIDE_SIZE, View, combat, same_facing};

/// Who goes back, and how far: first the one that recoils, then those it pushes, as they are found.
type Moved = ArrayVec<(ElementId, Length), { SIDE_SIZE + 1 }>;

/// The friends that an element pushes back when it recoils so far, with where they end, nearest first; `None` when
/// one of them cannot be pushed or cannot go back, so that nobody moves.
pub(super) fn pushed(
    view: View,
    id: ElementId,
    distance: Length,
) -> Option<ArrayVec<(ElementId, Pose), SIDE_SIZE>> {
    // All go the way of the one that recoils: who is not quite in line with it would drift into it, or into who stands beside.
    let back = view.position.base(id).direction;
    let gone = |id, far: Length| {
        let base = view.position.base(id);
        base.translated(back.vector(-far, Length::ZERO))
    };
    let mut moved = Moved::new();
    moved.push((id, distance));
    let mut next = 0;
    while let Some(&(pusher, own)) = moved.get(next) {
        next += 1;
        let base = view.position.base(pusher);
        for other in met(view, pusher, Way::Back.course(base, own)) {
            let far = if view.rulebook.outcomes.recoil.pushes_no_farther {
                let gap = stop(base, Way::Back, own, view.position.base(other));
                own - gap.unwrap_or(own)
            } else {
                distance
            };
            let known = moved.iter().position(|&(mover, _)| mover == other);
            if known.is_some_and(|nth| !before(moved[nth].1, far)) {
                continue;
            }
            if !may_be_pushed(view, [pusher, other], far, &gone(other, far)) {
                return None;
            }
            match known {
                // Pushed by two, it goes as far as the one that pushes it farther makes it.
                Some(nth) => {
                    moved[nth].1 = far;
                    next = next.min(nth);
                }
                None => moved.push((other, far)),
            }
        }
    }
    let poses = moved.iter().skip(1);
    Some(poses.map(|&(id, far)| (id, gone(id, far).pose)).collect())
}

/// Whether one can be pushed so far back by another, to where it stands on `end`.
fn may_be_pushed(view: View, [pusher, id]: [ElementId; 2], far: Length, end: &Base) -> bool {
    let rules = &view.rulebook.outcomes.recoil;
    let element = view.position.element(id);
    let strip = Way::Back.strip(&element.base, far);
    let over = [&strip, end];
    id.side() == pusher.side()
        && same_facing(
            element.base.pose.facing,
            view.position.base(pusher).pose.facing,
        )
        && !rules.never_pushed.has(element.troop)
        && !(rules.fighters_hold && combat::engaged(view, Party::Element(id), false))
        && leaves_table(view.table, &element.base, Way::Back, far).is_none()
        && view.table.holds(end)
        && !over
            .iter()
            .any(|base| meets_closed(view, element.troop, base))
        && !(rules.pushed_heed_going && is_barred(view, id, far))
        && holds(view).all(|(_, piece)| !over.iter().any(|base| overlaps(piece, *base)))
}

/// Whether one that is pushed so far back comes, off a road, into going that its troops may not enter.
fn is_barred(view: View, id: ElementId, far: Length) -> bool {
    let element = view.position.element(id);
    let (start, end) = (&element.base, Way::Back.go(&element.base, far));
    let strip = Way::Back.strip(start, far);
    let going = view.table.going_of(view.rulebook, element.troop, &strip);
    let mut roads = view.table.features_of(view.rulebook, Shape::Road);
    allowance_in(view.troop(id), going).is_none()
        && !roads.any(|road| on_road(start, road) && on_road(&end, road))
}
