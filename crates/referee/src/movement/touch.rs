//! The contacts that a march makes, and whether they are allowed (`dba22` §16).
//!
//! A contact must be aligned when the march ends: the movers conform as part of their move. The exceptions are a lone
//! enemy that conforms to a group, and the contacts that come from `meet.rs`.
//!
//! Closing the door is here too: the step from the overlap at an enemy's corner to its flank.

use std::ops::ControlFlow;

use acies_geometry::{Base, Convex, Edge, Hand, Length, Pose, overlaps, touches, within};
use acies_rulebook::{FlankStart, Going};
use arrayvec::ArrayVec;

use super::line_up::starts_right;
use super::march::March;
use super::meant_contact::MeantContact;
use super::meet::{Misaligned, front_line};
use super::{gate, in_the_way};
use crate::combat::{
    attacker_is_chosen, combat_base, contact_on, does_not_face, is_in_combat, never_turns, opponent,
};
use crate::gates;
use crate::{
    Breach, Contact, Drawn, ElementId, Measurement, Party, Reporter, Rule, SIDE_SIZE, STRONGHOLDS,
    Stronghold, View, corner_overlap, front_edge_contact, fronting, fronts_meet, fronts_on_region,
    side_contact,
};

/// The contacts at the end of a march, and the enemy that conforms.
#[derive(Clone, Debug, Default)]
pub struct Contacts {
    /// Every aligned contact.
    pub aligned: Vec<(ElementId, Contact, Party)>,
    /// A lone enemy that conforms to a group.
    pub conforms: Option<(ElementId, Pose)>,
    /// Whether a mover touches any enemy or enemy stronghold.
    pub touches_enemy: bool,
}

impl Contacts {
    /// Whether a contact is made by a front edge. An overlap alone is none (`dba22` §19).
    pub fn by_front_edge(&self) -> bool {
        let mut aligned = self.aligned.iter();
        aligned.any(|(_, contact, _)| contact.by_front_edge())
    }
}

/// Finds and checks the contacts at the end of a march.
///
/// `made` is a contact that comes about because the enemy conforms, or as if an element had conformed.
pub fn check(
    view: View<'_>,
    march: &March,
    made: Option<(ElementId, Contact, ElementId)>,
    reporter: &mut dyn Reporter,
) -> Option<Contacts> {
    let mut contacts = Contacts::default();
    let mut legal = false;
    let mut misaligned = Misaligned::new();
    let mut beside: Beside = ArrayVec::new();
    for (index, &id) in march.movers.iter().enumerate() {
        let end = march.last(index);
        for (enemy, element) in view.position.side(id.side().other()) {
            if !touches(end, &element.base) {
                continue;
            }
            contacts.touches_enemy = true;
            if view
                .rulebook
                .movement
                .contact
                .never
                .has(view.position.element(id).troop)
            {
                reporter
                    .report(|| {
                        Breach::new(Rule::MoveContactNever)
                            .with("element", Measurement::Element(id))
                            .with("enemy", Measurement::Element(enemy))
                            .draw(Drawn::Element(enemy))
                    })
                    .continue_value()?;
                continue;
            }
            let how = contact_on(view, end, enemy)
                .or_else(|| overlap(view, march, end, enemy).map(Contact::Overlap));
            let side_by_side = may_be_beside(view, end, &element.base, how);
            legal |= side_by_side;
            match how {
                // An enemy that is not fighting cannot be overlapped.
                Some(_) if side_by_side && !can_be_overlapped(view, march, enemy) => {}
                Some(how) => {
                    contacts.aligned.push((id, how, Party::Element(enemy)));
                    legal |= how.by_front_edge();
                }
                None => {
                    let _ = misaligned.try_push((index, enemy));
                }
            }
        }
        let found = (&mut contacts, &mut legal, &mut beside);
        check_stronghold_contact(view, march, index, found, reporter).continue_value()?;
    }
    if let Some((id, how, enemy)) = made {
        contacts.aligned.push((id, how, Party::Element(enemy)));
        legal = true;
    }
    check_starts(view, march, &contacts, reporter).continue_value()?;
    if !contacts.touches_enemy || legal {
        return Some(contacts);
    }
    // Without an aligned front edge, only an overlap of a fighting enemy is allowed, or an enemy that conforms.
    let overlaps = || {
        contacts.aligned.iter().filter_map(|&(id, how, party)| {
            let enemy = party.element()?;
            matches!(how, Contact::Overlap(_)).then_some((id, enemy))
        })
    };
    if overlaps().any(|(_, enemy)| can_be_overlapped(view, march, enemy)) {
        return Some(contacts);
    }
    let none_astray = misaligned.is_empty() && beside.is_empty();
    if let Some((id, enemy)) = overlaps().next().filter(|_| none_astray) {
        reporter
            .report(|| {
                Breach::new(Rule::MoveContactOverlap)
                    .with("element", Measurement::Element(id))
                    .with("enemy", Measurement::Element(enemy))
                    .draw(Drawn::Element(enemy))
            })
            .continue_value()?;
        return Some(contacts);
    }
    let conforming = conforming_enemy(view, march, &misaligned).filter(|_| beside.is_empty());
    if let Some((enemy, pose, by)) = conforming {
        contacts.conforms = Some((enemy, pose));
        contacts
            .aligned
            .push((by, Contact::Front, Party::Element(enemy)));
        return Some(contacts);
    }
    let blocked = if reporter.is_fail_fast() {
        None
    } else {
        in_the_way::at_front(view, march, &misaligned)
    };
    for &(index, enemy) in &misaligned {
        reporter
            .report(|| {
                let breach = Breach::new(Rule::MoveContactAlignment)
                    .with("element", Measurement::Element(march.movers[index]))
                    .with("enemy", Measurement::Element(enemy))
                    .draw(Drawn::Element(enemy))
                    .draw(Drawn::Patch(march.last(index).corners));
                if let Some(found) = blocked.filter(|found| found.pair == (index, enemy)) {
                    return breach
                        .because("friend", Measurement::Element(found.friend))
                        .with_aside(Some(found.aside));
                }
                let meant = MeantContact::with_enemy(view, march, index, enemy);
                breach.with_meant(march, meant)
            })
            .continue_value()?;
    }
    for &(id, stronghold) in &beside {
        reporter
            .report(|| {
                Breach::new(Rule::MoveContactCamp)
                    .with("element", Measurement::Element(id))
                    .with("place", Measurement::Party(Party::Stronghold(stronghold)))
            })
            .continue_value()?;
    }
    Some(contacts)
}

/// Whether a mover ends side edge to side edge with an enemy, in editions that allow it without a combat.
fn may_be_beside(view: View<'_>, end: &Base, enemy: &Base, how: Option<Contact>) -> bool {
    view.rulebook.movement.contact.side_by_side
        && matches!(how, Some(Contact::Overlap(_)))
        && side_contact(end, enemy).is_some()
}

/// Checks that a contact with a flank or rear started where it may (`dba22` §16.3): where the edition requires it,
/// behind the line of that edge. Closing the door starts from an overlap.
fn check_starts(
    view: View<'_>,
    march: &March,
    contacts: &Contacts,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    if view.rulebook.movement.contact.flank_start == FlankStart::Anywhere {
        return ControlFlow::Continue(());
    }
    for (index, &id) in march.movers.iter().enumerate() {
        let own = contacts.aligned.iter().filter(|contact| contact.0 == id);
        let met = own.filter(|(_, how, _)| how.on_flank_or_rear());
        for (how, enemy) in met.filter_map(|&(_, how, party)| Some((how, party.element()?))) {
            let is_behind = starts_right(view, &march.stations[index][0], enemy, how);
            if !is_behind && closes_door(view, march) != Some(enemy) {
                reporter.report(|| {
                    Breach::new(Rule::MoveContactFlankStart)
                        .with("element", Measurement::Element(id))
                        .with("enemy", Measurement::Element(enemy))
                        .draw(Drawn::Element(enemy))
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The enemy on whose flank a march closes the door (`dba22` §16.3).
///
/// The mover goes in one leg from the overlap at the enemy's corner (or from beside it, in editions that allow that) to
/// its flank on the same hand, with a friend in front contact where the edition requires one. Only start and end count
/// here; other modules check whether it may go there.
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

/// Movers that touch a stronghold without their front edge, with capacity for every pair.
type Beside = ArrayVec<(ElementId, Stronghold), { SIDE_SIZE * STRONGHOLDS }>;

/// The contact of a base with an enemy other than by its front edge: corner to corner by the enemy's front (or what
/// counts as its front in combat), or side to side.
fn overlap(view: View<'_>, march: &March, end: &Base, enemy: ElementId) -> Option<Hand> {
    let base = view.position.base(enemy);
    let in_combat = || {
        let friend = fights_with(view, march, enemy).filter(|_| never_turns(view, enemy))?;
        let hand = corner_overlap(end, &combat_base(view, enemy, Party::Element(friend)))?;
        touches(end, view.position.base(friend)).then_some(hand)
    };
    corner_overlap(end, base)
        .or_else(in_combat)
        .or_else(|| side_contact(end, base))
}

/// The friend of the mover that an enemy fights and that stays in place.
pub(super) fn fights_with(view: View<'_>, march: &March, enemy: ElementId) -> Option<ElementId> {
    opponent(view, enemy)
        .filter(|&friend| !march.set.has(friend) && !does_not_face(view, enemy, friend))
}

/// Whether an enemy is in front contact with the mover's side after the march, so that it can be overlapped.
fn can_be_overlapped(view: View<'_>, march: &March, enemy: ElementId) -> bool {
    let base = view.position.base(enemy);
    let by_mover = || (0..march.movers.len()).any(|index| fronts_meet(march.last(index), base));
    !attacker_is_chosen(view, enemy) && (by_mover() || fights_with(view, march, enemy).is_some())
}

/// The lone enemy that a group meets at an angle, and the pose to which it conforms (`dba22` §16.2).
///
/// It is not in a group with friends and not in front contact; it has room at its new place and one base depth free
/// behind it.
fn conforming_enemy(
    view: View<'_>,
    march: &March,
    misaligned: &[(usize, ElementId)],
) -> Option<(ElementId, Pose, ElementId)> {
    if !view.rulebook.movement.contact.lone_enemy_conforms || march.movers.len() < 2 {
        return None;
    }
    let mut met = misaligned.iter().filter(|(index, enemy)| {
        // It must be the mover's front edge that meets the enemy.
        touches(&front_line(march.last(*index)), view.position.base(*enemy))
    });
    let &(index, enemy) = met.next()?;
    if misaligned.iter().any(|&(_, other)| other != enemy) {
        return None;
    }
    let position = view.position;
    let alone = position.group_mates(enemy).is_empty() && !is_in_combat(view, enemy);
    let base = position.base(enemy);
    let pose = Contact::Front.pose(march.last(index));
    let lined_up = base.moved_to(pose);
    let behind = Base::new(crate::pose_behind(&lined_up), base.width, base.depth);
    // The enemy conforms within a base width only; farther would be a move.
    let near = within(pose.front.distance(base.pose.front), Length::BASE_WIDTH);
    let free = |shape: &Base| {
        let movers_clear = (0..march.movers.len()).all(|other| !overlaps(march.last(other), shape));
        let mut others = position.near(shape.bounds(), Length::ZERO);
        let others_clear = others.all(|(id, element)| {
            id == enemy || march.set.has(id) || !overlaps(&element.base, shape)
        });
        let troop = position.element(enemy).troop;
        movers_clear
            && others_clear
            && view.table.contains(shape)
            && view.table.going_of(view.rulebook, troop, shape) != Going::Impassable
            && position.overlaps_stronghold(view.table, shape).is_none()
    };
    (alone && near && free(&lined_up) && free(&behind)).then_some((
        enemy,
        pose,
        march.movers[index],
    ))
}

/// Contact with an enemy-held stronghold: part of the front edge on any edge of it (`dba22` §7, §8).
fn check_stronghold_contact(
    view: View<'_>,
    march: &March,
    index: usize,
    (contacts, legal, beside): (&mut Contacts, &mut bool, &mut Beside),
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let id = march.movers[index];
    let end = march.last(index);
    for stronghold in view.position.held_against(id.side()) {
        let Some(region) = view.table.stronghold(stronghold) else {
            continue;
        };
        // Corner to corner is no contact.
        let is_on = |edge: Edge| fronts_on_region(&fronting(end, edge), region);
        if !region.pieces().any(|piece| touches(end, piece)) || !Edge::ALL.into_iter().any(is_on) {
            continue;
        }
        contacts.touches_enemy = true;
        let rules = &view.rulebook.movement.contact;
        if rules.never_at_walls.has(view.position.element(id).troop) {
            reporter.report(|| {
                Breach::new(Rule::MoveContactNever)
                    .with("element", Measurement::Element(id))
                    .with("place", Measurement::Party(Party::Stronghold(stronghold)))
            })?;
        } else if is_on(Edge::Front) {
            if !gates::attacks_rightly(view, id, end, stronghold) {
                reporter.report(|| gate::breach(id, stronghold, end))?;
            }
            contacts
                .aligned
                .push((id, Contact::Front, Party::Stronghold(stronghold)));
            *legal = true;
        } else {
            let _ = beside.try_push((id, stronghold));
        }
    }
    ControlFlow::Continue(())
}
