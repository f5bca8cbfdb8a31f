//! An edition that has been read: its rulings and conventions, and what it compiles to.

use std::collections::BTreeMap;

use toml::Spanned;

use crate::compile::{Compiled, compile};
use crate::document::{Files, Node, Patch, Problem, Table, at, table_of, text_of, unknown};
use crate::error::EditionErrors;
use crate::model::{Rulebook, Scale};
use crate::raw::{RawEdition, Text};
use crate::words::Word;

/// An edition as it was read, ready to compile with rulings and conventions.
#[derive(Clone, Debug)]
pub struct RulebookSource {
    files: Files,
    rulings: Vec<Ruling>,
    conventions: Vec<Convention>,
    scales: Vec<Scale>,
}

/// A ruling: a question that the rules leave open, and its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its id, such as `supporters-die`.
    pub id: String,
    /// The answer where none is chosen.
    pub default: String,
    /// Where the question and the reason stand.
    pub source: String,
    /// Every answer, in the order of the file.
    pub values: Vec<String>,
}

/// A convention: a change that players may agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Convention {
    /// Its id, such as `front-corners`.
    pub id: String,
    /// Where it stands.
    pub source: String,
}

/// Rulings and conventions that were asked for.
pub(crate) type Wanted<'a> = (&'a [(&'a str, &'a str)], &'a [&'a str]);

impl RulebookSource {
    /// Reads the form of an edition without checking what it says.
    pub(crate) fn read(text: &str, name: &str) -> Result<RulebookSource, EditionErrors> {
        let mut files = Files::default();
        files.add(text, name);
        RulebookSource::of(files)
    }

    fn of(files: Files) -> Result<RulebookSource, EditionErrors> {
        let opened = Opened::new(&files)?;
        let rulings = opened
            .rulings
            .iter()
            .map(|one| one.ruling.clone())
            .collect();
        let conventions = opened
            .conventions
            .iter()
            .map(|(one, _)| one.clone())
            .collect();
        let scales = opened.scales();
        Ok(RulebookSource {
            rulings,
            conventions,
            scales,
            files,
        })
    }

    /// Adds the conventions of another file, in its `conventions` table.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn with_conventions(
        &self,
        text: &str,
        name: &str,
    ) -> Result<RulebookSource, EditionErrors> {
        let mut files = self.files.clone();
        files.add(text, name);
        let source = RulebookSource::of(files)?;
        source.check()?;
        Ok(source)
    }

    /// The rulings, in the order of the file.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The conventions, in the order of the files.
    pub fn conventions(&self) -> &[Convention] {
        &self.conventions
    }

    /// The scales that the edition has numbers for.
    pub fn scales(&self) -> &[Scale] {
        &self.scales
    }

    /// The rulebook at a scale, with rulings that differ from the default as (id, answer) and with conventions.
    ///
    /// # Errors
    /// Rulings or conventions that the edition does not have, or that exclude each other.
    pub fn compile(
        &self,
        scale: Scale,
        rulings: &[(&str, &str)],
        conventions: &[&str],
    ) -> Result<Rulebook, EditionErrors> {
        Opened::new(&self.files)?
            .compile(scale, (rulings, conventions))
            .map(|compiled| compiled.rulebook)
            .map_err(|problems| self.files.explain(problems))
    }

    /// Everything that can be compiled to check an edition: every scale, each other answer, each convention.
    pub(crate) fn choices(&self) -> Vec<(Scale, Vec<(&str, &str)>, Vec<&str>)> {
        let scale = self.scales.first().copied().unwrap_or(Scale::Mm15);
        let mut choices = vec![(scale, vec![], vec![])];
        for &other in self.scales.iter().skip(1) {
            choices.push((other, vec![], vec![]));
        }
        for ruling in &self.rulings {
            for value in ruling
                .values
                .iter()
                .filter(|value| **value != ruling.default)
            {
                choices.push((scale, vec![(ruling.id.as_str(), value.as_str())], vec![]));
            }
        }
        for convention in &self.conventions {
            choices.push((scale, vec![], vec![convention.id.as_str()]));
        }
        choices
    }

    /// Compiles all [`RulebookSource::choices`].
    pub(crate) fn compile_all(&self) -> Result<Vec<Compiled>, EditionErrors> {
        let opened = Opened::new(&self.files)?;
        let mut problems = Vec::new();
        let mut all = Vec::new();
        for (scale, rulings, conventions) in self.choices() {
            match opened.compile(scale, (&rulings, &conventions)) {
                Ok(compiled) => all.push(compiled),
                Err(more) => problems.extend(more),
            }
        }
        if problems.is_empty() {
            Ok(all)
        } else {
            Err(self.files.explain(problems))
        }
    }

    /// Reports all that is wrong with what the edition says.
    pub(crate) fn check(&self) -> Result<(), EditionErrors> {
        self.compile_all().map(|_| ())
    }

    /// The files, to tell where a place is.
    pub(crate) fn files(&self) -> &Files {
        &self.files
    }
}

/// A ruling with what its answers change.
struct Answers<'t> {
    ruling: Ruling,
    name: Text,
    patches: Vec<Patch<'t>>,
    excludes: Vec<Vec<Text>>,
}

/// An edition whose files are open.
struct Opened<'t> {
    tree: Table<'t>,
    rulings: Vec<Answers<'t>>,
    conventions: Vec<(Convention, Patch<'t>)>,
}

impl<'t> Opened<'t> {
    fn new(files: &'t Files) -> Result<Opened<'t>, EditionErrors> {
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

    fn scales(&self) -> Vec<Scale> {
        let rows = self
            .tree
            .get("scales")
            .and_then(|node| node.get_ref().as_array());
        rows.into_iter()
            .flatten()
            .filter_map(|row| Scale::from_word(row.get_ref().get("name")?.get_ref().as_str()?))
            .collect()
    }

    fn compile(&self, scale: Scale, wanted: Wanted<'_>) -> Result<Compiled, Vec<Problem>> {
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

fn read_rulings<'t>(node: Option<&Node<'t>>, problems: &mut Vec<Problem>) -> Vec<Answers<'t>> {
    let table = node.and_then(|node| table_of(node, problems));
    let mut rulings: Vec<Answers<'t>> = table
        .into_iter()
        .flatten()
        .filter_map(|(id, node)| {
            read_ruling(
                Spanned::new(id.span(), id.get_ref().to_string()),
                node,
                problems,
            )
        })
        .collect();
    rulings.sort_by_key(|ruling| ruling.name.span().start);
    rulings
}

fn read_ruling<'t>(
    name: Text,
    node: &Node<'t>,
    problems: &mut Vec<Problem>,
) -> Option<Answers<'t>> {
    let table = table_of(node, problems)?;
    let (mut default, mut source, mut answers) = (None, None, Vec::new());
    for (key, value) in table {
        match key.get_ref().as_ref() {
            "default" => default = text_of(value, problems),
            "source" => source = text_of(value, problems),
            "values" => {
                for (answer, patch) in table_of(value, problems).into_iter().flatten() {
                    let excludes = patch
                        .get_ref()
                        .get("excludes")
                        .and_then(|list| list.get_ref().as_array());
                    let excludes = excludes
                        .into_iter()
                        .flatten()
                        .filter_map(|item| text_of(item, problems))
                        .collect();
                    let patch = Patch::read(patch, &["excludes"], problems);
                    answers.push((
                        answer.span().start,
                        answer.get_ref().to_string(),
                        patch,
                        excludes,
                    ));
                }
            }
            other => problems.push(Problem {
                place: Some(key.span()),
                message: unknown("key", other, &["default", "source", "values"]),
            }),
        }
    }
    answers.sort_by_key(|(start, ..)| *start);
    let values: Vec<String> = answers.iter().map(|(_, value, ..)| value.clone()).collect();
    let (Some(default), Some(source)) = (default, source) else {
        let message = format!(
            "the ruling `{}` needs `default`, `source` and `values`",
            name.get_ref()
        );
        problems.push(at(&name, message));
        return None;
    };
    if !values.contains(default.get_ref()) {
        problems.push(at(&default, unknown("answer", default.get_ref(), &values)));
        return None;
    }
    Some(Answers {
        ruling: Ruling {
            id: name.get_ref().clone(),
            default: default.into_inner(),
            source: source.into_inner(),
            values,
        },
        name,
        patches: answers
            .iter()
            .map(|(_, _, patch, _)| patch.clone())
            .collect(),
        excludes: answers
            .into_iter()
            .map(|(_, _, _, excludes)| excludes)
            .collect(),
    })
}

fn read_conventions<'t>(
    node: Option<&Node<'t>>,
    problems: &mut Vec<Problem>,
) -> Vec<(Convention, Patch<'t>)> {
    let table = node.and_then(|node| table_of(node, problems));
    let mut conventions: Vec<(usize, Convention, Patch<'t>)> = Vec::new();
    for (id, node) in table.into_iter().flatten() {
        let source = node
            .get_ref()
            .get("source")
            .and_then(|source| text_of(source, problems))
            .map(Spanned::into_inner);
        let patch = Patch::read(node, &["source"], problems);
        let id_text = id.get_ref().to_string();
        if source.is_none() {
            let message = format!("the convention `{id_text}` needs `source`");
            problems.push(Problem {
                place: Some(id.span()),
                message,
            });
        }
        let convention = Convention {
            id: id_text,
            source: source.unwrap_or_default(),
        };
        conventions.push((id.span().start, convention, patch));
    }
    conventions.sort_by_key(|(start, ..)| *start);
    conventions
        .into_iter()
        .map(|(_, convention, patch)| (convention, patch))
        .collect()
}
