//! A game is its log: what is written reads back to the same, and what is undone has never been.

use acies_baroque::{Asks, Game, Pending};
use proptest::prelude::*;

use crate::stage::{acting, give, of, open, refusal, told, unit};

const SKIRMISHERS: &str = "Skirmishers, S, C, fire evade";

#[test]
fn a_unit_vacates_by_its_class() {
    // A on 3, B on 5, C on 6; marked either way, and nobody else may answer.
    for (class, least) in [("A", 3), ("B", 5), ("C", 6)] {
        for die in 1..=6 {
            let mut game = acting(&[&format!("Foot, TR, {class}, fire")], "HD");
            give(&mut game, &["did r1.1 move", "check b1.1 near 1", "die 5"]);
            let told = told(&mut game, &format!("vacate {die}"));
            if die >= least {
                assert_eq!(told, ["vacated"]);
            } else {
                assert_eq!(told, ["not-vacated"]);
                give(&mut game, &["test passed"]);
            }
            assert!(unit(&game, "b1.1").marks.reacted, "{class} {die}");
        }
    }
}

#[test]
fn red_vacates_and_substitutes_as_blue_does() {
    // Red in AA: a charge is met on 1 by fire, which pikes cannot; the nearest that they can is column 5, a
    // counter-charge.
    let mut game = acting(&["Horse, TR, B, charge impetus"], "AA");
    give(
        &mut game,
        &[
            "able r1.1 charge",
            "done r1",
            "activate b1",
            "did b1.1 charge",
            "check r1.1 target 1",
        ],
    );
    assert_eq!(told(&mut game, "die 1"), ["rolled", "substituted"]);
    assert_eq!(told(&mut game, "vacate 5"), ["vacated"]);
    assert!(unit(&game, "r1.1").marks.reacted);
}

#[test]
fn what_the_situation_forbids_is_read_as_what_a_unit_cannot_do() {
    // A move seen in AA, row - OF OF OF OF OC. On 5 it fires; if it cannot, column 6 is nearest: it charges. If it
    // cannot do that either, nothing in column 1 is all that is left, and it is not marked.
    let horse = "Horse, TR, B, fire charge impetus";
    let mut game = acting(&[horse], "AA");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
    // Before the die has fallen there is nothing to forbid.
    assert!(game.obey("cannot").is_err());
    give(&mut game, &["die 5"]);
    assert_eq!(told(&mut game, "cannot"), ["cannot", "substituted"]);
    let mut charges = game.clone();
    give(&mut charges, &["keep", "test passed"]);
    assert!(unit(&charges, "b1.1").marks.reacted);
    assert!(charges.obey("cannot").is_err());
    assert_eq!(
        told(&mut game, "cannot"),
        ["cannot", "substituted", "nothing"]
    );
    assert!(!unit(&game, "b1.1").marks.reacted);
    let read = Game::read(&game.write()).expect("what was written");
    assert_eq!(read.asks(), game.asks());
    // For that check alone: the next one fires on 5 as ever.
    give(&mut game, &["did r1.2 move", "check b1.1 near 1"]);
    assert_eq!(told(&mut game, "die 5"), ["rolled"]);
    // A tie comes of it as well: in withdraw 3 is an evade; without, columns 1 and 5 are equally near.
    let mut game = acting(&[SKIRMISHERS], "W");
    give(
        &mut game,
        &["did r1.1 charge", "check b1.1 target 1", "die 3"],
    );
    assert_eq!(told(&mut game, "cannot"), ["cannot", "tie-due"]);
    assert_eq!(told(&mut game, "tie 3"), ["tie", "nothing"]);
}

#[test]
fn a_vacated_evade_marks_unless_it_cannot_be_vacated() {
    let mut game = acting(&[SKIRMISHERS], "E");
    give(
        &mut game,
        &[
            "did r1.1 charge",
            "check b1.1 target 1",
            "die 4",
            "vacate 6",
        ],
    );
    assert!(unit(&game, "b1.1").marks.reacted);
    let ruled = |game: &Game| {
        game.write().replacen(
            "acies-baroque 1\n",
            "acies-baroque 1\nruling vacating-evade no\n",
            1,
        )
    };
    let text = ruled(&game);
    // The log cannot be followed any more: nothing was to be vacated.
    let error = Game::read(&text).unwrap_err().to_string();
    assert!(
        error.ends_with("this is not what the game waits for now"),
        "{error}"
    );
    // Up to the die it can. The evade cannot be got out of, but what is about the unit may still forbid it: nearest to
    // column 4 in the row E of the charged, and no evade, is column 2, in which nothing is done.
    assert!(game.undo());
    assert!(matches!(game.asks(), Asks::Pending(Pending::Vacate { .. })));
    let mut game = Game::read(&ruled(&game)).expect("a game");
    assert_eq!(refusal(&mut game, "vacate 6"), "not-now");
    let found = told(&mut game, "cannot");
    assert_eq!(found, ["cannot", "substituted", "nothing"]);
    assert!(game.undo());
    // Kept it stands, unmarked, and another may check.
    assert_eq!(told(&mut game, "keep"), ["kept", "evades"]);
    assert!(!unit(&game, "b1.1").marks.reacted && open(&game));
}

#[test]
fn an_evade_of_red_marks_nobody_either() {
    // Red withdraws: charged, its light horse evades on 4, and is not marked.
    let mut game = of(
        "side red tokens reactions\ncommand R\nHorse, LC, B, fire charge\nFoot, TR, B, fire\n\
         side blue tokens\ncommand B\nHorse, GA, B, charge",
    );
    give(
        &mut game,
        &[
            "turn",
            "dice 1 6",
            "place r1 W",
            "place b1 AA",
            "activate b1",
            "did b1.1 charge",
            "check r1.1 target 1",
            "die 4",
        ],
    );
    assert_eq!(told(&mut game, "keep"), ["kept", "evades"]);
    assert!(!unit(&game, "r1.1").marks.reacted && open(&game));
    // Another may check, for the action is not answered.
    give(
        &mut game,
        &["check r1.2 near 1", "die 6", "keep", "test passed"],
    );
    assert!(unit(&game, "r1.2").marks.reacted && !open(&game));
    assert!(!unit(&game, "r1.1").marks.reacted);
}

#[test]
fn a_tie_die_goes_down_on_odd_and_up_on_even() {
    // Shooting foot in withdraw, charged, 3: nothing in column 1, defensive fire in column 5.
    for die in 1..=6 {
        let mut game = acting(&["Foot, PM, B, fire"], "W");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        assert_eq!(told(&mut game, "die 3"), ["rolled", "tie-due"]);
        let told = told(&mut game, &format!("tie {die}"));
        let expected: &[&str] = if die % 2 == 1 {
            &["tie", "nothing"]
        } else {
            &["tie"]
        };
        assert_eq!(told, expected);
    }
}

#[test]
fn what_is_undone_has_never_been() {
    let mut game = acting(&[SKIRMISHERS], "W");
    give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
    let (text, asks) = (game.write(), game.asks());
    give(&mut game, &["die 3", "vacate 6"]);
    assert!(unit(&game, "b1.1").marks.reacted);
    assert!(game.undo() && game.undo());
    assert_eq!((game.write(), game.asks()), (text, asks));
    assert!(!unit(&game, "b1.1").marks.reacted);
    while game.undo() {}
    assert_eq!((game.asks(), game.steps().len()), (Asks::Turn, 0));
}

#[test]
fn a_refused_order_changes_nothing() {
    let mut game = acting(&[SKIRMISHERS], "W");
    give(&mut game, &["did r1.1 charge"]);
    let text = game.write();
    for order in [
        "die 4",
        "turn",
        "check b1.1 near 9",
        "place r1 AA",
        "keep",
        "done b1",
        "tie 7",
    ] {
        assert!(game.obey(order).is_err(), "{order}");
    }
    assert_eq!(game.write(), text);
}

/// Orders that fit often enough to get somewhere.
fn order() -> impl Strategy<Value = String> {
    let unit = || (prop::sample::select(vec!["r1", "r2", "b1", "b2"]), 1..=3_u8);
    let command = || prop::sample::select(vec!["r1", "r2", "b1", "b2"]);
    let mode = prop::sample::select(vec!["E", "W", "RO", "HD", "AA", "AAA"]);
    let deed = prop::sample::select(vec![
        "move",
        "withdraw",
        "charge",
        "shoot moved",
        "stop",
        "about-face",
    ]);
    let whom = prop::sample::select(vec!["target", "near"]);
    let mark = prop::sample::select(vec!["disordered", "engaged", "gone", "back", "steady"]);
    prop_oneof![
        Just("turn".to_owned()),
        Just("keep".to_owned()),
        Just("cannot".to_owned()),
        Just("test passed 4".to_owned()),
        Just("test failed".to_owned()),
        Just("say yes".to_owned()),
        Just("say no".to_owned()),
        command().prop_map(|command| format!("officer {command} lost")),
        (1..=6_u8, 1..=6_u8).prop_map(|(red, blue)| format!("dice {red} {blue}")),
        (command(), mode).prop_map(|(command, mode)| format!("place {command} {mode}")),
        command().prop_map(|command| format!("activate {command}")),
        command().prop_map(|command| format!("done {command}")),
        (unit(), deed).prop_map(|((command, unit), deed)| format!("did {command}.{unit} {deed}")),
        (unit(), whom, 0..4_u8).prop_map(|((command, unit), whom, far)| format!(
            "check {command}.{unit} {whom} {far}"
        )),
        (unit(), mark).prop_map(|((command, unit), mark)| format!("mark {command}.{unit} {mark}")),
        unit().prop_map(|(command, unit)| format!("pursue {command}.{unit}")),
        (1..=6_u8).prop_map(|die| format!("die {die}")),
        (1..=6_u8).prop_map(|die| format!("tie {die}")),
        (1..=6_u8).prop_map(|die| format!("vacate {die}")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn whatever_is_ordered_a_game_reads_back_and_undoes(orders in prop::collection::vec(order(), 0..120)) {
        let side = "command A\nHorse, GA, A, charge impetus\nFoot, PM, B, fire\nScouts, S, C, fire evade\n\
                    command B\nHorse, LCR, B, charge evade impetus\n";
        let muster = format!("side red tokens reactions pursuit\n{side}side blue tokens reactions pursuit\n{side}");
        let (mut game, _) = Game::begin(&muster).expect("a muster");
        for order in &orders {
            let before = game.write();
            if game.obey(order).is_err() {
                prop_assert_eq!(&game.write(), &before);
                continue;
            }
            let text = game.write();
            let again = Game::read(&text).expect("what was written");
            prop_assert_eq!(again.write(), text);
            prop_assert_eq!(again.asks(), game.asks());
            let mut back = game.clone();
            prop_assert!(back.undo());
            prop_assert_eq!(back.write(), before);
        }
    }
}
