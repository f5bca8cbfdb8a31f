//! The engine in whole battles: it gives only legal orders, attacks, and ends its battles.

mod fixtures;
mod formed_lines;
mod future_dice;
mod mirror;
mod open_odds;
mod override_roll;
mod veteran;

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::solo::SoloDba;
use acies_generals::{General, Match, MatchStep, Random, Rng};
use acies_referee::{Ask, Battle, Ending};
use acies_rulebook::{Rulebook, Scale};

/// A numbered battle by an edition, between armies from anywhere in its library.
fn fight(edition: &str, number: u64, generals: [Box<dyn General>; 2]) -> Ending {
    let source = Rulebook::edition_source(edition).unwrap();
    let rulebook = source.compile(Scale::Mm15, &[], &[]).unwrap();
    let lists = Library::for_edition(edition).unwrap().lists();
    let mut chance = Rng::new(number);
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let mut game = Match::new(Arc::new(rulebook), armies, generals, Seed::from(number), 30);
    loop {
        match game.step() {
            MatchStep::Over(ending) => return ending,
            MatchStep::Order { order, answer, .. } => {
                assert!(answer.is_ok(), "{edition} {number}: {order}");
            }
            MatchStep::Throw { answer, .. } => assert!(answer.is_ok()),
        }
    }
}

#[test]
fn every_order_is_legal_in_every_edition() {
    for edition in ["1.22", "2.2", "3.0"] {
        for number in 0..2 {
            let generals = [number, number + 100].map(|seed| Box::new(SoloDba::new(seed)) as _);
            fight(edition, number, generals);
        }
    }
}

#[test]
fn every_order_of_the_veteran_is_legal_in_every_edition() {
    for (number, edition) in ["1.22", "2.2", "3.0"].into_iter().enumerate() {
        let number = number as u64 + 10;
        let general = |seed| Box::new(SoloDba::veteran(seed)) as Box<dyn General>;
        fight(edition, number, [general(1), Box::new(Random::new(number))]);
        fight(edition, number + 1, [general(2), general(3)]);
    }
}

#[test]
fn beats_random_in_most_battles() {
    let won = (0..10)
        .flat_map(|number| {
            let solo = || Box::new(SoloDba::new(number)) as Box<dyn General>;
            let random = || Box::new(Random::new(number)) as Box<dyn General>;
            let red = fight("2.2", number, [solo(), random()]);
            let blue = fight("2.2", number, [random(), solo()]);
            [
                red.winner() == Some(acies_referee::Side::Red),
                blue.winner() == Some(acies_referee::Side::Blue),
            ]
        })
        .filter(|won| *won)
        .count();
    assert!(won >= 14, "{won} of 20");
}

#[test]
fn resumed_general_continues_the_same() {
    wake(SoloDba::new);
}

#[test]
fn resumed_veteran_continues_the_same() {
    wake(SoloDba::veteran);
}

/// At every seventh order a second general with the same dice is resumed from the entries and must decide the same.
fn wake(with: fn(u64) -> SoloDba) {
    for edition in ["2.2", "3.0"] {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
        let lists = Library::for_edition(edition).unwrap().lists();
        let armies = [lists[20].clone(), lists[50].clone()];
        let mut battle = Battle::new(rulebook, armies).limited(8);
        let mut generals = [5, 6].map(with);
        let mut entries = [Vec::new(), Vec::new()];
        let seed = Seed::from(9);
        let mut orders = 0;
        loop {
            match battle.asks() {
                Ask::Over(_) => break,
                Ask::Throw(throw) => {
                    battle.throw(&seed.dice(throw.purpose, throw.dice)).unwrap();
                }
                Ask::Decide { side, .. } => {
                    let me = side as usize;
                    let order = generals[me].decide(&battle, side);
                    if orders % 7 == 0 && battle.setup().is_none() {
                        let mut resumed = with(5 + me as u64);
                        entries[me]
                            .iter()
                            .cloned()
                            .for_each(|entry| resumed.replay_entry(entry));
                        assert_eq!(resumed.decide(&battle, side), order, "{edition} {orders}");
                    }
                    entries[me].extend(generals[me].take_entries());
                    battle.obey(&order).unwrap();
                    orders += 1;
                }
            }
        }
        assert!(orders > 60, "{orders}");
    }
}
