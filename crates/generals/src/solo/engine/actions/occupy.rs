//! Occupy terrain: those who are at home in bad going go forward into it, or onto a hill (§4.3, 8; ).

use acies_referee::{Movers, Order};

use super::{Action, Scores, per_pip, whole};
use crate::candidates;
use crate::solo::count::Kinds;
use crate::solo::engine::bodies::hundredths;
use crate::solo::engine::ground::{Ground, forward, pieces};
use crate::solo::engine::scene::{Moved, Scene};
use crate::solo::procedure::Procedure;

/// So many hold a piece of ground: no more are needed.
const ENOUGH: usize = 2;

/// Moves forward into bad going or onto a hill.
pub struct Occupy;

fn wanted<'s>(scene: &'s Scene<'_>) -> impl Iterator<Item = Ground<'s>> {
    pieces(scene).filter(|ground| {
        let own = scene.now.side(scene.side);
        let occupiers = own.filter(|(_, element)| ground.holds(&element.base));
        occupiers.count() < ENOUGH
    })
}

impl Action for Occupy {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        let battle = scene.battle;
        let position = battle.position();
        let kinds = Kinds::of(Procedure::carried(), battle.rulebook());
        let grounds: Vec<Ground> = wanted(scene).collect();
        let mut orders = Vec::new();
        if grounds.is_empty() {
            return orders;
        }
        let free = candidates::free(battle, scene.side);
        let home = |&id: &_| kinds.at_home_in_bad_going(position.element(id).troop);
        for id in free.iter().filter(home) {
            let start = position.base(id);
            for ground in grounds.iter().filter(|ground| !ground.holds(start)) {
                candidates::into_ground(battle, id, ground.region, &mut orders);
            }
        }
        // Only the ways that end on a piece of ground, and forward.
        orders.retain(|order| {
            candidates::goal(order).is_some_and(|(id, pose)| {
                let base = position.base(id);
                let ahead = forward(scene.side, pose.front) - forward(scene.side, base.pose.front);
                let end = base.moved_to(pose);
                acies_geometry::beyond(ahead, acies_geometry::Length::ZERO)
                    && grounds.iter().any(|ground| ground.holds(&end))
            })
        });
        for body in scene.bodies() {
            let movers: Movers = body
                .members
                .iter()
                .copied()
                .filter(|&id| free.has(id))
                .collect();
            if movers.len() < 2 || movers.len() < body.members.len() || !movers.iter().any(home) {
                continue;
            }
            let most = candidates::allowance(battle, &movers);
            for part in [4, 3, 2, 1] {
                let ahead = acies_referee::Leg::Forward(most.scaled(part, 4));
                orders.push(candidates::legs(&movers, [ahead]));
            }
        }
        orders
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        let kinds = Kinds::of(Procedure::carried(), scene.battle.rulebook());
        let (before, after) = (&scene.now, &moved.after);
        // The nearest to the far edge of what they occupy.
        let mut edge: Option<i32> = None;
        for id in moved.movers() {
            let (start, end) = (before.base(id), after.base(id));
            let ahead = forward(scene.side, end.pose.front) - forward(scene.side, start.pose.front);
            if !kinds.at_home_in_bad_going(before.element(id).troop)
                || !acies_geometry::beyond(ahead, acies_geometry::Length::ZERO)
            {
                continue;
            }
            let taken = wanted(scene).filter(|ground| ground.holds(end) && !ground.holds(start));
            for ground in taken {
                let left = ground.far_edge(scene.side) - forward(scene.side, end.pose.front);
                edge = edge.max(Some(-hundredths(left)));
            }
        }
        let edge = edge?;
        if scene.meets(moved) {
            return None;
        }
        let (old, new) = (scene.threats(), scene.threats_after(moved));
        let (attack, danger) = (new.attack - old.attack, new.danger - old.danger);
        if danger > attack + super::manoeuvre::GUARD || scene.gain(moved) < 0 {
            return None;
        }
        let scores = [
            per_pip("benefit", attack - danger),
            whole("edge", edge),
            whole("attack", attack),
            whole("danger", -danger),
        ];
        Some(scores.into_iter().collect())
    }
}
