//! Each table with every possible set of modifiers, compared with sums written out from the source.
//!
//! A case states in plain arithmetic what the source adds, and the number of different sets of modifiers, with the
//! working in the comment before it.

mod army_and_terrain;
mod battle;
mod deployment;
mod rolls;

use std::collections::BTreeSet;

use acies_generals::solo::{Fact as F, Facts};

use super::{Alternative, every, flag, numbers, table, together};

/// Checks all combinations: every total must be in the row that `row` gives, from 0.
fn check(
    name: &str,
    axes: &[Vec<Alternative>],
    sum: impl Fn(&dyn Fn(F) -> i16) -> i16,
    row: impl Fn(i16) -> Option<usize>,
) -> (usize, BTreeSet<i16>) {
    let table = table(name);
    let (mut sets, mut sums) = (BTreeSet::new(), BTreeSet::new());
    every(axes, &mut |facts: &Facts| {
        let expected = sum(&|fact| facts.get(fact));
        let applied = table.applied(facts);
        let found: i16 = applied.iter().map(|applied| applied.value).sum();
        assert_eq!(found, expected, "{name}: {facts:?}");
        if sums.insert(expected) {
            let throws = if table.dice == 2 { 2..=12 } else { 1..=6 };
            for throw in throws {
                assert_eq!(table.row(throw + expected), row(throw + expected), "{name}");
            }
        }
        sets.insert(
            applied
                .iter()
                .map(|applied| applied.row)
                .collect::<Vec<_>>(),
        );
    });
    (sets.len(), sums)
}

/// The value if a condition holds.
fn add(so: bool, value: i16) -> i16 {
    if so { value } else { 0 }
}

/// The rows of a table with two rows, split at a total.
fn cut(at: i16) -> impl Fn(i16) -> Option<usize> {
    move |total| Some(usize::from(total > at))
}
