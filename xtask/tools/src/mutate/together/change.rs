//! The changes that `cargo mutants` lists: their places and replacements.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use xtask::run::cargo;

/// One change in one place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Change {
    /// Its name in the tool and in `docs/design/code-mutants.toml`, with its line.
    pub name: String,
    /// The file, relative to the workspace.
    pub file: String,
    pub span: Span,
    pub replacement: String,
    pub genre: Genre,
}

/// The kind of code that is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Genre {
    /// A function's body is replaced by another value.
    FnValue,
    BinaryOperator,
    /// The operator is removed.
    UnaryOperator,
    /// The arm is removed; another one matches instead.
    MatchArm,
    /// The guard is always true, or always false.
    MatchArmGuard,
    /// The field is removed; the struct's base expression gives its value.
    StructField,
}

/// The start of a change, in lines and columns counted from one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Span {
    pub start: Point,
}

/// A position in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub struct Point {
    pub line: usize,
    pub column: usize,
}

/// All changes in some files, in the order of the tool.
///
/// # Errors
/// When the tool is missing, or its output cannot be parsed.
pub fn listed(tree: &Path, files: &[&str]) -> Result<Vec<Change>> {
    let mut command: Command = cargo();
    command
        .current_dir(tree)
        .args(["mutants", "--list", "--json"])
        .args(files.iter().map(|file| format!("--file={file}")));
    let output = command
        .output()
        .context("cannot start cargo mutants: cargo install cargo-mutants --locked")?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    serde_json::from_slice(&output.stdout).context("cannot read the list of cargo mutants")
}
