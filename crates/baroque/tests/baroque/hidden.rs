//! The ruling `tokens-shown hidden`: what is told of a command is the same in every mode until it acts or reacts.

use acies_baroque::{Candidate, Game, Mode};

use crate::stage::{give, of, open_turn, refusal, state, told};

const HIDDEN: &str = "ruling tokens-shown hidden";
const FOOT: &str = "Foot, PM, B, fire impetus";

/// Red acts in an advance; blue's unit is in this mode, and its command has not acted yet.
fn game(rulings: &str, blue: &str, mode: &str) -> Game {
    let mut game = of(&format!(
        "{rulings}\nside red tokens\ncommand R\nA, TR, B, fire\nB, TR, B, fire\n\
         side blue tokens reactions pursuit mode-dice\ncommand X\n{blue}"
    ));
    open_turn(&mut game, mode);
    game
}

fn shown(game: &Game) -> bool {
    let token = state(game).commands[1][0].token;
    token.expect("a token").shown
}

/// Everything that was told so far, with its arguments.
fn all_told(game: &Game) -> String {
    let steps = game.steps().iter();
    let told = steps.flat_map(|step| step.told.iter().map(|told| format!("{told:?}")));
    told.collect::<Vec<String>>().join("\n")
}

/// What is told after these orders, in each mode.
fn in_each_mode(orders: &[&str]) -> Vec<String> {
    let told = |mode: Mode| {
        let mut game = game(HIDDEN, FOOT, mode.code());
        give(&mut game, orders);
        assert!(!shown(&game), "{mode}");
        format!("{}\n{:?}", all_told(&game), game.candidates())
    };
    Mode::ALL.map(told).to_vec()
}

fn same(texts: &[String]) {
    assert!(
        texts.iter().all(|text| *text == texts[0]),
        "{}",
        texts.join("\n\n")
    );
}

#[test]
fn neither_the_log_nor_who_may_check_tells_a_hidden_mode() {
    same(&in_each_mode(&[]));
    same(&in_each_mode(&["did r1.1 move"]));
    same(&in_each_mode(&["did r1.1 shoot"]));
    same(&in_each_mode(&["did r1.1 move", "check b1.1 near 1"]));
    same(&in_each_mode(&["pursue b1.1"]));
    // The mode stands in the log where tokens lie open, and nobody in escape is asked about a move.
    let open = game("", FOOT, "E");
    assert!(all_told(&open).contains("\"E\""));
    let bars = |game: &mut Game| {
        give(game, &["did r1.1 move"]);
        game.candidates()
            .iter()
            .any(|one: &Candidate| one.near.is_err())
    };
    assert!(bars(&mut game("", FOOT, "E")));
    assert!(!bars(&mut game(HIDDEN, FOOT, "E")));
}

#[test]
fn nor_does_a_mode_that_was_chosen_by_a_die() {
    let placed = |rulings: &str| {
        let mut game = of(&format!(
            "{rulings}\nside red\ncommand R\nside blue tokens mode-dice\ncommand X\n"
        ));
        give(&mut game, &["turn", "place b1 dice even 4"]);
        all_told(&game)
    };
    // Even, and a 4, is an advance.
    let told = placed("");
    assert!(told.contains("\"AA\"") && told.contains("\"even\""));
    let told = placed(HIDDEN);
    assert!(!told.contains("\"AA\"") && !told.contains("\"even\"") && !told.contains("\"4\""));
}

#[test]
fn a_roll_that_comes_to_nothing_leaves_the_token_hidden() {
    // A move is answered in hold from 3 on, in escape never.
    for (mode, die) in [("E", 6), ("W", 6), ("RO", 6), ("HD", 2), ("AA", 1)] {
        let mut game = game(HIDDEN, FOOT, mode);
        give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
        let told = told(&mut game, &format!("die {die}"));
        assert_eq!(told, ["hidden-die", "nothing"], "{mode}");
        assert!(!shown(&game), "{mode}");
    }
    let mut game = game(HIDDEN, FOOT, "HD");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
    assert_eq!(told(&mut game, "die 3"), ["shown", "rolled"]);
    assert!(shown(&game));
    // From then on everything is told.
    give(&mut game, &["vacate 5", "did r1.2 move"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "reacted");
}

#[test]
fn nor_does_a_tie_tell_it_before_it_is_decided() {
    // Shooting foot in withdraw, charged, 3: column 1 is nothing, column 5 defensive fire.
    let tied = || {
        let mut game = game(HIDDEN, FOOT, "W");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        assert_eq!(told(&mut game, "die 3"), ["hidden-die", "hidden-tie"]);
        game
    };
    let mut game = tied();
    assert_eq!(told(&mut game, "tie 3"), ["hidden-die", "nothing"]);
    assert!(!shown(&game));
    let mut game = tied();
    assert_eq!(told(&mut game, "tie 4"), ["shown", "tie"]);
    assert!(shown(&game));
}

#[test]
fn an_evade_turns_the_token_up() {
    let rulings = "ruling vacating-evade no\nruling tokens-shown hidden";
    let mut game = game(rulings, "Scouts, S, B, fire", "E");
    give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
    assert_eq!(told(&mut game, "die 4"), ["shown", "rolled"]);
    assert!(shown(&game));
    assert_eq!(told(&mut game, "keep"), ["kept", "evades"]);
}

#[test]
fn a_pursuit_leaves_it_hidden() {
    // In an advance a 3 pursues and a 2 does not, in withdraw nothing does.
    for (mode, die, went) in [("AA", 3, "pursues"), ("AA", 2, "stays"), ("W", 3, "stays")] {
        let mut game = game(HIDDEN, FOOT, mode);
        give(&mut game, &["pursue b1.1"]);
        let told = told(&mut game, &format!("die {die}"));
        assert_eq!(told, ["hidden-die", went], "{mode} {die}");
        assert!(!shown(&game));
    }
    // That its mode forbids it, only an open token says.
    let forbids = "ruling pursuit-in-retreat mode-forbids";
    let horse = "Horse, GA, B, charge impetus";
    let mut hidden = game(&format!("{forbids}\n{HIDDEN}"), horse, "W");
    assert_eq!(told(&mut hidden, "pursue b1.1"), ["stays"]);
    let mut open = game(forbids, horse, "W");
    assert_eq!(told(&mut open, "pursue b1.1"), ["mode-forbids"]);
}

#[test]
fn by_judgement_a_reaction_turns_it_up_and_none_does_not() {
    let judged = |choice: &str| {
        let mut game = of(&format!(
            "{HIDDEN}\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens\ncommand X\n{FOOT}"
        ));
        open_turn(&mut game, "HD");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        (told(&mut game, &format!("choose {choice}")), shown(&game))
    };
    assert_eq!(judged("none"), (vec!["judged", "nothing"], false));
    assert_eq!(judged("defensive-fire"), (vec!["shown", "judged"], true));
    // Whether a mode has evades of its own is not told by a refusal either.
    for mode in ["W", "HD"] {
        let rulings = format!("ruling judged-evade yes\n{HIDDEN}");
        let mut game = game(&rulings, "Scouts, S, B, fire", mode);
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        assert_eq!(refusal(&mut game, "choose evade"), "not-now", "{mode}");
    }
}
