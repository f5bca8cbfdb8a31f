//! `acies solo`, as a player at a table of wood asks it.

use std::process::{Command, Output};

fn solo(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_acies"))
        .arg("solo")
        .args(args)
        .output()
        .expect("the program runs")
}

fn run_acies(args: &[&str]) -> String {
    let out = solo(args);
    assert!(out.status.success(), "{out:?}");
    String::from_utf8(out.stdout).expect("UTF-8")
}

fn refused(args: &[&str]) -> String {
    let out = solo(args);
    assert_eq!(out.status.code(), Some(2));
    assert!(out.stdout.is_empty());
    let run_acies = String::from_utf8(out.stderr).expect("UTF-8");
    assert_eq!(run_acies.lines().count(), 1, "{run_acies}");
    run_acies
}

#[test]
fn a_stance_is_explained() {
    // 3 - 1 for the element that is lost; 4 PIPs change nothing. Up to 2 is defensive.
    let words = run_acies(&[
        "5.3",
        "--fact",
        "pips=4",
        "--fact",
        "lost-npg=1",
        "--die",
        "3",
    ]);
    assert_eq!(
        words,
        "5.3 The NPG's aim in this bound (stance)\n  \
           rolled: 3\n  \
           -1 (row 1): elements that the NPG has lost: 1\n  \
           total: 2, defensive\n  \
           permitted actions, in order: repair line, defensive manoeuvre, re-enforce, form line, occupy terrain, safe attack, \
           support attack, calculated attack, aggressive manoeuvre\n  \
           not given, taken as none or no: aggression, lost-you\n  \
           rulings: R-47, R-48, R-50, R-51, R-56\n"
    );
}

#[test]
fn a_stance_is_read_by_programs() {
    let args = [
        "stance",
        "--fact",
        "pips=6",
        "--fact",
        "aggression=aggressive",
        "--die",
        "3",
        "--json",
    ];
    let row: serde_json::Value = serde_json::from_str(&run_acies(&args)).expect("JSON");
    // 3 + 1 + 1.
    assert_eq!(row["total"], 5);
    assert_eq!(row["row"], 3);
    assert_eq!(row["result"], "aggressive");
    assert_eq!(row["modifiers"][0]["facts"]["aggression"], "aggressive");
    assert_eq!(row["permitted"][0], "safe-attack");
    assert_eq!(row["assumed"], serde_json::json!(["lost-npg", "lost-you"]));
}

#[test]
fn a_section_of_two_throws_takes_two_dice() {
    let words = run_acies(&["3.3.4", "--die", "1,4"]);
    assert!(words.contains("total: 1, left"), "{words}");
    assert!(words.contains("total: 4, middle"), "{words}");
}

#[test]
fn options_throw_against_each_other() {
    // Cavalry 2 + 2, blades 3 + 1: they tie, and throw 1 and 1 again: 3 against 2.
    let args = [
        "2.2.1",
        "--option",
        "cavalry",
        "--option",
        "blades",
        "--fact",
        "cavalry.mounted=yes",
        "--fact",
        "blades.infantry=yes",
        "--fact",
        "type-present=yes",
        "--die",
        "2,3,1,1",
        "--json",
    ];
    let row: serde_json::Value = serde_json::from_str(&run_acies(&args)).expect("JSON");
    assert_eq!(row["chosen"], serde_json::json!(["cavalry"]));
    assert_eq!(row["options"][0]["totals"], serde_json::json!([4, 3]));
    assert_eq!(row["options"][1]["totals"], serde_json::json!([4, 2]));
}

#[test]
fn a_garrison_names_who_goes_in() {
    // 3 + 2 + 1 for blades and spears of the own, 1 for an enemy without infantry: 7.
    let facts = [
        "town-garrison",
        "--fact",
        "blade-npg=4",
        "--fact",
        "spear-npg=2",
        "--fact",
        "infantry-npg=6",
        "--die",
        "3",
    ];
    let words = run_acies(&facts);
    assert!(
        words.contains("+2 (row 1): blades of the NPG: 4"),
        "{words}"
    );
    assert!(words.contains("total: 7, a garrison"), "{words}");
    assert!(
        words.contains("garrison: blades (row 1 of the list)"),
        "{words}"
    );
}

#[test]
fn every_table_is_listed_and_can_be_rolled_for() {
    let words = run_acies(&["list", "--json"]);
    assert_eq!(words.lines().count(), 25);
    for line in words.lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let name = row["table"].as_str().expect("a name");
        let once = run_acies(&[name, "--seed", "7"]);
        assert_eq!(once, run_acies(&[name, "--seed", "7"]), "{name}");
    }
    assert!(run_acies(&["list"]).contains("5.3 The NPG's aim in this bound (stance): 1 die\n"));
}

#[test]
fn what_cannot_be_used_is_refused_in_a_line() {
    for (args, message) in [
        (
            vec!["9.9"],
            "found the table `9.9`, expected a section or a name that `acies solo list` prints",
        ),
        (
            vec!["5.3", "--fact", "pips"],
            "found the fact `pips`, expected NAME=VALUE",
        ),
        (
            vec!["5.3", "--fact", "pip=3"],
            "found `pip`, expected a fact that `acies solo list` names",
        ),
        (
            vec!["5.3", "--fact", "pips=many"],
            "found `pips=many`, expected a number from 0 to 99",
        ),
        (
            vec!["5.3", "--fact", "aggression=1"],
            "found `aggression=1`, expected one of defensive, neutral, aggressive",
        ),
        (
            vec!["5.3", "--fact", "a.pips=1"],
            "found the fact `a.pips=1`, expected the name of an --option before the dot",
        ),
        (
            vec!["5.3", "--option", "a", "--option", "b"],
            "found options, but the table `stance` is read by its rows, expected none",
        ),
        (
            vec!["5.3", "--die", "7"],
            "expected a whole number from 1 to 6",
        ),
        (vec!["5.3", "--die", "3,4"], "found 2 dice, expected 1"),
        (vec!["4.7", "--die", "3"], "found 1 dice, expected more"),
        (
            vec!["4.1", "--take", "2"],
            "found 2 to take, expected at most the 1 that throw",
        ),
    ] {
        let run_acies = refused(&args);
        assert!(run_acies.contains(message), "{run_acies}");
    }
}
