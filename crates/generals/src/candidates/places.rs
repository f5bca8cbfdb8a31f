//! Places of single elements that are good for what they do there: to shoot from, and behind friends who fight.

use acies_geometry::{Angle, Length, Pose, TOUCH, beyond, within};
use acies_referee::combat::pinned_by;
use acies_referee::{Battle, ElementId, ElementSet, Order, Side, may_reach, pose_behind};

use super::{allowance, free, go};

/// To where shooters have somebody in range: looking at an enemy, just within range and three quarters of it away, and
/// straight ahead until he is.
pub fn to_shoot(battle: &Battle, side: Side) -> Vec<Order> {
    let mut orders = Vec::new();
    let view = battle.view();
    let position = view.position;
    for id in free(battle, side).iter() {
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
                        orders.push(go(id, end.pose));
                    }
                }
            }
            let seen = base.local(other.base.pose.front);
            let ahead = seen.ahead - range;
            if beyond(ahead, Length::ZERO) && within(ahead, most) {
                orders.push(go(id, base.shifted(ahead, Length::ZERO)));
            }
        }
    }
    orders
}

/// Straight behind friends who fight, where there is room.
pub fn behind_fighters(battle: &Battle, side: Side) -> Vec<Order> {
    let mut orders = Vec::new();
    let view = battle.view();
    let position = view.position;
    let free = free(battle, side);
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
                orders.push(go(id, place));
            }
        }
    }
    orders
}
