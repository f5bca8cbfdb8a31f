//! Measures the table for the procedure: bad going in and before a zone, water beside and behind it.
//!
//! A zone is given by its corners as its side sees them: left end of the base line, left front, right front, right end.

use acies_geometry::{Length, Point, Region, TOUCH};
use acies_referee::{Battle, Feature, Table, TableEdge};
use acies_rulebook::{Going, Rulebook, Shape, TerrainKind};

/// Twice a square base width, in square units.
const DOUBLE_SQUARE: i64 = 2 << 32;

/// The tolerance of measured areas, as corners are rounded: about a thousandth of a square.
const SLACK: i64 = DOUBLE_SQUARE / 1000;

/// The least bad going in the middle of a zone or on a flank that counts, in square base widths.
const MUCH: i64 = 4;

/// The least bad going in front of a zone that counts, in square base widths.
const SOME: i64 = 1;

/// Built-up areas placed like other area features: that of 1.22, and two kinds of 3.0.
const AREA_BUILT_UP_KINDS: [&str; 3] = ["bua", "hamlet", "edifice"];

/// A quadrilateral, with its corners clockwise.
pub type Patch = [Point; 4];

/// A table with its terrain.
#[derive(Clone, Copy, Debug)]
pub struct Board<'b> {
    rulebook: &'b Rulebook,
    table: &'b Table,
}

impl<'b> Board<'b> {
    /// The table of a battle, as far as it is laid.
    pub fn new(battle: &'b Battle) -> Board<'b> {
        Board {
            rulebook: battle.rulebook(),
            table: battle.table(),
        }
    }

    fn features(self, so: impl Fn(&TerrainKind) -> bool) -> impl Iterator<Item = &'b Feature> {
        let features = self.table.features.iter();
        features.filter(move |feature| so(self.rulebook.terrain_kind(feature.kind)))
    }

    /// The area features of bad going: hills, woods and the like, without rivers and built-up areas.
    pub fn bad_going(self) -> impl Iterator<Item = &'b Region> {
        self.features(is_bad).map(|feature| &feature.region)
    }

    /// Twice the area of bad going within a patch, in square units.
    pub fn double_bad_within(self, patch: &Patch) -> i64 {
        let areas = self.bad_going();
        areas.map(|region| region.double_area_within(patch)).sum()
    }

    /// Whether a patch has at least this many square base widths of bad going.
    pub fn has_bad(self, patch: &Patch, squares: i64) -> bool {
        self.double_bad_within(patch) >= squares * DOUBLE_SQUARE - SLACK
    }

    /// Whether more than half of a patch is bad going.
    pub fn is_mostly_bad(self, patch: &Patch) -> bool {
        let whole = Region::polygon(patch).map_or(0, |region| region.double_area());
        2 * self.double_bad_within(patch) > whole + SLACK
    }

    /// Whether a patch has much bad going: an area of reasonable size.
    pub fn has_much_bad(self, patch: &Patch) -> bool {
        self.has_bad(patch, MUCH)
    }

    /// Whether the middle half of a zone has much bad going.
    pub fn is_bad_in_the_middle(self, zone: &Patch) -> bool {
        self.has_much_bad(&middle_half(zone))
    }

    /// Whether the strip in front of a zone has bad going.
    pub fn is_bad_in_front(self, zone: &Patch, deep: Length) -> bool {
        self.has_bad(&strip_before(zone, deep), SOME)
    }

    /// Whether neither a river nor bad going reaches into a zone.
    pub fn is_clear(self, zone: &Patch) -> bool {
        let hinders = |kind: &TerrainKind| kind.shape == Shape::River || is_bad(kind);
        !self
            .features(hinders)
            .any(|feature| feature.region.overlaps(zone))
    }

    /// Whether a gentle hill reaches into a zone.
    pub fn has_gentle_hill(self, zone: &Patch) -> bool {
        let gentle = |kind: &TerrainKind| kind.hill && kind.going == Going::Good;
        self.features(gentle)
            .any(|feature| feature.region.overlaps(zone))
    }

    /// Whether a waterway lies along an edge.
    pub fn has_water(self, edge: TableEdge) -> bool {
        let line = self.table.edge(edge);
        self.waterways().any(|water| {
            let outline = water.outline();
            outline.contains(&line.from) && outline.contains(&line.to)
        })
    }

    /// Whether a waterway lies along an edge adjacent to this base edge.
    pub fn has_water_beside(self, edge: TableEdge) -> bool {
        beside(edge).into_iter().any(|side| self.has_water(side))
    }

    /// The waterways.
    pub fn waterways(self) -> impl Iterator<Item = &'b Region> {
        let water = self.features(|kind| kind.shape == Shape::Waterway);
        water.map(|feature| &feature.region)
    }

    /// The built-up areas, including those placed like other area features.
    pub fn built_up_areas(self) -> impl Iterator<Item = &'b Feature> {
        self.features(|kind| {
            kind.shape == Shape::BuiltUp || AREA_BUILT_UP_KINDS.contains(&kind.name.as_str())
        })
    }

    /// The roads.
    pub fn roads(self) -> impl Iterator<Item = &'b Feature> {
        self.features(|kind| kind.shape == Shape::Road)
    }
}

/// Whether a kind of terrain is an area feature of bad going.
pub fn is_bad(kind: &TerrainKind) -> bool {
    kind.shape == Shape::Area && kind.going == Going::Bad
}

/// The two edges adjacent to an edge.
pub fn beside(edge: TableEdge) -> [TableEdge; 2] {
    match edge {
        TableEdge::Near | TableEdge::Far => [TableEdge::Left, TableEdge::Right],
        TableEdge::Left | TableEdge::Right => [TableEdge::Near, TableEdge::Far],
    }
}

/// The part of a zone between a quarter and three quarters of its width.
pub fn middle_half(zone: &Patch) -> Patch {
    part_across(zone, 1, 3, 4)
}

/// The part of a zone from `from` / `of` to `to` / `of` of its width, from the left.
pub fn part_across(
    [left, front_left, front_right, right]: &Patch,
    from: i64,
    to: i64,
    of: i64,
) -> Patch {
    [
        left.toward(*right, from, of),
        front_left.toward(*front_right, from, of),
        front_left.toward(*front_right, to, of),
        left.toward(*right, to, of),
    ]
}

/// The strip in front of a zone, with the zone's width and this depth.
pub fn strip_before(&[left, front_left, front_right, right]: &Patch, deep: Length) -> Patch {
    let far = i64::from(left.distance(front_left).units().max(TOUCH.units()));
    let ahead = |base: Point, front: Point| base.toward(front, far + i64::from(deep.units()), far);
    [
        front_left,
        ahead(left, front_left),
        ahead(right, front_right),
        front_right,
    ]
}
