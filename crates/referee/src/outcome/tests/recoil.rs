//! Recoil: how far, through and into what, and what is pushed back.

use acies_geometry::Length;

use super::{long_recoils, lost_by};
use crate::outcome::recoil;
use crate::testing::{Board, element};
use crate::{Cause, LongRecoil};

#[test]
fn recoil_is_by_depth_up_to_one_base_width() {
    // Depths of 15 mm bases in BW: 4Bd 15/40 = 0.375, 3Kn 30/40 = 0.75, 6Kn 60/40 = 1.5 but at most 1.
    for (code, back) in [("4Bd", 0.375), ("3Kn", 0.75), ("6Kn", 1.0), ("2Ps", 0.5)] {
        let mut board = Board::new();
        board.put("r1", code, 7.0, 7.0, 90.0);
        recoil(&mut board.changes(), element("r1"));
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
        recoil(&mut board.changes(), element("r1"));
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
        recoil(&mut board.changes(), element("r1"));
        assert_eq!(board.lost("r1"), dies, "{front}");
        assert!(!board.lost("b1"));
        if dies {
            assert_eq!(lost_by(&board, "r1"), Some(Cause::Blocked));
        }
    }
}

#[test]
fn recoil_into_an_enemys_rear_destroys_it() {
    // Where the enemy is, and whether it is destroyed with the Bd (whose rear goes from 6.625 to 6.25).
    let cases = [
        // Rear to rear: b1 faces away, its rear edge at 6.375 - 0.005 in the way.
        ((7.0, 5.995, 180.0), true),
        // Rear against a front, flat.
        ((7.0, 6.3, 0.0), false),
        // Rear against a side, flat: the base lies from 6.5 down to 5.5.
        ((6.9, 6.0, 90.0), false),
        // Turned 180 + 30: of the rear corners (0.5 cos 30 = 0.433 across, 0.25 up) the left one is uppermost
        // and in the strip.
        ((7.0, 5.95, 210.0), true),
        // Turned 30: a front corner is uppermost and in the strip.
        ((7.2, 6.2, 30.0), false),
    ];
    for ((x, y, facing), crushed) in cases {
        let mut board = Board::new();
        board
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .put("b1", "4Sp", x, y, facing);
        assert_eq!(board.disorder(), None, "{x} {y} {facing}");
        recoil(&mut board.changes(), element("r1"));
        assert!(board.lost("r1"), "{x} {y} {facing}");
        assert_eq!(board.lost("b1"), crushed, "{x} {y} {facing}");
    }
}

#[test]
fn a_rear_corner_alone_destroys_an_enemy_by_its_side_but_not_its_front() {
    // b1 faces 30 degrees and is placed so that only r1's rear right corner (7.5, 6.625) meets it, on its way
    // to 6.25. b1's top left corner lies outside the strip to the right, so the corner meets its left side.
    // Its front left corner is at front + 0.5 * (-cos 30, sin 30) = (8.10 - 0.433, 6.20 + 0.25) = (7.667,
    // 6.45), and the left side runs from there by -0.375 * (sin 30, cos 30) = (-0.1875, -0.325): x 7.5 is met
    // at y 6.16.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .put("b1", "4Sp", 8.10, 5.80, 30.0);
    assert_eq!(board.disorder(), None);
    // 3Kn: its rear goes from 6.25 to 5.5; the side is met at 6.16 - 0.4 = 5.76.
    recoil(&mut board.changes(), element("r1"));
    assert!(board.lost("r1") && board.lost("b1"), "{:?}", board.events);

    // b1 faces -30: its front left corner is at (7.667, 5.55), and the front edge rises to the right, away
    // from the strip. Turned by 330 the left front corner is the lower one, (8.0 - 0.433, 5.8 - 0.25).
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .put("b1", "4Sp", 6.1, 5.95, 330.0);
    // The front right corner is at (6.1 + 0.433, 5.95 + 0.25) = (6.533, 6.2), in the strip: a front corner.
    assert_eq!(board.disorder(), None);
    recoil(&mut board.changes(), element("r1"));
    assert!(board.lost("r1") && !board.lost("b1"), "{:?}", board.events);
}

#[test]
fn recoil_over_the_table_edge_destroys() {
    // Bd's rear goes to y - 0.75.
    for (y, dies) in [(0.755, false), (0.745, true)] {
        let mut board = Board::new();
        board.put("r1", "4Bd", 7.0, y, 0.0);
        recoil(&mut board.changes(), element("r1"));
        assert_eq!(board.lost("r1"), dies, "{y}");
        if dies {
            assert_eq!(lost_by(&board, "r1"), Some(Cause::LeftTable));
        }
    }
}

#[test]
fn mounted_recoil_through_friends_to_just_beyond() {
    // Kn recoils from 7.0; Bd behind it has its front at 6.25 and its rear at 5.875: Kn's front ends at
    // 5.875.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .by("r2", "4Bd", "behind r1");
    recoil(&mut board.changes(), element("r1"));
    assert!(board.stands("r1", 7.0, 5.875, 0.0), "{:?}", board.at("r1"));
    assert!(board.stands("r2", 7.0, 6.25, 0.0));
    let through = [element("r2")].into_iter().collect();
    let distance = Length::from_base_widths(1.125);
    assert_eq!(
        long_recoils(&board),
        [Some(LongRecoil { distance, through })]
    );
    // A third rank leaves no room: now all are pushed back by 0.75.
    let mut board = Board::new();
    board
        .put("r1", "3Kn", 7.0, 7.0, 0.0)
        .by("r2", "4Bd", "behind r1")
        .by("r3", "4Bd", "behind r2");
    recoil(&mut board.changes(), element("r1"));
    assert!(board.stands("r1", 7.0, 6.25, 0.0));
    assert_eq!(long_recoils(&board), [None]);
    assert!(board.stands("r2", 7.0, 5.5, 0.0));
    assert!(board.stands("r3", 7.0, 5.125, 0.0));
}

#[test]
fn an_element_whose_column_cannot_be_pushed_back_is_destroyed() {
    // Sp cannot pass through Sp; the last one is at a right angle.
    let mut board = Board::new();
    board
        .put("r1", "4Sp", 7.0, 7.0, 0.0)
        .by("r2", "4Sp", "behind r1")
        .put("r3", "4Sp", 7.5, 5.75, 90.0);
    assert_eq!(board.disorder(), None);
    recoil(&mut board.changes(), element("r1"));
    assert_eq!(lost_by(&board, "r1"), Some(Cause::Blocked));
    assert!(board.stands("r2", 7.0, 6.625, 0.0));
}

#[test]
fn elephants_trample_in_order_and_elephants_destroy_each_other() {
    // El recoils 1.0 from a rear at 6.0: Ps (6.0 to 5.5) dies; the other El at 5.4 and this one die; the Sp
    // beside that, with its front at 5.2 in the strip, lives, because it is farther.
    let mut board = Board::new();
    board
        .put("r1", "El", 7.0, 7.0, 0.0)
        .by("r2", "2Ps", "behind r1")
        .put("r3", "El", 6.5, 5.4, 0.0)
        .put("r4", "4Sp", 7.5, 5.2, 0.0);
    recoil(&mut board.changes(), element("r1"));
    for (name, lost) in [("r1", true), ("r2", true), ("r3", true), ("r4", false)] {
        assert_eq!(board.lost(name), lost, "{name}");
    }
    // With an enemy at 5.3 behind the psiloi, the psiloi die, and then the elephant.
    let mut board = Board::new();
    board
        .put("r1", "El", 7.0, 7.0, 0.0)
        .by("r2", "2Ps", "behind r1")
        .put("b1", "4Sp", 7.0, 5.3, 0.0);
    recoil(&mut board.changes(), element("r1"));
    assert!(board.lost("r1") && board.lost("r2") && !board.lost("b1"));
}

#[test]
fn an_element_pushed_slightly_askew_does_not_drift_into_its_neighbour() {
    // r1, a 3Kn with its front at (7.003, 7), clear of r3, faces 0.09 degrees and recoils its depth of 30 /
    // 40 = 0.75. Its rear is at y = 6.25, its left rear corner 0.5 x sin 0.09 = 0.0008 nearer. Just behind it
    // r2 faces 0: pikes, which no troops pass. A move along 0.09 degrees takes a base 0.75 x sin 0.09 =
    // 0.00118 to the left. Beside the place where r2 ends, on its left, is r3, with `gap` between them. The
    // tolerance is 64 of 65536, 0.00098. r2 is pushed as far as needed: that corner goes from 6.2492 to 5.4992,
    // and r2's front stands there after it.
    for (gap, aside) in [
        // An overlap of 0.00118 - 0.0006 = 0.00058 is none: r2 moves in the direction of r1.
        (0.0006, 0.00118),
        // 0.00118 is more than the tolerance: r2 moves straight back.
        (0.0, 0.0),
    ] {
        let mut board = Board::new();
        board
            .put("r1", "3Kn", 7.003, 7.0, 0.09)
            .put("r2", "4Pk", 7.0, 6.249, 0.0)
            .put("r3", "4Pk", 6.0 - gap, 5.6, 0.0);
        recoil(&mut board.changes(), element("r1"));
        let (x, y, _) = board.at("r2");
        assert!(
            (x - (7.0 - aside)).abs() < 0.0001 && (y - 5.4992).abs() < 0.0001,
            "{gap}: {x} {y}"
        );
        assert!(board.stands("r3", 6.0 - gap, 5.6, 0.0), "{gap}");
        assert_eq!(board.disorder(), None, "{gap}");
    }
}
