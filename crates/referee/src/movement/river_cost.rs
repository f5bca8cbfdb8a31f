//! The cost of a river that hinders movement (`dba22` §13, `dba30` §4.6): reduced distance in it, and the troops that
//! must cross it in column.
//!
//! A river of unknown depth does not hinder yet; `river.rs` stops the move there.

use std::ops::ControlFlow;

use acies_geometry::{Base, Length, Sweep, beyond, overlaps};
use acies_rulebook::{MoverPart, RiverState, Shape};

use super::corner_cut;
use super::march::March;
use super::measure::{Measured, is_in_line, leg_distance};
use crate::{Breach, Drawn, Feature, Measurement, Reporter, Rule, View};

/// Checks a measured march that is not along a road against every river.
///
/// `used` is the distance already used in this move.
pub fn check(
    view: View<'_>,
    march: &March,
    measured: &Measured,
    used: Length,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    if !view.position.river_hinders() {
        return ControlFlow::Continue(());
    }
    for (number, river) in view.table.features.iter().enumerate() {
        if view.rulebook.terrain_kind(river.kind).shape == Shape::River {
            check_one(view, march, (number, river), (measured, used), reporter)?;
        }
    }
    ControlFlow::Continue(())
}

fn check_one(
    view: View<'_>,
    march: &March,
    (number, river): (usize, &Feature),
    (measured, used): (&Measured, Length),
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let rules = &view.rulebook.movement.rivers;
    let closed_in_line =
        view.rulebook.movement.groups.column_in_river || view.position.river == RiverState::Column;
    let mut is_reported = false;
    for (index, &id) in march.movers.iter().enumerate() {
        let wet = if !rules.limits_whole_move {
            wet_part(view, march, index, river)
        } else if !goes_in(view, march, index, river) {
            Length::ZERO
        } else if march.contracting.is_some() {
            measured.distances[index] + used
        } else {
            // All movers go as far as the slowest: a mover held up by the river holds up the others.
            measured.distance
        };
        if !beyond(wet, Length::ZERO) {
            continue;
        }
        if closed_in_line && is_in_line(march, index) {
            reporter.report(|| Breach::new(Rule::MoveGroupGoing).draw(Drawn::Feature(number)))?;
        }
        if beyond(wet, rules.limit) && !is_reported {
            is_reported = rules.limits_whole_move && march.contracting.is_none();
            reporter.report(|| {
                Breach::new(Rule::MoveRiver)
                    .with("element", Measurement::Element(id))
                    .with("distance", Measurement::Length(wet))
                    .with("allowance", Measurement::Length(rules.limit))
                    .draw(Drawn::Feature(number))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The part of a base that a river slows: all of it, or the front edge alone.
pub fn slowed_part(view: View<'_>, base: &Base) -> Base {
    match view.rulebook.movement.rivers.slows {
        MoverPart::AnyPart => *base,
        MoverPart::FrontEdge => base.resized(base.pose, base.width, Length::ZERO),
    }
}

/// The part of a mover on a leg that a river slows.
pub fn slowed(view: View<'_>, sweep: &Sweep) -> Sweep {
    match view.rulebook.movement.rivers.slows {
        MoverPart::AnyPart => *sweep,
        MoverPart::FrontEdge => sweep.front_edge(),
    }
}

/// Whether the slowed part of a mover is in a river at any moment.
fn goes_in(view: View<'_>, march: &March, index: usize, river: &Feature) -> bool {
    let clipped =
        corner_cut::may_clip_terrain(view) && corner_cut::is_closed(view, march, index, river);
    march.sweeps(index).any(|sweep| {
        slowed(view, &sweep).hits_region(&river.region)
            && !(clipped && corner_cut::clips(view, &sweep, &river.region))
    })
}

/// The distance of a mover while its slowed part is in a river.
fn wet_part(view: View<'_>, march: &March, index: usize, river: &Feature) -> Length {
    let sweeps = march.sweeps(index);
    sweeps
        .map(|sweep| distance_in(view, &slowed(view, &sweep), river))
        .sum()
}

/// The distance of a leg while any part of the base is in a river, found by bisection at both banks.
fn distance_in(view: View<'_>, sweep: &Sweep, river: &Feature) -> Length {
    const STEPS: i64 = 1 << 16;
    if !sweep.hits_region(&river.region) {
        return Length::ZERO;
    }
    let near: Vec<_> = river.region.pieces_near(sweep.bounds()).collect();
    let wet = |step: i64| {
        let corners = sweep.corners_at(step, STEPS);
        near.iter().any(|piece| overlaps(*piece, &corners))
    };
    // 64 samples find some place in the river: no band narrower than a base fits between two of them.
    let Some(inside) = (0..=64).map(|i| i * (STEPS / 64)).find(|&step| wet(step)) else {
        return Length::ZERO;
    };
    let boundary = |mut dry: i64, mut damp: i64| {
        if wet(dry) {
            return dry;
        }
        while (dry - damp).abs() > 1 {
            let middle = i64::midpoint(dry, damp);
            if wet(middle) {
                damp = middle;
            } else {
                dry = middle;
            }
        }
        damp
    };
    let last = (0..=64)
        .rev()
        .map(|i| i * (STEPS / 64))
        .find(|&step| wet(step))
        .unwrap_or(inside);
    let (enter, leave) = (boundary(0, inside), boundary(STEPS, last));
    leg_distance(view, sweep).scaled(leave - enter, STEPS)
}
