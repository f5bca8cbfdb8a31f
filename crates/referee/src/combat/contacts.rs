//! Who presses on an element in close combat: overlaps, flanks, rear (`dba22` §21.2).
//!
//! It sees places only; what a contact costs stands in the rulebook.

use acies_geometry::{Base, Edge, Hand, Length, TOUCH, beyond, touches, within};

use super::fronts::{
    attacker_is_chosen, fights_to_front, has_enemy_to_front, is_edgeless, is_in_combat, is_unfaced,
    meets_now, met_by, never_turns, opponent, seen_against, stance,
};
use super::supports::Supporters;
use crate::gates::attacks_rightly;
use crate::{
    Contact, ElementId, ElementSet, Party, Stronghold, View, beside, corner_overlap, fronting,
    fronts_on_region, side_contact,
};

/// The enemies that press on an element beside its opponent, at most one counted on each side and behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pressed {
    /// On its left: overlap, side edge or flank.
    pub left: Option<ElementId>,
    /// On its right.
    pub right: Option<ElementId>,
    /// On its rear edge.
    pub rear: Option<ElementId>,
    /// Whether the edge of the table is on its left and on its right, and counts as an overlap.
    pub by_board_edge: [bool; 2],
    /// Those whose front edge is on one that has no sides to be pressed on, each of whom counts.
    pub all_round: ElementSet,
    /// Whether an enemy front is on its own flank or rear.
    pub on_flank_or_rear: bool,
    /// Whether an enemy front is on its flank or rear, or on that of a rank that supports it: then it cannot go back.
    pub held: bool,
}

impl Pressed {
    /// How many sides are pressed, 0 to 3, and how many press wherever they stand.
    pub fn count(&self) -> u8 {
        let [left, right] = self.by_board_edge;
        let sides = [self.left.is_some() || left, self.right.is_some() || right];
        let pressed = sides.into_iter().chain([self.rear.is_some()]);
        (pressed.filter(|&is| is).count() + self.all_round.len()) as u8
    }

    fn note(&mut self, contact: Contact, enemy: ElementId) {
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
        place.get_or_insert(enemy);
        self.held |= contact.on_flank_or_rear();
    }
}

/// Whether two bases touch, as those in any contact do; most are told apart by a rough and quick test.
fn near(a: &Base, b: &Base) -> bool {
    let reach = a.depth + b.depth + a.width + b.width;
    let step = b.pose.front - a.pose.front;
    [step.x, step.y]
        .into_iter()
        .all(|part| within(Length::from_units(part).abs(), reach))
        && touches(a, b)
}

/// Who presses on an element that fights `opponent`.
///
/// Overlaps count only against one that fights an element: the friend of the overlapping enemy in front contact.
pub(super) fn pressed(
    view: View,
    id: ElementId,
    opponent: Party,
    supporters: &Supporters,
) -> Pressed {
    let position = view.position;
    let base = position.base(id);
    let (edgeless, chosen) = (is_edgeless(view, id), attacker_is_chosen(view, id));
    let no_corner_overlap = {
        let rules = &view.rulebook.combat;
        rules.no_corner_overlap.has(position.element(id).troop)
    };
    let mut found = Pressed::default();
    // Who would overlap if two had lined up that have not may stand a little off.
    let as_if = position.as_if(id).is_some();
    for (enemy, element) in position.side(id.side().other()) {
        let other = &element.base;
        if opponent == Party::Element(enemy) || !as_if && !near(other, base) {
            continue;
        }
        if let Some(contact) = meets_now(view, enemy, id) {
            let seen = match opponent {
                Party::Element(opponent) => seen_against(view, id, opponent, (enemy, contact)),
                Party::Stronghold(_) => contact,
            };
            // Who is beside the opponent on the own front overlaps as by a corner, as long as it fights nobody itself.
            if matches!(seen, Contact::Overlap(_))
                && !never_turns(view, id)
                && (no_corner_overlap || is_in_combat(view, enemy))
            {
                continue;
            }
            if edgeless || chosen {
                found.all_round.insert(enemy);
                found.held |= !edgeless && seen.on_flank_or_rear();
            } else {
                found.note(seen, enemy);
            }
        } else if let Party::Element(opponent) = opponent
            && let Some(hand) = overlaps_on(view, enemy, id, opponent)
        {
            found.note(Contact::Overlap(hand), enemy);
        }
    }
    if let Party::Element(_) = opponent {
        found.by_board_edge =
            Hand::BOTH.map(|hand| overlapped_by_board_edge(view, id, opponent, hand));
    }
    found.on_flank_or_rear = found.held;
    if let Party::Element(opponent) = opponent
        && is_unfaced(view, id, opponent)
        && let Some(contact) = meets_now(view, opponent, id)
    {
        found.note(contact, opponent);
    }
    // Where the rank behind stays in its place, a flank or rear contact on it counts as on the rank in front (`dba22` §25 A8).
    if view.rulebook.movement.contact.supporters_turn {
        return found;
    }
    for supporter in supporters
        .iter()
        .filter(|supporter| supporter.straight_behind)
    {
        for (enemy, contact) in met_by(view, supporter.id) {
            if contact.on_flank_or_rear() {
                found.note(contact, enemy);
            }
        }
    }
    found
}

/// Whether the edge of the table counts as an overlap on a flank: there is no room for an enemy beside that front corner
/// (`dba30` §13.5).
fn overlapped_by_board_edge(view: View, id: ElementId, opponent: Party, hand: Hand) -> bool {
    let rules = &view.rulebook.combat;
    if !rules
        .board_edge_overlaps
        .has(view.position.element(id).troop)
    {
        return false;
    }
    let base = stance(view, id, opponent);
    // An edge that touches the corner leaves no room, however little is asked for.
    let room = rules.board_edge_room.max(TOUCH * 2);
    let aside = base.width.scaled(1, 2) + room;
    let right = match hand {
        Hand::Left => -aside,
        Hand::Right => aside,
    };
    !view.table.contains(&[base.at(Length::ZERO, right)])
}

/// On which hand an enemy overlaps an element that fights `opponent`, without having its front edge on it: corner to
/// corner beside that opponent, as long as it has nobody to its own front, not even in a camp or a built-up area; or side
/// to side (`dba22` §21.2).
///
/// Nobody overlaps one whose main attacker is chosen; some overlap by any edge, and some even while they fight (`dba22`
/// §24). Some are not overlapped corner to corner (`dba30` §13.5).
pub(crate) fn overlaps_on(
    view: View,
    enemy: ElementId,
    id: ElementId,
    opponent: ElementId,
) -> Option<Hand> {
    if attacker_is_chosen(view, id) {
        return None;
    }
    let other = view.position.base(enemy);
    let stance = stance(view, id, Party::Element(opponent));
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
            .find_map(|&edge| corner_overlap(&fronting(other, edge), &stance));
        found.filter(|_| {
            rules.overlaps_while_fighting.has(troop)
                || !(fights_to_front(view, enemy) || attacks_any(view, enemy))
        })
    };
    let by_corner = by_corner.filter(|_| {
        // A long edge has corners that are not beside the opponent.
        let long = beyond(stance.width, view.position.base(id).width);
        !long || touches(other, view.position.base(opponent))
    });
    // Who stands beside the opponent as it is would stand there if it had lined up.
    let as_if = || {
        let fights_so = view.position.as_if(id) == Some(opponent);
        let front = view.position.base(opponent);
        let stands_beside = |hand: &Hand| beside(other, front, *hand);
        let mut hands = Hand::BOTH.into_iter().filter(|_| fights_so);
        hands
            .find(stands_beside)
            .map(Hand::other)
            .filter(|_| !rules.no_corner_overlap.has(view.position.element(id).troop))
            .filter(|_| !fights_to_front(view, enemy) && !attacks_any(view, enemy))
    };
    by_corner
        .or_else(as_if)
        .or_else(|| side_contact(other, &stance))
}

/// The friends of an element who recoil from its opponent when it is beaten back: those whose front edge is on the flank
/// or rear of that one, or on any of its edges, as the edition says. Who goes back before nobody stays where he is.
pub(super) fn flankers(view: View, id: ElementId, opponent: ElementId) -> ElementSet {
    let outcomes = &view.rulebook.outcomes;
    let cascade = outcomes.cascade.has(view.position.element(opponent).troop);
    // They go back with a friend to the front of their enemy, not with one on its flank.
    let flankers =
        outcomes.flankers_recoil && !is_edgeless(view, opponent) && !is_unfaced(view, opponent, id);
    met_by(view, opponent)
        .filter(|&met| {
            met.0 != id
                && (cascade || flankers && seen_against(view, opponent, id, met).on_flank_or_rear())
        })
        .map(|(friend, _)| friend)
        .filter(|&friend| {
            let troop = view.position.element(friend).troop;
            !outcomes.never_goes_back(troop, view.rulebook.troop_ids())
        })
        .collect()
}

/// The elements whose front edge touches a camp or a built-up area that is held against them, and that have no enemy
/// element to their front (`dba22` §7, §8).
pub fn attackers(view: View<'_>, stronghold: Stronghold) -> impl Iterator<Item = ElementId> + '_ {
    let held = view.position.occupant(stronghold).is_inside();
    view.position
        .side(view.position.controller(stronghold).other())
        .map(|(id, _)| id)
        .filter(move |&id| held && attacks(view, stronghold, id) && !has_enemy_to_front(view, id))
}

/// Whether an element has its front edge on a camp or a built-up area, and attacks it there: some never do, and some at gates
/// alone, wherever a pursuit has brought them (`dba30` §5.2, §13.6).
fn attacks(view: View, stronghold: Stronghold, id: ElementId) -> bool {
    let element = view.position.element(id);
    let region = view.table.stronghold(stronghold);
    region.is_some_and(|region| fronts_on_region(&element.base, region))
        && !view.rulebook.combat.never_assaults.has(element.troop)
        && attacks_rightly(view, id, &element.base, stronghold)
}

/// A camp or a built-up area that is held against an element and that it attacks.
pub fn place_attacked(view: View, id: ElementId) -> Option<Stronghold> {
    let mut held = view.position.held_against(id.side());
    held.find(|&stronghold| attacks(view, stronghold, id))
}

/// Whether an element attacks a camp or a built-up area that is held against it.
pub(super) fn attacks_any(view: View, id: ElementId) -> bool {
    place_attacked(view, id).is_some()
}

/// Whether a party is in contact with an enemy by either's front edge, or gives or receives an overlap when
/// `overlaps` says that this matters (`dba22` §21.1).
pub fn engaged(view: View, party: Party, overlaps: bool) -> bool {
    let id = match party {
        Party::Element(id) if view.position.element(id).on_table() => id,
        Party::Element(_) => return false,
        Party::Stronghold(stronghold) => return attackers(view, stronghold).next().is_some(),
    };
    let position = view.position;
    let base = position.base(id);
    attacks_any(view, id)
        || position.side(id.side().other()).any(|(enemy, element)| {
            let other = &element.base;
            if !near(other, base) {
                return false;
            }
            // An overlap takes part in the combat of a friend; an overlap received means front contact already.
            meets_now(view, enemy, id).is_some()
                || meets_now(view, id, enemy).is_some()
                || overlaps
                    && opponent(view, enemy)
                        .is_some_and(|friend| overlaps_on(view, id, enemy, friend).is_some())
        })
}
