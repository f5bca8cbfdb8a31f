//! Keeps the content shared by editions 1.22 and 2.2 identical in both files.

use acies_rulebook::{Rulebook, Scale};
use toml::{Table, Value};

const OLD: &str = include_str!("../../../../editions/dba-1.22.toml");
const NEW: &str = include_str!("../../../../editions/dba-2.2.toml");

/// The value at a path of keys; rows go by their id, name or code.
fn at<'v>(root: &'v Table, path: &str) -> &'v Value {
    let mut keys = path.split('.');
    let first = keys.next().and_then(|key| root.get(key)).unwrap();
    keys.fold(first, |value, key| match value {
        Value::Array(rows) => rows.iter().find(|row| called(row) == key).unwrap(),
        _ => value.get(key).unwrap_or_else(|| panic!("no {path}")),
    })
}

fn called(row: &Value) -> &str {
    let name = ["id", "name", "code"].iter().find_map(|key| row.get(key));
    name.and_then(Value::as_str).unwrap_or_default()
}

#[test]
fn shared_content_is_identical() {
    let [old, new]: [Table; 2] = [OLD, NEW].map(|text| text.parse().unwrap());
    for path in [
        "scales",
        "sets.close-foot",
        "sets.skittish",
        "setup.camps",
        "terrain.steep-hill.going",
        "terrain.steep-hill.shot",
        "terrain.steep-hill.limit",
        "terrain.rough",
        "movement.measure",
        "movement.command",
        "movement.groups.column-in-bad-going",
        "movement.groups.line-in-bad-going",
        "movement.groups.column-in-river",
        "movement.zones.depth",
        "movement.zones.exerted-by",
        "movement.rivers.limit",
        "movement.rivers.bank",
        "shooting.shooters.bows",
        "shooting.shooters.war-wagons",
        "shooting.arc-side",
        "shooting.overlap-forbids",
        "shooting.supporting",
        "shooting.nearest-leads",
        "combat.most-contacts",
        "combat.supports.spears",
        "combat.supports.warband",
        "combat.supports.psiloi",
        "outcomes.flankers-recoil",
        "outcomes.recoil.passing",
        "outcomes.recoil.never-pushed",
        "outcomes.recoil.tramples",
        "outcomes.recoil.crushes-enemy-behind",
        "outcomes.flight.recoils-first",
        "outcomes.flight.river-destroys",
        "victory.losses",
        "victory.general",
    ] {
        assert_eq!(at(&old, path), at(&new, path), "{path}");
    }
}

/// Compares the rows of a list in both editions, except those that differ on purpose.
fn compare_rows(list: &str, differing: &[&str]) {
    let [old, new]: [Table; 2] = [OLD, NEW].map(|text| text.parse().unwrap());
    let [old, new] = [&old, &new].map(|root| at(root, list).as_array().unwrap());
    let mut shared = 0;
    for row in old {
        let Some(other) = new.iter().find(|other| called(other) == called(row)) else {
            assert!(
                differing.contains(&called(row)),
                "{list}: {} is new",
                called(row)
            );
            continue;
        };
        shared += 1;
        let differs = differing.contains(&called(row));
        assert_eq!(row != other, differs, "{list}: {}", called(row));
    }
    let gone = new
        .iter()
        .filter(|row| !old.iter().any(|other| called(other) == called(row)));
    for row in gone {
        assert!(
            differing.contains(&called(row)),
            "{list}: {} is gone",
            called(row)
        );
    }
    assert!(shared > 5, "{list}");
}

#[test]
fn shared_rows_differ_only_where_listed() {
    compare_rows("classes", &["Art", "WWg", "Den"]);
    compare_rows("troops", &["Den"]);
    compare_rows("combat.tactical", &["bad-going", "garrison", "denizens"]);
    compare_rows(
        "outcomes.rows",
        &[
            "denizens-turned",
            "foot-by-kn",
            "sp-pk-by-lh",
            "lh-doubled",
            "lh-doubled-by-artillery",
            "lh-doubled-in-bad-going",
        ],
    );
}

#[test]
fn convention_files_are_in_the_project() {
    let files = ["1.22", "2.2", "3.0", "9.9"].map(Rulebook::conventions_file);
    let conventions = Some("editions/conventions.toml");
    assert_eq!(files, [None, conventions, None, None]);
}

#[test]
fn embedded_editions_equal_the_files() {
    let latest = include_str!("../../../../editions/dba-3.0.toml");
    for (name, text) in [("1.22", OLD), ("2.2", NEW), ("3.0", latest)] {
        let carried = Rulebook::edition(name, Scale::Mm25).unwrap();
        let file = Rulebook::load(text, name).unwrap();
        let file = file.compile(Scale::Mm25, &[], &[]).unwrap();
        assert_eq!(carried, file, "{name}");
    }
}
