//! How the file of a store is opened: by one server, and only where it is what this program knows.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode, OpenFlags};
use thiserror::Error;

/// The file of the battles in the folder of a store.
pub const BATTLES: &str = "battles.sqlite";
/// The file that a server locks.
const LOCK: &str = "acies.lock";
/// The schema, by version: each brings a store of the version before it up to date.
const SCHEMA: [&str; 4] = [
    include_str!("schema-1.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
];
/// What marks a file as a store, in its header: "Acie" as bytes.
pub const STORE: i32 = i32::from_be_bytes(*b"Acie");
/// What marks a file as a copy, whose dice the players may know: it is no store until it is restored.
pub const COPY: i32 = i32::from_be_bytes(*b"AciC");
/// How long a call waits for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);
/// SQLite's number for `synchronous = FULL`: a commit is on the disk before it is answered.
const FULL: i64 = 2;

/// Why a folder cannot be opened as a store.
#[derive(Debug, Error)]
pub enum OpenError {
    /// A file or a folder cannot be made or read.
    #[error("{}: {error}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another process has the folder open.
    #[error(
        "{} is in use by another server{}, expected a folder of its own",
        path.display(),
        process.map(|id| format!(" (process {id})")).unwrap_or_default()
    )]
    InUse {
        /// The folder.
        path: PathBuf,
        /// The number of the process, if it could be read.
        process: Option<u32>,
    },
    /// There is no store.
    #[error("{}: no such file, expected a store of battles", .0.display())]
    Missing(PathBuf),
    /// The file is of another program.
    #[error("{}: found another kind of file, expected a store of battles", .0.display())]
    NoStore(PathBuf),
    /// The file is a copy of a store.
    #[error(
        "{}: found a copy of a store, whose next dice the players may have seen: `acies admin restore` makes a store of it",
        .0.display()
    )]
    IsCopy(PathBuf),
    /// The file has another schema than it may have.
    #[error("{}: found schema {found}, expected {known}: {}", path.display(), advice(*found, *known))]
    Version {
        /// The file.
        path: PathBuf,
        /// The version of its schema.
        found: i64,
        /// The version that this program writes.
        known: usize,
    },
    /// The tables are not those of the schema.
    #[error("{}: found {what}, which schema {version} does not have", path.display())]
    TooMuch {
        /// The file.
        path: PathBuf,
        /// A table, a column or an index.
        what: String,
        /// The version of the schema.
        version: usize,
    },
    /// The tables are not those of the schema.
    #[error("{}: found no {what}, which schema {version} has", path.display())]
    Lacks {
        /// The file.
        path: PathBuf,
        /// A table, a column or an index.
        what: String,
        /// The version of the schema.
        version: usize,
    },
    /// Commits might not be on the disk when they are answered.
    #[error(
        "{}: SQLite sets {setting} to `{found}` here, expected `{expected}`: commits would not be safe on this file system",
        path.display()
    )]
    NotDurable {
        /// The file.
        path: PathBuf,
        /// The setting.
        setting: &'static str,
        /// What SQLite set it to.
        found: String,
        /// What it has to be.
        expected: &'static str,
    },
    /// The file is damaged.
    #[error("{}: the file is damaged: {what}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The first thing that is wrong.
        what: String,
    },
    /// SQLite cannot open the file.
    #[error("{}: {error}", path.display())]
    Sqlite {
        /// The file.
        path: PathBuf,
        /// Why.
        error: rusqlite::Error,
    },
}

fn advice(found: i64, known: usize) -> &'static str {
    if found > known as i64 {
        "it was written by a newer acies"
    } else {
        "`acies serve` brings it up to date"
    }
}

/// The error of SQLite about a file.
pub fn about(path: &Path) -> impl Fn(rusqlite::Error) -> OpenError {
    move |error| {
        let path = path.to_owned();
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenError::NoStore(path),
            Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged {
                path,
                what: error.to_string(),
            },
            _ => OpenError::Sqlite { path, error },
        }
    }
}

/// The error of the system about a file.
pub fn about_file(path: &Path) -> impl Fn(io::Error) -> OpenError {
    move |error| OpenError::File {
        path: path.to_owned(),
        error,
    }
}

/// Makes a folder if there is none. It is for its owner alone, because sealed armies lie in it.
pub fn make_folder(folder: &Path) -> Result<(), OpenError> {
    let mut maker = fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        maker.mode(0o700);
    }
    maker.create(folder).map_err(about_file(folder))
}

/// Takes the lock of a folder, and writes the number of this process into it.
pub fn lock(folder: &Path) -> Result<File, OpenError> {
    let path = folder.join(LOCK);
    let wrong = about_file(&path);
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    let mut file = options.open(&path).map_err(&wrong)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut text = String::new();
            let read = file.read_to_string(&mut text);
            return Err(OpenError::InUse {
                path: folder.into(),
                process: read.ok().and_then(|_| text.trim().parse().ok()),
            });
        }
        Err(TryLockError::Error(error)) => return Err(wrong(error)),
    }
    file.set_len(0).map_err(&wrong)?;
    file.rewind().map_err(&wrong)?;
    writeln!(file, "{}", std::process::id()).map_err(&wrong)?;
    Ok(file)
}

/// Opens a store for its server: a connection that writes, and one that reads.
pub fn open(path: &Path) -> Result<[Connection; 2], OpenError> {
    open_with(path, &SCHEMA)
}

fn open_with(path: &Path, schema: &[&str]) -> Result<[Connection; 2], OpenError> {
    let done = match fs::metadata(path) {
        Ok(about) if about.len() > 0 => inspect(path, schema, &[STORE])?,
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(about_file(path)(error));
        }
        _ => 0,
    };
    let wrong = about(path);
    let mut writer = Connection::open(path).map_err(&wrong)?;
    prepare(&writer, path)?;
    migrate(&mut writer, path, schema, done)?;
    // What is in the log beside the file may not be on the disk: a server may have ended because it could not be written there.
    // Another process that reads can be in the way of this, and no reason not to start.
    writer
        .query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))
        .map_err(&wrong)?;
    let reader = read_only(path)?;
    Ok([writer, reader])
}

/// Opens a store beside its server.
pub fn join(path: &Path) -> Result<[Connection; 2], OpenError> {
    let done = inspect_existing(path, &[STORE])?;
    if done < SCHEMA.len() {
        return Err(OpenError::Version {
            path: path.into(),
            found: done as i64,
            known: SCHEMA.len(),
        });
    }
    let writer = Connection::open(path).map_err(about(path))?;
    prepare(&writer, path)?;
    let reader = read_only(path)?;
    Ok([writer, reader])
}

/// Looks whether a file is a store, or a copy of one, that this program knows; the version of its schema. Nothing is written.
pub fn inspect_existing(path: &Path, marks: &[i32]) -> Result<usize, OpenError> {
    match fs::metadata(path) {
        Ok(_) => inspect(path, &SCHEMA, marks),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(OpenError::Missing(path.into()))
        }
        Err(error) => Err(about_file(path)(error)),
    }
}

fn inspect(path: &Path, schema: &[&str], marks: &[i32]) -> Result<usize, OpenError> {
    let wrong = about(path);
    let db = read_only(path)?;
    let number = |name: &str| -> Result<i64, OpenError> {
        let read = db.pragma_query_value(None, name, |row| row.get(0));
        read.map_err(&wrong)
    };
    let (found, version) = (number("application_id")?, number("user_version")?);
    // SQLite itself misses pages beyond the end of a file, but not a part of one.
    let length = fs::metadata(path).map_err(about_file(path))?.len();
    let page = number("page_size")?;
    if length % page.unsigned_abs() != 0 {
        return Err(OpenError::Damaged {
            path: path.into(),
            what: format!("found {length} bytes, expected whole pages of {page}"),
        });
    }
    let tables = shape(&db).map_err(&wrong)?;
    if (found, version) == (0, 0) && tables.is_empty() && marks == [STORE] {
        // A server was ended before it had made the tables.
        return Ok(0);
    }
    if !marks.iter().any(|&mark| i64::from(mark) == found) {
        let path = path.into();
        return Err(if found == i64::from(COPY) {
            OpenError::IsCopy(path)
        } else {
            OpenError::NoStore(path)
        });
    }
    let known = schema.len();
    let done = usize::try_from(version)
        .ok()
        .filter(|done| (1..=known).contains(done))
        .ok_or_else(|| OpenError::Version {
            path: path.into(),
            found: version,
            known,
        })?;
    compare(path, &tables, &schema[..done])?;
    Ok(done)
}

/// The tables, columns and indexes of a file, in words. SQLite's own tables, such as statistics, are passed over.
fn shape(db: &Connection) -> rusqlite::Result<Vec<String>> {
    let query = r#"
        select 'table `' || name || '`' from sqlite_schema
          where type = 'table' and name not like 'sqlite\_%' escape '\'
        union all
        select 'column `' || c.name || '` of table `' || t.name || '` as '
            || lower(c.type) || iif(c."notnull", ' not null', '') || iif(c.pk, ' in the key', '')
          from sqlite_schema t join pragma_table_xinfo(t.name) c
          where t.type = 'table' and t.name not like 'sqlite\_%' escape '\'
        union all
        select 'index `' || name || '`' from sqlite_schema where type = 'index'
        order by 1"#;
    let mut query = db.prepare(query)?;
    query.query_map([], |row| row.get(0))?.collect()
}

/// Whether tables are those of a schema.
fn compare(path: &Path, tables: &[String], schema: &[&str]) -> Result<(), OpenError> {
    let wrong = about(path);
    let fresh = Connection::open_in_memory().map_err(&wrong)?;
    for change in schema {
        fresh.execute_batch(change).map_err(&wrong)?;
    }
    let expected = shape(&fresh).map_err(&wrong)?;
    let path = path.to_owned();
    let version = schema.len();
    // The word `table` sorts last, and a table that is missing lacks all its columns.
    let lacks = |what: &&String| !tables.contains(what);
    if let Some(what) = expected.iter().rev().find(lacks).cloned() {
        return Err(OpenError::Lacks {
            path,
            what,
            version,
        });
    }
    let mut found = tables.iter().rev();
    match found.find(|what| !expected.contains(what)).cloned() {
        Some(what) => Err(OpenError::TooMuch {
            path,
            what,
            version,
        }),
        None => Ok(()),
    }
}

/// Sets what keeps commits safe, and looks whether SQLite has done so.
fn prepare(writer: &Connection, path: &Path) -> Result<(), OpenError> {
    let wrong = about(path);
    writer.busy_timeout(PATIENCE).map_err(&wrong)?;
    // `fullfsync` is for macOS, where synchronising leaves data in the memory of the disk.
    writer
        .execute_batch(
            "pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; \
             pragma foreign_keys = on;",
        )
        .map_err(&wrong)?;
    let mode: String = writer
        .pragma_query_value(None, "journal_mode", |row| row.get(0))
        .map_err(&wrong)?;
    let synchronous: i64 = writer
        .pragma_query_value(None, "synchronous", |row| row.get(0))
        .map_err(&wrong)?;
    let path = path.to_owned();
    if mode != "wal" {
        return Err(OpenError::NotDurable {
            path,
            setting: "journal_mode",
            found: mode,
            expected: "wal",
        });
    }
    if synchronous != FULL {
        return Err(OpenError::NotDurable {
            path,
            setting: "synchronous",
            found: synchronous.to_string(),
            expected: "2",
        });
    }
    Ok(())
}

/// Opens a file for reading alone.
pub fn read_only(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(path, flags);
    opened
        .and_then(|reader| {
            reader.busy_timeout(PATIENCE)?;
            Ok(reader)
        })
        .map_err(about(path))
}

/// Brings a store up to date from the version that it has.
fn migrate(
    writer: &mut Connection,
    path: &Path,
    schema: &[&str],
    done: usize,
) -> Result<(), OpenError> {
    let wrong = about(path);
    for (version, change) in (1..).zip(schema).skip(done) {
        // There is nothing to lose in a store that is made now.
        if done > 0 {
            let before = path.with_extension(format!("schema-{}.sqlite", version - 1));
            copy(writer, &before, COPY)?;
        }
        let transaction = writer.transaction().map_err(&wrong)?;
        transaction
            .execute_batch(change)
            .and_then(|()| transaction.pragma_update(None, "application_id", STORE))
            .and_then(|()| transaction.pragma_update(None, "user_version", version))
            .and_then(|()| transaction.commit())
            .map_err(&wrong)?;
    }
    Ok(())
}

/// Copies a store to a file, which is overwritten, and marks it as a store or a copy.
pub fn copy(from: &Connection, to: &Path, mark: i32) -> Result<(), OpenError> {
    let wrong = about(to);
    let mut file = Connection::open(to).map_err(&wrong)?;
    {
        let backup = Backup::new(from, &mut file).map_err(&wrong)?;
        // All pages at once: a reader of one moment, which is not in the way of a server that writes.
        if backup.step(-1).map_err(&wrong)? != StepResult::Done {
            let error = io::Error::from(io::ErrorKind::ResourceBusy);
            return Err(about_file(to)(error));
        }
    }
    // Without the log beside it that the header asks for, so that the copy is one file.
    file.pragma_update(None, "journal_mode", "delete")
        .and_then(|()| file.pragma_update(None, "application_id", mark))
        .map_err(&wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The version of the schema of today.
    const TODAY: usize = SCHEMA.len();

    /// The schema of a later program, with one change more.
    fn with(change: &'static str) -> Vec<&'static str> {
        SCHEMA.into_iter().chain([change]).collect()
    }

    #[test]
    fn an_older_store_is_copied_and_brought_up_to_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(BATTLES);
        drop(open(&path).expect("a store"));
        let later = with("alter table battle add column note text not null default '-'");
        let [writer, reader] = open_with(&path, &later).expect("a newer store");
        writer
            .prepare("select note from battle")
            .expect("the new column");
        drop((reader, writer));
        let copy = folder.path().join(format!("battles.schema-{TODAY}.sqlite"));
        assert_eq!(inspect_existing(&copy, &[COPY]).expect("a copy"), TODAY);
        // The older program leaves it alone, and the newer one finds nothing to do.
        let refused = open(&path).expect_err("a complaint");
        let OpenError::Version { found, known, .. } = refused else {
            panic!("{refused:?}");
        };
        assert_eq!((found, known), (TODAY as i64 + 1, TODAY));
        fs::remove_file(&copy).expect("a copy");
        open_with(&path, &later).expect("a store");
        assert!(!copy.exists());
    }

    #[test]
    fn a_store_of_the_first_schema_is_brought_up_to_date() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(BATTLES);
        drop(open_with(&path, &SCHEMA[..1]).expect("a store"));
        let [writer, _reader] = open(&path).expect("the store of today");
        for table in ["contact", "message"] {
            let count = format!("select count(*) from {table}");
            let rows: i64 = writer
                .query_row(&count, [], |row| row.get(0))
                .expect("rows");
            assert_eq!(rows, 0);
        }
        let copy = folder.path().join("battles.schema-1.sqlite");
        assert_eq!(inspect_existing(&copy, &[COPY]).expect("a copy"), 1);
    }

    #[test]
    fn battles_of_before_may_be_watched() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(BATTLES);
        let [writer, _] = open_with(&path, &SCHEMA[..3]).expect("a store");
        let offered = "insert into battle (code, rev, head, root, pace, back_by_consent, created) \
                       values ('k7q2m9x4tz3c', 0, '', '', 'untimed', 0, 0)";
        writer.execute_batch(offered).expect("a battle");
        drop(writer);
        let [writer, _reader] = open(&path).expect("the store of today");
        let watched: bool = writer
            .query_row("select watched from battle", [], |row| row.get(0))
            .expect("a battle");
        assert!(watched);
    }

    #[test]
    fn a_change_of_the_schema_that_fails_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(BATTLES);
        drop(open(&path).expect("a store"));
        let fails =
            with("create table note (text text) strict; alter table nothing add column note text");
        let refused = open_with(&path, &fails).expect_err("a complaint");
        assert!(matches!(refused, OpenError::Sqlite { .. }), "{refused:?}");
        open(&path).expect("the store as it was");
    }

    #[test]
    fn commits_are_synchronised() {
        let folder = tempfile::tempdir().expect("a folder");
        let [writer, _reader] = open(&folder.path().join(BATTLES)).expect("a store");
        for (name, expected) in [("synchronous", 2), ("fullfsync", 1), ("foreign_keys", 1)] {
            let found: i64 = writer
                .pragma_query_value(None, name, |row| row.get(0))
                .expect("a setting");
            assert_eq!(found, expected, "{name}");
        }
    }
}
