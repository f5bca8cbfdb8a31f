//! Replaying a record: every order and throw is put to the referee again, and what happens is compared.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_geometry::Length;
use acies_referee::{Ask, BadThrow, Battle, Breaches, Event, Measurement, victory};
use acies_rulebook::{Rulebook, RulebookSource};
use thiserror::Error;

use super::head::Head;
use super::line::Line;
use super::read::{Entry, Given, Record};
use crate::dice::Seed;

/// Why the battle of a record cannot be set up again.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The head lacks something.
    #[error(transparent)]
    Head(#[from] super::head::HeadError),
    /// There is no such edition, convention or ruling, or the house rules are wrong.
    #[error("{0}")]
    Edition(String),
    /// There are no army lists for the edition.
    #[error("{0}")]
    Library(String),
    /// There is no such army list.
    #[error("found the army list `{0}`, expected the key of one, such as II/12")]
    Army(String),
}

/// Where a replay comes to another result than the record.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct ReplayError {
    /// The line in the file, from 1.
    pub line: usize,
    /// What differs there.
    pub what: Differs,
}

/// What differs between a replay and its record.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Differs {
    /// The battle waits for something else.
    #[error("found {found}, expected {expected}")]
    Asked {
        /// What stands there.
        found: String,
        /// What the battle waits for.
        expected: String,
    },
    /// The referee does not allow the order.
    #[error("the order is not legal: {}", rules(.0))]
    Illegal(Breaches),
    /// The referee does not take the dice.
    #[error(transparent)]
    BadThrow(BadThrow),
    /// Something else happened, or the board is another one.
    #[error("found `{found}`, expected `{expected}`")]
    Event {
        /// What stands there.
        found: String,
        /// What happened.
        expected: String,
    },
    /// The running hash does not fit: this line, or one since the last link, was changed or lost.
    #[error("the running hash does not fit: something here or above was changed")]
    Chain,
    /// The hash of the whole does not fit.
    #[error("the hash of the whole does not fit")]
    Hash,
    /// The seed is not the one whose hash the head has.
    #[error("the seed is not the one that the head promised")]
    Seed,
    /// The seed gives other dice.
    #[error("found dice {found:?}, expected {expected:?} from the seed")]
    Dice {
        /// What stands there.
        found: Vec<u8>,
        /// What the seed gives.
        expected: Vec<u8>,
    },
}

/// The rules that are breached, each once, with what was measured or named each time.
fn rules(breaches: &Breaches) -> String {
    let mut told: Vec<(&str, Vec<String>)> = Vec::new();
    for breach in breaches {
        let id = breach.rule.id();
        let facts: Vec<String> = breach.measurements.iter().map(fact).collect();
        let facts = facts.join(", ");
        match told.iter_mut().find(|(other, _)| *other == id) {
            Some((_, all)) if all.contains(&facts) => {}
            Some((_, all)) => all.push(facts),
            None => told.push((id, vec![facts])),
        }
    }
    let told = told.into_iter().map(|(id, all)| match all.join("; ") {
        facts if facts.is_empty() => id.to_owned(),
        facts => format!("{id} ({facts})"),
    });
    told.collect::<Vec<String>>().join(", ")
}

fn fact((name, fact): &(&str, Measurement)) -> String {
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

impl Head {
    /// The edition as this program has it now, or the house rules that the head carries.
    ///
    /// # Errors
    /// When there is no such edition, or the house rules are wrong.
    pub fn source(&self) -> Result<RulebookSource, SetupError> {
        let source = if self.house.is_empty() {
            Rulebook::edition_source(&self.edition.edition)
        } else {
            Rulebook::load(&self.house.join("\n"), "house")
        };
        source.map_err(|errors| SetupError::Edition(errors.to_string()))
    }

    /// The rules of the battle, as this program has them now.
    ///
    /// # Errors
    /// When there is no such edition, convention, ruling or scale, or the house rules are wrong.
    pub fn rulebook(&self) -> Result<Arc<Rulebook>, SetupError> {
        let rulebook = self.edition.compile(&self.source()?);
        rulebook.map_err(|errors| SetupError::Edition(errors.to_string()))
    }

    /// The battle at its beginning, by the rules that this program has now.
    ///
    /// # Errors
    /// When it does not know the edition or an army list.
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

/// A replay under way.
#[derive(Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    battle: Battle,
    next: usize,
}

impl<'a> Replay<'a> {
    /// The replay of a record, before its first entry.
    ///
    /// # Errors
    /// When its battle cannot be set up.
    pub fn new(record: &'a Record) -> Result<Replay<'a>, SetupError> {
        let head = record.head.as_ref().map_err(Clone::clone)?;
        Ok(Replay {
            record,
            battle: head.battle()?,
            next: 0,
        })
    }

    /// The battle as it stands.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Carries out the next entry; `None` after the last.
    ///
    /// # Errors
    /// When the referee does not take it any more.
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

    /// Whether an entry is the last one of a battle in progress, whose events may not all have been written.
    fn may_be_short(&self, entry: &Entry) -> bool {
        self.record.foot.is_none() && self.record.entries.last() == Some(entry)
    }
}

impl Record {
    /// Replays the whole record and compares everything: chain, events, dice, foot. Answers the battle at its end.
    ///
    /// # Errors
    /// At the first line that differs.
    pub fn verify(&self) -> Result<Result<Battle, ReplayError>, SetupError> {
        let mut replay = Replay::new(self)?;
        let same = self.compare_board(replay.battle());
        Ok(same
            .and_then(|()| self.compare(&mut replay))
            .map(|()| replay.battle))
    }

    /// Compares the board of the head with that of the rules.
    fn compare_board(&self, battle: &Battle) -> Result<(), ReplayError> {
        let board = battle.rulebook().setup.board;
        let found = self.head.as_ref().map_or(board, |head| head.board);
        if found == board {
            return Ok(());
        }
        let is_board = |line: &Line| matches!(line, Line::Tag { key, .. } if key == "board");
        let line = self.lines.iter().position(is_board).unwrap_or_default() + 1;
        let text = |(width, depth): (Length, Length)| format!("board {width} {depth}");
        let (found, expected) = (text(found), text(board));
        let what = Differs::Event { found, expected };
        Err(ReplayError { line, what })
    }

    fn compare(&self, replay: &mut Replay) -> Result<(), ReplayError> {
        let seed = self.checked_seed();
        while let Some(entry) = self.entries.get(replay.next) {
            // A line that was changed is told before what follows of it.
            if let Some(what) = self.tampered(entry, &seed) {
                let line = entry.line;
                return Err(ReplayError { line, what });
            }
            if let Some((entry, events)) = replay.step()? {
                compare_events(entry, &events, replay.may_be_short(entry))?;
            }
        }
        seed?;
        self.compare_foot(replay.battle())
    }

    /// What the line of an entry alone gives away: a running hash that does not fit, or dice that are not of the seed.
    fn tampered(&self, entry: &Entry, seed: &Result<Option<Seed>, ReplayError>) -> Option<Differs> {
        if self.broken == Some(entry.line) {
            return Some(Differs::Chain);
        }
        match (seed, &entry.given) {
            (
                Ok(Some(seed)),
                Given::Throw {
                    source,
                    purpose,
                    dice,
                },
            ) if source == "keyed" => {
                let expected = seed.dice_for(purpose, dice.len() as u8);
                let found = dice.clone();
                (found != expected).then_some(Differs::Dice { found, expected })
            }
            _ => None,
        }
    }

    /// The seed of the foot, if it is the one that the head promised.
    fn checked_seed(&self) -> Result<Option<Seed>, ReplayError> {
        let Some(foot) = &self.foot else {
            return Ok(None);
        };
        let promised = self
            .head
            .as_ref()
            .ok()
            .and_then(|head| head.dice.1.as_ref());
        let (Some(text), Some(promised)) = (&foot.seed, promised) else {
            return Ok(None);
        };
        match text.parse::<Seed>() {
            Ok(seed) if seed.hash() == *promised => Ok(Some(seed)),
            _ => Err(ReplayError {
                line: foot.line,
                what: Differs::Seed,
            }),
        }
    }

    fn compare_foot(&self, battle: &Battle) -> Result<(), ReplayError> {
        let Some(foot) = &self.foot else {
            return Ok(());
        };
        let differs = |what| ReplayError {
            line: foot.line,
            what,
        };
        let result = match battle.asks() {
            Ask::Over(ending) => ending.to_string(),
            asks => ask_text(asks),
        };
        if foot.result != result {
            let found = foot.result.clone();
            return Err(differs(Differs::Event {
                found,
                expected: result,
            }));
        }
        let losses = victory::losses(battle.view());
        if foot.losses.is_some_and(|found| found != losses) {
            let text = |[red, blue]: [u8; 2]| format!("losses {red} {blue}");
            let found = text(foot.losses.unwrap_or_default());
            let expected = text(losses);
            return Err(differs(Differs::Event { found, expected }));
        }
        if foot.hash_fits == Some(false) {
            return Err(differs(Differs::Hash));
        }
        Ok(())
    }
}

/// Compares the events of an entry line by line; `short` when the last of them may be missing.
fn compare_events(entry: &Entry, events: &[Event], short: bool) -> Result<(), ReplayError> {
    for (nth, event) in events.iter().enumerate() {
        let expected = event.to_string();
        match entry.events.get(nth) {
            Some((_, found)) if *found == expected => {}
            None if short => {}
            there => {
                let (line, found) = there.map_or((entry.line, "nothing"), |(line, text)| {
                    (*line, text.as_str())
                });
                let found = found.to_owned();
                let what = Differs::Event { found, expected };
                return Err(ReplayError { line, what });
            }
        }
    }
    match entry.events.get(events.len()) {
        None => Ok(()),
        Some((line, found)) => Err(ReplayError {
            line: *line,
            what: Differs::Event {
                found: found.clone(),
                expected: "nothing".into(),
            },
        }),
    }
}

/// What a battle waits for, in words of the format.
fn ask_text(asks: Ask) -> String {
    match asks {
        Ask::Decide { side, .. } => format!("an order of {side}"),
        Ask::Throw(throw) => format!("a throw for {}", throw.purpose),
        Ask::Over(ending) => format!("nothing: {ending}"),
    }
}
