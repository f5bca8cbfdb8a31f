//! A battle with its record, from which it can be replayed.

use std::sync::Arc;

use acies_chronicle::{
    DiceSource, EditionChoice, Engine, Head, ReadError, Record, Secrets, Seed, SetupError, Writer,
};
use acies_referee::{
    Ask, Battle, Breach, Ending, Event, Order, Purpose, Rule, Side, Throw, victory,
};
use acies_rulebook::{Rulebook, Scale};
use acies_wire::{Agreed, Answer, NewBattle, Obeyed, SideWord};
use thiserror::Error;

use crate::sheet::Sheet;
use crate::{agreements, armies, house, other_edition, show};

/// Why a battle cannot be created or continued.
#[derive(Debug, Error)]
pub enum SessionError {
    /// The input does not describe a battle.
    #[error("{0}")]
    Input(String),
    /// A record cannot be written.
    #[error("the record: {0}")]
    Write(#[from] std::io::Error),
    /// A line of a record cannot be replayed.
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

/// An input that changes a battle, as the record logs it.
#[derive(Clone, Debug)]
pub enum LogAction {
    /// An order of a side.
    Order(Side, Order),
    /// Dice for a purpose, with the word for their source.
    Throw(String, Purpose, Vec<u8>),
}

/// One step of a battle: an order or a roll, and its events.
#[derive(Clone, Debug)]
pub struct Step {
    /// The notes before it, such as a general's reasons.
    pub notes: Vec<String>,
    /// The order or roll.
    pub action: LogAction,
    /// Its events.
    pub events: Vec<Event>,
}

/// The engine that new records name: this one.
pub(crate) fn engine() -> Engine {
    Engine::new(env!("CARGO_PKG_VERSION"), env!("ACIES_COMMIT"))
}

/// Rulings with their answers.
pub(crate) fn answers(all: &[Answer]) -> impl Iterator<Item = (&str, &str)> {
    all.iter()
        .map(|Answer(ruling, answer)| (ruling.as_str(), answer.as_str()))
}

/// A battle with its players and its record.
pub struct Table {
    head: Head,
    rulebook: Arc<Rulebook>,
    seed: Seed,
    steps: Vec<Step>,
    /// The notes since the last step.
    notes: Vec<String>,
    battle: Battle,
    /// The record written so far, without its foot, and the number of its steps.
    pages: Option<(Writer<Vec<u8>>, usize)>,
    /// The number of steps of the record that it was loaded from; none once that has been changed.
    loaded: Option<usize>,
    /// What the record has beside the steps, where dice are shared and nothing was changed here.
    pub(crate) sheet: Option<Sheet>,
}

/// The record's word for dice rolled at a real table.
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
            loaded: None,
            sheet: None,
        })
    }

    /// A new battle as the page asks for it.
    ///
    /// # Errors
    /// When the JSON does not describe a battle, or the lists do not allow the armies.
    pub fn from_json(json: &str) -> Result<Table, SessionError> {
        let request: NewBattle =
            serde_json::from_str(json).map_err(|error| SessionError::Input(error.to_string()))?;
        let seed: Seed = request
            .seed
            .trim()
            .parse()
            .map_err(|error| SessionError::Input(format!("{error}")))?;
        let attacker = request.attacker.map(|side| match side {
            SideWord::Red => Side::Red,
            SideWord::Blue => Side::Blue,
        });
        let (source, house) = house::source(&request.edition)?;
        // The record names what is in force, without presets and default answers.
        let agreed = agreements::look(&source, &request.conventions, answers(&request.rulings))?;
        let mut choice = EditionChoice {
            edition: request.edition,
            conventions: agreed.conventions,
            rulings: agreed.rulings,
            scale: Scale::Mm15,
        };
        let compiled = choice.compile(&source);
        let rulebook = compiled.map_err(|errors| SessionError::Input(errors.to_string()))?;
        choice.edition.clone_from(&rulebook.edition);
        let head = Head {
            engine: Some(engine()),
            house,
            attacker,
            players: request.players,
            ..Head::plain(choice, &rulebook, [request.red, request.blue], seed.word())
        };
        let head = head.promising(&seed);
        let mut table = Table::begin(head, seed, rulebook)?;
        for army in request.armies.into_iter().map_while(|army| army) {
            if let Obeyed::No(verdict) = table.obey(&format!("army {army}")) {
                return Err(SessionError::Input(format!(
                    "the army is not allowed: {}",
                    crate::json(&verdict)
                )));
            }
        }
        Ok(table)
    }

    /// The same position under another edition, without its history.
    ///
    /// # Errors
    /// When there is no such edition, or it lacks a troop or a kind of terrain of this battle.
    pub fn under_edition(&self, edition: &str) -> Result<Table, SessionError> {
        let battle = other_edition::battle_under(&self.battle, edition)?;
        Ok(Table {
            head: self.head.clone(),
            rulebook: Arc::new(battle.rulebook().clone()),
            seed: self.seed.clone(),
            steps: Vec::new(),
            notes: Vec::new(),
            battle,
            pages: None,
            loaded: None,
            sheet: None,
        })
    }

    /// A table that only shows the battle of a record.
    pub(crate) fn showing(head: Head, battle: &Battle) -> Table {
        Table {
            head,
            rulebook: Arc::new(battle.rulebook().clone()),
            seed: Seed::from(0),
            steps: Vec::new(),
            notes: Vec::new(),
            battle: battle.clone(),
            pages: None,
            loaded: None,
            sheet: None,
        }
    }

    /// Shows another state of the battle.
    pub(crate) fn show(&mut self, battle: &Battle) {
        self.battle.clone_from(battle);
    }

    /// Names another engine in the record, for tests.
    #[cfg(test)]
    pub(crate) fn play_as(&mut self, engine: Engine) {
        self.head.engine = Some(engine);
        self.pages = None;
    }

    /// Makes this engine the one of the record, with its edition.
    fn take_over(&mut self) {
        let promised = self.head.promises(&self.seed);
        self.head.engine = Some(engine());
        self.head.edition_hash.clone_from(&self.rulebook.hash);
        if promised {
            self.head = self.head.clone().promising(&self.seed);
        }
        self.pages = None;
    }

    /// Notes that all steps so far come from a record.
    pub(crate) fn mark_loaded(&mut self, record: &Record) {
        self.loaded = Some(self.steps.len());
        self.sheet = Sheet::of_record(&self.head, record);
    }

    /// Makes the dice those of this table where they were shared: what is changed here is no battle over a server.
    fn drop_proof(&mut self) {
        if self.head.chains().is_some() {
            self.sheet = None;
            self.head.code = None;
            self.head.dice = (self.seed.word().to_owned(), None);
            self.pages = None;
        }
    }

    /// The battle.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// The players of red and blue, in the page's words.
    pub fn players(&self) -> &[String; 2] {
        &self.head.players
    }

    /// The head of the record.
    pub(crate) fn head(&self) -> &Head {
        &self.head
    }

    /// How the battle ended, by the rules or by its players.
    pub fn ending(&self) -> Option<Ending> {
        let closed = self.sheet.as_ref().and_then(|sheet| sheet.closed);
        closed.or_else(|| self.battle.ending())
    }

    /// The conventions and rulings of the battle, and whether they are house rules.
    ///
    /// # Errors
    /// Never, for a battle that has begun.
    pub fn agreed(&self) -> Result<Agreed, SessionError> {
        let choice = &self.head.edition;
        let source = self.head.source()?;
        let rulings = choice.rulings.iter();
        let rulings = rulings.map(|(id, answer)| (id.as_str(), answer.as_str()));
        let agreed = agreements::look(&source, &choice.conventions, rulings)?;
        Ok(Agreed {
            house: Some(!self.head.house.is_empty()),
            ..agreements::agreed(&agreed)
        })
    }

    /// The army lists of red and blue.
    pub fn keys(&self) -> &[String; 2] {
        &self.head.armies
    }

    /// The dice seed, which the record of an unfinished battle does not contain.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// All orders and rolls so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Gives an order.
    pub fn obey(&mut self, text: &str) -> Obeyed {
        match Order::parse(text) {
            Ok(order) => self.obey_order(order),
            Err(error) => Obeyed::No(Box::new(show::unread(&error))),
        }
    }

    pub(crate) fn obey_order(&mut self, order: Order) -> Obeyed {
        let Ask::Decide { side, .. } = self.battle.asks() else {
            let refused = show::refused(&[Breach::new(Rule::OrderNotNow)]);
            return Obeyed::No(Box::new(refused));
        };
        match self.battle.obey(&order) {
            Ok(events) => {
                let shown = events.iter().map(show::event).collect();
                self.push(LogAction::Order(side, order), events);
                Obeyed::Yes {
                    legal: true,
                    events: shown,
                }
            }
            Err(breaches) => Obeyed::No(Box::new(show::refused(&breaches))),
        }
    }

    /// Rolls the dice asked for; without dice given, those of the seed.
    ///
    /// # Errors
    /// When no roll is asked for, or the dice do not fit it.
    pub fn throw(&mut self, dice: &[u8]) -> Result<(), SessionError> {
        let Ask::Throw(throw) = self.battle.asks() else {
            return Err(SessionError::Input("no throw is asked for".to_owned()));
        };
        if dice.is_empty() {
            let dice = self.seed.dice(throw.purpose, throw.dice);
            self.take(self.seed.word(), &dice)
        } else {
            self.take(TYPED, dice)
        }
    }

    /// Applies dice from a source.
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
            LogAction::Throw(source.to_owned(), purpose, dice.to_vec()),
            events,
        );
        Ok(())
    }

    fn push(&mut self, action: LogAction, events: Vec<Event>) {
        self.steps.push(Step {
            notes: std::mem::take(&mut self.notes),
            action,
            events,
        });
    }

    /// Adds a note, which the record keeps before the next order or roll.
    pub fn note(&mut self, text: String) {
        self.notes.push(text);
    }

    /// The side whose order [`Table::undo`] would undo.
    pub fn undoable(&self) -> Option<Side> {
        if let Some(following) = self.following() {
            return following.may_take_back;
        }
        match self.steps.last()?.action {
            LogAction::Order(side, _) => Some(side),
            LogAction::Throw(..) => None,
        }
    }

    /// Undoes the last order, unless dice have been rolled since. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        // A battle that is followed changes by its log alone.
        if self.undoable().is_none() || self.following().is_some() {
            return false;
        }
        let before = self.up_to(self.steps.len() - 1);
        let replayed = before.is_some();
        if let Some(before) = before {
            *self = before;
        }
        replayed
    }

    /// The battle after so many steps; none if it does not replay.
    pub(crate) fn up_to(&self, steps: usize) -> Option<Table> {
        let rulebook = Arc::clone(&self.rulebook);
        let mut before = Table::begin(self.head.clone(), self.seed.clone(), rulebook).ok()?;
        for step in &self.steps[..steps] {
            before.notes.clone_from(&step.notes);
            before.play(&step.action).ok()?;
        }
        Some(before)
    }

    /// The record so far, with its foot once the battle is over. Only new steps are written.
    ///
    /// # Errors
    /// When it cannot be written, which memory always can.
    pub fn record(&mut self) -> std::io::Result<String> {
        let is_as_loaded = self.loaded == Some(self.steps.len());
        if let Some(sheet) = &self.sheet
            && (is_as_loaded || sheet.following.is_some())
        {
            return sheet.record(self, None);
        }
        // What is continued here has been played by this engine from its beginning: it was replayed without a difference.
        if !is_as_loaded {
            self.drop_proof();
            if self.head.engine.as_ref() != Some(&engine()) {
                self.take_over();
            }
        }
        let (mut writer, written) = match self.pages.take() {
            Some(pages) => pages,
            None => (Writer::begin(Vec::new(), &self.head)?, 0),
        };
        for step in self.steps.iter().skip(written) {
            for note in &step.notes {
                writer.note(note)?;
            }
            match &step.action {
                LogAction::Order(side, order) => writer.order(*side, order)?,
                LogAction::Throw(source, purpose, dice) => writer.throw(source, *purpose, dice)?,
            }
            writer.events(&step.events)?;
        }
        let whole = match self.battle.ending() {
            Some(ending) => {
                let keyed = self.head.promises(&self.seed);
                let secrets: Secrets<'_> = keyed.then_some(&self.seed).into();
                let losses = victory::losses(self.battle.view());
                Some(writer.clone().end(ending, losses, secrets)?)
            }
            None => None,
        };
        let bytes = whole.as_ref().unwrap_or(writer.written());
        let text = String::from_utf8_lossy(bytes).into_owned();
        self.pages = Some((writer, self.steps.len()));
        Ok(text)
    }
}
