//! Terrain as a whole: numbers and quarters (`dba22` §5.1 to §5.4).

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_referee::setup::Setup;
use acies_referee::{Ask, Event, Order, Side, What};
use acies_rulebook::{Rulebook, Scale, Shape};

use crate::common::{Rng, STANDARD, attacked, decides, list, order, refused};

const ROAD: &str = "place road 0.5 along 3 0 3 15";
const OTHER_ROAD: &str = "place road 0.5 along 0 12 15 12";
/// In the near right quarter alone.
const WOOD: &str = "place wood 9 2 11 2 11 4 9 4";
/// In the near left quarter alone.
const LEFT_WOOD: &str = "place wood 4 2 6 2 6 4 4 4";
/// In the far right quarter alone.
const HILL: &str = "place steep-hill 9 9 11 9 11 11 9 11";
const GENTLE: &str = "place gentle-hill 12.5 9 14.5 9 14.5 11 12.5 11";

/// The rules broken by the terrain of a defender with an Arable home.
fn arable(placements: &[&str]) -> Vec<&'static str> {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    for placement in placements {
        order(&mut setup, placement);
    }
    refused(&setup, "end")
}

#[test]
fn a_table_has_one_compulsory_and_two_optional_features() {
    assert!(arable(&[ROAD, WOOD, HILL]).is_empty());
    assert_eq!(
        arable(&[WOOD, HILL]),
        [
            "setup.terrain.whole.compulsory",
            "setup.terrain.whole.spread"
        ]
    );
    // The second road is an optional feature, but leaves a quarter wanting: the wood alone is difficult.
    assert_eq!(
        arable(&[ROAD, OTHER_ROAD, WOOD]),
        ["setup.terrain.whole.difficult"]
    );
    assert_eq!(
        arable(&[ROAD, WOOD]),
        [
            "setup.terrain.whole.optional",
            "setup.terrain.whole.difficult"
        ]
    );
    assert_eq!(
        arable(&[]),
        [
            "setup.terrain.whole.compulsory",
            "setup.terrain.whole.optional",
            "setup.terrain.whole.spread",
            "setup.terrain.whole.difficult"
        ]
    );
}

#[test]
fn three_quarters_hold_something_and_two_something_difficult() {
    // The road lies in both left quarters; wood and hill on the same side leave the right ones bare.
    let left_hill = "place steep-hill 4 9 6 9 6 11 4 11";
    assert_eq!(
        arable(&[ROAD, LEFT_WOOD, left_hill]),
        ["setup.terrain.whole.spread"]
    );
    assert!(arable(&[ROAD, LEFT_WOOD, HILL]).is_empty());
    // A gentle hill is not difficult.
    assert_eq!(
        arable(&[ROAD, WOOD, GENTLE]),
        ["setup.terrain.whole.difficult"]
    );
    // A wood across the middle lies in two quarters, to both sides by 0.01.
    let across = |left: f64| {
        let right = left + 2.0;
        format!("place wood {left} 2 {right} 2 {right} 4 {left} 4")
    };
    let only_left = ["place road 0.5 along 0 3 15 3", GENTLE];
    let with = |wood: &str| arable(&[only_left[0], only_left[1], wood]);
    assert!(with(&across(5.51)).is_empty());
    assert_eq!(with(&across(5.49)), ["setup.terrain.whole.difficult"]);
    // A river is difficult.
    let river = "place river 0.5 along 9 0 9 15";
    assert!(arable(&[ROAD, river, GENTLE]).is_empty());
}

#[test]
fn there_are_two_compulsory_and_three_optional_features_at_most() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    for placement in [ROAD, OTHER_ROAD, WOOD, HILL] {
        order(&mut setup, placement);
    }
    let third = "place road 0.5 along 5 0 5 15";
    assert_eq!(refused(&setup, third), ["setup.terrain.count"]);
    order(&mut setup, LEFT_WOOD);
    // Two roads, two woods and a hill are five; no sixth, whatever it is.
    for text in [GENTLE, "place river 0.5 along 7 0 7 15"] {
        assert_eq!(refused(&setup, text), ["setup.terrain.count"], "{text}");
    }
    assert!(refused(&setup, "end").is_empty());
}

#[test]
fn optional_features_alone_are_three_at_most() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    for placement in [WOOD, LEFT_WOOD, HILL] {
        order(&mut setup, placement);
    }
    assert_eq!(refused(&setup, GENTLE), ["setup.terrain.count"]);
    assert!(refused(&setup, ROAD).is_empty());
}

#[test]
fn there_is_one_river_and_two_of_most_kinds() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    order(&mut setup, "place river 0.5 along 5 0 5 15");
    assert_eq!(
        refused(&setup, "place river 0.5 along 10 0 10 15"),
        ["setup.terrain.count"]
    );
    order(&mut setup, WOOD);
    order(&mut setup, "place wood 9 9 11 9 11 11 9 11");
    assert_eq!(
        refused(&setup, "place wood 1 9 3 9 3 11 1 11"),
        ["setup.terrain.count"]
    );
}

#[test]
fn only_one_of_two_exclusive_kinds_may_be_used() {
    // I/17a is at home on a coast: steep hills or marsh, woods or dunes.
    let mut setup = attacked("I/1a", "I/17a", Side::Red);
    order(&mut setup, "place waterway left 1");
    order(&mut setup, HILL);
    assert_eq!(
        refused(&setup, "place marsh 9 2 11 2 11 4 9 4"),
        ["setup.terrain.count"]
    );
    assert!(refused(&setup, "place dunes 9 2 11 2 11 4 9 4").is_empty());
    order(&mut setup, WOOD);
    assert_eq!(
        refused(&setup, "place dunes 4 2 6 2 6 4 4 4"),
        ["setup.terrain.count"]
    );
    // The waterway covers both left quarters.
    assert!(refused(&setup, "end").is_empty());
    order(&mut setup, "lift 2");
    assert!(refused(&setup, "place marsh 4 2 6 2 6 4 4 4").is_empty());
}

#[test]
fn a_feature_may_be_taken_away_again() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    assert_eq!(refused(&setup, "lift 1"), ["setup.terrain.lift"]);
    let kind = "road".to_owned();
    assert_eq!(
        order(&mut setup, ROAD),
        [Event::FeaturePlaced { number: 1, kind }]
    );
    order(&mut setup, WOOD);
    assert_eq!(refused(&setup, "lift 3"), ["setup.terrain.lift"]);
    let gone = order(&mut setup, "lift 1");
    assert_eq!(gone, [Event::FeatureLifted { number: 1 }]);
    assert_eq!(setup.table().features.len(), 1);
    // The road covered both left quarters.
    assert_eq!(
        refused(&setup, "end"),
        [
            "setup.terrain.whole.compulsory",
            "setup.terrain.whole.optional",
            "setup.terrain.whole.spread",
            "setup.terrain.whole.difficult"
        ]
    );
    for placement in [ROAD, HILL] {
        order(&mut setup, placement);
    }
    assert!(order(&mut setup, "end").is_empty());
    assert_eq!(decides(&setup), Some((Side::Red, What::Edges)));
}

#[test]
fn every_topography_can_be_completed_by_default() {
    // One list for each of the seven homes, and how many features it is laid with: one compulsory, two optional.
    for key in [
        "IV/55b", "II/47a", "I/4c", "II/38b", "I/6c", "I/49a", "I/17a",
    ] {
        let mut setup = attacked("I/1a", key, Side::Red);
        let mut orders = Vec::new();
        while decides(&setup) == Some((Side::Blue, What::Terrain)) {
            let order = setup.default_order().expect("an order");
            assert!(setup.is_legal(&order));
            setup.obey(order.clone());
            orders.push(order);
        }
        assert!(
            matches!(
                orders[..],
                [
                    Order::Place(_),
                    Order::Place(_),
                    Order::Place(_),
                    Order::End
                ]
            ),
            "{key}: {orders:?}"
        );
    }
}

#[test]
fn terrain_that_cannot_be_completed_is_taken_away_by_default() {
    // With three optional features and the road nothing more is allowed, and only the near right quarter is difficult.
    // Without the road it is no better; without the second hill a wood can go to another quarter.
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    let second = "place gentle-hill 9 12 11 12 11 14 9 14";
    for placement in [WOOD, "place gentle-hill 4 9 6 9 6 11 4 11", second, ROAD] {
        order(&mut setup, placement);
    }
    let mut orders = Vec::new();
    while decides(&setup) == Some((Side::Blue, What::Terrain)) {
        let order = setup.default_order().expect("an order");
        assert!(setup.is_legal(&order), "{order}");
        setup.obey(order.clone());
        orders.push(order);
        assert!(orders.len() < 20);
    }
    assert!(
        matches!(
            orders[..],
            [
                Order::Lift(4),
                Order::Lift(3),
                Order::Place(_),
                Order::Place(_),
                Order::End
            ]
        ),
        "{orders:?}"
    );
}

#[test]
fn features_may_be_taken_away_if_none_can_be_placed() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    let second = "place gentle-hill 9 12 11 12 11 14 9 14";
    let first = "place gentle-hill 4 9 6 9 6 11 4 11";
    for placement in [WOOD, first, second, ROAD, OTHER_ROAD] {
        order(&mut setup, placement);
    }
    let lifts = [1, 2, 3, 4, 5].map(Order::Lift);
    assert_eq!(setup.choices(), lifts);
}

#[test]
fn a_river_that_has_lost_its_shore_is_taken_away_by_default() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    for text in [
        OTHER_ROAD,
        "place waterway far 1.4",
        "place river 0.5 along 5 0 5 13.6",
        WOOD,
    ] {
        order(&mut setup, text);
    }
    assert!(refused(&setup, "end").is_empty());
    order(&mut setup, "lift 2");
    assert!(refused(&setup, "end").contains(&"setup.terrain.ends"));
    // It lies second now.
    assert_eq!(setup.choices(), [Order::Lift(2)]);
    assert_eq!(setup.default_order(), Some(Order::Lift(2)));
    order(&mut setup, "lift 2");
    assert!(setup.choices().len() > 1);
}

/// A setup of these lists with the terrain that the referee proposes.
fn proposed(rulebook: &Arc<Rulebook>, lists: [ArmyList; 2], rng: &mut Rng) -> Setup {
    let mut setup = Setup::new(Arc::clone(rulebook), lists);
    loop {
        match setup.asks() {
            Ask::Throw(_) => setup.throw(&[rng.die()], &mut Vec::new()),
            Ask::Decide {
                what: What::Edges | What::Garrison | What::Camp,
                ..
            } => return setup,
            _ => {
                let order = setup.default_order().expect("a default");
                // What is written in a record reads back as the same order.
                assert_eq!(order.to_string().parse(), Ok(order.clone()));
                setup.obey(order);
            }
        }
    }
}

#[test]
fn proposed_terrain_is_irregular_and_lies_on_the_table() {
    for edition in ["1.22", "2.2", "3.0"] {
        let source = Rulebook::edition_source(edition).expect("an edition");
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).expect("sound"));
        let lists = Library::for_edition(edition).expect("lists").lists();
        let mut rng = Rng(3);
        let (mut areas, mut plain, mut bands) = (0, 0, 0);
        for _ in 0..60 {
            let armies = [(); 2].map(|()| lists[rng.below(lists.len())].clone());
            let setup = proposed(&rulebook, armies, &mut rng);
            let table = setup.table();
            let mut ways = [0; 2];
            for feature in &table.features {
                let (low, high) = feature.region.bounds();
                assert!(low.x >= 0 && low.y >= 0, "{edition}");
                assert!(high.across() == high.across().min(table.width), "{edition}");
                assert!(high.up() == high.up().min(table.depth), "{edition}");
                let across = (high.x - low.x) > (high.y - low.y);
                match rulebook.terrain_kind(feature.kind).shape {
                    Shape::Area => {
                        areas += 1;
                        plain += usize::from(feature.region.outline().len() < 12);
                    }
                    Shape::River | Shape::Road => {
                        bands += 1;
                        assert!(feature.line.len() > 6, "{edition}: {:?}", feature.line);
                        ways[usize::from(across)] += 1;
                    }
                    Shape::Waterway => ways[usize::from(across)] += 1,
                    Shape::BuiltUp | Shape::Camp => {}
                }
            }
            assert!(ways.iter().all(|&count| count < 3), "{edition}: {ways:?}");
        }
        // A rectangle is left for a quarter where nothing else has room.
        assert!(
            areas > 60 && 20 * plain < areas,
            "{edition}: {plain} of {areas}"
        );
        assert!(bands > 0 || edition == "1.22", "{edition}");
    }
}

#[test]
fn proposed_terrain_depends_on_the_dice() {
    let proposed = |seed: u64| {
        let armies = [list("I/1a"), list("IV/55b")];
        let setup = proposed(&STANDARD, armies, &mut Rng(seed));
        (setup.attacker(), setup.table().features.clone())
    };
    // The same side attacks, so that only the shapes differ.
    let seeds = (0..20).filter(|&seed| proposed(seed).0 == Some(Side::Red));
    let seeds: Vec<u64> = seeds.take(2).collect();
    assert_ne!(proposed(seeds[0]), proposed(seeds[1]));
    assert_eq!(proposed(seeds[0]), proposed(seeds[0]));
}
