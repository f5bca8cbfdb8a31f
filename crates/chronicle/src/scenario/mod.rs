//! Scenarios: a position or a setup in progress, with the answers expected of the referee.
//!
//! A file is read in two steps: [`Draft::read`] parses the text and lists the editions it needs; with each rulebook,
//! [`Draft::scenario`] builds the battle and the expectations, upright or rotated about the centre of the board.
//! [`Scenario::judge`] then compares them with the referee. `docs/reference/scenarios.md` describes the format.
//!
//! This module holds no rules: the referee decides what is legal and what follows.

mod build;
mod drive;
mod error;
mod expect;
mod frame;
mod judge;
mod raw;
mod snapshot;

use std::sync::Arc;

use acies_geometry::Angle;
use acies_referee::{Battle, ElementId, Position, Table};
use acies_rulebook::Rulebook;
use toml::Spanned;

use crate::edition::{EditionChoice, SCALES, scale_from_word, scale_word};

pub use error::ScenarioError;
pub use expect::{Expect, Expected, OrderExpected, ScoreExpected, Scored, Stands};

pub use judge::{Difference, Outcome};
pub use snapshot::snapshot;

use error::{Complaint, complain, one_of};
use raw::RawScenario;

/// A parsed scenario file, before the battle is built.
#[derive(Debug)]
pub struct Draft {
    text: String,
    raw: RawScenario,
    choices: Vec<EditionChoice>,
}

/// A battle at some point, and the expectations about it.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The sentence that the scenario demonstrates.
    pub title: String,
    /// The battle from which every expectation starts.
    start: Battle,
    /// The names that the file gives to camp followers and denizens, by [`Stronghold::index`](acies_referee::Stronghold::index): they
    /// are not elements of the battle.
    pub non_combatants: [Option<ElementId>; acies_referee::STRONGHOLDS],
    /// The expectations, in file order.
    pub expects: Vec<Expect>,
}

/// The tag of a scenario about the edges of the board.
const EDGES: &str = "edges";

impl Draft {
    /// Parses the keys of a scenario file.
    ///
    /// # Errors
    /// When the text is not TOML, has an unknown key, or lacks a required one.
    pub fn read(text: &str) -> Result<Draft, ScenarioError> {
        let raw: RawScenario = toml::from_str(text).map_err(|error| {
            let complaint = Complaint {
                span: error.span().unwrap_or_default(),
                message: error.message().to_owned(),
            };
            complaint.in_file(text)
        })?;
        let choices = choices(&raw).map_err(|complaint| complaint.in_file(text))?;
        Ok(Draft {
            text: text.to_owned(),
            raw,
            choices,
        })
    }

    /// The rule sets to judge it by, at least one: each edition with the scenario's conventions, and again with each convention
    /// that must make no difference. Rulings and scale are the same in all of them.
    pub fn editions(&self) -> &[EditionChoice] {
        &self.choices
    }

    /// Creates the error for an unknown edition, at the line that names it.
    pub fn bad_edition(&self, message: impl Into<String>) -> ScenarioError {
        complain(&self.raw.edition, message).in_file(&self.text)
    }

    /// The sentence that the scenario demonstrates.
    pub fn title(&self) -> &str {
        self.raw.title.get_ref()
    }

    /// The source of its facts, such as `dba22 §17`.
    pub fn facts(&self) -> &[String] {
        &self.raw.facts
    }

    /// Whether it depends on the edges of the board and so cannot be rotated. A setup always does.
    pub fn is_about_edges(&self) -> bool {
        self.raw.setup.is_some() || self.raw.tags.iter().any(|tag| tag.get_ref() == EDGES)
    }

    /// Builds the scenario for one edition, rotated clockwise by `turn` about the board's centre; a setup stays upright.
    ///
    /// It contains the expectations that apply to that edition.
    ///
    /// # Errors
    /// When a name is unknown, a number is out of range, or the position contradicts itself.
    pub fn scenario(
        &self,
        edition: &EditionChoice,
        rulebook: Arc<Rulebook>,
        turn: Angle,
    ) -> Result<Scenario, ScenarioError> {
        let file = build::File {
            raw: &self.raw,
            text: &self.text,
            edition: &edition.edition,
        };
        build::scenario(file, rulebook, turn).map_err(|complaint| complaint.in_file(&self.text))
    }
}

impl Scenario {
    /// The battle that the file describes.
    pub fn battle(&self) -> Battle {
        self.start.clone()
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.start.table()
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.start.position()
    }
}

/// The keys needed before anything is built: editions, scale and tags.
fn choices(raw: &RawScenario) -> Result<Vec<EditionChoice>, Complaint> {
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
    let names = &raw.edition.get_ref().0;
    if names.is_empty() {
        return Err(complain(&raw.edition, "no edition, expected at least one"));
    }
    for (nth, name) in names.iter().enumerate() {
        if names[..nth]
            .iter()
            .any(|other| other.get_ref() == name.get_ref())
        {
            let message = format!("`{}` is named twice", name.get_ref());
            return Err(complain(&raw.edition, message));
        }
    }
    let named = raw
        .expect
        .iter()
        .filter_map(|row| row.get_ref().edition.as_ref());
    for editions in named {
        let mut strangers = editions.get_ref().0.iter();
        if let Some(stranger) = strangers.find(|name| !raw.edition.get_ref().has(name.get_ref())) {
            let known = one_of(names.iter().map(|name| name.get_ref().as_str()));
            let message = format!("found `{}`, expected {known}", stranger.get_ref());
            return Err(complain(editions, message));
        }
    }
    let conventions: Vec<String> = raw
        .conventions
        .iter()
        .map(|id| id.get_ref().clone())
        .collect();
    let rulings: Vec<(String, String)> = raw
        .rulings
        .iter()
        .map(|(id, value)| (id.get_ref().clone(), value.clone()))
        .collect();
    let choice = |name: &Spanned<String>, conventions: &[String]| EditionChoice {
        edition: name.get_ref().clone(),
        conventions: conventions.to_vec(),
        rulings: rulings.clone(),
        scale,
    };
    let mut choices: Vec<EditionChoice> = Vec::new();
    for name in names {
        choices.push(choice(name, &conventions));
        for other in &raw.same_with {
            let other = choice(name, std::slice::from_ref(other.get_ref()));
            if choices.contains(&other) {
                let twice = other.conventions.join("");
                return Err(complain(&raw.edition, format!("`{twice}` is named twice")));
            }
            choices.push(other);
        }
    }
    Ok(choices)
}

#[cfg(test)]
mod setup_tests;
#[cfg(test)]
mod snapshot_tests;
#[cfg(test)]
mod tests;
