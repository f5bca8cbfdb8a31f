//! Aggressive manoeuvre: moves that threaten, or that bring an attack nearer (§4.3, 6; R-61).

use acies_referee::Order;

use super::{Action, Scores, per_pip, whole};
use crate::candidates;
use crate::solo::engine::classes::Class;
use crate::solo::engine::scene::{Moved, Scene};

/// How much more danger than opportunity is still no recklessness, in 36ths.
const GUARD: i32 = 6;

/// Moves that threaten or bring an attack nearer.
pub struct Aggressive;

impl Action for Aggressive {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        candidates::moves(scene.battle, scene.side, false)
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        if matches!(moved.order, Order::BreakOff(..)) {
            return None;
        }
        let before = scene.measure(&scene.now);
        let after = scene.measure(&moved.after);
        if moved.strikes() {
            let effect = scene.effect(&moved.after);
            if effect.class() != Class::Null {
                return None;
            }
        }
        let (old, new) = (scene.threats(), after.threats());
        let attack = new.attack - old.attack;
        let danger = new.danger - old.danger;
        let nearer: i32 = moved
            .movers()
            .iter()
            .map(|&id| before.bounds_to_blow(id) - after.bounds_to_blow(id))
            .sum();
        let useful = attack >= 1 || nearer >= 1;
        if !useful || danger > attack + GUARD {
            return None;
        }
        // The danger counts half: everything twice.
        let sum = 2 * attack + 4 * nearer - danger.max(0);
        let scores = [
            per_pip("sum", sum),
            whole("attack", attack),
            whole("nearer", nearer),
            whole("danger", -danger),
        ];
        Some(scores.into_iter().collect())
    }
}
