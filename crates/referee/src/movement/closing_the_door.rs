//! Closing the door: from the overlap at an enemy's corner to its flank.
//!
//! Only the start and the end of the march matter here; other modules check whether it may go there.

use super::march::March;
use super::touch::fights_with;
use crate::{Contact, ElementId, View, corner_overlap, front_edge_contact, side_contact};

/// The enemy on whose flank a march closes the door (`dba22` §16.3).
///
/// The mover goes in one leg from the overlap at the enemy's corner (or from beside it, in editions that allow that) to
/// its flank on the same hand, with a friend in front contact where the edition requires one.
pub fn closes_door(view: View<'_>, march: &March) -> Option<ElementId> {
    let rules = &view.rulebook.movement.contact;
    let &[mover] = march.movers.as_slice() else {
        return None;
    };
    if march.stations[0].len() != 2
        || !rules
            .closing_the_door
            .has(view.position.element(mover).troop)
    {
        return None;
    }
    let (start, end) = (&march.stations[0][0], march.last(0));
    view.position
        .side(mover.side().other())
        .filter(|(enemy, element)| {
            let Some(Contact::Flank(hand)) = front_edge_contact(end, &element.base) else {
                return false;
            };
            let starts_there = corner_overlap(start, &element.base) == Some(hand)
                || rules.door_from_side && side_contact(start, &element.base) == Some(hand);
            let friend = || fights_with(view, march, *enemy).is_some_and(|friend| friend != mover);
            starts_there && (!rules.door_needs_friend || friend())
        })
        .map(|(enemy, _)| enemy)
        .next()
}
