//! Properties of outcomes on random positions: nothing ends on top of anything, and turning the table changes nothing.

use proptest::prelude::*;

use crate::Event;
use crate::combat::{close_duel, fights};
use crate::outcome::resolve;
use crate::testing::{Rng, random_board};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn quarter_turns_change_nothing(seed: u64, times in 1u32..4) {
        let board = random_board(seed);
        let turned = board.quarter_turned(times);
        prop_assert_eq!(fights(board.view()), fights(turned.view()));
        let mut rng = Rng::new(seed);
        for (a, b) in fights(board.view()) {
            let dice = [rng.die(), rng.die()];
            let [mut plain, mut turned] = [board.clone(), turned.clone()];
            for board in [&mut plain, &mut turned] {
                let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
                resolve(&mut board.changes(), &duel, dice);
            }
            prop_assert_eq!(plain.quarter_turned(times).position, turned.position, "{:?} {:?}", a, b);
        }
    }

    #[test]
    fn outcomes_leave_no_elements_overlapping(seed: u64) {
        let mut board = random_board(seed);
        prop_assert_eq!(board.disorder(), None, "before");
        let mut rng = Rng::new(seed.rotate_left(7));
        let mut fought = 0;
        while let Some(&(a, b)) = fights(board.view()).first() {
            let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
            resolve(&mut board.changes(), &duel, [rng.die(), rng.die()]);
            prop_assert_eq!(board.disorder(), None, "after {:?} {:?}: {:?}", a, b, board.events);
            fought += 1;
            prop_assert!(fought <= 24, "combats end");
        }
    }
}

#[test]
fn random_positions_include_every_kind_of_outcome() {
    // Otherwise the properties above would prove nothing: count what happens over many seeds.
    let mut seen = [0; 8];
    for seed in 0..1200 {
        let mut board = random_board(seed);
        let mut rng = Rng::new(seed);
        while let Some(&(a, b)) = fights(board.view()).first() {
            let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
            resolve(&mut board.changes(), &duel, [rng.die(), rng.die()]);
        }
        for event in &board.events {
            let kind = match event {
                Event::Recoiled { .. } => 0,
                Event::PushedBack { .. } => 1,
                Event::Fled { .. } => 2,
                Event::Pursued { .. } => 3,
                Event::Lost {
                    cause: crate::Cause::Trampled,
                    ..
                } => 4,
                Event::Lost {
                    cause: crate::Cause::Crushed,
                    ..
                } => 5,
                Event::StrongholdTaken { .. } => 6,
                Event::Lost {
                    cause: crate::Cause::Supporting,
                    ..
                } => 7,
                _ => continue,
            };
            seen[kind] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count >= 3), "{seen:?}");
}
