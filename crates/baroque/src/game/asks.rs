//! What the game waits for, and which units may react to what was done last.

use crate::distance::Distance;
use crate::placing::PlacingAsk;
use crate::reaction::{Barred, May, Occasion, may_react};
use crate::ruling::Ruling;
use crate::tables::Tables;
use crate::trigger::Sight;

use super::Game;
use super::hidden::is_hidden;
use super::ids::{CommandId, Side, UnitId};
use super::react::trigger_of;
use super::state::{Pending, State};

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asks {
    /// The next turn.
    Turn,
    /// A die for each side, to place tokens.
    Dice,
    /// A token of this side.
    Place(Side),
    /// The command that acts next, one of these.
    Activate(Vec<CommandId>),
    /// What the units of this command do, how enemies react to it, and that it has finished.
    Act(CommandId),
    /// Something in the middle of a reaction or a pursuit.
    Pending(Pending),
}

/// A unit that may react, or why not: as the one to whom it was done, and as one who is near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// Who.
    pub unit: UnitId,
    /// As the target; `None` where nothing is done to anybody.
    pub target: Option<Result<May, Barred>>,
    /// As one who is near enough and sees it.
    pub near: Result<May, Barred>,
    /// Whether it has to be said first what it can do.
    pub asked: bool,
}

impl Game {
    /// What is waited for.
    pub fn asks(&self) -> Asks {
        self.waits(&self.state)
    }

    pub(super) fn waits(&self, state: &State) -> Asks {
        if let Some(pending) = state.pending {
            return Asks::Pending(pending);
        }
        if let Some(placing) = &state.placing {
            match placing.asks() {
                PlacingAsk::Dice => return Asks::Dice,
                PlacingAsk::Place(side) => return Asks::Place(Side::ALL[side]),
                PlacingAsk::Done => {}
            }
        }
        if let Some(command) = state.active {
            return Asks::Act(command);
        }
        let offered = self.offered(state);
        if state.turn == 0 || offered.is_empty() {
            return Asks::Turn;
        }
        Asks::Activate(offered)
    }

    /// Which commands may act next: of each side the first by its tokens, or any of a side without; or the next one in
    /// the order in which tokens were placed, where both sides have them.
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

    /// Who may react to what was done last, if they are near enough and see it.
    pub fn candidates(&self) -> Vec<Candidate> {
        let Some(action) = &self.state.action else {
            return Vec::new();
        };
        let enemies = self.state.units_of(action.actor.command.side.other());
        let asked = enemies.map(|(unit, state)| {
            let may = |target: bool| {
                let trigger = trigger_of(action.deed, target)?;
                let occasion = Occasion {
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
                near: may(false).unwrap_or(Err(Barred::Gone)),
                asked: state.entry.can.is_none() && !state.marks.gone,
            }
        });
        asked.collect()
    }

    /// Whether a unit may check for what was done last.
    pub(super) fn may_check(
        &self,
        state: &State,
        unit: UnitId,
        occasion: Occasion,
    ) -> Result<May, Barred> {
        let (Some(action), Some(found)) = (&state.action, state.unit(unit)) else {
            return Err(Barred::Gone);
        };
        if action.checked.contains(&unit) {
            return Err(Barred::Checked);
        }
        // That nobody in its mode answers this, a hidden token does not tell.
        let mode = self.table_mode(state, unit)?;
        let mode = mode.filter(|_| !is_hidden(state, unit.command));
        let rulings = &self.muster.rulings;
        let may = may_react(Tables::carried(), rulings, mode, occasion, found.standing())?;
        // An evade is no reaction: it is open to others even when somebody has answered.
        let evades = found.standing().can.evade && Tables::carried().is_target(occasion.trigger);
        match (action.answered, evades) {
            (false, _) => Ok(may),
            (true, true) => Ok(May::OnlyEvade),
            (true, false) => Err(Barred::Answered),
        }
    }

    /// The mode by which a unit reacts, or none where its player judges.
    fn table_mode(&self, state: &State, unit: UnitId) -> Result<Option<crate::Mode>, Barred> {
        if !self.muster.sides[unit.command.side as usize].reactions {
            return Ok(None);
        }
        let token = state
            .command(unit.command)
            .and_then(|command| command.token);
        token.map(|token| Some(token.mode)).ok_or(Barred::NoToken)
    }
}
