//! Whose front is on whom, and who therefore fights, helps or stands by, each with its arithmetic.

use acies_rulebook::{Rulebook, Scale};

use super::super::*;
use crate::testing::{Board, dba30, element, party};
use crate::{ElementSet, Occupant, Place, Side};

/// The factors of two who stand in front contact.
fn factors(board: &Board, a: &str, b: &str) -> [i8; 2] {
    let duel = close_duel(board.view(), party(a), party(b));
    duel.expect("front contact").factors
}

/// A board under 2.2 with some conventions.
fn agreed(conventions: &[&str]) -> Board {
    let source = Rulebook::edition_source("2.2").expect("an edition");
    let rulebook = source.compile(Scale::Mm15, &[], conventions);
    Board::under(&rulebook.expect("sound"))
}

/// Says whom an element remembers as the first on it.
fn first(board: &mut Board, id: &str, enemy: &str) {
    let marks = &mut board.position.element_mut(element(id)).marks;
    marks.first_contact = Some(element(enemy));
}

#[test]
fn one_on_a_flank_is_free_to_overlap() {
    // r1 has its front on the left flank of b1 and nobody on its own (`dba22` §21.2); r3 beside it fights b2. Bd 5 against Bd
    // 5, and r1 takes one off b2, corner to corner beside r3. b1 fights r2, with one off for its flank.
    let mut board = Board::new();
    board
        .put("r2", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "front of r2")
        .by("r1", "4Bd", "left-flank of b1")
        .by("r3", "4Bd", "right of r1")
        .by("b2", "4Bd", "front of r3");
    assert_eq!(factors(&board, "r3", "b2"), [5, 4]);
    assert_eq!(factors(&board, "r2", "b1"), [5, 4]);
    assert_eq!(opponent(board.view(), element("r1")), None);
}

#[test]
fn only_who_fights_nobody_overlaps_beside_one_that_has_not_lined_up() {
    // r1 and b1 fight as if lined up, r1 from x 6.5, b1 from 6.7. b2 from 7.7 is not on r1; it stands beside b1 and takes one
    // off Bd 5, unless it has r2 to its own front, or stands with its front on the red camp.
    for (busy, factor) in [(None, 4), (Some("element"), 5), (Some("camp"), 5)] {
        let mut board = Board::under(&dba30(&[]));
        board
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .put("b1", "4Bd", 7.2, 7.0, 180.0)
            .by("b2", "4Bd", "left of b1");
        for (id, enemy) in [("r1", "b1"), ("b1", "r1")] {
            board.position.element_mut(element(id)).marks.as_if = Some(element(enemy));
        }
        match busy {
            Some("element") => {
                board.by("r2", "4Bd", "front of b2");
            }
            Some(_) => {
                let camp = [(8.0, 6.0), (8.0, 7.0), (9.0, 7.0), (9.0, 6.0)];
                board.camp(Side::Red, &camp, Occupant::NonCombatants);
            }
            None => {}
        }
        assert_eq!(factors(&board, "r1", "b1")[0], factor, "{busy:?}");
    }
}

#[test]
fn who_fights_as_if_lined_up_comes_before_one_out_of_line() {
    // Of r1's front from x 6.5 to 7.5, b1 out of line has half, and b2 four tenths; but b2 is the one that lined up, as far as it
    // counts.
    let mut board = Board::under(&dba30(&[]));
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .put("b1", "4Bd", 6.5, 7.0, 180.0)
        .put("b2", "4Bd", 7.6, 7.0, 180.0);
    assert_eq!(opponent(board.view(), element("r1")), Some(element("b1")));
    for (id, enemy) in [("r1", "b2"), ("b2", "r1")] {
        board.position.element_mut(element(id)).marks.as_if = Some(element(enemy));
    }
    for of in [front_contact, opponent] {
        assert_eq!(of(board.view(), element("r1")), Some(element("b2")));
    }
}

#[test]
fn nobody_attacks_a_camp_over_the_corner_of_an_enemy_in_front() {
    // The camp begins where b1's side is, so that its corner is at r1's front, too. r1 fights b1 (`dba22` §7), r2 the camp.
    let mut boards = [Board::new(), Board::under(&dba30(&[]))];
    for board in &mut boards {
        board
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .by("b1", "4Bd", "front of r1")
            .by("r2", "4Bd", "right of r1")
            .camp(
                Side::Blue,
                &[(7.5, 7.0), (7.5, 8.0), (9.0, 8.0), (9.0, 7.0)],
                Occupant::NonCombatants,
            )
            .active(Side::Red);
        let camp = crate::Stronghold::Camp(Side::Blue);
        let expected: ElementSet = [element("r2")].into_iter().collect();
        assert_eq!(fresh_attackers(board.view(), camp), expected);
        let pairs = [
            (party("r1"), party("b1")),
            (party("r2"), party("blue-camp")),
        ];
        assert_eq!(fights(board.view()).as_slice(), pairs);
    }
}

#[test]
fn a_camp_is_fought_once_however_many_stand_at_it() {
    // r1 and r2 stand at the camp: one combat in a phase (`dba22` §7), be it that the camp stands.
    let mut board = Board::new();
    board
        .camp(
            Side::Blue,
            &[(6.0, 7.0), (6.0, 9.0), (9.0, 9.0), (9.0, 7.0)],
            Occupant::NonCombatants,
        )
        .put("r1", "2Ps", 7.0, 7.0, 0.0)
        .by("r2", "2Ps", "right of r1")
        .active(Side::Red);
    let duel = close_duel(board.view(), party("r1"), party("blue-camp")).expect("at the camp");
    resolve(&mut board.changes(), &duel, [1, 6]);
    assert_eq!(
        fresh_attackers(board.view(), crate::Stronghold::Camp(Side::Blue)),
        ElementSet::NONE
    );
}

#[test]
fn two_fight_only_if_each_is_the_other_s_enemy() {
    // b1 never turns and fights r2, who came to its rear; that its front is on the side of r1, who never turns either, is
    // no combat.
    let mut board = Board::new();
    board
        .put("r1", "WWg", 7.0, 7.0, 90.0)
        .by("b1", "WWg", "right-flank of r1")
        .by("r2", "4Ax", "rear of b1");
    first(&mut board, "b1", "r2");
    for (a, b) in [("r1", "b1"), ("b1", "r1")] {
        assert_eq!(close_duel(board.view(), party(a), party(b)), None);
    }
    assert!(close_duel(board.view(), party("r2"), party("b1")).is_some());
}

#[test]
fn a_wagon_fought_on_its_side_has_flanks_and_a_rear_of_its_own() {
    // r1 fights b1 on its left side. From there its front is to the right, its right side behind, its rear to the left: three
    // sides are pressed. WWg 3 against foot.
    let mut board = Board::new();
    board
        .put("r1", "WWg", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "left-flank of r1")
        .by("b2", "4Bd", "front of r1")
        .by("b3", "4Bd", "right-flank of r1")
        .by("b4", "4Bd", "rear of r1");
    first(&mut board, "r1", "b1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("a contact");
    let pressed = duel.pressed[0];
    assert_eq!(
        [pressed.left, pressed.right, pressed.rear],
        ["b4", "b2", "b3"].map(|id| Some(element(id)))
    );
    assert_eq!(duel.factors[0], 0);
}

#[test]
fn of_two_on_a_long_side_the_other_overlaps_on_its_own_hand() {
    // A wagon of two base widths has two on its left side. Seen from there, the one at its front is on the right, the one at its
    // rear on the left.
    for (fought, other, hand) in [("b2", "b1", [false, true]), ("b1", "b2", [true, false])] {
        let mut board = agreed(&["war-wagon-six-slots"]);
        board
            .put("r1", "WWg", 7.0, 7.0, 0.0)
            .by("b1", "4Bd", "left-flank of r1")
            .by("b2", "4Bd", "left-flank-rear of r1");
        first(&mut board, "r1", fought);
        let duel = close_duel(board.view(), party("r1"), party(fought)).expect("a contact");
        let on = [duel.pressed[0].left, duel.pressed[0].right];
        assert_eq!(on.map(|id| id == Some(element(other))), hand, "{fought}");
    }
}

#[test]
fn a_wagon_whose_attacker_is_chosen_is_held_by_those_on_its_flank() {
    // By that convention every front on it counts. With one on its flank it cannot go back, with one who overlaps it can.
    for (place, held) in [("left-flank of r1", true), ("overlap-left of r1", false)] {
        let mut board = agreed(&["war-wagon-main-attacker"]);
        board
            .put("r1", "WWg", 7.0, 7.0, 0.0)
            .by("b1", "4Bd", "front of r1")
            .by("b2", "4Bd", place);
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.pressed[0].held, held, "{place}");
    }
}

#[test]
fn who_is_lost_is_in_contact_with_nobody() {
    // b1 stands where r1 has been met, and r1 is no more.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "front of r1");
    assert!(engaged(board.view(), party("r1"), false));
    board.position.element_mut(element("r1")).place = Place::Lost;
    assert!(!engaged(board.view(), party("r1"), false));
}

#[test]
fn of_two_on_the_flanks_the_first_is_fought() {
    // b1 has had no room to turn (`dba30` §13.1). r1 on its left and r2 on its right have the same claim on it, but for which of
    // them came first.
    for came in ["r1", "r2"] {
        let mut board = Board::under(&dba30(&[]));
        board
            .put("b1", "4Bd", 7.0, 7.0, 180.0)
            .by("r1", "4Bd", "left-flank of b1")
            .by("r2", "4Bd", "right-flank of b1");
        first(&mut board, "b1", came);
        assert_eq!(opponent(board.view(), element("b1")), Some(element(came)));
    }
}

#[test]
fn a_front_on_a_front_is_remembered_by_those_alone_who_never_turn() {
    // Wb 3 + 6 = 9 kill Sp 4 + 1 = 5 and pursue by their depth, 0.375, as deep as the spears were: to the front of b2.
    for (code, remembered) in [("4Bd", None), ("WWg", Some(element("r1")))] {
        let mut board = Board::new();
        board
            .put("r1", "4Wb", 7.0, 7.0, 0.0)
            .by("b1", "4Sp", "front of r1")
            .put("b2", code, 7.0, 7.375, 180.0);
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        resolve(&mut board.changes(), &duel, [6, 1]);
        assert_eq!(opponent(board.view(), element("r1")), Some(element("b2")));
        let marks = board.position.element(element("b2")).marks;
        assert_eq!(marks.first_contact, remembered, "{code}");
    }
}

#[test]
fn one_at_a_camp_fights_for_it_and_not_whom_it_stands_beside() {
    // b1's front is on r1's left flank from y 6.625 to 7 and on the red camp from 6 to 6.4: it attacks the camp.
    let mut board = Board::under(&dba30(&[]));
    board
        .put("r1", "4Bd", 7.5, 7.0, 0.0)
        .by("b1", "4Bd", "left-flank of r1")
        .camp(
            Side::Red,
            &[(7.0, 5.5), (7.0, 6.4), (8.0, 6.4), (8.0, 5.5)],
            Occupant::NonCombatants,
        )
        .active(Side::Blue);
    let pair = (party("b1"), party("red-camp"));
    assert_eq!(fights(board.view()).as_slice(), [pair]);
}

#[test]
fn one_on_a_flank_fights_where_those_who_have_not_turned_do() {
    // r1 alone has come to b1's left flank, and b1 has not turned.
    for fights in [false, true] {
        let mut board = Board::new();
        board.rulebook.movement.contact.unturned_fights = fights;
        board
            .put("b1", "4Bd", 7.0, 7.0, 180.0)
            .by("r1", "4Bd", "left-flank of b1");
        let enemy = fights.then(|| element("b1"));
        assert_eq!(opponent(board.view(), element("r1")), enemy);
    }
}
