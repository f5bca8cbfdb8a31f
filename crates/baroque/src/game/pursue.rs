//! Pursuit: who must, who cannot, and of all others what a die or their player says.

use crate::pursuit::{Pursuit, pursuit};

use super::Game;
use super::hidden::is_hidden;
use super::ids::UnitId;
use super::play::{Answer, there};
use super::refusal::BadOrder;
use super::state::{Pending, State};
use super::told::Told;

impl Game {
    /// A unit has beaten its enemy.
    pub(super) fn beaten(&self, state: &mut State, unit: UnitId) -> Answer {
        if state.turn == 0 {
            return Err(BadOrder::NotNow);
        }
        let found = there(state, unit)?;
        let name = found.entry.name.clone();
        let Some(can) = found.entry.can else {
            return Err(BadOrder::AskAbilities(name));
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
        Ok(vec![Told::of(id).with("unit", name)])
    }
}

/// The test that the rules of Baroque ask for before a pursuit has been made.
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
    let told = Told::of(id).with("unit", &there(state, unit)?.entry.name);
    let thrown = die.map(|die| Told::of("test-die").with("die", die));
    state.pending = None;
    Ok(thrown.into_iter().chain([told]).collect())
}

/// Whether it pursues is settled, as far as the procedure goes.
pub(super) fn settle_pursuit(state: &mut State, unit: UnitId, pursues: bool) -> Answer {
    let name = there(state, unit)?.entry.name.clone();
    // Whether that wants a test, Baroque says (ruling 43).
    state.pending = pursues.then_some(Pending::PursuitTest { unit });
    let id = if pursues { "pursues" } else { "stays" };
    Ok(vec![Told::of(id).with("unit", name)])
}
