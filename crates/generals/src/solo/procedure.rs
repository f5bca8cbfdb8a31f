//! The procedure as a whole: its tables and lists.
//!
//! It knows nothing of a battle.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use acies_rulebook::rows;
use thiserror::Error;

use super::condition::Condition;
use super::facts::Facts;
use super::raw::Raw;
use super::table::Table;
use super::veteran::Thresholds;

/// The procedure that the program carries.
const CARRIED: (&str, &str) = (
    "generals/solo-dba.toml",
    include_str!(concat!(env!("OUT_DIR"), "/solo-dba.toml")),
);

/// A file of a procedure that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}: {message}")]
pub struct ProcedureError {
    /// The file.
    pub file: String,
    /// Where in it, what was found and what was expected.
    pub message: String,
}

/// A whole procedure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Procedure {
    /// Its name, which is that of the general who follows it.
    pub name: String,
    /// The class of an edition that each kind of troops is.
    pub kinds: BTreeMap<String, String>,
    /// The tables, in the order of the source.
    pub tables: Vec<Table>,
    /// For each stance what may be done, the first first (section 5.3).
    pub priorities: Vec<(String, Vec<String>)>,
    /// Who is put into a built-up area, the first first (section 4.4).
    pub garrison: Vec<Garrison>,
    /// The rules by which groups are deployed (section 4.7).
    pub deployment: Vec<DeploymentRule>,
    /// Who does not like to face whom (section 4.8.1).
    pub match_ups: Vec<MatchUp>,
    /// What the general goes by who judges for himself.
    pub judgement: Judgement,
}

/// What the general goes by who judges for himself, in thousandths of an element where nothing else is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// What it costs to pass over an action of higher rank.
    pub inversion: i16,
    /// A move after which the position is worth so much less is not made, whatever its rank.
    pub veto: i16,
    /// What the enemy's best blow counts, in hundredths.
    pub reply: i16,
    /// When the override is thrown for.
    pub thresholds: Thresholds,
}

/// A kind of troops that may be put into a built-up area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Garrison {
    /// Its row in the source, from 1.
    pub row: u8,
    /// The kind of troops, one of [`TROOPS`](super::TROOPS).
    pub troops: String,
    /// All of this has to hold.
    pub when: Vec<Condition>,
}

/// A rule by which groups are deployed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeploymentRule {
    /// Its row in the source, from 1.
    pub row: u8,
    /// What it does.
    pub rule: String,
    /// The kinds of troops that it is about; all where there are none.
    pub troops: Vec<String>,
    /// The kinds of enemies that it is about.
    pub enemies: Vec<String>,
    /// The most elements, where it limits them.
    pub most: Option<u8>,
    /// The table that is thrown on.
    pub table: Option<String>,
    /// All of this has to hold.
    pub when: Vec<Condition>,
}

/// Kinds of troops that do not like to face others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchUp {
    /// Its row in the source, from 1.
    pub row: u8,
    /// The kinds that suffer.
    pub troops: Vec<String>,
    /// The kinds that they do not like to face.
    pub faced_by: Vec<String>,
}

impl Procedure {
    /// The procedure that the program carries.
    ///
    /// # Panics
    /// When it cannot be read, which a test sees to.
    pub fn carried() -> &'static Procedure {
        static READ: OnceLock<Procedure> = OnceLock::new();
        READ.get_or_init(|| {
            Procedure::read(CARRIED.1, CARRIED.0).unwrap_or_else(|error| panic!("{error}"))
        })
    }

    /// Reads a procedure.
    ///
    /// # Errors
    /// When the text is none: where, what was found, what was expected.
    pub fn read(text: &str, file: &str) -> Result<Procedure, ProcedureError> {
        let raw: Raw = rows::read_file(text).map_err(|message| wrong(file, message))?;
        raw.compile().map_err(|message| wrong(file, message))
    }

    /// The table of a name.
    pub fn table(&self, name: &str) -> Option<&Table> {
        self.tables.iter().find(|table| table.name == name)
    }

    /// The tables that a section or a name means.
    pub fn meant(&self, words: &str) -> Vec<&Table> {
        self.tables
            .iter()
            .filter(|table| table.section == words || table.name == words)
            .collect()
    }

    /// What may be done in a stance, the first first.
    pub fn permitted(&self, stance: &str) -> &[String] {
        self.priorities
            .iter()
            .find(|(name, _)| name == stance)
            .map_or(&[], |(_, actions)| actions)
    }

    /// The row of the garrison list that picks somebody.
    pub fn garrison(&self, facts: &Facts) -> Option<&Garrison> {
        self.garrison
            .iter()
            .find(|row| row.when.iter().all(|condition| condition.holds(facts)))
    }
}

fn wrong(file: &str, message: String) -> ProcedureError {
    ProcedureError {
        file: file.to_owned(),
        message,
    }
}
