//! What the board shows, and what the battle waits for.

use serde_json::{Value, json};

use super::{battle, begun, corners, element, numbers, over, parsed, pose, position, texts};
use crate::Session;

/// A battle of two lists at the beginning of its deployment, set up by the referee.
pub fn deploying() -> Session {
    at_step("deployment")
}

/// The same battle at the beginning of a step of its setup.
fn at_step(what: &str) -> Session {
    let mut session = begun();
    for _ in 0..100 {
        let asks = parsed(&session.asks());
        if asks["what"] == what {
            return session;
        }
        if asks["kind"] == "throw" {
            assert!(session.throw(&[]).is_ok());
        } else {
            let order = session.default_order();
            assert_eq!(parsed(&session.obey(&order))["legal"], true, "{order}");
        }
    }
    panic!("no {what}");
}

#[test]
fn the_board_shows_what_its_edition_allows_instead_by_the_rulings_agreed_on() {
    let allows = |rules: &str| {
        let parts = [
            element("r1", "4Bd", &pose(5.0, 5.0, 0)),
            element("b1", "4Bd", &pose(5.0, 9.0, 180)),
        ];
        let head =
            format!("title = \"A position\"\nscale = \"15mm\"\nboard = [15.0, 15.0]\n{rules}\n");
        let bound = "[bound]\nactive = \"red\"\nnumber = 3\nphase = \"movement\"\npips = 4\n";
        parsed(&over(&battle(&(head + &parts.concat() + bound))).state())["allows"].clone()
    };
    assert_eq!(
        allows("edition = \"3.0\""),
        json!({ "move.contact.flank-start": "behind-line-met", "move.zone-of-control": "lined-up" })
    );
    assert_eq!(
        allows("edition = \"3.0\"\nrulings = { threat-zone-moves = \"nearer\" }"),
        json!({ "move.contact.flank-start": "behind-line-met", "move.zone-of-control": "nearer" })
    );
    assert_eq!(
        allows("edition = \"2.2\""),
        json!({ "move.contact.flank-start": "anywhere", "move.zone-of-control": "nearer" })
    );
}

#[test]
fn the_board_shows_elements_with_all_that_is_known_of_them() {
    let parts = [
        element("r1", "4Bd", &format!("{}\ngeneral = true", pose(5.0, 5.0, 0))),
        element("r2", "3Kn", &format!("{}\ndismounts-as = \"4Bd\"", pose(13.0, 14.0, 90))),
        element("r3", "4Bd", "reserve = true"),
        element("b1", "Art", &pose(5.0, 9.0, 180)),
        "[[terrain]]\nkind = \"wood\"\npolygon = [[1.0, 9.0], [3.0, 9.0], [3.0, 11.0], [1.0, 11.0]]\n".to_owned(),
        "[[terrain]]\nkind = \"road\"\nline = [[0.0, 12.5], [15.0, 12.5]]\nwidth = 0.5\n".to_owned(),
    ];
    let state = parsed(&position("2.2", "movement", 4, &parts).state());
    assert_eq!(state["board"], json!([15.0, 15.0]));
    assert_eq!(
        (
            &state["phase"],
            &state["active"],
            &state["pips"],
            &state["losses"]
        ),
        (&"movement".into(), &"red".into(), &4.into(), &json!([0, 0]))
    );
    assert_eq!(state["bounds"][0], 3);
    assert_eq!(
        (&state["edition"], &state["keys"], &state["players"]),
        (
            &"2.2".into(),
            &json!(["II/12", "II/33"]),
            &json!(["you", "greedy"])
        )
    );
    assert_eq!(
        state["asks"],
        json!({ "kind": "decide", "side": "red", "what": "move", "element": null })
    );
    assert_eq!(texts(&state["elements"], "id"), ["r1", "r2", "r3", "b1"]);
    assert_eq!(
        state["elements"][0],
        json!({
            "id": "r1", "index": 0, "side": "red", "troop": "4Bd", "dismounts": null, "class": "Bd", "mounted": false, "general": true,
            "place": "table", "at": [5.0, 5.0, 0.0], "width": 1.0, "depth": 0.375, "moves": 0, "commanded": true, "allowance": [1.25, 1.25], "rough": 1.25,
        })
    );
    // r2 is more than 1200 paces = 7.5 BW from the general: 8 across and 9 up.
    let far = &state["elements"][1];
    assert_eq!(
        (
            &far["dismounts"],
            &far["mounted"],
            &far["commanded"],
            &far["at"]
        ),
        (
            &"4Bd".into(),
            &true.into(),
            &false.into(),
            &json!([13.0, 14.0, 90.0])
        )
    );
    // An element that is not on the table is never out of command.
    assert_eq!(
        (
            &state["elements"][2]["place"],
            &state["elements"][2]["commanded"]
        ),
        (&"reserve".into(), &true.into())
    );
    // Artillery has no allowance in bad going.
    assert_eq!(state["elements"][3]["allowance"], json!([1.25, null]));
    let features = &state["features"];
    assert_eq!(texts(features, "kind"), ["wood", "road"]);
    assert_eq!(features[0]["going"], "bad");
    assert_eq!(
        corners(&features[0]["outline"]),
        [[1.0, 9.0], [1.0, 11.0], [3.0, 9.0], [3.0, 11.0]]
    );
    assert_eq!(
        (
            &features[1]["going"],
            &features[1]["line"],
            &features[1]["width"]
        ),
        (
            &"good".into(),
            &json!([[0.0, 12.5], [15.0, 12.5]]),
            &0.5.into()
        )
    );
    assert_eq!(
        (&state["undo"], &state["zone"], &state["next"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
}

#[test]
fn camps_and_cities_say_who_holds_them() {
    let camp = |owner: &str, y: f64, held: &str| {
        format!(
            "[[terrain]]\nkind = \"camp\"\npolygon = [[6.0, {y:?}], [8.0, {y:?}], [8.0, {:?}], [6.0, {:?}]]\nowner = \"{owner}\"\n{held}\n",
            y + 2.0,
            y + 2.0
        )
    };
    let bua = "[[terrain]]\nkind = \"bua\"\npolygon = [[1.0, 6.0], [3.0, 6.0], [3.0, 8.0], [1.0, 8.0]]\nowner = \"blue\"\nheld-by = \"blue\"\n".to_owned();
    let parts = [
        camp("red", 0.0, "held-by = \"red\""),
        camp("blue", 13.0, ""),
        bua,
        "[[terrain]]\nkind = \"wood\"\npolygon = [[10.0, 6.0], [12.0, 6.0], [12.0, 8.0], [10.0, 8.0]]\n".to_owned(),
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "4Bd", "inside = \"camp\""),
    ];
    let state = parsed(&position("2.2", "movement", 4, &parts).state());
    let holds = state["holds"].as_array().unwrap();
    let hold = |id: &str| {
        holds
            .iter()
            .find(|one| one["id"] == id)
            .unwrap_or_else(|| panic!("{id}: {holds:?}"))
    };
    assert_eq!(holds.len(), 3);
    let words = |id: &str| {
        ["kind", "what", "side", "holder", "inside"]
            .map(|name| hold(id)[name].as_str().unwrap_or("-").to_owned())
    };
    assert_eq!(words("red-camp"), ["camp", "camp", "red", "followers", "-"]);
    assert_eq!(
        words("blue-camp"),
        ["camp", "camp", "blue", "garrison", "b1"]
    );
    assert_eq!(words("blue-bua"), ["bua", "bua", "blue", "denizens", "-"]);
    assert_eq!(
        corners(&hold("red-camp")["outline"]),
        [[6.0, 0.0], [6.0, 2.0], [8.0, 0.0], [8.0, 2.0]]
    );
    assert_eq!(texts(&state["elements"], "place"), ["table", "camp"]);
}

#[test]
fn a_city_of_another_edition_has_its_own_name() {
    let city = "[[terrain]]\nkind = \"city\"\npolygon = [[1.0, 6.0], [4.0, 6.0], [4.0, 9.0], [1.0, 9.0]]\nowner = \"blue\"\nheld-by = \"blue\"\n".to_owned();
    let wood = "[[terrain]]\nkind = \"wood\"\npolygon = [[10.0, 6.0], [12.0, 6.0], [12.0, 8.0], [10.0, 8.0]]\n".to_owned();
    let parts = [wood, city, element("r1", "4Bd", &pose(7.0, 2.0, 0))];
    let state = parsed(&position("3.0", "movement", 4, &parts).state());
    assert_eq!(texts(&state["holds"], "what"), ["city"]);
    assert_eq!(texts(&state["holds"], "kind"), ["bua"]);
    assert_eq!(texts(&state["holds"], "holder"), ["denizens"]);
    // They may sally out: they are an element, inside.
    assert_eq!(texts(&state["holds"], "inside"), ["b14"]);
}

#[test]
fn before_the_battle_dice_are_asked_of_a_side_and_terrain_by_its_kind() {
    let mut session = begun();
    let asks = |session: &Session| parsed(&session.asks());
    // Armies, then the dice for the attacker: red throws first.
    while asks(&session)["kind"] == "decide" {
        let order = session.default_order();
        session.obey(&order);
    }
    let first = asks(&session);
    assert_eq!((&first["side"], &first["dice"]), (&"red".into(), &1.into()));
    assert!(
        first["purpose"]
            .as_str()
            .unwrap()
            .starts_with("aggression red"),
        "{first}"
    );
    let state = parsed(&session.state());
    assert_eq!(
        (&state["phase"], &state["attacker"], &state["losses"]),
        (&"setup".into(), &Value::Null, &json!([0, 0]))
    );
    assert!(session.throw(&[6]).is_ok());
    assert_eq!(asks(&session)["side"], "blue");
    assert!(session.throw(&[1]).is_ok());
    // II/12 has aggression 4 and II/33 1: 10 against 2.
    assert_eq!(parsed(&session.state())["attacker"], "red");
    assert_eq!(asks(&session)["side"], "blue");
    let mut zones = 0;
    for _ in 0..60 {
        let asked = asks(&session);
        let state = parsed(&session.state());
        if state["phase"] != "setup" {
            break;
        }
        if asked["what"] == "deployment" || asked["what"] == "camp" {
            zones += 1;
            let zone = state["zone"]
                .as_array()
                .unwrap_or_else(|| panic!("no zone for {asked}"));
            assert!(zone.len() >= 4 && zone.iter().all(|corner| numbers(corner).len() == 2));
        } else {
            assert_eq!(state["zone"], Value::Null, "{asked}");
        }
        if asked["kind"] == "throw" {
            let purpose = asked["purpose"].as_str().unwrap();
            if purpose.starts_with("edge") {
                assert_eq!(asked["side"], "red");
            }
            if purpose.starts_with("quarter") {
                assert_eq!(asked["side"], "blue");
            }
            assert!(session.throw(&[]).is_ok());
        } else {
            let order = session.default_order();
            assert_eq!(parsed(&session.obey(&order))["legal"], true, "{order}");
        }
    }
    assert!(zones > 2);
    // In the battle it is still known who attacks: bases, colours and emblems show it.
    let state = parsed(&session.state());
    assert_eq!(
        (&state["phase"], &state["attacker"]),
        (&"movement".into(), &"red".into())
    );
}

#[test]
fn the_next_feature_has_the_quarter_that_its_die_gave() {
    let text = "title = \"Terrain\"\nedition = \"3.0\"\nscale = \"15mm\"\n[setup]\n\
        red = { elements = \"1x4Bd(Gen), 11x4Bd\", home = \"Arable\", aggression = 4 }\n\
        blue = { elements = \"1x4Bd(Gen), 11x4Bd\", home = \"Steppe\", aggression = 0 }\n\
        so-far = [\"default to throw\", \"throw 6 1\", \"features gentle-hill rocky gully\"]\n";
    let mut session = super::over(&super::battle(text));
    let state = parsed(&session.state());
    assert_eq!(
        state["chosen"],
        json!({ "kinds": ["gentle-hill", "rocky", "gully"], "done": 0 })
    );
    // The defender throws for the quarter.
    let asks = parsed(&session.asks());
    assert_eq!(
        (&asks["kind"], &asks["side"], &asks["purpose"]),
        (&"throw".into(), &"blue".into(), &"quarter 1".into())
    );
    // Quarters go round clockwise from the defender's near left: the third is far right, the page's fourth.
    assert!(session.throw(&[3]).is_ok());
    let state = parsed(&session.state());
    assert_eq!(
        state["next"],
        json!({ "kind": "gentle-hill", "quarter": 4 })
    );
    assert_eq!(
        parsed(&session.obey("place gentle-hill 11 8 11 11 13 11 13 8"))["legal"],
        true
    );
    let state = parsed(&session.state());
    assert_eq!(state["chosen"]["done"], 1);
    assert_eq!(texts(&state["features"], "kind"), ["gentle-hill"]);
}

#[test]
fn the_end_says_how_and_who_won() {
    let mut session = begun();
    while parsed(&session.state())["phase"] == "setup" {
        if parsed(&session.asks())["kind"] == "throw" {
            assert!(session.throw(&[]).is_ok());
        } else {
            let order = session.default_order();
            session.obey(&order);
        }
    }
    while parsed(&session.asks())["kind"] == "throw" {
        assert!(session.throw(&[]).is_ok());
    }
    let side = parsed(&session.asks())["side"].clone();
    assert_eq!(parsed(&session.obey("concede"))["legal"], true);
    let winner = if side == "red" { "blue" } else { "red" };
    assert_eq!(
        parsed(&session.asks()),
        json!({ "kind": "over", "how": "conceded", "winner": winner })
    );
    assert_eq!(
        parsed(&session.obey("end"))["breaches"][0]["rule"],
        "order.not-now"
    );
    assert!(session.table.throw(&[]).is_err());
}

#[test]
fn the_board_shows_what_the_home_terrain_offers_while_it_is_placed() {
    let state = parsed(&at_step("terrain").state());
    // The row of the edition: one built-up area or a road at least, and two or three others.
    assert_eq!(state["topography"], "Arable");
    assert_eq!(
        state["home"],
        json!({
            "compulsory": [{ "kinds": ["bua"], "least": 1 }, { "kinds": ["road"], "least": 1 }],
            "optional": ["river", "steep-hill", "gentle-hill", "wood", "road", "waterway"],
            "optional_count": [2, 3],
        })
    );
    assert_eq!(parsed(&at_step("deployment").state())["home"], Value::Null);
}

#[test]
fn the_board_shows_how_many_swaps_are_left() {
    let mut session = at_step("swap");
    assert_eq!(parsed(&session.state())["swaps"], 2);
    let choices = parsed(&session.choices());
    let orders = texts(&choices, "order");
    let swap = orders
        .iter()
        .find(|order| order.starts_with("swap"))
        .unwrap();
    assert_eq!(parsed(&session.obey(swap))["legal"], true, "{swap}");
    assert_eq!(parsed(&session.state())["swaps"], 1);
}
