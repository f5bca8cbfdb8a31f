//! A battle with its record: the lines from which it can be built again.

use std::sync::Arc;

use acies_chronicle::{DiceSource, EditionChoice, Head, ReadError, Seed, SetupError, Writer};
use acies_referee::{Ask, Battle, Breach, Event, Order, Purpose, Rule, Side, Throw, victory};
use acies_rulebook::{Rulebook, Scale};
use serde::Deserialize;
use serde_json::{Value, json};
use thiserror::Error;

use crate::{agreements, armies, elsewhere, house, show};

/// Why there is no battle, or why it cannot go on so.
#[derive(Debug, Error)]
pub enum SessionError {
    /// What was given does not say a battle.
    #[error("{0}")]
    Input(String),
    /// A line of a record cannot be played.
    #[error("line {line}: {message}")]
    Record {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
}

impl From<SetupError> for SessionError {
    fn from(error: SetupError) -> SessionError {
        SessionError::Input(error.to_string())
    }
}

impl From<ReadError> for SessionError {
    fn from(error: ReadError) -> SessionError {
        SessionError::Input(error.to_string())
    }
}

/// What changed a battle.
#[derive(Clone, Debug)]
pub enum Deed {
    /// An order of a side.
    Order(Side, Order),
    /// Dice for a purpose, and the word for where they come from.
    Throw(String, Purpose, Vec<u8>),
}

/// One step of a battle: an order or a throw, and what happened by it.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was remarked before it, such as how a general came to it.
    pub notes: Vec<String>,
    /// What was ordered or thrown.
    pub deed: Deed,
    /// What happened.
    pub events: Vec<Event>,
}

/// What an order led to.
pub enum Obeyed {
    /// It was obeyed; what happened.
    Yes(Vec<String>),
    /// It was not; why, as the page is told of a judged order.
    No(Value),
}

impl Obeyed {
    /// As the page gets it.
    pub fn to_json(self) -> Value {
        match self {
            Obeyed::Yes(events) => json!({ "legal": true, "events": events }),
            Obeyed::No(verdict) => verdict,
        }
    }
}

/// What a new battle is made of.
#[derive(Deserialize)]
struct Wish {
    edition: String,
    #[serde(default)]
    conventions: Vec<String>,
    /// Rulings with their answers.
    #[serde(default)]
    rulings: Vec<(String, String)>,
    red: String,
    blue: String,
    seed: String,
    #[serde(default)]
    players: [String; 2],
    #[serde(default)]
    armies: [Option<String>; 2],
    /// Who attacks, where that is agreed on.
    attacker: Option<String>,
}

/// A battle, who plays it, and its record.
pub struct Table {
    head: Head,
    rulebook: Arc<Rulebook>,
    seed: Seed,
    steps: Vec<Step>,
    /// What was remarked since the last step.
    notes: Vec<String>,
    battle: Battle,
    /// The record without its foot, as far as it has been written, and of how many steps that is.
    pages: Option<(Writer<Vec<u8>>, usize)>,
}

/// The word by which a record names dice that were thrown at a real table.
const TYPED: &str = "physical";

impl Table {
    /// The battle of a head, before anything has happened.
    pub(crate) fn begin(
        head: Head,
        seed: Seed,
        rulebook: Arc<Rulebook>,
    ) -> Result<Table, SessionError> {
        let list = |key: &str| armies::list(&rulebook.edition, key).cloned();
        let lists = [list(&head.armies[0])?, list(&head.armies[1])?];
        let battle = Battle::new(Arc::clone(&rulebook), lists)
            .limited(head.limit)
            .attacked_by(head.attacker);
        Ok(Table {
            head,
            rulebook,
            seed,
            steps: Vec::new(),
            notes: Vec::new(),
            battle,
            pages: None,
        })
    }

    /// A new battle as the page asks for it.
    ///
    /// # Errors
    /// When the JSON does not say a battle, or the lists do not allow the armies.
    pub fn from_json(json: &str) -> Result<Table, SessionError> {
        let wish: Wish =
            serde_json::from_str(json).map_err(|error| SessionError::Input(error.to_string()))?;
        let seed: Seed = wish
            .seed
            .trim()
            .parse()
            .map_err(|error| SessionError::Input(format!("{error}")))?;
        let attacker = wish.attacker.map(|word| {
            let side = Side::from_word(&word);
            side.ok_or_else(|| {
                SessionError::Input(format!("attacker: found `{word}`, expected red or blue"))
            })
        });
        let attacker = attacker.transpose()?;
        let (source, house) = house::source(&wish.edition)?;
        // The record names what is in force: no preset, and no answer that goes without saying.
        let agreed = agreements::look(&source, &wish.conventions, &wish.rulings)?;
        let mut choice = EditionChoice {
            edition: wish.edition,
            conventions: agreed.conventions,
            rulings: agreed.rulings,
            scale: Scale::Mm15,
        };
        let compiled = choice.compile(&source);
        let rulebook = compiled.map_err(|errors| SessionError::Input(errors.to_string()))?;
        choice.edition.clone_from(&rulebook.edition);
        let head = Head {
            edition: choice,
            edition_hash: rulebook.hash.clone(),
            house,
            board: rulebook.setup.board,
            limit: 0,
            attacker,
            armies: [wish.red, wish.blue],
            players: wish.players,
            date: None,
            dice: (seed.word().to_owned(), Some(seed.hash())),
        };
        let mut table = Table::begin(head, seed, rulebook)?;
        for army in wish.armies.into_iter().map_while(|army| army) {
            if let Obeyed::No(verdict) = table.obey(&format!("army {army}")) {
                return Err(SessionError::Input(format!(
                    "the army is not allowed: {verdict}"
                )));
            }
        }
        Ok(table)
    }

    /// The same position by another edition, without anything that has happened.
    ///
    /// # Errors
    /// When there is no such edition, or it lacks a troop or a kind of terrain of this battle.
    pub fn by(&self, edition: &str) -> Result<Table, SessionError> {
        let battle = elsewhere::battle_by(&self.battle, edition)?;
        Ok(Table {
            head: self.head.clone(),
            rulebook: Arc::new(battle.rulebook().clone()),
            seed: self.seed.clone(),
            steps: Vec::new(),
            notes: Vec::new(),
            battle,
            pages: None,
        })
    }

    /// What is on the table.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Who plays red and blue, in the words of the page.
    pub fn players(&self) -> &[String; 2] {
        &self.head.players
    }

    /// The conventions and rulings that the battle is played by, and whether they are of house rules, as JSON.
    ///
    /// # Errors
    /// Never, for a battle that has begun.
    pub fn agreed(&self) -> Result<Value, SessionError> {
        let choice = &self.head.edition;
        let source = self.head.source()?;
        let agreed = agreements::look(&source, &choice.conventions, &choice.rulings)?;
        let mut told = agreements::told(&agreed);
        told["house"] = (!self.head.house.is_empty()).into();
        Ok(told)
    }

    /// The army lists of red and blue.
    pub fn keys(&self) -> &[String; 2] {
        &self.head.armies
    }

    /// The seed of the dice, which the record of a battle under way does not tell.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// All that has been ordered and thrown.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Gives an order.
    pub fn obey(&mut self, text: &str) -> Obeyed {
        match Order::parse(text) {
            Ok(order) => self.obey_order(order),
            Err(error) => Obeyed::No(show::unread(&error)),
        }
    }

    pub(crate) fn obey_order(&mut self, order: Order) -> Obeyed {
        let Ask::Decide { side, .. } = self.battle.asks() else {
            return Obeyed::No(show::refused(&[Breach::new(Rule::OrderNotNow)]));
        };
        match self.battle.obey(&order) {
            Ok(events) => {
                let texts = events.iter().map(ToString::to_string).collect();
                self.push(Deed::Order(side, order), events);
                Obeyed::Yes(texts)
            }
            Err(breaches) => Obeyed::No(show::refused(&breaches)),
        }
    }

    /// Throws the dice that are asked for; without dice, those of the seed.
    ///
    /// # Errors
    /// When no throw is asked for, or the dice are not the right ones.
    pub fn throw(&mut self, dice: &[u8]) -> Result<Value, SessionError> {
        let Ask::Throw(throw) = self.battle.asks() else {
            return Err(SessionError::Input("no throw is asked for".to_owned()));
        };
        let (source, dice) = if dice.is_empty() {
            (self.seed.word(), self.seed.dice(throw.purpose, throw.dice))
        } else {
            (TYPED, dice.to_vec())
        };
        self.take(source, &dice)?;
        let events: Vec<String> = self
            .steps
            .last()
            .map(|step| step.events.iter().map(ToString::to_string).collect())
            .unwrap_or_default();
        Ok(json!({ "dice": dice, "purpose": throw.purpose.to_string(), "events": events }))
    }

    /// Takes dice of a source.
    pub(crate) fn take(&mut self, source: &str, dice: &[u8]) -> Result<(), SessionError> {
        let input = |message: String| SessionError::Input(message);
        let Ask::Throw(Throw { purpose, .. }) = self.battle.asks() else {
            return Err(input("no throw is asked for".to_owned()));
        };
        let events = self
            .battle
            .throw(dice)
            .map_err(|error| input(error.to_string()))?;
        self.push(
            Deed::Throw(source.to_owned(), purpose, dice.to_vec()),
            events,
        );
        Ok(())
    }

    fn push(&mut self, deed: Deed, events: Vec<Event>) {
        self.steps.push(Step {
            notes: std::mem::take(&mut self.notes),
            deed,
            events,
        });
    }

    /// Remarks something, which the record keeps before the next order or throw.
    pub fn note(&mut self, text: &str) {
        self.notes.push(text.to_owned());
    }

    /// Who gave the order that [`Table::undo`] would take back.
    pub fn undoable(&self) -> Option<Side> {
        match self.steps.last()?.deed {
            Deed::Order(side, _) => Some(side),
            Deed::Throw(..) => None,
        }
    }

    /// Takes back the last order, unless dice were thrown since. Whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.undoable().is_none() {
            return false;
        }
        let rulebook = Arc::clone(&self.rulebook);
        let Ok(mut before) = Table::begin(self.head.clone(), self.seed.clone(), rulebook) else {
            return false;
        };
        let kept = &self.steps[..self.steps.len() - 1];
        let replayed = kept.iter().all(|step| {
            before.notes.clone_from(&step.notes);
            before.play(&step.deed).is_ok()
        });
        if replayed {
            *self = before;
        }
        replayed
    }

    /// The record so far; with its foot once the battle is over. Only what is new is written.
    ///
    /// # Errors
    /// When it cannot be written, which memory always can.
    pub fn record(&mut self) -> std::io::Result<String> {
        let (mut writer, written) = match self.pages.take() {
            Some(pages) => pages,
            None => (Writer::begin(Vec::new(), &self.head)?, 0),
        };
        for step in self.steps.iter().skip(written) {
            for note in &step.notes {
                writer.note(note)?;
            }
            match &step.deed {
                Deed::Order(side, order) => writer.order(*side, order)?,
                Deed::Throw(source, purpose, dice) => writer.throw(source, *purpose, dice)?,
            }
            writer.events(&step.events)?;
        }
        let whole = match self.battle.ending() {
            Some(ending) => {
                let keyed = self
                    .head
                    .dice
                    .1
                    .as_ref()
                    .is_some_and(|hash| *hash == self.seed.hash());
                Some(writer.clone().end(
                    ending,
                    victory::losses(self.battle.view()),
                    keyed.then_some(&self.seed),
                )?)
            }
            None => None,
        };
        let bytes = whole.as_ref().unwrap_or(writer.written());
        let text = String::from_utf8_lossy(bytes).into_owned();
        self.pages = Some((writer, self.steps.len()));
        Ok(text)
    }
}
