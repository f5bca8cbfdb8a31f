//! A store in a folder: one SQLite file.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use acies_chronicle::shared_dice::Code;
use acies_host::{Change, Commit, Overtaken, Rows, Time};
use rusqlite::{Connection, Error, ErrorCode, TransactionBehavior};

use crate::contacts;
use crate::opening::{self, BATTLES, OpenError};
use crate::reports::Reports;
use crate::store::{Line, Store, StoreError};
use crate::tables::{self, RowError};

/// A store in a folder, for one server.
///
/// Calls block on the disk, a commit for some milliseconds. One writes at a time, and one reads beside it.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    /// Why it is not known what is kept, once that is so.
    lost: OnceLock<String>,
    // Dropped before the writer: the last to close the file clears up, and a reader may not.
    reader: Mutex<Connection>,
    writer: Mutex<Connection>,
    /// Held as long as the store is open; none beside a server that holds it.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens the store in a folder, which is made if there is none, and keeps every other server out of it. An older schema is
    /// brought up to date, after a copy of the file was made beside it.
    ///
    /// # Errors
    /// When the folder cannot be used, is in use by another process, or has something else than a store that this program
    /// knows. The file is then as it was.
    pub fn open(folder: &Path) -> Result<Sqlite, OpenError> {
        opening::make_folder(folder)?;
        let lock = opening::lock(folder)?;
        let path = folder.join(BATTLES);
        let [writer, reader] = opening::open(&path)?;
        Ok(Sqlite::new(path, [writer, reader], Some(lock)))
    }

    /// Opens the store of a folder in which a server may be running. What is written beside a server is safe: of two commits
    /// at one revision the second is overtaken.
    ///
    /// # Errors
    /// When there is no store, or its schema is not the one of this program.
    pub fn join(folder: &Path) -> Result<Sqlite, OpenError> {
        let path = folder.join(BATTLES);
        let connections = opening::join(&path)?;
        Ok(Sqlite::new(path, connections, None))
    }

    /// Opens a file that no server knows.
    pub(crate) fn open_unlocked(path: &Path) -> Result<Sqlite, OpenError> {
        let connections = opening::open(path)?;
        Ok(Sqlite::new(path.to_owned(), connections, None))
    }

    fn new(path: PathBuf, [writer, reader]: [Connection; 2], lock: Option<File>) -> Sqlite {
        Sqlite {
            path,
            lost: OnceLock::new(),
            reader: Mutex::new(reader),
            writer: Mutex::new(writer),
            _lock: lock,
        }
    }

    /// Reads something, all of it of one moment.
    pub(crate) fn look<T>(
        &self,
        act: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut reader = held(&self.reader);
        self.check_known()?;
        let transaction = reader.transaction().map_err(|error| self.failed(error))?;
        act(&transaction)
    }

    /// Does something in one transaction of the writer: all of it, or nothing.
    pub(crate) fn transact<T>(
        &self,
        act: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut writer = held(&self.writer);
        self.check_known()?;
        let transaction = writer
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(|error| self.failed(error))?;
        // A transaction that is dropped is rolled back.
        let done = act(&transaction)?;
        match transaction.commit() {
            Ok(()) => Ok(done),
            Err(error) if is_not_written(&error) => Err(StoreError::Later(error.to_string())),
            Err(error) => {
                let why = self.lost.get_or_init(|| error.to_string());
                Err(StoreError::Unknown(why.clone()))
            }
        }
    }

    fn check_known(&self) -> Result<(), StoreError> {
        match self.lost.get() {
            Some(why) => Err(StoreError::Unknown(why.clone())),
            None => Ok(()),
        }
    }

    /// The number of a battle, and its revision.
    pub(crate) fn find(&self, db: &Connection, code: Code) -> Result<(i64, u64), StoreError> {
        let found = tables::find(db, code).map_err(|error| self.failed(error))?;
        found.ok_or(StoreError::NoBattle(code))
    }

    /// An error of the file, before the end of a transaction.
    pub(crate) fn failed(&self, error: impl Into<RowError>) -> StoreError {
        failed(&self.path.display().to_string(), error.into())
    }
}

fn held(connection: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    // A panic has rolled its transaction back.
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether an error in COMMIT leaves no doubt. Where there is no room for the last page of a commit, and where another process
/// has the file, nothing was written that is read again. After any other error, such as a failed synchronisation, the commit
/// may be found when the file is recovered.
fn is_not_written(error: &Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::DiskFull | ErrorCode::DatabaseBusy)
    )
}

/// What an error before the end of a transaction means, of which nothing was written.
fn failed(place: &str, error: RowError) -> StoreError {
    let place = place.to_owned();
    let what = error.to_string();
    let error = match error {
        RowError::Unwritable(what) => return StoreError::Misfit { place, what },
        RowError::Unreadable(what) => return StoreError::Damaged { place, what },
        RowError::Sqlite(error) => error,
    };
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Misfit { place, what },
        // `Unknown` is an error in SQL: a table or a column is missing.
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase | ErrorCode::Unknown) => {
            StoreError::Damaged { place, what }
        }
        Some(_) => StoreError::Later(what),
        // A number that no column can have.
        None if matches!(error, Error::ToSqlConversionFailure(_)) => {
            StoreError::Misfit { place, what }
        }
        // A column with something else than its type.
        None => StoreError::Damaged { place, what },
    }
}

/// An error of the rows of a battle.
fn of_battle(code: Code) -> impl Fn(RowError) -> StoreError {
    move |error| failed(&format!("battle {code}"), error)
}

impl Store for Sqlite {
    fn create(&self, rows: &Rows) -> Result<(), StoreError> {
        let code = rows.terms.code;
        self.transact(|db| match self.find(db, code) {
            Ok(_) => Err(StoreError::CodeTaken(code)),
            Err(StoreError::NoBattle(_)) => tables::insert(db, rows).map_err(of_battle(code)),
            Err(error) => Err(error),
        })
    }

    fn read(&self, code: Code) -> Result<Rows, StoreError> {
        self.look(|db| {
            let (no, _) = self.find(db, code)?;
            tables::get(db, no, code).map_err(of_battle(code))
        })
    }

    fn write(&self, code: Code, commit: &Commit) -> Result<(), StoreError> {
        self.transact(|db| {
            let (no, found) = self.find(db, code)?;
            let expected = commit.expects;
            if found != expected {
                return Err(Overtaken { found, expected }.into());
            }
            let least = commit.changes.iter().map(|change| match change {
                Change::Rev(rev) => *rev,
                _ => 0,
            });
            let rev = least.fold(found + 1, u64::max);
            let put = |error: Error| of_battle(code)(error.into());
            tables::put_rev(db, no, rev).map_err(put)?;
            contacts::look_again(db, no).map_err(put)?;
            commit
                .changes
                .iter()
                .try_for_each(|change| tables::put(db, no, change))
                .map_err(put)
        })
    }

    fn rev(&self, code: Code) -> Result<u64, StoreError> {
        self.look(|db| Ok(self.find(db, code)?.1))
    }

    fn running(&self) -> Result<Vec<Code>, StoreError> {
        self.look(|db| tables::running(db).map_err(|error| self.failed(error)))
    }

    fn beat(&self, now: Time) -> Result<Option<Time>, StoreError> {
        self.transact(|db| {
            let before = tables::last_beat(db).map_err(|error| self.failed(error))?;
            tables::put_beat(db, now).map_err(|error| self.failed(error))?;
            Ok(before)
        })
    }

    fn last_beat(&self) -> Result<Option<Time>, StoreError> {
        self.look(|db| tables::last_beat(db).map_err(|error| self.failed(error)))
    }

    fn say(&self, code: Code, line: &Line) -> Result<u32, StoreError> {
        self.transact(|db| {
            let (no, _) = self.find(db, code)?;
            tables::put_line(db, no, line).map_err(of_battle(code))
        })
    }

    fn said(&self, code: Code, after: u32) -> Result<Vec<Line>, StoreError> {
        self.look(|db| {
            let (no, _) = self.find(db, code)?;
            let lines = tables::lines(db, no, after);
            lines.map_err(|error| of_battle(code)(error.into()))
        })
    }

    fn reports(&self) -> &dyn Reports {
        self
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use acies_host::Id;
    use acies_referee::Side;

    use super::*;
    use crate::battle::{Played, START, code, rows};

    fn line(nth: u8) -> Line {
        Line {
            side: Side::Red,
            id: Id([nth; 16]),
            at: START,
            text: "¡".repeat(4000),
        }
    }

    #[test]
    fn where_the_disk_is_full_nothing_is_kept_until_there_is_room() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).expect("a store");
        let [one, other] = ["battle000001", "battle000002"].map(code);
        store.create(&rows(one)).expect("a new battle");
        let limit = |pages: i64| {
            let writer = held(&store.writer);
            let set = writer.pragma_update(None, "max_page_count", pages);
            set.expect("a limit");
        };
        let used: i64 = held(&store.writer)
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .expect("a number");
        limit(used + 2);
        let kept = (1..100).take_while(|&nth| match store.say(one, &line(nth)) {
            Ok(number) => number == u32::from(nth),
            Err(StoreError::Later(_)) => false,
            Err(error) => panic!("{error:?}"),
        });
        let kept = kept.count();
        assert!(kept < 5, "{kept} lines");
        for _ in 0..2 {
            let refused = store.say(one, &line(99));
            assert!(matches!(refused, Err(StoreError::Later(_))), "{refused:?}");
        }
        assert_eq!(store.said(one, 0).expect("read").len(), kept);
        // A whole battle that has gone on, of which the first rows still have room.
        let mut played = Played::new(rows(other));
        while played.next().is_some() {}
        let refused = store.create(played.hosted.rows());
        assert!(matches!(refused, Err(StoreError::Later(_))), "{refused:?}");
        let missing = store.read(other);
        assert!(
            matches!(missing, Err(StoreError::NoBattle(_))),
            "{missing:?}"
        );

        limit(1 << 20);
        store.create(played.hosted.rows()).expect("a battle");
        let read = store.read(other).expect("a battle");
        assert_eq!(read, *played.hosted.rows());
        let number = store.say(one, &line(99)).expect("kept");
        assert_eq!(number as usize, kept + 1);
    }

    #[test]
    fn while_another_process_writes_a_call_waits_and_then_fails() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).expect("a store");
        let waits = held(&store.writer).busy_timeout(Duration::from_millis(10));
        waits.expect("a limit");
        let mut other = Connection::open(&store.path).expect("a file");
        let writes = other.transaction_with_behavior(TransactionBehavior::Immediate);
        let writes = writes.expect("a transaction");
        let refused = store.beat(START);
        assert!(matches!(refused, Err(StoreError::Later(_))), "{refused:?}");
        // Reading goes on.
        assert_eq!(store.last_beat().expect("read"), None);
        drop(writes);
        store.beat(START).expect("kept");
    }

    #[test]
    fn a_call_that_panics_leaves_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).expect("a store");
        let panics = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            store.transact(|db| -> Result<(), StoreError> {
                tables::put_beat(db, START).expect("written");
                panic!("in the middle of a transaction");
            })
        }));
        assert!(panics.is_err());
        assert_eq!(store.last_beat().expect("read"), None);
        assert_eq!(store.beat(START).expect("kept"), None);
    }
}
