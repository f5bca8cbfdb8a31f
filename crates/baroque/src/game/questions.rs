//! Yes-or-no questions about Baroque's own rules, asked when they matter and logged.

use super::log_entry::LogEntry;
use super::order_error::OrderError;
use super::state::{Pending, State};
use super::turn::Answer;

/// Answers the question waited for.
pub(super) fn answered(state: &mut State, yes: bool) -> Answer {
    let pending = state.pending.take().ok_or(OrderError::NotNow)?;
    if let Pending::Officer { command } = pending {
        let found = state.command_mut(command).ok_or(OrderError::NotNow)?;
        found.officer_lost = !yes;
        let entry = LogEntry::new(if yes {
            "officer-another"
        } else {
            "officer-none"
        });
        return Ok(vec![entry.with("command", &found.name)]);
    }
    let (unit, id) = match (pending, yes) {
        (Pending::Failed { unit }, true) => (unit, "test-disorders"),
        (Pending::Failed { unit }, false) => (unit, "test-no-more"),
        (Pending::Left { unit }, true) => (unit, "lost"),
        (Pending::Left { unit }, false) => (unit, "not-lost"),
        // A test is answered by its result.
        (Pending::PursuitTest { unit }, false) => (unit, "pursuit-untested"),
        _ => return Err(OrderError::NotNow),
    };
    let found = state.unit_mut(unit).ok_or(OrderError::NotNow)?;
    match pending {
        Pending::Failed { .. } => found.marks.disordered |= yes,
        Pending::Left { .. } => found.marks.lost = yes,
        _ => {}
    }
    Ok(vec![LogEntry::new(id).with("unit", &found.entry.name)])
}
