//! The page about rulings has every ruling of each edition with each of its answers, the default first.
//!
//! A ruling of 1.22 that stands there as in 2.2 is explained under 2.2 alone.

use acies_rulebook::{Rulebook, RulebookSource};

const PAGE: &str = include_str!("../../../../docs/reference/rulings.md");

/// Every edition with its name.
fn editions() -> Vec<(&'static str, RulebookSource)> {
    let carried = Rulebook::editions();
    carried
        .map(|name| (name, Rulebook::edition_source(name).unwrap()))
        .collect()
}

/// The part of the page about an edition.
fn part(edition: &str) -> &'static str {
    let heading = format!("\n## {edition}\n");
    let (_, after) = PAGE
        .split_once(heading.as_str())
        .expect("a part of the page");
    after.split("\n## ").next().unwrap_or_default()
}

/// The answers under the heading of a ruling in a part of the page, in order.
fn answers(part: &'static str, id: &str) -> Option<Vec<&'static str>> {
    let heading = format!("### {id}\n");
    let (_, after) = part.split_once(heading.as_str())?;
    let section = after.split("\n#").next()?;
    let answer = |line: &'static str| line.strip_prefix("* `")?.split_once("`:").map(|(id, _)| id);
    Some(section.lines().filter_map(answer).collect())
}

#[test]
fn every_ruling_is_explained_with_its_answers() {
    for (edition, source) in editions() {
        for ruling in source.rulings() {
            let mut expected: Vec<&str> = ruling.values.iter().map(String::as_str).collect();
            expected.sort_by_key(|answer| *answer != ruling.default);
            let found =
                answers(part(edition), &ruling.id).or_else(|| answers(part("2.2"), &ruling.id));
            assert_eq!(found, Some(expected), "{edition} {}", ruling.id);
        }
    }
}

#[test]
fn nothing_is_explained_that_is_no_ruling() {
    for (edition, source) in editions() {
        let headings = part(edition)
            .lines()
            .filter_map(|line| line.strip_prefix("### "));
        for id in headings {
            assert!(
                source.rulings().iter().any(|ruling| ruling.id == id),
                "{edition} {id}"
            );
        }
    }
}
