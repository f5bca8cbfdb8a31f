//! The zones of camps and built-up areas with somebody inside, which restrict all round (`dba22` §7, §8, §24).
//!
//! Where the edition says so, whoever is near goes into front contact, nearer to it, or straight back. To come nearer and then
//! go away again does not answer, nor does it to go along at the same distance, or to turn one's back. It knows nothing
//! of the zones of elements.

use acies_geometry::{
    Angle, Base, Edge, Length, Point, Pose, Region, Sweep, TOUCH, beyond, boxes_apart, within,
};
use arrayvec::ArrayVec;

use super::zone_exit::{STEPS, TURN_SLACK, place};
use crate::{STRONGHOLDS, Side, Stronghold, View, fronts_on_region};

/// A leg that turns near a camp, or goes past a place with dents, is looked at in so many places.
const TURNING_STEPS: i64 = 64;

/// A camp or a built-up area that restricts.
pub(super) struct Held<'t> {
    pub stronghold: Stronghold,
    pub(super) region: &'t Region,
    /// How far it reaches.
    depth: Length,
}

/// Whether a place restricts enemies near it, when somebody is inside.
pub(super) fn exerts(view: View<'_>, stronghold: Stronghold) -> bool {
    let rules = &view.rulebook.movement.zones;
    if stronghold.is_built_up() {
        rules.built_up
    } else {
        rules.camps
    }
}

/// The places that restrict a side.
pub(super) fn held_zones(view: View<'_>, side: Side) -> ArrayVec<Held<'_>, STRONGHOLDS> {
    let held = view.position.held_against(side);
    let held = held.filter(|&stronghold| exerts(view, stronghold));
    held.filter_map(|stronghold| {
        Some(Held {
            stronghold,
            region: view.table.stronghold(stronghold)?,
            depth: view.rulebook.movement.zones.depth,
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

    /// Where a leg that meets the zone enters it: the first of [`STEPS`] places that is in it; of a leg that goes out again, about
    /// where it is nearest.
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

    /// Whether these legs answer the zone, from where anybody enters it: somebody ends with his front edge on the place who
    /// had it not there before, or of those whom it restricts the nearest comes nearer to that.
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

    /// How near a leg comes.
    fn nearest(&self, sweep: &Sweep) -> Length {
        if self.is_plain(sweep) {
            return self.region.distance(&sweep.hull());
        }
        (0..=TURNING_STEPS).fold(Length::MAX, |nearest, step| {
            nearest.min(self.region.distance(&sweep.corners_at(step, TURNING_STEPS)))
        })
    }

    /// Whether the way to the place falls and then grows on a leg: one that keeps its facing, and no dents.
    fn is_plain(&self, sweep: &Sweep) -> bool {
        self.region.pieces().nth(1).is_none() && sweep.from.pose.facing == sweep.to.pose.facing
    }

    /// Whether a part of a leg, all of it in the zone, comes nearer to front contact with the place: its front comes nearer
    /// without turning away, and in the end has some of the place ahead of it; or it turns to the place and comes no
    /// farther from it.
    fn is_approached(&self, part: &Sweep) -> bool {
        let [start, end] = [&part.from, &part.to].map(|base| self.away(&[base.pose.front]));
        let track = [part.from.pose.front, part.to.pose.front];
        if beyond(end, start) || beyond(end, self.away(&track)) {
            return false;
        }
        if part.from.pose == part.to.pose {
            return true;
        }
        // Where it goes to, it would still look so far past the place if it had not turned.
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

    /// Whether any of the place is ahead of the line of a front edge.
    fn is_ahead(&self, base: &Base) -> bool {
        let mut corners = self.region.outline().iter();
        corners.any(|&corner| beyond(base.local(corner).ahead, Length::ZERO))
    }

    /// How far a base would have to turn for some of the place to be straight ahead of its front edge.
    fn turn_to(&self, base: &Base) -> Angle {
        let front = base.edge(Edge::Front);
        let of_piece = |piece: &[Point]| {
            // Directions to all of the piece from all of the edge lie between those to and from corners.
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
