//! Zones of control: a strip ahead of every enemy, and what may be done in it (`dba22` §17).

use std::f64::consts::PI;

use crate::battlefield::{Battlefield, Fort, Piece};
use crate::camp::{between, meets_camp, nears_camp};
use crate::leg::{Sweep, first};
use crate::plane::{BW, Spot, apart, clipped, depth, turn};
use crate::stands::{front, overlap};
use crate::sure::{Sure, TOUCH};
use crate::way::Way;

/// A zone: it rolls out from the owner's front edge until it meets something.
struct Zone<'a> {
    owner: &'a Piece,
    /// What may stop it, whether it does, and how far ahead.
    stops: Vec<(Sure, f64)>,
}

impl<'a> Zone<'a> {
    fn new(battlefield: &Battlefield, way: &Way, owner: &'a Piece) -> Zone<'a> {
        let full = strip(owner, BW);
        let others = battlefield
            .pieces
            .iter()
            .filter(|piece| piece.id != owner.id && !way.has(piece.id));
        let shapes = others
            .map(|piece| piece.corners.to_vec())
            .chain(battlefield.camps.iter().map(|camp| camp.shape.clone()));
        let stops = shapes
            .map(|shape| (overlap(&full, &shape), nearest_ahead(owner, &shape)))
            .filter(|(stops, _)| stops.yes || stops.margin < BW)
            .collect();
        Zone { owner, stops }
    }

    /// Whether a shape is in the zone, by its depth in a strip: inside or on the far edge, not on the sides. The far
    /// edge of a stopped zone counts only when asked for.
    fn holds(&self, deep: &dyn Fn(&[Spot]) -> f64, on_stop: bool) -> Sure {
        let up_to = |length: f64, on_edge: bool| {
            let inside = deep(&strip(self.owner, length));
            if inside.abs() > TOUCH / 2.0 {
                return Sure::positive(inside);
            }
            // It touches the strip: on the far edge it would be deep in a longer one.
            let longer = deep(&strip(self.owner, length + 8.0 * TOUCH));
            if longer >= 7.0 * TOUCH {
                if on_edge { Sure::YES } else { Sure::NO }
            } else if longer <= TOUCH {
                Sure::NO
            } else {
                Sure::positive(inside)
            }
        };
        let stops = self
            .stops
            .iter()
            .map(|&(stops, length)| (!stops).or(up_to(length, on_stop)));
        let whole = up_to(BW, true);
        if !whole.yes && whole.margin > BW / 16.0 {
            return whole;
        }
        whole.and(Sure::all(stops))
    }

    fn has(&self, corners: &[Spot; 4]) -> Sure {
        self.holds(&|strip| depth(corners, strip), true)
    }

    /// Whether a leg is in the zone at some time. A mover that passes along the obstacle that stops a zone passes the
    /// obstacle.
    fn met_by(&self, leg: &Sweep) -> Sure {
        let passed = self.holds(&|strip| leg.deepest(strip), false);
        let ends = [0.0, 1.0].map(|part| self.has(&leg.corners(part)));
        passed.or(Sure::any(ends))
    }

    /// How far it rolls.
    fn length(&self) -> f64 {
        let stops = self.stops.iter().filter(|(stops, _)| stops.yes);
        stops.map(|(_, length)| *length).fold(BW, f64::min)
    }

    /// The part of a leg after which the mover is in the zone.
    fn entered(&self, leg: &Sweep) -> Option<f64> {
        let probe = strip(self.owner, self.length() + TOUCH);
        first(|part| depth(&leg.corners(part), &probe) > TOUCH / 2.0)
    }

    /// Whether a part of a leg ends no farther from the owner, and turned no farther away, than it begins.
    fn ends_nearer(&self, leg: &Sweep, begin: f64, end: f64) -> Sure {
        let owner = &self.owner.stand;
        let off = |part: f64| turn(leg.stand(part).facing, owner.facing + PI).abs() * BW;
        let away = |part: f64| (leg.stand(part).front - owner.front).length();
        Sure::at_most(off(end), off(begin)).and(Sure::at_most(away(end), away(begin)))
    }

    /// Whether a part of a leg never takes a mover farther from the owner, nor turns it farther away.
    fn nearer(&self, leg: &Sweep, begin: f64, end: f64) -> Sure {
        let owner = &self.owner.stand;
        let off = |part: f64| turn(leg.stand(part).facing, owner.facing + PI);
        let (before, after) = (off(begin), off(end));
        // On the way it may look straight at the owner, or straight away.
        let passes = before * after < 0.0;
        let away = passes && (before - after).abs() > PI;
        let least = if passes && !away { 0.0 } else { before.abs() };
        let most = if away { PI } else { before.abs() };
        let track = (leg.stand(begin).front, leg.stand(end).front);
        let distance = (track.1 - owner.front).length();
        Sure::at_most(after.abs() * BW, least * BW)
            .and(Sure::at_most(most * BW, before.abs() * BW))
            .and(Sure::at_most(distance - apart(owner.front, track), 0.0))
    }

    fn no_more_aside(&self, leg: &Sweep, begin: f64, end: f64) -> Sure {
        let aside = |part: f64| self.owner.stand.seen(leg.stand(part).front).1.abs();
        Sure::at_most(aside(end) - aside(begin), 0.0)
    }
}

fn strip(owner: &Piece, length: f64) -> [Spot; 4] {
    let place = |ahead, right| owner.stand.place(ahead, right * BW / 2.0);
    [
        place(length, -1.0),
        place(length, 1.0),
        place(0.0, 1.0),
        place(0.0, -1.0),
    ]
}

/// How far ahead of a front edge, within its width, a shape begins.
fn nearest_ahead(owner: &Piece, shape: &[Spot]) -> f64 {
    let seen = |spot: Spot| owner.stand.seen(spot);
    let part = clipped(shape, |spot| BW / 2.0 - seen(spot).1);
    let part = clipped(&part, |spot| BW / 2.0 + seen(spot).1);
    let part = clipped(&part, |spot| seen(spot).0);
    part.iter()
        .map(|&spot| seen(spot).0)
        .fold(f64::INFINITY, f64::min)
}

/// Whether a way does in every zone that it meets only what is left open. A group that keeps its shape answers as one.
pub fn respected(battlefield: &Battlefield, way: &Way) -> Sure {
    let zones: Vec<Zone<'_>> = battlefield
        .enemies()
        .map(|owner| Zone::new(battlefield, way, owner))
        .collect();
    let legs: Vec<Vec<Sweep>> = (0..way.movers.len())
        .map(|mover| way.legs(mover).collect())
        .collect();
    let each = if way.rigid {
        let together = (0..legs[0].len()).map(|leg| {
            let steps: Vec<Sweep> = legs.iter().map(|legs| legs[leg]).collect();
            kept(battlefield, way, &zones, &steps)
        });
        Sure::all(together)
    } else {
        Sure::all(
            legs.iter()
                .flatten()
                .map(|leg| kept(battlefield, way, &zones, &[*leg])),
        )
    };
    each.or(straight_back(way))
}

/// Whether a leg of movers that obey together obeys the zones that it meets, of elements or a held camp.
fn kept(battlefield: &Battlefield, way: &Way, zones: &[Zone<'_>], legs: &[Sweep]) -> Sure {
    let by_element = answers(way, zones, legs);
    let (mut met_camp, mut by_camp) = (Sure::NO, Sure::NO);
    for camp in battlefield.enemy_camps() {
        let met = Sure::any(legs.iter().map(|leg| meets_camp(leg, camp)));
        let nears = nears_camp(legs, camp);
        met_camp = met_camp.or(met);
        by_camp = by_camp.or(met.and(nears));
    }
    let met_element = Sure::any(
        zones
            .iter()
            .map(|zone| Sure::any(legs.iter().map(|leg| zone.met_by(leg)))),
    );
    let only_elements = (!met_camp).and(by_element);
    let only_camps = (!met_element).and(by_camp);
    let both = met_camp.and(met_element);
    let either = by_element.or(by_camp);
    if both.yes && by_element.yes != by_camp.yes {
        // A mover that begins in all the zones may choose; otherwise the first entered counts.
        let begins = |leg: &Sweep| {
            let start = leg.corners(0.0);
            let in_zone = Sure::any(zones.iter().map(|zone| zone.has(&start)));
            let near = |camp: &Fort| Sure::at_most(between(&start, &camp.shape), BW);
            in_zone.and(Sure::any(battlefield.enemy_camps().map(near)))
        };
        let margin = if legs.iter().all(|leg| begins(leg).yes) {
            either.margin
        } else {
            0.0
        };
        return Sure { margin, ..either };
    }
    Sure::any([only_elements, only_camps, both.and(either)])
}

/// Whether a leg of movers that obey together obeys, at any time, one of the zones that one of them is in.
fn answers(way: &Way, zones: &[Zone<'_>], legs: &[Sweep]) -> Sure {
    let met: Vec<(&Zone<'_>, Sure)> = zones
        .iter()
        .map(|zone| (zone, Sure::any(legs.iter().map(|leg| zone.met_by(leg)))))
        .collect();
    let mut entries: Vec<(f64, &Zone<'_>)> = met
        .iter()
        .filter(|(_, met)| met.yes)
        .map(|(zone, _)| {
            let entered = legs
                .iter()
                .filter_map(|leg| zone.entered(leg))
                .fold(1.0, f64::min);
            let inside = legs.iter().any(|leg| zone.has(&leg.corners(0.0)).yes);
            (if inside { 0.0 } else { entered.max(1e-9) }, *zone)
        })
        .collect();
    entries.sort_by(|a, b| a.0.total_cmp(&b.0));
    let unsure = met.iter().map(|(_, met)| met.margin);
    let unsure = unsure.fold(f64::INFINITY, f64::min);
    let all = in_turn(way, &entries, legs, 8.0);
    // Zones entered nearly together may be entered together.
    let other = in_turn(way, &entries, legs, 4.0 * TOUCH);
    // A zone at whose edge a leg begins, while it begins in others, may be obeyed too.
    let on_edge = |&(entered, zone): &(f64, &Zone<'_>)| {
        let near = |leg: &Sweep| {
            depth(&leg.corners(0.0), &strip(zone.owner, zone.length())).abs() <= 4.0 * TOUCH
        };
        entered > 0.0 && legs.iter().any(near) && entries[0].0 <= 0.0
    };
    let margin = if all.yes != other.yes || entries.iter().any(on_edge) {
        0.0
    } else {
        all.margin
    };
    Sure {
        margin: margin.min(unsure),
        ..all
    }
}

/// Whether legs obey, from each entry into zones to the next, one of the zones entered before. Zones entered within a
/// distance of each other are entered together, except those that the legs begin in.
fn in_turn(way: &Way, entries: &[(f64, &Zone<'_>)], legs: &[Sweep], near: f64) -> Sure {
    let longest = legs.iter().map(Sweep::distance).fold(0.0, f64::max);
    let mut all = Sure::YES;
    let mut begin = 0;
    while begin < entries.len() {
        let start = entries[begin].0;
        let together = |part: f64| part <= start || start > 0.0 && (part - start) * longest <= near;
        let next = (begin..entries.len()).find(|&index| !together(entries[index].0));
        let end = next.map_or(1.0, |next| entries[next].0);
        let now = &entries[..next.unwrap_or(entries.len())];
        all = all.and(Sure::any(
            now.iter()
                .map(|&(_, zone)| answer(way, zone, legs, (start, end))),
        ));
        let Some(next) = next else { break };
        begin = next;
    }
    all
}

/// Whether a part of some legs, all of it in a zone, is an answer to it.
fn answer(way: &Way, zone: &Zone<'_>, legs: &[Sweep], (begin, end): (f64, f64)) -> Sure {
    let owner = &zone.owner.stand;
    let reached = Sure::any(legs.iter().map(|leg| front(&leg.stand(end), owner)));
    let away = |leg: &Sweep| (leg.stand(begin).front - owner.front).length();
    let mut by_distance: Vec<&Sweep> = legs.iter().collect();
    by_distance.sort_by(|a, b| away(a).total_cmp(&away(b)));
    let leg = by_distance[0];
    let mut nearer = zone.nearer(leg, begin, end);
    if way.movers.len() == 1 {
        let stays = zone.has(&leg.corners(end));
        let aside = zone.no_more_aside(leg, begin, end);
        return reached.or(Sure::all([nearer, stays, aside]));
    }
    if !leg.turns() && leg.from.seen(leg.to.front).0.abs() < 2.0 {
        // A group's slide is free of the rules of direction (§16.2): it only may not end farther off.
        nearer = zone.ends_nearer(leg, begin, end);
    }
    // Which of two is the nearest may be a matter of the tolerance.
    if by_distance
        .get(1)
        .is_some_and(|other| away(other) - away(leg) <= 4.0 * TOUCH)
    {
        nearer.margin = 0.0;
    }
    let ends = || (0..way.movers.len()).map(|mover| way.end(mover));
    let in_the_end = Sure::any(ends().map(|stand| front(&stand, owner)));
    let before = Sure::any(ends().map(|stand| zone.has(&stand.corners())));
    Sure::any([reached, in_the_end, nearer.and(before)])
}

/// Whether all movers move straight back without turning.
fn straight_back(way: &Way) -> Sure {
    let backward = |mover: usize| {
        let start = way.stands[mover][0];
        Sure::all(way.stands[mover].iter().map(|stand| {
            let (ahead, right) = start.seen(stand.front);
            Sure::all([
                crate::stands::alike(start.facing, stand.facing),
                Sure::at_most(right.abs(), 0.0),
                Sure::at_most(ahead, 0.0),
            ])
        }))
    };
    let end = way.stands[0][0].seen(way.end(0).front).0;
    Sure::all((0..way.movers.len()).map(backward)).and(Sure::above(-end, 0.0))
}
