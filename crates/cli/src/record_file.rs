//! The file of a record while its battle is fought: locked, and never in place of another file unasked.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::atomic_write::Place;
use crate::failure::{Failure, in_file, not_written};

/// A record that is written line by line while its battle goes on.
pub struct RecordFile {
    /// As it was given, for complaints.
    named: PathBuf,
    target: Target,
}

enum Target {
    /// A new file: what is written is there at once, so that a battle that is killed leaves its record.
    New(File),
    /// A file beside one that it replaces when the battle is over. Until then the old one is locked and stays.
    Beside {
        file: NamedTempFile,
        place: Place,
        _old: File,
    },
}

impl RecordFile {
    /// Opens a new file; with `force`, one that may replace another.
    ///
    /// # Errors
    /// When there is a file already and it may not be replaced, when another program writes it, or when nothing can be
    /// written there.
    pub fn create(path: &Path, force: bool) -> Result<RecordFile, Failure> {
        let wrong = |error: io::Error| not_written(path, &error, "a file to write");
        let new = OpenOptions::new().write(true).create_new(true).open(path);
        let target = match new {
            Ok(file) => Target::New(locked(file, path)?),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                // Folders and devices are complained about as such.
                let place = Place::new(path)?;
                if !force {
                    let message = "found a file, expected a name that is free: --force replaces it";
                    return Err(in_file(path, message));
                }
                let old = OpenOptions::new().append(true).open(path).map_err(wrong)?;
                Target::Beside {
                    _old: locked(old, path)?,
                    file: place.beside().map_err(wrong)?,
                    place,
                }
            }
            Err(error) => return Err(wrong(error)),
        };
        let named = path.to_owned();
        Ok(RecordFile { named, target })
    }

    /// Ends the record: it is on the disk, and takes the place of the file that it replaces.
    ///
    /// # Errors
    /// When it cannot be written; then a file that it was to replace is still there.
    pub fn finish(self) -> Result<(), Failure> {
        let ended = match self.target {
            Target::New(file) => file.sync_all(),
            Target::Beside { file, place, .. } => place.put(file),
        };
        ended.map_err(|error| not_written(&self.named, &error, "room for the record of the battle"))
    }

    fn file(&mut self) -> &mut File {
        match &mut self.target {
            Target::New(file) => file,
            Target::Beside { file, .. } => file.as_file_mut(),
        }
    }
}

impl Write for RecordFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file().flush()
    }
}

/// Locks a file for as long as it is open. Some file systems know no locks; there the name alone keeps it.
fn locked(file: File, path: &Path) -> Result<File, Failure> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(in_file(
            path,
            "found a file that another program is writing, expected one that is free",
        )),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}
