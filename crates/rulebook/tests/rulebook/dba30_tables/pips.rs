//! What moves cost, against `scenarios/3.0/tables/pips.table`: each troop in each situation that costs more anywhere, the
//! terrain that hampers the general, and the move by road that costs nothing.

use acies_rulebook::{HowFarIn, Rulebook, SurchargeCase, Troop, TroopId};
use toml::{Table, Value};

use super::terrain::kinds_named;
use super::{book, is_in, lists, word, words};

const PIPS: &str = include_str!("../../../../../scenarios/3.0/tables/pips.table");

/// What may hold of a move that is to be paid for. That some of a group are out of command has its own number.
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

/// What holds of a move.
#[derive(Clone, Copy, Debug)]
struct Cases(u16);

impl Cases {
    fn has(self, case: Case) -> bool {
        CASES
            .iter()
            .zip(0..)
            .any(|(&one, bit)| one == case && self.0 >> bit & 1 == 1)
    }

    /// Whether all that holds can hold together: a general who moves is not lost, and in his own command.
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

/// What a move of a troop costs beyond 1 PIP by the edition.
fn by_edition(book: &Rulebook, id: TroopId, cases: Cases) -> i64 {
    let applies = |case: &SurchargeCase| match case {
        SurchargeCase::Includes(troops) => troops.has(id),
        SurchargeCase::IncludesNotIntoContact(troops) => {
            troops.has(id) && !cases.has(Case::IntoContact)
        }
        // The table is about moves in the open.
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

/// The same by the table. A group is out of command when all of it is (`dba30` §8.3).
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
fn surcharges_are_those_of_the_table() {
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
    // 11 ways for the general and who is in command, 32 for the rest.
    assert_eq!(compared, 11 * 32 * book.troops.len());
}

#[test]
fn what_hampers_the_general_is_what_the_table_says() {
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
    // How far in he has to be is of another source (`dba30` §8.2).
    assert_eq!(book.movement.command.hampered, HowFarIn::Entirely);
}

#[test]
fn moves_by_road_are_as_free_as_the_table_says() {
    let book = book();
    let rows = lists(PIPS, "free");
    // The edition has the one rule, in every bound; that it is for the first move alone is of another source (`dba30` §8.2).
    assert_eq!(rows.len(), usize::from(book.movement.free_by_road));
    for row in rows {
        assert_eq!(row["cost"].as_integer(), Some(0));
        assert_eq!(word(&row, "full-possible-move-along"), Some("road"));
        assert_eq!(row["first-bound-too"].as_bool(), Some(true));
    }
}
