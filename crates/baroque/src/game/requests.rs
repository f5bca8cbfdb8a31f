//! What the game waits for, and which units may react to the last action.

use crate::distance::Distance;
use crate::reaction::{AllowedReactions, CannotReact, TriggerEvent, check_reaction, may_evade};
use crate::ruling::Ruling;
use crate::tables::Tables;
use crate::token_placement::PlacementRequest;
use crate::trigger::Sight;

use super::Game;
use super::hidden::is_hidden;
use super::ids::{CommandId, Side, UnitId};
use super::reactions::trigger_of;
use super::state::{Pending, State};

/// The input the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// The next turn.
    Turn,
    /// A die for each side, to place tokens.
    Dice,
    /// A token of this side.
    Place(Side),
    /// The next command to act, one of these.
    Activate(Vec<CommandId>),
    /// Actions of this command's units, reactions to them, or its end.
    Act(CommandId),
    /// A step of a reaction or a pursuit.
    Pending(Pending),
}

/// A unit that may react, or the reasons why not, as target and as nearby unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The unit.
    pub unit: UnitId,
    /// As the target; `None` if the action has no target.
    pub target: Option<Result<AllowedReactions, CannotReact>>,
    /// As a nearby unit that can see the action.
    pub near: Result<AllowedReactions, CannotReact>,
    /// Whether its abilities must be entered first.
    pub asked: bool,
}

impl Game {
    /// The input waited for.
    pub fn asks(&self) -> Request {
        self.waits(&self.state)
    }

    pub(super) fn waits(&self, state: &State) -> Request {
        if let Some(pending) = state.pending {
            return Request::Pending(pending);
        }
        if let Some(placing) = &state.placing {
            match placing.asks() {
                PlacementRequest::Dice => return Request::Dice,
                PlacementRequest::Place(side) => return Request::Place(Side::ALL[side]),
                PlacementRequest::Done => {}
            }
        }
        if let Some(command) = state.active {
            return Request::Act(command);
        }
        let offered = self.offered(state);
        if state.turn == 0 || offered.is_empty() {
            return Request::Turn;
        }
        Request::Activate(offered)
    }

    /// The commands that may act next.
    ///
    /// Of each side the lowest token, or any command of a side without tokens; or the next in order of
    /// placement, if both sides have tokens and the ruling says so.
    pub(super) fn offered(&self, state: &State) -> Vec<CommandId> {
        let waits = |id: &CommandId| {
            let command = state.command(*id);
            command.is_some_and(|command| !command.done && !command.is_gone())
        };
        let both = self.muster.sides.iter().all(|side| side.tokens);
        let as_placed = both && self.muster.rulings.other(Ruling::TurnOrder);
        if as_placed && let Some(next) = state.placed.iter().copied().find(waits) {
            return vec![next];
        }
        let mut offered = Vec::new();
        for side in Side::ALL {
            let mut ids = state.of_side(side).map(|(id, _)| id).filter(waits);
            if self.muster.sides[side as usize].tokens {
                let number = |id: &CommandId| {
                    let token = state.command(*id).and_then(|command| command.token);
                    token.map_or(u8::MAX, |token| token.number)
                };
                offered.extend(ids.min_by_key(number));
            } else {
                offered.extend(ids.by_ref());
            }
        }
        offered
    }

    /// The units that could react to the last action, if near enough and in sight.
    pub fn candidates(&self) -> Vec<Candidate> {
        let Some(action) = &self.state.action else {
            return Vec::new();
        };
        let enemies = self.state.units_of_side(action.actor.command.side.other());
        let asked = enemies.map(|(unit, state)| {
            let may = |target: bool| {
                let trigger = trigger_of(action.deed, target)?;
                let occasion = TriggerEvent {
                    trigger,
                    distance: Distance::default(),
                    sight: Sight::Whole,
                    moved: action.moved,
                };
                Some(self.may_check(&self.state, unit, occasion))
            };
            Candidate {
                unit,
                target: may(true),
                near: may(false).unwrap_or(Err(CannotReact::Gone)),
                asked: state.entry.can.is_none() && !state.marks.gone,
            }
        });
        asked.collect()
    }

    /// Whether a unit may check for a reaction to the last action.
    pub(super) fn may_check(
        &self,
        state: &State,
        unit: UnitId,
        occasion: TriggerEvent,
    ) -> Result<AllowedReactions, CannotReact> {
        let (Some(action), Some(found)) = (&state.action, state.unit(unit)) else {
            return Err(CannotReact::Gone);
        };
        if action.checked.contains(&unit) {
            return Err(CannotReact::Checked);
        }
        // A hidden token must not reveal that its mode never reacts.
        let mode = self.table_mode(state, unit)?;
        let mode = mode.filter(|_| !is_hidden(state, unit.command));
        let rulings = &self.muster.rulings;
        let may = check_reaction(
            Tables::embedded(),
            rulings,
            mode,
            occasion,
            found.standing(),
        )?;
        // An evade is not a reaction: it is open to others even after a reaction.
        let evades = may_evade(
            Tables::embedded(),
            rulings,
            mode,
            occasion.trigger,
            found.standing().can,
        );
        match (action.answered, evades) {
            (false, _) => Ok(may),
            (true, true) => Ok(AllowedReactions::OnlyEvade),
            (true, false) => Err(CannotReact::Answered),
        }
    }

    /// The mode by which a unit reacts; `None` if its player judges.
    fn table_mode(&self, state: &State, unit: UnitId) -> Result<Option<crate::Mode>, CannotReact> {
        if !self.muster.sides[unit.command.side as usize].reactions {
            return Ok(None);
        }
        let token = state
            .command(unit.command)
            .and_then(|command| command.token);
        token
            .map(|token| Some(token.mode))
            .ok_or(CannotReact::NoToken)
    }
}
