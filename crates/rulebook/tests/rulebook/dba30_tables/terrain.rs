//! Terrain, compared with `scenarios/3.0/tables/terrain.table`.
//!
//! Covers the features of each topography, their numbers and going, and the states of rivers. Obstacles to
//! shooting are compared with the rest of shooting.

use std::collections::BTreeSet;

use acies_rulebook::{Going, RiverState, Shape, TerrainId, TerrainKind, TroopId};
use toml::{Table, Value};

use super::{book, lists, word, words};

const TERRAIN: &str = include_str!("../../../../../scenarios/3.0/tables/terrain.table");
const FORTIFIED: &str = include_str!("../../../../../scenarios/3.0/tables/fortified.table");

/// The kinds that the tables call built-up areas: those limited to one on the table.
pub(super) fn built_up_areas() -> Vec<String> {
    let limit = "terrain: limit built-up-area";
    let about = lists(FORTIFIED, "about");
    let places = (about.iter()).filter(|row| words(row, "rows").unwrap().contains(&limit));
    places
        .map(|row| word(row, "what").unwrap().to_owned())
        .collect()
}

/// The kinds in a list of the tables.
pub(super) fn kinds_named(names: &[&str]) -> BTreeSet<String> {
    let each = names.iter().flat_map(|&name| match name {
        "built-up-area" => built_up_areas(),
        name => vec![name.to_owned()],
    });
    each.collect()
}

fn number(row: &Table, key: &str) -> Option<i64> {
    row.get(key).and_then(Value::as_integer)
}

/// The names in a list value.
fn names(value: &Value) -> BTreeSet<String> {
    let list = value.as_array().unwrap().iter();
    kinds_named(&list.map(|name| name.as_str().unwrap()).collect::<Vec<_>>())
}

#[test]
fn topographies_match_the_table() {
    let book = book();
    let name = |id: TerrainId| book.terrain_kind(id).name.clone();
    let found: Vec<_> = (book.setup.topographies.iter())
        .map(|own| {
            let compulsory = own.compulsory.iter().map(|choice| {
                let ids = (0..book.terrain.len()).map(|index| TerrainId(index as u8));
                let kinds = ids.filter(|&id| id == choice.kind || choice.or.has(id));
                let (least, most) = choice.count;
                let kinds: BTreeSet<_> = kinds.map(name).collect();
                (i64::from(least), i64::from(most), kinds)
            });
            let optional = own.optional.iter();
            let optional = optional.map(|kinds| kinds.iter().map(|&id| name(id)).collect());
            let optional: Vec<BTreeSet<_>> = optional.collect();
            (
                own.name.to_lowercase(),
                compulsory.collect::<Vec<_>>(),
                optional,
            )
        })
        .collect();
    let rows = lists(TERRAIN, "topography");
    assert_eq!(rows.len(), 7);
    let expected = rows.iter().map(|row| {
        let compulsory = row["compulsory"].as_array().unwrap().iter();
        let compulsory = compulsory.map(|choice| {
            let choice = choice.as_table().unwrap();
            let [least, most] = ["least", "most"].map(|key| number(choice, key).unwrap());
            (least, most, names(&choice["kinds"]))
        });
        let optional = row["optional"].as_array().unwrap().iter().map(names);
        (
            word(row, "name").unwrap().to_owned(),
            compulsory.collect(),
            optional.collect(),
        )
    });
    assert_eq!(found, expected.collect::<Vec<_>>());
}

/// The going in the table; for kinds that a die can make worse, the going after the die.
fn going_by_table(rows: &[Table], name: &str) -> Option<Going> {
    let mut rows = rows.iter();
    let row = rows.find(|row| word(row, "kind") == Some(name))?;
    match word(row, "going") {
        Some("bad") => Some(Going::Bad),
        Some("rough") => Some(Going::Rough),
        other => panic!("{name}: no such going: {other:?}"),
    }
}

/// The going of kinds missing from the table.
///
/// Edifices are bad going by another source, and hamlets rough by a ruling (`dba30` §4.2, §18 A26). Kinds
/// with walls or water are closed to movement, and the others are open.
fn going_by_others(name: &str) -> Going {
    match name {
        "edifice" => Going::Bad,
        "hamlet" => Going::Rough,
        "city" | "fort" | "camp" | "waterway" => Going::Impassable,
        "gentle-hill" | "road" | "river" => Going::Good,
        other => panic!("{other} stands in the table"),
    }
}

#[test]
fn going_matches_the_table() {
    let book = book();
    let rows = lists(TERRAIN, "going");
    let named = (book.terrain.iter())
        .filter(|kind| going_by_table(&rows, &kind.name).is_some())
        .count();
    assert_eq!(named, rows.len());
    for kind in &book.terrain {
        let name = &kind.name;
        let row = (rows.iter()).find(|row| word(row, "kind") == Some(name));
        let die = row.and_then(|row| row.get("if-die"));
        let by_table = going_by_table(&rows, name);
        let expected = by_table.unwrap_or_else(|| going_by_others(name));
        if let Some(die) = die {
            // The edition has one die that makes good going rough: a first PIP die of 1 (`dba30` §4.2).
            assert_eq!(die.as_array().unwrap()[..], [Value::Integer(1)], "{name}");
            assert_eq!(expected, Going::Rough, "{name}");
            assert_eq!(kind.going, Going::Good, "{name}");
        } else {
            assert_eq!(kind.going, expected, "{name}");
        }
        assert_eq!(kind.softens, die.is_some(), "{name}");
        if by_table.is_some() {
            assert_eq!(kind.shape, Shape::Area, "{name}");
        }
        let spared = row.and_then(|row| words(row, "not-for"));
        for (index, troop) in book.troops.iter().enumerate() {
            // Camels are camelry and light camelry (`dba30` §4.2).
            let camels = troop.class == "Cm" || troop.code == "LCm";
            let expected = camels && spared.as_ref().is_some_and(|names| names == &["camels"]);
            let found = kind.good_for.has(TroopId(index as u8));
            assert_eq!(found, expected, "{name} {}", troop.code);
        }
    }
}

#[test]
fn terrain_limits_match_the_table() {
    let book = book();
    let table: Table = TERRAIN.parse().unwrap();
    let limits = &book.setup.limits;
    let optional = table["optional"].as_table().unwrap();
    let (least, most) = limits.optional;
    assert_eq!(Some(i64::from(least)), number(optional, "least"));
    assert_eq!(Some(i64::from(most)), number(optional, "most"));

    let rows = lists(TERRAIN, "limit");
    let of = |kind: &TerrainKind| {
        let about = |row: &&Table| {
            word(row, "kind").is_some_and(|name| kinds_named(&[name]).contains(&kind.name))
        };
        let others = |row: &&Table| !row.contains_key("kind");
        (rows.iter().find(about)).or_else(|| rows.iter().find(others))
    };
    let mut met = BTreeSet::new();
    for kind in book.terrain.iter().filter(|kind| kind.name != "camp") {
        let row = of(kind).unwrap();
        met.insert(word(row, "kind"));
        let most = number(row, "most");
        assert_eq!(Some(i64::from(kind.limit)), most, "{}", kind.name);
    }
    assert_eq!(met.len(), rows.len());

    // At least one feature must be one of these; terrain that a die may make rough does not count.
    let must = table["must-include"].as_table().unwrap();
    assert_eq!(limits.hard_features, 1);
    let going = lists(TERRAIN, "going");
    let [goings, kinds] = ["going", "kinds"].map(|key| words(must, key).unwrap());
    for kind in &book.terrain {
        let die = |row: &Table| word(row, "kind") == Some(&kind.name) && row.contains_key("if-die");
        let own = going_by_table(&going, &kind.name)
            .filter(|_| !going.iter().any(die))
            .or_else(|| (kind.shape == Shape::Area).then_some(kind.going));
        let said = match own {
            Some(Going::Bad) => goings.contains(&"bad"),
            Some(Going::Rough) => goings.contains(&"rough"),
            _ => false,
        };
        let expected = said || kinds.contains(&kind.name.as_str());
        assert_eq!(kind.is_hard(), expected, "{}", kind.name);
    }
}

#[test]
fn rivers_match_the_table() {
    let book = book();
    let rows = lists(TERRAIN, "river");
    let says = |row: &Table, key: &str| row.get(key).and_then(Value::as_bool) == Some(true);
    for (found, die) in book.movement.rivers.states.iter().zip(1..) {
        let of: Vec<_> = (rows.iter())
            .filter(|row| {
                let to_value = row["die"].as_array().unwrap();
                to_value.contains(&Value::Integer(die))
            })
            .collect();
        assert_eq!(of.len(), 1, "{die}");
        let [paltry, slows, bank, columns] = [
            "paltry",
            "slows",
            "bank-aids-defence",
            "single-columns-only",
        ]
        .map(|key| says(of[0], key));
        let expected = match (paltry, slows, bank, columns) {
            (true, false, false, false) => RiverState::Paltry,
            (false, true, true, false) => RiverState::Slow,
            (false, true, true, true) => RiverState::Column,
            other => panic!("the edition has no word for {other:?}"),
        };
        assert_eq!(*found, expected, "{die}");
    }
    // Lines can also cross a river that is merely slow.
    let lines = rows
        .iter()
        .any(|row| says(row, "slows") && !says(row, "single-columns-only"));
    assert_eq!(book.movement.groups.column_in_river, !lines);
}
