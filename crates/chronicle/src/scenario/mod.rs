//! The scenario: a position, or a setup under way, and what the referee must say of it.
//!
//! A file is read in two steps: [`Draft::read`] takes its text and says which edition it wants; with that rulebook,
//! [`Draft::scenario`] builds the battle and the expectations, a position upright or turned about the board's centre.
//! Then [`Scenario::judge`] asks the referee. `docs/scenarios.md` describes the format.
//!
//! Nothing here knows a rule: whether something is legal, and what it leads to, is always asked of the battle.

mod build;
mod drive;
mod error;
mod expect;
mod frame;
mod judge;
mod raw;

use std::sync::Arc;

use acies_geometry::Angle;
use acies_referee::{Battle, ElementId, Position, Table};
use acies_rulebook::Rulebook;

use crate::edition::{EditionChoice, SCALES, scale_from_word, scale_word};

pub use error::ScenarioError;
pub use expect::{Expect, Expected, OrderExpected, ScoreExpected, Scored, Stands};

pub use judge::{Difference, Outcome};

use error::{Complaint, complain, one_of};
use raw::RawScenario;

/// A scenario file that has been read but not yet built.
#[derive(Debug)]
pub struct Draft {
    text: String,
    raw: RawScenario,
    choice: EditionChoice,
}

/// A battle somewhere on its way and what is expected of it.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The sentence that it shows.
    pub title: String,
    /// The battle that every expectation starts from.
    start: Battle,
    /// The names that the file gives to the camp followers of red and blue, which are no elements of the battle.
    pub followers: [Option<ElementId>; 2],
    /// What is expected, in the order of the file.
    pub expects: Vec<Expect>,
}

/// The tag of a scenario that is about the board's edges.
const EDGES: &str = "edges";

impl Draft {
    /// Reads the keys of a scenario file.
    ///
    /// # Errors
    /// When it is not TOML, or has keys that a scenario does not have, or lacks one.
    pub fn read(text: &str) -> Result<Draft, ScenarioError> {
        let raw: RawScenario = toml::from_str(text).map_err(|error| {
            let complaint = Complaint {
                span: error.span().unwrap_or_default(),
                message: error.message().to_owned(),
            };
            complaint.in_file(text)
        })?;
        let choice = choice(&raw).map_err(|complaint| complaint.in_file(text))?;
        Ok(Draft {
            text: text.to_owned(),
            raw,
            choice,
        })
    }

    /// The edition that it is judged by.
    pub fn edition(&self) -> &EditionChoice {
        &self.choice
    }

    /// The complaint that there is no such edition, at the line that names it.
    pub fn bad_edition(&self, message: impl Into<String>) -> ScenarioError {
        complain(&self.raw.edition, message).in_file(&self.text)
    }

    /// Where its facts come from, such as `dba22 §17`.
    pub fn facts(&self) -> &[String] {
        &self.raw.facts
    }

    /// Whether it is about the board's edges, so that it cannot be turned; setting up always is.
    pub fn is_about_edges(&self) -> bool {
        self.raw.setup.is_some() || self.raw.tags.iter().any(|tag| tag.get_ref() == EDGES)
    }

    /// The scenario by this rulebook, turned clockwise by `turn` about the board's centre; a setup stays upright.
    ///
    /// # Errors
    /// When a name is unknown, a number is out of range, or the position contradicts itself.
    pub fn scenario(
        &self,
        rulebook: Arc<Rulebook>,
        turn: Angle,
    ) -> Result<Scenario, ScenarioError> {
        build::scenario(&self.raw, &self.text, rulebook, turn)
            .map_err(|complaint| complaint.in_file(&self.text))
    }
}

impl Scenario {
    /// The battle as the file has it.
    pub fn battle(&self) -> Battle {
        self.start.clone()
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.start.table()
    }

    /// Where everything stands.
    pub fn position(&self) -> &Position {
        self.start.position()
    }
}

/// The edition, the scale and the tags: what is needed before anything is built.
fn choice(raw: &RawScenario) -> Result<EditionChoice, Complaint> {
    let word = raw.scale.get_ref();
    let scale = scale_from_word(word).ok_or_else(|| {
        let scales = one_of(SCALES.map(scale_word));
        complain(&raw.scale, format!("found `{word}`, expected {scales}"))
    })?;
    if let Some(tag) = raw.tags.iter().find(|tag| tag.get_ref() != EDGES) {
        return Err(complain(
            tag,
            format!("found `{}`, expected {EDGES}", tag.get_ref()),
        ));
    }
    let rulings = raw.rulings.iter();
    Ok(EditionChoice {
        edition: raw.edition.get_ref().clone(),
        conventions: raw
            .conventions
            .iter()
            .map(|id| id.get_ref().clone())
            .collect(),
        rulings: rulings
            .map(|(id, value)| (id.get_ref().clone(), value.clone()))
            .collect(),
        scale,
    })
}

#[cfg(test)]
mod setup_tests;
#[cfg(test)]
mod tests;
