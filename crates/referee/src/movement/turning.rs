//! Turning to face at the end of the movement phase (`dba22` §16.4).

use acies_geometry::{Base, Convex, Length, SmallSort, overlaps, overlaps_interior};
use acies_rulebook::{FriendsInTheWay, SupportPlace, TroopId};

use crate::combat::{
    contacting_enemies, current_contact, enemies_in_reach, front_contact,
    has_enemy_on_flank_or_rear, never_turns, recorded_first_contact, support_against,
};
use crate::straight_path::meets_impassable;
use crate::{
    Changes, Contact, ElementId, ElementSet, Event, Party, Position, Side, View, follows, in_reach,
};

/// Every element with an enemy front on its flank or rear and none on its front turns to face its first contacter.
///
/// Rear supports turn only where the edition requires it (`dba22` §25 A8, `dba30` §11.5). The passive side turns first,
/// each side by number, so that the order is fixed.
pub fn turn_to_face(changes: &mut Changes<'_>) {
    turn_of(changes, ElementSet::ALL);
}

/// The same after a move from a settled position ([`is_settled`]): only elements near a mover are considered.
pub fn turn_to_face_after(changes: &mut Changes<'_>, settled: &Position) {
    turn_of(changes, unsettled(changes.position, settled));
}

/// Whether no element has an enemy to turn to, with or without room.
pub fn is_settled(view: View<'_>) -> bool {
    let mut all = view.position.on_table();
    all.all(|(id, _)| never_turns(view, id) || first_on_flank_or_rear(view, id).is_none())
}

/// The elements that may have to turn after a move from a settled position.
///
/// Those that moved or have a new first contacter; those near an enemy that moved, before or after; and those that
/// fight as if conformed, which ends when a third element comes.
fn unsettled(position: &Position, settled: &Position) -> ElementSet {
    let moved = position.moved_since(settled);
    ElementId::all()
        .filter(|&id| {
            let (old, new) = (settled.element(id), position.element(id));
            let is_near = |other: ElementId| {
                other.side() != id.side()
                    && (in_reach(&new.base, position.base(other))
                        || in_reach(&new.base, settled.base(other)))
            };
            moved.has(id)
                || old.troop != new.troop
                || old.marks.first_contact != new.marks.first_contact
                || old.marks.as_if.or(new.marks.as_if).is_some()
                || moved.iter().any(is_near)
        })
        .collect()
}

/// Turns the elements that must and can; once one has turned, all after it are considered.
fn turn_of(changes: &mut Changes<'_>, mut some: ElementSet) {
    let active = changes.position.active;
    // Where one front can be on the sides of several elements, some can turn only after others.
    let again = changes.rulebook.movement.contact.unmatched_fights;
    let mut turned = ElementSet::NONE;
    loop {
        let before = turned;
        for side in [active.other(), active] {
            for id in ElementId::of_side(side).filter(|&id| !before.has(id)) {
                let turns = some.has(id)
                    && changes.position.element(id).on_table()
                    && !never_turns(changes.view(), id)
                    && turn(changes, id, side);
                if turns {
                    turned.insert(id);
                    some = ElementSet::ALL;
                }
            }
        }
        if !again || turned == before {
            return;
        }
    }
}

/// Turns an element if it must and can; returns whether it turned.
fn turn(changes: &mut Changes<'_>, id: ElementId, side: Side) -> bool {
    let Some(enemy) = first_on_flank_or_rear(changes.view(), id) else {
        return false;
    };
    let pose = Contact::Front.pose(changes.position.base(enemy));
    let turned = changes.position.base(id).moved_to(pose);
    let stays = |view: View<'_>| {
        !view.rulebook.movement.contact.supporters_turn && gives_rear_support(view, id)
    };
    if turned == *changes.position.base(id) || stays(changes.view()) {
        return false;
    }
    let Some(room) = room_for(changes.view(), (id, &turned), enemy, side) else {
        return false;
    };
    for (friend, base) in room {
        changes.position.place(friend, base.pose);
        changes.record(Event::MadeRoom {
            id: friend,
            to: base.pose,
        });
    }
    changes.position.place(id, pose);
    changes.record(Event::Turned { id, to: pose });
    true
}

/// The enemy that an element must turn to: the first contacter of its flank or rear, else the first by number there;
/// `None` when it has an enemy to its front.
fn first_on_flank_or_rear(view: View<'_>, id: ElementId) -> Option<ElementId> {
    // Most elements have no enemy near them.
    enemies_in_reach(view, id).next()?;
    if front_contact(view, id).is_some() {
        return None;
    }
    recorded_first_contact(view, id).or_else(|| {
        contacting_enemies(view, id)
            .find(|(_, contact)| contact.on_flank_or_rear())
            .map(|(enemy, _)| enemy)
    })
}

/// Whether an element gives rear support to a friend in combat.
fn gives_rear_support(view: View<'_>, id: ElementId) -> bool {
    view.position
        .side(id.side())
        .filter_map(|(front, _)| Some((front, front_contact(view, front)?)))
        .any(|(front, enemy)| {
            support_against(view, front, Party::Element(enemy))
                .iter()
                .filter(|supporter| supporter.id == id)
                .any(|supporter| {
                    let row = &view.rulebook.combat.supports[usize::from(supporter.row)];
                    row.place != SupportPlace::Beside
                })
        })
}

/// Whether a troop type can never be there, whatever makes room: off the table, in a stronghold, or in going closed to
/// it.
fn no_ground(view: View<'_>, troop: TroopId, base: &Base) -> bool {
    !view.table.contains(base)
        || view
            .position
            .overlaps_stronghold(view.table, base)
            .is_some()
        || meets_impassable(view, troop, base)
}

/// The friends that make room for a turning element, and their new places; `None` when there is no room.
fn room_for(
    view: View<'_>,
    (id, turned): (ElementId, &Base),
    enemy: ElementId,
    side: Side,
) -> Option<Vec<(ElementId, Base)>> {
    if no_ground(view, view.position.element(id).troop, turned) {
        return None;
    }
    let in_the_way: Vec<ElementId> = view
        .position
        .near(turned.bounds(), Length::ZERO)
        .filter(|(other, element)| *other != id && overlaps_interior(&element.base, turned))
        .map(|(other, _)| other)
        .collect();
    if in_the_way.is_empty() {
        return Some(Vec::new());
    }
    let is_free =
        |friend: ElementId| friend.side() == side && front_contact(view, friend).is_none();
    let movable = |friend: ElementId| is_free(friend) && !has_enemy_on_flank_or_rear(view, friend);
    let all_movable = in_the_way.iter().all(|&friend| movable(friend));
    match view.rulebook.movement.contact.friends_in_the_way {
        FriendsInTheWay::MakeRoom if all_movable => aside(view, id, turned, &in_the_way),
        FriendsInTheWay::TurnBehind if all_movable => {
            behind_it(view, id, turned, in_the_way, movable)
        }
        FriendsInTheWay::ColumnTurnsBehind => {
            let column = following(view, id);
            // The enemy may have contacted its followers as well: they turn behind it.
            let turns_with_it =
                |friend| column.has(friend) && current_contact(view, enemy, friend).is_some();
            let movable = |friend| movable(friend) || is_free(friend) && turns_with_it(friend);
            if in_the_way
                .iter()
                .all(|&friend| column.has(friend) && movable(friend))
            {
                behind_it(view, id, turned, in_the_way, movable)
            } else if all_movable {
                aside(view, id, turned, &in_the_way)
            } else {
                None
            }
        }
        FriendsInTheWay::Stay | FriendsInTheWay::MakeRoom | FriendsInTheWay::TurnBehind => None,
    }
}

/// The elements that follow an element in a column, in order.
fn following(view: View<'_>, id: ElementId) -> ElementSet {
    let mut column = ElementSet::NONE;
    let mut last = id;
    while let Some((next, _)) = view.position.side(id.side()).find(|&(other, element)| {
        other != id && !column.has(other) && follows(&element.base, view.position.base(last))
    }) {
        column.insert(next);
        last = next;
    }
    column
}

/// Followers turn too and end behind the turning element, the nearest first; so does any element in their way.
fn behind_it(
    view: View<'_>,
    id: ElementId,
    turned: &Base,
    mut in_the_way: Vec<ElementId>,
    movable: impl Fn(ElementId) -> bool,
) -> Option<Vec<(ElementId, Base)>> {
    let from = view.position.base(id).pose.front;
    let mut placed: Vec<(ElementId, Base)> = Vec::new();
    let mut last = *turned;
    while !in_the_way.is_empty() {
        in_the_way.small_sort_by_key(|&friend| {
            let away = (view.position.base(friend).pose.front - from).square();
            (std::cmp::Reverse(away), std::cmp::Reverse(friend))
        });
        let friend = in_the_way.pop()?;
        let base = view
            .position
            .base(friend)
            .moved_to(crate::pose_behind(&last));
        placed.push((friend, base));
        last = base;
        if no_ground(view, view.position.element(friend).troop, &base) {
            return None;
        }
        for (other, element) in view.position.near(base.bounds(), Length::ZERO) {
            let moves = other == id
                || in_the_way.contains(&other)
                || placed.iter().any(|&(moved, _)| moved == other);
            if moves || !overlaps_interior(&element.base, &base) {
                continue;
            }
            if !movable(other) {
                return None;
            }
            in_the_way.push(other);
        }
    }
    Some(placed)
}

/// Friends make room for a turning element: straight back from its new facing, as little as needed and at most its own
/// base depth.
fn aside(
    view: View<'_>,
    id: ElementId,
    turned: &Base,
    in_the_way: &[ElementId],
) -> Option<Vec<(ElementId, Base)>> {
    let movers: ElementSet = in_the_way.iter().copied().chain([id]).collect();
    let mut placed: Vec<(ElementId, Base)> = Vec::new();
    for &friend in in_the_way {
        let base = *view.position.base(friend);
        // The distance by which it reaches into the turned base, along its facing.
        let intrusion = base
            .corners
            .iter()
            .map(|&corner| turned.local(corner).ahead)
            .fold(-turned.depth, Length::max)
            + turned.depth;
        let step = turned.direction.vector(-intrusion, Length::ZERO);
        let moved = base.translated(step);
        let clash = placed.iter().any(|(_, other)| overlaps(other, &moved))
            || overlaps(turned, &moved)
            || view.position.overlaps_any(&moved, movers).is_some();
        if acies_geometry::beyond(intrusion, turned.depth)
            || clash
            || no_ground(view, view.position.element(friend).troop, &moved)
        {
            return None;
        }
        placed.push((friend, base.moved_to(moved.pose)));
    }
    Some(placed)
}
