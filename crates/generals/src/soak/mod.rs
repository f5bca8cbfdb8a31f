//! The soak test: battles between random armies with every invariant checked at every step.

mod coverage;
mod featured_troops;
mod invariants;

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_referee::Side;
use acies_rulebook::Rulebook;

use crate::{General, Match, MatchStep, Rng, general};
use featured_troops::{FeaturedTroops, PresetArmy};

pub use coverage::Coverage;
pub use invariants::{Fault, misplaced_elements};

/// What to soak.
#[derive(Clone, Debug)]
pub struct SoakPlan {
    /// The general of both sides.
    pub general: String,
    /// The number of the first battle; a battle depends on its number only.
    pub first: u64,
    /// How many battles.
    pub battles: u64,
    /// A battle is drawn after this many bounds a side.
    pub limit: u16,
}

/// The findings of a soak.
#[derive(Clone, Debug, Default)]
pub struct SoakReport {
    /// What the battles covered.
    pub coverage: Coverage,
    /// The broken invariants.
    pub faults: Vec<Fault>,
}

/// The most steps of a battle, as a safeguard.
const STEPS: usize = 20_000;

/// Plays battles, as many at once as the machine has processors, and checks every invariant; `after` is called with the number
/// of battles done, and may end it.
///
/// Armies come from all over the library, chosen by the number of the battle, so that every troop type has its turn. What is
/// found does not depend on how many are played at once.
pub fn soak(
    rulebook: &Arc<Rulebook>,
    library: &Library,
    plan: &SoakPlan,
    after: impl FnMut(u64) -> ControlFlow<()> + Send,
) -> SoakReport {
    let featured = FeaturedTroops::new(library);
    let next = AtomicU64::new(0);
    let all = Mutex::new((SoakReport::default(), 0, after));
    let play = || loop {
        let nth = next.fetch_add(1, Ordering::Relaxed);
        if nth >= plan.battles {
            return;
        }
        let mut found = SoakReport::default();
        battle(rulebook, &featured, plan, plan.first + nth, &mut found);
        // Only a panic of `after` leaves the lock poisoned, and that ends the soak.
        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
        let (report, done, after) = &mut *all;
        report.coverage.add(found.coverage);
        report.faults.append(&mut found.faults);
        *done += 1;
        if after(*done).is_break() {
            next.store(plan.battles, Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        let jobs = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        for _ in 0..jobs {
            scope.spawn(play);
        }
    });
    let (mut report, _, _) = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    report
        .faults
        .sort_by_key(|fault| (fault.battle, fault.step));
    report
}

fn battle(
    rulebook: &Arc<Rulebook>,
    featured: &FeaturedTroops<'_>,
    plan: &SoakPlan,
    number: u64,
    report: &mut SoakReport,
) {
    let mut rng = Rng::new(number);
    let [red, blue] = Side::BOTH.map(|side| featured.army(number, side, &mut rng));
    let names = [red.0.key().to_string(), blue.0.key().to_string()];
    let generals = [0, 1].map(|side| general(&plan.general, number * 2 + side));
    let [Some(first), Some(second)] = generals else {
        return;
    };
    let given = |general, army| Box::new(PresetArmy { general, army }) as Box<dyn General>;
    let mut game = Match::new(
        Arc::clone(rulebook),
        [red.0, blue.0],
        [given(first, red.1), given(second, blue.1)],
        Seed::from(number),
        plan.limit,
    );
    let mut checker = invariants::Checker::new(number, names);
    for _ in 0..STEPS {
        checker.before(&game.battle, &mut rng, &mut report.coverage);
        let step = game.step();
        report.coverage.count_step(&game.battle, &step);
        checker.after(&game.battle, &step);
        match step {
            MatchStep::Over(ending) => {
                report.coverage.count_ending(&game.battle, ending);
                report.faults.append(&mut checker.faults);
                return;
            }
            MatchStep::Order { answer: Err(_), .. } | MatchStep::Throw { answer: Err(_), .. } => {
                report.faults.append(&mut checker.faults);
                return;
            }
            _ => {}
        }
    }
    checker.fault("the battle does not end".into());
    report.faults.append(&mut checker.faults);
}
