//! What a move costs, and how far a general commands (`dba22` §12).

use crate::battlefield::{Battlefield, Piece, paces};
use crate::plane::{BW, Spot, crossing, depth, sides};
use crate::stands::overlap;
use crate::sure::Sure;
use crate::way::Way;

/// The surcharges of a move, one PIP each, and whether each applies.
pub fn surcharges(battlefield: &Battlefield, way: &Way) -> [Sure; 3] {
    if battlefield.first_bound {
        return [Sure::NO; 3];
    }
    let movers = || way.movers.iter().map(|&id| battlefield.piece(id));
    let unwieldy = movers().any(|piece| piece.is(&["El", "Hd", "WWg", "Art"]));
    let general = battlefield.friends().find(|piece| piece.general);
    let out_of_command = match general {
        Some(general) => Sure::all(movers().map(|piece| !commands(battlefield, general, piece))),
        None => Sure::certain(battlefield.general_lost),
    };
    let hampered = match general {
        Some(general) if !way.has(general.id) => Sure::any(
            battlefield
                .grounds
                .iter()
                .filter(|ground| matches!(ground.kind.as_str(), "bua" | "wood" | "oasis" | "marsh"))
                .map(|ground| overlap(&general.corners, &ground.shape)),
        ),
        _ => Sure::NO,
    };
    let towns = battlefield.camps.iter().filter(|fort| fort.built_up);
    let through = Sure::any(towns.flat_map(|fort| {
        let legs = (0..way.movers.len()).flat_map(|mover| way.legs(mover));
        legs.map(|leg| Sure::above(leg.deepest(&fort.shape), 0.0))
    }));
    [
        Sure::certain(unwieldy).or(through),
        out_of_command,
        hampered,
    ]
}

/// Whether a move can be paid for.
pub fn payable(battlefield: &Battlefield, way: &Way) -> Sure {
    match battlefield.pips {
        0 => Sure::NO,
        pips => Sure::no_more_than(usize::from(pips) - 1, &surcharges(battlefield, way)),
    }
}

/// Whether a general commands an element: near, or less near with a clear line between any parts of them.
fn commands(battlefield: &Battlefield, general: &Piece, piece: &Piece) -> Sure {
    if general.id == piece.id {
        return Sure::YES;
    }
    let away = -depth(&general.corners, &piece.corners);
    let near = Sure::at_most(away, paces(600.0));
    let far = Sure::at_most(away, paces(1200.0));
    if near.yes || !far.yes && far.margin > BW / 16.0 {
        return near;
    }
    near.or(far.and(sees(battlefield, general, piece)))
}

/// Whether some line between two bases is clear of woods, oases, dunes, built-up areas, camps and crests.
fn sees(battlefield: &Battlefield, a: &Piece, b: &Piece) -> Sure {
    let shapes: Vec<&[Spot]> = battlefield
        .grounds
        .iter()
        .filter(|ground| matches!(ground.kind.as_str(), "wood" | "oasis" | "dunes" | "bua"))
        .map(|ground| ground.shape.as_slice())
        .chain(battlefield.camps.iter().map(|camp| camp.shape.as_slice()))
        .collect();
    let crests: Vec<(Spot, Spot)> = battlefield
        .grounds
        .iter()
        .filter_map(|ground| ground.crest)
        .collect();
    if shapes.is_empty() && crests.is_empty() {
        return Sure::YES;
    }
    let clear = |line: (Spot, Spot)| {
        let past = shapes.iter().map(|shape| -depth(&[line.0, line.1], shape));
        let crests = crests.iter().map(|&crest| -crossing(line, crest));
        past.chain(crests).fold(f64::INFINITY, f64::min)
    };
    // From any place on the border of one base, the lines to the other fall into bundles between corners.
    let mut corners: Vec<Spot> = shapes
        .iter()
        .flat_map(|shape| shape.iter().copied())
        .collect();
    corners.extend(crests.iter().flat_map(|&(from, to)| [from, to]));
    corners.extend(b.corners);
    // Where it stands partly in something, the borders cross.
    for side in sides(&b.corners) {
        for border in shapes.iter().flat_map(|shape| sides(shape)) {
            if crossing(side, border) > 0.0 {
                let (step, other) = (side.1 - side.0, border.1 - border.0);
                let part = (border.0 - side.0).cross(other) / step.cross(other);
                corners.push(side.0.toward(side.1, part));
            }
        }
    }
    let mut best = f64::NEG_INFINITY;
    for start in border(a) {
        let middle = b.stand.centre() - start;
        let off = |spot: Spot| {
            let way = spot - start;
            middle.cross(way).atan2(middle.dot(way))
        };
        let ends = b.corners.map(off);
        let (low, high) = ends.iter().fold((0.0f64, 0.0f64), |(low, high), &end| {
            (low.min(end), high.max(end))
        });
        let mut angles: Vec<f64> = corners.iter().map(|&corner| off(corner)).collect();
        angles.retain(|&angle| angle >= low && angle <= high);
        angles.sort_by(f64::total_cmp);
        for pair in angles.windows(2) {
            let (sin, cos) = f64::midpoint(pair[0], pair[1]).sin_cos();
            let way = Spot {
                x: middle.x * cos - middle.y * sin,
                y: middle.x * sin + middle.y * cos,
            };
            best = best.max(clear((start, first_met(start, way, &b.corners))));
            if best > BW / 16.0 {
                return Sure::positive(best);
            }
        }
    }
    Sure::positive(best)
}

/// Places all along the border of a base, its corners among them.
fn border(piece: &Piece) -> impl Iterator<Item = Spot> + '_ {
    let parts = 16;
    sides(&piece.corners).flat_map(move |(from, to)| {
        (0..parts).map(move |part| from.toward(to, f64::from(part) / f64::from(parts)))
    })
}

/// The distance at which a ray first meets a convex shape; the maximum where it does not.
fn first_met(start: Spot, way: Spot, shape: &[Spot]) -> Spot {
    let parts = sides(shape).filter_map(|(from, to)| {
        let step = to - from;
        let across = way.cross(step);
        let part = (from - start).cross(step) / across;
        let along = (from - start).cross(way) / across;
        (part >= 0.0 && (-1e-9..=1.0 + 1e-9).contains(&along)).then_some(part)
    });
    start + way * parts.fold(1.0, f64::min)
}
