//! The soak: battles between random armies with every invariant checked at every step, and what they covered.

mod check;
mod coverage;
mod guests;

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_referee::Side;
use acies_rulebook::Rulebook;

use crate::{Chance, General, Match, Step, general};
use guests::{Given, Guests};

pub use check::{Fault, misplaced};
pub use coverage::Coverage;

/// What to soak.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name of the general of both sides.
    pub general: String,
    /// The number of the first battle; battle and number decide everything about it.
    pub first: u64,
    /// How many battles.
    pub battles: u64,
    /// After how many bounds a side a battle is drawn.
    pub limit: u16,
}

/// What a soak found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// What the battles covered.
    pub coverage: Coverage,
    /// What went wrong.
    pub faults: Vec<Fault>,
}

/// No battle takes so many steps.
const STEPS: usize = 20_000;

/// Plays battles with every invariant checked; `after` hears the number of battles done after each.
///
/// Armies come from everywhere in the library, each battle's from its number, so that every kind of troop has its turn.
pub fn soak(
    rulebook: &Arc<Rulebook>,
    library: &Library,
    plan: &Plan,
    mut after: impl FnMut(u64),
) -> Found {
    let mut found = Found::default();
    let guests = Guests::of(library);
    for number in plan.first..plan.first + plan.battles {
        battle(rulebook, &guests, plan, number, &mut found);
        after(number + 1 - plan.first);
    }
    found
}

fn battle(
    rulebook: &Arc<Rulebook>,
    guests: &Guests<'_>,
    plan: &Plan,
    number: u64,
    found: &mut Found,
) {
    let mut chance = Chance::new(number);
    let [red, blue] = Side::BOTH.map(|side| guests.army(number, side, &mut chance));
    let names = [red.0.key().to_string(), blue.0.key().to_string()];
    let generals = [0, 1].map(|side| general(&plan.general, number * 2 + side));
    let [Some(first), Some(second)] = generals else {
        return;
    };
    let given = |general, army| Box::new(Given { general, army }) as Box<dyn General>;
    let mut game = Match::new(
        Arc::clone(rulebook),
        [red.0, blue.0],
        [given(first, red.1), given(second, blue.1)],
        Seed::from(number),
        plan.limit,
    );
    let mut checker = check::Checker::new(number, names);
    for _ in 0..STEPS {
        checker.before(&game.battle, &mut chance, &mut found.coverage);
        let step = game.step();
        found.coverage.step(&game.battle, &step);
        checker.after(&game.battle, &step);
        match step {
            Step::Over(ending) => {
                found.coverage.ended(&game.battle, ending);
                found.faults.append(&mut checker.faults);
                return;
            }
            Step::Order { answer: Err(_), .. } | Step::Throw { answer: Err(_), .. } => {
                found.faults.append(&mut checker.faults);
                return;
            }
            _ => {}
        }
    }
    checker.fault("the battle does not end".into());
    found.faults.append(&mut checker.faults);
}
