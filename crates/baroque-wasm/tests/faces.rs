//! What the faces of a die come to is said for the unit that rolls, not for any unit.

use acies_baroque_wasm::{Assistant, tables};
use serde_json::{Value, json};

/// The faces of the reaction die of blue's unit, charged in this mode.
fn faces(unit: &str, mode: &str, before: &[&str]) -> Value {
    let muster = format!(
        "side red tokens\ncommand R\nHorse, TR, B, charge\nside blue tokens reactions\ncommand B\n{unit}\n"
    );
    let Ok(mut assistant) = Assistant::begin(&muster) else {
        panic!("the muster is sound");
    };
    let place = format!("place b1 {mode}");
    let begun = ["turn", "dice 1 6", "place r1 AA", &place, "activate r1"];
    let checks = ["did r1.1 charge", "check b1.1 target 1"];
    for order in begun.iter().chain(before).chain(&checks) {
        assert_eq!(assistant.obey(order), None, "{order}");
    }
    let state: Value = serde_json::from_str(&assistant.state()).expect("JSON");
    state["asks"]["row"].clone()
}

#[test]
fn each_face_is_what_the_unit_can_do() {
    let (none, fire, evade) = ("none", "defensive-fire", "evade");
    let counter = "counter-charge";
    // Hold, charged: - DF DF DF DF CC. One that fires and charges does all of it.
    let able = "Foot, TR, B, fire charge";
    assert_eq!(
        faces(able, "HD", &[]),
        json!([none, fire, fire, fire, fire, counter])
    );
    // Pikes do not fire: up to 3 nothing is nearer, from 4 on the charge.
    let pikes = "Pikes, PK, B, charge";
    assert_eq!(
        faces(pikes, "HD", &[]),
        json!([none, none, none, counter, counter, counter])
    );
    // Warbands add one.
    let warband = "Warband, HB, B, charge";
    assert_eq!(
        faces(warband, "HD", &[]),
        json!([none, none, counter, counter, counter, counter])
    );
    // Withdraw: - EV EV EV DF DF. Foot that fires and cannot evade ties on 3.
    let shot = "Foot, PM, B, fire";
    assert_eq!(
        faces(shot, "W", &[]),
        json!([none, none, "tie", fire, fire, fire])
    );
    // Disordered skirmishers do nothing but evade.
    let skirmishers = "Scouts, S, B, fire";
    assert_eq!(
        faces(skirmishers, "W", &["mark b1.1 disordered"]),
        json!([none, evade, evade, evade, none, none])
    );
}

#[test]
fn tables_are_those_of_the_procedure() {
    let tables: Value = serde_json::from_str(&tables()).expect("JSON");
    let reactions = tables["reactions"].as_array().expect("six tables");
    assert_eq!(reactions.len(), 6);
    let charged = reactions
        .iter()
        .find(|one| one["trigger"] == "charge-target");
    let row = &charged.expect("a table")["rows"]["RO"];
    assert_eq!(
        *row,
        json!([
            "evade",
            "evade",
            "evade",
            "defensive-fire",
            "defensive-fire",
            "defensive-fire"
        ])
    );
    assert_eq!(
        tables["pursuit"]["HD"],
        json!([false, false, false, false, true, true])
    );
    assert_eq!(tables["vacating"], json!([["A", 3], ["B", 5], ["C", 6]]));
}
