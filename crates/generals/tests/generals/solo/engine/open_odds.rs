//! The odds of every troop against every other in the open by 3.0, and their classes, against a table from the
//! specification.

use acies_referee::odds::{OpenDuel, open_duel_odds};
use acies_rulebook::{Rulebook, Scale, SupportPlace, TroopId};

/// The kills and the losses out of 36 of the row's troop that attacks the column's, with the letter of the class: safe,
/// calculated, a for equal, reckless, null, futile. Pikes are two deep.
const TABLE: &str = include_str!("match_ups.txt");

/// The element that the table means by a class.
fn code(class: &str) -> &str {
    match class {
        "Bd" => "4Bd",
        "Sp" => "4Sp",
        "Pk" => "4Pk",
        "Ax" => "4Ax",
        "Wb" => "4Wb",
        "Bw" => "4Bw",
        "Ps" => "Ps",
        "Hd" => "7Hd",
        "Kn" => "3Kn",
        "Cv" => "Cv",
        "LH" => "LH",
        "Cm" => "Cm",
        other => other,
    }
}

/// The rear support of the same kind, for pikes only.
fn second_rank(rulebook: &Rulebook, own: TroopId, enemy: TroopId) -> i8 {
    if rulebook.troop(own).class != "Pk" {
        return 0;
    }
    let rows = rulebook.combat.supports.iter();
    let rows = rows.filter(|row| {
        row.place != SupportPlace::Beside
            && row.front.has(own)
            && row.supporter.has(own)
            && row.enemy.has(enemy)
    });
    rows.map(|row| row.value).max().unwrap_or(0)
}

#[test]
fn open_odds_match_the_specification() {
    let source = Rulebook::edition_source("3.0").unwrap();
    let rulebook = source.compile(Scale::Mm15, &[], &[]).unwrap();
    let mut lines = TABLE.lines();
    let columns: Vec<&str> = lines.next().unwrap().split_whitespace().collect();
    let troop = |class: &str| {
        let by_code = rulebook.troop_id(code(class));
        by_code
            .or_else(|| rulebook.troop_id(class))
            .unwrap_or_else(|| panic!("{class}"))
    };
    let mut wrong = Vec::new();
    let mut counted = 0;
    for line in lines {
        let mut cells = line.split_whitespace();
        let row = cells.next().unwrap();
        for (column, cell) in columns.iter().zip(cells) {
            let (own, enemy) = (troop(row), troop(column));
            let open = OpenDuel {
                extra: [
                    second_rank(&rulebook, own, enemy),
                    second_rank(&rulebook, enemy, own),
                ],
                ..OpenDuel::close(own, enemy)
            };
            let [mine, theirs] = open_duel_odds(&rulebook, &open);
            let (kills, losses) = (theirs.destroyed, mine.destroyed);
            let class = match (kills, losses) {
                (0, 0) => 'N',
                (0, _) => 'F',
                (_, 0) => 'S',
                _ if kills > losses => 'C',
                _ if kills == losses => 'A',
                _ => 'R',
            };
            counted += 1;
            let found = format!("{kills}/{losses}{class}");
            if found != cell {
                wrong.push(format!("{row} {column}: {found}, the table has {cell}"));
            }
        }
    }
    assert_eq!(counted, 256);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
