//! The veteran: when it rolls for the override, and how far it keeps to the list.

use acies_generals::solo::{Procedure, Thresholds};

#[test]
fn thresholds_depend_on_rolls_left_and_bound() {
    let thresholds = Thresholds([vec![300, 200, 100], vec![150, 90], vec![70]]);
    // The last roll in the first three bounds; later bounds count as the third.
    assert_eq!(
        [1, 2, 3, 4, 30].map(|bound| thresholds.threshold(1, bound)),
        [300, 200, 100, 100, 100]
    );
    assert_eq!(
        [1, 2, 3].map(|bound| thresholds.threshold(2, bound)),
        [150, 90, 90]
    );
    assert_eq!([1, 9].map(|bound| thresholds.threshold(3, bound)), [70, 70]);
    // Without any number nothing is enough.
    let none = Thresholds([vec![], vec![], vec![]]);
    assert_eq!(none.threshold(1, 1), i64::MAX);
}

#[test]
fn thresholds_rise_with_fewer_rolls_and_fall_with_bounds() {
    let thresholds = &Procedure::built_in().judgement.thresholds;
    for bound in 1..=20 {
        let by_left = [3, 2, 1].map(|left| thresholds.threshold(left, bound));
        assert!(by_left.is_sorted(), "{bound}: {by_left:?}");
        assert!(by_left[0] > 0, "{bound}: {by_left:?}");
    }
    for left in 1..=3 {
        let by_bound: Vec<i64> = (1..=20)
            .map(|bound| thresholds.threshold(left, bound))
            .collect();
        assert!(
            by_bound.is_sorted_by(|one, next| one >= next),
            "{by_bound:?}"
        );
    }
}
