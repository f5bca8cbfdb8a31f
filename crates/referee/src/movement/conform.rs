//! Contacted enemies conform to movers that cannot (`dba30` §11.4); otherwise both fight as if they had.
//!
//! `meet.rs` decides who conforms; movers come first, in `line_up.rs`. Where movers conform exactly as they move,
//! nothing here applies: the one enemy that then conforms, to a group, is in `touch.rs` (`dba22` §16.2).

use acies_geometry::{
    Angle, Base, Convex, Edge, Hand, Length, Pose, SmallSort, overlaps_interior, touches, within,
};
use acies_rulebook::Going;
use arrayvec::ArrayVec;

use super::ContactRequest;
use super::line_up::starts_right;
use super::meet::{ContactResolution, Misaligned, front_line};
use crate::allowance_in;
use crate::combat::{contacting_enemies, fights_to_front, is_in_combat, never_turns};
use crate::{Contact, ElementId, ElementSet, View};

/// The pose of the contacted base in a contact: the inverse of [`Contact::pose`].
fn pose_under(how: Contact, base: &Base, other: &Base) -> Pose {
    let at = |facing: Angle, ahead: Length, right: Length| {
        let pose = Pose::new(base.pose.front, facing);
        pose.shifted(ahead, right)
    };
    let half = other.width.scaled(1, 2);
    let facing = base.pose.facing;
    match how {
        Contact::Flank(Hand::Left) | Contact::AllRoundFlank(Hand::Left) => {
            at(facing + Angle::LEFT, half, half)
        }
        Contact::Flank(Hand::Right) | Contact::AllRoundFlank(Hand::Right) => {
            at(facing + Angle::RIGHT, half, -half)
        }
        Contact::Rear => at(facing, other.depth, Length::ZERO),
        Contact::Front | Contact::Overlap(_) => at(facing.opposite(), Length::ZERO, Length::ZERO),
    }
}

/// The distance that an edge's corner slides in conforming: the smaller of its two.
fn slide_of(other: &Base, edge: Edge, pose: Pose) -> Length {
    let (from, to) = (other.edge(edge), other.moved_to(pose).edge(edge));
    let [a, b] = [from.from.distance(to.from), from.to.distance(to.to)];
    a.min(b)
}

/// Whether an enemy never conforms: it is fighting already, or never turns.
fn stays(view: View<'_>, enemy: ElementId) -> bool {
    is_in_combat(view, enemy)
        || never_turns(view, enemy)
        || contacting_enemies(view, enemy).next().is_some()
}

/// Whether the front edge of a mover touches an edge of an enemy.
fn has_met(
    view: View<'_>,
    met: &ContactResolution,
    (index, enemy): (usize, ElementId),
    edge: Edge,
) -> bool {
    let edge = view.position.base(enemy).edge(edge);
    let edge = [edge.from, edge.to, edge.to, edge.from];
    touches(&front_line(met.march.last(index)), &edge)
}

/// The contacts into which an enemy may conform to the mover that has met it.
fn contacts_of(
    view: View<'_>,
    met: &ContactResolution,
    pair: (usize, ElementId),
    request: Option<ContactRequest>,
) -> impl Iterator<Item = Contact> {
    let (index, enemy) = pair;
    let start = met.march.stations[index][0];
    let flanks = [Contact::Flank(Hand::Left), Contact::Flank(Hand::Right)];
    let may_flank = flanks
        .into_iter()
        .any(|how| starts_right(view, &start, enemy, how));
    let [left, right] = flanks;
    [left, right, Contact::Rear, Contact::Front]
        .into_iter()
        .filter(move |&how| {
            request.is_none_or(|request| request == ContactRequest { index, enemy, how })
        })
        .filter(move |&how| match how {
            Contact::Front => !may_flank || has_met(view, met, pair, Edge::Front),
            _ => starts_right(view, &start, enemy, how) && has_met(view, met, pair, how.edge()),
        })
}

/// Conforms the contacted enemies to a mover that could not conform.
///
/// All that are in line together move; if they cannot, the contacted one alone, leaving its line. None moves into worse
/// going if it has an alternative.
pub fn contacted(
    view: View<'_>,
    met: &ContactResolution,
    misaligned: &Misaligned,
    request: Option<ContactRequest>,
) -> Option<ContactResolution> {
    let most = view.rulebook.movement.contact.slide;
    for &pair in misaligned {
        let (index, enemy) = pair;
        if stays(view, enemy) {
            continue;
        }
        let base = view.position.base(enemy);
        let mut ways: ArrayVec<(Going, i32, Contact, Pose), 4> = ArrayVec::new();
        for how in contacts_of(view, met, pair, request) {
            let pose = pose_under(how, met.march.last(index), base);
            let slide = slide_of(base, how.edge(), pose);
            if within(slide, most) {
                let troop = view.position.element(enemy).troop;
                let end = base.moved_to(pose);
                let going = view.table.going_of(view.rulebook, troop, &end);
                let worse = going.max(view.table.going_of(view.rulebook, troop, base));
                ways.push((worse, slide.units(), how, pose));
            }
        }
        ways.small_sort_by_key(|&(going, slide, _, _)| (going, slide));
        let together = in_line_with(view, misaligned, enemy);
        let mut alone = ElementSet::NONE;
        alone.insert(enemy);
        for (_, _, how, pose) in ways {
            let moved = shifted(view, met, (enemy, pose), together)
                .or_else(|| shifted(view, met, (enemy, pose), alone));
            if let Some(mut moved) = moved {
                moved.made = Some((met.march.movers[index], how, enemy));
                moved.ended.made = Some(enemy);
                return Some(moved);
            }
        }
    }
    None
}

/// The contacted enemies in group contact with one of them that may move with it.
fn in_line_with(view: View<'_>, misaligned: &Misaligned, enemy: ElementId) -> ElementSet {
    let mut together = ElementSet::NONE;
    together.insert(enemy);
    let mut last = ElementSet::NONE;
    while last != together {
        last = together;
        for one in last.iter() {
            let mates = view.position.group_mates(one);
            for &(_, other) in misaligned {
                if mates.has(other) && !stays(view, other) {
                    together.insert(other);
                }
            }
        }
    }
    together
}

/// Shifts enemies as one block so that the first reaches a pose, if there is room for all.
fn shifted(
    view: View<'_>,
    met: &ContactResolution,
    (enemy, pose): (ElementId, Pose),
    together: ElementSet,
) -> Option<ContactResolution> {
    let lead = view.position.base(enemy);
    let mut shifted = met.clone();
    for id in together.iter() {
        let own = view.position.base(id);
        let seen = lead.local(own.pose.front);
        let turn = own.pose.facing - lead.pose.facing;
        let to = Pose::new(pose.at(seen.ahead, seen.right), pose.facing + turn);
        if !has_room(view, met, id, &own.moved_to(to), together) {
            return None;
        }
        shifted.conforms.push((id, to));
    }
    Some(shifted)
}

/// Whether a conforming enemy ends in a permitted place, ignoring the old places of those that move with it.
fn has_room(
    view: View<'_>,
    met: &ContactResolution,
    id: ElementId,
    end: &Base,
    together: ElementSet,
) -> bool {
    let troop = view.position.element(id).troop;
    let going = view.table.going_of(view.rulebook, troop, end);
    let movers = &met.march.movers;
    let mut others = view.position.near(end.bounds(), Length::ZERO);
    allowance_in(view.troop(id), going).is_some()
        && view.table.contains(end)
        && view.position.overlaps_stronghold(view.table, end).is_none()
        && (0..movers.len()).all(|index| !overlaps_interior(met.march.last(index), end))
        && others.all(|(other, element)| {
            together.has(other)
                || met.march.set.has(other)
                || !overlaps_interior(&element.base, end)
        })
}

/// A mover and an enemy that cannot conform stay and fight as if they had (`dba30` §11.4, §18 A27).
pub fn as_if(
    view: View<'_>,
    met: &ContactResolution,
    misaligned: &Misaligned,
    request: Option<ContactRequest>,
) -> Option<ContactResolution> {
    if !view.rulebook.movement.contact.as_if_lined_up {
        return None;
    }
    let how = Contact::Front;
    let fits = |&&(index, enemy): &&(usize, ElementId)| {
        !fights_to_front(view, enemy)
            && request.is_none_or(|request| request == ContactRequest { index, enemy, how })
    };
    let &(index, enemy) = misaligned.iter().find(fits)?;
    let mut met = met.clone();
    met.made = Some((met.march.movers[index], how, enemy));
    met.ended.made = Some(enemy);
    met.as_if = true;
    Some(met)
}
