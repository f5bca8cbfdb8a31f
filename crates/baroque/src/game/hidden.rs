//! Hidden tokens (ruling `tokens-shown`).
//!
//! Until a command acts or reacts, the log must not reveal its mode, not even by what is missing.

use super::ids::{CommandId, UnitId};
use super::log_entry::LogEntry;
use super::state::{Pending, State};

/// Whether the token of a command hides its mode.
pub(super) fn is_hidden(state: &State, id: CommandId) -> bool {
    let token = state.command(id).and_then(|command| command.token);
    token.is_some_and(|token| !token.shown)
}

/// Reveals the token of a command, with a log entry if it was hidden.
pub(super) fn reveal(state: &mut State, id: CommandId) -> Option<LogEntry> {
    let command = state.command_mut(id)?;
    let token = command.token.as_mut().filter(|token| !token.shown)?;
    token.shown = true;
    let entry = LogEntry::new("shown").with("command", &command.name);
    Some(entry.with("mode", token.mode))
}

/// The log entries of a die read by a mode.
///
/// All of them if the unit reacts, which reveals its token; otherwise only those that do not reveal the row.
pub(super) fn veiled(
    state: &mut State,
    unit: UnitId,
    die: u8,
    entries: Vec<LogEntry>,
) -> Vec<LogEntry> {
    if !is_hidden(state, unit.command) {
        return entries;
    }
    let evades = entries.iter().any(|entry| entry.id.starts_with("evades"));
    match state.pending {
        Some(Pending::Vacate { .. } | Pending::Test { .. }) => {}
        _ if evades => {}
        pending => {
            let tie = matches!(pending, Some(Pending::Tie { .. }));
            let mut all = vec![LogEntry::new("hidden-die").with("die", die)];
            all.extend(tie.then(|| LogEntry::new("hidden-tie")));
            all.extend(
                entries
                    .into_iter()
                    .filter(|entry| entry.id.starts_with("nothing")),
            );
            return all;
        }
    }
    reveal(state, unit.command)
        .into_iter()
        .chain(entries)
        .collect()
}
