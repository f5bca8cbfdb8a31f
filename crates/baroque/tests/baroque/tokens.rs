//! The placement of tokens and the order of activation (P1 to P8 of the hand-written vectors).
//!
//! P1, P2 and P4 are also tested next to the code.

use acies_baroque::{Request, Side};

use crate::fixture::{activates, entries, game_from, give, refusal, state};

/// Red has the commands a, b and c, blue x and y.
fn five(head: &str, blue: &str) -> acies_baroque::Game {
    game_from(&format!(
        "{head}\nside red tokens\ncommand a\ncommand b\ncommand c\n{blue}\ncommand x\ncommand y\n"
    ))
}

/// P1, P3 and P4: red 2 against 5, then 6 against 2; red's third without dice.
const PLACED: [&str; 8] = [
    "turn",
    "dice 2 5",
    "place r1 AA",
    "place b1 HD",
    "dice 6 2",
    "place b2 W",
    "place r2 AAA",
    "place r3 E",
];

fn placed(game: &acies_baroque::Game) -> Vec<String> {
    let name = |id| {
        let command = state(game).command(id).expect("it is there");
        let number = command.token.expect("a token").number;
        format!("{}{number}", command.name)
    };
    state(game).placed.iter().copied().map(name).collect()
}

#[test]
fn lower_die_places_first() {
    let mut game = five("", "side blue tokens");
    give(&mut game, &["turn"]);
    // P2 on the way.
    assert_eq!(entries(&mut game, "dice 4 4"), ["dice-again"]);
    assert_eq!(refusal(&mut game, "place r1 AA"), "not-now");
    give(&mut game, &PLACED[1..2]);
    assert_eq!(refusal(&mut game, "place b1 HD"), "other-side");
    give(&mut game, &PLACED[2..4]);
    assert_eq!(refusal(&mut game, "place b2 HD"), "not-now");
    give(&mut game, &PLACED[4..6]);
    assert_eq!(refusal(&mut game, "place r1 HD"), "has-token");
    give(&mut game, &PLACED[6..7]);
    assert_eq!(game.asks(), Request::Place(Side::Red));
    assert_eq!(
        entries(&mut game, "place r3 E"),
        ["placed", "tokens-placed"]
    );
    assert_eq!(placed(&game), ["a1", "x1", "y2", "b2", "c3"]);
}

#[test]
fn each_side_offers_its_lowest_token() {
    // P6.
    let mut game = five("", "side blue tokens");
    give(&mut game, &PLACED);
    assert_eq!(activates(&game), ["r1", "b1"]);
    assert_eq!(refusal(&mut game, "activate r3"), "earlier");
    give(&mut game, &["activate r1", "done r1"]);
    assert_eq!(activates(&game), ["r2", "b1"]);
    assert_eq!(refusal(&mut game, "activate r3"), "earlier");
    assert_eq!(refusal(&mut game, "activate r1"), "done");
    give(&mut game, &["activate r2", "done r2"]);
    assert_eq!(activates(&game), ["r3", "b1"]);
}

#[test]
fn commands_act_in_placement_order_by_ruling() {
    // P5: a, x, y, b, c.
    let mut game = five("ruling turn-order as-placed", "side blue tokens");
    give(&mut game, &PLACED);
    for next in ["r1", "b1", "b2", "r2", "r3"] {
        assert_eq!(activates(&game), [next]);
        give(
            &mut game,
            &[&format!("activate {next}"), &format!("done {next}")],
        );
    }
    assert_eq!(game.asks(), Request::Turn);
}

#[test]
fn placement_order_needs_tokens_on_both_sides() {
    let mut game = five("ruling turn-order as-placed", "side blue");
    give(
        &mut game,
        &["turn", "place r2 AA", "place r1 AA", "place r3 AA"],
    );
    assert_eq!(activates(&game), ["r2", "b1", "b2"]);
    give(
        &mut game,
        &["activate b2", "done b2", "activate r2", "done r2"],
    );
    assert_eq!(activates(&game), ["r1", "b1"]);
}

#[test]
fn side_without_tokens_offers_any_command() {
    // P7.
    let mut game = five("", "side blue");
    give(
        &mut game,
        &["turn", "place r2 AA", "place r1 AA", "place r3 AA"],
    );
    assert_eq!(activates(&game), ["r2", "b1", "b2"]);
    give(&mut game, &["activate b2", "done b2"]);
    assert_eq!(activates(&game), ["r2", "b1"]);
}

#[test]
fn finished_token_still_gives_the_reaction_mode() {
    // P8: red in AA is done; its unit still answers a move, on 2.
    let mut game = crate::fixture::acting(&["Foot, TR, B, fire"], "AA");
    give(&mut game, &["done r1", "activate b1", "did b1.1 move"]);
    let token = state(&game).commands[0][0].token.expect("a token");
    assert!(token.flipped);
    give(&mut game, &["check r1.1 near 2"]);
    assert_eq!(entries(&mut game, "die 2"), ["rolled"]);
}

#[test]
fn tokens_are_replaced_every_turn() {
    let mut game = five("", "side blue tokens");
    give(&mut game, &PLACED);
    assert_eq!(refusal(&mut game, "turn"), "not-now");
    for next in ["r1", "b1", "b2", "r2", "r3"] {
        give(
            &mut game,
            &[&format!("activate {next}"), &format!("done {next}")],
        );
    }
    give(&mut game, &["turn"]);
    assert_eq!(game.asks(), Request::Dice);
    assert!(
        state(&game)
            .commands
            .iter()
            .flatten()
            .all(|command| command.token.is_none())
    );
}

#[test]
fn hidden_tokens_are_revealed_by_acting_or_reacting() {
    let unit = "A, TR, B, fire";
    let mut game = game_from(&format!(
        "ruling tokens-shown hidden\nside red tokens\ncommand a\n{unit}\nside blue tokens reactions\ncommand x\n{unit}\ncommand y\n{unit}"
    ));
    give(
        &mut game,
        &[
            "turn",
            "dice 1 2",
            "place r1 AA",
            "place b1 HD",
            "place b2 HD",
        ],
    );
    let shown = |game: &acies_baroque::Game| {
        let all = state(game).commands.iter().flatten();
        all.map(|command| command.token.expect("a token").shown)
            .collect::<Vec<bool>>()
    };
    assert_eq!(shown(&game), [false, false, false]);
    give(&mut game, &["activate r1", "did r1.1 move"]);
    assert_eq!(shown(&game), [true, false, false]);
    // In hold a move is answered on 3: the reaction reveals the token, the check does not.
    give(&mut game, &["check b2.1 near 1"]);
    assert_eq!(shown(&game), [true, false, false]);
    give(&mut game, &["die 3"]);
    assert_eq!(shown(&game), [true, false, true]);
}

#[test]
fn command_without_units_gets_no_token() {
    let mut game = game_from(
        "side red tokens\ncommand a\nA, TR, B, fire\ncommand b\nB, TR, B, fire\nside blue\ncommand x\n",
    );
    give(
        &mut game,
        &["mark r1.1 gone", "say yes", "turn", "place r2 AA"],
    );
    assert_eq!(activates(&game), ["r2", "b1"]);
}

#[test]
fn returning_command_gets_its_token() {
    let begin = || {
        let mut game = game_from(
            "side red tokens\ncommand a\nA, TR, B, fire\ncommand b\nB, TR, B, fire\nside blue\ncommand x\n",
        );
        give(&mut game, &["mark r1.1 gone", "say yes", "turn"]);
        game
    };
    // While tokens are placed: both get one.
    let mut game = begin();
    give(&mut game, &["mark r1.1 back"]);
    assert_eq!(entries(&mut game, "place r1 AA"), ["placed"]);
    assert_eq!(
        entries(&mut game, "place r2 HD"),
        ["placed", "tokens-placed"]
    );
    assert_eq!(placed(&game), ["a1", "b2"]);
    assert_eq!(activates(&game), ["r1", "b1"]);
    // After placement, while one acts: its token is placed, and the other continues.
    let mut game = begin();
    give(&mut game, &["place r2 HD", "activate r2", "mark r1.1 back"]);
    assert_eq!(game.asks(), Request::Place(Side::Red));
    assert_eq!(
        entries(&mut game, "place r1 AA"),
        ["placed", "tokens-placed"]
    );
    give(&mut game, &["did r2.1 move", "done r2"]);
    assert_eq!(activates(&game), ["r1", "b1"]);
    // No command gets a second one.
    let mut game = begin();
    give(
        &mut game,
        &["place r2 HD", "mark r2.1 gone", "say no", "mark r2.1 back"],
    );
    assert_eq!(activates(&game), ["r2", "b1"]);
}

#[test]
fn mode_dice_apply_only_to_sides_using_them() {
    let mut game = game_from("side red tokens\ncommand a\nside blue tokens mode-dice\ncommand x\n");
    give(&mut game, &["turn", "dice 1 6"]);
    assert_eq!(refusal(&mut game, "place r1 dice even 4"), "not-now");
    give(&mut game, &["place r1 HD"]);
    // Our own table: in an even situation 4 is an advance.
    assert_eq!(
        entries(&mut game, "place b1 dice even 4"),
        ["placed-by-die", "tokens-placed"]
    );
    let token = state(&game).commands[1][0].token.expect("a token");
    assert_eq!(token.mode.code(), "AA");
}
