//! The changes that `cargo mutants` lists: what each replaces by what, and where.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use xtask::run::cargo;

/// One change of one place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Change {
    /// As it is called in `docs/design/code-mutants.toml` and by the tool, with its line.
    pub name: String,
    /// The file, from the folder of the workspace.
    pub file: String,
    pub span: Span,
    pub replacement: String,
    pub genre: Genre,
}

/// What kind of place is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Genre {
    /// A whole function answers something else.
    FnValue,
    BinaryOperator,
    /// It is taken away.
    UnaryOperator,
    /// It is taken away; another takes everything.
    MatchArm,
    /// It is always met, or never.
    MatchArmGuard,
    /// It is taken away; the rest of the structure says what it is.
    StructField,
}

/// Where it begins, in lines and letters counted from one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Span {
    pub start: Point,
}

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub struct Point {
    pub line: usize,
    pub column: usize,
}

/// All changes of some files, in the order of the tool.
///
/// # Errors
/// When the tool is not there, or says what is not understood.
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
