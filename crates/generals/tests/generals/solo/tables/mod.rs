//! Each table over every set of modifiers that can come about, against sums that were written out from the source.
//!
//! A case says in plain arithmetic what the source adds, and how many different sets of modifiers there are, worked out in
//! the comment before it.

mod army_and_terrain;
mod battle;
mod deployment;
mod throws;

use std::collections::BTreeSet;

use acies_generals::solo::{Fact as F, Facts};

use super::{Alternative, every, flag, numbers, table, together};

/// Goes through all combinations; every total of every throw has to be in the row that `row` says, counted from 0.
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

/// What is added when something is so.
fn add(so: bool, value: i16) -> i16 {
    if so { value } else { 0 }
}

/// The row of a table that is cut once: up to this, or more.
fn cut(at: i16) -> impl Fn(i16) -> Option<usize> {
    move |total| Some(usize::from(total > at))
}
