//! Carrying out a legal move.

use super::MoveContext;
use crate::combat::{current_contact, recorded_first_contact, tracks_first_contact};
use crate::{
    Changes, ElementId, Event, Fall, MovePlan, Occupant, Party, Place, Side, Stronghold,
    non_combatants,
};

/// Carries out a plan, and records what later rules of the bound need.
pub fn apply(changes: &mut Changes<'_>, plan: &MovePlan, context: MoveContext) {
    if plan.pips > 0 {
        changes.position.pips -= plan.pips;
        let left = changes.position.pips;
        changes.record(Event::PipsSpent {
            spent: plan.pips,
            left,
        });
    }
    for id in plan.dismounts.iter() {
        super::dismount(changes.rulebook, changes.position, id);
        let troop = changes.position.element(id).troop;
        let troop = changes.rulebook.troop(troop).code.clone();
        changes.position.element_mut(id).marks.dismounted = true;
        changes.record(Event::Dismounted { id, troop });
    }
    for track in &plan.tracks {
        let to = track.end();
        let mut element = changes.position.element_mut(track.id);
        element.base = element.base.moved_to(to);
        element.marks.distance += track.distance;
        if context.in_progress.is_none() {
            element.marks.moves = element.marks.moves.saturating_add(1);
        }
        let from = match element.place {
            Place::Inside(stronghold) => Some(stronghold),
            _ => None,
        };
        if track.legs == 0 {
            continue;
        }
        let lands = element.place == Place::Reserve;
        element.place = Place::Table;
        element.marks.landed |= lands;
        drop(element);
        changes.position.landed[track.id.side() as usize] |= lands;
        changes.record(if lands {
            Event::Landed { id: track.id, to }
        } else {
            Event::Moved {
                id: track.id,
                to,
                distance: track.distance,
            }
        });
        if let Some(stronghold) = from {
            leave(changes, track.id, stronghold);
        }
    }
    if let Some(stronghold) = plan.enters {
        enter(changes, plan.tracks[0].id, stronghold);
    }
    for &(id, to) in &plan.conforms {
        changes.position.place(id, to);
        changes.record(Event::Conformed { id, to });
    }
    if let Some((id, enemy)) = plan.as_if {
        changes.position.element_mut(id).marks.as_if = Some(enemy);
        changes.position.element_mut(enemy).marks.as_if = Some(id);
        changes.record(Event::FightsAsIf { id, enemy });
    }
    for &(id, contact, party) in &plan.contacts {
        if let Party::Element(enemy) = party
            && tracks_first_contact(changes.view(), enemy, contact)
        {
            let first = recorded_first_contact(changes.view(), enemy).unwrap_or(id);
            changes.position.element_mut(enemy).marks.first_contact = Some(first);
        }
    }
    if changes.rulebook.movement.contact.unmatched_fights {
        for track in &plan.tracks {
            record_first_contact(changes, track.id);
        }
    }
}

/// Records an element as the first contacter of the enemies that its front edge is on.
fn record_first_contact(changes: &mut Changes<'_>, id: ElementId) {
    if !changes.position.element(id).on_table() {
        return;
    }
    for enemy in ElementId::of_side(id.side().other()) {
        let view = changes.view();
        let noted = |contact| tracks_first_contact(view, enemy, contact);
        if view.position.element(enemy).on_table()
            && current_contact(view, id, enemy).is_some_and(noted)
        {
            let first = recorded_first_contact(view, enemy).unwrap_or(id);
            changes.position.element_mut(enemy).marks.first_contact = Some(first);
        }
    }
}

fn leave(changes: &mut Changes<'_>, id: ElementId, stronghold: Stronghold) {
    let own = stronghold.owner() == id.side();
    changes.position.occupants[stronghold.index()] = if own {
        Occupant::Empty
    } else {
        Occupant::Captured(None)
    };
    if id.home() != Some(stronghold) {
        non_combatants::take_over(changes, stronghold);
    }
    changes.record(Event::StrongholdEntered {
        stronghold,
        id,
        inside: false,
    });
}

fn enter(changes: &mut Changes<'_>, id: ElementId, stronghold: Stronghold) {
    let before = changes.position.occupant(stronghold);
    if stronghold.owner() == id.side() {
        changes.position.element_mut(id).place = Place::Inside(stronghold);
        changes.position.occupants[stronghold.index()] = if id.home() == Some(stronghold) {
            Occupant::NonCombatants
        } else {
            non_combatants::step_back(changes.position, stronghold);
            Occupant::Garrison(id)
        };
        changes.record(Event::StrongholdEntered {
            stronghold,
            id,
            inside: true,
        });
        if matches!(before, Occupant::Captured(_)) {
            changes.record(Event::StrongholdRegained { stronghold });
        }
    } else {
        let fall = changes.view().fall(stronghold);
        fall.apply(changes.position, stronghold, id);
        changes.record(Event::StrongholdTaken { stronghold, by: id });
        if fall == Fall::Sacked {
            changes.record(Event::Sacking {
                stronghold,
                begins: true,
            });
        }
    }
}

/// Resets the marks of all elements for a new bound.
///
/// The first contacter of a flank or rear is kept while it stays there, because an element contacted in pursuit turns
/// at the end of a later movement phase (`dba22` §16.5). So are pairs that fight as if they had conformed.
pub fn begin_bound(changes: &mut Changes<'_>) {
    for side in Side::BOTH {
        for id in ElementId::of_side(side) {
            let first_contact = recorded_first_contact(changes.view(), id);
            let as_if = changes.position.as_if(id);
            changes.position.element_mut(id).marks = crate::Marks {
                first_contact,
                as_if,
                ..crate::Marks::default()
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::begin_bound;
    use crate::testing::{Board, element};
    use crate::turn_to_face;

    #[test]
    fn first_contacter_of_a_flank_is_kept_while_it_stays() {
        // r2 came to b1's left in an earlier bound, r1 now stands on its right: b1 turns to r2, though r1 is named
        // before it. b1 faces down, so its left looks to the right: it ends facing right, on r2's front, which is on
        // b1's left side at x 7.5 and reaches from b1's front corner at y 8 up to 9.
        let mut board = Board::new();
        board
            .put("b1", "4Bd", 7.0, 8.0, 180.0)
            .by("r2", "4Bd", "left-flank of b1")
            .by("r1", "4Bd", "right-flank of b1");
        board
            .position
            .element_mut(element("b1"))
            .marks
            .first_contact = Some(element("r2"));
        begin_bound(&mut board.changes());
        turn_to_face(&mut board.changes());
        assert!(board.stands("b1", 7.5, 8.5, 90.0), "{:?}", board.at("b1"));
    }

    #[test]
    fn first_contacter_is_dropped_when_it_leaves() {
        let mut board = Board::new();
        board
            .put("b1", "4Bd", 7.0, 8.0, 180.0)
            .put("r2", "4Bd", 12.0, 8.0, 0.0);
        board
            .position
            .element_mut(element("b1"))
            .marks
            .first_contact = Some(element("r2"));
        begin_bound(&mut board.changes());
        let marks = board.position.element(element("b1")).marks;
        assert_eq!(marks.first_contact, None);
    }
}
