//! An edition whose files are open: which rulings and conventions are in force, and what they change.

use std::collections::BTreeMap;

use super::read::{read_conventions, read_rulings};
use super::{Convention, Ruling, Wanted};
use crate::compile::{Compiled, compile};
use crate::document::{Files, Patch, Problem, Table, at, unknown};
use crate::error::EditionErrors;
use crate::model::Scale;
use crate::raw::{RawEdition, Text};
use crate::words::Word;

/// A ruling with what its answers change.
pub(super) struct Answers<'t> {
    pub ruling: Ruling,
    pub name: Text,
    pub patches: Vec<Patch<'t>>,
    pub excludes: Vec<Vec<Text>>,
}

/// An edition whose files are open.
pub(super) struct Opened<'t> {
    tree: Table<'t>,
    pub rulings: Vec<Answers<'t>>,
    pub conventions: Vec<(Convention, Patch<'t>)>,
}

impl<'t> Opened<'t> {
    pub fn new(files: &'t Files) -> Result<Opened<'t>, EditionErrors> {
        let mut trees = files.trees()?.into_iter();
        let mut tree = trees.next().unwrap_or_default();
        let mut problems = Vec::new();
        let rulings = read_rulings(tree.remove("rulings").as_ref(), &mut problems);
        let mut conventions = read_conventions(tree.remove("conventions").as_ref(), &mut problems);
        for mut more in trees {
            let node = more.remove("conventions");
            conventions.extend(read_conventions(node.as_ref(), &mut problems));
            for key in more.keys() {
                let message = unknown("key", key.get_ref(), &["conventions"]);
                problems.push(Problem {
                    place: Some(key.span()),
                    message,
                });
            }
        }
        let opened = Opened {
            tree,
            rulings,
            conventions,
        };
        opened.check_rulings(&mut problems);
        if problems.is_empty() {
            Ok(opened)
        } else {
            Err(files.explain(problems))
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

    pub fn compile(&self, scale: Scale, wanted: Wanted<'_>) -> Result<Compiled, Vec<Problem>> {
        let mut problems = Vec::new();
        let in_force = self.rulings_in_force(wanted.0, &mut problems);
        let agreed = self.conventions_in_force(wanted.1, &mut problems);
        let mut tree = self.tree.clone();
        let answers: Vec<&Patch<'t>> = in_force
            .iter()
            .map(|&(one, answer)| &one.patches[answer])
            .collect();
        let changes: Vec<&Patch<'t>> = agreed.iter().map(|(_, patch)| patch).collect();
        for patches in [&answers, &changes] {
            for patch in patches {
                patch.apply_additions(&mut tree, &mut problems);
            }
            for patch in patches {
                patch.apply_changes(&mut tree, &mut problems);
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
        let agreed = agreed
            .iter()
            .map(|(convention, _)| convention.id.clone())
            .collect();
        compile(&raw, scale, answers, agreed)
    }

    /// Each ruling with the number of its answer.
    fn rulings_in_force(
        &self,
        wanted: &[(&str, &str)],
        problems: &mut Vec<Problem>,
    ) -> Vec<(&Answers<'t>, usize)> {
        let known: Vec<&str> = self
            .rulings
            .iter()
            .map(|one| one.ruling.id.as_str())
            .collect();
        for (id, _) in wanted {
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
            let answer = wanted
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
        let word = |(one, answer): (&Answers<'_>, usize)| {
            format!("{}={}", one.ruling.id, one.ruling.values[answer])
        };
        for &(one, answer) in &in_force {
            for excluded in &one.excludes[answer] {
                if in_force
                    .iter()
                    .any(|&other| word(other) == *excluded.get_ref())
                {
                    let message = format!(
                        "the rulings `{}` and `{}` exclude each other",
                        word((one, answer)),
                        excluded.get_ref()
                    );
                    problems.push(at(excluded, message));
                }
            }
        }
        in_force
    }

    fn conventions_in_force(
        &self,
        wanted: &[&str],
        problems: &mut Vec<Problem>,
    ) -> Vec<&(Convention, Patch<'t>)> {
        let known: Vec<&str> = self
            .conventions
            .iter()
            .map(|(one, _)| one.id.as_str())
            .collect();
        for id in wanted {
            if !known.contains(id) {
                let message = unknown("convention", id, &known);
                problems.push(Problem {
                    place: None,
                    message,
                });
            }
        }
        self.conventions
            .iter()
            .filter(|(one, _)| wanted.contains(&one.id.as_str()))
            .collect()
    }

    /// Reports rulings that change the same cell, so that only one could hold, and exclusions that name nothing.
    fn check_rulings(&self, problems: &mut Vec<Problem>) {
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
        let words = |one: &Answers<'_>| -> Vec<String> {
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
