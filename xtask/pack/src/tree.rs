//! The files of a folder as entries of an archive.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A file or folder of an archive.
#[derive(Debug)]
pub struct Entry {
    /// Its name in the archive, with `/` on every system.
    pub name: String,
    path: PathBuf,
}

impl Entry {
    /// The content of a file; `None` for a folder.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn read(&self) -> Result<Option<Vec<u8>>> {
        if self.path.is_dir() {
            return Ok(None);
        }
        let bytes = fs::read(&self.path).with_context(|| self.path.display().to_string())?;
        Ok(Some(bytes))
    }

    /// The permissions. They go by the name, because Windows has none to read.
    pub fn mode(&self) -> u32 {
        let is_program = self.path.file_name().is_some_and(|name| name == "acies");
        if is_program || self.path.is_dir() {
            0o755
        } else {
            0o644
        }
    }
}

/// A folder and everything below it, sorted, under a name of its own.
///
/// # Errors
/// When a folder cannot be read.
pub fn entries(folder: &Path, name: &str) -> Result<Vec<Entry>> {
    let mut found = vec![Entry {
        name: name.to_owned(),
        path: folder.to_owned(),
    }];
    let mut inside = Vec::new();
    for file in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        inside.push(file?.path());
    }
    inside.sort();
    for path in inside {
        let name = format!("{name}/{}", name_of(&path)?);
        if path.is_dir() {
            found.extend(entries(&path, &name)?);
        } else {
            found.push(Entry { name, path });
        }
    }
    Ok(found)
}

/// The last part of a path.
///
/// # Errors
/// When there is none, or it is not Unicode.
pub fn name_of(path: &Path) -> Result<String> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.map(str::to_owned)
        .with_context(|| format!("{} has no usable name", path.display()))
}
