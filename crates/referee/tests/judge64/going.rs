//! How far a way is and how far it may be: corners, going, rivers and roads (`dba22` §13).

use acies_geometry::Hand;
use acies_rulebook::RiverState;

use crate::battlefield::{Battlefield, Piece, Terrain, paces};
use crate::leg::{Sweep, first};
use crate::plane::{BW, Stand, apart, depth, turn};
use crate::stands::overlap;
use crate::sure::{Sure, TOUCH};
use crate::way::{Shape, Way};

/// Whether a way keeps to its distance, to the going it may be in and to what a river allows; `free` says whether it is
/// a step that no distance limits. A way by road is asked for its distance alone.
pub fn allows(battlefield: &Battlefield, way: &Way, free: Sure) -> [(&'static str, Sure); 3] {
    let road = by_road(battlefield, way);
    let longest = way.longest();
    let (mut distance, mut going, mut water) = (Sure::YES, Sure::YES, Sure::YES);
    for mover in 0..way.movers.len() {
        let piece = battlefield.piece(way.movers[mover]);
        // An element that falls in behind moves as by a single move.
        let gone = if way.contracts {
            way.distance(mover)
        } else {
            longest
        };
        let within = |limit: f64| Sure::at_most(gone, limit).or(free);
        let bad = in_bad_going(battlefield, way, mover, piece);
        let (by_road, good, in_bad) = piece.moves_by();
        let off_road = (!bad)
            .and(within(good))
            .or(bad.and(in_bad.map_or(Sure::YES, within)));
        distance = distance.and(road.and(within(by_road)).or((!road).and(off_road)));
        // In a line that becomes a column each moves as by a single move: what stands in bad going may go on in it, but
        // none comes into it side by side.
        let stood = Sure::certain(way.contracts).and(stands_in_bad_going(battlefield, piece));
        let enters = Sure::certain(in_bad.is_some()).and(stood.or(!way.in_line(mover)));
        going = going.and(Sure::any([road, !bad, enters]));
        water = water.and(road.or(river(battlefield, way, mover)));
    }
    [("distance", distance), ("going", going), ("river", water)]
}

/// Whether any part of a piece is in bad going where it stands.
fn stands_in_bad_going(battlefield: &Battlefield, piece: &Piece) -> Sure {
    let bad = battlefield
        .grounds
        .iter()
        .filter(|ground| ground.bad_for(piece));
    Sure::any(bad.map(|ground| overlap(&piece.corners, &ground.shape)))
}

/// Whether a piece meets bad going from start to end, with any part of its base.
fn in_bad_going(battlefield: &Battlefield, way: &Way, mover: usize, piece: &Piece) -> Sure {
    Sure::any(
        battlefield
            .grounds
            .iter()
            .filter(|ground| ground.bad_for(piece))
            .map(|ground| {
                let start = depth(&piece.corners, &ground.shape);
                let met = way
                    .legs(mover)
                    .map(|leg| leg.deepest(&ground.shape))
                    .fold(start, f64::max);
                Sure::above(met, 0.0)
            }),
    )
}

/// Whether a way keeps to what a river allows: little distance in the water, and no group in line.
fn river(battlefield: &Battlefield, way: &Way, mover: usize) -> Sure {
    if !matches!(battlefield.river, RiverState::Slow | RiverState::Column) {
        return Sure::YES;
    }
    Sure::all(
        battlefield
            .grounds
            .iter()
            .filter(|ground| ground.kind == "river")
            .map(|river| {
                let wet = way.legs(mover).map(|leg| wet_distance(&leg, river)).sum();
                let in_file = !way.in_line(mover);
                Sure::at_most(wet, paces(100.0)).and(in_file.or(Sure::at_most(wet, 0.0)))
            }),
    )
}

/// How much of a leg's distance is made from the first to the last moment in the water.
fn wet_distance(leg: &Sweep, river: &Terrain) -> f64 {
    let wet = |part: f64| depth(&leg.corners(part), &river.shape) > TOUCH;
    let (Some(begin), Some(rest)) = (first(wet), first(|part| wet(1.0 - part))) else {
        return 0.0;
    };
    leg.distance() * (1.0 - rest - begin).max(0.0)
}

/// Whether a single element or a column moves along one road from start to end, centred on it and aligned with it.
pub fn by_road(battlefield: &Battlefield, way: &Way) -> Sure {
    if way.shape == Shape::Line {
        return Sure::NO;
    }
    let roads = battlefield
        .grounds
        .iter()
        .filter(|ground| ground.kind == "road");
    Sure::any(roads.filter_map(|road| road.line).map(|line| {
        // How far from its middle an element may stand is the referee's ruling.
        let centred = |stand: &Stand| Sure::at_most(apart(stand.front, line), 0.05 * BW);
        let along = {
            let way = line.1 - line.0;
            way.x.atan2(way.y)
        };
        let aligned = |stand: &Stand| {
            let off = turn(along, stand.facing).abs();
            let off = off.min(std::f64::consts::PI - off);
            Sure::at_most(off * BW, 0.0)
        };
        Sure::all((0..way.movers.len()).map(|mover| {
            let stands = Sure::all(
                way.stands[mover]
                    .iter()
                    .map(|stand| centred(stand).and(aligned(stand))),
            );
            let between = way
                .legs(mover)
                .flat_map(|leg| [0.25, 0.5, 0.75].map(|part| centred(&leg.stand(part))));
            stands.and(Sure::all(between))
        }))
    }))
}

/// Whether a group shifts sideways only as it may: little, and to line up with an enemy that is within a base width
/// ahead whenever it shifts (`dba22` §15.5).
pub fn shifts(battlefield: &Battlefield, way: &Way) -> Sure {
    let total: f64 = way.shifts.iter().map(|(_, length)| length).sum();
    if way.shape == Shape::Single {
        return Sure::YES;
    }
    // An element that falls in behind does not make the legs of the front.
    let legs = way.stands[0].len();
    let shifters = (0..way.movers.len()).filter(|&mover| way.stands[mover].len() == legs);
    let lined_up = shifters.flat_map(|mover| {
        let end = way.end(mover);
        battlefield.enemies().map(move |enemy| {
            let (ahead, right) = end.seen(enemy.stand.front);
            let facing = end.facing + std::f64::consts::PI;
            let opposite = Sure::all([
                crate::stands::alike(enemy.stand.facing, facing),
                Sure::at_most(right.abs(), 0.0),
                Sure::at_most(-ahead, 0.0),
            ]);
            let near = way
                .shifts
                .iter()
                .filter(|(_, length)| *length > 0.5)
                .map(|(leg, _)| {
                    let before = way.stands[mover][*leg];
                    let nearest = [Hand::Left, Hand::Right]
                        .into_iter()
                        .flat_map(|hand| {
                            [
                                enemy.stand.front_corner(hand),
                                enemy.stand.rear_corner(hand),
                            ]
                        })
                        .map(|corner| before.seen(corner).0)
                        .fold(f64::INFINITY, f64::min);
                    Sure::at_most(nearest, BW)
                });
            opposite
                .or(crate::stands::by_front(&end, &enemy.stand))
                .and(Sure::all(near))
        })
    });
    Sure::at_most(total, 0.0).or(Sure::at_most(total, BW / 2.0).and(Sure::any(lined_up)))
}
