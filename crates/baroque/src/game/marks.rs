//! What is said of a unit or its command beside what it does: how it stands, what it can do, that an officer is lost.

use crate::placing::PlacingAsk;
use crate::troop::Abilities;

use super::Game;
use super::ids::{CommandId, UnitId};
use super::play::Answer;
use super::refusal::BadOrder;
use super::state::{Pending, State};
use super::told::Told;
use super::unit::Mark;

impl Game {
    pub(super) fn mark(&self, state: &mut State, id: UnitId, mark: Mark) -> Answer {
        // Who has nobody left gets no token: that is settled before tokens are placed.
        let placing = state
            .placing
            .as_ref()
            .is_some_and(|placing| placing.asks() != PlacingAsk::Done);
        if state.pending.is_some() || mark == Mark::Gone && placing {
            return Err(BadOrder::NotNow);
        }
        let bare = state
            .command(id.command)
            .is_some_and(|command| command.is_gone() && command.token.is_none());
        let unit = state
            .unit_mut(id)
            .ok_or_else(|| BadOrder::NoUnit(id.to_string()))?;
        let leaves = mark == Mark::Gone && !unit.marks.gone;
        match mark {
            Mark::Disordered => unit.marks.disordered = true,
            Mark::Steady => unit.marks.disordered = false,
            Mark::Engaged => unit.marks.engaged = true,
            Mark::Free => unit.marks.engaged = false,
            Mark::Gone => unit.marks.gone = true,
            Mark::Back => (unit.marks.gone, unit.marks.lost) = (false, false),
        }
        let told = Told::of("mark")
            .with("unit", &unit.entry.name)
            .with("mark", mark.word());
        // A command that is there after all has its token placed, even when those of the others are.
        let tokens = self.muster.sides[id.command.side as usize].tokens;
        if let Some(placing) = &mut state.placing
            && mark == Mark::Back
            && bare
            && tokens
        {
            placing.add(id.command.side as usize);
        }
        if leaves {
            state.pending = Some(Pending::Left { unit: id });
        }
        Ok(vec![told])
    }

    /// A command has lost its officer, or has one again: its token and its mode stay (ruling 9).
    pub(super) fn officer(state: &mut State, id: CommandId, lost: bool) -> Answer {
        if state.pending.is_some() {
            return Err(BadOrder::NotNow);
        }
        let command = state
            .command_mut(id)
            .ok_or_else(|| BadOrder::NoCommand(id.to_string()))?;
        let asks = lost && !command.officer_lost;
        command.officer_lost = lost;
        let told = Told::of(if lost { "officer-lost" } else { "officer-back" });
        let told = told.with("command", &command.name);
        if asks {
            state.pending = Some(Pending::Officer { command: id });
        }
        Ok(vec![told])
    }

    pub(super) fn able(&self, state: &mut State, id: UnitId, can: Abilities) -> Answer {
        let unit = state
            .unit_mut(id)
            .ok_or_else(|| BadOrder::NoUnit(id.to_string()))?;
        let (can, _) = can.by_code(unit.entry.kind(), &self.muster.rulings);
        unit.entry.can = Some(can);
        let words: Vec<&str> = can.words().collect();
        let told = match words.as_slice() {
            [] => Told::of("able-nothing"),
            words => Told::of("able").with("abilities", words.join(" ")),
        };
        Ok(vec![told.with("unit", &unit.entry.name)])
    }
}
