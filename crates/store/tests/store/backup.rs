//! Copies of a store, and stores from copies.

use std::fs;
use std::path::Path;

use acies_chronicle::shared_dice::LENGTH;
use acies_host::{Entry, Hosted, Rows};
use acies_referee::Side;
use acies_store::{BackupError, HouseKey, OpenError, Sqlite, Store, StoreError, back_up, restore};
use tempfile::TempDir;

use crate::battle::{Played, START, code, rows_of};

const RUNNING: &str = "k7q2m9x4tz3c";
const OFFERED: &str = "0123456789ab";

/// A house: its folder of battles, its key beside it, and a folder for the rest.
struct House {
    folder: TempDir,
    key: HouseKey,
    store: Option<Sqlite>,
}

impl House {
    /// A house with a battle that runs and one that waits for its players.
    fn new() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let battles = folder.path().join("battles");
        let store = Sqlite::open(&battles).expect("a store");
        let key = HouseKey::open(&HouseKey::beside(&battles), &store).expect("a key");
        for text in [RUNNING, OFFERED] {
            let code = code(text);
            let rows = rows_of(code, &key.house_secret(code));
            store.create(&rows).expect("a new battle");
        }
        let house = House {
            folder,
            key,
            store: Some(store),
        };
        house.play(8);
        house
    }

    fn store(&self) -> &Sqlite {
        self.store.as_ref().expect("a store")
    }

    /// The battle that runs goes on.
    fn play(&self, commits: usize) {
        let code = code(RUNNING);
        let mut played = Played::new(self.store().read(code).expect("a battle"));
        for _ in 0..commits {
            let commit = played.next_of(&self.key.house_secret(code));
            let commit = commit.expect("a commit");
            self.store().write(code, &commit).expect("a commit");
        }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn copy(&self, name: &str) -> std::path::PathBuf {
        let to = self.path(name);
        back_up(&self.path("battles"), &to).expect("a copy");
        to
    }

    fn rows(&self) -> Rows {
        self.store().read(code(RUNNING)).expect("a battle")
    }
}

/// The visits that a log has begun, in their order.
fn visits(rows: &Rows) -> Vec<u32> {
    let visit = |entry: &Entry| match entry {
        Entry::Value { visit, .. } => Some(*visit),
        _ => None,
    };
    let entries = rows.steps.iter().map(|step| &step.entry);
    entries.filter_map(visit).collect()
}

#[test]
fn a_copy_is_made_while_the_house_plays_and_is_no_store() {
    let house = House::new();
    let to = house.path("monday.sqlite");
    let holds = back_up(&house.path("battles"), &to).expect("a copy");
    assert_eq!((holds.battles, holds.running), (2, 2));
    // The house plays on, and the copy stays.
    house.play(2);
    // It is one file, and the key is not in it.
    let names: Vec<String> = fs::read_dir(house.folder.path())
        .expect("a folder")
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    assert_eq!(names.len(), 3, "{names:?}");
    // Put in the place of the battles by hand, it shows the way.
    let by_hand = house.path("by-hand");
    fs::create_dir(&by_hand).expect("a folder");
    fs::copy(&to, by_hand.join("battles.sqlite")).expect("a file");
    let refused = Sqlite::open(&by_hand).expect_err("a complaint");
    assert!(matches!(refused, OpenError::IsCopy(_)), "{refused}");
    assert!(refused.to_string().contains("`acies admin restore`"));
    // Nothing is written over.
    let again = back_up(&house.path("battles"), &to);
    assert!(matches!(again, Err(BackupError::Taken { .. })), "{again:?}");
}

#[test]
fn the_dice_of_a_restored_battle_go_on_after_all_that_were_lost() {
    let mut house = House::new();
    let copy = house.copy("monday.sqlite");
    let kept = house.rows();
    // Both players see more of it, and then the disk fails.
    house.play(12);
    let lost = house.rows();
    let last = visits(&lost).last().copied().expect("a visit");
    let overtaken = {
        let mut played = Played::new(house.rows());
        let secret = house.key.house_secret(code(RUNNING));
        played.next_of(&secret).expect("a commit")
    };
    house.store = None;
    fs::remove_dir_all(house.path("battles")).expect("a folder");

    let battles = house.path("battles");
    let now = START.after(10_000_000);
    let holds = restore(&copy, &battles, 40, &house.key, now).expect("a store");
    assert_eq!(
        (holds.battles, holds.running, holds.exhausted.len()),
        (2, 2, 0)
    );
    // What is left is the store alone.
    assert_eq!(fs::read_dir(&battles).expect("a folder").count(), 2);
    house.store = Some(Sqlite::open(&battles).expect("a store"));
    // One that was offered may have begun since, and its first dice were seen.
    let offered = |house: &House| house.store().read(code(OFFERED)).expect("a battle").onward;
    assert_eq!(offered(&house), Some(41));
    let restored = house.rows();
    assert_eq!(restored.steps[..kept.steps.len()], kept.steps);
    assert_eq!(restored.steps.len(), kept.steps.len() + 1);
    assert!(restored.rev > lost.rev + 1_000_000);
    // A commit that was on its way is not written now.
    let refused = house.store().write(code(RUNNING), &overtaken);
    assert!(matches!(refused, Err(StoreError::Overtaken(_))));

    house.play(12);
    let rows = house.rows();
    let begun = visits(&rows).split_off(visits(&kept).len());
    assert_eq!(begun[0], visits(&kept).last().expect("a visit") + 41);
    assert!(begun[0] > last);
    Hosted::new(rows).expect("a battle");

    // It can be copied and restored again, by less than the first time.
    let copy = house.copy("tuesday.sqlite");
    let holds = restore(&copy, &house.path("again"), 1, &house.key, now).expect("a store");
    assert!(holds.exhausted.is_empty());
    house.store = Some(Sqlite::open(&house.path("again")).expect("a store"));
    assert_eq!(offered(&house), Some(42));
}

#[test]
fn a_second_restoring_before_the_first_order_moves_on_from_the_first() {
    let house = House::new();
    let copy = house.copy("monday.sqlite");
    restore(&copy, &house.path("one"), 100, &house.key, START).expect("a store");
    let second = house.path("second.sqlite");
    back_up(&house.path("one"), &second).expect("a copy");
    let holds = restore(&second, &house.path("two"), 5, &house.key, START).expect("a store");
    assert!(holds.exhausted.is_empty());
    let rows = Sqlite::open(&house.path("two")).expect("a store");
    let rows = rows.read(code(RUNNING)).expect("a battle");
    let onward = |nth_last: usize| match rows.steps[rows.steps.len() - nth_last].entry {
        Entry::Onward { visit } => visit,
        _ => panic!("expected that the dice go on later"),
    };
    // No visit was begun in between, and up to five may have been lost.
    assert_eq!(onward(1), onward(2) + 5);
}

#[test]
fn a_battle_whose_chains_are_too_short_for_the_margin_is_named() {
    let house = House::new();
    let copy = house.copy("monday.sqlite");
    let holds = restore(&copy, &house.path("one"), LENGTH, &house.key, START).expect("a store");
    assert_eq!(holds.exhausted, [code(OFFERED), code(RUNNING)]);
    let store = Sqlite::open(&house.path("one")).expect("a store");
    assert_eq!(store.read(code(RUNNING)).expect("a battle"), house.rows());
}

#[test]
fn the_file_of_another_store_is_restored_like_a_copy() {
    let mut house = House::new();
    let kept = house.rows();
    house.store = None;
    let from = house.path("battles").join("battles.sqlite");
    restore(&from, &house.path("new"), 40, &house.key, START).expect("a store");
    let store = Sqlite::open(&house.path("new")).expect("a store");
    let rows = store.read(code(RUNNING)).expect("a battle");
    assert_eq!(rows.steps.len(), kept.steps.len() + 1);
    assert_eq!(store.read(code(OFFERED)).expect("a battle").steps, []);
}

/// Refuses to restore, and leaves nothing behind but the file of the lock.
fn refused(from: &Path, folder: &Path, key: &HouseKey) -> BackupError {
    let before = fs::read_dir(folder)
        .map(Iterator::count)
        .unwrap_or_default();
    let refused = restore(from, folder, 40, key, START).expect_err("a complaint");
    let after = fs::read_dir(folder)
        .map(Iterator::count)
        .unwrap_or_default();
    assert!(after <= before.max(1), "{refused}");
    refused
}

#[test]
fn nothing_is_restored_over_battles_or_from_what_is_no_copy() {
    let house = House::new();
    let copy = house.copy("monday.sqlite");
    // A house that plays.
    let error = refused(&copy, &house.path("battles"), &house.key);
    assert!(
        matches!(&error, BackupError::Open(OpenError::InUse { .. })),
        "{error:?}"
    );
    // One that does not.
    let old = house.path("old");
    drop(Sqlite::open(&old).expect("a store"));
    let error = refused(&copy, &old, &house.key);
    assert!(matches!(error, BackupError::Taken { .. }), "{error:?}");
    assert!(error.to_string().contains("move those that are there away"));

    let letter = house.path("letter");
    fs::write(&letter, "A letter to the club. ".repeat(100)).expect("a file");
    let error = refused(&letter, &house.path("new"), &house.key);
    assert!(
        matches!(error, BackupError::Open(OpenError::NoStore(_))),
        "{error:?}"
    );
    let error = refused(&house.path("missing"), &house.path("new"), &house.key);
    assert!(
        matches!(error, BackupError::Open(OpenError::Missing(_))),
        "{error:?}"
    );
    // Another key would leave every battle without dice.
    let empty = Sqlite::open(&house.path("empty")).expect("a store");
    let key = HouseKey::open(&house.path("another.key"), &empty).expect("a key");
    let error = refused(&copy, &house.path("new"), &key);
    assert!(matches!(error, BackupError::WrongKey(_)), "{error:?}");
}

#[test]
fn a_damaged_store_is_not_copied_and_a_damaged_copy_not_restored() {
    let mut house = House::new();
    let copy = house.copy("monday.sqlite");
    house.store = None;
    let store = house.path("battles").join("battles.sqlite");
    let is_damaged =
        |error: &BackupError| matches!(error, BackupError::Open(OpenError::Damaged { .. }));
    // The last page but one, which a look at the tables does not read.
    for file in [&store, &copy] {
        let mut bytes = fs::read(file).expect("a file");
        let middle = bytes.len() - 2 * 4096;
        bytes[middle..middle + 4096].fill(0x5a);
        fs::write(file, bytes).expect("a file");
    }
    let to = house.path("tuesday.sqlite");
    let error = back_up(&house.path("battles"), &to).expect_err("a complaint");
    assert!(is_damaged(&error), "{error:?}");
    assert!(!to.exists());
    let error = refused(&copy, &house.path("new"), &house.key);
    assert!(is_damaged(&error), "{error:?}");
}

#[test]
fn only_a_store_is_copied_and_only_to_a_place_that_is_free() {
    let house = House::new();
    let error = back_up(&house.path("nothing"), &house.path("to")).expect_err("a complaint");
    assert!(
        matches!(error, BackupError::Open(OpenError::Missing(_))),
        "{error:?}"
    );
    let error = back_up(&house.path("battles"), house.folder.path()).expect_err("a complaint");
    assert!(matches!(error, BackupError::Taken { .. }), "{error:?}");
    let to = house.path("no/such/folder");
    let error = back_up(&house.path("battles"), &to).expect_err("a complaint");
    assert!(matches!(error, BackupError::File { .. }), "{error:?}");
}

#[test]
fn sealed_armies_of_a_restored_battle_are_chosen_again() {
    let house = House::new();
    // A battle in which one army waits for the other.
    let sealed = code("sealed000000");
    let rows = rows_of(sealed, &house.key.house_secret(sealed));
    house.store().create(&rows).expect("a new battle");
    let mut played = Played::new(rows);
    for _ in 0..3 {
        let commit = played.next_of(&house.key.house_secret(sealed));
        let commit = commit.expect("a commit");
        house.store().write(sealed, &commit).expect("a commit");
    }
    let before = house.store().read(sealed).expect("a battle");
    assert!(before.seat(Side::Red).sealed.is_some());
    let copy = house.copy("monday.sqlite");
    restore(&copy, &house.path("new"), 40, &house.key, START).expect("a store");
    let store = Sqlite::open(&house.path("new")).expect("a store");
    let after = store.read(sealed).expect("a battle");
    assert!(after.seat(Side::Red).sealed.is_none());
}
