//! Flight: how far, round and through what, and what ends it.

use acies_geometry::Hand;
use acies_rulebook::RiverState;

use super::lost_by;
use crate::outcome::flee;
use crate::testing::{Board, element};
use crate::{Cause, Occupant, Side};

#[test]
fn flight_goes_a_full_move_after_the_recoil() {
    // Ps: recoil 0.5, turn about (the front is where the rear was, 9.0 - 1.0), 300 paces = 1.875.
    let mut board = Board::new();
    board.put("r1", "2Ps", 7.0, 9.0, 0.0);
    flee(&mut board.changes(), element("r1"), Hand::Left);
    assert!(
        board.stands("r1", 7.0, 6.125, 180.0),
        "{:?}",
        board.at("r1")
    );
}

#[test]
fn flight_in_bad_going_uses_the_slower_move() {
    // LH: recoil 0.75, turned its front is at 10.5; 500 paces = 3.125 in good going, 200 paces = 1.25 in bad.
    // The far side of each wood is out of reach.
    let cases = [
        // The wood starts 1.0 ahead: the whole run counts as bad going, 1.25.
        (9.5, 9.25),
        // It starts 2.0 ahead: 1.25 in bad going would not reach it; the run in good going ends at its edge.
        (8.5, 8.5),
        // It starts 3.2 ahead: out of reach.
        (7.3, 7.375),
    ];
    for (edge, end) in cases {
        let mut board = Board::new();
        board
            .area("wood", &[(5.0, 1.0), (5.0, edge), (9.0, edge), (9.0, 1.0)])
            .put("r1", "2LH", 7.0, 12.0, 0.0);
        flee(&mut board.changes(), element("r1"), Hand::Left);
        assert!(
            board.stands("r1", 7.0, end, 180.0),
            "{edge} {:?}",
            board.at("r1")
        );
    }
}

#[test]
fn cavalry_swings_round_a_wood_by_the_smallest_angle() {
    // Turned about, Cv has its front at 12.0 - 1.5 = 10.5, faces down over x 6.5 to 7.5, and has 400 paces =
    // 2.5 to go. The wood starts at x 7.2 and reaches up to y 9.0: the way past its corner on the right hand,
    // towards smaller x, is shorter. Cv turns about its middle (7.0, 10.875). Its left side, 0.5 from its
    // axis, must clear the corner (7.2, 9.0): seen along the turned axis the corner is 0.2 cos a + 1.875 sin
    // a to the left, which is 0.5 at a = 9.3 degrees, so 10.
    let wood = [(7.2, 6.0), (7.2, 9.0), (12.0, 9.0), (12.0, 6.0)];
    let mut board = Board::new();
    board.area("wood", &wood).put("r1", "3Cv", 7.0, 12.0, 0.0);
    flee(&mut board.changes(), element("r1"), Hand::Left);
    let (_, _, facing) = board.at("r1");
    assert!((facing - 190.0).abs() < 0.001, "{facing}");
    // The front is 0.375 ahead of the middle, and then 2.5 on along (-sin 10, -cos 10): 2.875 times (0.17365,
    // 0.98481).
    assert!(
        board.stands("r1", 7.0 - 0.49924, 10.875 - 2.83132, 190.0),
        "{:?}",
        board.at("r1")
    );
    // LH do not avoid woods: the wood is 1.5 ahead, so the run in bad going, 1.25, does not reach it and the
    // one in good going ends at it.
    let mut board = Board::new();
    board.area("wood", &wood).put("r1", "2LH", 7.0, 12.0, 0.0);
    flee(&mut board.changes(), element("r1"), Hand::Left);
    assert!(board.stands("r1", 7.0, 9.0, 180.0), "{:?}", board.at("r1"));
}

#[test]
fn flight_halts_if_no_swing_gets_past() {
    // Elephants all round: r1 turned about has its front at 8.0; the way ahead ends at 7.0.
    let mut board = Board::new();
    board
        .put("r1", "2Ps", 7.0, 9.0, 0.0)
        .put("r2", "El", 5.99, 8.6, 0.0)
        .put("r3", "El", 8.01, 8.6, 0.0)
        .put("r4", "El", 5.99, 7.0, 0.0)
        .put("r5", "El", 7.0, 7.0, 0.0)
        .put("r6", "El", 8.01, 7.0, 0.0);
    assert_eq!(board.disorder(), None);
    flee(&mut board.changes(), element("r1"), Hand::Left);
    assert!(board.stands("r1", 7.0, 7.0, 180.0), "{:?}", board.at("r1"));
}

#[test]
fn psiloi_flee_through_friends_if_there_is_room_beyond() {
    // Front at 8.0 after turning; a friend that faces the original way lies from 7.6 to 7.225; the run ends
    // at 6.125.
    let mut board = Board::new();
    board
        .put("r1", "2Ps", 7.0, 9.0, 0.0)
        .put("r2", "4Bd", 7.0, 7.6, 0.0);
    flee(&mut board.changes(), element("r1"), Hand::Left);
    assert!(
        board.stands("r1", 7.0, 6.125, 180.0),
        "{:?}",
        board.at("r1")
    );
    // With the friend where the run ends, it cannot be passed completely: the psiloi swing.
    board
        .put("r1", "2Ps", 7.0, 9.0, 0.0)
        .put("r2", "4Bd", 7.0, 6.5, 0.0);
    flee(&mut board.changes(), element("r1"), Hand::Right);
    let (x, _, facing) = board.at("r1");
    assert!(x < 7.0 && facing > 180.0, "{x} {facing}");
    assert_eq!(board.disorder(), None);
}

/// Whether r1, which faced 0, has fled at an angle.
fn has_swung(board: &Board) -> bool {
    (board.at("r1").2 - 180.0).abs() > 0.01
}

#[test]
fn psiloi_flee_through_two_passable_ranks() {
    // Front at 8.0 after turning; the run ends at 6.125 with the rear at 6.625. Two ranks of Pk lie from 7.6
    // to 6.85 with room beyond; Ps may pass any friend that faces the same way.
    let mut board = Board::new();
    board
        .put("r1", "2Ps", 7.0, 9.0, 0.0)
        .put("r2", "4Pk", 7.0, 7.6, 0.0)
        .by("r3", "4Pk", "behind r2");
    let mut two = board.clone();
    flee(&mut two.changes(), element("r1"), Hand::Left);
    assert!(two.stands("r1", 7.0, 6.125, 180.0), "{:?}", two.at("r1"));
    // A third rank reaches down to 6.475: the run would end on it.
    let mut three = board.clone();
    three.by("r4", "4Pk", "behind r3");
    flee(&mut three.changes(), element("r1"), Hand::Left);
    assert!(has_swung(&three), "{:?}", three.at("r1"));
    assert_eq!(three.disorder(), None);
    // A second rank at a right angle may not be passed: its base lies from 7.225 down to 6.225.
    board.put("r3", "4Pk", 7.2, 6.725, 90.0);
    assert_eq!(board.disorder(), None);
    flee(&mut board.changes(), element("r1"), Hand::Left);
    assert!(has_swung(&board), "{:?}", board.at("r1"));
    assert_eq!(board.disorder(), None);
}

#[test]
fn flight_over_an_empty_camp_but_not_onto_it() {
    // LH: turned its front is at 10.5; the run ends at 7.375 with the rear at 8.125, so it has crossed a camp
    // from 9.6 to 8.5. It would end on a camp from 8.0 to 7.0, so it halts at 8.0. An occupied camp turns it
    // aside.
    let over = [(6.0, 8.5), (6.0, 9.6), (8.0, 9.6), (8.0, 8.5)];
    let under = [(6.0, 7.0), (6.0, 8.0), (8.0, 8.0), (8.0, 7.0)];
    for owner in Side::BOTH {
        for (corners, holder, end) in [
            (over, Occupant::Empty, Some(7.375)),
            (under, Occupant::Empty, Some(8.0)),
            (over, Occupant::NonCombatants, None),
            (under, Occupant::NonCombatants, None),
        ] {
            let mut board = Board::new();
            board
                .put("r1", "2LH", 7.0, 12.0, 0.0)
                .camp(owner, &corners, holder);
            flee(&mut board.changes(), element("r1"), Hand::Left);
            match end {
                Some(y) => assert!(board.stands("r1", 7.0, y, 180.0), "{:?}", board.at("r1")),
                None => assert!(has_swung(&board), "{:?}", board.at("r1")),
            }
            assert_eq!(board.disorder(), None);
        }
    }
}

#[test]
fn flight_off_the_table_or_into_a_river_destroys() {
    let mut board = Board::new();
    board.put("r1", "2Ps", 7.0, 2.5, 0.0);
    flee(&mut board.changes(), element("r1"), Hand::Left);
    assert_eq!(lost_by(&board, "r1"), Some(Cause::LeftTable));
    // It flees from 8.0 to 6.125; the river's bank is at 6.1 and then at 6.2.
    for (middle, dies) in [(5.7, false), (5.8, true)] {
        let mut board = Board::new();
        board
            .band("river", &[(0.0, middle), (15.0, middle)], 0.8)
            .river(RiverState::Slow)
            .put("r1", "2Ps", 7.0, 9.0, 0.0);
        flee(&mut board.changes(), element("r1"), Hand::Left);
        assert_eq!(
            lost_by(&board, "r1"),
            dies.then_some(Cause::River),
            "{middle}"
        );
    }
}
