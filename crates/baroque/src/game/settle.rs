//! How a reaction ends: whether its unit gets out of it, whether a test is due and how it went, and who is marked.

use crate::reaction::Outcome;
use crate::tables::Tables;
use crate::trigger::Reaction;

use super::ids::UnitId;
use super::play::{Answer, there};
use super::state::{Pending, State};
use super::told::Told;

/// What is told first, and what comes after it.
pub(super) fn after(told: Told, rest: Answer) -> Answer {
    let mut all = vec![told];
    all.extend(rest?);
    Ok(all)
}

/// A unit has rolled to get out of its reaction: whether it does or not, it has reacted.
pub(super) fn vacate(state: &mut State, unit: UnitId, outcome: Outcome, die: u8) -> Answer {
    let found = there(state, unit)?;
    let name = found.entry.name.clone();
    if !outcome.is_vacated(Tables::carried(), found.entry.class, die) {
        let told = Told::of("not-vacated").with("unit", name).with("die", die);
        return after(told, carry_out(state, unit, outcome));
    }
    mark_reacted(state, unit);
    state.pending = None;
    let told = Told::of("vacated").with("unit", name).with("die", die);
    Ok(vec![told])
}

/// The Discipline Test has been made.
pub(super) fn tested(
    state: &mut State,
    unit: UnitId,
    outcome: Outcome,
    passed: bool,
    die: Option<u8>,
) -> Answer {
    let id = if passed { "test-passed" } else { "test-failed" };
    let word = Reaction::word_of(outcome.result);
    let name = &there(state, unit)?.entry.name;
    let told = Told::of(id).with("unit", name).with("reaction", word);
    let thrown = die.map(|die| Told::of("test-die").with("die", die));
    // What else a failed test does, Baroque says (ruling 36); who is disordered already is asked nothing.
    let asks = !passed && !there(state, unit)?.marks.disordered;
    mark_reacted(state, unit);
    state.pending = asks.then_some(Pending::Failed { unit });
    Ok(thrown.into_iter().chain([told]).collect())
}

fn mark_reacted(state: &mut State, unit: UnitId) {
    if let Some(unit) = state.unit_mut(unit) {
        unit.marks.reacted = true;
    }
    if let Some(action) = &mut state.action {
        action.answered = true;
    }
}

/// A result is carried out: the test is waited for, or it is over.
pub(super) fn carry_out(state: &mut State, unit: UnitId, outcome: Outcome) -> Answer {
    if outcome.test {
        state.pending = Some(Pending::Test { unit, outcome });
        return Ok(Vec::new());
    }
    state.pending = None;
    let id = match (outcome.result.is_some(), outcome.marks) {
        (true, false) => "evades",
        (true, true) => "evades-marked",
        (false, false) => "nothing",
        (false, true) => "nothing-marked",
    };
    let told = Told::of(id).with("unit", &there(state, unit)?.entry.name);
    if outcome.marks {
        mark_reacted(state, unit);
    }
    Ok(vec![told])
}
