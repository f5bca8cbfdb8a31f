//! A river of unknown depth: the move stops at the bank until its depth is rolled (`dba22` §6.1).

use acies_geometry::{Length, Region, Sweep, boxes_apart};
use acies_rulebook::{RiverState, Shape};
use arrayvec::ArrayVec;

use super::formation::Formation;
use super::march::{March, between, up_to_share};
use super::measure::is_by_road;
use crate::View;

/// The march cut where its first mover would enter a river of unknown depth off the road; `None` when it meets none.
///
/// If the movers are already in the river, the cut march has no distance.
pub fn cut_at_unknown(view: View<'_>, march: &March) -> Option<March> {
    if view.position.river != RiverState::Unknown {
        return None;
    }
    let bounds = march.bounds();
    let rivers: ArrayVec<&Region, 8> = view
        .table
        .features_of(view.rulebook, Shape::River)
        .map(|river| &river.region)
        .filter(|river| !boxes_apart(river.bounds(), bounds, 0))
        .take(8)
        .collect();
    if rivers.is_empty() {
        return None;
    }
    if march.formation != Formation::Group && is_by_road(view, march) {
        return None;
    }
    let meets = |sweep: &Sweep| rivers.iter().any(|river| sweep.hits_region(river));
    let wet =
        |leg| (0..march.movers.len()).any(|index| march.leg(index, leg).any(|sweep| meets(&sweep)));
    let first = (0..march.longest()).find(|&leg| wet(leg))?;
    let share = dry_share(view, march, first, &rivers);
    Some(match (first, share) {
        (0, 0) => nothing(march),
        _ => up_to_share(view, march, first, (share, STEPS)),
    })
}

/// Nothing of the march: every mover is at its start, and none has closed up or fallen in.
fn nothing(march: &March) -> March {
    let mut none = march.clone();
    for stations in &mut none.stations {
        stations.truncate(1);
    }
    none.legs.clear();
    none.shifts = Length::ZERO;
    none
}

/// A leg can be cut at this many places.
const STEPS: i64 = 1 << 12;

/// The largest share of a leg that keeps all movers out of the river.
fn dry_share(view: View<'_>, march: &March, leg: usize, rivers: &[&Region]) -> i64 {
    let meets = |sweep: &Sweep| rivers.iter().any(|river| sweep.hits_region(river));
    let wet = |share: i64| {
        if !march.trail.is_straight() {
            let cut = up_to_share(view, march, leg, (share, STEPS));
            return (0..march.movers.len())
                .any(|index| cut.leg(index, leg).any(|sweep| meets(&sweep)));
        }
        (0..march.movers.len()).any(|index| {
            march.sweeps(index).nth(leg).is_some_and(|sweep| {
                let end =
                    sweep
                        .from
                        .moved_to(between(sweep.from.pose, sweep.to.pose, share, STEPS));
                meets(&Sweep::new(sweep.from, end))
            })
        })
    };
    if wet(0) {
        return 0;
    }
    let (mut dry, mut damp) = (0, STEPS);
    while damp - dry > 1 {
        let middle = i64::midpoint(dry, damp);
        if wet(middle) {
            damp = middle;
        } else {
            dry = middle;
        }
    }
    dry
}
