//! The page about rulings has every ruling of the edition with each of its answers, the default first.

use acies_rulebook::Rulebook;

const PAGE: &str = include_str!("../../../docs/rulings.md");

/// The answers under the heading of a ruling, in order.
fn answers(id: &str) -> Option<Vec<&'static str>> {
    let heading = format!("### {id}\n");
    let (_, after) = PAGE.split_once(heading.as_str())?;
    let section = after.split("\n#").next()?;
    let answer = |line: &'static str| line.strip_prefix("* `")?.split_once("`:").map(|(id, _)| id);
    Some(section.lines().filter_map(answer).collect())
}

#[test]
fn every_ruling_is_explained_with_its_answers() {
    let source = Rulebook::edition_source("2.2").unwrap();
    for ruling in source.rulings() {
        let mut expected: Vec<&str> = ruling.values.iter().map(String::as_str).collect();
        expected.sort_by_key(|answer| *answer != ruling.default);
        assert_eq!(answers(&ruling.id), Some(expected), "{}", ruling.id);
    }
}

#[test]
fn nothing_is_explained_that_is_no_ruling() {
    let source = Rulebook::edition_source("2.2").unwrap();
    let headings = PAGE.lines().filter_map(|line| line.strip_prefix("### "));
    for id in headings {
        assert!(
            source.rulings().iter().any(|ruling| ruling.id == id),
            "{id}"
        );
    }
}
