//! Edition 3.0, compared cell by cell with independent tables.
//!
//! The tables (`scenarios/3.0/tables/`) were written from the reference without knowledge of the edition:
//! factors, moves and their costs, command, terrain, outcomes, modifiers, and shooting.

mod command;
mod further_moves;
mod pips;
mod scores;
mod shooting;
mod terrain;

use acies_geometry::{Length, beyond};
use acies_rulebook::{
    Fact, FactSet, Fate, Margin, Mode, Rulebook, Scale, TerrainSet, Troop, TroopId,
};
use toml::{Table, Value};

const FACTORS: &str = include_str!("../../../../../scenarios/3.0/tables/factors.table");
const MOVES: &str = include_str!("../../../../../scenarios/3.0/tables/moves.table");
const EQUAL: &str = include_str!("../../../../../scenarios/3.0/tables/outcomes-equal.table");
const LESS: &str = include_str!("../../../../../scenarios/3.0/tables/outcomes-less.table");
const HALF: &str = include_str!("../../../../../scenarios/3.0/tables/outcomes-half.table");
const OUTCOME_MOVES: &str = include_str!("../../../../../scenarios/3.0/tables/outcome-moves.table");

fn book() -> Rulebook {
    Rulebook::edition("3.0", Scale::Mm15).unwrap()
}

fn rows(text: &str) -> Vec<Table> {
    lists(text, "row")
}

/// The rows of one list of a table.
fn lists(text: &str, list: &str) -> Vec<Table> {
    let table: Table = text.parse().unwrap();
    let rows = table[list].as_array().unwrap().iter();
    rows.map(|row| row.as_table().unwrap().clone()).collect()
}

fn word<'a>(row: &'a Table, key: &str) -> Option<&'a str> {
    row.get(key).and_then(Value::as_str)
}

fn words<'a>(row: &'a Table, key: &str) -> Option<Vec<&'a str>> {
    let list = row.get(key)?.as_array()?;
    Some(list.iter().filter_map(Value::as_str).collect())
}

/// Fast foot, by the number of figures; psiloi count as fast.
fn is_fast(troop: &Troop) -> bool {
    let code = troop.code.trim_start_matches("Mtd-");
    let by_figures = code.starts_with('3') || ["5Hd", "6Bd"].contains(&code);
    !troop.mounted && (by_figures || troop.class == "Ps")
}

/// Solid foot: all other foot but camp followers and denizens, of which the reference says neither.
fn is_solid(troop: &Troop) -> bool {
    !troop.mounted && !is_fast(troop) && !["CF", "Den"].contains(&troop.class.as_str())
}

/// Whether a name in the tables includes a troop.
fn goes_by(troop: &Troop, name: &str) -> bool {
    match name {
        "any" => true,
        "mounted" => troop.mounted,
        "foot" => !troop.mounted,
        "solid foot" => is_solid(troop),
        "fast foot" => is_fast(troop),
        "solid Bd" | "solid Bw" => name.ends_with(&troop.class) && !is_fast(troop),
        "Mtd" => troop.code.starts_with("Mtd-"),
        "Lb" | "Cb" => troop.code.ends_with(name),
        name => troop.class == name || troop.code == name,
    }
}

/// Whether a list of names includes a troop; `-` in front excludes.
fn is_in(troop: &Troop, names: &[&str]) -> bool {
    names
        .iter()
        .fold(false, |held, name| match name.strip_prefix('-') {
            Some(out) => held && !goes_by(troop, out),
            None => held || goes_by(troop, name),
        })
}

/// The troops of a row of factors or moves, unless the row is about artillery behind fortifications.
fn named<'a>(book: &'a Rulebook, row: &Table) -> Vec<&'a Troop> {
    let names = words(row, "troops").unwrap();
    let is_mounted_infantry = names == ["Mtd"];
    let fits = |troop: &&Troop| {
        is_in(troop, &names)
            && word(row, "where") != Some("city-or-fort")
            && (is_mounted_infantry || !troop.code.starts_with("Mtd-"))
            && word(row, "pace").is_none_or(|pace| is_fast(troop) == (pace == "fast"))
    };
    book.troops.iter().filter(fits).collect()
}

#[test]
fn factors_match_the_table() {
    let book = book();
    let mut compared = 0;
    for row in rows(FACTORS) {
        let number = |key: &str| row.get(key).and_then(Value::as_integer);
        for troop in named(&book, &row) {
            // Mounted infantry belong to the class of their weapon and share its factors.
            let Some((foot, mounted)) = number("foot").zip(number("mounted")) else {
                continue;
            };
            let shot_at = number("foot-shot-at").unwrap_or(foot);
            let own = [troop.close.foot, troop.close.mounted, troop.shot_at.foot];
            assert_eq!(
                own.map(i64::from),
                [foot, mounted, shot_at],
                "{}",
                troop.code
            );
            compared += 1;
        }
    }
    // 46 troops, without the four of mounted infantry. The table lacks command wagons, which share a class
    // with command posts and litters here.
    assert_eq!(compared, 42);
}

#[test]
fn move_distances_match_the_table() {
    let book = book();
    let mut compared = 0;
    for row in rows(MOVES) {
        let length = |key: &str| {
            let number = row.get(key)?;
            let number = number
                .as_float()
                .or(number.as_integer().map(|n| n as f64))?;
            Some(Length::from_base_widths(number))
        };
        for troop in named(&book, &row).into_iter().filter(|troop| troop.listed) {
            let own = troop.allowance;
            assert_eq!(Some(own.good), length("good"), "{}", troop.code);
            assert_eq!(own.rough, length("rough"), "{}", troop.code);
            assert_eq!(own.bad, length("bad"), "{}", troop.code);
            compared += 1;
        }
    }
    assert_eq!(compared, 46);
}

/// The outcome of the first matching row of a table; without a match, nothing.
fn by_table(rows: &[Table], mode: Mode, own: &Troop, enemy: &Troop, facts: FactSet) -> Fate {
    let holds = |condition: &str| match condition {
        "attacks-or-defends-city-fort-or-camp" => {
            facts.has(Fact::Inside) || facts.has(Fact::EnemyInside)
        }
        "defends-city-fort-or-camp" => facts.has(Fact::Inside) && !facts.has(Fact::Sacking),
        "against-defenders-of-city-fort-or-camp" => facts.has(Fact::EnemyInside),
        "against-city-or-fort" => facts.has(Fact::EnemyInCity),
        "no-shooter-partly-on-rear-edge" => !facts.has(Fact::ShotPartlyOnRear),
        "sallied" => !facts.has(Fact::Inside),
        "sacks-city" => facts.has(Fact::Sacking),
        other => panic!("no such condition: {other}"),
    };
    let fits = |row: &&Table| {
        let of = |troop: &Troop, key| words(row, key).is_none_or(|names| is_in(troop, &names));
        let combat = match word(row, "combat") {
            Some("close") => mode == Mode::Close,
            Some("shot-at") => mode == Mode::Shooting,
            _ => true,
        };
        let going = match word(row, "going") {
            Some("good") => facts.has(Fact::GoodGoing),
            Some("good-to-enemy") => facts.has(Fact::GoodForEnemy),
            _ => true,
        };
        of(own, "own")
            && of(enemy, "enemy")
            && combat
            && going
            && (word(row, "own-going") != Some("bad") || facts.has(Fact::BadGoing))
            && (!row.contains_key("enemy-fronts-on-edges") || facts.has(Fact::Pressed))
            && words(row, "when").is_none_or(|when| when.into_iter().all(holds))
    };
    match rows.iter().find(fits).and_then(|row| word(row, "result")) {
        None | Some("none") => Fate::Stands,
        Some("recoil") => Fate::Recoils,
        Some("flee") => Fate::Flees,
        Some("destroyed") => Fate::Destroyed,
        Some(other) => panic!("no such result: {other}"),
    }
}

/// The rows of a table, exceptions before the rows they contradict (`elephants-at-walls`).
fn settled(text: &str) -> Vec<Table> {
    let mut rows = rows(text);
    while let Some(place) = rows.iter().position(|row| row.contains_key("against")) {
        let mut row = rows.remove(place);
        let before = row.remove("against");
        let before = before.as_ref().and_then(Value::as_str).unwrap();
        let there = rows.iter().position(|row| word(row, "id") == Some(before));
        rows.insert(there.unwrap(), row);
    }
    rows
}

/// Whether facts can hold together in a mode.
fn possible(mode: Mode, facts: FactSet) -> bool {
    let both = |a, b| facts.has(a) && facts.has(b);
    let without = |a, b| facts.has(a) && !facts.has(b);
    !both(Fact::GoodGoing, Fact::BadGoing)
        && !both(Fact::Inside, Fact::EnemyInside)
        && !both(Fact::Inside, Fact::Pressed)
        && !without(Fact::EnemyInCity, Fact::EnemyInside)
        && !without(Fact::Sacking, Fact::Inside)
        && match mode {
            Mode::Close => !facts.has(Fact::ShotPartlyOnRear),
            Mode::Shooting => !facts.has(Fact::EnemyInside) && !facts.has(Fact::Pressed),
        }
}

#[test]
fn outcomes_match_the_tables() {
    let book = book();
    let asked = [
        Fact::GoodGoing,
        Fact::BadGoing,
        Fact::GoodForEnemy,
        Fact::Inside,
        Fact::Sacking,
        Fact::EnemyInside,
        Fact::EnemyInCity,
        Fact::ShotPartlyOnRear,
        Fact::Pressed,
    ];
    let ids = || (0..book.troops.len()).map(|index| TroopId(index as u8));
    let mut compared = 0;
    for (margin, text) in [
        (Margin::Equal, EQUAL),
        (Margin::Beaten, LESS),
        (Margin::Doubled, HALF),
    ] {
        let rows = settled(text);
        for mode in [Mode::Close, Mode::Shooting] {
            for bits in 0..1_u32 << asked.len() {
                let facts = (asked.iter().enumerate())
                    .fold(FactSet::NONE, |set, (index, &fact)| {
                        set.with_if(fact, bits >> index & 1 == 1)
                    });
                if !possible(mode, facts) {
                    continue;
                }
                for (own, enemy) in ids().flat_map(|own| ids().map(move |enemy| (own, enemy))) {
                    let [one, other] = [own, enemy].map(|id| book.troop(id));
                    let expected = by_table(&rows, mode, one, other, facts);
                    let found = book.outcomes.fate(margin, mode, own, enemy, facts);
                    assert_eq!(
                        found, expected,
                        "{} by {} {margin:?} {mode:?} {facts:?}",
                        one.code, other.code
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 100_000, "{compared}");
}

#[test]
fn outcome_moves_match_the_table() {
    let table: Table = OUTCOME_MOVES.parse().unwrap();
    let rows = |key: &str| -> Vec<Table> {
        let rows = table[key].as_array().unwrap().iter();
        rows.map(|row| row.as_table().unwrap().clone()).collect()
    };
    let length = |row: &Table, key: &str| {
        let number = row.get(key).and_then(Value::as_float);
        number.map(Length::from_base_widths)
    };
    let book = book();
    let ids = || (0..book.troops.len()).map(|index| TroopId(index as u8));
    let recoil = &book.outcomes.recoil;
    for id in ids().filter(|&id| book.troop(id).listed) {
        let troop = book.troop(id);
        let named = |row: &Table| is_in(troop, &words(row, "troops").unwrap());
        let row = rows("recoil").into_iter().find(named).unwrap();
        let (near, far) = if let Some(most) = length(&row, "most") {
            (troop.depth.min(most), troop.depth.min(most))
        } else {
            let most = length(&row, "distance").unwrap();
            let choice = length(&row, "or-depth-if-less-than").unwrap();
            let chooses = beyond(choice, troop.depth);
            (if chooses { troop.depth } else { most }, most)
        };
        let most = if troop.mounted {
            recoil.mounted_at_most
        } else {
            recoil.foot_at_most
        };
        assert_eq!(troop.depth.min(most), near, "{}", troop.code);
        let farthest = if recoil.chooses.has(id) { most } else { near };
        assert_eq!(farthest, far, "{}", troop.code);
    }
    let follows = rows("follow").len() == 1;
    for (own, enemy) in ids().flat_map(|own| ids().map(move |enemy| (own, enemy))) {
        let [one, other] = [own, enemy].map(|id| book.troop(id));
        let of = |row: &Table| {
            is_in(one, &words(row, "troops").unwrap())
                && words(row, "enemy").is_none_or(|names| is_in(other, &names))
        };
        let expected = rows("pursuit").iter().find(|row| of(row)).cloned();
        let expected = expected.map(|row| length(&row, "distance").unwrap());
        let mut pursuit = book.outcomes.pursuit.iter();
        let found = pursuit.find(|row| row.troops.has(own) && row.enemy.has(enemy));
        assert_eq!(
            found.map(|row| row.at_most),
            expected,
            "{} after {}",
            one.code,
            other.code
        );
        // The table has no exception for the ground.
        assert!(found.is_none_or(|row| {
            let anywhere = row.stops_at == TerrainSet::default();
            row.column_follows == follows && !row.by_depth && anywhere
        }));
    }
}
