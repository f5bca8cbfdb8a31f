//! Odds that players have published, out of `acies odds`.

use std::process::Command;

/// How many of 36 throws leave one standing, make it recoil, make it flee and destroy it.
type Counts = [u64; 4];

/// The odds of both in a close combat in the open.
fn odds(edition: &str, one: &str, other: &str) -> [Counts; 2] {
    let out = Command::new(env!("CARGO_BIN_EXE_acies"))
        .args(["odds", one, other, "--edition", edition, "--json"])
        .output()
        .expect("the program runs");
    assert!(out.status.success());
    let rows: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    [0, 1].map(|side| {
        ["stands", "recoils", "flees", "destroyed"]
            .map(|key| rows[side][key].as_u64().expect("a count"))
    })
}

/// How often the first destroys the other.
fn kills(edition: &str, one: &str, other: &str) -> u64 {
    odds(edition, one, other)[1][3]
}

/// The kill counts that a player's page gives for 1.1 (`dba22` §23). Nothing in which 1.1 differs from 1.22 touches these
/// pairs, so 1.22 has to give them as it is.
#[test]
fn the_kill_counts_of_old_come_out() {
    for (killer, killed, count) in [
        // Beaten is destroyed in good going: 3 against 4 leaves the throws that are higher by 2 or more, 4 + 3 + 2 + 1.
        ("Kn", "Sp", 10),
        ("Kn", "Pk", 10),
        ("Wb", "Sp", 10),
        // Blades only when doubled: 3 + 5 and 3 + 6 against 3 + 1.
        ("Kn", "Bd", 2),
        // 3 against 2: equal throws win too.
        ("Kn", "Wb", 21),
        ("Kn", "Ax", 21),
        // 3 against 3.
        ("Wb", "Pk", 15),
    ] {
        assert_eq!(kills("1.22", killer, killed), count, "{killer} {killed}");
    }
}

/// Of 36, 6 destroy the spears, 17 throw the light horse back, 9 make it flee, and 4 do nothing (`dba22` §21.7, A12).
#[test]
fn light_horse_against_spears() {
    let [horse, spears] = odds("2.2", "LH", "Sp");
    assert_eq!(spears, [30, 0, 0, 6]);
    // It stands where it wins and where nothing happens.
    assert_eq!(horse, [6 + 4, 17, 9, 0]);
    // In 1.22 the spears recoil instead.
    assert_eq!(odds("1.22", "LH", "Sp"), [[10, 17, 9, 0], [30, 6, 0, 0]]);
}

/// How often spears are destroyed (`dba22` §25 A33), and scythed chariots by them (A10).
#[test]
fn spears_against_what_kills_them() {
    for (killer, count) in [("LH", 6), ("Kn", 10), ("Wb", 10), ("El", 15), ("SCh", 15)] {
        assert_eq!(kills("2.2", killer, "Sp"), count, "{killer}");
    }
    assert_eq!(kills("2.2", "Sp", "SCh"), 21);
}

/// Knights and blades, both at 3 (`dba22` §27.1).
#[test]
fn blades_are_the_difference() {
    assert_eq!(kills("2.2", "Kn", "Bd"), 15);
    assert_eq!(kills("1.22", "Kn", "Bd"), 2);
}
