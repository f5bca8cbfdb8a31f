//! Zones in editions where a move out of a zone must end opposite its owner (`dba30` §10).
//!
//! The whole move counts, not each leg: its end, and which zones were met first. Elements and strongholds are treated
//! alike.

use std::ops::ControlFlow;

use acies_geometry::{Angle, Base, Edge, Length, Segment, Sweep, TOUCH, beyond, touches, within};
use acies_rulebook::{MoverPart, ZoneExit};
use arrayvec::ArrayVec;

use super::fort_zones::{Held, distinct, held_zones};
use super::zone_exit::{is_straight_back, place};
use crate::movement::march::March;
use crate::zones::{MOST, Zone, enemy_zones, enemy_zones_near};
use crate::{
    Breach, Drawn, ElementId, Measurement, Party, Reporter, Rule, STRONGHOLDS, View,
    fronts_on_region, same_facing,
};

/// Checks a march against the enemy's zones: a mover that starts in or enters one ends in contact with its owner or
/// opposite it, or only moves straight back.
pub fn check(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let side = march.movers[0].side();
    let zones = enemy_zones_near(view, side, march.set, march.bounds());
    let held = held_zones(view, side);
    if zones.is_empty() && held.is_empty() || is_straight_back(march) {
        return ControlFlow::Continue(());
    }
    let of_elements = zones.iter().map(Patch::Zone);
    let patches = of_elements.chain(held.iter().map(Patch::Held));
    let met: ContactResolution<'_> = patches
        .filter_map(|patch| Some((patch.entered(view, march)?, patch)))
        .collect();
    let Some(first) = met.iter().map(|&(moment, _)| moment).min() else {
        return ControlFlow::Continue(());
    };
    let restricts = |&&(moment, ref patch): &&(Moment, Patch<'_>)| {
        moment.is_about(first) || first != Moment::START && is_ahead_then(march, first, patch)
    };
    if met
        .iter()
        .filter(restricts)
        .any(|restricting| is_answered(view, march, (restricting, first), &met))
    {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        let owners = met.iter().filter_map(|(_, patch)| patch.owner());
        let owners: ArrayVec<ElementId, MOST> = owners.collect();
        let restricting = met.iter().filter(restricts);
        let before = distinct(restricting.map(|(_, patch)| patch.party()));
        let breach = breach(march, met.iter().map(|(_, patch)| patch));
        breach.with_contact_in_zones(view, march, &owners, &before)
    })
}

/// Checks elements that arrive on the table by landing: one in a zone must be in contact with its owner or opposite it.
pub fn check_arrival(
    view: View<'_>,
    march: &March,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let side = march.movers[0].side();
    let zones = enemy_zones_near(view, side, march.set, march.bounds());
    let held = held_zones(view, side);
    let part = view.rulebook.movement.zones.entered_by;
    let there = |index: usize| {
        let sweep = Sweep::new(*march.last(index), *march.last(index));
        match part {
            MoverPart::AnyPart => sweep,
            MoverPart::FrontEdge => sweep.front_edge(),
        }
    };
    let movers = 0..march.movers.len();
    let of_elements = zones.iter().map(Patch::Zone);
    let patches = of_elements.chain(held.iter().map(Patch::Held));
    let met: ArrayVec<Patch<'_>, { MOST + STRONGHOLDS }> = patches
        .filter(|patch| movers.clone().any(|index| patch.is_met(&there(index))))
        .collect();
    let answers = |patch: &Patch<'_>| {
        movers.clone().any(|index| {
            let end = march.last(index);
            patch.is_reached(view, end) || patch.faces(view, end, end)
        })
    };
    if met.is_empty() || met.iter().any(answers) {
        return ControlFlow::Continue(());
    }
    reporter.report(|| breach(march, met.iter()))
}

/// Whether a march with the ends of this one can be legal, whatever its way: one that starts or ends in a zone must end in
/// response to one.
pub fn may_end(view: View<'_>, march: &March) -> bool {
    let side = march.movers[0].side();
    let zones = enemy_zones(view, side, march.set);
    let held = held_zones(view, side);
    let (start, end) = (&march.stations[0][0], march.last(0));
    let touches_wall = || {
        let held = view.position.held_against(side);
        let mut regions = held.filter_map(|stronghold| view.table.stronghold(stronghold));
        regions.any(|region| region.pieces().any(|piece| touches(end, piece)))
    };
    let touches_enemy = || {
        view.position
            .side(side.other())
            .any(|(_, enemy)| touches(end, &enemy.base))
    };
    if is_straight_back(march) || touches_enemy() || touches_wall() {
        return true;
    }
    let of_elements = zones.iter().map(Patch::Zone);
    let patches: ArrayVec<Patch<'_>, { MOST + STRONGHOLDS }> =
        of_elements.chain(held.iter().map(Patch::Held)).collect();
    if patches
        .iter()
        .any(|patch| patch.is_reached(view, end) || patch.faces(view, end, end))
    {
        return true;
    }
    let there = Sweep::new(*end, *end);
    let there = match view.rulebook.movement.zones.entered_by {
        MoverPart::AnyPart => there,
        MoverPart::FrontEdge => there.front_edge(),
    };
    !patches
        .iter()
        .any(|patch| patch.has(start) || patch.is_met(&there))
}

/// The breach of a march that obeys none of these zones.
fn breach<'z>(march: &March, met: impl Iterator<Item = &'z Patch<'z>>) -> Breach {
    let breach = Breach::new(Rule::MoveZone).with("element", Measurement::Element(march.movers[0]));
    met.fold(breach, |breach, patch| match patch {
        Patch::Zone(zone) => breach
            .with("zone", Measurement::Element(zone.owner))
            .draw(Drawn::Patch(zone.strip.corners)),
        Patch::Held(held) => breach.with(
            "place",
            Measurement::Party(Party::Stronghold(held.stronghold)),
        ),
    })
}

/// The zones that a march meets, with the moment from which each restricts it.
type ContactResolution<'z> = ArrayVec<(Moment, Patch<'z>), { MOST + STRONGHOLDS }>;

/// A moment of a march: a leg and a number of its steps. The start is step 0 of the first leg.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Moment {
    leg: usize,
    step: i64,
}

/// The part of an edge that counts as its corner.
const CORNER: Length = Length::from_units(4 * TOUCH.units());

/// Two zones are entered together if at most this many steps of one leg lie between.
const TOGETHER: i64 = 8;

impl Moment {
    const START: Moment = Moment { leg: 0, step: 0 };

    /// Whether two moments are the same within the precision of bisection. The start is a moment of its own.
    fn is_about(self, other: Moment) -> bool {
        self == other
            || ![self, other].contains(&Moment::START)
                && self.leg == other.leg
                && (self.step - other.step).abs() <= TOGETHER
    }
}

/// The zone of an element or of a stronghold.
enum Patch<'z> {
    Zone(&'z Zone),
    Held(&'z Held<'z>),
}

impl Patch<'_> {
    /// The moment from which a zone restricts a march: the start if any part of a mover is in it, else when the part
    /// required by the edition enters it.
    fn entered(&self, view: View<'_>, march: &March) -> Option<Moment> {
        if march.stations.iter().any(|stations| self.has(&stations[0])) {
            return Some(Moment::START);
        }
        let part = view.rulebook.movement.zones.entered_by;
        let moments = (0..march.movers.len()).filter_map(|index| {
            march.sweeps(index).enumerate().find_map(|(leg, sweep)| {
                let sweep = match part {
                    MoverPart::AnyPart => sweep,
                    MoverPart::FrontEdge => sweep.front_edge(),
                };
                self.is_met(&sweep).then(|| Moment {
                    leg,
                    step: self.entry(&sweep).max(1),
                })
            })
        });
        moments.min()
    }

    fn has(&self, base: &Base) -> bool {
        match self {
            Patch::Zone(zone) => zone.has(base),
            Patch::Held(held) => held.is_met(&Sweep::new(*base, *base)),
        }
    }

    fn is_met(&self, sweep: &Sweep) -> bool {
        match self {
            Patch::Zone(zone) => zone.is_met(sweep),
            Patch::Held(held) => held.is_met(sweep),
        }
    }

    fn entry(&self, sweep: &Sweep) -> i64 {
        match self {
            Patch::Zone(zone) => zone.entry(sweep),
            Patch::Held(held) => held.entry(sweep),
        }
    }

    /// Whether a front edge is in contact with the owner of the zone, by more than a corner.
    fn is_reached(&self, view: View<'_>, base: &Base) -> bool {
        match self {
            Patch::Zone(zone) => {
                let owner = view.position.base(zone.owner);
                let narrower =
                    |base: &Base| base.resized(base.pose, base.width - CORNER * 2, base.depth);
                let meets = |base: &Base, owner: &Base| {
                    let front = base.edge(Edge::Front);
                    touches(&[front.from, front.to, front.to, front.from], owner)
                };
                meets(&narrower(base), owner) || meets(base, &narrower(owner))
            }
            Patch::Held(held) => fronts_on_region(base, held.region),
        }
    }

    /// Whether a base is opposite the owner of the zone, no farther from it than another base was.
    fn faces(&self, view: View<'_>, base: &Base, before: &Base) -> bool {
        let answer = view.rulebook.movement.zones.answer;
        let is_opposite = match self {
            Patch::Zone(zone) => {
                let edge = zone.strip.edge(Edge::Rear);
                is_opposite(base, zone.strip.pose.facing, edge, answer)
            }
            Patch::Held(held) => {
                let mut edges = acies_geometry::Convex::edges(held.region.outline());
                // Edges run clockwise: the outside is to the left of them.
                edges.any(|edge| {
                    let outward = Angle::from_vector(edge.step()) + Angle::LEFT;
                    is_opposite(base, outward, edge, answer)
                })
            }
        };
        is_opposite && within(self.away(base), self.away(before))
    }

    /// The distance of the middle of a front edge from the owner of the zone.
    fn away(&self, base: &Base) -> Length {
        match self {
            Patch::Zone(zone) => zone.strip.edge(Edge::Rear).distance(base.pose.front),
            Patch::Held(held) => held.region.distance(&[base.pose.front]),
        }
    }

    /// The owner, if it is an element.
    fn owner(&self) -> Option<ElementId> {
        self.party().element()
    }

    /// The element or the stronghold whose zone it is.
    fn party(&self) -> Party {
        match self {
            Patch::Zone(zone) => Party::Element(zone.owner),
            Patch::Held(held) => Party::Stronghold(held.stronghold),
        }
    }
}

/// Whether a base faces an edge and is ahead of it: the shorter of the two is all within the width of the longer or,
/// where the edition accepts that, they overlap partly.
fn is_opposite(base: &Base, outward: Angle, edge: Segment, answer: ZoneExit) -> bool {
    let middle = acies_geometry::Pose::new(edge.from.midway(edge.to), outward);
    let seen = middle.local(base.pose.front);
    let (length, aside) = (edge.length(), seen.right.abs());
    let reaches = match answer {
        ZoneExit::PartlyAhead => beyond((length + base.width).scaled(1, 2), aside),
        ZoneExit::LinedUp | ZoneExit::Nearer => {
            within(aside, (length - base.width).abs().scaled(1, 2))
        }
    };
    reaches && within(Length::ZERO, seen.ahead) && same_facing(base.pose.facing, outward.opposite())
}

/// The base of a mover at a moment.
fn at(march: &March, index: usize, moment: Moment) -> Base {
    match march.sweeps(index).nth(moment.leg) {
        Some(sweep) => place(&sweep, moment.step),
        None => *march.last(index),
    }
}

/// Whether a mover is at least partly straight ahead, at a moment, of an owner whose zone it enters later: it meets
/// others on its way there.
fn is_ahead_then(march: &March, moment: Moment, patch: &Patch<'_>) -> bool {
    let Patch::Zone(zone) = patch else {
        return false;
    };
    (0..march.movers.len()).any(|index| {
        let base = at(march, index, moment);
        let half = zone.strip.width.scaled(1, 2);
        let seen = base.corners.map(|corner| zone.strip.local(corner));
        let right_of = |limit: Length| seen.iter().any(|seen| beyond(seen.right, limit));
        let left_of = |limit: Length| seen.iter().any(|seen| beyond(limit, seen.right));
        let before = seen
            .iter()
            .any(|seen| beyond(seen.ahead, -zone.strip.depth));
        before && right_of(-half) && left_of(half)
    })
}

/// Whether a march obeys one of the zones that restrict it from a moment on.
fn is_answered(
    view: View<'_>,
    march: &March,
    ((_, patch), first): (&(Moment, Patch<'_>), Moment),
    met: &[(Moment, Patch<'_>)],
) -> bool {
    let mut movers = 0..march.movers.len();
    let reached = movers
        .clone()
        .any(|index| patch.is_reached(view, march.last(index)));
    // A mover that fights the owner as if conformed has reached it, wherever the owner is.
    if reached || march.made.is_some() && march.made == patch.owner() {
        return true;
    }
    // Conforming may not cross another zone: a zone entered must be the one it ends in.
    let crosses = || {
        met.iter().any(|(moment, other)| {
            *moment != Moment::START
                && (other.owner().is_none() || other.owner() != patch.owner())
                && !(0..march.movers.len()).any(|index| other.has(march.last(index)))
        })
    };
    movers.any(|index| patch.faces(view, march.last(index), &at(march, index, first))) && !crosses()
}
