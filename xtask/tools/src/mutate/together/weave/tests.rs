//! What a text looks like with its changes.

use std::collections::BTreeSet;

use super::super::change::{Change, Genre, Point, Span};
use super::weave;

/// A change of what begins at these words of a text of one line.
fn change(text: &str, words: &str, genre: Genre, replacement: &str) -> Change {
    let column = 1 + text.find(words).expect("the words");
    let point = Point { line: 1, column };
    Change {
        name: words.to_owned(),
        file: "src/lib.rs".to_owned(),
        span: Span { start: point },
        replacement: replacement.to_owned(),
        genre,
    }
}

/// The text with its changes, where the question is written `?`.
fn woven(text: &str, changes: &[Change], constants: &[&str]) -> (String, Vec<usize>, Vec<usize>) {
    let numbered: Vec<(usize, &Change)> = changes.iter().enumerate().collect();
    let constants: BTreeSet<String> = constants.iter().map(|&name| name.to_owned()).collect();
    let woven = weave(text, &numbered, &constants).expect("Rust");
    let text = woven.text.replace("crate::chosen_change::is", "?");
    (text, woven.alone, woven.unviable)
}

#[test]
fn an_operator_is_changed_within_the_whole_chain() {
    let text = "fn f() { a + b * c }";
    let changes = [
        change(text, "+", Genre::BinaryOperator, "-"),
        change(text, "*", Genre::BinaryOperator, "+"),
    ];
    let (text, alone, unviable) = woven(text, &changes, &[]);
    assert_eq!(
        text,
        "fn f() { (if ?(0) { a - b * c } else { ((if ?(1) { a + b + c } else { (a + b * c) })) }) }"
    );
    assert!(alone.is_empty() && unviable.is_empty());
}

#[test]
fn a_chain_with_a_let_keeps_its_operators() {
    let text = "fn f() { if !a && let b = c {} }";
    let changes = [
        change(text, "&&", Genre::BinaryOperator, "||"),
        change(text, "!", Genre::UnaryOperator, ""),
    ];
    let (text, _, unviable) = woven(text, &changes, &[]);
    assert_eq!(
        text,
        "fn f() { if (if ?(1) { (a) } else { (!a) }) && let b = c {} }"
    );
    assert_eq!(unviable, [0]);
}

#[test]
fn functions_arms_guards_and_fields_ask_where_they_stand() {
    let text = "fn f() -> u8 { match a { 1 if g => S { b: 2, ..s }, 3 => 4, _ => 5 } }";
    let changes = [
        change(text, "match", Genre::FnValue, "0"),
        change(text, "g =>", Genre::MatchArmGuard, "true"),
        change(text, "1 if", Genre::MatchArm, ""),
        change(text, "3 =>", Genre::MatchArm, ""),
        change(text, "b:", Genre::StructField, ""),
    ];
    let (text, _, _) = woven(text, &changes, &[]);
    assert_eq!(
        text,
        "fn f() -> u8 { if ?(0) { return 0; } match a { 1 if (if ?(1) { true } else { (!?(2) && (g)) }) => \
         S { b: (if ?(4) { (s).b } else { (2) }), ..s }, 3 if !?(3) => 4, _ => 5 } }"
    );
}

#[test]
fn what_constants_are_made_by_and_answers_of_any_type_are_left_alone() {
    let text = "const fn f() -> u8 { 1 } const fn g() -> u8 { 2 } fn h() -> impl Sized { 3 }";
    let changes = [
        change(text, "1", Genre::FnValue, "0"),
        change(text, "2", Genre::FnValue, "0"),
        change(text, "3", Genre::FnValue, "0"),
    ];
    let (text, alone, _) = woven(text, &changes, &["g"]);
    assert_eq!(
        text,
        "/* const */ fn f() -> u8 { if ?(0) { return 0; } 1 } const fn g() -> u8 { 2 } fn h() -> impl Sized { 3 }"
    );
    assert_eq!(alone, [1, 2]);
}
