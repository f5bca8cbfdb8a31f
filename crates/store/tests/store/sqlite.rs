//! What the store in a folder does beside what every store does.

use acies_referee::Side;
use acies_store::{OpenError, Sqlite, Store, StoreError};
use rusqlite::Connection;

use crate::battle::{Played, code, rows};

const CODE: &str = "k7q2m9x4tz3c";

#[test]
fn what_was_written_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    // A folder in a folder is made.
    let inside = folder.path().join("club/battles");
    let mut played = Played::new(rows(code(CODE)));
    {
        let store = Sqlite::open(&inside).expect("a store");
        store.create(played.hosted.rows()).expect("a new battle");
        store
            .write(code(CODE), &played.take(Side::Red))
            .expect("a commit");
    }
    let store = Sqlite::open(&inside).expect("a store");
    assert_eq!(
        store.read(code(CODE)).expect("a battle"),
        *played.hosted.rows()
    );
}

#[test]
fn a_second_server_is_kept_out_with_the_number_of_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Sqlite::open(folder.path()).expect("a store");
    let refused = Sqlite::open(folder.path());
    let id = std::process::id();
    assert!(matches!(&refused, Err(OpenError::InUse { process, .. }) if *process == Some(id)));
    let text = refused
        .err()
        .map(|error| error.to_string())
        .unwrap_or_default();
    assert!(
        text.ends_with(&format!(
            "is in use by another server (process {id}), expected a folder of its own"
        )),
        "{text}"
    );
    drop(first);
    Sqlite::open(folder.path()).expect("a store once the first is gone");
}

#[test]
fn a_folder_of_a_newer_program_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(Sqlite::open(folder.path()).expect("a store"));
    let file = folder.path().join("battles.sqlite");
    let db = Connection::open(&file).expect("a file");
    db.pragma_update(None, "user_version", 99)
        .expect("a version");
    drop(db);
    let refused = Sqlite::open(folder.path());
    assert!(
        matches!(refused, Err(OpenError::Version { found: 99, .. })),
        "{refused:?}"
    );
}

#[test]
fn a_file_that_is_no_store_is_refused_and_not_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("battles.sqlite");
    std::fs::write(
        &file,
        "a letter to my aunt, of more than a hundred bytes ".repeat(3),
    )
    .expect("a file");
    let before = std::fs::read(&file).expect("a file");
    assert!(matches!(
        Sqlite::open(folder.path()),
        Err(OpenError::NoStore(_))
    ));
    assert_eq!(std::fs::read(&file).expect("a file"), before);
}

#[test]
fn a_row_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let mut played = Played::new(rows(code(CODE)));
    store.create(played.hosted.rows()).expect("a new battle");
    for side in Side::BOTH {
        store
            .write(code(CODE), &played.take(side))
            .expect("a commit");
    }
    for side in Side::BOTH {
        store
            .write(code(CODE), &played.seal(side))
            .expect("a commit");
    }
    let db = Connection::open(folder.path().join("battles.sqlite")).expect("a file");
    for (change, found) in [
        (
            "update step set entry = 'order green end' where number = 2",
            "order green end",
        ),
        ("update battle set pace = 'days 0'", "days 0"),
        ("update battle set root = 'fred'", "fred"),
        ("update battle set head = 'a letter'", "a letter"),
    ] {
        db.execute_batch(change).expect("a change");
        let error = store.read(code(CODE)).expect_err("an error");
        assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
        assert!(error.to_string().contains(found), "{error}");
    }
}
