//! The tables that depend only on armies, losses and PIPs, transcribed independently.

use acies_generals::audit::{Entry, How, Roll};

use super::Evaluated;
use super::armies::Army;

/// What is known when a table is rolled; the general's side comes first.
pub struct Facts<'a> {
    pub armies: &'a [Army; 2],
    pub lost: [u8; 2],
    pub pips: u8,
    /// The earlier entries.
    pub known: &'a [&'a Entry],
}

/// A table as evaluated here.
pub struct Read {
    /// The modifiers that apply, by row.
    modifiers: Vec<(u8, i64)>,
    /// The highest total of each result but the last.
    rows: &'static [(i64, &'static str)],
    last: &'static str,
}

impl Read {
    /// A table with modifiers by row and value, some of which apply.
    pub fn new(
        modifiers: &[(u8, i64, bool)],
        rows: &'static [(i64, &'static str)],
        last: &'static str,
    ) -> Read {
        let modifiers = applying(modifiers);
        Read {
            modifiers,
            rows,
            last,
        }
    }
}

/// The modifiers among these that apply.
fn applying(rows: &[(u8, i64, bool)]) -> Vec<(u8, i64)> {
    let applying = rows
        .iter()
        .filter(|(_, value, applies)| *applies && *value != 0);
    applying.map(|&(row, value, _)| (row, value)).collect()
}

/// A table of the source; `None` for those about the board.
pub fn read(name: &str, facts: &Facts<'_>) -> Option<Read> {
    let [npg, you] = facts.armies;
    let recorded = |name: &str| facts.known.iter().rev().find(|entry| entry.name == name);
    Some(match name {
        // Section 3.1.1.
        "arable" => Read {
            modifiers: applying(&[
                (1, 1, npg.mounted() >= 5),
                (2, 2, npg.of_classes(&["Sp", "Bd"]) < 6),
                (3, 2, you.of_classes(&["Art"]) > 0),
                (
                    4,
                    3,
                    npg.of_classes(&["Sp", "Bd"]) == 0 && you.of_classes(&["Sp", "Bd"]) > 0,
                ),
            ]),
            rows: &[(3, "built-up-area")],
            last: "road",
        },
        // Section 4.2.
        "camp-garrison" => Read {
            modifiers: applying(&[
                (1, 2, you.of_classes(&["LH"]) > 0),
                (2, 1, npg.of_classes(&["Sp"]) % 2 == 1),
                (3, 1, you.mounted() > npg.mounted()),
            ]),
            rows: &[(5, "followers")],
            last: "spear",
        },
        // Sections 4.7.6 and 4.7.7.
        "warband-depth" | "spear-depth" => Read {
            modifiers: Vec::new(),
            rows: &[(3, "two-ranks")],
            last: "one-rank-at-the-ends",
        },
        // Section 5.2.
        "aggression" => Read {
            modifiers: applying(&[
                (1, 2, npg.mounted() >= 5),
                (2, 1, npg.fast() >= 11),
                (
                    3,
                    1,
                    npg.of_classes(&["Wb"]) >= 6 && you.of_classes(&["Sp"]) >= 6,
                ),
                (
                    4,
                    -1,
                    npg.of_classes(&["Ax", "Ps"]) > 4
                        && you.of_classes(&["Cv", "Kn", "Bd", "Sp"]) > 4,
                ),
                (5, -2, npg.of_classes(&["Sp", "Bd", "Pk"]) >= 6),
            ]),
            rows: &[(2, "defensive"), (4, "neutral")],
            last: "aggressive",
        },
        // Section 5.3.
        "stance" => {
            let level = recorded("aggression").map_or("", |entry| entry.result.as_str());
            let [npg, you] = facts.lost.map(i64::from);
            Read {
                modifiers: applying(&[
                    (1, -npg, true),
                    (2, -1, level == "defensive"),
                    (3, -1, (1..=2).contains(&facts.pips)),
                    (4, you, true),
                    (5, 1, level == "aggressive"),
                    (6, 1, facts.pips >= 5),
                    (7, 4, npg == 3 && you <= 2),
                ]),
                rows: &[(2, "defensive"), (4, "cautious")],
                last: "aggressive",
            }
        }
        // Section 5.4.
        "override" => Read {
            modifiers: Vec::new(),
            rows: &[(2, "follow")],
            last: "override",
        },
        _ => return places(name),
    })
}

/// A table of terrain places (sections 3.3.1 to 3.3.5): dice only.
fn places(name: &str) -> Option<Read> {
    let (rows, last): (&'static [(i64, &'static str)], _) = match name {
        "waterway" => (&[(2, "right"), (4, "left"), (5, "far")], "near"),
        "built-up-area" => (
            &[(2, "near-right"), (4, "near-left"), (5, "far-right")],
            "far-left",
        ),
        "river" => (
            &[
                (2, "across-beyond-the-middle"),
                (3, "across-this-side"),
                (4, "along-left"),
            ],
            "along-right",
        ),
        "area-across" => (&[(2, "left"), (4, "centre")], "right"),
        "area-away" => (&[(2, "near"), (4, "middle")], "far"),
        "road" => (
            &[
                (1, "across-near"),
                (2, "across-middle"),
                (3, "across-far"),
                (4, "along-left"),
                (5, "along-middle"),
            ],
            "along-right",
        ),
        _ => return None,
    };
    Some(Read {
        modifiers: Vec::new(),
        rows,
        last,
    })
}

/// Checks the entry of a roll.
pub fn hold(evaluated: &mut Evaluated, entry: &Entry, thrown: &Roll, read: &Read) {
    let dice: i64 = thrown.dice.iter().map(|&die| i64::from(die)).sum();
    let modifiers: i64 = read.modifiers.iter().map(|(_, value)| value).sum();
    let total = dice + modifiers;
    let row = read.rows.iter().find(|(to, _)| total <= *to);
    let result = row.map_or(read.last, |(_, result)| result);
    let recorded: Vec<(u8, i64)> = thrown
        .modifiers
        .iter()
        .map(|added| (added.row, added.value.into()))
        .collect();
    let what = format!("table {}", entry.name);
    evaluated.compare(
        &what,
        entry,
        &(recorded, i64::from(thrown.total), entry.result.as_str()),
        &(read.modifiers.clone(), total, result),
    );
}

/// The recorded stance of a bound.
pub fn stance<'a>(known: &[&'a Entry], bound: u16) -> Option<&'a str> {
    let stances = known
        .iter()
        .rev()
        .filter(|entry| entry.name == "stance" && entry.bound == bound);
    let thrown = stances.filter(|entry| matches!(entry.how, How::Table(_)));
    thrown.map(|entry| entry.result.as_str()).next()
}
