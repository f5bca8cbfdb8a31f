//! What the procedure leaves to the rules of Baroque is asked of the player when it matters: a plain yes or no, which is
//! remembered and stands in the log. Nothing here knows what those rules say.

use super::play::Answer;
use super::refusal::BadOrder;
use super::state::{Pending, State};
use super::told::Told;

/// The question that is waited for has its answer.
pub(super) fn answered(state: &mut State, yes: bool) -> Answer {
    let pending = state.pending.take().ok_or(BadOrder::NotNow)?;
    if let Pending::Officer { command } = pending {
        let found = state.command_mut(command).ok_or(BadOrder::NotNow)?;
        found.officer_lost = !yes;
        let told = Told::of(if yes {
            "officer-another"
        } else {
            "officer-none"
        });
        return Ok(vec![told.with("command", &found.name)]);
    }
    let (unit, id) = match (pending, yes) {
        (Pending::Failed { unit }, true) => (unit, "test-disorders"),
        (Pending::Failed { unit }, false) => (unit, "test-no-more"),
        (Pending::Left { unit }, true) => (unit, "lost"),
        (Pending::Left { unit }, false) => (unit, "not-lost"),
        // A test that is asked for is answered by how it went.
        (Pending::PursuitTest { unit }, false) => (unit, "pursuit-untested"),
        _ => return Err(BadOrder::NotNow),
    };
    let found = state.unit_mut(unit).ok_or(BadOrder::NotNow)?;
    match pending {
        Pending::Failed { .. } => found.marks.disordered |= yes,
        Pending::Left { .. } => found.marks.lost = yes,
        _ => {}
    }
    Ok(vec![Told::of(id).with("unit", &found.entry.name)])
}
