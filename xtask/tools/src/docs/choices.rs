//! What players may choose of an edition, rulings and conventions, and the scenarios that tell each choice from the others.
//!
//! A scenario tells two answers apart if it holds with the one and not with the other. That is tried, not declared.

use std::fmt::Write;

use acies_chronicle::EditionChoice;
use acies_geometry::Angle;
use acies_rulebook::{Convention, Rulebook, RulebookSource, Ruling};
use anyhow::{Result, anyhow};

use super::scenarios::{Case, Library, Suite};

const RULINGS: &str = "\
Where the rules are open, every answer has a scenario that holds with it and fails with another; of the default answers the
first such scenario is named. [Rulings](../reference/rulings.md) has the questions and the reasons.
";

const CONVENTIONS: &str = "\
Each has scenarios that are played with it. What they tell fails without it, but for those that say what the rules say anyway.
";

/// An answer to a ruling with the scenarios that tell it from another.
struct Answer<'a> {
    edition: &'static str,
    ruling: String,
    value: String,
    cases: Vec<&'a Case>,
}

/// A convention with the scenarios that are played with it, and whether one of them fails without it.
struct Agreed<'a> {
    edition: &'static str,
    id: String,
    cases: Vec<&'a Case>,
    matters: bool,
}

/// The part of `docs/generated/coverage.md` about rulings and conventions.
///
/// # Errors
/// When an edition cannot be read.
pub fn write(page: &mut String, suite: &Suite) -> Result<()> {
    writeln!(page, "\n## Rulings\n\n{RULINGS}")?;
    writeln!(
        page,
        "| edition | ruling | answer | scenarios |\n|---|---|---|---|"
    )?;
    for one in answers(suite)? {
        writeln!(
            page,
            "| {} | `{}` | `{}` | {} |",
            one.edition,
            one.ruling,
            one.value,
            links(&one.cases)
        )?;
    }
    writeln!(page, "\n## Conventions\n\n{CONVENTIONS}")?;
    writeln!(page, "| edition | convention | scenarios |\n|---|---|---|")?;
    for one in agreed(suite)? {
        let nothing = if one.matters {
            ""
        } else {
            "; no scenario fails without it"
        };
        writeln!(
            page,
            "| {} | `{}` | {}{nothing} |",
            one.edition,
            one.id,
            links(&one.cases)
        )?;
    }
    Ok(())
}

fn links(cases: &[&Case]) -> String {
    let links = cases.iter().map(|case| super::coverage::link(case));
    links.collect::<Vec<_>>().join(", ")
}

fn sources() -> Result<Vec<(&'static str, RulebookSource)>> {
    let names = Rulebook::editions();
    names
        .map(|name| {
            let source = Rulebook::edition_source(name).map_err(|errors| anyhow!("{errors}"))?;
            Ok((name, source))
        })
        .collect()
}

/// Every answer to every ruling of each edition.
fn answers(suite: &Suite) -> Result<Vec<Answer<'_>>> {
    let mut library = Library::default();
    let mut found = Vec::new();
    for (edition, source) in sources()? {
        for ruling in source.rulings() {
            for answer in &ruling.values {
                let cases = if *answer == ruling.default {
                    let others = ruling.values.iter().filter(|other| *other != answer);
                    let mut cases: Vec<&Case> = others
                        .filter_map(|other| by_default(suite, edition, ruling, other, &mut library))
                        .collect();
                    cases.dedup_by_key(|case| &case.path);
                    cases
                } else {
                    by_name(suite, edition, ruling, answer, &mut library)
                };
                found.push(Answer {
                    edition,
                    ruling: ruling.id.clone(),
                    value: answer.clone(),
                    cases,
                });
            }
        }
    }
    Ok(found)
}

/// The scenarios that choose an answer and fail by default.
fn by_name<'a>(
    suite: &'a Suite,
    edition: &str,
    ruling: &Ruling,
    answer: &str,
    library: &mut Library,
) -> Vec<&'a Case> {
    let tells = |case: &&Case| {
        let Some(choice) = case.choice(edition) else {
            return false;
        };
        let mut without = choice.clone();
        without.rulings.retain(|(id, _)| *id != ruling.id);
        let named = (ruling.id.clone(), answer.to_owned());
        choice.rulings.contains(&named) && holds(case, &without, library) == Some(false)
    };
    let mut tells = tells;
    suite.cases.iter().filter(|case| tells(case)).collect()
}

/// The first scenario that leaves a ruling at its default and fails with another answer; those about the section that the
/// ruling comes from are tried first, for they are likely to be it.
fn by_default<'a>(
    suite: &'a Suite,
    edition: &str,
    ruling: &Ruling,
    other: &str,
    library: &mut Library,
) -> Option<&'a Case> {
    let mut tells = |case: &&Case| {
        let Some(choice) = case.choice(edition) else {
            return false;
        };
        let mut with = choice.clone();
        let plain = with.conventions.is_empty() && with.rulings.is_empty();
        with.rulings.push((ruling.id.clone(), other.to_owned()));
        plain && holds(case, &with, library) == Some(false)
    };
    let near = |case: &&Case| {
        let section = ruling.source.split(' ').nth(1).unwrap_or_default();
        case.facts
            .iter()
            .any(|fact| fact.split(' ').nth(1) == Some(section))
    };
    let mut cases = suite.cases.iter();
    let first = cases.find(|case| near(case) && tells(case));
    first.or_else(|| suite.cases.iter().find(|case| !near(case) && tells(case)))
}

/// Every convention of each edition, presets left out: they have no changes of their own.
fn agreed(suite: &Suite) -> Result<Vec<Agreed<'_>>> {
    let mut library = Library::default();
    let mut found = Vec::new();
    for (edition, source) in sources()? {
        let single = |one: &&Convention| one.includes.is_empty();
        for convention in source.conventions().iter().filter(single) {
            let mut matters = false;
            let mut cases = Vec::new();
            for case in &suite.cases {
                let Some(choice) = case.choice(edition) else {
                    continue;
                };
                if choice.conventions.contains(&convention.id) {
                    cases.push(case);
                    let mut without = choice.clone();
                    without.conventions.retain(|id| *id != convention.id);
                    matters |= holds(case, &without, &mut library) == Some(false);
                }
            }
            found.push(Agreed {
                edition,
                id: convention.id.clone(),
                cases,
                matters,
            });
        }
    }
    Ok(found)
}

/// Whether a scenario can be set up and holds by a choice that need not be its own; `None` where there is no such choice.
fn holds(case: &Case, choice: &EditionChoice, library: &mut Library) -> Option<bool> {
    let rulebook = library.get(choice)?;
    let Ok(scenario) = case.draft.scenario(choice, rulebook, Angle::ZERO) else {
        return Some(false);
    };
    let outcomes = scenario.judge();
    Some(
        outcomes
            .iter()
            .all(|outcome| outcome.differences.is_empty()),
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::suite;
    use super::{agreed, answers};

    /// Conventions that say what the edition says anyway.
    const NOTHING: [&str; 2] = ["war-wagon-no-turn", "zone-not-in-outcomes"];

    /// What people read of them.
    const PAGE: &str = include_str!("../../../../docs/reference/rulings.md");

    #[test]
    fn every_answer_to_a_ruling_has_a_scenario() {
        let untold: Vec<String> = answers(suite())
            .unwrap()
            .iter()
            .filter(|one| one.cases.is_empty())
            .map(|one| format!("{} {}={}", one.edition, one.ruling, one.value))
            .collect();
        assert!(
            untold.is_empty(),
            "no scenario tells: {}",
            untold.join(", ")
        );
    }

    #[test]
    fn every_convention_has_an_effect_or_an_explanation() {
        let (_, explained) = PAGE
            .split_once("\n## Conventions that change nothing\n")
            .unwrap();
        for one in agreed(suite()).unwrap() {
            assert!(!one.cases.is_empty(), "no scenario has {}", one.id);
            let expected = !NOTHING.contains(&one.id.as_str());
            assert_eq!(
                one.matters, expected,
                "{}: does it change anything?",
                one.id
            );
            let row = format!("* `{}`", one.id);
            assert!(
                one.matters || explained.contains(&row),
                "{} is not explained",
                one.id
            );
        }
    }
}
