//! Actions of the active command's units, remarks on them, and possible reactions.

use crate::duties::{ActivationState, Advice, Manner, UnitAction, advice, refuses};
use crate::mode::Mode;
use crate::ruling::Ruling;
use crate::tables::Tables;

use super::Game;
use super::ids::{CommandId, UnitId};
use super::log_entry::LogEntry;
use super::order_error::OrderError;
use super::state::{LastAction, State};
use super::turn::{Answer, there};

impl Game {
    pub(super) fn did(
        &self,
        state: &mut State,
        id: UnitId,
        deed: UnitAction,
        manner: Option<Manner>,
    ) -> Answer {
        if state.pending.is_some() {
            return Err(OrderError::NotNow);
        }
        let unit = there(state, id)?;
        let name = unit.entry.name.clone();
        if state.active != Some(id.command) {
            return Err(OrderError::NotActive(name));
        }
        if let Some((mode, _)) = Game::before(state, id)
            && refuses(Tables::embedded(), mode, deed)
        {
            return Err(OrderError::WithdrawOrder);
        }
        let mut entries = vec![
            LogEntry::new("did")
                .with("unit", &name)
                .with("deed", deed.word()),
        ];
        if let Some(manner) = manner {
            entries.push(LogEntry::new("did-manner").with("manner", manner.word()));
        }
        for advice in self.remarks(state, id, deed, manner) {
            let remark = LogEntry::new("advice")
                .with("unit", &name)
                .with("advice", advice.word());
            entries.push(remark);
        }
        self.remember(state, id, deed, manner);
        Ok(entries)
    }

    /// Records an action for later ones.
    fn remember(&self, state: &mut State, id: UnitId, deed: UnitAction, manner: Option<Manner>) {
        if manner == Some(Manner::Forlorn)
            && let Some(command) = state.command_mut(id.command)
        {
            command.forlorn.get_or_insert(id.index);
        }
        let Some(unit) = state.unit_mut(id) else {
            return;
        };
        let moved = manner == Some(Manner::Moved) || unit.before.has_moved();
        match deed {
            UnitAction::Move | UnitAction::Withdraw => more(&mut unit.before.moves),
            UnitAction::Align => more(&mut unit.before.aligned),
            UnitAction::Charge => {
                more(&mut unit.before.moves);
                unit.before.charged = true;
                unit.before.turned = false;
            }
            UnitAction::AboutFace => {
                unit.before.turned = true;
                unit.before.turning = true;
            }
            UnitAction::Disengage => unit.before.disengaged = true,
            UnitAction::Stop => unit.stopped = true,
            UnitAction::RallyFailed => unit.marks.disordered = true,
            UnitAction::Shoot => unit.before.shot = true,
            UnitAction::WithdrawOrder => {}
        }
        if deed == UnitAction::Shoot && manner == Some(Manner::Moved) && !unit.before.has_moved() {
            unit.before.moves = 1;
        }
        let action = match deed {
            UnitAction::Stop | UnitAction::RallyFailed => None,
            deed => Some(LastAction {
                actor: id,
                deed,
                moved,
                answered: false,
                checked: Vec::new(),
            }),
        };
        let one_action = !self.muster.rulings.other(Ruling::MoveAndShot);
        state.action = match (action, state.action.take()) {
            // A move and the shot after it are one action, read as a shot.
            //
            // A unit that reacted to the move has reacted; one whose check failed on the move may check for
            // the shot. A charge is a separate action.
            (Some(shot), Some(step))
                if one_action
                    && shot.deed == UnitAction::Shoot
                    && step.actor == id
                    && !matches!(step.deed, UnitAction::Shoot | UnitAction::Charge) =>
            {
                Some(LastAction {
                    answered: step.answered,
                    ..shot
                })
            }
            (action, _) => action,
        };
    }

    /// The duties skipped if the command finishes now.
    ///
    /// Covers units that have not declared a stop, as if they did, and a possible charge if nothing else is
    /// missing.
    pub(super) fn skips(&self, state: &State, id: CommandId) -> Vec<(UnitId, Advice)> {
        let units = state.command(id).map_or(&[][..], |command| &command.units);
        let going = units.iter().enumerate();
        let going = going.filter(|(_, unit)| !unit.marks.gone && !unit.stopped);
        let skipped_duties = going.flat_map(|(index, _)| {
            let unit = UnitId { command: id, index };
            let stops = |manner| self.remarks(state, unit, UnitAction::Stop, manner);
            let mut found = stops(None);
            if found.is_empty() {
                found = stops(Some(Manner::CouldCharge));
            }
            found.into_iter().map(move |advice| (unit, advice))
        });
        skipped_duties.collect()
    }

    /// The mode of a unit and its state before an action; `None` without a token.
    pub(super) fn before(state: &State, id: UnitId) -> Option<(Mode, ActivationState)> {
        let command = state.command(id.command)?;
        let unit = command.units.get(id.index)?;
        let used = command.forlorn_spent || command.forlorn.is_some_and(|index| index != id.index);
        Some((command.token?.mode, unit.before(used)))
    }

    pub(super) fn remarks(
        &self,
        state: &State,
        id: UnitId,
        deed: UnitAction,
        manner: Option<Manner>,
    ) -> Vec<Advice> {
        let Some((mode, before)) = Game::before(state, id) else {
            return Vec::new();
        };
        let rulings = &self.muster.rulings;
        advice(Tables::embedded(), rulings, mode, before, deed, manner)
    }
}

const fn more(count: &mut u8) {
    *count = count.saturating_add(1);
}
