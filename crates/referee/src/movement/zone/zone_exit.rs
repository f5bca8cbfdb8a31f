//! Moves that a zone of control allows, checked leg by leg (`dba22` §17).
//!
//! A move in a zone comes nearer to front contact all the way, or goes straight back. The zones come from [`super`];
//! cost and distance are not considered.

use std::ops::ControlFlow;

use acies_geometry::{
    Angle, Base, Convex, Length, Pose, Segment, SmallSort, Sweep, beyond, boxes_apart, overlaps,
    within,
};
use acies_rulebook::MoverPart;
use arrayvec::ArrayVec;

use super::fort_zones::{Held, distinct, held_zones};
use crate::movement::march::{March, between};
use crate::zones::{MOST, Zone, enemy_zones_near};
use crate::{
    Breach, Drawn, ElementId, Measurement, Party, Reporter, Rule, SIDE_SIZE, STRONGHOLDS, View,
    fronts_meet,
};

/// Checks every leg of every mover against the enemy's zones.
///
/// A mover in several zones obeys one of them, of its choice.
pub fn check(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let side = march.movers[0].side();
    let mut zones = enemy_zones_near(view, side, march.set, march.bounds());
    let held = held_zones(view, side);
    if view.rulebook.movement.zones.entered_by == MoverPart::FrontEdge {
        zones.retain(|zone| {
            march.stations.iter().any(|stations| zone.has(&stations[0]))
                || (0..march.movers.len()).any(|index| {
                    let mut sweeps = march.sweeps(index);
                    sweeps.any(|sweep| zone.is_met(&sweep.front_edge()))
                })
        });
    }
    if zones.is_empty() && held.is_empty() || is_straight_back(march) {
        return ControlFlow::Continue(());
    }
    // A group that keeps its shape obeys as one; in any other march each mover obeys by itself.
    if march.rigid {
        for leg in 0..march.longest() {
            let sweeps = (0..march.movers.len()).filter_map(|index| march.leg(index, leg).next());
            let sweeps: Sweeps = sweeps.collect();
            check_leg(
                view,
                march,
                &sweeps,
                (march.movers[0], &zones, &held),
                reporter,
            )?;
        }
    } else {
        for (index, &id) in march.movers.iter().enumerate() {
            for sweep in march.sweeps(index) {
                check_leg(view, march, &[sweep], (id, &zones, &held), reporter)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The zones that a leg meets.
type ContactResolution<'z> = ArrayVec<&'z Zone, MOST>;

/// One leg of the movers that obey together.
type Sweeps = ArrayVec<Sweep, SIDE_SIZE>;

/// Checks one leg of movers that obey together against the zones that any of them meets.
fn check_leg(
    view: View<'_>,
    march: &March,
    sweeps: &[Sweep],
    (id, zones, held): (ElementId, &[Zone], &[Held<'_>]),
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let met = zones_met(zones, sweeps);
    let near: ArrayVec<&Held<'_>, STRONGHOLDS> = held
        .iter()
        .filter(|held| sweeps.iter().any(|sweep| held.is_met(sweep)))
        .collect();
    // Until the obeyed zones are entered, the others must be obeyed.
    let until = |entered: Option<i64>| -> Sweeps {
        let cut = entered.unwrap_or(STEPS);
        let parts = sweeps
            .iter()
            .map(|sweep| Sweep::new(sweep.from, place(sweep, cut)));
        parts.filter(|_| cut > 0).collect()
    };
    let answers_element = || {
        // The first point of entry matters only for strongholds nearby.
        let entries = met.iter().filter(|_| !near.is_empty()).flat_map(|zone| {
            let met = sweeps.iter().filter(|sweep| zone.is_met(sweep));
            met.map(|sweep| zone.entry(sweep))
        });
        let before = until(entries.min());
        let mut on_the_way = near
            .iter()
            .filter(|held| before.iter().any(|part| held.is_met(part)))
            .peekable();
        !met.is_empty()
            && is_answered(view, march, sweeps, (&met, zones))
            && (on_the_way.peek().is_none() || on_the_way.any(|held| held.is_answered(&before)))
    };
    let answers_stronghold = |held: &&Held<'_>| {
        let before = until(sweeps.iter().map(|sweep| held.entry(sweep)).min());
        // Part of a turn may reach where the whole does not: only zones met by the whole leg count.
        let mut on_the_way = zones_met(zones, &before);
        on_the_way.retain(|zone| met.iter().any(|met| std::ptr::eq(*met, *zone)));
        held.is_answered(sweeps)
            && (on_the_way.is_empty() || is_answered(view, march, &before, (&on_the_way, zones)))
    };
    // By some conventions a mover in the zone of an element responds to an element (`dba22` §24).
    let only_elements = view.rulebook.movement.zones.elements_first && !met.is_empty();
    if met.is_empty() && near.is_empty()
        || answers_element()
        || !only_elements && near.iter().any(answers_stronghold)
    {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        let breach = Breach::new(Rule::MoveZone).with("element", Measurement::Element(id));
        let breach = met.iter().fold(breach, |breach, zone| {
            breach
                .with("zone", Measurement::Element(zone.owner))
                .draw(Drawn::Patch(zone.strip.corners))
        });
        let breach = near.iter().fold(breach, |breach, held| {
            breach.with(
                "place",
                Measurement::Party(Party::Stronghold(held.stronghold)),
            )
        });
        let owners: ArrayVec<ElementId, MOST> = met.iter().map(|zone| zone.owner).collect();
        let elements = owners.iter().copied().map(Party::Element);
        let strongholds = near.iter().filter(|_| !only_elements);
        let strongholds = strongholds.map(|held| Party::Stronghold(held.stronghold));
        let before = distinct(elements.chain(strongholds));
        breach.with_contact_in_zones(view, march, &owners, &before)
    })
}

/// The zones of elements that any of these legs meets.
fn zones_met<'z>(zones: &'z [Zone], sweeps: &[Sweep]) -> ContactResolution<'z> {
    let meets = |zone: &Zone, sweep: &Sweep| {
        let probe = zone.probe();
        // A leg without a turn covers its hull, which is tested once.
        let is_straight = sweep.from.pose.facing == sweep.to.pose.facing;
        !boxes_apart(probe.bounds(), sweep.bounds(), 0)
            && (is_straight || overlaps(&probe, &sweep.hull()))
            && zone.is_met(sweep)
    };
    zones
        .iter()
        .filter(|zone| sweeps.iter().any(|sweep| meets(zone, sweep)))
        .collect()
}

/// The number of samples at which a leg can enter a zone.
pub(super) const STEPS: i64 = 1 << 12;

/// The base on a leg after a number of [`STEPS`].
pub(super) fn place(sweep: &Sweep, step: i64) -> Base {
    match step {
        0 => sweep.from,
        STEPS => sweep.to,
        _ => sweep
            .from
            .moved_to(between(sweep.from.pose, sweep.to.pose, step, STEPS)),
    }
}

/// Whether a leg obeys the zones that it meets.
///
/// From the first entry on it must at any time obey one of the zones that a mover is in. So the leg is cut at each
/// entry, and every part is checked by itself.
fn is_answered(
    view: View<'_>,
    march: &March,
    sweeps: &[Sweep],
    (met, zones): (&[&Zone], &[Zone]),
) -> bool {
    let entry = |zone: &Zone| {
        let met = sweeps.iter().filter(|sweep| zone.is_met(sweep));
        met.map(|sweep| zone.entry(sweep)).min().unwrap_or(STEPS)
    };
    let mut entries: ArrayVec<(i64, &Zone), MOST> =
        met.iter().map(|zone| (entry(zone), *zone)).collect();
    entries.small_sort_by_key(|&(step, zone)| (step, zone.owner));
    let mut begin = 0;
    while begin < entries.len() {
        let step = entries[begin].0;
        let next = entries[begin..]
            .iter()
            .position(|&(other, _)| other > step)
            .map(|offset| begin + offset);
        let until = next.map_or(STEPS, |next| entries[next].0);
        let parts: Sweeps = sweeps
            .iter()
            .map(|sweep| Sweep::new(place(sweep, step), place(sweep, until)))
            .collect();
        let now = &entries[..next.unwrap_or(entries.len())];
        // A zone entered at this very point need not be obeyed: a corner may enter on the way to it.
        let answered = now.iter().any(|&(entry, zone)| {
            (entry == step || parts.iter().any(|part| zone.has(&part.from)))
                && answers(view, march, &parts, (zone, zones))
        });
        if !answered {
            return false;
        }
        let Some(next) = next else { break };
        begin = next;
    }
    true
}

impl Zone {
    /// Whether a leg near the zone is in it at some time. The far edge of a stopped zone lies on its obstacle and
    /// counts only at the ends of a leg.
    pub(in crate::movement) fn is_met(&self, sweep: &Sweep) -> bool {
        if self.stopped {
            self.has(&sweep.from) || self.has(&sweep.to) || sweep.hits(&self.strip)
        } else {
            sweep.hits(&self.probe())
        }
    }

    /// The sample of [`STEPS`] at which a leg enters the zone; 0 if it begins in it, its far edge included.
    pub(super) fn entry(&self, sweep: &Sweep) -> i64 {
        if self.has(&sweep.from) {
            return 0;
        }
        let probe = if sweep.hits(&self.strip) {
            self.strip
        } else {
            self.probe()
        };
        let (mut out, mut inside) = (0, STEPS);
        while inside - out > 1 {
            let middle = i64::midpoint(out, inside);
            let end = sweep
                .from
                .moved_to(between(sweep.from.pose, sweep.to.pose, middle, STEPS));
            if Sweep::new(sweep.from, end).hits(&probe) {
                inside = middle;
            } else {
                out = middle;
            }
        }
        inside
    }
}

/// Whether a part of a leg is allowed by a zone: into front contact with its owner, or closer to it.
///
/// Closer means closer all the way: coming nearer or turning to the owner, and then away again, is not allowed. Only a
/// group's slide is exempt (`dba22` §16.2) as long as it does not end farther off.
///
/// A group obeys as a whole: by a member that reaches the owner in the end, or by the nearest member coming closer
/// without turning away while some member is still ahead of the owner. A group cannot step aside, so sideways distance
/// does not matter.
fn answers(
    view: View<'_>,
    march: &March,
    parts: &[Sweep],
    (controller, zones): (&Zone, &[Zone]),
) -> bool {
    let owner = &controller.face(view);
    let is_before = |base: &Base| {
        let is_its = |zone: &&Zone| (zone.owner, zone.edge) == (controller.owner, controller.edge);
        let mut own = zones.iter().filter(is_its);
        own.any(|zone| zone.has(base))
    };
    let reaches = |base: &Base| fronts_meet(base, owner);
    // A mover that meets the owner at an angle and fights it has reached it at the end of the march.
    let is_at_end =
        |part: &Sweep| (0..march.movers.len()).any(|index| *march.last(index) == part.to);
    let makes = march.made == Some(controller.owner) && parts.iter().any(is_at_end);
    if makes || parts.iter().any(|part| reaches(&part.to)) {
        return true;
    }
    let away = |part: &&Sweep| part.from.pose.front.distance(owner.pose.front).units();
    let Some(nearest) = parts.iter().min_by_key(away) else {
        return false;
    };
    let [before, after] = [&nearest.from, &nearest.to].map(|base| Approach::new(&base.pose, owner));
    if march.movers.len() == 1 {
        return is_before(&nearest.to)
            && after.is_no_farther(&before)
            && after.is_no_more_aside(&before)
            && after.was_never_nearer(&before, nearest, owner);
    }
    let mut ends = (0..march.movers.len()).map(|other| march.last(other));
    let nearer = after.is_no_farther(&before)
        && (slides(nearest) || after.was_never_nearer(&before, nearest, owner));
    ends.clone().any(reaches) || nearer && ends.any(is_before)
}

/// Whether a leg goes straight to one side.
fn slides(sweep: &Sweep) -> bool {
    let seen = sweep.from.local(sweep.to.pose.front);
    sweep.from.pose.facing == sweep.to.pose.facing && within(seen.ahead.abs(), Length::ZERO)
}

/// The distance of a pose from front contact with an enemy.
struct Approach {
    turn: Angle,
    turned_right: bool,
    distance: Length,
    aside: Length,
}

/// Facings that differ by less are the same: a ten-thousandth of a turn is far below the tolerance of corners.
pub(super) const TURN_SLACK: Angle = Angle(429_497);

impl Approach {
    fn new(pose: &Pose, owner: &Base) -> Approach {
        let seen = owner.local(pose.front);
        let facing = owner.pose.facing.opposite();
        Approach {
            turn: pose.facing.between(facing),
            turned_right: (pose.facing - facing).0 >> 31 == 0,
            distance: pose.front.distance(owner.pose.front),
            aside: seen.right.abs(),
        }
    }

    fn is_no_farther(&self, before: &Approach) -> bool {
        self.turn.0 <= before.turn.0.saturating_add(TURN_SLACK.0)
            && within(self.distance, before.distance)
    }

    /// Whether a leg never came nearer than it ends, nor turned past the owner.
    fn was_never_nearer(&self, before: &Approach, sweep: &Sweep, owner: &Base) -> bool {
        let track = Segment::new(sweep.from.pose.front, sweep.to.pose.front);
        (self.turned_right == before.turned_right
            || self.turn <= TURN_SLACK
            || before.turn <= TURN_SLACK)
            && within(self.distance, track.distance(owner.pose.front))
    }

    fn is_no_more_aside(&self, before: &Approach) -> bool {
        within(self.aside, before.aside)
    }
}

/// Whether the whole march goes straight back without turning.
pub(super) fn is_straight_back(march: &March) -> bool {
    march.stations.iter().all(|stations| {
        let from = &stations[0];
        stations.iter().all(|base| {
            let seen = from.local(base.pose.front);
            base.pose.facing == from.pose.facing
                && within(seen.right.abs(), Length::ZERO)
                && within(seen.ahead, Length::ZERO)
        })
    }) && march.stations.iter().any(|stations| {
        beyond(
            -stations[0]
                .local(stations[stations.len() - 1].pose.front)
                .ahead,
            Length::ZERO,
        )
    })
}
