//! Base edges, and the turned table (`dba22` §9.2).

use acies_geometry::{Angle, Length, Point, Segment};
use acies_referee::setup::Setup;
use acies_referee::{Ask, Event, Purpose, Side, TableEdge, What};

use crate::common::{attacked, decides, order, refused, throw};

/// A wood, a hill with a crest and a road, none of them alike from two sides.
const TERRAIN: [&str; 3] = [
    "place road 0.5 along 3 0 4 8 3.5 15",
    "place wood 9 2 12.7 3 11 5.5",
    "place steep-hill 9 9 11 9 11 12 9 11 crest 9.5 10 10.5 11",
];

/// Terrain is laid, and the attacker rng the edges.
fn numbered(attacker: Side, edges: &str) -> Setup {
    let mut setup = attacked("I/1a", "IV/55b", attacker);
    for placement in TERRAIN {
        order(&mut setup, placement);
    }
    order(&mut setup, "end");
    assert_eq!(decides(&setup), Some((attacker, What::Edges)));
    assert!(order(&mut setup, edges).is_empty());
    assert!(matches!(setup.asks(), Ask::Throw(throw) if throw.purpose == Purpose::Edge));
    setup
}

/// All the points of the table's features.
fn points(setup: &Setup) -> Vec<Point> {
    let features = &setup.table().features;
    let crest = |crest: &Segment| [crest.from, crest.to];
    features
        .iter()
        .flat_map(|feature| {
            let outline = feature.region.outline().iter().copied();
            let pieces = feature.region.pieces().flatten().copied();
            let line = feature.line.iter().copied();
            let crest = feature.crest.iter().flat_map(crest);
            outline
                .chain(pieces)
                .chain(line)
                .chain(crest)
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn each_edge_is_named_once() {
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    for placement in TERRAIN {
        order(&mut setup, placement);
    }
    order(&mut setup, "end");
    assert_eq!(refused(&setup, "edges near near far left"), ["setup.edges"]);
    assert_eq!(refused(&setup, "edges near far left near"), ["setup.edges"]);
    assert_eq!(setup.choices().len(), 24);
    assert!(refused(&setup, "edges near far left right").is_empty());
}

#[test]
fn one_to_three_give_the_numbered_edges_and_higher_rolls_the_preferred_one() {
    for (die, edge) in [
        (1, TableEdge::Left),
        (2, TableEdge::Far),
        (3, TableEdge::Near),
        (4, TableEdge::Right),
        (5, TableEdge::Right),
        (6, TableEdge::Right),
    ] {
        let mut setup = numbered(Side::Red, "edges left far near right");
        let events = throw(&mut setup, die);
        assert!(
            matches!(events[..], [Event::EdgeSettled { edge: settled, .. }] if settled == edge),
            "{die}: {events:?}"
        );
        assert_eq!(decides(&setup), Some((Side::Blue, What::Camp)));
    }
}

#[test]
fn the_table_is_turned_until_reds_edge_is_the_near_one() {
    // A turn clockwise takes what is near to the left, so the right edge comes near by one turn and the left by three.
    // On the lattice 15 BW are 983040 units, and no point is rounded.
    const SIDE: i32 = 983_040;
    for (attacker, edge, turns) in [
        (Side::Red, "near", 0),
        (Side::Red, "right", 1),
        (Side::Red, "far", 2),
        (Side::Red, "left", 3),
        (Side::Blue, "far", 0),
        (Side::Blue, "left", 1),
        (Side::Blue, "near", 2),
        (Side::Blue, "right", 3),
    ] {
        let others = ["near", "right", "far", "left"];
        let others: Vec<&str> = others.into_iter().filter(|other| *other != edge).collect();
        let mut setup = numbered(attacker, &format!("edges {} {edge}", others.join(" ")));
        let before = points(&setup);
        let events = throw(&mut setup, 6);
        assert!(
            matches!(events[..], [Event::EdgeSettled { quarters, .. }] if quarters == turns),
            "{events:?}"
        );
        let expected = before.into_iter().map(|Point { x, y }| match turns {
            0 => Point { x, y },
            1 => Point { x: y, y: SIDE - x },
            2 => Point {
                x: SIDE - x,
                y: SIDE - y,
            },
            _ => Point { x: SIDE - y, y: x },
        });
        assert_eq!(points(&setup), expected.collect::<Vec<_>>(), "{edge}");
    }
}

#[test]
fn a_waterway_stays_along_its_edge_as_the_table_turns() {
    // I/17a lays water to the left; red comes from there, so the near edge is a shore.
    let mut setup = attacked("I/1a", "I/17a", Side::Red);
    for placement in [
        "place waterway left 1.25",
        "place steep-hill 9 9 11 9 11 11 9 11",
        "place wood 9 2 11 2 11 4 9 4",
    ] {
        order(&mut setup, placement);
    }
    order(&mut setup, "end");
    order(&mut setup, "edges near right far left");
    throw(&mut setup, 5);
    assert_eq!(setup.shore(Side::Red), Length::BASE_WIDTH.scaled(5, 4));
    assert_eq!(setup.shore(Side::Blue), Length::ZERO);
    // The zone reaches 600 paces, 3.75 BW, from the shore, and keeps 300, 1.875 BW, from the sides.
    let point = Point::from_base_widths;
    assert_eq!(
        setup.deployment_zone(Side::Red),
        [
            point(1.875, 1.25),
            point(1.875, 5.0),
            point(13.125, 5.0),
            point(13.125, 1.25)
        ]
    );
    // Blue's zone, seen from the other side.
    assert_eq!(
        setup.deployment_zone(Side::Blue),
        [
            point(13.125, 15.0),
            point(13.125, 11.25),
            point(1.875, 11.25),
            point(1.875, 15.0)
        ]
    );
}

#[test]
fn four_quarter_turns_are_none() {
    let wood = acies_geometry::Region::polygon(&[
        Point { x: 1, y: 2 },
        Point { x: 70_001, y: 3 },
        Point {
            x: 40_000,
            y: 90_003,
        },
    ])
    .expect("a region");
    let pivot = Point::from_base_widths(7.5, 7.5);
    let turned = (0..4).fold(wood.clone(), |wood, _| wood.rotated(pivot, Angle::RIGHT));
    assert_eq!(turned, wood);
}

#[test]
fn zones_shown_before_the_edges_are_settled_agree_with_those_after() {
    // A waterway along the near edge, one base width deep.
    let mut setup = attacked("I/1a", "IV/55b", Side::Red);
    order(&mut setup, "place waterway near 1");
    let zones = TableEdge::ALL.map(|edge| setup.zone_along(edge));
    for (side, zone) in [(Side::Red, zones[0]), (Side::Blue, zones[2])] {
        assert_eq!(zone, setup.deployment_zone(side));
    }
    // 300 paces from the sides and 600 deep. Beside the water a zone begins at the edge; on the near edge it begins at the shore.
    let place = |across: f64, up: f64| Point::from_base_widths(across, up);
    assert_eq!(zones[0][0], place(1.875, 1.0));
    assert_eq!(zones[0][1], place(1.875, 4.75));
    assert_eq!(zones[1][0], place(0.0, 13.125));
    assert_eq!(zones[3][2], place(11.25, 13.125));
}
