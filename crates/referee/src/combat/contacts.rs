//! Who presses on an element in close combat: overlaps, flanks, rear (`dba22` §21.2).
//!
//! It sees places only; what a contact costs stands in the rulebook.

use acies_geometry::{Base, Edge, Hand, Length, distance, touches, within};

use super::supports::Supporters;
use crate::{
    Contact, ElementId, Party, Position, Side, View, corner_overlap, front_edge_contact,
    side_contact,
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
    /// Whether an enemy front is on its flank or rear, or on that of a rank that supports it: then it cannot go back.
    pub held: bool,
}

impl Pressed {
    /// How many sides are pressed: 0 to 3.
    pub fn count(&self) -> u8 {
        [self.left, self.right, self.rear].iter().flatten().count() as u8
    }

    fn note(&mut self, contact: Contact, enemy: ElementId) {
        let place = match contact {
            Contact::Flank(Hand::Left) | Contact::Overlap(Hand::Left) => &mut self.left,
            Contact::Flank(Hand::Right) | Contact::Overlap(Hand::Right) => &mut self.right,
            Contact::Rear => &mut self.rear,
            Contact::Front => return,
        };
        place.get_or_insert(enemy);
        self.held |= matches!(contact, Contact::Flank(_) | Contact::Rear);
    }
}

/// Whether two bases touch, as those in any contact do; most are told apart by a rough and quick test.
fn near(a: &Base, b: &Base) -> bool {
    let reach = a.depth + b.depth + a.width + b.width;
    let step = b.pose.front - a.pose.front;
    [step.x, step.y]
        .into_iter()
        .all(|part| within(Length::from_units(part).size(), reach))
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
    let mut found = Pressed::default();
    for (enemy, element) in position.side(id.side().other()) {
        let other = &element.base;
        if opponent == Party::Element(enemy) || !near(other, base) {
            continue;
        }
        if let Some(contact) = front_edge_contact(other, base) {
            found.note(contact, enemy);
        } else if opponent.element().is_some() {
            let hand = match corner_overlap(other, base) {
                Some(hand) if position.front_enemy(enemy).is_none() => Some(hand),
                _ => side_contact(other, base),
            };
            if let Some(hand) = hand {
                found.note(Contact::Overlap(hand), enemy);
            }
        }
    }
    // A flank or rear contact on the rank behind counts as on the rank in front (`dba22` §25 A8).
    for supporter in supporters
        .iter()
        .filter(|supporter| supporter.straight_behind)
    {
        for (enemy, contact) in position.contacts_on(supporter.id) {
            if matches!(contact, Contact::Flank(_) | Contact::Rear) {
                found.note(contact, enemy);
            }
        }
    }
    found
}

/// The enemy that an element fights: front to front, or by whichever edge is met first where one of them never turns.
pub(super) fn opponent(view: View, id: ElementId) -> Option<ElementId> {
    let position = view.position;
    position.front_enemy(id).or_else(|| {
        met_first(view, id).or_else(|| {
            let base = position.base(id);
            position
                .side(id.side().other())
                .filter(|(_, enemy)| front_edge_contact(base, &enemy.base).is_some())
                .map(|(enemy, _)| enemy)
                .find(|&enemy| {
                    position.front_enemy(enemy).is_none() && met_first(view, enemy) == Some(id)
                })
        })
    })
}

/// The enemy that stands with its front edge on an element that never turns: the first that came there.
fn met_first(view: View, id: ElementId) -> Option<ElementId> {
    let element = view.position.element(id);
    if !view
        .rulebook
        .movement
        .contact
        .never_turns
        .has(element.troop)
    {
        return None;
    }
    let holds = |&enemy: &ElementId| {
        view.position.element(enemy).on_table()
            && front_edge_contact(view.position.base(enemy), &element.base).is_some()
    };
    let first = element.marks.first_contact.filter(holds);
    first.or_else(|| {
        view.position
            .side(id.side().other())
            .map(|(enemy, _)| enemy)
            .find(holds)
    })
}

/// The friends of an element whose front edge is on the flank or rear of its opponent.
pub(super) fn flankers(
    position: &Position,
    id: ElementId,
    opponent: ElementId,
) -> crate::ElementSet {
    position
        .contacts_on(opponent)
        .filter(|&(friend, contact)| {
            friend != id && matches!(contact, Contact::Flank(_) | Contact::Rear)
        })
        .map(|(friend, _)| friend)
        .collect()
}

/// The elements whose front edge touches the camp of `owner` while it is held against them, and that have no enemy
/// element to their front (`dba22` §7).
pub fn attackers(view: View<'_>, owner: Side) -> impl Iterator<Item = ElementId> + '_ {
    Side::BOTH
        .into_iter()
        .filter(move |&side| view.position.camp_held_against(owner, side))
        .flat_map(move |side| view.position.side(side))
        .filter(move |(_, element)| touches_camp(view, owner, &element.base))
        .map(|(id, _)| id)
        .filter(move |&id| view.position.front_enemy(id).is_none())
}

/// Whether a front edge touches a camp.
fn touches_camp(view: View, owner: Side, base: &Base) -> bool {
    view.table.camp(owner).is_some_and(|camp| {
        let front = base.edge(Edge::Front);
        let front = [front.from, front.to];
        let outline = camp.outline.as_slice();
        touches(&front, outline) && within(distance(&front, outline), Length::ZERO)
    })
}

/// Whether a party is in contact with an enemy by either's front edge, or gives or receives an overlap when
/// `overlaps` says that this matters (`dba22` §21.1).
pub fn engaged(view: View, party: Party, overlaps: bool) -> bool {
    let id = match party {
        Party::Element(id) if view.position.element(id).on_table() => id,
        Party::Element(_) => return false,
        Party::Camp(owner) => return attackers(view, owner).next().is_some(),
    };
    let position = view.position;
    let base = position.base(id);
    let against_camp = Side::BOTH.into_iter().any(|owner| {
        position.camp_held_against(owner, id.side()) && touches_camp(view, owner, base)
    });
    against_camp
        || position.side(id.side().other()).any(|(enemy, element)| {
            let other = &element.base;
            if !near(other, base) {
                return false;
            }
            // An overlap takes part in the combat of a friend; an overlap received means front contact already.
            front_edge_contact(other, base).is_some()
                || front_edge_contact(base, other).is_some()
                || overlaps
                    && (corner_overlap(base, other).is_some()
                        || side_contact(base, other).is_some())
                    && position.front_enemy(enemy).is_some()
        })
}
