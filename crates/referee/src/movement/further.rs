//! Second and later moves in a bound (`dba22` §19).

use std::ops::ControlFlow;

use acies_geometry::{Base, Length, Sweep, distance, within};
use acies_rulebook::{Clearance, FurtherMove};

use super::march::March;
use super::touch::Touched;
use crate::{Breach, ElementId, Fact, Rule, Side, Sink, View};

/// Checks that every mover that has moved before in this bound may move again, and so.
pub fn check(
    view: View<'_>,
    march: &March,
    by_road: bool,
    touched: &Touched,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    let again = |id: ElementId| view.position.element(id).marks.moves > 0;
    if !march.movers.iter().any(|&id| again(id)) {
        return ControlFlow::Continue(());
    }
    let admitted = view
        .rulebook
        .movement
        .further
        .iter()
        .any(|row| admits(view, march, row, by_road, touched));
    if admitted {
        return ControlFlow::Continue(());
    }
    let mover = march
        .movers
        .iter()
        .copied()
        .find(|&id| again(id))
        .unwrap_or(march.movers[0]);
    sink.breach(|| {
        Breach::of(Rule::MoveSecond)
            .fact("element", Fact::Element(mover))
            .fact(
                "moves",
                Fact::Count(i32::from(view.position.element(mover).marks.moves)),
            )
    })
}

/// Whether some row could admit another move of this element: cheap, before any path is known.
pub fn may_move_again(view: View<'_>, id: ElementId) -> bool {
    let element = view.position.element(id);
    let first_bound = view.position.bounds[id.side() as usize] <= 1;
    element.marks.moves == 0
        || view.rulebook.movement.further.iter().any(|row| {
            row.movers.has(element.troop)
                && (row.times == u8::MAX || element.marks.moves <= row.times)
                && (!row.first_bound || first_bound)
        })
}

fn admits(
    view: View<'_>,
    march: &March,
    row: &FurtherMove,
    by_road: bool,
    touched: &Touched,
) -> bool {
    let side = march.movers[0].side();
    let first_bound = view.position.bounds[side as usize] <= 1;
    let counts = march.movers.iter().all(|&id| {
        let element = view.position.element(id);
        element.marks.moves == 0
            || row.movers.has(element.troop)
                && (row.times == u8::MAX || element.marks.moves <= row.times)
    });
    counts
        && (!row.first_bound || first_bound)
        && (!row.by_road || by_road)
        && (!row.into_contact || touched.touches_enemy && !touched.contacts.is_empty())
        && !(row.not_into_contact && touched.touches_enemy)
        && row
            .clear_of_enemy
            .is_none_or(|clearance| keeps_clear(view, side, march, clearance))
}

/// Whether every mover keeps farther than the clearance from every enemy element and held camp.
fn keeps_clear(view: View<'_>, side: Side, march: &March, clearance: Clearance) -> bool {
    (0..march.movers.len()).all(|index| {
        if clearance.whole_move {
            march
                .sweeps(index)
                .all(|sweep| sweep_keeps_clear(view, side, &sweep, clearance.distance))
        } else {
            base_keeps_clear(view, side, march.last(index), clearance.distance)
        }
    })
}

fn sweep_keeps_clear(view: View<'_>, side: Side, sweep: &Sweep, limit: Length) -> bool {
    let hull = sweep.hull();
    view.position
        .side(side.other())
        .all(|(_, enemy)| !within(distance(&hull, &enemy.base), limit))
        && held_camps(view, side).all(|camp| !within(distance(&hull, camp), limit))
}

fn base_keeps_clear(view: View<'_>, side: Side, base: &Base, limit: Length) -> bool {
    view.position
        .side(side.other())
        .all(|(_, enemy)| !within(distance(base, &enemy.base), limit))
        && held_camps(view, side).all(|camp| !within(distance(base, camp), limit))
}

fn held_camps(view: View<'_>, side: Side) -> impl Iterator<Item = &[acies_geometry::Point]> {
    Side::BOTH
        .into_iter()
        .filter(move |&owner| view.position.camp_held_against(owner, side))
        .filter_map(move |owner| view.table.camp(owner).map(|camp| camp.outline.as_slice()))
}
