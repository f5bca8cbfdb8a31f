//! The list of combats to fight, and when a choice of flight is asked for.

use acies_rulebook::Fate;

use super::super::*;
use crate::Side;
use crate::outcome::{OutcomeChoices, flight_choice, resolve, resolve_with};
use crate::testing::{Board, element, party};

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
            crate::Occupant::NonCombatants,
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
    resolve(&mut board.changes(), &duel, [3, 3]);
    let duel = close_duel(board.view(), party("r3"), party("blue-camp")).expect("at the camp");
    // Bd 5 + 2 = 7 against CF 1 + 2 in its camp + 4 = 7: equal, so the camp holds.
    let outcome = resolve(&mut board.changes(), &duel, [2, 4]);
    assert_eq!(outcome.fates, [Fate::Stands; 2]);
    assert_eq!(fights(board.view()).as_slice(), [pair("r2", "b1")]);
}

#[test]
fn an_element_is_not_listed_against_an_enemy_that_fights_another() {
    // r1 and b1 are war wagons, which never turn. b1 has its front on the side of r1, and r2 is on b1's rear:
    // b1 fights r2.
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
fn flight_hand_is_asked_for_only_if_both_hands_are_equally_good() {
    // LH 2 + 1 = 3 against Sp 4 + 2 = 6: doubled by foot, it flees. An elephant 2 BW behind it blocks the
    // straight way, so either hand is as good.
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
    resolve(&mut left.changes(), &duel, [1, 2]);
    let answers = OutcomeChoices {
        flight_hand: [acies_geometry::Hand::Right; 2],
        ..OutcomeChoices::default()
    };
    resolve_with(&mut right.changes(), &duel, [1, 2], answers);
    let ((left_x, left_y, left_facing), (right_x, right_y, right_facing)) =
        (left.at("r1"), right.at("r1"));
    // While it faces 180 degrees its left is the greater x: mirror images about x = 7.
    assert!(left_x > 7.5, "{left_x}");
    assert!((left_x + right_x - 14.0).abs() < 0.001 && (left_y - right_y).abs() < 0.001);
    assert!((left_facing + right_facing - 360.0).abs() < 0.001);
}
