//! Deployment (sections 4.5 to 4.8).
//!
//! The whole deployment is planned once, from the battle before it and the audit log, and then carried out element by
//! element. If the referee refuses a planned place, the nearest legal one is taken.

mod army;
mod battle_line;
mod block_order;
mod blocks;
mod draft;
mod facing;
mod frame;
mod going;
mod group_positions;
mod landing;
mod plan;
mod swap;

use acies_geometry::{Length, Pose};
use acies_referee::{Battle, ElementId, Order, Place, Side};

use super::audit_log::AuditLog;
use super::facts::Facts;
pub(crate) use going::GoingMap;
pub use landing::landing_order;
pub use plan::{DeploymentPlan, plan_deployment};
pub use swap::swap;

/// The facts for the landing roll (section 4.6).
pub fn landing_facts(battle: &Battle, side: Side) -> Facts {
    let army = army::Army::new(battle.rulebook(), battle, side);
    landing::landing_facts(battle, &army)
}

/// The landing of the reserve in the first bound of its side; recorded.
pub fn land_reserve(battle: &Battle, log: &mut AuditLog, side: Side) -> Option<Order> {
    let position = battle.position();
    if position.bounds[side as usize] != 1 || position.landed[side as usize] {
        return None;
    }
    let order = landing_order(battle, side)?;
    let text = order.to_string();
    log.record_rule("4.6", "come-ashore", "", &text, &[], &["R-55"]);
    Some(order)
}

/// The entry after which the referee's defaults are used.
const HANDED_OVER: &str = "left-to-the-referee";

/// The next order of a side's deployment; `known` holds its plan between calls.
pub fn deploy(
    battle: &Battle,
    log: &mut AuditLog,
    side: Side,
    known: &mut Option<DeploymentPlan>,
) -> Order {
    if log.find(HANDED_OVER, "").is_some() {
        return battle.default_order();
    }
    let plan = known.take().filter(|plan| fits(battle, plan, side));
    let plan = known.insert(plan.unwrap_or_else(|| plan_deployment(battle, log, side, false)));
    if let Some(order) = next_of_plan(battle, plan, side) {
        return order;
    }
    log.record_rule("4.7", HANDED_OVER, "", "nowhere", &[], &[]);
    battle.default_order()
}

/// Whether a plan is about the elements of a side.
fn fits(battle: &Battle, plan: &DeploymentPlan, side: Side) -> bool {
    let position = battle.position();
    plan.poses
        .iter()
        .all(|&(id, _)| id.side() == side && position.element(id).place != Place::Unused)
}

/// The next order of a plan; `None` when it cannot be carried out.
pub fn next_of_plan(battle: &Battle, plan: &DeploymentPlan, side: Side) -> Option<Order> {
    let position = battle.position();
    let waits = |id: ElementId| position.element(id).place == Place::Reserve;
    let is_done = |order: &&Order| match order {
        Order::DeployAs(ids, code) => ids.iter().all(|&id| {
            let troop = battle.rulebook().troop(position.element(id).troop);
            !waits(id) || troop.code == *code || troop.class == *code
        }),
        Order::DeployInside(id, _) => !waits(*id),
        _ => false,
    };
    let mut before = plan.before.iter().filter(|order| !is_done(order));
    if let Some(order) = before.find(|order| battle.is_legal(order)) {
        return Some(order.clone());
    }
    let planned = plan.poses.iter().find(|&&(id, _)| waits(id));
    if let Some(&(id, pose)) = planned {
        return nearest(battle, id, pose);
    }
    let stray = army::army_ids(battle, side).find(|&id| waits(id) && !plan.kept.contains(&id));
    if let Some(id) = stray {
        let [near, far, right, _] = battle.setup()?.deployment_zone_of(id);
        let middle = near.midway(right);
        let front = far.midway(middle);
        let facing = forward(side);
        return nearest(battle, id, Pose::new(front, facing));
    }
    battle.is_legal(&Order::End).then_some(Order::End)
}

/// The direction straight ahead of a side.
fn forward(side: Side) -> acies_geometry::Angle {
    match side {
        Side::Red => acies_geometry::Angle::ZERO,
        Side::Blue => acies_geometry::Angle::HALF,
    }
}

/// How far a place is searched for, in quarters of a base width.
const FARTHEST: i32 = 48;

/// The order that deploys an element at a pose or at the nearest legal place.
fn nearest(battle: &Battle, id: ElementId, pose: Pose) -> Option<Order> {
    let quarter = Length::BASE_WIDTH.scaled(1, 4);
    let at = |back: i32, aside: i32| {
        let pose = pose.shifted(-(quarter * back), quarter * aside);
        let order = Order::Deploy(id, pose);
        battle.is_legal(&order).then_some(order)
    };
    (0..=FARTHEST).find_map(|far| {
        let mut places = Vec::new();
        for part in 0..=far {
            places.extend([
                (part, far),
                (part, -far),
                (-part, far),
                (-part, -far),
                (far, part),
                (far, -part),
                (-far, part),
                (-far, -part),
            ]);
        }
        places.into_iter().find_map(|(back, aside)| at(back, aside))
    })
}
