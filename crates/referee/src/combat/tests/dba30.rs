//! Combat rules that 3.0 has and 2.2 has not, each with its arithmetic (`dba30` §13, §14).

use acies_rulebook::{Fact, Fate, Rulebook, Scale};

use super::super::*;
use crate::outcome::resolve;
use crate::testing::{Board, dba30, party};
use crate::{Event, Side};

/// The factors of r1 and b1, in front contact.
fn factors(board: &Board) -> [i8; 2] {
    let duel = close_duel(board.view(), party("r1"), party("b1"));
    duel.expect("front contact").factors
}

/// A board under 3.0 with r1 and b1 front to front.
fn facing(own: &str, enemy: &str, facing: f64) -> Board {
    let mut board = Board::under(&dba30(&[]));
    board
        .put("r1", own, 7.0, 7.0, facing)
        .by("b1", enemy, "front of r1");
    board
}

#[test]
fn psiloi_and_scythed_chariots_are_overlapped_side_to_side_only() {
    // Ps 2, Ax 3, SCh 3, each against foot; an overlap takes one off. Side to side: b2 is a step forward.
    for (own, plain, by_corner) in [("2Ps", 2, 2), ("SCh", 3, 3), ("4Ax", 3, 2)] {
        let mut board = facing(own, "4Bd", 0.0);
        assert_eq!(factors(&board)[0], plain, "{own}");
        board.by("b2", "4Bd", "overlap-left of r1");
        assert_eq!(factors(&board)[0], by_corner, "{own}");
        board.put("b2", "4Bd", 6.0, 6.8, 180.0);
        assert_eq!(factors(&board)[0], plain - 1, "{own}");
        // A front edge on the flank counts as against any other troops.
        board.by("b2", "4Bd", "left-flank of r1");
        assert_eq!(factors(&board)[0], plain - 1, "{own}");
    }
}

#[test]
fn psiloi_overlap_others_corner_to_corner() {
    // Bd 5 against the Ps to its front; 4 with more Ps beside them.
    let mut board = facing("4Bd", "2Ps", 30.0);
    board.by("b2", "2Ps", "overlap-right of r1");
    assert_eq!(factors(&board), [4, 2]);
}

#[test]
fn friends_beside_support_spears_and_solid_bows_against_foot() {
    // (troop, on its left, on its right, enemy, factor): Sp 4, Bw 2 against foot; 4 and 4 against mounted.
    for (own, left, right, enemy, factor) in [
        ("4Sp", None, None, "4Bd", 4),
        ("4Sp", Some("4Sp"), None, "4Bd", 5),
        ("4Sp", None, Some("4Bd"), "4Bd", 5),
        ("4Sp", None, Some("Lit"), "4Bd", 5),
        ("4Sp", Some("4Sp"), Some("4Bd"), "4Bd", 5),
        ("4Sp", Some("4Sp"), None, "2Ps", 5),
        ("4Sp", Some("3Bd"), Some("4Pk"), "4Bd", 4),
        ("4Sp", Some("4Sp"), None, "3Kn", 4),
        ("4Bw", Some("4Bd"), None, "4Bd", 3),
        ("Mtd-4Lb", Some("4Bd"), None, "4Bd", 3),
        ("4Bw", Some("4Sp"), Some("3Bd"), "4Bd", 2),
        ("3Bw", Some("4Bd"), None, "4Bd", 2),
        ("4Bw", Some("4Bd"), None, "3Cv", 4),
    ] {
        let mut board = facing(own, enemy, 17.0);
        if let Some(left) = left {
            board.by("r2", left, "left of r1");
        }
        if let Some(right) = right {
            board.by("r3", right, "right of r1");
        }
        assert_eq!(
            factors(&board)[0],
            factor,
            "{own} {left:?} {right:?} {enemy}"
        );
    }
}

#[test]
fn whether_a_friend_beside_in_rough_going_supports_is_a_ruling() {
    // r2 lies from x 5.5 to 6.5, with rocks under it up to 6.2; r1 is clear of them.
    let rocks = [(5.0, 6.0), (5.0, 8.0), (6.2, 8.0), (6.2, 6.0)];
    for (answer, factor) in [("both-good", 4), ("any", 5)] {
        let mut board = Board::under(&dba30(&[("side-support-going", answer)]));
        board
            .put("r1", "4Sp", 7.0, 7.0, 0.0)
            .by("b1", "4Bd", "front of r1")
            .by("r2", "4Sp", "left of r1")
            .area("rocky", &rocks);
        assert_eq!(factors(&board)[0], factor, "{answer}");
    }
}

#[test]
fn rough_going_costs_no_factor_but_double_spears_lose_their_bonus() {
    // Sp 4; in rough going still 4, in a marsh 4 - 2. A double Sp has 4 + 1 against foot, in good going only.
    let under = [(6.6, 6.5), (6.6, 6.9), (7.4, 6.9), (7.4, 6.5)];
    for (own, enemy, terrain, factor) in [
        ("4Sp", "4Bd", "scrub", 4),
        ("4Sp", "4Bd", "marsh", 2),
        ("4Wb", "4Bd", "marsh", 3),
        ("8Sp", "4Bd", "gentle-hill", 5),
        ("8Sp", "4Bd", "scrub", 4),
        ("8Sp", "3Kn", "gentle-hill", 4),
        ("3Cm", "4Bd", "dunes", 3),
        ("3Cv", "4Bd", "dunes", 1),
    ] {
        let mut board = facing(own, enemy, 0.0);
        board.area(terrain, &under);
        assert_eq!(factors(&board)[0], factor, "{own} {enemy} {terrain}");
    }
}

#[test]
fn a_litter_in_flank_or_rear_contact_dies_to_foot_on_an_equal_score() {
    // Lit 3 and 4, Bd and Kn 5 and 3 against foot. Alone: 3 + 3 = 6, 5 + 1 = 6. With an enemy on its flank 1
    // less: 2 + 4; against knights 4 - 1 + 2 = 5, 3 + 2 = 5. An overlap is no front-edge contact.
    for (enemy, second, dice, fate) in [
        ("4Bd", None, [3, 1], Fate::Stands),
        ("4Bd", Some("left-flank of r1"), [4, 1], Fate::Destroyed),
        ("4Bd", Some("rear of r1"), [4, 1], Fate::Destroyed),
        ("4Bd", Some("overlap-left of r1"), [4, 1], Fate::Stands),
        ("3Kn", Some("left-flank of r1"), [2, 2], Fate::Stands),
    ] {
        let mut board = facing("Lit", enemy, 0.0);
        if let Some(second) = second {
            board.by("b2", "4Bd", second);
        }
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        let outcome = resolve(&mut board.changes(), &duel, dice);
        assert_eq!(outcome.fates[0], fate, "{enemy} {second:?}");
    }
}

#[test]
fn scythed_chariots_flee_from_shots_unless_shot_partly_in_the_rear() {
    // SCh from y 6 to 7, facing up: 3 + 3 = 6 against Bw 4 + 3 = 7. A front edge is 1 wide: that at (5, 6.2),
    // from y 5.7 to 6.7, is partly behind the rear edge at 6; that at (5, 6.6), from 6.1, is not.
    for (x, y, facing, partly, fate) in [
        (7.0, 8.0, 180.0, false, Fate::Flees),
        (5.0, 6.6, 90.0, false, Fate::Flees),
        (5.0, 6.2, 90.0, true, Fate::Destroyed),
        (7.0, 5.0, 0.0, true, Fate::Destroyed),
    ] {
        let mut board = Board::under(&dba30(&[]));
        board
            .put("r1", "SCh", 7.0, 7.0, 0.0)
            .put("b1", "4Bw", x, y, facing)
            .active(Side::Blue);
        let duel = board.shot(&["b1"], "r1");
        assert_eq!(duel.factors, [4, 3]);
        assert_eq!(duel.facts[1].has(Fact::ShotPartlyOnRear), partly, "{x} {y}");
        let outcome = resolve(&mut board.changes(), &duel, [3, 3]);
        assert_eq!(outcome.fates[1], fate, "{x} {y}");
    }
}

#[test]
fn the_winners_going_matters_only_by_a_ruling() {
    // Bd 3 + 1 = 4 in the open against Kn 3 + 2 = 5, whose rear is in scrub: both front edges are at y 7.
    let scrub = [(6.0, 7.3), (6.0, 9.0), (8.0, 9.0), (8.0, 7.3)];
    for (answer, fate) in [("loser", Fate::Destroyed), ("both", Fate::Recoils)] {
        let mut board = Board::under(&dba30(&[("quick-kills-going", answer)]));
        board
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .by("b1", "3Kn", "front of r1")
            .area("scrub", &scrub);
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        let outcome = resolve(&mut board.changes(), &duel, [1, 2]);
        assert_eq!(outcome.fates[0], fate, "{answer}");
    }
}

#[test]
fn the_side_that_holds_pursues_after_an_equal_score() {
    // (edition, troop, enemy, dice, where it ends). Bd 5 + 2 against fast Bd 5 + 2: fast blades recoil,
    // blades follow half a base width. Kn against Bd 3 + 2 each die; Bd do not pursue mounted. 4Kn 4 + 2
    // recoil from 3Kn by their depth, 0.75; 3Kn follow by 1 and contact them again. Sp 4 + 1 and Cv 3 + 2: Sp
    // never pursue. 2.2: SCh and Kn 4 + 2, the chariots die, and no troops pursue without a higher score.
    let (new, old) = (dba30(&[]), acies_rulebook::Rulebook::standard());
    for (rulebook, own, enemy, dice, end) in [
        (&new, "4Bd", "3Bd", [2, 2], 7.5),
        (&new, "4Bd", "3Kn", [2, 2], 7.0),
        (&new, "3Kn", "4Kn", [2, 2], 7.75),
        (&new, "4Sp", "3Cv", [1, 2], 7.0),
        (&old, "3Kn", "SCh", [2, 2], 7.0),
    ] {
        let mut board = Board::under(rulebook);
        board
            .put("r1", own, 7.0, 7.0, 0.0)
            .by("b1", enemy, "front of r1");
        let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
        let outcome = resolve(&mut board.changes(), &duel, dice);
        assert_ne!(outcome.fates[1], Fate::Stands, "{own} {enemy}");
        assert!(
            board.stands("r1", 7.0, end, 0.0),
            "{own} {enemy} {:?}",
            board.at("r1")
        );
    }
}

#[test]
fn factors_at_a_camp_are_a_ruling() {
    // CF 2 and 0, + 2 in their camp; Kn 3 against foot. By kind CF have 0 + 2 against knights.
    let corners = [(6.0, 7.0), (6.0, 8.5), (8.0, 8.5), (8.0, 7.0)];
    for (answer, expected) in [("as-foot", [3, 4]), ("by-kind", [3, 2])] {
        let mut board = Board::under(&dba30(&[("factors-at-walls", answer)]));
        board.put("r1", "3Kn", 7.0, 7.0, 0.0).camp(
            Side::Blue,
            &corners,
            crate::Occupant::NonCombatants,
        );
        let duel = close_duel(board.view(), party("r1"), party("blue-camp")).expect("at the camp");
        assert_eq!(duel.factors, expected, "{answer}");
        assert!(!duel.facts[0].has(Fact::EnemyInCity), "a camp is no city");
    }
}

#[test]
fn neither_side_pursues_when_both_recoil_on_an_equal_score() {
    // Bd 5 + 3 against 5 + 3. Blades pursue blades on an equal score, but not when they recoil themselves.
    // House rules, since no edition has both recoil.
    let text = "extends = \"3.0\"\n\
        add = [{ to = \"outcomes.rows\", before = \"sch-equal\", row = \
        { id = \"blades-equal\", margin = \"equal\", own = [\"Bd\"], enemy = [\"Bd\"], fate = \"recoils\" } }]\n";
    let source = Rulebook::load(text, "house.toml").expect("sound");
    let rulebook = source.compile(Scale::Mm15, &[], &[]).expect("sound");
    let mut board = Board::under(&rulebook);
    board
        .put("r1", "4Bd", 7.0, 7.0, 0.0)
        .by("b1", "4Bd", "front of r1");
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let outcome = resolve(&mut board.changes(), &duel, [3, 3]);
    assert_eq!(outcome.fates, [Fate::Recoils; 2]);
    let pursuits = board.events.iter();
    assert_eq!(
        pursuits
            .filter(|event| matches!(event, Event::Pursued { .. }))
            .count(),
        0
    );
}

#[test]
fn a_camp_falls_in_the_same_way_in_either_sides_bound() {
    // Camp followers 1 + 2 in their camp + 1 against Bd 5 + 6, more than double.
    let [in_red, in_blue] = [Side::Red, Side::Blue].map(|side| {
        let mut board = Board::under(&dba30(&[]));
        board
            .camp(
                Side::Blue,
                &[(6.0, 7.0), (6.0, 9.0), (8.0, 9.0), (8.0, 7.0)],
                crate::Occupant::NonCombatants,
            )
            .put("r1", "4Bd", 7.0, 7.0, 0.0)
            .active(side);
        let (first, second) = fights(board.view())[0];
        let dice = if first == party("r1") { [6, 1] } else { [1, 6] };
        let duel = close_duel(board.view(), first, second).expect("at the camp");
        resolve(&mut board.changes(), &duel, dice);
        board
    });
    let ends = |board: &Board| {
        (
            board.at("r1"),
            board.position.occupants,
            board.position.non_combatants_lost,
        )
    };
    assert_eq!(ends(&in_red), ends(&in_blue));
    assert!(
        !in_red
            .position
            .occupant(crate::Stronghold::Camp(Side::Blue))
            .is_inside()
    );
}
