//! What a way may not pass: elements, camps, water, the board's edge and gaps that are too narrow (`dba22` §14, §20).

use std::f64::consts::PI;

use crate::battlefield::{Battlefield, Fort, Piece};
use crate::going::by_road;
use crate::leg::Sweep;
use crate::plane::{BW, Spot, Stand, crossing, depth, foot, sides};
use crate::stands::{alike, overlap};
use crate::sure::Sure;
use crate::way::Way;

/// Whether a way is clear of everything that it may not pass, rule by rule.
pub fn clear(battlefield: &Battlefield, way: &Way) -> [(&'static str, Sure); 5] {
    let movers = || 0..way.movers.len();
    let legs = |rule: &dyn Fn(usize, &Sweep) -> Sure| {
        Sure::all(movers().flat_map(|mover| way.legs(mover).map(move |leg| rule(mover, &leg))))
    };
    [
        (
            "board",
            Sure::all(movers().map(|mover| on_board(battlefield, way, mover))),
        ),
        (
            "end",
            Sure::all(movers().map(|mover| ends_free(battlefield, way, mover))),
        ),
        (
            "through",
            legs(&|mover, leg| past_elements(battlefield, way, mover, leg)),
        ),
        ("places", {
            let road = by_road(battlefield, way);
            legs(&|_, leg| past_places(battlefield, way, road, leg))
        }),
        (
            "gap",
            legs(&|mover, leg| through_gaps(battlefield, way, mover, leg)),
        ),
    ]
}

fn on_board(battlefield: &Battlefield, way: &Way, mover: usize) -> Sure {
    let corners = way.stands[mover][1..].iter().flat_map(Stand::corners);
    Sure::all(corners.map(|corner| {
        Sure::all([
            Sure::at_most(-corner.x, 0.0),
            Sure::at_most(-corner.y, 0.0),
            Sure::at_most(corner.x, battlefield.width),
            Sure::at_most(corner.y, battlefield.depth),
        ])
    }))
}

fn ends_free(battlefield: &Battlefield, way: &Way, mover: usize) -> Sure {
    let end = way.end(mover).corners();
    let others = battlefield.pieces.iter().filter(|piece| !way.has(piece.id));
    let others = others.map(|piece| overlap(&end, &piece.corners));
    let forts = battlefield
        .camps
        .iter()
        .map(|fort| overlap(&end, &fort.shape).and(!garrisons(battlefield, way, fort)));
    !Sure::any(others.chain(forts))
}

/// Whether a mover may pass through a friend on a leg: by kind, and with the same or the opposite facing all along.
fn may_pass(battlefield: &Battlefield, mover: &Piece, other: &Piece, leg: &Sweep) -> Sure {
    let by_kind = other.id.side() == battlefield.side
        && (mover.class == "Ps" || mover.mounted() && other.class == "Ps");
    let facing = other.stand.facing;
    let alike = [facing, facing + PI]
        .map(|facing| alike(leg.from.facing, facing).and(alike(leg.to.facing, facing)));
    Sure::certain(by_kind).and(Sure::any(alike))
}

/// Whether a mover comes out of a friend on the side opposite to where it goes in, clear of it before and after.
fn comes_out_beyond(way: &Way, mover: usize, leg: &Sweep, other: &Piece) -> Sure {
    let stands = way.places(mover);
    // The same place may come twice, where a way stops before it continues.
    let begin = stands
        .windows(2)
        .position(|pair| pair[0] == leg.from && pair[1] == leg.to)
        .unwrap_or(0);
    let is_clear = |stand: &&Stand| !overlap(&stand.corners(), &other.corners).yes;
    let from = stands[..=begin].iter().rev().find(is_clear);
    let to = stands[begin + 1..].iter().find(is_clear);
    let (Some(from), Some(to)) = (from, to) else {
        return Sure::NO;
    };
    let depth = other.stand.depth;
    let sides = |stand: &Stand| -> [Sure; 4] {
        let seen = stand.corners().map(|corner| other.stand.seen(corner));
        [
            Sure::all(seen.map(|(ahead, _)| Sure::at_most(0.0, ahead))),
            Sure::all(seen.map(|(ahead, _)| Sure::at_most(ahead, -depth))),
            Sure::all(seen.map(|(_, right)| Sure::at_most(BW / 2.0, right))),
            Sure::all(seen.map(|(_, right)| Sure::at_most(right, -BW / 2.0))),
        ]
    };
    let ([a, b, c, d], [e, f, g, h]) = (sides(from), sides(to));
    Sure::any([a.and(f), b.and(e), c.and(h), d.and(g)])
}

/// Whether a leg passes only over elements that it may pass. One of the four corner lines may cut one friend.
fn past_elements(battlefield: &Battlefield, way: &Way, mover: usize, leg: &Sweep) -> Sure {
    let piece = battlefield.piece(way.movers[mover]);
    let (from, to) = (leg.from.corners(), leg.to.corners());
    let mut lines = Vec::new();
    let mut fine = Vec::new();
    for other in battlefield.pieces.iter().filter(|other| !way.has(other.id)) {
        let deep = leg.deepest(&other.corners);
        let passes =
            may_pass(battlefield, piece, other, leg).and(comes_out_beyond(way, mover, leg, other));
        let stopped = Sure::above(deep, 0.0).and(!passes);
        if !stopped.yes && stopped.margin > BW / 16.0 {
            continue;
        }
        if other.id.side() != battlefield.side {
            fine.push(!stopped);
            continue;
        }
        let cut = (0..4).map(|i| {
            // A line along an edge may count as crossing it or not.
            let line = Sure::positive(depth(&[from[i], to[i]], &other.corners));
            line.and(stopped)
        });
        let cut: Vec<Sure> = cut.collect();
        // An element wholly between the lines is passed over, not cut.
        fine.push((!stopped).or(Sure::any(cut.iter().copied())));
        lines.extend(cut);
    }
    Sure::all(fine).and(Sure::no_more_than(1, &lines))
}

/// Whether a way ends in a built-up area as its garrison: a single element on foot, in one of its own side. Its middle
/// ends inside, and the denizens make room (`dba22` §8).
fn garrisons(battlefield: &Battlefield, way: &Way, fort: &Fort) -> Sure {
    let on_foot = !battlefield.piece(way.movers[0]).mounted();
    let own = fort.built_up && fort.owner == battlefield.side;
    let inside = Sure::positive(depth(&[way.end(0).centre()], &fort.shape));
    Sure::certain(way.movers.len() == 1 && on_foot && own).and(inside)
}

/// Whether a leg is clear of water, camps and built-up areas. By road one may pass through a built-up area of one's
/// own, and a garrison goes into it.
fn past_places(battlefield: &Battlefield, way: &Way, road: Sure, leg: &Sweep) -> Sure {
    let closed = battlefield.grounds.iter().filter(|ground| ground.closed());
    let water = closed.map(|ground| Sure::above(leg.deepest(&ground.shape), 0.0));
    let forts = battlefield.camps.iter().map(|fort| {
        let met = Sure::above(leg.deepest(&fort.shape), 0.0);
        let open = Sure::certain(fort.built_up && fort.owner == battlefield.side).and(road);
        met.and(!open.or(garrisons(battlefield, way, fort)))
    });
    !Sure::any(water.chain(forts))
}

/// Whether the middle of the front edge crosses no shortest line between two obstacles less than a base width apart.
fn through_gaps(battlefield: &Battlefield, way: &Way, mover: usize, leg: &Sweep) -> Sure {
    let track = (leg.from.front, leg.to.front);
    if (track.1 - track.0).length() < 1.0 {
        return Sure::YES;
    }
    let piece = battlefield.piece(way.movers[mover]);
    let near = |shape: &[Spot]| depth(shape, &[track.0, track.1]) > -1.1 * BW;
    let mut obstacles: Vec<(Vec<Spot>, Sure)> = Vec::new();
    for other in battlefield.pieces.iter().filter(|other| !way.has(other.id)) {
        if near(&other.corners) {
            let stops = !may_pass(battlefield, piece, other, leg);
            obstacles.push((other.corners.to_vec(), stops));
        }
    }
    let (w, d) = (battlefield.width, battlefield.depth);
    let spot = |x, y| Spot { x, y };
    let corners = [spot(0.0, 0.0), spot(0.0, d), spot(w, d), spot(w, 0.0)];
    let edges = sides(&corners).map(|(from, to)| vec![from, to]);
    let closed = battlefield.grounds.iter().filter(|ground| ground.closed());
    let shapes = closed
        .map(|ground| ground.shape.clone())
        .chain(battlefield.camps.iter().map(|camp| camp.shape.clone()))
        .chain(edges);
    obstacles.extend(
        shapes
            .filter(|shape| near(shape))
            .map(|shape| (shape, Sure::YES)),
    );
    let pairs = (0..obstacles.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    !Sure::any(pairs.map(|(a_index, b_index)| {
        let ((a, a_stops), (b, b_stops)) = (&obstacles[a_index], &obstacles[b_index]);
        let width = -depth(a, b);
        if width <= 0.0 || width > 1.1 * BW {
            return Sure::NO;
        }
        let narrow = Sure::above(width, 0.0).and(Sure::above(BW, width));
        let lines = |points: &[Spot], shape: &[Spot]| -> Vec<Sure> {
            points
                .iter()
                .map(|&point| {
                    let nearest = sides(shape)
                        .map(|side| foot(point, side))
                        .min_by(|p, q| (*p - point).length().total_cmp(&(*q - point).length()))
                        .unwrap_or(point);
                    let shortest = Sure::at_most((nearest - point).length(), width);
                    // Where a third lies between the two, there are two gaps.
                    let thirds =
                        (0..obstacles.len()).filter(|third| ![a_index, b_index].contains(third));
                    let filled = Sure::any(thirds.map(|third| {
                        let (shape, stops) = &obstacles[third];
                        stops.and(Sure::at_most(-depth(shape, &[point, nearest]), 0.0))
                    }));
                    let crossed = Sure::positive(crossing((point, nearest), track));
                    Sure::all([shortest, crossed, !filled])
                })
                .collect()
        };
        let crossed = Sure::any(lines(a, b)).or(Sure::any(lines(b, a)));
        Sure::all([narrow, crossed, *a_stops, *b_stops])
    }))
}
