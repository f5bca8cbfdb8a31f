//! The state of a command with a hidden token is the same in every mode.

use acies_baroque_wasm::Assistant;

const MUSTER: &str = "ruling tokens-shown hidden
ruling judged-evade yes
side red tokens
command R
A, TR, B, fire
side blue tokens reactions pursuit
command X
Scouts, S, B, fire impetus
";

/// The state after these orders, with blue in this mode.
fn given(mode: &str, orders: &[&str]) -> String {
    let Ok(mut assistant) = Assistant::begin(MUSTER) else {
        panic!("the muster is sound");
    };
    let place = format!("place b1 {mode}");
    let begun = ["turn", "dice 1 6", "place r1 AA", &place, "activate r1"];
    for order in begun.iter().chain(orders) {
        assert_eq!(assistant.obey(order), None, "{order}");
    }
    assistant.state()
}

const MODES: [&str; 6] = ["E", "W", "RO", "HD", "AA", "AAA"];

#[test]
fn no_question_and_no_line_of_the_log_tells_a_hidden_mode() {
    for orders in [
        &[][..],
        &["did r1.1 move"],
        &["did r1.1 shoot"],
        &["did r1.1 charge", "check b1.1 target 1"],
        &["did r1.1 move", "check b1.1 near 1"],
        &["pursue b1.1"],
    ] {
        let in_escape = given("E", orders);
        for mode in MODES {
            assert_eq!(given(mode, orders), in_escape, "{mode}: {orders:?}");
        }
    }
}

#[test]
fn roll_without_reaction_reveals_nothing() {
    // A move: nothing in E, W and RO on any roll, in HD on 1 and 2, in AA on 1.
    let orders = ["did r1.1 move", "check b1.1 near 1", "die 1"];
    let in_escape = given("E", &orders);
    for mode in ["W", "RO", "HD", "AA"] {
        assert_eq!(given(mode, &orders), in_escape, "{mode}");
    }
    // In AAA it is opportunity fire: the unit reacts, which reveals the token.
    let reacts = given("AAA", &orders);
    assert!(reacts.contains(r#""mode":"AAA""#), "{reacts}");
    assert!(!in_escape.contains(r#""mode":"E""#));
}

#[test]
fn a_tie_does_not_name_its_columns() {
    // Shooting foot in withdraw, charged, on a 3: columns 1 and 5 are equally near.
    let muster = MUSTER.replace("Scouts, S,", "Foot, PM,");
    let tie = |head: &str| {
        let muster = muster.replace("ruling tokens-shown hidden\n", head);
        let Ok(mut assistant) = Assistant::begin(&muster) else {
            panic!("the muster is sound");
        };
        for order in [
            "turn",
            "dice 1 6",
            "place r1 AA",
            "place b1 W",
            "activate r1",
            "did r1.1 charge",
            "check b1.1 target 1",
            "die 3",
        ] {
            assert_eq!(assistant.obey(order), None, "{order}");
        }
        assistant.state()
    };
    assert!(tie("ruling tokens-shown hidden\n").contains(r#""higher":null"#));
    assert!(tie("").contains(r#""higher":5"#));
}
