//! `docs/reference/rulings.md` lists every ruling of each edition with all its answers, the default first.
//!
//! A ruling of 1.22 that is the same in 2.2 is explained only under 2.2.

use acies_rulebook::{Rulebook, RulebookSource};

const PAGE: &str = include_str!("../../../../docs/reference/rulings.md");

/// All editions with their names.
fn editions() -> Vec<(&'static str, RulebookSource)> {
    let carried = Rulebook::editions();
    carried
        .map(|name| (name, Rulebook::edition_source(name).unwrap()))
        .collect()
}

/// The section of the page about an edition.
fn part(edition: &str) -> &'static str {
    let heading = format!("\n## {edition}\n");
    let (_, after) = PAGE
        .split_once(heading.as_str())
        .expect("a part of the page");
    after.split("\n## ").next().unwrap_or_default()
}

/// The answers under the heading of a ruling, in order.
fn answers(part: &'static str, id: &str) -> Option<Vec<&'static str>> {
    let heading = format!("### {id}\n");
    let (_, after) = part.split_once(heading.as_str())?;
    let section = after.split("\n#").next()?;
    let answer = |line: &'static str| line.strip_prefix("* `")?.split_once("`:").map(|(id, _)| id);
    Some(section.lines().filter_map(answer).collect())
}

#[test]
fn every_ruling_is_documented() {
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
fn only_rulings_are_documented() {
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
