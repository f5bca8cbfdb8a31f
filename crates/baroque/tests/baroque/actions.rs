//! Actions and reactions to them: shots with and without a move, candidates, and judgement without the table.

use crate::fixture::{acting, entries, game_from, give, open, open_turn, refusal, state, unit};

const FOOT: &str = "Foot, TR, B, fire charge impetus";
const SECOND_FOOT: &str = "More Foot, TR, B, fire charge impetus";
const SKIRMISHERS: &str = "Skirmishers, S, B, fire evade";

#[test]
fn standing_shooter_is_a_trigger_by_default() {
    let muster = |ruling: &str| {
        let mut game = game_from(&format!(
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
fn move_and_shot_are_one_action_by_default() {
    let after = |ruling: &str| {
        let mut game = game_from(&format!(
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

/// Red's unit acts against blue's two, which hold.
fn against_two(ruling: &str) -> acies_baroque::Game {
    let mut game = game_from(&format!(
        "{ruling}\nside red tokens\ncommand R\nA, TR, B, fire charge\nside blue tokens reactions\ncommand B\n\
         {FOOT}\n{SECOND_FOOT}"
    ));
    open_turn(&mut game, "HD");
    game
}

#[test]
fn failed_check_on_a_move_allows_a_check_on_its_shot() {
    // In hold a unit reacts to a move on 3, and to being shot at on 2.
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
fn charge_and_shot_are_two_actions() {
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
fn lined_up_or_turned_shooter_counts_as_moved() {
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
fn substituted_nothing_marks_by_ruling() {
    // Pikes in an advance: 3 is fire, which they lack; column 1 is nearer than the charge in 6. 1 itself is
    // nothing.
    let game = |ruling: &str, die: u8| {
        let mut game = game_from(&format!(
            "{ruling}\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens reactions\ncommand B\n\
             Pikes, PK, C, charge\n{FOOT}"
        ));
        open_turn(&mut game, "AA");
        give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
        let last = *entries(&mut game, &format!("die {die}"))
            .last()
            .expect("an entry");
        assert_eq!(
            unit(&game, "b1.1").marks.reacted,
            last == "nothing-marked",
            "{ruling} {die}"
        );
        // A mark uses up the one reaction.
        assert_eq!(open(&game), last == "nothing", "{ruling} {die}");
        // There is nothing to test.
        assert!(matches!(game.asks(), acies_baroque::Request::Act(_)));
        last
    };
    let marked = "ruling substituted-none marked";
    assert_eq!(game("", 3), "nothing");
    assert_eq!(game(marked, 3), "nothing-marked");
    assert_eq!(game("", 1), "nothing");
    assert_eq!(game(marked, 1), "nothing");
}

#[test]
fn prevented_reaction_marks_by_ruling() {
    // In hold 3 is fire at a mover; if that is impossible, column 2 is nothing.
    let cannot = |ruling: &str| {
        let mut game = against_two(ruling);
        give(&mut game, &["did r1.1 move", "check b1.1 near 1", "die 3"]);
        let entries = entries(&mut game, "cannot");
        (entries, unit(&game, "b1.1").marks.reacted, open(&game))
    };
    let nothing = vec!["cannot", "substituted", "nothing"];
    assert_eq!(cannot(""), (nothing, false, true));
    let marked = vec!["cannot", "substituted", "nothing-marked"];
    let ruling = "ruling substituted-none marked";
    assert_eq!(cannot(ruling), (marked, true, false));
}

#[test]
fn units_react_only_to_enemy_actions() {
    let mut game = acting(&[FOOT], "HD");
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "no-action");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(refusal(&mut game, "check r1.2 near 1"), "no-action");
    // A move has no target.
    assert_eq!(refusal(&mut game, "check b1.1 target 1"), "no-action");
}

#[test]
fn candidates_list_reasons_against_a_check() {
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
fn abilities_are_asked_for_before_a_check() {
    let mut game = acting(&["Guns, ART, C"], "AAA");
    give(&mut game, &["did r1.1 move"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "ask-abilities");
    assert_eq!(refusal(&mut game, "pursue b1.1"), "ask-abilities");
    give(&mut game, &["able b1.1 fire", "check b1.1 near 1"]);
    // 6 is an opportunity charge; guns fire, as in column 4.
    assert_eq!(entries(&mut game, "die 6"), ["rolled", "substituted"]);
}

#[test]
fn entered_abilities_cannot_make_a_unit_evade() {
    // Charged in withdraw, 4 is an evade, which pikes cannot do.
    //
    // Columns 3 and 2 are evades too, 1 is nothing and three away; 5 and 6 are fire, which they lack.
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
        entries(&mut game, "die 4"),
        ["rolled", "substituted", "nothing"]
    );
}

#[test]
fn player_judges_without_the_table() {
    let mut game = game_from(&format!(
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
    // Foot does not evade; and opportunity fire does not answer an action on the unit itself.
    assert_eq!(refusal(&mut game, "choose evade"), "unable");
    assert_eq!(refusal(&mut game, "choose opportunity-fire"), "unable");
    give(&mut game, &["choose counter-charge", "test passed"]);
    assert!(unit(&game, "b1.1").marks.reacted);
    // The action has been answered: only an evade is left.
    give(&mut game, &["check b1.2 target 1"]);
    assert_eq!(refusal(&mut game, "choose defensive-fire"), "unable");
    assert_eq!(entries(&mut game, "choose evade"), ["judged", "evades"]);
}

#[test]
fn evade_by_judgement_in_hold_depends_on_ruling() {
    let with = |ruling: &str| {
        let mut game = game_from(&format!(
            "{ruling}\nside red tokens\ncommand R\nA, TR, B, charge\nside blue tokens reactions\ncommand B\n{SKIRMISHERS}"
        ));
        open_turn(&mut game, "HD");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        game
    };
    assert_eq!(refusal(&mut with(""), "choose evade"), "not-now");
    assert_eq!(
        entries(&mut with("ruling judged-evade yes"), "choose evade"),
        ["judged", "evades"]
    );
}
