//! The turn: tokens, the order of activation, and that a command has finished; every order is carried out from here.

use crate::conduct::turns_away;
use crate::mode::Mode;
use crate::placing::{BadPlacing, Placing, PlacingAsk};
use crate::ruling::Ruling;
use crate::tables::Tables;

use super::Game;
use super::asks::Asks;
use super::hidden::is_hidden;
use super::ids::{CommandId, Side, UnitId};
use super::order::Order;
use super::questions::answered;
use super::refusal::BadOrder;
use super::state::{State, Token};
use super::told::Told;
use super::unit::UnitState;

pub(super) type Answer = Result<Vec<Told>, BadOrder>;

impl Game {
    /// Carries an order out on a state.
    pub(super) fn apply(&self, state: &mut State, order: &Order) -> Answer {
        match *order {
            Order::Note(ref text) => Ok(vec![Told::of("note").with("text", text)]),
            Order::Able(unit, can) => self.able(state, unit, can),
            Order::Turn => self.turn(state),
            Order::Dice(dice) => throw(state, dice),
            Order::Place(command, mode) => {
                let number = self.place(state, command, mode)?;
                let told = if is_hidden(state, command) {
                    Told::of("placed-hidden")
                } else {
                    Told::of("placed").with("mode", mode)
                };
                let told = told.with("command", name(state, command)?);
                Ok(placed(state, told.with("number", number)))
            }
            Order::PlaceByDie(command, situation, die) => {
                if !self.muster.sides[command.side as usize].mode_dice {
                    return Err(BadOrder::NotNow);
                }
                let mode = Tables::carried().chosen_mode(situation, die);
                let number = self.place(state, command, mode)?;
                // The situation and the die are as good as the mode.
                let told = if is_hidden(state, command) {
                    Told::of("placed-hidden-by-die")
                } else {
                    Told::of("placed-by-die")
                        .with("mode", mode)
                        .with("situation", situation.word())
                        .with("die", die)
                };
                let told = told.with("command", name(state, command)?);
                Ok(placed(state, told.with("number", number)))
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

    /// Old tokens and marks go, and new tokens are placed.
    fn turn(&self, state: &mut State) -> Answer {
        if self.waits(state) != Asks::Turn {
            return Err(BadOrder::NotNow);
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
                // Whether it flees on, its next token says.
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
        state.placing = Some(Placing::new(Side::ALL.map(tokens)));
        state.placed = Vec::new();
        state.action = None;
        Ok(vec![Told::of("turn").with("turn", state.turn)])
    }

    fn place(&self, state: &mut State, id: CommandId, mode: Mode) -> Result<u8, BadOrder> {
        let command = state
            .command(id)
            .filter(|command| !command.is_gone())
            .ok_or_else(|| BadOrder::NoCommand(id.to_string()))?;
        if state.pending.is_some() {
            return Err(BadOrder::NotNow);
        }
        let has_token = command.token.is_some();
        let name = command.name.clone();
        let placing = state.placing.as_mut().ok_or(BadOrder::NotNow)?;
        if placing.asks() == PlacingAsk::Done || placing.asks() == PlacingAsk::Dice {
            return Err(BadOrder::NotNow);
        }
        if has_token {
            return Err(BadOrder::HasToken(name));
        }
        let number = placing
            .place(id.side as usize)
            .map_err(|_| BadOrder::OtherSide)?;
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
        let Asks::Activate(offered) = self.waits(state) else {
            return Err(BadOrder::NotNow);
        };
        let command = state
            .command(id)
            .ok_or_else(|| BadOrder::NoCommand(id.to_string()))?;
        if command.done || command.is_gone() {
            return Err(BadOrder::Done(command.name.clone()));
        }
        if !offered.contains(&id) {
            let earlier = offered.iter().find(|one| one.side == id.side);
            let earlier = earlier.or(offered.first()).copied().unwrap_or(id);
            return Err(BadOrder::Earlier(name(state, earlier)?));
        }
        let mut told = Told::of("activated").with("command", &command.name);
        if let Some(token) = command.token {
            told = told.with("mode", token.mode);
        } else {
            told = told.with("mode", "none");
        }
        if let Some(command) = state.command_mut(id) {
            if let Some(token) = &mut command.token {
                token.shown = true;
            }
            let flees = command
                .token
                .is_some_and(|token| turns_away(Tables::carried(), token.mode));
            command.units.iter_mut().for_each(|unit| unit.begin(flees));
        }
        state.active = Some(id);
        state.action = None;
        Ok(vec![told])
    }

    fn done(&self, state: &mut State, id: CommandId) -> Answer {
        if state.pending.is_some() || state.active != Some(id) {
            return Err(BadOrder::NotNow);
        }
        let skipped = self.skips(state, id);
        let command = state.command_mut(id).ok_or(BadOrder::NotNow)?;
        let remarks = skipped.into_iter().map(|(unit, advice)| {
            Told::of("skipped")
                .with("unit", &command.units[unit.index].entry.name)
                .with("advice", advice.word())
        });
        let mut told: Vec<Told> = remarks.collect();
        command.done = true;
        if let Some(token) = &mut command.token {
            token.flipped = true;
        }
        told.push(Told::of("done").with("command", &command.name));
        state.active = None;
        state.action = None;
        Ok(told)
    }
}

fn throw(state: &mut State, dice: [u8; 2]) -> Answer {
    let placing = state.placing.as_mut().ok_or(BadOrder::NotNow)?;
    let unequal = placing.dice(dice).map_err(|error| match error {
        BadPlacing::NoDice | BadPlacing::OtherSide => BadOrder::NotNow,
    })?;
    let [red, blue] = dice;
    if !unequal {
        return Ok(vec![Told::of("dice-again").with("die", red)]);
    }
    let first = if red < blue { Side::Red } else { Side::Blue };
    let told = Told::of("dice")
        .with("red", red)
        .with("blue", blue)
        .with("side", first.word());
    Ok(vec![told])
}

/// What is told of a token, and when it was the last.
fn placed(state: &State, told: Told) -> Vec<Told> {
    let last = state
        .placing
        .as_ref()
        .is_some_and(|placing| placing.asks() == PlacingAsk::Done);
    let mut all = vec![told];
    if last {
        all.push(Told::of("tokens-placed"));
    }
    all
}

/// The name of a command.
fn name(state: &State, id: CommandId) -> Result<String, BadOrder> {
    let command = state.command(id);
    command
        .map(|command| command.name.clone())
        .ok_or_else(|| BadOrder::NoCommand(id.to_string()))
}

/// A unit that is on the table.
pub(super) fn there(state: &State, id: UnitId) -> Result<&UnitState, BadOrder> {
    state
        .unit(id)
        .filter(|unit| !unit.marks.gone)
        .ok_or_else(|| BadOrder::NoUnit(id.to_string()))
}
