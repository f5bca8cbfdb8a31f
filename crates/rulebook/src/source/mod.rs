//! An edition that has been read: its rulings and conventions, and what it compiles to.

mod agreed;
mod opened;
mod read;

pub use agreed::{Agreed, Conflict};
use opened::Opened;

use crate::compile::Compiled;
use crate::document::{Files, Problem, Role, Table, at, text_of};
use crate::embedded::{Carried, carried};
use crate::error::{EditionError, EditionErrors};
use crate::model::{Rulebook, Scale};

/// An edition as it was read, ready to compile with rulings and conventions.
#[derive(Clone, Debug)]
pub struct RulebookSource {
    files: Files,
    rulings: Vec<Ruling>,
    conventions: Vec<Convention>,
    /// How many rulings and conventions come from the edition that house rules extend.
    inherited: (usize, usize),
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
    /// The conventions that it stands for, if it is a preset.
    pub includes: Vec<String>,
    /// The conventions without which it is not used.
    pub needs: Vec<String>,
}

/// That a file has a change of house rules, but does not say of which edition.
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

/// Rulings and conventions that were asked for.
pub(crate) type Wanted<'a> = (&'a [(&'a str, &'a str)], &'a [&'a str]);

impl RulebookSource {
    /// Reads the form of an edition, or of house rules, without checking what it says.
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
                return RulebookSource::of(files);
            }
            return Err(files.explain(problems));
        };
        let edition =
            carried(base.get_ref()).map_err(|message| files.explain(vec![at(&base, message)]))?;
        let mut files = RulebookSource::files_of(edition);
        files.add(text, name, Role::House);
        RulebookSource::of(files)
    }

    /// An edition that the program carries, with the conventions for it.
    pub(crate) fn carried(edition: Carried) -> Result<RulebookSource, EditionErrors> {
        RulebookSource::of(RulebookSource::files_of(edition))
    }

    fn files_of(edition: Carried) -> Files {
        let mut files = Files::default();
        let (name, text) = edition.edition;
        files.add(text, name, Role::Edition);
        if let Some((name, text)) = edition.conventions {
            files.add(text, name, Role::Conventions);
        }
        files.are_carried();
        files
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
            .map(|one| one.convention.clone())
            .collect();
        let inherited = opened.inherited;
        let scales = opened.scales();
        Ok(RulebookSource {
            files,
            rulings,
            conventions,
            inherited,
            scales,
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
        let source = self.and_conventions(text, name)?;
        source.check()?;
        Ok(source)
    }

    /// The same without a look at what they say.
    pub(crate) fn and_conventions(
        &self,
        text: &str,
        name: &str,
    ) -> Result<RulebookSource, EditionErrors> {
        let mut files = self.files.clone();
        files.add(text, name, Role::Conventions);
        RulebookSource::of(files)
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

    /// Everything that can be compiled to check an edition: every scale, each other answer, each convention. Of house
    /// rules only their own: they may well take away what a ruling of the edition is about.
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

    /// Compiles all [`RulebookSource::choices`], one after the other, and keeps what is wanted of each.
    pub(crate) fn compile_all<T>(
        &self,
        keep: impl Fn(Compiled) -> T,
    ) -> Result<Vec<T>, EditionErrors> {
        let opened = Opened::new(&self.files)?;
        let mut problems = Vec::new();
        let mut all = Vec::new();
        for (scale, rulings, conventions) in self.choices() {
            match opened.compile(scale, (&rulings, &conventions)) {
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

    /// Reports all that is wrong with what the edition says.
    pub(crate) fn check(&self) -> Result<(), EditionErrors> {
        self.contents().map(|_| ())
    }

    /// The hashes of everything that the edition can be compiled to: each scale, each other answer to a ruling, each
    /// convention by itself. One of them changes with any number or word of the edition.
    ///
    /// # Errors
    /// What is wrong with the edition.
    pub fn contents(&self) -> Result<Vec<String>, EditionErrors> {
        self.compile_all(|one| one.rulebook.hash)
    }

    /// What an edition says without any effect, with the default rulings: no mistake, but a sign of one.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn notes(&self) -> Result<Vec<EditionError>, EditionErrors> {
        let scale = self.scales.first().copied().unwrap_or(Scale::Mm15);
        match Opened::new(&self.files)?.compile(scale, (&[], &[])) {
            Ok(compiled) => Ok(self.files.explain(compiled.notes).0),
            Err(problems) => Err(self.files.explain(problems)),
        }
    }

    /// The hash of everything that the edition can be compiled to, up to the first that cannot.
    pub(crate) fn hashes(&self) -> Result<Vec<Option<String>>, EditionErrors> {
        let opened = Opened::new(&self.files)?;
        let hash = |(scale, rulings, conventions): Choice<'_>| {
            let compiled = opened.compile(scale, (&rulings, &conventions));
            compiled.ok().map(|compiled| compiled.rulebook.hash)
        };
        Ok(self.choices().into_iter().map(hash).collect())
    }

    /// Whether the edition compiles, as far as it is tried, and has other content than one with these hashes.
    pub(crate) fn differs(&self, before: &[Option<String>]) -> bool {
        let Ok(opened) = Opened::new(&self.files) else {
            return false;
        };
        for ((scale, rulings, conventions), before) in self.choices().into_iter().zip(before) {
            match opened.compile(scale, (&rulings, &conventions)) {
                Ok(compiled) if Some(&compiled.rulebook.hash) != before.as_ref() => return true,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
        false
    }

    /// The files, to tell where a place is.
    pub(crate) fn files(&self) -> &Files {
        &self.files
    }
}
