//! Every scenario of the project holds: upright, and turned by 37.3 degrees unless it is about the board's edges.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use acies_chronicle::{Draft, EditionChoice};
use acies_geometry::Angle;
use acies_rulebook::Rulebook;

/// How far scenarios are turned, in degrees: far from every angle that they are written with.
const TURN: f64 = 37.3;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
}

/// Rulebooks that were compiled for an earlier scenario: most scenarios use the same few.
#[derive(Default)]
struct Rulebooks {
    compiled: HashMap<String, Arc<Rulebook>>,
}

impl Rulebooks {
    fn get(&mut self, edition: &EditionChoice) -> Result<Arc<Rulebook>, String> {
        let key = format!("{edition:?}");
        if let Some(rulebook) = self.compiled.get(&key) {
            return Ok(Arc::clone(rulebook));
        }
        let rulebook = edition.rulebook().map_err(|errors| errors.to_string())?;
        self.compiled.insert(key, Arc::clone(&rulebook));
        Ok(rulebook)
    }
}

/// What does not hold in one file, a line each.
fn complaints(path: &Path, rulebooks: &mut Rulebooks) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let draft = Draft::read(&text).map_err(|error| error.to_string())?;
    let turns = if draft.is_about_edges() {
        vec![0.0]
    } else {
        vec![0.0, TURN]
    };
    let mut found = Vec::new();
    for edition in draft.editions() {
        let name = &edition.edition;
        let rulebook = rulebooks.get(edition)?;
        for &turn in &turns {
            let scenario = draft
                .scenario(edition, rulebook.clone(), Angle::from_degrees(turn))
                .map_err(|error| error.to_string())?;
            let outcomes = scenario.judge();
            if outcomes.is_empty() {
                found.push(format!("nothing is expected of {name}"));
            }
            for outcome in outcomes {
                for difference in outcome.differences {
                    found.push(format!(
                        "line {}, {name}, turned by {turn}: {}: found {}, expected {}",
                        outcome.line, difference.key, difference.found, difference.expected
                    ));
                }
            }
        }
    }
    Ok(found)
}

#[test]
fn all_hold_upright_and_turned() {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"),
        &mut found,
    );
    found.sort();
    assert!(found.len() > 400, "only {} files", found.len());
    // For mutation tests, which only need to know whether all hold (docs/design/testing.md).
    let stops_early = std::env::var_os("ACIES_STOP_EARLY").is_some();
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let judge = || {
        let (mut rulebooks, mut failed) = (Rulebooks::default(), Vec::new());
        while !stop.load(Ordering::Relaxed)
            && let Some(path) = found.get(next.fetch_add(1, Ordering::Relaxed))
        {
            let lines = complaints(path, &mut rulebooks).unwrap_or_else(|error| vec![error]);
            stop.fetch_or(stops_early && !lines.is_empty(), Ordering::Relaxed);
            failed.extend(
                lines
                    .iter()
                    .map(|line| format!("{}: {line}", path.display())),
            );
        }
        failed
    };
    let mut failed: Vec<String> = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(judge)).collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"));
        joined.flatten().collect()
    });
    failed.sort();
    assert!(
        failed.is_empty(),
        "{} of {} files:\n{}",
        failed.len(),
        found.len(),
        failed.join("\n")
    );
}
