//! Rules for columns and for groups that shift (`dba22` §15.4, §15.5).

use std::ops::ControlFlow;

use acies_geometry::{Base, Length, beyond, within};

use super::formation::{Formation, is_group};
use super::march::March;
use crate::{
    Breach, Contact, ElementId, Leg, Measurement, Reporter, Rule, View, enemy_zones, follows,
    front_edge_contact, same_facing,
};

/// Checks that a column stays a column.
pub fn check(march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    for index in 1..march.movers.len() {
        let id = march.movers[index];
        if !follows(march.last(index), march.last(index - 1)) {
            reporter.report(|| {
                Breach::new(Rule::MoveColumn).with("element", Measurement::Element(id))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a straight column retires straight back from an enemy whose zone it is in, where the edition allows it
/// (`dba22` §23). All its elements move back at once.
pub fn may_retire(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    legs: &[Leg],
) -> bool {
    let &[Leg::Forward(length)] = legs else {
        return false;
    };
    let (Some(first), set) = (movers.first(), movers.iter().copied().collect()) else {
        return false;
    };
    view.rulebook.movement.groups.columns_retire
        && formation == Formation::Column
        && beyond(-length, Length::ZERO)
        && is_group(view.position, movers)
        && enemy_zones(view, first.side(), set)
            .iter()
            .any(|zone| movers.iter().any(|&id| zone.has(view.position.base(id))))
}

/// Checks the sideways shift of a group: short, and only to align with an enemy that was close ahead.
pub fn check_shift(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let groups = &view.rulebook.movement.groups;
    if march.formation == Formation::Single || !beyond(march.shifts, Length::ZERO) {
        return ControlFlow::Continue(());
    }
    if beyond(march.shifts, groups.shift) {
        reporter.report(|| {
            Breach::new(Rule::MoveGroupShift)
                .with("shift", Measurement::Length(march.shifts))
                .with("most", Measurement::Length(groups.shift))
        })?;
    }
    if lines_up_ahead(view, march) {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        Breach::new(Rule::MoveGroupShift).with("reach", Measurement::Length(groups.shift_reach))
    })
}

/// Whether a member ends in front contact with an enemy, or squarely opposite one that was within the shift's limit
/// ahead at every shift.
fn lines_up_ahead(view: View<'_>, march: &March) -> bool {
    let only_fronts = view.rulebook.movement.groups.shift_to_fronts;
    march.movers.iter().enumerate().any(|(index, id)| {
        let end = march.last(index);
        view.position.side(id.side().other()).any(|(_, enemy)| {
            (is_opposite(end, &enemy.base)
                || front_edge_contact(end, &enemy.base)
                    .is_some_and(|how| how == Contact::Front || !only_fronts))
                && shifts_within_reach(view, march, index, &enemy.base)
        })
    })
}

/// Whether two bases face each other squarely, at any distance.
fn is_opposite(base: &Base, enemy: &Base) -> bool {
    let seen = base.local(enemy.pose.front);
    same_facing(enemy.pose.facing, base.pose.facing.opposite())
        && within(seen.right.abs(), Length::ZERO)
        && within(Length::ZERO, seen.ahead)
}

/// Whether the nearest part of an enemy is within reach of a member before each shift; members that fall in behind do
/// not make these legs.
fn shifts_within_reach(view: View<'_>, march: &March, index: usize, enemy: &Base) -> bool {
    let reach = view.rulebook.movement.groups.shift_reach;
    march.stations[index].len() == march.legs.len() + 1
        && march
            .legs
            .iter()
            .zip(&march.stations[index])
            .filter(|(leg, _)| matches!(leg, Leg::Shift(_, length) if length.units() != 0))
            .all(|(_, before)| {
                let ahead = enemy
                    .corners
                    .iter()
                    .map(|&corner| before.local(corner).ahead);
                within(ahead.fold(Length::MAX, Length::min), reach)
            })
}
