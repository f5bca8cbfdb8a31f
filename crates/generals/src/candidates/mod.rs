//! The orders that generals think about, anchored on enemies, friends and their own fronts (`solo-dba` §4.1).
//!
//! What is plainly out of reach or has no room is left out here; what is legal the referee says.

mod groups;
mod narrow;
mod places;
mod stands;

pub use places::{behind_fighters, to_shoot};

use acies_geometry::{Angle, Base, Hand, Length, Pose, SmallSort, TOUCH, beyond, is_near, within};
use acies_referee::combat::{contact_places, faced_enemy, opponent, pinned_by};
use acies_referee::{
    Ask, Battle, Contact, ElementId, ElementSet, Leg, Movers, Occupant, Order, Party, Path, Place,
    Position, SIDE_SIZE, Side, Stronghold, View, What, corner_overlap, may_move_again, may_reach,
    pose_behind, pose_beside,
};
use acies_rulebook::Shape;
use arrayvec::ArrayVec;

pub use self::groups::{Files, Legal, files};
pub use self::narrow::{columns, frontages};
pub use self::stands::{
    away, beside_and_behind, breaks_off, facing, goal, group_to, into_ground, to_place, together,
    toward,
};

/// How near an enemy must be for an element to leave its line or to look for a place of its own.
const NEAR: Length = Length::from_units(3 << 16);

/// The tactical moves to think about. `loose` is for when a line gets no further as it is: everybody may go on alone,
/// and files form columns.
pub fn moves(battle: &Battle, side: Side, loose: bool) -> Vec<Order> {
    let mut orders = Vec::new();
    let position = battle.position();
    if position.pips == 0 {
        return orders;
    }
    let free = free(battle, side);
    let grouped = groups::moves(battle, side, free, false, loose, &mut orders);
    for (id, _) in position.side(side) {
        if free.has(id) {
            single_moves(battle, id, grouped.has(id), loose, &mut orders);
        } else if faced_enemy(battle.view(), id).is_some() {
            let back = battle.rulebook().movement.break_off.least;
            orders.push(Order::BreakOff(id, back));
        }
    }
    for id in ElementId::of_side(side) {
        let element = position.element(id);
        if let Place::Inside(stronghold) = element.place {
            come_out(battle, id, stronghold, &mut orders);
        }
    }
    orders
}

/// Those of a side that may move: they have a move left and nobody holds them where they stand.
pub fn free(battle: &Battle, side: Side) -> ElementSet {
    let view = battle.view();
    view.position
        .side(side)
        .map(|(id, _)| id)
        .filter(|&id| may_move_again(view, id) && pinned_by(view, id).is_none())
        .collect()
}

/// The moves into contact of single elements and groups, with elements and with camps and built-up areas; `legal` tells of
/// a group's whether it is legal.
pub fn blows(battle: &Battle, side: Side, legal: Legal<'_>) -> Vec<Order> {
    let mut orders = Vec::new();
    let free = free(battle, side);
    for id in free.iter() {
        let allowance = allowance(battle, &[id]);
        into_strongholds(battle, id, allowance, &mut orders);
        for (enemy, _) in battle.position().side(side.other()) {
            contacts(battle.view(), id, enemy, allowance, &mut orders);
        }
    }
    groups::blows(battle, side, free, legal, &mut orders);
    orders
}

/// The ways ahead of groups and of single elements: straight on, and toward the nearest enemies. Far from the enemy a line
/// keeps together, unless `loose`.
pub fn ways_ahead(battle: &Battle, side: Side, loose: bool) -> Vec<Order> {
    let mut orders = Vec::new();
    let position = battle.position();
    let free = free(battle, side);
    let grouped = groups::moves(battle, side, free, true, loose, &mut orders);
    for id in free.iter() {
        let base = position.base(id);
        let allowance = allowance(battle, &[id]);
        let mut enemies = position.side(side.other());
        let is_near = enemies.any(|(_, enemy)| may_reach(base, &enemy.base, allowance + NEAR));
        if !grouped.has(id) || is_near || loose {
            let mut ways = Vec::new();
            for reach in [Some(allowance), by_the_river(battle, &[id])]
                .into_iter()
                .flatten()
            {
                ahead(base, id, reach, &mut ways);
                toward_enemies(position, id, reach, &mut ways);
            }
            // Nobody else has a way of his.
            let own = orders.len();
            for way in ways {
                if !orders[own..].contains(&way) {
                    orders.push(way);
                }
            }
        }
    }
    orders
}

/// How far all of these may go in good going, a little less than the limit.
pub fn allowance(battle: &Battle, movers: &[ElementId]) -> Length {
    let view = battle.view();
    let slowest = movers
        .iter()
        .map(|&id| view.troop(id).allowance.good)
        .fold(Length::MAX, Length::min);
    slowest - TOUCH * 2
}

/// How far these may go, a little less than the limit, where a river that holds up is near enough to be met.
pub fn by_the_river(battle: &Battle, movers: &[ElementId]) -> Option<Length> {
    let position = battle.position();
    if !position.river_hinders() {
        return None;
    }
    let good = allowance(battle, movers);
    let slow = battle.rulebook().movement.rivers.limit - TOUCH * 2;
    let mut rivers = battle.table().features_of(battle.rulebook(), Shape::River);
    let is_near = rivers.any(|river| {
        let near = |&id: &ElementId| !beyond(river.region.distance(position.base(id)), good);
        movers.iter().any(near)
    });
    (is_near && beyond(good, slow)).then_some(slow)
}

/// Straight on after a river was thrown for, as far as it goes.
pub fn go_on(battle: &Battle) -> Option<Order> {
    let Ask::Decide {
        what: What::GoOn(leader),
        ..
    } = battle.asks()
    else {
        return None;
    };
    let base = battle.position().base(leader);
    [1.25, 1.0, 0.75, 0.625, 0.5, 0.25]
        .into_iter()
        .map(|length| {
            go(
                leader,
                base.shifted(Length::from_base_widths(length), Length::ZERO),
            )
        })
        .find(|order| battle.is_legal(order))
}

fn single_moves(
    battle: &Battle,
    id: ElementId,
    grouped: bool,
    loose: bool,
    orders: &mut Vec<Order>,
) {
    let position = battle.position();
    let base = position.base(id);
    let allowance = allowance(battle, &[id]);
    let reach = allowance + NEAR;
    let near: ArrayVec<ElementId, SIDE_SIZE> = position
        .side(id.side().other())
        .filter(|(_, enemy)| may_reach(base, &enemy.base, reach))
        .map(|(enemy, _)| enemy)
        .collect();
    into_strongholds(battle, id, allowance, orders);
    for &enemy in &near {
        contacts(battle.view(), id, enemy, allowance, orders);
    }
    // Far from the enemy a line keeps together.
    if grouped && near.is_empty() && !loose {
        return;
    }
    ahead(base, id, allowance, orders);
    toward_enemies(position, id, allowance, orders);
    beside_friends(position, id, allowance, orders);
    if !near.is_empty() {
        let back = allowance.scaled(-1, 2);
        orders.push(go(id, base.shifted(back, Length::ZERO)));
        orders.push(go(id, base.shifted(back * 2, Length::ZERO)));
        for hand in Hand::BOTH {
            let aside = allowance.scaled(2, 3);
            orders.push(go(id, base.shifted(aside, hand.signed(aside))));
        }
    }
}

/// Straight ahead, as far as it may go and less.
fn ahead(base: &Base, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    for (numerator, denominator) in [(1, 1), (1, 2), (1, 4)] {
        orders.push(go(
            id,
            base.shifted(allowance.scaled(numerator, denominator), Length::ZERO),
        ));
    }
}

/// Every contact with an enemy that is within reach and has room.
pub fn contacts(
    view: View,
    id: ElementId,
    enemy: ElementId,
    allowance: Length,
    orders: &mut Vec<Order>,
) {
    let position = view.position;
    let (base, other) = (position.base(id), position.base(enemy));
    if !may_reach(base, other, allowance + Length::BASE_WIDTH.scaled(3, 2)) {
        return;
    }
    let mut own = ElementSet::NONE;
    own.insert(id);
    // Who meets the enemy slides the last of the way, where the edition lets him.
    let allowance = allowance + view.rulebook.movement.contact.slide;
    for contact in contact_places(view, enemy) {
        let door = match contact {
            Contact::Flank(hand) => corner_overlap(base, other) == Some(hand),
            Contact::Overlap(_) if opponent(view, enemy).is_none() => continue,
            _ => false,
        };
        let pose = contact.pose(other);
        if !door && !is_near(pose.front, base.pose.front, allowance + Length::BASE_WIDTH) {
            continue;
        }
        let end = other.resized(pose, base.width, base.depth);
        if (door || base.front_moves_within(&end, allowance))
            && position.overlaps_any(&end, own).is_none()
        {
            orders.push(into([id].into_iter().collect(), enemy, contact));
        }
    }
}

/// Toward the two nearest enemies, and others who are as near as the second, looking at them, as far as it may go.
fn toward_enemies(position: &Position, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    let base = position.base(id);
    let mut fronts: ArrayVec<_, SIDE_SIZE> = position
        .side(id.side().other())
        .map(|(_, enemy)| {
            (
                (enemy.base.pose.front - base.pose.front).square(),
                enemy.base.pose.front,
            )
        })
        .collect();
    fronts.small_sort_by_key(|&one| one);
    let second = fronts.get(1).map(|&(way, _)| way);
    let near = fronts
        .iter()
        .take_while(|(way, _)| second.is_none_or(|second| *way <= second));
    for &(_, front) in near {
        let heading = Angle::from_vector(front - base.pose.front);
        let turned = base.moved_to(Pose::new(base.pose.front, heading));
        let left = allowance - base.max_corner_displacement(&turned);
        for part in [1, 2] {
            if beyond(left, Length::ZERO) {
                orders.push(go(id, turned.shifted(left.scaled(part, 2), Length::ZERO)));
            }
        }
    }
}

/// Beside and behind friends within reach, where there is room.
fn beside_friends(position: &Position, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    let base = position.base(id);
    let mut own = ElementSet::NONE;
    own.insert(id);
    let reach = allowance + Length::BASE_WIDTH * 2;
    for (friend, other) in position.side(id.side()) {
        if friend == id || !may_reach(base, &other.base, reach) {
            continue;
        }
        let [left, right] = Hand::BOTH.map(|hand| pose_beside(&other.base, hand));
        for pose in [left, right, pose_behind(&other.base)] {
            if !is_near(pose.front, base.pose.front, allowance) {
                continue;
            }
            let end = other.base.resized(pose, base.width, base.depth);
            if pose != base.pose
                && base.front_moves_within(&end, allowance)
                && position.overlaps_any(&end, own).is_none()
            {
                orders.push(go(id, pose));
            }
        }
    }
}

/// Into a camp or a built-up area of the enemy, or into the own one when it can be had back.
fn into_strongholds(battle: &Battle, id: ElementId, allowance: Length, orders: &mut Vec<Order>) {
    let position = battle.position();
    let base = position.base(id);
    for stronghold in position.strongholds() {
        let enemy = stronghold.owner() != id.side();
        let open = match position.occupant(stronghold) {
            Occupant::Absent | Occupant::Razed => false,
            Occupant::Captured(_) => !enemy,
            Occupant::Empty | Occupant::NonCombatants | Occupant::Garrison(_) => enemy,
        };
        let Some(region) = battle.table().stronghold(stronghold).filter(|_| open) else {
            continue;
        };
        let reach = allowance + Length::BASE_WIDTH * 2;
        if within(region.distance(&[base.pose.front]), reach) {
            orders.push(Order::Move(
                [id].into_iter().collect(),
                Path::Into {
                    enemy: Party::Stronghold(stronghold),
                    contact: Contact::Front,
                },
            ));
        }
    }
}

/// Out of a camp or a built-up area again, on any side of it: what it has taken, or what is attacked.
fn come_out(battle: &Battle, id: ElementId, stronghold: Stronghold, orders: &mut Vec<Order>) {
    let Some(region) = battle.table().stronghold(stronghold) else {
        return;
    };
    if stronghold.owner() == id.side() {
        return;
    }
    let (low, high) = region.bounds();
    let middle = low.midway(high);
    let half = (high - low).length().scaled(1, 2);
    for quarter in 0..4 {
        let looking = Pose::new(middle, Angle(quarter << 30));
        // Clear of it, in whatever going it has.
        for ahead in [1, 2] {
            let pose = looking.shifted(half + Length::BASE_WIDTH * ahead, Length::ZERO);
            orders.push(go(id, pose));
        }
    }
}

/// A move into contact.
pub fn into(movers: Movers, enemy: ElementId, contact: Contact) -> Order {
    Order::Move(
        movers,
        Path::Into {
            enemy: Party::Element(enemy),
            contact,
        },
    )
}

/// A move by legs.
pub fn legs<const N: usize>(movers: &Movers, legs: [Leg; N]) -> Order {
    Order::Move(movers.clone(), Path::Legs(legs.into_iter().collect()))
}

/// A single element to a pose.
pub fn go(id: ElementId, pose: Pose) -> Order {
    Order::Move(
        [id].into_iter().collect(),
        Path::To {
            pose,
            via: ArrayVec::new(),
        },
    )
}
