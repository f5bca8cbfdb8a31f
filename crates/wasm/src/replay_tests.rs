//! Records as the page has them verified, loaded, continued and shown.

use acies_referee::Ask;
use serde_json::Value;

use super::{shown, verify};
use acies_wire::Obeyed;

use crate::session::{Table, engine};

/// A battle with so many orders and rolls, in which both sides take every default.
fn battle(steps: usize) -> Table {
    let request = r#"{"edition":"2.2","red":"II/12","blue":"II/33","seed":"7"}"#;
    let mut table = Table::from_json(request).unwrap();
    (0..steps).for_each(|_| go_on(&mut table));
    table
}

fn go_on(table: &mut Table) {
    match table.battle().asks() {
        Ask::Decide { .. } => {
            let order = table.battle().default_order();
            assert!(matches!(table.obey_order(order), Obeyed::Yes { .. }));
        }
        Ask::Throw(_) => {
            table.throw(&[]).unwrap();
        }
        Ask::Over(_) => panic!("the battle is over"),
    }
}

/// Plays until dice are asked for, and types them in.
fn type_dice(table: &mut Table) {
    while !matches!(table.battle().asks(), Ask::Throw(_)) {
        go_on(table);
    }
    table.throw(&[1]).unwrap();
}

fn verdict(record: &str, seed: &str) -> Value {
    serde_json::to_value(verify(record, seed).unwrap()).unwrap()
}

#[test]
fn the_page_gets_the_verdict_of_the_program() {
    let mut table = battle(40);
    let record = table.record().unwrap();
    let found = verdict(&record, "");
    assert_eq!(
        (&found["finding"], &found["engines"]),
        (&"agrees".into(), &Value::Null)
    );
    assert_eq!(found["dice"]["verdict"], "not-checkable");
    assert_eq!(found["dice"]["why"], "under-way");
    // The page knows the seed of its own battles.
    assert_eq!(verdict(&record, "7")["dice"]["verdict"], "checked");
    assert_eq!(verdict(&record, "8")["dice"]["why"], "under-way");

    type_dice(&mut table);
    let found = verdict(&table.record().unwrap(), "7");
    assert_eq!(found["dice"]["verdict"], "typed-in");
    assert_eq!(found["dice"]["typed"], 1);

    assert!(matches!(table.obey("concede"), Obeyed::Yes { .. }));
    let over = table.record().unwrap();
    assert!(over.contains("\nseed 7\n"));
    let found = verdict(&over, "");
    assert_eq!(
        (&found["over"], &found["dice"]["verdict"]),
        (&true.into(), &"typed-in".into())
    );

    let damaged = over.replacen("\narmy red II/12", "\narmy red II/33", 1);
    let found = verdict(&damaged, "");
    let line = damaged
        .lines()
        .position(|line| line.starts_with("order "))
        .unwrap()
        + 1;
    assert_eq!(
        (&found["finding"], &found["at"]),
        (&"damaged".into(), &line.into())
    );
    assert_eq!(found["dice"], Value::Null);
    assert!(verify("nothing of use\n", "").is_err());
}

/// The record with another engine, and with the hashes that it would have.
fn of_another_engine(record: &str) -> String {
    let mut table = Table::from_record(record, "7").unwrap();
    table.play_as(acies_chronicle::Engine::new("0.0.9", "abcdef012345"));
    table.record().unwrap()
}

#[test]
fn a_record_of_another_engine_is_kept_until_the_battle_goes_on() {
    let own = battle(40).record().unwrap();
    let other = of_another_engine(&own);
    assert_eq!(other.lines().nth(1), Some("engine 0.0.9 abcdef012345"));
    let found = verdict(&other, "7");
    assert_eq!(found["finding"], "agrees");
    assert_eq!(found["engines"][0], "0.0.9 abcdef012345");
    assert_eq!(found["dice"]["verdict"], "checked");

    let mut table = Table::from_record(&other, "7").unwrap();
    assert_eq!(table.record().unwrap(), other);
    go_on(&mut table);
    let continued = table.record().unwrap();
    let engine = format!("engine {}", engine());
    assert_eq!(continued.lines().nth(1), Some(engine.as_str()));
    assert_eq!(continued, battle(41).record().unwrap());
    assert_eq!(verdict(&continued, "7")["dice"]["verdict"], "checked");
    // What was taken back does not leave the battle to the other engine.
    let mut table = Table::from_record(&other, "7").unwrap();
    if table.undo() {
        go_on(&mut table);
        assert_eq!(table.record().unwrap(), own);
    }
}

#[test]
fn a_record_is_shown_from_its_events_where_the_referee_disagrees() {
    let record = battle(60).record().unwrap();
    let steps = record.lines().filter(|line| line.contains(" #")).count();
    let same = serde_json::to_value(shown(&record).unwrap()).unwrap();
    assert_eq!(same["since"], Value::Null);
    assert_eq!(same["states"].as_array().unwrap().len(), steps + 1);
    assert_eq!(same["lines"].as_array().unwrap().len(), steps);

    let deployed = record
        .lines()
        .find(|line| line.starts_with("  deployed r1 at"))
        .unwrap();
    let other = record.replacen(deployed, "  deployed r1 at 7.25 2.5 facing 0", 1);
    let at = record.lines().position(|line| line == deployed).unwrap();
    let found = serde_json::to_value(shown(&other).unwrap()).unwrap();
    // The order stands in the line before its event.
    assert_eq!(found["since"], at);
    let last = found["states"].as_array().unwrap().last().unwrap();
    let elements = last["elements"].as_array().unwrap();
    let element = elements
        .iter()
        .find(|element| element["id"] == "r1")
        .unwrap();
    assert_eq!(element["place"], "table");
    assert_eq!(
        (&element["at"][0], &element["at"][1]),
        (&7.25.into(), &2.5.into())
    );
    assert_eq!(last["bounds"], same["states"][steps]["bounds"]);
}

/// A battle with shared dice that is over.
const SHARED: &str = include_str!("../../chronicle/tests/shared-dice.acies");

#[test]
fn a_battle_with_shared_dice_keeps_its_proof() {
    let found = verdict(SHARED, "");
    assert_eq!(found["finding"], "agrees");
    assert_eq!(found["dice"]["verdict"], "checked");
    let visits = SHARED.matches("\nvalue ").count();
    assert_eq!(found["dice"]["visits"], serde_json::json!([visits, visits]));
    // It is kept and saved as it came, whatever seed the page has at hand.
    let mut table = Table::from_record(SHARED, "5").unwrap();
    assert_eq!(table.record().unwrap(), SHARED);
}

#[test]
fn a_battle_with_shared_dice_that_is_changed_here_is_a_plain_one() {
    let mut table = Table::from_record(SHARED, "5").unwrap();
    assert!(table.undo());
    let record = table.record().unwrap();
    assert!(record.starts_with("acies 1\n"), "{record}");
    for line in ["code ", "value ", "dice shared "] {
        assert!(!record.contains(&format!("\n{line}")), "{record}");
    }
    assert_eq!(verdict(&record, "")["finding"], "agrees");
    assert_eq!(verdict(&record, "")["dice"]["why"], "other-source");
}

#[test]
fn a_battle_with_shared_dice_under_way_is_not_gone_on_with_here() {
    let end = SHARED.find("\nresult ").unwrap();
    let error = Table::from_record(&SHARED[..=end], "5").err().unwrap();
    assert!(
        error.to_string().contains("goes on where it was begun"),
        "{error}"
    );
}
