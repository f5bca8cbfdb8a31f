//! Outcome moves that 3.0 has and 2.2 has not, each with its distances worked out by hand (`dba30` §15).

use acies_geometry::{Hand, Length};
use acies_rulebook::Rulebook;

use super::long_recoils;
use crate::outcome::{OutcomeChoices, Resolver, flee, pursue_break_off, recoil};
use crate::testing::{Board, dba30, element};
use crate::{ElementSet, LongRecoil};

/// The board after r1 recoils from (7, 7), facing up.
fn recoiled(rulebook: &Rulebook, code: &str, far: bool) -> Board {
    let mut board = Board::under(rulebook);
    board.put("r1", code, 7.0, 7.0, 0.0);
    let choices = OutcomeChoices {
        full_recoil: far.then(|| element("r1")).into_iter().collect(),
        ..OutcomeChoices::default()
    };
    Resolver::new(&mut board.changes(), choices).recoil(element("r1"), false);
    board
}

#[test]
fn foot_recoil_by_depth_and_mounted_owners_may_choose_more() {
    // (troop, by depth, farthest choice). Foot: depth 15/40 = 0.375 or 20/40 = 0.5, at most 0.5. Mounted:
    // depth 30/40 = 0.75 or 1; 6Kn are 1.5 deep and have no choice.
    let rulebook = dba30(&[]);
    for (code, near, far) in [
        ("4Bd", 0.375, 0.375),
        ("3Bd", 0.5, 0.5),
        ("7Hd", 0.5, 0.5),
        ("Art", 0.5, 0.5),
        ("3Kn", 0.75, 1.0),
        ("2LH", 0.75, 1.0),
        ("El", 1.0, 1.0),
        ("6Kn", 1.0, 1.0),
    ] {
        for (answer, back) in [(false, near), (true, far)] {
            let board = recoiled(&rulebook, code, answer);
            assert!(
                board.stands("r1", 7.0, 7.0 - back, 0.0),
                "{code} {answer} {:?}",
                board.at("r1")
            );
            let chosen = LongRecoil {
                distance: Length::from_base_widths(far),
                through: ElementSet::NONE,
            };
            let long = (answer && near < far).then_some(chosen);
            assert_eq!(long_recoils(&board), [long], "{code} {answer}");
        }
    }
    // 2.2 has no such choice.
    assert!(recoiled(&Rulebook::standard(), "3Kn", true).stands("r1", 7.0, 6.25, 0.0));
}

#[test]
fn elephants_trample_enemies_too() {
    // El from y 6 to 7 recoils to 5..6; b1 lies across that from 5.4 up, or just short of it.
    for (rulebook, tramples) in [(dba30(&[]), true), (Rulebook::standard(), false)] {
        let mut board = Board::under(&rulebook);
        board
            .put("r1", "El", 7.0, 7.0, 0.0)
            .put("b1", "4Sp", 7.0, 5.4, 180.0);
        recoil(&mut board.changes(), element("r1"));
        assert_eq!(board.lost("r1"), !tramples);
        // In 2.2 an enemy met rear to rear is destroyed along with the elephant.
        assert!(board.lost("b1"));
        assert_eq!(board.stands("r1", 7.0, 6.0, 0.0), tramples);
    }
    let mut board = Board::under(&dba30(&[]));
    board
        .put("r1", "El", 7.0, 7.0, 0.0)
        .put("b1", "4Sp", 7.0, 4.6, 180.0);
    recoil(&mut board.changes(), element("r1"));
    assert!(
        !board.lost("b1") && !board.lost("r1"),
        "4.6 + 0.375 is short of 5"
    );
    board
        .put("r1", "El", 7.0, 7.0, 0.0)
        .put("b1", "El", 7.0, 4.5, 180.0);
    recoil(&mut board.changes(), element("r1"));
    assert!(
        board.lost("b1") && board.lost("r1"),
        "elephants kill each other"
    );
}

#[test]
fn flight_starts_without_a_recoil_and_halts_at_woods_but_not_at_marshes() {
    // From y 12 with a depth of 0.5, turned: 11.5, and 3 on: 8.5. The area lies from 10.5 to 9.5, or under
    // the starting place.
    let ahead = [(6.0, 9.5), (6.0, 10.5), (8.0, 10.5), (8.0, 9.5)];
    let under = [(6.0, 11.0), (6.0, 12.2), (8.0, 12.2), (8.0, 11.0)];
    for (code, terrain, corners, end) in [
        ("3Wb", "rocky", ahead, 8.5),
        ("3Wb", "wood", ahead, 10.5),
        ("3Wb", "difficult-hill", ahead, 10.5),
        ("3Wb", "marsh", ahead, 8.5),
        ("3Wb", "wood", under, 8.5),
        ("2Ps", "wood", ahead, 8.5),
    ] {
        let mut board = Board::under(&dba30(&[]));
        board
            .put("r1", code, 7.0, 12.0, 0.0)
            .area(terrain, &corners);
        flee(&mut board.changes(), element("r1"), Hand::Left);
        assert!(
            board.stands("r1", 7.0, end, 180.0),
            "{code} {terrain} {:?}",
            board.at("r1")
        );
    }
}

#[test]
fn camels_flee_through_dunes() {
    // 3Cm: 30/40 = 0.75 deep, turned at 11.25, and 3 on: 8.25. Cavalry would go 4 and halt at 10.5.
    let dunes = [(6.0, 9.5), (6.0, 10.5), (8.0, 10.5), (8.0, 9.5)];
    for (code, end) in [("3Cm", 8.25), ("3Cv", 10.5)] {
        let mut board = Board::under(&dba30(&[]));
        board.put("r1", code, 7.0, 12.0, 0.0).area("dunes", &dunes);
        flee(&mut board.changes(), element("r1"), Hand::Left);
        assert!(
            board.stands("r1", 7.0, end, 180.0),
            "{code} {:?}",
            board.at("r1")
        );
    }
}

/// The board after r1 at (7, 7) has pursued an enemy that left its front.
fn pursued(rulings: &[(&str, &str)], own: &str, enemy: &str) -> Board {
    let mut board = Board::under(&dba30(rulings));
    board
        .put("r1", own, 7.0, 7.0, 0.0)
        .put("b1", enemy, 3.0, 12.0, 180.0);
    pursue_break_off(&mut board.changes(), element("r1"), element("b1"));
    board
}

#[test]
fn pursuit_depends_on_both_troop_types() {
    for (own, enemy, on) in [
        ("3Kn", "4Sp", 1.0),
        ("6Kn", "2Ps", 0.0),
        ("HCh", "3Cv", 0.0),
        ("4Kn", "4Sp", 0.0),
        ("SCh", "4Sp", 1.0),
        ("El", "2Ps", 1.0),
        ("7Hd", "3Kn", 1.0),
        ("4Pk", "4Sp", 0.5),
        ("3Bd", "4Ax", 0.5),
        ("4Wb", "7Hd", 0.5),
        ("4Wb", "2Ps", 0.0),
        ("4Bd", "3Kn", 0.0),
        ("4Sp", "4Sp", 0.0),
        ("3Cv", "4Sp", 0.0),
        ("Lit", "4Sp", 0.0),
    ] {
        let board = pursued(&[], own, enemy);
        assert!(
            board.stands("r1", 7.0, 7.0 + on, 0.0),
            "{own} {enemy} {:?}",
            board.at("r1")
        );
    }
    let others = [("knights-pursue", "all-but-4kn")];
    assert!(pursued(&others, "HCh", "3Cv").stands("r1", 7.0, 8.0, 0.0));
    assert!(pursued(&others, "4Kn", "3Cv").stands("r1", 7.0, 7.0, 0.0));
}

#[test]
fn a_column_follows_a_pursuer() {
    // r1, r3 and r2 are 0.375 deep, with fronts at 7.0, 6.625 and 6.25, and all advance 0.5. r4, 3Ax 0.5
    // deep, is beside r3.
    let mut board = Board::under(&dba30(&[]));
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("r3", "4Bd", "behind r1")
        .by("r2", "4Sp", "behind r3")
        .by("r4", "3Ax", "left of r3")
        .put("b1", "4Sp", 3.0, 12.0, 180.0);
    pursue_break_off(&mut board.changes(), element("r1"), element("b1"));
    for (id, x, y) in [
        ("r1", 7.0, 7.5),
        ("r3", 7.0, 7.125),
        ("r2", 7.0, 6.75),
        ("r4", 6.0, 6.625),
    ] {
        assert!(board.stands(id, x, y, 0.0), "{id} {:?}", board.at(id));
    }
}

#[test]
fn cover_stops_pursuit_by_the_other_answers_only() {
    let under = [(6.0, 6.0), (6.0, 6.8), (8.0, 6.8), (8.0, 6.0)];
    let ahead = [(6.0, 7.2), (6.0, 9.0), (8.0, 9.0), (8.0, 7.2)];
    let plain = dba30(&[]);
    let stays = dba30(&[("pursuit-into-cover", "stays")]);
    let to_edge = dba30(&[("pursuit-into-cover", "to-its-edge")]);
    for (rulebook, terrain, corners, end) in [
        (&plain, "wood", under, 7.5),
        (&plain, "wood", ahead, 7.5),
        (&stays, "wood", under, 7.0),
        (&stays, "wood", ahead, 7.0),
        (&to_edge, "wood", under, 7.0),
        (&to_edge, "wood", ahead, 7.2),
        (&stays, "marsh", under, 7.5),
        (&stays, "marsh", ahead, 7.5),
        (&stays, "gully", ahead, 7.5),
    ] {
        let mut board = Board::under(rulebook);
        board
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .put("b1", "4Sp", 3.0, 12.0, 180.0)
            .area(terrain, &corners);
        pursue_break_off(&mut board.changes(), element("r1"), element("b1"));
        assert!(
            board.stands("r1", 7.0, end, 0.0),
            "{terrain} {:?}",
            board.at("r1")
        );
    }
}
