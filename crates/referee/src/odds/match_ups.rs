//! Every troop class of 3.0 against every other, on the table, compared with odds computed outside this
//! program (`docs/reference/match-ups.toml`, explained in `docs/reference/match-ups.md`).

use super::duel_odds;
use crate::combat::close_duel;
use crate::testing::{Board, dba30, party};

const TABLE: &str = include_str!("../../../../docs/reference/match-ups.toml");

/// In how many of 36 rolls the first destroys the second, and is destroyed; pikes are two deep.
fn destroys(board: &Board, own: &str, enemy: &str) -> String {
    let mut board = board.clone();
    board
        .put("r1", own, 7.0, 7.0, 0.0)
        .by("b1", enemy, "front of r1");
    for (class, id, front) in [(own, "r2", "behind r1"), (enemy, "b2", "behind b1")] {
        if class == "Pk" {
            board.by(id, class, front);
        }
    }
    let duel = close_duel(board.view(), party("r1"), party("b1")).expect("front contact");
    let [own, enemy] = duel_odds(board.view(), &duel).parties;
    format!("{}/{}", enemy.destroyed, own.destroyed)
}

#[test]
fn match_ups_agree_with_the_published_table() {
    let table: toml::Table = TABLE.parse().expect("the table is TOML");
    let names = |value: &toml::Value| -> Vec<String> {
        let list = value.as_array().into_iter().flatten();
        list.filter_map(|item| item.as_str().map(str::to_owned))
            .collect()
    };
    let columns = names(&table["columns"]);
    assert_eq!(columns.len(), 16);
    let board = Board::under(&dba30(&[]));
    let mut differing = Vec::new();
    for own in &columns {
        let row = names(&table["destroys"][own.as_str()]);
        assert_eq!(row.len(), columns.len(), "{own}");
        for (enemy, expected) in columns.iter().zip(&row) {
            let found = destroys(&board, own, enemy);
            if found != *expected {
                differing.push(format!("{own} {enemy}: {found}, not {expected}"));
            }
        }
    }
    assert_eq!(differing, Vec::<String>::new());
}
