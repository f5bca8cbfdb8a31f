//! The greedy general beats the random one with any army, and ends its battles.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_generals::{Match, MatchStep, Rng, general};
use acies_referee::{Ending, Side};
use acies_rulebook::Rulebook;

/// A battle is drawn after this many bounds a side.
const LIMIT: u16 = 30;

/// The two armies of a numbered battle, from anywhere in the library.
fn armies(number: u64) -> [ArmyList; 2] {
    let lists = Library::for_edition("2.2").unwrap().lists();
    let mut chance = Rng::new(number);
    [(); 2].map(|()| lists[chance.below(lists.len())].clone())
}

fn fight(number: u64, names: [&str; 2]) -> Ending {
    let mut game = Match::new(
        Arc::new(Rulebook::standard()),
        armies(number),
        names.map(|name| general(name, number).unwrap()),
        Seed::from(number),
        LIMIT,
    );
    loop {
        match game.step() {
            MatchStep::Over(ending) => return ending,
            MatchStep::Order { order, answer, .. } => assert!(answer.is_ok(), "{order}"),
            MatchStep::Throw { answer, .. } => assert!(answer.is_ok()),
        }
    }
}

#[test]
fn beats_random_in_most_of_eighty_paired_battles() {
    // Forty pairs of armies and seeds, each from both sides; with fewer, luck with the terrain decides too much.
    let won = (0..40)
        .flat_map(|number| {
            [
                (fight(number, ["greedy", "random"]), Side::Red),
                (fight(number, ["random", "greedy"]), Side::Blue),
            ]
        })
        .filter(|(ending, side)| ending.winner() == Some(*side))
        .count();
    assert!(won >= 72, "{won} of 80");
}

#[test]
fn ends_its_battles_against_itself() {
    let drawn = (100..110)
        .filter(|&number| fight(number, ["greedy", "greedy"]) == Ending::Drawn)
        .count();
    assert!(drawn <= 1, "{drawn} of 10 drawn");
}
