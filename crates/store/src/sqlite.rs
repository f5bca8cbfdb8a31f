//! A store in a folder: one SQLite file.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use acies_chronicle::shared_dice::Code;
use acies_host::{Change, Commit, Overtaken, Rows, Time};
use rusqlite::{Connection, Error, ErrorCode, TransactionBehavior};

use crate::opening::{self, BATTLES, OpenError};
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
    fn look<T>(
        &self,
        act: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut reader = held(&self.reader);
        self.check_known()?;
        let transaction = reader.transaction().map_err(|error| self.failed(error))?;
        act(&transaction)
    }

    /// Does something in one transaction of the writer: all of it, or nothing.
    fn transact<T>(
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
    fn find(&self, db: &Connection, code: Code) -> Result<(i64, u64), StoreError> {
        let found = tables::find(db, code).map_err(|error| self.failed(error))?;
        found.ok_or(StoreError::NoBattle(code))
    }

    /// An error of the file, before the end of a transaction.
    fn failed(&self, error: impl Into<RowError>) -> StoreError {
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
}
