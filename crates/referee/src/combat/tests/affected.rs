//! Which elements' combats a move may change.

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
fn a_move_affects_elements_up_to_three_contacts_from_its_start_and_end() {
    let mut board = line();
    let before = *board.view().position;
    let touching = Touching::new(&before);
    assert_eq!(affected(&before, &touching, board.view()), ElementSet::NONE);

    // r1 moves away: r2 touched it, r3 touches r2, r4 touches r3; r5 would be four contacts away.
    board.put("r1", "4Bd", 5.0, 12.0, 0.0);
    let away = affected(&before, &touching, board.view());
    assert_eq!(away, set(&["r1", "r2", "r3", "r4"]));

    // Behind r6 it touches r6, and r5 at a corner. From them r3 is two contacts away, as it is from r2,
    // beside which r1 was.
    board.by("r1", "4Bd", "behind r6");
    let behind = affected(&before, &touching, board.view());
    assert_eq!(behind, set(&["r1", "r2", "r3", "r4", "r5", "r6"]));

    // No element moved, but r3 has fought: only r3 is affected.
    let mut board = line();
    let id = element("r3");
    board.position.element_mut(id).marks.fought = true;
    assert_eq!(affected(&before, &touching, board.view()), set(&["r3"]));
}

#[test]
fn a_move_affects_no_element_that_it_does_not_touch() {
    // r2 is 0.2 to the right of r1: from x 7.7, and r1 reaches to 7.5.
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
fn pairing_out_of_line_affects_all_elements() {
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
fn a_change_of_camp_occupant_affects_all_elements() {
    let mut board = line();
    let before = *board.view().position;
    let touching = Touching::new(&before);
    board.position.occupants[0] = crate::Occupant::Empty;
    assert_ne!(board.position.occupants, before.occupants);
    assert_eq!(affected(&before, &touching, board.view()), ElementSet::ALL);
}
