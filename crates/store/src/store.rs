//! What a store of battles does.

use acies_chronicle::shared_dice::Code;
use acies_host::{Commit, Id, Overtaken, Rows, Time};
use acies_referee::Side;
use thiserror::Error;

use crate::reports::Reports;

/// A store of battles. What a call has answered stays so, even if the process is killed or the power fails right after.
///
/// Every call may fail with [`StoreError::Later`], [`StoreError::Unknown`] or [`StoreError::Damaged`].
pub trait Store: Send + Sync {
    /// Keeps a new battle.
    ///
    /// # Errors
    /// [`StoreError::CodeTaken`] where another battle has its code, and [`StoreError::Misfit`] where its head cannot be written
    /// as the head of a record.
    fn create(&self, rows: &Rows) -> Result<(), StoreError>;

    /// Reads a battle.
    ///
    /// # Errors
    /// [`StoreError::NoBattle`] where none has this code.
    fn read(&self, code: Code) -> Result<Rows, StoreError>;

    /// Writes all of a commit, or nothing.
    ///
    /// # Errors
    /// [`StoreError::Overtaken`] where another commit was first, [`StoreError::NoBattle`] where no battle has this code, and
    /// [`StoreError::Misfit`] where the commit uses an id twice.
    fn write(&self, code: Code, commit: &Commit) -> Result<(), StoreError>;

    /// The revision of a battle: cheaper than reading it, to see whether it went on.
    ///
    /// # Errors
    /// [`StoreError::NoBattle`] where none has this code.
    fn rev(&self, code: Code) -> Result<u64, StoreError>;

    /// The battles that have not ended, in the order of their codes. Some may still wait for their players.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn running(&self) -> Result<Vec<Code>, StoreError>;

    /// Notes that the house is up, and says when that was noted before.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn beat(&self, now: Time) -> Result<Option<Time>, StoreError>;

    /// When the house was last noted to be up; none in a new store. A house that starts asks before it beats.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn last_beat(&self) -> Result<Option<Time>, StoreError>;

    /// Keeps a line of the players' talk; its number, from 1. A line that comes again has the number that it had.
    ///
    /// # Errors
    /// [`StoreError::NoBattle`] where none has this code, and [`StoreError::Misfit`] where the id came with another text.
    fn say(&self, code: Code, line: &Line) -> Result<u32, StoreError>;

    /// The lines of the players' talk after a number (0 for all), in their order: the first has the next number.
    ///
    /// # Errors
    /// [`StoreError::NoBattle`] where none has this code.
    fn said(&self, code: Code, after: u32) -> Result<Vec<Line>, StoreError>;

    /// The rulings that players doubt.
    fn reports(&self) -> &dyn Reports;
}

/// A line of the players' talk. It is no part of the battle: the host does not read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose.
    pub side: Side,
    /// The id that the client drew for it.
    pub id: Id,
    /// When it came.
    pub at: Time,
    /// The text: up to 500 characters, which the caller checks.
    pub text: String,
}

/// Why a store does not do something. Except after [`StoreError::Unknown`], nothing was written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// No battle has this code.
    #[error("there is no battle {0}")]
    NoBattle(Code),
    /// Another battle has this code.
    #[error("there is a battle {0} already")]
    CodeTaken(Code),
    /// Another commit was first.
    #[error(transparent)]
    Overtaken(#[from] Overtaken),
    /// What was to be written does not go with what is kept: a fault of the caller, which no second try mends.
    #[error("{place}: {what}")]
    Misfit {
        /// The battle.
        place: String,
        /// What does not go, and why.
        what: String,
    },
    /// Not now: the disk is full, or the file is busy. A later try may succeed.
    #[error("it cannot be kept now: {0}")]
    Later(String),
    /// Whether it was written is not known. Every call fails like this until the store was opened again.
    #[error("it is not known whether this was kept, and the store has to be opened again: {0}")]
    Unknown(String),
    /// What is kept cannot be read.
    #[error("{place}: {what}")]
    Damaged {
        /// The battle or the file.
        place: String,
        /// What was found.
        what: String,
    },
}
