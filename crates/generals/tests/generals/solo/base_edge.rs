//! The attacker's preferred edge (4.1), and how each edition asks for it.

use acies_generals::General;
use acies_generals::audit::{ContestOption, Entry, How};
use acies_generals::solo::{Dice, SoloDba};
use acies_referee::{Battle, Order, Side, TableEdge};

use super::table_setup::attacking;

/// Edges with the rows of the modifiers that count for them.
type Rows = Vec<(String, Vec<u8>)>;

/// The edges that rolled with their modifier rows, the order, and the neighbours' contest.
fn asked(battle: &Battle, dice: &[u8]) -> (Rows, Order, Vec<Entry>) {
    let mut general = SoloDba::with_dice(Dice::Scripted(dice.iter().copied().collect()));
    let order = general.decide(battle, Side::Red);
    assert!(battle.is_legal(&order), "{order}");
    let entries = general.take_entries();
    let How::Contest { options } = &entries[0].how else {
        panic!("{entries:?}");
    };
    let rows = |option: &ContestOption| {
        let added = option.throws[0].modifiers.iter();
        (option.name.clone(), added.map(|one| one.row).collect())
    };
    (options.iter().map(rows).collect(), order, entries)
}

/// A road, which has no effect; a wood, 3 by 2, in the middle of the far zone, and so beside the left one's strip; a
/// steep hill before the near zone and in the right one; a gentle hill in the left one.
const LAND: [&str; 4] = [
    "place road 0.5 along 4 0 4 15",
    "place wood 6 12 9 12 9 14 6 14",
    "place steep-hill 10 5 12.5 5 12.5 7 10 7",
    "place gentle-hill 1 5 3 5 3 7 1 7",
];

fn named(rows: &[(&str, &[u8])]) -> Rows {
    let owned = |&(edge, rows): &(&str, &[u8])| (edge.to_owned(), rows.to_vec());
    rows.iter().map(owned).collect()
}

#[test]
fn edges_roll_with_terrain_modifiers() {
    // Blue has four cavalry and four light horse, red three auxilia and psiloi together, which are not eight.
    let battle = attacking("2.2", ["I/1a", "IV/55b"], &LAND);
    let (rows, order, entries) = asked(&battle, &[1, 4, 1, 6]);
    let expected = named(&[
        // y 0 to 3.75 is clear; the wood is 6 squares in the middle of the far zone; the hill is before this one.
        ("near", &[1, 2, 8]),
        // x 0 to 3.75 but for the gentle hill; before it, x 3.75 to 7.5, 1.5 by 1.125 of the wood. Before the right zone lie
        // 1.25 by 2 of the hill, which is good against eight riders.
        ("left", &[1, 3, 4, 8]),
        // The wood is in its middle; before it nothing, before the near one the hill.
        ("far", &[3, 9]),
        // 1.25 by 2 of the hill are in it, but not four squares; as much before it, and the wood before the left one.
        ("right", &[3, 8]),
    ]);
    assert_eq!(rows, expected);
    // 1 + 4, 4 + 3, 1 - 2 and 6 - 1.
    assert_eq!(entries[0].result, "left");
    let Order::Edges(edges) = order else {
        panic!("{order}");
    };
    assert_eq!(edges[3], TableEdge::Left);
}

#[test]
fn edges_beside_a_built_up_area_are_excluded() {
    // The near left corner.
    let land = [
        "place bua 1 1 3.5 1 3.5 3 1 3",
        "place wood 6 12 9 12 9 14 6 14",
        "place steep-hill 10 5 12.5 5 12.5 7 10 7",
        "place road 0.5 along 2 0 2 15",
    ];
    let battle = attacking("2.2", ["I/1a", "IV/55b"], &land);
    let (rows, order, _) = asked(&battle, &[1, 6]);
    assert_eq!(rows, named(&[("far", &[3, 9]), ("right", &[3, 8])]));
    // 1 - 2 against 6 - 1; the one that is liked less comes first.
    assert_eq!(order.to_string(), "edges far right");
}

#[test]
fn edges_near_a_built_up_area_are_excluded_in_3_0() {
    // Blue lays everything in the near left quarter, as the dice have it. 300 paces are 3 base widths.
    let throwing = |kind: &str, corners: &str, dice: &[u8]| {
        let land = [
            &*format!("features {kind} river scrub"),
            &format!("place {kind} {corners}"),
            "place river 0.5 along 0 7 15 7",
            "place scrub 5.6 1.2 7.4 1.2 7.4 4.2 5.6 4.2",
        ];
        let battle = attacking("3.0", ["I/1a", "I/1a"], &land);
        let (rows, ..) = asked(&battle, dice);
        let edges: Vec<String> = rows.into_iter().map(|(edge, _)| edge).collect();
        edges.join(" ")
    };
    // A hamlet and an edifice are areas in the terrain of that edition, a city is not. Each lies 2.4 from the left edge, and
    // 2.9 or 3.1 from the near one.
    for kind in ["city", "hamlet", "edifice"] {
        let near = "2.4 2.9 4.5 2.9 4.5 5.2 2.4 5.2";
        assert_eq!(throwing(kind, near, &[1, 6]), "far right", "{kind}");
        let far = "2.4 3.1 4.5 3.1 4.5 5.2 2.4 5.2";
        assert_eq!(throwing(kind, far, &[1, 1, 6]), "near far right", "{kind}");
    }
}

#[test]
fn attacker_gets_the_best_edge_in_3_0() {
    let battle = attacking("3.0", ["I/1a", "I/1b"], &[]);
    let (rows, order, entries) = asked(&battle, &[1, 2, 3, 4]);
    assert!(!rows.is_empty());
    assert_eq!(order.to_string(), format!("edge {}", entries[0].result));
}

#[test]
fn edges_near_a_built_up_area_are_excluded_in_1_22() {
    // There it is an area of bad going. 300 paces are 1.875; it lies 3 from the left edge, 1.8 or 1.9 from the near one.
    let throwing = |corners: &str| {
        let battle = attacking("1.22", ["I/1a", "I/1b"], &[&format!("place bua {corners}")]);
        let (_, _, entries) = asked(&battle, &[6, 5, 4, 3, 2, 1]);
        let names = |entry: &Entry| match &entry.how {
            How::Contest { options } => {
                let names = options.iter().map(|option| option.name.clone());
                names.collect::<Vec<_>>().join(" ")
            }
            how => panic!("{how:?}"),
        };
        (names(&entries[0]), names(&entries[1]))
    };
    let (all, beside) = throwing("3 1.8 5 1.8 5 3.8 3 3.8");
    assert_eq!(all, "left far right");
    // It does not roll as the neighbour of the best edge either.
    assert!(["far", "left right"].contains(&&*beside), "{beside}");
    let (all, _) = throwing("3 1.9 5 1.9 5 3.9 3 3.9");
    assert_eq!(all, "near left far right");
}

#[test]
fn best_edge_and_better_neighbour_in_1_22() {
    let battle = attacking("1.22", ["I/1a", "I/1b"], &[]);
    let (rows, order, entries) = asked(&battle, &[1, 6, 1, 5, 2, 4]);
    assert_eq!(rows.len(), 4);
    let How::Contest { options } = &entries[1].how else {
        panic!("{entries:?}");
    };
    let names: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
    let beside: &[&str] = match entries[0].result.as_str() {
        "near" | "far" => &["left", "right"],
        _ => &["near", "far"],
    };
    assert_eq!(names, beside);
    let Order::Prefer(edges) = order else {
        panic!("{order}");
    };
    let words = edges.map(TableEdge::word);
    assert!(
        entries
            .iter()
            .all(|entry| words.contains(&entry.result.as_str()))
    );
}
