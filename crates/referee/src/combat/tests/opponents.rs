//! Which elements fight, overlap or only stand by, each with its arithmetic.

use acies_rulebook::{Rulebook, Scale};

use super::super::*;
use crate::outcome::resolve;
use crate::testing::{Board, dba30, element, party};
use crate::{ElementSet, Occupant, Place, Side};

/// The factors of two elements in front contact.
fn factors(board: &Board, a: &str, b: &str) -> [i8; 2] {
    let duel = close_duel(board.view(), party(a), party(b));
    duel.expect("front contact").factors
}

/// A board under 2.2 with these conventions.
fn agreed(conventions: &[&str]) -> Board {
    let source = Rulebook::edition_source("2.2").expect("an edition");
    let rulebook = source.compile(Scale::Mm15, &[], conventions);
    Board::under(&rulebook.expect("sound"))
}

/// Records which enemy contacted an element first.
fn record_first(board: &mut Board, id: &str, enemy: &str) {
    let marks = &mut board.position.element_mut(element(id)).marks;
    marks.first_contact = Some(element(enemy));
}

#[test]
fn an_element_in_flank_contact_may_overlap() {
    // r1 has its front on the left flank of b1 and no enemy to its own front (`dba22` §21.2); r3 beside it
    // fights b2. Bd 5 against Bd 5, and r1 takes one off b2, corner to corner beside r3. b1 fights r2, with
    // one off for its flank.
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
fn only_an_idle_element_overlaps_beside_an_enemy_not_lined_up() {
    // r1 and b1 fight as if lined up, r1 from x 6.5, b1 from 6.7. b2 from 7.7 does not touch r1. It is beside
    // b1 and takes one off Bd 5, unless it has r2 to its own front, or its front is on the red camp.
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
fn an_enemy_as_if_in_line_is_fought_before_one_out_of_line() {
    // Of r1's front from x 6.5 to 7.5, b1 out of line covers half and b2 four tenths; but b2 counts as lined
    // up.
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
fn an_element_fights_the_enemy_in_front_rather_than_a_camp_at_its_corner() {
    // The camp begins at b1's side, so that its corner touches r1's front too. r1 fights b1 (`dba22` §7), r2
    // the camp.
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
        assert_eq!(remaining_attackers(board.view(), camp), expected);
        let pairs = [
            (party("r1"), party("b1")),
            (party("r2"), party("blue-camp")),
        ];
        assert_eq!(fights(board.view()).as_slice(), pairs);
    }
}

#[test]
fn a_camp_is_fought_once_per_phase_by_all_attackers() {
    // r1 and r2 attack the camp: that is one combat per phase (`dba22` §7), even if the camp holds.
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
        remaining_attackers(board.view(), crate::Stronghold::Camp(Side::Blue)),
        ElementSet::NONE
    );
}

#[test]
fn two_fight_only_if_each_is_the_opponent_of_the_other() {
    // Neither r1 nor b1 turns. b1 fights r2, which contacted its rear first; its own front on the side of r1
    // is no combat.
    let mut board = Board::new();
    board
        .put("r1", "WWg", 7.0, 7.0, 90.0)
        .by("b1", "WWg", "right-flank of r1")
        .by("r2", "4Ax", "rear of b1");
    record_first(&mut board, "b1", "r2");
    for (a, b) in [("r1", "b1"), ("b1", "r1")] {
        assert_eq!(close_duel(board.view(), party(a), party(b)), None);
    }
    assert!(close_duel(board.view(), party("r2"), party("b1")).is_some());
}

#[test]
fn a_war_wagon_fought_on_its_side_counts_flanks_from_there() {
    // r1 fights b1 on its left side. Seen from there its front is on the right, its right side behind and its
    // rear on the left: three contacts. WWg 3 against foot.
    let mut board = Board::new();
    board
        .put("r1", "WWg", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "left-flank of r1")
        .by("b2", "4Bd", "front of r1")
        .by("b3", "4Bd", "right-flank of r1")
        .by("b4", "4Bd", "rear of r1");
    record_first(&mut board, "r1", "b1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("a contact");
    let pressed = duel.edge_contacts[0];
    assert_eq!(
        [pressed.left, pressed.right, pressed.rear],
        ["b4", "b2", "b3"].map(|id| Some(element(id)))
    );
    assert_eq!(duel.factors[0], 0);
}

#[test]
fn of_two_enemies_on_a_long_side_the_other_overlaps() {
    // A war wagon two base widths deep has two enemies on its left side. Seen from that side, the one near
    // its front is on the right, the one near its rear on the left.
    for (fought, other, hand) in [("b2", "b1", [false, true]), ("b1", "b2", [true, false])] {
        let mut board = agreed(&["war-wagon-six-slots"]);
        board
            .put("r1", "WWg", 7.0, 7.0, 0.0)
            .by("b1", "4Bd", "left-flank of r1")
            .by("b2", "4Bd", "left-flank-rear of r1");
        record_first(&mut board, "r1", fought);
        let duel = close_duel(board.view(), party("r1"), party(fought)).expect("a contact");
        let on = [duel.edge_contacts[0].left, duel.edge_contacts[0].right];
        assert_eq!(on.map(|id| id == Some(element(other))), hand, "{fought}");
    }
}

#[test]
fn a_war_wagon_with_a_chosen_attacker_cannot_recoil_from_a_flank_contact() {
    // By that convention every front on it counts. With one on its flank it cannot recoil; with an overlap it
    // can.
    for (place, held) in [("left-flank of r1", true), ("overlap-left of r1", false)] {
        let mut board = agreed(&["war-wagon-main-attacker"]);
        board
            .put("r1", "WWg", 7.0, 7.0, 0.0)
            .by("b1", "4Bd", "front of r1")
            .by("b2", "4Bd", place);
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.edge_contacts[0].cannot_recoil, held, "{place}");
    }
}

#[test]
fn a_lost_element_is_not_engaged() {
    // b1 is where it contacted r1, and r1 is lost.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "front of r1");
    assert!(is_engaged(board.view(), party("r1"), false));
    board.position.element_mut(element("r1")).place = Place::Lost;
    assert!(!is_engaged(board.view(), party("r1"), false));
}

#[test]
fn of_two_enemies_on_the_flanks_the_first_is_fought() {
    // b1 had no room to turn (`dba30` §13.1). r1 on its left and r2 on its right have equal claims, except
    // for which came first.
    for came in ["r1", "r2"] {
        let mut board = Board::under(&dba30(&[]));
        board
            .put("b1", "4Bd", 7.0, 7.0, 180.0)
            .by("r1", "4Bd", "left-flank of b1")
            .by("r2", "4Bd", "right-flank of b1");
        record_first(&mut board, "b1", came);
        assert_eq!(opponent(board.view(), element("b1")), Some(element(came)));
    }
}

#[test]
fn only_elements_that_never_turn_record_a_front_contact() {
    // Wb 3 + 6 = 9 destroy Sp 4 + 1 = 5 and pursue by their depth, 0.375, which is also the depth of the
    // spears: to the front of b2.
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
fn an_element_at_a_camp_and_a_flank_attacks_the_camp() {
    // b1's front is on r1's left flank from y 6.625 to 7, and on the red camp from 6 to 6.4: it attacks the
    // camp.
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
fn a_flank_contact_fights_only_where_unturned_elements_fight() {
    // r1 is the only enemy in contact, on b1's left flank, and b1 has not turned.
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
