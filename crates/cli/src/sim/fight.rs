//! Fights many battles in parallel, until all are fought or Ctrl-C stops them.
//!
//! It knows nothing of what a battle is, but that it has a number.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use acies_generals::sim::Outcome;

use super::progress::Progress;

/// Fights the battles 0 to `number`, `jobs` at a time; in the order of their numbers.
///
/// Once it is to stop no further battle is begun, and those under way are fought to their end: since they are begun in
/// order, what comes out is always the first so many of them, as if no more had been asked for.
pub fn fight(
    number: u64,
    jobs: usize,
    stop: &AtomicBool,
    progress: &Progress,
    one: impl Fn(u64) -> Option<Outcome> + Sync,
) -> Vec<Outcome> {
    let next = AtomicU64::new(0);
    let found: Mutex<Vec<Outcome>> = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= number {
                        return;
                    }
                    let Some(outcome) = one(at) else {
                        return;
                    };
                    progress.one_more(&outcome);
                    // A thread that panicked has left nothing half-done in the list.
                    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                    found.push(outcome);
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_unstable_by_key(|outcome| outcome.number);
    found
}
