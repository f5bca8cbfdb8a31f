//! The four attacks that are told apart by their odds: safe, calculated, equal (“aggressive”) and reckless (§4.3, 1, 3–5).

use acies_referee::Order;

use super::{Action, Fit, Looked, Scores, per_pip, whole};
use crate::solo::engine::classes::{Class, Effect};
use crate::solo::engine::scene::{Blow, Moved, Scene};

/// Attacks of a class.
pub struct Attack(pub Class);

impl Attack {
    /// What a blow is measured by, if it is one of the class: it makes a combat or a shot that was not there.
    fn measured(&self, effect: &Effect) -> Option<Scores> {
        if !effect.makes || effect.class() != self.0 {
            return None;
        }
        let Effect { them, us, .. } = *effect;
        let scores = match self.0 {
            Class::Calculated => [per_pip("t-less-u", them - us), whole("t", them)],
            Class::Reckless => [whole("t-less-u", them - us), whole("t", them)],
            _ => [per_pip("t", them), whole("t-less-u", them - us)],
        };
        let told = scores.into_iter().chain([whole("u", -us)]);
        Some(told.collect())
    }
}

impl Action for Attack {
    fn candidates(&self, _: &Scene<'_>) -> Vec<Order> {
        Vec::new()
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        self.measured(&scene.effect(moved))
    }

    fn look(&self, scene: &Scene<'_>) -> Looked {
        if self.0 == Class::Safe {
            // Compounds are attacks in support or of the other classes (§4.3).
            let blows = scene.blows();
            return looked(blows.len() as u32, blows.iter(), |effect| {
                self.measured(effect)
            });
        }
        let (candidates, attacks) = scene.attacks();
        looked(candidates, attacks, |effect| self.measured(effect))
    }
}

/// The attacks that will do, of so many that were looked at.
pub fn looked<'a>(
    candidates: u32,
    attacks: impl Iterator<Item = &'a Blow>,
    measured: impl Fn(&Effect) -> Option<Scores>,
) -> Looked {
    let fit = attacks.filter_map(|blow| {
        Some(Fit {
            order: blow.order.clone(),
            pips: blow.pips,
            movers: blow.movers.clone(),
            scores: measured(&blow.effect)?,
            then: blow.then.clone(),
            worth: blow.worth,
        })
    });
    Looked {
        fit: fit.collect(),
        candidates,
    }
}
