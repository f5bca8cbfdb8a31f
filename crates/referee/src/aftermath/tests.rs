//! Outcome moves, each with its distances worked out by hand. 15 mm: 100 paces are 0.625 BW.

use acies_geometry::{Hand, Pose};
use acies_rulebook::RiverState;

use super::{flee, pursue_break_off, recoil};
use crate::testing::{Board, element};
use crate::{Cause, Event, Hold, Holder, Place, Side};

fn lost_by(board: &Board, name: &str) -> Option<Cause> {
    board.events.iter().find_map(|event| match event {
        Event::Lost { id, cause } if *id == element(name) => Some(*cause),
        _ => None,
    })
}

#[test]
fn recoil_goes_by_depth_and_one_base_width_at_most() {
    // Depths of 15 mm bases in BW: 4Bd 15/40 = 0.375, 3Kn 30/40 = 0.75, 6Kn 60/40 = 1.5 but at most 1.
    for (code, back) in [("4Bd", 0.375), ("3Kn", 0.75), ("6Kn", 1.0), ("2Ps", 0.5)] {
        let mut board = Board::new();
        board.put("r1", code, 7.0, 7.0, 90.0);
        recoil(&mut board.field(), element("r1"));
        assert!(
            board.stands("r1", 7.0 - back, 7.0, 90.0),
            "{code} {:?}",
            board.at("r1")
        );
    }
}

#[test]
fn recoil_keeps_the_facing_exactly() {
    let mut board = Board::new();
    board.put("r1", "4Bd", 7.0, 7.0, 41.7);
    let facing = board.position.base(element("r1")).pose.facing;
    for _ in 0..5 {
        recoil(&mut board.field(), element("r1"));
    }
    assert_eq!(board.position.base(element("r1")).pose.facing, facing);
}

#[test]
fn recoil_is_stopped_by_an_enemy_only_if_it_reaches_it() {
    // Bd: rear at 6.625, ends at 6.25.
    for (front, dies) in [(6.24, false), (6.26, true)] {
        let mut board = Board::new();
        board
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .put("b1", "4Sp", 7.0, front, 0.0);
        recoil(&mut board.field(), element("r1"));
        assert_eq!(board.lost("r1"), dies, "{front}");
        assert!(!board.lost("b1"));
        if dies {
            assert_eq!(lost_by(&board, "r1"), Some(Cause::Blocked));
        }
    }
}

#[test]
fn backing_into_an_enemys_back_takes_it_along() {
    // Where the enemy stands, and whether it dies with the Bd (whose rear goes from 6.625 to 6.25).
    let cases = [
        // Rear to rear: b1 faces away, its rear edge at 6.375 - 0.005 in the way.
        ((7.0, 5.995, 180.0), true),
        // Rear against a front, flat.
        ((7.0, 6.3, 0.0), false),
        // Rear against a side, flat: the base lies from 6.5 down to 5.5.
        ((6.9, 6.0, 90.0), false),
        // Turned 180 + 30: of the rear corners (0.5 cos 30 = 0.433 across, 0.25 up) the left one is uppermost and within.
        ((7.0, 5.95, 210.0), true),
        // Turned 30: a front corner is uppermost and within.
        ((7.2, 6.2, 30.0), false),
    ];
    for ((x, y, facing), crushed) in cases {
        let mut board = Board::new();
        board
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .put("b1", "4Sp", x, y, facing);
        assert_eq!(board.disorder(), None, "{x} {y} {facing}");
        recoil(&mut board.field(), element("r1"));
        assert!(board.lost("r1"), "{x} {y} {facing}");
        assert_eq!(board.lost("b1"), crushed, "{x} {y} {facing}");
    }
}

#[test]
fn a_rear_corner_alone_crushes_by_the_side_and_not_by_the_front() {
    // b1 faces 30 degrees and stands so that only r1's rear right corner (7.5, 6.625) meets it, on its way to 6.25.
    // Seen from there b1's top left corner lies outside of the strip to the right, so the corner meets its left side:
    // the front left corner is at front + 0.5 * (-cos 30, sin 30) = (8.10 - 0.433, 6.20 + 0.25) = (7.667, 6.45), the
    // left side runs from there by -0.375 * (sin 30, cos 30) = (-0.1875, -0.325): x 7.5 is met at y 6.16.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .put("b1", "4Sp", 8.10, 5.80, 30.0);
    assert_eq!(board.disorder(), None);
    // 3Kn: its rear goes from 6.25 to 5.5; the side is met at 6.16 - 0.4 = 5.76.
    recoil(&mut board.field(), element("r1"));
    assert!(board.lost("r1") && board.lost("b1"), "{:?}", board.events);

    // b1 faces -30: its front left corner is at (7.667, 5.55) and the front edge rises to the right, away from the
    // strip; turned by 330 the left front corner is the lower one, (8.0 - 0.433, 5.8 - 0.25).
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .put("b1", "4Sp", 6.1, 5.95, 330.0);
    // The front right corner is at (6.1 + 0.433, 5.95 + 0.25) = (6.533, 6.2): within the strip, a front corner.
    assert_eq!(board.disorder(), None);
    recoil(&mut board.field(), element("r1"));
    assert!(board.lost("r1") && !board.lost("b1"), "{:?}", board.events);
}

#[test]
fn a_recoil_at_the_edge_of_the_table() {
    // Bd's rear goes to y - 0.75.
    for (y, dies) in [(0.755, false), (0.745, true)] {
        let mut board = Board::new();
        board.put("r1", "4Bd", 7.0, y, 0.0);
        recoil(&mut board.field(), element("r1"));
        assert_eq!(board.lost("r1"), dies, "{y}");
        if dies {
            assert_eq!(lost_by(&board, "r1"), Some(Cause::LeftTable));
        }
    }
}

#[test]
fn mounted_pass_through_to_just_beyond() {
    // Kn back from 7.0; Bd behind it has its front at 6.25 and its rear at 5.875: Kn's front comes to 5.875.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .by("r2", "4Bd", "behind r1");
    recoil(&mut board.field(), element("r1"));
    assert!(board.stands("r1", 7.0, 5.875, 0.0), "{:?}", board.at("r1"));
    assert!(board.stands("r2", 7.0, 6.25, 0.0));
    // A third rank leaves no room: now they are all pushed back by 0.75.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .by("r2", "4Bd", "behind r1")
        .by("r3", "4Bd", "behind r2");
    recoil(&mut board.field(), element("r1"));
    assert!(board.stands("r1", 7.0, 6.25, 0.0));
    assert!(board.stands("r2", 7.0, 5.5, 0.0));
    assert!(board.stands("r3", 7.0, 5.125, 0.0));
}

#[test]
fn a_column_that_cannot_all_go_back_costs_the_first() {
    // Sp behind Sp cannot be passed; the last faces aside.
    let mut board = Board::new();
    board
        .put("r1", "4Sp", 7.0, 7.0, 0.0)
        .by("r2", "4Sp", "behind r1")
        .put("r3", "4Sp", 7.5, 5.75, 90.0);
    assert_eq!(board.disorder(), None);
    recoil(&mut board.field(), element("r1"));
    assert_eq!(lost_by(&board, "r1"), Some(Cause::Blocked));
    assert!(board.stands("r2", 7.0, 6.625, 0.0));
}

#[test]
fn elephants_trample_in_order_and_die_on_elephants() {
    // El goes back 1.0 from a rear at 6.0: Ps (6.0 to 5.5) dies, the other El at 5.4 and it die, the Sp at 5.2 beside
    // that (front 5.2 within the strip) lives, because it is farther.
    let mut board = Board::new();
    board
        .put("r1", "El", 7.0, 7.0, 0.0)
        .by("r2", "2Ps", "behind r1")
        .put("r3", "El", 6.5, 5.4, 0.0)
        .put("r4", "4Sp", 7.5, 5.2, 0.0);
    recoil(&mut board.field(), element("r1"));
    for (name, lost) in [("r1", true), ("r2", true), ("r3", true), ("r4", false)] {
        assert_eq!(board.lost(name), lost, "{name}");
    }
    // With an enemy at 5.3 behind the psiloi these die, and then the elephant.
    let mut board = Board::new();
    board
        .put("r1", "El", 7.0, 7.0, 0.0)
        .by("r2", "2Ps", "behind r1")
        .put("b1", "4Sp", 7.0, 5.3, 0.0);
    recoil(&mut board.field(), element("r1"));
    assert!(board.lost("r1") && board.lost("r2") && !board.lost("b1"));
}

#[test]
fn flight_goes_a_full_move_after_the_recoil() {
    // Ps: recoil 0.5, turn about (front where the rear was, 9.0 - 1.0), 300 p = 1.875.
    let mut board = Board::new();
    board.put("r1", "2Ps", 7.0, 9.0, 0.0);
    flee(&mut board.field(), element("r1"), Hand::Left);
    assert!(
        board.stands("r1", 7.0, 6.125, 180.0),
        "{:?}",
        board.at("r1")
    );
}

#[test]
fn flight_in_bad_going_and_up_to_it() {
    // LH: recoil 0.75, turned its front is at 10.5; 500 p = 3.125 in good going, 200 p = 1.25 in bad.
    // The far side of each wood is beyond every run.
    let cases = [
        // The wood starts 1.0 on: the whole run counts as bad, 1.25.
        (9.5, 9.25),
        // It starts 2.0 on: 1.25 in bad going would not reach it; the run in good going ends at its edge.
        (8.5, 8.5),
        // It starts 3.2 on: out of reach.
        (7.3, 7.375),
    ];
    for (edge, end) in cases {
        let mut board = Board::new();
        board
            .area("wood", &[(5.0, 1.0), (5.0, edge), (9.0, edge), (9.0, 1.0)])
            .put("r1", "2LH", 7.0, 12.0, 0.0);
        flee(&mut board.field(), element("r1"), Hand::Left);
        assert!(
            board.stands("r1", 7.0, end, 180.0),
            "{edge} {:?}",
            board.at("r1")
        );
    }
}

#[test]
fn cavalry_swings_round_a_wood_by_the_least_angle() {
    // Turned about, Cv has its front at 12.0 - 1.5 = 10.5 and looks down over x 6.5 to 7.5, with 400 p = 2.5 to go. The
    // wood starts at x 7.2 and reaches up to y 9.0: past its corner on the right hand, towards smaller x, is nearer.
    // It turns about its middle (7.0, 10.875). The left side, 0.5 from its axis, must leave the corner (7.2, 9.0) out:
    // seen along the turned axis the corner is 0.2 cos a + 1.875 sin a to the left: 0.5 at a = 9.3 degrees, so 10.
    let wood = [(7.2, 6.0), (7.2, 9.0), (12.0, 9.0), (12.0, 6.0)];
    let mut board = Board::new();
    board.area("wood", &wood).put("r1", "3Cv", 7.0, 12.0, 0.0);
    flee(&mut board.field(), element("r1"), Hand::Left);
    let (_, _, facing) = board.at("r1");
    assert!((facing - 190.0).abs() < 0.001, "{facing}");
    // The front is 0.375 before the middle and then 2.5 on along (-sin 10, -cos 10): 2.875 times (0.17365, 0.98481).
    assert!(
        board.stands("r1", 7.0 - 0.49924, 10.875 - 2.83132, 190.0),
        "{:?}",
        board.at("r1")
    );
    // LH do not mind: the wood is 1.5 on, so the run in bad going, 1.25, does not reach it and the good one ends at it.
    let mut board = Board::new();
    board.area("wood", &wood).put("r1", "2LH", 7.0, 12.0, 0.0);
    flee(&mut board.field(), element("r1"), Hand::Left);
    assert!(board.stands("r1", 7.0, 9.0, 180.0), "{:?}", board.at("r1"));
}

#[test]
fn flight_halts_where_no_swing_helps() {
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
    flee(&mut board.field(), element("r1"), Hand::Left);
    assert!(board.stands("r1", 7.0, 7.0, 180.0), "{:?}", board.at("r1"));
}

#[test]
fn psiloi_flee_through_friends_with_room_beyond() {
    // Front 8.0 after turning; a friend facing the same way as before from 7.6 to 7.225; the run ends at 6.125.
    let mut board = Board::new();
    board
        .put("r1", "2Ps", 7.0, 9.0, 0.0)
        .put("r2", "4Bd", 7.0, 7.6, 0.0);
    flee(&mut board.field(), element("r1"), Hand::Left);
    assert!(
        board.stands("r1", 7.0, 6.125, 180.0),
        "{:?}",
        board.at("r1")
    );
    // Were the friend where the run ends, it could not be passed fully: the psiloi swing.
    board
        .put("r1", "2Ps", 7.0, 9.0, 0.0)
        .put("r2", "4Bd", 7.0, 6.5, 0.0);
    flee(&mut board.field(), element("r1"), Hand::Right);
    let (x, _, facing) = board.at("r1");
    assert!(x < 7.0 && facing > 180.0, "{x} {facing}");
    assert_eq!(board.disorder(), None);
}

/// Whether r1, who faced 0, did not flee straight back.
fn has_swung(board: &Board) -> bool {
    (board.at("r1").2 - 180.0).abs() > 0.01
}

#[test]
fn psiloi_flee_through_ranks_that_may_be_passed() {
    // Front 8.0 after turning, the run ends at 6.125 with the rear at 6.625. Two ranks of Pk stand from 7.6 to 6.85 and
    // there is room beyond; Ps may pass any friend who faces as they do.
    let mut board = Board::new();
    board
        .put("r1", "2Ps", 7.0, 9.0, 0.0)
        .put("r2", "4Pk", 7.0, 7.6, 0.0)
        .by("r3", "4Pk", "behind r2");
    let mut two = board.clone();
    flee(&mut two.field(), element("r1"), Hand::Left);
    assert!(two.stands("r1", 7.0, 6.125, 180.0), "{:?}", two.at("r1"));
    // A third rank reaches down to 6.475: the run would end on it.
    let mut three = board.clone();
    three.by("r4", "4Pk", "behind r3");
    flee(&mut three.field(), element("r1"), Hand::Left);
    assert!(has_swung(&three), "{:?}", three.at("r1"));
    assert_eq!(three.disorder(), None);
    // A second rank that faces aside may not be passed: its base lies from 7.225 down to 6.225.
    board.put("r3", "4Pk", 7.2, 6.725, 90.0);
    assert_eq!(board.disorder(), None);
    flee(&mut board.field(), element("r1"), Hand::Left);
    assert!(has_swung(&board), "{:?}", board.at("r1"));
    assert_eq!(board.disorder(), None);
}

#[test]
fn flight_over_an_empty_camp_but_not_onto_it() {
    // LH: turned its front is at 10.5 and the run ends at 7.375, with the rear at 8.125. A camp from 9.6 down to 8.5 has
    // been run over then; on one from 8.0 down to 7.0 it would stand, so it halts at 8.0. A held one turns it aside.
    let over = [(6.0, 8.5), (6.0, 9.6), (8.0, 9.6), (8.0, 8.5)];
    let under = [(6.0, 7.0), (6.0, 8.0), (8.0, 8.0), (8.0, 7.0)];
    for owner in Side::BOTH {
        for (corners, holder, end) in [
            (over, Holder::Empty, Some(7.375)),
            (under, Holder::Empty, Some(8.0)),
            (over, Holder::Folk, None),
            (under, Holder::Folk, None),
        ] {
            let mut board = Board::new();
            board
                .put("r1", "2LH", 7.0, 12.0, 0.0)
                .camp(owner, &corners, holder);
            flee(&mut board.field(), element("r1"), Hand::Left);
            match end {
                Some(y) => assert!(board.stands("r1", 7.0, y, 180.0), "{:?}", board.at("r1")),
                None => assert!(has_swung(&board), "{:?}", board.at("r1")),
            }
            assert_eq!(board.disorder(), None);
        }
    }
}

#[test]
fn flight_ends_at_the_edge_and_in_rivers() {
    let mut board = Board::new();
    board.put("r1", "2Ps", 7.0, 2.5, 0.0);
    flee(&mut board.field(), element("r1"), Hand::Left);
    assert_eq!(lost_by(&board, "r1"), Some(Cause::LeftTable));
    // From 8.0 to 6.125; the river's bank is at 6.1 and then at 6.2.
    for (middle, dies) in [(5.7, false), (5.8, true)] {
        let mut board = Board::new();
        board
            .band("river", &[(0.0, middle), (15.0, middle)], 0.8)
            .river(RiverState::Slow)
            .put("r1", "2Ps", 7.0, 9.0, 0.0);
        flee(&mut board.field(), element("r1"), Hand::Left);
        assert_eq!(
            lost_by(&board, "r1"),
            dies.then_some(Cause::River),
            "{middle}"
        );
    }
}

#[test]
fn pursuit_after_a_break_off_and_into_an_empty_camp() {
    // Kn pursue 0.75; the Bd has gone back 1.25 from contact.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .put("b1", "4Bd", 7.0, 8.25, 180.0);
    pursue_break_off(&mut board.field(), element("r1"), element("b1"));
    assert!(board.stands("r1", 7.0, 7.75, 0.0), "{:?}", board.at("r1"));
    // Cavalry does not.
    board.put("r2", "3Cv", 3.0, 7.0, 0.0);
    pursue_break_off(&mut board.field(), element("r2"), element("b1"));
    assert!(board.stands("r2", 3.0, 7.0, 0.0));
    // A camp 0.5 on, empty: taken. Held, or the knights' own: they stop at it.
    let corners = [(6.0, 7.5), (6.0, 9.0), (8.0, 9.0), (8.0, 7.5)];
    for (owner, holder, taken) in [
        (Side::Blue, Holder::Empty, true),
        (Side::Blue, Holder::Folk, false),
        (Side::Red, Holder::Empty, false),
    ] {
        let mut board = Board::new();
        board
            .put("r1", "3Kn", 7.0, 7.0, 0.0)
            .put("b1", "4Bd", 12.0, 12.0, 180.0)
            .camp(owner, &corners, holder);
        pursue_break_off(&mut board.field(), element("r1"), element("b1"));
        if taken {
            assert_eq!(
                board.position.element(element("r1")).place,
                Place::Inside(Hold::Camp(Side::Blue))
            );
            assert_eq!(
                board.position.holder(Hold::Camp(Side::Blue)),
                Holder::Captured(Some(element("r1")))
            );
        } else {
            assert!(board.stands("r1", 7.0, 7.5, 0.0), "{:?}", board.at("r1"));
        }
    }
}

#[test]
fn a_pursuer_stops_at_what_it_meets_and_touches_flanks() {
    // Wb pursues 0.375 at most and meets a rank 0.2 ahead; its second rank follows as far.
    let mut board = Board::new();
    board
        .put("r1", "4Wb", 7.0, 7.0, 0.0)
        .by("r2", "4Wb", "behind r1")
        .put("b1", "4Sp", 7.0, 7.2, 180.0)
        .put("b2", "4Sp", 3.0, 12.0, 180.0);
    pursue_break_off(&mut board.field(), element("r1"), element("b2"));
    assert!(board.stands("r1", 7.0, 7.2, 0.0), "{:?}", board.at("r1"));
    assert!(board.stands("r2", 7.0, 6.825, 0.0), "{:?}", board.at("r2"));
    // b1 faces left with its left side at 7.3, aligned: front corner to front corner, it is touched on its flank.
    let mut board = Board::new();
    board.put("r1", "4Wb", 7.0, 7.0, 0.0);
    board
        .position
        .place(element("r1"), Pose::from_base_widths(7.0, 7.0, 0.0));
    board
        .put("b1", "4Sp", 7.5, 7.8, 90.0)
        .put("b2", "4Sp", 3.0, 12.0, 180.0);
    // b1's right side looks down, at y 7.3; its front right corner is (7.5, 7.3), r1's front right corner (7.5, 7.3).
    pursue_break_off(&mut board.field(), element("r1"), element("b2"));
    assert!(board.stands("r1", 7.0, 7.3, 0.0), "{:?}", board.at("r1"));
    assert_eq!(
        board.position.element(element("b1")).marks.first_contact,
        Some(element("r1"))
    );
}
