//! The oracle: every verdict on 200 committed positions, the signatures, and 60 whole battles are as in the tables.
//!
//! A change of rules or of a general changes a table in the same commit, with a word why: `ACIES_BLESS=1` writes it anew.
//! Judging all candidates of a position takes half a second, and a battle of `veteran` three: outside of a thorough run a quarter of the
//! positions is judged and a fifth of the battles fought, others for each commit.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use acies_armies::Library;
use acies_chronicle::{Draft, EditionChoice};
use acies_generals::{perft, signature};
use acies_geometry::Angle;
use acies_rulebook::Rulebook;
use acies_sampling::sample;

/// The editions under which positions are committed, a folder each.
const EDITIONS: [&str; 3] = ["1.22", "2.2", "3.0"];

/// How many battles each general fights by each edition.
const BATTLES: usize = 5;

/// How many battles the pinned signature of an edition covers, as `acies signature` does by default.
const SIGNED: usize = 12;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../perft")
}

fn rulebook(edition: &str) -> Arc<Rulebook> {
    EditionChoice::plain(edition).rulebook().unwrap()
}

/// Whether the tables are written anew.
fn blesses() -> bool {
    std::env::var_os("ACIES_BLESS").is_some()
}

/// One row in so many is made, where the table is not written anew.
fn one_in(sampled: usize) -> usize {
    if blesses() { 1 } else { sampled }
}

/// Compares rows with those of the committed table that have the same key: the columns before the last `results`. The table has `all`
/// rows, of which a gate makes a sample.
fn compare(name: &str, header: &str, rows: &str, results: usize, all: usize) {
    let path = folder().join(name);
    if blesses() {
        std::fs::write(&path, format!("{header}\n{rows}")).unwrap();
        return;
    }
    let committed = std::fs::read_to_string(&path).unwrap();
    assert_eq!(committed.lines().count(), 1 + all, "a header and its rows");
    let key = |row: &str| {
        let columns: Vec<&str> = row.rsplitn(results + 1, ',').collect();
        columns.last().copied().unwrap_or_default().to_owned()
    };
    assert!(!rows.is_empty(), "nothing of perft/{name} is compared");
    for row in rows.lines() {
        let before = committed.lines().find(|before| key(before) == key(row));
        assert_eq!(Some(row), before, "perft/{name} has another row");
    }
}

/// The rows of an edition's positions, of one in so many.
fn positions(edition: &str, one_in: usize) -> String {
    let rulebook = rulebook(edition);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder().join(edition))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let mut table = String::new();
    for file in sample(files, one_in) {
        let text = std::fs::read_to_string(&file).unwrap();
        let draft =
            Draft::read(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let choice = EditionChoice::plain(edition);
        let scenario = draft.scenario(&choice, Arc::clone(&rulebook), Angle::ZERO);
        let battle = scenario
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()))
            .battle();
        let count = perft::perft(&battle);
        let stem = file.file_stem().unwrap().to_string_lossy();
        writeln!(
            table,
            "{edition}/{stem},{},{},{}",
            count.legal, count.refused, count.hash
        )
        .unwrap();
    }
    table
}

#[test]
fn verdicts_on_committed_positions_are_unchanged() {
    let one_in = one_in(4);
    let parts = thread::scope(|scope| {
        EDITIONS
            .map(|edition| scope.spawn(move || positions(edition, one_in)))
            .map(|part| part.join().unwrap())
    });
    compare(
        "positions.csv",
        "position,legal,refused,hash",
        &parts.concat(),
        3,
        200,
    );
}

#[test]
fn signatures_of_editions_are_unchanged() {
    let mut rows = String::new();
    for edition in EDITIONS {
        let source = Rulebook::edition_source(edition).unwrap();
        let library = Library::for_edition(edition).unwrap();
        let signature = signature::signature(&source, library, SIGNED).unwrap();
        writeln!(rows, "{edition},{SIGNED},{signature}").unwrap();
    }
    let header = "edition,battles,signature";
    compare("signatures.csv", header, &rows, 1, EDITIONS.len());
}

/// The battles of one general by all editions, of one in so many.
fn battles(name: &str) {
    let mut rows = String::new();
    for edition in EDITIONS {
        let (rulebook, library) = (rulebook(edition), Library::for_edition(edition).unwrap());
        for number in sample(0..BATTLES, one_in(BATTLES)) {
            let played = perft::play(&rulebook, library, name, number as u64).unwrap();
            writeln!(
                rows,
                "{edition},{name},{number},{},{}",
                played.steps, played.hash
            )
            .unwrap();
        }
    }
    compare(
        &format!("battles-{name}.csv"),
        "edition,general,battle,steps,hash",
        &rows,
        2,
        EDITIONS.len() * BATTLES,
    );
}

#[test]
fn battles_of_random_are_unchanged() {
    battles("random");
}

#[test]
fn battles_of_greedy_are_unchanged() {
    battles("greedy");
}

#[test]
fn battles_of_solo_dba_are_unchanged() {
    battles("solo-dba");
}

#[test]
fn battles_of_veteran_are_unchanged() {
    battles("veteran");
}
