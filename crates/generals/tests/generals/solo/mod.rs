//! Solo DBA: what its file says, and what its tables come to, against what the source says.

mod army;
mod board;
mod camp;
mod clerk;
mod contests;
mod deployment;
mod distributions;
mod edge;
mod engine;
mod evaluator;
mod file;
mod garrison;
mod groups;
mod land;
mod self_play;
mod setups;
mod tables;
mod terrain;

use acies_generals::solo::{Fact, Facts, Procedure, Table};

/// A table of the procedure.
fn table(name: &str) -> &'static Table {
    let procedure = Procedure::carried();
    procedure.table(name).unwrap_or_else(|| panic!("{name}"))
}

/// One thing that may be so: facts with their numbers.
type Alternative = Vec<(Fact, i16)>;

/// Calls `visit` with every combination of one alternative of each axis.
fn every(axes: &[Vec<Alternative>], visit: &mut dyn FnMut(&Facts)) {
    fn go(axes: &[Vec<Alternative>], facts: &Facts, visit: &mut dyn FnMut(&Facts)) {
        let Some((axis, rest)) = axes.split_first() else {
            return visit(facts);
        };
        for alternative in axis {
            let mut facts = facts.clone();
            for &(fact, number) in alternative {
                facts.set(fact, number);
            }
            go(rest, &facts, visit);
        }
    }
    go(axes, &Facts::default(), visit);
}

/// An axis: the numbers that one fact may have.
fn numbers(fact: Fact, of: &[i16]) -> Vec<Alternative> {
    of.iter().map(|&number| vec![(fact, number)]).collect()
}

/// An axis: no or yes.
fn flag(fact: Fact) -> Vec<Alternative> {
    numbers(fact, &[0, 1])
}

/// An axis: numbers of several facts together.
fn together<const N: usize>(facts: [Fact; N], of: &[[i16; N]]) -> Vec<Alternative> {
    of.iter()
        .map(|numbers| facts.into_iter().zip(*numbers).collect())
        .collect()
}
