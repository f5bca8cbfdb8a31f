//! How the general deploys (sections 4.5 to 4.8).
//!
//! The plan of the whole deployment is made once, from the battle as it was and the account, and carried out element by
//! element. It holds no rule of the game: every order is judged by the referee, and where a planned place is refused the
//! nearest that is not is taken.

mod ashore;
mod draw_up;
mod facing;
mod frame;
mod ground;
mod landing;
mod line;
mod muster;
mod placing;
mod plan;
mod position;
mod room;
mod shape;
mod site;
mod swap;

use acies_geometry::{Length, Pose};
use acies_referee::{Battle, ElementId, Order, Place, Side};

use super::clerk::Clerk;
use super::facts::Facts;
pub use ashore::land;
pub use plan::{Plan, plan};
pub use swap::swap;

/// What the throw for a landing asks of both armies and of the board (section 4.6).
pub fn landing_facts(battle: &Battle, side: Side) -> Facts {
    let muster = muster::Muster::of(battle.rulebook(), battle, side);
    landing::facts(battle, &muster)
}

/// The landing of those who were kept back, in the first bound of their side; written down.
pub fn come_ashore(battle: &Battle, clerk: &mut Clerk, side: Side) -> Option<Order> {
    let position = battle.position();
    if position.bounds[side as usize] != 1 || position.landed[side as usize] {
        return None;
    }
    let order = land(battle, side)?;
    let text = order.to_string();
    clerk.rule("4.6", "come-ashore", "", &text, &[], &["R-55"]);
    Some(order)
}

/// What the account says when the referee's own proposals are taken from there on.
const HANDED_OVER: &str = "left-to-the-referee";

/// The next order of a side's deployment. `known` is the plan that it follows, once it has made one.
pub fn deploy(battle: &Battle, clerk: &mut Clerk, side: Side, known: &mut Option<Plan>) -> Order {
    if clerk.written(HANDED_OVER, "").is_some() {
        return battle.default_order();
    }
    let plan = known.take().filter(|plan| fits(battle, plan, side));
    let plan = known.insert(plan.unwrap_or_else(|| plan::plan(battle, clerk, side, false)));
    if let Some(order) = next(battle, plan, side) {
        return order;
    }
    clerk.rule("4.7", HANDED_OVER, "", "nowhere", &[], &[]);
    battle.default_order()
}

/// Whether a plan is about the elements that a side has.
fn fits(battle: &Battle, plan: &Plan, side: Side) -> bool {
    let position = battle.position();
    plan.poses
        .iter()
        .all(|&(id, _)| id.side() == side && position.element(id).place != Place::Unused)
}

/// The next order of a plan; none when it cannot be carried out.
fn next(battle: &Battle, plan: &Plan, side: Side) -> Option<Order> {
    let position = battle.position();
    let waits = |id: ElementId| position.element(id).place == Place::Reserve;
    let is_done = |order: &&Order| match order {
        Order::DeployAs(who, code) => who.iter().all(|&id| {
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
    let stray = muster::army_of(battle, side).find(|&id| waits(id) && !plan.kept.contains(&id));
    if let Some(id) = stray {
        let [near, far, right, _] = battle.setup()?.deployment_zone_of(id);
        let middle = near.midway(right);
        let front = far.midway(middle);
        let facing = position_facing(side);
        return nearest(battle, id, Pose::new(front, facing));
    }
    battle.is_legal(&Order::End).then_some(Order::End)
}

/// The way a side looks.
fn position_facing(side: Side) -> acies_geometry::Angle {
    match side {
        Side::Red => acies_geometry::Angle::ZERO,
        Side::Blue => acies_geometry::Angle::HALF,
    }
}

/// How far a place is sought, in quarters of a base width.
const FAR: i32 = 48;

/// The order that puts an element at a pose, or at the nearest place where it may stand.
fn nearest(battle: &Battle, id: ElementId, pose: Pose) -> Option<Order> {
    let quarter = Length::BASE_WIDTH.scaled(1, 4);
    let at = |back: i32, aside: i32| {
        let pose = pose.shifted(-(quarter * back), quarter * aside);
        let order = Order::Deploy(id, pose);
        battle.is_legal(&order).then_some(order)
    };
    (0..=FAR).find_map(|far| {
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
