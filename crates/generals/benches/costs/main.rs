//! The cost of single operations: in processor time by turns, or in instructions under a profiler.
//!
//! Without arguments all workloads run by turns, and the best turn of each counts. `list` prints their names. A name
//! runs one workload in a function called `counted`, so that a profiler that counts instructions can leave out the
//! preparation (`cargo xtask bench` uses one where it is installed).
//!
//! Every turn must give the answers of the first.

#[path = "../battles/clock.rs"]
mod clock;
mod field;
#[path = "../battles/samples.rs"]
mod samples;
mod workloads;

use std::hint::black_box;

use clock::{Clock, is_trial};
use workloads::{Prepared, Workload};

/// The turns of every workload.
const TURNS: usize = 5;

fn main() {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        // Cargo passes this to every bench.
        .filter(|argument| argument != "--bench")
        .collect();
    match wanted.first().map(String::as_str) {
        None => by_turns(&workloads::all()),
        Some("list") => {
            for workload in workloads::all() {
                println!("{}", workload.name);
            }
        }
        Some(_) => alone(&wanted.join(" ")),
    }
}

/// Runs one workload once and prints how many operations it has.
fn alone(name: &str) {
    let workload = workloads::all()
        .into_iter()
        .find(|workload| workload.name == name);
    let workload = workload.unwrap_or_else(|| panic!("there is no workload {name}"));
    let mut prepared = workload.prepare();
    let answer = counted(&mut prepared);
    prepared.check(answer);
    println!("{}", prepared.count);
}

/// Runs a workload once; only its instructions count.
#[inline(never)]
fn counted(prepared: &mut Prepared) -> u64 {
    black_box((prepared.run)())
}

/// Runs all workloads by turns, so that other load on the machine affects all alike, and prints the best turns.
fn by_turns(workloads: &[Workload]) {
    let mut all: Vec<Prepared> = workloads.iter().map(Workload::prepare).collect();
    let mut best = vec![f64::MAX; all.len()];
    let turns = if is_trial() { 1 } else { TURNS };
    for _ in 0..turns {
        for (prepared, best) in all.iter_mut().zip(&mut best) {
            let start = Clock::now();
            let answer = counted(prepared);
            let each = start.elapsed().as_secs_f64() / prepared.count as f64;
            *best = best.min(each);
            prepared.check(answer);
        }
    }
    for (workload, best) in workloads.iter().zip(&best) {
        println!("{:<44} {:12.3} µs", workload.name, best * 1e6);
    }
    for (workload, own) in workloads.iter().zip(&best) {
        let half = |other: &Workload| Some(&other.name) == workload.doubles.as_ref();
        if let Some(half) = workloads.iter().position(half) {
            let ratio = own / best[half];
            println!(
                "{} against {}: {ratio:.2}",
                workload.name, workloads[half].name
            );
        }
    }
}
