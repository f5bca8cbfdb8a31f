//! Which enemies are in contact by a front edge, and which of them fight each other (`dba22` §16.4, §21.2,
//! §24).
//!
//! Most elements fight front to front. War wagons and the like never turn to face, and fight on any edge: the
//! enemy that made contact first, whose edge then counts as their front; or, where the edition says so,
//! whichever attacker the enemy chooses.
//!
//! Where an edition has elements fight out of line or before they turn (`dba30` §13.1), each has one
//! opponent. Two enemies in contact have a claim on each other, and the strongest claim goes first: fronts in
//! line, then fronts with the longest common edge, then a front on a flank or rear.

use std::cmp::Reverse;

use acies_geometry::{Base, Edge, Hand, Length, SmallSort, beyond};
use acies_rulebook::TroopSet;
use arrayvec::ArrayVec;

use super::overlaps_and_flanks::assaults_any;
use crate::{
    Contact, ElementId, ElementSet, Party, SIDE_SIZE, View, all_round_flank_contact,
    front_edge_contact, fronting, in_reach, resting, shared_edge,
};

fn is_one_of(view: View, id: ElementId, troops: TroopSet) -> bool {
    troops.has(view.position.element(id).troop)
}

/// Whether an element never turns to face an enemy, and so fights on whichever edge is contacted.
pub(crate) fn never_turns(view: View, id: ElementId) -> bool {
    is_one_of(view, id, view.rulebook.movement.contact.never_turns)
}

/// Whether the enemy chooses which of its elements in contact fights this element.
pub(crate) fn attacker_is_chosen(view: View, id: ElementId) -> bool {
    is_one_of(view, id, view.rulebook.combat.main_attacker_chosen)
}

/// Whether an element has no front, flank or rear in combat.
pub(crate) fn is_edgeless(view: View, id: ElementId) -> bool {
    is_one_of(view, id, view.rulebook.combat.edgeless)
}

/// How the front edge of a base is in contact with an element, if it is aligned with one of its contact
/// places.
pub(crate) fn contact_on(view: View, base: &Base, on: ElementId) -> Option<Contact> {
    let other = view.position.base(on);
    front_edge_contact(base, other).or_else(|| {
        is_one_of(view, on, view.rulebook.movement.contact.places_all_round)
            .then(|| all_round_flank_contact(base, other).map(Contact::AllRoundFlank))
            .flatten()
    })
}

/// How the front edge of `by` is in contact with `on`: aligned, as if aligned, or out of line where the
/// edition counts that.
///
/// All code asks this question here.
pub(crate) fn current_contact(view: View, by: ElementId, on: ElementId) -> Option<Contact> {
    let base = view.position.base(by);
    let as_if = || (view.position.as_if(by) == Some(on)).then_some(Contact::Front);
    let out_of_line = || {
        let counts = view.rulebook.movement.contact.unmatched_fights;
        counts
            .then(|| resting(base, view.position.base(on)))
            .flatten()
    };
    contact_on(view, base, on)
        .or_else(as_if)
        .or_else(out_of_line)
}

/// The contact places that an enemy's troop type and base offer.
pub fn contact_places(view: View<'_>, enemy: ElementId) -> impl Iterator<Item = Contact> {
    let base = view.position.base(enemy);
    let all_round = is_one_of(view, enemy, view.rulebook.movement.contact.places_all_round)
        && !beyond(base.width * 2, base.depth);
    Contact::ALL
        .into_iter()
        .filter(move |contact| all_round || !matches!(contact, Contact::AllRoundFlank(_)))
}

/// The enemies whose front edge is on an element, and on which of its edges.
pub(crate) fn contacting_enemies(
    view: View<'_>,
    id: ElementId,
) -> impl Iterator<Item = (ElementId, Contact)> + '_ {
    view.position
        .enemies_beside(id)
        .filter_map(move |(enemy, _)| Some((enemy, current_contact(view, enemy, id)?)))
}

/// Whether an element records which enemy made this contact first: on its flank or rear, or on any edge if it
/// never turns.
pub(crate) fn tracks_first_contact(view: View, id: ElementId, contact: Contact) -> bool {
    contact.on_flank_or_rear() || contact == Contact::Front && never_turns(view, id)
}

/// The enemy recorded as first in contact, as long as that contact lasts.
pub(crate) fn recorded_first_contact(view: View, id: ElementId) -> Option<ElementId> {
    view.position
        .element(id)
        .marks
        .first_contact
        .filter(|&enemy| {
            let other = view.position.element(enemy);
            other.on_table()
                && current_contact(view, enemy, id)
                    .is_some_and(|contact| tracks_first_contact(view, id, contact))
        })
}

/// Of the enemies in contact with an element that never turns, the one it fights if none is chosen.
///
/// That is the first to make contact; if not recorded, the one on its front, else the first by number.
pub(crate) fn first_contact(view: View, id: ElementId) -> Option<ElementId> {
    recorded_first_contact(view, id)
        .or_else(|| view.position.front_enemy(id))
        .or_else(|| contacting_enemies(view, id).map(|(enemy, _)| enemy).next())
}

/// The enemies that an element that never turns may fight.
fn all_round_opponents(view: View, id: ElementId) -> ElementSet {
    if attacker_is_chosen(view, id) {
        contacting_enemies(view, id)
            .map(|(enemy, _)| enemy)
            .collect()
    } else {
        first_contact(view, id).into_iter().collect()
    }
}

/// The enemy in front-edge contact: one in line, or as if in line; else one out of line where the edition
/// counts that.
pub fn front_contact(view: View, id: ElementId) -> Option<ElementId> {
    let in_line = view.position.front_enemy(id);
    if in_line.is_some() || !view.rulebook.movement.contact.unmatched_fights {
        return in_line;
    }
    let meets = |&enemy: &ElementId| current_contact(view, enemy, id) == Some(Contact::Front);
    enemies_in_reach(view, id).find(meets)
}

/// The enemies near enough for a front edge of either to be on the other.
pub(crate) fn enemies_in_reach(view: View<'_>, id: ElementId) -> impl Iterator<Item = ElementId> {
    let base = view.position.base(id);
    let enemies = view.position.enemies_beside(id);
    enemies
        .filter(move |(_, element)| in_reach(base, &element.base))
        .map(|(enemy, _)| enemy)
}

/// The war wagon, or other enemy that never turns, that an element's front edge is on.
fn war_wagon_contacted(view: View, id: ElementId) -> Option<ElementId> {
    view.position
        .enemies_beside(id)
        .map(|(enemy, _)| enemy)
        .find(|&enemy| never_turns(view, enemy) && current_contact(view, id, enemy).is_some())
}

/// The war wagon, or other enemy that never turns, that an element fights.
pub(super) fn war_wagon_fought(view: View, id: ElementId) -> Option<ElementId> {
    war_wagon_contacted(view, id).filter(|&wagon| all_round_opponents(view, wagon).has(id))
}

/// Whether the edition pairs opponents that are out of line or have not turned.
fn needs_pairing(view: View) -> bool {
    let rules = &view.rulebook.movement.contact;
    rules.unmatched_fights || rules.unturned_fights
}

/// The enemy that an element's own front edge is on; of several, the one it fights. It fights that enemy or
/// breaks off.
pub fn faced_enemy(view: View, id: ElementId) -> Option<ElementId> {
    if needs_pairing(view) {
        let mut met =
            enemies_in_reach(view, id).filter(|&enemy| current_contact(view, id, enemy).is_some());
        let first = met.next()?;
        let fought = opponent(view, id).filter(|&enemy| current_contact(view, id, enemy).is_some());
        return fought.or_else(|| front_contact(view, id)).or(Some(first));
    }
    match war_wagon_contacted(view, id) {
        Some(_) => war_wagon_fought(view, id),
        None => view.position.front_enemy(id),
    }
}

/// An enemy in contact, which leaves an element only breaking off.
///
/// It is the enemy the element faces; or, where the edition has unturned elements fight, any whose front edge
/// is on it.
pub fn pinned_by(view: View, id: ElementId) -> Option<ElementId> {
    let faced = faced_enemy(view, id);
    if faced.is_some() || !view.rulebook.movement.contact.unturned_fights {
        return faced;
    }
    enemies_in_reach(view, id).find(|&enemy| current_contact(view, enemy, id).is_some())
}

/// Whether an element has an enemy to its front: a front edge on its own, or a war wagon that its front is
/// on.
pub(crate) fn has_enemy_to_front(view: View, id: ElementId) -> bool {
    let faced = faced_enemy(view, id);
    if needs_pairing(view) {
        front_contact(view, id).is_some() || faced.is_some_and(|enemy| never_turns(view, enemy))
    } else {
        faced.is_some()
    }
}

/// Whether an element fights an enemy that it does not face, whose front edge is on its flank or rear.
pub(crate) fn does_not_face(view: View, id: ElementId, opponent: ElementId) -> bool {
    needs_pairing(view)
        && !never_turns(view, id)
        && current_contact(view, id, opponent).is_none()
        && current_contact(view, opponent, id).is_some_and(Contact::on_flank_or_rear)
}

/// Whether an element fights to its own front, or on any edge if it never turns.
pub(crate) fn fights_to_front(view: View, id: ElementId) -> bool {
    if never_turns(view, id) {
        is_in_combat(view, id)
    } else {
        faced_enemy(view, id).is_some()
    }
}

/// The enemies of which an element fights one.
pub(crate) fn opponents(view: View, id: ElementId) -> ElementSet {
    if never_turns(view, id) {
        let on_any_edge = all_round_opponents(view, id);
        if !on_any_edge.is_empty() {
            return on_any_edge;
        }
    }
    opponent(view, id).into_iter().collect()
}

/// The enemy that an element fights, unless its opponent is chosen.
pub fn opponent(view: View, id: ElementId) -> Option<ElementId> {
    if never_turns(view, id)
        && let Some(first) = first_contact(view, id)
    {
        return Some(first);
    }
    if !needs_pairing(view) {
        return faced_enemy(view, id);
    }
    war_wagon_fought(view, id).or_else(|| paired_opponent(view, id))
}

/// Whether an element fights in a close combat of its own, rather than only overlapping or in flank contact.
pub(crate) fn is_in_combat(view: View, id: ElementId) -> bool {
    opponent(view, id).is_some()
}

/// The edge that counts as an element's front against an opponent.
fn front_edge_against(view: View, id: ElementId, opponent: ElementId) -> Edge {
    if never_turns(view, id) {
        current_contact(view, opponent, id).map_or(Edge::Front, Contact::edge)
    } else {
        Edge::Front
    }
}

/// An element's base with the edge that counts as its front against an opponent turned into its front edge.
pub(crate) fn combat_base(view: View, id: ElementId, opponent: Party) -> Base {
    let base = view.position.base(id);
    match opponent {
        Party::Element(opponent) => fronting(base, front_edge_against(view, id, opponent)),
        Party::Stronghold(_) => *base,
    }
}

/// A contact as seen from the edge that counts as the element's front.
///
/// Another enemy on that same edge overlaps beside the opponent.
pub(crate) fn relative_contact(
    view: View,
    id: ElementId,
    opponent: ElementId,
    (enemy, contact): (ElementId, Contact),
) -> Contact {
    let front = front_edge_against(view, id, opponent);
    if front == Edge::Front && contact != Contact::Front {
        return contact;
    }
    match (contact.edge() as u8 + 4 - front as u8) % 4 {
        0 if enemy == opponent => Contact::Front,
        0 => {
            let own = combat_base(view, id, Party::Element(opponent));
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

/// Whether an enemy front edge is on an element's flank or rear, counted from the edge it fights on.
pub(crate) fn has_enemy_on_flank_or_rear(view: View, id: ElementId) -> bool {
    if !never_turns(view, id) {
        return contacting_enemies(view, id).any(|(_, contact)| contact.on_flank_or_rear());
    }
    if is_edgeless(view, id) {
        return false;
    }
    first_contact(view, id).is_some_and(|first| {
        contacting_enemies(view, id)
            .any(|met| relative_contact(view, id, first, met).on_flank_or_rear())
    })
}

/// How strong a claim two enemies have to fight each other; no two claims in a position are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Claim {
    basis: ClaimBasis,
    /// The tie-break: lower element numbers come first.
    order: Reverse<(usize, usize)>,
}

/// What a claim is based on, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum ClaimBasis {
    /// A front on a flank or rear; true if that contact was made first.
    OnFlank(bool),
    /// Fronts in contact out of line, with this many units in common.
    OutOfLine(i32),
    /// Fronts in line, or as if in line.
    InLine,
}

/// The enemy that an element fights, where neither is a war wagon or the like.
pub(super) fn paired_opponent(view: View, id: ElementId) -> Option<ElementId> {
    if never_turns(view, id) {
        return None;
    }
    paired_above(view, id, None)
}

/// The enemy that an element fights by a claim stronger than `above`, if no still stronger claim takes that
/// enemy away.
fn paired_above(view: View, id: ElementId, above: Option<Claim>) -> Option<ElementId> {
    let mut claims: ArrayVec<(Claim, ElementId), SIDE_SIZE> = enemies_in_reach(view, id)
        .filter_map(|enemy| Some((claim(view, id, enemy)?, enemy)))
        .filter(|&(claim, _)| above.is_none_or(|above| claim > above))
        .collect();
    claims.small_sort_by_key(|&(claim, _)| Reverse(claim));
    claims
        .into_iter()
        .find(|&(claim, enemy)| {
            war_wagon_fought(view, enemy).is_none()
                && paired_above(view, enemy, Some(claim)).is_none()
        })
        .map(|(_, enemy)| enemy)
}

/// The claim that two enemies have on each other, if any.
fn claim(view: View, a: ElementId, b: ElementId) -> Option<Claim> {
    if never_turns(view, b) {
        return None;
    }
    let basis = if current_contact(view, a, b) == Some(Contact::Front) {
        if view.position.front_enemy(a) == Some(b) {
            ClaimBasis::InLine
        } else {
            let along = shared_edge(view.position.base(a), view.position.base(b));
            ClaimBasis::OutOfLine(along.units())
        }
    } else if fights_on_flank(view, a, b) || fights_on_flank(view, b, a) {
        let first = recorded_first_contact(view, b) == Some(a)
            || recorded_first_contact(view, a) == Some(b);
        ClaimBasis::OnFlank(first)
    } else {
        return None;
    };
    let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
    Some(Claim {
        basis,
        order: Reverse((low, high)),
    })
}

/// Whether the front edge of `by` is on the flank or rear of `on` and both fight there.
///
/// Neither has an enemy to its front, and `on` is the enemy that `by` has most contact with.
fn fights_on_flank(view: View, by: ElementId, on: ElementId) -> bool {
    view.rulebook.movement.contact.unturned_fights
        && current_contact(view, by, on).is_some_and(Contact::on_flank_or_rear)
        && [by, on]
            .into_iter()
            .all(|id| front_contact(view, id).is_none() && !assaults_any(view, id))
        && flank_target(view, by) == Some(on)
}

/// Of several enemies with this front on their flank or rear: the one in line with it, else the one with the
/// longest common edge, else the first by number.
fn flank_target(view: View, by: ElementId) -> Option<ElementId> {
    let base = view.position.base(by);
    enemies_in_reach(view, by)
        .filter(|&enemy| current_contact(view, by, enemy).is_some_and(Contact::on_flank_or_rear))
        .max_by_key(|&enemy| {
            let in_line = contact_on(view, base, enemy).is_some();
            let along = shared_edge(base, view.position.base(enemy));
            (in_line, along.units(), Reverse(enemy.index()))
        })
}
