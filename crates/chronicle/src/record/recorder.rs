//! A battle that is recorded while it is fought: what the referee takes goes to the file before the battle goes on.

use std::io::{self, Write};

use acies_referee::{Ask, BadThrow, Battle, Breaches, Event, Order, Path, victory};
use thiserror::Error;

use super::head::Head;
use super::write::Writer;
use crate::dice::Seed;

/// A battle and its record.
#[derive(Debug)]
pub struct Recorder<W: Write> {
    battle: Battle,
    writer: Writer<W>,
}

/// Why a battle could not go on.
#[derive(Debug, Error)]
pub enum RecorderError {
    /// The record cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
    /// The order is not legal; nothing was written.
    #[error("the order is not legal")]
    Illegal(Breaches),
    /// The dice cannot be taken; nothing was written.
    #[error(transparent)]
    BadThrow(#[from] BadThrow),
    /// The battle is not over, so its record can have no foot.
    #[error("the battle is not over")]
    NotOver,
}

impl<W: Write> Recorder<W> {
    /// Begins to record a battle that is about to begin.
    ///
    /// # Errors
    /// When the head cannot be written.
    pub fn begin(battle: Battle, out: W, head: &Head) -> io::Result<Recorder<W>> {
        let writer = Writer::begin(out, head)?;
        Ok(Recorder { battle, writer })
    }

    /// The battle.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Gives an order of the side that is asked.
    ///
    /// # Errors
    /// When it is not legal, or cannot be written. An order that is not legal leaves no trace.
    pub fn obey(&mut self, order: &Order) -> Result<Vec<Event>, RecorderError> {
        let Ask::Decide { side, .. } = self.battle.asks() else {
            return Err(RecorderError::Illegal(self.battle.judge(order).breaches));
        };
        let order = with_path(&self.battle, order);
        let mut after = self.battle.clone();
        let events = after.obey(&order).map_err(RecorderError::Illegal)?;
        self.writer.order(side, &order)?;
        self.battle = after;
        self.writer.events(&events)?;
        Ok(events)
    }

    /// Gives the dice that are asked for.
    ///
    /// # Errors
    /// When they are not the right ones, or cannot be written.
    pub fn throw(&mut self, source: &str, dice: &[u8]) -> Result<Vec<Event>, RecorderError> {
        let Ask::Throw(throw) = self.battle.asks() else {
            return Err(BadThrow::NotAsked.into());
        };
        let mut after = self.battle.clone();
        let events = after.throw(dice)?;
        self.writer.throw(source, throw.purpose, dice)?;
        self.battle = after;
        self.writer.events(&events)?;
        Ok(events)
    }

    /// Writes a remark.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn note(&mut self, text: &str) -> io::Result<()> {
        self.writer.note(text)
    }

    /// Stops in the middle of the battle; the record is as valid without a foot.
    pub fn into_parts(self) -> (Battle, W) {
        (self.battle, self.writer.into_inner())
    }

    /// Ends the record of a battle that is over.
    ///
    /// # Errors
    /// When it is not over, or the foot cannot be written.
    pub fn end(self, seed: Option<&Seed>) -> Result<(Battle, W), RecorderError> {
        let Ask::Over(ending) = self.battle.asks() else {
            return Err(RecorderError::NotOver);
        };
        let losses = victory::losses(self.battle.view());
        let out = self.writer.end(ending, losses, seed)?;
        Ok((self.battle, out))
    }
}

/// The same order with the path that it takes, for a single element whose way the referee found.
///
/// Written so only where the referee then plans exactly the same move; else it stays as it was given, and its way is
/// found again when it is replayed.
fn with_path(battle: &Battle, order: &Order) -> Order {
    let found = || {
        let march = match order {
            Order::Dismount(_, Some(march)) => march,
            order => order,
        };
        let Order::Move(movers, Path::To { .. } | Path::Into { .. }) = march else {
            return None;
        };
        let plan = battle.plan(order)?;
        let [track] = plan.tracks.as_slice() else {
            return None;
        };
        let (&pose, corners) = track.legs().split_last()?;
        let via = corners.iter().copied().collect();
        let march = Order::Move(movers.clone(), Path::To { pose, via });
        let explicit = match order {
            Order::Dismount(who, _) => Order::Dismount(who.clone(), Some(Box::new(march))),
            _ => march,
        };
        (battle.plan(&explicit)? == plan).then_some(explicit)
    };
    found().unwrap_or_else(|| order.clone())
}
