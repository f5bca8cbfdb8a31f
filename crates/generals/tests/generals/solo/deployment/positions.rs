//! The modifiers of a group's roll (4.7), each at its limit.

use super::super::table_setup::{Piece, area};
use super::{before, deployed, facing, rows, written};
use acies_generals::audit::How;

/// No row counts.
const NONE: [u8; 0] = [];
/// Twelve blades.
const BLADES: &str = "4Bd general, 11x4Bd";
/// Twelve auxilia.
const LIGHT: &str = "4Ax general, 11x4Ax";

/// The modifier rows of a group's roll; every die shows a 3, which means the centre.
fn modifier_rows(pieces: &[Piece], armies: [&str; 2], subject: &str) -> Vec<u8> {
    let (_, entries) = deployed(before(pieces, armies), &[3; 60]);
    rows(&entries, subject)
}

#[test]
fn general_as_the_only_mounted_element() {
    // Row 1 takes the place of row 8 for cavalry and of row 6 for knights.
    assert_eq!(
        modifier_rows(&[], ["3Cv general, 11x4Sp", LIGHT], "r1"),
        [1]
    );
    assert_eq!(
        modifier_rows(&[], ["3Kn general, 11x4Sp", LIGHT], "r1"),
        [1]
    );
    // With another mounted element in the army it does not apply, nor to that element.
    let two = ["3Cv general, 1x3Cv, 10x4Sp", LIGHT];
    assert_eq!(modifier_rows(&[], two, "r1"), [8]);
    assert_eq!(modifier_rows(&[], two, "r2"), [8]);
    // A single mounted element that is not the general.
    let led_on_foot = ["4Sp general, 10x4Sp, 1x3Kn", LIGHT];
    assert_eq!(modifier_rows(&[], led_on_foot, "r12"), [6]);
}

#[test]
fn infantry_facing_better_infantry_in_good_going() {
    // Four riders against none; eight spears against nine heavy.
    let army = "3Cv general, 3x3Cv, 8x4Sp";
    let nine = "4Bd general, 8x4Sp, 3x4Ax";
    let spears = "r5 r6 r7 r8";
    assert_eq!(modifier_rows(&[], [army, nine], spears), [2]);
    assert_eq!(
        modifier_rows(&[], [army, nine], "r1 r2"),
        [8],
        "riders are no infantry"
    );
    // Eight against eight; and four riders against four.
    let eight = "4Bd general, 7x4Sp, 4x4Ax";
    assert_eq!(modifier_rows(&[], [army, eight], spears), NONE);
    let ridden = "3Cv general, 3x3Cv, 4x4Bd, 4x4Sp";
    let less = "3Cv general, 3x3Cv, 6x4Sp, 2x4Ax";
    assert_eq!(modifier_rows(&[], [less, ridden], "r5 r6 r7"), NONE);
    let three = "3Cv general, 2x3Cv, 5x4Bd, 4x4Sp";
    assert_eq!(modifier_rows(&[], [less, three], "r5 r6 r7"), [2]);
}

#[test]
fn good_going_ahead_means_at_least_half() {
    // The centre reaches 2.8125 to either hand of 7.5, and 600 paces ahead of 3.75 are 3.75: 21.09 square base widths, half
    // of which are 10.55. A wood 5.625 wide and 1.85 deep has 10.41, one 1.9 deep 10.69.
    let army = ["3Cv general, 3x3Cv, 8x4Sp", "4Bd general, 8x4Sp, 3x4Ax"];
    let spears = "r5 r6 r7 r8";
    let wood = |deep: f64| [area("wood", 4.6875, 5.5, 5.625, deep)];
    assert_eq!(modifier_rows(&wood(1.85), army, spears), [2]);
    assert_eq!(modifier_rows(&wood(1.9), army, spears), NONE);
}

#[test]
fn heavy_troops_against_enemy_reserves() {
    let army = "3Kn general, 1x3Kn, 2x2LH, 4x4Sp, 4x2Ps";
    let stand = |kept: usize| -> Vec<(usize, f64, f64)> {
        let numbers = 1..=12 - kept;
        numbers.map(|nth| (nth, 1.0 + nth as f64, 13.0)).collect()
    };
    let by = |kept: usize, subject: &str| {
        let battle = facing("2.2", &[], [army, LIGHT], &stand(kept));
        let (_, entries) = deployed(battle, &[3; 60]);
        rows(&entries, subject)
    };
    // Knights and spears, not light horse and psiloi.
    assert_eq!(by(1, "r1 r2"), [3, 6]);
    assert_eq!(by(1, "r5 r6 r7 r8"), [3]);
    assert_eq!(by(1, "r3 r4"), [8]);
    assert_eq!(by(1, "r9 r10 r11 r12"), [5]);
    assert_eq!(by(0, "r5 r6 r7 r8"), NONE);
    // Before the opponent has deployed, no element is kept back.
    assert_eq!(by(12, "r5 r6 r7 r8"), NONE);
}

#[test]
fn both_flanks_in_bad_going() {
    // A flank is 2.8125 wide from 1.875 and from 10.3125, and 3.75 + 3.75 deep. Four square base widths are much, a
    // wood as wide and 1.4223 deep.
    let flanks = |left: f64, right: f64| {
        [
            area("wood", 1.875, 3.8, 2.8125, left),
            area("wood", 10.3125, 3.8, 2.8125, right),
        ]
    };
    let army = ["3Kn general, 1x3Kn, 4x4Wb, 3x4Ax, 3x4Sp", LIGHT];
    let groups = ["r1", "r2", "r3 r4 r5 r6", "r7 r8 r9", "r10 r11 r12"];
    let by = |pieces: &[Piece]| groups.map(|group| modifier_rows(pieces, army, group));
    // 1.4 deep: 3.94 each. A wood may lie before the zone or in it.
    let bad = [vec![4, 6], vec![4, 6], vec![7], vec![5, 7], vec![]];
    let good = [vec![6], vec![6], vec![], vec![5], vec![]];
    assert_eq!(by(&flanks(1.4, 1.4)), good);
    assert_eq!(by(&flanks(1.5, 1.4)), good, "one flank alone");
    assert_eq!(by(&flanks(1.5, 1.5)), bad);
    // The 600 paces ahead end at 7.5.
    let beyond = [
        area("wood", 1.875, 6.1, 2.8125, 3.0),
        area("wood", 10.3125, 6.1, 2.8125, 3.0),
    ];
    assert_eq!(by(&beyond), good, "1.4 of each on this side of 7.5");
}

#[test]
fn position_modifiers_by_troop_type() {
    let army = "3Cv general, 1x3Cm, 2x2LH, 1xEl, 3x3Bw, 2x4Ax, 2x2Ps";
    let (_, entries) = deployed(before(&[], [army, LIGHT]), &[3; 60]);
    // Auxilia join the elephant, so the main kind is no longer elephant; psiloi are 3 and 5, bows neither.
    assert_eq!(rows(&entries, "r5 r9 r10"), [5, 6]);
    assert_eq!(rows(&entries, "r11 r12"), [5]);
    assert_eq!(rows(&entries, "r6 r7 r8"), NONE);
    assert_eq!(rows(&entries, "r3 r4"), [8]);
    assert_eq!(
        rows(&entries, "r1 r2"),
        [8],
        "cavalry and camelry that were left over"
    );
}

#[test]
fn main_kind_of_a_tied_group_is_better_against_foot() {
    // A light horse (2 against foot) and a knight (3); the elephant is mounted in a group of its own.
    let army = "4Bd general, 8x4Bd, 1xEl, 1x2LH, 1x3Kn";
    let (_, entries) = deployed(before(&[], [army, BLADES]), &[3; 60]);
    let entry = written(&entries, "position", "r11 r12").unwrap();
    let How::Table(thrown) = &entry.how else {
        panic!("{entry:?}");
    };
    // As light horse it would have row 8.
    assert_eq!(thrown.modifiers.len(), 1);
    assert_eq!((thrown.modifiers[0].row, thrown.total), (6, 3 + 3 + 3));
}
