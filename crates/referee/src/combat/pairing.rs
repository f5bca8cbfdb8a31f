//! Who fights whom where fronts meet out of line, and where some have not turned (`dba30` §13.1).
//!
//! Each has one opponent. Two who meet have a claim on each other, and the strongest claim is served first: fronts in line, then fronts
//! that have the most in common, then a front on a flank or rear.

use std::cmp::Reverse;

use acies_geometry::SmallSort;
use arrayvec::ArrayVec;

use super::contacts::attacks_any;
use super::fronts::{
    first_contacter, front_contact, meets, meets_now, near_enemies, never_turns, wagon_fought,
};
use crate::{Contact, ElementId, SIDE_SIZE, View, shared_edge};

/// How strong a claim two have on each other; no two claims of a position are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Claim {
    how: How,
    /// Which of them comes first where nothing else tells: those of the lowest numbers.
    order: Reverse<(usize, usize)>,
}

/// What a claim rests on, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum How {
    /// One has its front on the flank or rear of the other: whether it came first.
    Unturned(bool),
    /// Front on front out of line, with so many units in common.
    OutOfLine(i32),
    /// Front to front in line, or as if.
    InLine,
}

/// The enemy that an element fights, neither of whom is a war wagon or the like.
pub(super) fn partner(view: View, id: ElementId) -> Option<ElementId> {
    if never_turns(view, id) {
        return None;
    }
    partner_above(view, id, None)
}

/// The enemy that an element fights by a claim above another, if one is: whom no stronger claim takes away.
fn partner_above(view: View, id: ElementId, above: Option<Claim>) -> Option<ElementId> {
    let mut claims: ArrayVec<(Claim, ElementId), SIDE_SIZE> = near_enemies(view, id)
        .filter_map(|enemy| Some((claim(view, id, enemy)?, enemy)))
        .filter(|&(claim, _)| above.is_none_or(|above| claim > above))
        .collect();
    claims.small_sort_by_key(|&(claim, _)| Reverse(claim));
    claims
        .into_iter()
        .find(|&(claim, enemy)| {
            wagon_fought(view, enemy).is_none() && partner_above(view, enemy, Some(claim)).is_none()
        })
        .map(|(_, enemy)| enemy)
}

/// The claim that two enemies have on each other, if they have one.
fn claim(view: View, a: ElementId, b: ElementId) -> Option<Claim> {
    if never_turns(view, b) {
        return None;
    }
    let how = if meets_now(view, a, b) == Some(Contact::Front) {
        if view.position.front_enemy(a) == Some(b) {
            How::InLine
        } else {
            let along = shared_edge(view.position.base(a), view.position.base(b));
            How::OutOfLine(along.units())
        }
    } else if is_unturned(view, a, b) || is_unturned(view, b, a) {
        let first = first_contacter(view, b) == Some(a) || first_contacter(view, a) == Some(b);
        How::Unturned(first)
    } else {
        return None;
    };
    let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
    Some(Claim {
        how,
        order: Reverse((low, high)),
    })
}

/// Whether the front edge of `by` is on the flank or rear of `on`, and both fight there: neither has anybody to its front, and
/// of those on whom `by` stands this is the one that it has most to do with.
fn is_unturned(view: View, by: ElementId, on: ElementId) -> bool {
    view.rulebook.movement.contact.unturned_fights
        && meets_now(view, by, on).is_some_and(Contact::on_flank_or_rear)
        && [by, on]
            .into_iter()
            .all(|id| front_contact(view, id).is_none() && !attacks_any(view, id))
        && target(view, by) == Some(on)
}

/// Of those on whose flank or rear a front edge stands, the one in line with it, else the one that it has most in common with,
/// else the first by number.
fn target(view: View, by: ElementId) -> Option<ElementId> {
    let base = view.position.base(by);
    near_enemies(view, by)
        .filter(|&enemy| meets_now(view, by, enemy).is_some_and(Contact::on_flank_or_rear))
        .max_by_key(|&enemy| {
            let in_line = meets(view, base, enemy).is_some();
            let along = shared_edge(base, view.position.base(enemy));
            (in_line, along.units(), Reverse(enemy.index()))
        })
}
