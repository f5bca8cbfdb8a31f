//! Which of the moves that will do is made: the scores, then the chain of §4.3, at last a die.

use std::cmp::Ordering;

use acies_referee::{Position, Side};

use super::actions::{Fit, Score};

/// Sorts moves, the best first; answers how many of the first are alike.
pub fn sort(position: &Position, side: Side, fit: &mut [Fit]) -> usize {
    fit.sort_by(|one, other| compare(position, side, one, other));
    let Some(best) = fit.first() else {
        return 0;
    };
    fit.iter()
        .take_while(|other| compare(position, side, best, other).is_eq())
        .count()
}

/// Which of two moves is better; `Less` when it is the first, so that the best come first.
pub fn compare(position: &Position, side: Side, one: &Fit, other: &Fit) -> Ordering {
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

/// A score as it is compared with one of a move that costs `others` PIPs.
fn weighed(score: &Score, others: u8) -> i64 {
    let times = if score.per_pip { others.max(1) } else { 1 };
    i64::from(score.value) * i64::from(times)
}

/// How far the nearest of the movers is from its general, squared.
fn from_general(position: &Position, side: Side, fit: &Fit) -> i64 {
    let general = position
        .general(side)
        .filter(|(_, element)| element.on_table());
    let Some((_, general)) = general else {
        return 0;
    };
    let ways = fit
        .movers
        .iter()
        .map(|&id| (position.base(id).pose.front - general.base.pose.front).square());
    ways.min().unwrap_or(0)
}
