//! Tokens that lie hidden, by the ruling `tokens-shown`: until its command acts or reacts, nothing that is told may tell
//! its mode, not even by what is missing.

use super::ids::{CommandId, UnitId};
use super::state::{Pending, State};
use super::told::Told;

/// Whether the token of a command hides its mode.
pub(super) fn is_hidden(state: &State, id: CommandId) -> bool {
    let token = state.command(id).and_then(|command| command.token);
    token.is_some_and(|token| !token.shown)
}

/// The token of a command lies open from now on: what is told of it if it did not before.
pub(super) fn reveal(state: &mut State, id: CommandId) -> Option<Told> {
    let command = state.command_mut(id)?;
    let token = command.token.as_mut().filter(|token| !token.shown)?;
    token.shown = true;
    let told = Told::of("shown").with("command", &command.name);
    Some(told.with("mode", token.mode))
}

/// What is told of a die that was read by a mode: all of it if the unit reacts, which turns its token; otherwise only what
/// says nothing of the row in which it was read.
pub(super) fn veiled(state: &mut State, unit: UnitId, die: u8, told: Vec<Told>) -> Vec<Told> {
    if !is_hidden(state, unit.command) {
        return told;
    }
    let evades = told.iter().any(|told| told.id.starts_with("evades"));
    match state.pending {
        Some(Pending::Vacate { .. } | Pending::Test { .. }) => {}
        _ if evades => {}
        pending => {
            let tie = matches!(pending, Some(Pending::Tie { .. }));
            let mut all = vec![Told::of("hidden-die").with("die", die)];
            all.extend(tie.then(|| Told::of("hidden-tie")));
            all.extend(
                told.into_iter()
                    .filter(|told| told.id.starts_with("nothing")),
            );
            return all;
        }
    }
    reveal(state, unit.command)
        .into_iter()
        .chain(told)
        .collect()
}
