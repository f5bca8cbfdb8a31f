//! Choosing by the highest total: each option throws, and those that tie for a place throw again (ruling R-05).
//!
//! It knows tables, and nothing of what the options are.

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
}

/// How a choice came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The options in the order they were given.
    pub scores: Vec<Score>,
    /// The places of those that were chosen, the best first.
    pub chosen: Vec<usize>,
}

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
    mut throw: impl FnMut(usize, usize) -> Result<Vec<u8>, E>,
) -> Result<Contest, E> {
    let mut scores: Vec<Score> = options
        .iter()
        .map(|option| Score {
            throws: Vec::new(),
            modifiers: table.applied(&option.facts),
        })
        .collect();
    let mut chosen = Vec::new();
    let mut open: Vec<usize> = (0..options.len()).collect();
    let mut round = 0;
    while chosen.len() < wanted && !open.is_empty() {
        for &place in &open {
            let dice = throw(place, table.dice)?;
            scores[place].throws.push(dice);
        }
        open.retain(|&place| !options[place].ignored);
        let total = |place: usize| scores[place].total(round).unwrap_or(i16::MIN);
        open.sort_by_key(|&place| std::cmp::Reverse(total(place)));
        let left = wanted - chosen.len();
        if open.is_empty() {
            break;
        }
        // The total of the last that would be taken: who is above it is in, who ties with it may have to throw again.
        let Some(&last) = open.get(left.min(open.len()) - 1) else {
            break;
        };
        let cut = total(last);
        let above: Vec<usize> = open.iter().copied().filter(|&p| total(p) > cut).collect();
        let tied: Vec<usize> = open.iter().copied().filter(|&p| total(p) == cut).collect();
        chosen.extend(above);
        if chosen.len() + tied.len() <= wanted {
            chosen.extend(tied);
            break;
        }
        open = tied;
        round += 1;
    }
    Ok(Contest { scores, chosen })
}
