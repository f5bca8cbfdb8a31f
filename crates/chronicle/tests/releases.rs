//! Records of each release, in `tests/records/VERSION/`: whatever the rules are now, they are read, checked and shown.
//!
//! They stay as they are. A battle that comes out differently now is of another version, and is never called damaged.
//! `0.1.0-unnamed` is from before records named their engine.

use std::fs;
use std::path::{Path, PathBuf};

use acies_chronicle::{DiceVerdict, Engine, Entry, Finding, Record, Shown, Unchecked};
use acies_referee::{ElementId, Place};

/// An engine of a version that no record names.
fn engine() -> Engine {
    Engine::new("999.0.0", "0123456789ab")
}

/// The records of all releases, in order.
fn records() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let below = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    let mut records: Vec<PathBuf> = below(&root)
        .iter()
        .flat_map(|release| below(release))
        .collect();
    records.sort();
    assert!(records.len() >= 5, "{records:?}");
    records
}

/// The elements that are lost by an order or a roll.
fn lost_in(entry: &Entry) -> impl Iterator<Item = ElementId> {
    let events = entry.events.iter();
    events.filter_map(|(_, event)| {
        let (id, _) = event.strip_prefix("lost ")?.split_once(' ')?;
        ElementId::parse(id)
    })
}

#[test]
fn records_of_every_release_are_checked_and_shown() {
    for path in records() {
        let name = path.display();
        let record = Record::read(&fs::read(&path).unwrap()).unwrap();
        let foot = record.foot.clone().unwrap();
        let verdict = record.verdict(&engine(), None).unwrap();
        let finding = &verdict.finding;
        assert!(
            !matches!(finding, Finding::Damaged(_)),
            "{name}: {finding:?}"
        );
        assert_eq!(verdict.dice.verdict, DiceVerdict::Checked, "{name}");
        assert!(verdict.dice.checked > 5, "{name}");
        assert_eq!(foot.hash_fits, Some(true), "{name}");

        let mut shown = Shown::new(&record).unwrap();
        let mut steps = 0;
        while shown.step().is_some() {
            steps += 1;
        }
        assert_eq!(steps, record.entries.len(), "{name}");
        assert!(
            shown.since().is_none() || *finding != Finding::Agrees,
            "{name}"
        );
        // At the end all are gone that the record says are lost, and no other.
        let mut lost: Vec<ElementId> = record.entries.iter().flat_map(lost_in).collect();
        lost.sort();
        let position = shown.battle().position();
        let elements = (0..position.elements().len()).map(ElementId::from_index);
        let gone = elements.filter(|&id| position.element(id).place == Place::Lost);
        assert_eq!(gone.collect::<Vec<_>>(), lost, "{name}");
    }
}

#[test]
fn a_record_of_a_release_that_was_changed_is_damaged() {
    for path in records() {
        let name = path.display();
        let text = fs::read_to_string(&path).unwrap();
        // One more for each of them, in the middle: the chain no longer fits.
        let (at, _) = text.match_indices("\nthrow ").nth(4).unwrap();
        let changed = format!("{}\nnote changed{}", &text[..at], &text[at..]);
        let record = Record::read(changed.as_bytes()).unwrap();
        let finding = record.verdict(&engine(), None).unwrap().finding;
        assert!(
            matches!(finding, Finding::Damaged(_)),
            "{name}: {finding:?}"
        );
        // A part of it is a battle in progress.
        let record = Record::read(&text.as_bytes()[..text.len() / 2]).unwrap();
        let verdict = record.verdict(&engine(), None).unwrap();
        assert!(!matches!(verdict.finding, Finding::Damaged(_)), "{name}");
        let expected = DiceVerdict::NotCheckable(Unchecked::UnderWay);
        assert_eq!(verdict.dice.verdict, expected, "{name}");
    }
}
