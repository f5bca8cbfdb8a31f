//! Judges every scenario of the project, with one test for each topic folder.
//!
//! Scenarios are judged upright and, unless they are about the board's edges, rotated by 37.3 degrees. A custom
//! harness makes the tests from the folders at run time, so that they run in parallel, in threads or in
//! processes, and can be chosen by folder: `cargo nextest run -p acies-chronicle --test scenarios 2.2/pips`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use acies_chronicle::{Draft, EditionChoice};
use acies_geometry::Angle;
use acies_rulebook::Rulebook;
use libtest_mimic::{Arguments, Failed, Trial};

/// The rotation of scenarios in degrees, far from every angle used in them.
const TURN: f64 = 37.3;

/// Whether a folder has failed; with `ACIES_STOP_EARLY` all later ones are skipped (docs/design/testing.md).
static HAS_FAILED: AtomicBool = AtomicBool::new(false);

/// Compiles a rulebook once per process.
fn rulebook(choice: &EditionChoice) -> Result<Arc<Rulebook>, String> {
    type Compiled = Arc<OnceLock<Result<Arc<Rulebook>, String>>>;
    static CACHE: LazyLock<Mutex<BTreeMap<String, Compiled>>> = LazyLock::new(Mutex::default);
    let compiled = {
        let mut cache = CACHE.lock().expect("no test panics with the lock");
        Arc::clone(cache.entry(format!("{choice:?}")).or_default())
    };
    compiled
        .get_or_init(|| choice.rulebook().map_err(|errors| errors.to_string()))
        .clone()
}

/// Collects scenario files by topic folder, such as `2.2/pips`.
fn collect(root: &Path, folder: &Path, topics: &mut BTreeMap<String, Vec<PathBuf>>) {
    for entry in fs::read_dir(folder).expect("a folder of scenarios") {
        let path = entry.expect("a folder entry").path();
        if path.is_dir() {
            collect(root, &path, topics);
        } else if path.extension().is_some_and(|end| end == "toml") {
            let topic = folder.strip_prefix(root).expect("a folder below the root");
            let parts: Vec<_> = topic.iter().map(|part| part.to_string_lossy()).collect();
            topics.entry(parts.join("/")).or_default().push(path);
        }
    }
}

/// The failed expectations of one file, one line each.
fn failures(path: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let draft = Draft::read(&text).map_err(|error| error.to_string())?;
    let turns = if draft.is_about_edges() {
        vec![0.0]
    } else {
        vec![0.0, TURN]
    };
    let mut failed = Vec::new();
    for edition in draft.editions() {
        let name = &edition.edition;
        let rulebook = rulebook(edition)?;
        for &turn in &turns {
            let scenario = draft
                .scenario(edition, rulebook.clone(), Angle::from_degrees(turn))
                .map_err(|error| error.to_string())?;
            let outcomes = scenario.judge();
            if outcomes.is_empty() {
                failed.push(format!("no expectation for edition {name}"));
            }
            for outcome in outcomes {
                for difference in outcome.differences {
                    failed.push(format!(
                        "line {}, {name}, turned by {turn}: {}: found {}, expected {}",
                        outcome.line, difference.key, difference.found, difference.expected
                    ));
                }
            }
        }
    }
    Ok(failed)
}

/// Judges the files of a topic and reports each failed file on its own.
fn judge_topic(root: &Path, files: &[PathBuf]) -> Result<(), Failed> {
    let stops_early = std::env::var_os("ACIES_STOP_EARLY").is_some();
    let mut report = Vec::new();
    for path in files {
        if stops_early && HAS_FAILED.load(Ordering::Relaxed) {
            break;
        }
        let failed = failures(path).unwrap_or_else(|error| vec![error]);
        if failed.is_empty() {
            continue;
        }
        HAS_FAILED.store(true, Ordering::Relaxed);
        let name = path.strip_prefix(root).unwrap_or(path).display();
        report.push(format!("scenarios/{name}\n    {}", failed.join("\n    ")));
    }
    if report.is_empty() {
        return Ok(());
    }
    let (failed, all) = (report.len(), files.len());
    Err(format!("{failed} of {all} scenarios failed\n{}", report.join("\n")).into())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut topics = BTreeMap::new();
    collect(&root, &root, &mut topics);
    let count: usize = topics.values().map(Vec::len).sum();
    let mut trials = vec![Trial::test("all_scenarios_are_found", move || {
        if count > 400 {
            Ok(())
        } else {
            Err(format!("only {count} scenarios").into())
        }
    })];
    for (topic, mut files) in topics {
        files.sort();
        let root = root.clone();
        trials.push(Trial::test(topic, move || judge_topic(&root, &files)));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
