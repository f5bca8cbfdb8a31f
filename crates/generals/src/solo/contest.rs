//! Contests: each option rolls, and the highest total wins; ties for a place roll again (ruling R-05).

use std::cmp::Reverse;

use acies_geometry::SmallSort;

use super::dice_table::{AppliedModifier, DiceTable, sum};
use super::facts::Facts;

/// An option that rolls.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contender {
    /// The facts for its modifiers.
    pub facts: Facts,
    /// Whether it is excluded, however high it rolls.
    pub ignored: bool,
}

impl From<Facts> for Contender {
    fn from(facts: Facts) -> Contender {
        Contender {
            facts,
            ignored: false,
        }
    }
}

/// An option with its rolls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestScore {
    /// Its dice, one list per roll: more than one if it tied.
    pub throws: Vec<Vec<u8>>,
    /// The modifiers of each of its rolls.
    pub modifiers: Vec<AppliedModifier>,
}

impl ContestScore {
    /// The total of roll `round`, from 0.
    pub fn total(&self, round: usize) -> Option<i16> {
        let modifiers: i16 = self.modifiers.iter().map(|applied| applied.value).sum();
        Some(sum(self.throws.get(round)?) + modifiers)
    }

    /// The totals of all its rolls.
    fn totals(&self) -> Vec<i16> {
        let rounds = 0..self.throws.len();
        rounds.filter_map(|round| self.total(round)).collect()
    }
}

/// The course of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The options in the order given.
    pub scores: Vec<ContestScore>,
    /// The indices of the chosen options, the best first.
    pub chosen: Vec<usize>,
}

/// After this many ties the earlier option wins, which real dice never reach.
const ROUNDS: usize = 100;

/// Rolls for each option and chooses the `wanted` best that are not excluded.
///
/// Only options that tie for the last places roll again, with the same modifiers. `throw` rolls a number of dice for
/// the option with an index.
///
/// # Errors
/// Fails with the error of `throw`.
pub fn contest<E>(
    table: &DiceTable,
    options: &[Contender],
    wanted: usize,
    throw: impl FnMut(usize, usize) -> Result<Vec<u8>, E>,
) -> Result<Contest, E> {
    let best = |order: &[usize]| {
        let order = order.iter().copied();
        let order = order.filter(|&place| !options[place].ignored);
        order.take(wanted).collect()
    };
    // Without a place to win there are no rolls.
    let options = if wanted == 0 { &[] } else { options };
    contest_with(table, options, &best, throw)
}

/// Rolls for each option and chooses by `select`, which gets the indices of the options, the best first.
///
/// Options that tie roll again, with the same modifiers, if their order makes a difference.
///
/// # Errors
/// Fails with the error of `throw`.
pub fn contest_with<E>(
    table: &DiceTable,
    options: &[Contender],
    select: &dyn Fn(&[usize]) -> Vec<usize>,
    mut throw: impl FnMut(usize, usize) -> Result<Vec<u8>, E>,
) -> Result<Contest, E> {
    let count = options.len();
    let mut scores: Vec<ContestScore> = options
        .iter()
        .map(|option| ContestScore {
            throws: Vec::new(),
            modifiers: table.applied(&option.facts),
        })
        .collect();
    let all: Vec<usize> = (0..count).collect();
    let mut open = all.clone();
    let mut chosen = Vec::new();
    for _ in 0..ROUNDS {
        for &place in &open {
            let dice = throw(place, table.dice)?;
            scores[place].throws.push(dice);
        }
        let standing: Vec<Vec<i16>> = scores.iter().map(ContestScore::totals).collect();
        // Try every order of the tied options.
        let selections = (0..count.max(1)).map(|first| {
            let mut order = all.clone();
            order.rotate_left(first.min(count.saturating_sub(1)));
            order.small_sort_by_key(|&place| Reverse(&standing[place]));
            select(&order)
        });
        let selections: Vec<Vec<usize>> = selections.collect();
        chosen = selections.first().cloned().unwrap_or_default();
        let taken = |place: &usize| selections.iter().filter(|one| one.contains(place)).count();
        let differs = |place: &usize| (1..selections.len()).contains(&taken(place));
        open = all.iter().copied().filter(differs).collect();
        if open.is_empty() {
            break;
        }
    }
    Ok(Contest { scores, chosen })
}
