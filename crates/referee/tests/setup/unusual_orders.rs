//! Random orders that are never offered: the legal ones are obeyed, and the default still ends the setup.

use acies_geometry::{Angle, Length, Point, Pose};
use acies_referee::setup::Setup;
use acies_referee::{Ask, ElementId, Lie, Order, Placement, Stronghold, TableEdge, What};

use crate::common::{Rng, STANDARD, breaches};
use crate::random_setups::{check, drawn};

/// A length up to this many base widths.
fn length(rng: &mut Rng, most: usize) -> Length {
    Length::from_units(rng.below(most << 16) as i32)
}

/// A place on the table, or a little beside it.
fn place(rng: &mut Rng) -> Point {
    let mut one = || length(rng, 16) - Length::BASE_WIDTH.scaled(1, 2);
    Point::new(one(), one())
}

/// Corners about a place, at random distances from it, so that many outlines have dents.
fn corners(rng: &mut Rng) -> Vec<Point> {
    let middle = place(rng);
    let reach = length(rng, 3) + Length::BASE_WIDTH.scaled(1, 2);
    let count = 3 + rng.below(9) as u32;
    (0..count)
        .map(|nth| {
            let direction = Angle(nth * (u32::MAX / count)).direction();
            let ahead = reach.scaled(40 + rng.below(60) as i64, 100);
            middle + direction.vector(ahead, Length::ZERO)
        })
        .collect()
}

/// A line from a place on one edge to one on the opposite edge.
fn line(rng: &mut Rng) -> Vec<Point> {
    let side = Length::BASE_WIDTH * 15;
    let (from, middle, to) = (length(rng, 15), length(rng, 15), length(rng, 15));
    let bend = rng.below(2) == 0;
    let line = [
        Some(Point::new(from, Length::ZERO)),
        bend.then(|| Point::new(middle, side.scaled(1, 2))),
        Some(Point::new(to, side)),
    ];
    let line = line.into_iter().flatten();
    if rng.below(2) == 0 {
        line.collect()
    } else {
        line.map(|point| Point::new(point.up(), point.across()))
            .collect()
    }
}

fn edge(rng: &mut Rng) -> TableEdge {
    TableEdge::ALL[rng.below(4)]
}

fn placement(rng: &mut Rng) -> Placement {
    let kinds = &STANDARD.terrain;
    let kind = kinds[rng.below(kinds.len())].name.clone();
    let lie = match kind.as_str() {
        "river" | "road" => Lie::Band(length(rng, 2), line(rng)),
        "waterway" => Lie::Edge(edge(rng), length(rng, 2)),
        _ => Lie::Area(corners(rng), None),
    };
    Placement {
        kind,
        lie,
        gates: Vec::new(),
    }
}

fn element(rng: &mut Rng) -> ElementId {
    ElementId::from_index(rng.below(24))
}

/// A random order of the kind asked for.
fn order(rng: &mut Rng, what: What) -> Order {
    match what {
        What::Terrain if rng.below(20) > 0 => Order::Place(placement(rng)),
        What::Camp => Order::Camp(corners(rng)),
        What::Deployment if rng.below(20) > 0 => {
            let facing = Angle(rng.below(usize::MAX >> 33) as u32).opposite();
            Order::Deploy(element(rng), Pose::new(place(rng), facing))
        }
        What::Deployment => {
            let holds = Stronghold::ALL;
            Order::DeployInside(element(rng), holds[rng.below(holds.len())])
        }
        What::Swap => Order::Swap(element(rng), element(rng)),
        What::Edges => Order::Edges([(); 4].map(|()| edge(rng))),
        What::Prefer => Order::Prefer([(); 2].map(|()| edge(rng))),
        _ => Order::Lift(rng.below(14)),
    }
}

/// Obeys the legal ones among many random orders, then goes on by default.
fn play(setup: &mut Setup, rng: &mut Rng) -> usize {
    let mut odd = rng.below(3000);
    let (mut obeyed, mut steps) = (0, 0);
    while !setup.is_done() {
        let Ask::Decide { what, .. } = setup.asks() else {
            setup.throw(&[rng.die()], &mut Vec::new());
            continue;
        };
        if odd > 0 && rng.below(40) > 0 {
            odd -= 1;
            let order = order(rng, what);
            if breaches(setup, &order).is_empty() {
                setup.obey(order);
                obeyed += 1;
            }
            continue;
        }
        let order = setup.default_order().expect("a side decides");
        assert_eq!(breaches(setup, &order), [], "{order}");
        setup.obey(order);
        steps += 1;
        assert!(steps < 400, "no end: {:?}", setup.asks());
    }
    obeyed
}

#[test]
fn setups_with_unusual_orders_end() {
    let mut rng = Rng(11);
    let mut obeyed = 0;
    for _ in 0..150 {
        let mut setup = drawn(&mut rng);
        obeyed += play(&mut setup, &mut rng);
        check(setup);
    }
    // Otherwise the random orders would prove nothing.
    assert!(obeyed > 1500, "{obeyed}");
}
