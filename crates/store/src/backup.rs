//! Copies of a store, and a store from a copy.
//!
//! Both players may have seen dice that a copy does not have. So a copy is marked and not opened as a store: restoring it moves
//! the dice of every battle on first.

use std::io;
use std::path::{Path, PathBuf};

use acies_chronicle::shared_dice::Code;
use acies_host::{Entry, Hosted, Input, Outcome, Refusal, Rows, Time};
use rusqlite::Connection;
use tempfile::NamedTempFile;
use thiserror::Error;

use crate::files;
use crate::key::HouseKey;
use crate::opening::{self, BATTLES, COPY, OpenError, STORE};
use crate::sqlite::Sqlite;
use crate::store::{Store, StoreError};

/// How many commits of one battle may have been lost at most: more than any battle has.
const REVISIONS: u64 = 1 << 32;

/// What a copy or a store has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holds {
    /// How many battles.
    pub battles: u64,
    /// How many of them have not ended.
    pub running: u64,
    /// The battles that were restored and whose chains of dice are too short to be moved on: they are as they were in the copy,
    /// and the players may know their next dice.
    pub exhausted: Vec<Code>,
}

/// Why a copy is not made or restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The store or the copy cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is something already where the copy or the store is to be.
    #[error("{}: found {found}, expected {expected}", path.display())]
    Taken {
        /// The place.
        path: PathBuf,
        /// What is there.
        found: &'static str,
        /// What was expected.
        expected: &'static str,
    },
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The key is not that of a battle that runs.
    #[error(
        "found another key than the one of battle {0}, expected the key that lay beside the battles when they were copied"
    )]
    WrongKey(Code),
    /// A battle cannot be moved on.
    #[error("battle {code}: {what}")]
    Battle {
        /// The battle.
        code: Code,
        /// Why.
        what: String,
    },
    /// The new store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies the store in a folder to a file that does not exist yet. A server may be running on it.
///
/// The copy is of one moment, checked page by page, and on the disk when this returns. It has neither the key of the dice nor
/// anything that a server keeps elsewhere.
///
/// # Errors
/// When there is no store in the folder, it is damaged, or the copy cannot be written. Then there is no copy.
pub fn back_up(folder: &Path, to: &Path) -> Result<Holds, BackupError> {
    let path = folder.join(BATTLES);
    opening::inspect_existing(&path, &[STORE])?;
    if to.symlink_metadata().is_ok() {
        return Err(BackupError::Taken {
            path: to.into(),
            found: "a file or a folder",
            expected: "a name that is free",
        });
    }
    let wrong = |error| BackupError::File {
        path: to.into(),
        error,
    };
    let file = NamedTempFile::new_in(files::folder_of(to)).map_err(wrong)?;
    opening::copy(&opening::read_only(&path)?, file.path(), COPY)?;
    let copy = opening::read_only(file.path())?;
    check(&copy, &path)?;
    let holds = count(&copy).map_err(opening::about(&path))?;
    drop(copy);
    files::put(file, to).map_err(wrong)?;
    Ok(holds)
}

/// Makes a store in a folder from a copy, or from the file of another store. In each battle that runs the dice go on as many
/// visits later as may have been lost.
///
/// # Errors
/// When the folder has a store or is in use, the copy is damaged, or the key is not that of its battles. Then there is no store.
pub fn restore(
    from: &Path,
    folder: &Path,
    visits: u32,
    key: &HouseKey,
    now: Time,
) -> Result<Holds, BackupError> {
    opening::inspect_existing(from, &[COPY, STORE])?;
    opening::make_folder(folder)?;
    let lock = opening::lock(folder)?;
    let path = folder.join(BATTLES);
    // A log that is left of another store would be read into this one.
    for name in [BATTLES.to_owned(), format!("{BATTLES}-wal")] {
        let taken = folder.join(name);
        if taken.symlink_metadata().is_ok() {
            return Err(BackupError::Taken {
                path: taken,
                found: "a file",
                expected: "a folder without battles: move those that are there away",
            });
        }
    }
    let wrong = |error| BackupError::File {
        path: path.clone(),
        error,
    };
    let draft = tempfile::tempdir_in(folder).map_err(wrong)?;
    let file = draft.path().join(BATTLES);
    opening::copy(&opening::read_only(from)?, &file, STORE)?;
    let copy = opening::read_only(&file)?;
    check(&copy, from)?;
    let mut holds = count(&copy).map_err(opening::about(from))?;
    drop(copy);
    let store = Sqlite::open_unlocked(&file)?;
    for code in store.running()? {
        let rows = store.read(code)?;
        if !key.is_of(&rows) {
            return Err(BackupError::WrongKey(code));
        }
        if !move_on(&store, rows, visits, key, now)? {
            holds.exhausted.push(code);
        }
    }
    // Closing writes the log into the file, which then stands alone.
    drop(store);
    std::fs::rename(&file, &path).map_err(wrong)?;
    files::sync_folder(folder).map_err(wrong)?;
    drop(lock);
    Ok(holds)
}

/// Moves the dice of a battle on; false where its chains are too short for that.
fn move_on(
    store: &Sqlite,
    rows: Rows,
    visits: u32,
    key: &HouseKey,
    now: Time,
) -> Result<bool, BackupError> {
    let code = rows.terms.code;
    let wrong = |what: String| BackupError::Battle { code, what };
    let mut steps = rows.steps.iter().rev();
    let last = steps.find_map(|step| match step.entry {
        Entry::Value { visit, .. } => Some(visit),
        Entry::Onward { visit } => Some(visit - 1),
        _ => None,
    });
    let input = Input::Restored {
        visit: last
            .or(rows.onward.map(|visit| visit.saturating_sub(1)))
            .unwrap_or(0)
            .saturating_add(visits)
            .saturating_add(1),
        rev: rows.rev.saturating_add(REVISIONS),
    };
    let hosted = Hosted::new(rows).map_err(|error| wrong(error.to_string()))?;
    match hosted.step(now, input, &key.house_secret(code)) {
        Ok(Outcome::Commit(commit)) => {
            store.write(code, &commit)?;
            Ok(true)
        }
        Ok(_) => Ok(true),
        Err(Refusal::ChainsEnd) => Ok(false),
        Err(refusal) => Err(wrong(refusal.to_string())),
    }
}

/// Looks through every page of a file; `named` is what a complaint is about.
fn check(db: &Connection, named: &Path) -> Result<(), OpenError> {
    let wrong = opening::about(named);
    let damaged = |what: String| OpenError::Damaged {
        path: named.into(),
        what,
    };
    let found: String = db
        .query_row("pragma integrity_check(1)", [], |row| row.get(0))
        .map_err(&wrong)?;
    if found != "ok" {
        return Err(damaged(found));
    }
    let strays: u64 = db
        .query_row("select count(*) from pragma_foreign_key_check", [], |row| {
            row.get(0)
        })
        .map_err(&wrong)?;
    if strays > 0 {
        return Err(damaged(format!("{strays} rows are of no battle")));
    }
    Ok(())
}

fn count(db: &Connection) -> rusqlite::Result<Holds> {
    let query = "select count(*), count(*) filter (where ended = 0) from battle";
    db.query_row(query, [], |row| {
        Ok(Holds {
            battles: row.get(0)?,
            running: row.get(1)?,
            exhausted: Vec::new(),
        })
    })
}
