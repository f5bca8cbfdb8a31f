//! Pursuit (U1 to U10 of the hand-written vectors).

use acies_baroque::{Pending, Request};

use crate::fixture::{acting, entries, game_from, give, refusal};

/// The result when this unit, in this mode, has beaten its enemy, with this die if one is asked for.
fn beaten(unit: &str, mode: &str, die: Option<u8>) -> &'static str {
    let mut game = acting(&[unit], mode);
    if let [entry] = entries(&mut game, "pursue b1.1").as_slice() {
        assert_eq!(die, None);
        return entry;
    }
    assert!(matches!(
        game.asks(),
        Request::Pending(Pending::PursuitDie { .. })
    ));
    let die = die.expect("a die is asked for");
    entries(&mut game, &format!("die {die}"))[1]
}

#[test]
fn required_optional_and_impossible_pursuits() {
    let gallopers = "Gallopers, GA, B, charge impetus";
    let lancers = "Lancers, LCR, B, charge evade impetus";
    let levy = "Levy, HBL, C, charge impetus";
    let trotters = "Trotters, TR, B, fire charge impetus";
    let foot = "Foot, PM, B, fire";
    for (id, unit, mode, die, expected) in [
        ("U1", gallopers, "E", None, "must-pursue"),
        ("U2", levy, "AA", Some(2), "stays"),
        ("U3", levy, "AA", Some(3), "pursues"),
        ("U4", trotters, "RO", Some(5), "stays"),
        ("U4", trotters, "RO", Some(6), "pursues"),
        ("U5", trotters, "HD", Some(4), "stays"),
        ("U5", trotters, "HD", Some(5), "pursues"),
        ("U6", trotters, "AAA", Some(1), "stays"),
        ("U6", trotters, "AAA", Some(2), "pursues"),
        ("U7", trotters, "W", Some(6), "stays"),
        ("U8", foot, "AAA", None, "no-impetus"),
        ("U9", lancers, "AA", None, "must-pursue"),
        ("U10", trotters, "AA", Some(2), "stays"),
    ] {
        assert_eq!(beaten(unit, mode, die), expected, "{id}");
    }
}

#[test]
fn pursuit_die_has_no_modifier() {
    // In each mode the greatest die that stays: adding one would pursue. In escape and withdraw no die
    // pursues.
    let levy = "Levy, HBL, C, charge impetus";
    let skirmishers = "Skirmishers, S, C, fire impetus";
    for unit in [levy, skirmishers] {
        for (mode, die, next) in [
            ("RO", 5, "pursues"),
            ("HD", 4, "pursues"),
            ("AA", 2, "pursues"),
            ("AAA", 1, "pursues"),
            ("E", 5, "stays"),
            ("W", 5, "stays"),
        ] {
            assert_eq!(beaten(unit, mode, Some(die)), "stays", "{unit} {mode}");
            assert_eq!(beaten(unit, mode, Some(die + 1)), next, "{unit} {mode}");
        }
    }
    // Units that add one to other dice roll none: they must pursue.
    assert_eq!(
        beaten("Reavers, BR, C, charge impetus headlong", "HD", None),
        "must-pursue"
    );
}

#[test]
fn retreating_mode_may_forbid_pursuit() {
    let mut game = game_from(
        "ruling pursuit-in-retreat mode-forbids\nside red tokens\ncommand R\nside blue tokens pursuit\ncommand B\n\
         Gallopers, GA, B, charge impetus",
    );
    give(
        &mut game,
        &["turn", "dice 1 6", "place r1 AA", "place b1 W"],
    );
    assert_eq!(entries(&mut game, "pursue b1.1"), ["mode-forbids"]);
}

#[test]
fn player_decides_pursuit_without_the_table() {
    let mut game =
        game_from("side red tokens\ncommand R\nside blue\ncommand B\nHorse, TR, B, charge impetus");
    assert_eq!(refusal(&mut game, "pursue b1.1"), "not-now");
    give(&mut game, &["turn", "place r1 AA", "pursue b1.1"]);
    assert_eq!(refusal(&mut game, "die 6"), "not-now");
    assert_eq!(entries(&mut game, "choose pursue"), ["pursues"]);
}
