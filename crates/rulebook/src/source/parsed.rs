//! Parsed files of an edition: which rulings and conventions are in force, and what they change.

use std::collections::BTreeMap;

use super::read::{read_conventions, read_rulings};
use super::{Convention, RequestedOptions, Ruling};
use crate::compile::{Compiled, compile};
use crate::document::{Files, Patch, Problem, Role, Table, at, unknown};
use crate::error::EditionErrors;
use crate::model::Scale;
use crate::raw::{RawEdition, Text};
use crate::words::Word;

/// A ruling with the changes of its answers.
pub(super) struct ParsedRuling<'t> {
    pub ruling: Ruling,
    pub name: Text,
    pub patches: Vec<Patch<'t>>,
    pub excludes: Vec<Vec<Text>>,
}

/// A convention with its changes.
pub(super) struct ParsedConvention<'t> {
    pub convention: Convention,
    pub name: Text,
    pub includes: Vec<Text>,
    pub needs: Vec<Text>,
    pub patch: Patch<'t>,
}

/// The parsed files of an edition.
pub(super) struct ParsedEdition<'t> {
    tree: Table<'t>,
    /// The changes of house rules.
    house: Patch<'t>,
    pub rulings: Vec<ParsedRuling<'t>>,
    pub conventions: Vec<ParsedConvention<'t>>,
    /// The number of rulings and conventions inherited from the edition that house rules extend.
    pub inherited: (usize, usize),
}

/// The keys of a file of house rules besides those of a patch.
const HOUSE: [&str; 3] = ["extends", "rulings", "conventions"];

/// A ruling and answer in the form used for exclusions, `id=answer`.
pub(super) fn answer_id((one, answer): (&ParsedRuling<'_>, usize)) -> String {
    format!("{}={}", one.ruling.id, one.ruling.values[answer])
}

/// The answers in force that exclude others in force, with the excluded ones.
pub(super) fn exclusions<'a, 't>(
    in_force: &[(&'a ParsedRuling<'t>, usize)],
) -> Vec<((&'a ParsedRuling<'t>, usize), &'a Text)> {
    let words: Vec<String> = in_force.iter().map(|&one| answer_id(one)).collect();
    let each = in_force.iter().flat_map(|&(one, answer)| {
        let excluded = one.excludes[answer].iter();
        excluded.map(move |excluded| ((one, answer), excluded))
    });
    each.filter(|(_, excluded)| words.contains(excluded.get_ref()))
        .collect()
}

/// The conventions in force with a missing requirement, each with the first one missing.
pub(super) fn unmet_needs<'a>(conventions: &[&'a ParsedConvention<'_>]) -> Vec<(&'a str, &'a str)> {
    let is_there = |id: &String| conventions.iter().any(|other| other.convention.id == *id);
    let wanting = conventions.iter().filter_map(|one| {
        let needed = one.convention.needs.iter().find(|id| !is_there(id))?;
        Some((one.convention.id.as_str(), needed.as_str()))
    });
    wanting.collect()
}

impl<'t> ParsedEdition<'t> {
    pub fn new(files: &'t Files) -> Result<ParsedEdition<'t>, EditionErrors> {
        let mut trees = files.trees()?.into_iter();
        let mut tree = trees.next().map(|(_, tree)| tree).unwrap_or_default();
        let mut problems = Vec::new();
        let mut parsed = ParsedEdition {
            rulings: read_rulings(tree.remove("rulings").as_ref(), &mut problems),
            conventions: read_conventions(tree.remove("conventions").as_ref(), &mut problems),
            tree,
            house: Patch::default(),
            inherited: (0, 0),
        };
        for (role, more) in trees {
            parsed.merge_file(role, more, &mut problems);
        }
        parsed.check_rulings(&mut problems);
        parsed.check_conventions(&mut problems);
        if problems.is_empty() {
            Ok(parsed)
        } else {
            Err(files.explain(problems))
        }
    }

    /// Merges one more file.
    fn merge_file(&mut self, role: Role, mut more: Table<'t>, problems: &mut Vec<Problem>) {
        let is_house = role == Role::House;
        if is_house {
            self.inherited = (self.rulings.len(), self.conventions.len());
            let rulings = more.get("rulings");
            self.rulings.extend(read_rulings(rulings, problems));
        }
        let conventions = read_conventions(more.get("conventions"), problems);
        self.conventions.extend(conventions);
        if is_house {
            self.house = Patch::from_table(&more, &HOUSE, problems);
            return;
        }
        more.remove("conventions");
        for key in more.keys() {
            let message = unknown("key", key.get_ref(), &["conventions"]);
            problems.push(Problem {
                place: Some(key.span()),
                message,
            });
        }
    }

    pub fn scales(&self) -> Vec<Scale> {
        let rows = self
            .tree
            .get("scales")
            .and_then(|node| node.get_ref().as_array());
        rows.into_iter()
            .flatten()
            .filter_map(|row| Scale::from_word(row.get_ref().get("name")?.get_ref().as_str()?))
            .collect()
    }

    pub fn compile(
        &self,
        scale: Scale,
        requested: RequestedOptions<'_>,
    ) -> Result<Compiled, Vec<Problem>> {
        let mut problems = Vec::new();
        let in_force = self.rulings_in_force(requested.0, &mut problems);
        for (one, excluded) in exclusions(&in_force) {
            let message = format!(
                "the rulings `{}` and `{}` exclude each other",
                answer_id(one),
                excluded.get_ref()
            );
            problems.push(at(excluded, message));
        }
        let conventions = self.conventions_in_force(requested.1, &mut problems);
        for (convention, needed) in unmet_needs(&conventions) {
            problems.push(Problem {
                place: None,
                message: format!("the convention `{convention}` needs `{needed}`"),
            });
        }
        let mut tree = self.tree.clone();
        let answers: Vec<&Patch<'t>> = in_force
            .iter()
            .map(|&(one, answer)| &one.patches[answer])
            .collect();
        let changes: Vec<&Patch<'t>> = conventions.iter().map(|one| &one.patch).collect();
        // A convention may remove a row that a ruling has removed already.
        let ruled_out: Vec<&str> = answers.iter().flat_map(|patch| patch.dropped()).collect();
        let none = Vec::new();
        let layers = [
            (vec![&self.house], &none),
            (answers, &none),
            (changes, &ruled_out),
        ];
        for (patches, gone) in &layers {
            for patch in patches {
                patch.apply_additions(&mut tree, &mut problems);
            }
            for patch in patches {
                patch.apply_changes(&mut tree, gone, &mut problems);
            }
        }
        let raw = RawEdition::read(&tree, &mut problems);
        let (Some(raw), true) = (raw, problems.is_empty()) else {
            return Err(problems);
        };
        let answers = in_force
            .iter()
            .map(|&(one, answer)| (one.ruling.id.clone(), one.ruling.values[answer].clone()))
            .collect();
        let conventions = conventions
            .iter()
            .map(|one| one.convention.id.clone())
            .collect();
        compile(&raw, scale, answers, conventions)
    }

    /// Each ruling with the index of its answer.
    pub fn rulings_in_force(
        &self,
        requested: &[(&str, &str)],
        problems: &mut Vec<Problem>,
    ) -> Vec<(&ParsedRuling<'t>, usize)> {
        let known: Vec<&str> = self
            .rulings
            .iter()
            .map(|one| one.ruling.id.as_str())
            .collect();
        for (id, _) in requested {
            if !known.contains(id) {
                problems.push(Problem {
                    place: None,
                    message: unknown("ruling", id, &known),
                });
            }
        }
        let mut in_force = Vec::new();
        for one in &self.rulings {
            let ruling = &one.ruling;
            let answer = requested
                .iter()
                .find(|(id, _)| *id == ruling.id)
                .map_or(ruling.default.as_str(), |(_, answer)| answer);
            if let Some(index) = ruling.values.iter().position(|value| value == answer) {
                in_force.push((one, index));
            } else {
                let what = format!("answer to the ruling `{}`:", ruling.id);
                let message = unknown(&what, answer, &ruling.values);
                problems.push(Problem {
                    place: None,
                    message,
                });
            }
        }
        in_force
    }

    /// The requested conventions, with presets expanded, in the order of the files.
    pub fn conventions_in_force(
        &self,
        requested: &[&str],
        problems: &mut Vec<Problem>,
    ) -> Vec<&ParsedConvention<'t>> {
        let mut refuse = |message| {
            problems.push(Problem {
                place: None,
                message,
            });
        };
        let known = self.convention_ids();
        let mut ids: Vec<&str> = Vec::new();
        for id in requested {
            match self.conventions.iter().find(|one| one.convention.id == *id) {
                None => refuse(unknown("convention", id, &known)),
                Some(one) if one.includes.is_empty() => ids.push(id),
                Some(preset) => ids.extend(preset.convention.includes.iter().map(String::as_str)),
            }
        }
        let is_agreed = |one: &&ParsedConvention<'_>| ids.contains(&one.convention.id.as_str());
        self.conventions.iter().filter(is_agreed).collect()
    }

    fn convention_ids(&self) -> Vec<&str> {
        self.conventions
            .iter()
            .map(|one| one.convention.id.as_str())
            .collect()
    }

    /// Reports duplicate conventions, and presets and requirements that do not name a plain convention.
    fn check_conventions(&self, problems: &mut Vec<Problem>) {
        for (nth, one) in self.conventions.iter().enumerate() {
            let mut before = self.conventions[..nth].iter();
            if before.any(|other| other.convention.id == one.convention.id) {
                let message = format!("duplicate convention `{}`", one.convention.id);
                problems.push(at(&one.name, message));
            }
        }
        let plain = self
            .conventions
            .iter()
            .filter(|one| one.includes.is_empty());
        let plain: Vec<&str> = plain.map(|one| one.convention.id.as_str()).collect();
        let named = self.conventions.iter();
        for id in named.flat_map(|one| one.includes.iter().chain(&one.needs)) {
            if !plain.contains(&id.get_ref().as_str()) {
                problems.push(at(id, unknown("convention", id.get_ref(), &plain)));
            }
        }
    }

    /// Reports duplicate rulings, rulings that change the same cell, and exclusions of unknown answers.
    fn check_rulings(&self, problems: &mut Vec<Problem>) {
        for (nth, one) in self.rulings.iter().enumerate() {
            let mut before = self.rulings[..nth].iter();
            if before.any(|other| other.ruling.id == one.ruling.id) {
                let message = format!("duplicate ruling `{}`", one.ruling.id);
                problems.push(at(&one.name, message));
            }
        }
        let mut owners: BTreeMap<&str, &str> = BTreeMap::new();
        for one in &self.rulings {
            let id = one.ruling.id.as_str();
            for path in one.patches.iter().flat_map(Patch::touched) {
                let owner = *owners.entry(path.get_ref()).or_insert(id);
                if owner != id {
                    let message = format!(
                        "the rulings `{owner}` and `{id}` exclude each other: both change `{}`",
                        path.get_ref()
                    );
                    problems.push(at(path, message));
                }
            }
        }
        let words = |one: &ParsedRuling<'_>| -> Vec<String> {
            let id = &one.ruling.id;
            one.ruling
                .values
                .iter()
                .map(|value| format!("{id}={value}"))
                .collect()
        };
        let known: Vec<String> = self.rulings.iter().flat_map(words).collect();
        for excluded in self
            .rulings
            .iter()
            .flat_map(|one| one.excludes.iter().flatten())
        {
            if !known.contains(excluded.get_ref()) {
                let message = unknown("answer to a ruling", excluded.get_ref(), &known);
                problems.push(at(excluded, message));
            }
        }
    }
}
