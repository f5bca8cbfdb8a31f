//! A game of the assistant: a muster and the orders so far.
//!
//! Everything else is derived from these two, so that a saved game is its own log, and undo drops the last
//! line.

mod actions;
mod hidden;
mod ids;
mod log_entry;
mod order;
mod order_error;
mod pursuit;
mod questions;
mod reaction_end;
mod reactions;
mod requests;
mod state;
mod turn;
mod unit;
mod unit_orders;

use std::fmt::Write;

use crate::duties::{Advice, Duty, Manner, UnitAction, Weight};
use crate::muster::{Muster, MusterError, Note};
use crate::ruling::Rulings;

pub use ids::{CommandId, Side, UnitId};
pub use log_entry::LogEntry;
pub use order::{Choice, Order, OrderParseError};
pub use order_error::OrderError;
pub use requests::{Candidate, Request};
pub use state::{Command, LastAction, Pending, State, Token};
pub use unit::{Mark, Marks, UnitState};

/// The first line of a saved game.
const HEAD: &str = "acies-baroque 2";
/// The first line of a saved game of the first version, in which two rulings had other usual answers.
const FIRST_HEAD: &str = "acies-baroque 1";
/// Separates the muster from the log.
const BEGIN: &str = "begin";

/// An order in the log, with its results.
#[derive(Clone, Debug)]
pub struct LoggedOrder {
    /// The order.
    pub order: Order,
    /// The results.
    pub entries: Vec<LogEntry>,
    /// The turn of the order.
    pub turn: u32,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    muster: Muster,
    state: State,
    steps: Vec<LoggedOrder>,
}

/// Why a saved game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameLogError {
    /// The text is not a saved game.
    #[error("line 1: expected `{HEAD}`, the first line of a game of the assistant")]
    Head,
    /// Its muster cannot be read.
    #[error(transparent)]
    Muster(MusterError),
    /// A line of its log is not valid.
    #[error("line {line}: {why}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// The error.
        why: OrderError,
    },
}

impl Game {
    /// A game before its first turn.
    pub fn new(muster: Muster) -> Game {
        let state = State::new(&muster);
        Game {
            muster,
            state,
            steps: Vec::new(),
        }
    }

    /// Starts a game from the text of its muster, with notes about it.
    ///
    /// # Errors
    /// Errors in the muster.
    pub fn begin(text: &str) -> Result<(Game, Vec<Note>), MusterError> {
        let (muster, notes) = Muster::read(text)?;
        Ok((Game::new(muster), notes))
    }

    /// A saved game.
    ///
    /// # Errors
    /// If the text is not a saved game, or a line of it is not valid.
    pub fn read(text: &str) -> Result<Game, GameLogError> {
        let mut lines = text.lines();
        let rulings = match lines.next().map(str::trim) {
            Some(HEAD) => Rulings::default(),
            Some(FIRST_HEAD) => Rulings::of_first_version(),
            _ => return Err(GameLogError::Head),
        };
        let all: Vec<&str> = lines.collect();
        let begun = all.iter().position(|line| line.trim() == BEGIN);
        let (muster, log) = all.split_at(begun.unwrap_or(all.len()));
        // An empty line stands for the head, so that line numbers match the file.
        let muster = format!("\n{}", muster.join("\n"));
        let (muster, _) = Muster::read_with(&muster, rulings).map_err(GameLogError::Muster)?;
        let mut game = Game::new(muster);
        let first = all.len() - log.len() + 2;
        for (place, line) in log.iter().enumerate().skip(1) {
            if line.trim().is_empty() {
                continue;
            }
            game.obey(line).map_err(|why| GameLogError::Line {
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

    /// Executes an order and returns its results.
    ///
    /// # Errors
    /// The reason why it is not allowed now; nothing has changed then.
    pub fn obey(&mut self, line: &str) -> Result<&[LogEntry], OrderError> {
        let order = Order::parse(line)?;
        let mut state = self.state.clone();
        let entries = self.apply(&mut state, &order)?;
        self.state = state;
        let turn = self.state.turn;
        self.steps.push(LoggedOrder {
            order,
            entries,
            turn,
        });
        Ok(self.steps.last().map_or(&[], |step| &step.entries))
    }

    /// Undoes the last order; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        if self.steps.pop().is_none() {
            return false;
        }
        let mut state = State::new(&self.muster);
        for step in &self.steps {
            // Each order was valid in this very state before.
            if self.apply(&mut state, &step.order).is_err() {
                break;
            }
        }
        self.state = state;
        true
    }

    /// The muster with its rulings.
    pub const fn muster(&self) -> &Muster {
        &self.muster
    }

    /// The state of the game.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The log.
    pub fn steps(&self) -> &[LoggedOrder] {
        &self.steps
    }

    /// The duties of a unit under its command's mode in its present condition; none without a token.
    pub fn duties(&self, unit: UnitId) -> Vec<(Weight, Duty)> {
        let Some((mode, before)) = Game::before(&self.state, unit) else {
            return Vec::new();
        };
        crate::duties::duties(
            crate::Tables::embedded(),
            &self.muster.rulings,
            mode,
            before,
        )
    }

    /// Whether the token of a command hides its mode.
    pub fn hides(&self, command: CommandId) -> bool {
        hidden::is_hidden(&self.state, command)
    }

    /// The duties that a command skips if it finishes now.
    pub fn skipped_duties(&self, command: CommandId) -> Vec<(UnitId, Advice)> {
        self.skips(&self.state, command)
    }

    /// The remarks that an action would cause.
    pub fn advice(&self, unit: UnitId, deed: UnitAction, manner: Option<Manner>) -> Vec<Advice> {
        self.remarks(&self.state, unit, deed, manner)
    }
}
