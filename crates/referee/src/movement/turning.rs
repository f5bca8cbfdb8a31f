//! Turning to face at the end of the movement phase (`dba22` §16.4).

use acies_geometry::{Base, Length, overlaps};
use acies_rulebook::{SupportPlace, TroopId};

use crate::aftermath::meets_closed;
use crate::combat::{first_contacter, met_by, supporters_against, taken_in_flank_or_rear};
use crate::{Contact, ElementId, ElementSet, Event, Field, Party, Side, View};

/// Every element that an enemy front holds in flank or rear, and none in front, turns to face the first that came,
/// unless it gives rear support (`dba22` §25 A8): the passive side's elements first, each side by number, so that the order is always the same.
pub fn turn_to_face(field: &mut Field<'_>) {
    let active = field.position.active;
    for side in [active.other(), active] {
        for id in ElementId::of(side) {
            let element = field.position.element(id);
            if element.on_table()
                && !field
                    .rulebook
                    .movement
                    .contact
                    .never_turns
                    .has(element.troop)
            {
                turn(field, id, side);
            }
        }
    }
}

fn turn(field: &mut Field<'_>, id: ElementId, side: Side) {
    let Some(enemy) = first_on_flank_or_rear(field.view(), id) else {
        return;
    };
    let pose = Contact::Front.pose(field.position.base(enemy));
    let turned = field.position.base(id).moved_to(pose);
    if turned == *field.position.base(id) || gives_rear_support(field.view(), id) {
        return;
    }
    let Some(room) = room_for(field.view(), id, &turned, side) else {
        return;
    };
    for (friend, base) in room {
        field.position.place(friend, base.pose);
        field.tell(Event::MadeRoom {
            id: friend,
            to: base.pose,
        });
    }
    field.position.place(id, pose);
    field.tell(Event::Turned { id, to: pose });
}

/// The enemy that an element must turn to: the first that came into contact with its flank or rear, else the first by
/// number that stands there; `None` when an enemy holds it in front.
fn first_on_flank_or_rear(view: View<'_>, id: ElementId) -> Option<ElementId> {
    if view.position.front_enemy(id).is_some() {
        return None;
    }
    first_contacter(view, id).or_else(|| {
        met_by(view, id)
            .find(|(_, contact)| contact.on_flank_or_rear())
            .map(|(enemy, _)| enemy)
    })
}

/// Whether an element stands behind friends in combat and adds to the score of one of them.
fn gives_rear_support(view: View<'_>, id: ElementId) -> bool {
    view.position
        .side(id.side())
        .filter_map(|(front, _)| Some((front, view.position.front_enemy(front)?)))
        .any(|(front, enemy)| {
            supporters_against(view, front, Party::Element(enemy))
                .iter()
                .filter(|supporter| supporter.id == id)
                .any(|supporter| {
                    let row = &view.rulebook.combat.supports[usize::from(supporter.row)];
                    row.place != SupportPlace::Beside
                })
        })
}

/// Whether nobody of a troop can stand there, whoever makes room: no table, a camp, or going closed to it.
fn no_ground(view: View<'_>, troop: TroopId, base: &Base) -> bool {
    !view.table.holds(base)
        || crate::Position::overlaps_camp(view.table, base).is_some()
        || meets_closed(view, troop, base)
}

/// The friends that make room for an element that turns, and where they go: straight back from where it now faces, as
/// little as needed and at most by its own base depth; `None` when there is no room.
fn room_for(
    view: View<'_>,
    id: ElementId,
    turned: &Base,
    side: Side,
) -> Option<Vec<(ElementId, Base)>> {
    let troop = |id| view.position.element(id).troop;
    if no_ground(view, troop(id), turned) {
        return None;
    }
    let in_the_way: Vec<ElementId> = view
        .position
        .on_table()
        .filter(|(other, element)| *other != id && overlaps(&element.base, turned))
        .map(|(other, _)| other)
        .collect();
    if in_the_way.is_empty() {
        return Some(Vec::new());
    }
    let movable = |friend: ElementId| {
        friend.side() == side
            && view.position.front_enemy(friend).is_none()
            && !taken_in_flank_or_rear(view, friend)
    };
    if !view.rulebook.movement.contact.turn_moves_friends
        || !in_the_way.iter().all(|&friend| movable(friend))
    {
        return None;
    }
    let movers: ElementSet = in_the_way.iter().copied().chain([id]).collect();
    let mut placed: Vec<(ElementId, Base)> = Vec::new();
    for friend in in_the_way {
        let base = *view.position.base(friend);
        // How far it reaches into the turned base, seen along that one's facing.
        let intrusion = base
            .corners
            .iter()
            .map(|&corner| turned.local(corner).ahead)
            .fold(-turned.depth, Length::longer)
            + turned.depth;
        let step = turned.direction.vector(-intrusion, Length::ZERO);
        let moved = base.translated(step);
        let clash = placed.iter().any(|(_, other)| overlaps(other, &moved))
            || overlaps(turned, &moved)
            || view.position.overlaps_any(&moved, movers).is_some();
        if acies_geometry::beyond(intrusion, turned.depth)
            || clash
            || no_ground(view, troop(friend), &moved)
        {
            return None;
        }
        placed.push((friend, base.moved_to(moved.pose)));
    }
    Some(placed)
}
