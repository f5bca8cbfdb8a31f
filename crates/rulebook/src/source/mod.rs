//! A parsed edition: its rulings and conventions, and what it compiles to.

mod options;
mod parsed;
mod read;

pub use options::{CheckedOptions, Conflict};
use parsed::ParsedEdition;

use crate::compile::Compiled;
use crate::document::{Files, Problem, Role, Table, at, text_of};
use crate::embedded::{EmbeddedEdition, find_embedded};
use crate::error::{EditionError, EditionErrors};
use crate::model::{Rulebook, Scale};

/// A parsed edition, ready to compile with rulings and conventions.
#[derive(Clone, Debug)]
pub struct RulebookSource {
    files: Files,
    rulings: Vec<Ruling>,
    conventions: Vec<Convention>,
    /// The number of rulings and conventions inherited from the edition that house rules extend.
    inherited: (usize, usize),
    scales: Vec<Scale>,
}

/// A ruling: a question that the rules leave open, and its possible answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its id, such as `supporters-die`.
    pub id: String,
    /// The default answer.
    pub default: String,
    /// The source of the question and the reason for the default.
    pub source: String,
    /// All answers, in file order.
    pub values: Vec<String>,
}

/// A convention: an optional change to the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Convention {
    /// Its id, such as `front-corners`.
    pub id: String,
    /// Its source.
    pub source: String,
    /// The conventions included, if this is a preset.
    pub includes: Vec<String>,
    /// The conventions that this one requires.
    pub needs: Vec<String>,
}

/// Reports changes in a file that does not name the edition it extends.
fn change_in(tree: &Table<'_>) -> Option<Problem> {
    let changes = tree.keys();
    let changes = changes.filter(|key| matches!(&**key.get_ref(), "set" | "drop" | "add"));
    let key = changes.min_by_key(|key| key.span().start)?;
    Some(Problem {
        place: Some(key.span()),
        message: "a change of house rules, expected `extends` with the edition above it".into(),
    })
}

/// A scale with rulings and conventions.
pub(crate) type Choice<'a> = (Scale, Vec<(&'a str, &'a str)>, Vec<&'a str>);

/// Requested rulings and conventions.
pub(crate) type RequestedOptions<'a> = (&'a [(&'a str, &'a str)], &'a [&'a str]);

impl RulebookSource {
    /// Parses an edition, or house rules, without checking the content.
    pub(crate) fn read(text: &str, name: &str) -> Result<RulebookSource, EditionErrors> {
        let mut files = Files::default();
        files.add(text, name, Role::Edition);
        let mut problems = Vec::new();
        let base = files
            .trees()?
            .iter()
            .find_map(|(_, tree)| tree.get("extends"))
            .and_then(|node| text_of(node, &mut problems));
        let Some(base) = base else {
            problems.extend(files.trees()?.iter().find_map(|(_, tree)| change_in(tree)));
            if problems.is_empty() {
                return RulebookSource::from_files(files);
            }
            return Err(files.explain(problems));
        };
        let edition = find_embedded(base.get_ref())
            .map_err(|message| files.explain(vec![at(&base, message)]))?;
        let mut files = RulebookSource::files_of(edition);
        files.add(text, name, Role::House);
        RulebookSource::from_files(files)
    }

    /// An embedded edition with its conventions.
    pub(crate) fn from_embedded(edition: EmbeddedEdition) -> Result<RulebookSource, EditionErrors> {
        RulebookSource::from_files(RulebookSource::files_of(edition))
    }

    fn files_of(edition: EmbeddedEdition) -> Files {
        let mut files = Files::default();
        let (name, text) = edition.edition;
        files.add(text, name, Role::Edition);
        if let Some((name, text)) = edition.conventions {
            files.add(text, name, Role::Conventions);
        }
        files.mark_embedded();
        files
    }

    fn from_files(files: Files) -> Result<RulebookSource, EditionErrors> {
        let parsed = ParsedEdition::new(&files)?;
        let rulings = parsed
            .rulings
            .iter()
            .map(|one| one.ruling.clone())
            .collect();
        let conventions = parsed
            .conventions
            .iter()
            .map(|one| one.convention.clone())
            .collect();
        let inherited = parsed.inherited;
        let scales = parsed.scales();
        Ok(RulebookSource {
            files,
            rulings,
            conventions,
            inherited,
            scales,
        })
    }

    /// Adds the conventions of another file, from its `conventions` table.
    ///
    /// # Errors
    /// Problems in the file.
    pub fn with_conventions(
        &self,
        text: &str,
        name: &str,
    ) -> Result<RulebookSource, EditionErrors> {
        let source = self.add_conventions(text, name)?;
        source.check()?;
        Ok(source)
    }

    /// Adds conventions without checking them.
    pub(crate) fn add_conventions(
        &self,
        text: &str,
        name: &str,
    ) -> Result<RulebookSource, EditionErrors> {
        let mut files = self.files.clone();
        files.add(text, name, Role::Conventions);
        RulebookSource::from_files(files)
    }

    /// The rulings, in file order.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The conventions, in the order of the files.
    pub fn conventions(&self) -> &[Convention] {
        &self.conventions
    }

    /// The scales of the edition.
    pub fn scales(&self) -> &[Scale] {
        &self.scales
    }

    /// Compiles the rulebook at a scale, with changed rulings as (id, answer) and with conventions.
    ///
    /// # Errors
    /// Unknown rulings or conventions, or conflicting ones.
    pub fn compile(
        &self,
        scale: Scale,
        rulings: &[(&str, &str)],
        conventions: &[&str],
    ) -> Result<Rulebook, EditionErrors> {
        ParsedEdition::new(&self.files)?
            .compile(scale, (rulings, conventions))
            .map(|compiled| compiled.rulebook)
            .map_err(|problems| self.files.explain(problems))
    }

    /// All combinations to compile when checking: every scale, each other answer, each convention.
    ///
    /// For house rules only their own options, because they may remove the subject of an inherited ruling.
    pub(crate) fn choices(&self) -> Vec<Choice<'_>> {
        let scale = self.scales.first().copied().unwrap_or(Scale::Mm15);
        let mut choices = vec![(scale, vec![], vec![])];
        for &other in self.scales.iter().skip(1) {
            choices.push((other, vec![], vec![]));
        }
        for ruling in &self.rulings[self.inherited.0..] {
            for value in ruling
                .values
                .iter()
                .filter(|value| **value != ruling.default)
            {
                choices.push((scale, vec![(ruling.id.as_str(), value.as_str())], vec![]));
            }
        }
        for convention in &self.conventions[self.inherited.1..] {
            let needs = convention.needs.iter().map(String::as_str);
            let agreed = needs.chain([convention.id.as_str()]).collect();
            choices.push((scale, vec![], agreed));
        }
        choices
    }

    /// Compiles all [`RulebookSource::choices`] in turn and keeps a result of each.
    pub(crate) fn compile_all<T>(
        &self,
        keep: impl Fn(Compiled) -> T,
    ) -> Result<Vec<T>, EditionErrors> {
        let parsed = ParsedEdition::new(&self.files)?;
        let mut problems = Vec::new();
        let mut all = Vec::new();
        for (scale, rulings, conventions) in self.choices() {
            match parsed.compile(scale, (&rulings, &conventions)) {
                Ok(compiled) => all.push(keep(compiled)),
                Err(more) => problems.extend(more),
            }
        }
        if problems.is_empty() {
            Ok(all)
        } else {
            Err(self.files.explain(problems))
        }
    }

    /// Checks the whole content of the edition.
    pub(crate) fn check(&self) -> Result<(), EditionErrors> {
        self.content_hashes().map(|_| ())
    }

    /// Content hashes of all variants: each scale, each other answer to a ruling, each single convention.
    ///
    /// Any change of a number or word of the edition changes at least one of them.
    ///
    /// # Errors
    /// Problems in the edition.
    pub fn content_hashes(&self) -> Result<Vec<String>, EditionErrors> {
        self.compile_all(|one| one.rulebook.hash)
    }

    /// Settings without effect under the default rulings: not errors, but signs of one.
    ///
    /// # Errors
    /// Problems in the edition.
    pub fn notes(&self) -> Result<Vec<EditionError>, EditionErrors> {
        let scale = self.scales.first().copied().unwrap_or(Scale::Mm15);
        match ParsedEdition::new(&self.files)?.compile(scale, (&[], &[])) {
            Ok(compiled) => Ok(self.files.explain(compiled.notes).0),
            Err(problems) => Err(self.files.explain(problems)),
        }
    }

    /// The hashes of all variants, up to the first that does not compile.
    pub(crate) fn hashes(&self) -> Result<Vec<Option<String>>, EditionErrors> {
        let parsed = ParsedEdition::new(&self.files)?;
        let hash = |(scale, rulings, conventions): Choice<'_>| {
            let compiled = parsed.compile(scale, (&rulings, &conventions));
            compiled.ok().map(|compiled| compiled.rulebook.hash)
        };
        Ok(self.choices().into_iter().map(hash).collect())
    }

    /// Whether the edition compiles, as far as tried, and its content differs from these hashes.
    pub(crate) fn differs(&self, before: &[Option<String>]) -> bool {
        let Ok(parsed) = ParsedEdition::new(&self.files) else {
            return false;
        };
        for ((scale, rulings, conventions), before) in self.choices().into_iter().zip(before) {
            match parsed.compile(scale, (&rulings, &conventions)) {
                Ok(compiled) if Some(&compiled.rulebook.hash) != before.as_ref() => return true,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
        false
    }

    /// The files, to locate positions.
    pub(crate) fn files(&self) -> &Files {
        &self.files
    }
}
