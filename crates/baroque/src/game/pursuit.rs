//! Pursuit: required, impossible, or decided by a die or the player.

use crate::pursuit::{Pursuit, pursuit};

use super::Game;
use super::hidden::is_hidden;
use super::ids::UnitId;
use super::log_entry::LogEntry;
use super::order_error::OrderError;
use super::state::{Pending, State};
use super::turn::{Answer, there};

impl Game {
    /// A unit has beaten its enemy.
    pub(super) fn beaten(&self, state: &mut State, unit: UnitId) -> Answer {
        if state.turn == 0 {
            return Err(OrderError::NotNow);
        }
        let found = there(state, unit)?;
        let name = found.entry.name.clone();
        let Some(can) = found.entry.can else {
            return Err(OrderError::AskAbilities(name));
        };
        let mode = Game::mode_of(state, unit);
        let table = self.muster.sides[unit.command.side as usize].pursuit;
        let id = match pursuit(can, mode, &self.muster.rulings) {
            Pursuit::Must => "must-pursue",
            Pursuit::NoImpetus => "no-impetus",
            Pursuit::Forbidden if is_hidden(state, unit.command) => "stays",
            Pursuit::Forbidden => "mode-forbids",
            Pursuit::May => {
                let rolls = table && mode.is_some();
                state.pending = Some(if rolls {
                    Pending::PursuitDie { unit }
                } else {
                    Pending::PursuitJudge { unit }
                });
                return Ok(Vec::new());
            }
        };
        Ok(vec![LogEntry::new(id).with("unit", name)])
    }
}

/// The test that Baroque's rules require before a pursuit was made.
pub(super) fn tested_pursuit(
    state: &mut State,
    unit: UnitId,
    passed: bool,
    die: Option<u8>,
) -> Answer {
    let id = if passed {
        "pursuit-passed"
    } else {
        "pursuit-failed"
    };
    let entry = LogEntry::new(id).with("unit", &there(state, unit)?.entry.name);
    let thrown = die.map(|die| LogEntry::new("test-die").with("die", die));
    state.pending = None;
    Ok(thrown.into_iter().chain([entry]).collect())
}

/// The pursuit is decided, as far as this procedure goes.
pub(super) fn settle_pursuit(state: &mut State, unit: UnitId, pursues: bool) -> Answer {
    let name = there(state, unit)?.entry.name.clone();
    // Baroque decides whether it needs a test (ruling 43).
    state.pending = pursues.then_some(Pending::PursuitTest { unit });
    let id = if pursues { "pursues" } else { "stays" };
    Ok(vec![LogEntry::new(id).with("unit", name)])
}
