//! Ruling `tokens-shown hidden`: the log is the same in every mode until the command acts or reacts.

use acies_baroque::{Candidate, Game, Mode};

use crate::fixture::{entries, game_from, give, open_turn, refusal, state};

const HIDDEN: &str = "ruling tokens-shown hidden";
const FOOT: &str = "Foot, PM, B, fire impetus";

/// Red acts in an advance; blue's unit is in this mode, and its command has not acted yet.
fn game(rulings: &str, blue: &str, mode: &str) -> Game {
    let mut game = game_from(&format!(
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

/// The log so far, with its arguments.
fn full_log(game: &Game) -> String {
    let steps = game.steps().iter();
    let entries = steps.flat_map(|step| step.entries.iter().map(|entry| format!("{entry:?}")));
    entries.collect::<Vec<String>>().join("\n")
}

/// The log after these orders, in each mode.
fn in_each_mode(orders: &[&str]) -> Vec<String> {
    let entries = |mode: Mode| {
        let mut game = game(HIDDEN, FOOT, mode.code());
        give(&mut game, orders);
        assert!(!shown(&game), "{mode}");
        format!("{}\n{:?}", full_log(&game), game.candidates())
    };
    Mode::ALL.map(entries).to_vec()
}

fn same(texts: &[String]) {
    assert!(
        texts.iter().all(|text| *text == texts[0]),
        "{}",
        texts.join("\n\n")
    );
}

#[test]
fn log_and_candidates_do_not_reveal_a_hidden_mode() {
    same(&in_each_mode(&[]));
    same(&in_each_mode(&["did r1.1 move"]));
    same(&in_each_mode(&["did r1.1 shoot"]));
    same(&in_each_mode(&["did r1.1 move", "check b1.1 near 1"]));
    same(&in_each_mode(&["pursue b1.1"]));
    // With open tokens the mode is in the log, and units in escape are not asked about a move.
    let open = game("", FOOT, "E");
    assert!(full_log(&open).contains("\"E\""));
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
fn mode_chosen_by_die_stays_hidden() {
    let placed = |rulings: &str| {
        let mut game = game_from(&format!(
            "{rulings}\nside red\ncommand R\nside blue tokens mode-dice\ncommand X\n"
        ));
        give(&mut game, &["turn", "place b1 dice even 4"]);
        full_log(&game)
    };
    // An even situation and a 4 give an advance.
    let entries = placed("");
    assert!(entries.contains("\"AA\"") && entries.contains("\"even\""));
    let entries = placed(HIDDEN);
    assert!(
        !entries.contains("\"AA\"") && !entries.contains("\"even\"") && !entries.contains("\"4\"")
    );
}

#[test]
fn roll_without_reaction_leaves_the_token_hidden() {
    // A move is answered in hold from 3 on, in escape never.
    for (mode, die) in [("E", 6), ("W", 6), ("RO", 6), ("HD", 2), ("AA", 1)] {
        let mut game = game(HIDDEN, FOOT, mode);
        give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
        let entries = entries(&mut game, &format!("die {die}"));
        assert_eq!(entries, ["hidden-die", "nothing"], "{mode}");
        assert!(!shown(&game), "{mode}");
    }
    let mut game = game(HIDDEN, FOOT, "HD");
    give(&mut game, &["did r1.1 move", "check b1.1 near 1"]);
    assert_eq!(entries(&mut game, "die 3"), ["shown", "rolled"]);
    assert!(shown(&game));
    // From then on the log is complete.
    give(&mut game, &["vacate 5", "did r1.2 move"]);
    assert_eq!(refusal(&mut game, "check b1.1 near 1"), "reacted");
}

#[test]
fn pending_tie_does_not_reveal_the_mode() {
    // Shooting foot in withdraw, charged, 3: column 1 is nothing, column 5 defensive fire.
    let tied = || {
        let mut game = game(HIDDEN, FOOT, "W");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        assert_eq!(entries(&mut game, "die 3"), ["hidden-die", "hidden-tie"]);
        game
    };
    let mut game = tied();
    assert_eq!(entries(&mut game, "tie 3"), ["hidden-die", "nothing"]);
    assert!(!shown(&game));
    let mut game = tied();
    assert_eq!(entries(&mut game, "tie 4"), ["shown", "tie"]);
    assert!(shown(&game));
}

#[test]
fn evade_reveals_the_token() {
    let rulings = "ruling vacating-evade no\nruling tokens-shown hidden";
    let mut game = game(rulings, "Scouts, S, B, fire", "E");
    give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
    assert_eq!(entries(&mut game, "die 4"), ["shown", "rolled"]);
    assert!(shown(&game));
    assert_eq!(entries(&mut game, "keep"), ["kept", "evades"]);
}

#[test]
fn pursuit_leaves_the_token_hidden() {
    // In an advance a 3 pursues and a 2 does not, in withdraw nothing does.
    for (mode, die, went) in [("AA", 3, "pursues"), ("AA", 2, "stays"), ("W", 3, "stays")] {
        let mut game = game(HIDDEN, FOOT, mode);
        give(&mut game, &["pursue b1.1"]);
        let entries = entries(&mut game, &format!("die {die}"));
        assert_eq!(entries, ["hidden-die", went], "{mode} {die}");
        assert!(!shown(&game));
    }
    // Only an open token shows that the mode forbids it.
    let forbids = "ruling pursuit-in-retreat mode-forbids";
    let horse = "Horse, GA, B, charge impetus";
    let mut hidden = game(&format!("{forbids}\n{HIDDEN}"), horse, "W");
    assert_eq!(entries(&mut hidden, "pursue b1.1"), ["stays"]);
    let mut open = game(forbids, horse, "W");
    assert_eq!(entries(&mut open, "pursue b1.1"), ["mode-forbids"]);
}

#[test]
fn judged_reaction_reveals_the_token() {
    let from_choice = |choice: &str| {
        let mut game = game_from(&format!(
            "{HIDDEN}\nside red tokens\ncommand R\nA, TR, B, fire\nside blue tokens\ncommand X\n{FOOT}"
        ));
        open_turn(&mut game, "HD");
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        (
            entries(&mut game, &format!("choose {choice}")),
            shown(&game),
        )
    };
    assert_eq!(from_choice("none"), (vec!["judged", "nothing"], false));
    assert_eq!(
        from_choice("defensive-fire"),
        (vec!["shown", "judged"], true)
    );
    // An error must not reveal whether a mode has its own evades.
    for mode in ["W", "HD"] {
        let rulings = format!("ruling judged-evade yes\n{HIDDEN}");
        let mut game = game(&rulings, "Scouts, S, B, fire", mode);
        give(&mut game, &["did r1.1 charge", "check b1.1 target 1"]);
        assert_eq!(refusal(&mut game, "choose evade"), "not-now", "{mode}");
    }
}
