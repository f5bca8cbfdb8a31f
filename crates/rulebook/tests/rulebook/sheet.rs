//! The sheet shows the whole content of a rulebook.

use acies_rulebook::{Rulebook, RulebookSource, Scale, Value, mutants_of_cells};
use acies_sampling::{cases, is_sampled};

/// The embedded editions with their files.
const EDITIONS: [(&str, &str); 2] = [
    ("1.22", include_str!("../../../../editions/dba-1.22.toml")),
    ("2.2", include_str!("../../../../editions/dba-2.2.toml")),
];

/// All variants by a single choice: each scale, each answer to a ruling. Most changes of the file affect the
/// first.
fn choices(source: &RulebookSource) -> Vec<(Scale, Vec<(&str, &str)>)> {
    let scales = source.scales().iter().map(|&scale| (scale, Vec::new()));
    let rulings = source.rulings().iter().flat_map(|ruling| {
        let values = ruling.values.iter();
        values.map(move |value| (ruling.id.as_str(), value.as_str()))
    });
    let scale = source.scales()[0];
    scales
        .chain(rulings.map(|ruling| (scale, vec![ruling])))
        .collect()
}

/// Whether two rulebooks have the same content, ignoring names and the size of a pace.
fn same_content(one: &Rulebook, other: &Rulebook) -> bool {
    let plain = |book: &Rulebook| Rulebook {
        hash: String::new(),
        units: one.units,
        edition: String::new(),
        conventions: Vec::new(),
        rulings: Vec::new(),
        ..book.clone()
    };
    plain(one) == plain(other)
}

#[test]
fn every_cell_appears_on_the_sheet() {
    for (name, text) in EDITIONS {
        let source = Rulebook::load(text, name).unwrap();
        let mut seen = 0;
        let is_chosen = |cell: usize| cell.is_multiple_of(11) && is_sampled(cell / 11, 5);
        for mutant in mutants_of_cells(text, name, is_chosen).unwrap().mutants {
            let Ok(changed) = Rulebook::load(&mutant.text, name) else {
                // Some mutants are rejected by checks of the whole edition; their cells appear like their
                // neighbours'.
                continue;
            };
            let differing = choices(&source).into_iter().find_map(|(scale, rulings)| {
                let old = source.compile(scale, &rulings, &[]).ok()?;
                let new = changed.compile(scale, &rulings, &[]).ok()?;
                (!same_content(&old, &new)).then_some((old, new))
            });
            if let Some((old, new)) = differing {
                seen += 1;
                let place = format!("{name}, line {}: {}", mutant.line, mutant.key);
                assert_ne!(old.sheet(), new.sheet(), "{place}");
            }
        }
        assert!(seen > cases(5, 50), "{name}: only {seen} changes");
    }
}

#[test]
fn every_row_appears_on_the_sheet() {
    for (name, text) in EDITIONS {
        let rulebook = Rulebook::edition(name, Scale::Mm15).unwrap();
        let sheet = rulebook.sheet();
        let mut words = Vec::new();
        for section in &sheet.sections {
            let rows = section.rows.iter().flatten();
            for (_, value) in rows.chain(&section.facts) {
                gather(value, &mut words);
            }
        }
        let file: toml::Table = text.parse().unwrap();
        let mut named = 0;
        for (key, value) in &file {
            // Scales are chosen, and rulings appear with their answers.
            if key != "rulings" && key != "scales" {
                rows(value, &mut |row| {
                    named += 1;
                    assert!(words.iter().any(|word| word == row), "{name}: no {row}");
                });
            }
        }
        assert!(named > 100, "{name}: only {named} rows");
    }
}

/// All words in a value.
fn gather(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Word(word) => words.push(word.clone()),
        Value::List(items) | Value::Pair(items) => {
            for item in items {
                gather(item, words);
            }
        }
        Value::Fields(fields) => {
            for (_, value) in fields {
                gather(value, words);
            }
        }
        _ => {}
    }
}

/// Rows whose names are lost on compilation; changes of their cells still show.
const NAMELESS: [&str; 2] = ["avoids", "passing"];

/// The names of all rows of a file.
fn rows(value: &toml::Value, found: &mut dyn FnMut(&str)) {
    match value {
        toml::Value::Array(list) => list.iter().for_each(|item| rows(item, found)),
        toml::Value::Table(table) => {
            for (key, value) in table {
                let nameless = NAMELESS.contains(&key.as_str());
                match value.as_str() {
                    _ if nameless => {}
                    Some(name) if ["id", "name", "code"].contains(&key.as_str()) => found(name),
                    _ => rows(value, found),
                }
            }
        }
        _ => {}
    }
}

#[test]
fn sets_use_the_shortest_names() {
    let rulebook = Rulebook::edition("2.2", Scale::Mm15).unwrap();
    let sheet = rulebook.sheet();
    let words = |section: &str, row: &str, key: &str| -> String {
        let section = sheet.sections.iter().find(|one| one.id == section).unwrap();
        let row = section.rows.iter().find(|cells| {
            let mut words = Vec::new();
            gather(&cells[0].1, &mut words);
            words == [row]
        });
        let cell = row.unwrap().iter().find(|(name, _)| name == key).unwrap();
        let mut words = Vec::new();
        gather(&cell.1, &mut words);
        words.join(" ")
    };
    let passing = |row: &str, key: &str| words("movement.passing", row, key);
    assert_eq!(passing("through-psiloi", "movers"), "mounted");
    assert_eq!(passing("by-psiloi", "through"), "any");
    let outcome = |row: &str, key: &str| words("outcomes.rows", row, key);
    assert_eq!(outcome("foot-by-wb", "own"), "Sp Pk Bd Hd");
    assert_eq!(outcome("foot-by-wb", "enemy"), "Wb");
    let support = |row: &str, key: &str| words("combat.supports", row, key);
    // `foot` without psiloi, and knights, elephants and scythed chariots: shorter than without sets.
    assert_eq!(support("pikes", "enemy"), "El Kn SCh foot -Ps");
    // A code with the name of its class would be read as the class.
    assert_eq!(
        words("shooting.shooters", "war-wagons", "troops"),
        "WWg -Lit"
    );
}

#[test]
fn equal_troops_share_a_row() {
    let rulebook = Rulebook::edition("2.2", Scale::Mm15).unwrap();
    let sheet = rulebook.sheet();
    let troops_together = |section: &str, some: &[&str]| {
        let section = sheet.sections.iter().find(|one| one.id == section);
        section.unwrap().rows.iter().any(|cells| {
            let mut words = Vec::new();
            gather(
                &cells.iter().find(|(key, _)| key == "troops").unwrap().1,
                &mut words,
            );
            some.iter().all(|one| words.iter().any(|word| word == one))
        })
    };
    // Knights on bases of 30 and 60 mm fight alike; blades and spears have the same bases, but fight
    // differently.
    assert!(troops_together("troops", &["3Kn", "6Kn"]));
    assert!(!troops_together("troops", &["4Bd", "4Sp"]));
    assert!(troops_together("bases", &["4Bd", "4Sp"]));
    assert!(!troops_together("bases", &["3Kn", "6Kn"]));
    let is_section = |id: &str| sheet.sections.iter().any(|one| one.id == id);
    assert!(is_section("movement.command"));
    assert!(!is_section("victory.losses") && !is_section("movement.measure"));
}
