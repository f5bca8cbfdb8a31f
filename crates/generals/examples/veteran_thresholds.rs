//! Computes the regret at which the veteran should roll for the override: the thresholds of `generals/solo-dba.toml`.
//!
//! The veteran plays itself and reports before each bound its regret X. A roll succeeds in 4 of 6. With k rolls left
//! before bound n, and the chance p that the next bound comes, W(k, n) = E[max(2/3 X + p W(k - 1, n + 1), p W(k, n +
//! 1))], and a roll is worth it when X is more than 3/2 p (W(k, n + 1) - W(k - 1, n + 1)). The regrets depend a little
//! on the present thresholds.
//!
//! `cargo run -p acies-generals --release --example veteran_thresholds -- 60`

use std::process::ExitCode;
use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::{DiceSource, Seed};
use acies_generals::solo::SoloDba;
use acies_generals::{General, Rng};
use acies_referee::{Ask, BadThrow, Battle, Breaches, What};
use acies_rulebook::Rulebook;

/// The bounds with thresholds of their own.
const BOUNDS: usize = 16;
/// After this many the numbers hardly change.
const SHOWN: usize = 10;
/// How many later bounds are included.
const LATER: usize = 40;
/// The most rolls for the override.
const THROWS: usize = 3;

/// The statistics of battles.
#[derive(Default)]
struct Seen {
    /// The regrets of each bound.
    regrets: Vec<i64>,
    /// How often each bound began, from the first, and one more.
    begun: [u32; BOUNDS + 2],
}

fn main() -> ExitCode {
    let battles = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let mut seen = Seen::default();
    for number in 0..battles.unwrap_or(60) {
        if fight(number, &mut seen).is_err() {
            eprintln!("battle {number} went wrong");
            return ExitCode::FAILURE;
        }
    }
    let rows = thresholds(&seen);
    for (name, row) in ["last", "second", "first"].iter().zip(rows) {
        let numbers = row.iter().take(SHOWN);
        let numbers: Vec<String> = numbers.map(|least| format!("{least:.0}")).collect();
        println!("override-{name} = [{}]", numbers.join(", "));
    }
    seen.regrets.sort_unstable();
    let part = |of: usize| seen.regrets[(seen.regrets.len() - 1) * of / 20];
    eprintln!(
        "{} bounds; regrets at 50, 75, 90, 95 in a hundred: {:?}; bounds begun {:?}",
        seen.regrets.len(),
        [10, 15, 18, 19].map(part),
        seen.begun,
    );
    ExitCode::SUCCESS
}

/// Why a battle could not be used.
enum Wrong {
    Lists,
    Order,
    Throw,
}

impl From<Breaches> for Wrong {
    fn from(_: Breaches) -> Wrong {
        Wrong::Order
    }
}

impl From<BadThrow> for Wrong {
    fn from(_: BadThrow) -> Wrong {
        Wrong::Throw
    }
}

/// One battle of the veteran against itself.
fn fight(number: u64, seen: &mut Seen) -> Result<(), Wrong> {
    let lists = Library::for_edition("2.2")
        .map_err(|_| Wrong::Lists)?
        .lists();
    let mut rng = Rng::new(number);
    let armies = [(); 2].map(|()| lists[rng.below(lists.len())].clone());
    let mut battle = Battle::new(Arc::new(Rulebook::standard()), armies).limited(30);
    let mut generals = [0, 1].map(|side| SoloDba::veteran(number * 2 + side));
    let mut seed = Seed::from(number);
    let mut begun = [0; 2];
    loop {
        match battle.asks() {
            Ask::Over(_) => return Ok(()),
            Ask::Throw(throw) => {
                let dice = seed.throw(throw).ok_or(Wrong::Throw)?;
                battle.throw(&dice)?;
            }
            Ask::Decide { side, what } => {
                let me = side as usize;
                let bound = battle.position().bounds[me];
                if what == What::Move && begun[me] != bound {
                    begun[me] = bound;
                    seen.begun[usize::from(bound).min(BOUNDS + 2) - 1] += 1;
                    if battle.position().pips > 0 {
                        seen.regrets.push(generals[me].regret(&battle, side));
                    }
                }
                let order = generals[me].decide(&battle, side);
                battle.obey(&order)?;
            }
        }
    }
}

/// The thresholds, by rolls left, less one, and by bound.
fn thresholds(seen: &Seen) -> [[f64; BOUNDS]; THROWS] {
    let mut rows = [[0.0; BOUNDS]; THROWS];
    let part = |of: &[u32], among: &[u32]| {
        let sum = |counts: &[u32]| f64::from(counts.iter().sum::<u32>().max(1));
        sum(of) / sum(among)
    };
    // The last number holds for all later bounds; the next bound is as likely there as in the last ones counted.
    let later = part(
        &seen.begun[BOUNDS / 2 + 1..=BOUNDS],
        &seen.begun[BOUNDS / 2..BOUNDS],
    );
    let mut next = [0.0; THROWS + 1];
    for bound in (0..BOUNDS + LATER).rev() {
        let again = if bound < BOUNDS {
            part(
                &seen.begun[bound + 1..=bound + 1],
                &seen.begun[bound..=bound],
            )
        } else {
            later
        };
        let mut here = [0.0; THROWS + 1];
        for left in 1..=THROWS {
            let (kept, spent) = (again * next[left], again * next[left - 1]);
            rows[left - 1][bound.min(BOUNDS - 1)] = 1.5 * (kept - spent);
            let sum: f64 = seen
                .regrets
                .iter()
                .map(|&regret| (regret as f64 / 1.5 + spent).max(kept))
                .sum();
            here[left] = sum / seen.regrets.len().max(1) as f64;
        }
        next = here;
    }
    rows
}
