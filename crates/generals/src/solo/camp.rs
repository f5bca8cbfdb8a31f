//! Places the camp (section 4.3) by several criteria in order, the first difference deciding.

use acies_geometry::{Convex, Length, Point, beyond, overlaps, within};
use acies_referee::{Battle, Order, Side, TableEdge};

use super::army_counts::is_littoral;
use super::audit_log::AuditLog;
use super::board::{Board, Patch, part_across};

/// Camp sizes along the edge and away from it, in hundredths of a base width, in order of preference.
const SIZES: [(i64, i64); 5] = [(200, 150), (150, 150), (200, 100), (120, 120), (101, 101)];

/// The distance between compared places, in hundredths of a base width.
const STEP: i64 = 25;

/// A road this near to a camp leads to it.
const BY_THE_ROAD: Length = Length::BASE_WIDTH;

/// The score of a place, the least being best.
///
/// In order: on a flank by the water, by a road from the enemy, not behind bad going, distance from the middle in
/// lattice units, index of the size.
type CampScore = [i64; 5];

/// The order that places the side's camp; no camp where none is needed.
pub fn choose(log: &mut AuditLog, battle: &Battle, side: Side) -> Order {
    let none = Order::Camp(Vec::new());
    if battle.is_legal(&none) {
        log.record_rule("4.3", "camp", "", "none", &[], &["R-23", "R-75"]);
        return none;
    }
    let places = SIZES.into_iter().enumerate().flat_map(|(nth, size)| {
        let places = places(battle, side, size);
        places.into_iter().map(move |camp| (nth, camp))
    });
    let camps = places.map(|(nth, camp)| (score(battle, side, nth, &camp), camp));
    let Some((score, camp)) = camps.min_by_key(|&(score, _)| score) else {
        return battle.default_order();
    };
    let order = Order::Camp(camp.to_vec());
    let names = ["flank-by-the-water", "road-to-the-camp", "camp-in-the-open"];
    let facts: Vec<(&str, i64)> = names.into_iter().zip(score).collect();
    log.record_rule(
        "4.3",
        "camp",
        "",
        &order.to_string(),
        &facts,
        &["R-24", "R-75"],
    );
    order
}

/// The legal places along the base line for a camp of this size.
fn places(battle: &Battle, side: Side, (along, deep): (i64, i64)) -> Vec<Patch> {
    let Some(setup) = battle.setup() else {
        return Vec::new();
    };
    let table = battle.table();
    let hundredths = |count: i64| Length::BASE_WIDTH.scaled(count, 100);
    let shore = setup.shore(side);
    let point = |across: Length, ahead: Length| match side {
        Side::Red => Point::new(across, shore + ahead),
        Side::Blue => Point::new(table.width - across, table.depth - shore - ahead),
    };
    let half = hundredths(along).scaled(1, 2);
    let steps = i64::from(table.width.scaled(50, STEP).units() / Length::BASE_WIDTH.units());
    let places = (-steps..=steps).map(|step| {
        let middle = table.width.scaled(1, 2) + hundredths(step * STEP);
        [
            point(middle - half, Length::ZERO),
            point(middle - half, hundredths(deep)),
            point(middle + half, hundredths(deep)),
            point(middle + half, Length::ZERO),
        ]
    });
    places
        .filter(|camp| battle.is_legal(&Order::Camp(camp.to_vec())))
        .collect()
}

/// The score of a camp.
fn score(battle: &Battle, side: Side, size: usize, camp: &Patch) -> CampScore {
    let (board, table) = (Board::new(battle), battle.table());
    let (low, high) = camp.bounds();
    let (middle, half) = (low.midway(high), table.width.scaled(1, 2));
    // The outer quarters of the table are its flanks.
    let near_left = part_across(&whole(table.width, table.depth), 0, 1, 4);
    let near_right = part_across(&whole(table.width, table.depth), 3, 4, 4);
    let threatened = is_littoral(battle, side.other());
    let on_flank = |edge: TableEdge, flank: &Patch| {
        threatened && board.has_water(edge) && overlaps(flank, camp)
    };
    let flank = on_flank(TableEdge::Left, &near_left) || on_flank(TableEdge::Right, &near_right);
    let beyond_the_middle = |point: &Point| {
        let half = table.depth.scaled(1, 2);
        match side {
            Side::Red => beyond(point.up(), half),
            Side::Blue => beyond(half, point.up()),
        }
    };
    let road = board.roads().any(|road| {
        let mut ends = [road.line.first(), road.line.last()].into_iter().flatten();
        ends.any(beyond_the_middle) && within(road.region.distance(camp), BY_THE_ROAD)
    });
    let before = ahead(camp, table.depth.scaled(1, 2), side);
    let hidden = board.bad_going().any(|region| region.overlaps(&before));
    [
        flank.into(),
        road.into(),
        (!hidden).into(),
        (middle.across() - half).abs().units().into(),
        size as i64,
    ]
}

/// The whole table.
fn whole(width: Length, depth: Length) -> Patch {
    let zero = Length::ZERO;
    [
        Point::new(zero, zero),
        Point::new(zero, depth),
        Point::new(width, depth),
        Point::new(width, zero),
    ]
}

/// The patch straight in front of a camp, up to the middle of the table.
fn ahead(camp: &Patch, middle: Length, side: Side) -> Patch {
    let (low, high) = camp.bounds();
    let (near, far) = match side {
        Side::Red => (high.up(), middle),
        Side::Blue => (middle, low.up()),
    };
    [
        Point::new(low.across(), near),
        Point::new(low.across(), far),
        Point::new(high.across(), far),
        Point::new(high.across(), near),
    ]
}
