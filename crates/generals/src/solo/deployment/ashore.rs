//! Where those who were kept back come ashore: on the beach as near to the enemy's camp as may be, at least a move away
//! from every enemy.
//!
//! It proposes; what is legal is asked of the referee.

use acies_geometry::{
    Angle, Base, Hand, Length, Point, Pose, Segment, SmallSort, beyond, distance,
};
use acies_referee::{
    Battle, ElementId, Order, Place, Side, Stronghold, TableEdge, pose_behind, pose_beside,
};
use acies_rulebook::Shape;

use super::muster::army_of;
use super::site::STEP;

/// A stretch of shore: the line where land begins, and the way that those look who come from the water.
struct Beach {
    line: Segment,
    inland: Angle,
}

/// The landing that R-55 wants of those who wait: in a line that looks inland, two deep, or in a column along the shore; `None`
/// when none is legal.
pub fn land(battle: &Battle, side: Side) -> Option<Order> {
    let position = battle.position();
    let waiting: Vec<ElementId> = army_of(battle, side)
        .filter(|&id| position.element(id).place == Place::Reserve)
        .collect();
    if waiting.is_empty() {
        return None;
    }
    let goal = goal(battle, side);
    let mut places: Vec<(bool, i32, Order)> = Vec::new();
    for beach in beaches(battle) {
        for step in 0..=beach.line.length().units() / STEP.units() {
            let along = STEP * step;
            let lines = [1, 2].map(|deep| drawn_up(battle, &beach, along, &waiting, deep));
            let columns = [Angle::LEFT, Angle::RIGHT]
                .map(|turn| column(battle, &beach, along, &waiting, beach.inland + turn));
            for landed in lines.into_iter().chain(columns) {
                let bases: Vec<Base> = landed
                    .iter()
                    .map(|&(id, pose)| position.base(id).moved_to(pose))
                    .collect();
                let far = bases.iter().map(|base| distance(base, &[goal]).units());
                let far = far.min().unwrap_or(i32::MAX);
                let is_near = is_near(battle, side, &bases);
                places.push((is_near, far, Order::Land(landed)));
            }
        }
    }
    places.small_sort_by_key(|&(is_near, far, _)| (is_near, far));
    let mut orders = places.into_iter().map(|(_, _, order)| order);
    orders.find(|order| battle.is_legal(order))
}

/// Where the enemy's camp is; without one, the middle of his edge.
fn goal(battle: &Battle, side: Side) -> Point {
    let table = battle.table();
    if let Some(camp) = table.stronghold(Stronghold::Camp(side.other())) {
        let (low, high) = camp.bounds();
        return low.midway(high);
    }
    let edge = table.edge(match side {
        Side::Red => TableEdge::Far,
        Side::Blue => TableEdge::Near,
    });
    edge.from.midway(edge.to)
}

/// Whether an enemy is nearer than his move.
fn is_near(battle: &Battle, side: Side, bases: &[Base]) -> bool {
    let position = battle.position();
    position.side(side.other()).any(|(_, enemy)| {
        let speed = battle.rulebook().troop(enemy.troop).allowance.good;
        bases
            .iter()
            .any(|base| beyond(speed, distance(base, &enemy.base)))
    })
}

/// The shores of the table.
fn beaches(battle: &Battle) -> Vec<Beach> {
    let table = battle.table();
    let waters = table.features_of(battle.rulebook(), Shape::Waterway);
    let beach = |edge: TableEdge, low: Point, high: Point| {
        let corner = |x: i32, y: i32| Point { x, y };
        let (line, inland) = match edge {
            TableEdge::Near => ([corner(low.x, high.y), high], Angle::ZERO),
            TableEdge::Left => ([corner(high.x, low.y), high], Angle::RIGHT),
            TableEdge::Far => ([low, corner(high.x, low.y)], Angle::HALF),
            TableEdge::Right => ([low, corner(low.x, high.y)], Angle::LEFT),
        };
        Beach {
            line: Segment::new(line[0], line[1]),
            inland,
        }
    };
    waters
        .filter_map(|water| {
            let (low, high) = water.region.bounds();
            let edge = TableEdge::ALL.into_iter().find(|&edge| {
                let along = table.edge(edge);
                let ends = [along.from, along.to];
                ends.iter().all(|&end| water.region.contains_point(end))
            })?;
            Some(beach(edge, low, high))
        })
        .collect()
}

/// The place so far along a shore, looking inland.
fn on_shore(beach: &Beach, along: Length) -> Pose {
    let whole = i64::from(beach.line.length().units()).max(1);
    let from = beach.line.from;
    let front = from.toward(beach.line.to, i64::from(along.units()), whole);
    Pose::new(front, beach.inland)
}

/// Elements one behind another along a shore, the first so far along it: however deep they are, all touch it.
fn column(
    battle: &Battle,
    beach: &Beach,
    along: Length,
    waiting: &[ElementId],
    facing: Angle,
) -> Vec<(ElementId, Pose)> {
    let half = Length::BASE_WIDTH.scaled(1, 2);
    let first = on_shore(beach, along).shifted(half, Length::ZERO);
    let mut at = Pose::new(first.front, facing);
    let mut poses = Vec::new();
    for &id in waiting {
        poses.push((id, at));
        at = pose_behind(&battle.position().base(id).moved_to(at));
    }
    poses
}

/// Elements along a shore, the first so far along it, `deep` one behind another: the rearmost stand at the water.
fn drawn_up(
    battle: &Battle,
    beach: &Beach,
    along: Length,
    waiting: &[ElementId],
    deep: usize,
) -> Vec<(ElementId, Pose)> {
    let position = battle.position();
    let half = Length::BASE_WIDTH.scaled(1, 2);
    let files: Vec<&[ElementId]> = waiting.chunks(deep).collect();
    let depth =
        |file: &[ElementId]| -> Length { file.iter().map(|&id| position.base(id).depth).sum() };
    // All fronts are level, and the deepest file reaches back to the water.
    let deepest = files
        .iter()
        .map(|file| depth(file))
        .fold(Length::ZERO, Length::max);
    let first = on_shore(beach, along + half).shifted(deepest, Length::ZERO);
    // The others follow along the line, which runs to the right or to the left of those who look inland.
    let end = on_shore(beach, Length::ZERO).local(beach.line.to);
    let hand = if beyond(end.right, Length::ZERO) {
        Hand::Right
    } else {
        Hand::Left
    };
    let mut poses = Vec::new();
    let mut at = first;
    for file in files {
        let mut base = position.base(file[0]).moved_to(at);
        poses.push((file[0], at));
        for &id in &file[1..] {
            base = position.base(id).moved_to(pose_behind(&base));
            poses.push((id, base.pose));
        }
        at = pose_beside(&position.base(file[0]).moved_to(at), hand);
    }
    poses
}
