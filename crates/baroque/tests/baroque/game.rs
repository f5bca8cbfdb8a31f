//! A game equals its log: it reads back the same, and undone orders leave no trace.

use acies_baroque::{Game, Pending, Request};
use proptest::prelude::*;

use crate::fixture::{acting, entries, game_from, give, open, refusal, unit};

const SKIRMISHERS: &str = "Skirmishers, S, C, fire evade";

#[test]
fn reaction_is_avoided_by_class() {
    // A on 3, B on 5, C on 6; marked either way, and no other unit may react.
    for (class, least) in [("A", 3), ("B", 5), ("C", 6)] {
        for die in 1..=6 {
            let mut game = acting(&[&format!("Foot, TR, {class}, fire")], "HD");
            give(&mut game, &["did r1.1 move", "check b1.1 near 1", "die 5"]);
            let entries = entries(&mut game, &format!("vacate {die}"));
            if die >= least {
                assert_eq!(entries, ["vacated"]);
            } else {
                assert_eq!(entries, ["not-vacated"]);
                give(&mut game, &["test passed"]);
            }
            assert!(unit(&game, "b1.1").marks.reacted, "{class} {die}");
        }
    }
}

#[test]
fn rules_are_the_same_for_both_sides() {
    // Red in AA: 1 meets a charge with fire, which pikes lack; the nearest possible result is column 5, a
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
    assert_eq!(entries(&mut game, "die 1"), ["rolled", "substituted"]);
    assert_eq!(entries(&mut game, "vacate 5"), ["vacated"]);
    assert!(unit(&game, "r1.1").marks.reacted);
}

#[test]
fn prevented_reaction_is_substituted() {
    // A move seen in AA, row - OF OF OF OF OC.
    //
    // On 5 it fires; if it cannot, column 6 is nearest: it charges. Otherwise only nothing in column 1 is
    // left, unmarked.
    let horse = "Horse, TR, B, fire charge impetus";
    let mut game = acting(&[horse], "AA");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
    // Before the roll there is nothing to prevent.
    assert!(game.obey("cannot").is_err());
    give(&mut game, &["die 5"]);
    assert_eq!(entries(&mut game, "cannot"), ["cannot", "substituted"]);
    let mut charges = game.clone();
    give(&mut charges, &["keep", "test passed"]);
    assert!(unit(&charges, "b1.1").marks.reacted);
    assert!(charges.obey("cannot").is_err());
    assert_eq!(
        entries(&mut game, "cannot"),
        ["cannot", "substituted", "nothing"]
    );
    assert!(!unit(&game, "b1.1").marks.reacted);
    let read = Game::read(&game.write()).expect("what was written");
    assert_eq!(read.asks(), game.asks());
    // For that check only: the next one fires on 5 as usual.
    give(&mut game, &["did r1.2 move", "check b1.1 near 1"]);
    assert_eq!(entries(&mut game, "die 5"), ["rolled"]);
    // A tie can result too: in withdraw 3 is an evade; without it, columns 1 and 5 are equally near.
    let mut game = acting(&[SKIRMISHERS], "W");
    give(
        &mut game,
        &["did r1.1 charge", "check b1.1 target 1", "die 3"],
    );
    assert_eq!(entries(&mut game, "cannot"), ["cannot", "tie-due"]);
    assert_eq!(entries(&mut game, "tie 3"), ["tie", "nothing"]);
}

#[test]
fn avoided_evade_marks_the_unit() {
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
            "acies-baroque 2\n",
            "acies-baroque 2\nruling vacating-evade no\n",
            1,
        )
    };
    let text = ruled(&game);
    // The log is no longer valid: there was nothing to avoid.
    let error = Game::read(&text).unwrap_err().to_string();
    assert!(
        error.ends_with("this is not what the game waits for now"),
        "{error}"
    );
    // Valid up to the die. The evade cannot be avoided, but the surroundings may still prevent it.
    //
    // Nearest to column 4 in row E, charged and without an evade, is column 2, which is nothing.
    assert!(game.undo());
    assert!(matches!(
        game.asks(),
        Request::Pending(Pending::Vacate { .. })
    ));
    let mut game = Game::read(&ruled(&game)).expect("a game");
    assert_eq!(refusal(&mut game, "vacate 6"), "not-now");
    let found = entries(&mut game, "cannot");
    assert_eq!(found, ["cannot", "substituted", "nothing"]);
    assert!(game.undo());
    // Accepted, it stays unmarked, and another unit may check.
    assert_eq!(entries(&mut game, "keep"), ["kept", "evades"]);
    assert!(!unit(&game, "b1.1").marks.reacted && open(&game));
}

#[test]
fn evade_of_red_does_not_mark() {
    // Red withdraws: charged, its light horse evades on 4, and is not marked.
    let mut game = game_from(
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
    assert_eq!(entries(&mut game, "keep"), ["kept", "evades"]);
    assert!(!unit(&game, "r1.1").marks.reacted && open(&game));
    // Another unit may check, because the action has not been answered.
    give(
        &mut game,
        &["check r1.2 near 1", "die 6", "keep", "test passed"],
    );
    assert!(unit(&game, "r1.2").marks.reacted && !open(&game));
    assert!(!unit(&game, "r1.1").marks.reacted);
}

#[test]
fn tie_die_goes_down_on_odd_and_up_on_even() {
    // Shooting foot in withdraw, charged, 3: nothing in column 1, defensive fire in column 5.
    for die in 1..=6 {
        let mut game = acting(&["Foot, PM, B, fire"], "W");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        assert_eq!(entries(&mut game, "die 3"), ["rolled", "tie-due"]);
        let entries = entries(&mut game, &format!("tie {die}"));
        let expected: &[&str] = if die % 2 == 1 {
            &["tie", "nothing"]
        } else {
            &["tie"]
        };
        assert_eq!(entries, expected);
    }
}

#[test]
fn undone_orders_leave_no_trace() {
    let mut game = acting(&[SKIRMISHERS], "W");
    give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
    let (text, asks) = (game.write(), game.asks());
    give(&mut game, &["die 3", "vacate 6"]);
    assert!(unit(&game, "b1.1").marks.reacted);
    assert!(game.undo() && game.undo());
    assert_eq!((game.write(), game.asks()), (text, asks));
    assert!(!unit(&game, "b1.1").marks.reacted);
    while game.undo() {}
    assert_eq!((game.asks(), game.steps().len()), (Request::Turn, 0));
}

#[test]
fn rejected_order_changes_nothing() {
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

#[test]
fn saved_game_of_the_first_version_keeps_the_answers_of_its_time() {
    // Then an evade of another column did not mark, and a unit that had reacted checked in hold, where nothing is an evade.
    let muster = "side red tokens\ncommand R\nFirst, TR, B, fire charge\nSecond, TR, B, fire charge\n\
                  side blue tokens reactions\ncommand B\nLancers, LCR, B, charge\nDragoons, DR, B, fire\n";
    let placed = "turn\ndice 1 6\nplace r1 AA\nplace b1";
    // Lancers in reorder: 3 and one is 4, defensive fire; they evade as in column 3.
    let evades = "activate r1\ndid r1.1 charge\ncheck b1.1 target 1\ndie 3\nkeep";
    // Dragoons in hold: a move is answered with fire on 5. Then they are shot at.
    let checks = "activate r1\ndid r1.1 move\ncheck b1.2 near 1\ndie 5\nkeep\ntest passed\n\
                  did r1.2 shoot\ncheck b1.2 target 2\ndie 4";
    let text = |version: u8, rulings: &str, mode: &str, orders: &str| {
        format!("acies-baroque {version}\n{rulings}{muster}begin\n{placed} {mode}\n{orders}\n")
    };
    let old = Game::read(&text(1, "", "RO", evades)).expect("a game");
    assert!(!unit(&old, "b1.1").marks.reacted && open(&old));
    let new = Game::read(&text(2, "", "RO", evades)).expect("a game");
    assert!(unit(&new, "b1.1").marks.reacted && !open(&new));
    // What it names itself counts in any version.
    let named = "ruling substituted-evade marked\n";
    let named = Game::read(&text(1, named, "RO", evades)).expect("a game");
    assert!(unit(&named, "b1.1").marks.reacted);
    assert!(Game::read(&text(1, "", "HD", checks)).is_ok());
    let error = Game::read(&text(2, "", "HD", checks)).unwrap_err();
    assert!(error.to_string().starts_with("line 22: "), "{error}");
    // It goes on as a game of today with these answers.
    let again = Game::read(&old.write()).expect("what was written");
    assert!(old.write().starts_with(
        "acies-baroque 2\nruling substituted-evade not-marked\nruling fruitless-check offered\n"
    ));
    assert!(!unit(&again, "b1.1").marks.reacted);
}

#[test]
fn roster_is_edited_during_a_game() {
    let mut game = acting(&[SKIRMISHERS], "W");
    // A unit more: it acts and reacts like the others. Evading follows from its code.
    assert_eq!(
        entries(&mut game, "unit b1 Dragoons, DR, B, fire"),
        ["enlisted"]
    );
    let dragoons = &unit(&game, "b1.2").entry;
    assert!(dragoons.can.is_some_and(|can| can.fire && can.evade));
    give(
        &mut game,
        &["did r1.1 charge", "check b1.2 target 1", "die 4", "keep"],
    );
    // The skirmishers turn out to be of class A: they avoid a reaction on 3.
    assert_eq!(
        entries(&mut game, "unit b1.1 Scouts, S, A, fire"),
        ["amended"]
    );
    assert_eq!(unit(&game, "b1.1").entry.name, "Scouts");
    give(
        &mut game,
        &["did r1.2 charge", "check b1.1 target 1", "die 5"],
    );
    // In the middle of a reaction nothing is edited.
    assert_eq!(refusal(&mut game, "unit b1.1 Scouts, S, B"), "not-now");
    assert_eq!(entries(&mut game, "vacate 3"), ["vacated"]);
    let again = Game::read(&game.write()).expect("what was written");
    assert_eq!(again.write(), game.write());
    assert_eq!(unit(&again, "b1.1").entry, unit(&game, "b1.1").entry);
    for (line, word) in [
        ("unit b1.9 Scouts, S, B", "no-unit"),
        ("unit b4 Scouts, S, B", "no-command"),
        ("unit b1 Scouts, S", "line"),
        ("unit b1 Scouts, S, D", "line"),
        ("unit b1 Scouts, S, B, flies", "line"),
        ("unit b1 Scouts, S, B,", "line"),
        ("unit b1 , S, B", "line"),
        ("unit x Scouts, S, B", "line"),
    ] {
        assert_eq!(refusal(&mut game, line), word, "{line}");
    }
}

#[test]
fn command_takes_thirty_units_and_no_more() {
    let mut game = acting(&[SKIRMISHERS], "W");
    for number in 2..=30 {
        give(&mut game, &[&format!("unit b1 Foot {number}, PM, B, fire")]);
    }
    assert_eq!(refusal(&mut game, "unit b1 Foot 31, PM, B, fire"), "unable");
}

#[test]
fn remark_on_a_unit_is_kept_until_it_is_taken_away() {
    let mut game = acting(&[SKIRMISHERS], "W");
    assert_eq!(
        entries(&mut game, "remark b1.1  2 of  5 lost"),
        ["remarked"]
    );
    assert_eq!(unit(&game, "b1.1").remark, "2 of 5 lost");
    let again = Game::read(&game.write()).expect("what was written");
    assert_eq!(unit(&again, "b1.1").remark, "2 of 5 lost");
    // At any time, and it changes nothing else.
    give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
    let asks = game.asks();
    assert_eq!(entries(&mut game, "remark b1.1"), ["unremarked"]);
    assert_eq!(
        (game.asks(), unit(&game, "b1.1").remark.as_str()),
        (asks, "")
    );
    assert_eq!(refusal(&mut game, "remark b2.1 lost"), "no-unit");
}

/// Orders that are valid often enough to make progress.
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
    let role = prop::sample::select(vec!["target", "near"]);
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
        (unit(), role, 0..4_u8).prop_map(|((command, unit), role, far)| format!(
            "check {command}.{unit} {role} {far}"
        )),
        (unit(), mark).prop_map(|((command, unit), mark)| format!("mark {command}.{unit} {mark}")),
        unit().prop_map(|(command, unit)| format!("pursue {command}.{unit}")),
        command().prop_map(|command| format!("unit {command} New Foot, PM, B, fire")),
        unit().prop_map(|(command, unit)| format!("unit {command}.{unit} Old Horse, LCR, A")),
        unit().prop_map(|(command, unit)| format!("remark {command}.{unit} 2 of 5 lost")),
        (1..=6_u8).prop_map(|die| format!("die {die}")),
        (1..=6_u8).prop_map(|die| format!("tie {die}")),
        (1..=6_u8).prop_map(|die| format!("vacate {die}")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_game_round_trips_and_undoes(orders in prop::collection::vec(order(), 0..120)) {
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
