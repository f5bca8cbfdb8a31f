//! A simulator of faults: two clients with an outbox each, three nodes without memory, and one store.
//!
//! Messages are lost, doubled, late and out of order; clocks drift; nodes sleep and wake; the store is slow, and fails before
//! or after it has committed; it is restored from an older copy. Orders are random and legal. Each battle follows from its
//! seed alone.

mod audit;
mod client;
mod fault;
mod world;

use std::time::Instant;

use fault::Fault;
use world::World;

/// How many battles a fault of a node may take until it is noticed.
const CAUGHT_WITHIN: u64 = 60;

/// The number of battles: a few, a hundred in a thorough run, and as many as `ACIES_SIMULATED` says.
fn battles() -> u64 {
    let named = std::env::var("ACIES_SIMULATED").ok();
    let named = named.and_then(|text| text.parse().ok());
    named.unwrap_or(acies_sampling::cases(4, 100) as u64)
}

fn first_seed() -> u64 {
    acies_sampling::seed() as u64 * 1_000_000
}

#[test]
fn battles_with_faults_end_and_lose_nothing() {
    let begun = Instant::now();
    let count = battles();
    let mut closes = std::collections::BTreeMap::<String, u32>::new();
    let mut choices = std::collections::BTreeMap::<String, u32>::new();
    let mut paces = 0;
    for seed in first_seed()..first_seed() + count {
        match World::new(seed, None).run() {
            Ok(report) => {
                paces += report.paces;
                *closes.entry(report.close).or_default() += 1;
                for kind in report.choices {
                    *choices.entry(kind).or_default() += 1;
                }
            }
            Err(error) => panic!("seed {seed}: {error}"),
        }
    }
    println!(
        "{count} battles in {:?}: {closes:?}, choices {choices:?}, {paces} other paces",
        begun.elapsed()
    );
}

#[test]
fn every_fault_of_a_node_is_noticed() {
    for fault in Fault::ALL {
        let seeds = first_seed()..first_seed() + CAUGHT_WITHIN;
        let caught = seeds
            .enumerate()
            .find_map(|(nth, seed)| Some((nth + 1, World::new(seed, Some(fault)).run().err()?)));
        match caught {
            Some((battles, why)) => println!("{fault:?}: in {battles} battles: {why}"),
            None => panic!("{fault:?} was not noticed in {CAUGHT_WITHIN} battles"),
        }
    }
}
