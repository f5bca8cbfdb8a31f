//! Greedy's deployment: foot in the middle, mounted on the wings, supports behind, the general in the line.

use acies_geometry::{Angle, Convex, Length, Point, Pose, SmallSort};
use acies_referee::{Battle, ElementId, Order, Place, Position, Side, pose_behind};
use acies_rulebook::{Going, Shape};

use super::setup::leads_on;
use crate::evaluation::TroopStats;

/// The planned poses of elements.
type Line = Vec<(ElementId, Pose)>;

/// The next order of deployment: one more element of the line of battle, or the referee's default.
pub fn next(battle: &Battle, stats: &TroopStats, side: Side) -> Order {
    let position = battle.position();
    let waits = |id: ElementId| position.element(id).place == Place::Reserve;
    if !ElementId::of_side(side).any(waits) {
        return battle.default_order();
    }
    let line = line_of_battle(battle, stats, side);
    let waiting = line.into_iter().filter(|&(id, _)| waits(id));
    waiting
        .flat_map(|(id, pose)| near(battle, side, pose).map(move |pose| Order::Deploy(id, pose)))
        .find(|order| leads_on(battle, order))
        .unwrap_or_else(|| battle.default_order())
}

/// A line from left to right: each front element with the element behind it.
type Files = Vec<(ElementId, Option<ElementId>)>;

/// The best of several arrangements at several places along the edge.
fn line_of_battle(battle: &Battle, stats: &TroopStats, side: Side) -> Line {
    let Some(setup) = battle.setup() else {
        return Line::new();
    };
    let corners = setup.deployment_zone(side);
    let (low, high) = corners.bounds();
    let room = (high.across() - low.across()).units() / Length::BASE_WIDTH.units();
    let mut best: Option<(i64, Line)> = None;
    for wings in 0..4 {
        let files = files(battle, stats, side, wings, room.max(1) as usize);
        let spare = Length::BASE_WIDTH * (room - files.len() as i32).max(0);
        for step in 0..=8 {
            let start = low.across() + Length::BASE_WIDTH.scaled(1, 2) + spare.scaled(step, 8);
            let line = placed(battle, side, &files, start, (low, high));
            let off = (2 * step - 8).abs();
            let worth = worth(battle, stats, side, &line) - off;
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, line));
            }
        }
    }
    best.map_or_else(Line::new, |(_, line)| line)
}

/// The poses of all files from `start` on.
fn placed(
    battle: &Battle,
    side: Side,
    files: &Files,
    start: Length,
    (low, high): (Point, Point),
) -> Line {
    let position = battle.position();
    let back = Length::BASE_WIDTH.scaled(1, 100);
    let mut line = Line::new();
    for (index, &(front, behind)) in files.iter().enumerate() {
        let across = start + Length::BASE_WIDTH * index as i32;
        let pose = match side {
            Side::Red => Pose::new(Point::new(across, high.up() - back), Angle::ZERO),
            Side::Blue => Pose::new(Point::new(across, low.up() + back), Angle::HALF),
        };
        line.push((front, pose));
        if let Some(behind) = behind {
            let base = position.base(front).moved_to(pose);
            line.push((behind, pose_behind(&base)));
        }
    }
    line
}

/// Arranges the files: mounted on both wings, on the left, on the right or in the middle.
///
/// Slow and heavy troops stand around the general, supports behind the elements they support.
fn files(battle: &Battle, stats: &TroopStats, side: Side, wings: usize, room: usize) -> Files {
    let position = battle.position();
    // Those that have been deployed keep their places in the line, so that it is the same after each.
    let mut waiting: Vec<ElementId> = ElementId::of_side(side)
        .filter(|&id| matches!(position.element(id).place, Place::Reserve | Place::Table))
        .collect();
    // The slowest and heaviest come first and stand in the middle, same troops together.
    let rulebook = battle.rulebook();
    waiting.small_sort_by_key(|&id| {
        let troop = rulebook.troop(position.element(id).troop);
        let wing = troop.mounted && wings != 3;
        let heavy = -i32::from(troop.close.foot) - i32::from(troop.close.mounted);
        (
            wing,
            troop.allowance.good.units(),
            heavy,
            position.element(id).troop,
        )
    });
    let pairs = with_supports(stats, position, &waiting, room);
    // Within its kind, the general comes first and so stands nearest to the middle.
    let mut ordered = pairs;
    let is_wing = |id: ElementId| rulebook.troop(position.element(id).troop).mounted && wings != 3;
    ordered.small_sort_by_key(|&(front, _)| is_wing(front));
    let (mut left, mut right): (Files, Files) = (Vec::new(), Vec::new());
    for pair in ordered {
        let to_left = match wings {
            1 if is_wing(pair.0) => true,
            2 if is_wing(pair.0) => false,
            _ => left.len() < right.len(),
        };
        if to_left {
            left.push(pair);
        } else {
            right.push(pair);
        }
    }
    left.reverse();
    left.extend(right);
    // Swap the general toward the middle among its own kind.
    if let Some(general) = left
        .iter()
        .position(|&(front, _)| position.element(front).general)
    {
        let middle = left.len() / 2;
        let troop = position.element(left[general].0).troop;
        let best = (0..left.len())
            .filter(|&index| position.element(left[index].0).troop == troop)
            .min_by_key(|&index| index.abs_diff(middle));
        if let Some(best) = best {
            left.swap(general, best);
        }
    }
    left
}

/// Pairs fronts with supports; if the zone is too narrow, the last elements stand behind others as well.
fn with_supports(
    stats: &TroopStats,
    position: &Position,
    waiting: &[ElementId],
    room: usize,
) -> Files {
    let kind = |id: ElementId| stats.kind(id);
    let mut fronts: Files = Vec::new();
    let mut rest: Vec<ElementId> = waiting.to_vec();
    // Troops with strong rear support of their own kind stand two deep.
    while let Some(front) = rest.first().copied() {
        rest.remove(0);
        let deep = stats.support(kind(front), kind(front)) > 1;
        let behind = rest
            .iter()
            .position(|&id| deep && kind(id) == kind(front) && !position.element(id).general);
        fronts.push((front, behind.map(|index| rest.remove(index))));
    }
    // Light troops behind the elements they support, at most one for every three others.
    let helped = |front: ElementId, id: ElementId| {
        kind(front) != kind(id) && stats.support(kind(front), kind(id)) > 0
    };
    let mut helpers: Vec<ElementId> = fronts
        .iter()
        .filter(|(id, behind)| {
            behind.is_none()
                && !position.element(*id).general
                && fronts.iter().any(|&(front, _)| helped(front, *id))
        })
        .map(|&(id, _)| id)
        .collect();
    helpers.truncate(fronts.len().div_ceil(4));
    while fronts.len() > room && helpers.len() < fronts.len() {
        // Too wide: the last elements stand behind others in the middle.
        let Some(last) = fronts
            .iter()
            .rev()
            .find(|(id, behind)| {
                behind.is_none() && !position.element(*id).general && !helpers.contains(id)
            })
            .map(|&(id, _)| id)
        else {
            break;
        };
        helpers.push(last);
        if fronts.len() - helpers.len() <= room {
            break;
        }
    }
    for helper in helpers {
        let others: Vec<usize> = (0..fronts.len())
            .filter(|&index| fronts[index].1.is_none() && fronts[index].0 != helper)
            .collect();
        let place = others
            .iter()
            .copied()
            .filter(|&index| helped(fronts[index].0, helper))
            .nth(1)
            .or_else(|| {
                others
                    .iter()
                    .copied()
                    .find(|&index| helped(fronts[index].0, helper))
            })
            .or_else(|| others.first().copied());
        if let Some(place) = place {
            fronts[place].1 = Some(helper);
            fronts.retain(|&(front, _)| front != helper);
        }
    }
    fronts
}

/// The value of a line: out of bad going unless at home there, opposite good match-ups, on the table.
fn worth(battle: &Battle, stats: &TroopStats, side: Side, line: &Line) -> i64 {
    let (table, rulebook, position) = (battle.table(), battle.rulebook(), battle.position());
    let mut sum = 0;
    for &(id, pose) in line {
        let base = position.base(id).moved_to(pose);
        let troop = position.element(id).troop;
        let knows = stats.kind_stats(stats.kind(id));
        let river = table
            .features_of(rulebook, Shape::River)
            .any(|river| river.region.overlaps(&base));
        let going = |ahead: i32| {
            let there = base.moved_to(base.shifted(Length::BASE_WIDTH * ahead, Length::ZERO));
            table.going_of(rulebook, troop, &there)
        };
        if river {
            sum -= 40;
        }
        match going(0) {
            Going::Impassable => sum -= 200,
            Going::Good => {}
            _ if knows.suffers => sum -= 60,
            _ => sum += 4,
        }
        for ahead in 1..5 {
            match going(ahead) {
                Going::Good => {}
                _ if knows.suffers => sum -= 12,
                _ => sum += 2,
            }
        }
        for (enemy, element) in position.side(side.other()) {
            let seen = base.local(element.base.pose.front);
            let aside = i64::from(seen.right.abs().units() >> 15);
            if aside < 3 {
                let edge = stats.advantage(stats.kind(id), stats.kind(enemy), 0);
                sum += edge / (1 + aside);
            }
        }
    }
    sum
}

/// The pose, then alternatives farther back and farther out.
fn near(battle: &Battle, side: Side, pose: Pose) -> impl Iterator<Item = Pose> {
    let middle = battle.table().width.scaled(1, 2);
    let outward = if beyond_middle(pose, middle) == (side == Side::Red) {
        1
    } else {
        -1
    };
    let backs = [0, 2, 4, 5, 8, 10];
    let asides = [0, 2, -2, 4, -4, 8, -8, 12, -12, 16, -16];
    backs.into_iter().flat_map(move |back| {
        asides.into_iter().map(move |aside| {
            pose.shifted(
                -Length::BASE_WIDTH.scaled(back, 4),
                Length::BASE_WIDTH.scaled(aside * outward, 4),
            )
        })
    })
}

fn beyond_middle(pose: Pose, middle: Length) -> bool {
    pose.front.across().units() > middle.units()
}
