//! Carrying out a legal move.

use acies_geometry::Length;

use super::Terms;
use crate::{CampHolder, Contact, ElementId, Event, Field, MovePlan, Party, Place, Side};

/// Moves everyone as planned, and remembers what the bound must remember of it.
pub fn apply(field: &mut Field<'_>, plan: &MovePlan, terms: Terms) {
    if plan.pips > 0 {
        field.position.pips -= plan.pips;
        let left = field.position.pips;
        field.tell(Event::PipsSpent {
            spent: plan.pips,
            left,
        });
    }
    for track in &plan.tracks {
        let to = track.end();
        let element = field.position.element_mut(track.id);
        element.base = element.base.moved_to(to);
        element.marks.distance += track.distance;
        if terms.going_on.is_none() {
            element.marks.moves = element.marks.moves.saturating_add(1);
        }
        let from_camp = match element.place {
            Place::Camp(owner) => Some(owner),
            _ => None,
        };
        element.place = Place::Table;
        if track.legs > 0 {
            field.tell(Event::Moved {
                id: track.id,
                to,
                distance: track.distance,
            });
        }
        if let Some(owner) = from_camp {
            leave_camp(field, track.id, owner);
        }
    }
    if let Some(owner) = plan.enters_camp {
        enter_camp(field, plan.tracks[0].id, owner);
    }
    if let Some((id, to)) = plan.conforms {
        field.position.place(id, to);
        field.tell(Event::Conformed { id, to });
    }
    for &(id, contact, party) in &plan.contacts {
        if let (Party::Element(enemy), Contact::Flank(_) | Contact::Rear) = (party, contact) {
            let marks = &mut field.position.element_mut(enemy).marks;
            marks.first_contact = marks.first_contact.or(Some(id));
        }
    }
}

fn leave_camp(field: &mut Field<'_>, id: ElementId, owner: Side) {
    let own = owner == id.side();
    field.position.camps[owner as usize] = if own {
        CampHolder::Empty
    } else {
        CampHolder::Captured(None)
    };
    field.tell(Event::CampEntered {
        owner,
        id,
        inside: false,
    });
}

fn enter_camp(field: &mut Field<'_>, id: ElementId, owner: Side) {
    let own = owner == id.side();
    field.position.element_mut(id).place = Place::Camp(owner);
    if own {
        let regained = matches!(
            field.position.camps[owner as usize],
            CampHolder::Captured(_)
        );
        field.position.camps[owner as usize] = CampHolder::Garrison(id);
        field.tell(Event::CampEntered {
            owner,
            id,
            inside: true,
        });
        if regained {
            field.tell(Event::CampRegained { owner });
        }
    } else {
        field.position.camps[owner as usize] = CampHolder::Captured(Some(id));
        field.tell(Event::CampTaken { owner, by: id });
    }
}

/// Gives an element the marks of a fresh bound.
pub fn begin_bound(field: &mut Field<'_>) {
    for element in &mut field.position.elements {
        element.marks = crate::Marks {
            distance: Length::ZERO,
            ..crate::Marks::default()
        };
    }
}
