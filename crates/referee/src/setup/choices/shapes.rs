//! Shapes of features to offer. They keep clear of the limits of size and place; the rest is checked later.

use acies_geometry::{Curve, Irregular, Length, Point};
use acies_rulebook::{Rulebook, Shape, TerrainKind};

use super::hundredths;
use crate::setup::terrain::{margin, shore};
use crate::{Lie, Table, TableEdge};

/// The middle of a cell in a grid of `count` by `count`, counted from 0.
pub(super) fn middle(width: Length, depth: Length, x: i64, y: i64, count: i64) -> Point {
    Point::new(
        width.scaled(2 * x + 1, 2 * count),
        depth.scaled(2 * y + 1, 2 * count),
    )
}

/// An irregular area of a size about a point, at any angle.
pub(super) fn area(shape: &mut Irregular, middle: Point, size: (Length, Length)) -> Vec<Point> {
    let axis = shape.angle();
    let around = shape.outline(size.0, size.1, axis).into_iter();
    let around = around.map(|corner| middle + (corner - Point::default()));
    around.map(Point::to_hundredths).collect()
}

/// A length and width for an area: hills are ridges, and a kind that may be thin is long and thin every other time.
fn size(shape: &mut Irregular, kind: &TerrainKind) -> (Length, Length) {
    /// The least and greatest length in hundredths of a base width, and width in hundredths of the length.
    type Sizes = ([i32; 2], [i32; 2]);
    const HILL: Sizes = ([350, 490], [58, 72]);
    const ROUND: Sizes = ([320, 460], [62, 90]);
    const SMALL: Sizes = ([200, 280], [70, 95]);
    const THIN: Sizes = ([460, 640], [24, 32]);
    let turn = shape.below(6);
    let (lengths, widths) = match kind {
        kind if kind.least_ratio.is_some() => THIN,
        kind if kind.may_be_thin && turn.is_multiple_of(2) => THIN,
        _ if turn == 5 => SMALL,
        kind if kind.hill => HILL,
        _ => ROUND,
    };
    let mut drawn = |[low, high]: [i32; 2]| shape.between(hundredths(low), hundredths(high));
    let (length, share) = (drawn(lengths), drawn(widths));
    let whole = i64::from(Length::BASE_WIDTH.units());
    (length, length.scaled(i64::from(share.units()), whole))
}

/// Areas of all sizes on a grid over the table; another `seed` gives others.
pub(super) fn areas(
    table: &Table,
    kind: &TerrainKind,
    seed: u64,
) -> impl Iterator<Item = Vec<Point>> + use<> {
    /// Cells each way.
    const GRID: i64 = 6;
    const CELLS: u64 = (GRID * GRID) as u64;
    let (width, depth) = (table.width, table.depth);
    let kind = kind.clone();
    (0..CELLS).map(move |nth| {
        // Five is coprime to the number of places, so each is used once.
        let place = ((seed % CELLS * 11 + nth * 5) % CELLS) as i64;
        let mut shape = Irregular::new(seed ^ nth << 48);
        let size = size(&mut shape, &kind);
        let cell = middle(width, depth, place % GRID, place / GRID, GRID);
        let mut off = |whole: Length| {
            let most = whole.scaled(1, 3 * GRID);
            shape.between(-most, most)
        };
        let at = Point::new(cell.across() + off(width), cell.up() + off(depth));
        area(&mut shape, at, size)
    })
}

/// How many steps a river and a road are drawn in.
const RIVER_STEPS: i64 = 10;
const ROAD_STEPS: i64 = 6;

/// How many curved rivers or roads are drawn before the straight ones.
const CURVED: u64 = 24;

/// A river or road from edge to edge, or from shore to shore.
#[derive(Clone, Copy)]
struct Course {
    /// Whether it leads from left to right.
    across: bool,
    /// The length of the edges where it ends.
    side: Length,
    /// Where it begins and ends.
    ends: (Length, Length),
    /// How much of those edges it keeps clear, to its middle.
    clear: Length,
}

impl Course {
    fn of(
        rulebook: &Rulebook,
        table: &Table,
        is_river: bool,
        across: bool,
        width: Length,
    ) -> Course {
        let (side, along, first, last) = if across {
            (table.depth, table.width, TableEdge::Left, TableEdge::Right)
        } else {
            (table.width, table.depth, TableEdge::Near, TableEdge::Far)
        };
        let water = |edge| {
            if is_river {
                shore(rulebook, table, edge)
            } else {
                Length::ZERO
            }
        };
        let clear = if is_river {
            rulebook.setup.limits.river_clear
        } else {
            hundredths(50)
        };
        Course {
            across,
            side,
            ends: (water(first), along - water(last)),
            clear: clear + width.scaled(1, 2) + margin(),
        }
    }

    fn length(&self) -> Length {
        self.ends.1 - self.ends.0
    }

    fn band(&self, width: Length, curve: &Curve, steps: i64) -> Lie {
        let points = curve.points(self.length(), steps).into_iter();
        let points = points.map(|(along, offset)| {
            let along = self.ends.0 + along;
            if self.across {
                Point::new(along, offset)
            } else {
                Point::new(offset, along)
            }
        });
        Lie::Band(width, points.collect())
    }

    fn straight(&self, width: Length, offset: Length) -> Lie {
        let point = |along| {
            if self.across {
                Point::new(along, offset)
            } else {
                Point::new(offset, along)
            }
        };
        Lie::Band(width, vec![point(self.ends.0), point(self.ends.1)])
    }
}

/// Rivers or roads from edge to edge, curved ones first, then straight ones; another `seed` gives others.
pub(super) fn bands(rulebook: &Rulebook, table: &Table, shape: Shape, seed: u64) -> Vec<Lie> {
    let limits = &rulebook.setup.limits;
    let is_river = shape == Shape::River;
    let width = limits.band_width.scaled(1, 2);
    let course = |across| Course::of(rulebook, table, is_river, across, width);
    let mut bands = Vec::new();
    for nth in 0..CURVED {
        let mut shape = Irregular::new(seed ^ nth << 48);
        let course = course((seed + nth).is_multiple_of(2));
        // In either half of the table, unless it may pass all four quarters.
        let half = course.side.scaled(1, 2) - width.scaled(1, 2) - margin();
        let outer = course.clear.max(Length::BASE_WIDTH);
        let (low, high) = match (limits.band_quarters < 4, shape.below(2)) {
            (false, _) => (outer, course.side - outer),
            (true, 0) => (course.clear, half),
            (true, _) => (course.side - half, course.side - course.clear),
        };
        bands.push(if is_river {
            let span = hundredths(320).min(high - low);
            let span = shape.between(span.scaled(1, 2), span);
            let low = shape.between(low, high - span);
            course.band(width, &shape.winding(low, low + span), RIVER_STEPS)
        } else {
            let most = most_bend(&course).min((high - low).scaled(1, 2));
            let most = shape.between(most.scaled(1, 2), most);
            let middle = shape.between(low + most, high - most);
            course.band(width, &shape.bending(middle, most), ROAD_STEPS)
        });
    }
    for across in [false, true] {
        let course = course(across);
        let inner = course.side.scaled(1, 2) - width.scaled(1, 2) - margin();
        for part in [2, 4, 0] {
            let offset = course.clear + (inner - course.clear).scaled(part, 4);
            bands.extend(
                [offset, course.side - offset].map(|offset| course.straight(width, offset)),
            );
        }
    }
    bands
}

/// How far a road bends at most, so that it never leads away from its chord by more than 12 degrees.
fn most_bend(course: &Course) -> Length {
    course.length().scaled(63, 1000)
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

/// Roads from edge to edge through the middle of the built-up area that needs one, the last ones straight.
pub(super) fn roads_through(
    rulebook: &Rulebook,
    table: &Table,
    middle: Point,
    seed: u64,
) -> Vec<Lie> {
    /// How many are tried each way.
    const TRIES: i64 = 4;
    let width = rulebook.setup.limits.band_width.scaled(1, 2);
    let (x, y) = (middle.across(), middle.up());
    let mut shape = Irregular::new(seed);
    let mut roads = Vec::new();
    for nth in (0..=TRIES).rev() {
        for (across, offset, along) in [(false, x, y), (true, y, x)] {
            let course = Course::of(rulebook, table, false, across, width);
            let curve = shape.bending(offset, most_bend(&course).scaled(nth, TRIES));
            let (part, whole) = (along.units(), course.length().units());
            let curve = curve.through(offset, i64::from(part), i64::from(whole));
            roads.push(course.band(width, &curve, ROAD_STEPS));
        }
    }
    roads
}

/// Whether a river, road or waterway leads from left to right; `None` for an area.
pub(super) fn leads_across(lie: &Lie) -> Option<bool> {
    match lie {
        Lie::Band(_, line) => {
            let (from, to) = (line.first()?, line.last()?);
            Some(is_across(*from, *to))
        }
        Lie::Edge(edge, _) => Some(matches!(edge, TableEdge::Near | TableEdge::Far)),
        Lie::Area(..) => None,
    }
}

/// Whether a line leads rather from left to right than away from the near edge.
pub(super) const fn is_across(from: Point, to: Point) -> bool {
    (from.x - to.x).abs() > (from.y - to.y).abs()
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
