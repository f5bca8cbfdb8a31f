//! Questions about Baroque's rules: after a failed test, before a pursuit, on leaving the table, on losing an
//! officer.

use acies_baroque::{Game, Pending, Request};

use crate::fixture::{acting, entries, game_from, give, open_turn, refusal, state, unit};

const FOOT: &str = "Foot, TR, B, fire charge impetus";

/// Blue's foot in hold has failed the test for its opportunity fire.
fn failed() -> Game {
    let mut game = acting(&[FOOT], "HD");
    give(
        &mut game,
        &["did r1.1 move", "check b1.1 near 1", "die 5", "keep"],
    );
    assert_eq!(
        entries(&mut game, "test failed 1"),
        ["test-die", "test-failed"]
    );
    game
}

#[test]
fn failed_test_asks_about_disorder() {
    // Ruling 36: it may disorder the unit.
    let mut game = failed();
    assert_eq!(refusal(&mut game, "did r1.2 move"), "not-now");
    assert_eq!(entries(&mut game, "say yes"), ["test-disorders"]);
    assert!(unit(&game, "b1.1").marks.disordered);
    assert_eq!(refusal(&mut game, "say yes"), "not-now");
    let mut game = failed();
    assert_eq!(entries(&mut game, "say no"), ["test-no-more"]);
    let marks = unit(&game, "b1.1").marks;
    assert!(marks.reacted && !marks.disordered);
    // A passed test asks nothing, nor does a test of a unit that is disordered already.
    let mut game = acting(&[FOOT], "HD");
    let reacts = ["did r1.1 move", "check b1.1 near 1", "die 5", "keep"];
    give(&mut game, &reacts);
    give(&mut game, &["test passed"]);
    assert!(matches!(game.asks(), Request::Act(_)));
    let mut game = game_from(&format!(
        "ruling disordered-or-engaged reacts\nside red tokens\ncommand R\nA, TR, B, fire\n\
         side blue tokens reactions\ncommand B\n{FOOT}"
    ));
    open_turn(&mut game, "HD");
    give(&mut game, &["mark b1.1 disordered"]);
    give(&mut game, &reacts);
    give(&mut game, &["test failed"]);
    assert!(matches!(game.asks(), Request::Act(_)));
}

#[test]
fn pursuit_asks_about_a_test() {
    // Ruling 43. In an advance a 3 pursues.
    let pursues = || {
        let mut game = acting(&[FOOT], "AA");
        give(&mut game, &["pursue b1.1"]);
        assert_eq!(entries(&mut game, "die 3"), ["pursuit-die", "pursues"]);
        game
    };
    for (answer, ids) in [
        ("say no", &["pursuit-untested"][..]),
        ("test passed", &["pursuit-passed"]),
        ("test failed 2", &["test-die", "pursuit-failed"]),
    ] {
        let mut game = pursues();
        assert_eq!(entries(&mut game, answer), ids, "{answer}");
        assert!(matches!(game.asks(), Request::Act(_)));
        // It is not a reaction: no unit is marked, and disorder is not asked about.
        let marks = unit(&game, "b1.1").marks;
        assert!(!marks.reacted && !marks.disordered);
    }
    // Its result implies that there was one.
    assert_eq!(refusal(&mut pursues(), "say yes"), "not-now");
    // A unit that stays or must pursue needs no question.
    let mut game = acting(&[FOOT, "Horse, GA, B, charge impetus"], "AA");
    give(&mut game, &["pursue b1.1", "die 2", "pursue b1.2"]);
    assert!(matches!(game.asks(), Request::Act(_)));
}

#[test]
fn leaving_the_table_asks_about_loss() {
    // Ruling 45.
    let left = || {
        let mut game = acting(&[FOOT, FOOT], "E");
        assert_eq!(entries(&mut game, "mark b1.1 gone"), ["mark"]);
        assert!(matches!(
            game.asks(),
            Request::Pending(Pending::Left { .. })
        ));
        game
    };
    let mut game = left();
    assert_eq!(entries(&mut game, "say yes"), ["lost"]);
    assert!(unit(&game, "b1.1").marks.lost);
    // If it was a mistake, the unit is not lost. Asked once, and for this unit only.
    give(&mut game, &["mark b1.1 back"]);
    assert!(!unit(&game, "b1.1").marks.lost);
    let mut game = left();
    assert_eq!(entries(&mut game, "say no"), ["not-lost"]);
    let marks = unit(&game, "b1.1").marks;
    assert!(marks.gone && !marks.lost);
    give(&mut game, &["mark b1.1 gone", "mark b1.2 engaged"]);
    assert!(matches!(game.asks(), Request::Act(_)));
}

#[test]
fn command_without_officer_keeps_its_mode() {
    // Ruling 9.
    let officer = |game: &Game| state(game).commands[1][0].officer_lost;
    let mut game = acting(&[FOOT], "HD");
    assert_eq!(entries(&mut game, "officer b1 lost"), ["officer-lost"]);
    assert_eq!(entries(&mut game, "say no"), ["officer-none"]);
    assert!(officer(&game));
    // Asked once.
    give(&mut game, &["officer b1 lost"]);
    let token = state(&game).commands[1][0].token.expect("a token");
    assert_eq!(token.mode.code(), "HD");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1", "die 2"]);
    give(
        &mut game,
        &["done r1", "activate b1", "done b1", "turn", "dice 1 6"],
    );
    give(&mut game, &["place r1 AA", "place b1 W"]);
    assert!(officer(&game));
    assert_eq!(entries(&mut game, "officer b1 back"), ["officer-back"]);
    assert!(!officer(&game));
    // The officer is replaced.
    give(&mut game, &["officer b1 lost"]);
    assert_eq!(entries(&mut game, "say yes"), ["officer-another"]);
    assert!(!officer(&game));
    assert_eq!(refusal(&mut game, "officer b4 lost"), "no-command");
    assert_eq!(refusal(&mut game, "officer b1 drunk"), "line");
}
