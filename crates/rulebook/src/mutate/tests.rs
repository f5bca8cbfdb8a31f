//! By what a cell is changed.

use super::{Edit, edits_of, steps, swaps};
use crate::compile::{Cell, CellKind};

fn written(edits: &[Edit]) -> Vec<&str> {
    edits.iter().map(|edit| edit.new.as_str()).collect()
}

#[test]
fn lengths_go_up_and_down_by_a_step_of_their_unit_and_not_below_nothing() {
    for (text, expected) in [
        ("200p", vec!["210p", "190p"]),
        ("10p", vec!["20p", "0p"]),
        ("0p", vec!["10p"]),
        ("1bw", vec!["1.05bw", "0.95bw"]),
        ("0.5bw", vec!["0.55bw", "0.45bw"]),
        ("0.02bw", vec!["0.07bw"]),
        ("15mm", vec!["16mm", "14mm"]),
    ] {
        assert_eq!(steps(text), expected, "{text}");
    }
}

#[test]
fn numbers_go_up_and_down_by_one() {
    let cell = Cell {
        place: 3..4,
        text: "5".to_owned(),
        kind: CellKind::Number,
    };
    assert_eq!(written(&edits_of(&cell, None)), ["6", "4"]);
}

#[test]
fn a_word_changes_to_each_other_one_from_the_next_on() {
    let words = ["a", "b", "c", "d"].map(str::to_owned);
    assert_eq!(
        written(&swaps(&(0..3), "b", &words)),
        ["\"c\"", "\"d\"", "\"a\""]
    );
}
