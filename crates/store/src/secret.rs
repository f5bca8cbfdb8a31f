//! Files with a secret: their owner alone may read them, and they are made whole or not at all.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use thiserror::Error;

use crate::files;

/// The longest file with a secret, in bytes.
const LONGEST: u64 = 1 << 10;

/// Why a file with a secret cannot be used.
#[derive(Debug, Error)]
pub enum SecretError {
    /// The file cannot be read or made.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Others than its owner may read or write the file.
    #[error(
        "{}: found permissions {mode:o}, expected 600, by which others can neither read nor write it",
        path.display()
    )]
    Exposed {
        /// The file.
        path: PathBuf,
        /// Its permissions.
        mode: u32,
    },
}

fn wrong(path: &Path) -> impl Fn(io::Error) -> SecretError {
    move |error| SecretError::File {
        path: path.into(),
        error,
    }
}

/// Reads a file with a secret, without the blanks at its end: the first kibibyte of it.
///
/// # Errors
/// When there is none, it cannot be read, or others may read it.
pub fn read_secret(path: &Path) -> Result<Vec<u8>, SecretError> {
    let wrong = wrong(path);
    let file = File::open(path).map_err(&wrong)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let mode = file.metadata().map_err(&wrong)?.mode() & 0o777;
        if mode & 0o077 != 0 {
            return Err(SecretError::Exposed {
                path: path.into(),
                mode,
            });
        }
    }
    let mut bytes = Vec::new();
    file.take(LONGEST).read_to_end(&mut bytes).map_err(&wrong)?;
    bytes.truncate(bytes.trim_ascii_end().len());
    Ok(bytes)
}

/// Makes a file with a secret in one line. Whether it was made: not where there is one by now, which then has the secret.
///
/// # Errors
/// When the file cannot be written.
pub fn make_secret(path: &Path, secret: &str) -> Result<bool, SecretError> {
    let wrong = wrong(path);
    // Temporary files are made for their owner alone.
    let mut file = NamedTempFile::new_in(files::folder_of(path)).map_err(&wrong)?;
    writeln!(file, "{secret}").map_err(&wrong)?;
    match files::put(file, path) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(wrong(error)),
    }
}
