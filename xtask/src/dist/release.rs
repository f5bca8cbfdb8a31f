//! What a release is called and what is new in it: the version of the workspace, and the top of CHANGELOG.md.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use xtask::run::root;

/// The heading of changes that have no release yet.
const UNRELEASED: &str = "Unreleased";

/// A release.
#[derive(Debug)]
pub struct Release {
    /// The version in Cargo.toml.
    pub version: &'static str,
    /// The newest section of CHANGELOG.md, with its heading.
    pub notes: String,
    /// The date of all packed files, in seconds since 1970: that of the last commit, so that the same code packs the same bytes.
    pub epoch: u64,
}

impl Release {
    /// Reads version, notes and date.
    ///
    /// # Errors
    /// When the newest section of CHANGELOG.md is of another version.
    pub fn read() -> Result<Release> {
        let changelog = root().join("CHANGELOG.md");
        let text =
            fs::read_to_string(&changelog).with_context(|| changelog.display().to_string())?;
        let version = env!("CARGO_PKG_VERSION");
        let notes = notes(&text, version)?;
        if heading(&notes).starts_with(UNRELEASED) {
            eprintln!(
                "   CHANGELOG.md begins with {UNRELEASED}: this is a trial of {version}, and no release"
            );
        }
        Ok(Release {
            version,
            notes,
            epoch: epoch(),
        })
    }

    /// The name of what is made for a target, without the end that says its kind.
    pub fn name(&self, target: &str) -> String {
        format!("acies-{}-{target}", self.version)
    }
}

/// The newest section of a changelog.
fn notes(changelog: &str, version: &str) -> Result<String> {
    let start = changelog
        .find("\n## ")
        .context("CHANGELOG.md has no section that begins with `## `")?
        + 1;
    let rest = &changelog[start..];
    let end = rest[3..].find("\n## ").map_or(rest.len(), |at| at + 4);
    let notes = rest[..end].trim_end().to_owned() + "\n";
    let heading = heading(&notes);
    let named = heading
        .trim_start_matches('[')
        .split([' ', ']', ','])
        .next()
        .unwrap_or_default();
    if named != UNRELEASED && named != version {
        bail!("CHANGELOG.md begins with {heading:?}, and Cargo.toml says version {version}");
    }
    Ok(notes)
}

fn heading(notes: &str) -> &str {
    let line = notes.lines().next().unwrap_or_default();
    line.trim_start_matches("## ").trim()
}

/// The time of the last commit; without git, of now.
fn epoch() -> u64 {
    let log = Command::new("git")
        .current_dir(root())
        .args(["log", "-1", "--format=%ct"])
        .output();
    let committed = log
        .ok()
        .and_then(|output| String::from_utf8_lossy(&output.stdout).trim().parse().ok());
    let now = std::time::UNIX_EPOCH.elapsed();
    committed.unwrap_or_else(|| now.map_or(0, |now| now.as_secs()))
}

#[cfg(test)]
mod tests {
    use super::notes;

    const CHANGELOG: &str =
        "# Changelog\n\n## 0.2.0 (2026-12-01)\n\n- New.\n\n## 0.1.0\n\n- Old.\n";

    #[test]
    fn notes_are_the_newest_section() {
        let found = notes(CHANGELOG, "0.2.0").unwrap();
        assert_eq!(found, "## 0.2.0 (2026-12-01)\n\n- New.\n");
        let found = notes("# Changelog\n\n## Unreleased\n- New.\n", "0.2.0").unwrap();
        assert_eq!(found, "## Unreleased\n- New.\n");
        assert!(notes("# Changelog\n\n## [0.2.0] - now\n", "0.2.0").is_ok());
    }

    #[test]
    fn notes_of_another_version_are_refused() {
        let error = notes(CHANGELOG, "0.3.0").unwrap_err().to_string();
        assert!(
            error.contains("0.2.0") && error.contains("0.3.0"),
            "{error}"
        );
        assert!(notes("# Changelog\n", "0.3.0").is_err());
    }
}
