//! `acies check`: judges scenarios.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use acies_chronicle::{Draft, EditionChoice, Outcome};
use acies_geometry::Angle;

use crate::args::CheckArgs;
use crate::bounded_read;
use crate::editions::Editions;
use crate::failure::{Failure, in_file};
use crate::texts::Texts;

/// The rotation of scenarios in degrees, far from every angle used in them.
const TURN: f64 = 37.3;

/// The counts of judged files and expectations.
#[derive(Default)]
struct Count {
    files: usize,
    expectations: usize,
    differing: usize,
    unusable: usize,
}

/// Judges the files; returns whether the referee agrees with all of them.
///
/// # Errors
/// When a file is invalid. The others are still judged.
pub fn run(wanted: &CheckArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let texts = Texts::english();
    let mut files = Vec::new();
    for path in &wanted.files {
        let before = files.len();
        scenarios(path, &mut files)?;
        if files.len() == before {
            let message = "no scenario in this folder, expected files that end in .toml";
            return Err(in_file(path, message));
        }
    }
    let mut editions = Editions::default();
    let mut count = Count::default();
    let mut first_failure = None;
    for path in &files {
        count.files += 1;
        if let Err(failure) = check(path, wanted, &mut editions, &mut count, out) {
            if !matches!(failure, Failure::Input(_)) {
                return Err(failure);
            }
            count.unusable += 1;
            writeln!(out, "{failure}")?;
            first_failure.get_or_insert(failure);
        }
    }
    let numbers = [
        ("files", count.files.to_string()),
        ("expectations", count.expectations.to_string()),
        ("differing", count.differing.to_string()),
        ("unusable", count.unusable.to_string()),
    ];
    let args: Vec<(&'static str, &str)> = numbers
        .iter()
        .map(|(name, number)| (*name, number.as_str()))
        .collect();
    writeln!(out, "{}", texts.say("check-count", &args))?;
    match first_failure {
        Some(failure) => Err(failure),
        None => Ok(count.differing == 0),
    }
}

/// The scenario files of a path: the file itself, or all files of a folder, sorted by name.
///
/// # Errors
/// When a folder cannot be read.
pub fn scenarios(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if path.is_dir() {
        return scenarios_in(path, files);
    }
    files.push(path.to_owned());
    Ok(())
}

fn scenarios_in(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let wrong = |error: std::io::Error| in_file(folder, error);
    let mut inside = Vec::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        inside.push((entry.path(), entry.file_type().map_err(wrong)?));
    }
    inside.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (path, kind) in inside {
        // Links to folders are not followed, because they may form a cycle.
        if kind.is_dir() {
            scenarios_in(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "toml") && !path.is_dir() {
            files.push(path);
        }
    }
    Ok(())
}

/// Judges one file.
fn check(
    path: &Path,
    wanted: &CheckArgs,
    editions: &mut Editions,
    count: &mut Count,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let text = bounded_read::text(path, bounded_read::SCENARIO)?;
    let draft = Draft::read(&text).map_err(|error| in_file(path, error))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut turns = vec![("", Angle::ZERO)];
    if wanted.turned && !draft.is_about_edges() {
        turns.push((" turned", Angle::from_degrees(TURN)));
    }
    for edition in draft.editions() {
        let rulebook = editions
            .rulebook(edition, folder)
            .map_err(|message| in_file(path, draft.bad_edition(message)))?;
        for &(turned, turn) in &turns {
            let how = format!("{}{turned}", which(draft.editions(), edition));
            let scenario = draft
                .scenario(edition, rulebook.clone(), turn)
                .map_err(|error| in_file(path, format!("{error}{how}")))?;
            for outcome in scenario.judge() {
                report(path, &how, &outcome, wanted.quiet, count, out)?;
            }
        }
    }
    Ok(())
}

/// Names the edition and conventions if there are several; nothing is needed for a single one.
fn which(all: &[EditionChoice], one: &EditionChoice) -> String {
    let differ = all.iter().any(|other| other.conventions != one.conventions);
    match one.conventions.join(" ") {
        _ if all.len() == 1 => String::new(),
        with if differ && !with.is_empty() => format!(" by {} with {with}", one.edition),
        _ => format!(" by {}", one.edition),
    }
}

fn report(
    path: &Path,
    how: &str,
    outcome: &Outcome,
    quiet: bool,
    count: &mut Count,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let place = format!("{}:{}{how}", path.display(), outcome.line);
    count.expectations += 1;
    if outcome.differences.is_empty() {
        if !quiet {
            writeln!(out, "{place}: ok")?;
        }
        return Ok(());
    }
    count.differing += 1;
    for difference in &outcome.differences {
        let (key, found, expected) = (&difference.key, &difference.found, &difference.expected);
        writeln!(out, "{place}: {key}: found {found}, expected {expected}")?;
    }
    Ok(())
}
