//! Series of battles between two generals: who wins, and how soon they come to close combat.
//!
//! A battle depends on its number and the seed only, so battles can run in parallel and be repeated one by one. Threads
//! and display are left to the caller.

mod rate;
mod results;
mod schedule;

use std::sync::Arc;

use acies_armies::{Library, ListKey};
use acies_chronicle::Seed;
use acies_referee::{Ending, Purpose, Side};
use acies_rulebook::Rulebook;

use crate::{Match, MatchStep, Rng, general};

pub use rate::{Rate, median};
pub use results::{ArmyOrBook, MatchUp, Results, Totals};
pub use schedule::Schedule;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimPlan<'a> {
    /// The names of red's and blue's generals.
    pub generals: [String; 2],
    /// Which armies meet.
    pub schedule: Schedule<'a>,
    /// The seed of all dice.
    pub seed: Seed,
    /// A battle is drawn after this many bounds a side.
    pub limit: u16,
}

/// The outcome of one battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its number.
    pub number: u64,
    /// The seed of its dice and generals: a single battle from this seed is the same.
    pub seed: u64,
    /// The keys of red's and blue's lists.
    pub armies: [ListKey; 2],
    /// Whether the generals were swapped: red has blue's general of [`SimPlan::generals`].
    pub swapped: bool,
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Whether it was drawn because the bounds ran out.
    pub capped: bool,
    /// The number of bounds of the side with more of them.
    pub bounds: u16,
    /// The bound of the first close combat.
    pub contact: Option<u16>,
    /// How many orders were given, and how many of them the referee refused.
    pub orders: u32,
    /// See [`Outcome::orders`].
    pub refused: u32,
}

impl Outcome {
    /// Which of the plan's generals won: 0 or 1.
    pub fn winner(&self) -> Option<usize> {
        let side = self.winner? as usize;
        Some(if self.swapped { 1 - side } else { side })
    }
}

/// The most steps of a battle, as a safeguard.
const STEPS: usize = 200_000;

/// Fights battle `number`, from 0; `None` for an unknown general or an empty library.
pub fn battle(
    rulebook: &Arc<Rulebook>,
    library: &Library,
    plan: &SimPlan<'_>,
    number: u64,
) -> Option<Outcome> {
    let assignment = plan.schedule.assignment(number);
    let (dice, swapped) = (plan.seed.stream(&assignment.name), assignment.swapped);
    let seed = Seed::from(dice);
    let mut rng = Rng::new(seed.stream("armies"));
    let lists = assignment.lists.map(|list| {
        let drawn = rng.pick(library.lists());
        list.or(drawn).cloned()
    });
    let [Some(red), Some(blue)] = lists else {
        return None;
    };
    let armies = [red.key(), blue.key()];
    let name = |side: usize| &plan.generals[if swapped { 1 - side } else { side }];
    let mut game = Match::new(
        Arc::clone(rulebook),
        [red, blue],
        [
            general(name(0), seed.stream("red"))?,
            general(name(1), seed.stream("blue"))?,
        ],
        seed,
        plan.limit,
    );
    let mut outcome = Outcome {
        number,
        seed: dice,
        armies,
        swapped,
        winner: None,
        capped: true,
        bounds: 0,
        contact: None,
        orders: 0,
        refused: 0,
    };
    for _ in 0..STEPS {
        let step = game.step();
        let [red, blue] = game.battle.position().bounds;
        outcome.bounds = red.max(blue);
        match step {
            MatchStep::Over(ending) => {
                outcome.capped = ending == Ending::Drawn;
                outcome.winner = match ending {
                    Ending::Won(side) => Some(side),
                    Ending::Conceded(side) => Some(side.other()),
                    Ending::Drawn => None,
                };
                break;
            }
            MatchStep::Order { answer, .. } => {
                outcome.orders += 1;
                if answer.is_err() {
                    outcome.refused += 1;
                    let default = game.battle.default_order();
                    if game.battle.obey(&default).is_err() {
                        break;
                    }
                }
            }
            MatchStep::Throw { purpose, .. } => {
                if let Purpose::Combat { bound, .. } = purpose {
                    outcome.contact.get_or_insert(bound);
                }
            }
        }
    }
    Some(outcome)
}
