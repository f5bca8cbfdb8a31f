//! Shooters, ranges, targets and obstacles.

use acies_geometry::Length;
use acies_rulebook::{FactorFrequency, Mode, Shape, ShootingEdge, Sight, TargetPriority, TroopId};
use toml::{Table, Value};

use super::{book, is_in, lists, word, words};

const SHOOTING: &str = include_str!("../../../../../scenarios/3.0/tables/shooting.table");
const TERRAIN: &str = include_str!("../../../../../scenarios/3.0/tables/terrain.table");

fn length(row: &Table, key: &str) -> Option<Length> {
    row.get(key)
        .and_then(Value::as_float)
        .map(Length::from_base_widths)
}

/// The row of a list that applies to a troop.
fn about<'a>(rows: &'a [Table], troop: &acies_rulebook::Troop) -> Option<&'a Table> {
    (rows.iter()).find(|row| is_in(troop, &words(row, "troops").unwrap()))
}

#[test]
fn shooters_match_the_table() {
    let book = book();
    let [ranges, moved, targets, over, bounds] =
        ["range", "moved", "target", "over", "bound"].map(|list| lists(SHOOTING, list));
    for (index, troop) in book.troops.iter().enumerate() {
        let code = &troop.code;
        let id = TroopId(index as u8);
        let row = book.shooting.shooters.iter().find(|row| row.troops.has(id));
        let range = about(&ranges, troop).and_then(|row| length(row, "distance"));
        assert_eq!(row.map(|row| row.range), range, "{code}");
        let Some(row) = row else { continue };
        // The table has no limit for artillery; by another source any move prevents shooting (`dba30` §12.1).
        let most = about(&moved, troop).map_or(Length::ZERO, |row| length(row, "most").unwrap());
        assert_eq!(row.moved_at_most, Some(most), "{code}");
        let order = about(&targets, troop).and_then(|row| words(row, "order"));
        let own: Vec<&str> = (row.priority.iter())
            .map(|priority| match priority {
                TargetPriority::InZone => "in-threat-zone",
                TargetPriority::ShootingBack => "shooting-at-it",
            })
            .chain(["any"])
            .collect();
        assert_eq!(Some(own), order, "{code}");
        let passed = about(&over, troop).and_then(|row| words(row, "over"));
        for (other, enemy) in book.troops.iter().enumerate() {
            let expected = passed
                .as_ref()
                .is_some_and(|names| names.contains(&format!("enemy {}", enemy.class).as_str()));
            assert_eq!(row.over.has(TroopId(other as u8)), expected, "{code}");
        }
        // Troops not named in the table shoot in both bounds.
        match about(&bounds, troop) {
            None => assert!(row.in_enemy_bound, "{code}"),
            Some(bound) => {
                assert_eq!(bound["own"].as_bool(), Some(true));
                assert_eq!(word(bound, "enemy"), Some("if shot at by Art"));
                assert!(!row.in_enemy_bound, "{code}");
                for (other, enemy) in book.troops.iter().enumerate() {
                    let answers = row.replies_to.has(TroopId(other as u8));
                    assert_eq!(answers, enemy.class == "Art", "{code} {}", enemy.code);
                }
            }
        }
        // From another source (`dba30` §12.2).
        assert_eq!(
            row.from == ShootingEdge::All,
            troop.class == "WWg",
            "{code}"
        );
    }
}

#[test]
fn arc_and_supporting_shooters_match_the_table() {
    let book = book();
    let table: Table = SHOOTING.parse().unwrap();
    let arc = table["arc"].as_table().unwrap();
    assert_eq!(book.shooting.least_target, length(arc, "target-least"));
    assert_eq!(Some(book.shooting.arc_side), length(arc, "to-each-side"));
    let supporting = table["supporting"].as_table().unwrap();
    let most = supporting["most"].as_integer();
    assert_eq!(Some(i64::from(book.shooting.supporting)), most);
    let counted: Vec<_> = (book.combat.tactical.iter())
        .filter(|row| row.per == FactorFrequency::ExtraShooter && row.modes.has(Mode::Shooting))
        .map(|row| i64::from(row.value))
        .collect();
    assert_eq!(counted, [supporting["factor"].as_integer().unwrap()]);
}

#[test]
fn terrain_blocking_shooting_matches_the_table() {
    let book = book();
    let rows = lists(TERRAIN, "sight");
    let mut named = 0;
    for kind in book.terrain.iter().filter(|kind| kind.shape != Shape::Camp) {
        let row = rows
            .iter()
            .find(|row| word(row, "kind") == Some(&kind.name));
        named += usize::from(row.is_some());
        let depth = row.and_then(|row| length(row, "depth"));
        let stops = row.and_then(|row| word(row, "stops"));
        match kind.shot {
            Sight::Depth => {
                assert_eq!(stops, Some("through"), "{}", kind.name);
                assert_eq!(depth, book.shooting.stopping_depth, "{}", kind.name);
            }
            Sight::Blocks => assert_eq!((stops, depth), (Some("through"), None), "{}", kind.name),
            Sight::NotAtOrPartlyIn => assert_eq!(stops, Some("at-or-from"), "{}", kind.name),
            // Crests have their own row in the table.
            Sight::Crest => assert!(kind.hill, "{}", kind.name),
            Sight::Open => assert_eq!(stops, None, "{}", kind.name),
            other => panic!("{}: {other:?}", kind.name),
        }
    }
    let crests = rows
        .iter()
        .filter(|row| word(row, "kind") == Some("hill-crest"));
    assert_eq!(crests.count(), 1);
    assert_eq!(named + 1, rows.len());
}
