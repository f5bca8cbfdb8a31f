//! What a factor consists of, and what prevents a recoil.

use super::super::*;
use crate::outcome::resolve;
use crate::testing::{Board, element, party};

#[test]
fn the_numbers_of_a_factor_add_up() {
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
    assert_eq!(duel.edge_contacts[0].left, Some(element("b2")));
    assert!(!duel.edge_contacts[0].cannot_recoil);
}

#[test]
fn a_flank_contact_on_the_second_rank_prevents_a_recoil() {
    // Sp 4 + 1 - 1 = 4 against Bd 5: 4 + 1 = 5 against 5 + 2 = 7 is beaten. With an enemy on the flank of the
    // supporting rank the front rank cannot recoil, and the supporting rank dies with it.
    let mut board = Board::new();
    board
        .put("r1", "4Sp", 7.0, 8.0, 287.0)
        .by("r2", "4Sp", "behind r1")
        .by("b1", "4Bd", "front of r1")
        .by("b2", "4Ax", "right-flank of r2");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    assert_eq!(duel.factors, [4, 5]);
    assert!(
        duel.edge_contacts[0].cannot_recoil && duel.edge_contacts[0].right == Some(element("b2"))
    );
    resolve(&mut board.changes(), &duel, [1, 2]);
    assert!(board.lost("r1") && board.lost("r2"), "{:?}", board.events);
}

#[test]
fn the_better_of_two_support_rows_for_one_place_counts() {
    // Pk 3 + 3 for the pikes behind. A second row for the same place, worth only 1, neither adds to that nor
    // replaces it, whichever row is written first. Of two rows worth the same the first counts.
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
fn a_same_class_row_supports_only_that_class() {
    // Sp 4 + 1 for spears behind. Bd 5 + 1 for psiloi behind against warbands, unless the row requires the
    // same class.
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
