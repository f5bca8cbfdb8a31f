//! PIP costs, compared with `scenarios/3.0/tables/pips.table`.
//!
//! Covers each troop type in each situation with a higher cost, terrain that hampers the general, and free
//! moves by road.

use acies_rulebook::{Containment, Rulebook, SurchargeCase, Troop, TroopId};
use toml::{Table, Value};

use super::terrain::kinds_named;
use super::{book, is_in, lists, word, words};

const PIPS: &str = include_str!("../../../../../scenarios/3.0/tables/pips.table");

/// A circumstance of a move that can affect its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Case {
    FirstBound,
    IntoContact,
    LeavesGarrison,
    Dismounts,
    BuiltUp,
    GeneralLost,
    GeneralHampered,
    General,
    SomeOutOfCommand,
    AllOutOfCommand,
}

const CASES: [Case; 10] = [
    Case::FirstBound,
    Case::IntoContact,
    Case::LeavesGarrison,
    Case::Dismounts,
    Case::BuiltUp,
    Case::GeneralLost,
    Case::GeneralHampered,
    Case::General,
    Case::SomeOutOfCommand,
    Case::AllOutOfCommand,
];

/// The circumstances of a move.
#[derive(Clone, Copy, Debug)]
struct Cases(u16);

impl Cases {
    fn has(self, case: Case) -> bool {
        CASES
            .iter()
            .zip(0..)
            .any(|(&one, bit)| one == case && self.0 >> bit & 1 == 1)
    }

    /// Whether the circumstances can occur together: a moving general is not lost, and is in command.
    fn possible(self) -> bool {
        let both = |a, b| self.has(a) && self.has(b);
        !both(Case::General, Case::GeneralLost)
            && !both(Case::General, Case::AllOutOfCommand)
            && !both(Case::GeneralLost, Case::GeneralHampered)
            && !both(Case::GeneralLost, Case::SomeOutOfCommand)
            && !both(Case::GeneralLost, Case::AllOutOfCommand)
            && (!self.has(Case::AllOutOfCommand) || self.has(Case::SomeOutOfCommand))
    }
}

/// The cost of a move beyond 1 PIP in the edition.
fn by_edition(book: &Rulebook, id: TroopId, cases: Cases) -> i64 {
    let applies = |case: &SurchargeCase| match case {
        SurchargeCase::Includes(troops) => troops.has(id),
        SurchargeCase::IncludesNotIntoContact(troops) => {
            troops.has(id) && !cases.has(Case::IntoContact)
        }
        // The table covers moves in the open.
        SurchargeCase::ColumnThrough(_) => false,
        SurchargeCase::Dismounts => cases.has(Case::Dismounts),
        SurchargeCase::BuiltUp => cases.has(Case::BuiltUp),
        SurchargeCase::LeavesGarrison => cases.has(Case::LeavesGarrison),
        SurchargeCase::GeneralLost => cases.has(Case::GeneralLost),
        SurchargeCase::OutOfCommand => cases.has(Case::AllOutOfCommand),
        SurchargeCase::PartlyOutOfCommand => {
            cases.has(Case::SomeOutOfCommand) && !cases.has(Case::General)
        }
        SurchargeCase::GeneralHampered => {
            cases.has(Case::GeneralHampered) && !cases.has(Case::General)
        }
    };
    let rows = book.movement.surcharges.iter().filter(|row| {
        !(row.waived_in_first_bound && cases.has(Case::FirstBound)) && row.any.iter().any(applies)
    });
    rows.map(|row| i64::from(row.pips)).sum()
}

/// The cost in the table. A group is out of command if all of it is (`dba30` §8.3).
fn by_table(rows: &[Table], troop: &Troop, cases: Cases) -> i64 {
    let is_true = |row: &Table, key: &str| row.get(key).and_then(Value::as_bool) == Some(true);
    let moves = |row: &Table| {
        let Some(movers) = words(row, "movers") else {
            return false;
        };
        let spared = words(row, "not-into-contact")
            .is_some_and(|names| is_in(troop, &names) && cases.has(Case::IntoContact));
        is_in(troop, &movers) && !spared
            || movers.contains(&"garrison") && cases.has(Case::LeavesGarrison)
    };
    let applies = |row: &&Table| {
        let excepted = words(row, "not-for")
            .is_some_and(|names| names.contains(&"general") && cases.has(Case::General));
        (!cases.has(Case::FirstBound) || is_true(row, "first-bound-too"))
            && !excepted
            && (moves(row)
                || is_true(row, "if-general-lost") && cases.has(Case::GeneralLost)
                || row.contains_key("if-general-in") && cases.has(Case::GeneralHampered)
                || is_true(row, "if-mover-starts-out-of-command")
                    && cases.has(Case::AllOutOfCommand))
    };
    let rows = rows.iter().filter(applies);
    rows.map(|row| row["more"].as_integer().unwrap()).sum()
}

#[test]
fn surcharges_match_the_table() {
    let book = book();
    let rows = lists(PIPS, "surcharge");
    let mut compared = 0;
    for cases in (0..1 << CASES.len())
        .map(Cases)
        .filter(|one| one.possible())
    {
        for (index, troop) in book.troops.iter().enumerate() {
            let found = by_edition(&book, TroopId(index as u8), cases);
            let expected = by_table(&rows, troop, cases);
            let held = || CASES.into_iter().filter(|&case| cases.has(case));
            assert_eq!(
                found,
                expected,
                "{} {:?}",
                troop.code,
                held().collect::<Vec<_>>()
            );
            compared += 1;
        }
    }
    // 11 combinations for the general and elements in command, 32 for the others.
    assert_eq!(compared, 11 * 32 * book.troops.len());
}

#[test]
fn terrain_hampering_the_general_matches_the_table() {
    let book = book();
    let rows = lists(PIPS, "surcharge");
    let rows: Vec<_> = (rows.iter())
        .filter_map(|row| words(row, "if-general-in"))
        .collect();
    assert_eq!(rows.len(), 1);
    let named = kinds_named(&rows[0]);
    for kind in &book.terrain {
        let expected = named.contains(&kind.name);
        assert_eq!(kind.hampers_general, expected, "{}", kind.name);
    }
    assert!(named.iter().all(|name| book.terrain_id(name).is_some()));
    // How far the general must be inside comes from another source (`dba30` §8.2).
    assert_eq!(book.movement.command.hampered, Containment::Entirely);
}

#[test]
fn free_road_moves_match_the_table() {
    let book = book();
    let rows = lists(PIPS, "free");
    // The edition applies one rule to every bound and to every move in it.
    assert_eq!(rows.len(), usize::from(book.movement.free_by_road));
    assert!(book.movement.free_by_road_again);
    for row in rows {
        assert_eq!(row["cost"].as_integer(), Some(0));
        assert_eq!(word(&row, "full-possible-move-along"), Some("road"));
        assert_eq!(row["first-bound-too"].as_bool(), Some(true));
    }
}
