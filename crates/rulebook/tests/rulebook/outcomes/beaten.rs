//! Outcomes of being beaten or doubled, and of equal scores.

use acies_rulebook::{Fact, FactSet, Fate, Margin, Mode, Rulebook, TroopId};

use super::{codes, facts, fate};

/// Outcomes for a loser in the open, beaten but not doubled: losers in rows, winners in columns.
///
/// D destroyed, g destroyed if in good going, F flees, n nothing, R recoils where the row has another rule
/// for close combat, `.` recoils. The last three columns are shooting by artillery, bows and war wagons.
const QUICK_KILLS: &str = "
          El Kn Cv LH SCh Cm Sp Pk Bd Ax Bw Ps Wb Hd Art WWg | Art Bw WWg
    El    .  .  .  D  .   .  .  .  .  D  .  D  .  .  .   .   | D   .  .
    Kn    D  .  .  D  D   D  .  .  .  .  .  .  .  .  .   .   | .   .  .
    Cv    .  .  .  .  F   .  .  .  .  .  .  .  .  .  .   .   | .   .  .
    LH    .  .  .  .  F   .  .  .  .  .  .  .  .  .  .   .   | F   .  .
    Cm    .  .  .  .  F   .  .  .  .  .  .  .  .  .  .   .   | .   .  .
    Sp    D  g  .  g  g   .  .  .  .  .  .  .  D  .  .   .   | .   .  .
    Pk    D  g  .  g  g   .  .  .  .  .  .  .  D  .  .   .   | .   .  .
    Bd    .  g  .  .  g   .  .  .  .  .  .  .  D  .  .   .   | .   .  .
    Ax    .  g  .  .  .   .  .  .  .  .  .  .  .  .  .   .   | .   .  .
    Bw    D  D  D  D  D   D  .  .  .  .  .  .  .  .  .   .   | .   .  .
    Ps    .  g  g  .  .   g  .  .  .  .  .  .  .  .  .   .   | .   .  .
    Wb    .  g  .  .  g   .  .  .  .  .  .  .  .  .  .   .   | .   .  .
    Hd    g  g  n  n  g   n  n  n  n  n  n  n  D  n  n   n   | R   R  R
    WWg   D  n  n  n  n   n  n  n  n  n  n  n  n  n  n   n   | D   n  n
    Art   D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   | n   n  n
    SCh   D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   | D   D  D
    CF    D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   | D   D  D
    Den   D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   | C   D  D
";

#[test]
fn quick_kills_match_the_table() {
    let book = Rulebook::standard();
    let mut lines = QUICK_KILLS.lines().filter(|line| !line.trim().is_empty());
    let winners: Vec<&str> = lines.next().unwrap().split_whitespace().collect();
    let open = facts(&[Fact::GoodGoing, Fact::GoodForEnemy]);
    let mut compared = 0;
    for line in lines {
        let cells: Vec<&str> = line.split_whitespace().collect();
        let mut mode = Mode::Close;
        for (winner, cell) in winners.iter().zip(&cells[1..]) {
            if *winner == "|" {
                mode = Mode::Shooting;
                continue;
            }
            // Outside good going, but not in bad going: the table without the cells marked g.
            let elsewhere = match (*cell, cells[0]) {
                ("g", "Hd") => "n",
                ("g", _) => ".",
                (cell, _) => cell,
            };
            for (cell, facts) in [(*cell, open), (elsewhere, FactSet::NONE)] {
                let expected = match cell {
                    "D" | "g" => Fate::Destroyed,
                    "F" => Fate::Flees,
                    "C" => Fate::ChangesSides,
                    "n" => Fate::Stands,
                    "." | "R" => Fate::Recoils,
                    other => panic!("no such mark: {other}"),
                };
                for own in codes(&book, cells[0]) {
                    for enemy in codes(&book, winner) {
                        let fate = book.outcomes.fate(Margin::Beaten, mode, own, enemy, facts);
                        assert_eq!(
                            fate, expected,
                            "{} by {winner} ({mode:?}, {facts:?})",
                            cells[0]
                        );
                        compared += 1;
                    }
                }
            }
        }
    }
    // 19 columns by codes: El 1, Kn 4, Cv 3, LH 2, SCh 1, Cm 1, Sp 2, Pk 2, Bd 3, Ax 2, Bw 10, Ps 1, Wb 3, Hd 3,
    // Art 1, WWg 2 make 41 winners in close combat, and 1 + 10 + 2 shooters: 54 for each of 43 losers, twice.
    assert_eq!(compared, 54 * 43 * 2);
}

#[test]
fn bad_going_is_worse_for_mounted() {
    use Fact::BadGoing;
    // §21.7: beaten in bad going Kn are destroyed, Cv, LH and Cm flee; foot recoil as elsewhere.
    for (own, expected) in [
        ("3Kn", Fate::Destroyed),
        ("3Cv", Fate::Flees),
        ("2LH", Fate::Flees),
        ("3Cm", Fate::Flees),
        ("4Bd", Fate::Recoils),
        ("4Ax", Fate::Recoils),
    ] {
        assert_eq!(
            fate(Margin::Beaten, Mode::Close, own, "4Ax", &[BadGoing]),
            expected,
            "{own}"
        );
    }
    // Doubled, LH flee from spears, but not in bad going.
    assert_eq!(
        fate(Margin::Doubled, Mode::Close, "2LH", "4Sp", &[]),
        Fate::Flees
    );
    assert_eq!(
        fate(Margin::Doubled, Mode::Close, "2LH", "4Sp", &[BadGoing]),
        Fate::Destroyed
    );
}

#[test]
fn camels_destroy_psiloi_in_dunes() {
    use Fact::{BadGoing, GoodForEnemy};
    // In dunes: bad going for psiloi and knights, good going for camels.
    assert_eq!(
        fate(
            Margin::Beaten,
            Mode::Close,
            "2Ps",
            "3Cm",
            &[BadGoing, GoodForEnemy]
        ),
        Fate::Destroyed
    );
    assert_eq!(
        fate(Margin::Beaten, Mode::Close, "2Ps", "3Kn", &[BadGoing]),
        Fate::Recoils
    );
}

#[test]
fn doubled_troops_are_destroyed_with_listed_exceptions() {
    use Fact::GoodGoing;
    // (loser, winner, mode, in good going, fate) from the lower table of §21.7.
    let table = [
        ("3Cv", "4Sp", Mode::Close, true, Fate::Flees),
        ("3Cv", "4Pk", Mode::Close, true, Fate::Flees),
        ("3Cv", "7Hd", Mode::Close, true, Fate::Flees),
        ("3Cv", "4Sp", Mode::Close, false, Fate::Destroyed),
        ("3Cv", "4Bd", Mode::Close, true, Fate::Destroyed),
        ("3Cv", "Art", Mode::Close, true, Fate::Flees),
        ("3Cv", "Art", Mode::Shooting, true, Fate::Destroyed),
        ("2LH", "4Bd", Mode::Close, true, Fate::Flees),
        ("2LH", "3Cv", Mode::Close, true, Fate::Destroyed),
        ("2LH", "3Bw", Mode::Shooting, true, Fate::Destroyed),
        ("2LH", "2Ps", Mode::Close, true, Fate::Destroyed),
        ("2LH", "Art", Mode::Shooting, true, Fate::Destroyed),
        ("2LH", "Art", Mode::Close, true, Fate::Flees),
        ("2LH", "WWg", Mode::Shooting, true, Fate::Flees),
        ("2Ps", "3Kn", Mode::Close, true, Fate::Destroyed),
        ("2Ps", "2LH", Mode::Close, true, Fate::Destroyed),
        ("2Ps", "3Kn", Mode::Close, false, Fate::Flees),
        ("2Ps", "El", Mode::Close, true, Fate::Flees),
        ("2Ps", "4Ax", Mode::Close, false, Fate::Destroyed),
        ("2Ps", "4Bw", Mode::Shooting, true, Fate::Destroyed),
        ("2Ps", "4Sp", Mode::Close, true, Fate::Flees),
        ("4Bd", "4Bd", Mode::Close, true, Fate::Destroyed),
        ("4Bd", "Art", Mode::Close, true, Fate::Recoils),
        ("4Bd", "Art", Mode::Shooting, true, Fate::Destroyed),
        ("3Kn", "Art", Mode::Close, true, Fate::Recoils),
        ("SCh", "Art", Mode::Close, true, Fate::Destroyed),
        ("7Hd", "4Bd", Mode::Close, true, Fate::Destroyed),
        ("WWg", "3Cv", Mode::Close, true, Fate::Destroyed),
        ("Art", "3Bw", Mode::Shooting, true, Fate::Destroyed),
        ("CF", "3Cv", Mode::Close, true, Fate::Destroyed),
    ];
    for (own, enemy, mode, good, expected) in table {
        let holding: &[Fact] = if good {
            &[GoodGoing, Fact::GoodForEnemy]
        } else {
            &[]
        };
        assert_eq!(
            fate(Margin::Doubled, mode, own, enemy, holding),
            expected,
            "{own} by {enemy} {mode:?}"
        );
    }
}

#[test]
fn equal_scores_destroy_only_scythed_chariots() {
    let book = Rulebook::standard();
    for own in (0..book.troops.len()).map(|index| TroopId(index as u8)) {
        for mode in [Mode::Close, Mode::Shooting] {
            let enemy = book.troop_id("4Sp").unwrap();
            let expected = if book.troop(own).class == "SCh" {
                Fate::Destroyed
            } else {
                Fate::Stands
            };
            assert_eq!(
                book.outcomes
                    .fate(Margin::Equal, mode, own, enemy, FactSet::NONE),
                expected
            );
            assert_eq!(
                book.outcomes
                    .fate(Margin::Ahead, mode, own, enemy, FactSet::NONE),
                Fate::Stands
            );
        }
    }
}
