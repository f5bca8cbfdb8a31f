//! `acies baroque react`: one reaction, from the roll to the mark.

use serde_json::{Value, json};

use super::{answer, run_acies};

fn reaction(line: &str) -> String {
    let answer = answer(&format!("react {line}"));
    answer["reaction"].as_str().expect("a word").to_owned()
}

#[test]
fn a_warband_adds_one() {
    // HD, charged: column 5 is defensive fire, 6 a counter-charge.
    let (words, status) =
        run_acies("react --mode HD --trigger charge-target --unit HB --discipline B --die 4");
    assert_eq!(
        words,
        "The die shows 4, and a headlong unit adds one.\n\
         Column 5 of HD: defensive fire.\n\
         Its reaction: defensive fire.\n\
         To avoid that reaction, a unit of class B must roll 5 or more.\n\
         Now it takes its Discipline Test.\n\
         It is marked: it has reacted this turn.\n"
    );
    assert_eq!(status, Some(0));
    assert_eq!(
        reaction("--mode HD --trigger charge-target --unit HB --die 5"),
        "counter-charge"
    );
    // Its levy does not, and a roll is read as it is.
    assert_eq!(
        reaction("--mode HD --trigger charge-target --unit HBL --die 5"),
        "defensive-fire"
    );
    assert_eq!(
        reaction("--mode HD --trigger charge-target --unit HB --roll 5"),
        "defensive-fire"
    );
}

#[test]
fn each_word_of_a_reaction_is_reached() {
    for (line, expected) in [
        ("--mode E --trigger move-action --roll 6", "none"),
        (
            "--mode AA --trigger shoot-action --roll 4",
            "opportunity-fire",
        ),
        (
            "--mode RO --trigger shoot-target --roll 4",
            "defensive-fire",
        ),
        (
            "--mode AAA --trigger withdraw-action --roll 6",
            "opportunity-charge",
        ),
        (
            "--mode AAA --trigger charge-target --roll 3",
            "counter-charge",
        ),
        ("--mode W --trigger charge-target --roll 2", "evade"),
        (
            "--mode aaa --trigger charge-action --roll 6",
            "opportunity-charge",
        ),
    ] {
        assert_eq!(reaction(line), expected, "{line}");
    }
}

#[test]
fn what_a_unit_cannot_do_comes_from_the_nearest_column() {
    // Pikes: in AA a move is met by fire on 2 to 5; 4 is nearer to the charge in 6 than to nothing in 1.
    let pikes = "react --mode AA --trigger move-action --unit PK --can charge --roll";
    let found = answer(&format!("{pikes} 4"));
    assert_eq!(
        (
            &found["reaction"],
            &found["column"],
            &found["used"],
            &found["substituted"]
        ),
        (
            &json!("opportunity-charge"),
            &json!(4),
            &json!(6),
            &json!(true)
        )
    );
    assert_eq!(answer(&format!("{pikes} 3"))["reaction"], "none");
    // Musketeers in withdraw tie on 3: odd is down to nothing, even up to fire.
    let shot = "react --mode W --trigger charge-target --can fire --roll 3 --tie";
    assert_eq!(answer(&format!("{shot} 3"))["reaction"], "none");
    let up = answer(&format!("{shot} 4"));
    assert_eq!(
        (&up["reaction"], &up["tie"], &up["used"]),
        (&json!("defensive-fire"), &json!(4), &json!(5))
    );
    let (words, _) = run_acies(&format!("{shot} 4"));
    assert!(
        words.contains("columns 1 and 5 are equally near, and a second die shows 4: column 5"),
        "{words}"
    );
    // Where nothing is no substitute there is no tie.
    let other = answer(
        "react --mode W --trigger charge-target --can fire --roll 3 --rulings none-substitutes=no",
    );
    assert_eq!(
        (&other["reaction"], &other["tie"]),
        (&json!("defensive-fire"), &Value::Null)
    );
}

#[test]
fn a_code_says_who_evades_and_an_unknown_one_is_a_name() {
    let charged = "--mode E --trigger charge-target --roll 4";
    assert_eq!(reaction(&format!("{charged} --unit LC")), "evade");
    // Warbands do not, whatever is said; the nearest they can do is nothing, in column 2.
    assert_eq!(reaction(&format!("{charged} --unit HB")), "none");
    assert_eq!(
        reaction(&format!("{charged} --unit HB --can fire,charge,evade")),
        "none"
    );
    // Who may evade need not be said to, whatever else is said.
    for unit in ["S --can fire", "DR --can nothing", "LCR --can charge"] {
        assert_eq!(reaction(&format!("{charged} --unit {unit}")), "evade");
    }
    let unknown = answer(&format!("react {charged} --unit CU"));
    assert_eq!(
        (&unknown["reaction"], &unknown["unknown-code"]),
        (&json!("none"), &json!("CU"))
    );
    // Only four codes evade, and neither an unknown one nor one that is left out of --can does.
    for unit in ["--unit TR", "--unit PK --can charge,evade", "--unit GA"] {
        assert_eq!(reaction(&format!("{charged} {unit}")), "none", "{unit}");
    }
    // Where no code is given, what is said counts.
    assert_eq!(reaction(charged), "evade");
    assert_eq!(reaction(&format!("{charged} --can fire,evade")), "evade");
    assert_eq!(reaction(&format!("{charged} --can fire")), "none");
    let (words, _) = run_acies(&format!("react {charged} --unit CU --can fire"));
    assert!(
        words.starts_with("The procedure does not name the code CU, so it is taken as a name."),
        "{words}"
    );
}

#[test]
fn the_evades_of_the_vectors_need_no_word() {
    // R14, R15, R17, R29, R30, R41, R56 and R69, with the abilities that they list: trigger, mode, type, abilities, die.
    for (id, trigger, mode, unit, can, die, substituted) in [
        ("R14", "charge-target", "E", "S", "fire", 3, false),
        ("R15", "charge-target", "W", "LC", "fire,charge", 4, false),
        ("R17", "charge-target", "RO", "S", "fire", 1, false),
        ("R29", "shoot-target", "W", "S", "fire", 4, false),
        ("R30", "shoot-target", "RO", "S", "fire", 3, false),
        ("R41", "charge-target", "E", "LCR", "charge", 2, false),
        ("R56", "charge-target", "RO", "LCR", "charge", 3, true),
        ("R69", "charge-target", "E", "S", "fire", 4, false),
    ] {
        let found = answer(&format!(
            "react --trigger {trigger} --mode {mode} --unit {unit} --can {can} --die {die}"
        ));
        assert_eq!(found["reaction"], "evade", "{id}");
        assert_eq!(found["substituted"], substituted, "{id}");
        // What is taken from another column is a reaction (note 2 of the source).
        assert_eq!(found["marked"], substituted, "{id}");
    }
}

#[test]
fn it_goes_on_to_vacating_and_the_test() {
    let fires = "react --mode HD --trigger move-action --unit TR --discipline C --roll 5";
    let found = answer(&format!("{fires} --vacate 5 --test failed"));
    assert_eq!(
        (
            &found["vacates-on"],
            &found["vacated"],
            &found["test"],
            &found["passed"],
            &found["marked"]
        ),
        (
            &json!(6),
            &json!(false),
            &json!(true),
            &json!(false),
            &json!(true)
        )
    );
    // In words, to the end.
    for (test, expected) in [
        (
            "passed",
            "It passed its Discipline Test and does this: opportunity fire.",
        ),
        ("failed", "It failed its Discipline Test and does nothing."),
    ] {
        let (words, _) = run_acies(&format!("{fires} --test {test}"));
        assert!(words.lines().any(|line| line == expected), "{words}");
    }
    let found = answer(&format!("{fires} --vacate 6"));
    assert_eq!(
        (&found["vacated"], &found["test"], &found["marked"]),
        (&json!(true), &json!(false), &json!(true))
    );
    let evades = answer("react --mode RO --trigger charge-target --unit S --roll 1");
    assert_eq!(
        (&evades["test"], &evades["marked"]),
        (&json!(false), &json!(false))
    );
}

#[test]
fn nothing_from_another_column_says_whether_it_is_an_answer() {
    // E, charged: 4 is an evade, and nearest to it without one is column 2, in which nothing is done.
    let line = "react --mode E --trigger charge-target --can fire --roll 4";
    for (ruling, said, marked) in [
        (
            "not-marked",
            "It does nothing, and another unit may check.",
            false,
        ),
        (
            "marked",
            "It does nothing, and that counts as its answer: no other unit may check.",
            true,
        ),
    ] {
        let line = format!("{line} --rulings substituted-none={ruling}");
        let (words, _) = run_acies(&line);
        assert!(words.lines().any(|line| line == said), "{words}");
        assert_eq!(answer(&line)["marked"], json!(marked), "{ruling}");
    }
}

#[test]
fn refused_check_gives_the_reason_and_status_one() {
    for (more, why) in [
        ("--distance 2.1", "the enemy is farther away than 2 BU"),
        ("--seen unseen", "it does not see the enemy"),
        ("--reacted", "it has already reacted this turn"),
        ("--disordered", "it is disordered"),
    ] {
        let line = format!("react --mode AA --trigger move-action --roll 4 {more}");
        let (words, status) = run_acies(&line);
        assert_eq!(words, format!("The unit may not check: {why}.\n"));
        assert_eq!(status, Some(1));
        let found = answer(&line);
        assert_eq!(found["reaction"], "none");
        assert!(found["barred"].is_string());
    }
    let (_, status) =
        run_acies("react --mode AA --trigger shoot-action --roll 4 --distance 3 --seen part");
    assert_eq!(status, Some(0));
}

#[test]
fn unit_that_may_only_evade_does_not_check_in_a_mode_without_an_evade() {
    for (how, why) in [
        ("--reacted", "it has already reacted this turn"),
        ("--disordered", "it is disordered"),
        ("--engaged", "it is in melee"),
    ] {
        let line = format!("react --mode HD --trigger shoot-target --unit DR {how} --roll 4");
        let (words, status) = run_acies(&line);
        assert_eq!(words, format!("The unit may not check: {why}.\n"));
        assert_eq!(status, Some(1));
        let asked = format!("{line} --rulings fruitless-check=offered");
        assert_eq!(run_acies(&asked).1, Some(0), "{asked}");
    }
}

#[test]
fn unit_that_may_only_evade_is_not_offered_a_reaction() {
    // Skirmishers in withdraw evade a charge on 4; on 5 they would fire, which they may not any more.
    for (how, roll, reaction, marked, last) in [
        (
            "",
            4,
            "evade",
            false,
            "It is not marked and may still react this turn.",
        ),
        (
            "--reacted",
            4,
            "evade",
            true,
            "It is already marked and may only evade this turn.",
        ),
        (
            "--reacted",
            5,
            "none",
            true,
            "It is already marked and may only evade this turn.",
        ),
        (
            "--disordered",
            4,
            "evade",
            false,
            "It is not marked, and may only evade while it is disordered or in melee.",
        ),
        (
            "--engaged",
            5,
            "none",
            false,
            "It is not marked, and may only evade while it is disordered or in melee.",
        ),
        // If disordered units may react, nothing prevents this unit from reacting.
        (
            "--disordered --rulings disordered-or-engaged=reacts",
            4,
            "evade",
            false,
            "It is not marked and may still react this turn.",
        ),
    ] {
        let line = format!(
            "react --mode W --trigger charge-target --unit S --can fire --roll {roll} {how}"
        );
        let found = answer(&line);
        assert_eq!(
            (&found["reaction"], &found["marked"]),
            (&json!(reaction), &json!(marked)),
            "{line}"
        );
        let (words, _) = run_acies(&line);
        assert_eq!(words.lines().last(), Some(last), "{line}");
    }
}
