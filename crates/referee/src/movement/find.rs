//! Ways that the referee finds: to a pose, or into contact.
//!
//! Finding is bounded and deterministic: first the straight way, then a turn before or after it, then ways around
//! obstacles.

use std::cell::OnceCell;

use acies_geometry::{
    Angle, Base, Convex, Hand, Length, Point, Pose, TOUCH, beyond, boxes_apart, within,
};
use acies_rulebook::{ContactPolicy, MoveMeasure, RiverState, Shape};
use arrayvec::ArrayVec;

use super::around::ways_around;
use super::check_march::check_march;
use super::formation::{Formation, end_of_front_rank};
use super::group_way::{further_legs, group_legs};
use super::march::March;
use super::strongholds::stronghold_poses;
use super::{
    ContactRequest, MoveContext, Ways, approach, corner_points, line_up, measure, strongholds,
};
use crate::{
    Breach, Contact, ElementId, ElementSet, FailFast, Leg, Legs, Measurement, MovePlan, Party,
    Reporter, Rule, View, front_edge_contact, same_facing,
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
    let in_vain = InVain::new(view, (movers, formation), pose, context).filter(|_| rigid);
    let legal = |legs: &Legs| {
        let may_be = in_vain.as_ref().is_none_or(|vain| !vain.goes(legs));
        may_be.then(|| check_march(view, &march(legs), None, context, &mut FailFast))?
    };
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
        let _ = reporter.report(|| no_way(view, (movers[0], formation), pose));
        return None;
    };
    why_not(view, &march(nearest), None, context, reporter)
}

/// Why no legs of a group lead its leader to a pose: it lies behind them, or asks for more than a quarter turn.
///
/// Of a column it is not said that it may not move back: in some editions it may retire, by an order of its own.
fn no_way(view: View<'_>, (leader, formation): (ElementId, Formation), pose: Pose) -> Breach {
    let start = view.position.base(leader);
    let end = start.moved_to(pose);
    let mut enemies = view.position.side(leader.side().other());
    let meets = enemies.any(|(_, enemy)| front_edge_contact(&end, &enemy.base).is_some());
    if meets {
        return Breach::new(Rule::MoveContactReach).with("element", Measurement::Element(leader));
    }
    let breach = Breach::new(Rule::MoveGroup).with("element", Measurement::Element(leader));
    let turn = pose.facing.between(start.pose.facing);
    if formation == Formation::Column || turn > Angle::RIGHT {
        return breach;
    }
    breach.because("fault", Measurement::Word("back"))
}

/// What tells without a look at the table that a way of a group that keeps its shape is refused.
///
/// Most ways that are tried are: they wheel a long line too far, or shift it where no enemy stands ahead.
pub(super) struct InVain<'a> {
    view: View<'a>,
    movers: &'a [ElementId],
    /// Where the leader ends.
    pose: Pose,
    /// The longest that the march may be in any going.
    most: Length,
    /// From one end of the front rank to the other.
    front: Length,
    /// Whether some mover could end in line with an enemy, as a shift requires.
    may_line_up: OnceCell<bool>,
}

impl<'a> InVain<'a> {
    /// `None` where a march may end before the place, at a river of unknown depth or where it meets the enemy, and where
    /// it may be shorter than its legs.
    pub(super) fn new(
        view: View<'a>,
        (movers, formation): (&'a [ElementId], Formation),
        pose: Pose,
        context: MoveContext,
    ) -> Option<InVain<'a>> {
        let rules = &view.rulebook.movement;
        let mut rivers = view.table.features_of(view.rulebook, Shape::River);
        if view.position.river == RiverState::Unknown && rivers.next().is_some()
            || rules.contact.policy == ContactPolicy::MoverThenContacted
            || rules.measure == MoveMeasure::FrontCornersDirect
        {
            return None;
        }
        let used = context
            .in_progress
            .map_or(Length::ZERO, |before| before.used);
        let [left, right] = Hand::BOTH.map(|hand| {
            let end = end_of_front_rank(view.position, movers, hand);
            view.position.base(end).front_corner(hand)
        });
        Some(InVain {
            view,
            movers,
            pose,
            most: measure::farthest(view, movers, formation) - used,
            front: (right - left).length(),
            may_line_up: OnceCell::new(),
        })
    }

    /// Whether legs go too far for some mover, or shift where that is not allowed.
    pub(super) fn goes(&self, legs: &[Leg]) -> bool {
        let shifts =
            |leg: &Leg| matches!(leg, Leg::Shift(_, length) if beyond(*length, Length::ZERO));
        // The places after each leg are rounded.
        let is_too_far = |end| beyond(self.least_distance(legs, end), self.most + TOUCH);
        Hand::BOTH.into_iter().any(is_too_far) || legs.iter().any(shifts) && !self.may_line_up()
    }

    /// The least that legs count for the end of the front rank on a hand. In a wheel about that end it goes least, which is
    /// not counted.
    fn least_distance(&self, legs: &[Leg], end: Hand) -> Length {
        let groups = &self.view.rulebook.movement.groups;
        let least = legs.iter().map(|&leg| match leg {
            Leg::Forward(length) => length.abs(),
            Leg::Shift(_, length) if !groups.shift_is_free => length,
            Leg::Wheel(hand, angle) if hand != end => self.wheeled(angle),
            Leg::Shift(..) | Leg::Wheel(..) => Length::ZERO,
        });
        least.sum()
    }

    /// How far one end of the front rank goes in a wheel about the other.
    fn wheeled(&self, angle: Angle) -> Length {
        let (x, y) = (self.front.units(), 0);
        let start = Pose::new(Point { x, y }, Angle::ZERO);
        let end = start.rotated(Point { x: 0, y: 0 }, angle);
        (end.front - start.front).length()
    }

    fn may_line_up(&self) -> bool {
        let View { position, .. } = self.view;
        let lead = position.base(self.movers[0]);
        let lines_up = |&id: &ElementId| {
            let own = position.base(id);
            let end = own.moved_to(line_up::beside_leader(lead, own, self.pose));
            let mut enemies = position.side(id.side().other());
            enemies.any(|(_, enemy)| may_line_up(&end, &enemy.base))
        };
        *self
            .may_line_up
            .get_or_init(|| self.movers.iter().any(lines_up))
    }
}

/// Whether a base that ends here or a hair's breadth off could be squarely opposite an enemy, or touch it.
fn may_line_up(end: &Base, enemy: &Base) -> bool {
    let seen = end.local(enemy.pose.front);
    let is_ahead = within(seen.right.abs(), TOUCH) && within(-seen.ahead, TOUCH);
    is_ahead && same_facing(enemy.pose.facing, end.pose.facing.opposite())
        || !boxes_apart(end.bounds(), enemy.bounds(), 2 * TOUCH.units())
}
