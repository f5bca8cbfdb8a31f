//! All rules for a march whose way is known: cost, distance, obstacles, zones, contacts, further moves.

use acies_geometry::Length;
use acies_rulebook::TerrainSet;

use super::formation::Formation;
use super::march::{self, March};
use super::touch::closes_door;
use super::{
    MoveContext, column, cost, further, gap, gate, measure, meet, obstacles, river, sally,
    strongholds, touch, zone,
};
use crate::{Breach, ElementId, MovePlan, Place, Reporter, Rule, Stronghold, Track, View};

/// Checks a march whose way is known, and makes its plan.
///
/// `door` is the enemy on whose flank the mover closes the door: a step without a limit of distance.
pub(super) fn check_march(
    view: View<'_>,
    march: &March,
    door: Option<ElementId>,
    context: MoveContext,
    reporter: &mut dyn Reporter,
) -> Option<MovePlan> {
    let side = march.movers[0].side();
    let whole = march;
    let cut = river::cut_at_unknown(view, march);
    let stops_at_river = cut.is_some();
    let march = cut.as_ref().unwrap_or(march);
    // An element stopped at an untested river has not moved, so it cannot make contact.
    let waits = stops_at_river && march.is_idle() && !whole.is_idle();
    let met = if waits {
        None
    } else {
        meet::meet(view, march, context.request)
    };
    let march = met.as_ref().map_or(march, |met| &met.march);
    // The march up to the contact is measured and paid for; conforming after it is free.
    let ended = met.as_ref().map_or(march, |met| &met.ended);
    // Entering a stronghold from its edge, or leaving one, counts as a move even without distance.
    let inside = matches!(
        view.position.element(march.movers[0]).place,
        Place::Inside(_)
    );
    let goes = waits || inside || context.enters.is_some() || ended.made.is_some();
    if ended.is_idle() && !goes {
        reporter
            .report(|| Breach::new(Rule::OrderForm))
            .continue_value()?;
    }
    // A fail-fast check rejects early what ends on another element.
    if reporter.is_fail_fast() && obstacles::ends_on_unmoved(view, march) {
        reporter
            .report(|| Breach::new(Rule::MoveOverlap))
            .continue_value()?;
    }
    let enters = if stops_at_river {
        None
    } else {
        context.enters.or_else(|| strongholds::entered(view, march))
    };
    let built_up = strongholds::built_up_met(view, march);
    let context = MoveContext {
        built_up: enters.is_some_and(Stronghold::is_built_up) || built_up != TerrainSet::default(),
        column_through: if march.formation == Formation::Column {
            built_up
        } else {
            TerrainSet::default()
        },
        ..context
    };
    let may_be_free = context.in_progress.is_none() && cost::may_be_free(view, march);
    let least = if may_be_free {
        0
    } else if reporter.is_fail_fast() {
        context.least_known()
    } else {
        context.least_pips(view, side, &march.movers)
    };
    cost::check(view, &march.movers, least, reporter).continue_value()?;
    let door = door.or_else(|| closes_door(view, ended));
    let measured = measure::check(view, march, context, door.is_some(), reporter)?;
    let openings = obstacles::Openings {
        enters,
        by_road: measured.by_road,
    };
    obstacles::check(view, march, openings, reporter).continue_value()?;
    gate::check_entry(view, march, enters, reporter).continue_value()?;
    sally::check(view, march, reporter).continue_value()?;
    gap::check(view, march, reporter).continue_value()?;
    zone::check(view, ended, reporter).continue_value()?;
    zone::check_pinned(view, ended, reporter).continue_value()?;
    let made = met.as_ref().and_then(|met| met.made);
    let contacts = touch::check(view, ended, made, reporter)?;
    column::check_shift(view, ended, reporter).continue_value()?;
    let meets = contacts.by_front_edge();
    let pips = if may_be_free && cost::is_free(view, &measured, meets) {
        0
    } else if meets {
        context.least_pips(view, side, &march.movers)
    } else {
        context.pips(view, side, &march.movers)
    };
    if pips > least && least <= view.position.pips {
        cost::check(view, &march.movers, pips, reporter).continue_value()?;
    }
    let again = further::FurtherMove {
        by_road: measured.by_road,
        goes_on: context.in_progress.is_some(),
        stops_at_river,
    };
    further::check(view, march, again, &contacts, reporter).continue_value()?;
    let plan = MovePlan {
        stops_at_river,
        closes_door: door.is_some(),
        enters,
        ..plan_of(march, &measured, pips, contacts)
    };
    Some(match met {
        Some(met) => MovePlan {
            as_if: met
                .made
                .filter(|_| met.as_if)
                .map(|(id, _, enemy)| (id, enemy)),
            conforms: met.conforms,
            ..plan
        },
        None => plan,
    })
}

/// The plan of a checked march.
pub(super) fn plan_of(
    march: &March,
    measured: &measure::Measured,
    pips: u8,
    contacts: touch::Contacts,
) -> MovePlan {
    MovePlan {
        tracks: march
            .tracks()
            .zip(&measured.distances)
            .map(|((id, stations), &distance)| track(id, stations, distance))
            .collect(),
        distance: measured.distance,
        allowance: measured.allowance,
        pips,
        contacts: contacts.aligned,
        conforms: contacts.conforms.into_iter().collect(),
        ..MovePlan::default()
    }
}

fn track(id: ElementId, stations: &march::Stations, distance: Length) -> Track {
    let mut track = Track {
        id,
        poses: [stations[0].pose; crate::MOST_LEGS],
        legs: 0,
        distance,
    };
    for base in &stations[1..] {
        track.poses[usize::from(track.legs)] = base.pose;
        track.legs += 1;
    }
    track
}
