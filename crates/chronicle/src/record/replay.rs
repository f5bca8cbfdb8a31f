//! Replays a record: gives every order and roll to the referee again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use acies_armies::{ArmyList, Library};
use acies_referee::{Ask, BadThrow, Battle, Breaches, Event, Measurement, Side};
use acies_rulebook::{Rulebook, RulebookSource};
use thiserror::Error;

use super::head::Head;
use super::read::{Entry, Given, Record};
use crate::edition::EditionChoice;
use crate::shared_dice::ChainError;

/// Why the battle of a record cannot be recreated.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The head is incomplete.
    #[error(transparent)]
    Head(#[from] super::head::HeadError),
    /// The edition, a convention or a ruling is unknown, or the house rules are invalid.
    #[error("{0}")]
    Edition(String),
    /// There are no army lists for the edition.
    #[error("{0}")]
    Library(String),
    /// The army list is unknown.
    #[error("found the army list `{0}`, expected the key of one, such as II/12")]
    Army(String),
}

/// The point at which a replay differs from the record.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct ReplayError {
    /// The line in the file, from 1.
    pub line: usize,
    /// The difference.
    pub what: Differs,
}

/// A difference between a replay and its record.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Differs {
    /// The battle waits for something else.
    #[error("found {found}, expected {expected}")]
    Asked {
        /// The text in the record.
        found: String,
        /// The request of the battle.
        expected: String,
    },
    /// The referee refuses the order.
    #[error("the order is not legal: {}", rules(.0))]
    Illegal(Breaches),
    /// The referee refuses the dice.
    #[error(transparent)]
    BadThrow(BadThrow),
    /// The events or the board are different.
    #[error("found `{found}`, expected `{expected}`")]
    Event {
        /// The text in the record.
        found: String,
        /// The text from the replay.
        expected: String,
    },
    /// The running hash is wrong: this line, or one since the last hash, was changed or lost.
    #[error("the running hash does not fit: something here or above was changed")]
    Chain,
    /// The hash of the whole record is wrong.
    #[error("the hash of the whole does not fit")]
    Hash,
    /// The edition of this engine has another content, though this engine is said to have played the battle.
    #[error("found the edition hash {found}, expected {expected}")]
    Edition {
        /// The hash in the record.
        found: String,
        /// The hash of the edition.
        expected: String,
    },
    /// There is no such battle in this version.
    #[error(transparent)]
    Setup(SetupError),
    /// The promise in the head is not that of the seed and the head.
    #[error("the seed is not the one that the head promised, or the head was changed since")]
    Seed,
    /// There is a seed, but the head promises none.
    #[error("found a seed, expected none: the head does not promise it")]
    Unpromised,
    /// A value of shared dice is not the one of its chain.
    #[error(transparent)]
    Value(ChainError),
    /// A visit begins without its value.
    #[error("expected the value of {side} for visit {visit} before its first order")]
    NoValue {
        /// Whose visit it is.
        side: Side,
        /// Its number.
        visit: u32,
    },
    /// A value of shared dice stands where no visit begins.
    #[error("found a value of shared dice, expected none: no visit begins here")]
    StrayValue,
    /// The chains of shared dice go back, or stay where they are.
    #[error("the chains of the dice go on at visit {found}, expected one after {after}")]
    NotOnward {
        /// The visit in the record.
        found: u32,
        /// The last visit before it.
        after: u32,
    },
    /// The values of a visit give different dice.
    #[error("found dice {found:?}, expected {expected:?} from the values of the visit")]
    SharedDice {
        /// The dice in the record.
        found: Vec<u8>,
        /// The dice from the values.
        expected: Vec<u8>,
    },
    /// The seed gives different dice.
    #[error("found dice {found:?}, expected {expected:?} from the seed")]
    Dice {
        /// The text in the record.
        found: Vec<u8>,
        /// The dice from the seed.
        expected: Vec<u8>,
    },
}

/// Formats the broken rules without duplicates, with the measurements of each breach.
fn rules(breaches: &Breaches) -> String {
    let mut broken: Vec<(&str, Vec<String>)> = Vec::new();
    for breach in breaches {
        let id = breach.rule.id();
        let facts: Vec<String> = breach.facts().map(fact).collect();
        let facts = facts.join(", ");
        match broken.iter_mut().find(|(other, _)| *other == id) {
            Some((_, all)) if all.contains(&facts) => {}
            Some((_, all)) => all.push(facts),
            None => broken.push((id, vec![facts])),
        }
    }
    let broken = broken.into_iter().map(|(id, all)| match all.join("; ") {
        facts if facts.is_empty() => id.to_owned(),
        facts => format!("{id} ({facts})"),
    });
    broken.collect::<Vec<String>>().join(", ")
}

fn fact((name, fact): (&str, Measurement)) -> String {
    match fact {
        Measurement::Length(length) => format!("{name} {length}"),
        Measurement::Angle(angle) => format!("{name} {angle}"),
        Measurement::Count(count) => format!("{name} {count}"),
        Measurement::Element(id) => format!("{name} {id}"),
        Measurement::Party(party) => format!("{name} {party}"),
        Measurement::Side(side) => format!("{name} {side}"),
        Measurement::Word(word) => format!("{name} {word}"),
    }
}

/// What the rules of a head are compiled from: the choice of an edition, and the lines of house rules.
type Ingredients = (EditionChoice, Vec<String>);

/// How many rulebooks are kept: those of battles that run at the same time differ in few conventions.
const MOST_COMPILED: usize = 16;

/// The rulebooks that were compiled last. A server recreates a battle for each of its orders, and to compile the rules took most of that.
fn compiled() -> MutexGuard<'static, VecDeque<(Ingredients, Arc<Rulebook>)>> {
    static COMPILED: Mutex<VecDeque<(Ingredients, Arc<Rulebook>)>> = Mutex::new(VecDeque::new());
    COMPILED.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Head {
    /// The edition in this program's current version, or the house rules in the head.
    ///
    /// # Errors
    /// When the edition is unknown or the house rules are invalid.
    pub fn source(&self) -> Result<RulebookSource, SetupError> {
        let source = if self.house.is_empty() {
            Rulebook::edition_source(&self.edition.edition)
        } else {
            Rulebook::load(&self.house.join("\n"), "house")
        };
        source.map_err(|errors| SetupError::Edition(errors.to_string()))
    }

    /// The rules of the battle, in this program's current version.
    ///
    /// # Errors
    /// When the edition, a convention, a ruling or the scale is unknown, or the house rules are invalid.
    pub fn rulebook(&self) -> Result<Arc<Rulebook>, SetupError> {
        let wanted: Ingredients = (self.edition.clone(), self.house.clone());
        let kept = compiled().iter().find(|(of, _)| *of == wanted).cloned();
        if let Some((_, rulebook)) = kept {
            return Ok(rulebook);
        }
        let rulebook = self.edition.compile(&self.source()?);
        let rulebook = rulebook.map_err(|errors| SetupError::Edition(errors.to_string()))?;
        let mut all = compiled();
        all.truncate(MOST_COMPILED - 1);
        all.push_front((wanted, rulebook.clone()));
        Ok(rulebook)
    }

    /// The battle at its start, with the rules in this program's current version.
    ///
    /// # Errors
    /// When the edition or an army list is unknown.
    pub fn battle(&self) -> Result<Battle, SetupError> {
        let rulebook = self.rulebook()?;
        let library = Library::for_edition(&rulebook.edition)
            .map_err(|error| SetupError::Library(error.to_string()))?;
        let list = |key: &String| -> Result<ArmyList, SetupError> {
            let found = key.parse().ok().and_then(|key| library.get(key));
            found.cloned().ok_or_else(|| SetupError::Army(key.clone()))
        };
        let [red, blue] = &self.armies;
        let lists = [list(red)?, list(blue)?];
        Ok(Battle::new(rulebook, lists)
            .limited(self.limit)
            .attacked_by(self.attacker))
    }
}

/// A replay in progress.
#[derive(Debug)]
pub struct Replay<'a> {
    pub(super) record: &'a Record,
    pub(super) battle: Battle,
    pub(super) next: usize,
}

impl<'a> Replay<'a> {
    /// Starts the replay of a record, before its first entry.
    ///
    /// # Errors
    /// When the battle cannot be recreated.
    pub fn new(record: &'a Record) -> Result<Replay<'a>, SetupError> {
        let head = record.head.as_ref().map_err(Clone::clone)?;
        Ok(Replay {
            record,
            battle: head.battle()?,
            next: 0,
        })
    }

    /// The current state of the battle.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Carries out the next entry; `None` after the last.
    ///
    /// # Errors
    /// When the referee refuses the entry.
    pub fn step(&mut self) -> Result<Option<(&'a Entry, Vec<Event>)>, ReplayError> {
        let Some(entry) = self.record.entries.get(self.next) else {
            return Ok(None);
        };
        let differs = |what| ReplayError {
            line: entry.line,
            what,
        };
        let asked = |found: String, asks: Ask| {
            differs(Differs::Asked {
                found,
                expected: ask_text(asks),
            })
        };
        let events = match (&entry.given, self.battle.asks()) {
            (
                Given::Order(side, order),
                Ask::Decide {
                    side: asked_side, ..
                },
            ) if *side == asked_side => {
                let events = self.battle.obey(order);
                events.map_err(|breaches| differs(Differs::Illegal(breaches)))?
            }
            (Given::Throw { purpose, dice, .. }, Ask::Throw(throw))
                if *purpose == throw.purpose.to_string() =>
            {
                let events = self.battle.throw(dice);
                events.map_err(|error| differs(Differs::BadThrow(error)))?
            }
            (Given::Order(side, _), asks) => {
                return Err(asked(format!("an order of {side}"), asks));
            }
            (Given::Throw { purpose, .. }, asks) => {
                return Err(asked(format!("a throw for {purpose}"), asks));
            }
        };
        self.next += 1;
        Ok(Some((entry, events)))
    }

    /// Whether this is the last entry of a battle in progress, whose events may be incomplete.
    pub(super) fn may_be_short(&self, entry: &Entry) -> bool {
        self.record.foot.is_none() && self.record.entries.last() == Some(entry)
    }
}

/// The request of a battle, in the words of the format.
pub(super) fn ask_text(asks: Ask) -> String {
    match asks {
        Ask::Decide { side, .. } => format!("an order of {side}"),
        Ask::Throw(throw) => format!("a throw for {}", throw.purpose),
        Ask::Over(ending) => format!("nothing: {ending}"),
    }
}
