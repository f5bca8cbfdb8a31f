//! Whose front edge is on whom, and who therefore fights whom (`dba22` §16.4, §21.2, §24).
//!
//! Most fight front to front. One who never turns to face is fought on any of its edges: by the enemy that came first,
//! whose edge then counts as its front, or by the one whom the enemy chooses, where the edition lets them choose.

use acies_geometry::{Base, Edge, Hand, Length, beyond};
use acies_rulebook::TroopSet;

use super::pairing;
use crate::{
    Contact, ElementId, ElementSet, Party, View, all_round_flank_contact, front_edge_contact,
    fronting, in_reach, resting,
};

fn is_of(view: View, id: ElementId, troops: TroopSet) -> bool {
    troops.has(view.position.element(id).troop)
}

/// Whether an element never turns to face, so that it is fought on whichever edge it is met.
pub(crate) fn never_turns(view: View, id: ElementId) -> bool {
    is_of(view, id, view.rulebook.movement.contact.never_turns)
}

/// Whether the enemy chooses which of those in contact with an element it fights.
pub(crate) fn attacker_is_chosen(view: View, id: ElementId) -> bool {
    is_of(view, id, view.rulebook.combat.main_attacker_chosen)
}

/// Whether an element has neither front nor flank nor rear in combat.
pub(crate) fn is_edgeless(view: View, id: ElementId) -> bool {
    is_of(view, id, view.rulebook.combat.edgeless)
}

/// How the front edge of a base stands on an element, if it is in one of the places where that one may be met.
pub(crate) fn meets(view: View, base: &Base, on: ElementId) -> Option<Contact> {
    let other = view.position.base(on);
    front_edge_contact(base, other).or_else(|| {
        is_of(view, on, view.rulebook.movement.contact.places_all_round)
            .then(|| all_round_flank_contact(base, other).map(Contact::AllRoundFlank))
            .flatten()
    })
}

/// How the front edge of an element stands on another: in one of the places where that one may be met, or as if it did, or out
/// of line, where the edition has that count. The one place where this is asked.
pub(crate) fn meets_now(view: View, by: ElementId, on: ElementId) -> Option<Contact> {
    let base = view.position.base(by);
    let as_if = || (view.position.as_if(by) == Some(on)).then_some(Contact::Front);
    let out_of_line = || {
        let counts = view.rulebook.movement.contact.unmatched_fights;
        counts
            .then(|| resting(base, view.position.base(on)))
            .flatten()
    };
    meets(view, base, on).or_else(as_if).or_else(out_of_line)
}

/// The contacts in which an enemy may be met, as far as its troops tell.
pub fn places_of(view: View<'_>, enemy: ElementId) -> impl Iterator<Item = Contact> {
    let base = view.position.base(enemy);
    let all_round = is_of(view, enemy, view.rulebook.movement.contact.places_all_round)
        && !beyond(base.width * 2, base.depth);
    Contact::ALL
        .into_iter()
        .filter(move |contact| all_round || !matches!(contact, Contact::AllRoundFlank(_)))
}

/// The enemies whose front edge is on an element, and where.
pub(crate) fn met_by(
    view: View<'_>,
    id: ElementId,
) -> impl Iterator<Item = (ElementId, Contact)> + '_ {
    view.position
        .side(id.side().other())
        .filter_map(move |(enemy, _)| Some((enemy, meets_now(view, enemy, id)?)))
}

/// Whether a contact is one that an element remembers the first of: on its flank or rear, or on any edge of one who never
/// turns.
pub(crate) fn tracks_first_contact(view: View, id: ElementId, contact: Contact) -> bool {
    contact.on_flank_or_rear() || contact == Contact::Front && never_turns(view, id)
}

/// The enemy that came first to the flank or rear of an element, or to any edge of one who never turns, as long as it
/// stands there.
pub(crate) fn first_contacter(view: View, id: ElementId) -> Option<ElementId> {
    view.position
        .element(id)
        .marks
        .first_contact
        .filter(|&enemy| {
            let other = view.position.element(enemy);
            other.on_table()
                && meets_now(view, enemy, id)
                    .is_some_and(|contact| tracks_first_contact(view, id, contact))
        })
}

/// Of those who stand on one who never turns, the enemy that it fights where nobody chooses: the first that came; where
/// that is not known, the one on its own front, else the first by number.
pub(crate) fn first_contact(view: View, id: ElementId) -> Option<ElementId> {
    first_contacter(view, id)
        .or_else(|| view.position.front_enemy(id))
        .or_else(|| met_by(view, id).map(|(enemy, _)| enemy).next())
}

/// The enemies of which one who never turns may fight one.
fn fought_on_any_edge(view: View, id: ElementId) -> ElementSet {
    if attacker_is_chosen(view, id) {
        met_by(view, id).map(|(enemy, _)| enemy).collect()
    } else {
        first_contact(view, id).into_iter().collect()
    }
}

/// The enemy whose front edge is on the front edge of an element: first one in line, or as if; where the edition has it count, one
/// out of line.
pub fn front_contact(view: View, id: ElementId) -> Option<ElementId> {
    let in_line = view.position.front_enemy(id);
    if in_line.is_some() || !view.rulebook.movement.contact.unmatched_fights {
        return in_line;
    }
    let meets = |&enemy: &ElementId| meets_now(view, enemy, id) == Some(Contact::Front);
    near_enemies(view, id).find(meets)
}

/// The enemies near enough to have their front edge on an element, or that on them.
pub(crate) fn near_enemies(view: View<'_>, id: ElementId) -> impl Iterator<Item = ElementId> {
    let base = view.position.base(id);
    let enemies = view.position.side(id.side().other());
    enemies
        .filter(move |(_, element)| in_reach(base, &element.base))
        .map(|(enemy, _)| enemy)
}

/// The enemy that never turns on which an element has its front edge, if there is one.
fn wagon_met(view: View, id: ElementId) -> Option<ElementId> {
    view.position
        .side(id.side().other())
        .map(|(enemy, _)| enemy)
        .find(|&enemy| never_turns(view, enemy) && meets_now(view, id, enemy).is_some())
}

/// The enemy that never turns with which an element fights, if there is one.
pub(super) fn wagon_fought(view: View, id: ElementId) -> Option<ElementId> {
    wagon_met(view, id).filter(|&wagon| fought_on_any_edge(view, wagon).has(id))
}

/// Whether more than fronts in line fight in this edition, so that who fights whom has to be sorted out.
fn sorts_out(view: View) -> bool {
    let rules = &view.rulebook.movement.contact;
    rules.unmatched_fights || rules.unturned_fights
}

/// The enemy that an element has its own front edge on, of several the one that it fights: it fights that one, or breaks off.
pub fn faces(view: View, id: ElementId) -> Option<ElementId> {
    if sorts_out(view) {
        let mut met = near_enemies(view, id).filter(|&enemy| meets_now(view, id, enemy).is_some());
        let first = met.next()?;
        let fought = opponent(view, id).filter(|&enemy| meets_now(view, id, enemy).is_some());
        return fought.or_else(|| front_contact(view, id)).or(Some(first));
    }
    match wagon_met(view, id) {
        Some(_) => wagon_fought(view, id),
        None => view.position.front_enemy(id),
    }
}

/// An enemy that holds an element where it stands, so that all it may do is break off: one that it faces, or, where the
/// edition has those fight who have not turned, any whose front edge is on it.
pub fn pinned_by(view: View, id: ElementId) -> Option<ElementId> {
    let faced = faces(view, id);
    if faced.is_some() || !view.rulebook.movement.contact.unturned_fights {
        return faced;
    }
    near_enemies(view, id).find(|&enemy| meets_now(view, enemy, id).is_some())
}

/// Whether an element has an enemy to its front: somebody's front edge on its own, or one on whom it fights on any edge.
pub(crate) fn has_enemy_to_front(view: View, id: ElementId) -> bool {
    let faced = faces(view, id);
    if sorts_out(view) {
        front_contact(view, id).is_some() || faced.is_some_and(|enemy| never_turns(view, enemy))
    } else {
        faced.is_some()
    }
}

/// Whether an element does not face the enemy that it fights, whose front edge is on its flank or rear.
pub(crate) fn is_unfaced(view: View, id: ElementId, opponent: ElementId) -> bool {
    sorts_out(view)
        && !never_turns(view, id)
        && meets_now(view, id, opponent).is_none()
        && meets_now(view, opponent, id).is_some_and(Contact::on_flank_or_rear)
}

/// Whether an element fights somebody to its own front, or on any edge if it never turns.
pub(crate) fn fights_to_front(view: View, id: ElementId) -> bool {
    if never_turns(view, id) {
        is_in_combat(view, id)
    } else {
        faces(view, id).is_some()
    }
}

/// The enemies of which an element fights one.
pub(crate) fn opponents(view: View, id: ElementId) -> ElementSet {
    if never_turns(view, id) {
        let on_any_edge = fought_on_any_edge(view, id);
        if !on_any_edge.is_empty() {
            return on_any_edge;
        }
    }
    opponent(view, id).into_iter().collect()
}

/// The enemy that an element fights, where nobody chooses another.
pub fn opponent(view: View, id: ElementId) -> Option<ElementId> {
    if never_turns(view, id)
        && let Some(first) = first_contact(view, id)
    {
        return Some(first);
    }
    if !sorts_out(view) {
        return faces(view, id);
    }
    wagon_fought(view, id).or_else(|| pairing::partner(view, id))
}

/// Whether an element stands in a combat with its front edge, or as one who is fought on any edge or where it stands.
pub(crate) fn is_in_combat(view: View, id: ElementId) -> bool {
    opponent(view, id).is_some()
}

/// The edge that counts as an element's front against an opponent.
fn front_against(view: View, id: ElementId, opponent: ElementId) -> Edge {
    if never_turns(view, id) {
        meets_now(view, opponent, id).map_or(Edge::Front, Contact::edge)
    } else {
        Edge::Front
    }
}

/// An element's base as it stands in combat with an opponent: with that edge for its front which counts as such.
pub(crate) fn stance(view: View, id: ElementId, opponent: Party) -> Base {
    let base = view.position.base(id);
    match opponent {
        Party::Element(opponent) => fronting(base, front_against(view, id, opponent)),
        Party::Stronghold(_) => *base,
    }
}

/// How a contact looks to an element that fights an opponent, from the edge that counts as its front: another on that
/// same edge stands beside the opponent.
pub(crate) fn seen_against(
    view: View,
    id: ElementId,
    opponent: ElementId,
    (enemy, contact): (ElementId, Contact),
) -> Contact {
    let front = front_against(view, id, opponent);
    if front == Edge::Front && contact != Contact::Front {
        return contact;
    }
    match (contact.edge() as u8 + 4 - front as u8) % 4 {
        0 if enemy == opponent => Contact::Front,
        0 => {
            let own = stance(view, id, Party::Element(opponent));
            let right = own.local(view.position.base(enemy).pose.front).right;
            let there = own.local(view.position.base(opponent).pose.front).right;
            Contact::Overlap(if beyond(right - there, Length::ZERO) {
                Hand::Right
            } else {
                Hand::Left
            })
        }
        1 => Contact::Flank(Hand::Right),
        2 => Contact::Rear,
        _ => Contact::Flank(Hand::Left),
    }
}

/// Whether an enemy front edge is on the flank or rear of an element, as its combat has them.
pub(crate) fn taken_in_flank_or_rear(view: View, id: ElementId) -> bool {
    if !never_turns(view, id) {
        return met_by(view, id).any(|(_, contact)| contact.on_flank_or_rear());
    }
    if is_edgeless(view, id) {
        return false;
    }
    first_contact(view, id).is_some_and(|first| {
        met_by(view, id).any(|met| seen_against(view, id, first, met).on_flank_or_rear())
    })
}
