//! The greedy general beats the random one with any army, and ends its battles.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_generals::{Match, MatchStep, Rng, general};
use acies_referee::{Ask, Battle, Ending, Side};
use acies_rulebook::{Rulebook, Scale};

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

/// Sets up a battle in which both sides are greedy: one that stays, or one that is started anew for each decision, as the page
/// does. Both must decide the same.
fn set_up(edition: &str, number: u64) {
    let rulebook = Rulebook::edition(edition, Scale::Mm15).expect("an edition");
    let mut battle = Battle::new(Arc::new(rulebook), armies(number));
    let mut stays = Side::BOTH.map(|_| general("greedy", number).unwrap());
    let mut dice = Rng::new(number);
    let mut decisions = 0;
    while battle.setup().is_some() {
        match battle.asks() {
            Ask::Throw(throw) => {
                let thrown: Vec<u8> = (0..throw.dice).map(|_| dice.below(6) as u8 + 1).collect();
                battle.throw(&thrown).expect("dice");
            }
            Ask::Decide { side, .. } => {
                let order = stays[side as usize].decide(&battle, side);
                let anew = general("greedy", number).unwrap().decide(&battle, side);
                assert_eq!(anew, order, "{edition}, battle {number}");
                battle.obey(&order).expect("a legal order");
                decisions += 1;
                assert!(decisions < 200, "no end in {edition}, battle {number}");
            }
            Ask::Over(ending) => panic!("{ending:?}"),
        }
    }
}

#[test]
fn started_anew_for_each_decision_it_ends_the_setup_in_the_same_way() {
    for edition in ["1.22", "2.2", "3.0"] {
        for number in 0..20 {
            set_up(edition, number);
        }
    }
}
