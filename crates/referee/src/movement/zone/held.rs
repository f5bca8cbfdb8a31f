//! The zones of camps and built-up areas with somebody inside, which restrict all round (`dba22` §7, §8, §24).
//!
//! Where the edition says so, whoever is near goes nearer, into contact, or straight back. To come nearer and then go away
//! again does not answer, nor does it to go along at the same distance. It knows nothing of the zones of elements.

use acies_geometry::{Length, Region, Sweep, TOUCH, beyond, boxes_apart, within};
use arrayvec::ArrayVec;

use super::answers::{STEPS, place};
use crate::{HOLDS, Hold, Side, View};

/// A leg that turns near a camp, or goes past a place with dents, is looked at in so many places.
const TURNING_STEPS: i64 = 64;

/// A camp or a built-up area that restricts.
pub(super) struct Held<'t> {
    pub hold: Hold,
    region: &'t Region,
    /// How far it reaches.
    depth: Length,
}

/// The places that restrict a side.
pub(super) fn held_zones(view: View<'_>, side: Side) -> ArrayVec<Held<'_>, HOLDS> {
    let rules = &view.rulebook.movement.zones;
    let exerts = |hold: &Hold| {
        if hold.is_built_up() {
            rules.built_up
        } else {
            rules.camps
        }
    };
    let held = view.position.held_against(side).filter(exerts);
    held.filter_map(|hold| {
        Some(Held {
            hold,
            region: view.table.hold(hold)?,
            depth: rules.depth,
        })
    })
    .collect()
}

impl Held<'_> {
    /// Whether a leg comes into the zone.
    pub fn is_met(&self, sweep: &Sweep) -> bool {
        let reach = (self.depth + TOUCH).units();
        !boxes_apart(self.region.bounds(), sweep.bounds(), reach)
            && within(self.nearest(sweep), self.depth)
    }

    /// Where a leg enters the zone: the first of [`STEPS`] places that is in it, or the last of all.
    pub fn entry(&self, sweep: &Sweep) -> i64 {
        let is_in = |step: i64| {
            step == STEPS || within(self.region.distance(&place(sweep, step)), self.depth)
        };
        if is_in(0) {
            return 0;
        }
        let (mut out, mut inside) = (0, STEPS);
        while inside - out > 1 {
            let middle = i64::midpoint(out, inside);
            if is_in(middle) {
                inside = middle;
            } else {
                out = middle;
            }
        }
        inside
    }

    /// Whether these legs answer the zone: everybody whom it restricts goes nearer all the way.
    pub fn is_answered(&self, sweeps: &[Sweep]) -> bool {
        let mut restricted = sweeps.iter().filter(|sweep| self.is_met(sweep));
        restricted.all(|sweep| self.is_approached(sweep))
    }

    /// How near a leg comes.
    fn nearest(&self, sweep: &Sweep) -> Length {
        if self.is_plain(sweep) {
            return self.region.distance(&sweep.hull());
        }
        (0..=TURNING_STEPS).fold(Length::ENDLESS, |nearest, step| {
            nearest.shorter(self.region.distance(&sweep.corners_at(step, TURNING_STEPS)))
        })
    }

    /// Whether the way to the place falls and then grows on a leg: one that keeps its facing, and no dents.
    fn is_plain(&self, sweep: &Sweep) -> bool {
        self.region.pieces().nth(1).is_none() && sweep.from.pose.facing == sweep.to.pose.facing
    }

    /// Whether a leg, once in the zone, never goes away from the place, and comes nearer or touches it.
    fn is_approached(&self, sweep: &Sweep) -> bool {
        let [start, end] = [&sweep.from, &sweep.to].map(|base| self.region.distance(base));
        if self.is_plain(sweep) {
            // It never went away if the end is the nearest that it came.
            return within(end, self.nearest(sweep))
                && (beyond(start, end) || within(end, Length::ZERO));
        }
        let mut nearest = Length::ENDLESS;
        !(0..=TURNING_STEPS).any(|step| {
            let now = self.region.distance(&sweep.corners_at(step, TURNING_STEPS));
            nearest = nearest.shorter(now);
            within(nearest, self.depth) && beyond(now, nearest)
        })
    }
}
