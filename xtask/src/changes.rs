//! Which crates have changed since the main branch, by what git says.

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{Context, Result};

use xtask::run::root;

/// Folders outside of the crates, and the crate that carries their files.
const DATA: [(&str, &str); 7] = [
    ("armies/", "crates/armies"),
    ("baroque/", "crates/baroque"),
    ("editions/", "crates/rulebook"),
    ("generals/", "crates/generals"),
    ("locales/", "crates/cli"),
    ("look/", "crates/picture"),
    ("scenarios/", "crates/chronicle"),
];

/// The names of the packages with a change: against the point where the branch left `main`, or on `main` against its last commit.
///
/// # Errors
/// When git is missing, or a crate has no name.
pub fn changed_packages() -> Result<Vec<String>> {
    let base = git(&["merge-base", "HEAD", "main"]).unwrap_or_else(|_| "HEAD".to_owned());
    let changed = git(&["diff", "--name-only", base.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    folders(changed.lines().chain(new.lines()))
        .into_iter()
        .map(|folder| package(&folder))
        .collect()
}

/// The first letters of the commit that is checked out.
///
/// # Errors
/// When git is missing, or this is no repository.
pub fn commit() -> Result<String> {
    Ok(git(&["rev-parse", "--short=8", "HEAD"])?.trim().to_owned())
}

fn git(arguments: &[&str]) -> Result<String> {
    let output = Command::new("git")
        .current_dir(root())
        .args(arguments)
        .output()
        .context("git cannot be started")?;
    anyhow::ensure!(
        output.status.success(),
        "git {} failed",
        arguments.join(" ")
    );
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The folders of the crates that files belong to.
fn folders<'a>(files: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    files.filter_map(folder).collect()
}

fn folder(file: &str) -> Option<String> {
    if let Some((_, folder)) = DATA.iter().find(|(data, _)| file.starts_with(data)) {
        return Some((*folder).to_owned());
    }
    if let Some(rest) = file.strip_prefix("crates/") {
        return Some(format!("crates/{}", rest.split_once('/')?.0));
    }
    let own = ["xtask/tools", "xtask/bindings", "xtask"];
    let found = own.into_iter().find(|own| {
        file.strip_prefix(own)
            .is_some_and(|rest| rest.starts_with('/'))
    });
    found.map(str::to_owned)
}

/// The name in a crate's manifest.
fn package(folder: &str) -> Result<String> {
    let text = std::fs::read_to_string(root().join(folder).join("Cargo.toml"))
        .context(folder.to_owned())?;
    let name = text
        .lines()
        .find_map(|line| line.strip_prefix("name = \""))
        .and_then(|rest| rest.strip_suffix('"'));
    name.map(str::to_owned)
        .with_context(|| format!("{folder} has no name"))
}

#[cfg(test)]
mod tests {
    use super::{folders, package};

    #[test]
    fn files_belong_to_crates() {
        let files = [
            "README.md",
            "crates/referee/src/lib.rs",
            "crates/referee/tests/a.rs",
            "editions/dba-2.2.toml",
            "web/src/App.svelte",
            "xtask/src/main.rs",
            "xtask/tools/src/main.rs",
        ];
        let found: Vec<String> = folders(files.into_iter()).into_iter().collect();
        assert_eq!(
            found,
            ["crates/referee", "crates/rulebook", "xtask", "xtask/tools"]
        );
    }

    #[test]
    fn manifest_names_the_package() {
        assert_eq!(package("crates/rulebook").unwrap(), "acies-rulebook");
        assert_eq!(package("xtask").unwrap(), "xtask");
    }
}
