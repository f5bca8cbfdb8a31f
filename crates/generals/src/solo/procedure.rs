//! The procedure: its tables, lists and rules.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use acies_rulebook::rows;
use thiserror::Error;

use super::condition::Condition;
use super::dice_table::{DiceTable, once};
use super::facts::{Fact, Facts};
use super::procedure_file::ProcedureFile;
use super::veteran::Thresholds;

/// The file and text of the built-in procedure.
const BUILT_IN: (&str, &str) = (
    "generals/solo-dba.toml",
    include_str!(concat!(env!("OUT_DIR"), "/solo-dba.toml")),
);

/// An unusable procedure file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}: {message}")]
pub struct ProcedureError {
    /// The file.
    pub file: String,
    /// Where in the file, what was found and what was expected.
    pub message: String,
}

/// A procedure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Procedure {
    /// Its name, which is the general's name.
    pub name: String,
    /// The edition's class for each kind of troops.
    pub kinds: BTreeMap<String, String>,
    /// The tables in the order of the source.
    pub tables: Vec<DiceTable>,
    /// The actions of each stance, highest rank first (section 5.3).
    pub priorities: Vec<(String, Vec<String>)>,
    /// The garrisons of a built-up area, highest rank first (section 4.4).
    pub garrison: Vec<GarrisonRow>,
    /// The rules for deploying groups (section 4.7).
    pub deployment: Vec<DeploymentRule>,
    /// The bad match-ups (section 4.8.1).
    pub match_ups: Vec<BadMatchUp>,
    /// The parameters of the veteran's judgement.
    pub judgement: Judgement,
}

/// The parameters of the veteran's judgement, in thousandths of an element unless stated otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The cost of passing over an action of higher rank.
    pub inversion: i16,
    /// A move that loses more value than this is never made.
    pub veto: i16,
    /// The weight of the enemy's best reply, in hundredths.
    pub reply: i16,
    /// When to roll for the override.
    pub thresholds: Thresholds,
}

/// A kind of troops that may garrison a built-up area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GarrisonRow {
    /// Its row in the source, from 1.
    pub row: u8,
    /// The kind of troops, one of [`TROOPS`](super::TROOPS).
    pub troops: String,
    /// The conditions, which must all hold.
    pub when: Vec<Condition>,
}

/// A rule for deploying groups.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeploymentRule {
    /// Its row in the source, from 1.
    pub row: u8,
    /// The name of the rule.
    pub rule: String,
    /// The kinds of troops it applies to; all if empty.
    pub troops: Vec<String>,
    /// The kinds of enemies it is about.
    pub enemies: Vec<String>,
    /// The most elements, for a rule with a limit.
    pub most: Option<u8>,
    /// The table to roll on.
    pub table: Option<String>,
    /// The conditions, which must all hold.
    pub when: Vec<Condition>,
}

/// A bad match-up: kinds of troops that should not face others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMatchUp {
    /// Its row in the source, from 1.
    pub row: u8,
    /// The kinds at a disadvantage.
    pub troops: Vec<String>,
    /// The kinds they should not face.
    pub faced_by: Vec<String>,
}

/// Rules of the source that are read and not rolled for.
///
/// The lines are in `locales/`: `solo-card-NAME-1` and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// The section of the source.
    pub section: &'static str,
    /// Its unique name.
    pub name: &'static str,
    /// How many lines it has.
    pub lines: usize,
}

/// The cards in the order of the source.
pub static CARDS: [Card; 5] = [
    Card {
        section: "4.3",
        name: "camp-placement",
        lines: 4,
    },
    Card {
        section: "4.5",
        name: "tactical-groups",
        lines: 7,
    },
    Card {
        section: "4.7",
        name: "deployment-rules",
        lines: 10,
    },
    Card {
        section: "4.8.1",
        name: "match-ups",
        lines: 8,
    },
    Card {
        section: "5.1",
        name: "actions",
        lines: 13,
    },
];

impl Procedure {
    /// The built-in procedure.
    ///
    /// # Panics
    /// Panics if it cannot be parsed, which a test rules out.
    pub fn built_in() -> &'static Procedure {
        static PARSED: OnceLock<Procedure> = OnceLock::new();
        PARSED.get_or_init(|| {
            Procedure::parse(BUILT_IN.1, BUILT_IN.0).unwrap_or_else(|error| panic!("{error}"))
        })
    }

    /// Parses a procedure.
    ///
    /// # Errors
    /// Fails with the place, what was found and what was expected.
    pub fn parse(text: &str, file: &str) -> Result<Procedure, ProcedureError> {
        let raw: ProcedureFile = rows::read_file(text).map_err(|message| wrong(file, message))?;
        raw.compile().map_err(|message| wrong(file, message))
    }

    /// The table of a name.
    pub fn table(&self, name: &str) -> Option<&DiceTable> {
        self.tables.iter().find(|table| table.name == name)
    }

    /// The tables of a section or a name.
    pub fn find_tables(&self, words: &str) -> Vec<&DiceTable> {
        self.tables
            .iter()
            .filter(|table| table.section == words || table.name == words)
            .collect()
    }

    /// The actions of a stance, highest rank first.
    pub fn permitted(&self, stance: &str) -> &[String] {
        self.priorities
            .iter()
            .find(|(name, _)| name == stance)
            .map_or(&[], |(_, actions)| actions)
    }

    /// The facts that a table asks for, each once: by its modifiers, and for what follows from its result.
    pub fn asked_facts(&self, table: &DiceTable) -> Vec<Fact> {
        let list = match table.name.as_str() {
            "town-garrison" => self.garrison.as_slice(),
            _ => &[],
        };
        let list = list.iter().flat_map(|row| &row.when);
        let own = table.facts().into_iter();
        once(own.chain(list.flat_map(Condition::facts)))
    }

    /// The result of a table that there is nothing to roll for; `None` if it is rolled on.
    ///
    /// Spears hold a camp only where there are spears (section 4.2), and an army without infantry garrisons no built-up
    /// area (section 4.4).
    pub fn result_without_roll(&self, table: &DiceTable, facts: &Facts) -> Option<&'static str> {
        match table.name.as_str() {
            "camp-garrison" if facts.get(Fact::SpearNpg) == 0 => Some("followers"),
            "town-garrison" if facts.get(Fact::InfantryNpg) == 0 => Some("no"),
            _ => None,
        }
    }

    /// The card of a section or a name.
    pub fn find_card(&self, words: &str) -> Option<&'static Card> {
        let mut cards = CARDS.iter();
        cards.find(|card| card.section == words || card.name == words)
    }

    /// The first garrison row whose conditions hold.
    pub fn garrison(&self, facts: &Facts) -> Option<&GarrisonRow> {
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
