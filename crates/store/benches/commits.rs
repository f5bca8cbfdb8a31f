//! How many commits a second a store in a folder writes, one by one, and how fast it reads a whole battle.

use std::time::Instant;

use acies_store::{Sqlite, Store};

use crate::battle::{Played, code, rows};

#[path = "../tests/store/battle.rs"]
#[allow(dead_code, reason = "what the tests alone need")]
mod battle;

/// How many battles are written.
const BATTLES: usize = 20;

fn main() {
    // On the disk of the build, for a folder of the system may lie in memory.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let codes = (0..BATTLES).map(|nth| code(&format!("battle{nth:06}")));
    let codes: Vec<_> = codes.collect();
    let mut stories = Vec::new();
    for &code in &codes {
        store.create(&rows(code)).expect("a new battle");
        let mut played = Played::new(rows(code));
        while let Some(commit) = played.next() {
            stories.push((code, commit));
        }
    }
    let begun = Instant::now();
    let mut longest = 0.0_f64;
    for (code, commit) in &stories {
        let begun = Instant::now();
        store.write(*code, commit).expect("a commit");
        longest = longest.max(begun.elapsed().as_secs_f64());
    }
    let spent = begun.elapsed().as_secs_f64();
    let begun = Instant::now();
    for &code in &codes {
        store.read(code).expect("a battle");
    }
    let read = begun.elapsed().as_secs_f64() / BATTLES as f64;
    println!(
        "| commits of a store, one by one | {:.0} a second of {}, the longest {:.1} ms; a battle is read in {:.2} ms |",
        stories.len() as f64 / spent,
        stories.len(),
        longest * 1000.0,
        read * 1000.0
    );
}
