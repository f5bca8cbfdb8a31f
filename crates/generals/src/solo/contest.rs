//! Choosing by the highest total: each option throws, and those that tie for a place throw again (ruling R-05).
//!
//! It knows tables, and nothing of what the options are.

use std::cmp::Reverse;

use acies_geometry::SmallSort;

use super::facts::Facts;
use super::table::{Applied, Table, sum};

/// An option that throws.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contender {
    /// What is said of it.
    pub facts: Facts,
    /// Whether it is passed over, however high it throws.
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

/// An option with all that it threw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Its dice, throw by throw: more than one where it tied.
    pub throws: Vec<Vec<u8>>,
    /// The modifiers that apply to each of its throws.
    pub modifiers: Vec<Applied>,
}

impl Score {
    /// The total of its throw number `round`, from 0.
    pub fn total(&self, round: usize) -> Option<i16> {
        let modifiers: i16 = self.modifiers.iter().map(|applied| applied.value).sum();
        Some(sum(self.throws.get(round)?) + modifiers)
    }

    /// The totals of all its throws.
    fn totals(&self) -> Vec<i16> {
        let rounds = 0..self.throws.len();
        rounds.filter_map(|round| self.total(round)).collect()
    }
}

/// How a choice came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The options in the order they were given.
    pub scores: Vec<Score>,
    /// The places of those that were chosen, the best first.
    pub chosen: Vec<usize>,
}

/// After so many ties the earlier option wins; with real dice nobody sees that.
const ROUNDS: usize = 100;

/// Throws for each option and takes the `wanted` best of those that are not ignored.
///
/// Only options that tie for the last places throw again, with the same modifiers, and only for the places that are left.
/// `throw` is asked for so many dice for the option of a place.
///
/// # Errors
/// With what `throw` says when it has no dice.
pub fn contest<E>(
    table: &Table,
    options: &[Contender],
    wanted: usize,
    throw: impl FnMut(usize, usize) -> Result<Vec<u8>, E>,
) -> Result<Contest, E> {
    let best = |order: &[usize]| {
        let order = order.iter().copied();
        let order = order.filter(|&place| !options[place].ignored);
        order.take(wanted).collect()
    };
    // Nobody throws for nothing.
    let options = if wanted == 0 { &[] } else { options };
    contest_by(table, options, &best, throw)
}

/// Throws for each option and takes those that `select` takes of them, which it is given with the best first.
///
/// Options that tie throw again, with the same modifiers, as far as it makes a difference which of them comes first.
///
/// # Errors
/// With what `throw` says when it has no dice.
pub fn contest_by<E>(
    table: &Table,
    options: &[Contender],
    select: &dyn Fn(&[usize]) -> Vec<usize>,
    mut throw: impl FnMut(usize, usize) -> Result<Vec<u8>, E>,
) -> Result<Contest, E> {
    let count = options.len();
    let mut scores: Vec<Score> = options
        .iter()
        .map(|option| Score {
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
        let standing: Vec<Vec<i16>> = scores.iter().map(Score::totals).collect();
        // Of those that tie each comes first once.
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
