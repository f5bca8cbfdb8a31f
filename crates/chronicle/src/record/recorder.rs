//! Records a battle in progress: each accepted order and roll is written before the battle continues.

use std::io::{self, Write};

use acies_referee::{Ask, BadThrow, Battle, Breaches, Event, Order, Path, Side, victory};
use thiserror::Error;

use super::head::Head;
use super::write::{Secrets, Writer};
use crate::shared_dice::Value;

/// A battle and its record.
#[derive(Debug)]
pub struct Recorder<W: Write> {
    battle: Battle,
    writer: Writer<W>,
}

/// Why a recorded battle cannot continue.
#[derive(Debug, Error)]
pub enum RecorderError {
    /// The record cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
    /// The order is not legal; nothing was written.
    #[error("the order is not legal")]
    Illegal(Breaches),
    /// The dice do not fit the request; nothing was written.
    #[error(transparent)]
    BadThrow(#[from] BadThrow),
    /// The battle is not over, so its record cannot have a foot.
    #[error("the battle is not over")]
    NotOver,
}

impl<W: Write> Recorder<W> {
    /// Starts the record of a new battle.
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

    /// Gives an order for the side whose decision it is.
    ///
    /// # Errors
    /// When it is not legal or cannot be written. An illegal order is not written.
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

    /// Gives the dice that the battle asks for.
    ///
    /// # Errors
    /// When they do not fit the request or cannot be written.
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

    /// Writes the value of shared dice for a visit, before its first order; none where the mover has none at hand.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn value(&mut self, side: Side, visit: u32, value: Option<Value>) -> io::Result<()> {
        self.writer.value(side, visit, value)
    }

    /// Writes a remark.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn note(&mut self, text: &str) -> io::Result<()> {
        self.writer.note(text)
    }

    /// Stops during the battle; a record without a foot is valid.
    pub fn into_parts(self) -> (Battle, W) {
        (self.battle, self.writer.into_inner())
    }

    /// Ends the record of a battle that is over.
    ///
    /// # Errors
    /// When it is not over, or the foot cannot be written.
    pub fn end<'a>(self, secrets: impl Into<Secrets<'a>>) -> Result<(Battle, W), RecorderError> {
        let Ask::Over(ending) = self.battle.asks() else {
            return Err(RecorderError::NotOver);
        };
        let losses = victory::losses(self.battle.view());
        let out = self.writer.end(ending, losses, secrets)?;
        Ok((self.battle, out))
    }
}

/// Adds the path to the order of a single element whose path the referee found.
///
/// The path is added only if the referee then plans exactly the same move. Otherwise the order stays as given, and
/// a replay finds the path again.
pub fn with_path(battle: &Battle, order: &Order) -> Order {
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
