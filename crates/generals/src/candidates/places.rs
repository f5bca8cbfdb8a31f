//! Destinations without contact: beside friends, toward a place, away from enemies, in terrain, to shoot.
//!
//! Only poses and regions matter here; what a place is good for is decided elsewhere.

use acies_geometry::{
    Angle, Base, Edge, Hand, Length, Point, Pose, Region, SmallSort, TOUCH, beyond, is_near, within,
};
use acies_referee::combat::{faced_enemy, pinned_by};
use acies_referee::{
    Battle, ElementId, ElementSet, Leg, Movers, Order, Path, SIDE_SIZE, Side, may_reach,
    pose_behind, pose_beside,
};
use arrayvec::ArrayVec;

use super::{allowance, movable_elements, move_by_legs, move_to};

/// The destination of an order that sends a single element to a pose.
pub fn destination(order: &Order) -> Option<(ElementId, Pose)> {
    match order {
        Order::Move(movers, Path::To { pose, .. }) if movers.len() == 1 => Some((movers[0], *pose)),
        _ => None,
    }
}

/// The places flush with a friend: left, right and behind. They may be occupied.
pub fn beside_and_behind(friend: &Base) -> [Pose; 3] {
    [
        pose_beside(friend, Hand::Left),
        pose_beside(friend, Hand::Right),
        pose_behind(friend),
    ]
}

/// The order that sends an element straight to a pose, if it is in reach and free.
pub fn to_place(battle: &Battle, id: ElementId, pose: Pose) -> Option<Order> {
    let position = battle.position();
    let base = position.base(id);
    // Up to the exact limit, because the destination is exact.
    let most = allowance(battle, &[id]) + TOUCH * 2;
    // One front corner always travels at least as far as the middle of the front.
    if !is_near(base.pose.front, pose.front, most) {
        return None;
    }
    let end = base.moved_to(pose);
    let mut own = ElementSet::NONE;
    own.insert(id);
    let fits = pose != base.pose
        && base.front_moves_within(&end, most)
        && position.overlaps_any(&end, own).is_none();
    fits.then(|| move_to(id, pose))
}

/// Adds moves toward a place out of reach, with the present facing and with the facing at the place.
pub fn toward(battle: &Battle, id: ElementId, pose: Pose, orders: &mut Vec<Order>) {
    let base = battle.position().base(id);
    let way = pose.front.distance(base.pose.front).units();
    let most = allowance(battle, &[id]);
    if way <= 0 {
        return;
    }
    for facing in [pose.facing, base.pose.facing] {
        let part = |length: Length| {
            let front =
                base.pose
                    .front
                    .toward(pose.front, length.units().min(way).into(), i64::from(way));
            Pose::new(front, facing)
        };
        // Shorten the move until no corner travels too far because of the turn.
        let mut length = most;
        for _ in 0..3 {
            let over = base.max_front_corner_displacement(&base.moved_to(part(length))) - most;
            if !beyond(over, Length::ZERO) {
                break;
            }
            length = length - over - TOUCH;
        }
        if beyond(length, Length::ZERO) {
            orders.push(move_to(id, part(length)));
        }
        if pose.facing == base.pose.facing {
            break;
        }
    }
}

/// Adds moves by which an element leaves the way of those behind it: aside by half widths, level or farther ahead.
pub fn makes_way(battle: &Battle, id: ElementId, orders: &mut Vec<Order>) {
    let base = battle.position().base(id);
    let most = allowance(battle, &[id]);
    for hand in Hand::BOTH {
        for halves in 1..=6 {
            let aside = base.width.scaled(halves, 2);
            for ahead in [Length::ZERO, most.scaled(1, 2)] {
                let pose = base.shifted(ahead, hand.signed(aside));
                orders.extend(to_place(battle, id, pose));
            }
        }
    }
}

/// An order that brings the first element of a group to a pose.
pub fn move_group_to(movers: Movers, pose: Pose) -> Order {
    let via = ArrayVec::new();
    Order::Move(movers, Path::To { pose, via })
}

/// Adds moves that bring the first element of a group to a pose or as near as possible, with one wheel.
pub fn group_toward(battle: &Battle, movers: &Movers, pose: Pose, orders: &mut Vec<Order>) {
    let position = battle.position();
    let base = position.base(movers[0]);
    let most = allowance(battle, movers);
    if within(pose.front.distance(base.pose.front), most) {
        orders.push(move_group_to(movers.clone(), pose));
    }
    orders.push(move_by_legs(movers, [Leg::Forward(most)]));
    orders.push(move_by_legs(movers, [Leg::Forward(most.scaled(1, 2))]));
    let bearing = Angle::from_vector(pose.front - base.pose.front) - base.pose.facing;
    let size = bearing.between(Angle::ZERO);
    if size > Angle::RIGHT || size.0 < 1 << 24 {
        return;
    }
    let hand = if bearing.0 >> 31 == 0 {
        Hand::Right
    } else {
        Hand::Left
    };
    let wide = movers
        .iter()
        .filter(|&&id| {
            let mut others = movers.iter();
            !others.any(|&other| acies_referee::behind(position.base(id), position.base(other)))
        })
        .count();
    let arc = size.degrees().to_radians() * wide as f64;
    let left = most.base_widths() - arc;
    if left > 0.0 {
        let ahead = Length::from_base_widths(left) - TOUCH;
        orders.push(move_by_legs(
            movers,
            [Leg::Wheel(hand, size), Leg::Forward(ahead)],
        ));
    }
}

/// How many of the nearest enemies are considered.
const LOOKED_AT: usize = 3;

/// Adds turns about the centre: toward the nearest enemies, square to them, and by quarter turns.
pub fn turns(battle: &Battle, id: ElementId, orders: &mut Vec<Order>) {
    let position = battle.position();
    let base = position.base(id);
    let mut known: ArrayVec<Angle, 16> = ArrayVec::new();
    known.push(base.pose.facing);
    let way = |front: Point| (front - base.centre()).square();
    let mut near: ArrayVec<&Base, SIDE_SIZE> = position
        .side(id.side().other())
        .map(|(_, enemy)| &enemy.base)
        .filter(|enemy| may_reach(base, enemy, Length::BASE_WIDTH * 6))
        .collect();
    near.small_sort_by_key(|enemy| way(enemy.pose.front));
    let at = near.iter().take(LOOKED_AT).flat_map(|enemy| {
        [
            Angle::from_vector(enemy.pose.front - base.centre()),
            enemy.pose.facing.opposite(),
        ]
    });
    let quarters = [Angle::RIGHT, Angle::HALF, Angle::LEFT].map(|turn| base.pose.facing + turn);
    for facing in at.chain(quarters) {
        // Facings within a few degrees count as one.
        if known.iter().any(|known| known.between(facing).0 < 1 << 25)
            || known.try_push(facing).is_err()
        {
            continue;
        }
        let half = base.depth.scaled(1, 2);
        let front = Pose::new(base.centre(), facing).at(half, Length::ZERO);
        orders.push(move_to(id, Pose::new(front, facing)));
    }
}

/// Adds retreats: straight back by the full and half the allowance, aside, and diagonally back.
pub fn retreats(battle: &Battle, id: ElementId, orders: &mut Vec<Order>) {
    let base = battle.position().base(id);
    let most = allowance(battle, &[id]);
    for part in [2, 1] {
        let back = Length::ZERO - most.scaled(part, 2);
        orders.push(move_to(id, base.shifted(back, Length::ZERO)));
    }
    for hand in Hand::BOTH {
        orders.push(move_to(id, base.shifted(Length::ZERO, hand.signed(most))));
        let both = most.scaled(7, 10);
        orders.push(move_to(
            id,
            base.shifted(Length::ZERO - both, hand.signed(both)),
        ));
    }
}

/// Adds break-offs by the least distance that the edition allows and by the full allowance.
pub fn break_offs(battle: &Battle, side: Side, orders: &mut Vec<Order>) {
    let view = battle.view();
    let least = view.rulebook.movement.break_off.least;
    for (id, _) in view.position.side(side) {
        if pinned_by(view, id).is_some() && faced_enemy(view, id).is_some() {
            orders.push(Order::BreakOff(id, least));
            let most = allowance(battle, &[id]);
            if beyond(most, least) {
                orders.push(Order::BreakOff(id, most));
            }
        }
    }
}

/// Adds places of an element in a terrain piece, with its present facing and facing the nearest enemy.
///
/// It tries the near side, the far side toward the enemy, the middle, halfway to the middle and the ends, as far as
/// they are in reach.
pub fn into_terrain(battle: &Battle, id: ElementId, region: &Region, orders: &mut Vec<Order>) {
    let position = battle.position();
    let base = position.base(id);
    let most = allowance(battle, &[id]);
    let (low, high) = region.bounds();
    let near = most + base.width + base.depth;
    if beyond(region.distance(&[base.pose.front]), near) {
        return;
    }
    let enemies = position.side(id.side().other());
    let nearest =
        enemies.min_by_key(|(_, enemy)| (enemy.base.pose.front - base.pose.front).square());
    let middle = low.midway(high);
    let enemy = nearest.map_or(middle, |(_, enemy)| enemy.base.pose.front);
    let mut fronts: ArrayVec<_, 16> = ArrayVec::new();
    // Straight ahead by quarters of the allowance, and just far enough to be inside.
    for part in [1, 2, 3, 4] {
        fronts.push(base.shifted(most.scaled(part, 4), Length::ZERO).front);
    }
    let front = base.edge(Edge::Front);
    let front_edge = [front.from, front.to];
    let inside = base.depth + base.depth.scaled(1, 8);
    let enough = region.distance(&front_edge) + inside;
    fronts.push(base.shifted(enough, Length::ZERO).front);
    fronts.push(base.shifted(Length::ZERO - enough, Length::ZERO).front);
    fronts.push(middle);
    fronts.push(base.pose.front.midway(middle));
    // Points from the middle toward the enemy.
    for part in 1..=3 {
        fronts.push(middle.toward(enemy, part, 8));
    }
    let mut own = ElementSet::NONE;
    own.insert(id);
    let ends = region.outline().iter();
    let ends = ends.map(|end| middle.toward(*end, 1, 2));
    for front in fronts.into_iter().chain(ends) {
        for facing in [base.pose.facing, Angle::from_vector(enemy - front)] {
            let end = base.moved_to(Pose::new(front, facing));
            if region.overlaps(&end)
                && base.front_moves_within(&end, most)
                && position.overlaps_any(&end, own).is_none()
            {
                orders.push(move_to(id, end.pose));
            }
        }
    }
}

/// Adds moves that bring a target into range of a shooter.
///
/// The shooter faces the target at full range or three quarters of it, or goes straight ahead until the target is in
/// range.
pub fn shooting_places(battle: &Battle, side: Side) -> Vec<Order> {
    let mut orders = Vec::new();
    let view = battle.view();
    let position = view.position;
    for id in movable_elements(battle, side).iter() {
        let troop = position.element(id).troop;
        let mut rows = view.rulebook.shooting.shooters.iter();
        let Some(row) = rows.find(|row| row.troops.has(troop)) else {
            continue;
        };
        let most = allowance(battle, &[id]).min(row.moved_at_most.unwrap_or(Length::MAX));
        if !beyond(most, TOUCH * 2) {
            continue;
        }
        let base = position.base(id);
        let range = row.range - TOUCH * 2;
        for (enemy, other) in position.side(side.other()) {
            if !may_reach(base, &other.base, most + range) || pinned_by(view, enemy).is_some() {
                continue;
            }
            let way = other.base.pose.front - base.pose.front;
            let heading = Angle::from_vector(way);
            for near in [range, range.scaled(3, 4)] {
                let far = way.length() - near;
                if beyond(far, Length::ZERO) {
                    let front = Pose::new(base.pose.front, heading).at(far, Length::ZERO);
                    let end = base.moved_to(Pose::new(front, heading));
                    if base.front_moves_within(&end, most) {
                        orders.push(move_to(id, end.pose));
                    }
                }
            }
            let seen = base.local(other.base.pose.front);
            let ahead = seen.ahead - range;
            if beyond(ahead, Length::ZERO) && within(ahead, most) {
                orders.push(move_to(id, base.shifted(ahead, Length::ZERO)));
            }
        }
    }
    orders
}

/// Adds moves straight behind friends in combat, where there is room.
pub fn behind_fighting_friends(battle: &Battle, side: Side) -> Vec<Order> {
    let mut orders = Vec::new();
    let view = battle.view();
    let position = view.position;
    let free = movable_elements(battle, side);
    let fighters: Vec<ElementId> = position
        .side(side)
        .map(|(id, _)| id)
        .filter(|&id| pinned_by(view, id).is_some())
        .collect();
    for &fighter in &fighters {
        let place = pose_behind(position.base(fighter));
        for id in free.iter() {
            let base = position.base(id);
            let mut own = ElementSet::NONE;
            own.insert(id);
            let end = base.moved_to(place);
            if end != *base
                && base.front_moves_within(&end, allowance(battle, &[id]))
                && position.overlaps_any(&end, own).is_none()
            {
                orders.push(move_to(id, place));
            }
        }
    }
    orders
}
