//! Ranks suitable moves: by scores, then by the chain of §4.3, at last by a die.

use std::cmp::Ordering;

use acies_referee::{Position, Side};

use super::actions::{Score, SuitableMove};

/// Sorts moves, best first, and returns how many of the first are tied.
pub fn sort_moves(position: &Position, side: Side, suitable: &mut [SuitableMove]) -> usize {
    suitable.sort_by(|one, other| compare_moves(position, side, one, other));
    let Some(best) = suitable.first() else {
        return 0;
    };
    suitable
        .iter()
        .take_while(|other| compare_moves(position, side, best, other).is_eq())
        .count()
}

/// Compares two moves; `Less` if the first is better.
pub fn compare_moves(
    position: &Position,
    side: Side,
    one: &SuitableMove,
    other: &SuitableMove,
) -> Ordering {
    let scores = || {
        let pairs = one.scores.iter().zip(&other.scores);
        pairs
            .map(|(mine, theirs)| weighed(mine, other.pips).cmp(&weighed(theirs, one.pips)))
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    };
    scores()
        .reverse()
        .then_with(|| one.pips.cmp(&other.pips))
        .then_with(|| other.movers.len().cmp(&one.movers.len()))
        .then_with(|| from_general(position, side, one).cmp(&from_general(position, side, other)))
}

/// A score, scaled for comparison with a move that costs `others` PIPs.
fn weighed(score: &Score, others: u8) -> i64 {
    let times = if score.per_pip { others.max(1) } else { 1 };
    i64::from(score.value) * i64::from(times)
}

/// The squared distance of the nearest mover from its general.
fn from_general(position: &Position, side: Side, suitable: &SuitableMove) -> i64 {
    let general = position
        .general(side)
        .filter(|(_, element)| element.on_table());
    let Some((_, general)) = general else {
        return 0;
    };
    let ways = suitable
        .movers
        .iter()
        .map(|&id| (position.base(id).pose.front - general.base.pose.front).square());
    ways.min().unwrap_or(0)
}
