//! Orders that dragging does not show.

use super::{close, element, parsed, pose, position, rows, texts};
use crate::Session;

#[test]
fn an_element_that_faces_an_enemy_may_break_off_by_quarters_of_its_room() {
    // Knights go back 200 to 300 paces, 1.25 to 1.875 BW: a quarter of the room is 0.15625.
    let parts = [
        element("r1", "3Kn", &pose(5.0, 5.0, 0)),
        element("r2", "3Kn", "at = \"left of r1\""),
        element("b1", "4Bd", "at = \"front of r1\""),
    ];
    let session = position("2.2", "movement", 4, &parts);
    let actions = parsed(&session.actions(&[0]));
    let orders = texts(&actions, "order");
    let far: Vec<f64> = orders
        .iter()
        .filter_map(|order| order.strip_prefix("break-off r1 "))
        .map(|far| far.parse().unwrap())
        .collect();
    assert_eq!(far.len(), orders.len(), "{orders:?}");
    let wanted = [1.25, 1.40625, 1.5625, 1.71875, 1.875];
    assert!(close(&far, &wanted), "{far:?}");
    assert_eq!(actions[0]["plan"]["tracks"][0]["id"], "r1");
    // Not as a group, and not who faces none.
    assert_eq!(parsed(&session.actions(&[0, 1])), serde_json::json!([]));
    assert_eq!(parsed(&session.actions(&[1])), serde_json::json!([]));
    // Blades have no room: they go back exactly 200 paces.
    let slow = [
        element("r1", "4Bd", &pose(5.0, 5.0, 0)),
        element("b1", "3Kn", "at = \"front of r1\""),
    ];
    let slow = parsed(&position("2.2", "movement", 4, &slow).actions(&[0]));
    assert!(slow.as_array().unwrap().len() <= 1, "{slow}");
}

#[test]
fn riders_dismount_where_their_list_allows() {
    let riders = |more: &str| {
        let place = format!("{}\n{more}", pose(5.0, 5.0, 0));
        let parts = [
            element("r1", "3Kn", &place),
            element("b1", "4Bd", &pose(5.0, 12.0, 180)),
        ];
        let session = position("2.2", "movement", 4, &parts);
        texts(&parsed(&session.actions(&[0])), "order")
    };
    assert_eq!(riders("dismounts-as = \"4Bd\""), ["dismount r1"]);
    assert!(riders("").is_empty());
}

#[test]
fn nothing_is_offered_outside_of_moves_and_deployment() {
    let parts = [
        element("r1", "3Kn", &pose(5.0, 5.0, 0)),
        element("b1", "4Bd", "at = \"front of r1\""),
    ];
    assert_eq!(
        parsed(&position("2.2", "combat", 0, &parts).actions(&[0])),
        serde_json::json!([])
    );
    let session = position("2.2", "movement", 4, &parts);
    assert_eq!(parsed(&session.actions(&[])), serde_json::json!([]));
}

/// Cavalry of red that were kept back, with water along the left edge up to x = 2, in red's first bound.
pub fn aboard(count: usize, water: &str) -> Session {
    let mut parts = vec![
        water.to_owned(),
        element(
            "r9",
            "3Cv",
            &format!("{}\ngeneral = true", pose(7.0, 2.0, 0)),
        ),
    ];
    parts.extend((1..=count).map(|n| element(&format!("r{n}"), "3Cv", "reserve = true")));
    let mut text =
        "title = \"A landing\"\nedition = \"2.2\"\nscale = \"15mm\"\nboard = [15.0, 15.0]\n"
            .to_owned();
    text.push_str(&parts.concat());
    text.push_str("[bound]\nactive = \"red\"\nnumber = 1\nphase = \"movement\"\npips = 6\n");
    super::over(&super::battle(&text))
}

pub const LEFT: &str = "[[terrain]]\nkind = \"waterway\"\nedge = \"left\"\ndepth = 2.0\n";

#[test]
fn a_landing_snaps_to_the_shore_nearest_to_the_pointer() {
    // A cavalry base is 0.75 BW deep: with its rear on the shore at x = 2 its front is at x = 2.75.
    let mut session = aboard(1, LEFT);
    for (x, y) in [(1.0, 7.3), (2.9, 4.1), (4.5, 7.0)] {
        let landed = session.snap(&[0], x, y, 0.0);
        let places = rows(&landed, 6);
        assert!(close(&places[0][..3], &[2.75, y, 90.0]), "{places:?}");
        assert_eq!(&places[0][4..], &[0.0, 0.0]);
        let offered = parsed(&session.offered(0).unwrap());
        assert_eq!(offered["order"], format!("land r1 at 2.75 {y} facing 90"));
        assert_eq!(offered["legal"], true);
    }
    // More than two base widths from the pointer there is none.
    assert!(session.snap(&[0], 4.8, 7.0, 0.0).is_empty());
    // The shore ends at the edge of the board, where half a base has no room.
    assert!(session.snap(&[0], 1.0, 0.2, 0.0).is_empty());
}

#[test]
fn a_landing_is_offered_all_along_the_shore_a_base_width_apart() {
    let session = aboard(1, LEFT);
    let mut orders = texts(&parsed(&session.actions(&[0])), "order");
    let mut wanted: Vec<String> = (0..15)
        .map(|step| format!("land r1 at 2.75 {step}.5 facing 90"))
        .collect();
    orders.sort();
    wanted.sort();
    assert_eq!(orders, wanted);
    // Water on the right: the shore is at x = 13, and inland is to the left.
    let right = aboard(
        1,
        "[[terrain]]\nkind = \"waterway\"\nedge = \"right\"\ndepth = 2.0\n",
    );
    let orders = texts(&parsed(&right.actions(&[0])), "order");
    assert_eq!(orders.len(), 15);
    assert!(
        orders.contains(&"land r1 at 12.25 7.5 facing 270".to_owned()),
        "{orders:?}"
    );
}

#[test]
fn several_land_in_line_to_either_hand_and_in_two_lines() {
    let mut session = aboard(3, LEFT);
    let landed = session.snap(&[0, 1, 2], 2.0, 7.0, 0.0);
    let count = rows(&landed, 6).len();
    let orders: Vec<String> = (0..count)
        .map(|place| {
            parsed(&session.offered(place).unwrap())["order"]
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    // Looking to the right, the right hand is below. In two lines two stand on the shore, and the third before the first.
    for wanted in [
        "land r1 at 2.75 7 facing 90 r2 at 2.75 6 facing 90 r3 at 2.75 5 facing 90",
        "land r1 at 2.75 7 facing 90 r2 at 2.75 8 facing 90 r3 at 2.75 9 facing 90",
        "land r1 at 2.75 7 facing 90 r2 at 2.75 6 facing 90 r3 at 3.5 7 facing 90",
        "land r1 at 2.75 7 facing 90 r2 at 2.75 8 facing 90 r3 at 3.5 7 facing 90",
    ] {
        assert!(
            orders.iter().any(|order| order == wanted),
            "{wanted}: {orders:?}"
        );
    }
    assert_eq!(orders.len(), 4, "{orders:?}");
    // Who is on the table does not land with those that are not.
    assert!(session.snap(&[0, 8], 2.0, 7.0, 0.0).is_empty());
}

#[test]
fn the_side_that_deploys_puts_followers_out_of_its_camp_and_back() {
    let mut session = super::state::deploying();
    assert_eq!(
        texts(&parsed(&session.actions(&[])), "order"),
        ["followers out"]
    );
    assert_eq!(parsed(&session.obey("followers out"))["legal"], true);
    assert_eq!(
        texts(&parsed(&session.actions(&[])), "order"),
        ["followers in"]
    );
}

#[test]
fn a_deployed_element_may_go_into_the_camp_or_be_taken_back() {
    let mut session = super::state::deploying();
    let side = parsed(&session.asks())["side"].as_str().unwrap().to_owned();
    let first = if side == "red" { 0 } else { 14 };
    assert_eq!(parsed(&session.obey("followers out"))["legal"], true);
    let state = parsed(&session.state());
    let foot = state["elements"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["side"] == side && one["mounted"] == false)
        .unwrap()
        .clone();
    let (id, index) = (
        foot["id"].as_str().unwrap(),
        u32::try_from(foot["index"].as_u64().unwrap()).unwrap(),
    );
    let camp = format!("deploy {id} in camp");
    assert!(texts(&parsed(&session.actions(&[index])), "order").contains(&camp));
    assert_eq!(parsed(&session.obey(&camp))["legal"], true);
    let inside = texts(&parsed(&session.actions(&[index])), "order");
    assert!(!inside.contains(&camp), "{inside:?}");
    assert!(
        inside.contains(&format!("lift {}", index - first + 1)),
        "{inside:?}"
    );
}

#[test]
fn troops_of_either_kind_are_deployed_as_the_other() {
    let text = "title = \"Either\"\nedition = \"3.0\"\nscale = \"15mm\"\n[setup]\n\
        red = { elements = \"1x4Bd(Gen), 9x4Bd, 2x3Kn/4Bd\", home = \"Arable\", aggression = 4 }\n\
        blue = { elements = \"1x4Bd(Gen), 9x4Bd, 2x3Kn/4Bd\", home = \"Steppe\", aggression = 0 }\n\
        so-far = [\"default to throw\", \"throw 6 1\", \"features gentle-hill rocky gully\", \"throw 1\", \
        \"place gentle-hill 1 1 1 4 3 4 3 1\", \"throw 2\", \"place rocky 2 9 2 11 5 11 5 9\", \"throw 1\", \
        \"place gully 4 1 4 4 5 4 5 1\", \"edge near\", \"camp 6 15 8 15 8 13.5 6 13.5\", \
        \"camp 5.5 0 7.5 0 7.5 1.5 5.5 1.5\", \"default to deployment\"]\n";
    let mut session = super::over(&super::battle(text));
    let side = parsed(&session.asks())["side"].as_str().unwrap().to_owned();
    let (letter, first) = if side == "red" { ('r', 0) } else { ('b', 14) };
    let orders = |session: &Session, index: u32| -> Vec<String> {
        let all = texts(&parsed(&session.actions(&[first + index])), "order");
        all.into_iter()
            .filter(|order| order.contains(" as "))
            .collect()
    };
    assert_eq!(orders(&session, 10), [format!("deploy {letter}11 as 4Bd")]);
    assert_eq!(orders(&session, 1), [""; 0]);
    assert_eq!(
        parsed(&session.obey(&format!("deploy {letter}11 as 4Bd")))["legal"],
        true
    );
    assert_eq!(orders(&session, 10), [format!("deploy {letter}11 as 3Kn")]);
}
