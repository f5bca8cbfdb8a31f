//! Who holds the camp (4.2) and the built-up area (4.4).

use acies_generals::audit::How;
use acies_generals::solo::{Clerk, Dice, before_deploying, camp_garrison, town_garrison};
use acies_referee::{Battle, Occupant, Order, Side};

use super::land::{Piece, area, camp, mustered, town};

fn clerk(dice: &[u8]) -> Clerk {
    Clerk::new(Dice::Given(dice.iter().copied().collect()))
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

/// Who holds the camp by these dice, and how many entries that made.
fn camp_by(armies: [&str; 2], dice: &[u8]) -> (Option<String>, usize) {
    let battle = camped(armies);
    let mut clerk = clerk(dice);
    let id = camp_garrison(&mut clerk, &battle, Side::Red).map(|id| id.to_string());
    let entries = clerk.entries().len();
    // Asked again it answers the same, and throws nothing.
    let again = camp_garrison(&mut clerk, &battle, Side::Red).map(|id| id.to_string());
    assert_eq!((&again, clerk.entries().len()), (&id, entries));
    (id, entries)
}

#[test]
fn six_puts_a_spear_into_the_camp() {
    // Five spears are odd, +1; light horse +2; three mounted against one, +1. A 2 makes 6, a 1 makes 5.
    let horse = [SPEARS, HORSE];
    assert_eq!(camp_by(horse, &[2]), (Some("r6".to_owned()), 2));
    assert_eq!(camp_by(horse, &[1]), (None, 2));
    // Against foot +1 alone: 5 makes 6, 4 makes 5.
    assert_eq!(camp_by([SPEARS, FOOT], &[5]), (Some("r6".to_owned()), 2));
    assert_eq!(camp_by([SPEARS, FOOT], &[4]), (None, 2));
}

#[test]
fn without_a_spear_nothing_is_thrown() {
    assert_eq!(camp_by([FOOT, HORSE], &[]), (None, 1));
    // The general himself does not go in, and there is no other.
    assert_eq!(camp_by(["4Sp general, 11x4Bd", HORSE], &[6]), (None, 2));
}

#[test]
fn without_a_camp_nothing_is_decided() {
    let (rulebook, table, position) = mustered("2.2", &[], [SPEARS, HORSE]);
    let battle = Battle::from_position(rulebook, table, position);
    let mut clerk = clerk(&[6]);
    assert_eq!(camp_garrison(&mut clerk, &battle, Side::Red), None);
    assert!(clerk.entries().is_empty());
}

/// A built-up area of 3 by 2.
fn built_up(x: f64, y: f64) -> Piece {
    area("bua", x, y, 3.0, 2.0)
}

/// Who holds the built-up area by these dice, and the rows that counted.
fn town_by(armies: [&str; 2], place: Piece, dice: &[u8]) -> (Option<String>, Vec<u8>) {
    let battle = walled(armies, place);
    let mut clerk = clerk(dice);
    let id = town_garrison(&mut clerk, &battle, Side::Red).map(|id| id.to_string());
    let rows = clerk.entries().first().map(|entry| match &entry.how {
        How::Table(thrown) => thrown.modifiers.iter().map(|added| added.row).collect(),
        _ => Vec::new(),
    });
    (id, rows.unwrap_or_default())
}

#[test]
fn four_puts_somebody_into_the_built_up_area() {
    // Five spears: +1 (row 3). Against foot: blades -2 (row 6). On the other side nothing more: 5 makes 4, 4 makes 3.
    let far = || built_up(1.0, 12.0);
    let foot = [SPEARS, FOOT];
    assert_eq!(
        town_by(foot, far(), &[5]),
        (Some("r6".to_owned()), vec![3, 6])
    );
    assert_eq!(town_by(foot, far(), &[4]), (None, vec![3, 6]));
    // On his own side, -3 more (row 8): not even a 6 makes 4.
    assert_eq!(
        town_by(foot, built_up(1.0, 1.0), &[6]),
        (None, vec![3, 6, 8])
    );
    // Its middle counts: 7.4 and 7.6 of 15.
    assert_eq!(town_by(foot, built_up(1.0, 6.4), &[6]).1, [3, 6, 8]);
    assert_eq!(town_by(foot, built_up(1.0, 6.6), &[6]).1, [3, 6]);
}

#[test]
fn the_first_of_the_list_who_is_there_goes_in() {
    let far = || built_up(1.0, 12.0);
    let in_by = |army: &str| town_by([army, "3Cv general, 11x3Cv"], far(), &[6]).0;
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
    // Nobody of the list.
    assert_eq!(in_by("3Cv general, 6x4Bw, 5x2Ps"), None);
    // No infantry: no throw.
    assert_eq!(
        town_by(["3Cv general, 11x3Cv", FOOT], far(), &[6]),
        (None, vec![])
    );
}

#[test]
fn camp_and_built_up_area_are_held_before_anybody_deploys() {
    let (rulebook, mut table, mut position) =
        mustered("2.2", &[built_up(1.0, 12.0)], [SPEARS, HORSE]);
    town(&mut table, &mut position, Side::Red);
    camp(&mut table, &mut position, Side::Red);
    let mut battle = Battle::from_position(rulebook, table, position);
    // The camp: 2 + 4, a spear. The built-up area: 6 + 1 - 2, a spear; the last one is promised to the camp.
    let mut clerk = clerk(&[2, 6]);
    let mut said = Vec::new();
    while let Some(order) = before_deploying(&mut clerk, &battle, Side::Red) {
        said.push(order.to_string());
        battle.obey(&order).unwrap();
    }
    assert_eq!(said, ["deploy r6 in camp", "deploy r5 in bua"]);
}

#[test]
fn followers_are_put_where_none_are_assumed() {
    let (rulebook, mut table, mut position) = mustered("2.2", &[], [FOOT, HORSE]);
    camp(&mut table, &mut position, Side::Red);
    position.occupants[0] = Occupant::Empty;
    let mut battle = Battle::from_position(rulebook, table, position);
    let mut clerk = clerk(&[]);
    let order = before_deploying(&mut clerk, &battle, Side::Red).unwrap();
    assert_eq!(order, Order::Followers(true));
    battle.obey(&order).unwrap();
    assert_eq!(before_deploying(&mut clerk, &battle, Side::Red), None);
}
