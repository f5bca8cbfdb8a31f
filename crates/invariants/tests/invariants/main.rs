//! A short, reproducible run of every fuzz target: its corpus, then mutations of it.

mod cut;
mod mutate;
mod shown;

use std::fs;
use std::path::{Path, PathBuf};

use acies_chronicle::Engine;
use acies_chronicle::shared_dice::{Code, Holder, Secret};
use acies_host::Time;
use acies_invariants::{INVARIANTS, Invariant};
use acies_server::battles::read_offer;
use mutate::Mutator;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The files of a folder in order.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Checks an invariant with the corpus of its name and a number of mutations.
fn run_briefly(name: &str, changes: usize) {
    let (_, holds): &Invariant = INVARIANTS.iter().find(|(other, _)| *other == name).unwrap();
    let files = files_in(&fuzz().join("corpus").join(name));
    let corpus: Vec<Vec<u8>> = files.iter().map(|path| fs::read(path).unwrap()).collect();
    for (path, input) in files.iter().zip(&corpus) {
        // Shown when the invariant is broken.
        println!("{}", path.display());
        holds(input);
    }
    let mut mutator = Mutator::new(&corpus);
    for _ in 0..changes {
        let input = mutator.change();
        println!("----\n{}", String::from_utf8_lossy(&input));
        holds(&input);
    }
}

#[test]
fn order_prints_and_reads_back() {
    run_briefly("order_prints_and_reads_back", 20_000);
}

#[test]
fn army_prints_and_reads_back() {
    run_briefly("army_prints_and_reads_back", 5_000);
}

#[test]
fn scenario_is_built_or_refused_with_a_line() {
    run_briefly("scenario_is_built_or_refused_with_a_line", 2_000);
}

#[test]
fn edition_is_playable_or_refused_with_a_line() {
    run_briefly("edition_is_playable_or_refused_with_a_line", 400);
}

#[test]
fn record_reads_back_wherever_it_is_cut() {
    run_briefly("record_reads_back_wherever_it_is_cut", 1_000);
}

#[test]
fn legal_orders_are_legal() {
    run_briefly("legal_orders_are_legal", 100);
}

#[test]
fn replay_equals_play() {
    run_briefly("replay_equals_play", 100);
}

#[test]
fn request_is_read_or_refused() {
    run_briefly("request_is_read_or_refused", 20_000);
}

#[test]
fn message_is_kept_or_refused() {
    run_briefly("message_is_kept_or_refused", 300);
}

#[test]
fn log_is_a_battle_or_refused() {
    run_briefly("log_is_a_battle_or_refused", 200);
}

#[test]
fn changed_dice_are_not_proven() {
    run_briefly("changed_dice_are_not_proven", 60);
}

#[test]
fn offer_begins_a_battle_or_is_refused() {
    run_briefly("offer_begins_a_battle_or_is_refused", 300);
}

/// A fuzzer that begins with what is no offer finds next to nothing of offers.
#[test]
fn the_offers_that_are_changed_can_be_read() {
    let code: Code = "k7q2m9x4tz3c".parse().unwrap();
    let root = Secret([1; 32]).value(code, Holder::House, 0).unwrap();
    let engine = Engine::new("0.1.0", "0123abcd");
    let files = files_in(&fuzz().join("corpus/offer_begins_a_battle_or_is_refused"));
    assert!(files.len() > 4);
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let read = read_offer(&text, code, root, &engine, Time(0)).expect("an offer");
        let is_refused = path.ends_with("two-lines");
        assert_eq!(read.is_err(), is_refused, "{}: {read:?}", path.display());
    }
}

#[test]
fn every_invariant_has_a_target_and_a_corpus() {
    let mut names: Vec<&str> = INVARIANTS.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    for folder in ["corpus", "fuzz_targets"] {
        let found: Vec<String> = files_in(&fuzz().join(folder))
            .iter()
            .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        assert_eq!(found, names, "{folder}");
    }
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    for name in names {
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
    }
}
