//! Gates in moves: entering, leaving and passing through a built-up area (`dba30` §5.1, §18 A21).
//!
//! An element that enters or leaves a built-up area with gates passes one gate; a move through it passes two.

use std::ops::ControlFlow;

use acies_geometry::{Base, Sweep};

use super::march::March;
use crate::gates::{gates_of, meets_gate};
use crate::{Breach, Drawn, ElementId, Measurement, Party, Reporter, Rule, Stronghold, View};

/// The number of gates of a stronghold that a mover passes.
fn passed(view: View<'_>, march: &March, index: usize, stronghold: Stronghold) -> usize {
    let Some(region) = view.table.stronghold(stronghold) else {
        return 0;
    };
    let gates = gates_of(view, stronghold).iter();
    let openings = |sweep: Sweep, gate| meets_gate(&sweep.hull(), region, gate);
    gates
        .filter(|&&gate| march.sweeps(index).any(|sweep| openings(sweep, gate)))
        .count()
}

/// Whether a mover passes from one gate of a stronghold to another.
pub fn from_gate_to_gate(
    view: View<'_>,
    march: &March,
    index: usize,
    stronghold: Stronghold,
) -> bool {
    passed(view, march, index, stronghold) > 1
}

/// Checks that a mover enters a stronghold with gates by one of them.
pub fn check_entry(
    view: View<'_>,
    march: &March,
    enters: Option<Stronghold>,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let Some(stronghold) = enters else {
        return ControlFlow::Continue(());
    };
    if gates_of(view, stronghold).is_empty() || passed(view, march, 0, stronghold) > 0 {
        return ControlFlow::Continue(());
    }
    reporter.report(|| breach(march.movers[0], stronghold, march.last(0)))
}

/// The breach of a mover that does not use a gate.
pub fn breach(id: ElementId, stronghold: Stronghold, end: &Base) -> Breach {
    Breach::new(Rule::MoveGate)
        .with("element", Measurement::Element(id))
        .with("place", Measurement::Party(Party::Stronghold(stronghold)))
        .draw(Drawn::Patch(end.corners))
}
