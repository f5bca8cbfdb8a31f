//! Troops pinned by the zone of an enemy element (`dba22` §24): they do not move in it, and stop when they enter it.
//!
//! The rulebook lists these troops. A camp's zone pins none.

use std::ops::ControlFlow;

use acies_geometry::Sweep;

use super::{Zone, enemy_zones_near};
use crate::movement::march::March;
use crate::{Breach, Drawn, Measurement, Reporter, Rule, View};

/// Checks that no pinned mover starts a leg in a zone, or goes farther into one than its far edge.
pub fn check(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let pins = view.rulebook.movement.zones.pins;
    let pinned = |index: &usize| pins.has(view.position.element(march.movers[*index]).troop);
    let mut held = (0..march.movers.len()).filter(pinned).peekable();
    if held.peek().is_none() {
        return ControlFlow::Continue(());
    }
    let zones = enemy_zones_near(view, march.movers[0].side(), march.set, march.bounds());
    for index in held {
        let moves_in = |zone: &&Zone| march.sweeps(index).any(|sweep| zone.is_moved_in(&sweep));
        if let Some(zone) = zones.iter().find(moves_in) {
            reporter.report(|| {
                Breach::new(Rule::MoveZonePinned)
                    .with("element", Measurement::Element(march.movers[index]))
                    .with("zone", Measurement::Element(zone.owner))
                    .draw(Drawn::Patch(zone.strip.corners))
            })?;
        }
    }
    ControlFlow::Continue(())
}

impl Zone {
    /// Whether a leg moves in the zone: from inside, or into it. A leg that only reaches the far edge has not moved in
    /// it.
    fn is_moved_in(&self, sweep: &Sweep) -> bool {
        self.has(&sweep.from) || sweep.hits(&self.strip)
    }
}
