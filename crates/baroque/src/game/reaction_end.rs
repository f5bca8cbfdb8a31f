//! The end of a reaction: avoiding it, the test, and the marks.

use crate::reaction::Outcome;
use crate::tables::Tables;
use crate::trigger::Reaction;

use super::ids::UnitId;
use super::log_entry::LogEntry;
use super::state::{Pending, State};
use super::turn::{Answer, there};

/// A log entry followed by others.
pub(super) fn after(entry: LogEntry, rest: Answer) -> Answer {
    let mut all = vec![entry];
    all.extend(rest?);
    Ok(all)
}

/// A unit has rolled to avoid its reaction; it has reacted either way.
pub(super) fn vacate(state: &mut State, unit: UnitId, outcome: Outcome, die: u8) -> Answer {
    let found = there(state, unit)?;
    let name = found.entry.name.clone();
    if !outcome.is_vacated(Tables::embedded(), found.entry.class, die) {
        let entry = LogEntry::new("not-vacated")
            .with("unit", name)
            .with("die", die);
        return after(entry, carry_out(state, unit, outcome));
    }
    mark_reacted(state, unit);
    state.pending = None;
    let entry = LogEntry::new("vacated").with("unit", name).with("die", die);
    Ok(vec![entry])
}

/// The Discipline Test was made.
pub(super) fn tested(
    state: &mut State,
    unit: UnitId,
    outcome: Outcome,
    passed: bool,
    die: Option<u8>,
) -> Answer {
    let id = if passed { "test-passed" } else { "test-failed" };
    let word = Reaction::reaction_word(outcome.result);
    let name = &there(state, unit)?.entry.name;
    let entry = LogEntry::new(id).with("unit", name).with("reaction", word);
    let thrown = die.map(|die| LogEntry::new("test-die").with("die", die));
    // Baroque decides other effects of a failed test (ruling 36); a unit already disordered needs no
    // question.
    let asks = !passed && !there(state, unit)?.marks.disordered;
    mark_reacted(state, unit);
    state.pending = asks.then_some(Pending::Failed { unit });
    Ok(thrown.into_iter().chain([entry]).collect())
}

fn mark_reacted(state: &mut State, unit: UnitId) {
    if let Some(unit) = state.unit_mut(unit) {
        unit.marks.reacted = true;
    }
    if let Some(action) = &mut state.action {
        action.answered = true;
    }
}

/// Carries a result out: waits for the test, or ends it.
pub(super) fn carry_out(state: &mut State, unit: UnitId, outcome: Outcome) -> Answer {
    if outcome.test {
        state.pending = Some(Pending::Test { unit, outcome });
        return Ok(Vec::new());
    }
    state.pending = None;
    let found = there(state, unit)?;
    // A unit that has reacted before keeps its mark, whatever comes of this.
    let id = match (outcome.result.is_some(), found.marks.reacted, outcome.marks) {
        (true, true, _) => "evades-still-marked",
        (true, false, false) => "evades",
        (true, false, true) => "evades-marked",
        (false, true, _) => "nothing-still-marked",
        (false, false, false) => "nothing",
        (false, false, true) => "nothing-marked",
    };
    let entry = LogEntry::new(id).with("unit", &found.entry.name);
    if outcome.marks {
        mark_reacted(state, unit);
    }
    Ok(vec![entry])
}
