//! The same battles on all cores at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use acies_armies::Library;
use acies_generals::MatchStep;
use acies_referee::Ending;
use acies_rulebook::Rulebook;

use crate::clock::Clock;
use crate::samples::game;

/// Plays a numbered match to its end.
pub fn fight(rulebook: &Arc<Rulebook>, library: &Library, name: &str, number: u64) -> Ending {
    let mut game = game(rulebook, library, name, number);
    loop {
        if let MatchStep::Over(ending) = game.step() {
            return ending;
        }
    }
}

/// Repeats battles on all cores and prints how many finish per second; they must end the same.
///
/// On a busy machine the processor time per battle is the meaningful number: it grows when battles wait for each
/// other's memory, but not when other programs run.
pub fn print(
    rulebook: &Arc<Rulebook>,
    library: &Library,
    name: &str,
    endings: &[Ending],
    alone: Duration,
) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let work = || {
        let start = Clock::now();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&ending) = endings.get(number as usize) else {
                return start.elapsed();
            };
            let again = fight(rulebook, library, name, number);
            assert_eq!(again, ending, "a battle has changed");
        }
    };
    let start = Instant::now();
    let spent: Duration = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let join = |worker: thread::ScopedJoinHandle<Duration>| {
            worker.join().unwrap_or_else(|_| panic!("a worker failed"))
        };
        workers.into_iter().map(join).sum()
    });
    let elapsed = start.elapsed().as_secs_f64();
    let battles = endings.len() as f64;
    println!(
        "  on {cores} cores: {:.1} a second by the clock on the wall, {:.1} if all cores were its own; a battle takes {:.2} \
         of its processor time alone",
        battles / elapsed,
        battles * cores as f64 / spent.as_secs_f64(),
        spent.as_secs_f64() / alone.as_secs_f64().max(f64::MIN_POSITIVE),
    );
}
