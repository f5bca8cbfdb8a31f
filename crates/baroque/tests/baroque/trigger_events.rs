//! Which units may check for a reaction (E1 to E12 of the hand-written vectors), on both sides of each limit.

use crate::fixture::{acting, entries, game_from, give, open, open_turn, refusal, unit};

const FOOT: &str = "Foot, TR, B, fire charge impetus";
const SECOND_FOOT: &str = "More Foot, TR, B, fire charge impetus";
const SKIRMISHERS: &str = "Skirmishers, S, B, fire evade";

#[test]
fn moves_trigger_within_two_bu() {
    // E1, E2.
    let mut game = acting(&[FOOT], "HD");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 2.1"), "too-far");
    assert_eq!(refusal(&mut game, "check b1.1 near 2.01"), "too-far");
    give(&mut game, &["check b1.1 near 2.0"]);
}

#[test]
fn shooting_triggers_within_three_bu() {
    // E3, E4.
    let mut game = acting(&[FOOT], "HD");
    give(&mut game, &["did r1.1 shoot"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 3.1"), "too-far");
    give(&mut game, &["check b1.1 near 3"]);
}

#[test]
fn charge_always_triggers_its_target() {
    let mut game = acting(&[FOOT, SECOND_FOOT], "HD");
    give(&mut game, &["did r1.1 charge"]);
    // For other units at the nearest point of the path: 2 BU at most.
    assert_eq!(refusal(&mut game, "check b1.2 near 4"), "too-far");
    assert_eq!(refusal(&mut game, "check b1.2 near 2.01"), "too-far");
    let mut near = game.clone();
    assert_eq!(entries(&mut near, "check b1.2 near 2"), ["checks"]);
    assert_eq!(
        entries(&mut game, "check b1.1 target 4"),
        ["checks-charged"]
    );
}

#[test]
fn trigger_must_be_at_least_partly_visible() {
    // E5, E6.
    let mut game = acting(&[FOOT], "HD");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 1 unseen"), "unseen");
    give(&mut game, &["check b1.1 near 1 part"]);
}

#[test]
fn unit_reacts_once_a_turn() {
    // E7, E12: HD reacts to a move on 3 to 6.
    let mut game = acting(&[FOOT], "HD");
    let reacts = [
        "did r1.1 move",
        "check b1.1 near 1",
        "die 5",
        "keep",
        "test passed",
    ];
    give(&mut game, &reacts);
    assert!(unit(&game, "b1.1").marks.reacted);
    give(&mut game, &["did r1.2 move"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "reacted");
    // Next turn.
    give(&mut game, &["done r1", "activate b1", "done b1"]);
    open_turn(&mut game, "HD");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1", "die 5"]);
}

#[test]
fn red_unit_reacts_once_a_turn() {
    let mut game = acting(&[FOOT], "AA");
    give(
        &mut game,
        &[
            "done r1",
            "activate b1",
            "did b1.1 move",
            "check r1.1 near 1",
        ],
    );
    // Red's units are in AA: a move is answered on 2.
    give(
        &mut game,
        &[
            "die 2",
            "keep",
            "test failed",
            "say no",
            "did b1.1 move laggard",
        ],
    );
    assert_eq!(refusal(&mut game, "check r1.1 near 1"), "reacted");
    give(&mut game, &["check r1.2 near 1", "die 1"]);
    assert!(unit(&game, "r1.1").marks.reacted && !unit(&game, "r1.2").marks.reacted);
}

#[test]
fn unit_that_reacted_may_only_evade() {
    // E8: withdraw answers a charge with an evade on 2 to 4, and with defensive fire on 5 and 6.
    let reacted = || {
        let mut game = acting(&[SKIRMISHERS], "W");
        // CA in W is answered only on 6.
        let shot = [
            "did r1.2 charge",
            "check b1.1 near 1",
            "die 6",
            "keep",
            "test passed",
        ];
        give(&mut game, &shot);
        assert!(unit(&game, "b1.1").marks.reacted);
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        game
    };
    let mut game = reacted();
    give(&mut game, &["die 3"]);
    // It keeps its mark, and the log says so.
    assert_eq!(entries(&mut game, "keep"), ["kept", "evades-still-marked"]);
    assert!(unit(&game, "b1.1").marks.reacted);
    let mut game = reacted();
    assert_eq!(
        entries(&mut game, "die 5"),
        ["rolled", "nothing-still-marked"]
    );
    assert!(unit(&game, "b1.1").marks.reacted);
    // The other reading of `reacted-evades`.
    let mut game = game_from(
        "ruling reacted-evades no\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens reactions\n\
         command B\nSkirmishers, S, B, fire evade",
    );
    open_turn(&mut game, "W");
    give(
        &mut game,
        &[
            "did r1.1 charge",
            "check b1.1 near 1",
            "die 6",
            "keep",
            "test passed",
            "did r1.1 charge laggard",
        ],
    );
    assert_eq!(refusal(&mut game, "check b1.1 target 1"), "reacted");
}

#[test]
fn failed_check_lets_another_unit_check() {
    // E9: HD does nothing about a move on 2.
    let mut game = acting(&[FOOT, SECOND_FOOT], "HD");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
    assert_eq!(entries(&mut game, "die 2"), ["rolled", "nothing"]);
    assert!(!unit(&game, "b1.1").marks.reacted);
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "checked");
    give(&mut game, &["check b1.2 near 1", "die 3"]);
}

#[test]
fn attempted_reaction_excludes_others() {
    // E10: the test fails, but the attempt counts.
    let mut game = acting(&[FOOT, SECOND_FOOT], "HD");
    let fails = [
        "did r1.1 move",
        "check b1.1 near 1",
        "die 5",
        "keep",
        "test failed",
        "say no",
    ];
    give(&mut game, &fails);
    assert!(unit(&game, "b1.1").marks.reacted);
    assert_eq!(refusal(&mut game, "check b1.2 near 1"), "answered");
    // Something else is another action.
    give(&mut game, &["did r1.2 move", "check b1.2 near 1"]);
}

#[test]
fn evade_is_not_a_reaction() {
    // E11: withdraw evades a charge on 3; the unit is not marked, and another may check.
    let mut game = acting(&[SKIRMISHERS, FOOT], "W");
    give(
        &mut game,
        &["did r1.1 charge", "check b1.1 target 1", "die 3", "keep"],
    );
    assert!(!unit(&game, "b1.1").marks.reacted && open(&game));
    give(&mut game, &["check b1.2 near 1"]);
}

#[test]
fn substituted_evade_marks_by_ruling() {
    // Lancers without missiles, in reorder: 3 plus one is 4, defensive fire; the nearest possible result is
    // an evade, in 3.
    let lancers = "Lancers, LCR, B, charge evade impetus";
    let mut game = acting(&[lancers], "RO");
    give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
    assert_eq!(entries(&mut game, "die 3"), ["rolled-plus", "substituted"]);
    assert_eq!(entries(&mut game, "keep"), ["kept", "evades-marked"]);
    assert!(unit(&game, "b1.1").marks.reacted && !open(&game));
    let muster = format!(
        "ruling substituted-evade not-marked\nside red tokens\ncommand R\nA, TR, B, charge\nside blue tokens reactions\n\
         command B\n{lancers}"
    );
    let mut game = game_from(&muster);
    open_turn(&mut game, "RO");
    give(
        &mut game,
        &["did r1.1 charge", "check b1.1 target 1", "die 3"],
    );
    assert_eq!(entries(&mut game, "keep"), ["kept", "evades"]);
    assert!(!unit(&game, "b1.1").marks.reacted && open(&game));
}

#[test]
fn unit_that_may_only_evade_does_not_check_where_its_mode_has_no_evade() {
    // In withdraw, reorder and escape a charge or a shot at a unit may be evaded, in the other modes never.
    for (mode, offered) in [
        ("E", true),
        ("W", true),
        ("RO", true),
        ("HD", false),
        ("AA", false),
        ("AAA", false),
    ] {
        for (mark, word) in [("disordered", "disordered"), ("engaged", "engaged")] {
            for deed in ["charge", "shoot"] {
                let mut game = acting(&[SKIRMISHERS], mode);
                give(
                    &mut game,
                    &[&format!("mark b1.1 {mark}"), &format!("did r1.1 {deed}")],
                );
                if offered {
                    give(&mut game, &["check b1.1 target 1"]);
                } else {
                    assert_eq!(
                        refusal(&mut game, "check b1.1 target 1"),
                        word,
                        "{mode} {deed}"
                    );
                }
            }
        }
    }
}

#[test]
fn unit_that_reacted_or_whose_action_is_answered_does_not_check_in_hold() {
    // Hold answers a move with fire on 3 to 6.
    let mut game = acting(&[SKIRMISHERS, SECOND_FOOT], "HD");
    let reacts = [
        "did r1.1 move",
        "check b1.1 near 1",
        "die 5",
        "keep",
        "test passed",
    ];
    give(&mut game, &reacts);
    give(&mut game, &["did r1.2 shoot"]);
    assert_eq!(refusal(&mut game, "check b1.1 target 1"), "reacted");
    // Here another unit answers, and the skirmishers, which could evade in other modes, are too late.
    let mut game = acting(&[SKIRMISHERS, SECOND_FOOT], "HD");
    let reacts = [
        "did r1.1 shoot",
        "check b1.2 near 1",
        "die 5",
        "keep",
        "test passed",
    ];
    give(&mut game, &reacts);
    assert_eq!(refusal(&mut game, "check b1.1 target 1"), "answered");
}

#[test]
fn fruitless_check_is_offered_by_ruling_and_where_evades_are_judged() {
    for ruling in ["fruitless-check offered", "judged-evade yes"] {
        let mut game = game_from(&format!(
            "ruling {ruling}\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens reactions\n\
             command B\nSkirmishers, S, B, fire evade"
        ));
        open_turn(&mut game, "HD");
        give(
            &mut game,
            &[
                "mark b1.1 disordered",
                "did r1.1 shoot",
                "check b1.1 target 1",
            ],
        );
        // Hold shoots back on 4; a disordered unit does not, and no mark is on it.
        assert_eq!(
            entries(&mut game, "die 4"),
            ["rolled", "nothing"],
            "{ruling}"
        );
    }
}

#[test]
fn disordered_and_engaged_units_only_evade() {
    let mut game = acting(&[FOOT, SKIRMISHERS], "W");
    give(
        &mut game,
        &[
            "mark b1.1 disordered",
            "mark b1.2 engaged",
            "did r1.1 charge",
        ],
    );
    assert_eq!(refusal(&mut game, "check b1.1 target 1"), "disordered");
    assert_eq!(refusal(&mut game, "check b1.2 near 1"), "engaged");
    give(&mut game, &["check b1.2 target 1"]);
    assert_eq!(entries(&mut game, "die 6"), ["rolled", "nothing"]);
    give(
        &mut game,
        &["mark b1.1 steady", "did r1.2 charge", "check b1.1 target 1"],
    );
}
