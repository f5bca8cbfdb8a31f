//! Every cell of an edition file affects the content.

use acies_rulebook::{Mutants, Rulebook, Scale, convention_mutants, mutants};
use std::collections::BTreeSet;

const TEXT: &str = include_str!("../../../../editions/dba-2.2.toml");

/// Keys that are only labels, or say where to add a row.
const LABELS: [&str; 7] = ["id", "name", "code", "source", "format", "to", "before"];

/// The keys of all scalars; rows go by their names.
fn keys(value: &toml::Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        toml::Value::Table(table) => {
            for (key, value) in table {
                keys(
                    value,
                    format!("{path}.{key}").trim_start_matches('.'),
                    found,
                );
            }
        }
        toml::Value::Array(rows) => {
            for (index, row) in rows.iter().enumerate() {
                let name = ["id", "name", "code", "kind"]
                    .iter()
                    .find_map(|key| row.get(key)?.as_str());
                let path = match (row.is_table(), name) {
                    (false, _) => path.to_owned(),
                    (true, Some(name)) => format!("{path}.{name}"),
                    (true, None) => format!("{path}.{index}"),
                };
                keys(row, &path, found);
            }
        }
        _ => {
            found.insert(path.to_owned());
        }
    }
}

/// One test, because changing every cell of an edition takes seconds.
#[test]
fn mutants_change_every_cell_and_describe_it() {
    let found = mutants(TEXT, "dba-2.2.toml").unwrap();
    every_cell_is_reached(&found);
    changes_are_described(&found);
}

fn every_cell_is_reached(found: &Mutants) {
    let fixed: BTreeSet<&str> = found.fixed.iter().map(|(_, key, _)| key.as_str()).collect();
    let expected = BTreeSet::from([
        // Light horse would be destroyed by mounted artillery before its own row applies.
        "classes.Art.kind",
        // Without the last row of a margin, some outcomes would be undefined.
        "outcomes.rows.beaten.margin",
        "outcomes.rows.doubled.margin",
        // Scale names are fixed by the program.
        "scales.15mm.name",
        "scales.25mm.name",
        // There is only one of these, and at least one is required.
        "setup.topographies.Arable.compulsory.bua.most",
        "setup.topographies.Littoral.compulsory.waterway.most",
        // Anything with a crest is a hill.
        "terrain.gentle-hill.hill",
        "terrain.steep-hill.hill",
        // Sliding to conform requires a distance.
        "movement.contact.policy",
        // A pursuit without any limit is invalid.
        "outcomes.pursuit.warband.by-depth",
        // A kind of each of these shapes is required, and there is only one; each shape has its own keys.
        "terrain.bua.shape",
        "terrain.camp.shape",
        "terrain.dunes.shape",
        "terrain.gentle-hill.shape",
        "terrain.marsh.shape",
        "terrain.oasis.shape",
        "terrain.rough.shape",
        "terrain.steep-hill.shape",
        "terrain.wood.shape",
        "terrain.river.shape",
        "terrain.road.shape",
        "terrain.waterway.shape",
        // A class needs a code, and these have only one.
        "troops.2Ps.class",
        "troops.3Cm.class",
        "troops.Art.class",
        "troops.CF.class",
        "troops.Den.class",
        "troops.El.class",
        "troops.SCh.class",
        // Only the litter would be left as a war wagon, and no troops would shoot.
        "troops.WWg.class",
    ]);
    assert_eq!(fixed, expected);

    let texts: BTreeSet<&str> = found
        .mutants
        .iter()
        .map(|mutant| mutant.text.as_str())
        .collect();
    assert_eq!(texts.len(), found.mutants.len());
    assert!(!texts.contains(TEXT));

    let reached: BTreeSet<&str> = found
        .mutants
        .iter()
        .map(|mutant| mutant.key.as_str())
        .collect();
    let mut all = BTreeSet::new();
    keys(&toml::Value::Table(TEXT.parse().unwrap()), "", &mut all);
    let missed: Vec<&String> = all
        .iter()
        .filter(|key| !reached.contains(key.as_str()) && !fixed.contains(key.as_str()))
        .filter(|key| !LABELS.contains(&key.rsplit('.').next().unwrap()))
        .collect();
    assert!(missed.is_empty(), "{missed:?}");
}

fn changes_are_described(found: &Mutants) {
    let of = |key: &str, old: &str| {
        let mut all = found
            .mutants
            .iter()
            .filter(|one| one.key == key && one.old == old);
        all.next().unwrap_or_else(|| panic!("{key} {old}"))
    };
    // Numbers change by one, lengths by 10 paces, words to the next; members are removed; rulings get another
    // answer.
    assert_eq!(of("victory.losses", "4").new, "5");
    assert_eq!(of("movement.break-off.least", "\"200p\"").new, "\"210p\"");
    assert_eq!(
        of("movement.zones.policy", "\"carpet\"").new,
        "\"part-carpet\""
    );
    assert_eq!(of("setup.aggression", "true").new, "false");
    assert_eq!(
        of("rulings.supporters-die.default", "\"plus-one-only\"").new,
        "\"yes\""
    );
    let member = of("outcomes.rows.el-by-light.enemy", "\"Ax\"");
    assert_eq!(member.new, "");
    assert!(
        member
            .text
            .contains(r#"own = ["El"], enemy = ["Ps", "LH"]"#)
    );
    assert_eq!(
        member.line,
        1 + TEXT[..TEXT.find("el-by-light").unwrap()]
            .matches('\n')
            .count()
    );
}

#[test]
fn hashes_depend_only_on_content() {
    let source = Rulebook::edition_source("2.2").unwrap();
    let hash = |scale, rulings: &[(&str, &str)]| source.compile(scale, rulings, &[]).unwrap().hash;
    let mut seen = BTreeSet::from([hash(Scale::Mm15, &[]), hash(Scale::Mm25, &[])]);
    let mut count = 2;
    for ruling in source.rulings() {
        for value in ruling
            .values
            .iter()
            .filter(|value| **value != ruling.default)
        {
            seen.insert(hash(Scale::Mm15, &[(&ruling.id, value)]));
            count += 1;
        }
    }
    assert_eq!(seen.len(), count);
    assert_eq!(hash(Scale::Mm15, &[]), Rulebook::standard().hash);
    assert_eq!(Rulebook::standard().hash.len(), 16);
    // Spaces and comments are not content.
    let text = TEXT
        .replace("  { id", "    { id")
        .replace("\n[movement]", "\n# More.\n[movement]");
    assert_ne!(text, TEXT);
    let same = Rulebook::load(&text, "other.toml").unwrap();
    assert_eq!(
        same.compile(Scale::Mm15, &[], &[]).unwrap().hash,
        Rulebook::standard().hash
    );
}

#[test]
fn changes_without_effect_are_not_mutants() {
    // Litters are war wagons, so removing them changes nothing and another troop is removed instead. Without
    // the war wagons, only litters are left.
    let edition = Rulebook::load(TEXT, "dba-2.2.toml").unwrap();
    let text = "[conventions.twice]\n\
        source = \"a club\"\n\
        set = { \"movement.contact.places-all-round\" = [\"WWg\", \"Lit\"] }\n";
    let found = convention_mutants(&edition, text, "club.toml").unwrap();
    let key = "conventions.twice.set.movement.contact.places-all-round";
    let [wagons, litters] = found.mutants.as_slice() else {
        panic!("{:?}", found.mutants);
    };
    for (one, old) in [(wagons, "\"WWg\""), (litters, "\"Lit\"")] {
        assert_eq!(
            (one.line, one.key.as_str(), one.old.as_str()),
            (3, key, old)
        );
    }
    assert_eq!(wagons.new, "");
    assert!(wagons.text.ends_with("= [\"Lit\"] }\n"), "{}", wagons.text);
    assert_ne!(litters.new, "");
    assert!(litters.text.contains("[\"WWg\", \""), "{}", litters.text);
    assert_eq!(found.fixed, []);
}

#[test]
fn convention_mutants_cover_drops_and_includes() {
    let edition = Rulebook::load(TEXT, "dba-2.2.toml").unwrap();
    let text = "[conventions.fewer]\n\
        source = \"a club\"\n\
        drop = [\"outcomes.rows.sch-equal\", \"outcomes.rows.sp-pk-by-lh\"]\n\
        [conventions.shorter]\n\
        source = \"a club\"\n\
        set = { \"victory.losses\" = 3 }\n\
        [conventions.both]\n\
        source = \"a club\"\n\
        includes = [\"fewer\", \"shorter\"]\n";
    let found = convention_mutants(&edition, text, "club.toml").unwrap();
    let gone: Vec<(usize, &str)> = (found.mutants.iter())
        .filter(|one| one.new.is_empty())
        .map(|one| (one.line, one.old.as_str()))
        .collect();
    let expected = [
        (3, "\"outcomes.rows.sch-equal\""),
        (3, "\"outcomes.rows.sp-pk-by-lh\""),
        (9, "\"fewer\""),
        (9, "\"shorter\""),
    ];
    assert_eq!(gone, expected);
}
