//! Sallies: camp followers or denizens come out and are elements from then on (`dba30` §5.2, §6).
//!
//! The order is an ordinary move. A row of the edition adds the conditions: enemies and friends near, and a maximum
//! distance from home.

use std::ops::ControlFlow;

use acies_geometry::{Length, Region, beyond, within};

use super::march::March;
use crate::{
    Breach, Drawn, ElementId, Measurement, Party, Place, Reporter, Rule, Side, Stronghold, View,
};

/// Checks every non-combatant in a march.
pub fn check(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    for (index, &id) in march.movers.iter().enumerate() {
        let Some(home) = id.home() else {
            continue;
        };
        let Some((row, region)) = view.sally(home).zip(view.table.stronghold(home)) else {
            continue;
        };
        if let Some(limit) = row.near
            && view.position.element(id).place == Place::Inside(home)
        {
            check_near(view, home, region, limit, reporter)?;
        }
        if let Some(limit) = row.farthest {
            check_far(march, index, (home, region), limit, reporter)?;
        }
    }
    ControlFlow::Continue(())
}

/// Checks that a friend and an enemy are near enough to a stronghold for its non-combatants to sally out.
fn check_near(
    view: View<'_>,
    home: Stronghold,
    region: &Region,
    limit: Length,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    for side in Side::BOTH {
        if ElementId::of_side(side).any(|id| is_near(view, id, (home, region), limit)) {
            continue;
        }
        reporter.report(|| {
            Breach::new(Rule::MoveSally)
                .with("place", Measurement::Party(Party::Stronghold(home)))
                .with("side", Measurement::Side(side))
                .with("limit", Measurement::Length(limit))
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether an element is within a distance of a stronghold: on the table, or inside another stronghold.
fn is_near(
    view: View<'_>,
    id: ElementId,
    (home, region): (Stronghold, &Region),
    limit: Length,
) -> bool {
    let element = view.position.element(id);
    match element.place {
        Place::Table => within(region.distance(&element.base), limit),
        Place::Inside(stronghold) if stronghold != home => {
            view.table.stronghold(stronghold).is_some_and(|other| {
                other
                    .pieces()
                    .any(|piece| within(region.distance(piece), limit))
            })
        }
        _ => false,
    }
}

/// Checks that a non-combatant stays within its distance from home; one driven farther may not increase it.
fn check_far(
    march: &March,
    index: usize,
    (home, region): (Stronghold, &Region),
    limit: Length,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let id: ElementId = march.movers[index];
    let stations = &march.stations[index];
    let start = region.distance(&stations[0]);
    let limit = limit.max(start);
    let farthest = stations[1..]
        .iter()
        .max_by_key(|base| region.distance(*base).units());
    let Some(farthest) = farthest.filter(|base| beyond(region.distance(*base), limit)) else {
        return ControlFlow::Continue(());
    };
    reporter.report(|| {
        Breach::new(Rule::MoveSallyFar)
            .with("element", Measurement::Element(id))
            .with("place", Measurement::Party(Party::Stronghold(home)))
            .with("distance", Measurement::Length(region.distance(farthest)))
            .with("limit", Measurement::Length(limit))
            .draw(Drawn::Patch(farthest.corners))
    })
}
