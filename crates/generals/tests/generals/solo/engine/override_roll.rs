//! The override (section 5.4): a failed roll changes nothing, and it is rolled at most three times.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::audit::Entry;
use acies_generals::solo::SoloDba;
use acies_generals::{General, Greedy, Rng};
use acies_referee::{Ask, Battle, Order, Side, What};
use acies_rulebook::{Rulebook, Scale};

/// How many battles are played at least, and at most until a roll fails: rolls are rare.
const NUMBERS: [u64; 2] = [8, 96];

/// The orders of a bound that follow its plan, up to the next dice or another decision.
fn moves_as_planned(number: u64) -> (usize, usize) {
    let source = Rulebook::edition_source("2.2").unwrap();
    let rulebook = source.compile(Scale::Mm15, &[], &[]).unwrap();
    let lists = Library::for_edition("2.2").unwrap().lists();
    let mut chance = Rng::new(number);
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let mut battle = Battle::new(Arc::new(rulebook), armies).limited(20);
    let (mut solo, mut other) = (SoloDba::new(number), Greedy::default());
    let seed = Seed::from(number);
    let mut entries: Vec<Entry> = Vec::new();
    let mut planned: Vec<Order> = Vec::new();
    let mut made: Vec<Order> = Vec::new();
    let (mut followed, mut bounds) = (0, 0);
    loop {
        match battle.asks() {
            Ask::Over(_) => break,
            Ask::Throw(throw) => {
                let dice = seed.dice(throw.purpose, throw.dice);
                battle.throw(&dice).unwrap();
            }
            Ask::Decide {
                side: Side::Blue, ..
            } => {
                let order = other.decide(&battle, Side::Blue);
                battle.obey(&order).unwrap();
            }
            Ask::Decide { side, what } => {
                let bound = battle.position().bounds[side as usize];
                let moves = what == What::Move;
                if moves && made.is_empty() {
                    planned = solo.plan(&battle, side);
                }
                let order = solo.decide(&battle, side);
                entries.extend(solo.take_entries());
                battle.obey(&order).unwrap();
                if moves {
                    made.push(order.clone());
                }
                if order == Order::End && moves {
                    let mut thrown = entries.iter().filter(|entry| entry.bound == bound);
                    let thrown = thrown.find(|entry| entry.name == "override");
                    if thrown.is_none_or(|entry| entry.result == "follow") {
                        made.pop();
                        assert_eq!(made[..planned.len()], planned, "{number}, bound {bound}");
                        bounds += 1;
                        followed += usize::from(thrown.is_some());
                    }
                    made.clear();
                }
            }
        }
    }
    let thrown: Vec<u16> = (entries.iter().filter(|entry| entry.name == "override"))
        .map(|entry| entry.bound)
        .collect();
    assert!(thrown.len() <= 3, "{thrown:?}");
    assert!(
        thrown.windows(2).all(|pair| pair[0] != pair[1]),
        "{thrown:?}"
    );
    let reasons = entries
        .iter()
        .filter(|entry| entry.name == "override-reason");
    assert_eq!(reasons.count(), thrown.len());
    (followed, bounds)
}

#[test]
fn failed_override_changes_nothing() {
    let [least, most] = NUMBERS;
    let (mut followed, mut bounds) = (0, 0);
    for number in 0..most {
        if number >= least && followed > 0 {
            return;
        }
        let played = moves_as_planned(number);
        followed += played.0;
        bounds += played.1;
    }
    assert!(followed > 0, "no roll failed in {bounds} bounds");
}
