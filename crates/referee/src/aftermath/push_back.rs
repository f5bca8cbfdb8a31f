//! Push-back: one that recoils moves the friends in its way straight back with it (`dba22` §22.3, `dba30` §15.1).

use acies_geometry::{Base, Direction, Length, Pose, Sweep, overlaps, overlaps_interior};
use acies_rulebook::Shape;
use arrayvec::ArrayVec;

use crate::straight_path::{Way, before, leaves_table, meets_closed, stop, strongholds};
use crate::{ElementId, ElementSet, Party, SIDE_SIZE, View, combat, same_facing};
use crate::{allowance_in, on_road};

/// One who goes back, how far, and which way.
#[derive(Clone, Copy)]
struct Moved {
    id: ElementId,
    far: Length,
    /// The direction of one who faces the other way.
    away: Direction,
}

impl Moved {
    fn end(self, view: View) -> Base {
        let base = view.position.base(self.id);
        base.translated(self.away.vector(-self.far, Length::ZERO))
    }

    /// Whom it comes to on its way. Its end is rounded on its own: it is asked by itself, so that nobody ends on one whom the way
    /// just misses.
    fn meets(self, view: View<'_>) -> impl Iterator<Item = ElementId> {
        let end = self.end(view);
        let sweep = Sweep::new(*view.position.base(self.id), end);
        let meets = move |base: &Base| sweep.hits(base) || overlaps(&end, base);
        let others = view.position.on_table();
        others
            .filter(move |&(other, element)| other != self.id && meets(&element.base))
            .map(|(other, _)| other)
    }
}

/// The friends that an element pushes back when it recoils so far, with where they end, nearest first; `None` when
/// one of them cannot be pushed or cannot go back, so that nobody moves.
pub(super) fn pushed(
    view: View,
    id: ElementId,
    distance: Length,
) -> Option<ArrayVec<(ElementId, Pose), SIDE_SIZE>> {
    let away = view.position.base(id).direction;
    let first = Moved {
        id,
        far: distance,
        away,
    };
    // First the one that recoils, then those it pushes, as they are found.
    let mut moved: ArrayVec<Moved, { SIDE_SIZE + 1 }> = ArrayVec::new();
    moved.push(first);
    let mut next = 0;
    while let Some(&pusher) = moved.get(next) {
        next += 1;
        let base = view.position.base(pusher.id);
        for other in pusher.meets(view) {
            let far = if view.rulebook.outcomes.recoil.pushes_no_farther {
                let gap = stop(base, Way::Back, pusher.far, view.position.base(other));
                pusher.far - gap.unwrap_or(Length::ZERO)
            } else {
                distance
            };
            let known = moved.iter().position(|mover| mover.id == other);
            if known.is_some_and(|nth| !before(moved[nth].far, far)) {
                continue;
            }
            let one = way_back(view, &pusher, other, (far, away));
            if !may_be_pushed(view, [pusher.id, other], far, &one.end(view)) {
                return None;
            }
            match known {
                // Pushed by two, it goes as far as the one that pushes it farther makes it.
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

/// How one who is pushed goes back: the way of the one that recoils, so that nobody drifts into him. Who faces a hair otherwise, and
/// would drift into one beside him, goes straight back himself, if that keeps him clear of the one that pushes him.
fn way_back(view: View, pusher: &Moved, id: ElementId, (far, away): (Length, Direction)) -> Moved {
    let with_him = Moved { id, far, away };
    let own = Moved {
        away: view.position.base(id).direction,
        ..with_him
    };
    let straight: ElementSet = own.meets(view).collect();
    let drifts = with_him.meets(view).any(|other| !straight.has(other));
    if drifts && !overlaps_interior(&own.end(view), &pusher.end(view)) {
        own
    } else {
        with_him
    }
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
        && view.table.contains(end)
        && !over
            .iter()
            .any(|base| meets_closed(view, element.troop, base))
        && !(rules.pushed_heed_going && is_barred(view, id, far))
        && strongholds(view).all(|(_, piece)| !over.iter().any(|base| overlaps(piece, *base)))
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
