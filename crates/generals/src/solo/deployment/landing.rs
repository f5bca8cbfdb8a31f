//! Landings: whether troops may be kept back (section 4.6), and where they come ashore.
//!
//! They land as near to the enemy's camp as possible, at least a move away from every enemy.

use acies_geometry::{
    Angle, Base, Hand, Length, Point, Pose, Region, Segment, SmallSort, beyond, distance, within,
};
use acies_referee::{
    Battle, ElementId, Order, Place, Side, Stronghold, TableEdge, pose_behind, pose_beside,
};
use acies_rulebook::Shape;

use super::army::{Army, army_ids};
use super::draft::STEP;
use crate::solo::army_counts::army_facts;
use crate::solo::audit_log::AuditLog;
use crate::solo::board::{Board, is_bad};
use crate::solo::facts::{Fact, Facts};
use crate::solo::procedure::Procedure;

/// The distance that counts as near in hundreds of paces, as in similar places of the source.
const NEAR: i32 = 6;
/// The distance from a camp at which troops prevent a landing, in hundreds of paces.
const BY_THE_CAMP: i32 = 3;

/// The facts for the landing roll, except those about the own groups' ground.
pub fn landing_facts(battle: &Battle, army: &Army<'_>) -> Facts {
    let (side, you) = (army.side, army.side.other());
    let mut facts = army_facts(Procedure::built_in(), battle, side);
    let mut set = |fact, holds: bool| facts.set(fact, i16::from(holds));
    let attacks = battle
        .setup()
        .is_some_and(|setup| setup.attacker() == Some(side));
    set(Fact::NpgAttacks, attacks);
    let six = army.hundreds(NEAR);
    let waters: Vec<&Region> = Board::new(battle).waterways().collect();
    let by_water = |region: &Region| {
        let mut waters = waters.iter();
        waters.any(|water| within(water.distance_to(region), six))
    };
    let camp = battle.table().stronghold(Stronghold::Camp(you));
    set(Fact::CampNearWaterYou, camp.is_some_and(by_water));
    let middle = centre_line(battle);
    let (mut bad, mut dunes) = (false, false);
    for feature in &battle.table().features {
        let kind = battle.rulebook().terrain_kind(feature.kind);
        if is_bad(kind)
            && by_water(&feature.region)
            && within(feature.region.distance(&middle), six)
        {
            bad = true;
            dunes |= kind.name == "dunes";
        }
    }
    set(Fact::BadByTheWater, bad);
    set(Fact::DunesByTheWater, dunes);
    let slow = |place| within(army.speed(place), army.hundreds(2));
    set(Fact::SlowGeneralNpg, army.general().is_some_and(slow));
    let shore = battle
        .setup()
        .map_or(Length::ZERO, |setup| setup.shore(you));
    set(Fact::WaterBehindYou, !within(shore, Length::ZERO));
    set(Fact::TroopsNearCampYou, stands_by_camp(battle, army, camp));
    let kept = kept_back(battle, you);
    facts.set(Fact::ReservedYou, i16::try_from(kept).unwrap_or(i16::MAX));
    facts
}

/// The line across the middle of the table between the two sides.
fn centre_line(battle: &Battle) -> [Point; 2] {
    let table = battle.table();
    let up = table.depth.scaled(1, 2);
    [Point::new(Length::ZERO, up), Point::new(table.width, up)]
}

/// Whether enemy troops are within 3 inches of their camp, or in it.
fn stands_by_camp(battle: &Battle, army: &Army<'_>, camp: Option<&Region>) -> bool {
    let you = army.side.other();
    let three = army.hundreds(BY_THE_CAMP);
    camp.is_some_and(|camp| {
        army_ids(battle, you).any(|id| {
            let element = battle.position().element(id);
            match element.place {
                Place::Table => within(camp.distance(&element.base), three),
                Place::Inside(stronghold) => stronghold == Stronghold::Camp(you),
                Place::Unused | Place::Reserve | Place::Lost => false,
            }
        })
    })
}

/// How many elements a side has kept back, once it has deployed.
fn kept_back(battle: &Battle, side: Side) -> usize {
    if !has_deployed(battle, side) {
        return 0;
    }
    let position = battle.position();
    let kept = army_ids(battle, side).filter(|&id| position.element(id).place == Place::Reserve);
    kept.count()
}

/// Whether a side has deployed.
pub fn has_deployed(battle: &Battle, side: Side) -> bool {
    battle.position().side(side).next().is_some()
}

/// How many elements may land, by the rules and by the roll.
pub fn allowed_to_land(
    battle: &Battle,
    log: &mut AuditLog,
    army: &Army<'_>,
    facts: &Facts,
) -> usize {
    let most = battle
        .setup()
        .map_or(0, |setup| setup.may_keep_back(army.side));
    if most == 0 || log.roll_on("landing", "", facts) != "may" {
        return 0;
    }
    most
}

/// A stretch of shore: where the land begins, and the direction inland.
struct Beach {
    line: Segment,
    inland: Angle,
}

/// The best landing of the reserve: a line facing inland, two ranks, or a column along the shore.
///
/// `None` when none is legal.
pub fn landing_order(battle: &Battle, side: Side) -> Option<Order> {
    let position = battle.position();
    let waiting: Vec<ElementId> = army_ids(battle, side)
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

/// The enemy's camp; without one, the middle of the enemy's edge.
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

/// Whether an enemy is within its own move.
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

/// The place at a distance along a shore, facing inland.
fn on_shore(beach: &Beach, along: Length) -> Pose {
    let whole = i64::from(beach.line.length().units()).max(1);
    let from = beach.line.from;
    let front = from.toward(beach.line.to, i64::from(along.units()), whole);
    Pose::new(front, beach.inland)
}

/// A column along a shore; every element touches the shore, whatever its depth.
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

/// Files along a shore, `deep` elements each; the rear elements stand at the water.
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
    // The other files follow along the shore, to the right or left of those facing inland.
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
