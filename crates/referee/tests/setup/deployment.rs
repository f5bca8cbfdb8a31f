//! Deployment before the first bound (`dba22` §9.4, §9.5).

use acies_geometry::{Angle, Length, Point, Pose};
use acies_referee::setup::Setup;
use acies_referee::{
    CollectAll, Drawn, Event, Measurement, Occupant, Order, Place, Rule, Side, Stronghold, What,
};

use crate::common::{attacked, breaches, decides, id, laid, order, refused};

/// A road, a wood across it within the near zone, a steep hill far away.
const TERRAIN: [&str; 3] = [
    "place road 0.5 along 4 0 4 15",
    "place wood 3 0 6 0 6 3 3 3",
    "place steep-hill 9 9 11 9 11 11 9 11",
];

/// Red deploys as the defender: IV/55b, whose twelfth element is Art. Its camp lies from 11 to 13, 1.5 deep.
fn red_deploys() -> Setup {
    let mut setup = attacked("IV/55b", "I/1a", Side::Blue);
    laid(&mut setup, &TERRAIN);
    order(&mut setup, "camp 11 0 11 1.5 13 1.5 13 0");
    order(&mut setup, "camp 2 15 2 13.5 4 13.5 4 15");
    assert_eq!(decides(&setup), Some((Side::Red, What::Deployment)));
    setup
}

#[test]
fn the_zone_reaches_600_paces_from_the_edge() {
    // 3.75 BW.
    let setup = red_deploys();
    assert!(refused(&setup, "deploy r1 at 8 3.75 facing 0").is_empty());
    assert_eq!(
        refused(&setup, "deploy r1 at 8 3.76 facing 0"),
        ["deploy.zone"]
    );
    // 3Cv are 0.75 deep: facing back, the rear edge counts; turned by 90 degrees, half the front edge.
    assert!(refused(&setup, "deploy r1 at 8 3 facing 180").is_empty());
    assert_eq!(
        refused(&setup, "deploy r1 at 8 3.01 facing 180"),
        ["deploy.zone"]
    );
    assert!(refused(&setup, "deploy r1 at 8 3.25 facing 90").is_empty());
    assert_eq!(
        refused(&setup, "deploy r1 at 8 3.26 facing 90"),
        ["deploy.zone"]
    );
}

#[test]
fn the_zone_keeps_300_paces_from_the_sides() {
    // 1.875 BW and half a front edge: 2.375.
    let setup = red_deploys();
    for (x, legal) in [
        (2.375, true),
        (2.365, false),
        (12.625, true),
        (12.635, false),
    ] {
        let rules = refused(&setup, &format!("deploy r1 at {x} 3.7 facing 0"));
        let expected: &[&str] = if legal { &[] } else { &["deploy.zone"] };
        assert_eq!(rules, expected, "{x}");
    }
}

#[test]
fn outside_the_zone_one_limit_that_is_broken_alone_is_named() {
    // 3.75 BW from the edge, and 1.875 BW and half a front edge from the side, as in the tests before this.
    let setup = red_deploys();
    let fault = |at: &str| {
        let order: Order = format!("deploy r1 at {at} facing 0").parse().unwrap();
        let mut reporter = CollectAll::default();
        let _ = setup.judge(&order, &mut reporter);
        let mut facts = reporter.breaches[0].facts();
        facts
            .find(|(name, _)| *name == "fault")
            .map(|(_, fault)| fault)
    };
    assert_eq!(fault("8 3.76"), Some(Measurement::Word("edge")));
    assert_eq!(fault("2.365 3.7"), Some(Measurement::Word("side")));
    assert_eq!(fault("8 0.74"), Some(Measurement::Word("behind")));
    assert_eq!(fault("2.365 3.76"), None);
}

#[test]
fn the_zone_ends_at_the_edge_of_the_table() {
    let setup = red_deploys();
    assert!(refused(&setup, "deploy r1 at 8 0.75 facing 0").is_empty());
    for at in ["8 0.74", "8 -1", "1000 -1000"] {
        let rules = refused(&setup, &format!("deploy r1 at {at} facing 0"));
        assert_eq!(rules, ["deploy.zone"], "{at}");
    }
}

#[test]
fn poses_at_the_ends_of_the_lattice_are_refused() {
    let setup = red_deploys();
    for x in [i32::MIN, i32::MAX] {
        let pose = Pose::new(Point { x, y: x }, Angle::RIGHT);
        let order = Order::Deploy(id("r1"), pose);
        assert_eq!(breaches(&setup, &order), [Rule::DeployZone]);
    }
}

#[test]
fn elements_do_not_overlap() {
    let mut setup = red_deploys();
    let events = order(&mut setup, "deploy r1 at 8 3 facing 0");
    assert!(matches!(events[..], [Event::Deployed { .. }]));
    assert!(refused(&setup, "deploy r2 at 9 3 facing 0").is_empty());
    assert_eq!(
        refused(&setup, "deploy r2 at 8.99 3 facing 0"),
        ["deploy.overlap"]
    );
    // It may be moved, even to a place that overlaps its old one.
    assert!(refused(&setup, "deploy r1 at 8.5 3 facing 0").is_empty());
    order(&mut setup, "deploy r1 at 8.5 3 facing 0");
    assert!(refused(&setup, "deploy r2 at 7.5 3 facing 0").is_empty());
    assert_eq!(
        refused(&setup, "deploy r2 at 9 3 facing 0"),
        ["deploy.overlap"]
    );
}

#[test]
fn elements_do_not_stand_on_a_camp() {
    // The camp ends at 1.5; 3Cv are 0.75 deep.
    let setup = red_deploys();
    assert!(refused(&setup, "deploy r1 at 12 2.25 facing 0").is_empty());
    assert_eq!(
        refused(&setup, "deploy r1 at 12 2.24 facing 0"),
        ["deploy.overlap"]
    );
}

#[test]
fn artillery_stays_out_of_bad_going_unless_on_a_road() {
    let setup = red_deploys();
    // The wood reaches to 6 across; r12 is Art, half a base width to either hand.
    assert!(refused(&setup, "deploy r12 at 6.5 3 facing 0").is_empty());
    assert_eq!(
        refused(&setup, "deploy r12 at 6.49 3 facing 0"),
        ["deploy.going"]
    );
    // On the road, along it, either way; the road runs at 4.
    assert!(refused(&setup, "deploy r12 at 4 3 facing 0").is_empty());
    assert!(refused(&setup, "deploy r12 at 4 1 facing 180").is_empty());
    assert_eq!(
        refused(&setup, "deploy r12 at 4 3 facing 90"),
        ["deploy.going"]
    );
    // Horse may stand in the wood.
    assert!(refused(&setup, "deploy r1 at 4.5 2.5 facing 0").is_empty());
}

#[test]
fn the_zone_starts_at_the_shore_and_no_element_stands_in_the_water() {
    let mut setup = attacked("I/17a", "I/1a", Side::Blue);
    laid(
        &mut setup,
        &[
            "place waterway near 1",
            TERRAIN[2],
            "place wood 9 5 11 5 11 7 9 7",
        ],
    );
    order(&mut setup, "camp 11 1 11 2.5 13 2.5 13 1");
    order(&mut setup, "camp 2 15 2 13.5 4 13.5 4 15");
    // 1 + 3.75.
    assert!(refused(&setup, "deploy r1 at 6 4.75 facing 0").is_empty());
    assert_eq!(
        refused(&setup, "deploy r1 at 6 4.76 facing 0"),
        ["deploy.zone"]
    );
    // r1 is LCh, 1 BW deep.
    assert!(refused(&setup, "deploy r1 at 6 2 facing 0").is_empty());
    assert_eq!(
        refused(&setup, "deploy r1 at 6 1.99 facing 0"),
        ["deploy.going"]
    );
}

#[test]
fn a_place_outside_the_zone_is_refused_with_the_zone_from_the_shore_on() {
    let mut setup = attacked("I/17a", "I/1a", Side::Blue);
    let far = "place wood 9 5 11 5 11 7 9 7";
    laid(&mut setup, &["place waterway near 1", TERRAIN[2], far]);
    order(&mut setup, "camp 11 1 11 2.5 13 2.5 13 1");
    order(&mut setup, "camp 2 15 2 13.5 4 13.5 4 15");
    let order: Order = "deploy r1 at 7.5 7.5 facing 0".parse().unwrap();
    let mut reporter = CollectAll::default();
    let _ = setup.judge(&order, &mut reporter);
    let Some(Drawn::Patch(corners)) = reporter.breaches[0].shapes.first() else {
        panic!("no zone is drawn");
    };
    // 600 paces, 3.75 BW, from the shore at 1.
    let up = |at: f64| Length::from_base_widths(at);
    let heights = corners.map(Point::up);
    assert_eq!(heights, [up(1.0), up(4.75), up(4.75), up(1.0)]);
}

#[test]
fn what_would_never_come_is_counted_where_there_is_no_shore_and_beyond_what_may_land() {
    // Twelve in reserve; of those 2.2 lets four land, where there is water.
    assert_eq!(red_deploys().absent(Side::Red), 12);
    let mut setup = attacked("I/17a", "I/1a", Side::Blue);
    let far = "place wood 9 5 11 5 11 7 9 7";
    laid(&mut setup, &["place waterway near 1", TERRAIN[2], far]);
    order(&mut setup, "camp 11 1 11 2.5 13 2.5 13 1");
    order(&mut setup, "camp 2 15 2 13.5 4 13.5 4 15");
    assert_eq!(setup.absent(Side::Red), 8);
    order(&mut setup, "deploy r1 at 6 4.75 facing 0");
    assert_eq!(setup.absent(Side::Red), 7);
}

#[test]
fn one_element_may_be_in_the_camp() {
    let mut setup = red_deploys();
    let events = order(&mut setup, "deploy r3 in camp");
    let deployed = Event::DeployedInside {
        id: id("r3"),
        stronghold: Stronghold::Camp(Side::Red),
    };
    assert_eq!(events, [deployed]);
    assert_eq!(
        setup.position().occupant(Stronghold::Camp(Side::Red)),
        Occupant::Garrison(id("r3"))
    );
    assert_eq!(
        setup.position().element(id("r3")).place,
        Place::Inside(Stronghold::Camp(Side::Red))
    );
    assert_eq!(refused(&setup, "deploy r4 in camp"), ["deploy.camp"]);
    // Placed on the table, it leaves the camp to the followers.
    order(&mut setup, "deploy r3 at 8 3 facing 0");
    assert_eq!(
        setup.position().occupant(Stronghold::Camp(Side::Red)),
        Occupant::NonCombatants
    );
    assert!(refused(&setup, "deploy r4 in camp").is_empty());
}

#[test]
fn an_element_may_be_taken_back() {
    let mut setup = red_deploys();
    assert_eq!(refused(&setup, "lift 2"), ["deploy.lift"]);
    order(&mut setup, "deploy r2 at 8 3 facing 0");
    assert_eq!(refused(&setup, "lift 13"), ["deploy.lift"]);
    let events = order(&mut setup, "lift 2");
    assert_eq!(events, [Event::TakenBack { id: id("r2") }]);
    assert_eq!(setup.position().element(id("r2")).place, Place::Reserve);
    assert!(refused(&setup, "deploy r3 at 8 3 facing 0").is_empty());
    order(&mut setup, "deploy r2 in camp");
    order(&mut setup, "lift 2");
    assert_eq!(
        setup.position().occupant(Stronghold::Camp(Side::Red)),
        Occupant::NonCombatants
    );
}

#[test]
fn a_side_deploys_its_own_elements_and_all_of_them() {
    let mut setup = red_deploys();
    assert_eq!(
        refused(&setup, "deploy b1 at 8 3 facing 0"),
        ["order.not-yours"]
    );
    assert_eq!(refused(&setup, "deploy b1 in camp"), ["order.not-yours"]);
    assert_eq!(refused(&setup, "end"), ["deploy.all"; 12]);
    // Eleven in a line, the outermost at 2.5 and 12.5; Art behind them, outside the wood.
    for number in 1..=11 {
        let x = f64::from(number) + 1.5;
        order(
            &mut setup,
            &format!("deploy r{number} at {x} 3.75 facing 0"),
        );
    }
    assert_eq!(refused(&setup, "end"), ["deploy.all"]);
    order(&mut setup, "deploy r12 at 7.5 3 facing 0");
    assert!(order(&mut setup, "end").is_empty());
    assert_eq!(decides(&setup), Some((Side::Blue, What::Deployment)));
    // Blue's zone starts at 15 - 3.75 = 11.25.
    assert!(refused(&setup, "deploy b1 at 8 11.25 facing 180").is_empty());
    assert_eq!(
        refused(&setup, "deploy b1 at 8 11.24 facing 180"),
        ["deploy.zone"]
    );
    assert_eq!(
        refused(&setup, "deploy r1 at 8 3 facing 0"),
        ["order.not-yours"]
    );
}

/// Gives default orders until red has deployed.
fn by_default(setup: &mut Setup) -> Vec<Order> {
    let mut orders = Vec::new();
    while decides(setup) == Some((Side::Red, What::Deployment)) {
        let order = setup.default_order().expect("an order");
        assert!(setup.is_legal(&order), "{order}");
        setup.obey(order.clone());
        orders.push(order);
        assert!(orders.len() < 60);
    }
    orders
}

#[test]
fn the_default_goes_on_from_what_is_there() {
    let mut setup = red_deploys();
    for (nth, at) in ["3 2.5", "5 2.4", "7 2.5", "9 2.4"].into_iter().enumerate() {
        order(
            &mut setup,
            &format!("deploy r{} at {at} facing 37", nth + 1),
        );
    }
    let orders = by_default(&mut setup);
    // The eight others and the end.
    assert_eq!(orders.len(), 9);
    let places = orders.iter();
    let deploys = places.filter(|order| matches!(order, Order::Deploy(..)));
    assert_eq!(deploys.count(), 8);
}

#[test]
fn an_element_in_the_way_is_taken_back_by_default() {
    // Woods and a hill leave two lanes a base width wide, from 5 to 6 and from 10 to 11, and the camp fills the first to
    // 2. The elements of 0.75 in the lanes leave nowhere the 1 that Art is deep: 2 to 2.75, 0 to 0.75, 1.5 to 2.25,
    // 3 to 3.75.
    let mut setup = attacked("IV/55b", "I/1a", Side::Blue);
    laid(
        &mut setup,
        &[
            "place road 0.5 along 0 12 15 12",
            "place wood 0 0 5 0 5 4 0 4",
            "place steep-hill 6 0 10 0 10 5 6 5",
            "place wood 11 0 15 0 15 4 11 4",
        ],
    );
    order(&mut setup, "camp 5 0 5 2 6 2 6 0");
    order(&mut setup, "camp 2 15 2 13.5 4 13.5 4 15");
    for text in [
        "deploy r1 at 5.5 3.5 facing 0",
        "deploy r2 at 10.5 3 facing 0",
        "deploy r3 at 10.5 1.5 facing 0",
    ] {
        order(&mut setup, text);
    }
    let orders = by_default(&mut setup);
    assert_eq!(orders[0], Order::Lift(1));
    // Art first, in the first lane, since it cannot enter all going.
    assert!(matches!(orders[1], Order::Deploy(art, _) if art == id("r12")));
    assert_eq!(orders.len(), 1 + 10 + 1);
    let at = setup.position().base(id("r12")).pose.front;
    assert_eq!(
        at.across(),
        acies_geometry::Length::BASE_WIDTH.scaled(11, 2)
    );
}
