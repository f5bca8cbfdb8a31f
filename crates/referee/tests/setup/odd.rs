//! Orders that nobody offers: whatever is legal among them is obeyed, and the default still ends the setup.

use acies_geometry::{Angle, Length, Point, Pose};
use acies_referee::setup::Setup;
use acies_referee::{Ask, ElementId, Lie, Order, Placement, Stronghold, TableEdge, What};

use crate::common::{Numbers, STANDARD, breaches};
use crate::walk::{check, drawn};

/// A length up to so many base widths.
fn length(numbers: &mut Numbers, most: usize) -> Length {
    Length::from_units(numbers.below(most << 16) as i32)
}

/// A place on the table, or a little beside it.
fn place(numbers: &mut Numbers) -> Point {
    let mut one = || length(numbers, 16) - Length::BASE_WIDTH.scaled(1, 2);
    Point::new(one(), one())
}

/// Corners about a place, at random distances from it, so that many outlines have dents.
fn corners(numbers: &mut Numbers) -> Vec<Point> {
    let middle = place(numbers);
    let reach = length(numbers, 3) + Length::BASE_WIDTH.scaled(1, 2);
    let count = 3 + numbers.below(9) as u32;
    (0..count)
        .map(|nth| {
            let direction = Angle(nth * (u32::MAX / count)).direction();
            let ahead = reach.scaled(40 + numbers.below(60) as i64, 100);
            middle + direction.vector(ahead, Length::ZERO)
        })
        .collect()
}

/// A line from a place on one edge to one on the opposite edge.
fn line(numbers: &mut Numbers) -> Vec<Point> {
    let side = Length::BASE_WIDTH * 15;
    let (from, middle, to) = (
        length(numbers, 15),
        length(numbers, 15),
        length(numbers, 15),
    );
    let bend = numbers.below(2) == 0;
    let line = [
        Some(Point::new(from, Length::ZERO)),
        bend.then(|| Point::new(middle, side.scaled(1, 2))),
        Some(Point::new(to, side)),
    ];
    let line = line.into_iter().flatten();
    if numbers.below(2) == 0 {
        line.collect()
    } else {
        line.map(|point| Point::new(point.up(), point.across()))
            .collect()
    }
}

fn edge(numbers: &mut Numbers) -> TableEdge {
    TableEdge::ALL[numbers.below(4)]
}

fn placement(numbers: &mut Numbers) -> Placement {
    let kinds = &STANDARD.terrain;
    let kind = kinds[numbers.below(kinds.len())].name.clone();
    let lie = match kind.as_str() {
        "river" | "road" => Lie::Band(length(numbers, 2), line(numbers)),
        "waterway" => Lie::Edge(edge(numbers), length(numbers, 2)),
        _ => Lie::Area(corners(numbers), None),
    };
    Placement {
        kind,
        lie,
        gates: Vec::new(),
    }
}

fn element(numbers: &mut Numbers) -> ElementId {
    ElementId::from_index(numbers.below(24))
}

/// Any order that might be meant here.
fn order(numbers: &mut Numbers, what: What) -> Order {
    match what {
        What::Terrain if numbers.below(20) > 0 => Order::Place(placement(numbers)),
        What::Camp => Order::Camp(corners(numbers)),
        What::Deployment if numbers.below(20) > 0 => {
            let facing = Angle(numbers.below(usize::MAX >> 33) as u32).opposite();
            Order::Deploy(element(numbers), Pose::new(place(numbers), facing))
        }
        What::Deployment => {
            let strongholds = Stronghold::ALL;
            Order::DeployInside(
                element(numbers),
                strongholds[numbers.below(strongholds.len())],
            )
        }
        What::Swap => Order::Swap(element(numbers), element(numbers)),
        What::Edges => Order::Edges([(); 4].map(|()| edge(numbers))),
        What::Prefer => Order::Prefer([(); 2].map(|()| edge(numbers))),
        _ => Order::Lift(numbers.below(14)),
    }
}

/// Goes on for a while with whatever is legal of many odd orders, then by default.
fn play(setup: &mut Setup, numbers: &mut Numbers) -> usize {
    let mut odd = numbers.below(3000);
    let (mut obeyed, mut steps) = (0, 0);
    while !setup.is_done() {
        let Ask::Decide { what, .. } = setup.asks() else {
            setup.throw(&[numbers.die()], &mut Vec::new());
            continue;
        };
        if odd > 0 && numbers.below(40) > 0 {
            odd -= 1;
            let order = order(numbers, what);
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
fn odd_setups_end_too() {
    let mut numbers = Numbers(11);
    let mut obeyed = 0;
    for _ in 0..150 {
        let mut setup = drawn(&mut numbers);
        obeyed += play(&mut setup, &mut numbers);
        check(setup);
    }
    // Otherwise the odd orders would show nothing.
    assert!(obeyed > 1500, "{obeyed}");
}
