//! The copy of the tree with all changes in it, built until a compiler takes it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::change::Change;
use super::weave::{MODULE, weave};
use super::wrap::Woven;
use crate::mutate::parts::Tests;
use xtask::run::{cargo, root};

/// The copy, and what is written into it.
pub struct Copy {
    pub tree: PathBuf,
    /// Where it is built.
    built: PathBuf,
    /// What no compiler takes.
    pub unviable: BTreeSet<usize>,
    /// What has to be tried alone.
    pub alone: BTreeSet<usize>,
    woven: BTreeMap<String, Woven>,
    /// Functions that constants are made by, so that they stay constant and can ask for nothing.
    constants: BTreeSet<String>,
}

/// A program of tests.
pub struct Program {
    pub path: PathBuf,
    /// The folder of its package, in which it runs.
    pub folder: PathBuf,
}

/// After so many attempts there is something else wrong.
const ATTEMPTS: usize = 30;

impl Copy {
    /// A copy of all files that git knows or would know; what is the same already keeps its time.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new(folder: &Path) -> Result<Copy> {
        let tree = folder.join("tree");
        let output = Command::new("git")
            .current_dir(root())
            .args(["ls-files", "-z", "-co", "--exclude-standard"])
            .output()
            .context("cannot start git")?;
        let names = String::from_utf8(output.stdout)?;
        for name in names.split_terminator('\0') {
            let from = root().join(name);
            if from.is_file() {
                put(&tree.join(name), &fs::read(&from)?)?;
            }
        }
        Ok(Copy {
            tree,
            built: folder.join("built"),
            unviable: BTreeSet::new(),
            alone: BTreeSet::new(),
            woven: BTreeMap::new(),
            constants: BTreeSet::new(),
        })
    }

    /// Writes all changes into the copy that have not been found to be none.
    ///
    /// # Errors
    /// When a file cannot be read or written.
    fn write(&mut self, changes: &[Change]) -> Result<()> {
        let mut files: BTreeMap<&str, Vec<(usize, &Change)>> = BTreeMap::new();
        for (number, change) in changes.iter().enumerate() {
            let here = files.entry(&change.file).or_default();
            if !self.unviable.contains(&number) && !self.alone.contains(&number) {
                here.push((number, change));
            }
        }
        let mut crates = BTreeSet::new();
        for (file, changes) in files {
            let text = fs::read_to_string(root().join(file))?;
            let mut woven =
                weave(&text, &changes, &self.constants).with_context(|| file.to_owned())?;
            self.unviable.extend(woven.unviable.drain(..));
            self.alone.extend(woven.alone.drain(..));
            if file.ends_with("src/lib.rs") {
                woven.text.push_str(MODULE);
            }
            put(&self.tree.join(file), woven.text.as_bytes())?;
            let src = file.find("/src/").context("a file outside of src")?;
            crates.insert(format!("{}/src/lib.rs", &file[..src]));
            self.woven.insert(file.to_owned(), woven);
        }
        for lib in crates.iter().filter(|lib| !self.woven.contains_key(*lib)) {
            let text = fs::read_to_string(root().join(lib))? + MODULE;
            put(&self.tree.join(lib), text.as_bytes())?;
        }
        Ok(())
    }

    /// Builds the tests with all changes, and leaves out what does not compile.
    ///
    /// # Errors
    /// When it does not compile for another reason.
    pub fn build(&mut self, changes: &[Change], tests: &Tests) -> Result<Vec<Program>> {
        for _ in 0..ATTEMPTS {
            self.write(changes)?;
            let messages = self.compile(tests)?;
            let errors: Vec<&Value> = messages
                .iter()
                .filter(|message| message["reason"] == "compiler-message")
                .map(|message| &message["message"])
                .filter(|message| message["level"] == "error")
                .collect();
            if errors.is_empty() {
                return Ok(programs(&messages));
            }
            let before = (self.unviable.len(), self.alone.len(), self.constants.len());
            for error in &errors {
                self.leave_out(error);
            }
            let after = (self.unviable.len(), self.alone.len(), self.constants.len());
            eprintln!(
                "   {} complaints; {} do not compile, {} are tried alone",
                errors.len(),
                after.0,
                after.1
            );
            if before == after {
                let text = errors[0]["rendered"].as_str().unwrap_or_default();
                bail!("the changes do not compile together:\n{text}");
            }
        }
        bail!("the changes do not compile together")
    }

    fn compile(&self, tests: &Tests) -> Result<Vec<Value>> {
        let output = cargo()
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", &self.built)
            .args(["test", "--no-run", "--quiet", "--profile=mutants"])
            .arg("--message-format=json")
            .args(
                tests
                    .packages
                    .iter()
                    .map(|name| format!("--package={name}")),
            )
            .args(tests.programs)
            .stderr(Stdio::null())
            .output()
            .context("cannot start cargo")?;
        let text = String::from_utf8_lossy(&output.stdout);
        let lines = text.lines().filter(|line| line.starts_with('{'));
        Ok(lines.map(serde_json::from_str).collect::<Result<_, _>>()?)
    }

    /// Leaves out what a complaint is about: the change whose own words it points at, else all in the nearest that is wrapped.
    fn leave_out(&mut self, error: &Value) {
        let in_constant = error["code"]["code"] == "E0015";
        // "cannot call non-const method `Set::has` in constants"
        let called = error["message"]
            .as_str()
            .and_then(|text| text.split('`').nth(1));
        let called = called.and_then(|path| path.rsplit("::").next());
        if let Some(name) = called.filter(|&name| in_constant && name != "is") {
            self.constants.insert(name.to_owned());
        }
        let spans = error["spans"].as_array().into_iter().flatten();
        for span in spans.filter(|span| span["is_primary"] == true) {
            let Some(woven) = span["file_name"]
                .as_str()
                .and_then(|name| self.woven.get(name))
            else {
                continue;
            };
            let place = |key: &str| span[key].as_u64().unwrap_or_default() as usize;
            let (from, to) = (place("byte_start"), place("byte_end"));
            let own = woven
                .written
                .iter()
                .filter(|(range, _)| range.start < to.max(from + 1) && from < range.end)
                .min_by_key(|(range, _)| range.len());
            if let Some(&(_, change)) = own {
                if in_constant {
                    self.alone.insert(change);
                } else {
                    self.unviable.insert(change);
                }
                continue;
            }
            let around = woven
                .wrapped
                .iter()
                .filter(|(range, changes)| {
                    range.start <= from && to <= range.end && !changes.is_empty()
                })
                .min_by_key(|(range, _)| range.len());
            if let Some((_, changes)) = around {
                self.alone.extend(changes);
            }
        }
    }
}

fn programs(messages: &[Value]) -> Vec<Program> {
    let built = messages
        .iter()
        .filter(|message| message["reason"] == "compiler-artifact");
    let program = |message: &Value| -> Option<Program> {
        Some(Program {
            path: message["executable"].as_str()?.into(),
            folder: Path::new(message["manifest_path"].as_str()?)
                .parent()?
                .to_owned(),
        })
    };
    built.filter_map(program).collect()
}

/// Writes a file, unless it says so already.
fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let folder = path.parent().context("no folder")?;
    fs::create_dir_all(folder)?;
    fs::write(path, bytes).with_context(|| path.display().to_string())
}
