//! Enemies that count against an element in close combat: overlaps, flank and rear contacts (`dba22` §21.2).
//!
//! Finds the contacts only; what each costs is in the rulebook.

use acies_geometry::{Base, Edge, Hand, Length, TOUCH, beyond, touches, within};

use super::opponents::{
    attacker_is_chosen, combat_base, contacting_enemies, current_contact, does_not_face,
    fights_to_front, has_enemy_to_front, is_edgeless, is_in_combat, never_turns, opponent,
    relative_contact,
};
use super::support::Supporters;
use crate::gates::attacks_rightly;
use crate::{
    Contact, ElementId, ElementSet, Party, Stronghold, View, beside, corner_overlap, fronting,
    fronts_on_region, side_contact,
};

/// The enemies in contact with an element apart from its opponent: at most one on each side and one behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EdgeContacts {
    /// The enemy on its left: by an overlap, side to side, or on the flank.
    pub left: Option<ElementId>,
    /// The enemy on its right.
    pub right: Option<ElementId>,
    /// Whether the enemy on its left and that on its right is on its flank; else it overlaps.
    pub by_flank: [bool; 2],
    /// The enemy on its rear edge.
    pub rear: Option<ElementId>,
    /// Whether the table edge counts as an overlap on its left and on its right.
    pub by_board_edge: [bool; 2],
    /// The enemies whose front edge is on an element without flanks, such as a war wagon; each of them
    /// counts.
    pub all_round: ElementSet,
    /// Whether an enemy front is on its own flank or rear.
    pub on_flank_or_rear: bool,
    /// Whether an enemy front is on its flank or rear, or on that of a supporting rank: then it cannot
    /// recoil.
    pub cannot_recoil: bool,
}

impl EdgeContacts {
    /// How many contacts count: up to 3 sides, plus every enemy in `all_round`.
    pub fn count(&self) -> u8 {
        let [left, right] = self.by_board_edge;
        let sides = [self.left.is_some() || left, self.right.is_some() || right];
        let sides = sides.into_iter().chain([self.rear.is_some()]);
        (sides.filter(|&is| is).count() + self.all_round.len()) as u8
    }

    fn add(&mut self, contact: Contact, enemy: ElementId) {
        let place = match contact {
            Contact::Flank(Hand::Left)
            | Contact::AllRoundFlank(Hand::Left)
            | Contact::Overlap(Hand::Left) => &mut self.left,
            Contact::Flank(Hand::Right)
            | Contact::AllRoundFlank(Hand::Right)
            | Contact::Overlap(Hand::Right) => &mut self.right,
            Contact::Rear => &mut self.rear,
            Contact::Front => return,
        };
        if place.is_none() {
            *place = Some(enemy);
            if let Contact::Flank(hand) | Contact::AllRoundFlank(hand) = contact {
                let [left, right] = &mut self.by_flank;
                *match hand {
                    Hand::Left => left,
                    Hand::Right => right,
                } = true;
            }
        }
        self.cannot_recoil |= contact.on_flank_or_rear();
    }
}

/// Whether two bases touch. A rough test sorts out most pairs quickly.
fn touching(a: &Base, b: &Base) -> bool {
    let reach = a.depth + b.depth + a.width + b.width;
    let step = b.pose.front - a.pose.front;
    [step.x, step.y]
        .into_iter()
        .all(|part| within(Length::from_units(part).abs(), reach))
        && touches(a, b)
}

/// The enemies in contact with an element that fights `opponent`.
///
/// Overlaps count only against an element that fights an element: a friend of the overlapping enemy.
pub(super) fn edge_contacts(
    view: View,
    id: ElementId,
    opponent: Party,
    supporters: &Supporters,
) -> EdgeContacts {
    let position = view.position;
    let base = position.base(id);
    let (edgeless, chosen) = (is_edgeless(view, id), attacker_is_chosen(view, id));
    let no_corner_overlap = {
        let rules = &view.rulebook.combat;
        rules.no_corner_overlap.has(position.element(id).troop)
    };
    let mut found = EdgeContacts::default();
    // Two that fight as if lined up may be a little apart, so an element that would then overlap may touch
    // neither.
    let as_if = position.as_if(id).is_some();
    for (enemy, element) in position.side(id.side().other()) {
        let other = &element.base;
        if opponent == Party::Element(enemy) || !as_if && !touching(other, base) {
            continue;
        }
        if let Some(contact) = current_contact(view, enemy, id) {
            let seen = match opponent {
                Party::Element(opponent) => relative_contact(view, id, opponent, (enemy, contact)),
                Party::Stronghold(_) => contact,
            };
            // An enemy beside the opponent on the same edge counts as a corner overlap, while it fights no
            // element itself.
            if matches!(seen, Contact::Overlap(_))
                && !never_turns(view, id)
                && (no_corner_overlap || is_in_combat(view, enemy))
            {
                continue;
            }
            if edgeless || chosen {
                found.all_round.insert(enemy);
                found.cannot_recoil |= !edgeless && seen.on_flank_or_rear();
            } else {
                found.add(seen, enemy);
            }
        } else if let Party::Element(opponent) = opponent
            && let Some(hand) = overlap_hand(view, enemy, id, opponent)
        {
            found.add(Contact::Overlap(hand), enemy);
        }
    }
    if let Party::Element(_) = opponent {
        found.by_board_edge =
            Hand::BOTH.map(|hand| overlapped_by_board_edge(view, id, opponent, hand));
    }
    found.on_flank_or_rear = found.cannot_recoil;
    if let Party::Element(opponent) = opponent
        && does_not_face(view, id, opponent)
        && let Some(contact) = current_contact(view, opponent, id)
    {
        found.add(contact, opponent);
    }
    // Where the supporting rank does not turn, a flank or rear contact on it may count as one on the front rank
    // (`dba22` §25 A8).
    let rules = &view.rulebook.movement.contact;
    if rules.supporters_turn || rules.spares_front_rank {
        return found;
    }
    for supporter in supporters
        .iter()
        .filter(|supporter| supporter.straight_behind)
    {
        for (enemy, contact) in contacting_enemies(view, supporter.id) {
            if contact.on_flank_or_rear() {
                found.add(contact, enemy);
            }
        }
    }
    found
}

/// Whether the table edge counts as an overlap: no enemy has room beside that front corner (`dba30` §13.5).
fn overlapped_by_board_edge(view: View, id: ElementId, opponent: Party, hand: Hand) -> bool {
    let rules = &view.rulebook.combat;
    if !rules
        .board_edge_overlaps
        .has(view.position.element(id).troop)
    {
        return false;
    }
    let base = combat_base(view, id, opponent);
    // An edge that touches the corner leaves no room, even where the edition asks for none.
    let room = rules.board_edge_room.max(TOUCH * 2);
    let aside = base.width.scaled(1, 2) + room;
    let right = match hand {
        Hand::Left => -aside,
        Hand::Right => aside,
    };
    !view.table.contains(&[base.at(Length::ZERO, right)])
}

/// On which hand an enemy overlaps an element that fights `opponent`, without its front edge being on it.
///
/// It overlaps corner to corner beside that opponent, if it has no enemy and no held place to its own front;
/// or side to side (`dba22` §21.2).
///
/// An element whose main attacker is chosen cannot be overlapped. Some troops overlap by any edge, some even
/// while they fight (`dba22` §24), and some cannot be overlapped corner to corner (`dba30` §13.5).
pub(crate) fn overlap_hand(
    view: View,
    enemy: ElementId,
    id: ElementId,
    opponent: ElementId,
) -> Option<Hand> {
    if attacker_is_chosen(view, id) {
        return None;
    }
    let other = view.position.base(enemy);
    let combat_base = combat_base(view, id, Party::Element(opponent));
    let rules = &view.rulebook.combat;
    let troop = view.position.element(enemy).troop;
    let edges: &[Edge] = if rules.overlaps_by_any_edge.has(troop) {
        &Edge::ALL
    } else {
        &[Edge::Front]
    };
    let by_corner = if rules.no_corner_overlap.has(view.position.element(id).troop) {
        None
    } else {
        let found = edges
            .iter()
            .find_map(|&edge| corner_overlap(&fronting(other, edge), &combat_base));
        found.filter(|_| {
            rules.overlaps_while_fighting.has(troop)
                || !(fights_to_front(view, enemy) || assaults_any(view, enemy))
        })
    };
    let by_corner = by_corner.filter(|_| {
        // A long edge may have a corner that is not beside the opponent.
        let long = beyond(combat_base.width, view.position.base(id).width);
        !long || touches(other, view.position.base(opponent))
    });
    // An element beside the opponent where it stands would be beside it too if it had lined up.
    let as_if = || {
        let fights_so = view.position.as_if(id) == Some(opponent);
        let front = view.position.base(opponent);
        let stands_beside = |hand: &Hand| beside(other, front, *hand);
        let mut hands = Hand::BOTH.into_iter().filter(|_| fights_so);
        hands
            .find(stands_beside)
            .map(Hand::other)
            .filter(|_| !rules.no_corner_overlap.has(view.position.element(id).troop))
            .filter(|_| !fights_to_front(view, enemy) && !assaults_any(view, enemy))
    };
    by_corner
        .or_else(as_if)
        .or_else(|| side_contact(other, &combat_base))
}

/// The friends of an element that recoil too when it is beaten back from `opponent`.
///
/// Their front edge is on the opponent's flank or rear. Troops that would stand if they were beaten stay, where
/// the edition says so. From some opponents all in contact recoil, on any edge and of any type.
pub(super) fn flankers(view: View, id: ElementId, opponent: ElementId) -> ElementSet {
    let outcomes = &view.rulebook.outcomes;
    let cascade = outcomes.cascade.has(view.position.element(opponent).troop);
    // They recoil with a friend in front of the enemy, not with one on its flank.
    let flankers = outcomes.flankers_recoil
        && !is_edgeless(view, opponent)
        && !does_not_face(view, opponent, id);
    let goes_back = |friend| {
        let troop = view.position.element(friend).troop;
        outcomes.standing_flankers_recoil
            || !outcomes.never_goes_back(troop, view.rulebook.troop_ids())
    };
    contacting_enemies(view, opponent)
        .filter(|&met| {
            met.0 != id
                && (cascade
                    || flankers
                        && goes_back(met.0)
                        && relative_contact(view, opponent, id, met).on_flank_or_rear())
        })
        .map(|(friend, _)| friend)
        .collect()
}

/// The elements that attack a held camp or built-up area: their front edge touches it and no enemy element is
/// to their front (`dba22` §7, §8).
pub fn attackers(view: View<'_>, stronghold: Stronghold) -> impl Iterator<Item = ElementId> + '_ {
    let held = view.position.occupant(stronghold).is_inside();
    view.position
        .side(view.position.controller(stronghold).other())
        .map(|(id, _)| id)
        .filter(move |&id| held && assaults(view, stronghold, id) && !has_enemy_to_front(view, id))
}

/// Whether an element's front edge is on a camp or built-up area and assaults it.
///
/// Some troops never assault one, and some places can only be attacked at a gate, however an element got
/// there (`dba30` §5.2, §13.6).
fn assaults(view: View, stronghold: Stronghold, id: ElementId) -> bool {
    let element = view.position.element(id);
    let region = view.table.stronghold(stronghold);
    region.is_some_and(|region| fronts_on_region(&element.base, region))
        && !view.rulebook.combat.never_assaults.has(element.troop)
        && attacks_rightly(view, id, &element.base, stronghold)
}

/// The enemy-held camp or built-up area that an element assaults.
pub fn assaulted_stronghold(view: View, id: ElementId) -> Option<Stronghold> {
    let mut held = view.position.held_against(id.side());
    held.find(|&stronghold| assaults(view, stronghold, id))
}

/// Whether an element assaults any enemy-held camp or built-up area.
pub(super) fn assaults_any(view: View, id: ElementId) -> bool {
    assaulted_stronghold(view, id).is_some()
}

/// Whether a party is in contact with an enemy by a front edge of either.
///
/// With `overlaps`, giving or receiving an overlap counts as well (`dba22` §21.1).
pub fn is_engaged(view: View, party: Party, overlaps: bool) -> bool {
    let id = match party {
        Party::Element(id) if view.position.element(id).on_table() => id,
        Party::Element(_) => return false,
        Party::Stronghold(stronghold) => return attackers(view, stronghold).next().is_some(),
    };
    let position = view.position;
    let base = position.base(id);
    assaults_any(view, id)
        || position.enemies_beside(id).any(|(enemy, element)| {
            let other = &element.base;
            if !touching(other, base) {
                return false;
            }
            // An overlapping element takes part in a friend's combat. One that is overlapped has an enemy to
            // its front, found above.
            current_contact(view, enemy, id).is_some()
                || current_contact(view, id, enemy).is_some()
                || overlaps
                    && opponent(view, enemy)
                        .is_some_and(|friend| overlap_hand(view, id, enemy, friend).is_some())
        })
}
