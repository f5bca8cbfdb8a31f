//! Solo DBA: its file and tables, compared with the source.

mod army_choice;
mod audit_log;
mod base_edge;
mod board;
mod camp;
mod conditions_and_facts;
mod contests;
mod deployment;
mod distributions;
mod engine;
mod evaluator;
mod garrison;
mod procedure_file;
mod self_play;
mod setups;
mod table_setup;
mod tables;
mod tactical_groups;
mod terrain;

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::{DiceSource, Seed};
use acies_generals::Rng;
use acies_generals::solo::{DiceTable, Fact, Facts, Procedure, SoloDba};
use acies_referee::{Ask, Battle, Side, What};
use acies_rulebook::{Rulebook, Scale};

/// A battle between two Solo DBA generals, with armies and dice from a number.
struct SelfPlay {
    battle: Battle,
    generals: [SoloDba; 2],
    seed: Seed,
}

impl SelfPlay {
    /// The battle of a number: any two lists of the edition, ended after some bounds; `lot` chooses the armies.
    fn new(edition: &str, number: u64, lot: u64, bounds: u16) -> Self {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
        let lists = Library::for_edition(edition).unwrap().lists();
        let mut chance = Rng::new(lot);
        let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
        SelfPlay {
            battle: Battle::new(rulebook, armies).limited(bounds),
            generals: [0, 1].map(|side| SoloDba::new(number * 2 + side)),
            seed: Seed::from(number),
        }
    }

    /// Rolls until a side has to decide; `None` when the battle is over.
    fn asked(&mut self) -> Option<(Side, What)> {
        loop {
            match self.battle.asks() {
                Ask::Over(_) => return None,
                Ask::Decide { side, what } => return Some((side, what)),
                Ask::Throw(throw) => {
                    let dice = self.seed.throw(throw).unwrap();
                    self.battle.throw(&dice).unwrap();
                }
            }
        }
    }
}

/// A table of the procedure.
fn table(name: &str) -> &'static DiceTable {
    let procedure = Procedure::built_in();
    procedure.table(name).unwrap_or_else(|| panic!("{name}"))
}

/// One alternative: facts with their values.
type Alternative = Vec<(Fact, i16)>;

/// Calls `visit` with every combination of one alternative per axis.
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

/// An axis: the values of one fact.
fn numbers(fact: Fact, of: &[i16]) -> Vec<Alternative> {
    of.iter().map(|&number| vec![(fact, number)]).collect()
}

/// An axis: no or yes.
fn flag(fact: Fact) -> Vec<Alternative> {
    numbers(fact, &[0, 1])
}

/// An axis: combined values of several facts.
fn together<const N: usize>(facts: [Fact; N], of: &[[i16; N]]) -> Vec<Alternative> {
    of.iter()
        .map(|numbers| facts.into_iter().zip(*numbers).collect())
        .collect()
}
