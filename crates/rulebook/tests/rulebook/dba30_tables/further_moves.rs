//! Second and later moves, compared with the rows `again` of `scenarios/3.0/tables/moves.table`.
//!
//! Covers each troop type, move number and going, by road or not, near the enemy or not.

use acies_geometry::Length;
use acies_rulebook::{FurtherGoing, FurtherMoveRow, Going, Troop, TroopId};
use toml::{Table, Value};

use super::{MOVES, book, is_in, lists, word, words};

/// A move to check.
#[derive(Clone, Copy, Debug)]
struct Move {
    /// The number of the move in the bound: 2 is the second.
    number: u8,
    first_bound: bool,
    /// Entirely along a road; only columns and single elements move so.
    by_road: bool,
    /// The going at the start, the worst on the way, and at the end; a road is good going.
    going: [Going; 3],
    /// The least distance from the enemy, on the way and at the end.
    apart: [Length; 2],
    into_contact: bool,
}

const GOINGS: [(&str, Going); 3] = [
    ("good", Going::Good),
    ("rough", Going::Rough),
    ("bad", Going::Bad),
];

/// All moves to check: at 1 base width, as in the table, slightly more, and much less.
fn moves() -> Vec<Move> {
    let width = Length::BASE_WIDTH;
    let more = width + Length::from_units(1);
    let none = Length::ZERO;
    let places = [
        ([none, none], true),
        ([none, none], false),
        ([none, width], false),
        ([none, more], false),
        ([width, width], false),
        ([width, more], false),
        ([more, more], false),
        // In contact with an unoccupied place, which does not count as an enemy.
        ([more, more], true),
    ];
    let mut moves = Vec::new();
    let each = GOINGS.map(|(_, going)| going);
    let three = each
        .into_iter()
        .flat_map(|a| each.into_iter().map(move |b| (a, b)));
    let three = three.flat_map(|(a, b)| each.into_iter().map(move |c| [a, b, c]));
    for going in three.filter(|going| going[1] >= going[0].max(going[2])) {
        for bits in 0..12_u8 {
            let by_road = bits & 1 == 1;
            if by_road && going[1] != Going::Good {
                continue;
            }
            moves.extend(places.map(|(apart, into_contact)| Move {
                number: 2 + bits / 4,
                first_bound: bits & 2 == 2,
                by_road,
                going,
                apart,
                into_contact,
            }));
        }
    }
    moves
}

/// Whether a row of the edition admits a move.
fn admits(row: &FurtherMoveRow, id: TroopId, one: Move) -> bool {
    let [start, worst, end] = one.going;
    let near = row
        .clear_of_enemy
        .map(|clear| one.apart[usize::from(!clear.whole_move)].units() <= clear.distance.units());
    row.movers.has(id)
        && (row.times == u8::MAX || one.number - 1 <= row.times)
        && (!row.first_bound || one.first_bound)
        && (!row.by_road || one.by_road)
        && (!row.into_contact || one.into_contact)
        && !(row.not_into_contact && one.into_contact)
        && near != Some(true)
        && row.going.is_none_or(|going| match going {
            FurtherGoing::AllGood => worst == Going::Good,
            FurtherGoing::GoodToRoughOrBad => start == Going::Good && end != Going::Good,
        })
}

/// Whether a row of the table allows it.
fn allows(row: &Table, troop: &Troop, one: Move) -> bool {
    let is = |going: Going, names: &[&str]| {
        let named = GOINGS.iter().filter(|(name, _)| names.contains(name));
        named.map(|&(_, going)| going).any(|named| named == going)
    };
    let said = |key: &str| match row.get(key) {
        Some(Value::String(name)) => Some(vec![name.as_str()]),
        _ => words(row, key),
    };
    let [start, worst, end] = one.going;
    let numbers = row.get("moves").and_then(Value::as_array);
    let never = row.get("never-within-of-enemy").map(|number| {
        let never = Length::from_base_widths(number.as_float().unwrap());
        one.apart[0].units() <= never.units()
    });
    is_in(troop, &words(row, "troops").unwrap())
        && numbers.is_none_or(|numbers| {
            let mut numbers = numbers.iter().filter_map(Value::as_integer);
            numbers.any(|number| number == i64::from(one.number))
        })
        && word(row, "bound").is_none_or(|bound| bound == "first" && one.first_bound)
        // Moves by road are by columns; single elements are added by another source (`dba30` §9.6).
        && word(row, "formation").is_none_or(|formation| formation == "column" && one.by_road)
        && word(row, "along").is_none_or(|along| along == "road" && one.by_road)
        && said("all-in").is_none_or(|names| is(worst, &names))
        && said("starts-in").is_none_or(|names| is(start, &names))
        && said("ends-in").is_none_or(|names| is(end, &names))
        && never != Some(true)
}

/// The table's name for each row of the edition.
const ROWS: [(&str, &str); 4] = [
    ("light-horse", "light-horse"),
    ("psiloi", "psiloi-first-bound"),
    ("into-cover", "psiloi-into-cover"),
    ("road", "road"),
];

#[test]
fn further_moves_match_the_table() {
    let book = book();
    let rows = lists(MOVES, "again");
    assert_eq!(rows.len(), ROWS.len());
    assert_eq!(book.movement.further.len(), ROWS.len());
    let moves = moves();
    for (own, named) in ROWS {
        let own = (book.movement.further.iter())
            .find(|row| row.id == own)
            .unwrap();
        let row = (rows.iter())
            .find(|row| word(row, "id") == Some(named))
            .unwrap();
        let (mut allowed, mut refused) = (0, 0);
        for (index, troop) in book.troops.iter().enumerate() {
            for &one in &moves {
                let expected = allows(row, troop, one);
                let found = admits(own, TroopId(index as u8), one);
                assert_eq!(found, expected, "{} {named} {one:?}", troop.code);
                *if expected { &mut allowed } else { &mut refused } += 1;
            }
        }
        assert!(allowed > 0 && refused > 0, "{named}: {allowed}, {refused}");
    }
}
