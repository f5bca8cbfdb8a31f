//! Combat on random positions: odds against brute force, and nothing left on top of anything.

use acies_rulebook::{Fate, Rulebook};
use proptest::prelude::*;

use super::*;
use crate::aftermath::Answers;
use crate::testing::{Board, Lot, element, party, scatter};
use crate::{Event, Party, Side};

/// The odds of a combat by throwing all 36 pairs, told by the events and the places.
fn brute_force(board: &Board, duel: &Duel) -> ([Tally; 2], Vec<(String, [u8; 2])>) {
    let mut parties = [Tally::default(); 2];
    let mut lost: Vec<(String, [u8; 2])> = Vec::new();
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut after = board.clone();
        resolve(&mut after.field(), duel, [a, b]);
        for own in [0, 1] {
            let id = fighter(board.view(), duel.parties[own]);
            let gone = after.events.iter().any(|event| match event {
                Event::Lost { id: lost, .. } => Some(*lost) == id,
                Event::FolkLost { hold } => duel.parties[own] == Party::Hold(*hold),
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
                resolve(&mut board.field(), &duel, dice);
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
            resolve(&mut board.field(), &duel, [lot.die(), lot.die()]);
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
            resolve(&mut board.field(), &duel, [lot.die(), lot.die()]);
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
                Event::HoldTaken { .. } => 6,
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

#[test]
fn two_identical_elements_stand_to_each_other_alike() {
    // Bd 5 against Bd 5, good going: 15 throws higher, 15 lower, 6 equal. Doubled needs 2 (5 + a) <= 5 + b: b >= 2 a + 5:
    // a 1, b 7: never. So 15 recoil each.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 33.0)
        .by("b1", "4Bd", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = odds(board.view(), &duel);
    let expected = Tally {
        stands: 21,
        recoils: 15,
        flees: 0,
        destroyed: 0,
    };
    assert_eq!(odds.parties, [expected; 2]);
    assert!(odds.others.is_empty());
    assert_eq!(
        open_odds(
            &board.rulebook,
            &Open::close(duel.troops[0], duel.troops[1])
        ),
        [expected; 2]
    );
}

#[test]
fn odds_in_the_open_are_those_on_an_empty_table() {
    // Nothing else stands on the table and its middle is 7.5 from every edge; the longest way back is that of light
    // horse, 0.75 + 3.125. So whoever meets there meets as in the open.
    let rulebook = Rulebook::standard();
    let troops = || (0..rulebook.troops.len()).map(|index| acies_rulebook::TroopId(index as u8));
    for (own, enemy) in troops().flat_map(|own| troops().map(move |enemy| (own, enemy))) {
        let mut board = Board::new();
        let pose = acies_geometry::Pose::from_base_widths(7.5, 7.5, 0.0);
        let [r1, b1] = ["r1", "b1"].map(element);
        board.position.put(r1, &rulebook, own, false, pose);
        let pose = crate::Contact::Front.pose(board.position.base(r1));
        board.position.put(b1, &rulebook, enemy, false, pose);
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(
            odds(board.view(), &duel).parties,
            open_odds(&rulebook, &Open::close(own, enemy)),
            "{} {}",
            rulebook.troop(own).code,
            rulebook.troop(enemy).code
        );
    }
}

#[test]
fn psiloi_in_the_open_die_by_cavalry() {
    // Ps 2 against Cv 3 - beaten, in going good for horse - is destroyed: 3 + b > 2 + a, a < b + 1: for b from 1 to 6
    // there are 1 + 2 + 3 + 4 + 5 + 6 = 21 throws.
    let rulebook = Rulebook::standard();
    let [own, enemy] = ["2Ps", "3Cv"].map(|code| rulebook.troop_id(code).expect("a code"));
    let [psiloi, _] = open_odds(&rulebook, &Open::close(own, enemy));
    assert_eq!(psiloi.destroyed, 21);
}

#[test]
fn published_odds_of_spears() {
    // `dba22` §25 A33 prints how often spears in the open are destroyed: by El 15, LH 6, Kn 10, Wb 10, SCh 15.
    // Sp 4 against El's 4: beaten on 15 of 36. LH 2 against foot: beaten when b - s > 2: 6. Kn and Wb 3: 10. SCh 4: 15.
    let rulebook = Rulebook::standard();
    for (enemy, destroyed) in [
        ("El", 15),
        ("2LH", 6),
        ("3Kn", 10),
        ("4Wb", 10),
        ("SCh", 15),
    ] {
        let [own, enemy_id] = ["4Sp", enemy].map(|code| rulebook.troop_id(code).expect("a code"));
        let [spears, _] = open_odds(&rulebook, &Open::close(own, enemy_id));
        assert_eq!(spears.destroyed, destroyed, "{enemy}");
    }
    // Scythed chariots before spears die on 21 of 36: 15 throws lower and 6 equal.
    let [own, enemy] = ["SCh", "4Sp"].map(|code| rulebook.troop_id(code).expect("a code"));
    assert_eq!(
        open_odds(&rulebook, &Open::close(own, enemy))[0].destroyed,
        21
    );
}

#[test]
fn a_blocked_recoil_kills_in_the_odds_too() {
    // Bd 5 + 0 against Sp 4: Sp higher when s - b > 1: (1,3..6) (2,4..6) (3,5..6) (4,6): 4 + 3 + 2 + 1 = 10.
    // Bd backs onto an enemy's front 0.2 behind it; its recoil is 0.375.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Sp", "front of r1")
        .put("b2", "4Sp", 7.0, 6.425, 0.0);
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let odds = odds(board.view(), &duel);
    assert_eq!(
        odds.parties[0],
        Tally {
            stands: 26,
            recoils: 0,
            flees: 0,
            destroyed: 10
        }
    );
}

#[test]
fn the_lines_of_a_score_add_up() {
    // Bd 5, general + 1, left overlap - 1: 5. Sp 4.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 200.0)
        .general("r1")
        .by("b1", "4Sp", "front of r1")
        .by("b2", "4Sp", "overlap-left of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(duel.factors, [5, 4]);
    let lines: Vec<_> = duel.lines[0]
        .iter()
        .map(|line| (line.id(&board.rulebook), line.value))
        .collect();
    assert_eq!(lines, [("basic", 5), ("general", 1), ("contact", -1)]);
    assert_eq!(duel.pressed[0].left, Some(element("b2")));
    assert!(!duel.pressed[0].held);
}

#[test]
fn a_flank_contact_on_the_second_rank_holds_the_first() {
    // Pk 3 + 3 - 1 = 5 against Bd 5: 5 + 1 = 6 against 5 + 2 = 7 is beaten, and with an enemy on the flank of the rank
    // that supports it there is no going back; that rank dies with it.
    let mut board = Board::new();
    board
        .put("r1", "4Pk", 7.0, 8.0, 287.0)
        .by("r2", "4Pk", "behind r1")
        .by("b1", "4Bd", "front of r1")
        .by("b2", "4Ax", "right-flank of r2");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(duel.factors, [5, 5]);
    assert!(duel.pressed[0].held && duel.pressed[0].right == Some(element("b2")));
    resolve(&mut board.field(), &duel, [1, 2]);
    assert!(board.lost("r1") && board.lost("r2"), "{:?}", board.events);
}

#[test]
fn a_river_is_thrown_for_only_if_its_depth_matters() {
    // LH 2 + 1 = 3 against Sp 4 + 2 = 6 flees from 10.5 to 7.375; the river's bank is at 8.0 + 0.4 = 8.4 or at
    // 6.4 + 0.4 = 6.8.
    for (middle, matters) in [(8.0, true), (6.4, false)] {
        let mut board = Board::new();
        board
            .band("river", &[(0.0, middle), (15.0, middle)], 0.8)
            .river(acies_rulebook::RiverState::Unknown)
            .put("r1", "2LH", 7.0, 12.0, 0.0)
            .by("b1", "4Sp", "front of r1");
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        let asks = |dice| river_matters(board.view(), &duel, dice, Answers::default());
        assert_eq!(asks([1, 2]), matters, "{middle}");
        assert!(!asks([6, 2]), "{middle}");
    }
}

#[test]
fn a_river_is_thrown_for_when_somebody_recoils_into_it() {
    // The river reaches from 8.1 to 8.9. Bd 5 + 1 against 5 + 2 recoils by 0.375: its rear comes from 8.925 to 8.55, or
    // from 9.325 to 8.95. On an equal score nobody goes anywhere.
    for (front, matters) in [(9.3, true), (9.7, false)] {
        let mut board = Board::new();
        board
            .band("river", &[(0.0, 8.5), (15.0, 8.5)], 0.8)
            .river(acies_rulebook::RiverState::Unknown)
            .put("r1", "4Bd", 7.0, front, 0.0)
            .by("b1", "4Bd", "front of r1");
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        let asks = |dice| river_matters(board.view(), &duel, dice, Answers::default());
        assert_eq!(asks([1, 2]), matters, "{front}");
        assert!(!asks([2, 2]), "{front}");
    }
}

#[test]
fn a_river_is_thrown_for_when_its_bank_would_count() {
    // The river reaches from 8.1 to 8.9. b1 stands in it, from 8.05 to 8.425; r1's front is 0.05 from the bank, or it
    // stands 4 away from the river with b1 on dry ground too.
    for (front, matters) in [(8.05, true), (4.0, false)] {
        let mut board = Board::new();
        board
            .band("river", &[(0.0, 8.5), (15.0, 8.5)], 0.8)
            .river(acies_rulebook::RiverState::Unknown)
            .put("r1", "4Bd", 7.0, front, 0.0)
            .by("b1", "4Bd", "front of r1");
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.factors, [5, 5], "{front}");
        for dice in [[2, 2], [3, 1]] {
            let asks = river_matters(board.view(), &duel, dice, Answers::default());
            assert_eq!(asks, matters, "{front}");
        }
    }
}

#[test]
fn combats_are_listed_once_and_the_active_side_first() {
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 5.0, 7.0, 0.0)
        .by("b3", "4Sp", "front of r1")
        .by("r2", "4Bd", "right of r1")
        .by("b1", "4Sp", "front of r2")
        .camp(
            Side::Blue,
            &[(9.0, 7.0), (9.0, 9.0), (11.0, 9.0), (11.0, 7.0)],
            crate::Holder::Folk,
        )
        .put("r3", "4Bd", 10.0, 7.0, 0.0)
        .active(Side::Blue);
    let pair = |a: &str, b: &str| (party(a), party(b));
    assert_eq!(
        fights(board.view()).as_slice(),
        [pair("b1", "r2"), pair("b3", "r1"), pair("blue-camp", "r3")]
    );
    board.active(Side::Red);
    assert_eq!(
        fights(board.view()).as_slice(),
        [pair("r1", "b3"), pair("r2", "b1"), pair("r3", "blue-camp")]
    );
    let duel = close_duel(board.view(), party("r1"), party("b3")).expect("front contact");
    resolve(&mut board.field(), &duel, [3, 3]);
    let duel = close_duel(board.view(), party("r3"), party("blue-camp")).expect("at the camp");
    // Bd 5 + 2 = 7 against CF 1 + 2 in its camp + 4 = 7: equal, the camp holds.
    let outcome = resolve(&mut board.field(), &duel, [2, 4]);
    assert_eq!(outcome.fates, [Fate::Stands; 2]);
    assert_eq!(fights(board.view()).as_slice(), [pair("r2", "b1")]);
}

#[test]
fn nobody_is_listed_with_one_who_fights_another() {
    // b1 has its front on the side of r1, and r2 on its own rear: two wagons, who never turn. b1 fights r2.
    let mut board = Board::new();
    board
        .put("r1", "WWg", 7.0, 7.0, 90.0)
        .by("b1", "WWg", "right-flank of r1")
        .by("r2", "4Ax", "rear of b1");
    for side in Side::BOTH {
        board.active(side);
        for &(a, b) in &fights(board.view()) {
            assert!(close_duel(board.view(), a, b).is_some(), "{a} {b}");
        }
    }
    board.active(Side::Red);
    let pair = (party("r2"), party("b1"));
    assert_eq!(fights(board.view()).as_slice(), [pair]);
}

#[test]
fn a_choice_of_flight_is_asked_for_only_where_both_hands_are_alike() {
    // LH 2 + 1 = 3 against Sp 4 + 2 = 6: doubled by foot, it flees. An elephant 2 BW behind its back stands in its way,
    // straight: both hands are alike.
    let mut board = Board::new();
    board
        .put("r1", "2LH", 7.0, 9.0, 0.0)
        .by("b1", "4Sp", "front of r1")
        .put("r2", "El", 7.0, 5.0, 90.0);
    board.position.place(
        element("r2"),
        acies_geometry::Pose::from_base_widths(7.5, 5.0, 90.0),
    );
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(flight_choice(board.view(), &duel, [1, 2]), Some(Side::Red));
    // 2 + 2 = 4 against 4 + 2 = 6: a recoil only.
    assert_eq!(flight_choice(board.view(), &duel, [2, 2]), None);
    let [mut left, mut right] = [board.clone(), board.clone()];
    resolve(&mut left.field(), &duel, [1, 2]);
    let answers = Answers {
        flight_hand: [acies_geometry::Hand::Right; 2],
        ..Answers::default()
    };
    resolve_with(&mut right.field(), &duel, [1, 2], answers);
    let ((left_x, left_y, left_facing), (right_x, right_y, right_facing)) =
        (left.at("r1"), right.at("r1"));
    // Its own left while it looks at 180 degrees is the greater x: mirror images about x = 7.
    assert!(left_x > 7.5, "{left_x}");
    assert!((left_x + right_x - 14.0).abs() < 0.001 && (left_y - right_y).abs() < 0.001);
    assert!((left_facing + right_facing - 360.0).abs() < 0.001);
}
