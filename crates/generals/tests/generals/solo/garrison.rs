//! Garrisons of the camp (4.2) and the built-up area (4.4).

use acies_generals::audit::How;
use acies_generals::solo::{
    AuditLog, Dice, built_up_area_garrison, camp_garrison, next_garrison_order,
};
use acies_referee::{Battle, Occupant, Order, Side};

use super::table_setup::{Piece, area, camp, mustered, town};

fn log(dice: &[u8]) -> AuditLog {
    AuditLog::new(Dice::Scripted(dice.iter().copied().collect()))
}

/// Red with a camp against blue, by 2.2.
fn camped(armies: [&str; 2]) -> Battle {
    let (rulebook, mut table, mut position) = mustered("2.2", &[], armies);
    camp(&mut table, &mut position, Side::Red);
    Battle::from_position(rulebook, table, position)
}

/// Red with a built-up area against blue, by 2.2.
fn walled(armies: [&str; 2], corners: Piece) -> Battle {
    let (rulebook, mut table, mut position) = mustered("2.2", &[corners], armies);
    town(&mut table, &mut position, Side::Red);
    Battle::from_position(rulebook, table, position)
}

const SPEARS: &str = "3Cv general, 5x4Sp, 6x2Ps";
const HORSE: &str = "3Cv general, 9x4Bd, 2x2LH";
const FOOT: &str = "4Bd general, 11x4Bd";

/// The garrison of the camp with these dice, and the number of entries.
fn camp_by(armies: [&str; 2], dice: &[u8]) -> (Option<String>, usize) {
    let battle = camped(armies);
    let mut log = log(dice);
    let id = camp_garrison(&mut log, &battle, Side::Red).map(|id| id.to_string());
    let entries = log.entries().len();
    // The second call gives the same answer without a roll.
    let again = camp_garrison(&mut log, &battle, Side::Red).map(|id| id.to_string());
    assert_eq!((&again, log.entries().len()), (&id, entries));
    (id, entries)
}

#[test]
fn camp_gets_a_spear_on_six() {
    // Five spears are odd, +1; light horse +2; three mounted against one, +1. A 2 makes 6, a 1 makes 5.
    let horse = [SPEARS, HORSE];
    assert_eq!(camp_by(horse, &[2]), (Some("r6".to_owned()), 2));
    assert_eq!(camp_by(horse, &[1]), (None, 2));
    // Against foot +1 alone: 5 makes 6, 4 makes 5.
    assert_eq!(camp_by([SPEARS, FOOT], &[5]), (Some("r6".to_owned()), 2));
    assert_eq!(camp_by([SPEARS, FOOT], &[4]), (None, 2));
}

#[test]
fn camp_without_spears_needs_no_roll() {
    assert_eq!(camp_by([FOOT, HORSE], &[]), (None, 1));
    // The general's element does not garrison, and there is no other spear.
    assert_eq!(camp_by(["4Sp general, 11x4Bd", HORSE], &[6]), (None, 2));
}

#[test]
fn no_camp_needs_no_decision() {
    let (rulebook, table, position) = mustered("2.2", &[], [SPEARS, HORSE]);
    let battle = Battle::from_position(rulebook, table, position);
    let mut log = log(&[6]);
    assert_eq!(camp_garrison(&mut log, &battle, Side::Red), None);
    assert!(log.entries().is_empty());
}

/// A built-up area of 3 by 2.
fn built_up(x: f64, y: f64) -> Piece {
    area("bua", x, y, 3.0, 2.0)
}

/// The garrison of the built-up area with these dice, and the modifier rows.
fn built_up_area_by(armies: [&str; 2], place: Piece, dice: &[u8]) -> (Option<String>, Vec<u8>) {
    let battle = walled(armies, place);
    let mut log = log(dice);
    let id = built_up_area_garrison(&mut log, &battle, Side::Red).map(|id| id.to_string());
    let rows = log.entries().first().map(|entry| match &entry.how {
        How::Table(thrown) => thrown.modifiers.iter().map(|added| added.row).collect(),
        _ => Vec::new(),
    });
    (id, rows.unwrap_or_default())
}

#[test]
fn built_up_area_gets_a_garrison_on_four() {
    // Five spears: +1 (row 3). Against foot: blades -2 (row 6). On the other side nothing more: 5 makes 4, 4 makes 3.
    let far = || built_up(1.0, 12.0);
    let foot = [SPEARS, FOOT];
    assert_eq!(
        built_up_area_by(foot, far(), &[5]),
        (Some("r6".to_owned()), vec![3, 6])
    );
    assert_eq!(built_up_area_by(foot, far(), &[4]), (None, vec![3, 6]));
    // On its own side, -3 more (row 8): not even a 6 makes 4.
    assert_eq!(
        built_up_area_by(foot, built_up(1.0, 1.0), &[6]),
        (None, vec![3, 6, 8])
    );
    // Its middle counts: 7.4 and 7.6 of 15.
    assert_eq!(
        built_up_area_by(foot, built_up(1.0, 6.4), &[6]).1,
        [3, 6, 8]
    );
    assert_eq!(built_up_area_by(foot, built_up(1.0, 6.6), &[6]).1, [3, 6]);
}

#[test]
fn first_available_kind_garrisons() {
    let far = || built_up(1.0, 12.0);
    let in_by = |army: &str| built_up_area_by([army, "3Cv general, 11x3Cv"], far(), &[6]).0;
    // No enemy infantry at all is no infantry but psiloi. Four blades are not divisible by three: the first row.
    assert_eq!(
        in_by("3Cv general, 4x4Bd, 3x4Sp, 4x2Ps"),
        Some("r5".to_owned())
    );
    // Three are, and three spears are odd: the second.
    assert_eq!(
        in_by("3Cv general, 3x4Bd, 3x4Sp, 5x2Ps"),
        Some("r7".to_owned())
    );
    // Two blades would be the first row, but one is the general: the other.
    assert_eq!(
        in_by("4Bd general, 1x4Bd, 2x4Sp, 8x2Ps"),
        Some("r2".to_owned())
    );
    // The general is the only blade: then even spears (fourth row).
    assert_eq!(in_by("4Bd general, 2x4Sp, 9x2Ps"), Some("r3".to_owned()));
    // No kind of the list.
    assert_eq!(in_by("3Cv general, 6x4Bw, 5x2Ps"), None);
    // No infantry: no roll.
    assert_eq!(
        built_up_area_by(["3Cv general, 11x3Cv", FOOT], far(), &[6]),
        (None, vec![])
    );
}

#[test]
fn garrisons_come_before_deployment() {
    let (rulebook, mut table, mut position) =
        mustered("2.2", &[built_up(1.0, 12.0)], [SPEARS, HORSE]);
    town(&mut table, &mut position, Side::Red);
    camp(&mut table, &mut position, Side::Red);
    let mut battle = Battle::from_position(rulebook, table, position);
    // The camp: 2 + 4, a spear. The built-up area: 6 + 1 - 2, a spear; the last one is promised to the camp.
    let mut log = log(&[2, 6]);
    let mut orders = Vec::new();
    while let Some(order) = next_garrison_order(&mut log, &battle, Side::Red) {
        orders.push(order.to_string());
        battle.obey(&order).unwrap();
    }
    assert_eq!(orders, ["deploy r6 in camp", "deploy r5 in bua"]);
}

#[test]
fn followers_are_placed_where_required() {
    let (rulebook, mut table, mut position) = mustered("2.2", &[], [FOOT, HORSE]);
    camp(&mut table, &mut position, Side::Red);
    position.occupants[0] = Occupant::Empty;
    let mut battle = Battle::from_position(rulebook, table, position);
    let mut log = log(&[]);
    let order = next_garrison_order(&mut log, &battle, Side::Red).unwrap();
    assert_eq!(order, Order::Followers(true));
    battle.obey(&order).unwrap();
    assert_eq!(next_garrison_order(&mut log, &battle, Side::Red), None);
}
