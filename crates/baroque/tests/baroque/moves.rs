//! How often a unit moves, lines up or charges in each mode, and where it may go.

use crate::duties::{NOTHING, may, red, with};
use crate::fixture::{give, remarks};

#[test]
fn holding_unit_moves_twice_only_to_support() {
    // M3.
    let mut game = red("HD");
    assert_eq!(remarks(&mut game, "did r1.1 move"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 move"), ["only-support"]);
    assert_eq!(remarks(&mut game, "did r1.2 move"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 move support"), NOTHING);
}

#[test]
fn one_unit_is_sent_ahead_and_others_catch_up() {
    // M4, M5.
    let mut game = red("AA");
    give(
        &mut game,
        &["did r1.1 move", "did r1.2 move", "did r1.3 move"],
    );
    assert_eq!(remarks(&mut game, "did r1.1 move"), ["one-move"]);
    assert_eq!(remarks(&mut game, "did r1.1 move forlorn"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 move forlorn"), NOTHING);
    assert_eq!(
        remarks(&mut game, "did r1.2 move forlorn"),
        ["forlorn-used"]
    );
    assert_eq!(remarks(&mut game, "did r1.3 move laggard"), NOTHING);
}

#[test]
fn unit_may_be_sent_ahead_every_turn_or_once_a_game() {
    let next = |ruling: &str, unit: &str| {
        let mut game = with(ruling, "AA");
        give(
            &mut game,
            &[
                "did r1.1 move",
                "did r1.1 move forlorn",
                "done r1",
                "activate b1",
                "done b1",
                "turn",
                "place r1 AA",
                "activate r1",
                &format!("did {unit} move"),
            ],
        );
        remarks(&mut game, &format!("did {unit} move forlorn"))
    };
    for unit in ["r1.1", "r1.2"] {
        assert_eq!(next("", unit), NOTHING);
        // Once is once, also for other units.
        assert_eq!(next("ruling forlorn each-game", unit), ["forlorn-used"]);
    }
}

#[test]
fn reordering_unit_stays_on_its_ground() {
    // M9, and ruling 21: any voluntary action counts, a charge too. Inside the ground there are no remarks.
    for deed in ["move", "withdraw", "charge", "align", "disengage"] {
        let outside = format!("did r1.1 {deed} outside");
        assert_eq!(remarks(&mut red("RO"), &outside), ["left-ground"], "{deed}");
        let inside = format!("did r1.1 {deed}");
        assert_eq!(remarks(&mut red("RO"), &inside), NOTHING, "{deed}");
        // Other modes have no ground.
        let mut other = red("AA");
        assert_eq!(remarks(&mut other, &outside), NOTHING, "{deed}");
    }
    // A unit that shoots or turns stays in place.
    for deed in ["shoot", "about-face"] {
        let entries = remarks(&mut red("RO"), &format!("did r1.1 {deed} outside"));
        assert_eq!(entries, NOTHING, "{deed}");
    }
}

#[test]
fn unit_lines_up_once_in_addition_to_its_move() {
    // Ruling 16: one alignment and one move or charge, in either order.
    for mode in ["AA", "AAA"] {
        let mut game = red(mode);
        assert!(may(&game, "r1.1").contains(&"align"), "{mode}");
        assert_eq!(remarks(&mut game, "did r1.1 align"), NOTHING, "{mode}");
        assert!(!may(&game, "r1.1").contains(&"align"), "{mode}");
        let second = remarks(&mut game, "did r1.1 align");
        assert_eq!(second, ["one-alignment"], "{mode}");
        assert_eq!(remarks(&mut game, "did r1.1 charge"), NOTHING, "{mode}");
        give(&mut game, &["did r1.2 move"]);
        assert_eq!(remarks(&mut game, "did r1.2 align"), NOTHING, "{mode}");
    }
    // It leaves one move in an advance, not two.
    let mut game = red("AA");
    give(&mut game, &["did r1.1 align"]);
    assert_eq!(remarks(&mut game, "did r1.1 move"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 move"), ["one-move"]);
    // A unit that may move repeatedly may line up repeatedly.
    give(&mut game, &["did r1.2 align", "did r1.3 align"]);
    assert_eq!(remarks(&mut game, "did r1.2 align laggard"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 align forlorn"), NOTHING);
    assert_eq!(
        remarks(&mut game, "did r1.3 align forlorn"),
        ["forlorn-used"]
    );
}

#[test]
fn lining_up_is_a_move_in_other_modes() {
    let mut game = red("HD");
    assert_eq!(remarks(&mut game, "did r1.1 align"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 move"), ["only-support"]);
    assert_eq!(remarks(&mut game, "did r1.1 align support"), NOTHING);
    let mut game = red("W");
    assert_eq!(remarks(&mut game, "did r1.1 align"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), ["one-step-back"]);
    let mut game = red("RO");
    give(&mut game, &["did r1.1 align"]);
    assert_eq!(remarks(&mut game, "did r1.1 align"), NOTHING);
    assert_eq!(remarks(&mut red("E"), "did r1.1 align"), ["turn-first"]);
}

#[test]
fn charge_after_a_move_in_hold_is_a_second_move() {
    let mut game = with("ruling hold-charges yes", "HD");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(remarks(&mut game, "did r1.1 charge"), ["only-support"]);
    assert_eq!(remarks(&mut game, "did r1.2 charge"), NOTHING);
    // Otherwise that is the only remark.
    let mut game = red("HD");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(remarks(&mut game, "did r1.1 charge"), ["no-charge"]);
}

#[test]
fn withdrawing_unit_keeps_facing_and_steps_back() {
    let mut game = red("W");
    assert_eq!(remarks(&mut game, "did r1.1 about-face"), ["no-turning"]);
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), ["one-step-back"]);
    give(&mut game, &["did r1.3 withdraw"]);
    assert_eq!(remarks(&mut game, "did r1.3 withdraw"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.3 withdraw"), ["one-move"]);
    let mut game = with("ruling second-step-back who-passes", "W");
    give(&mut game, &["did r1.1 withdraw"]);
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), NOTHING);
}

#[test]
fn charge_after_a_move_in_advance_is_a_second_move() {
    let mut game = red("AA");
    give(&mut game, &["did r1.1 align"]);
    assert_eq!(remarks(&mut game, "did r1.1 charge"), NOTHING);
    give(&mut game, &["did r1.2 move"]);
    assert_eq!(remarks(&mut game, "did r1.2 charge"), ["one-move"]);
}
