//! Swaps once both sides have deployed (4.8).

use acies_generals::General;
use acies_generals::audit::Entry;
use acies_generals::solo::{Dice, SoloDba};
use acies_referee::{Ask, Battle, ElementId, Order, Place, Side, What};

use super::super::table_setup::{Piece, area, mustered};

/// An army of 2.2 with these first elements.
fn army(first: &[&str]) -> String {
    let rest = 12 - first.len() - 1;
    format!("{}, {rest}x4Ax, 4Ax general", first.join(", "))
}

/// A battle that asks red for swaps, with both sides in rows at these places across.
///
/// Red faces up from 3.5, blue down from 11.5; no other element takes part.
fn standing(red: &[(&str, f64)], blue: &[(&str, f64)], pieces: &[Piece]) -> Battle {
    led(red, blue, pieces, None)
}

/// The same with a red element as the general.
fn led(
    red: &[(&str, f64)],
    blue: &[(&str, f64)],
    pieces: &[Piece],
    general: Option<usize>,
) -> Battle {
    let kinds =
        |side: &[(&str, f64)]| army(&side.iter().map(|&(kind, _)| kind).collect::<Vec<_>>());
    let (red_army, blue_army) = (kinds(red), kinds(blue));
    let (rulebook, table, mut position) = mustered("2.2", pieces, [&red_army, &blue_army]);
    for (side, row) in [(Side::Red, red), (Side::Blue, blue)] {
        for id in ElementId::of_side(side).skip(row.len()) {
            position.element_mut(id).place = Place::Unused;
        }
    }
    if let Some(id) = general.and_then(|number| ElementId::new(Side::Red, number)) {
        position.element_mut(id).general = true;
    }
    let mut battle = Battle::from_position(rulebook, table, position);
    for (letter, row, y, facing) in [('r', red, 3.5, 0), ('b', blue, 11.5, 180)] {
        for (nth, (_, x)) in row.iter().enumerate() {
            let order = format!("deploy {letter}{} at {x} {y} facing {facing}", nth + 1);
            let order: Order = order.parse().unwrap();
            battle
                .obey(&order)
                .unwrap_or_else(|why| panic!("{order}: {why:?}"));
        }
        battle.obey(&Order::End).unwrap();
    }
    assert_eq!(
        battle.asks(),
        Ask::Decide {
            side: Side::Red,
            what: What::Swap
        }
    );
    battle
}

/// Red's orders until it stops swapping.
fn orders(mut battle: Battle) -> Vec<String> {
    let mut general = SoloDba::with_dice(Dice::Scripted([].into()));
    let mut entries: Vec<Entry> = Vec::new();
    let mut orders = Vec::new();
    while let Ask::Decide {
        side: Side::Red,
        what: What::Swap,
    } = battle.asks()
    {
        let order = general.decide(&battle, Side::Red);
        entries.extend(general.take_entries());
        // A resumed general knows the planned swaps and those already made.
        let mut resumed = SoloDba::with_dice(Dice::Scripted([].into()));
        for entry in &entries {
            resumed.replay_entry(entry.clone());
        }
        assert_eq!(resumed.decide(&battle, Side::Red), order);
        battle.obey(&order).unwrap();
        orders.push(order.to_string());
        assert!(orders.len() < 4);
    }
    orders
}

/// Whether red swaps its first element with auxilia, which have no bad match-up, against these two enemies.
fn swaps(own: &str, enemy: &str, other: &str) -> bool {
    let battle = standing(
        &[(own, 6.0), ("4Ax", 7.0)],
        &[(enemy, 6.0), (other, 7.0)],
        &[],
    );
    match orders(battle).first().map(String::as_str) {
        Some("swap r1 r2") => true,
        Some("end") => false,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_row_of_bad_match_ups() {
    // Auxilia stand beside and opposite, without bad match-ups; a swap moves the element away from its bad match-up.
    let rows: [(&[&str], &[&str]); 8] = [
        (&["2Ps"], &["3Cv", "3Cm", "3Kn"]),
        (&["El"], &["2Ps", "4Ax", "2LH", "Art"]),
        (&["3Kn"], &["El", "SCh", "2LH", "3Bw"]),
        (&["3Cv", "3Cm", "2LH", "3Wb"], &["SCh"]),
        (&["4Pk", "4Sp"], &["El", "3Kn", "SCh"]),
        (&["4Bd"], &["3Kn", "SCh"]),
        (&["5Hd"], &["El", "3Kn", "SCh", "3Wb", "3Bw", "Art"]),
        (&["WWg"], &["El", "Art"]),
    ];
    for (row, (own, enemies)) in rows.into_iter().enumerate() {
        for &own in own {
            for &enemy in enemies {
                // Elephants are a bad match-up against auxilia too: opposite those stands a pike, for which elephants
                // are one.
                let other = if own == "El" { "4Pk" } else { "4Ax" };
                assert!(
                    swaps(own, enemy, other),
                    "row {}: {own} by {enemy}",
                    row + 1
                );
            }
            if own != "El" {
                assert!(!swaps(own, "4Ax", "4Ax"), "row {}: {own}", row + 1);
            }
        }
    }
    // Without the pike an elephant gains nothing by going from one bad match-up to another.
    assert!(!swaps("El", "4Ax", "4Ax"));
}

#[test]
fn swaps_must_improve_with_the_fewest_swaps() {
    // Psiloi before cavalry: the two pairs would each gain one, and two swaps gain two.
    let red = [("2Ps", 4.0), ("4Ax", 5.0), ("2Ps", 9.0), ("4Ax", 10.0)];
    let blue = [("3Cv", 4.0), ("4Ax", 5.0), ("3Cv", 9.0), ("4Ax", 10.0)];
    assert_eq!(
        orders(standing(&red, &blue, &[])),
        ["swap r1 r2", "swap r3 r4"]
    );
    // With one of them opposite auxilia a single swap gains all there is to gain.
    let blue = [("3Cv", 4.0), ("4Ax", 5.0), ("4Ax", 9.0), ("4Ax", 10.0)];
    assert_eq!(orders(standing(&red, &blue, &[])), ["swap r1 r2", "end"]);
    // If every possible replacement is as bad, nothing is done.
    let red = [("2Ps", 4.0), ("2Ps", 5.0)];
    let blue = [("3Cv", 4.0), ("4Ax", 5.0)];
    assert_eq!(orders(standing(&red, &blue, &[])), ["end"]);
}

#[test]
fn bad_going_and_friends_prevent_facing() {
    let red = [("2Ps", 6.0), ("4Ax", 7.0)];
    let blue = [("3Cv", 6.0), ("4Ax", 7.0)];
    assert_eq!(orders(standing(&red, &blue, &[])), ["swap r1 r2", "end"]);
    let wood = [area("wood", 5.0, 6.0, 1.2, 2.0)];
    assert_eq!(orders(standing(&red, &blue, &wood)), ["end"]);
    // Up to 5.5, where the strip begins, it lies beside.
    let wood = [area("wood", 4.0, 6.0, 1.5, 2.0)];
    assert_eq!(orders(standing(&red, &blue, &wood)), ["swap r1 r2", "end"]);
    // Cavalry more than a whole width aside is not faced.
    let aside = [("3Cv", 4.9), ("4Ax", 7.0)];
    assert_eq!(orders(standing(&red, &aside, &[])), ["end"]);
    let nearly = [("3Cv", 5.1), ("4Ax", 7.0)];
    assert_eq!(orders(standing(&red, &nearly, &[])), ["swap r1 r2", "end"]);
}

#[test]
fn equal_swaps_leave_the_general_in_place() {
    // The psiloi may change places with either auxilia.
    let red = [("4Ax", 5.0), ("2Ps", 6.0), ("4Ax", 7.0)];
    let blue = [("4Ax", 5.0), ("3Cv", 6.0), ("4Ax", 7.0)];
    let by = |general: usize| orders(led(&red, &blue, &[], Some(general)));
    assert_eq!(by(3), ["swap r1 r2", "end"]);
    assert_eq!(by(1), ["swap r2 r3", "end"]);
}
