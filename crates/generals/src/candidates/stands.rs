//! Places for elements that are no contact: beside friends, toward somewhere, away from enemies, in bad going and on hills.
//!
//! It knows poses and regions; what any of them is good for is said elsewhere.

use acies_geometry::{
    Angle, Base, Edge, Hand, Length, Point, Pose, Region, SmallSort, TOUCH, beyond, is_near, within,
};
use acies_referee::combat::{faced_enemy, pinned_by};
use acies_referee::{
    Battle, ElementId, ElementSet, Leg, Movers, Order, Path, SIDE_SIZE, Side, may_reach,
    pose_behind, pose_beside,
};
use arrayvec::ArrayVec;

use super::{allowance, go, legs};

/// Where a single element goes by an order that says so.
pub fn goal(order: &Order) -> Option<(ElementId, Pose)> {
    match order {
        Order::Move(movers, Path::To { pose, .. }) if movers.len() == 1 => Some((movers[0], *pose)),
        _ => None,
    }
}

/// The places flush with a friend: left and right of it and behind it. Whether they are free is not asked.
pub fn beside_and_behind(friend: &Base) -> [Pose; 3] {
    [
        pose_beside(friend, Hand::Left),
        pose_beside(friend, Hand::Right),
        pose_behind(friend),
    ]
}

/// An element straight to a pose, when none of its front corners goes farther than it may and there is room.
pub fn to_place(battle: &Battle, id: ElementId, pose: Pose) -> Option<Order> {
    let position = battle.position();
    let base = position.base(id);
    // To the very limit: the place is exactly known.
    let most = allowance(battle, &[id]) + TOUCH * 2;
    // No front corner goes less far than the middle between them, or the other does farther.
    if !is_near(base.pose.front, pose.front, most) {
        return None;
    }
    let end = base.moved_to(pose);
    let mut own = ElementSet::NONE;
    own.insert(id);
    let fits = pose != base.pose
        && base.front_moves_within(&end, most)
        && position.overlaps_any(&end, own).is_none();
    fits.then(|| go(id, pose))
}

/// Toward a place that is out of reach: an element as it looks, and turned as it shall stand there.
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
        // What turning costs a corner is left out of the way.
        let mut length = most;
        for _ in 0..3 {
            let over = base.max_front_corner_displacement(&base.moved_to(part(length))) - most;
            if !beyond(over, Length::ZERO) {
                break;
            }
            length = length - over - TOUCH;
        }
        if beyond(length, Length::ZERO) {
            orders.push(go(id, part(length)));
        }
        if pose.facing == base.pose.facing {
            break;
        }
    }
}

/// A group so that its first member comes to a pose.
pub fn group_to(movers: Movers, pose: Pose) -> Order {
    let via = ArrayVec::new();
    Order::Move(movers, Path::To { pose, via })
}

/// A group so that its first member comes to a pose, or as near as it may; the turn on the way is a wheel.
pub fn together(battle: &Battle, movers: &Movers, pose: Pose, orders: &mut Vec<Order>) {
    let position = battle.position();
    let base = position.base(movers[0]);
    let most = allowance(battle, movers);
    if within(pose.front.distance(base.pose.front), most) {
        orders.push(group_to(movers.clone(), pose));
    }
    orders.push(legs(movers, [Leg::Forward(most)]));
    orders.push(legs(movers, [Leg::Forward(most.scaled(1, 2))]));
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
        orders.push(legs(movers, [Leg::Wheel(hand, size), Leg::Forward(ahead)]));
    }
}

/// So many of the nearest enemies are looked at.
const LOOKED_AT: usize = 3;

/// Where it stands, turned about its middle: to look at the nearest enemies, square to them, and to its flanks and its rear.
pub fn facing(battle: &Battle, id: ElementId, orders: &mut Vec<Order>) {
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
        // Some degrees more or less are the same.
        if known.iter().any(|known| known.between(facing).0 < 1 << 25)
            || known.try_push(facing).is_err()
        {
            continue;
        }
        let half = base.depth.scaled(1, 2);
        let front = Pose::new(base.centre(), facing).at(half, Length::ZERO);
        orders.push(go(id, Pose::new(front, facing)));
    }
}

/// Straight back, as far as it may go and half of that, and aside.
pub fn away(battle: &Battle, id: ElementId, orders: &mut Vec<Order>) {
    let base = battle.position().base(id);
    let most = allowance(battle, &[id]);
    for part in [2, 1] {
        let back = Length::ZERO - most.scaled(part, 2);
        orders.push(go(id, base.shifted(back, Length::ZERO)));
    }
    for hand in Hand::BOTH {
        orders.push(go(id, base.shifted(Length::ZERO, hand.signed(most))));
        let both = most.scaled(7, 10);
        orders.push(go(id, base.shifted(Length::ZERO - both, hand.signed(both))));
    }
}

/// Breaking off, as little as the edition asks for and as far as it may go.
pub fn breaks_off(battle: &Battle, side: Side, orders: &mut Vec<Order>) {
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

/// Places on a patch of ground for an element, looking as it does and at the nearest enemy: just inside as it comes to it
/// and where it leaves it on the far side, in the middle and at the ends, and halfway to the middle; those in reach.
pub fn into_ground(battle: &Battle, id: ElementId, region: &Region, orders: &mut Vec<Order>) {
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
    // Straight ahead, just far enough and as far as it may.
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
    // Where the line from the middle to the enemy leaves it, a base's depth within.
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
                orders.push(go(id, end.pose));
            }
        }
    }
}
