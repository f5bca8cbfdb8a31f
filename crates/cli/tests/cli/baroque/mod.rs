//! `acies baroque`, as a player beside a real table asks it.

mod react;
mod tokens;

use std::process::{Command, Output};

use serde_json::Value;

fn baroque(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_acies"))
        .arg("baroque")
        .args(args)
        .output()
        .expect("the program runs")
}

/// The answer, with the exit status.
pub fn run_acies(line: &str) -> (String, Option<i32>) {
    let out = baroque(&line.split_whitespace().collect::<Vec<_>>());
    assert!(out.stderr.is_empty(), "{out:?}");
    let text = String::from_utf8(out.stdout).expect("UTF-8");
    (text, out.status.code())
}

pub fn answer(line: &str) -> Value {
    let (text, _) = run_acies(&format!("{line} --json"));
    serde_json::from_str(&text).expect("JSON")
}

pub fn refused(line: &str) -> String {
    let out = baroque(&line.split_whitespace().collect::<Vec<_>>());
    assert_eq!(out.status.code(), Some(2), "{out:?}");
    assert!(out.stdout.is_empty());
    let text = String::from_utf8(out.stderr).expect("UTF-8");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
fn pursuit_is_answered() {
    let pursues = |line: &str| answer(&format!("pursue {line}"))["pursues"].clone();
    assert_eq!(pursues("--mode AA --roll 3"), true);
    assert_eq!(pursues("--mode AA --roll 2"), false);
    assert_eq!(pursues("--mode RO --die 6"), true);
    // What it can do beside says nothing of its impetus; that is said by a number.
    let can = "--mode AA --roll 3 --can fire,charge,evade";
    assert_eq!(pursues(can), true);
    assert_eq!(pursues(&format!("{can} --impetus 2")), true);
    assert_eq!(pursues(&format!("{can} --impetus 0")), false);
    assert_eq!(
        pursues("--mode AA --roll 3 --can impetus --impetus 0"),
        false
    );
    assert_eq!(pursues("--mode AA --roll 2 --can fire,charge,evade"), false);
    assert_eq!(pursues("--mode E --unit GA --die 1"), true);
    assert_eq!(
        pursues("--mode E --unit GA --rulings pursuit-in-retreat=mode-forbids"),
        false
    );
    let (words, status) = run_acies("pursue --mode AAA --impetus 0");
    assert_eq!(
        (words.as_str(), status),
        ("It has no impetus and cannot pursue.\n", Some(1))
    );
    let (words, status) = run_acies("pursue --mode HD --roll 4");
    assert_eq!(
        (words.as_str(), status),
        ("The die shows 4: in HD it stays.\n", Some(0))
    );
}

#[test]
fn thirty_commands_are_as_many_as_there_may_be() {
    let found = answer("tokens --red 30");
    assert_eq!(found["placed"].as_array().map(Vec::len), Some(30));
}

#[test]
fn what_cannot_be_used_is_refused_in_a_line() {
    for (line, message) in [
        (
            "react --mode X --trigger move-action",
            "expected E, W, RO, HD, AA or AAA",
        ),
        (
            "react --mode E --trigger moves",
            "expected withdraw-action, move-action",
        ),
        (
            "react --mode E --trigger move-action --die 7",
            "expected a die from 1 to 6",
        ),
        (
            "react --mode E --trigger move-action --can fly",
            "found `fly`, expected fire, charge",
        ),
        (
            "react --mode E --trigger move-action --discipline D",
            "expected A, B or C",
        ),
        (
            "react --mode E --trigger move-action --distance far",
            "expected BU such as 2 or 1.5",
        ),
        (
            "react --mode E --trigger move-action --rulings forlorn=never",
            "expected each-turn or each-game",
        ),
        (
            "react --mode E --trigger move-action --die 3 --roll 3",
            "cannot be used with",
        ),
        ("pursue --roll 3", "--mode"),
        (
            "tokens --red a --blue x --dice 4/4",
            "found 1 throws in --dice, expected more",
        ),
        (
            "tokens --red a --dice 2/5",
            "found 1 throws in --dice, expected 0",
        ),
        (
            "tokens",
            "found no commands, expected some in --red or --blue",
        ),
        (
            "tokens --red 300",
            "found 300 commands in --red, expected at most 30",
        ),
        (
            "tokens --red a --blue 31",
            "found 31 commands in --blue, expected at most 30",
        ),
        (
            "tokens --red 99999999999999999999999",
            "found 99999999999999999999999 commands in --red, expected at most 30",
        ),
        (
            "tokens --red 5 --rulings more-than-four=refused",
            "found 5 commands in --red, expected at most 4",
        ),
        (
            "tokens --red a,b,c,d,e --rulings more-than-four=refused",
            "found 5 commands in --red, expected at most 4",
        ),
    ] {
        let run_acies = refused(line);
        assert!(run_acies.contains(message), "{line}: {run_acies}");
    }
}
