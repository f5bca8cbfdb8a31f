//! Edition 3.0 as compiled, checked by hand against the reference (`dba30`).

use std::sync::OnceLock;

use acies_geometry::Length;
use acies_rulebook::{Fact, FactSet, Fate, Margin, Mode, Rulebook, RulebookSource, Scale, TroopId};

fn source() -> RulebookSource {
    Rulebook::edition_source("3.0").unwrap_or_else(|errors| panic!("{errors}"))
}

fn book() -> &'static Rulebook {
    static BOOK: OnceLock<Rulebook> = OnceLock::new();
    BOOK.get_or_init(|| source().compile(Scale::Mm15, &[], &[]).unwrap())
}

fn id(code: &str) -> TroopId {
    let found = book().troop_id(code);
    found.unwrap_or_else(|| panic!("no troop {code}"))
}

fn facts(facts: &[Fact]) -> FactSet {
    facts
        .iter()
        .fold(FactSet::NONE, |set, &fact| set.with_if(fact, true))
}

#[test]
fn edition_has_no_settings_without_effect() {
    assert_eq!(source().notes().unwrap(), []);
}

#[test]
fn every_ruling_answer_has_an_effect() {
    let source = source();
    let plain = source.compile(Scale::Mm15, &[], &[]).unwrap();
    for ruling in source.rulings() {
        for value in &ruling.values {
            let choice = [(ruling.id.as_str(), value.as_str())];
            let book = source.compile(Scale::Mm15, &choice, &[]).unwrap();
            let same = (&book.troops, &book.terrain, &book.setup, &book.movement)
                == (&plain.troops, &plain.terrain, &plain.setup, &plain.movement)
                && (&book.shooting, &book.combat, &book.outcomes, &book.victory)
                    == (
                        &plain.shooting,
                        &plain.combat,
                        &plain.outcomes,
                        &plain.victory,
                    );
            assert_eq!(same, *value == ruling.default, "{} {value}", ruling.id);
        }
    }
}

#[test]
fn troops_match_the_reference_sheet() {
    // Code, factors against foot and mounted, moves in good and in bad going (`dba30` §2.3); 0 where it may
    // not go.
    for (code, foot, mounted, good, bad) in [
        ("Art", 4, 4, 2.0, 0.0),
        ("4Ax", 3, 3, 2.0, 2.0),
        ("3Ax", 3, 3, 3.0, 3.0),
        ("4Bd", 5, 3, 2.0, 1.0),
        ("3Bd", 5, 3, 3.0, 3.0),
        ("6Bd", 5, 3, 3.0, 3.0),
        ("4Bw", 2, 4, 2.0, 1.0),
        ("8Lb", 2, 4, 2.0, 1.0),
        ("3Cb", 2, 4, 3.0, 3.0),
        ("Mtd-4Lb", 2, 4, 3.0, 3.0),
        ("3Cm", 3, 3, 3.0, 1.0),
        ("3Cv", 3, 3, 4.0, 1.0),
        ("LCh", 3, 3, 4.0, 1.0),
        ("El", 5, 4, 3.0, 1.0),
        ("7Hd", 3, 2, 2.0, 1.0),
        ("5Hd", 3, 2, 3.0, 3.0),
        ("4Kn", 3, 4, 3.0, 1.0),
        ("HCh", 3, 4, 3.0, 1.0),
        ("2LH", 2, 2, 4.0, 1.0),
        ("LCm", 2, 2, 4.0, 1.0),
        ("4Pk", 3, 4, 2.0, 1.0),
        ("3Pk", 3, 4, 3.0, 3.0),
        ("2Ps", 2, 2, 3.0, 3.0),
        ("SCh", 3, 4, 4.0, 1.0),
        ("8Sp", 4, 4, 2.0, 1.0),
        ("WWg", 3, 4, 2.0, 1.0),
        ("Lit", 3, 4, 2.0, 1.0),
        ("4Wb", 3, 2, 2.0, 2.0),
        ("3Wb", 3, 2, 3.0, 3.0),
    ] {
        let troop = book().troop(id(code));
        assert_eq!(
            (troop.close.foot, troop.close.mounted),
            (foot, mounted),
            "{code}"
        );
        let bad_move = troop.allowance.bad.unwrap_or(Length::ZERO);
        assert_eq!(
            troop.allowance.good,
            Length::from_base_widths(good),
            "{code}"
        );
        assert_eq!(bad_move, Length::from_base_widths(bad), "{code}");
        // Rough going is as slow as bad going, except for troops that may not enter bad going: 1.
        let rough = if bad == 0.0 { 1.0 } else { bad };
        assert_eq!(
            troop.allowance.rough,
            Some(Length::from_base_widths(rough)),
            "{code}"
        );
        // Roads do not extend the move.
        assert_eq!(troop.allowance.road, troop.allowance.good, "{code}");
        let shot_at = if troop.class == "Bd" { 4 } else { foot };
        assert_eq!(troop.shot_at.foot, shot_at, "{code}");
    }
    for code in ["CF", "Den"] {
        let troop = book().troop(id(code));
        assert_eq!((troop.close.foot, troop.close.mounted), (2, 0), "{code}");
    }
}

/// Outcomes for a loser beaten but not doubled (`dba30` §14.2): losers in rows, winners in columns.
///
/// D destroyed, g destroyed if in good going, F flees, n nothing, `.` recoils. The last three columns are
/// shooting by artillery, bows and war wagons.
const BEATEN: &str = "
          El Kn Cv LH SCh Cm Sp Pk Bd Ax Bw Ps Wb Hd Art WWg CP | Art Bw WWg
    El    F  .  .  D  .   .  .  .  .  D  .  D  .  .  .   .   .  | D   .  .
    Kn    D  .  .  D  D   D  .  .  .  .  .  .  .  .  .   .   .  | .   .  .
    Cv    .  .  .  .  F   .  .  .  .  .  .  .  .  .  .   .   .  | .   .  .
    LH    .  .  .  .  F   .  .  .  .  .  .  .  .  .  .   .   .  | F   .  .
    Cm    F  .  .  .  D   .  .  .  .  .  .  .  .  .  .   .   .  | .   .  .
    Sp    .  g  .  .  g   .  .  .  .  .  .  .  D  .  .   .   .  | .   .  .
    Pk    .  g  .  .  g   .  .  .  .  .  .  .  D  .  .   .   .  | .   .  .
    Bd    .  g  .  .  g   .  .  .  .  .  .  .  D  .  .   .   .  | .   .  .
    Ax    .  g  .  .  .   .  .  .  .  .  .  .  .  .  .   .   .  | .   .  .
    Bw    D  D  D  D  D   D  .  .  .  .  .  .  .  .  .   .   .  | .   .  .
    Ps    .  g  g  .  .   g  .  .  .  .  .  .  .  .  .   .   .  | .   .  .
    Wb    .  g  .  .  g   .  .  .  .  .  .  .  .  .  .   .   .  | .   .  .
    Hd    g  g  n  n  n   n  n  n  n  n  n  n  D  n  n   n   n  | .   .  .
    WWg   D  n  n  n  n   n  n  n  n  n  n  n  n  n  n   n   n  | D   n  n
    CP    n  n  n  n  n   n  n  n  n  n  n  n  n  n  n   n   n  | n   n  n
    Art   D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   D  | D   D  D
    SCh   D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   D  | F   F  F
    CF    D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   D  | D   D  D
";

/// The same for equal scores, in the open, by the usual code of each class or by a code (`dba30` §14.1).
const EQUAL: &str = "
          El 3Kn 4Kn Cv LH SCh Cm Sp Pk 4Bd 3Bd 4Ax 3Ax 4Bw 3Bw 4Lb 3Cb Ps 4Wb 3Wb 7Hd 5Hd Art WWg CP CF | Art 4Bw 3Bw WWg
    El    n  n   n   n  n  n   n  .  .  .   n   .   n   .   n   .   n   n  .   n   .   n   .   .   .  n  | n   n   n   n
    3Kn   n  n   n   n  n  n   n  .  .  D   D   .   n   .   n   D   D   n  .   n   .   n   .   .   .  n  | n   n   n   n
    4Kn   n  .   n   n  n  n   n  .  .  D   D   .   n   .   n   D   D   n  .   n   .   n   .   .   .  n  | n   n   n   n
    Cv    n  n   n   n  n  n   n  .  .  .   n   .   n   .   n   .   n   n  .   n   .   n   .   .   .  n  | n   n   n   n
    LH    n  n   n   n  n  n   n  .  .  .   n   .   n   .   n   .   n   n  .   n   .   n   .   .   .  n  | n   n   n   n
    Cm    n  n   n   n  n  n   n  .  .  D   D   .   n   .   n   D   D   n  .   n   .   n   .   .   .  n  | n   n   n   n
    SCh   D  D   D   D  D  D   D  D  D  D   D   D   D   D   D   D   D   D  D   D   D   D   D   D   D  D  | D   D   D   D
    3Ax   n  n   n   n  n  n   n  .  .  .   n   .   n   .   n   .   n   n  .   n   .   n   .   .   .  n  | .   .   n   .
    Ps    n  n   n   n  n  n   n  .  .  .   n   .   n   .   n   .   n   n  .   n   .   n   .   .   .  n  | .   .   n   .
    4Bd   n  n   n   n  n  n   n  n  n  n   n   n   n   n   n   n   n   n  n   n   n   n   n   n   n  n  | n   n   n   n
    Sp    n  n   n   n  n  n   n  n  n  n   n   n   n   n   n   n   n   n  n   n   n   n   n   n   n  n  | n   n   n   n
    CP    n  n   n   n  n  n   n  n  n  n   n   n   n   n   n   n   n   n  n   n   n   n   n   n   n  n  | n   n   n   n
";

/// The same for a loser with half or less (`dba30` §14.3).
const DOUBLED: &str = "
          El Kn Cv LH SCh Cm Sp Pk Bd Ax Bw Ps Wb Hd Art WWg CP | Art Bw WWg
    Cv    D  D  D  D  D   D  f  f  D  D  D  D  D  f  F   D   D  | D   D  D
    LH    D  D  D  D  D   D  F  F  F  F  D  D  F  F  F   F   F  | D   D  F
    Ps    .  g  g  g  .   g  F  F  F  D  D  D  F  F  F   F   F  | F   F  F
    Kn    D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   D  | D   D  D
    Bd    D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   D  | D   D  D
    CP    D  D  D  D  D   D  D  D  D  D  D  D  D  D  D   D   D  | D   D  D
";

/// Compares a table with the outcomes. Lower case applies in good going only; elsewhere the mark is from
/// `elsewhere`.
fn compare(margin: Margin, table: &str, elsewhere: impl Fn(&str, &str) -> char) -> usize {
    let mut lines = table.lines().filter(|line| !line.trim().is_empty());
    let winners: Vec<&str> = lines.next().unwrap().split_whitespace().collect();
    let open = facts(&[Fact::GoodGoing, Fact::EnemyGoodGoing, Fact::GoodForEnemy]);
    let mut compared = 0;
    for line in lines {
        let cells: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(cells.len(), winners.len() + 1, "{}", cells[0]);
        let mut mode = Mode::Close;
        for (winner, cell) in winners.iter().zip(&cells[1..]) {
            if *winner == "|" {
                mode = Mode::Shooting;
                continue;
            }
            let mark = cell.chars().next().unwrap();
            let other = match mark {
                'g' | 'f' => elsewhere(cells[0], winner),
                mark => mark,
            };
            for (mark, facts) in [(mark, open), (other, FactSet::NONE)] {
                let expected = match mark {
                    'D' | 'g' => Fate::Destroyed,
                    'F' | 'f' => Fate::Flees,
                    'n' => Fate::Stands,
                    '.' => Fate::Recoils,
                    other => panic!("no such mark: {other}"),
                };
                let (own, enemy) = (id(cells[0]), id(winner));
                let fate = book().outcomes.fate(margin, mode, own, enemy, facts);
                assert_eq!(
                    fate, expected,
                    "{} by {winner} ({mode:?}, {facts:?})",
                    cells[0]
                );
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn outcomes_match_the_reference_sheet() {
    // Outside good going hordes stand and all others recoil.
    let beaten = |own: &str, _: &str| if own == "Hd" { 'n' } else { '.' };
    assert_eq!(compare(Margin::Beaten, BEATEN, beaten), 18 * 20 * 2);
    assert_eq!(compare(Margin::Equal, EQUAL, |_, _| 'n'), 12 * 30 * 2);
    // Cavalry are destroyed where psiloi flee, because they cannot be ridden down there.
    let doubled = |own: &str, _: &str| if own == "Cv" { 'D' } else { 'F' };
    assert_eq!(compare(Margin::Doubled, DOUBLED, doubled), 6 * 20 * 2);
}

/// The fate of a loser in close combat, or shot at, given some facts.
fn fate(margin: Margin, mode: Mode, own: &str, enemy: &str, holding: &[Fact]) -> Fate {
    book()
        .outcomes
        .fate(margin, mode, id(own), id(enemy), facts(holding))
}

#[test]
fn bad_going_is_worse_for_mounted() {
    use Fate::{Destroyed, Flees, Recoils};
    for (margin, own, expected) in [
        (Margin::Beaten, "3Kn", Recoils),
        (Margin::Beaten, "3Cv", Flees),
        (Margin::Beaten, "2LH", Flees),
        (Margin::Beaten, "3Cm", Destroyed),
        (Margin::Beaten, "Mtd-4Bw", Destroyed),
        (Margin::Beaten, "4Bw", Recoils),
        (Margin::Doubled, "2LH", Destroyed),
        (Margin::Doubled, "3Cv", Destroyed),
    ] {
        assert_eq!(
            fate(margin, Mode::Close, own, "4Sp", &[Fact::BadGoing]),
            expected,
            "{own}"
        );
    }
}

#[test]
fn fortification_rows_precede_troop_rows() {
    use Fact::{EnemyInCity, EnemyInside, Garrison, GoodGoing, InCamp, Inside, UnansweredShooter};
    use Fate::{Destroyed, Recoils, Stands};
    use Margin::{Beaten, Doubled, Equal};
    use Mode::{Close, Shooting};
    for (margin, mode, own, enemy, holding, expected) in [
        // Attackers: nothing on equal scores, a recoil if beaten; elephants are destroyed by fortifications,
        // not by camps.
        (
            Equal,
            Close,
            "3Kn",
            "4Bd",
            &[GoodGoing, EnemyInside, EnemyInCity][..],
            Stands,
        ),
        (Equal, Close, "3Kn", "CF", &[GoodGoing, EnemyInside], Stands),
        (Beaten, Close, "4Bd", "CF", &[EnemyInside], Recoils),
        (Beaten, Close, "7Hd", "CF", &[EnemyInside], Recoils),
        (Beaten, Close, "3Kn", "CF", &[EnemyInside], Recoils),
        (
            Beaten,
            Close,
            "El",
            "4Ax",
            &[EnemyInside, EnemyInCity],
            Destroyed,
        ),
        (Beaten, Close, "El", "CF", &[EnemyInside], Recoils),
        (Doubled, Close, "4Bd", "CF", &[EnemyInside], Destroyed),
        // Defenders: nothing on equal scores, also when shot at; destroyed if beaten.
        (Equal, Close, "3Ax", "4Bd", &[Inside, Garrison], Stands),
        (Equal, Shooting, "3Ax", "4Bw", &[Inside, InCamp], Stands),
        (Beaten, Close, "4Bd", "4Sp", &[Inside, Garrison], Destroyed),
        (Beaten, Shooting, "4Bd", "4Bw", &[Inside, InCamp], Destroyed),
        (Doubled, Close, "2Ps", "4Sp", &[Inside, InCamp], Destroyed),
        // A shooter without an enemy shooting back is unaffected.
        (Equal, Shooting, "3Bw", "4Bd", &[UnansweredShooter], Stands),
        (Beaten, Shooting, "Art", "4Bd", &[UnansweredShooter], Stands),
        (
            Doubled,
            Shooting,
            "3Bw",
            "4Bd",
            &[UnansweredShooter],
            Stands,
        ),
        // Denizens that have sallied out.
        (Beaten, Close, "Den", "2Ps", &[GoodGoing], Destroyed),
    ] {
        assert_eq!(
            fate(margin, mode, own, enemy, holding),
            expected,
            "{own} {enemy} {holding:?}"
        );
    }
}
