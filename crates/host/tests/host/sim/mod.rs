//! A simulator of faults: two clients with an outbox each, three nodes without memory, and one store.
//!
//! Messages are lost, doubled, late and out of order; clocks drift; nodes sleep and wake; the store is slow, and fails before
//! or after it has committed; it is restored from an older copy. Orders are random and legal. Each battle follows from its
//! seed alone.

mod audit;
mod client;
mod fault;
mod world;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use fault::Fault;
use world::{Report, World};

/// How many battles a fault of a node may take until it is noticed.
const CAUGHT_WITHIN: u64 = 60;

/// After so many battles a long run says how far it is.
const SAID_EVERY: u64 = 500;

/// The number of battles: a few, a hundred in a thorough run, and as many as `ACIES_SIMULATED` says.
fn battles() -> u64 {
    let named = std::env::var("ACIES_SIMULATED").ok();
    let named = named.and_then(|text| text.parse().ok());
    named.unwrap_or(acies_sampling::cases(4, 100) as u64)
}

/// The first battle's seed; `ACIES_SIMULATED_FROM` names another one, such as that of a failure.
fn first_seed() -> u64 {
    let named = std::env::var("ACIES_SIMULATED_FROM").ok();
    let named = named.and_then(|text| text.parse().ok());
    named.unwrap_or(acies_sampling::seed() as u64 * 1_000_000)
}

/// What many battles came to, by how they ended and by what was answered in the bound of the other side.
#[derive(Default)]
struct Tally {
    battles: u64,
    closes: BTreeMap<String, u32>,
    choices: BTreeMap<String, u32>,
    paces: usize,
}

impl Tally {
    fn add(&mut self, report: Report) {
        self.battles += 1;
        self.paces += report.paces;
        *self.closes.entry(report.close).or_default() += 1;
        for kind in report.choices {
            *self.choices.entry(kind).or_default() += 1;
        }
    }
}

/// Plays the battles of these seeds on all processors, until one breaks a promise: its seed, and which.
fn play(seeds: Range<u64>, begun: Instant) -> Result<Tally, (u64, String)> {
    let next = AtomicU64::new(seeds.start);
    let tally = Mutex::new(Tally::default());
    let broken = Mutex::new(None);
    let player = || loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= seeds.end || broken.lock().is_ok_and(|broken| broken.is_some()) {
            return;
        }
        match World::new(seed, None).run() {
            Ok(report) => {
                let mut tally = tally.lock().expect("no battle panicked");
                tally.add(report);
                if tally.battles.is_multiple_of(SAID_EVERY) {
                    println!("{} battles in {:?}", tally.battles, begun.elapsed());
                }
            }
            Err(why) => *broken.lock().expect("no battle panicked") = Some((seed, why)),
        }
    };
    let players = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..players {
            scope.spawn(player);
        }
    });
    match broken.into_inner().expect("no battle panicked") {
        Some(broken) => Err(broken),
        None => Ok(tally.into_inner().expect("no battle panicked")),
    }
}

#[test]
fn battles_with_faults_end_and_lose_nothing() {
    let begun = Instant::now();
    let tally = play(first_seed()..first_seed() + battles(), begun)
        .unwrap_or_else(|(seed, why)| panic!("seed {seed}: {why}"));
    assert_eq!(tally.battles, battles());
    println!(
        "{} battles in {:?}: {:?}, choices {:?}, {} other paces",
        tally.battles,
        begun.elapsed(),
        tally.closes,
        tally.choices,
        tally.paces
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
