//! Defensive Manoeuvre: moves that reduce the enemy's possible kills in its next movement (§4.3, 7,
//!

use acies_geometry::{Length, Pose, beyond};
use acies_referee::{ElementId, ElementSet, Order, Place, Position, SIDE_SIZE};

use super::{
    ATTACK, Action, ActionMoves, BOUND, Proposal, Scores, attack_delay, evaluate_best_first,
    per_pip_score, plain_score,
};
use crate::candidates;
use crate::solo::army_counts::TroopKinds;
use crate::solo::engine::situation::{MoveResult, Situation};
use crate::solo::engine::terrain_pieces::{TerrainPiece, bad_going};
use crate::solo::procedure::Procedure;

/// Moves that reduce the danger.
pub struct DefensiveManoeuvre;

impl DefensiveManoeuvre {
    /// Proposes moves that reduce the danger by their end places alone, and moves for which that is unknown.
    fn proposals(situation: &Situation<'_>) -> Vec<Proposal> {
        let battle = situation.battle;
        let mut orders = Vec::new();
        candidates::break_offs(battle, situation.side, &mut orders);
        let dangers = situation.dangers();
        let threatened: ElementSet = situation
            .now
            .side(situation.side)
            .filter(|(id, _)| dangers[id.index() % SIDE_SIZE].is_some_and(|danger| danger > 0))
            .map(|(id, _)| id)
            .collect();
        if !threatened.is_empty() {
            let together = |order: &&Order| {
                let movers = order.movers();
                movers.len() > 1 && movers.iter().any(|&id| threatened.has(id))
            };
            orders.extend(situation.advances().iter().filter(together).cloned());
        }
        let mut proposals: Vec<Proposal> = orders.into_iter().map(Proposal::unbounded).collect();
        if threatened.is_empty() {
            return proposals;
        }
        let danger = situation.threats().danger;
        let spared = situation.max_losses_saved();
        // A place beside one friend may be behind another; propose it once.
        let mut known: Vec<(ElementId, Pose)> = Vec::new();
        for order in DefensiveManoeuvre::single_moves(situation, threatened) {
            let Some((id, pose)) = candidates::destination(&order) else {
                continue;
            };
            if known.contains(&(id, pose)) {
                continue;
            }
            known.push((id, pose));
            let after = situation.with_element_at(id, pose);
            if abandons_group(situation, &after, id) {
                continue;
            }
            let Some(left) = situation.less_danger_if(id, &after) else {
                continue;
            };
            let less = danger - left;
            let price = BOUND * attack_delay(situation, &after, &[id]).max(0);
            let most = [less.saturating_add(spared) - price, i32::MAX];
            proposals.push(Proposal { order, most });
        }
        proposals
    }

    /// The moves of single elements.
    fn single_moves(situation: &Situation<'_>, threatened: ElementSet) -> Vec<Order> {
        let mut orders = Vec::new();
        let battle = situation.battle;
        let position = battle.position();
        let kinds = TroopKinds::new(Procedure::built_in(), battle.rulebook());
        let pieces: Vec<TerrainPiece> = bad_going(situation).collect();
        for id in candidates::movable_elements(battle, situation.side).iter() {
            if threatened.has(id) {
                candidates::turns(battle, id, &mut orders);
                candidates::retreats(battle, id, &mut orders);
                if kinds.is_bad_going_troop(position.element(id).troop) {
                    for piece in &pieces {
                        candidates::into_terrain(battle, id, piece.region, &mut orders);
                    }
                }
            }
            // To cover flanks and rears: beside and behind threatened friends, or a threatened element beside any
            // friend.
            for (friend, other) in position.side(situation.side) {
                if friend != id && (threatened.has(id) || threatened.has(friend)) {
                    let places = candidates::beside_and_behind(&other.base);
                    let ways = places.map(|pose| candidates::to_place(battle, id, pose));
                    orders.extend(ways.into_iter().flatten());
                }
            }
        }
        orders
    }
}

impl Action for DefensiveManoeuvre {
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order> {
        let proposals = DefensiveManoeuvre::proposals(situation).into_iter();
        proposals.map(|proposal| proposal.order).collect()
    }

    fn evaluate(&self, situation: &Situation<'_>) -> ActionMoves {
        evaluate_best_first(self, situation, DefensiveManoeuvre::proposals(situation))
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        let leaves = matches!(moved.order, Order::BreakOff(..));
        let (old, new) = (situation.threats(), situation.threats_after(moved));
        let less = old.danger - new.danger;
        let abandons = || {
            let movers = moved.movers();
            movers.len() == 1 && abandons_group(situation, &moved.after, movers[0])
        };
        if !leaves && (less < 1 || situation.starts_combat(moved) || abandons()) {
            return None;
        }
        // The possible losses of an abandoned fight were a danger too.
        let gained = less + situation.gain(moved);
        let attack = new.attack - old.attack;
        let nearer = -attack_delay(situation, &moved.after, &moved.movers());
        // The price of safety: weaker and later attacks of its own.
        let price = if leaves {
            0
        } else {
            ATTACK * attack.min(0) + BOUND * nearer.min(0)
        };
        let sum = gained + price;
        if sum < 1 {
            return None;
        }
        let scores = [
            per_pip_score("sum", sum),
            plain_score("danger", less),
            plain_score("attack", attack),
            plain_score("nearer", nearer),
        ];
        Some(scores.into_iter().collect())
    }
}

/// Whether an element leaves its group for nowhere.
///
/// That is: it moves farther than by turning, joins no other element, and is not in cover.
fn abandons_group(situation: &Situation<'_>, after: &Position, id: ElementId) -> bool {
    let before = &situation.now;
    let (start, end) = (before.base(id), after.base(id));
    let stays = !beyond(
        start.centre().distance(end.centre()),
        Length::BASE_WIDTH.scaled(1, 2),
    );
    if stays
        || before.element(id).place != Place::Table
        || before.group_mates(id).is_empty()
        || !after.group_mates(id).is_empty()
    {
        return false;
    }
    let kinds = TroopKinds::new(Procedure::built_in(), situation.battle.rulebook());
    let home = kinds.is_bad_going_troop(before.element(id).troop);
    !(home && bad_going(situation).any(|piece| piece.holds(end)))
}
