//! Aggressive Manoeuvre: moves that threaten, or that bring an attack nearer (§4.3, 6; ).

use acies_geometry::Length;
use acies_referee::{ElementId, ElementSet, Order, Position};

use super::{
    ATTACK, Action, ActionMoves, BOUND, GUARD, Scores, attack_delay, evaluate_orders,
    per_pip_score, plain_score,
};
use crate::candidates;
use crate::solo::engine::attack_class::AttackClass;
use crate::solo::engine::formations::hundredths;
use crate::solo::engine::situation::{MoveResult, Situation};

/// Moves that threaten or bring an attack nearer.
pub struct AggressiveManoeuvre;

impl Action for AggressiveManoeuvre {
    /// The advances, and moves by which elements leave the way of friends.
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order> {
        let mut orders = situation.advances().to_vec();
        let own = situation.now.side(situation.side);
        let in_the_way = own
            .flat_map(|(id, _)| situation.barring(id).iter())
            .collect::<ElementSet>();
        let free = candidates::movable_elements(situation.battle, situation.side);
        for id in in_the_way.iter().filter(|&id| free.has(id)) {
            candidates::makes_way(situation.battle, id, &mut orders);
        }
        orders
    }

    /// If no line comes nearer as it is, elements may move alone and files may form columns.
    fn evaluate(&self, situation: &Situation<'_>) -> ActionMoves {
        let ordered = self.candidates(situation);
        let mut kept = evaluate_orders(self, situation, &ordered);
        let pins = situation.attacks().iter();
        let pins =
            pins.filter(|attack| attack.effect.makes && attack.effect.class() == AttackClass::Null);
        let pins: Vec<Order> = pins.map(|attack| attack.order.clone()).collect();
        let pins = evaluate_orders(self, situation, &pins);
        kept.candidates += pins.candidates;
        kept.suitable.extend(pins.suitable);
        if !kept.suitable.is_empty() {
            return kept;
        }
        let mut ways = candidates::advances(situation.battle, situation.side, true);
        ways.retain(|way| !ordered.contains(way));
        let mut loose = evaluate_orders(self, situation, &ways);
        loose.candidates += kept.candidates;
        loose
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        let ended = after_river(situation, moved);
        let movers = moved.movers();
        let nearer = -attack_delay(situation, &ended, &movers);
        let (old, new) = if moved.plan.stops_at_river {
            (situation.threats(), situation.threats_in(&ended))
        } else {
            (situation.threats(), situation.threats_after(moved))
        };
        let attack = new.attack - old.attack;
        let danger = new.danger - old.danger;
        let useful = attack >= 1 || nearer >= 1;
        if !useful || danger > attack + GUARD {
            return None;
        }
        let effect = situation.effect(moved);
        // A straight advance may start a combat, or make room for one; that is an attack unless nothing can result
        //
        if situation.starts_combat(moved) && effect.class() != AttackClass::Null {
            return None;
        }
        // Losses by shooting in this bound are a danger as well.
        let shots = (-effect.gain()).max(0);
        let danger = danger + shots * situation.weight(&movers);
        if danger > attack + GUARD || situation.is_too_dangerous(new, effect.gain()) {
            return None;
        }
        // The danger counts half, so everything else is doubled.
        let sum = ATTACK * attack + BOUND * nearer - danger.max(0);
        let scores = [
            per_pip_score("sum", sum),
            plain_score("attack", attack),
            plain_score("nearer", nearer),
            plain_score("danger", -danger),
            plain_score("way", distance_gained(situation, &ended, &movers)),
        ];
        Some(scores.into_iter().collect())
    }
}

/// The position after a move; an element stopped at an untested river counts as crossing it slowly.
fn after_river(situation: &Situation<'_>, moved: &MoveResult) -> Position {
    let mut after = moved.after;
    if moved.plan.stops_at_river {
        let left = moved.plan.allowance - moved.plan.distance;
        let most = left.min(situation.battle.rulebook().movement.rivers.limit);
        for id in moved.movers() {
            after.place(id, after.base(id).shifted(most, Length::ZERO));
        }
    }
    after
}

/// How much nearer the movers come to their nearest enemies, in hundredths of a base width.
fn distance_gained(situation: &Situation<'_>, after: &Position, movers: &[ElementId]) -> i32 {
    let way = |position: &Position, id: ElementId| {
        let front = position.base(id).pose.front;
        let enemies = position.side(situation.side.other());
        let ways = enemies.map(|(_, enemy)| enemy.base.pose.front.distance(front));
        ways.fold(Length::MAX, Length::min)
    };
    let nearer = |&id: &ElementId| hundredths(way(&situation.now, id) - way(after, id));
    movers.iter().map(nearer).sum()
}
