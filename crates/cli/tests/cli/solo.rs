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
        "5.3 The opponent's aim in this bound (stance)\n  \
           rolled: 3\n  \
           -1 (row 1): elements that the opponent has lost: 1\n  \
           total: 2, defensive\n  \
           permitted actions, in order: repair line, defensive manoeuvre, reinforce, form line, occupy terrain, safe attack, \
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
        words.contains("+2 (row 1): blades of the opponent: 4"),
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
    assert_eq!(words.lines().count(), 25 + 5, "tables and cards");
    for line in words.lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let Some(name) = row["table"].as_str() else {
            assert!(row["card"].is_string(), "{row}");
            continue;
        };
        let once = run_acies(&[name, "--seed", "7"]);
        assert_eq!(once, run_acies(&[name, "--seed", "7"]), "{name}");
    }
    assert!(
        run_acies(&["list"]).contains("5.3 The opponent's aim in this bound (stance): 1 die\n")
    );
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
            "found `pips=many`, expected a number from 1 to 6",
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
        (
            vec!["5.3", "--fact", "pips=9"],
            "found `pips=9`, expected a number from 1 to 6",
        ),
        (
            vec!["5.3", "--fact", "mounted-npg=3"],
            "found the fact `mounted-npg`, which `5.3` does not ask for, expected one of lost-npg, aggression, pips, lost-you",
        ),
        (
            vec!["5.4", "--fact", "pips=3"],
            "found the fact `pips`, which `5.4` does not ask for, expected no facts",
        ),
        (
            vec![
                "4.7",
                "--fact",
                "main=knight",
                "--fact",
                "has-elephant-or-knight=no",
            ],
            "found `has-elephant-or-knight=no`, expected yes by the other facts",
        ),
        (
            vec!["4.2", "--die", "6"],
            "found dice for `camp-garrison`, expected none: there is nothing to roll for without spear-npg",
        ),
        (
            vec!["5.1", "--die", "6"],
            "found facts, options, dice or a seed for `actions`, expected none: it is a card to read",
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

#[test]
fn only_spears_garrison_a_camp() {
    let words = run_acies(&["4.2", "--fact", "light-horse-you=2"]);
    assert!(words.contains("no roll: camp followers\n"), "{words}");
    // 4 + 2 for light horse + 1, because they are mounted: 7.
    let facts = [
        "4.2",
        "--fact",
        "light-horse-you=2",
        "--fact",
        "spear-npg=2",
    ];
    let words = run_acies(&[&facts[..], &["--die", "4"]].concat());
    assert!(words.contains("total: 7, spears\n"), "{words}");
}

#[test]
fn garrison_without_troops_of_the_list_is_none() {
    // 6 + 1 for an enemy without infantry - 2 for an army of bows: 5, and bows are not on the list.
    let words = run_acies(&["4.4", "--fact", "bow-npg=8", "--die", "6"]);
    assert!(words.contains("total: 5, none\n"), "{words}");
    assert!(
        words.contains("no troops on the list to garrison with"),
        "{words}"
    );
    assert!(!words.contains("a garrison\n"), "{words}");
    // Without infantry there is no roll.
    let words = run_acies(&["4.4"]);
    assert!(words.contains("no roll: none\n"), "{words}");
}

#[test]
fn knights_are_elephants_or_knights() {
    // 4 + 3 for knights.
    let words = run_acies(&["4.7", "--fact", "main=knight", "--die", "1,3"]);
    assert!(words.contains("+3 (row 6)"), "{words}");
    assert!(words.contains("total: 7, in the centre\n"), "{words}");
    assert!(words.contains("acies solo deployment-rules"), "{words}");
}

#[test]
fn rules_without_dice_are_read_as_cards() {
    for (section, name, lines) in [
        ("4.3", "camp-placement", 4),
        ("4.5", "tactical-groups", 7),
        ("deployment-rules", "deployment-rules", 10),
        ("4.8.1", "match-ups", 8),
        ("5.1", "actions", 13),
    ] {
        let words = run_acies(&[section]);
        assert_eq!(words.lines().count(), 1 + lines, "{words}");
        assert!(words.contains(&format!("({name})\n")), "{words}");
        let row = run_acies(&[name, "--json"]);
        let row: serde_json::Value = serde_json::from_str(&row).expect("JSON");
        assert_eq!(row["lines"].as_array().expect("lines").len(), lines);
    }
}
