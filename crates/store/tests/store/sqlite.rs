//! What the store in a folder does beside what every store does.

use std::fs;
use std::path::{Path, PathBuf};

use acies_referee::Side;
use acies_store::{OpenError, Sqlite, Store, StoreError};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::battle::{Played, code, rows};

const CODE: &str = "k7q2m9x4tz3c";

/// A folder whose store has had a battle with so many commits.
fn kept(commits: usize) -> (TempDir, Played) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let mut played = Played::new(rows(code(CODE)));
    store.create(played.hosted.rows()).expect("a new battle");
    for _ in 0..commits {
        let commit = played.next().expect("a commit");
        store.write(code(CODE), &commit).expect("a commit");
    }
    (folder, played)
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("battles.sqlite")
}

/// Changes the file as no store would.
fn change(folder: &TempDir, sql: &str) {
    let db = Connection::open(file(folder)).expect("a file");
    db.execute_batch(sql).expect("a change");
}

/// The complaint about a folder whose file stays as it was.
fn refused(folder: &TempDir) -> OpenError {
    let before = fs::read(file(folder)).expect("a file");
    let refused = Sqlite::open(folder.path()).expect_err("a complaint");
    assert!(
        fs::read(file(folder)).expect("a file") == before,
        "{refused} changed"
    );
    let text = refused.to_string();
    assert!(
        text.starts_with(&file(folder).display().to_string()),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1, "{text}");
    refused
}

#[test]
fn what_was_written_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    // A folder in a folder is made.
    let inside = folder.path().join("club/battles");
    let mut played = Played::new(rows(code(CODE)));
    {
        let store = Sqlite::open(&inside).expect("a store");
        store.create(played.hosted.rows()).expect("a new battle");
        let commit = played.take(Side::Red);
        store.write(code(CODE), &commit).expect("a commit");
    }
    // A store that was closed is one file, beside that of the lock.
    let files = fs::read_dir(&inside).expect("a folder").count();
    assert_eq!(files, 2);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Sealed armies are for the house alone.
        let about = fs::metadata(&inside).expect("a folder");
        assert_eq!(about.permissions().mode() & 0o777, 0o700);
    }
    let store = Sqlite::open(&inside).expect("a store");
    let read = store.read(code(CODE)).expect("a battle");
    assert_eq!(read, *played.hosted.rows());
}

#[test]
fn a_second_server_is_kept_out_with_the_number_of_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Sqlite::open(folder.path()).expect("a store");
    let refused = Sqlite::open(folder.path()).expect_err("a complaint");
    let id = std::process::id();
    assert_eq!(
        refused.to_string(),
        format!(
            "{} is in use by another server (process {id}), expected a folder of its own",
            folder.path().display()
        )
    );
    drop(first);
    Sqlite::open(folder.path()).expect("a store once the first is gone");
}

#[test]
fn beside_a_server_commits_are_written_or_overtaken_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = Sqlite::join(folder.path()).expect_err("a complaint");
    assert!(matches!(missing, OpenError::Missing(_)), "{missing}");
    let server = Sqlite::open(folder.path()).expect("a store");
    server.create(&rows(code(CODE))).expect("a new battle");
    let beside = Sqlite::join(folder.path()).expect("a store");
    let mut played = Played::new(beside.read(code(CODE)).expect("a battle"));
    let commit = played.next().expect("a commit");
    beside.write(code(CODE), &commit).expect("a commit");
    let refused = server.write(code(CODE), &commit);
    assert!(matches!(refused, Err(StoreError::Overtaken(_))));
    let read = server.read(code(CODE)).expect("a battle");
    assert_eq!(read, *played.hosted.rows());
}

#[test]
fn a_folder_of_a_newer_program_is_left_alone() {
    let (folder, _) = kept(0);
    change(&folder, "pragma user_version = 99");
    let refused = refused(&folder);
    assert!(matches!(refused, OpenError::Version { found: 99, .. }));
    assert!(
        refused
            .to_string()
            .ends_with("found schema 99, expected 4: it was written by a newer acies")
    );
    change(&folder, "pragma user_version = 0");
    let refused = self::refused(&folder);
    assert!(matches!(refused, OpenError::Version { found: 0, .. }));
}

#[test]
fn tables_that_are_not_those_of_the_schema_are_named() {
    for (sql, expected) in [
        (
            "alter table step drop column sent_by",
            "found no column `sent_by` of table `step` as blob, which schema 4 has",
        ),
        (
            "alter table outage rename column to_at to until",
            "found no column `to_at` of table `outage` as integer not null, which schema 4 has",
        ),
        (
            "drop table chat",
            "found no table `chat`, which schema 4 has",
        ),
        (
            "drop index battle_running",
            "found no index `battle_running`, which schema 4 has",
        ),
        (
            "alter table battle add column note text not null default ''",
            "found column `note` of table `battle` as text not null, which schema 4 does not have",
        ),
    ] {
        let (folder, _) = kept(0);
        change(&folder, sql);
        let text = refused(&folder).to_string();
        assert!(text.ends_with(expected), "{text}");
    }
    // What SQLite itself keeps about tables is no part of them.
    let (folder, _) = kept(4);
    change(&folder, "analyze");
    Sqlite::open(folder.path()).expect("a store");
}

#[test]
fn a_file_that_is_no_store_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(file(&folder), "A letter to the club. ".repeat(100)).expect("a file");
    assert!(matches!(refused(&folder), OpenError::NoStore(_)));
    // So is the database of another program.
    fs::remove_file(file(&folder)).expect("a file");
    change(&folder, "create table bookmark (page text)");
    assert!(matches!(refused(&folder), OpenError::NoStore(_)));
    // An empty file is what a server leaves that ends before it has made the tables.
    fs::write(file(&folder), "").expect("a file");
    Sqlite::open(folder.path()).expect("a store");
}

#[test]
fn a_file_that_was_cut_is_refused() {
    let (folder, _) = kept(30);
    let whole = fs::read(file(&folder)).expect("a file");
    for cut in [60, PAGE, whole.len() / 2, whole.len() - 1000] {
        let cut = &whole[..cut];
        fs::write(file(&folder), cut).expect("a file");
        let refused = refused(&folder);
        assert!(matches!(refused, OpenError::Damaged { .. }), "{refused:?}");
    }
    fs::write(file(&folder), &whole).expect("a file");
    Sqlite::open(folder.path()).expect("a store");
}

#[test]
fn pages_that_were_overwritten_never_make_another_battle() {
    let (folder, played) = kept(30);
    let whole = fs::read(file(&folder)).expect("a file");
    let pages = whole.len() / PAGE;
    let mut complaints = 0;
    for page in 0..pages {
        let mut bytes = whole.clone();
        for byte in &mut bytes[page * PAGE..(page + 1) * PAGE] {
            *byte = 0x5a;
        }
        fs::write(file(&folder), bytes).expect("a file");
        let Ok(store) = Sqlite::open(folder.path()) else {
            complaints += 1;
            continue;
        };
        match store.read(code(CODE)) {
            Ok(rows) => assert_eq!(rows, *played.hosted.rows(), "page {page}"),
            Err(StoreError::Damaged { .. }) => complaints += 1,
            Err(error) => panic!("page {page}: {error:?}"),
        }
    }
    assert!(complaints >= 6, "{complaints} of {pages}");
}

/// The size of a page of SQLite, in bytes.
const PAGE: usize = 4096;

#[test]
fn a_row_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let mut played = Played::new(rows(code(CODE)));
    store.create(played.hosted.rows()).expect("a new battle");
    for _ in 0..3 {
        let commit = played.next().expect("a commit");
        store.write(code(CODE), &commit).expect("a commit");
    }
    let sealed = store.read(code(CODE)).expect("a battle");
    assert!(sealed.seat(Side::Red).sealed.is_some());
    for (sql, expected) in [
        (
            "update seat set presence = 'away' where side = 1",
            "presence of blue's seat: found `away`, expected `never`, `here` or `gone TIME`",
        ),
        (
            "update seat set standing = 'recoil always' where side = 0",
            "standing of red's seat: found `recoil always`, expected replies, a line each",
        ),
        (
            "update seat set sealed_by = null where side = 0",
            "sealed army of red's seat: expected an order, the id it came with, and a value of the dice or none",
        ),
        (
            "update seat set token = null where side = 0",
            "token and root of red's seat: found `one alone`, expected both or neither",
        ),
        (
            "delete from seat where side = 0",
            "found no seat of red, expected one",
        ),
        (
            "update battle set pace = 'days 0'",
            "pace: found `days 0`, expected `live BANK INCREMENT`, `days N` or `untimed`",
        ),
        (
            "update battle set root = 'fred'",
            "root: found `fred`, expected 64 lower-case hexadecimal digits",
        ),
        (
            "update battle set head = 'a letter'",
            "head: found `a letter`, expected the head of a record",
        ),
    ] {
        change(&folder, sql);
        let error = store.read(code(CODE)).expect_err("an error");
        assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
        let text = error.to_string();
        let expected = format!("battle {CODE}: {expected}");
        assert!(text.starts_with(&expected), "{text}");
    }
    // Others are read as before.
    let other = code("0123456789ab");
    store.create(&rows(other)).expect("a new battle");
    assert_eq!(store.read(other).expect("a battle"), rows(other));
}

#[test]
fn a_step_that_is_none_and_a_step_that_is_missing_are_named() {
    for (sql, expected) in [
        (
            "update step set entry = 'order green end' where number = 2",
            "step 2: found `order green end`, expected a step of a battle",
        ),
        (
            "delete from step where number = 2",
            "log: found `step 3`, expected step 2",
        ),
        (
            "update step set sent_by = x'00' where number = 2",
            "16 byte value out of 1 byte blob",
        ),
    ] {
        let (folder, _) = kept(8);
        change(&folder, sql);
        let store = Sqlite::open(folder.path()).expect("a store");
        let error = store.read(code(CODE)).expect_err("an error");
        assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
        assert!(error.to_string().contains(expected), "{error}");
    }
}

#[test]
fn a_head_that_would_read_otherwise_is_not_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let mut two_lines = rows(code(CODE));
    two_lines.terms.head.house = vec!["title = \"ours\"\nhouse limit = 1".into()];
    let mut control = rows(code(CODE));
    control.terms.head.players[0] = "a\tb".into();
    for rows in [two_lines, control] {
        let refused = store.create(&rows);
        assert!(matches!(refused, Err(StoreError::Misfit { .. })));
    }
    let mut house = rows(code(CODE));
    house.terms.head.house = vec!["title = \"ours\"".into(), String::new()];
    store.create(&house).expect("a new battle");
    assert_eq!(store.read(code(CODE)).expect("a battle"), house);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = folder.path().join("taken");
    fs::write(&taken, "").expect("a file");
    for path in [taken.clone(), taken.join("battles")] {
        let error = Sqlite::open(&path).expect_err("a complaint");
        assert!(matches!(error, OpenError::File { .. }), "{error:?}");
        assert!(named(&error, &path), "{error}");
    }
}

fn named(error: &OpenError, path: &Path) -> bool {
    error.to_string().starts_with(&path.display().to_string())
}
