//! Attacks that help others: an attack that has been made promises more or threatens less by them (§4.3, 2; R-44).

use acies_referee::Order;

use super::{Action, Fit, Looked, Scores, compounds, per_pip, whole};
use crate::solo::engine::classes::Effect;
use crate::solo::engine::scene::{Moved, Scene};

/// Attacks in support of others.
pub struct Support;

fn measured(effect: &Effect) -> Option<Scores> {
    effect.supports().then(|| scores(effect))
}

/// What moves in support are measured by.
pub fn scores(effect: &Effect) -> Scores {
    [
        per_pip("gain", effect.gain()),
        whole("t", effect.them),
        whole("u", -effect.us),
    ]
    .into_iter()
    .collect()
}

impl Action for Support {
    fn candidates(&self, _: &Scene<'_>) -> Vec<Order> {
        Vec::new()
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        measured(&scene.effect(&moved.after))
    }

    fn look(&self, scene: &Scene<'_>) -> Looked {
        let blows = scene.blows();
        let fit = blows.iter().filter_map(|blow| {
            Some(Fit {
                order: blow.order.clone(),
                pips: blow.pips,
                movers: blow.movers.clone(),
                scores: measured(&blow.effect)?,
                then: Vec::new(),
            })
        });
        let mut looked = Looked {
            candidates: blows.len() as u32,
            fit: fit.collect(),
        };
        compounds::add(scene, &mut looked);
        looked
    }
}
