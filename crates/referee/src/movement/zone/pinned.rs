//! Whom the zone of an enemy element pins (`dba22` §24): in it they make no move at all, and once they have come into it
//! they go no farther.
//!
//! Who that is stands in the rulebook. A camp's zone pins nobody.

use std::ops::ControlFlow;

use acies_geometry::Sweep;

use super::{Zone, enemy_zones_near};
use crate::movement::march::March;
use crate::{Breach, Drawn, Measurement, Reporter, Rule, View};

/// Checks that no mover whom zones pin starts a leg in one, or goes into one farther than up to its far edge.
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
    /// Whether a leg moves in the zone: from inside, or into it. One that only comes up to the far edge, and so into the
    /// zone, has not moved in it.
    fn is_moved_in(&self, sweep: &Sweep) -> bool {
        self.has(&sweep.from) || sweep.hits(&self.strip)
    }
}
