//! One message for an order, a roll, an undo and a battle that is opened.

use serde_json::{Value, json};

use super::actions::{LEFT, aboard};
use super::state::deploying;
use super::{begun, element, parsed, pose, position, texts};
use crate::Session;

/// A message of the engine.
fn message<Error>(answer: Result<String, Error>) -> Value {
    parsed(&answer.unwrap_or_else(|_| panic!("the engine refuses")))
}

fn order(session: &mut Session, text: &str, notes: &[&str]) -> Value {
    let notes = notes.iter().map(|note| (*note).to_owned()).collect();
    message(session.order(text, notes))
}

/// Whether the update has all that is true of the table.
fn assert_is_of(update: &Value, session: &mut Session) {
    assert_eq!(update["state"], parsed(&session.state()));
    assert_eq!(update["record"], session.record().unwrap_or_default());
    let history = parsed(&session.history());
    let last = history.as_array().and_then(|all| all.last()).cloned();
    assert_eq!(update["line"], last.unwrap_or_default());
    assert_eq!(update["overlays"], parsed(&session.overlays()));
}

#[test]
fn an_order_leads_to_one_update_or_to_a_refusal() {
    let mut session = begun();
    let text = session.default_order();
    let answer = order(&mut session, &text, &["because"]);
    assert_eq!(answer["legal"], true);
    let update = &answer["update"];
    assert_is_of(update, &mut session);
    assert_eq!(
        (&update["line"]["text"], &update["line"]["notes"]),
        (&format!("order {text}").into(), &json!(["because"]))
    );
    let record = session.record().unwrap_or_default();
    let refused = order(&mut session, "move r1 forward 1", &[]);
    assert_eq!(
        (&refused["legal"], &refused["update"]),
        (&false.into(), &Value::Null)
    );
    assert!(!refused["breaches"].as_array().unwrap().is_empty());
    assert_eq!(session.record().unwrap_or_default(), record);
}

#[test]
fn a_roll_and_an_undo_lead_to_one_update() {
    let mut session = begun();
    while parsed(&session.asks())["kind"] == "decide" {
        let text = session.default_order();
        order(&mut session, &text, &[]);
    }
    let before = parsed(&session.state());
    let rolled = message(session.roll(&[5]));
    assert_is_of(&rolled, &mut session);
    assert_eq!(rolled["line"]["dice"], json!([5]));
    // Dice are not taken back.
    assert_eq!(
        message(
            session
                .take_back()
                .map(|none| none.unwrap_or("null".into()))
        ),
        Value::Null
    );
    assert_ne!(parsed(&session.state()), before);

    let mut session = begun();
    let begun = parsed(&session.state());
    let text = session.default_order();
    order(&mut session, &text, &[]);
    let back = message(session.take_back().map(Option::unwrap_or_default));
    assert_is_of(&back, &mut session);
    assert_eq!((&back["line"], &back["state"]), (&Value::Null, &begun));
}

#[test]
fn a_battle_is_opened_by_one_message() {
    let mut session = begun();
    let text = session.default_order();
    order(&mut session, &text, &[]);
    let opened = message(session.opened());
    assert_is_of(&opened["update"], &mut session);
    assert_eq!(opened["lines"], parsed(&session.history()));
    assert_eq!(opened["seed"], "7");
    let streams = ["red", "blue"].map(|side| session.stream(side));
    assert_eq!(opened["streams"], json!(streams));
    assert_ne!(streams[0], streams[1]);
}

#[test]
fn a_choice_is_offered_with_its_odds() {
    let parts = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "4Sp", &pose(5.0, 5.0, 180)),
    ];
    let mut session = position("2.2", "combat", 0, &parts);
    let update = message(session.opened())["update"].clone();
    assert_eq!(texts(&update["choices"], "order"), ["fight r1"]);
    assert_eq!(update["choices"], parsed(&session.choices()));
    assert!(update["choices"][0]["duel"].is_object());
    assert_eq!(
        (&update["actions"], &update["mayEnd"], &update["mayLand"]),
        (&json!([]), &false.into(), &false.into())
    );
}

#[test]
fn a_combat_to_come_is_known_with_its_odds_while_elements_still_move() {
    let parts = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "4Sp", &pose(5.0, 5.0, 180)),
        element("r2", "4Bd", &pose(8.0, 5.0, 0)),
        element("b2", "4Sp", &pose(8.0, 6.0, 180)),
    ];
    let mut session = position("2.2", "movement", 3, &parts);
    let before = message(session.opened())["update"].clone();
    let parties = |update: &serde_json::Value| -> Vec<Vec<String>> {
        let combats = update["combats"].as_array().unwrap();
        combats
            .iter()
            .map(|one| texts(&one["parties"], "party"))
            .collect()
    };
    assert_eq!(parties(&before), [["r1", "b1"]]);
    assert_eq!(before["combats"][0]["parties"][0]["factor"], 5);
    assert_eq!(before["choices"], json!([]));
    let after = parsed(&session.combats_after("move r2 forward 1"));
    assert_eq!(after[1]["parties"][0]["party"], "r2");
    assert_eq!(
        parsed(&session.combats_after("move r2 forward 9")),
        json!([])
    );
    assert_eq!(parsed(&session.combats_after("dance")), json!([]));
    let met = order(&mut session, "move r2 forward 1", &[]);
    assert_eq!(met["update"]["combats"], after);
    assert_eq!(parties(&met["update"]), [["r1", "b1"], ["r2", "b2"]]);
}

#[test]
fn every_pair_in_contact_is_a_combat_to_come_also_at_camps_and_at_a_built_up_area() {
    let place = |kind: &str, owner: &str, [left, low, right, high]: [f64; 4]| {
        format!(
            "[[terrain]]\nkind = \"{kind}\"\npolygon = [[{left:?}, {low:?}], [{right:?}, {low:?}], [{right:?}, {high:?}], [{left:?}, {high:?}]]\nowner = \"{owner}\"\nheld-by = \"{owner}\"\n"
        )
    };
    let parts = [
        place("camp", "red", [6.0, 0.0, 8.0, 2.0]),
        place("camp", "blue", [6.0, 13.0, 8.0, 15.0]),
        place("bua", "blue", [10.0, 8.0, 12.0, 10.0]),
        element("r1", "4Bd", &pose(3.0, 5.0, 0)),
        element("b1", "4Sp", &pose(3.0, 5.0, 180)),
        element("r2", "4Bd", &pose(7.0, 13.0, 0)),
        element("r3", "4Bd", &pose(11.0, 8.0, 0)),
        element("b2", "4Sp", &pose(7.0, 2.0, 180)),
    ];
    let mut session = position("2.2", "movement", 3, &parts);
    let update = message(session.opened())["update"].clone();
    let combats = update["combats"].as_array().unwrap();
    let parties: Vec<_> = combats
        .iter()
        .map(|one| texts(&one["parties"], "party").join(" "))
        .collect();
    assert_eq!(
        parties,
        ["r1 b1", "r2 blue-camp", "r3 blue-bua", "red-camp b2"]
    );
}

#[test]
fn a_deployment_may_end_when_it_is_complete_and_has_actions_of_the_side() {
    let mut session = deploying();
    let update = message(session.opened())["update"].clone();
    assert_eq!(update["mayEnd"], parsed(&session.judge("end"))["legal"]);
    // None of the twelve is deployed, and there is no water.
    assert_eq!(update["absent"], 12);
    assert_eq!(texts(&update["actions"], "order"), ["followers out"]);
    assert_eq!(update["choices"], json!([]));
    let out = order(&mut session, "followers out", &[]);
    assert_eq!(texts(&out["update"]["actions"], "order"), ["followers in"]);
}

#[test]
fn elements_kept_back_may_land_where_there_is_water() {
    let may_land = |mut session: Session| message(session.opened())["update"]["mayLand"].clone();
    assert_eq!(may_land(aboard(2, LEFT)), true);
    assert_eq!(may_land(aboard(2, "")), false);
    assert_eq!(may_land(aboard(0, LEFT)), false);
}
