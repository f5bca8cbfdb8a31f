//! Checks a selection of rulings and conventions for conflicts.
//!
//! For user interfaces that offer the choice; `compile` silently prefers a convention to a ruling.

use super::parsed::{ParsedEdition, ParsedRuling, answer_id, exclusions, unmet_needs};
use super::{RequestedOptions, RulebookSource};
use crate::error::EditionErrors;

/// A checked selection of rulings and conventions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedOptions {
    /// The conventions in force, in the order of the files; presets are expanded.
    pub conventions: Vec<String>,
    /// The rulings that differ from their default, with their answers, in file order.
    pub rulings: Vec<(String, String)>,
    /// The preset that includes exactly these conventions, if any.
    pub preset: Option<String>,
    /// The conflicts in the selection.
    pub conflicts: Vec<Conflict>,
}

/// A conflict between choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// A convention requires another.
    Needs {
        /// The convention in force.
        convention: String,
        /// The missing convention.
        needed: String,
    },
    /// An answer to a ruling, as `id=answer`, excludes another.
    Excludes {
        /// The excluding answer.
        one: String,
        /// The excluded answer.
        other: String,
    },
    /// A ruling has an unusual answer, but a convention overrides it.
    Settles {
        /// The convention in force.
        convention: String,
        /// The overridden ruling.
        ruling: String,
    },
}

impl RulebookSource {
    /// Checks rulings, as (id, answer), together with conventions.
    ///
    /// # Errors
    /// If the edition has no such ruling, answer or convention.
    pub fn check_options(
        &self,
        rulings: &[(&str, &str)],
        conventions: &[&str],
    ) -> Result<CheckedOptions, EditionErrors> {
        ParsedEdition::new(&self.files)?
            .check_options((rulings, conventions))
            .map_err(|problems| self.files.explain(problems))
    }

    /// The rulings that each convention overrides, because both change the same cell; in the order of the
    /// files.
    ///
    /// # Errors
    /// Never, for a parsed edition.
    pub fn settled_rulings(&self) -> Result<Vec<(String, Vec<String>)>, EditionErrors> {
        let parsed = ParsedEdition::new(&self.files)?;
        let settles = |convention: &super::parsed::ParsedConvention<'_>| {
            let met = parsed.rulings.iter().filter(|ruling| {
                let mut patches = ruling.patches.iter();
                patches.any(|patch| patch.meets(&convention.patch))
            });
            met.map(|one| one.ruling.id.clone()).collect()
        };
        let all = parsed.conventions.iter();
        Ok(all
            .map(|one| (one.convention.id.clone(), settles(one)))
            .collect())
    }
}

impl ParsedEdition<'_> {
    fn check_options(
        &self,
        requested: RequestedOptions<'_>,
    ) -> Result<CheckedOptions, Vec<crate::document::Problem>> {
        let mut problems = Vec::new();
        let in_force = self.rulings_in_force(requested.0, &mut problems);
        let conventions = self.conventions_in_force(requested.1, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let differs = |&&(one, answer): &&(&ParsedRuling<'_>, usize)| {
            one.ruling.values[answer] != one.ruling.default
        };
        let mut conflicts: Vec<Conflict> = Vec::new();
        for (convention, needed) in unmet_needs(&conventions) {
            conflicts.push(Conflict::Needs {
                convention: convention.to_owned(),
                needed: needed.to_owned(),
            });
        }
        for (one, other) in exclusions(&in_force) {
            conflicts.push(Conflict::Excludes {
                one: answer_id(one),
                other: other.get_ref().clone(),
            });
        }
        for &(one, answer) in in_force.iter().filter(differs) {
            let patch = &one.patches[answer];
            let mut settling = conventions.iter().filter(|other| patch.meets(&other.patch));
            if let Some(other) = settling.next() {
                conflicts.push(Conflict::Settles {
                    convention: other.convention.id.clone(),
                    ruling: one.ruling.id.clone(),
                });
            }
        }
        let conventions: Vec<String> = conventions
            .iter()
            .map(|one| one.convention.id.clone())
            .collect();
        let stands_for = |preset: &&super::parsed::ParsedConvention<'_>| {
            let included = &preset.convention.includes;
            included.len() == conventions.len()
                && included.iter().all(|id| conventions.contains(id))
        };
        let preset = if conventions.is_empty() {
            None
        } else {
            self.conventions.iter().find(stands_for)
        };
        Ok(CheckedOptions {
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
