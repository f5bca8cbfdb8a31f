//! Candidate layouts of a terrain piece for the place that the tables give, larger shapes first.
//!
//! Legality is checked by the caller.

use acies_geometry::{Convex, Curve, Length, Point, Region, within};
use acies_referee::{Battle, Lie, TableEdge};
use acies_rulebook::{BeyondQuarter, Shape, TerrainKind};

use super::super::board::Patch;
use super::opponent_view::{OpponentView, quarter_patch};
use super::shapes::{between, block, irregular_area, shape};
use crate::Rng;

/// How many shapes are tried for one roll.
const SHAPES: i64 = 16;

/// How many steps a river and a road are drawn in.
const RIVER_STEPS: i64 = 10;
const ROAD_STEPS: i64 = 6;

/// Where a piece has to be.
#[derive(Clone, Copy, Debug)]
pub struct PieceSite<'b> {
    /// The battle.
    pub battle: &'b Battle,
    /// The opponent's view of the table.
    pub view: OpponentView,
    /// The assigned quarter, from 1, if any.
    pub quarter: Option<u8>,
    /// Whether the piece has to lie in two quarters.
    pub straddles: bool,
}

/// The tables that give a place.
pub fn tables(shape: Shape) -> &'static [&'static str] {
    match shape {
        Shape::Waterway => &["waterway"],
        Shape::BuiltUp => &["built-up-area"],
        Shape::River => &["river"],
        Shape::Road => &["road"],
        Shape::Area | Shape::Camp => &["area-across", "area-away"],
    }
}

impl PieceSite<'_> {
    /// Layouts of a kind of terrain for the results of the tables.
    pub fn layouts(&self, kind: &TerrainKind, words: &[String], rng: &mut Rng) -> Vec<Lie> {
        let word = |nth: usize| words.get(nth).map_or("", String::as_str);
        match kind.shape {
            Shape::Waterway => {
                let edge = self.view.edge(word(0));
                edge.map_or_else(Vec::new, |edge| self.waterways(edge, rng))
            }
            Shape::BuiltUp => {
                let (away, across) = word(0).split_once('-').unwrap_or_default();
                self.built_up_areas(across == "right", away == "far", rng)
            }
            Shape::River => self.rivers(word(0), rng),
            Shape::Road => self.roads(word(0), rng),
            Shape::Area | Shape::Camp => self.areas(kind, ninth(words), rng),
        }
    }

    /// Whether the results of the tables can lie in the assigned quarter.
    pub fn matches_quarter(&self, shape: Shape, words: &[String]) -> bool {
        let (column, row) = ninth(words);
        shape != Shape::Area || self.middles(&self.view.ninth(column, row)).is_some()
    }

    /// Waterways along an edge.
    pub fn waterways(&self, edge: TableEdge, rng: &mut Rng) -> Vec<Lie> {
        let (least, most) = self.battle.rulebook().setup.limits.waterway;
        let margin = Length::BASE_WIDTH.scaled(1, 100);
        let depth = between(rng, least + margin, most - margin);
        vec![Lie::Edge(edge, depth), Lie::Edge(edge, least + margin)]
    }

    /// Built-up areas in a corner, right or left and far or near for the opponent.
    pub fn built_up_areas(&self, right: bool, far: bool, rng: &mut Rng) -> Vec<Lie> {
        let Some(rules) = &self.battle.rulebook().setup.built_up else {
            return Vec::new();
        };
        let (width, depth) = self.view.size();
        let flipped = |range: (Length, Length), whole: Length, flip: bool| {
            if flip {
                (whole - range.1, whole - range.0)
            } else {
                range
            }
        };
        let shapes = (0..SHAPES).map(|nth| {
            let eighths = 8 - nth / 2;
            let [across, away] = block(rng, rules.least_side, rules.corner, eighths);
            let (across, away) = (flipped(across, width, right), flipped(away, depth, far));
            Lie::Area(self.view.patch(across, away).to_vec(), None)
        });
        shapes.collect()
    }

    /// Rivers for a row of the table, between a quarter, half and three quarters of the table.
    fn rivers(&self, word: &str, rng: &mut Rng) -> Vec<Lie> {
        let (across, quarter) = match word {
            "across-beyond-the-middle" => (true, 2),
            "across-this-side" => (true, 1),
            "along-left" => (false, 1),
            _ => (false, 2),
        };
        let widest = self.battle.rulebook().setup.limits.band_width;
        let side = self.side(across);
        let shapes = (0..SHAPES).map(|nth| {
            let width = between(rng, widest.scaled(1, 2), widest.scaled(9, 10));
            let keep = width.scaled(1, 2) + Length::BASE_WIDTH.scaled(1, 10);
            let (low, high) = (
                side.scaled(quarter, 4) + keep,
                side.scaled(quarter + 1, 4) - keep,
            );
            // Later rivers wind less.
            let middle = (low + high).scaled(1, 2);
            let part = |bound: Length| middle + (bound - middle).scaled(8 - nth / 2, 8);
            let curve = shape(rng).winding(part(low), part(high));
            self.band(across, width.to_hundredths(), &curve, RIVER_STEPS)
        });
        shapes.collect()
    }

    /// Roads for a row of the table; those that lead to a built-up area come first.
    fn roads(&self, word: &str, rng: &mut Rng) -> Vec<Lie> {
        let (direction, place) = word.split_once('-').unwrap_or_default();
        let across = direction == "across";
        let third = match place {
            "near" | "left" => 0,
            "middle" => 1,
            _ => 2,
        };
        let width = self.battle.rulebook().setup.limits.band_width.scaled(1, 2);
        let side = self.side(across);
        let keep = width.scaled(1, 2) + Length::BASE_WIDTH.scaled(1, 4);
        let low = side.scaled(third, 3).max(keep);
        let high = side.scaled(third + 1, 3).min(side - keep);
        let towns = self.battle.table().features.iter().filter(|feature| {
            let kind = self.battle.rulebook().terrain_kind(feature.kind);
            kind.shape == Shape::BuiltUp
        });
        let through = towns.filter_map(|town| {
            let (least, most) = town.region.bounds();
            let offset = self.offset(across, least.midway(most));
            let fits = within(low, offset) && within(offset, high);
            fits.then(|| (offset, self.offset(!across, least.midway(most))))
        });
        let through: Vec<(Length, Length)> = through.collect();
        let along = self.side(!across);
        let whole = i64::from(along.units());
        // Roads bend little: by less than 12 degrees from the chord either way, later ones still less.
        let most = |nth: i64| along.scaled(63 * (SHAPES - nth), 1000 * SHAPES);
        let mut layouts = Vec::new();
        for (offset, town) in through {
            layouts.extend((0..=SHAPES).map(|nth| {
                let curve = shape(rng).bending(offset, most(nth));
                let curve = curve.through(offset, i64::from(town.units()), whole);
                self.band(across, width, &curve, ROAD_STEPS)
            }));
        }
        layouts.extend((0..SHAPES).map(|nth| {
            let most = most(nth).min((high - low).scaled(1, 2));
            let middle = between(rng, low + most, high - most);
            let curve = shape(rng).bending(middle, most);
            self.band(across, width, &curve, ROAD_STEPS)
        }));
        layouts
    }

    /// Area features with at least half of their area in a ninth of the table.
    fn areas(&self, kind: &TerrainKind, (column, row): (i64, i64), rng: &mut Rng) -> Vec<Lie> {
        let rulebook = self.battle.rulebook();
        let ninth = self.view.ninth(column, row);
        let Some(middles) = self.middles(&ninth) else {
            return Vec::new();
        };
        let (width, depth) = self.view.size();
        let half = Point::new(width.scaled(1, 2), depth.scaled(1, 2));
        // The lines between quarters it has to cross and can cross: across the middle column, and across the middle
        // row.
        let reaches =
            self.straddles || self.quarter.is_some() && kind.extends == Some(BeyondQuarter::Must);
        let ways: &[(bool, bool)] = match (reaches, column == 1, row == 1) {
            (false, _, _) => &[(false, false)],
            (true, true, false) => &[(true, false)],
            (true, false, true) => &[(false, true)],
            (true, true, true) | (true, false, false) => &[(true, false), (false, true)],
        };
        let room = self.room(kind);
        let mut layouts = Vec::new();
        for (nth, &(over_column, over_row)) in (0..SHAPES).zip(ways.iter().cycle()) {
            let shape = irregular_area(rng, rulebook, kind, 8 - nth / 2);
            let (least, most) = shape.as_slice().bounds();
            let across = ranges(
                [
                    (middles.0.x, middles.1.x),
                    (room.0.x - least.x, room.1.x - most.x),
                ],
                over_column.then_some((half.x - most.x, half.x - least.x)),
            );
            let up = ranges(
                [
                    (middles.0.y, middles.1.y),
                    (room.0.y - least.y, room.1.y - most.y),
                ],
                over_row.then_some((half.y - most.y, half.y - least.y)),
            );
            let (Some(across), Some(up)) = (across, up) else {
                continue;
            };
            let units =
                |(low, high): (i32, i32)| (Length::from_units(low), Length::from_units(high));
            let ((left, right), (near, far)) = (units(across), units(up));
            let middle = Point::new(between(rng, left, right), between(rng, near, far));
            let corners: Vec<Point> = shape
                .iter()
                .map(|corner| (middle + (*corner - Point::default())).to_hundredths())
                .collect();
            let Ok(region) = Region::polygon(&corners) else {
                continue;
            };
            let is_there = 2 * region.double_area_within(&ninth) >= region.double_area();
            if is_there && (!self.straddles || self.quarters_of(&region) > 1) {
                layouts.push(Lie::Area(corners, None));
            }
        }
        layouts
    }

    /// Where the middle of an area feature in a ninth and in the assigned quarter can be; `None` where they do not
    /// meet.
    fn middles(&self, ninth: &Patch) -> Option<(Point, Point)> {
        let (mut low, mut high) = ninth.bounds();
        if let Some(number) = self.quarter {
            let (least, most) = quarter_patch(self.view.size(), number).bounds();
            low = Point {
                x: low.x.max(least.x),
                y: low.y.max(least.y),
            };
            high = Point {
                x: high.x.min(most.x),
                y: high.y.min(most.y),
            };
        }
        (low.x < high.x && low.y < high.y).then_some((low, high))
    }

    /// The part of the table for the whole area feature: its quarter if it may not extend, without the gap to the
    /// edges.
    fn room(&self, kind: &TerrainKind) -> (Point, Point) {
        let (width, depth) = self.view.size();
        let limits = &self.battle.rulebook().setup.limits;
        let gap = if kind.at_edge {
            Length::ZERO
        } else {
            limits.edge_gap
        };
        let (mut low, mut high) = (Point::new(gap, gap), Point::new(width - gap, depth - gap));
        if let Some(number) = self.quarter.filter(|_| kind.extends.is_none()) {
            let (least, most) = quarter_patch((width, depth), number).bounds();
            low = Point {
                x: low.x.max(least.x),
                y: low.y.max(least.y),
            };
            high = Point {
                x: high.x.min(most.x),
                y: high.y.min(most.y),
            };
        }
        (low, high)
    }

    /// How many quarters of the table a region reaches into.
    fn quarters_of(&self, region: &Region) -> usize {
        let quarters = (1..=4).map(|number| quarter_patch(self.view.size(), number));
        quarters.filter(|quarter| region.overlaps(quarter)).count()
    }

    /// The length of the edges where a band begins and ends.
    fn side(&self, across: bool) -> Length {
        let (width, depth) = self.view.size();
        if across { depth } else { width }
    }

    /// The offset of a point along the edge where a band begins.
    fn offset(&self, across: bool, at: Point) -> Length {
        // The view is its own inverse, as half a turn twice is none.
        let seen = self.view.point(at.across(), at.up());
        if across { seen.up() } else { seen.across() }
    }

    /// A band from edge to edge along a curve.
    fn band(&self, across: bool, width: Length, curve: &Curve, steps: i64) -> Lie {
        let points = curve.points(self.side(!across), steps).into_iter();
        let points = points.map(|(at, offset)| {
            if across {
                self.view.point(at, offset)
            } else {
                self.view.point(offset, at)
            }
        });
        Lie::Band(width, points.collect())
    }
}

/// The column and row of the ninth that the tables give.
fn ninth(words: &[String]) -> (i64, i64) {
    let third = |nth: usize| match words.get(nth).map(String::as_str) {
        Some("left" | "near") => 0,
        Some("centre" | "middle") => 1,
        _ => 2,
    };
    (third(0), third(1))
}

/// The intersection of ranges; `None` if it is empty.
fn ranges(both: [(i32, i32); 2], more: Option<(i32, i32)>) -> Option<(i32, i32)> {
    let all = both.into_iter().chain(more);
    let (low, high) = all.fold((i32::MIN, i32::MAX), |(low, high), (from, to)| {
        (low.max(from), high.min(to))
    });
    (low <= high).then_some((low, high))
}
