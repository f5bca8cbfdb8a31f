//! Compiles all changes of a part into one program, which applies the one selected at run time.
//!
//! To build the tests anew for every change takes most of the time of `cargo mutants`. Here its changes are written into one copy
//! of the code, each behind a question (`weave`), and built once (`build`); then the tests are run with each (`trial`). What
//! cannot be put this way, as what stands in a constant, is left to be tried alone.

mod build;
mod change;
mod trial;
mod weave;
mod wrap;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::mutate::Found;
use crate::mutate::parts::Part;
use build::Copy;
use change::{Change, listed};
use trial::{Said, Trial};
use xtask::run::root;

/// What became of the changes of a part whose names contain one of some texts, or of all if there are none; and the names of those
/// that have to be tried alone. With `--sample=COUNT` so many of them by lot, and with `--seed=NUMBER` others.
///
/// # Errors
/// When the tests fail without a change, or something cannot be built or written.
pub fn tried(part: &Part, words: &[String]) -> Result<(Found, Vec<String>)> {
    let (lot, texts) = Lot::read(words)?;
    let folder = root()
        .canonicalize()?
        .join("target/code-mutants")
        .join(part.name)
        .join("together");
    eprintln!("== {}: a copy with all changes", part.name);
    let mut copy = Copy::new(&folder)?;
    let changes = listed(&root(), part.files)?;
    // What is sure of the quick tests is sure of all, and the second build finds no more than the first, as a rule.
    let quick = copy.build(&changes, &part.quick)?;
    let thorough = copy.build(&changes, &part.thorough)?;
    let mut found = Found::default();
    let wanted = |&number: &usize| {
        let name = &changes[number].name;
        texts.is_empty() || texts.iter().any(|text| name.contains(text))
    };
    let unviable = copy.unviable.iter().filter(|number| wanted(number));
    found.unviable = unviable
        .map(|&number| changes[number].name.clone())
        .collect();
    let viable: Vec<usize> = (0..changes.len())
        .filter(|number| !copy.unviable.contains(number))
        .filter(wanted)
        .collect();
    let drawn = lot.drawn(&viable);
    if drawn.len() < viable.len() {
        let (count, all, seed) = (drawn.len(), viable.len(), lot.seed);
        eprintln!(
            "== {}: {count} of {all} changes by lot, seed {seed}",
            part.name
        );
    }
    let (alone, mut missed): (Vec<usize>, Vec<usize>) = drawn
        .into_iter()
        .partition(|number| copy.alone.contains(number));
    let alone = alone
        .into_iter()
        .map(|number| changes[number].name.clone())
        .collect();
    for (programs, tests, what) in [
        (&quick, &part.quick, "quick"),
        (&thorough, &part.thorough, "thorough"),
    ] {
        if missed.is_empty() {
            break;
        }
        eprintln!("== {}: {} changes, {what} tests", part.name, missed.len());
        let trial = Trial::new(programs, tests)?;
        missed = round(&trial, &missed, &changes, &mut found)?;
        keep(&folder, what, &missed, &changes)?;
    }
    found.missed = missed
        .into_iter()
        .map(|number| changes[number].name.clone())
        .collect();
    Ok((found, alone))
}

/// How many changes are drawn, if not all are tried, and by which seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lot {
    count: usize,
    seed: u64,
}

impl Lot {
    /// The lot, and the words that say something else.
    fn read(words: &[String]) -> Result<(Lot, Vec<String>)> {
        let mut lot = Lot {
            count: usize::MAX,
            seed: 1,
        };
        let mut rest = Vec::new();
        for word in words {
            if let Some(count) = word.strip_prefix("--sample=") {
                lot.count = count.parse().context("--sample: expected a number")?;
            } else if let Some(seed) = word.strip_prefix("--seed=") {
                lot.seed = seed.parse().context("--seed: expected a number")?;
            } else {
                rest.push(word.clone());
            }
        }
        Ok((lot, rest))
    }

    /// Those that are drawn, in their own order. The same seed draws the same ones.
    fn drawn(self, numbers: &[usize]) -> Vec<usize> {
        let mut by_key: Vec<(u64, usize)> = numbers
            .iter()
            .map(|&number| (mixed(mixed(self.seed) ^ number as u64), number))
            .collect();
        by_key.sort_unstable();
        by_key.truncate(self.count);
        let mut drawn: Vec<usize> = by_key.into_iter().map(|(_, number)| number).collect();
        drawn.sort_unstable();
        drawn
    }
}

/// Spreads the bits of a number over all 64 (`SplitMix64`).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// Tries some changes, and answers which are missed.
fn round(
    trial: &Trial,
    numbers: &[usize],
    changes: &[Change],
    found: &mut Found,
) -> Result<Vec<usize>> {
    let mut missed = Vec::new();
    for &number in numbers {
        let name = &changes[number].name;
        match trial.of(Some(number))? {
            Said::Failed(by) => {
                println!("caught: {name} [{by}]");
                found.caught.push(name.clone());
            }
            Said::Ended => {
                println!("ended: {name}");
                found.ended.push(name.clone());
            }
            Said::Passed => {
                println!("MISSED: {name}");
                missed.push(number);
            }
        }
    }
    Ok(missed)
}

/// Writes down which changes some tests have missed.
fn keep(folder: &Path, what: &str, missed: &[usize], changes: &[Change]) -> Result<()> {
    let names: Vec<&str> = missed
        .iter()
        .map(|&number| changes[number].name.as_str())
        .collect();
    fs::write(
        folder.join(format!("missed-by-{what}.txt")),
        names.join("\n"),
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Lot;

    fn lot(words: &[&str]) -> (Lot, Vec<String>) {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        Lot::read(&words).unwrap()
    }

    #[test]
    fn a_sample_is_of_so_many_and_the_same_for_a_seed() {
        let all: Vec<usize> = (0..1000).collect();
        let (whole, texts) = lot(&["draw.rs"]);
        assert_eq!(
            (whole.drawn(&all), texts),
            (all.clone(), vec!["draw.rs".to_owned()])
        );
        let (some, _) = lot(&["--sample=100"]);
        let drawn = some.drawn(&all);
        assert_eq!(drawn.len(), 100);
        assert!(drawn.is_sorted());
        // From all parts of the list: each half has between a third and two thirds of them.
        let low = drawn.iter().filter(|&&number| number < 500).count();
        assert!((33..=67).contains(&low), "{low}");
        assert_eq!(lot(&["--seed=1", "--sample=100"]).0.drawn(&all), drawn);
        assert_ne!(lot(&["--seed=2", "--sample=100"]).0.drawn(&all), drawn);
        assert_eq!(some.drawn(&all[..7]), all[..7]);
    }
}
