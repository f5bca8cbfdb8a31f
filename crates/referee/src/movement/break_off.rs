//! Breaking off from close combat (`dba22` §18).

use acies_geometry::{Length, beyond};
use acies_rulebook::Faster;

use super::march::March;
use super::{Terms, cost, further, gap, measure, obstacles, river, touch, zone};
use crate::{Breach, Drawn, ElementId, Fact, MovePlan, Rule, Side, Sink, View};

/// Judges an element's going straight back from its enemy by a length.
pub fn judge_break_off(
    view: View<'_>,
    side: Side,
    id: ElementId,
    length: Length,
    terms: Terms,
    sink: &mut impl Sink,
) -> Option<MovePlan> {
    let element = view.position.element(id);
    if id.side() != side {
        let _ = sink.breach(|| Breach::of(Rule::OrderNotYours).fact("element", Fact::Element(id)));
        return None;
    }
    let enemy = if element.on_table() {
        crate::combat::faces(view, id)
    } else {
        None
    };
    let Some(enemy) = enemy else {
        let _ = sink.breach(|| Breach::of(Rule::BreakOff).fact("element", Fact::Element(id)));
        return None;
    };
    for (held_by, how) in view.position.contacts_on(id) {
        if how.by_front_edge() && held_by != enemy {
            sink.breach(|| {
                Breach::of(Rule::BreakOffHeld)
                    .fact("element", Fact::Element(id))
                    .fact("enemy", Fact::Element(held_by))
                    .draw(Drawn::Element(held_by))
            })
            .continue_value()?;
        }
    }
    let rules = &view.rulebook.movement.break_off;
    if beyond(rules.least, length) {
        sink.breach(|| {
            Breach::of(Rule::BreakOffDistance)
                .fact("distance", Fact::Length(length))
                .fact("least", Fact::Length(rules.least))
        })
        .continue_value()?;
    }
    let base = element.base;
    let march = March::through(view.position, id, [base.shifted(-length, Length::ZERO)]);
    let end = march.last(0);
    let compared = match rules.faster {
        Faster::NotAsked => None,
        Faster::EachInItsGoing => Some(view.position.base(enemy)),
        Faster::WhereItEnds => Some(end),
    };
    if let Some(place) = compared {
        let (own, other) = (speed(view, id, end), speed(view, enemy, place));
        if !beyond(own, other) {
            sink.breach(|| {
                Breach::of(Rule::BreakOff)
                    .fact("speed", Fact::Length(own))
                    .fact("enemy-speed", Fact::Length(other))
            })
            .continue_value()?;
        }
    }
    let pips = terms.pips(view, side, &[id]);
    cost::check(view, &[id], pips, sink).continue_value()?;
    let measured = measure::check(view, &march, terms, false, sink)?;
    obstacles::check(view, &march, None, sink).continue_value()?;
    gap::check(view, &march, sink).continue_value()?;
    zone::check_pinned(view, &march, sink).continue_value()?;
    let touched = touch::check(view, &march, &mut *sink)?;
    if touched.touches_enemy {
        sink.breach(|| Breach::of(Rule::BreakOff).fact("element", Fact::Element(id)))
            .continue_value()?;
    }
    let again = further::Again {
        by_road: measured.by_road,
        goes_on: terms.going_on.is_some(),
        stops_at_river: false,
    };
    further::check(view, &march, again, &touched, sink).continue_value()?;
    if river::cut_at_unknown(view, &march).is_some() {
        // The die is thrown before the first step: part of the way would be too little to break off.
        let stays = March::through(view.position, id, []);
        let measured = measure::Measured {
            distances: [Length::ZERO].into_iter().collect(),
            ..measured
        };
        let plan = super::plan_of(&stays, &measured, pips, touched);
        return Some(MovePlan {
            stops_at_river: true,
            ..plan
        });
    }
    Some(super::plan_of(&march, &measured, pips, touched))
}

/// How far an element could move in the going, or the river, in which a base stands.
fn speed(view: View<'_>, id: ElementId, base: &acies_geometry::Base) -> Length {
    let troop = view.position.element(id).troop;
    let allowance = view.rulebook.troop(troop).allowance;
    let on_land = match view.table.going_of(view.rulebook, troop, base) {
        acies_rulebook::Going::Good => allowance.good,
        acies_rulebook::Going::Rough => allowance.rough.unwrap_or(Length::ZERO),
        acies_rulebook::Going::Bad => allowance.bad.unwrap_or(Length::ZERO),
        acies_rulebook::Going::Impassable => Length::ZERO,
    };
    let is_wet = view.position.river_hinders()
        && view
            .table
            .rivers_under(view.rulebook, base)
            .next()
            .is_some();
    if is_wet {
        on_land.shorter(view.rulebook.movement.rivers.limit)
    } else {
        on_land
    }
}
