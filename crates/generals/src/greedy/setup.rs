//! Greedy's choices of terrain, edge and swaps.

use acies_geometry::{Convex, Length, Point, Region, SmallSort};
use acies_referee::{Ask, Battle, ElementId, Lie, Order, Place, Position, Side, TableEdge};
use acies_rulebook::{Going, Shape};

use crate::evaluation::{TroopStats, WIDTH};

/// The weight of a river across the table, compared to bad going.
const RIVER_BETWEEN: i64 = 300;

/// How many more elements not slowed by bad going a side has than the other.
fn ease(stats: &TroopStats, position: &Position, side: Side) -> i64 {
    let light = |side: Side| {
        ElementId::of_side(side)
            .filter(|&id| position.element(id).place != Place::Unused)
            .filter(|&id| !stats.kind_stats(stats.kind(id)).suffers)
            .count() as i64
    };
    light(side) - light(side.other())
}

/// The feature that helps most, or the end of placing.
///
/// An army at home in bad going wants much of it, in the middle; others want little, small and out of the way.
pub fn terrain(battle: &Battle, stats: &TroopStats, side: Side) -> Order {
    let wish = ease(stats, battle.position(), side);
    let choices = battle.choices();
    let rulebook = battle.rulebook();
    let (width, depth) = (battle.table().width, battle.table().depth);
    let middle = Point::new(width.scaled(1, 2), depth.scaled(1, 2));
    let is_a = |order: &Order, shape: Shape| {
        let Order::Place(placement) = order else {
            return false;
        };
        let kind = rulebook.terrain_id(&placement.kind);
        kind.is_some_and(|id| rulebook.terrain_kind(id).shape == shape)
    };
    let worth = |order: &Order| match order {
        // A built-up area would need a garrison.
        order if is_a(order, Shape::BuiltUp) => i64::MIN + 1,
        // A river breaks up any line that crosses it.
        order if is_a(order, Shape::River) => i64::MIN + 2,
        Order::Place(placement) => {
            let kind = rulebook.terrain_id(&placement.kind);
            let bad = kind.is_some_and(|id| rulebook.terrain_kind(id).going >= Going::Bad);
            let weight = match &placement.lie {
                Lie::Area(corners, _) => {
                    let (low, high) = corners.as_slice().bounds();
                    let across = i64::from((high.x - low.x) >> 6);
                    let up = i64::from((high.y - low.y) >> 6);
                    let off = i64::from(low.midway(high).distance(middle).units() >> 6);
                    // Its area, weighted by nearness to the middle.
                    (across * up / WIDTH) * (10 * WIDTH - off).max(WIDTH) / (4 * WIDTH)
                }
                // Waterways hinder both sides; roads hinder neither.
                Lie::Band(..) => WIDTH,
                Lie::Edge(_, reach) => i64::from(reach.units() >> 6),
            };
            let liked = if bad { wish } else { 0 };
            liked * weight
                - if matches!(placement.lie, Lie::Area(..)) {
                    0
                } else {
                    WIDTH / 2
                }
        }
        // End as soon as the terrain is legal, unless another piece would help much.
        Order::End => 4 * WIDTH,
        _ => i64::MIN,
    };
    // Of two that are liked as much, the later one.
    let mut liked: Vec<&Order> = choices.iter().rev().collect();
    liked.small_sort_by_key(|order| std::cmp::Reverse(worth(order)));
    let best = liked.into_iter().find(|order| leads_on(battle, order));
    best.cloned().unwrap_or_else(|| battle.default_order())
}

/// Whether the referee's defaults lead on from an order without taking anything away again.
///
/// A choice that they would undo could be made again after that, and the setup would never end.
pub fn leads_on(battle: &Battle, order: &Order) -> bool {
    let mut after = battle.clone();
    if matches!(order, Order::Lift(_)) || after.obey(order).is_err() {
        return false;
    }
    !matches!(after.asks(), Ask::Decide { .. }) || !matches!(after.default_order(), Order::Lift(_))
}

/// The edges, from the one that hinders the own army most to the least.
fn ranked(battle: &Battle, stats: &TroopStats, side: Side) -> [(i64, TableEdge); 4] {
    let heavy = ElementId::of_side(side)
        .filter(|&id| battle.position().element(id).place != Place::Unused)
        .filter(|&id| stats.kind_stats(stats.kind(id)).suffers)
        .count() as i64;
    let mut ranked = TableEdge::ALL.map(|edge| {
        let between = if river_between(battle, edge) {
            RIVER_BETWEEN
        } else {
            0
        };
        (hindrance(battle, edge) * heavy + between, edge)
    });
    ranked.small_sort_by_key(|&(hindrance, _)| std::cmp::Reverse(hindrance));
    ranked
}

/// Numbers the edges, or chooses one.
pub fn edges(battle: &Battle, stats: &TroopStats, side: Side) -> Order {
    let ranked = ranked(battle, stats, side);
    let of = |wanted: TableEdge| {
        let found = ranked.iter().find(|&&(_, edge)| edge == wanted);
        found.map_or(0, |&(hindrance, _)| hindrance)
    };
    let hindered = |order: &Order| match *order {
        // The last edge comes up as often as the others together.
        Order::Edges([one, two, three, last]) => of(one) + of(two) + of(three) + 3 * of(last),
        Order::Edge(edge) => of(edge),
        _ => i64::MAX,
    };
    let choices = battle.choices();
    let least = choices.iter().min_by_key(|order| hindered(order));
    least.cloned().unwrap_or_else(|| battle.default_order())
}

/// The two neighbouring edges that hinder the own army least.
pub fn preferred(battle: &Battle, stats: &TroopStats, side: Side) -> Order {
    let ranked = ranked(battle, stats, side);
    let best = ranked[3].1;
    let next = ranked.iter().rev().map(|&(_, edge)| edge);
    let beside = next.filter(|edge| ![best, best.opposite()].contains(edge));
    let second = beside.take(1).next().unwrap_or(best);
    legal_or_default(battle, Order::Prefer([best, second]))
}

fn legal_or_default(battle: &Battle, order: Order) -> Order {
    if battle.is_legal(&order) {
        order
    } else {
        battle.default_order()
    }
}

/// Whether a river runs between an edge and the opposite one, from side to side.
fn river_between(battle: &Battle, edge: TableEdge) -> bool {
    let table = battle.table();
    let base = table.edge(edge);
    let along = base.to - base.from;
    table
        .features_of(battle.rulebook(), Shape::River)
        .any(|river| {
            let (Some(&from), Some(&to)) = (river.line.first(), river.line.last()) else {
                return false;
            };
            let course = to - from;
            let same =
                i64::from(course.x) * i64::from(along.x) + i64::from(course.y) * i64::from(along.y);
            let cross =
                i64::from(course.x) * i64::from(along.y) - i64::from(course.y) * i64::from(along.x);
            same.abs() > cross.abs()
        })
}

/// How much bad going lies where an army from this edge deploys and advances.
fn hindrance(battle: &Battle, edge: TableEdge) -> i64 {
    let table = battle.table();
    let rulebook = battle.rulebook();
    let depth = rulebook.setup.deployment.reach(table.depth, Length::ZERO);
    let line = table.edge(edge);
    let middle = Point::new(table.width.scaled(1, 2), table.depth.scaled(1, 2));
    let inward = line.from.midway(line.to);
    let size = inward.distance(middle).units().max(1);
    let mut found = 0;
    for along in 2..11 {
        for rank in 1..7 {
            let at = line.from.toward(line.to, along, 12);
            let step = depth.scaled(rank, 4);
            let point = Point {
                x: at.x
                    + ((i64::from(middle.x - inward.x) * i64::from(step.units())) / i64::from(size))
                        as i32,
                y: at.y
                    + ((i64::from(middle.y - inward.y) * i64::from(step.units())) / i64::from(size))
                        as i32,
            };
            let bad = |region: &Region| region.contains_point(point);
            found += i64::from(table.features.iter().any(|feature| {
                rulebook.terrain_kind(feature.kind).going >= Going::Bad && bad(&feature.region)
            }));
        }
    }
    found
}

/// The swap that improves the match-ups most, if one is worth it.
pub fn swap(battle: &Battle, stats: &TroopStats, side: Side) -> Order {
    let position = battle.position();
    let met = |id: ElementId, at: ElementId| -> i64 {
        let base = position.base(at);
        let reach = Length::BASE_WIDTH;
        let facing = position
            .side(side.other())
            .filter(|(_, enemy)| {
                acies_geometry::within(base.local(enemy.base.pose.front).right.abs(), reach)
            })
            .map(|(enemy, _)| stats.advantage(stats.kind(id), stats.kind(enemy), 0));
        let (count, sum) = facing.fold((0, 0), |(count, sum), edge| (count + 1, sum + edge));
        if count == 0 { 0 } else { sum / count }
    };
    let hampered = |id: ElementId, at: ElementId| {
        let troop = position.element(id).troop;
        let base = position.element(id).base.moved_to(position.base(at).pose);
        let going = battle.table().going_of(battle.rulebook(), troop, &base);
        if going > Going::Good && stats.kind_stats(stats.kind(id)).suffers {
            20
        } else {
            0
        }
    };
    let worth = |order: &Order| match order {
        Order::Swap(one, other) => {
            let stays = |id: &ElementId| {
                position.element(*id).place != Place::Table || position.element(*id).general
            };
            // Elements with or in rear support stay where they are.
            let same_depth = position.base(*one).depth == position.base(*other).depth;
            if stays(one) || stays(other) || !same_depth {
                return i64::MIN;
            }
            met(*one, *other) + met(*other, *one)
                - met(*one, *one)
                - met(*other, *other)
                - hampered(*one, *other)
                - hampered(*other, *one)
        }
        Order::End => 5,
        _ => i64::MIN,
    };
    battle
        .choices()
        .iter()
        .max_by_key(|order| worth(order))
        .cloned()
        .unwrap_or(Order::End)
}
