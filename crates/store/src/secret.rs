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

/// Reads a file with a secret, and makes it where there is none. Where another process is first, its secret is the one.
///
/// # Errors
/// When the file can be neither read nor written, others may read it, or there is no new secret.
pub fn read_or_make_secret<E: From<SecretError>>(
    path: &Path,
    new: impl FnOnce() -> Result<String, E>,
) -> Result<Vec<u8>, E> {
    match read_secret(path) {
        Err(SecretError::File { error, .. }) if error.kind() == io::ErrorKind::NotFound => {
            make_secret(path, &new()?)?;
            Ok(read_secret(path)?)
        }
        read => Ok(read?),
    }
}

/// Makes a file with a secret in one line, unless there is one by now.
fn make_secret(path: &Path, secret: &str) -> Result<(), SecretError> {
    let wrong = wrong(path);
    // Temporary files are made for their owner alone.
    let mut file = NamedTempFile::new_in(files::folder_of(path)).map_err(&wrong)?;
    writeln!(file, "{secret}").map_err(&wrong)?;
    match files::put(file, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(wrong(error)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_made_once_and_then_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("secret");
        let made = read_or_make_secret(&path, || Ok::<_, SecretError>("one".to_owned()));
        assert_eq!(made.expect("a secret"), b"one");
        let unneeded = || -> Result<String, SecretError> { panic!("there is one already") };
        assert_eq!(
            read_or_make_secret(&path, unneeded).expect("a secret"),
            b"one"
        );
    }

    #[test]
    fn the_secret_of_a_process_that_was_first_is_the_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("secret");
        let late = || {
            make_secret(&path, "of the first")?;
            Ok::<_, SecretError>("of the second".to_owned())
        };
        assert_eq!(
            read_or_make_secret(&path, late).expect("a secret"),
            b"of the first"
        );
        // Nothing else is left in the folder.
        assert_eq!(folder.path().read_dir().expect("a folder").count(), 1);
    }

    #[test]
    fn where_no_secret_can_be_made_there_is_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("none/secret");
        let new = || Ok::<_, SecretError>("one".to_owned());
        let error = read_or_make_secret(&path, new).expect_err("a complaint");
        let place = path.display().to_string();
        assert!(error.to_string().starts_with(&place), "{error}");
        assert!(!path.exists());
    }
}
