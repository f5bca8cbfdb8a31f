//! All 6,912 readings: six triggers, modes and columns, and every set of available reactions.
//!
//! The totals were counted independently of this program.

use std::collections::BTreeMap;

use acies_baroque::{
    AllowedReactions, Closest, Mode, Reaction, Reactions, Ruling, Rulings, Tables, Trigger,
    closest, reading,
};

use crate::fixture::switched;

/// Each case: the row, the column, and the available reactions.
fn each(mut look: impl FnMut(Trigger, Mode, u8, Reactions)) {
    for trigger in Trigger::ALL {
        for mode in Mode::ALL {
            for column in 1..=6 {
                for set in 0..32_u8 {
                    let has = |reaction: &Reaction| set & (1 << *reaction as u8) != 0;
                    let can = Reaction::ALL.into_iter().filter(has).collect();
                    look(trigger, mode, column, can);
                }
            }
        }
    }
}

#[test]
fn totals_match_independent_counts() {
    let (mut cases, mut substituted, mut ties) = (0, 0, 0);
    let mut results: BTreeMap<&str, u32> = BTreeMap::new();
    let rulings = Rulings::default();
    each(|trigger, mode, column, can| {
        cases += 1;
        let reading = reading(Tables::embedded(), &rulings, trigger, mode, column, can);
        substituted += u32::from(reading.closest != Closest::Column(column));
        if let Closest::Tie { .. } = reading.closest {
            ties += 1;
        } else {
            let outcome = reading.outcome(&rulings, 0, AllowedReactions::React);
            *results
                .entry(Reaction::reaction_word(outcome.result))
                .or_default() += 1;
        }
    });
    assert_eq!((cases, substituted, ties), (6912, 1840, 8));
    let expected = [
        ("counter-charge", 176),
        ("defensive-fire", 688),
        ("evade", 384),
        ("none", 4560),
        ("opportunity-charge", 304),
        ("opportunity-fire", 792),
    ];
    assert_eq!(results.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn only_one_cell_ties() {
    let rulings = Rulings::default();
    each(|trigger, mode, column, can| {
        let reading = reading(Tables::embedded(), &rulings, trigger, mode, column, can);
        let ties = reading.closest
            == Closest::Tie {
                lower: 1,
                higher: 5,
            };
        let one = (trigger, mode, column) == (Trigger::ChargeTarget, Mode::Withdraw, 3);
        let shoots = can.has(Reaction::DefensiveFire) && !can.has(Reaction::Evade);
        assert_eq!(ties, one && shoots, "{trigger:?} {mode} {column}");
    });
    let other = switched(Ruling::NoneSubstitutes);
    each(|trigger, mode, column, can| {
        let reading = reading(Tables::embedded(), &other, trigger, mode, column, can);
        assert!(!matches!(reading.closest, Closest::Tie { .. }));
    });
}

#[test]
fn result_is_possible_and_from_the_nearest_column() {
    each(|trigger, mode, column, can| {
        for none_substitutes in [true, false] {
            let row = Tables::embedded().reaction_row(trigger, mode);
            let cell = |column: u8| row[usize::from(column) - 1];
            let allowed = |column: u8| cell(column).map_or(none_substitutes, |one| can.has(one));
            let found = closest(&row, column, can, none_substitutes);
            if cell(column).is_none_or(|one| can.has(one)) {
                assert_eq!(found, Closest::Column(column));
                continue;
            }
            let nearest = (1..=6)
                .filter(|other| allowed(*other))
                .map(|other| other.abs_diff(column))
                .min();
            for die in 1..=6 {
                let used = found.after(die);
                assert_eq!(used.map(|used| used.abs_diff(column)), nearest);
                assert!(used.is_none_or(allowed));
            }
        }
    });
}

#[test]
fn reactions_mark_after_a_test_and_evades_of_another_column_without() {
    let rulings = Rulings::default();
    each(|trigger, mode, column, can| {
        let reading = reading(Tables::embedded(), &rulings, trigger, mode, column, can);
        for die in 1..=6 {
            let outcome = reading.outcome(&rulings, die, AllowedReactions::React);
            let reacts = outcome.result.is_some_and(|one| one != Reaction::Evade);
            let evades = outcome.result == Some(Reaction::Evade);
            let elsewhere = reading.closest.after(die) != Some(column);
            assert_eq!(outcome.test, reacts);
            assert_eq!(outcome.marks, reacts || evades && elsewhere);
            assert_eq!(outcome.vacatable, outcome.result.is_some());
            // A unit that may only evade does nothing else.
            let evades = reading.outcome(&rulings, die, AllowedReactions::OnlyEvade);
            assert!(evades.result.is_none_or(|one| one == Reaction::Evade));
            assert!(!evades.test);
            assert_eq!(evades.marks, evades.result.is_some() && elsewhere);
        }
    });
}
