//! Combat on random positions: odds against brute force, and nothing left on top of anything; and by subject, cases worked
//! out by hand.

mod affected;
mod fronts;
mod heights;
mod listed;
mod odds;
mod places;
mod rivers;
mod scores;

use proptest::prelude::*;

use super::*;
use crate::testing::{Board, Lot, element, scatter};
use crate::{Event, Party};

/// The odds of a combat by throwing all 36 pairs, told by the events and the places.
fn brute_force(board: &Board, duel: &Duel) -> ([Tally; 2], Vec<(String, [u8; 2])>) {
    let mut parties = [Tally::default(); 2];
    let mut lost: Vec<(String, [u8; 2])> = Vec::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut after = board.clone();
        resolve(&mut after.changes(), duel, [a, b]);
        for own in [0, 1] {
            let id = fighter(board.view(), duel.parties[own]);
            let gone = after.events.iter().any(|event| match event {
                Event::Lost { id: lost, .. } => Some(*lost) == id,
                Event::NonCombatantsLost { stronghold } => {
                    duel.parties[own] == Party::Stronghold(*stronghold)
                }
                _ => false,
            });
            let fled = after
                .events
                .iter()
                .any(|event| matches!(event, Event::Fled { id: fled, .. } if Some(*fled) == id));
            let back = after.events.iter().any(
                |event| matches!(event, Event::Recoiled { id: back, .. } if Some(*back) == id),
            );
            *match (gone, fled, back) {
                (true, _, _) => &mut parties[own].destroyed,
                (_, true, _) => &mut parties[own].flees,
                (_, _, true) => &mut parties[own].recoils,
                _ => &mut parties[own].stands,
            } += 1;
        }
        for event in &after.events {
            let (id, what) = match event {
                Event::Lost { id, .. } => (*id, 0),
                Event::PushedBack { id, .. } => (*id, 1),
                _ => continue,
            };
            if duel
                .parties
                .iter()
                .any(|&party| fighter(board.view(), party) == Some(id))
            {
                continue;
            }
            let name = id.to_string();
            if !lost.iter().any(|(other, _)| *other == name) {
                lost.push((name.clone(), [0; 2]));
            }
            for (_, counts) in lost.iter_mut().filter(|(other, _)| *other == name) {
                counts[what] += 1;
            }
        }
    }
    (parties, lost)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn odds_are_those_of_all_36_throws(seed: u64) {
        let board = scatter(seed);
        for (a, b) in fights(board.view()) {
            let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
            let odds = odds(board.view(), &duel);
            let (parties, others) = brute_force(&board, &duel);
            prop_assert_eq!(odds.parties, parties, "{:?} {:?}", a, b);
            for (name, [destroyed, pushed]) in others {
                let id = element(&name);
                let tally = odds.others.iter().find(|other| other.id == id);
                prop_assert_eq!(tally.map(|tally| tally.destroyed), Some(destroyed), "{}", name);
                // One that is pushed and then lost counts as lost.
                prop_assert!(tally.is_some_and(|tally| tally.pushed <= pushed), "{}", name);
            }
        }
    }

    #[test]
    fn quarter_turns_change_nothing(seed: u64, times in 1u32..4) {
        let board = scatter(seed);
        let turned = board.quarter_turned(times);
        prop_assert_eq!(fights(board.view()), fights(turned.view()));
        let mut lot = Lot::new(seed);
        for (a, b) in fights(board.view()) {
            let dice = [lot.die(), lot.die()];
            let [mut plain, mut turned] = [board.clone(), turned.clone()];
            for board in [&mut plain, &mut turned] {
                let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
                resolve(&mut board.changes(), &duel, dice);
            }
            prop_assert_eq!(plain.quarter_turned(times).position, turned.position, "{:?} {:?}", a, b);
        }
    }

    #[test]
    fn outcomes_leave_nobody_on_top_of_anything(seed: u64) {
        let mut board = scatter(seed);
        prop_assert_eq!(board.disorder(), None, "before");
        let mut lot = Lot::new(seed.rotate_left(7));
        let mut fought = 0;
        while let Some(&(a, b)) = fights(board.view()).first() {
            let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
            resolve(&mut board.changes(), &duel, [lot.die(), lot.die()]);
            prop_assert_eq!(board.disorder(), None, "after {:?} {:?}: {:?}", a, b, board.events);
            fought += 1;
            prop_assert!(fought <= 24, "combats end");
        }
    }
}

#[test]
fn random_positions_have_what_they_are_for() {
    // Otherwise the properties above would say nothing: count what happens over many seeds.
    let mut seen = [0; 8];
    for seed in 0..1200 {
        let mut board = scatter(seed);
        let mut lot = Lot::new(seed);
        while let Some(&(a, b)) = fights(board.view()).first() {
            let duel = close_duel(board.view(), a, b).expect("listed combats can be fought");
            resolve(&mut board.changes(), &duel, [lot.die(), lot.die()]);
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
