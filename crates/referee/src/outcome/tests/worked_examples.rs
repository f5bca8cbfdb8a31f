//! The worked examples of the 3.0 reference, each with its arithmetic (`dba30` §21). The distances of recoil,
//! example 16, are tested in `dba30`.

use acies_rulebook::Fate::{self, Destroyed, Flees, Recoils, Stands};

use crate::combat::close_duel;
use crate::outcome::resolve;
use crate::testing::{Board, dba30, element, party};
use crate::{Occupant, Side};

/// A combat of r1 and b1 with its dice, and the expected result of both.
#[derive(Clone, Copy)]
struct Example<'a> {
    /// The two troop types.
    troops: [&'a str; 2],
    /// Other elements, each with its troop type and place.
    others: &'a [(&'a str, &'a str, &'a str)],
    /// Terrain, and whether both are in it or only r1.
    terrain: Option<(&'a str, bool)>,
    /// Whether b1 shoots at r1 instead of fighting it.
    shot: bool,
    dice: [u8; 2],
    totals: [i8; 2],
    fates: [Fate; 2],
}

/// Two elements meet in the open.
fn open(troops: [&str; 2], dice: [u8; 2], totals: [i8; 2], fates: [Fate; 2]) -> Example<'_> {
    Example {
        troops,
        others: &[],
        terrain: None,
        shot: false,
        dice,
        totals,
        fates,
    }
}

/// r1 is in terrain, b1 beside it.
fn loser_in<'a>(terrain: &'a str, example: Example<'a>) -> Example<'a> {
    Example {
        terrain: Some((terrain, false)),
        ..example
    }
}

/// b1 shoots from 2 ahead of r1.
fn shot(example: Example<'_>) -> Example<'_> {
    Example {
        shot: true,
        ..example
    }
}

fn check(example: &Example<'_>) {
    let mut board = Board::under(&dba30(&[]));
    let [own, enemy] = example.troops;
    let what = format!("{own} {enemy} {:?} {:?}", example.dice, example.terrain);
    board.put("r1", own, 7.0, 7.0, 0.0);
    if example.shot {
        board.put("b1", enemy, 7.0, 9.0, 180.0).active(Side::Blue);
    } else {
        board.by("b1", enemy, "front of r1");
    }
    for (id, code, relation) in example.others {
        board.by(id, code, relation);
    }
    if let Some((kind, both)) = example.terrain {
        // The fronts meet at y 7.
        let top = if both { 7.5 } else { 6.9 };
        board.area(kind, &[(6.6, 6.7), (6.6, top), (7.4, top), (7.4, 6.7)]);
    }
    // In a shooting the shooter comes first.
    let (duel, turn) = if example.shot {
        (board.shot(&["b1"], "r1"), 1)
    } else {
        let duel = close_duel(board.view(), party("r1"), party("b1"));
        (duel.expect("front contact"), 0)
    };
    let turned = |pair: [u8; 2]| if turn == 1 { [pair[1], pair[0]] } else { pair };
    let dice = turned(example.dice);
    let totals = [0, 1].map(|own| duel.factors[own] + dice[own] as i8);
    let outcome = resolve(&mut board.changes(), &duel, dice);
    assert_eq!([totals[turn], totals[1 - turn]], example.totals, "{what}");
    let fates = [outcome.fates[turn], outcome.fates[1 - turn]];
    assert_eq!(fates, example.fates, "{what}");
}

#[test]
fn knights_and_blades() {
    // 1: Bd 3 against mounted, Kn 3 against foot. 3 + 2 each.
    check(&open(["4Bd", "3Kn"], [2, 2], [5, 5], [Stands, Destroyed]));
    // 2: 3 + 4 = 7 against 3 + 5 = 8: in good going destroyed, in rough not; in bad 3 - 2 + 6 = 7.
    check(&open(["4Bd", "3Kn"], [4, 5], [7, 8], [Destroyed, Stands]));
    check(&loser_in(
        "scrub",
        open(["4Bd", "3Kn"], [4, 5], [7, 8], [Recoils, Stands]),
    ));
    check(&loser_in(
        "wood",
        open(["4Bd", "3Kn"], [6, 5], [7, 8], [Recoils, Stands]),
    ));
}

#[test]
fn equal_scores() {
    // 3: Ax 3 + 4 = 7, Bd 5 + 2 = 7.
    check(&open(["4Ax", "4Bd"], [4, 2], [7, 7], [Stands, Stands]));
    check(&open(["3Ax", "4Bd"], [4, 2], [7, 7], [Recoils, Stands]));
    // 4: Cv 3 + 2 = 5 against Sp 4 + 1, against Ps 2 + 3.
    check(&open(["3Cv", "4Sp"], [2, 1], [5, 5], [Recoils, Stands]));
    check(&open(["3Cv", "2Ps"], [2, 3], [5, 5], [Stands, Stands]));
    // 5: 4 + 2 each.
    check(&open(["4Kn", "3Kn"], [2, 2], [6, 6], [Recoils, Stands]));
    // 11: SCh 3 + 2 = 5, Sp 4 + 1 = 5; 3 + 3, Ps 2 + 4; El 4 + 1, SCh against mounted 4 + 1.
    check(&open(["SCh", "4Sp"], [2, 1], [5, 5], [Destroyed, Stands]));
    check(&open(["SCh", "2Ps"], [3, 4], [6, 6], [Destroyed, Stands]));
    check(&open(["SCh", "El"], [1, 1], [5, 5], [Destroyed, Stands]));
}

#[test]
fn light_horse_and_cavalry_at_half() {
    // 6: LH 2 + 2 = 4 against Sp 4 + 4 = 8. In a wood 2 - 2 + 4 = 4. Against Cv 3 + 5 = 8.
    check(&open(["2LH", "4Sp"], [2, 4], [4, 8], [Flees, Stands]));
    check(&loser_in(
        "wood",
        open(["2LH", "4Sp"], [4, 4], [4, 8], [Destroyed, Stands]),
    ));
    check(&open(["2LH", "3Cv"], [2, 5], [4, 8], [Destroyed, Stands]));
    // 7: Cv 3 + 1 = 4 against Pk 4 + 4 = 8. In a wood 3 - 2 + 3 = 4. Against Bd 3 + 5 = 8.
    check(&open(["3Cv", "4Pk"], [1, 4], [4, 8], [Flees, Stands]));
    check(&loser_in(
        "wood",
        open(["3Cv", "4Pk"], [3, 4], [4, 8], [Destroyed, Stands]),
    ));
    check(&open(["3Cv", "4Bd"], [1, 5], [4, 8], [Destroyed, Stands]));
}

#[test]
fn psiloi_at_half() {
    // 8: Ps 2 + 1 = 3 against El 5 + 3 = 8, Sp 4 + 4 = 8, Ax 3 + 3 = 6.
    check(&open(["2Ps", "El"], [1, 3], [3, 8], [Recoils, Stands]));
    check(&open(["2Ps", "4Sp"], [1, 4], [3, 8], [Flees, Stands]));
    check(&open(["2Ps", "4Ax"], [1, 3], [3, 6], [Destroyed, Stands]));
}

#[test]
fn hordes() {
    // 9: Hd 3 + 1 = 4 against Sp 4 + 1 = 5; shot at by Bw 2 + 3 = 5; against Wb 3 + 2 = 5.
    check(&open(["7Hd", "4Sp"], [1, 1], [4, 5], [Stands, Stands]));
    check(&shot(open(
        ["7Hd", "4Bw"],
        [1, 3],
        [4, 5],
        [Recoils, Stands],
    )));
    check(&open(["7Hd", "4Wb"], [1, 2], [4, 5], [Destroyed, Stands]));
    // Half: in a wood both are at - 2: 3 - 2 + 1 = 2 against 4 - 2 + 2 = 4.
    check(&Example {
        terrain: Some(("wood", true)),
        ..open(["7Hd", "4Sp"], [1, 2], [2, 4], [Destroyed, Stands])
    });
}

#[test]
fn elephants_and_chariots() {
    // 10: El 4 + 2 = 6 against El 4 + 3 = 7; against LH 2 + 5 = 7.
    check(&open(["El", "El"], [2, 3], [6, 7], [Flees, Stands]));
    check(&open(["El", "2LH"], [2, 5], [6, 7], [Destroyed, Stands]));
    // 11: SCh 3 + 2 = 5, shot at by Bw 4 + 2 = 6; 3 + 1 = 4, by 4 + 4 = 8.
    check(&shot(open(["SCh", "4Bw"], [2, 2], [5, 6], [Flees, Stands])));
    check(&shot(open(
        ["SCh", "4Bw"],
        [1, 4],
        [4, 8],
        [Destroyed, Stands],
    )));
}

#[test]
fn ranks_and_friends_beside() {
    // 12: Pk 3 + 3 = 6 against Bd, 4 + 1 = 5 against Kn, 4 against Cv, 3 against Ps. 13: double Sp 4 + 1 + 1 = 6.
    let behind: &[(&str, &str, &str)] = &[("r2", "4Pk", "behind r1")];
    let beside: &[(&str, &str, &str)] = &[("r2", "4Sp", "left of r1")];
    for (troops, others, factor) in [
        (["4Pk", "4Bd"], behind, 6),
        (["4Pk", "3Kn"], behind, 5),
        (["4Pk", "3Cv"], behind, 4),
        (["4Pk", "2Ps"], behind, 3),
        (["8Sp", "4Bd"], beside, 6),
    ] {
        let mut board = Board::under(&dba30(&[]));
        board
            .put("r1", troops[0], 7.0, 7.0, 250.0)
            .by("b1", troops[1], "front of r1");
        for (id, code, relation) in others {
            board.by(id, code, relation);
        }
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        assert_eq!(duel.factors[0], factor, "{troops:?}");
    }
}

#[test]
fn camps_and_forts() {
    // 14: CF 2 + 2 = 4 in their camp against foot, and 0 + 2 against mounted.
    let corners = [(5.0, 7.0), (5.0, 9.0), (9.0, 9.0), (9.0, 7.0)];
    for (enemy, factor) in [("4Bd", 4), ("3Kn", 2)] {
        let mut board = Board::under(&dba30(&[]));
        board
            .put("r1", enemy, 7.0, 7.0, 0.0)
            .camp(Side::Blue, &corners, Occupant::NonCombatants);
        let duel = close_duel(board.view(), party("r1"), party("blue-camp")).expect("at the camp");
        assert_eq!(duel.factors[1], factor, "{enemy}");
    }
    // 15: Bd 5 + 4 - 2 = 7 behind walls with three at them; the one who fights has 5.
    let mut board = Board::under(&dba30(&[]));
    board
        .put("b1", "4Bd", 7.0, 8.0, 180.0)
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .put("r2", "4Ax", 6.0, 7.0, 0.0)
        .put("r3", "4Ax", 8.0, 7.0, 0.0)
        .built_up(Side::Blue, &corners, Occupant::Garrison(element("b1")));
    let town = party("blue-bua");
    let duel = close_duel(board.view(), party("r1"), town).expect("at the walls");
    assert_eq!(duel.factors, [5, 7]);
}
