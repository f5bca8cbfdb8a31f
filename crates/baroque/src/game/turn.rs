//! The turn: tokens, activation and its end. All orders are executed from here.

use crate::duties::turns_away;
use crate::mode::Mode;
use crate::ruling::Ruling;
use crate::tables::Tables;
use crate::token_placement::{PlacementError, PlacementRequest, TokenPlacement};

use super::Game;
use super::hidden::is_hidden;
use super::ids::{CommandId, Side, UnitId};
use super::log_entry::LogEntry;
use super::order::Order;
use super::order_error::OrderError;
use super::questions::answered;
use super::requests::Request;
use super::state::{State, Token};
use super::unit::UnitState;
use super::unit_orders::remark;

pub(super) type Answer = Result<Vec<LogEntry>, OrderError>;

impl Game {
    /// Executes an order on a state.
    pub(super) fn apply(&self, state: &mut State, order: &Order) -> Answer {
        match *order {
            Order::Note(ref text) => Ok(vec![LogEntry::new("note").with("text", text)]),
            Order::Able(unit, can) => self.able(state, unit, can),
            Order::Enlist(command, ref entry) => self.enlist(state, command, entry),
            Order::Amend(unit, ref entry) => self.amend(state, unit, entry),
            Order::Remark(unit, ref text) => remark(state, unit, text),
            Order::Turn => self.turn(state),
            Order::Dice(dice) => throw(state, dice),
            Order::Place(command, mode) => {
                let number = self.place(state, command, mode)?;
                let entry = if is_hidden(state, command) {
                    LogEntry::new("placed-hidden")
                } else {
                    LogEntry::new("placed").with("mode", mode)
                };
                let entry = entry.with("command", name(state, command)?);
                Ok(placed(state, entry.with("number", number)))
            }
            Order::PlaceByDie(command, situation, die) => {
                if !self.muster.sides[command.side as usize].mode_dice {
                    return Err(OrderError::NotNow);
                }
                let mode = Tables::embedded().chosen_mode(situation, die);
                let number = self.place(state, command, mode)?;
                // Situation and die would reveal the mode.
                let entry = if is_hidden(state, command) {
                    LogEntry::new("placed-hidden-by-die")
                } else {
                    LogEntry::new("placed-by-die")
                        .with("mode", mode)
                        .with("situation", situation.word())
                        .with("die", die)
                };
                let entry = entry.with("command", name(state, command)?);
                Ok(placed(state, entry.with("number", number)))
            }
            Order::Activate(command) => self.activate(state, command),
            Order::Did(unit, deed, manner) => self.did(state, unit, deed, manner),
            Order::Mark(unit, mark) => self.mark(state, unit, mark),
            Order::Officer(command, lost) => Game::officer(state, command, lost),
            Order::Say(yes) => answered(state, yes),
            Order::Done(command) => self.done(state, command),
            Order::Check { .. }
            | Order::Die(_)
            | Order::Tie(_)
            | Order::Choose(_)
            | Order::Vacate(_)
            | Order::Keep
            | Order::Cannot
            | Order::Test(..)
            | Order::Pursue(_) => self.react(state, order),
        }
    }

    /// Removes old tokens and marks; new tokens are to be placed.
    fn turn(&self, state: &mut State) -> Answer {
        if self.waits(state) != Request::Turn {
            return Err(OrderError::NotNow);
        }
        state.turn += 1;
        let each_turn = !self.muster.rulings.other(Ruling::Forlorn);
        for command in state.commands.iter_mut().flatten() {
            command.token = None;
            command.done = false;
            let sent = command.forlorn.take().is_some();
            command.forlorn_spent |= sent && !each_turn;
            for unit in &mut command.units {
                unit.marks.reacted = false;
                // Its next token decides whether it flees on.
                unit.begin(true);
            }
        }
        let tokens = |side: Side| {
            let commands = state
                .of_side(side)
                .filter(|(_, command)| !command.is_gone());
            let wanted = self.muster.sides[side as usize].tokens;
            if wanted { commands.count() as u8 } else { 0 }
        };
        state.placing = Some(TokenPlacement::new(Side::ALL.map(tokens)));
        state.placed = Vec::new();
        state.action = None;
        Ok(vec![LogEntry::new("turn").with("turn", state.turn)])
    }

    fn place(&self, state: &mut State, id: CommandId, mode: Mode) -> Result<u8, OrderError> {
        let command = state
            .command(id)
            .filter(|command| !command.is_gone())
            .ok_or_else(|| OrderError::NoCommand(id.to_string()))?;
        if state.pending.is_some() {
            return Err(OrderError::NotNow);
        }
        let has_token = command.token.is_some();
        let name = command.name.clone();
        let placing = state.placing.as_mut().ok_or(OrderError::NotNow)?;
        if placing.asks() == PlacementRequest::Done || placing.asks() == PlacementRequest::Dice {
            return Err(OrderError::NotNow);
        }
        if has_token {
            return Err(OrderError::HasToken(name));
        }
        let number = placing
            .place(id.side as usize)
            .map_err(|_| OrderError::OtherSide)?;
        let shown = !self.muster.rulings.other(Ruling::TokensShown);
        if let Some(command) = state.command_mut(id) {
            command.token = Some(Token {
                mode,
                number,
                flipped: false,
                shown,
            });
        }
        state.placed.push(id);
        Ok(number)
    }

    fn activate(&self, state: &mut State, id: CommandId) -> Answer {
        let Request::Activate(offered) = self.waits(state) else {
            return Err(OrderError::NotNow);
        };
        let command = state
            .command(id)
            .ok_or_else(|| OrderError::NoCommand(id.to_string()))?;
        if command.done || command.is_gone() {
            return Err(OrderError::Done(command.name.clone()));
        }
        if !offered.contains(&id) {
            let earlier = offered.iter().find(|one| one.side == id.side);
            let earlier = earlier.or(offered.first()).copied().unwrap_or(id);
            return Err(OrderError::Earlier(name(state, earlier)?));
        }
        let mut entry = LogEntry::new("activated").with("command", &command.name);
        if let Some(token) = command.token {
            entry = entry.with("mode", token.mode);
        } else {
            entry = entry.with("mode", "none");
        }
        if let Some(command) = state.command_mut(id) {
            if let Some(token) = &mut command.token {
                token.shown = true;
            }
            let flees = command
                .token
                .is_some_and(|token| turns_away(Tables::embedded(), token.mode));
            command.units.iter_mut().for_each(|unit| unit.begin(flees));
        }
        state.active = Some(id);
        state.action = None;
        Ok(vec![entry])
    }

    fn done(&self, state: &mut State, id: CommandId) -> Answer {
        if state.pending.is_some() || state.active != Some(id) {
            return Err(OrderError::NotNow);
        }
        let skipped_duties = self.skips(state, id);
        let command = state.command_mut(id).ok_or(OrderError::NotNow)?;
        let remarks = skipped_duties.into_iter().map(|(unit, advice)| {
            LogEntry::new("skipped")
                .with("unit", &command.units[unit.index].entry.name)
                .with("advice", advice.word())
        });
        let mut entries: Vec<LogEntry> = remarks.collect();
        command.done = true;
        if let Some(token) = &mut command.token {
            token.flipped = true;
        }
        entries.push(LogEntry::new("done").with("command", &command.name));
        state.active = None;
        state.action = None;
        Ok(entries)
    }
}

fn throw(state: &mut State, dice: [u8; 2]) -> Answer {
    let placing = state.placing.as_mut().ok_or(OrderError::NotNow)?;
    let unequal = placing.dice(dice).map_err(|error| match error {
        PlacementError::NoDice | PlacementError::OtherSide => OrderError::NotNow,
    })?;
    let [red, blue] = dice;
    if !unequal {
        return Ok(vec![LogEntry::new("dice-again").with("die", red)]);
    }
    let first = if red < blue { Side::Red } else { Side::Blue };
    let entry = LogEntry::new("dice")
        .with("red", red)
        .with("blue", blue)
        .with("side", first.word());
    Ok(vec![entry])
}

/// Log entries for a placed token, and for the end of placement.
fn placed(state: &State, entry: LogEntry) -> Vec<LogEntry> {
    let last = state
        .placing
        .as_ref()
        .is_some_and(|placing| placing.asks() == PlacementRequest::Done);
    let mut all = vec![entry];
    if last {
        all.push(LogEntry::new("tokens-placed"));
    }
    all
}

/// The name of a command.
fn name(state: &State, id: CommandId) -> Result<String, OrderError> {
    let command = state.command(id);
    command
        .map(|command| command.name.clone())
        .ok_or_else(|| OrderError::NoCommand(id.to_string()))
}

/// A unit that is on the table.
pub(super) fn there(state: &State, id: UnitId) -> Result<&UnitState, OrderError> {
    state
        .unit(id)
        .filter(|unit| !unit.marks.gone)
        .ok_or_else(|| OrderError::NoUnit(id.to_string()))
}
