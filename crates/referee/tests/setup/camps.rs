//! Camps (`dba22` §7).

use acies_referee::setup::Setup;
use acies_referee::{Event, Occupant, Order, Side, Stronghold, What};

use crate::common::{attacked, decides, laid, order, refused};

/// A road, a wood on the defender's edge, a gentle hill on it, a steep hill elsewhere.
const TERRAIN: [&str; 4] = [
    "place road 0.5 along 3 0 3 15",
    "place wood 9 0 11 0 11 2 9 2",
    "place gentle-hill 5 0 7 0 7 2 5 2",
    "place steep-hill 9 9 11 9 11 11 9 11",
];

/// Red defends and places its camp.
fn red_camp(red: &str) -> Setup {
    let mut setup = attacked(red, "IV/55b", Side::Blue);
    laid(&mut setup, &TERRAIN);
    assert_eq!(decides(&setup), Some((Side::Red, What::Camp)));
    setup
}

/// The order for an upright camp.
fn camp(left: f64, near: f64, right: f64, far: f64) -> String {
    format!("camp {left} {near} {left} {far} {right} {far} {right} {near}")
}

#[test]
fn length_and_width_are_four_at_most_and_one_at_least() {
    let setup = red_camp("I/1a");
    for (right, far, legal) in [
        (14.0, 2.0, true),
        (14.01, 2.0, false),
        (15.0, 1.0, true),
        (15.0, 0.99, false),
        (13.0, 1.0, true),
        (12.99, 1.0, false),
    ] {
        let rules = refused(&setup, &camp(12.0, 0.0, right, far));
        let expected: &[&str] = if legal { &[] } else { &["setup.camp.size"] };
        assert_eq!(rules, expected, "{right} {far}");
    }
}

#[test]
fn a_camp_touches_its_own_base_edge() {
    let setup = red_camp("I/1a");
    assert_eq!(
        refused(&setup, &camp(12.0, 0.01, 14.0, 1.5)),
        ["setup.camp.edge"]
    );
    assert_eq!(
        refused(&setup, &camp(12.0, 13.0, 14.0, 15.0)),
        ["setup.camp.edge"]
    );
    // Touching with one corner is enough.
    assert!(refused(&setup, "camp 13 0 12 1 13 2 14 1").is_empty());
}

#[test]
fn a_camp_lies_in_good_going() {
    let setup = red_camp("I/1a");
    // The wood ends at 11.
    assert!(refused(&setup, &camp(11.0, 0.0, 13.0, 1.5)).is_empty());
    assert_eq!(
        refused(&setup, &camp(10.99, 0.0, 12.99, 1.5)),
        ["setup.camp.going"]
    );
    // On a gentle hill and on a road the going is good.
    assert!(refused(&setup, &camp(5.0, 0.0, 7.0, 1.5)).is_empty());
    assert!(refused(&setup, &camp(2.0, 0.0, 4.0, 1.5)).is_empty());
}

#[test]
fn a_camp_does_not_lie_in_a_river() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Blue);
    let river = "place river 0.5 along 5 0 5 15";
    laid(&mut setup, &[TERRAIN[0], river, TERRAIN[3]]);
    // The river reaches to 5.25.
    assert_eq!(
        refused(&setup, &camp(5.24, 0.0, 7.0, 1.5)),
        ["setup.camp.going"]
    );
    assert!(refused(&setup, &camp(5.25, 0.0, 7.0, 1.5)).is_empty());
}

#[test]
fn a_camp_is_a_convex_patch_on_the_table() {
    let setup = red_camp("I/1a");
    for text in [
        "camp 12 0 14 0",
        "camp 12 0 13 0.2 14 0 14 2 12 2",
        "camp 12 0 14 2 14 0 12 2",
        "camp 12 -0.5 14 -0.5 14 1 12 1",
        "camp 1000 0 -1000 0 0 1000",
    ] {
        assert_eq!(refused(&setup, text), ["setup.camp.form"], "{text}");
    }
}

#[test]
fn an_army_needs_a_camp_unless_it_has_two_war_wagons() {
    let setup = red_camp("I/1a");
    assert_eq!(refused(&setup, "camp none"), ["setup.camp.missing"]);
    // IV/80 has five war wagons.
    let mut setup = red_camp("IV/80");
    assert!(setup.choices().contains(&Order::Camp(Vec::new())));
    let events = order(&mut setup, "camp none");
    let placed = false;
    let side = Side::Red;
    assert_eq!(events, [Event::CampPlaced { side, placed }]);
    assert_eq!(
        setup.position().occupant(Stronghold::Camp(side)),
        Occupant::Absent
    );
    assert!(setup.table().stronghold(Stronghold::Camp(side)).is_none());
    // I/60b has one war wagon, and one is not enough.
    let setup = red_camp("I/60b");
    assert_eq!(refused(&setup, "camp none"), ["setup.camp.missing"]);
}

#[test]
fn the_defender_places_a_camp_first_and_followers_occupy_both() {
    let mut setup = red_camp("I/1a");
    let events = order(&mut setup, &camp(12.0, 0.0, 14.0, 1.5));
    let (side, placed) = (Side::Red, true);
    assert_eq!(events, [Event::CampPlaced { side, placed }]);
    assert_eq!(decides(&setup), Some((Side::Blue, What::Camp)));
    assert_eq!(
        refused(&setup, &camp(12.0, 0.0, 14.0, 1.5)),
        ["setup.camp.edge", "setup.camp.overlap"]
    );
    order(&mut setup, &camp(2.0, 13.5, 4.0, 15.0));
    for side in Side::BOTH {
        assert_eq!(
            setup.position().occupant(Stronghold::Camp(side)),
            Occupant::NonCombatants
        );
    }
    assert_eq!(decides(&setup), Some((Side::Red, What::Deployment)));
}

#[test]
fn with_a_waterway_a_camp_lies_on_the_shore() {
    let mut setup = attacked("I/17a", "IV/55b", Side::Blue);
    laid(
        &mut setup,
        &[
            "place waterway near 1",
            TERRAIN[3],
            "place wood 9 4 11 4 11 6 9 6",
        ],
    );
    assert!(refused(&setup, &camp(5.0, 1.0, 7.0, 3.0)).is_empty());
    assert_eq!(
        refused(&setup, &camp(5.0, 1.01, 7.0, 3.0)),
        ["setup.camp.edge"]
    );
    assert_eq!(
        refused(&setup, &camp(5.0, 0.99, 7.0, 2.9)),
        ["setup.camp.edge", "setup.camp.going"]
    );
}
