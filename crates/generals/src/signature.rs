//! The signature: a fixed set of battles, played and hashed.
//!
//! It is the same natively, under Node and in a browser. It changes with any number of an edition, because everything
//! the edition can be compiled to is hashed first.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_referee::Event;
use acies_rulebook::{EditionErrors, RulebookSource, Scale};

use crate::{Match, MatchStep, general};

/// The generals of the signature's battles, in turn.
const PAIRS: [[&str; 2]; 2] = [["random", "random"], ["greedy", "random"]];

/// The most bounds a side in one of its battles.
const LIMIT: u16 = 8;

/// The signature of an edition over `battles` battles between armies of a library, in sixteen hexadecimal digits.
///
/// The armies are taken from all over the library by a fixed stride. The battles use the default rulings at 15 mm
/// scale.
///
/// # Errors
/// Fails with what is wrong with the edition.
pub fn signature(
    edition: &RulebookSource,
    library: &Library,
    battles: usize,
) -> Result<String, EditionErrors> {
    let lists: Vec<&ArmyList> = library.lists().iter().collect();
    let mut hasher = blake3::Hasher::new();
    for content in edition.content_hashes()? {
        hasher.update(content.as_bytes());
    }
    let rulebook = Arc::new(edition.compile(Scale::Mm15, &[], &[])?);
    for number in 0..battles {
        let pick = |offset: usize| lists[(number * 37 + offset) % lists.len().max(1)].clone();
        let names = PAIRS[number % PAIRS.len()];
        let seeds = [number as u64 * 2, number as u64 * 2 + 1];
        let [Some(red), Some(blue)] = [0, 1].map(|side| general(names[side], seeds[side])) else {
            continue;
        };
        let seed = Seed::from(number as u64);
        let mut game = Match::new(
            Arc::clone(&rulebook),
            [pick(0), pick(191)],
            [red, blue],
            seed,
            LIMIT,
        );
        loop {
            let mut hash_events = |events: &[Event]| {
                for event in events {
                    hasher.update(event.to_string().as_bytes());
                    hasher.update(b"\n");
                }
            };
            match game.step() {
                MatchStep::Over(_) => break,
                MatchStep::Throw {
                    answer: Ok(events), ..
                } => hash_events(&events),
                MatchStep::Order {
                    order,
                    answer: Ok(events),
                    ..
                } => {
                    hash_events(&events);
                    hasher.update(order.to_string().as_bytes());
                }
                MatchStep::Throw { .. } | MatchStep::Order { .. } => {
                    hasher.update(b"refused");
                    break;
                }
            }
        }
    }
    Ok(hasher.finalize().to_hex()[..16].to_owned())
}
