//! Breaking off from close combat (`dba22` §18), in the open or out of an attacked stronghold.

use acies_geometry::{Base, Convex, Length, Pose, Region, beyond};
use acies_rulebook::BreakOffSpeed;

use super::march::March;
use super::{
    MoveContext, cost, further, gap, gate, measure, obstacles, river, river_cost, sally, touch,
    zone,
};
use crate::gates;
use crate::straight_path::span_ahead;
use crate::{
    Breach, Drawn, ElementId, ElementSet, FailFast, Measurement, MovePlan, Place, Reporter, Rule,
    Side, Stronghold, View, allowance_in, combat,
};

/// Judges breaking off straight back from an enemy by a length.
pub fn judge_break_off(
    view: View<'_>,
    side: Side,
    id: ElementId,
    length: Length,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    if id.side() != side {
        let _ = reporter
            .report(|| Breach::new(Rule::OrderNotYours).with("element", Measurement::Element(id)));
        return None;
    }
    super::check_sacking(view, id, reporter).continue_value()?;
    let element = view.position.element(id);
    if let Place::Inside(stronghold) = element.place {
        return judge_out_of(view, id, stronghold, length, context, reporter);
    }
    let enemy = if element.on_table() {
        crate::combat::faced_enemy(view, id)
    } else {
        None
    };
    let Some(enemy) = enemy else {
        let _ = reporter
            .report(|| Breach::new(Rule::BreakOff).with("element", Measurement::Element(id)));
        return None;
    };
    judge_from(view, id, enemy, length, context, reporter)
}

/// Judges breaking off out of a stronghold, straight away from the first attacker that allows it.
fn judge_out_of(
    view: View<'_>,
    id: ElementId,
    stronghold: Stronghold,
    length: Length,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let attackers: ElementSet = combat::attackers(view, stronghold).collect();
    let Some(first) = attackers.iter().next() else {
        let _ = reporter
            .report(|| Breach::new(Rule::BreakOff).with("element", Measurement::Element(id)));
        return None;
    };
    let outside = |enemy| {
        let mut position = *view.position;
        position.element_mut(id).base =
            across_from(view, id, enemy, view.table.stronghold(stronghold)?);
        Some(position)
    };
    for enemy in attackers.iter() {
        let position = outside(enemy)?;
        let view = View {
            position: &position,
            ..view
        };
        let plan = judge_from(view, id, enemy, length, context, &mut FailFast);
        if plan.is_some() {
            return plan;
        }
    }
    let position = outside(first)?;
    let view = View {
        position: &position,
        ..view
    };
    judge_from(view, id, first, length, context, reporter)
}

/// The base of an element that leaves a stronghold on the far side from an attacker, still facing it.
pub(crate) fn across_from(
    view: View<'_>,
    id: ElementId,
    enemy: ElementId,
    region: &Region,
) -> Base {
    let attacker = view.position.base(enemy);
    let far = region
        .pieces()
        .filter_map(|piece| span_ahead(attacker, piece))
        .fold(Length::ZERO, |most, (_, far)| most.max(far));
    let pose = attacker.shifted(far, Length::ZERO);
    let turned = Pose::new(pose.front, pose.facing.opposite());
    view.position.base(id).moved_to(turned)
}

/// Judges breaking off straight back from one enemy.
fn judge_from(
    view: View<'_>,
    id: ElementId,
    enemy: ElementId,
    length: Length,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let side = id.side();
    let element = view.position.element(id);
    let stands = element.on_table();
    if let Place::Inside(stronghold) = element.place
        && !gates::comes_by_gate(view, &element.base, stronghold)
    {
        reporter
            .report(|| gate::breach(id, stronghold, &element.base))
            .continue_value()?;
    }
    for pinning in pinning_enemies(view, id).iter() {
        if stands && pinning != enemy {
            reporter
                .report(|| {
                    Breach::new(Rule::BreakOffHeld)
                        .with("element", Measurement::Element(id))
                        .with("enemy", Measurement::Element(pinning))
                        .draw(Drawn::Element(pinning))
                })
                .continue_value()?;
        }
    }
    let rules = &view.rulebook.movement.break_off;
    if beyond(rules.least, length) {
        reporter
            .report(|| {
                Breach::new(Rule::BreakOffDistance)
                    .with("distance", Measurement::Length(length))
                    .with("least", Measurement::Length(rules.least))
            })
            .continue_value()?;
    }
    let base = element.base;
    let march = March::through(view.position, id, [base.shifted(-length, Length::ZERO)]);
    let end = march.last(0);
    let compared = match rules.faster {
        BreakOffSpeed::NotAsked => None,
        // The way is straight back, so everything that it meets lies under its hull.
        BreakOffSpeed::EachInItsGoing => {
            let own = march
                .sweeps(0)
                .map(|sweep| {
                    speed(
                        view,
                        id,
                        &sweep.hull(),
                        &river_cost::slowed(view, &sweep).hull(),
                    )
                })
                .fold(Length::MAX, Length::min);
            let speeds = beside_it(view, id, enemy)
                .map(|enemy| speed_at(view, enemy, view.position.base(enemy)));
            Some((own, speeds.fold(Length::ZERO, Length::max)))
        }
        BreakOffSpeed::WhereItEnds => Some((speed_at(view, id, end), speed_at(view, enemy, end))),
    };
    if let Some((own, other)) = compared
        && !beyond(own, other)
    {
        reporter
            .report(|| {
                Breach::new(Rule::BreakOff)
                    .with("speed", Measurement::Length(own))
                    .with("enemy-speed", Measurement::Length(other))
            })
            .continue_value()?;
    }
    let pips = context.pips(view, side, &[id]);
    cost::check(view, &[id], pips, reporter).continue_value()?;
    let measured = measure::check(view, &march, context, false, reporter)?;
    obstacles::check(view, &march, obstacles::Openings::default(), reporter).continue_value()?;
    sally::check(view, &march, reporter).continue_value()?;
    gap::check(view, &march, reporter).continue_value()?;
    zone::check_pinned(view, &march, reporter).continue_value()?;
    let contacts = touch::check(view, &march, None, &mut *reporter)?;
    if contacts.touches_enemy {
        reporter
            .report(|| Breach::new(Rule::BreakOff).with("element", Measurement::Element(id)))
            .continue_value()?;
    }
    let again = further::FurtherMove {
        by_road: measured.by_road,
        goes_on: context.in_progress.is_some(),
        stops_at_river: false,
    };
    further::check(view, &march, again, &contacts, reporter).continue_value()?;
    if river::cut_at_unknown(view, &march).is_some() {
        // The river is rolled for before the first step: part of the way would be too short to break off.
        let stays = March::through(view.position, id, []);
        let measured = measure::Measured {
            distances: [Length::ZERO].into_iter().collect(),
            ..measured
        };
        let plan = super::check_march::plan_of(&stays, &measured, pips, contacts);
        return Some(MovePlan {
            stops_at_river: true,
            ..plan
        });
    }
    Some(MovePlan {
        leaves: Some(enemy).filter(|&enemy| !combat::does_not_face(view, enemy, id)),
        ..super::check_march::plan_of(&march, &measured, pips, contacts)
    })
}

/// The enemies that pin an element: those with their front edge on it; misaligned ones only on its flank or rear,
/// because it may move back from all enemies to its front.
fn pinning_enemies(view: View<'_>, id: ElementId) -> ElementSet {
    let in_line = view.position.contacts_on(id);
    let mut pinning_enemies: ElementSet = in_line
        .filter(|(_, how)| how.by_front_edge())
        .map(|(enemy, _)| enemy)
        .collect();
    if view.rulebook.movement.contact.unmatched_fights {
        for (enemy, how) in combat::contacting_enemies(view, id) {
            if how.on_flank_or_rear() {
                pinning_enemies.insert(enemy);
            }
        }
    }
    pinning_enemies
}

/// An enemy that an element faces, and all others to its front.
fn beside_it(
    view: View<'_>,
    id: ElementId,
    enemy: ElementId,
) -> impl Iterator<Item = ElementId> + '_ {
    let others = combat::contacting_enemies(view, id)
        .filter(move |&(other, how)| other != enemy && how == crate::Contact::Front);
    let others = others.map(|(other, _)| other);
    std::iter::once(enemy).chain(others)
}

/// The allowance of an element at a place.
fn speed_at(view: View<'_>, id: ElementId, base: &Base) -> Length {
    speed(view, id, base, &river_cost::slowed_part(view, base))
}

/// The allowance of an element in the worst going under a shape, and in the river if the part that a river slows is in
/// it.
fn speed<S: Convex + ?Sized, R: Convex + ?Sized>(
    view: View<'_>,
    id: ElementId,
    shape: &S,
    slowed: &R,
) -> Length {
    let troop = view.position.element(id).troop;
    let going = view.table.worst_going(view.rulebook, troop, |feature| {
        feature.region.overlaps(shape)
    });
    let on_land = allowance_in(view.rulebook.troop(troop), going).unwrap_or(Length::ZERO);
    let mut rivers = view.table.rivers_under(view.rulebook, slowed);
    if view.position.river_hinders() && rivers.next().is_some() {
        on_land.min(view.rulebook.movement.rivers.limit)
    } else {
        on_land
    }
}
