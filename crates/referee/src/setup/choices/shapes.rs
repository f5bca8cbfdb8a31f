//! Shapes of features to offer. They keep clear of the limits of size and place; the rest is checked later.

use acies_geometry::{Angle, Length, Point};
use acies_rulebook::{Rulebook, Shape, TerrainKind};

use super::hundredths;
use crate::setup::terrain::{margin, shore};
use crate::{Lie, Table, TableEdge};

/// An oval area.
#[derive(Clone, Copy, Debug)]
pub(super) struct Oval {
    /// Its middle.
    pub middle: Point,
    /// Its longer axis.
    pub length: Length,
    /// Its shorter axis.
    pub width: Length,
    /// The direction of its longer axis, in degrees clockwise from straight ahead.
    pub degrees: u32,
    /// Its number of corners.
    pub corners: u32,
}

/// The axes, in hundredths of a base width, and corners of the ovals offered.
const OVALS: [(i32, i32, u32); 5] = [
    (400, 300, 12),
    (300, 200, 8),
    (490, 390, 12),
    (200, 200, 8),
    (350, 180, 10),
];

/// The ovals for kinds that may be long and thin.
const THIN: [(i32, i32, u32); 2] = [(600, 150, 10), (500, 130, 8)];

/// The directions of the longer axes.
const DEGREES: [u32; 6] = [0, 25, 90, 140, 65, 110];

impl Oval {
    /// The corners, clockwise.
    pub fn corners(&self) -> Vec<Point> {
        let axis = degrees(self.degrees).direction();
        let (ahead, right) = (self.length.scaled(1, 2), self.width.scaled(1, 2));
        (0..self.corners)
            .map(|nth| {
                let turn = ((u64::from(nth) << 32) / u64::from(self.corners)) as u32;
                let corner = Angle(turn).direction();
                self.middle
                    + axis.vector(
                        ahead.scaled(i64::from(corner.cos), 1 << 30),
                        right.scaled(i64::from(corner.sin), 1 << 30),
                    )
            })
            .collect()
    }
}

/// The angle of whole degrees below a full turn.
fn degrees(degrees: u32) -> Angle {
    Angle(((u64::from(degrees % 360) << 32) / 360) as u32)
}

/// The middle of a cell in a grid of `count` by `count`, counted from 0.
pub(super) fn middle(width: Length, depth: Length, x: i64, y: i64, count: i64) -> Point {
    Point::new(
        width.scaled(2 * x + 1, 2 * count),
        depth.scaled(2 * y + 1, 2 * count),
    )
}

/// Ovals of all sizes on a grid over the table; another `salt` gives others at each place.
pub(super) fn ovals(
    table: &Table,
    kind: &TerrainKind,
    salt: usize,
) -> impl Iterator<Item = Oval> + use<> {
    /// Cells each way.
    const GRID: i64 = 6;
    let (width, depth) = (table.width, table.depth);
    let places = (GRID * GRID) as usize;
    let (may_be_thin, least_ratio) = (kind.may_be_thin, kind.least_ratio.unwrap_or(0));
    (0..places).map(move |nth| {
        // Five is coprime to the number of places, so each is used once.
        let place = ((salt * 11 + nth * 5) % places) as i64;
        let number = salt * 3 + nth;
        // The sizes that are long enough for their width.
        let fits = |&&(long, short, _): &&(i32, i32, u32)| {
            i64::from(long) * 100 >= i64::from(short) * i64::from(least_ratio)
        };
        let thin: &[_] = if may_be_thin { &THIN } else { &[] };
        let sizes = OVALS.iter().chain(thin).filter(fits);
        let size = number % sizes.clone().count().max(1);
        let (long, short, corners) = sizes.clone().nth(size).copied().unwrap_or(THIN[0]);
        Oval {
            middle: middle(width, depth, place % GRID, place / GRID, GRID),
            length: hundredths(long),
            width: hundredths(short),
            degrees: DEGREES[(number / 2 + salt) % DEGREES.len()],
            corners,
        }
    })
}

/// Rivers or roads from edge to edge, straight ones first, then those with a bend.
pub(super) fn bands<'a>(
    rulebook: &'a Rulebook,
    table: &'a Table,
    shape: Shape,
) -> impl Iterator<Item = Lie> + 'a {
    let limits = &rulebook.setup.limits;
    let is_river = shape == Shape::River;
    let width = limits.band_width.scaled(1, 2);
    let clear = if is_river {
        limits.river_clear
    } else {
        hundredths(50)
    };
    [0, 1, 2].into_iter().flat_map(move |bend| {
        [false, true].into_iter().flat_map(move |across| {
            // Seen along the band: `side` is the length of the edges where it ends.
            let (side, along) = if across {
                (table.depth, table.width)
            } else {
                (table.width, table.depth)
            };
            let (first, last) = if across {
                (TableEdge::Left, TableEdge::Right)
            } else {
                (TableEdge::Near, TableEdge::Far)
            };
            let water = |edge| {
                if is_river {
                    shore(rulebook, table, edge)
                } else {
                    Length::ZERO
                }
            };
            let (from, to) = (water(first), along - water(last));
            // In either half of the table, from near its middle to as far out as allowed.
            let inner = side.scaled(1, 2) - width.scaled(1, 2) - margin();
            let outer = clear + width.scaled(1, 2) + margin();
            let step = inner - outer;
            let offset = move |far: bool, part: i64| {
                let offset = outer + step.scaled(part, 4);
                if far { side - offset } else { offset }
            };
            let point = move |offset: Length, along: Length| {
                if across {
                    Point::new(along, offset)
                } else {
                    Point::new(offset, along)
                }
            };
            [
                (false, 2),
                (true, 2),
                (false, 4),
                (true, 4),
                (false, 0),
                (true, 0),
            ]
            .into_iter()
            .map(move |(far, part)| {
                let other = match bend {
                    0 => part,
                    1 => (part + 2) % 5,
                    _ => 4 - part / 2,
                };
                let middle = (from + to).scaled(1, 2);
                let mut line = vec![point(offset(far, part), from)];
                if bend > 0 {
                    line.push(point(offset(far, other), middle));
                }
                let end = if bend > 1 { other } else { part };
                line.push(point(offset(far, end), to));
                Lie::Band(width, line)
            })
        })
    })
}

/// The longer and shorter sides of the built-up areas offered, in hundredths of a base width.
const TOWNS: [(i32, i32); 5] = [(300, 250), (200, 200), (400, 300), (250, 150), (350, 300)];

/// Built-up areas in each corner, parallel to the edges; another `salt` gives others first.
pub(super) fn towns(rulebook: &Rulebook, table: &Table, salt: usize) -> Vec<Vec<Point>> {
    let Some(rules) = &rulebook.setup.built_up else {
        return Vec::new();
    };
    let reach = rules.corner - margin();
    let corners = [(false, false), (true, true), (true, false), (false, true)];
    // How far from the corner it lies, in quarters of the room that its size leaves.
    let places = [(2, 2), (0, 2), (2, 0), (4, 3), (3, 4), (1, 1)];
    let count = TOWNS.len() * corners.len() * places.len();
    let town = |number: usize| {
        let (long, short) = TOWNS[number % TOWNS.len()];
        let (right, far) = corners[number / TOWNS.len() % corners.len()];
        let (aside, along) = places[number / (TOWNS.len() * corners.len())];
        let upright = (number + salt).is_multiple_of(2);
        let (wide, deep) = if upright {
            (hundredths(short), hundredths(long))
        } else {
            (hundredths(long), hundredths(short))
        };
        let low = |size: Length, part: i64, from_far: bool, whole: Length| {
            let low = (reach - size).max(Length::ZERO).scaled(part, 4);
            if from_far { whole - low - size } else { low }
        };
        let x = low(wide, aside, right, table.width);
        let y = low(deep, along, far, table.depth);
        vec![
            Point::new(x, y),
            Point::new(x, y + deep),
            Point::new(x + wide, y + deep),
            Point::new(x + wide, y),
        ]
    };
    // Seven is coprime to their number, so each is used once.
    (0..count)
        .map(|nth| town((salt * 11 + nth * 7) % count))
        .collect()
}

/// Straight roads from edge to edge through the middle of the built-up area that needs one.
pub(super) fn roads_through(
    rulebook: &Rulebook,
    table: &Table,
    middle: Point,
) -> impl Iterator<Item = Lie> + use<> {
    let width = rulebook.setup.limits.band_width.scaled(1, 2);
    let (right, far) = (table.width, table.depth);
    let (x, y) = (middle.across(), middle.up());
    [
        [Point::new(x, Length::ZERO), Point::new(x, far)],
        [Point::new(Length::ZERO, y), Point::new(right, y)],
    ]
    .into_iter()
    .map(move |line| Lie::Band(width, line.to_vec()))
}

/// Waterways along each edge, from narrow to wide.
pub(super) fn waterways(rulebook: &Rulebook) -> impl Iterator<Item = Lie> + use<> {
    let (least, most) = rulebook.setup.limits.waterway;
    let step = most - least;
    [1, 2, 0].into_iter().flat_map(move |part| {
        let depth = match part {
            0 => least + margin(),
            1 => least + step.scaled(1, 2),
            _ => most - margin(),
        };
        TableEdge::ALL
            .into_iter()
            .map(move |edge| Lie::Edge(edge, depth))
    })
}
