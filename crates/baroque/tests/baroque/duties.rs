//! Duties of the modes, and remarks (M1 to M11 of the hand-written vectors).

use acies_baroque::{Duty, Game, UnitId, Weight};

use crate::fixture::{game_from, give, refusal, remarks, unit};

/// Red's command of three units in this mode, active.
pub fn red(mode: &str) -> Game {
    with("", mode)
}

pub fn with(ruling: &str, mode: &str) -> Game {
    let mut game = game_from(&format!(
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

/// The obligations of a unit in its present condition.
fn musts(game: &Game, unit: &str) -> Vec<&'static str> {
    weighed(game, unit, Weight::Must)
}

/// The options of a unit in its present condition.
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
fn baroque_withdraw_order_is_only_for_escape() {
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
fn aggressive_unit_must_charge_if_able() {
    // M6.
    let mut game = red("AAA");
    assert_eq!(
        remarks(&mut game, "did r1.1 stop could-charge"),
        ["charge-due"]
    );
    assert!(unit(&game, "r1.1").stopped);
    give(&mut game, &["did r1.2 charge"]);
    assert_eq!(remarks(&mut game, "did r1.2 stop could-charge"), NOTHING);
    // The player knows whether it could; but it has not fought either.
    assert_eq!(remarks(&mut red("AAA"), "did r1.1 stop"), ["attack-due"]);
}

#[test]
fn aggressive_unit_stops_in_contact_or_when_blocked() {
    // Ruling 19: in contact; after a shot, if no charge is possible; after a failed test; blocked.
    let mut game = red("AAA");
    give(&mut game, &["did r1.1 move", "did r1.1 move"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), ["attack-due"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop spent"), NOTHING);
    give(&mut game, &["mark r1.2 engaged", "did r1.3 shoot"]);
    assert_eq!(remarks(&mut game, "did r1.2 stop"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.3 stop"), NOTHING);
    // Nothing else makes it continue.
    for mode in ["W", "RO", "HD", "AA"] {
        assert_eq!(remarks(&mut red(mode), "did r1.1 stop"), NOTHING, "{mode}");
    }
}

/// The remarks when red's command finishes, by unit; they are announced beforehand as logged.
fn skipped_duties(game: &mut Game) -> Vec<(String, &'static str)> {
    let announced = game.skipped_duties("r1".parse().expect("a command"));
    let entries = game.obey("done r1").expect("it acts");
    let logged: Vec<&str> = entries
        .iter()
        .filter(|entry| entry.id == "skipped")
        .map(|entry| entry.args[1].1.as_str())
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
fn finishing_command_gets_its_skipped_duties() {
    // None of the three units has acted.
    let mut game = red("AAA");
    let none = each([
        ("r1.1", "attack-due"),
        ("r1.2", "attack-due"),
        ("r1.3", "attack-due"),
    ]);
    assert_eq!(skipped_duties(&mut game), none);
    // One charges, one has shot and might charge, one is gone.
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
    assert_eq!(skipped_duties(&mut game), each([("r1.2", "charge-due")]));
    // One is in melee and has not tried to disengage, one has, one is exhausted.
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
    assert_eq!(skipped_duties(&mut game), each([("r1.1", "disengage-due")]));
    // A unit remarked on when it stopped is not remarked on again; units that hold or advance skip nothing.
    let mut game = red("AAA");
    for unit in ["r1.1", "r1.2", "r1.3"] {
        give(&mut game, &[&format!("did {unit} stop")]);
    }
    assert_eq!(skipped_duties(&mut game), each([]));
    for mode in ["HD", "AA", "RO", "W"] {
        assert_eq!(skipped_duties(&mut red(mode)), each([]), "{mode}");
    }
}

#[test]
fn only_units_able_to_charge_must() {
    // Ruling 20: a charge needs the ability and an impetus above zero; either may be unknown.
    for (can, has_to) in [
        (", charge impetus", true),
        (", charge", false),
        (", fire impetus", false),
        (", nothing", false),
        ("", true),
    ] {
        let mut game = game_from(&format!(
            "side red tokens\ncommand R\nUnit, PM, B{can}\nside blue\ncommand B\n"
        ));
        give(&mut game, &["turn", "place r1 AAA", "activate r1"]);
        assert_eq!(musts(&game, "r1.1").contains(&"charge"), has_to, "{can}");
        let found = remarks(&mut game, "did r1.1 stop could-charge");
        assert_eq!(found.contains(&"charge-due".to_owned()), has_to, "{can}");
    }
    // Forbidden actions stay forbidden, also for holding skirmishers.
    let id: UnitId = "r1.3".parse().expect("a unit");
    let entries = red("HD").duties(id);
    assert!(entries.contains(&(Weight::Not, Duty::Charge)));
}

#[test]
fn disorder_does_not_excuse_aggressive_units() {
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
fn escaping_unit_disengages_and_keeps_moving() {
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
fn escaping_unit_does_not_shoot() {
    assert_eq!(remarks(&mut red("E"), "did r1.3 shoot"), ["no-shot"]);
    for mode in ["W", "RO", "HD", "AA", "AAA"] {
        assert_eq!(remarks(&mut red(mode), "did r1.3 shoot"), NOTHING, "{mode}");
    }
}

/// The next turn, with red's command active in this mode.
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
fn escaping_unit_turns_once() {
    // Ruling 11: turning may take the whole activation, so nothing more is required in this turn.
    let mut game = red("E");
    assert_eq!(musts(&game, "r1.1"), ["turn-away", "keep-moving"]);
    assert_eq!(remarks(&mut game, "did r1.1 about-face"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), NOTHING);
    // In the second turn its back is turned already; the other unit's is not.
    next_turn(&mut game, "E");
    assert_eq!(musts(&game, "r1.1"), ["keep-moving"]);
    assert_eq!(musts(&game, "r1.2"), ["turn-away", "keep-moving"]);
    assert_eq!(remarks(&mut game, "did r1.1 stop"), ["move-due"]);
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), NOTHING);
    assert_eq!(remarks(&mut game, "did r1.2 withdraw"), ["turn-first"]);
    // A unit that has faced the enemy again must turn anew.
    next_turn(&mut game, "W");
    next_turn(&mut game, "E");
    assert_eq!(remarks(&mut game, "did r1.1 withdraw"), ["turn-first"]);
}

#[test]
fn holding_unit_charges_only_by_ruling() {
    assert_eq!(remarks(&mut red("HD"), "did r1.1 charge"), ["no-charge"]);
    let mut game = with("ruling hold-charges yes", "HD");
    assert_eq!(remarks(&mut game, "did r1.1 charge"), NOTHING);
}

#[test]
fn only_the_active_command_acts() {
    let mut game = game_from(
        "side red tokens\ncommand R\nA, TR, B, fire\nside blue\ncommand B\nX, TR, B, fire",
    );
    give(&mut game, &["turn", "place r1 AA", "activate r1"]);
    assert_eq!(refusal(&mut game, "did b1.1 move"), "not-active");
    assert_eq!(refusal(&mut game, "did r1.7 move"), "no-unit");
    assert_eq!(refusal(&mut game, "did r1.1 dance"), "line");
}
