//! What the units of the command that acts do, what is remarked of it, and what an enemy may answer.

use crate::conduct::{Advice, Before, Deed, Manner, advice, refuses};
use crate::mode::Mode;
use crate::ruling::Ruling;
use crate::tables::Tables;

use super::Game;
use super::ids::{CommandId, UnitId};
use super::play::{Answer, there};
use super::refusal::BadOrder;
use super::state::{Action, State};
use super::told::Told;

impl Game {
    pub(super) fn did(
        &self,
        state: &mut State,
        id: UnitId,
        deed: Deed,
        manner: Option<Manner>,
    ) -> Answer {
        if state.pending.is_some() {
            return Err(BadOrder::NotNow);
        }
        let unit = there(state, id)?;
        let name = unit.entry.name.clone();
        if state.active != Some(id.command) {
            return Err(BadOrder::NotActive(name));
        }
        if let Some((mode, _)) = Game::before(state, id)
            && refuses(Tables::carried(), mode, deed)
        {
            return Err(BadOrder::WithdrawOrder);
        }
        let mut told = vec![
            Told::of("did")
                .with("unit", &name)
                .with("deed", deed.word()),
        ];
        if let Some(manner) = manner {
            told.push(Told::of("did-manner").with("manner", manner.word()));
        }
        for advice in self.remarks(state, id, deed, manner) {
            let remark = Told::of("advice")
                .with("unit", &name)
                .with("advice", advice.word());
            told.push(remark);
        }
        self.remember(state, id, deed, manner);
        Ok(told)
    }

    /// What has been done is remembered for what comes after.
    fn remember(&self, state: &mut State, id: UnitId, deed: Deed, manner: Option<Manner>) {
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
            Deed::Move | Deed::Withdraw => more(&mut unit.before.moves),
            Deed::Align => more(&mut unit.before.aligned),
            Deed::Charge => {
                more(&mut unit.before.moves);
                unit.before.charged = true;
                unit.before.turned = false;
            }
            Deed::AboutFace => {
                unit.before.turned = true;
                unit.before.turning = true;
            }
            Deed::Disengage => unit.before.disengaged = true,
            Deed::Stop => unit.stopped = true,
            Deed::RallyFailed => unit.marks.disordered = true,
            Deed::Shoot => unit.before.shot = true,
            Deed::WithdrawOrder => {}
        }
        if deed == Deed::Shoot && manner == Some(Manner::Moved) && !unit.before.has_moved() {
            unit.before.moves = 1;
        }
        let action = match deed {
            Deed::Stop | Deed::RallyFailed => None,
            deed => Some(Action {
                actor: id,
                deed,
                moved,
                answered: false,
                checked: Vec::new(),
            }),
        };
        let one_action = !self.muster.rulings.other(Ruling::MoveAndShot);
        state.action = match (action, state.action.take()) {
            // A move and the shot after it are one action, read as a shot: who has reacted to it has reacted; who came to
            // nothing about the move has tried nothing, and may check for the shot. A charge is no such move.
            (Some(shot), Some(step))
                if one_action
                    && shot.deed == Deed::Shoot
                    && step.actor == id
                    && !matches!(step.deed, Deed::Shoot | Deed::Charge) =>
            {
                Some(Action {
                    answered: step.answered,
                    ..shot
                })
            }
            (action, _) => action,
        };
    }

    /// The musts that are skipped if a command finishes now: of units that have not said that they stop, each as if it
    /// did; and that it could charge, where nothing else is amiss.
    pub(super) fn skips(&self, state: &State, id: CommandId) -> Vec<(UnitId, Advice)> {
        let units = state.command(id).map_or(&[][..], |command| &command.units);
        let going = units.iter().enumerate();
        let going = going.filter(|(_, unit)| !unit.marks.gone && !unit.stopped);
        let skipped = going.flat_map(|(index, _)| {
            let unit = UnitId { command: id, index };
            let stops = |manner| self.remarks(state, unit, Deed::Stop, manner);
            let mut found = stops(None);
            if found.is_empty() {
                found = stops(Some(Manner::CouldCharge));
            }
            found.into_iter().map(move |advice| (unit, advice))
        });
        skipped.collect()
    }

    /// The mode of a unit and what has to be known before a deed of it is judged; nothing without a token.
    pub(super) fn before(state: &State, id: UnitId) -> Option<(Mode, Before)> {
        let command = state.command(id.command)?;
        let unit = command.units.get(id.index)?;
        let used = command.forlorn_spent || command.forlorn.is_some_and(|index| index != id.index);
        Some((command.token?.mode, unit.before(used)))
    }

    pub(super) fn remarks(
        &self,
        state: &State,
        id: UnitId,
        deed: Deed,
        manner: Option<Manner>,
    ) -> Vec<Advice> {
        let Some((mode, before)) = Game::before(state, id) else {
            return Vec::new();
        };
        let rulings = &self.muster.rulings;
        advice(Tables::carried(), rulings, mode, before, deed, manner)
    }
}

const fn more(count: &mut u8) {
    *count = count.saturating_add(1);
}
