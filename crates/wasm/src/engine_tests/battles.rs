//! Orders, refusals, records, undo, other editions and generals.

use serde_json::{Value, json};

use super::{begun, element, parsed, pose, position, texts};
use crate::{
    AiSession, Session, Table, agreed, agreements, bring_house, edition_of, house, lists_of,
    other_edition, shown, signature, verify,
};

/// A string that the engine answers with.
fn answer<Error>(result: Result<String, Error>) -> String {
    result.unwrap_or_else(|_| panic!("the engine refuses"))
}

fn single() -> Session {
    let parts = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("r2", "4Bd", &pose(6.0, 5.0, 0)),
        element("b1", "4Sp", &pose(5.0, 12.0, 180)),
    ];
    position("2.2", "movement", 4, &parts)
}

#[test]
fn a_plan_says_what_hampers_the_general_where_that_costs_more() {
    // The marsh covers all of the general's base, from 4.5 to 5.5 and from 4.625 to 5, and hides nothing.
    let parts = [
        element("r1", "4Bd", &format!("{}\ngeneral = true", pose(5.0, 5.0, 0))),
        element("r2", "4Bd", &pose(8.0, 5.0, 0)),
        element("b1", "4Bd", &pose(5.0, 12.0, 180)),
        "[[terrain]]\nkind = \"marsh\"\npolygon = [[4.0, 4.0], [6.0, 4.0], [6.0, 6.0], [4.0, 6.0]]\n".to_owned(),
    ];
    let plan = &parsed(&position("3.0", "movement", 4, &parts).judge("move r2 forward 1"))["plan"];
    assert_eq!(
        (&plan["pips"], &plan["surcharges"], &plan["hamperedBy"]),
        (&2.into(), &json!(["general-hampered"]), &"marsh".into())
    );
    // With too few PIPs the refusal has them as well.
    let refused = parsed(&position("3.0", "movement", 1, &parts).judge("move r2 forward 1"));
    assert_eq!(refused["legal"], false);
    assert_eq!(refused["plan"]["hamperedBy"], "marsh");
}

#[test]
fn a_verdict_has_the_effects_of_an_order_or_what_was_measured_against_it() {
    let mut session = single();
    let legal = parsed(&session.judge("move r1 r2 forward 1"));
    assert_eq!(
        (&legal["legal"], &legal["order"], &legal["breaches"]),
        (&true.into(), &"move r1 r2 forward 1".into(), &json!([]))
    );
    let plan = &legal["plan"];
    assert_eq!(
        (&plan["pips"], &plan["distance"], &plan["allowance"]),
        (&1.into(), &1.0.into(), &1.25.into())
    );
    assert_eq!(
        plan["tracks"],
        json!([{ "id": "r1", "poses": [[5.0, 6.0, 0.0]] }, { "id": "r2", "poses": [[6.0, 6.0, 0.0]] }])
    );
    assert_eq!(
        (
            &plan["contacts"],
            &plan["conforms"],
            &plan["zones"],
            &plan["features"]
        ),
        (&json!([]), &json!([]), &json!([]), &json!([]))
    );
    assert_eq!(
        (&plan["asIf"], &plan["stopsAtRiver"], &plan["closesDoor"]),
        (&Value::Null, &false.into(), &false.into())
    );
    let single = parsed(&session.judge("move r1 forward 1"));
    assert_eq!(
        single["plan"]["corners"],
        json!(["r1", [1.0, 1.0, 1.0, 1.0]])
    );

    assert_eq!(plan.get("hamperedBy"), None);
    let far = parsed(&session.judge("move r1 forward 2"));
    assert_eq!(far["legal"], false);
    let breach = far["breaches"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["rule"] == "move.distance")
        .unwrap()
        .clone();
    assert_eq!(
        (&breach["facts"]["distance"], &breach["facts"]["allowance"]),
        (&2.0.into(), &1.25.into())
    );
    assert!(breach["shapes"].is_array());

    let unread = parsed(&session.judge("move r1 sideways"));
    assert_eq!(
        (&unread["legal"], &unread["breaches"]),
        (&false.into(), &json!([]))
    );
    // After `move r1 ` stand eight letters.
    assert_eq!(unread["unread"]["column"], 9);
    assert!(
        unread["unread"]["found"]
            .as_str()
            .unwrap()
            .contains("sideways")
    );
    assert_eq!(parsed(&session.obey("move r1 sideways")), unread);
    assert_eq!(
        parsed(&session.obey("move r1 forward 2"))["breaches"][0]["rule"],
        far["breaches"][0]["rule"]
    );
}

#[test]
fn a_plan_says_that_the_move_closes_the_door_and_so_has_no_limit_of_distance() {
    let parts = [
        element("b1", "4Bd", &pose(4.5, 8.0, 180)),
        element("r1", "4Bd", "at = \"front of b1\""),
        element("r2", "4Bd", "at = \"overlap-left of b1\""),
    ];
    let session = position("2.2", "movement", 4, &parts);
    let plan = &parsed(&session.judge("move r2 into b1 left-flank"))["plan"];
    assert_eq!(plan["closesDoor"], true);
    assert!(
        plan["distance"].as_f64() > plan["allowance"].as_f64(),
        "{plan}"
    );
}

#[test]
fn a_refusal_draws_what_it_is_about() {
    let parts = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("r2", "4Bd", &pose(5.0, 5.5, 0)),
        element("b1", "4Sp", &pose(9.0, 6.0, 180)),
        element("r3", "4Bd", &pose(8.8, 5.3, 0)),
    ];
    let session = position("2.2", "movement", 4, &parts);
    let through = parsed(&session.judge("move r1 forward 1.2"));
    let rules = texts(&through["breaches"], "rule");
    assert!(rules.contains(&"move.through".to_owned()), "{rules:?}");
    let all = through["breaches"].as_array().unwrap();
    let breach = all
        .iter()
        .find(|one| one["rule"] == "move.through")
        .unwrap();
    assert_eq!(
        (&breach["facts"]["element"], &breach["facts"]["other"]),
        (&"r1".into(), &"r2".into())
    );
    assert!(
        breach["shapes"]
            .as_array()
            .unwrap()
            .iter()
            .any(|shape| shape == &json!({ "element": "r2" })),
        "{breach}"
    );
    // r3 is in the zone of b1, from (8.5, 5) to (9.5, 6), and would come no nearer; the zone is drawn as a patch of four corners.
    let zone = parsed(&session.judge("move r3 to 9.4 5.3 facing 0"));
    let patch = zone["breaches"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|one| one["shapes"].as_array().unwrap().clone())
        .find(|shape| shape["patch"].is_array());
    let patch = patch.unwrap_or_else(|| panic!("{zone}"));
    assert_eq!(patch["patch"].as_array().unwrap().len(), 4);
}

#[test]
fn orders_and_dice_are_events_a_history_and_a_record() {
    let mut session = begun();
    session.note("a note before all");
    let order = session.default_order();
    let obeyed = parsed(&session.obey(&order));
    assert_eq!(obeyed["legal"], true);
    assert!(!obeyed["events"].as_array().unwrap().is_empty());
    let history = parsed(&session.history());
    let [line] = history.as_array().unwrap().as_slice() else {
        panic!("{history}");
    };
    assert_eq!(
        (&line["text"], &line["side"]),
        (&format!("order {order}").into(), &"red".into())
    );
    assert_eq!(
        (&line["events"], &line["notes"]),
        (&obeyed["events"], &json!(["a note before all"]))
    );
    while parsed(&session.asks())["kind"] == "decide" {
        let order = session.default_order();
        session.obey(&order);
    }
    assert_eq!(parsed(&session.state())["undo"], "blue");
    let purpose = parsed(&session.asks())["purpose"].clone();
    assert!(session.throw(&[5]).is_ok());
    let history = parsed(&session.history());
    let last = history.as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&last["text"], &last["side"], &last["dice"]),
        (
            &format!("throw {}", purpose.as_str().unwrap()).into(),
            &Value::Null,
            &json!([5])
        )
    );
    // Dice are not undone.
    assert_eq!(parsed(&session.state())["undo"], Value::Null);
    assert!(!session.undo());

    let record = answer(session.record());
    assert!(record.starts_with("acies "), "{record}");
    assert!(
        record.contains(&format!("note a note before all\norder red {order} #")),
        "{record}"
    );
    assert!(record.contains(" = 5 #"), "{record}");
    // As it goes on, what was written stays.
    assert!(session.throw(&[]).is_ok());
    let more = answer(session.record());
    assert!(more.starts_with(&record) && more.len() > record.len());
    let Ok(mut loaded) = Session::load(&more, "7") else {
        panic!("not loaded");
    };
    assert_eq!(answer(loaded.record()), more);
    assert_eq!(loaded.history(), session.history());
    assert_eq!(
        (session.seed(), loaded.seed()),
        ("7".to_owned(), "7".to_owned())
    );
    assert_eq!(answer(edition_of(&more)), "2.2");
    assert_eq!(parsed(&answer(verify(&more, "7")))["finding"], "agrees");
    let shown = parsed(&answer(shown(&more)));
    let steps = history.as_array().unwrap().len() + 1;
    assert_eq!(shown["states"].as_array().unwrap().len(), steps + 1);
    assert_eq!(shown["lines"].as_array().unwrap().len(), steps);
    // A note stands before the order that it explains.
    assert_eq!(shown["lines"][0]["notes"], json!(["a note before all"]));
    assert_eq!(shown["lines"][1]["notes"], json!([]));
}

#[test]
fn an_order_is_taken_back_with_its_notes() {
    let mut session = begun();
    assert!(!session.undo());
    let first = session.default_order();
    session.note("first");
    session.obey(&first);
    let once = answer(session.record());
    let state = session.state();
    session.note("second");
    let second = session.default_order();
    session.obey(&second);
    assert_ne!(answer(session.record()), once);
    assert!(session.undo());
    assert_eq!(session.state(), state);
    assert_eq!(answer(session.record()), once);
    assert_eq!(parsed(&session.history())[0]["notes"], json!(["first"]));
    assert!(session.undo());
    assert!(!session.undo());
    assert_eq!(parsed(&session.history()), json!([]));
}

#[test]
fn a_battle_that_cannot_be_is_refused_in_one_line() {
    let refused = |more: &str| {
        let json = format!(r#"{{"edition":"2.2","red":"II/12","blue":"II/33","seed":"7"{more}}}"#);
        Table::from_json(&json).err().map(|error| error.to_string())
    };
    assert_eq!(refused(""), None);
    assert!(refused(r#","attacker":"green""#).unwrap().contains("green"));
    assert!(
        refused(r#","armies":["1x4Bd",null]"#)
            .unwrap()
            .contains("not allowed")
    );
    assert!(
        refused(r#","conventions":["no-such"]"#)
            .unwrap()
            .contains("no-such")
    );
    let of = |json: &str| Table::from_json(json).err().map(|error| error.to_string());
    assert!(of(r#"{"edition":"9.9","red":"II/12","blue":"II/33","seed":"7"}"#).is_some());
    assert!(of(r#"{"edition":"2.2","red":"XX/99","blue":"II/33","seed":"7"}"#).is_some());
    assert!(of("nothing").is_some());
    let cut = Table::from_record("acies 1\n", "7").err().unwrap();
    assert!(!cut.to_string().is_empty());
}

#[test]
fn the_attacker_may_be_agreed_and_an_army_chosen_beforehand() {
    let json = r#"{"edition":"2.2","red":"II/12","blue":"II/33","seed":"7","attacker":"blue"}"#;
    let Ok(mut session) = Session::create(json) else {
        panic!("refused");
    };
    while parsed(&session.asks())["what"] == "army" {
        let order = session.default_order();
        session.obey(&order);
    }
    assert_eq!(parsed(&session.state())["attacker"], "blue");
}

#[test]
fn a_record_that_is_not_played_as_written_is_refused_with_its_line() {
    let mut session = begun();
    let order = session.default_order();
    session.obey(&order);
    let record = answer(session.record());
    let line = record
        .lines()
        .position(|line| line.starts_with("order "))
        .unwrap()
        + 1;
    let wrong = record.replacen("\norder red ", "\norder blue ", 1);
    let error = Table::from_record(&wrong, "7").err().unwrap().to_string();
    assert!(error.starts_with(&format!("line {line}: ")), "{error}");
}

#[test]
fn the_same_position_under_another_edition_has_its_troops_and_terrain() {
    let parts = [
        "[[terrain]]\nkind = \"wood\"\npolygon = [[1.0, 9.0], [3.0, 9.0], [3.0, 11.0], [1.0, 11.0]]\n".to_owned(),
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("r2", "3Kn", &format!("{}\ndismounts-as = \"4Bd\"", pose(8.0, 5.0, 0))),
        element("b1", "6Kn", &pose(5.0, 12.0, 180)),
        element("b2", "Art", &pose(7.0, 12.0, 180)),
        element("b3", "2Ps", &pose(9.0, 12.0, 180)),
        element("b4", "4Ax", &pose(11.0, 12.0, 180)),
    ];
    let session = position("2.2", "movement", 4, &parts);
    let Ok(other) = session.under_edition("3.0") else {
        panic!("refused");
    };
    let state = parsed(&other.state());
    assert_eq!(state["edition"], "3.0");
    assert_eq!(
        texts(&state["elements"], "troop"),
        ["4Bd", "3Kn", "6Kn", "Art", "2Ps", "4Ax"]
    );
    assert_eq!(
        texts(&state["elements"], "dismounts"),
        ["-", "4Bd", "-", "-", "-", "-"]
    );
    assert_eq!(texts(&state["features"], "kind"), ["wood"]);
    assert_eq!(state["elements"][0]["at"], json!([5.0, 5.0, 0.0]));
    // Blades move 2 BW there, and 1.25 here.
    assert_eq!(parsed(&other.judge("move r1 forward 2"))["legal"], true);
    assert_eq!(parsed(&session.judge("move r1 forward 2"))["legal"], false);
    assert!(other_edition::battle_under(session.table.battle(), "9.9").is_err());
    // Nothing that is done there is done here.
    assert_eq!(parsed(&session.state())["edition"], "2.2");
    // A difficult hill of 3.0 is bad going: the first such area of 2.2 is the steep hill. Scrub is rough going, which no area of 2.2
    // is.
    let newer = |kind: &str| {
        let area = "polygon = [[1.0, 9.0], [3.0, 9.0], [3.0, 11.0], [1.0, 11.0]]";
        let crest = if kind == "difficult-hill" {
            "crest = [[1.5, 10.0], [2.5, 10.0]]"
        } else {
            ""
        };
        let terrain = format!("[[terrain]]\nkind = \"{kind}\"\n{area}\n{crest}\n");
        let r1 = element("r1", "4Bd", &pose(5.0, 5.0, 0));
        let session = position("3.0", "movement", 4, &[terrain, r1]);
        other_edition::battle_under(session.table.battle(), "2.2")
    };
    let older = newer("difficult-hill").unwrap();
    let kind = older.table().features[0].kind;
    assert_eq!(older.rulebook().terrain_kind(kind).name, "steep-hill");
    // Ploughed land is flat and good going while it is dry: open ground in 2.2, and no gentle hill.
    assert_eq!(newer("plough").unwrap().table().features, []);
    let error = newer("scrub").err().unwrap().to_string();
    assert_eq!(error, "DBA 2.2 has no scrub");
}

#[test]
fn what_is_agreed_on_is_listed_by_edition_and_looked_up() {
    let offered = parsed(&answer(agreements()));
    let editions = texts(&offered, "edition");
    for edition in ["1.22", "2.2", "3.0"] {
        assert!(editions.contains(&edition.to_owned()), "{editions:?}");
    }
    assert!(!editions.contains(&house::NAME.to_owned()));
    let standard: Vec<&Value> = offered
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["standard"] == true)
        .collect();
    assert_eq!(standard.len(), 1);
    let of = |edition: &str| {
        offered
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["edition"] == edition)
            .unwrap()
            .clone()
    };
    let preset = of("2.2")["conventions"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["id"] == "wadbag-24")
        .unwrap()
        .clone();
    assert!(!preset["includes"].as_array().unwrap().is_empty());
    let ruling = of("2.2")["rulings"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["id"] == "supporters-die")
        .unwrap()
        .clone();
    assert!(
        ruling["values"]
            .as_array()
            .unwrap()
            .contains(&ruling["default"]),
        "{ruling}"
    );

    let look = |choices: &str| parsed(&answer(agreed("2.2", choices)));
    assert_eq!(
        look(r#"{"conventions":[],"rulings":[]}"#),
        json!({ "preset": null, "conventions": [], "rulings": [], "conflicts": [] })
    );
    let found = look(r#"{"conventions":["wadbag-24"],"rulings":[["supporters-die","no"]]}"#);
    assert_eq!(found["preset"], "wadbag-24");
    assert_eq!(
        found["conventions"].as_array().unwrap().len(),
        preset["includes"].as_array().unwrap().len()
    );
    assert_eq!(found["rulings"], json!([["supporters-die", "no"]]));

    let mut session = Session::new(
        Table::from_json(
            r#"{"edition":"2.2","conventions":["camp-6"],"red":"II/12","blue":"II/33","seed":"7"}"#,
        )
        .unwrap(),
    );
    let played = parsed(&answer(session.opened()))["agreed"].clone();
    assert_eq!(
        (&played["conventions"], &played["house"]),
        (&json!(["camp-6"]), &false.into())
    );
}

#[test]
fn choices_that_do_not_go_together_are_named() {
    let found = parsed(&answer(agreed(
        "2.2",
        r#"{"conventions":["light-horse-recoil"],"rulings":[]}"#,
    )));
    let conflicts = &found["conflicts"];
    assert_eq!(texts(conflicts, "kind"), ["needs"], "{found}");
    assert_eq!(conflicts[0]["one"], "light-horse-recoil");
}

/// Runs in a thread of its own, because house rules are those of a thread.
#[test]
fn house_rules_stand_among_the_editions_until_others_come() {
    std::thread::spawn(|| {
        assert!(!house::is_there());
        assert!(house::source(house::NAME).is_err());
        assert_eq!(house::lists("3.0"), "3.0");
        let text = "extends = \"2.2\"\nname = \"mine\"\n";
        let text = if house::bring(text, "mine.toml").is_ok() {
            text
        } else {
            "extends = \"2.2\"\n"
        };
        assert_eq!(answer(bring_house(text, "mine.toml")), "2.2");
        assert!(house::is_there());
        assert_eq!(house::lists(house::NAME), "2.2");
        assert_eq!(house::lists("3.0"), "3.0");
        assert_eq!(answer(lists_of(house::NAME)), answer(lists_of("2.2")));
        let (_, lines) = house::source(house::NAME).unwrap();
        assert_eq!(lines, text.lines().collect::<Vec<_>>());
        let (_, none) = house::source("2.2").unwrap();
        assert!(none.is_empty());
        let editions = texts(&parsed(&answer(agreements())), "edition");
        assert!(editions.contains(&house::NAME.to_owned()), "{editions:?}");
        let mut table =
            Table::from_json(r#"{"edition":"house","red":"II/12","blue":"II/33","seed":"7"}"#)
                .unwrap();
        assert_eq!(table.agreed().unwrap().house, Some(true));
        let record = table.record().unwrap();
        assert!(record.contains("extends"), "{record}");
        assert_eq!(answer(edition_of(&record)), "2.2");
        // A file that is wrong says where.
        let error = house::bring("extends = \"2.2\"\nno-such-key = 1\n", "wrong.toml")
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("wrong.toml") && error.contains('2'),
            "{error}"
        );
        assert_eq!(house::lists(house::NAME), "2.2");
    })
    .join()
    .unwrap();
}

#[test]
fn a_general_decides_on_its_own_dice_in_a_session_or_without() {
    let mut session = begun();
    let decided = parsed(&session.decide("greedy", 5).unwrap());
    let order = decided["order"].as_str().unwrap().to_owned();
    assert!(decided["notes"].is_array());
    assert_eq!(parsed(&session.judge(&order))["legal"], true);
    assert_eq!(session.decide("no-general", 5), None);
    let record = answer(session.record());
    let mut ai = AiSession::new();
    assert!(!ai.follows(&record));
    let Ok(Some(text)) = ai.decide(&record, "greedy", 5) else {
        panic!("no decision");
    };
    assert_eq!(parsed(&text), decided);
    assert!(ai.follows(&record));
    session.obey(&order);
    let more = answer(session.record());
    assert!(ai.follows(&more));
    assert!(!ai.follows("acies 1\n"));
    // Each side has a stream of its own, which is the same every time.
    assert_ne!(session.stream("red"), session.stream("blue"));
    assert_eq!(session.stream("red"), begun().stream("red"));
}

#[test]
fn the_signature_is_the_same_every_time_and_another_for_other_battles() {
    let one = answer(signature("2.2", 1));
    assert_eq!(one, answer(signature("2.2", 1)));
    assert_ne!(one, answer(signature("2.2", 2)));
    assert_ne!(one, answer(signature("3.0", 1)));
}
