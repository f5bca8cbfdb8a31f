//! Edition 3.0 against the independent table of camps, cities, forts, hamlets and edifices.
//!
//! The table (`scenarios/3.0/tables/fortified.table`) was written without knowledge of the edition. Every row
//! is compared for every place it names.

use acies_geometry::Length;
use acies_rulebook::{
    Fact, FactSet, FactorFrequency, Fate, Margin, Mode, Rulebook, Scale, Shape, Sight,
    SurchargeCase, TacticalFactor, TerrainKind, Troop, TroopId,
};
use toml::{Table, Value};

const FORTIFIED: &str = include_str!("../../../../scenarios/3.0/tables/fortified.table");
const FACTORS: &str = include_str!("../../../../scenarios/3.0/tables/factors.table");
const MOVES: &str = include_str!("../../../../scenarios/3.0/tables/moves.table");
const TACTICAL: &str = include_str!("../../../../scenarios/3.0/tables/tactical.table");
const SUPPORT: &str = include_str!("../../../../scenarios/3.0/tables/support.table");
const TERRAIN: &str = include_str!("../../../../scenarios/3.0/tables/terrain.table");

const MODES: [Mode; 2] = [Mode::Close, Mode::Shooting];

fn book() -> Rulebook {
    let source = Rulebook::edition_source("3.0").unwrap();
    source.compile(Scale::Mm15, &[], &[]).unwrap()
}

fn rows(text: &str, list: &str) -> Vec<Table> {
    let table: Table = text.parse().unwrap();
    let rows = table[list].as_array().unwrap().iter();
    rows.map(|row| row.as_table().unwrap().clone()).collect()
}

/// The row of a list in which a key has this value.
fn row(text: &str, list: &str, key: &str, says: &str) -> Table {
    let mut rows = rows(text, list).into_iter();
    let found = rows.find(|row| row.get(key).and_then(Value::as_str) == Some(says));
    found.unwrap_or_else(|| panic!("no {list} whose {key} is {says}"))
}

/// The row of a list for these troops, at a place or in general.
fn of_troops(text: &str, troops: &[&str], place: Option<&str>) -> Table {
    let mut rows = rows(text, "row").into_iter();
    let fits = |row: &Table| {
        let named = row["troops"].as_array().unwrap().iter();
        named.filter_map(Value::as_str).eq(troops.iter().copied())
            && row.get("where").and_then(Value::as_str) == place
    };
    rows.find(fits).unwrap()
}

fn number(row: &Table, key: &str) -> i64 {
    row[key].as_integer().unwrap()
}

fn troop<'a>(book: &'a Rulebook, code: &str) -> (TroopId, &'a Troop) {
    let id = book.troop_id(code).unwrap();
    (id, book.troop(id))
}

/// The facts about the defender of a place.
fn defends(place: &str) -> FactSet {
    let camp = place == "camp";
    FactSet::NONE
        .with_if(Fact::Inside, true)
        .with_if(Fact::GoodGoing, true)
        .with_if(Fact::InCamp, camp)
        .with_if(Fact::InOwnCamp, camp)
        .with_if(Fact::Garrison, !camp)
}

/// The facts about its attacker.
fn attacks(place: &str) -> FactSet {
    FactSet::NONE
        .with_if(Fact::GoodGoing, true)
        .with_if(Fact::EnemyInside, true)
        .with_if(Fact::EnemyInCity, place != "camp")
}

/// The sum of a troop's tactical factors, each once, without counted factors.
fn sum(book: &Rulebook, mode: Mode, own: TroopId, enemy: TroopId, facts: FactSet) -> i64 {
    let applies = |row: &&TacticalFactor| {
        row.per == FactorFrequency::Once
            && row.modes.has(mode)
            && row.own.has(own)
            && row.enemy.has(enemy)
            && facts.meets(row.all, row.not)
    };
    let rows = book.combat.tactical.iter().filter(applies);
    rows.map(|row| i64::from(row.value)).sum()
}

fn kind<'a>(book: &'a Rulebook, place: &str) -> &'a TerrainKind {
    book.terrain_kind(book.terrain_id(place).unwrap())
}

/// All fates for a margin in a mode, for all pairs of troops.
fn each_fate(
    book: &Rulebook,
    margin: Margin,
    mode: Mode,
    facts: FactSet,
    mut look: impl FnMut(&Troop, Fate),
) {
    let ids = || (0..book.troops.len()).map(|index| TroopId(index as u8));
    for (own, enemy) in ids().flat_map(|own| ids().map(move |enemy| (own, enemy))) {
        let fate = book.outcomes.fate(margin, mode, own, enemy, facts);
        look(book.troop(own), fate);
    }
}

/// Compares one row of the tables with the edition, for one place.
fn compare(book: &Rulebook, place: &str, named: &str) {
    match named.split(':').next() {
        Some("factors" | "moves" | "tactical") => compare_scores(book, place, named),
        Some(table) if table.starts_with("outcomes") => compare_outcomes(book, place, named),
        _ => compare_rest(book, place, named),
    }
}

/// Compares modifiers, and movement of the occupants.
fn compare_scores(book: &Rulebook, place: &str, named: &str) {
    let (bd, _) = troop(book, "4Bd");
    let extra = |id: &str| (id == "more-assaulters").then_some(FactorFrequency::ExtraAttacker);
    match named {
        "factors: Art, city-or-fort" => {
            let said = of_troops(FACTORS, &["Art"], Some("city-or-fort"));
            let (id, art) = troop(book, "Art");
            let walls = number(&row(TACTICAL, "row", "id", "garrison"), "factor");
            let (kn, _) = troop(book, "3Kn");
            assert!(!book.combat.camps_as_foot);
            for (own, enemy, key) in [
                (art.close.foot, bd, "foot"),
                (art.close.mounted, kn, "mounted"),
            ] {
                let found = i64::from(own) + sum(book, Mode::Close, id, enemy, defends(place));
                assert_eq!(found, number(&said, key) + walls);
            }
        }
        "moves: Art, city-or-fort" => {
            let said = of_troops(MOVES, &["Art"], Some("city-or-fort"));
            let (_, art) = troop(book, "Art");
            let good = Length::from_base_widths(number(&said, "good") as f64);
            assert_eq!(art.allowance.good, good);
        }
        "factors: CF Den" | "moves: CF Den" => {
            for code in ["CF", "Den"] {
                let (_, folk) = troop(book, code);
                let factors = of_troops(FACTORS, &["CF", "Den"], None);
                let own = [folk.close.foot, folk.close.mounted].map(i64::from);
                assert_eq!(own, [number(&factors, "foot"), number(&factors, "mounted")]);
                let moves = of_troops(MOVES, &["CF", "Den"], None);
                let good = Length::from_base_widths(number(&moves, "good") as f64);
                assert_eq!(folk.allowance.good, good);
                assert!(folk.listed, "{code} comes out");
            }
            let sallies = &book.movement.sallies;
            let (cf, den) = (troop(book, "CF").0, troop(book, "Den").0);
            assert!(
                [cf, den]
                    .iter()
                    .all(|&id| sallies.iter().any(|row| row.troops.has(id)))
            );
        }
        "tactical: garrison" | "tactical: own-camp" | "tactical: denizens" => {
            let id = named.trim_start_matches("tactical: ");
            let said = number(&row(TACTICAL, "row", "id", id), "factor");
            let code = if id == "denizens" { "Den" } else { "4Sp" };
            let (own, _) = troop(book, code);
            for mode in MODES {
                assert_eq!(
                    sum(book, mode, own, bd, defends(place)),
                    said,
                    "{place} {id}"
                );
            }
        }
        "tactical: more-assaulters" => {
            let said = row(TACTICAL, "row", "id", "more-assaulters");
            let mut rows = book.combat.tactical.iter();
            let found = rows
                .find(|row| Some(row.per) == extra("more-assaulters"))
                .unwrap();
            assert_eq!(i64::from(found.value), number(&said, "factor"));
            let most = if place == "camp" {
                book.setup.camps.attackers
            } else {
                book.setup.built_up.as_ref().unwrap().attackers
            };
            assert_eq!(i64::from(most) - 1, number(&said, "most"));
        }
        other => panic!("no such row: {other}"),
    }
}

/// Compares the kind of place, what it blocks and costs, and exceptions.
fn compare_rest(book: &Rulebook, place: &str, named: &str) {
    let (bd, _) = troop(book, "4Bd");
    match named {
        "support: double" => {
            let said = row(SUPPORT, "double", "id", "double");
            let excluded = said["not-in"].as_array().unwrap();
            assert!(excluded.iter().any(|one| one.as_str() == Some(place)));
            let (double, _) = troop(book, "6Bd");
            let open = FactSet::NONE.with_if(Fact::GoodGoing, true);
            let factor = number(&said, "factor");
            assert_eq!(sum(book, Mode::Close, double, bd, open), factor);
            let (attack, single) = (attacks(place), troop(book, "3Bd").0);
            let both = [double, single].map(|id| sum(book, Mode::Close, id, bd, attack));
            assert_eq!(both, [0, 0]);
            let both = [double, single].map(|id| sum(book, Mode::Close, id, bd, defends(place)));
            assert_eq!(both[0], both[1]);
        }
        "pips: costly" => {
            let mut rows = book.movement.surcharges.iter();
            let row = rows.find(|row| row.any.contains(&SurchargeCase::LeavesGarrison));
            assert!(row.is_some_and(|row| row.waived_in_first_bound && row.pips == 1));
        }
        "pips: command" => assert!(kind(book, place).hampers_general, "{place}"),
        "command: others-out-of-sight" => assert_ne!(kind(book, place).command, Sight::Open),
        "terrain: limit built-up-area" => {
            let said = row(TERRAIN, "limit", "kind", "built-up-area");
            assert_eq!(i64::from(kind(book, place).limit), number(&said, "most"));
        }
        "terrain: sight city" | "terrain: sight fort" => {
            assert_eq!(kind(book, place).shot, Sight::Blocks);
            assert_eq!(kind(book, place).shape, Shape::BuiltUp);
        }
        "terrain: sight hamlet" | "terrain: sight edifice" => {
            assert_ne!(kind(book, place).shot, Sight::Open);
            assert_eq!(kind(book, place).shape, Shape::Area, "it has no defender");
        }
        other => panic!("no such row: {other}"),
    }
}

/// Compares outcomes of combat for the place.
fn compare_outcomes(book: &Rulebook, place: &str, named: &str) {
    match named {
        "outcomes-equal: city-fort-camp" => {
            for (mode, facts) in [
                (Mode::Close, attacks(place)),
                (Mode::Close, defends(place)),
                (Mode::Shooting, defends(place)),
            ] {
                each_fate(book, Margin::Equal, mode, facts, |own, fate| {
                    assert_eq!(fate, Fate::Stands, "{} {place}", own.code);
                });
            }
        }
        "outcomes-less: defenders" | "outcomes-half: defenders" => {
            let margin = if named.starts_with("outcomes-less") {
                Margin::Beaten
            } else {
                Margin::Doubled
            };
            for mode in MODES {
                each_fate(book, margin, mode, defends(place), |own, fate| {
                    assert_eq!(fate, Fate::Destroyed, "{} {place}", own.code);
                });
            }
        }
        "outcomes-less: sacking" => {
            let sacks = FactSet::NONE
                .with_if(Fact::Inside, true)
                .with_if(Fact::GoodGoing, true)
                .with_if(Fact::Sacking, true);
            each_fate(book, Margin::Beaten, Mode::Close, sacks, |own, fate| {
                assert_eq!(fate, Fate::Destroyed, "{}", own.code);
            });
        }
        "outcomes-less: sallied" => {
            let open = FactSet::NONE.with_if(Fact::GoodGoing, true);
            for mode in MODES {
                each_fate(book, Margin::Beaten, mode, open, |own, fate| {
                    let sallied = ["CF", "Den"].contains(&own.code.as_str());
                    assert!(!sallied || fate == Fate::Destroyed, "{}", own.code);
                });
            }
        }
        "outcomes-less: against-defenders" | "outcomes-less: el-at-walls" => {
            each_fate(
                book,
                Margin::Beaten,
                Mode::Close,
                attacks(place),
                |own, fate| {
                    // Elephants attacking fortifications are the one exception besides troops destroyed by
                    // any defeat in the open.
                    let expected = match own.code.as_str() {
                        "El" if place != "camp" => Fate::Destroyed,
                        "CF" | "Den" => Fate::Destroyed,
                        _ => Fate::Recoils,
                    };
                    assert_eq!(fate, expected, "{} {place}", own.code);
                },
            );
        }
        other => panic!("no such row: {other}"),
    }
}

#[test]
fn fortified_places_match_the_table() {
    let book = book();
    let mut compared = 0;
    for about in rows(FORTIFIED, "about") {
        let place = about["what"].as_str().unwrap();
        for named in about["rows"].as_array().unwrap() {
            compare(&book, place, named.as_str().unwrap());
            compared += 1;
        }
    }
    assert_eq!(compared, 56);
}
