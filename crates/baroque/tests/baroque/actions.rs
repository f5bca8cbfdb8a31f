//! What was done, and who answers it: shots with and without a move, who is listed, and what is judged without the table.

use crate::stage::{acting, give, of, open, open_turn, refusal, state, told, unit};

const FOOT: &str = "Foot, TR, B, fire charge impetus";
const SECOND_FOOT: &str = "More Foot, TR, B, fire charge impetus";
const SKIRMISHERS: &str = "Skirmishers, S, B, fire evade";

#[test]
fn a_standing_shooter_triggers_unless_the_ruling_says_otherwise() {
    let muster = |ruling: &str| {
        let mut game = of(&format!(
            "{ruling}\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens reactions\ncommand B\n{FOOT}"
        ));
        open_turn(&mut game, "HD");
        game
    };
    let mut game = muster("");
    give(&mut game, &["did r1.1 shoot", "check b1.1 target 3"]);
    let mut game = muster("ruling standing-shooter does-not");
    give(&mut game, &["did r1.1 shoot"]);
    assert_eq!(refusal(&mut game, "check b1.1 target 3"), "stood-still");
    give(&mut game, &["did r1.1 shoot moved", "check b1.1 target 3"]);
}

#[test]
fn a_move_and_the_shot_after_it_are_one_action_unless_the_ruling_says_otherwise() {
    let after = |ruling: &str| {
        let mut game = of(&format!(
            "{ruling}\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens reactions\ncommand B\n{FOOT}\n{SECOND_FOOT}"
        ));
        open_turn(&mut game, "HD");
        give(
            &mut game,
            &[
                "did r1.1 move",
                "check b1.1 near 1",
                "die 5",
                "keep",
                "test passed",
                "did r1.1 shoot",
            ],
        );
        open(&game)
    };
    assert!(!after(""));
    assert!(after("ruling move-and-shot two-actions"));
}

/// Red's unit acts against blue's two in hold.
fn against_two(ruling: &str) -> acies_baroque::Game {
    let mut game = of(&format!(
        "{ruling}\nside red tokens\ncommand R\nA, TR, B, fire charge\nside blue tokens reactions\ncommand B\n\
         {FOOT}\n{SECOND_FOOT}"
    ));
    open_turn(&mut game, "HD");
    game
}

#[test]
fn who_came_to_nothing_about_a_move_may_check_for_the_shot_of_that_action() {
    // In hold a move is answered on 3, being shot at on 2.
    let mut game = against_two("");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1", "die 2"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "checked");
    give(&mut game, &["did r1.1 shoot", "check b1.1 target 3"]);
    give(&mut game, &["die 2", "keep", "test passed"]);
    // That was the one reaction to it.
    assert_eq!(refusal(&mut game, "check b1.2 near 1"), "answered");
    // Once for the shot, too.
    let mut game = against_two("");
    give(&mut game, &["did r1.1 move", "did r1.1 shoot"]);
    give(&mut game, &["check b1.1 target 3", "die 1"]);
    assert_eq!(refusal(&mut game, "check b1.1 target 3"), "checked");
}

#[test]
fn a_charge_and_the_shot_after_it_are_two_actions() {
    let answered = |deed: &str| {
        let mut game = against_two("");
        let deed = format!("did r1.1 {deed}");
        give(&mut game, &[&deed, "check b1.1 near 1", "die 5", "keep"]);
        give(&mut game, &["test passed", "did r1.1 shoot"]);
        !open(&game)
    };
    assert!(!answered("charge"));
    for deed in ["move", "withdraw", "align"] {
        assert!(answered(deed), "{deed}");
    }
}

#[test]
fn who_has_lined_up_or_turned_does_not_stand() {
    for (deed, stands) in [
        ("align", false),
        ("about-face", false),
        ("move", false),
        ("rally-failed", true),
    ] {
        let mut game = against_two("ruling standing-shooter does-not");
        give(&mut game, &[&format!("did r1.1 {deed}"), "did r1.1 shoot"]);
        if stands {
            assert_eq!(refusal(&mut game, "check b1.1 target 1"), "stood-still");
        } else {
            give(&mut game, &["check b1.1 target 1"]);
        }
    }
}

#[test]
fn nothing_from_another_column_marks_where_the_ruling_says_so() {
    // Pikes in an advance: 3 is fire, which they cannot; column 1 is nearer than the charge in 6. 1 is nothing by itself.
    let game = |ruling: &str, die: u8| {
        let mut game = of(&format!(
            "{ruling}\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens reactions\ncommand B\n\
             Pikes, PK, C, charge\n{FOOT}"
        ));
        open_turn(&mut game, "AA");
        give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
        let last = *told(&mut game, &format!("die {die}"))
            .last()
            .expect("something was told");
        assert_eq!(
            unit(&game, "b1.1").marks.reacted,
            last == "nothing-marked",
            "{ruling} {die}"
        );
        // A mark uses the one reaction up.
        assert_eq!(open(&game), last == "nothing", "{ruling} {die}");
        // There is nothing to test.
        assert!(matches!(game.asks(), acies_baroque::Asks::Act(_)));
        last
    };
    let marked = "ruling substituted-none marked";
    assert_eq!(game("", 3), "nothing");
    assert_eq!(game(marked, 3), "nothing-marked");
    assert_eq!(game("", 1), "nothing");
    assert_eq!(game(marked, 1), "nothing");
}

#[test]
fn what_the_situation_forbids_marks_by_that_ruling_as_well() {
    // In hold 3 is fire on a move; if it cannot now, column 2 is nothing.
    let cannot = |ruling: &str| {
        let mut game = against_two(ruling);
        give(&mut game, &["did r1.1 move", "check b1.1 near 1", "die 3"]);
        let told = told(&mut game, "cannot");
        (told, unit(&game, "b1.1").marks.reacted, open(&game))
    };
    let nothing = vec!["cannot", "substituted", "nothing"];
    assert_eq!(cannot(""), (nothing, false, true));
    let marked = vec!["cannot", "substituted", "nothing-marked"];
    let ruling = "ruling substituted-none marked";
    assert_eq!(cannot(ruling), (marked, true, false));
}

#[test]
fn nobody_answers_his_own_side_or_nothing() {
    let mut game = acting(&[FOOT], "HD");
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "no-action");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(refusal(&mut game, "check r1.2 near 1"), "no-action");
    // Nobody is the target of a move.
    assert_eq!(refusal(&mut game, "check b1.1 target 1"), "no-action");
}

#[test]
fn candidates_are_listed_with_what_bars_them() {
    let mut game = acting(&[FOOT, SKIRMISHERS, "Guns, ART, C"], "HD");
    give(&mut game, &["mark b1.1 gone", "say yes", "did r1.1 shoot"]);
    let listed: Vec<(String, bool, bool, bool)> = game
        .candidates()
        .iter()
        .map(|one| {
            let target = one.target.expect("a shot has a target");
            (
                one.unit.to_string(),
                target.is_ok(),
                one.near.is_ok(),
                one.asked,
            )
        })
        .collect();
    assert_eq!(
        listed,
        [
            ("b1.1".into(), false, false, false),
            ("b1.2".into(), true, true, false),
            ("b1.3".into(), true, true, true),
        ]
    );
    assert_eq!(state(&game).turn, 1);
}

#[test]
fn what_a_unit_can_do_is_asked_before_it_checks() {
    let mut game = acting(&["Guns, ART, C"], "AAA");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "ask-abilities");
    assert_eq!(refusal(&mut game, "pursue b1.1"), "ask-abilities");
    give(&mut game, &["able b1.1 fire", "check b1.1 near 1"]);
    // 6 is an opportunity charge; guns fire, as in column 4.
    assert_eq!(told(&mut game, "die 6"), ["rolled", "substituted"]);
}

#[test]
fn what_is_said_during_a_game_makes_nobody_evade_whose_code_does_not() {
    // Charged in withdraw, 4 is an evade, which pikes cannot: columns 3 and 2 are evades too, 1 is nothing and three
    // away; 5 and 6 are fire, which they cannot either.
    let mut game = acting(&["Pikes, PK, C"], "W");
    give(
        &mut game,
        &[
            "able b1.1 charge evade",
            "did r1.1 charge",
            "check b1.1 target 1",
        ],
    );
    assert_eq!(
        told(&mut game, "die 4"),
        ["rolled", "substituted", "nothing"]
    );
}

#[test]
fn without_the_table_the_player_judges() {
    let mut game = of(&format!(
        "side red tokens\ncommand R\nA, TR, B, fire\nside blue\ncommand B\n{FOOT}\n{SKIRMISHERS}"
    ));
    give(
        &mut game,
        &[
            "turn",
            "place r1 AA",
            "activate r1",
            "did r1.1 charge",
            "check b1.1 target 1",
        ],
    );
    assert_eq!(refusal(&mut game, "die 4"), "not-now");
    // Foot does not evade; and what is done to a unit is not answered with opportunity fire.
    assert_eq!(refusal(&mut game, "choose evade"), "unable");
    assert_eq!(refusal(&mut game, "choose opportunity-fire"), "unable");
    give(&mut game, &["choose counter-charge", "test passed"]);
    assert!(unit(&game, "b1.1").marks.reacted);
    // The action is answered: only an evade is left.
    give(&mut game, &["check b1.2 target 1"]);
    assert_eq!(refusal(&mut game, "choose defensive-fire"), "unable");
    assert_eq!(told(&mut game, "choose evade"), ["judged", "evades"]);
}

#[test]
fn in_hold_an_evade_by_judgement_is_a_ruling() {
    let with = |ruling: &str| {
        let mut game = of(&format!(
            "{ruling}\nside red tokens\ncommand R\nA, TR, B, charge\nside blue tokens reactions\ncommand B\n{SKIRMISHERS}"
        ));
        open_turn(&mut game, "HD");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        game
    };
    assert_eq!(refusal(&mut with(""), "choose evade"), "not-now");
    assert_eq!(
        told(&mut with("ruling judged-evade yes"), "choose evade"),
        ["judged", "evades"]
    );
}
