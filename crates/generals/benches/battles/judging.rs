//! The cost of judging orders in a battle, and of copying a position.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use acies_armies::Library;
use acies_referee::Position;
use acies_rulebook::Rulebook;

use crate::samples::{Sample, Samples};

/// How often the same order is judged in a row.
const AGAIN: usize = 16;

/// Prints the cost of judging orders of battles in progress.
pub fn print(rulebook: &Arc<Rulebook>, library: &Library) {
    let samples = Samples::take(rulebook, library, 12, 400);
    let singles: Vec<&Sample> = samples.singles().collect();
    let all: Vec<&Sample> = samples.accepted.iter().collect();
    let bad: Vec<&Sample> = samples.refused.iter().collect();
    let quick = |samples: &[&Sample], legal: bool| {
        // A general asks about many orders of one position, so the position is in the processor's cache.
        best_of(AGAIN * samples.len(), || {
            samples
                .iter()
                .flat_map(|sample| std::iter::repeat_n(sample, AGAIN))
                .filter(|(battle, order)| battle.is_legal(black_box(order)) == legal)
                .count()
        })
    };
    println!(
        "is it legal? single elements, accepted: {:.0} ns (mark 500); all accepted: {:.0} ns; refused: {:.0} ns",
        quick(&singles, true),
        quick(&all, true),
        quick(&bad, false),
    );
    let explained = best_of(all.len(), || {
        all.iter()
            .filter(|(battle, order)| battle.judge(black_box(order)).is_legal())
            .count()
    });
    let complained = best_of(bad.len(), || {
        bad.iter()
            .filter(|(battle, order)| !battle.judge(black_box(order)).is_legal())
            .count()
    });
    println!("explained: accepted {explained:.0} ns (mark 5000), refused {complained:.0} ns");
    let positions: Vec<Position> = all.iter().map(|sample| *sample.0.position()).collect();
    let copied = best_of(positions.len(), || {
        positions
            .iter()
            .filter(|position| black_box(**position).pips < u8::MAX)
            .count()
    });
    println!("copy of a position: {copied:.0} ns (mark 200)");
}

/// Nanoseconds per item in the best of several rounds; every round must count all items.
fn best_of(count: usize, mut round: impl FnMut() -> usize) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..15 {
        let start = Instant::now();
        let answered = round();
        let nanoseconds = start.elapsed().as_nanos() as f64;
        assert_eq!(answered, count, "an answer has changed");
        best = best.min(nanoseconds / count.max(1) as f64);
    }
    best
}
