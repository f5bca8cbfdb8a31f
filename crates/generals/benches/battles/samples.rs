//! The measured battles, and sample orders of the kind that generals ask about.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{General, Match, MatchStep, Random, Rng};
use acies_referee::{Ask, Battle, Order, Path, What};
use acies_rulebook::Rulebook;

/// A battle is drawn after this many bounds a side.
pub const LIMIT: u16 = 30;

/// A position with an order, legal or not.
pub type Sample = (Battle, Order);

/// Sample orders of battles in progress.
pub struct Samples {
    /// The legal ones.
    pub accepted: Vec<Sample>,
    /// The illegal ones.
    pub refused: Vec<Sample>,
}

impl Samples {
    /// Takes a number of legal orders from each of several battles, and at most as many illegal ones.
    pub fn take(rulebook: &Arc<Rulebook>, library: &Library, battles: u64, each: usize) -> Samples {
        let mut samples = Samples {
            accepted: Vec::new(),
            refused: Vec::new(),
        };
        for number in 0..battles {
            let mut game = game(rulebook, library, "random", number);
            let mut prober = Random::new(number);
            while samples.accepted.len() < each * (number as usize + 1) {
                if let Ask::Decide {
                    side,
                    what: What::Move,
                } = game.battle.asks()
                    && let Some(order) = prober.proposal(&game.battle, side)
                {
                    let sample = (game.battle.clone(), order);
                    if sample.0.is_legal(&sample.1) {
                        samples.accepted.push(sample);
                    } else if samples.refused.len() < samples.accepted.len() {
                        samples.refused.push(sample);
                    }
                }
                if let MatchStep::Over(_) = game.step() {
                    break;
                }
            }
        }
        samples
    }

    /// The legal orders that move a single element.
    pub fn singles(&self) -> impl Iterator<Item = &Sample> {
        let single = |sample: &&Sample| matches!(&sample.1, Order::Move(movers, Path::To { .. } | Path::Legs(_)) if movers.len() == 1);
        self.accepted.iter().filter(single)
    }
}

/// The match of a number between two armies from anywhere in the library.
pub fn game(rulebook: &Arc<Rulebook>, library: &Library, name: &str, number: u64) -> Match {
    let mut rng = Rng::new(number);
    let lists = library.lists();
    let armies = [(); 2].map(|()| lists[rng.below(lists.len())].clone());
    let generals = [0, 1].map(|side| general(name, number * 2 + side));
    let seed = Seed::from(number);
    Match::new(Arc::clone(rulebook), armies, generals, seed, LIMIT)
}

/// The general of a name.
pub fn general(name: &str, seed: u64) -> Box<dyn General> {
    let known = acies_generals::general(name, seed);
    known.unwrap_or_else(|| panic!("there is no general {name}"))
}
