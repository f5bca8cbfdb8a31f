//! From the command line to what battles are fought: everything that can be wrong with it is said here, before the first.

use std::collections::BTreeSet;
use std::path::Path;

use acies_armies::{ArmyList, Library};
use acies_generals::sim::{Schedule, SimPlan};

use super::args::{MOST, SimArgs};
use crate::army::list;
use crate::battle::any_seed;
use crate::bounded_read;
use crate::failure::{Failure, in_file, input};
use crate::soak::check_general;

/// A chart of more armies than this would not be readable.
const MOST_DRAWN: usize = 100;

/// What battles are fought, and how many.
///
/// # Errors
/// When an army or a general is not known, or battles that come in twos are an odd number, or they are too many.
pub fn plan<'a>(wanted: &SimArgs, library: &'a Library) -> Result<(SimPlan<'a>, u64), Failure> {
    check_general(&wanted.red_general)?;
    check_general(&wanted.blue_general)?;
    let field = field(wanted, library)?;
    if field.is_paired() && !wanted.number.is_multiple_of(2) {
        return Err(input(format!(
            "found {} battles, expected an even number of them where each is fought from both sides",
            wanted.number
        )));
    }
    // Ten million times all pairs of all lists is far from where numbers end.
    let battles = wanted.number * field.pairings();
    if battles > MOST {
        return Err(input(format!(
            "found {} battles for each of {} pairs of armies, expected at most {MOST} in all",
            wanted.number,
            field.pairings()
        )));
    }
    let plan = SimPlan {
        generals: [wanted.red_general.clone(), wanted.blue_general.clone()],
        schedule: field,
        seed: wanted.seed.clone().unwrap_or_else(any_seed),
        limit: wanted.limit,
    };
    Ok((plan, battles))
}

fn field<'a>(wanted: &SimArgs, library: &'a Library) -> Result<Schedule<'a>, Failure> {
    if !wanted.all_vs_all {
        let of = |key: &Option<String>| key.as_deref().map(|key| list(library, key)).transpose();
        return Ok(Schedule::Sides {
            lists: [of(&wanted.red)?, of(&wanted.blue)?],
            paired: wanted.paired,
        });
    }
    let armies = match &wanted.armies_from {
        Some(path) => from_file(library, path)?,
        None => wanted
            .armies
            .iter()
            .map(|key| list(library, key))
            .collect::<Result<_, _>>()?,
    };
    if armies.len() < 2 {
        return Err(input(format!(
            "found {} armies, expected two at least where each fights each other",
            armies.len()
        )));
    }
    let mut seen = BTreeSet::new();
    if let Some(twice) = armies.iter().find(|list| !seen.insert(list.key())) {
        return Err(input(format!(
            "found the army {} twice, expected each once",
            twice.key()
        )));
    }
    if wanted.plot.is_some() && armies.len() > MOST_DRAWN {
        return Err(input(format!(
            "found {} armies to draw, expected at most {MOST_DRAWN} with --plot",
            armies.len()
        )));
    }
    Ok(Schedule::round_robin(armies))
}

/// The armies that a file names, a key in each line.
fn from_file<'a>(library: &'a Library, path: &Path) -> Result<Vec<&'a ArmyList>, Failure> {
    let text = bounded_read::text(path, bounded_read::ARMIES)?;
    let mut armies = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let key = line.split('#').next().unwrap_or_default().trim();
        if !key.is_empty() {
            let found = list(library, key);
            armies.push(found.map_err(|error| in_file(path, format!("line {number}: {error}")))?);
        }
    }
    Ok(armies)
}
