//! Choices, odds and outcomes.

use serde_json::{Value, json};

use super::{element, parsed, pose, position, texts};
use crate::Session;

/// Blades against spears, front against front, in red's combat phase: 5 against 4.
fn duel() -> Session {
    let parts = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "4Sp", "at = \"front of r1\""),
    ];
    position("2.2", "combat", 0, &parts)
}

#[test]
fn a_combat_is_offered_with_its_factors_and_odds() {
    let choices = parsed(&duel().choices());
    assert_eq!(texts(&choices, "order"), ["fight r1"]);
    // Of 36 throws, 5 + a against 4 + b: the same where b = a + 1, which are 5; the spears are higher where b > a + 1, which are 10, and never
    // twice as high; the blades are higher in the other 21, twice as high only by 6 or 5 against 1.
    let parties = &choices[0]["duel"]["parties"];
    for (party, wanted) in [
        (
            0,
            json!({ "party": "r1", "side": "red", "troop": "4Bd", "factor": 5, "stands": 26, "recoils": 10, "flees": 0, "destroyed": 0 }),
        ),
        (
            1,
            json!({ "party": "b1", "side": "blue", "troop": "4Sp", "factor": 4, "stands": 15, "recoils": 19, "flees": 0, "destroyed": 2 }),
        ),
    ] {
        for (name, value) in wanted.as_object().unwrap() {
            assert_eq!(&parties[party][name], value, "{name} of {party}");
        }
    }
    assert_eq!(choices[0]["duel"]["others"], json!([]));
}

#[test]
fn outcomes_are_grouped_by_what_they_do_the_most_frequent_first() {
    let outcomes = parsed(&duel().outcomes("fight r1"));
    let all = outcomes.as_array().unwrap();
    let counts: Vec<&Value> = all.iter().map(|one| &one[0]).collect();
    assert_eq!(counts, [19, 10, 5, 2]);
    let has = |at: usize, kind: &str, id: &str| {
        let events = all[at][1].as_array().unwrap();
        let mut events = events.iter();
        events.any(|event| event["kind"] == kind && (id.is_empty() || event["id"] == id))
    };
    assert!(has(0, "recoiled", "b1"), "{}", all[0]);
    assert!(has(1, "recoiled", "r1"), "{}", all[1]);
    assert!(!has(2, "recoiled", "") && !has(2, "lost", ""), "{}", all[2]);
    assert!(has(3, "lost", "b1"), "{}", all[3]);
    assert!((0..4).all(|at| !has(at, "fought", "")), "{outcomes}");
}

#[test]
fn what_leads_to_no_two_dice_has_no_outcomes() {
    let session = duel();
    assert_eq!(parsed(&session.outcomes("dance")), json!([]));
    assert_eq!(parsed(&session.outcomes("fight r2")), json!([]));
    // Of dice that are asked for already nothing is an order.
    let mut asked = duel();
    assert_eq!(parsed(&asked.obey("fight r1"))["legal"], true);
    assert_eq!(parsed(&asked.outcomes("end")), json!([]));
    let moves = position(
        "2.2",
        "movement",
        4,
        &[
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("b1", "4Sp", &pose(5.0, 9.0, 180)),
        ],
    );
    assert_eq!(parsed(&moves.outcomes("move r1 forward 1")), json!([]));
    assert_eq!(parsed(&moves.outcomes("end")), json!([]));
}

#[test]
fn shooting_is_offered_with_its_factors() {
    // Bows 2 against auxilia 3 when shot at, 1.1 BW before them.
    let parts = [
        element("r1", "3Bw", &pose(3.0, 6.0, 0)),
        element("b1", "4Ax", &pose(3.0, 7.1, 180)),
    ];
    let session = position("2.2", "shooting", 0, &parts);
    let choices = parsed(&session.choices());
    let all = choices.as_array().unwrap();
    let shot = all
        .iter()
        .find(|one| one["order"] == "shoot r1 at b1")
        .unwrap();
    let parties = &shot["duel"]["parties"];
    assert_eq!(texts(parties, "party"), ["r1", "b1"]);
    assert_eq!(
        (&parties[0]["factor"], &parties[1]["factor"]),
        (&2.into(), &3.into())
    );
}

#[test]
fn the_choice_of_an_attacker_names_what_is_attacked_and_has_both_combats() {
    // Spears of red in their camp between two attackers of blue. It is red's bound, so blue is asked which attacks.
    let camp = "[[terrain]]\nkind = \"camp\"\npolygon = [[6.0, 0.0], [8.0, 0.0], [8.0, 2.0], [6.0, 2.0]]\nowner = \"red\"\n";
    let parts = [
        camp.to_owned(),
        element("r1", "4Sp", "inside = \"camp\""),
        element("b1", "4Bd", &pose(6.5, 2.0, 180)),
        element("b2", "4Ax", &pose(7.5, 2.0, 180)),
    ];
    let mut session = position("3.0", "combat", 0, &parts);
    assert_eq!(parsed(&session.obey("fight red-camp"))["legal"], true);
    assert_eq!(
        parsed(&session.asks()),
        json!({ "kind": "decide", "side": "blue", "what": "main-attacker", "element": "red-camp" })
    );
    let choices = parsed(&session.choices());
    let all = choices.as_array().unwrap();
    assert_eq!(all.len(), 2);
    for (attacker, troop) in [("b1", "4Bd"), ("b2", "4Ax")] {
        let order = format!("choose main-attacker {attacker}");
        let choice = all.iter().find(|one| one["order"] == order).unwrap();
        // The active side stands first.
        let parties = &choice["duel"]["parties"];
        assert_eq!(texts(parties, "side"), ["red", "blue"]);
        assert_eq!(texts(parties, "party"), ["red-camp", attacker]);
        assert_eq!(texts(parties, "troop"), ["4Sp", troop]);
    }
}

#[test]
fn a_combat_that_the_other_side_is_part_of_is_the_same_combat() {
    // Blue's bound: its choice names blue's element, and red's stands second.
    let parts = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "4Sp", "at = \"front of r1\""),
        element("r2", "4Bd", &pose(9.0, 5.0, 0)),
        element("b2", "4Bd", "at = \"front of r2\""),
    ];
    let session = position("2.2", "combat", 0, &parts);
    let choices = parsed(&session.choices());
    let all = choices.as_array().unwrap();
    assert_eq!(all.len(), 2);
    for (own, enemy, factor) in [("r1", "b1", 4), ("r2", "b2", 5)] {
        let choice = all
            .iter()
            .find(|one| one["order"] == format!("fight {own}"))
            .unwrap();
        let parties = &choice["duel"]["parties"];
        assert_eq!(texts(parties, "party"), [own, enemy]);
        assert_eq!(parties[1]["factor"], factor);
    }
}

#[test]
fn a_party_shows_on_which_side_it_is_overlapped_and_by_which_enemy() {
    let parts = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "4Sp", "at = \"front of r1\""),
        element("b2", "4Sp", "at = \"overlap-left of r1\""),
        element("b3", "4Sp", "at = \"right-flank of r1\""),
    ];
    let choices = parsed(&position("2.2", "combat", 0, &parts).choices());
    let parties = &choices[0]["duel"]["parties"];
    assert_eq!(
        parties[0]["beside"],
        json!([["overlap-left", "b2"], ["right", "b3"]])
    );
    assert_eq!(parties[0]["lines"], json!([["basic", 5], ["contact", -2]]));
    assert_eq!(parties[1].get("beside"), None);
}
