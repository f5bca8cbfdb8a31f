//! Push-back: a recoiling element pushes friends in its way straight back (`dba22` §22.3, `dba30` §15.1).

use acies_geometry::{Base, Direction, Length, Pose, Sweep, TOUCH, overlaps, overlaps_interior};
use acies_rulebook::Shape;
use arrayvec::ArrayVec;

use crate::straight_path::{
    Heading, is_before, meets_impassable, stop, stronghold_pieces, table_exit,
};
use crate::{ElementId, ElementSet, Party, SIDE_SIZE, View, combat, same_facing};
use crate::{allowance_in, on_road};

/// An element that is moved back, how far, and in which direction.
#[derive(Clone, Copy)]
struct PushedElement {
    id: ElementId,
    far: Length,
    /// The opposite of the direction it moves in.
    away: Direction,
}

impl PushedElement {
    fn end(self, view: View) -> Base {
        let base = view.position.base(self.id);
        base.translated(self.away.vector(-self.far, Length::ZERO))
    }

    /// The elements that it meets on its way.
    ///
    /// The end is rounded separately, so it is tested by itself: no element may end on another that the way
    /// just misses.
    fn meets(self, view: View<'_>) -> impl Iterator<Item = ElementId> {
        let end = self.end(view);
        let sweep = Sweep::new(*view.position.base(self.id), end);
        let meets = move |base: &Base| sweep.hits(base) || overlaps(&end, base);
        let others = view.position.near(sweep.bounds(), TOUCH);
        others
            .filter(move |&(other, element)| other != self.id && meets(&element.base))
            .map(|(other, _)| other)
    }
}

/// The friends that an element pushes back when it recoils, and where they end, nearest first.
///
/// `None` when one of them cannot be pushed or cannot move back: then none of them moves.
pub(super) fn pushed(
    view: View,
    id: ElementId,
    distance: Length,
) -> Option<ArrayVec<(ElementId, Pose), SIDE_SIZE>> {
    let away = view.position.base(id).direction;
    let first = PushedElement {
        id,
        far: distance,
        away,
    };
    // The recoiling element first, then those it pushes, in the order they are found.
    let mut moved: ArrayVec<PushedElement, { SIDE_SIZE + 1 }> = ArrayVec::new();
    moved.push(first);
    let mut next = 0;
    while let Some(&pusher) = moved.get(next) {
        next += 1;
        let base = view.position.base(pusher.id);
        for other in pusher.meets(view) {
            let far = if view.rulebook.outcomes.recoil.pushes_no_farther {
                let gap = stop(base, Heading::Back, pusher.far, view.position.base(other));
                pusher.far - gap.unwrap_or(Length::ZERO)
            } else {
                distance
            };
            let known = moved.iter().position(|mover| mover.id == other);
            if known.is_some_and(|nth| !is_before(moved[nth].far, far)) {
                continue;
            }
            let one = push_direction(view, &pusher, other, (far, away));
            if !may_be_pushed(view, [pusher.id, other], far, &one.end(view)) {
                return None;
            }
            match known {
                // An element pushed by two goes as far as the farther push.
                Some(nth) => {
                    moved[nth] = one;
                    next = next.min(nth);
                }
                None => moved.push(one),
            }
        }
    }
    let poses = moved.iter().skip(1);
    Some(poses.map(|one| (one.id, one.end(view).pose)).collect())
}

/// The direction in which a pushed element moves back.
///
/// It is that of the recoiling element, so that the two do not drift into each other. If their facings differ
/// slightly and it would drift into a neighbour, it moves straight back itself, as long as that keeps it
/// clear of the element that pushes it.
fn push_direction(
    view: View,
    pusher: &PushedElement,
    id: ElementId,
    (far, away): (Length, Direction),
) -> PushedElement {
    let with_pusher = PushedElement { id, far, away };
    let own = PushedElement {
        away: view.position.base(id).direction,
        ..with_pusher
    };
    let straight: ElementSet = own.meets(view).collect();
    let drifts = with_pusher.meets(view).any(|other| !straight.has(other));
    if drifts && !overlaps_interior(&own.end(view), &pusher.end(view)) {
        own
    } else {
        with_pusher
    }
}

/// Whether an element can be pushed this far back, to where its base is `end`.
fn may_be_pushed(view: View, [pusher, id]: [ElementId; 2], far: Length, end: &Base) -> bool {
    let rules = &view.rulebook.outcomes.recoil;
    let element = view.position.element(id);
    let strip = Heading::Back.strip(&element.base, far);
    let over = [&strip, end];
    id.side() == pusher.side()
        && same_facing(
            element.base.pose.facing,
            view.position.base(pusher).pose.facing,
        )
        && !rules.never_pushed.has(element.troop)
        && !(rules.fighters_hold && combat::is_engaged(view, Party::Element(id), false))
        && table_exit(view.table, &element.base, Heading::Back, far).is_none()
        && view.table.contains(end)
        && !over
            .iter()
            .any(|base| meets_impassable(view, element.troop, base))
        && !(rules.pushed_heed_going && is_barred(view, id, far))
        && stronghold_pieces(view).all(|(_, piece)| !over.iter().any(|base| overlaps(piece, *base)))
}

/// Whether a push takes an element, off a road, into going that its troop type may not enter.
fn is_barred(view: View, id: ElementId, far: Length) -> bool {
    let element = view.position.element(id);
    let (start, end) = (&element.base, Heading::Back.go(&element.base, far));
    let strip = Heading::Back.strip(start, far);
    let going = view.table.going_of(view.rulebook, element.troop, &strip);
    let mut roads = view.table.features_of(view.rulebook, Shape::Road);
    allowance_in(view.troop(id), going).is_none()
        && !roads.any(|road| on_road(start, road) && on_road(&end, road))
}
