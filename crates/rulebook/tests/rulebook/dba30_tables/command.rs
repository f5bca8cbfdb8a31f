//! Command distances, compared with `scenarios/3.0/tables/command.table`.
//!
//! Covers each troop type with and without a clear line, and each kind of terrain on that line.

use acies_geometry::Length;
use acies_rulebook::{Containment, Sight, TerrainId, Troop, TroopId};
use toml::{Table, Value};

use super::terrain::{built_up_areas, kinds_named};
use super::{book, is_in, lists, words};

const COMMAND: &str = include_str!("../../../../../scenarios/3.0/tables/command.table");

/// Whether a row is about troops out of sight.
fn out_of_sight(row: &Table) -> bool {
    ["entirely-beyond", "on", "in-or-beyond"]
        .iter()
        .any(|key| row.contains_key(*key))
}

fn distance(row: &Table) -> Length {
    Length::from_base_widths(row["distance"].as_float().unwrap())
}

/// The command distances of a troop type in sight and out of sight.
///
/// A row for troops out of sight modifies the row before it, so it applies only to the troops of that row.
fn by_table(rows: &[Table], troop: &Troop) -> (Length, Length) {
    let fits = |row: &Table| is_in(troop, &words(row, "troops").unwrap());
    let place = rows
        .iter()
        .position(|row| fits(row) && !out_of_sight(row))
        .unwrap();
    let far = distance(&rows[place]);
    let hidden = rows
        .get(place + 1)
        .filter(|row| out_of_sight(row) && fits(row));
    (hidden.map_or(far, distance), far)
}

#[test]
fn command_distances_match_the_table() {
    let book = book();
    let rows = lists(COMMAND, "row");
    assert_eq!(rows.len(), 3);
    for (index, troop) in book.troops.iter().enumerate() {
        let command = &book.movement.command;
        let mut ranges = command.ranges.iter();
        let own = ranges.find(|row| row.troops.has(TroopId(index as u8)));
        let found = own.map_or((command.near, command.far), |row| (row.near, row.far));
        assert_eq!(found, by_table(&rows, troop), "{}", troop.code);
    }
}

/// The effect of a kind of terrain on a line of command in the table.
///
/// Occupants of a camp, city or fort can always be seen, so what blocks a line there blocks only lines
/// beyond.
fn sight(row: &Table, name: &str) -> Sight {
    let names = |key: &str| kinds_named(&words(row, key).unwrap());
    let says = |key: &str| names(key).iter().any(|one| one == name);
    let crest = name.ends_with("hill") && names("entirely-beyond").contains("hill-crest");
    let has_walls = ["camp", "city", "fort"].contains(&name);
    match (crest, says("entirely-beyond"), says("on")) {
        (true, false, true) => Sight::CrestOrOn,
        (true, false, false) => Sight::Crest,
        (false, true, false) if has_walls => Sight::Blocks,
        (false, true, false) => Sight::Beyond,
        (false, false, false) if says("in-or-beyond") => Sight::Blocks,
        (false, false, false) => Sight::Open,
        other => panic!("{name}: the edition has no word for {other:?}"),
    }
}

#[test]
fn terrain_blocking_command_matches_the_table() {
    let book = book();
    let rows = lists(COMMAND, "row");
    let rows: Vec<_> = rows.iter().filter(|row| out_of_sight(row)).collect();
    assert_eq!(rows.len(), 1);
    let row = rows[0];
    for (kind, index) in book.terrain.iter().zip(0..) {
        let expected = sight(row, &kind.name);
        assert_eq!(kind.command, expected, "{}", kind.name);
        let stops = book.movement.command.blocked_by;
        let stops = stops.has(TerrainId(index));
        assert_eq!(stops, expected != Sight::Open, "{}", kind.name);
    }
    // Two hills with crests, four built-up areas, the camp, and three kinds that conceal in or beyond them.
    let hiding = book
        .terrain
        .iter()
        .filter(|kind| kind.command != Sight::Open);
    assert_eq!(hiding.count(), 10);
    let keys = row
        .keys()
        .filter(|key| row[*key].as_array().is_some_and(|list| !list.is_empty()));
    let named: Vec<_> = keys
        .filter(|key| *key != "troops")
        .flat_map(|key| {
            let list = row[key].as_array().unwrap().iter();
            list.filter_map(Value::as_str)
        })
        .collect();
    for name in kinds_named(&named) {
        let known = name == "hill-crest" || book.terrain_id(&name).is_some();
        assert!(known, "{name}");
    }
    assert_eq!(built_up_areas().len(), 4);
    // Whether "entirely" applies to being on and in too is a ruling (`dba30` §8.3).
    assert_eq!(book.movement.command.hidden, Containment::Entirely);
}
