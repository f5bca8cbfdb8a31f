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

/// Conventions that say what the edition says anyway.
const CHANGING_NOTHING: [&str; 2] = ["war-wagon-no-turn", "zone-not-in-outcomes"];

/// What people read of them.
const EXPLAINED: &str = include_str!("../../../../docs/reference/rulings.md");

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

/// What players may choose, with the scenarios of each choice.
pub struct Choices<'a> {
    answers: Vec<Answer<'a>>,
    agreed: Vec<Agreed<'a>>,
}

impl<'a> Choices<'a> {
    /// Finds the scenarios of each choice by trial, which takes seconds.
    ///
    /// # Errors
    /// When an edition cannot be read.
    pub fn read(suite: &'a Suite) -> Result<Choices<'a>> {
        Ok(Choices {
            answers: answers(suite)?,
            agreed: agreed(suite)?,
        })
    }

    /// The choices without a scenario, and the conventions that change nothing without an explanation, or that are explained for
    /// nothing; a line each.
    pub fn lacks(&self) -> Vec<String> {
        let answers = self.answers.iter().filter(|one| one.cases.is_empty());
        let alike = answers.map(|one| {
            let Answer {
                edition,
                ruling,
                value,
                ..
            } = one;
            format!("{edition}: no scenario tells {ruling}={value} from another answer")
        });
        let agreed = self.agreed.iter().filter_map(Agreed::lacks);
        alike.chain(agreed).collect()
    }
}

impl Agreed<'_> {
    /// What is wrong with its scenarios, if anything is.
    fn lacks(&self) -> Option<String> {
        let Agreed { edition, id, .. } = self;
        let what = fault(id, !self.cases.is_empty(), self.matters, EXPLAINED)?;
        Some(format!("{edition}: {id} {what}"))
    }
}

/// What is wrong with a convention by whether it has a scenario, whether it changes anything there, and the text that explains those that
/// change nothing.
fn fault(id: &str, has_case: bool, matters: bool, text: &str) -> Option<&'static str> {
    const HEADING: &str = "\n## Conventions that change nothing\n";
    let explanations = text.split_once(HEADING).map_or("", |(_, rest)| rest);
    let is_known = CHANGING_NOTHING.contains(&id);
    let is_explained = explanations.contains(&format!("* `{id}`"));
    match (has_case, matters) {
        (false, _) => Some("has no scenario"),
        (true, true) => is_known.then_some("changes something, and is said to change nothing"),
        (true, false) if !is_known => Some("changes nothing in any scenario"),
        (true, false) => (!is_explained).then_some("is not explained in docs/reference/rulings.md"),
    }
}

/// The part of `docs/generated/coverage.md` about rulings and conventions.
///
/// # Errors
/// When the text cannot be written.
pub fn write(page: &mut String, choices: &Choices<'_>) -> Result<()> {
    writeln!(page, "\n## Rulings\n\n{RULINGS}")?;
    writeln!(
        page,
        "| edition | ruling | answer | scenarios |\n|---|---|---|---|"
    )?;
    for one in &choices.answers {
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
    for one in &choices.agreed {
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
    use super::{Agreed, Answer, Choices, fault};

    fn agreed(id: &str, matters: bool) -> Agreed<'static> {
        Agreed {
            edition: "2.2",
            id: id.to_owned(),
            cases: Vec::new(),
            matters,
        }
    }

    #[test]
    fn an_answer_and_a_convention_without_a_scenario_are_named() {
        let choices = Choices {
            answers: vec![Answer {
                edition: "3.0",
                ruling: "camp-edge".to_owned(),
                value: "outside".to_owned(),
                cases: Vec::new(),
            }],
            agreed: vec![agreed("river-banks", true)],
        };
        assert_eq!(
            choices.lacks(),
            [
                "3.0: no scenario tells camp-edge=outside from another answer",
                "2.2: river-banks has no scenario"
            ]
        );
    }

    #[test]
    fn a_convention_changes_something_or_is_explained() {
        let text =
            "\n## Conventions that change nothing\n\n* `war-wagon-no-turn`: the edition says so.\n";
        let known = "war-wagon-no-turn";
        assert_eq!(fault("river-banks", true, true, text), None);
        assert_eq!(fault(known, true, false, text), None);
        let idle = Some("changes nothing in any scenario");
        assert_eq!(fault("river-banks", true, false, text), idle);
        let wrong = Some("changes something, and is said to change nothing");
        assert_eq!(fault(known, true, true, text), wrong);
        // Explained nowhere, and where the heading is gone.
        let missing = Some("is not explained in docs/reference/rulings.md");
        let other = "\n## Conventions that change nothing\n\nNone.\n";
        assert_eq!(fault(known, true, false, other), missing);
        assert_eq!(fault(known, true, false, "* `war-wagon-no-turn`"), missing);
    }
}
