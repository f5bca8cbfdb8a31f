//! Files that are written whole or not at all: into a temporary one beside the place, which then takes its name.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::failure::{Failure, in_file, not_written};

/// Sees to it that what is written does not take the place of what is read.
///
/// # Errors
/// When both are the same file.
pub fn not_over(written: &Path, read: &Path) -> Result<(), Failure> {
    match (fs::canonicalize(written), fs::canonicalize(read)) {
        (Ok(one), Ok(other)) if one == other => {
            let message = "found a file that is read for this, expected another to write";
            Err(in_file(written, message))
        }
        _ => Ok(()),
    }
}

/// What something is called that is no file.
pub fn special(kind: fs::FileType) -> &'static str {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt;
        if kind.is_fifo() || kind.is_socket() {
            return "a pipe";
        }
    }
    if kind.is_dir() {
        "a folder"
    } else {
        "a device"
    }
}

/// Writes files into a folder: all of them, or none. A link is replaced, not followed.
///
/// # Errors
/// When there is no room for them, or a name in the folder is taken by something else than a file.
pub fn write_all(folder: &Path, files: &[(String, String)], what: &str) -> Result<(), Failure> {
    let is_new = !folder.exists();
    fs::create_dir_all(folder).map_err(|error| not_written(folder, &error, what))?;
    let written = write_into(folder, files);
    if written.is_err() && is_new {
        // Nothing is in it, or it stays.
        let _ = fs::remove_dir(folder);
    }
    written
}

fn write_into(folder: &Path, files: &[(String, String)]) -> Result<(), Failure> {
    let mut ready = Vec::new();
    for (name, text) in files {
        let path = folder.join(name);
        let room = format!("room for a file of {} bytes", text.len());
        let wrong = |error: io::Error| not_written(&path, &error, &room);
        let kind = fs::symlink_metadata(&path).map(|about| about.file_type());
        if let Some(kind) = kind.ok().filter(fs::FileType::is_dir) {
            let message = format!("found {}, expected a file to write", special(kind));
            return Err(in_file(&path, message));
        }
        let mut file = beside(folder).map_err(wrong)?;
        file.write_all(text.as_bytes()).map_err(wrong)?;
        file.as_file().sync_all().map_err(wrong)?;
        ready.push((file, path));
    }
    for (file, path) in ready {
        let put = file.persist(&path).map_err(|error| error.error);
        put.map_err(|error| not_written(&path, &error, "a file to write"))?;
    }
    Ok(())
}

/// A temporary file in a folder, with the permissions of any new file.
fn beside(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".acies-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// A place for a file that has been found fit to be written.
pub struct Place {
    /// As it was given, for complaints.
    named: PathBuf,
    /// Where it leads.
    target: PathBuf,
}

impl Place {
    /// Looks whether a file could be written to a place. What is there already stays as it is.
    ///
    /// # Errors
    /// When it is a folder or a device, or there is no folder for it, or nothing can be written there.
    pub fn new(path: &Path) -> Result<Place, Failure> {
        let wrong = |error: io::Error| not_written(path, &error, "a file to write");
        // A link stays, and what it leads to is replaced.
        let target = match fs::canonicalize(path) {
            Ok(target) => target,
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(wrong(error)),
        };
        let kind = fs::metadata(&target).map(|about| about.file_type());
        if let Some(kind) = kind.ok().filter(|kind| !kind.is_file()) {
            let found = special(kind);
            let message = format!("found {found}, expected a file to write");
            return Err(in_file(path, message));
        }
        if target.file_name().is_none() {
            return Err(in_file(path, "found no name of a file, expected one"));
        }
        let place = Place {
            named: path.to_owned(),
            target,
        };
        place.beside().map_err(wrong)?;
        Ok(place)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// When it cannot be written; then what was there before still is.
    pub fn write(&self, text: &str) -> Result<(), Failure> {
        let written = || {
            let mut file = self.beside()?;
            file.write_all(text.as_bytes())?;
            self.put(file)
        };
        written().map_err(|error: io::Error| {
            let room = format!("room for a file of {} bytes", text.len());
            not_written(&self.named, &error, &room)
        })
    }

    /// Puts a temporary file in the place, once all of it is on the disk.
    ///
    /// # Errors
    /// When it cannot be written; then what was there before still is.
    pub fn put(&self, file: NamedTempFile) -> io::Result<()> {
        file.as_file().sync_all()?;
        file.persist(&self.target).map_err(|error| error.error)?;
        Ok(())
    }

    /// A temporary file in the same folder, with the permissions of any new file.
    ///
    /// # Errors
    /// When it cannot be created there.
    pub fn beside(&self) -> io::Result<NamedTempFile> {
        let folder = match self.target.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        beside(folder)
    }
}
