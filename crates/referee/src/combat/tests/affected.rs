//! Whose combats a move stirs.

use super::super::*;
use crate::ElementSet;
use crate::testing::{Board, element};

/// A line of six blades shoulder to shoulder, r1 on its left.
fn line() -> Board {
    let mut board = Board::new();
    board.put("r1", "4Bd", 5.0, 7.0, 0.0);
    for (id, place) in [
        ("r2", "right of r1"),
        ("r3", "right of r2"),
        ("r4", "right of r3"),
        ("r5", "right of r4"),
        ("r6", "right of r5"),
    ] {
        board.by(id, "4Bd", place);
    }
    board
}

fn set(ids: &[&str]) -> ElementSet {
    ids.iter().map(|id| element(id)).collect()
}

#[test]
fn a_move_stirs_those_up_to_three_contacts_away_from_where_it_began_and_where_it_ends() {
    let mut board = line();
    let before = *board.view().position;
    let touching = Touching::new(&before);
    assert_eq!(affected(&before, &touching, board.view()), ElementSet::NONE);

    // r1 goes away: r2 touched it, r3 touches r2, r4 touches r3; r5 would be the fourth.
    board.put("r1", "4Bd", 5.0, 12.0, 0.0);
    let away = affected(&before, &touching, board.view());
    assert_eq!(away, set(&["r1", "r2", "r3", "r4"]));

    // Behind r6 it meets r6, and r5 at a corner: from them r3 is two contacts away, as from r2, beside whom it stood.
    board.by("r1", "4Bd", "behind r6");
    let behind = affected(&before, &touching, board.view());
    assert_eq!(behind, set(&["r1", "r2", "r3", "r4", "r5", "r6"]));

    // Nobody moved, but one has fought: he alone.
    let mut board = line();
    let id = element("r3");
    board.position.element_mut(id).marks.fought = true;
    assert_eq!(affected(&before, &touching, board.view()), set(&["r3"]));
}

#[test]
fn a_move_stirs_nobody_whom_it_does_not_touch() {
    // r2 stands 0.2 beside r1: from x 7.7, and r1 up to 7.5.
    let mut board = Board::new();
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .put("r2", "4Bd", 8.2, 7.0, 0.0);
    let before = *board.view().position;
    let touching = Touching::new(&before);
    board.put("r1", "4Bd", 7.0, 12.0, 0.0);
    assert_eq!(affected(&before, &touching, board.view()), set(&["r1"]));
}

#[test]
fn where_fronts_out_of_line_or_unturned_fight_a_move_stirs_everybody() {
    let mut board = line();
    let before = *board.view().position;
    let touching = Touching::new(&before);
    for (unmatched, unturned) in [(true, false), (false, true)] {
        let contact = &mut board.rulebook.movement.contact;
        (contact.unmatched_fights, contact.unturned_fights) = (unmatched, unturned);
        assert_eq!(affected(&before, &touching, board.view()), ElementSet::ALL);
    }
}

#[test]
fn who_holds_a_camp_stirs_everybody() {
    let mut board = line();
    let before = *board.view().position;
    let touching = Touching::new(&before);
    board.position.occupants[0] = crate::Occupant::Empty;
    assert_ne!(board.position.occupants, before.occupants);
    assert_eq!(affected(&before, &touching, board.view()), ElementSet::ALL);
}
