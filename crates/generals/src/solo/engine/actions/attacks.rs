//! The four attacks that differ by their odds: safe, calculated, equal (“aggressive”) and reckless (§4.3, 1, 3–5).

use acies_referee::Order;

use super::{Action, ActionMoves, Scores, SuitableMove, per_pip_score, plain_score};
use crate::solo::engine::attack_class::{AttackClass, Effect};
use crate::solo::engine::situation::{Attack, MoveResult, Situation};

/// Attacks of one class.
pub struct AttackOfClass(pub AttackClass);

impl AttackOfClass {
    /// The scores of an attack that belongs to the class and makes a new combat or shot.
    fn scores(&self, effect: &Effect) -> Option<Scores> {
        if !effect.makes || effect.class() != self.0 {
            return None;
        }
        let Effect { them, us, .. } = *effect;
        let scores = match self.0 {
            AttackClass::Calculated => {
                [per_pip_score("t-less-u", them - us), plain_score("t", them)]
            }
            AttackClass::Reckless => [plain_score("t-less-u", them - us), plain_score("t", them)],
            _ => [per_pip_score("t", them), plain_score("t-less-u", them - us)],
        };
        let all = scores.into_iter().chain([plain_score("u", -us)]);
        Some(all.collect())
    }
}

impl Action for AttackOfClass {
    fn candidates(&self, _: &Situation<'_>) -> Vec<Order> {
        Vec::new()
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        self.scores(&situation.effect(moved))
    }

    fn evaluate(&self, situation: &Situation<'_>) -> ActionMoves {
        if self.0 == AttackClass::Safe {
            // Compounds belong to support attacks or to the other classes (§4.3).
            let attacks = situation.attacks();
            return suitable_attacks(attacks.len() as u32, attacks.iter(), |effect| {
                self.scores(effect)
            });
        }
        let (candidates, attacks) = situation.attacks_and_compounds();
        suitable_attacks(candidates, attacks, |effect| self.scores(effect))
    }
}

/// The suitable attacks among the `candidates` examined.
pub fn suitable_attacks<'a>(
    candidates: u32,
    attacks: impl Iterator<Item = &'a Attack>,
    scores: impl Fn(&Effect) -> Option<Scores>,
) -> ActionMoves {
    let suitable = attacks.filter_map(|attack| {
        Some(SuitableMove {
            order: attack.order.clone(),
            pips: attack.pips,
            movers: attack.movers.clone(),
            scores: scores(&attack.effect)?,
            then: attack.then.clone(),
            worth: attack.worth,
        })
    });
    ActionMoves {
        suitable: suitable.collect(),
        candidates,
    }
}
