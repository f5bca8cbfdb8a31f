//! Every scenario, and which rules its orders show to be in force.
//!
//! It knows no rule: the editions that have one, and the conventions and rulings that matter to it, are found by trial.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use acies_chronicle::{Draft, EditionChoice, Expected};
use acies_geometry::Angle;
use acies_referee::Rule;
use acies_rulebook::{Rulebook, RulebookSource};
use anyhow::{Context, Result, anyhow};

/// The scenarios, with the results of judging them.
pub struct Suite {
    /// Every file, in the order of their paths.
    pub cases: Vec<Case>,
    /// The editions whose rules, as they stand, refuse an order of a scenario by this rule.
    pub editions: BTreeMap<Rule, BTreeSet<String>>,
    /// The conventions and rulings on which it depends whether an order is refused by this rule.
    pub choices: BTreeMap<Rule, BTreeSet<Choice>>,
}

/// One scenario file.
pub struct Case {
    /// Its path below the folder of the workspace, such as `scenarios/2.2/gaps/between.toml`.
    pub path: String,
    /// Its title: the sentence that it shows.
    pub title: String,
    /// The editions under which it is judged.
    pub editions: Vec<String>,
    /// The sections and statements that it shows.
    pub facts: Vec<String>,
    /// The number of expectations, counted once for each edition.
    pub expectations: usize,
    /// The parsed file.
    pub draft: Draft,
    /// The rules by which it expects an order to be refused.
    pub rules: BTreeSet<Rule>,
}

impl Case {
    /// Its choices for an edition, if it is judged by that edition.
    pub fn choice(&self, edition: &str) -> Option<&EditionChoice> {
        let mut choices = self.draft.editions().iter();
        choices.find(|choice| choice.edition == edition)
    }
}

/// A convention or ruling that players may agree on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// A convention of an edition.
    Convention(String, String),
    /// A ruling of an edition.
    Ruling(String, String),
}

/// For each expectation of a scenario: whether it continues the one before, and the rules that refused it.
type Refused = Vec<(bool, BTreeSet<Rule>)>;

impl Suite {
    /// Reads and judges every scenario below the folder of the workspace.
    ///
    /// # Errors
    /// When a file cannot be read or set up by an edition that it names.
    pub fn read(root: &Path) -> Result<Suite> {
        let mut files = Vec::new();
        collect(&root.join("scenarios"), &mut files)?;
        files.sort();
        let mut suite = Suite {
            cases: Vec::new(),
            editions: BTreeMap::new(),
            choices: BTreeMap::new(),
        };
        let mut library = Library::default();
        for file in files {
            let below = file.strip_prefix(root).unwrap_or(&file);
            let path = below.to_string_lossy().replace('\\', "/");
            suite
                .add(path.clone(), &fs::read_to_string(&file)?, &mut library)
                .context(path)?;
        }
        Ok(suite)
    }

    fn add(&mut self, path: String, text: &str, library: &mut Library) -> Result<()> {
        let draft = Draft::read(text)?;
        let mut expectations = 0;
        let mut rules = BTreeSet::new();
        for choice in draft.editions() {
            let rulebook = library
                .get(choice)
                .ok_or_else(|| anyhow!("{} has no such choices", choice.edition))?;
            let scenario = draft.scenario(choice, rulebook, Angle::ZERO)?;
            expectations += scenario.expects.len();
            for (expect, outcome) in scenario.expects.iter().zip(scenario.judge()) {
                if let Expected::Order(order) = &expect.what {
                    let named = outcome.breached.into_iter();
                    rules.extend(named.filter(|rule| order.rule.as_deref() == Some(rule.id())));
                }
            }
        }
        // Every edition is tried, named by the file or not. One in which the scenario cannot be set up is skipped.
        for edition in Rulebook::editions() {
            let [choice, ..] = draft.editions() else {
                continue;
            };
            let choice = EditionChoice {
                edition: edition.to_owned(),
                ..choice.clone()
            };
            let Some(refused) = library.refused(&draft, &choice) else {
                continue;
            };
            if choice.conventions.is_empty() && choice.rulings.is_empty() {
                for &rule in refused.iter().flat_map(|(_, rules)| rules) {
                    let editions = self.editions.entry(rule).or_default();
                    editions.insert(edition.to_owned());
                }
            } else {
                let choice = library.without_presets(choice);
                self.compare(&draft, &choice, &refused, library);
            }
        }
        self.cases.push(Case {
            path,
            title: draft.title().to_owned(),
            editions: draft
                .editions()
                .iter()
                .map(|one| one.edition.clone())
                .collect(),
            facts: draft.facts().to_vec(),
            expectations,
            draft,
            rules,
        });
        Ok(())
    }

    /// Leaves out one convention or ruling after the other, and records which refusals change.
    fn compare(
        &mut self,
        draft: &Draft,
        choice: &EditionChoice,
        refused: &Refused,
        library: &mut Library,
    ) {
        let edition = &choice.edition;
        let conventions = choice.conventions.iter().map(|id| {
            let mut without = choice.clone();
            without.conventions.retain(|other| other != id);
            (Choice::Convention(edition.clone(), id.clone()), without)
        });
        let rulings = choice.rulings.iter().map(|(id, _)| {
            let mut without = choice.clone();
            without.rulings.retain(|(other, _)| other != id);
            (Choice::Ruling(edition.clone(), id.clone()), without)
        });
        for (taken, without) in conventions.chain(rulings) {
            let Some(plain) = library.refused(draft, &without) else {
                continue;
            };
            let mut strayed = false;
            for ((then, rules), (_, others)) in refused.iter().zip(&plain) {
                // After a difference the two battles are no longer comparable.
                strayed &= then;
                if strayed {
                    continue;
                }
                for &rule in rules.symmetric_difference(others) {
                    self.choices.entry(rule).or_default().insert(taken.clone());
                    strayed = true;
                }
            }
        }
    }

    /// The scenarios that expect an order to be refused by a rule.
    pub fn naming(&self, rule: Rule) -> impl Iterator<Item = &Case> {
        self.cases
            .iter()
            .filter(move |case| case.rules.contains(&rule))
    }
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
    Ok(())
}

/// The built-in editions, compiled on demand.
#[derive(Default)]
pub struct Library {
    sources: BTreeMap<String, Option<RulebookSource>>,
    compiled: Vec<(EditionChoice, Option<Arc<Rulebook>>)>,
}

impl Library {
    /// The same choice, with every preset replaced by its conventions.
    fn without_presets(&self, mut choice: EditionChoice) -> EditionChoice {
        let Some(Some(source)) = self.sources.get(&choice.edition) else {
            return choice;
        };
        for convention in source.conventions() {
            let named = choice
                .conventions
                .iter()
                .position(|id| *id == convention.id);
            if let Some(index) = named.filter(|_| !convention.includes.is_empty()) {
                choice
                    .conventions
                    .splice(index..=index, convention.includes.iter().cloned());
            }
        }
        choice
    }

    /// The rulebook of a choice; `None` if the edition has no such choices.
    pub fn get(&mut self, choice: &EditionChoice) -> Option<Arc<Rulebook>> {
        if let Some((_, known)) = self.compiled.iter().find(|(known, _)| known == choice) {
            return known.clone();
        }
        let source = self.sources.entry(choice.edition.clone());
        let source = source.or_insert_with(|| Rulebook::edition_source(&choice.edition).ok());
        let rulebook = source.as_ref().and_then(|one| choice.compile(one).ok());
        self.compiled.push((choice.clone(), rulebook.clone()));
        rulebook
    }

    /// The refusals of a scenario's orders under a choice; `None` if it cannot be set up.
    fn refused(&mut self, draft: &Draft, choice: &EditionChoice) -> Option<Refused> {
        let scenario = draft
            .scenario(choice, self.get(choice)?, Angle::ZERO)
            .ok()?;
        let outcomes = scenario.expects.iter().zip(scenario.judge());
        Some(
            outcomes
                .map(|(expect, outcome)| (expect.then, outcome.breached.into_iter().collect()))
                .collect(),
        )
    }
}
