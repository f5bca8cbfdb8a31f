//! The page `docs/generated/rules.md`: every rule that an order can break, in the words that a player reads.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;

use acies_referee::Rule;
use acies_rulebook::Rulebook;
use anyhow::{Context, Result, bail};
use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::langid;

use super::MADE;
use super::facts::Facts;
use super::scenarios::{Case, Choice, Suite};
use xtask::run::root;

/// What a refusal is about, by the first word of its rule's id, in the order of the page.
const TOPICS: [(&str, &str); 11] = [
    ("move", "Moving"),
    ("break-off", "Breaking off"),
    ("shoot", "Shooting"),
    ("fight", "Close combat"),
    ("dismount", "Dismounting"),
    ("land", "Landing"),
    ("recall", "Recalling denizens"),
    ("deploy", "Deploying"),
    ("setup", "Armies, terrain, edges and camps"),
    ("choose", "Other choices"),
    ("order", "Orders in general"),
];

const HEAD: &str = "\
# Why an order is refused

Every refusal of the referee has a rule with a name, and the referee names every rule that an order breaks. Look for the
sentence that the page showed, or for the name of the rule. Below the tables each rule has its own part, with the scenarios
that test it: readable positions that `acies check` judges.

* **Editions** are found by trial. Every order of every scenario is judged by every edition; an edition is named where its
  rules, without conventions and with the default of each ruling, refuse at least one of them by this rule. Other editions
  have no such rule, or no scenario in which it matters.
* **Depends on** names conventions and rulings, found in the same way: in a scenario that has one of them, an order is
  refused by this rule with it and not without it, or the other way round. [Rulings](../reference/rulings.md) explains them.
* **Sections** are those of [facts.toml](../reference/facts.toml) and [facts-3.0.toml](../reference/facts-3.0.toml) that most of its scenarios name,
  at most three of each.
* **Scenarios** are those that expect an order to be refused by just this rule. A scenario of several editions says which.
  The same files show what the rule allows.
";

/// The page.
///
/// # Errors
/// When a rule has no message or belongs to no topic.
pub fn page(suite: &Suite, facts: &Facts) -> Result<String> {
    let sentences = Sentences::read()?;
    let mut page = format!("{MADE}\n\n{HEAD}");
    let mut listed = 0;
    for (topic, title) in TOPICS {
        let rules = Rule::ALL.iter().copied();
        let rules: Vec<Rule> = rules.filter(|rule| topic_of(*rule) == topic).collect();
        listed += rules.len();
        writeln!(
            page,
            "\n## {title}\n\n| what the table says | rule |\n|---|---|"
        )?;
        for &rule in &rules {
            let (id, anchor) = (rule.id(), anchor(rule));
            writeln!(page, "| {} | [`{id}`](#{anchor}) |", sentences.of(rule)?)?;
        }
        for rule in rules {
            writeln!(page, "\n### {}\n\n> {}\n", rule.id(), sentences.of(rule)?)?;
            write_part(&mut page, suite, facts, rule)?;
        }
    }
    if listed != Rule::ALL.len() {
        bail!(
            "docs/generated/rules.md has no part for some rules: their topics are missing from its list"
        );
    }
    Ok(page)
}

/// The rules by which no scenario wants an order refused, a line each.
pub fn lacks(suite: &Suite) -> Vec<String> {
    let rules = Rule::ALL.iter();
    let untested = rules.filter(|&&rule| suite.naming(rule).next().is_none());
    untested
        .map(|rule| format!("no scenario wants an order refused by {}", rule.id()))
        .collect()
}

/// The first word of a rule's id.
fn topic_of(rule: Rule) -> &'static str {
    rule.id().split('.').next().unwrap_or_default()
}

/// Where the heading of a rule can be reached on the page: dots are left out.
fn anchor(rule: Rule) -> String {
    rule.id().replace('.', "")
}

/// How many sections of some notes are named at most.
const SECTIONS: usize = 3;

/// The sections of some notes that most scenarios of a rule say they are from, such as `2.2 and 1.22 §19 More moves`.
fn sections(suite: &Suite, facts: &Facts, rule: Rule) -> Vec<String> {
    let mut listed = Vec::new();
    for notes in &facts.notes {
        let mut counted: Vec<_> = notes
            .section
            .iter()
            .map(|section| {
                let from = |fact: &String| {
                    let mut words = fact.split(' ');
                    words.next() == Some(notes.name)
                        && words.next().and_then(|word| word.strip_prefix('§'))
                            == Some(&section.number)
                };
                let cases = suite.naming(rule);
                let count = cases.filter(|case| case.facts.iter().any(from)).count();
                (count, section)
            })
            .filter(|&(count, _)| count > 0)
            .collect();
        counted.sort_by_key(|&(count, _)| Reverse(count));
        counted.truncate(SECTIONS);
        if !counted.is_empty() {
            let names: Vec<String> = counted
                .iter()
                .map(|(_, section)| format!("§{} {}", section.number, section.title))
                .collect();
            listed.push(format!("{} {}", notes.editions, names.join(", ")));
        }
    }
    listed
}

/// Editions, agreements, sections and scenarios of a rule.
fn write_part(page: &mut String, suite: &Suite, facts: &Facts, rule: Rule) -> Result<()> {
    match suite.editions.get(&rule) {
        Some(editions) => {
            let editions: Vec<&str> = editions.iter().map(String::as_str).collect();
            writeln!(page, "Editions: {}.\n", editions.join(", "))?;
        }
        None => writeln!(page, "Editions: none by itself.\n")?,
    }
    if let Some(choices) = suite.choices.get(&rule) {
        writeln!(page, "Depends on: {}.\n", choices_text(choices))?;
    }
    let sections = sections(suite, facts, rule);
    if !sections.is_empty() {
        writeln!(page, "Sections: {}.\n", sections.join("; "))?;
    }
    writeln!(page, "Scenarios:\n")?;
    for case in suite.naming(rule) {
        writeln!(page, "* {}", case_link(case))?;
    }
    Ok(())
}

/// Conventions and rulings in words.
fn choices_text(choices: &BTreeSet<Choice>) -> String {
    let one = |choice: &Choice| match choice {
        Choice::Convention(edition, id) => format!("convention `{id}` ({edition})"),
        Choice::Ruling(edition, id) => format!("ruling `{id}` ({edition})"),
    };
    choices.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A link to a scenario from a page in `docs/`, with its editions where they are not simply all.
pub fn case_link(case: &Case) -> String {
    let all = Rulebook::editions();
    let by = if case.editions.len() == all.count() {
        String::new()
    } else {
        format!(" ({})", case.editions.join(", "))
    };
    format!("[{}](../../{}){by}", case.title, case.path)
}

/// The sentences of `locales/en/rules.ftl`.
struct Sentences(FluentBundle<FluentResource>);

impl Sentences {
    fn read() -> Result<Sentences> {
        let path = root().join("locales/en/rules.ftl");
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let Ok(resource) = FluentResource::try_new(text) else {
            bail!("{} is not sound", path.display());
        };
        let mut bundle = FluentBundle::new(vec![langid!("en")]);
        bundle.add_resource_overriding(resource);
        Ok(Sentences(bundle))
    }

    /// The sentence of a rule. Fluent's ids have no dots.
    fn of(&self, rule: Rule) -> Result<String> {
        let id = rule.id().replace('.', "-");
        let message = self.0.get_message(&id);
        let pattern = message
            .and_then(|message| message.value())
            .with_context(|| format!("no message {id} in locales/en/rules.ftl"))?;
        let text = self.0.format_pattern(pattern, None, &mut Vec::new());
        Ok(text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use acies_referee::Rule;

    use super::super::scenarios::Suite;
    use super::{anchor, lacks};

    #[test]
    fn without_scenarios_each_rule_lacks_one() {
        let nothing = Suite {
            cases: Vec::new(),
            editions: std::collections::BTreeMap::new(),
            choices: std::collections::BTreeMap::new(),
        };
        assert_eq!(lacks(&nothing).len(), Rule::ALL.len());
    }

    #[test]
    fn no_two_rules_share_a_heading() {
        let mut anchors: Vec<String> = Rule::ALL.iter().map(|&rule| anchor(rule)).collect();
        anchors.sort();
        anchors.dedup();
        assert_eq!(anchors.len(), Rule::ALL.len());
    }
}
