//! What is in force when players choose rulings and conventions, and what of it does not go together.
//!
//! For whoever offers the choice; `compile` by itself takes what a convention settles without a word.

use super::opened::{Answers, Opened, exclusions, wants, word};
use super::{RulebookSource, Wanted};
use crate::error::EditionErrors;

/// What players have chosen, looked at together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreed {
    /// The conventions in force, in the order of the files, without presets.
    pub conventions: Vec<String>,
    /// The rulings that differ from the default, with their answers, in the order of the file.
    pub rulings: Vec<(String, String)>,
    /// The preset that stands for just these conventions, if there is one.
    pub preset: Option<String>,
    /// What does not go together.
    pub conflicts: Vec<Conflict>,
}

/// Choices that do not go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// A convention makes no sense without another.
    Needs {
        /// The convention that is in force.
        convention: String,
        /// The one that is missing.
        needed: String,
    },
    /// An answer to a ruling, as `id=answer`, excludes that to another.
    Excludes {
        /// The answer that excludes.
        one: String,
        /// The answer that is excluded.
        other: String,
    },
    /// A ruling has another answer than the usual one, and a convention settles it anyway.
    Settles {
        /// The convention that is in force.
        convention: String,
        /// The ruling that it settles.
        ruling: String,
    },
}

impl RulebookSource {
    /// Looks at rulings, as (id, answer), and conventions together.
    ///
    /// # Errors
    /// When the edition has no such ruling, answer or convention.
    pub fn agreed(
        &self,
        rulings: &[(&str, &str)],
        conventions: &[&str],
    ) -> Result<Agreed, EditionErrors> {
        Opened::new(&self.files)?
            .agreed((rulings, conventions))
            .map_err(|problems| self.files.explain(problems))
    }

    /// The rulings that each convention settles, in the order of the files: those about a cell that it changes.
    ///
    /// # Errors
    /// Never, for an edition that could be read.
    pub fn settled(&self) -> Result<Vec<(String, Vec<String>)>, EditionErrors> {
        let opened = Opened::new(&self.files)?;
        let settles = |convention: &super::opened::Agreement<'_>| {
            let met = opened.rulings.iter().filter(|ruling| {
                let mut patches = ruling.patches.iter();
                patches.any(|patch| patch.meets(&convention.patch))
            });
            met.map(|one| one.ruling.id.clone()).collect()
        };
        let all = opened.conventions.iter();
        Ok(all
            .map(|one| (one.convention.id.clone(), settles(one)))
            .collect())
    }
}

impl Opened<'_> {
    fn agreed(&self, wanted: Wanted<'_>) -> Result<Agreed, Vec<crate::document::Problem>> {
        let mut problems = Vec::new();
        let in_force = self.rulings_in_force(wanted.0, &mut problems);
        let agreed = self.conventions_in_force(wanted.1, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let differs = |&&(one, answer): &&(&Answers<'_>, usize)| {
            one.ruling.values[answer] != one.ruling.default
        };
        let mut conflicts: Vec<Conflict> = Vec::new();
        for (convention, needed) in wants(&agreed) {
            conflicts.push(Conflict::Needs {
                convention: convention.to_owned(),
                needed: needed.to_owned(),
            });
        }
        for (one, other) in exclusions(&in_force) {
            conflicts.push(Conflict::Excludes {
                one: word(one),
                other: other.get_ref().clone(),
            });
        }
        for &(one, answer) in in_force.iter().filter(differs) {
            let patch = &one.patches[answer];
            let mut settling = agreed.iter().filter(|other| patch.meets(&other.patch));
            if let Some(other) = settling.next() {
                conflicts.push(Conflict::Settles {
                    convention: other.convention.id.clone(),
                    ruling: one.ruling.id.clone(),
                });
            }
        }
        let conventions: Vec<String> = agreed.iter().map(|one| one.convention.id.clone()).collect();
        let stands_for = |preset: &&super::opened::Agreement<'_>| {
            let included = &preset.convention.includes;
            included.len() == conventions.len()
                && included.iter().all(|id| conventions.contains(id))
        };
        let preset = if conventions.is_empty() {
            None
        } else {
            self.conventions.iter().find(stands_for)
        };
        Ok(Agreed {
            preset: preset.map(|one| one.convention.id.clone()),
            rulings: in_force
                .iter()
                .filter(differs)
                .map(|&(one, answer)| (one.ruling.id.clone(), one.ruling.values[answer].clone()))
                .collect(),
            conventions,
            conflicts,
        })
    }
}
