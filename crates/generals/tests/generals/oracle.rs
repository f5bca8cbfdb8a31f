//! The oracle: every verdict on 200 committed positions, the signatures, and 60 whole battles are as in the tables.
//!
//! A change of rules or of a general changes a table in the same commit, with a word why: `ACIES_BLESS=1` writes it anew.
//! Judging all candidates of a position takes half a second, so that outside of a thorough run a third of them is judged.

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
const BATTLES: u64 = 5;

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

/// Compares a table with the committed one and names the first row that differs.
fn compare(name: &str, table: &str) {
    let path = folder().join(name);
    if blesses() {
        std::fs::write(&path, table).unwrap();
        return;
    }
    let committed = std::fs::read_to_string(&path).unwrap();
    let mut rows = table.lines().zip(committed.lines());
    if let Some((now, before)) = rows.find(|(now, before)| now != before) {
        panic!("perft/{name} has\n  {before}\nand now it is\n  {now}");
    }
    assert_eq!(
        table.lines().count(),
        committed.lines().count(),
        "rows of perft/{name}"
    );
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
    let one_in = if blesses() { 1 } else { 3 };
    let parts = thread::scope(|scope| {
        EDITIONS
            .map(|edition| scope.spawn(move || positions(edition, one_in)))
            .map(|part| part.join().unwrap())
    });
    let rows = parts.concat();
    if blesses() {
        compare(
            "positions.csv",
            &format!("position,legal,refused,hash\n{rows}"),
        );
    }
    let committed = std::fs::read_to_string(folder().join("positions.csv")).unwrap();
    assert_eq!(committed.lines().count(), 201, "a header and 200 positions");
    assert!(rows.lines().count() >= 60);
    for row in rows.lines() {
        let position = row.split(',').next().unwrap_or_default();
        let mut all = committed.lines();
        let before = all.find(|before| before.split(',').next() == Some(position));
        assert_eq!(Some(row), before, "perft/positions.csv has another row");
    }
}

#[test]
fn signatures_of_editions_are_unchanged() {
    let mut table = String::from("edition,battles,signature\n");
    for edition in EDITIONS {
        let source = Rulebook::edition_source(edition).unwrap();
        let library = Library::for_edition(edition).unwrap();
        let signature = signature::signature(&source, library, SIGNED).unwrap();
        writeln!(table, "{edition},{SIGNED},{signature}").unwrap();
    }
    compare("signatures.csv", &table);
}

/// The battles of one general by all editions.
fn battles(name: &str) {
    let mut table = String::from("edition,general,battle,steps,hash\n");
    for edition in EDITIONS {
        let (rulebook, library) = (rulebook(edition), Library::for_edition(edition).unwrap());
        for number in 0..BATTLES {
            let played = perft::play(&rulebook, library, name, number).unwrap();
            writeln!(
                table,
                "{edition},{name},{number},{},{}",
                played.steps, played.hash
            )
            .unwrap();
        }
    }
    compare(&format!("battles-{name}.csv"), &table);
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
