//! What columns and shifting groups must keep to (`dba22` §15.3 to §15.5).

use std::ops::ControlFlow;

use acies_geometry::{Length, beyond, within};

use super::formation::Formation;
use super::march::March;
use super::measure;
use super::touch::Touched;
use crate::{Breach, Fact, Party, Rule, Sink, View, follows};

/// Checks that a column stays one, and that elements falling in behind a leader keep to their own limits: none goes
/// farther than it may, and none ends farther to the rear than it began.
pub fn check(view: View<'_>, march: &March, sink: &mut impl Sink) -> ControlFlow<()> {
    let leader = march.stations[0][0];
    for index in 1..march.movers.len() {
        let id = march.movers[index];
        if !follows(march.last(index), march.last(index - 1)) {
            sink.breach(|| Breach::of(Rule::MoveColumn).fact("element", Fact::Element(id)))?;
        }
        if march.contracting {
            let rearward = leader.local(march.stations[index][0].pose.front).ahead
                - leader.local(march.last(index).pose.front).ahead;
            if beyond(rearward, Length::ZERO) {
                sink.breach(|| {
                    Breach::of(Rule::MoveColumn)
                        .fact("element", Fact::Element(id))
                        .fact("rearward", Fact::Length(rearward))
                })?;
            }
            let (distance, allowance) = (
                measure::distance(view, march, index),
                view.troop(id).allowance.good,
            );
            if beyond(distance, allowance) {
                sink.breach(|| {
                    Breach::of(Rule::MoveDistance)
                        .fact("element", Fact::Element(id))
                        .fact("distance", Fact::Length(distance))
                        .fact("allowance", Fact::Length(allowance))
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Checks the sideways shift of a group: short, and only to line up with an enemy close ahead of some member.
pub fn check_shift(
    view: View<'_>,
    march: &March,
    touched: &Touched,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    let groups = &view.rulebook.movement.groups;
    if march.formation == Formation::Single || !beyond(march.shifts, Length::ZERO) {
        return ControlFlow::Continue(());
    }
    if beyond(march.shifts, groups.shift) {
        sink.breach(|| {
            Breach::of(Rule::MoveGroupShift)
                .fact("shift", Fact::Length(march.shifts))
                .fact("most", Fact::Length(groups.shift))
        })?;
    }
    let in_contact = touched
        .contacts
        .iter()
        .any(|(_, contact, party)| contact.by_front_edge() && matches!(party, Party::Element(_)));
    if in_contact || lines_up_ahead(view, march) {
        return ControlFlow::Continue(());
    }
    sink.breach(|| Breach::of(Rule::MoveGroupShift).fact("reach", Fact::Length(groups.shift_reach)))
}

/// Whether some member ends squarely opposite an enemy that stands no farther ahead than a shift may reach.
fn lines_up_ahead(view: View<'_>, march: &March) -> bool {
    let reach = view.rulebook.movement.groups.shift_reach;
    march.movers.iter().enumerate().any(|(index, id)| {
        let base = march.last(index);
        view.position.side(id.side().other()).any(|(_, enemy)| {
            let seen = base.local(enemy.base.pose.front);
            crate::same_facing(enemy.base.pose.facing, base.pose.facing.opposite())
                && within(seen.right.size(), Length::ZERO)
                && within(Length::ZERO, seen.ahead)
                && within(seen.ahead, reach)
        })
    })
}
