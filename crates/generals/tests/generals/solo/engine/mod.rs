//! The engine in whole battles: it never gives an illegal order, comes to blows and ends.

mod fixtures;
mod lines;
mod match_ups;
mod mirror;
mod overriding;
mod unseen;
mod veteran;

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::solo::SoloDba;
use acies_generals::{Chance, General, Match, Random, Step};
use acies_referee::{Ask, Battle, Ending};
use acies_rulebook::{Rulebook, Scale};

/// A battle of a number by an edition, between armies from anywhere in its library.
fn fight(edition: &str, number: u64, generals: [Box<dyn General>; 2]) -> Ending {
    let source = Rulebook::edition_source(edition).unwrap();
    let rulebook = source.compile(Scale::Mm15, &[], &[]).unwrap();
    let lists = Library::for_edition(edition).unwrap().lists();
    let mut chance = Chance::new(number);
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let mut game = Match::new(Arc::new(rulebook), armies, generals, Seed::from(number), 30);
    loop {
        match game.step() {
            Step::Over(ending) => return ending,
            Step::Order { order, answer, .. } => {
                assert!(answer.is_ok(), "{edition} {number}: {order}");
            }
            Step::Throw { answer, .. } => assert!(answer.is_ok()),
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
fn beats_random_mostly() {
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
fn whoever_is_woken_with_the_notes_goes_on_the_same() {
    wake(SoloDba::new);
}

#[test]
fn whoever_judges_is_woken_with_the_notes_as_well() {
    wake(SoloDba::veteran);
}

/// At every seventh order of a battle another with the same dice of his own is told what was written, and asked too.
fn wake(with: fn(u64) -> SoloDba) {
    for edition in ["2.2", "3.0"] {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
        let lists = Library::for_edition(edition).unwrap().lists();
        let armies = [lists[20].clone(), lists[50].clone()];
        let mut battle = Battle::new(rulebook, armies).limited(8);
        let mut generals = [5, 6].map(with);
        let mut told = [Vec::new(), Vec::new()];
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
                        let mut woken = with(5 + me as u64);
                        told[me]
                            .iter()
                            .cloned()
                            .for_each(|entry| woken.recall(entry));
                        assert_eq!(woken.decide(&battle, side), order, "{edition} {orders}");
                    }
                    told[me].extend(generals[me].news());
                    battle.obey(&order).unwrap();
                    orders += 1;
                }
            }
        }
        assert!(orders > 60, "{orders}");
    }
}
