//! What modes ask, and what is remarked (M1 to M11 of the hand-written vectors).

use acies_baroque::{Duty, Game, UnitId, Weight};

use crate::stage::{give, of, refusal, remarks, unit};

/// Red's command of three units in this mode, acting.
pub fn red(mode: &str) -> Game {
    with("", mode)
}

pub fn with(ruling: &str, mode: &str) -> Game {
    let mut game = of(&format!(
        "{ruling}\nside red tokens\ncommand R\nFirst, TR, B, charge impetus\nSecond, TR, B, charge impetus\n\
         Skirmishers, S, B, fire evade\nside blue\ncommand B\n"
    ));
    give(
        &mut game,
        &["turn", &format!("place r1 {mode}"), "activate r1"],
    );
    game
}

pub const NOTHING: [&str; 0] = [];

/// What a unit must do as it stands.
fn musts(game: &Game, unit: &str) -> Vec<&'static str> {
    weighed(game, unit, Weight::Must)
}

/// What it may do.
pub fn may(game: &Game, unit: &str) -> Vec<&'static str> {
    weighed(game, unit, Weight::May)
}

fn weighed(game: &Game, unit: &str, wanted: Weight) -> Vec<&'static str> {
    let id: UnitId = unit.parse().expect("a unit");
    let duties = game.duties(id).into_iter();
    duties
        .filter(|(weight, _)| *weight == wanted)
        .map(|(_, duty)| duty.word())
        .collect()
}

#[test]
fn baroques_own_withdraw_is_for_escape_alone() {
    // M1, M2.
    for mode in ["W", "RO", "HD", "AA", "AAA"] {
        assert_eq!(
            refusal(&mut red(mode), "did r1.1 withdraw-order"),
            "withdraw-order"
        );
    }
    assert_eq!(remarks(&mut red("E"), "did r1.1 withdraw-order"), NOTHING);
}

#[test]
fn an_aggressive_unit_that_could_charge_has_to() {
    // M6.
    let mut game = red("AAA");
    assert_eq!(
        remarks(&mut game, "did r1.1 stop could-charge"),
        ["charge-due"]
    );
    assert!(unit(&game, "r1.1").stopped);
    give(&mut game, &["did r1.2 charge"]);
    assert_eq!(remarks(&mut game, "did r1.2 stop could-charge"), NOTHING);
    // Whether it could, the player says; but it has not fought either.
    assert_eq!(remarks(&mut red("AAA"), "did r1.1 stop"), ["attack-due"]);
}

#[test]
fn an_aggressive_unit_stops_when_it_fights_or_can_go_no_further() {
    // Ruling 19: in contact; after a shot, if no charge is possible; after a failed test; blocked.
    let mut game = red("AAA");
    give(&mut game, &["did r1.1 move", "did r1.1 move"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), ["attack-due"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop spent"), NOTHING);
    give(&mut game, &["mark r1.2 engaged", "did r1.3 shoot"]);
    assert_eq!(remarks(&mut game, "did r1.2 stop"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.3 stop"), NOTHING);
    // Nothing else drives on.
    for mode in ["W", "RO", "HD", "AA"] {
        assert_eq!(remarks(&mut red(mode), "did r1.1 stop"), NOTHING, "{mode}");
    }
}

/// What is remarked when red's command finishes, by unit; what was announced is what is logged.
fn skipped(game: &mut Game) -> Vec<(String, &'static str)> {
    let announced = game.skipped("r1".parse().expect("a command"));
    let told = game.obey("done r1").expect("it acts");
    let logged: Vec<&str> = told
        .iter()
        .filter(|told| told.id == "skipped")
        .map(|told| told.args[1].1.as_str())
        .collect();
    let words: Vec<&str> = announced.iter().map(|(_, advice)| advice.word()).collect();
    assert_eq!(logged, words);
    let by_unit = announced.iter();
    by_unit
        .map(|(unit, advice)| (unit.to_string(), advice.word()))
        .collect()
}

fn each<const N: usize>(expected: [(&str, &'static str); N]) -> Vec<(String, &'static str)> {
    expected
        .map(|(unit, word)| (unit.to_owned(), word))
        .to_vec()
}

#[test]
fn a_command_that_finishes_is_told_which_musts_it_skips() {
    // Nobody of three has done anything.
    let mut game = red("AAA");
    let none = each([
        ("r1.1", "attack-due"),
        ("r1.2", "attack-due"),
        ("r1.3", "attack-due"),
    ]);
    assert_eq!(skipped(&mut game), none);
    // One charges, one has shot and could perhaps charge, one is gone.
    let mut game = red("AAA");
    give(
        &mut game,
        &[
            "did r1.1 charge",
            "did r1.2 shoot",
            "mark r1.3 gone",
            "say yes",
        ],
    );
    assert_eq!(skipped(&mut game), each([("r1.2", "charge-due")]));
    // One is in melee and has not tried to get out, one has, one is spent.
    let mut game = red("E");
    give(
        &mut game,
        &[
            "mark r1.1 engaged",
            "mark r1.2 engaged",
            "did r1.2 disengage",
            "did r1.3 stop spent",
        ],
    );
    assert_eq!(skipped(&mut game), each([("r1.1", "disengage-due")]));
    // Who has been remarked when it stopped is not remarked again; who holds or advances skips nothing.
    let mut game = red("AAA");
    for unit in ["r1.1", "r1.2", "r1.3"] {
        give(&mut game, &[&format!("did {unit} stop")]);
    }
    assert_eq!(skipped(&mut game), each([]));
    for mode in ["HD", "AA", "RO", "W"] {
        assert_eq!(skipped(&mut red(mode)), each([]), "{mode}");
    }
}

#[test]
fn only_who_can_charge_has_to() {
    // Ruling 20: it takes the ability and an impetus above zero. A unit of which neither is known yet may have both.
    for (can, has_to) in [
        (", charge impetus", true),
        (", charge", false),
        (", fire impetus", false),
        (", nothing", false),
        ("", true),
    ] {
        let mut game = of(&format!(
            "side red tokens\ncommand R\nUnit, PM, B{can}\nside blue\ncommand B\n"
        ));
        give(&mut game, &["turn", "place r1 AAA", "activate r1"]);
        assert_eq!(musts(&game, "r1.1").contains(&"charge"), has_to, "{can}");
        let found = remarks(&mut game, "did r1.1 stop could-charge");
        assert_eq!(found.contains(&"charge-due".to_owned()), has_to, "{can}");
    }
    // What is forbidden stays forbidden: skirmishers that hold are told so.
    let id: UnitId = "r1.3".parse().expect("a unit");
    let told = red("HD").duties(id);
    assert!(told.contains(&(Weight::Not, Duty::Charge)));
}

#[test]
fn disorder_is_no_excuse_for_it_and_one_for_an_advance() {
    // M7, M8.
    let mut game = red("AAA");
    give(&mut game, &["did r1.1 rally-failed"]);
    assert!(unit(&game, "r1.1").marks.disordered);
    assert_eq!(
        musts(&game, "r1.1"),
        ["keep-attacking", "charge", "act-disordered"]
    );
    assert_eq!(
        remarks(&mut game, "did r1.1 stop could-charge"),
        ["charge-due"]
    );
    let mut game = red("AA");
    give(&mut game, &["did r1.1 rally-failed"]);
    assert_eq!(musts(&game, "r1.1"), ["keep-together"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop could-charge"), NOTHING);
}

#[test]
fn who_escapes_breaks_off_first_and_runs_on() {
    // M10, M11.
    let mut game = red("E");
    give(&mut game, &["mark r1.1 engaged"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), ["disengage-due"]);
    give(&mut game, &["did r1.1 disengage"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 withdraw"), ["turn-first"]);
    give(&mut game, &["did r1.2 about-face"]);
    assert_eq!(remarks(&mut game, "did r1.2 withdraw"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 withdraw"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 stop"), ["move-due"]);
    assert_eq!(remarks(&mut game, "did r1.2 stop edge"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 stop spent"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 move"), ["comes-nearer"]);
    assert_eq!(remarks(&mut game, "did r1.3 charge"), ["no-charge"]);
}

#[test]
fn who_escapes_does_not_shoot() {
    assert_eq!(remarks(&mut red("E"), "did r1.3 shoot"), ["no-shot"]);
    for mode in ["W", "RO", "HD", "AA", "AAA"] {
        assert_eq!(remarks(&mut red(mode), "did r1.3 shoot"), NOTHING, "{mode}");
    }
}

/// The next turn, in which red's command acts in this mode.
fn next_turn(game: &mut Game, mode: &str) {
    let place = format!("place r1 {mode}");
    give(
        game,
        &[
            "done r1",
            "activate b1",
            "done b1",
            "turn",
            &place,
            "activate r1",
        ],
    );
}

#[test]
fn who_escapes_turns_once_and_runs_on_next_turn() {
    // Ruling 11: turning may take the whole activation, so that nothing more is asked of it in this turn.
    let mut game = red("E");
    assert_eq!(musts(&game, "r1.1"), ["turn-away", "keep-moving"]);
    assert_eq!(remarks(&mut game, "did r1.1 about-face"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), NOTHING);
    // In the second turn its back is turned already; that of the other is not.
    next_turn(&mut game, "E");
    assert_eq!(musts(&game, "r1.1"), ["keep-moving"]);
    assert_eq!(musts(&game, "r1.2"), ["turn-away", "keep-moving"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), ["move-due"]);
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 withdraw"), ["turn-first"]);
    // Whoever has faced the enemy again in between turns anew.
    next_turn(&mut game, "W");
    next_turn(&mut game, "E");
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), ["turn-first"]);
}

#[test]
fn who_holds_does_not_charge_unless_the_ruling_says_so() {
    assert_eq!(remarks(&mut red("HD"), "did r1.1 charge"), ["no-charge"]);
    let mut game = with("ruling hold-charges yes", "HD");
    assert_eq!(remarks(&mut game, "did r1.1 charge"), NOTHING);
}

#[test]
fn only_units_of_the_command_that_acts_do_anything() {
    let mut game =
        of("side red tokens\ncommand R\nA, TR, B, fire\nside blue\ncommand B\nX, TR, B, fire");
    give(&mut game, &["turn", "place r1 AA", "activate r1"]);
    assert_eq!(refusal(&mut game, "did b1.1 move"), "not-active");
    assert_eq!(refusal(&mut game, "did r1.7 move"), "no-unit");
    assert_eq!(refusal(&mut game, "did r1.1 dance"), "line");
}
