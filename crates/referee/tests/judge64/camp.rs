//! The zone of a held camp, all round it, and what may be done in it (`dba22` §7, §17, §24).

use std::f64::consts::PI;

use crate::battlefield::{Fort, front_edge};
use crate::leg::{Sweep, first};
use crate::plane::{BW, Spot, Stand, apart, depth, turn};
use crate::stands::touch;
use crate::sure::{Sure, TOUCH};

/// How far a leg is from a held camp at places on it.
fn off_camp(leg: &Sweep, camp: &Fort) -> impl Iterator<Item = f64> {
    (0..=128).map(move |i| between(&leg.corners(f64::from(i) / 128.0), &camp.shape))
}

/// How far two shapes are apart, corner to corner as well; nothing where they overlap.
pub fn between(one: &[Spot], other: &[Spot]) -> f64 {
    if depth(one, other) > 0.0 {
        return 0.0;
    }
    let to_edges = |spots: &[Spot], shape: &[Spot]| {
        let edges = (0..shape.len()).map(|i| (shape[i], shape[(i + 1) % shape.len()]));
        edges
            .flat_map(|edge| spots.iter().map(move |&spot| apart(spot, edge)))
            .fold(f64::INFINITY, f64::min)
    };
    to_edges(one, other).min(to_edges(other, one))
}

/// Whether a leg comes within a base width of a held camp.
pub fn meets_camp(leg: &Sweep, camp: &Fort) -> Sure {
    let nearest = off_camp(leg, camp).fold(f64::INFINITY, f64::min);
    Sure::at_most(nearest, BW)
}

/// Whether legs obey the zone of a camp: from the point within a base width of it, a front edge ends newly on it, or
/// the nearest mover within comes nearer.
pub fn nears_camp(legs: &[Sweep], camp: &Fort) -> Sure {
    let met: Vec<&Sweep> = legs
        .iter()
        .filter(|leg| meets_camp(leg, camp).yes)
        .collect();
    let unsure = legs.iter().map(|leg| meets_camp(leg, camp).margin);
    let mut margin = unsure.fold(f64::INFINITY, f64::min);
    let entered = |leg: &&Sweep| {
        let off = |part: f64| between(&leg.corners(part), &camp.shape);
        // A leg that enters only at its very end is all outside.
        if off(1.0) > BW + TOUCH / 2.0 {
            let parts = (1..64).map(|part| f64::from(part) / 64.0);
            return parts
                .min_by(|a, b| off(*a).total_cmp(&off(*b)))
                .unwrap_or(0.0);
        }
        first(|part| off(part) <= BW + TOUCH / 2.0).unwrap_or(1.0)
    };
    let Some(entry) = met.iter().map(entered).reduce(f64::min) else {
        return Sure::NO;
    };
    let arrives = met.iter().map(|leg| {
        let on = |part: f64| touch(&front_edge(&leg.stand(part)), &camp.shape);
        on(1.0).and(!on(entry))
    });
    let away = |spot: Spot| between(&[spot], &camp.shape);
    let mut by_distance: Vec<f64> = met.iter().map(|leg| away(leg.stand(entry).front)).collect();
    let nearest = met
        .iter()
        .min_by(|a, b| away(a.stand(entry).front).total_cmp(&away(b.stand(entry).front)));
    by_distance.sort_by(f64::total_cmp);
    if by_distance.len() > 1 && by_distance[1] - by_distance[0] <= 4.0 * TOUCH {
        margin = 0.0;
    }
    let nears = nearest.map_or(Sure::NO, |leg| approaches(leg, entry, camp));
    let answer = Sure::any(arrives).or(nears);
    Sure {
        margin: answer.margin.min(margin),
        ..answer
    }
}

/// Whether the rest of a leg brings the middle of a front edge nearer to a camp without turning away, with some of the
/// camp ahead of it in the end; or turns to the camp without going farther from it.
fn approaches(leg: &Sweep, entry: f64, camp: &Fort) -> Sure {
    let away = |part: f64| between(&[leg.stand(part).front], &camp.shape);
    let parts = (0..=128).map(|i| entry + (1.0 - entry) * f64::from(i) / 128.0);
    let least = parts.map(away).fold(f64::INFINITY, f64::min);
    let (start, end) = (away(entry), away(1.0));
    let kept = Sure::at_most(end, start).and(Sure::at_most(end, least));
    if entry >= 1.0 - 1e-6 {
        return kept;
    }
    let past = |part: f64| {
        let stand = Stand {
            facing: leg.stand(part).facing,
            ..leg.to
        };
        past_camp(&stand, camp) * BW
    };
    let (before, between, after) = (past(entry), past(f64::midpoint(entry, 1.0)), past(1.0));
    let steady = Sure::at_most(between, before).and(Sure::at_most(after, before));
    let ahead = camp.shape.iter().map(|&spot| leg.to.seen(spot).0);
    let is_ahead = Sure::above(ahead.fold(f64::NEG_INFINITY, f64::max), 0.0);
    let nearer = Sure::above(start - end, 0.0).and(is_ahead);
    // A turn too small to change any length does not count.
    let turns = Sure::positive(before - after - 0.01);
    Sure::all([kept, steady, nearer.or(turns)])
}

/// The least angle between a facing and the way from any of the front edge to any of a camp.
fn past_camp(stand: &Stand, camp: &Fort) -> f64 {
    let off: Vec<f64> = front_edge(stand)
        .into_iter()
        .flat_map(|from| camp.shape.iter().map(move |&to| to - from))
        .map(|way| turn(stand.facing, way.x.atan2(way.y)))
        .collect();
    let least = off
        .iter()
        .fold(f64::INFINITY, |least, off| least.min(off.abs()));
    let low = off.iter().copied().fold(f64::INFINITY, f64::min);
    let high = off.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if low <= 0.0 && high >= 0.0 && high - low < PI {
        0.0
    } else {
        least
    }
}
