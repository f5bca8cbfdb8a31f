//! The rules for deploying groups (4.7, rules 1 to 10), each where it applies and where it does not. Rule 2 is in
//! `landing`.
//!
//! Numbers are right of the middle and ahead of the edge. By 2.2 the front is at 600 paces = 3.75, and the zone goes to
//! 5.625 on either side.

use std::collections::BTreeMap;

use acies_referee::Battle;

use super::super::table_setup::{Piece, area};
use super::{at, before, deployed, facing, result};

/// Without heavy and mounted elements, this army adds no modifiers.
const LIGHT: &str = "4Ax general, 11x4Ax";

/// The depths of some elements' files, from left to right.
fn depths(battle: &Battle, numbers: std::ops::RangeInclusive<usize>) -> Vec<usize> {
    let mut files: BTreeMap<i64, usize> = BTreeMap::new();
    for number in numbers {
        let (right, _) = at(battle, number);
        *files.entry((right * 100.0) as i64).or_default() += 1;
    }
    files.into_values().collect()
}

#[test]
fn rule_1_pikes_form_two_ranks() {
    let armies = ["3Cv general, 3x3Cv, 8x4Pk", "4Bd general, 11x4Bd"];
    // Riders 12 + 4 = 16 and 6 + 4 = 10; pikes (8 heavy against 12, four riders against none) 10 - 5 = 5 and 2 - 5 = -3.
    let dice = [6, 6, 3, 3, 6, 4, 1, 1];
    let (battle, entries) = deployed(before(&[], armies), &dice);
    assert_eq!(result(&entries, "two-ranks", "r5 r6 r7 r8"), Some("line"));
    // 15 mm are 0.375: the second rank begins at 3.373.
    assert_eq!(
        (at(&battle, 5), at(&battle, 6)),
        ((-0.5, 3.75), (-0.5, 3.37))
    );
    assert_eq!((at(&battle, 7), at(&battle, 8)), ((0.5, 3.75), (0.5, 3.37)));
    // The same in the reserve, at 2.498.
    assert_eq!(
        (at(&battle, 9), at(&battle, 10)),
        ((-0.5, 2.5), (-0.5, 2.12))
    );
    // The riders join on either hand.
    assert_eq!((at(&battle, 1).0, at(&battle, 2).0), (1.5, 2.5));
    assert_eq!((at(&battle, 3).0, at(&battle, 4).0), (-1.5, -2.5));
    assert_eq!(depths(&battle, 1..=4), [1, 1, 1, 1]);
}

/// Psiloi beside spears in the centre, with one enemy of this number at a place; returns the place of the psiloi.
fn psiloi_against(enemy: (usize, f64), pieces: &[Piece]) -> (f64, Option<String>) {
    let armies = ["4Sp general, 3x4Sp, 4x4Ax, 4x2Ps", "3Cv general, 11x4Bd"];
    // The others are kept back, -3 for spears: 10 - 3 = 7; auxilia 2 + 2 = 4, reserve; psiloi 5 + 2 = 7.
    let battle = facing("2.2", pieces, armies, &[(enemy.0, enemy.1, 12.0)]);
    let (battle, entries) = deployed(battle, &[6, 4, 1, 1, 2, 3]);
    let recorded = result(&entries, "not-facing", "").map(str::to_owned);
    (at(&battle, 9).0, recorded)
}

#[test]
fn rule_3_psiloi_do_not_face_mounted_in_good_going() {
    let kept = Some("kept".to_owned());
    // Eight files about the middle: spears from -4 to 0, psiloi on the right from 0 to 4, the first innermost. Against a
    // blade at 2.5 (10 from the left) they stand there; against cavalry on the left.
    assert_eq!(psiloi_against((2, 10.0), &[]), (0.5, kept.clone()));
    assert_eq!(psiloi_against((1, 10.0), &[]), (-0.5, kept.clone()));
    // From 4.5 on no element is opposite; up to 4.45 half a hundredth of the last element is.
    assert_eq!(psiloi_against((1, 12.0), &[]), (0.5, kept.clone()));
    assert_eq!(psiloi_against((1, 11.95), &[]), (-0.5, kept.clone()));
    // With a wood between them it may.
    let wood = [area("wood", 9.0, 8.0, 2.0, 2.0)];
    assert_eq!(psiloi_against((1, 10.0), &wood), (0.5, kept));
    // Before the opponent has deployed there is nothing to face.
    let armies = ["4Sp general, 3x4Sp, 4x4Ax, 4x2Ps", "3Cv general, 11x4Bd"];
    let (_, entries) = deployed(before(&[], armies), &[3; 40]);
    assert_eq!(result(&entries, "not-facing", ""), Some("nobody-there"));
}

/// An elephant with psiloi beside spears in the centre, against an enemy at a place; returns the place of the elephant.
fn elephant_against(number: usize, x: f64) -> (f64, f64) {
    let armies = [
        "4Sp general, 3x4Sp, 1xEl, 7x2Ps",
        "4Ax general, 10x4Ax, 1xArt",
    ];
    // Spears 10 - 3 = 7; the elephant with two psiloi 2 + 2 + 3 = 7; the other psiloi 2 + 2 = 4.
    let battle = facing("2.2", &[], armies, &[(number, x, 12.0)]);
    let (battle, entries) = deployed(battle, &[6, 4, 1, 1, 1, 1, 1, 1]);
    for e in &entries {
        println!("{}", e.to_note(acies_referee::Side::Red));
    }
    assert_eq!(result(&entries, "not-opposite", ""), Some("kept"));
    at(&battle, 5)
}

#[test]
fn rule_4_elephants_are_not_opposite_artillery() {
    // Seven files from -3.5: spears to 0.5; psiloi, as fast but on foot, at 1 and 2, the elephant at 3.
    assert_eq!(
        elephant_against(2, 10.5),
        (3.0, 3.75),
        "auxilia do not matter"
    );
    // Artillery at 3: the other way round it is at -3.
    assert_eq!(elephant_against(12, 10.5), (-3.0, 3.75));
    // At 4 it is just a base width off, at 4.1 more.
    assert_eq!(elephant_against(12, 11.5), (-3.0, 3.75));
    assert_eq!(elephant_against(12, 11.6), (3.0, 3.75));
}

#[test]
fn rule_5_columns_form_before_bad_going() {
    let armies = ["4Sp general, 3x4Sp, 8x2Ps", LIGHT];
    let by = |y: f64| {
        let wood = [area("wood", 0.0, y, 15.0, 1.0)];
        // Spears 7, centre; psiloi 2 + 2 = 4, reserve.
        let (battle, entries) = deployed(before(&wood, armies), &[3, 4, 1, 1, 1, 1]);
        let recorded = result(&entries, "column-in-bad-going", "r1 r2 r3 r4").is_some();
        (depths(&battle, 1..=4), recorded)
    };
    // 200 paces = 1.25 ahead of 3.748 are 4.998.
    assert_eq!(by(4.9), (vec![4], true));
    assert_eq!(by(5.1), (vec![1, 1, 1, 1], false));
    // Where it lies before a part of the front alone, the line stands beside it: the spears from -2 to 2 go just so far to
    // the right, by quarters, that their left end is not before the wood, which ends at 7.0 = -0.5.
    let wood = [area("wood", 4.0, 4.2, 3.0, 1.0)];
    let (battle, entries) = deployed(before(&wood, armies), &[3, 4, 1, 1, 1, 1]);
    assert_eq!(result(&entries, "column-in-bad-going", "r1 r2 r3 r4"), None);
    let mut rights: Vec<f64> = (1..=4).map(|number| at(&battle, number).0).collect();
    rights.sort_by(f64::total_cmp);
    assert_eq!(rights, [0.0, 1.0, 2.0, 3.0]);
}

#[test]
fn rule_6_warband_depth_is_rolled() {
    let armies = ["4Wb general, 7x4Wb, 4x2Ps", LIGHT];
    // Warbands in the centre, psiloi 2 + 2 = 4 in the reserve; then the depth.
    let by = |die: u8| {
        let (battle, entries) = deployed(before(&[], armies), &[3, 4, 3, 4, 1, 1, die]);
        let recorded = result(&entries, "warband-depth", "").map(str::to_owned);
        (depths(&battle, 1..=4), depths(&battle, 5..=8), recorded)
    };
    let two = Some("two-ranks".to_owned());
    let ends = Some("one-rank-at-the-ends".to_owned());
    assert_eq!(by(3), (vec![2, 2], vec![2, 2], two));
    assert_eq!(by(4), (vec![1, 2, 1], vec![1, 2, 1], ends));
    // Five are too few.
    let five = ["4Wb general, 4x4Wb, 7x2Ps", LIGHT];
    let (battle, entries) = deployed(before(&[], five), &[3, 4, 3, 4, 1, 1, 1, 1, 1]);
    assert_eq!(result(&entries, "warband-depth", ""), None);
    assert_eq!(depths(&battle, 1..=3), [1, 1, 1]);
}

#[test]
fn rule_7_spear_depth_is_rolled() {
    let army = "4Sp general, 7x4Sp, 4x2Ps";
    let by = |enemy: &str, die: u8| {
        let (battle, entries) = deployed(before(&[], [army, enemy]), &[3, 4, 3, 4, 1, 1, die]);
        let recorded = result(&entries, "spear-depth", "").map(str::to_owned);
        (depths(&battle, 1..=4), recorded)
    };
    let five = "4Sp general, 4x4Sp, 7x4Ax";
    let two = Some("two-ranks".to_owned());
    let ends = Some("one-rank-at-the-ends".to_owned());
    assert_eq!(by(five, 3), (vec![2, 2], two));
    assert_eq!(by(five, 4), (vec![1, 2, 1], ends));
    // Four spears of the enemy are too few.
    assert_eq!(by("4Sp general, 3x4Sp, 8x4Ax", 3), (vec![1, 1, 1, 1], None));
}

#[test]
fn rule_8_fast_troops_stand_outside() {
    let armies = ["4Sp general, 3x4Sp, 4x3Kn, 4x2LH", LIGHT];
    // Spears 7, centre; knights 8 + 3 = 11 and light horse 7 + 4 = 11, right.
    let (battle, entries) = deployed(before(&[], armies), &[3, 4, 4, 4, 3, 4]);
    // Twelve files have no room between -5.625 and 5.625. Spears, with rear support of their own kind, go into two
    // ranks first: 2 + 8. The centre goes at most 2.75 to the left: from -3.75 to -1.75, and 8 more are 6.25. So
    // knights go into two ranks too: six files on the right begin at -0.375 at most, by quarters at -0.5; the spears
    // from -2.5 to -0.5.
    assert_eq!(depths(&battle, 1..=4), [2, 2]);
    assert_eq!(depths(&battle, 5..=8), [2, 2]);
    assert_eq!(depths(&battle, 9..=12), [1, 1, 1, 1]);
    assert_eq!(
        result(&entries, "no-room", "r1 r2 r3 r4"),
        Some("two-ranks")
    );
    let rights = |numbers: std::ops::RangeInclusive<usize>| -> Vec<f64> {
        let mut rights: Vec<f64> = numbers.map(|number| at(&battle, number).0).collect();
        rights.sort_by(f64::total_cmp);
        rights
    };
    assert_eq!(rights(1..=4), [-2.0, -2.0, -1.0, -1.0]);
    assert_eq!(rights(5..=8), [0.0, 0.0, 1.0, 1.0]);
    assert_eq!(rights(9..=12), [2.0, 3.0, 4.0, 5.0]);
    assert_eq!(result(&entries, "fastest-outside", ""), Some("kept"));
}

#[test]
fn rule_8_mounted_do_not_face_bad_going() {
    // The knight, the only mounted element (12 - 5 = 7), would stand on the right of four spears, from 1.5 to 2.5.
    let armies = ["3Kn general, 4x4Sp, 7x2Ps", LIGHT];
    let by = |y: f64| {
        let wood = [area("wood", 9.2, y, 0.6, 1.0)];
        let (battle, _) = deployed(before(&wood, armies), &[6, 6, 3, 4, 1, 1, 1, 1]);
        at(&battle, 1)
    };
    // The move of 300 paces = 1.875 does not reach it, but 600 paces ahead of 3.748, to 7.498, it does.
    assert_eq!(by(7.4), (-2.0, 3.75));
    assert_eq!(by(7.6), (2.0, 3.75));
}

#[test]
fn flanks_join_or_keep_a_base_width_apart() {
    // Spears from -2 to 2, two blades on the right from 2 to 4. A wood lies before 2.0 to 2.5, beside the flank itself, which
    // begins at 2.8125. Half a base width farther out they would be clear of it, but a gap is a whole one.
    let armies = ["4Sp general, 3x4Sp, 2x4Bd, 6x2Ps", LIGHT];
    let dice = [3, 4, 5, 6, 1, 1, 1, 1];
    let by = |pieces: &[Piece]| {
        let (battle, _) = deployed(before(pieces, armies), &dice);
        [5, 6].map(|number| at(&battle, number))
    };
    assert_eq!(by(&[]), [(2.5, 3.75), (3.5, 3.75)]);
    let wood = [area("wood", 9.5, 4.2, 0.5, 1.0)];
    assert_eq!(by(&wood), [(3.5, 3.75), (4.5, 3.75)]);
}

#[test]
fn rule_9_general_is_in_the_middle() {
    // The general is the fourth of four; the two innermost of four files are as near, and the left one is the first.
    let armies = ["3x4Sp, 4Sp general, 8x2Ps", LIGHT];
    let (battle, entries) = deployed(before(&[], armies), &[3, 4, 1, 1, 1, 1]);
    assert_eq!(at(&battle, 4), (-0.5, 3.75));
    assert_eq!(
        result(&entries, "general-in-the-middle", ""),
        Some("centre")
    );
    // A faster general of another kind stays outside: the knight is the only mounted element, 12 - 5 = 7.
    let armies = ["3Kn general, 4x4Sp, 7x2Ps", LIGHT];
    let (battle, _) = deployed(before(&[], armies), &[6, 6, 3, 4, 1, 1, 1, 1]);
    // Five files from -2.5: spears in the middle first, and the general on their right.
    assert_eq!(at(&battle, 1), (2.0, 3.75));
}

#[test]
fn rule_10_groups_avoid_a_bad_flank() {
    let by = |army: &str, pieces: &[Piece]| {
        // The first group rolls 11, the others 2 (psiloi 2 + 2 = 4).
        let (_, entries) = deployed(before(pieces, [army, LIGHT]), &[5, 6, 1, 1, 1, 1, 1, 1]);
        let name = "r1 r2 r3 r4";
        let recorded = result(&entries, "other-flank", name).map(str::to_owned);
        (
            recorded,
            result(&entries, "placed", name).map(str::to_owned),
        )
    };
    let some = |text: &str| Some(text.to_owned());
    let (spears, bands) = ("4Sp general, 3x4Sp, 8x2Ps", "4Wb general, 3x4Wb, 8x2Ps");
    // The right flank begins at 10.3125, and 600 paces ahead of it end at 7.5.
    let right = || area("wood", 11.0, 6.0, 1.0, 2.0);
    assert_eq!(by(spears, &[]), (None, some("right")));
    assert_eq!(by(spears, &[right()]), (some("left"), some("left")));
    // Beyond 600 paces, or beside the flank, it does not matter.
    assert_eq!(
        by(spears, &[area("wood", 11.0, 7.6, 1.0, 2.0)]),
        (None, some("right"))
    );
    assert_eq!(
        by(spears, &[area("wood", 9.2, 6.0, 1.1, 2.0)]),
        (None, some("right"))
    );
    // If the left has some too they stay; and warbands are at home there.
    let both = [right(), area("wood", 3.0, 6.0, 1.0, 2.0)];
    assert_eq!(by(spears, &both), (some("right"), some("right")));
    assert_eq!(by(bands, &[right()]), (None, some("right")));
}

/// Spears in the centre and others on the right, by 3.0; psiloi in reserve.
fn on_the_right(others: &str, dice: [u8; 2]) -> (Battle, Vec<Option<String>>) {
    let army = format!("4Sp general, 2x4Sp, 4x{others}, 5x2Ps");
    let battle = facing("3.0", &[], [&army, LIGHT], &[]);
    let thrown = [3, 4, dice[0], dice[1], 1, 1, 1, 1];
    let (battle, entries) = deployed(battle, &thrown);
    let recorded = ["position", "no-room"]
        .map(|name| result(&entries, name, "r4 r5 r6 r7").map(str::to_owned));
    (battle, recorded.to_vec())
}

#[test]
fn flanks_respect_wider_side_margins() {
    // By 3.0 most stand from -3.5 to 3.5, auxilia from -5.5 to 5.5; the front is 3 before the middle, at 4.5. Three
    // spears and four blades are just 7 wide: the spears go from -3.5 to -0.5, by two base widths to the left.
    let (battle, recorded) = on_the_right("4Bd", [5, 6]);
    assert_eq!(recorded, [Some("right".to_owned()), None]);
    assert_eq!(at(&battle, 4), (0.0, 4.5));
    let mut rights: Vec<f64> = (4..=7).map(|number| at(&battle, number).0).collect();
    rights.sort_by(f64::total_cmp);
    assert_eq!(rights, [0.0, 1.0, 2.0, 3.0]);
    // Auxilia, 9 + 2 = 11, find room beside spears that stay where they are: from 1.5 to 5.5.
    let (battle, recorded) = on_the_right("3Ax", [4, 5]);
    assert_eq!(recorded, [Some("right".to_owned()), None]);
    let mut rights: Vec<f64> = (4..=7).map(|number| at(&battle, number).0).collect();
    rights.sort_by(f64::total_cmp);
    assert_eq!(rights, [2.0, 3.0, 4.0, 5.0]);
}

#[test]
fn psiloi_go_behind_and_bows_between() {
    // Four riders of the enemy.
    let armies = [
        "4Sp general, 2x4Sp, 1x2Ps, 3x4Bd, 1x3Bw, 4x4Ax",
        "3Cv general, 3x3Cv, 8x4Ax",
    ];
    // Psiloi join three of the four auxilia, the largest block; the bow joins the spears, which come before as many
    // blades.
    let (battle, entries) = deployed(before(&[], armies), &[3, 4, 3, 4, 3, 4, 3, 4, 3, 4]);
    let with_psiloi = entries
        .iter()
        .find(|entry| entry.name == "group" && entry.result == "psiloi-behind")
        .unwrap();
    let numbers: Vec<usize> = with_psiloi
        .subject
        .split(' ')
        .map(|id| id[1..].parse().unwrap())
        .collect();
    let (behind, fronts) = numbers.split_last().unwrap();
    assert_eq!((fronts.len(), *behind), (3, 4));
    // Of three side by side the middle one has the psiloi straight behind.
    let mut rights: Vec<f64> = fronts.iter().map(|&one| at(&battle, one).0).collect();
    rights.sort_by(f64::total_cmp);
    let (right, ahead) = at(&battle, *behind);
    assert!(
        (right - rights[1]).abs() < 0.01 && ahead < 3.5,
        "{right} {ahead}"
    );
    // The bow has a blade or a spear on either hand.
    let with_bow = entries
        .iter()
        .find(|entry| entry.name == "group" && entry.result == "bows-between")
        .unwrap();
    let numbers: Vec<usize> = with_bow
        .subject
        .split(' ')
        .map(|id| id[1..].parse().unwrap())
        .collect();
    let bow = at(&battle, 8).0;
    assert!(numbers.contains(&8), "{numbers:?}");
    let beside = |off: f64| {
        numbers
            .iter()
            .any(|&one| (at(&battle, one).0 - bow - off).abs() < 0.01)
    };
    assert!(beside(-1.0) && beside(1.0), "{numbers:?}");
}

#[test]
fn psiloi_go_behind_a_group_with_bows() {
    // Four riders of the enemy. Two blades with psiloi behind, and a bow between them; pikes in two groups of four.
    let armies = [
        "4Bd general, 1x4Bd, 1x2Ps, 1x3Bw, 8x4Pk",
        "3Cv general, 3x3Cv, 8x4Ax",
    ];
    // 3 + 4 = 7 is the centre, 1 + 1 the reserve.
    let (battle, entries) = deployed(before(&[], armies), &[3, 4, 1, 1, 1, 1]);
    assert_eq!(
        result(&entries, "group", "r1 r4 r2 r3"),
        Some("bows-between")
    );
    assert_eq!(depths(&battle, 1..=4), [2, 1, 1]);
    // Three files from -1.5: the psiloi behind the first blade, as near to the middle as the second; the bow in the middle.
    let stand = [1, 4, 2, 3].map(|number| at(&battle, number));
    assert_eq!(
        stand,
        [(-1.0, 3.75), (0.0, 3.75), (1.0, 3.75), (-1.0, 3.37)]
    );
}
