//! Attacks that help others: an attack that has been made promises more or threatens less by them (§4.3, 2; R-44).

use acies_referee::Order;

use super::attacks::looked;
use super::{Action, Looked, Scores, per_pip, whole};
use crate::solo::engine::classes::Effect;
use crate::solo::engine::scene::{Moved, Scene};

/// Attacks in support of others.
pub struct Support;

fn measured(effect: &Effect) -> Option<Scores> {
    let scores = [
        per_pip("gain", effect.gain()),
        whole("t", effect.them),
        whole("u", -effect.us),
    ];
    effect.supports().then(|| scores.into_iter().collect())
}

impl Action for Support {
    fn candidates(&self, _: &Scene<'_>) -> Vec<Order> {
        Vec::new()
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        measured(&scene.effect(moved))
    }

    fn look(&self, scene: &Scene<'_>) -> Looked {
        let (candidates, attacks) = scene.attacks();
        looked(candidates, attacks, measured)
    }
}
