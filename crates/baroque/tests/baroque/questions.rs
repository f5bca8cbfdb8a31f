//! What is left to the rules of Baroque is asked when it matters: after a failed test, before a pursuit, of a unit that has
//! left the table, of an officer who is lost.

use acies_baroque::{Asks, Game, Pending};

use crate::stage::{acting, give, of, open_turn, refusal, state, told, unit};

const FOOT: &str = "Foot, TR, B, fire charge impetus";

/// Blue's foot in hold has failed the test of its opportunity fire.
fn failed() -> Game {
    let mut game = acting(&[FOOT], "HD");
    give(
        &mut game,
        &["did r1.1 move", "check b1.1 near 1", "die 5", "keep"],
    );
    assert_eq!(
        told(&mut game, "test failed 1"),
        ["test-die", "test-failed"]
    );
    game
}

#[test]
fn what_else_a_failed_test_does_is_asked() {
    // Ruling 36: it may have the unit disordered.
    let mut game = failed();
    assert_eq!(refusal(&mut game, "did r1.2 move"), "not-now");
    assert_eq!(told(&mut game, "say yes"), ["test-disorders"]);
    assert!(unit(&game, "b1.1").marks.disordered);
    assert_eq!(refusal(&mut game, "say yes"), "not-now");
    let mut game = failed();
    assert_eq!(told(&mut game, "say no"), ["test-no-more"]);
    let marks = unit(&game, "b1.1").marks;
    assert!(marks.reacted && !marks.disordered);
    // A test that was passed asks nothing, nor does one of a unit that is disordered already.
    let mut game = acting(&[FOOT], "HD");
    let reacts = ["did r1.1 move", "check b1.1 near 1", "die 5", "keep"];
    give(&mut game, &reacts);
    give(&mut game, &["test passed"]);
    assert!(matches!(game.asks(), Asks::Act(_)));
    let mut game = of(&format!(
        "ruling disordered-or-engaged reacts\nside red tokens\ncommand R\nA, TR, B, fire\n\
         side blue tokens reactions\ncommand B\n{FOOT}"
    ));
    open_turn(&mut game, "HD");
    give(&mut game, &["mark b1.1 disordered"]);
    give(&mut game, &reacts);
    give(&mut game, &["test failed"]);
    assert!(matches!(game.asks(), Asks::Act(_)));
}

#[test]
fn whether_a_pursuit_wants_a_test_is_asked() {
    // Ruling 43. In an advance a 3 pursues.
    let pursues = || {
        let mut game = acting(&[FOOT], "AA");
        give(&mut game, &["pursue b1.1"]);
        assert_eq!(told(&mut game, "die 3"), ["pursuit-die", "pursues"]);
        game
    };
    for (answer, ids) in [
        ("say no", &["pursuit-untested"][..]),
        ("test passed", &["pursuit-passed"]),
        ("test failed 2", &["test-die", "pursuit-failed"]),
    ] {
        let mut game = pursues();
        assert_eq!(told(&mut game, answer), ids, "{answer}");
        assert!(matches!(game.asks(), Asks::Act(_)));
        // It is no reaction: nobody is marked, and no disorder is asked about.
        let marks = unit(&game, "b1.1").marks;
        assert!(!marks.reacted && !marks.disordered);
    }
    // That there is one is said by how it went.
    assert_eq!(refusal(&mut pursues(), "say yes"), "not-now");
    // Who stays is asked nothing, nor who must pursue.
    let mut game = acting(&[FOOT, "Horse, GA, B, charge impetus"], "AA");
    give(&mut game, &["pursue b1.1", "die 2", "pursue b1.2"]);
    assert!(matches!(game.asks(), Asks::Act(_)));
}

#[test]
fn whether_a_unit_that_left_the_table_is_lost_is_asked() {
    // Ruling 45.
    let left = || {
        let mut game = acting(&[FOOT, FOOT], "E");
        assert_eq!(told(&mut game, "mark b1.1 gone"), ["mark"]);
        assert!(matches!(game.asks(), Asks::Pending(Pending::Left { .. })));
        game
    };
    let mut game = left();
    assert_eq!(told(&mut game, "say yes"), ["lost"]);
    assert!(unit(&game, "b1.1").marks.lost);
    // It was a mistake: then it is not lost either. Asked once, and of nobody else.
    give(&mut game, &["mark b1.1 back"]);
    assert!(!unit(&game, "b1.1").marks.lost);
    let mut game = left();
    assert_eq!(told(&mut game, "say no"), ["not-lost"]);
    let marks = unit(&game, "b1.1").marks;
    assert!(marks.gone && !marks.lost);
    give(&mut game, &["mark b1.1 gone", "mark b1.2 engaged"]);
    assert!(matches!(game.asks(), Asks::Act(_)));
}

#[test]
fn a_command_that_loses_its_officer_keeps_its_mode_and_gets_a_token_again() {
    // Ruling 9.
    let officer = |game: &Game| state(game).commands[1][0].officer_lost;
    let mut game = acting(&[FOOT], "HD");
    assert_eq!(told(&mut game, "officer b1 lost"), ["officer-lost"]);
    assert_eq!(told(&mut game, "say no"), ["officer-none"]);
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
    assert_eq!(told(&mut game, "officer b1 back"), ["officer-back"]);
    assert!(!officer(&game));
    // Somebody takes his place.
    give(&mut game, &["officer b1 lost"]);
    assert_eq!(told(&mut game, "say yes"), ["officer-another"]);
    assert!(!officer(&game));
    assert_eq!(refusal(&mut game, "officer b4 lost"), "no-command");
    assert_eq!(refusal(&mut game, "officer b1 drunk"), "line");
}
