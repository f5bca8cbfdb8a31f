//! `cargo xtask mutate-code`: changes the code one place at a time and asks the tests whether they notice.
//!
//! It wraps `cargo mutants` (docs/design/testing.md). Every change is tried with tests that take seconds; those that they miss are
//! tried once more with those that take longer. What is missed then has to be listed in docs/design/code-mutants.toml.
//! Cells of editions are changed by another command, `mutate-editions`, which has a list of its own.

mod parts;
mod together;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use parts::{PARTS, Part, SETTINGS, SHARED, Tests};
use xtask::run::{cargo, root, step};

/// After so many seconds tests that take longer are ended.
const LONGEST: u32 = 600;

/// The list of changes that nothing can notice.
#[derive(Deserialize)]
struct Listed {
    #[serde(default)]
    mutant: Vec<Known>,
}

/// One of them: where, what, and why nothing can notice.
#[derive(Deserialize)]
struct Known {
    file: String,
    change: String,
    reason: String,
}

/// What became of the changes, by the names that the tool gives them.
#[derive(Default)]
struct Found {
    caught: Vec<String>,
    missed: Vec<String>,
    /// Ended since the tests took too long: noticed, too.
    ended: Vec<String>,
    /// What no compiler takes.
    unviable: Vec<String>,
}

impl Found {
    fn read(folder: &Path) -> Result<Found> {
        let lines = |name: &str| -> Result<Vec<String>> {
            let path = folder.join("mutants.out").join(name);
            let text = fs::read_to_string(&path).with_context(|| format!("no {name}"))?;
            Ok(text.lines().map(str::to_owned).collect())
        };
        Ok(Found {
            caught: lines("caught.txt")?,
            missed: lines("missed.txt")?,
            ended: lines("timeout.txt")?,
            unviable: lines("unviable.txt")?,
        })
    }

    /// What became of these.
    fn of(mut self, names: &BTreeSet<String>) -> Found {
        let all = [
            &mut self.caught,
            &mut self.missed,
            &mut self.ended,
            &mut self.unviable,
        ];
        for list in all {
            list.retain(|name| names.contains(name));
        }
        self
    }

    fn extend(&mut self, other: Found) {
        self.caught.extend(other.caught);
        self.missed.extend(other.missed);
        self.ended.extend(other.ended);
        self.unviable.extend(other.unviable);
    }
}

/// Changes one part of the code, or all of them; further arguments are handed on to `cargo mutants`, or say with `--together` which
/// changes are wanted.
///
/// # Errors
/// When the tests fail without any change, when a change is missed that is not listed, or one is listed and noticed.
pub fn run(arguments: &[String]) -> Result<()> {
    let together = arguments.first().is_some_and(|word| word == "--together");
    let arguments = &arguments[usize::from(together)..];
    let named = arguments
        .first()
        .filter(|name| PARTS.iter().any(|part| part.name == **name));
    let further = &arguments[usize::from(named.is_some())..];
    let text = fs::read_to_string(root().join("docs/design/code-mutants.toml"))?;
    let listed: Listed = toml::from_str(&text).context("docs/design/code-mutants.toml")?;
    if let Some(known) = listed.mutant.iter().find(|known| known.reason.is_empty()) {
        bail!(
            "docs/design/code-mutants.toml: no reason for {}",
            known.change
        );
    }
    let mut wrong = Vec::new();
    for part in PARTS
        .iter()
        .filter(|part| named.is_none_or(|name| part.name == name))
    {
        let found = if together {
            let (mut found, alone) = together::tried(part, further)?;
            found.extend(by_name(part, alone)?);
            found
        } else {
            tried(part, further)?
        };
        let total = found.caught.len() + found.missed.len() + found.ended.len();
        println!(
            "{}: {total} changes: {} caught, {} ended, {} missed; and {} that do not compile",
            part.name,
            found.caught.len(),
            found.ended.len(),
            found.missed.len(),
            found.unviable.len()
        );
        wrong.extend(complaints(&found, &listed.mutant));
    }
    if !wrong.is_empty() {
        bail!(
            "docs/design/code-mutants.toml says otherwise:\n{}",
            wrong.join("\n")
        );
    }
    Ok(())
}

/// Tries the changes of a part with the quick tests, and once more what those miss.
fn tried(part: &Part, further: &[String]) -> Result<Found> {
    let files = part.files.iter().map(|file| format!("--file={file}"));
    let all: Vec<String> = files.chain(further.iter().cloned()).collect();
    let mut found = once(&part.quick, &folder(part, "quick"), &all)?;
    let missed = found.missed.drain(..).collect();
    found.extend(thoroughly(part, &missed, further)?);
    Ok(found)
}

/// The same of changes that are called by name.
fn by_name(part: &Part, names: Vec<String>) -> Result<Found> {
    if names.is_empty() {
        return Ok(Found::default());
    }
    let names: BTreeSet<String> = names.into_iter().collect();
    let options = called(&names);
    let mut found = once(&part.quick, &folder(part, "quick"), &options)?.of(&names);
    let missed = found.missed.drain(..).collect();
    found.extend(thoroughly(part, &missed, &[])?);
    Ok(found)
}

/// Where the tool writes what it finds.
fn folder(part: &Part, name: &str) -> PathBuf {
    let all = root().join("target/code-mutants");
    all.join(part.name).join(name)
}

/// Options that select these changes. The tool skips a field under any name, so it is also given the
/// files, and results for other changes are dropped.
fn called(names: &BTreeSet<String>) -> Vec<String> {
    let places = names.iter().filter_map(|name| place(name));
    let files: BTreeSet<&str> = places.map(|at| at.0).collect();
    let files = files.iter().map(|file| format!("--file={file}"));
    files
        .chain(names.iter().map(|name| exactly(name)))
        .collect()
}

/// Tries what the quick tests have missed with those that take longer.
fn thoroughly(part: &Part, missed: &BTreeSet<String>, further: &[String]) -> Result<Found> {
    if missed.is_empty() {
        return Ok(Found::default());
    }
    // The shard has been drawn; now they are called by name.
    let mut left = called(missed);
    left.extend(further.iter().filter(|word| *word == "--in-place").cloned());
    // Their tests are of packages that nothing is changed in, too, and the tool would first look for them in those where it
    // is: so that they pass as long as nothing is changed is seen to here.
    step("the same without a change", &mut part.thorough.plainly())?;
    left.push("--baseline=skip".to_owned());
    left.push(format!("--timeout={LONGEST}"));
    Ok(once(&part.thorough, &folder(part, "thorough"), &left)?.of(missed))
}

/// One run of the tool.
fn once(tests: &Tests, folder: &Path, further: &[String]) -> Result<Found> {
    fs::create_dir_all(folder)?;
    let is_shard = |word: &String| word.starts_with("--shard");
    let sharding = further
        .iter()
        .any(is_shard)
        .then_some("--sharding=round-robin");
    let mut command = cargo();
    command
        .env_remove(SHARED)
        .envs(SETTINGS)
        .args(["mutants", "--output"])
        .arg(folder)
        .args(sharding)
        .args(further)
        .args(
            tests
                .packages
                .iter()
                .flat_map(|name| ["--test-package", name]),
        )
        .args(
            tests
                .programs
                .iter()
                .map(|name| format!("--cargo-arg={name}")),
        )
        .args(["--", "--"])
        .args(tests.args);
    let status = command
        .status()
        .context("cannot start cargo mutants: cargo install cargo-mutants --locked")?;
    // 2 and 3: some are missed, some were ended.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo mutants ended with {status}");
    }
    Found::read(folder)
}

/// An option by which the tool takes this change alone.
fn exactly(name: &str) -> String {
    let mut pattern = String::new();
    for letter in name.chars() {
        if r".+*?()|[]{}^$\".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    format!("--re=^{pattern}$")
}

/// The file of a change, and the change without its line, which moves with every edit above it.
fn place(name: &str) -> Option<(&str, &str)> {
    let (file, rest) = name.split_once(':')?;
    let mut parts = rest.splitn(3, ':');
    let change = parts.nth(2)?;
    Some((file, change.trim_start()))
}

/// Where the list and what was found differ.
fn complaints(found: &Found, listed: &[Known]) -> Vec<String> {
    let places = |names: &[String]| -> BTreeSet<(String, String)> {
        let owned = |(file, change): (&str, &str)| (file.to_owned(), change.to_owned());
        names
            .iter()
            .filter_map(|name| place(name).map(owned))
            .collect()
    };
    let known: BTreeSet<(String, String)> = listed
        .iter()
        .map(|one| (one.file.clone(), one.change.clone()))
        .collect();
    let (missed, caught) = (places(&found.missed), places(&found.caught));
    let unlisted = missed
        .difference(&known)
        .map(|(file, change)| format!("missed: {file}: {change}"));
    let noticed = known
        .intersection(&caught)
        .filter(|one| !missed.contains(*one))
        .map(|(file, change)| format!("listed, but caught: {file}: {change}"));
    unlisted.chain(noticed).collect()
}

#[cfg(test)]
mod tests {
    use super::{Found, Known, complaints, exactly, place};

    const NAME: &str = "crates/a/src/b.rs:12:5: replace A::c -> bool with a::<u8>(0)";

    #[test]
    fn a_change_is_called_by_its_name_and_nothing_else() {
        assert_eq!(
            exactly(NAME),
            r"--re=^crates/a/src/b\.rs:12:5: replace A::c -> bool with a::<u8>\(0\)$"
        );
    }

    #[test]
    fn a_place_has_no_line() {
        let change = "replace A::c -> bool with a::<u8>(0)";
        assert_eq!(place(NAME), Some(("crates/a/src/b.rs", change)));
    }

    #[test]
    fn what_is_missed_is_listed_and_what_is_listed_is_missed() {
        let name = |line: u8, change: &str| format!("b.rs:{line}:1: {change}");
        let known = |change: &str| Known {
            file: "b.rs".to_owned(),
            change: change.to_owned(),
            reason: "none".to_owned(),
        };
        // The second stands twice in the file, and one of them is caught: that is as listed.
        let found = Found {
            caught: vec![name(1, "one"), name(2, "two")],
            missed: vec![name(3, "two"), name(4, "three")],
            ..Found::default()
        };
        assert_eq!(
            complaints(&found, &[known("one"), known("two"), known("four")]),
            ["missed: b.rs: three", "listed, but caught: b.rs: one"]
        );
    }
}
