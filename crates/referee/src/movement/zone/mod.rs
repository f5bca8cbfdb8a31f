//! The moves that zones of control (2.2, called threat zones in 3.0) allow (`dba22` §17, `dba30` §10).
//!
//! Where a zone lies is computed in `zones.rs` of the crate. What a mover in it may do depends on `answer` in the
//! edition's `[movement.zones]`: `nearer` (1.22, 2.2) is judged leg by leg in `zone_exit`, `lined-up` (3.0) as a whole
//! in `opposite`. Troops that a zone pins are judged here. The zones of strongholds are in `fort_zones`.

mod fort_zones;
mod opposite;
mod zone_exit;

pub use opposite::{check_arrival, may_end};

use std::ops::ControlFlow;

use acies_geometry::Sweep;
use acies_rulebook::ZoneExit;

use super::march::March;
use crate::zones::{Zone, enemy_zones_near};
use crate::{Breach, Drawn, Measurement, Reporter, Rule, View};

/// Checks a march against the enemy's zones, as a whole or leg by leg as the edition requires.
pub fn check(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    match view.rulebook.movement.zones.answer {
        ZoneExit::Nearer => zone_exit::check(view, march, reporter),
        ZoneExit::LinedUp | ZoneExit::PartlyAhead => opposite::check(view, march, reporter),
    }
}

/// Checks that no pinned mover starts a leg in the zone of an enemy element, or goes farther into one than its far edge.
///
/// The rulebook lists the troops that zones pin (`dba22` §24). A camp's zone pins none.
pub fn check_pinned(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let pins = view.rulebook.movement.zones.pins;
    let pinned = |index: &usize| pins.has(view.position.element(march.movers[*index]).troop);
    let mut held = (0..march.movers.len()).filter(pinned).peekable();
    if held.peek().is_none() {
        return ControlFlow::Continue(());
    }
    let zones = enemy_zones_near(view, march.movers[0].side(), march.set, march.bounds());
    for index in held {
        let moves_in = |zone: &&Zone| march.sweeps(index).any(|sweep| is_moved_in(zone, &sweep));
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

/// Whether a leg moves in a zone: from inside, or into it. A leg that only reaches the far edge has not moved in it.
fn is_moved_in(zone: &Zone, sweep: &Sweep) -> bool {
    zone.has(&sweep.from) || sweep.hits(&zone.strip)
}
