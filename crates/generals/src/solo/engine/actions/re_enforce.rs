//! Re-enforce: unthreatened elements join engaged groups (§4.3, 9; ), or a group re-arranges itself
//! (R-45b).

use acies_geometry::{Base, Length, Pose, SmallSort, TOUCH, beyond, within};
use acies_referee::{ElementId, ElementSet, Movers, Order, Position};
use arrayvec::ArrayVec;

use super::{
    Action, ActionMoves, Proposal, Scores, attack_delay, evaluate_best_first, plain_score,
};
use crate::candidates;
use crate::solo::engine::formations::{Formation, hundredths, same_place};
use crate::solo::engine::rearrange_line;
use crate::solo::engine::situation::{MoveResult, Situation};

/// Moves to where help is needed.
pub struct ReEnforce;

/// How many of the nearest places are proposed.
const NEAREST: usize = 3;

/// The free places flush with a group, the nearest to the mover first.
fn places(
    situation: &Situation<'_>,
    formation: &Formation,
    mover: ElementId,
) -> ArrayVec<Pose, 48> {
    let position = &situation.now;
    let base = position.base(mover);
    let mut own = ElementSet::NONE;
    own.insert(mover);
    let all = formation
        .members
        .iter()
        .flat_map(|&id| candidates::beside_and_behind(position.base(id)));
    let mut places: ArrayVec<Pose, 48> = all
        .filter(|&pose| {
            let end = base.moved_to(pose);
            situation.battle.table().contains(&end) && position.overlaps_any(&end, own).is_none()
        })
        .collect();
    places.small_sort_by_key(|pose| (pose.front - base.pose.front).square());
    places
}

/// The distance of a base to the nearest of some places.
fn distance(base: &Base, places: &[Pose]) -> Option<Length> {
    let ways = places
        .iter()
        .map(|pose| pose.front.distance(base.pose.front));
    ways.min_by_key(|way| way.units())
}

impl ReEnforce {
    /// The groups that need help.
    fn needing_help<'s>(situation: &'s Situation<'_>) -> impl Iterator<Item = &'s Formation> {
        situation
            .formations()
            .iter()
            .filter(|formation| formation.engaged)
    }

    /// How much nearer a move brings an element to a group, in hundredths of a base width.
    fn distance_gained(
        situation: &Situation<'_>,
        formation: &Formation,
        moved: &MoveResult,
    ) -> Option<i32> {
        let movers = moved.movers();
        if movers.iter().any(|&id| {
            formation.has(id) || is_in_front(&situation.now, formation, moved.after.base(id))
        }) {
            return None;
        }
        let gained = movers.iter().filter_map(|&id| {
            let places = places(situation, formation, id);
            ReEnforce::approach(situation, formation, &places, &moved.after, id)
        });
        gained.max()
    }

    /// How much nearer an element comes to the places beside a group, if it is half a move or it takes one of them.
    fn approach(
        situation: &Situation<'_>,
        formation: &Formation,
        places: &[Pose],
        after: &Position,
        id: ElementId,
    ) -> Option<i32> {
        let (start, end) = (situation.now.base(id), after.base(id));
        let (old, new) = (distance(start, places)?, distance(end, places)?);
        if is_in_front(&situation.now, formation, end) {
            return None;
        }
        let taken = places.iter().any(|&pose| {
            let place = end.moved_to(pose);
            same_place(&place, end) && !same_place(&place, start)
        });
        let half = situation
            .view(&situation.now)
            .troop(id)
            .allowance
            .good
            .scaled(1, 2);
        (taken || within(half, old - new)).then(|| hundredths(old - new))
    }
}

/// Whether a base is in front of a group, as seen from its nearest element.
fn is_in_front(position: &Position, formation: &Formation, end: &Base) -> bool {
    let nearest = formation
        .members
        .iter()
        .map(|&id| position.base(id))
        .min_by_key(|base| (base.pose.front - end.pose.front).square());
    nearest.is_some_and(|base| beyond(base.local(end.pose.front).ahead, TOUCH))
}

impl ReEnforce {
    /// Proposes moves that help a group.
    fn proposals(situation: &Situation<'_>, needing_help: &Formation) -> Vec<Proposal> {
        let battle = situation.battle;
        let position = battle.position();
        let free = candidates::movable_elements(battle, situation.side);
        let need = needing_help.danger;
        let mut orders = Vec::new();
        let mut proposals = Vec::new();
        for formation in situation
            .formations()
            .iter()
            .filter(|formation| !formation.engaged)
        {
            let movers: Movers = (formation.members.iter().copied())
                .filter(|&id| free.has(id))
                .collect();
            for &id in &movers {
                let places = places(situation, needing_help, id);
                for &pose in places.iter().take(NEAREST) {
                    match candidates::to_place(battle, id, pose) {
                        Some(order) => orders.push(order),
                        None => candidates::toward(battle, id, pose, &mut orders),
                    }
                }
                for order in orders.drain(..) {
                    let Some((id, pose)) = candidates::destination(&order) else {
                        continue;
                    };
                    let after = situation.with_element_at(id, pose);
                    if let Some(gained) =
                        ReEnforce::approach(situation, needing_help, &places, &after, id)
                    {
                        let most = [need, gained];
                        proposals.push(Proposal { order, most });
                    }
                }
            }
            if movers.len() > 1 && movers.len() == formation.members.len() {
                for &pose in places(situation, needing_help, movers[0])
                    .iter()
                    .take(NEAREST)
                {
                    candidates::group_toward(battle, &movers, pose, &mut orders);
                }
                let group = orders.drain(..).map(|order| Proposal {
                    order,
                    most: [need, i32::MAX],
                });
                proposals.extend(group);
            }
        }
        rearrange_line::rearrangements(battle, position, needing_help, free, &mut orders);
        proposals.extend(orders.into_iter().map(|order| Proposal {
            order,
            most: [need, 0],
        }));
        proposals
    }
}

impl Action for ReEnforce {
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order> {
        let proposals = ReEnforce::needing_help(situation)
            .flat_map(|formation| ReEnforce::proposals(situation, formation));
        proposals.map(|proposal| proposal.order).collect()
    }

    /// Groups in the greatest need come first; others are examined only if no element can help these.
    fn evaluate(&self, situation: &Situation<'_>) -> ActionMoves {
        let mut needing_help: Vec<&Formation> = ReEnforce::needing_help(situation).collect();
        needing_help.small_sort_by_key(|formation| std::cmp::Reverse(formation.danger));
        let mut looked = ActionMoves::default();
        for alike in needing_help.chunk_by(|one, other| one.danger == other.danger) {
            let proposals = alike
                .iter()
                .flat_map(|formation| ReEnforce::proposals(situation, formation));
            let here = evaluate_best_first(self, situation, proposals.collect());
            looked.candidates += here.candidates;
            looked.suitable = here.suitable;
            if !looked.suitable.is_empty() {
                break;
            }
        }
        looked
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        if situation.starts_combat(moved) {
            return None;
        }
        let movers = moved.movers();
        let idle = |id: &ElementId| {
            let mut formations = situation.formations().iter();
            formations.any(|formation| formation.has(*id) && !formation.engaged)
        };
        let best = if movers.iter().all(idle) {
            let helped = ReEnforce::needing_help(situation).filter_map(|formation| {
                let gained = ReEnforce::distance_gained(situation, formation, moved)?;
                Some((formation.danger, gained))
            });
            helped.max()
        } else {
            let mut formations = ReEnforce::needing_help(situation);
            let formation =
                formations.find(|formation| movers.iter().all(|&id| formation.has(id)))?;
            rearrange_line::improvement(situation, formation, moved).map(|_| (formation.danger, 0))
        };
        let (need, gained) = best?;
        // No element helps if that delays its own attack.
        if situation.gain(moved) < 0 || attack_delay(situation, &moved.after, &movers) > 0 {
            return None;
        }
        let scores = [plain_score("need", need), plain_score("gained", gained)];
        Some(scores.into_iter().collect())
    }
}
