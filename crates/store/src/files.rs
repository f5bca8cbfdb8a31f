//! Files that take their place whole, and stay there when the power fails.

use std::io;
use std::path::Path;

use tempfile::NamedTempFile;

/// The folder that a file lies in.
pub fn folder_of(path: &Path) -> &Path {
    let folder = path.parent();
    folder
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

/// Puts a temporary file in its place, if there is none.
///
/// # Errors
/// When there is one, or it cannot be written.
pub fn put(file: NamedTempFile, path: &Path) -> io::Result<()> {
    file.as_file().sync_all()?;
    file.persist_noclobber(path).map_err(|error| error.error)?;
    sync_folder(folder_of(path))
}

/// Sees to it that the names in a folder are on the disk.
///
/// # Errors
/// When they cannot be written.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    // Windows has no such call, and needs none.
    if cfg!(unix) {
        std::fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}
