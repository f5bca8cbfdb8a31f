//! Ways into a requested contact: exactly to the place, or to where a slide leads there (`dba30` §11.4).

use acies_geometry::{Hand, Length, Pose};
use acies_rulebook::ContactPolicy;
use arrayvec::ArrayVec;

use super::check_march::check_march;
use super::formation::Formation;
use super::group_way::group_legs;
use super::march::March;
use super::{ContactRequest, MoveContext, find};
use crate::{
    Breach, ElementId, FailFast, Leg, Legs, Measurement, MovePlan, Party, Reporter, Rule, View,
};

/// Finds a way into contact with an enemy.
pub fn into_contact(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    request: ContactRequest,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let pose = request.how.pose(view.position.base(request.enemy));
    if view.rulebook.movement.contact.policy == ContactPolicy::MoverExactly {
        return find::to_pose(view, movers, formation, pose, context, reporter);
    }
    let context = MoveContext {
        request: Some(request),
        ..context
    };
    let is_meant = |plan: &MovePlan| {
        let meant = (movers[0], request.how, Party::Element(request.enemy));
        plan.stops_at_river || plan.contacts.contains(&meant)
    };
    // A slide comes before a long way to the exact place.
    let quick = context.quick();
    let exactly = |context| {
        let found = find::to_pose(view, movers, formation, pose, context, &mut FailFast);
        found.filter(is_meant)
    };
    if let Some(plan) = exactly(quick) {
        return Some(plan);
    }
    let slid = if formation == Formation::Single {
        single(view, movers[0], request, context, is_meant)
    } else {
        group(view, movers, formation, request, context, is_meant)
    };
    if slid.is_some() {
        return slid;
    }
    let around = context.quick_first().nth(1).and_then(exactly);
    if around.is_some() {
        return around;
    }
    let out_of_reach = || {
        Breach::new(Rule::MoveContactReach)
            .with("element", Measurement::Element(movers[0]))
            .with("enemy", Measurement::Element(request.enemy))
    };
    if reporter.is_fail_fast() {
        let _ = reporter.report(out_of_reach);
        return None;
    }
    let plan = find::to_pose(view, movers, formation, pose, quick, reporter)?;
    if is_meant(&plan) {
        return Some(plan);
    }
    reporter.report(out_of_reach).continue_value()?;
    Some(plan)
}

/// A single element without turning: straight ahead, or so that a front corner or the middle of its front reaches the
/// target.
fn single(
    view: View<'_>,
    mover: ElementId,
    request: ContactRequest,
    context: MoveContext,
    is_meant: impl Fn(&MovePlan) -> bool,
) -> Option<MovePlan> {
    let (base, other) = (view.position.base(mover), view.position.base(request.enemy));
    let end = base.moved_to(request.how.pose(other));
    let by = |step| Pose::new(base.pose.front + step, base.pose.facing);
    let ahead = base.local(other.centre()).ahead;
    let [left, right] = Hand::BOTH.map(|hand| by(end.front_corner(hand) - base.front_corner(hand)));
    let ways = [
        base.shifted(ahead, Length::ZERO),
        left,
        right,
        by(end.pose.front - base.pose.front),
    ];
    ways.into_iter().find_map(|pose| {
        let march = March::through(view.position, mover, [pose]);
        let plan = check_march(view, &march, None, context, &mut FailFast);
        plan.filter(&is_meant)
    })
}

/// A group: straight ahead or by a wheel, up to the contact.
fn group(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    request: ContactRequest,
    context: MoveContext,
    is_meant: impl Fn(&MovePlan) -> bool,
) -> Option<MovePlan> {
    let other = view.position.base(request.enemy);
    let lead = view.position.base(movers[0]);
    let ahead = lead.local(other.centre()).ahead;
    let mut ways: ArrayVec<Legs, 8> = ArrayVec::new();
    if ahead.units() > 0 {
        ways.push([Leg::Forward(ahead)].into_iter().collect());
    }
    for legs in group_legs(view, movers, request.how.pose(other)) {
        let without_shift = legs.iter().filter(|leg| !matches!(leg, Leg::Shift(..)));
        let without_shift: Legs = without_shift.copied().collect();
        if !without_shift.is_empty() {
            let _ = ways.try_push(without_shift);
        }
    }
    let rigid = context.is_rigid(view, movers, formation);
    ways.into_iter().find_map(|legs| {
        let march = if rigid {
            March::by_legs(view.position, movers, formation, &legs)
        } else {
            March::column(view.position, movers, &legs)
        };
        let plan = check_march(view, &march, None, context, &mut FailFast);
        plan.filter(&is_meant)
    })
}
