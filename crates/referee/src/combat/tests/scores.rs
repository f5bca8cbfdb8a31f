//! What a score consists of, and what holds an element in its place.

use super::super::*;
use crate::testing::{Board, element, party};

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
    resolve(&mut board.changes(), &duel, [1, 2]);
    assert!(board.lost("r1") && board.lost("r2"), "{:?}", board.events);
}

#[test]
fn of_two_rows_for_one_place_the_better_counts() {
    // Pk 3 + 3 for the pikes behind; a second row for those who stand behind, with 1 alone, neither adds to that nor takes its
    // place, be it written before or after. Of two that are worth the same the first counts.
    for (at, value, row) in [(0, 1, 1), (4, 1, 0), (0, 3, 0), (4, 3, 0)] {
        let mut board = Board::new();
        let rows = &mut board.rulebook.combat.supports;
        assert_eq!(rows.len(), 4);
        let mut lesser = rows[0].clone();
        assert_eq!((lesser.id.as_str(), lesser.value), ("pikes", 3));
        lesser.value = value;
        rows.insert(at, lesser);
        board
            .put("r1", "4Pk", 7.0, 7.0, 0.0)
            .by("r2", "4Pk", "behind r1")
            .by("b1", "4Bd", "front of r1");
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.factors[0], 6, "{at}");
        let counted: Vec<u8> = duel.supporters[0].iter().map(|one| one.row).collect();
        assert_eq!(counted, [row], "{at}");
    }
}

#[test]
fn a_row_for_one_class_alone_is_for_that_class() {
    // Sp 4 + 1 for spears behind. Bd 5 + 1 for psiloi behind against warbands, unless the row is for the same class alone.
    for (own, behind, enemy, factor) in [("4Sp", "4Sp", "4Bd", 5), ("4Bd", "2Ps", "4Wb", 5)] {
        let mut board = Board::new();
        for row in &mut board.rulebook.combat.supports {
            row.same_class = true;
        }
        board
            .put("r1", own, 7.0, 7.0, 0.0)
            .by("r2", behind, "behind r1")
            .by("b1", enemy, "front of r1");
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.factors[0], factor, "{own}");
    }
}
