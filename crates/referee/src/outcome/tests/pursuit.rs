//! Pursuit after a break-off: how far, into what, and what it meets.

use acies_geometry::Pose;

use crate::outcome::pursue_break_off;
use crate::testing::{Board, element};
use crate::{Occupant, Place, Side, Stronghold};

#[test]
fn pursuit_after_a_break_off_and_into_an_empty_camp() {
    // Kn pursue 0.75; the Bd has moved back 1.25 from contact.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .put("b1", "4Bd", 7.0, 8.25, 180.0);
    pursue_break_off(&mut board.changes(), element("r1"), element("b1"));
    assert!(board.stands("r1", 7.0, 7.75, 0.0), "{:?}", board.at("r1"));
    // Cavalry does not pursue.
    board.put("r2", "3Cv", 3.0, 7.0, 0.0);
    pursue_break_off(&mut board.changes(), element("r2"), element("b1"));
    assert!(board.stands("r2", 3.0, 7.0, 0.0));
    // A camp 0.5 ahead: if empty, the knights capture it; they stop at an occupied camp or their own.
    let corners = [(6.0, 7.5), (6.0, 9.0), (8.0, 9.0), (8.0, 7.5)];
    for (owner, holder, taken) in [
        (Side::Blue, Occupant::Empty, true),
        (Side::Blue, Occupant::NonCombatants, false),
        (Side::Red, Occupant::Empty, false),
    ] {
        let mut board = Board::new();
        board
            .put("r1", "3Kn", 7.0, 7.0, 0.0)
            .put("b1", "4Bd", 12.0, 12.0, 180.0)
            .camp(owner, &corners, holder);
        pursue_break_off(&mut board.changes(), element("r1"), element("b1"));
        if taken {
            assert_eq!(
                board.position.element(element("r1")).place,
                Place::Inside(Stronghold::Camp(Side::Blue))
            );
            assert_eq!(
                board.position.occupant(Stronghold::Camp(Side::Blue)),
                Occupant::Captured(Some(element("r1")))
            );
        } else {
            assert!(board.stands("r1", 7.0, 7.5, 0.0), "{:?}", board.at("r1"));
        }
    }
}

#[test]
fn a_pursuer_stops_at_what_it_meets_and_records_flank_contact() {
    // Wb pursues 0.375 at most and meets an enemy 0.2 ahead; its second rank follows as far.
    let mut board = Board::new();
    board
        .put("r1", "4Wb", 7.0, 7.0, 0.0)
        .by("r2", "4Wb", "behind r1")
        .put("b1", "4Sp", 7.0, 7.2, 180.0)
        .put("b2", "4Sp", 3.0, 12.0, 180.0);
    pursue_break_off(&mut board.changes(), element("r1"), element("b2"));
    assert!(board.stands("r1", 7.0, 7.2, 0.0), "{:?}", board.at("r1"));
    assert!(board.stands("r2", 7.0, 6.825, 0.0), "{:?}", board.at("r2"));
    // b1 faces right with its right side at y 7.3, aligned with r1: front corner to front corner, so its
    // flank is contacted.
    let mut board = Board::new();
    board.put("r1", "4Wb", 7.0, 7.0, 0.0);
    board
        .position
        .place(element("r1"), Pose::from_base_widths(7.0, 7.0, 0.0));
    board
        .put("b1", "4Sp", 7.5, 7.8, 90.0)
        .put("b2", "4Sp", 3.0, 12.0, 180.0);
    // The front right corners of b1 and of r1 are both at (7.5, 7.3).
    pursue_break_off(&mut board.changes(), element("r1"), element("b2"));
    assert!(board.stands("r1", 7.0, 7.3, 0.0), "{:?}", board.at("r1"));
    assert_eq!(
        board.position.element(element("b1")).marks.first_contact,
        Some(element("r1"))
    );
}
