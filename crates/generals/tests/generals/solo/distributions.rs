//! The distribution of each table's results: exact counts, worked out from the source independently.

use acies_generals::solo::{DiceTable, Fact, Facts};

use super::table;

/// How many of all rolls come to each row when `sum` is added.
fn counts(table: &DiceTable, sum: i16) -> Vec<usize> {
    let mut counts = vec![0; table.rows.len()];
    let mut count = |total: i16| counts[table.row(total + sum).unwrap()] += 1;
    for one in 1..=6 {
        match table.dice {
            1 => count(one),
            _ => (1..=6).for_each(|other| count(one + other)),
        }
    }
    counts
}

#[test]
fn distribution_of_group_positions() {
    // Reserve, centre, left, right, landing, of 36.
    for (sum, expected) in [
        (-11, [36, 0, 0, 0, 0]),
        (-8, [36, 0, 0, 0, 0]),
        (-5, [30, 6, 0, 0, 0]),
        (-3, [21, 15, 0, 0, 0]),
        (-2, [15, 20, 1, 0, 0]),
        (0, [6, 24, 3, 2, 1]),
        (1, [3, 23, 4, 3, 3]),
        (2, [1, 20, 5, 4, 6]),
        (3, [0, 15, 6, 5, 10]),
        (4, [0, 10, 5, 6, 15]),
        (5, [0, 6, 4, 5, 21]),
        (7, [0, 1, 2, 3, 30]),
        (8, [0, 0, 1, 2, 33]),
    ] {
        assert_eq!(counts(table("position"), sum), expected, "{sum}");
    }
}

#[test]
fn distribution_of_aggression() {
    for (sum, expected) in [
        (-3, [5, 1, 0]),
        (-2, [4, 2, 0]),
        (-1, [3, 2, 1]),
        (0, [2, 2, 2]),
        (1, [1, 2, 3]),
        (2, [0, 2, 4]),
        (3, [0, 1, 5]),
        (4, [0, 0, 6]),
    ] {
        assert_eq!(counts(table("aggression"), sum), expected, "{sum}");
    }
}

#[test]
fn distribution_of_stances() {
    // Defensive, cautious, aggressive of 36, by aggression, for losses of the NPG and of the other side.
    let losses = [(0, 0), (1, 0), (0, 1), (2, 1), (1, 2), (3, 2), (3, 0)];
    let expected = [
        (
            1,
            [
                [18, 12, 6],
                [24, 10, 2],
                [12, 12, 12],
                [24, 10, 2],
                [12, 12, 12],
                [2, 10, 24],
                [12, 12, 12],
            ],
        ),
        (
            2,
            [
                [12, 12, 12],
                [18, 12, 6],
                [6, 12, 18],
                [18, 12, 6],
                [6, 12, 18],
                [0, 6, 30],
                [6, 12, 18],
            ],
        ),
        (
            3,
            [
                [6, 12, 18],
                [12, 12, 12],
                [2, 10, 24],
                [12, 12, 12],
                [2, 10, 24],
                [0, 2, 34],
                [2, 10, 24],
            ],
        ),
    ];
    let stance = table("stance");
    for (aggression, rows) in expected {
        for ((own, yours), expected) in losses.into_iter().zip(rows) {
            let mut counts = [0; 3];
            for pips in 1..=6 {
                for die in 1..=6 {
                    let facts = Facts::default()
                        .with(Fact::Aggression, aggression)
                        .with(Fact::LostNpg, own)
                        .with(Fact::LostYou, yours)
                        .with(Fact::Pips, pips);
                    counts[stance.evaluate(&facts, &[die]).row.unwrap()] += 1;
                }
            }
            assert_eq!(counts, expected, "{aggression} {own} {yours}");
        }
    }
}

#[test]
fn override_succeeds_in_four_of_six() {
    assert_eq!(counts(table("override"), 0), [2, 4]);
}
