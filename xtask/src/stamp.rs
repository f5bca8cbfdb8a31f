//! Skips a step whose inputs have not changed since its last success.
//!
//! A stamp lists the contents of all inputs and outputs by hash, so neither a touched file nor a wrong clock deceives it. It is
//! taken before a step and kept after it: what changes meanwhile is noticed the next time.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use xtask::run::{root, target_folder};

/// The contents of files by their paths, and the settings of a step by their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    lines: BTreeMap<String, String>,
}

impl Stamp {
    /// A stamp of nothing.
    pub fn new() -> Stamp {
        Stamp::default()
    }

    /// Adds a setting, such as a compiler's version.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Stamp {
        let value = value.escape_default().to_string();
        self.lines.insert(format!("={name}"), value);
        self
    }

    /// Adds every file below a path, except for the build folder and paths that `skip` accepts; a missing path adds nothing.
    ///
    /// # Errors
    /// When a file or a folder cannot be read.
    pub fn with_files(mut self, path: &Path, skip: fn(&str) -> bool) -> Result<Stamp> {
        self.gather(path, skip)?;
        Ok(self)
    }

    fn gather(&mut self, path: &Path, skip: fn(&str) -> bool) -> Result<()> {
        let name = relative(path);
        if skip(&name) || path == target_folder() || !path.exists() {
            return Ok(());
        }
        if path.is_dir() {
            for entry in fs::read_dir(path).with_context(|| name.clone())? {
                self.gather(&entry?.path(), skip)?;
            }
            return Ok(());
        }
        let bytes = fs::read(path).with_context(|| name.clone())?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let value = format!("{:016x} {}", hasher.finish(), bytes.len());
        self.lines.insert(name, value);
        Ok(())
    }

    /// The first line in which two stamps differ.
    fn difference<'a>(&'a self, other: &'a Stamp) -> Option<&'a str> {
        let differs = |name: &&String| self.lines.get(*name) != other.lines.get(*name);
        let mut names = self.lines.keys().chain(other.lines.keys());
        names.find(differs).map(String::as_str)
    }

    fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, value) in &self.lines {
            let _ = writeln!(text, "{value}\t{name}");
        }
        text
    }

    fn parse(text: &str) -> Option<Stamp> {
        let line = |line: &str| {
            let (value, name) = line.split_once('\t')?;
            Some((name.to_owned(), value.to_owned()))
        };
        let lines = text.lines().map(line).collect::<Option<_>>()?;
        Some(Stamp { lines })
    }
}

/// A path below the workspace with `/` on every system, or the whole path of what lies elsewhere.
fn relative(path: &Path) -> String {
    let root = root();
    let own = path.strip_prefix(&root).unwrap_or(path);
    own.to_string_lossy().replace('\\', "/")
}

/// Where the last stamp of a step is kept.
pub struct Kept {
    file: PathBuf,
}

impl Kept {
    /// The stamp of a step, kept in the build folder.
    pub fn new(step: &str) -> Kept {
        Kept {
            file: target_folder().join("xtask").join(step),
        }
    }

    /// Why the step has to be taken, or nothing when all is as it was after its last success.
    pub fn reason(&self, inputs: &Stamp, outputs: &Stamp) -> Option<String> {
        let Ok(text) = fs::read_to_string(&self.file) else {
            return Some("not built yet".to_owned());
        };
        let Some((old_inputs, old_outputs)) = text
            .split_once("\n\n")
            .and_then(|(a, b)| Some((Stamp::parse(a)?, Stamp::parse(b)?)))
        else {
            return Some("the last build left no list of its inputs".to_owned());
        };
        let different = inputs
            .difference(&old_inputs)
            .or_else(|| outputs.difference(&old_outputs));
        different.map(|name| format!("changed: {}", name.trim_start_matches('=')))
    }

    /// Forgets the stamp, so that a step that fails is taken again.
    pub fn forget(&self) {
        let _ = fs::remove_file(&self.file);
    }

    /// Keeps the stamp of a step that has succeeded.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn keep(&self, inputs: &Stamp, outputs: &Stamp) -> Result<()> {
        let folder = self.file.parent().unwrap_or(&self.file);
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let text = format!("{}\n\n{}", inputs.to_text().trim_end(), outputs.to_text());
        fs::write(&self.file, text).with_context(|| self.file.display().to_string())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::{Kept, Stamp};

    /// A folder of its own for each test.
    fn folder(test: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("acies-stamp-{}-{test}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("src/inner")).unwrap();
        fs::write(folder.join("src/a.rs"), "fn a() {}").unwrap();
        fs::write(folder.join("src/inner/b.rs"), "fn b() {}").unwrap();
        fs::write(folder.join("out"), "built").unwrap();
        folder
    }

    fn inputs(folder: &std::path::Path) -> Stamp {
        let skip = |name: &str| name.ends_with("/skipped");
        Stamp::new()
            .with("compiler", "1")
            .with_files(&folder.join("src"), skip)
            .unwrap()
    }

    fn outputs(folder: &std::path::Path) -> Stamp {
        Stamp::new()
            .with_files(&folder.join("out"), |_| false)
            .unwrap()
    }

    /// What the stamp says after a change to a folder that was built before.
    fn reason_after(test: &str, change: impl FnOnce(&std::path::Path)) -> Option<String> {
        let folder = folder(test);
        let kept = Kept {
            file: folder.join("stamp"),
        };
        assert!(kept.reason(&inputs(&folder), &outputs(&folder)).is_some());
        kept.keep(&inputs(&folder), &outputs(&folder)).unwrap();
        assert_eq!(kept.reason(&inputs(&folder), &outputs(&folder)), None);
        change(&folder);
        let reason = kept.reason(&inputs(&folder), &outputs(&folder));
        fs::remove_dir_all(&folder).unwrap();
        reason
    }

    #[test]
    fn a_step_without_outputs_is_skipped_until_an_input_changes() {
        let folder = folder("no-outputs");
        let kept = Kept {
            file: folder.join("stamp"),
        };
        kept.keep(&inputs(&folder), &Stamp::new()).unwrap();
        assert_eq!(kept.reason(&inputs(&folder), &Stamp::new()), None);
        fs::write(folder.join("src/a.rs"), "fn other() {}").unwrap();
        assert!(kept.reason(&inputs(&folder), &Stamp::new()).is_some());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn rewriting_the_same_content_is_no_change() {
        let reason = reason_after("same", |folder| {
            fs::write(folder.join("src/a.rs"), "fn a() {}").unwrap();
        });
        assert_eq!(reason, None);
    }

    #[test]
    fn changed_input_of_equal_length_and_time_is_noticed() {
        let reason = reason_after("edit", |folder| {
            let path = folder.join("src/inner/b.rs");
            let time = fs::metadata(&path).unwrap().modified().unwrap();
            fs::write(&path, "fn c() {}").unwrap();
            let file = fs::File::options().write(true).open(&path).unwrap();
            file.set_modified(time).unwrap();
        });
        assert!(reason.unwrap().ends_with("src/inner/b.rs"));
    }

    #[test]
    fn new_and_removed_inputs_are_noticed() {
        let added = reason_after("add", |folder| {
            fs::write(folder.join("src/c.rs"), "").unwrap();
        });
        assert!(added.unwrap().ends_with("src/c.rs"));
        let removed = reason_after("remove", |folder| {
            fs::remove_file(folder.join("src/a.rs")).unwrap();
        });
        assert!(removed.unwrap().ends_with("src/a.rs"));
    }

    #[test]
    fn changed_or_missing_output_is_noticed() {
        let changed = reason_after("output", |folder| {
            fs::write(folder.join("out"), "other").unwrap();
        });
        assert!(changed.unwrap().ends_with("out"));
        let missing = reason_after("no-output", |folder| {
            fs::remove_file(folder.join("out")).unwrap();
        });
        assert!(missing.unwrap().ends_with("out"));
    }

    #[test]
    fn skipped_files_do_not_matter() {
        let reason = reason_after("skipped", |folder| {
            fs::write(folder.join("src/skipped"), "x").unwrap();
        });
        assert_eq!(reason, None);
    }

    #[test]
    fn changed_setting_is_noticed() {
        let one = Stamp::new().with("compiler", "1");
        let two = Stamp::new().with("compiler", "2");
        assert_eq!(one.difference(&two), Some("=compiler"));
    }

    #[test]
    fn damaged_or_forgotten_stamp_builds_again() {
        let folder = folder("damaged");
        let kept = Kept {
            file: folder.join("stamp"),
        };
        fs::write(&kept.file, "no stamp").unwrap();
        assert!(kept.reason(&inputs(&folder), &outputs(&folder)).is_some());
        kept.keep(&inputs(&folder), &outputs(&folder)).unwrap();
        kept.forget();
        assert!(kept.reason(&inputs(&folder), &outputs(&folder)).is_some());
        fs::remove_dir_all(&folder).unwrap();
    }
}
