//! `cargo xtask docs`: the pages and sheets of `docs/` that are generated, so that they cannot say what does not hold.
//!
//! What they say comes from the code, the edition files, the messages of `locales/` and the scenarios; a test fails
//! as long as a page in the repository differs from what this would write.

mod choices;
mod coverage;
mod facts;
mod rules;
mod scenarios;

use std::fs;

use acies_rulebook::Rulebook;
use anyhow::{Context, Result, bail};

use facts::Facts;
use scenarios::Suite;
use xtask::run::{cargo, root};

/// What stands at the head of every generated page.
const MADE: &str = "<!-- Written by `cargo xtask docs`. Do not edit: change what it is made from and run that again. -->";

/// A generated page: its path below the folder of the workspace, and its text.
struct Page {
    path: String,
    text: String,
}

/// Writes the generated pages; with `--check` says which of them are stale instead.
///
/// # Errors
/// When a scenario cannot be read, a page cannot be written, or `--check` finds a stale one.
pub fn run(arguments: &[String]) -> Result<()> {
    let check = match arguments {
        [] => false,
        [one] if one == "--check" => true,
        _ => bail!("docs takes nothing, or --check"),
    };
    let mut pages = pages(&Suite::read(&root())?)?;
    pages.extend(sheets()?);
    if check {
        return match stale(&pages)?.as_slice() {
            [] => Ok(()),
            some => bail!("stale: {}; run `cargo xtask docs`", some.join(", ")),
        };
    }
    for page in pages {
        let path = root().join(&page.path);
        fs::write(path, page.text).with_context(|| page.path.clone())?;
        println!("{}", page.path);
    }
    Ok(())
}

/// Every generated page, as it should be.
fn pages(suite: &Suite) -> Result<Vec<Page>> {
    let facts = Facts::read(&root())?;
    Ok(vec![
        Page {
            path: "docs/generated/rules.md".to_owned(),
            text: rules::page(suite, &facts)?,
        },
        Page {
            path: "docs/generated/coverage.md".to_owned(),
            text: coverage::page(suite, &facts)?,
        },
    ])
}

/// What `acies rules` prints of every edition that it carries. A test of the program compares them.
fn sheets() -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    for edition in Rulebook::editions() {
        let mut command = cargo();
        command.args(["run", "--quiet", "-p", "acies", "--", "rules"]);
        command.args(["--edition", edition]);
        let output = command.output().context("acies rules")?;
        if !output.status.success() {
            bail!(
                "acies rules --edition {edition} ended with {}",
                output.status
            );
        }
        pages.push(Page {
            path: format!("docs/generated/sheets/dba-{edition}.txt"),
            text: String::from_utf8(output.stdout).context("acies rules")?,
        });
    }
    Ok(pages)
}

/// The pages that differ from what stands in the repository.
fn stale(pages: &[Page]) -> Result<Vec<&str>> {
    let mut found = Vec::new();
    for page in pages {
        let path = root().join(&page.path);
        let there = if path.exists() {
            fs::read_to_string(&path).with_context(|| page.path.clone())?
        } else {
            String::new()
        };
        if there != page.text {
            found.push(page.path.as_str());
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use super::scenarios::Suite;
    use super::{pages, stale};
    use xtask::run::root;

    /// The scenarios, judged once for all tests.
    pub fn suite() -> &'static Suite {
        static SUITE: OnceLock<Suite> = OnceLock::new();
        SUITE.get_or_init(|| Suite::read(&root()).unwrap())
    }

    #[test]
    fn the_generated_pages_are_those_of_the_repository() {
        let pages = pages(suite()).unwrap();
        let stale = stale(&pages).unwrap();
        assert!(
            stale.is_empty(),
            "stale: {}; run `cargo xtask docs` and commit what it writes",
            stale.join(", ")
        );
    }
}
