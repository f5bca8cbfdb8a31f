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

use choices::Choices;
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

/// The generated pages about the scenarios, and what should be shown by one and is not.
struct Documents {
    pages: Vec<Page>,
    lacks: Vec<String>,
}

/// Writes the generated pages, and says what lacks a scenario; with `--check` says which pages are stale instead.
///
/// # Errors
/// When a scenario cannot be read, a page cannot be written, or `--check` finds a stale one or something that lacks a scenario.
pub fn run(arguments: &[String]) -> Result<()> {
    let check = match arguments {
        [] => false,
        [one] if one == "--check" => true,
        _ => bail!("docs takes nothing, or --check"),
    };
    let Documents { mut pages, lacks } = documents()?;
    pages.extend(sheets()?);
    for line in &lacks {
        eprintln!("{line}");
    }
    if check && !lacks.is_empty() {
        bail!("what the lines above name lacks a scenario");
    }
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

/// Every generated page about the scenarios, as it should be, and what lacks one.
fn documents() -> Result<Documents> {
    let suite = Suite::read(&root())?;
    let facts = Facts::read(&root())?;
    let shown = facts.shown(&suite.cases)?;
    let choices = Choices::read(&suite)?;
    let lacks = [
        rules::lacks(&suite),
        facts.lacks(&shown),
        facts.strangers(),
        choices.lacks(),
    ]
    .concat();
    let pages = vec![
        Page {
            path: "docs/generated/rules.md".to_owned(),
            text: rules::page(&suite, &facts)?,
        },
        Page {
            path: "docs/generated/coverage.md".to_owned(),
            text: coverage::page(&suite, &facts, &shown, &choices)?,
        },
    ];
    Ok(Documents { pages, lacks })
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
    use super::{Documents, documents, stale};

    /// One test, because each has a process of its own, and to judge all scenarios takes seconds.
    #[test]
    fn the_generated_pages_are_those_of_the_repository_and_nothing_lacks_a_scenario() {
        let Documents { pages, lacks } = documents().unwrap();
        assert!(lacks.is_empty(), "{}", lacks.join("\n"));
        let stale = stale(&pages).unwrap();
        assert!(
            stale.is_empty(),
            "stale: {}; run `cargo xtask docs` and commit what it writes",
            stale.join(", ")
        );
    }
}
