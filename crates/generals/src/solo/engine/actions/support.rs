//! Attacks that help others: an attack that has been made promises more or threatens less by them (§4.3, 2; R-44).

use acies_referee::Order;

use super::{Action, Fit, Looked, Scores, per_pip};
use crate::solo::engine::classes::Effect;
use crate::solo::engine::scene::{Moved, Scene};

/// Attacks in support of others.
pub struct Support;

fn measured(effect: &Effect) -> Option<Scores> {
    effect.supports().then(|| {
        [
            per_pip("gain", effect.gain()),
            super::whole("t", effect.them),
            super::whole("u", -effect.us),
        ]
        .into_iter()
        .collect()
    })
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
            })
        });
        Looked {
            candidates: blows.len() as u32,
            fit: fit.collect(),
        }
    }
}
