//! Many battles between two generals: who wins, and how soon they come to blows.
//!
//! A battle follows from its number and the seed alone, so that any number of them can be fought at once and any one
//! again. It knows neither threads nor how results are shown.

mod field;
mod rate;
mod tally;

use std::sync::Arc;

use acies_armies::{Library, ListKey};
use acies_chronicle::Seed;
use acies_referee::{Ending, Purpose, Side};
use acies_rulebook::Rulebook;

use crate::{Chance, Match, Step, general};

pub use field::Field;
pub use rate::{Rate, median};
pub use tally::{MatchUp, Sums, Tally, Who};

/// What battles are fought.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// The names of red's and blue's generals.
    pub generals: [String; 2],
    /// The armies that meet.
    pub field: Field<'a>,
    /// Where the dice of all battles come from.
    pub seed: Seed,
    /// After how many bounds a side a battle is drawn.
    pub limit: u16,
}

/// What came of one battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its number.
    pub number: u64,
    /// The seed of its dice and generals: a battle of its own from this seed is the same.
    pub seed: u64,
    /// The keys of the lists of red and blue.
    pub armies: [ListKey; 2],
    /// Whether the generals were changed over: red's general is that of [`Plan::generals`] for blue.
    pub changed: bool,
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// Whether it was drawn because the bounds were used up.
    pub capped: bool,
    /// How many bounds the side that had more of them had.
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
        Some(if self.changed { 1 - side } else { side })
    }
}

/// No battle takes so many steps.
const STEPS: usize = 200_000;

/// Fights the battle of a number, from 0; `None` when there is no such general, or the library is empty.
pub fn battle(
    rulebook: &Arc<Rulebook>,
    library: &Library,
    plan: &Plan<'_>,
    number: u64,
) -> Option<Outcome> {
    let deal = plan.field.deal(number);
    let (dice, changed) = (plan.seed.stream(&deal.name), deal.changed);
    let seed = Seed::from(dice);
    let mut chance = Chance::new(seed.stream("armies"));
    let lists = deal.lists.map(|list| {
        let drawn = chance.pick(library.lists());
        list.or(drawn).cloned()
    });
    let [Some(red), Some(blue)] = lists else {
        return None;
    };
    let armies = [red.key(), blue.key()];
    let name = |side: usize| &plan.generals[if changed { 1 - side } else { side }];
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
        changed,
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
            Step::Over(ending) => {
                outcome.capped = ending == Ending::Drawn;
                outcome.winner = match ending {
                    Ending::Won(side) => Some(side),
                    Ending::Conceded(side) => Some(side.other()),
                    Ending::Drawn => None,
                };
                break;
            }
            Step::Order { answer, .. } => {
                outcome.orders += 1;
                if answer.is_err() {
                    outcome.refused += 1;
                    let default = game.battle.default_order();
                    if game.battle.obey(&default).is_err() {
                        break;
                    }
                }
            }
            Step::Throw { purpose, .. } => {
                if let Purpose::Combat { bound, .. } = purpose {
                    outcome.contact.get_or_insert(bound);
                }
            }
        }
    }
    Some(outcome)
}
