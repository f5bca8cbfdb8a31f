//! The zones of occupied strongholds, which restrict on all sides (`dba22` §7, §8, §24).
//!
//! Where the edition says so, an element in such a zone must move into front contact, closer, or straight back. Coming
//! closer and then moving away, keeping the distance, or turning away is not allowed.

use acies_geometry::{
    Angle, Base, Edge, Length, Point, Pose, Region, Sweep, TOUCH, beyond, boxes_apart, within,
};
use arrayvec::ArrayVec;

use super::zone_exit::{STEPS, TURN_SLACK, place};
use crate::zones::{MOST, stronghold_exerts};
use crate::{Party, STRONGHOLDS, Side, Stronghold, View, fronts_on_region};

/// The number of samples of a leg that turns near a camp or passes a concave outline.
const TURNING_STEPS: i64 = 64;

/// A stronghold that exerts a zone.
pub(super) struct Held<'t> {
    pub stronghold: Stronghold,
    pub(super) region: &'t Region,
    /// The depth of its zone.
    depth: Length,
}

/// The strongholds whose zones restrict a side.
pub(super) fn held_zones(view: View<'_>, side: Side) -> ArrayVec<Held<'_>, STRONGHOLDS> {
    let held = view.position.held_against(side);
    let held = held.filter(|&stronghold| stronghold_exerts(view, stronghold));
    held.filter_map(|stronghold| {
        Some(Held {
            stronghold,
            region: view.table.stronghold(stronghold)?,
            depth: view.rulebook.movement.zones.depth,
        })
    })
    .collect()
}

/// The owners of zones, each once, though a zone may have several pieces.
pub(super) fn distinct(
    owners: impl Iterator<Item = Party>,
) -> ArrayVec<Party, { MOST + STRONGHOLDS }> {
    let mut distinct = ArrayVec::new();
    for owner in owners {
        if !distinct.contains(&owner) {
            distinct.push(owner);
        }
    }
    distinct
}

impl Held<'_> {
    /// Whether a leg meets the zone.
    pub fn is_met(&self, sweep: &Sweep) -> bool {
        let reach = (self.depth + TOUCH).units();
        !boxes_apart(self.region.bounds(), sweep.bounds(), reach)
            && within(self.nearest(sweep), self.depth)
    }

    /// The sample of [`STEPS`] at which a leg enters the zone; for a leg that only passes, about its nearest point.
    pub fn entry(&self, sweep: &Sweep) -> i64 {
        let away = |step: i64| self.region.distance(&place(sweep, step));
        let is_in = |step: i64| within(away(step), self.depth);
        if is_in(0) {
            return 0;
        }
        if !is_in(STEPS) {
            let steps = (1..TURNING_STEPS).map(|step| step * (STEPS / TURNING_STEPS));
            return steps.min_by_key(|&step| away(step).units()).unwrap_or(0);
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

    /// Whether these legs obey the zone from the point of entry: a mover ends in new front contact with the stronghold,
    /// or the nearest of the restricted movers comes closer to it.
    pub fn is_answered(&self, sweeps: &[Sweep]) -> bool {
        let restricted = || sweeps.iter().filter(|sweep| self.is_met(sweep));
        let Some(entry) = restricted().map(|sweep| self.entry(sweep)).min() else {
            return true;
        };
        let part = |sweep: &Sweep| Sweep::new(place(sweep, entry), sweep.to);
        let arrives = |part: &Sweep| {
            fronts_on_region(&part.to, self.region) && !fronts_on_region(&part.from, self.region)
        };
        let away = |part: &Sweep| self.region.distance(&[part.from.pose.front]).units();
        restricted().any(|sweep| arrives(&part(sweep)))
            || restricted()
                .map(part)
                .min_by_key(away)
                .is_some_and(|nearest| self.is_approached(&nearest))
    }

    /// The nearest distance of a leg.
    fn nearest(&self, sweep: &Sweep) -> Length {
        if self.is_plain(sweep) {
            return self.region.distance(&sweep.hull());
        }
        (0..=TURNING_STEPS).fold(Length::MAX, |nearest, step| {
            nearest.min(self.region.distance(&sweep.corners_at(step, TURNING_STEPS)))
        })
    }

    /// Whether the distance first falls and then grows on a leg: true for legs without turning and convex outlines.
    fn is_plain(&self, sweep: &Sweep) -> bool {
        self.region.pieces().nth(1).is_none() && sweep.from.pose.facing == sweep.to.pose.facing
    }

    /// Whether a part of a leg inside the zone comes closer to front contact.
    ///
    /// Its front comes nearer without turning away and ends with part of the stronghold ahead; or it turns to the
    /// stronghold and does not move away.
    fn is_approached(&self, part: &Sweep) -> bool {
        let [start, end] = [&part.from, &part.to].map(|base| self.away(&[base.pose.front]));
        let track = [part.from.pose.front, part.to.pose.front];
        if beyond(end, start) || beyond(end, self.away(&track)) {
            return false;
        }
        if part.from.pose == part.to.pose {
            return true;
        }
        // At its end it would still face this far past the stronghold if it had not turned.
        let [before, between, after] = [0, STEPS / 2, STEPS].map(|step| {
            let facing = place(part, step).pose.facing;
            let there = Pose::new(part.to.pose.front, facing);
            self.turn_to(&part.to.moved_to(there))
        });
        let turns_to_it = before.0 > after.0.saturating_add(TURN_SLACK.0);
        let turns_away = |turn: Angle| turn.0 > before.0.saturating_add(TURN_SLACK.0);
        let nearer = beyond(start, end) && self.is_ahead(&part.to);
        !turns_away(between) && !turns_away(after) && (nearer || turns_to_it)
    }

    fn away(&self, track: &[Point]) -> Length {
        self.region.distance(track)
    }

    /// Whether any part of the stronghold is ahead of a front line.
    fn is_ahead(&self, base: &Base) -> bool {
        let mut corners = self.region.outline().iter();
        corners.any(|&corner| beyond(base.local(corner).ahead, Length::ZERO))
    }

    /// The turn that a base needs to have part of the stronghold straight ahead of its front edge.
    fn turn_to(&self, base: &Base) -> Angle {
        let front = base.edge(Edge::Front);
        let of_piece = |piece: &[Point]| {
            // The directions from the edge to the piece lie between those from and to corners.
            let (mut left, mut right, mut least) = (i32::MAX, i32::MIN, u32::MAX);
            for &corner in piece {
                for from in [front.from, front.to] {
                    let off = (Angle::from_vector(corner - from) - base.pose.facing)
                        .0
                        .cast_signed();
                    (left, right) = (left.min(off), right.max(off));
                    least = least.min(off.unsigned_abs());
                }
            }
            // They never span half a turn; where they seem to, they lie across straight back.
            let around = i64::from(right) - i64::from(left) < 1 << 31;
            if around && left <= 0 && right >= 0 {
                0
            } else {
                least
            }
        };
        Angle(self.region.pieces().map(of_piece).min().unwrap_or(0))
    }
}
