//! All 6,912 readings: six triggers, six modes, six columns, and every set of reactions that a unit may be able to carry
//! out. The totals were counted apart from this program.

use std::collections::BTreeMap;

use acies_baroque::{
    Closest, May, Mode, Reaction, Reactions, Ruling, Rulings, Tables, Trigger, closest, reading,
};

use crate::stage::switched;

/// Each case: the row, the column, what the unit can do.
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
fn the_totals_are_those_that_were_counted() {
    let (mut cases, mut substituted, mut ties) = (0, 0, 0);
    let mut results: BTreeMap<&str, u32> = BTreeMap::new();
    let rulings = Rulings::default();
    each(|trigger, mode, column, can| {
        cases += 1;
        let reading = reading(Tables::carried(), &rulings, trigger, mode, column, can);
        substituted += u32::from(reading.closest != Closest::Column(column));
        if let Closest::Tie { .. } = reading.closest {
            ties += 1;
        } else {
            let outcome = reading.outcome(&rulings, 0, May::React);
            *results
                .entry(Reaction::word_of(outcome.result))
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
fn only_one_cell_ties_and_none_where_nothing_substitutes_for_nothing() {
    let rulings = Rulings::default();
    each(|trigger, mode, column, can| {
        let reading = reading(Tables::carried(), &rulings, trigger, mode, column, can);
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
        let reading = reading(Tables::carried(), &other, trigger, mode, column, can);
        assert!(!matches!(reading.closest, Closest::Tie { .. }));
    });
}

#[test]
fn a_result_can_be_carried_out_and_comes_from_the_nearest_column() {
    each(|trigger, mode, column, can| {
        for none_substitutes in [true, false] {
            let row = Tables::carried().reaction_row(trigger, mode);
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
fn a_test_is_due_and_a_mark_is_set_only_for_what_is_a_reaction() {
    let rulings = Rulings::default();
    each(|trigger, mode, column, can| {
        let reading = reading(Tables::carried(), &rulings, trigger, mode, column, can);
        for die in 1..=6 {
            let outcome = reading.outcome(&rulings, die, May::React);
            let reacts = outcome.result.is_some_and(|one| one != Reaction::Evade);
            assert_eq!((outcome.test, outcome.marks), (reacts, reacts));
            assert_eq!(outcome.vacatable, outcome.result.is_some());
            // Somebody who may only evade does nothing else.
            let evades = reading.outcome(&rulings, die, May::OnlyEvade);
            assert!(evades.result.is_none_or(|one| one == Reaction::Evade));
            assert!(!evades.test && !evades.marks);
        }
    });
}
