//! Orders about the condition and abilities of units, and about lost officers.

use crate::muster::{MOST, UnitEntry};
use crate::token_placement::PlacementRequest;
use crate::troop::Abilities;

use super::Game;
use super::ids::{CommandId, UnitId};
use super::log_entry::LogEntry;
use super::order_error::OrderError;
use super::state::{Pending, State};
use super::turn::Answer;
use super::unit::{Mark, UnitState};

impl Game {
    pub(super) fn mark(&self, state: &mut State, id: UnitId, mark: Mark) -> Answer {
        // A command without units gets no token; this is settled before tokens are placed.
        let placing = state
            .placing
            .as_ref()
            .is_some_and(|placing| placing.asks() != PlacementRequest::Done);
        if state.pending.is_some() || mark == Mark::Gone && placing {
            return Err(OrderError::NotNow);
        }
        let bare = state
            .command(id.command)
            .is_some_and(|command| command.is_gone() && command.token.is_none());
        let unit = state
            .unit_mut(id)
            .ok_or_else(|| OrderError::NoUnit(id.to_string()))?;
        let leaves = mark == Mark::Gone && !unit.marks.gone;
        match mark {
            Mark::Disordered => unit.marks.disordered = true,
            Mark::Steady => unit.marks.disordered = false,
            Mark::Engaged => unit.marks.engaged = true,
            Mark::Free => unit.marks.engaged = false,
            Mark::Gone => unit.marks.gone = true,
            Mark::Back => (unit.marks.gone, unit.marks.lost) = (false, false),
        }
        let entry = LogEntry::new("mark")
            .with("unit", &unit.entry.name)
            .with("mark", mark.word());
        // A command that turns out to have units gets its token, even after those of the others.
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
        Ok(vec![entry])
    }

    /// A command has lost its officer, or has one again: its token and its mode stay (ruling 9).
    pub(super) fn officer(state: &mut State, id: CommandId, lost: bool) -> Answer {
        if state.pending.is_some() {
            return Err(OrderError::NotNow);
        }
        let command = state
            .command_mut(id)
            .ok_or_else(|| OrderError::NoCommand(id.to_string()))?;
        let asks = lost && !command.officer_lost;
        command.officer_lost = lost;
        let entry = LogEntry::new(if lost { "officer-lost" } else { "officer-back" });
        let entry = entry.with("command", &command.name);
        if asks {
            state.pending = Some(Pending::Officer { command: id });
        }
        Ok(vec![entry])
    }

    /// A command gets another unit, after those that it has.
    pub(super) fn enlist(&self, state: &mut State, id: CommandId, entry: &UnitEntry) -> Answer {
        if state.pending.is_some() {
            return Err(OrderError::NotNow);
        }
        let entry = self.allowed(entry);
        let command = state
            .command_mut(id)
            .filter(|command| !command.is_gone())
            .ok_or_else(|| OrderError::NoCommand(id.to_string()))?;
        if command.units.len() >= MOST {
            return Err(OrderError::Unable(command.name.clone()));
        }
        let logged = LogEntry::new("enlisted").with("unit", &entry.name);
        let logged = logged.with("command", &command.name);
        command.units.push(UnitState::new(&entry));
        Ok(vec![logged])
    }

    /// A unit has another name, code or class, or other abilities.
    pub(super) fn amend(&self, state: &mut State, id: UnitId, entry: &UnitEntry) -> Answer {
        if state.pending.is_some() {
            return Err(OrderError::NotNow);
        }
        let entry = self.allowed(entry);
        let unit = state
            .unit_mut(id)
            .ok_or_else(|| OrderError::NoUnit(id.to_string()))?;
        let logged = LogEntry::new("amended").with("unit", &unit.entry.name);
        let logged = logged.with("entry", &entry);
        unit.amend(entry);
        Ok(vec![logged])
    }

    /// An entry with the abilities that its code allows.
    fn allowed(&self, entry: &UnitEntry) -> UnitEntry {
        let rulings = &self.muster.rulings;
        let can = entry.can.map(|can| can.by_code(entry.kind(), rulings).0);
        UnitEntry {
            can,
            ..entry.clone()
        }
    }

    pub(super) fn able(&self, state: &mut State, id: UnitId, can: Abilities) -> Answer {
        let unit = state
            .unit_mut(id)
            .ok_or_else(|| OrderError::NoUnit(id.to_string()))?;
        let (can, _) = can.by_code(unit.entry.kind(), &self.muster.rulings);
        unit.entry.can = Some(can);
        let words: Vec<&str> = can.words().collect();
        let entry = match words.as_slice() {
            [] => LogEntry::new("able-nothing"),
            words => LogEntry::new("able").with("abilities", words.join(" ")),
        };
        Ok(vec![entry.with("unit", &unit.entry.name)])
    }
}

/// The player's own note on a unit; an empty one takes it away.
pub(super) fn remark(state: &mut State, id: UnitId, text: &str) -> Answer {
    let unit = state
        .unit_mut(id)
        .ok_or_else(|| OrderError::NoUnit(id.to_string()))?;
    text.clone_into(&mut unit.remark);
    let entry = match text {
        "" => LogEntry::new("unremarked"),
        text => LogEntry::new("remarked").with("text", text),
    };
    Ok(vec![entry.with("unit", &unit.entry.name)])
}
