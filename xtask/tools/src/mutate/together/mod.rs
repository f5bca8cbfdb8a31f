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

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::mutate::Found;
use crate::mutate::parts::Part;
use build::Copy;
use change::{Change, listed};
use trial::{Said, Trial};
use xtask::run::root;

/// What became of the changes of a part whose names contain one of some texts, or of all if there are none; and the names of those
/// that have to be tried alone.
///
/// # Errors
/// When the tests fail without a change, or something cannot be built or written.
pub fn tried(part: &Part, texts: &[String]) -> Result<(Found, Vec<String>)> {
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
    let names = |numbers: &BTreeSet<usize>| -> Vec<String> {
        let some = numbers.iter().filter(|number| wanted(number));
        some.map(|&number| changes[number].name.clone()).collect()
    };
    found.unviable = names(&copy.unviable);
    let alone = names(&copy.alone);
    let open: Vec<usize> = (0..changes.len())
        .filter(|number| !copy.unviable.contains(number) && !copy.alone.contains(number))
        .filter(wanted)
        .collect();
    let mut missed = open;
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
