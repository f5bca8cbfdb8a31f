//! Ways that the referee finds: to a pose, or into contact.
//!
//! Finding is bounded and deterministic: first the straight way, then a turn before or after it, then ways around
//! obstacles.

use acies_geometry::{Length, Pose, beyond};
use arrayvec::ArrayVec;

use super::around::ways_around;
use super::check_march::check_march;
use super::formation::Formation;
use super::group_way::{further_legs, group_legs};
use super::march::March;
use super::strongholds::stronghold_poses;
use super::{ContactRequest, MoveContext, Ways, approach, corner_points, measure, strongholds};
use crate::{
    Breach, Contact, ElementId, ElementSet, FailFast, Legs, Measurement, MovePlan, Party, Reporter,
    Rule, View,
};

/// Moves a single element to a pose: straight if that is legal, else by the first legal way around.
pub fn single_to(
    view: View<'_>,
    mover: ElementId,
    pose: Pose,
    door: Option<ElementId>,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let straight = March::through(view.position, mover, [pose]);
    if let Some(plan) = check_march(view, &straight, door, context, &mut FailFast) {
        return Some(plan);
    }
    if context.ways > Ways::Straight && worth_looking(view, &[mover], pose, context) {
        for way in ways_around(view, mover, pose) {
            let march = March::through(view.position, mover, way);
            if is_too_long(view, &march) {
                continue;
            }
            if let Some(plan) = check_march(view, &march, door, context, &mut FailFast) {
                return Some(plan);
            }
        }
        if context.ways > Ways::First {
            let found = corner_points::find(view, mover, pose, door, context);
            if found.is_some() {
                return found;
            }
        }
    }
    why_not(view, &straight, door, context, reporter)
}

/// Checks an illegal march again to report why; skipped by a fail-fast reporter.
fn why_not(
    view: View<'_>,
    march: &March,
    door: Option<ElementId>,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    if reporter.is_fail_fast() {
        let _ = reporter.report(|| Breach::new(Rule::OrderForm));
        return None;
    }
    check_march(view, march, door, context, reporter)
}

/// The longest move of a troop type in any going.
fn longest_move(view: View<'_>, mover: ElementId) -> Length {
    let allowance = view.troop(mover).allowance;
    [allowance.rough, allowance.bad]
        .into_iter()
        .flatten()
        .fold(allowance.good.max(allowance.road), Length::max)
}

/// Whether a single element's march is longer than any move of its troop type: cheap, without checking the march.
pub(super) fn is_too_long(view: View<'_>, march: &March) -> bool {
    beyond(
        measure::distance(view, march, 0),
        longest_move(view, march.movers[0]),
    )
}

/// Whether another way could help: the move is affordable, and the end of its leader is free and within the longest
/// move of the troop type.
fn worth_looking(view: View<'_>, movers: &[ElementId], pose: Pose, context: MoveContext) -> bool {
    let leader = movers[0];
    let base = view.position.base(leader);
    let end = base.moved_to(pose);
    let own: ElementSet = movers.iter().copied().collect();
    view.table.contains(&end)
        && !beyond(
            base.max_front_corner_displacement(&end),
            longest_move(view, leader),
        )
        && context.least_pips(view, leader.side(), movers) <= view.position.pips
        && view.position.overlaps_any(&end, own).is_none()
}

/// Moves into contact with an enemy, or to a stronghold.
pub fn into(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    enemy: Party,
    how: Contact,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    match enemy {
        Party::Element(id) => {
            if id.side() == movers[0].side() || !view.position.element(id).on_table() {
                let _ = reporter.report(|| {
                    Breach::new(Rule::OrderElement).with("enemy", Measurement::Element(id))
                });
                return None;
            }
            let request = ContactRequest {
                index: 0,
                enemy: id,
                how,
            };
            approach::into_contact(view, movers, formation, request, context, reporter)
        }
        Party::Stronghold(stronghold) => {
            let enters = movers.len() == 1 && strongholds::opens_to(view, stronghold, movers[0]);
            let attacks = view.position.is_held_against(stronghold, movers[0].side());
            let poses = if enters || attacks {
                stronghold_poses(view, movers[0], stronghold)
            } else {
                ArrayVec::new()
            };
            let context = MoveContext {
                enters: enters.then_some(stronghold),
                ..context
            };
            let Some(&nearest) = poses.first() else {
                let _ = reporter.report(|| {
                    Breach::new(Rule::MoveContactCamp).with("place", Measurement::Party(enemy))
                });
                return None;
            };
            // Any place that is easily reached comes before a long way to the nearest.
            for context in context.quick_first() {
                let found = poses.iter().find_map(|&pose| {
                    to_pose(view, movers, formation, pose, context, &mut FailFast)
                });
                if found.is_some() {
                    return found;
                }
            }
            to_pose(view, movers, formation, nearest, context.quick(), reporter)
        }
    }
}

/// Moves a single element or a group to a pose of its leader.
pub fn to_pose(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    pose: Pose,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    if let &[mover] = movers {
        single_to(view, mover, pose, None, context, reporter)
    } else {
        group_to(view, movers, formation, pose, context, reporter)
    }
}

/// Moves a group so that its leader ends at a pose: ahead, a wheel, ahead, and a shift if needed; else by several wheels.
pub fn group_to(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    pose: Pose,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let rigid = context.is_rigid(view, movers, formation);
    let march = |legs: &Legs| {
        let mut march = if rigid {
            March::by_legs(view.position, movers, formation, legs)
        } else {
            March::column(view.position, movers, legs)
        };
        if rigid {
            march.settle(pose);
        }
        march.has_goal = true;
        march
    };
    let legal = |legs: &Legs| check_march(view, &march(legs), None, context, &mut FailFast);
    let ways = group_legs(view, movers, pose);
    let found = ways.iter().find_map(legal);
    if found.is_some() {
        return found;
    }
    if context.ways > Ways::First && worth_looking(view, movers, pose, context) {
        let found = further_legs(view, movers, pose).iter().find_map(legal);
        if found.is_some() {
            return found;
        }
    }
    let Some(nearest) = ways.first() else {
        let _ = reporter.report(|| {
            Breach::new(Rule::MoveContactReach).with("element", Measurement::Element(movers[0]))
        });
        return None;
    };
    why_not(view, &march(nearest), None, context, reporter)
}
