//! Support Attack: attacks that improve the odds of an attack already made (§4.3, 2; R-44).

use acies_referee::Order;

use super::attacks::suitable_attacks;
use super::{Action, ActionMoves, Scores, per_pip_score, plain_score};
use crate::solo::engine::attack_class::Effect;
use crate::solo::engine::situation::{MoveResult, Situation};

/// Attacks in support of others.
pub struct SupportAttack;

fn support_scores(effect: &Effect) -> Option<Scores> {
    let scores = [
        per_pip_score("gain", effect.gain()),
        plain_score("t", effect.them),
        plain_score("u", -effect.us),
    ];
    effect.supports().then(|| scores.into_iter().collect())
}

impl Action for SupportAttack {
    fn candidates(&self, _: &Situation<'_>) -> Vec<Order> {
        Vec::new()
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        support_scores(&situation.effect(moved))
    }

    fn evaluate(&self, situation: &Situation<'_>) -> ActionMoves {
        let (candidates, attacks) = situation.attacks_and_compounds();
        suitable_attacks(candidates, attacks, support_scores)
    }
}
