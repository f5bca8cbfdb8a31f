//! A game of the assistant: a muster and the orders given so far. Everything else follows from these two, so that a saved
//! game is its own log, and to undo is to leave out the last line.

mod asks;
mod deeds;
mod hidden;
mod ids;
mod marks;
mod order;
mod play;
mod pursue;
mod questions;
mod react;
mod refusal;
mod settle;
mod state;
mod told;
mod unit;

use std::fmt::Write;

use crate::conduct::{Advice, Deed, Duty, Manner, Weight};
use crate::muster::{BadMuster, Muster, Note};

pub use asks::{Asks, Candidate};
pub use ids::{CommandId, Side, UnitId};
pub use order::{BadLine, Choice, Order};
pub use refusal::BadOrder;
pub use state::{Action, Command, Pending, State, Token};
pub use told::Told;
pub use unit::{Mark, Marks, UnitState};

/// The first line of a saved game.
const HEAD: &str = "acies-baroque 1";
/// What stands between the muster and the log.
const BEGIN: &str = "begin";

/// One line of the log: what was ordered, and what came of it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The order.
    pub order: Order,
    /// What came of it.
    pub told: Vec<Told>,
    /// The turn in which it was given.
    pub turn: u32,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    muster: Muster,
    state: State,
    steps: Vec<Step>,
}

/// A saved game that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLog {
    /// It is none.
    #[error("line 1: expected `{HEAD}`, the first line of a game of the assistant")]
    Head,
    /// Its muster cannot be read.
    #[error(transparent)]
    Muster(BadMuster),
    /// A line of its log cannot be followed.
    #[error("line {line}: {why}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        why: BadOrder,
    },
}

impl Game {
    /// A game before its first turn.
    pub fn new(muster: Muster) -> Game {
        let state = State::of(&muster);
        Game {
            muster,
            state,
            steps: Vec::new(),
        }
    }

    /// A game from the text of its muster, with what is to be noted about that.
    ///
    /// # Errors
    /// What cannot be read in it.
    pub fn begin(text: &str) -> Result<(Game, Vec<Note>), BadMuster> {
        let (muster, notes) = Muster::read(text)?;
        Ok((Game::new(muster), notes))
    }

    /// A saved game.
    ///
    /// # Errors
    /// When the text is none, or a line of it cannot be followed.
    pub fn read(text: &str) -> Result<Game, BadLog> {
        let mut lines = text.lines();
        if lines.next().map(str::trim) != Some(HEAD) {
            return Err(BadLog::Head);
        }
        let all: Vec<&str> = lines.collect();
        let begun = all.iter().position(|line| line.trim() == BEGIN);
        let (muster, log) = all.split_at(begun.unwrap_or(all.len()));
        // The head is an empty line here, so that errors count as the file does.
        let muster = format!("\n{}", muster.join("\n"));
        let (mut game, _) = Game::begin(&muster).map_err(BadLog::Muster)?;
        let first = all.len() - log.len() + 2;
        for (place, line) in log.iter().enumerate().skip(1) {
            if line.trim().is_empty() {
                continue;
            }
            game.obey(line).map_err(|why| BadLog::Line {
                line: first + place,
                why,
            })?;
        }
        Ok(game)
    }

    /// The game as text: its muster and its log.
    pub fn write(&self) -> String {
        let mut text = format!("{HEAD}\n{}{BEGIN}\n", self.muster.write());
        for step in &self.steps {
            let _ = writeln!(text, "{}", step.order);
        }
        text
    }

    /// Gives an order: what came of it.
    ///
    /// # Errors
    /// Why it cannot be given now; then nothing has changed.
    pub fn obey(&mut self, line: &str) -> Result<&[Told], BadOrder> {
        let order = Order::parse(line)?;
        let mut state = self.state.clone();
        let told = self.apply(&mut state, &order)?;
        self.state = state;
        let turn = self.state.turn;
        self.steps.push(Step { order, told, turn });
        Ok(self.steps.last().map_or(&[], |step| &step.told))
    }

    /// Takes the last order back; whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.steps.pop().is_none() {
            return false;
        }
        let mut state = State::of(&self.muster);
        for step in &self.steps {
            // Each was obeyed in this very state before.
            if self.apply(&mut state, &step.order).is_err() {
                break;
            }
        }
        self.state = state;
        true
    }

    /// Who plays, and by which rulings.
    pub const fn muster(&self) -> &Muster {
        &self.muster
    }

    /// Everything that is remembered.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The log.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What the mode of its command asks of a unit as it stands; nothing without a token.
    pub fn duties(&self, unit: UnitId) -> Vec<(Weight, Duty)> {
        let Some((mode, before)) = Game::before(&self.state, unit) else {
            return Vec::new();
        };
        crate::conduct::duties(crate::Tables::carried(), &self.muster.rulings, mode, before)
    }

    /// Whether the token of a command hides its mode.
    pub fn hides(&self, command: CommandId) -> bool {
        hidden::is_hidden(&self.state, command)
    }

    /// The musts that a command skips if it finishes now.
    pub fn skipped(&self, command: CommandId) -> Vec<(UnitId, Advice)> {
        self.skips(&self.state, command)
    }

    /// What will be remarked of a deed.
    pub fn advice(&self, unit: UnitId, deed: Deed, manner: Option<Manner>) -> Vec<Advice> {
        self.remarks(&self.state, unit, deed, manner)
    }
}
