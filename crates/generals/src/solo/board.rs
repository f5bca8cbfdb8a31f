//! What the tables ask about the table: bad going in a zone and before it, water beside it and behind it.
//!
//! Everything is measured; nothing here knows who deploys where, nor what follows from it. A zone is given by its corners: on
//! the base line left and ahead of it, then right, as its side sees it.

use acies_geometry::{Length, Point, Region, TOUCH};
use acies_referee::{Battle, Feature, Table, TableEdge};
use acies_rulebook::{Going, Rulebook, Shape, TerrainKind};

/// Twice a square base width, in square units.
const DOUBLE_SQUARE: i64 = 2 << 32;

/// How much may be lacking in an area that is measured, because corners are rounded: about a thousandth of a square.
const SLACK: i64 = DOUBLE_SQUARE / 1000;

/// From this on bad going near the middle of a zone is much, in square base widths.
const MUCH: i64 = 4;

/// From this on bad going before a zone counts, in square base widths.
const SOME: i64 = 1;

/// The built-up areas that are areas like others: that of 1.22, and two kinds of 3.0.
const TOWNS_AS_AREAS: [&str; 3] = ["bua", "hamlet", "edifice"];

/// A patch with four corners, clockwise.
pub type Patch = [Point; 4];

/// A table with what lies on it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'b> {
    rulebook: &'b Rulebook,
    table: &'b Table,
}

impl<'b> Board<'b> {
    /// The table of a battle, as far as it has been laid.
    pub fn of(battle: &'b Battle) -> Board<'b> {
        Board {
            rulebook: battle.rulebook(),
            table: battle.table(),
        }
    }

    fn lying(self, so: impl Fn(&TerrainKind) -> bool) -> impl Iterator<Item = &'b Feature> {
        let features = self.table.features.iter();
        features.filter(move |feature| so(self.rulebook.terrain_kind(feature.kind)))
    }

    /// The areas of bad going. Hills, woods and the like alone; rivers and built-up areas are none.
    pub fn bad_going(self) -> impl Iterator<Item = &'b Region> {
        self.lying(is_bad).map(|feature| &feature.region)
    }

    /// Twice the area of bad going within a patch, in square units.
    pub fn double_bad_within(self, patch: &Patch) -> i64 {
        let areas = self.bad_going();
        areas.map(|region| region.double_area_within(patch)).sum()
    }

    /// Whether there are so many square base widths of bad going within a patch, or more.
    pub fn has_bad(self, patch: &Patch, squares: i64) -> bool {
        self.double_bad_within(patch) >= squares * DOUBLE_SQUARE - SLACK
    }

    /// Whether more than half of a patch is bad going.
    pub fn is_mostly_bad(self, patch: &Patch) -> bool {
        let whole = Region::polygon(patch).map_or(0, |region| region.double_area());
        2 * self.double_bad_within(patch) > whole + SLACK
    }

    /// Whether much bad going lies near the middle of a zone.
    pub fn is_bad_in_the_middle(self, zone: &Patch) -> bool {
        self.has_bad(&middle_half(zone), MUCH)
    }

    /// Whether bad going lies in the strip so deep before a zone.
    pub fn is_bad_in_front(self, zone: &Patch, deep: Length) -> bool {
        self.has_bad(&strip_before(zone, deep), SOME)
    }

    /// Whether neither a river nor bad going reaches into a zone.
    pub fn is_clear(self, zone: &Patch) -> bool {
        let hinders = |kind: &TerrainKind| kind.shape == Shape::River || is_bad(kind);
        !self
            .lying(hinders)
            .any(|feature| feature.region.overlaps(zone))
    }

    /// Whether a gentle hill reaches into a zone.
    pub fn has_gentle_hill(self, zone: &Patch) -> bool {
        let gentle = |kind: &TerrainKind| kind.hill && kind.going == Going::Good;
        self.lying(gentle)
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

    /// Whether a waterway lies along an edge beside one whose base edge this is.
    pub fn has_water_beside(self, edge: TableEdge) -> bool {
        beside(edge).into_iter().any(|side| self.has_water(side))
    }

    /// The waterways.
    pub fn waterways(self) -> impl Iterator<Item = &'b Region> {
        let water = self.lying(|kind| kind.shape == Shape::Waterway);
        water.map(|feature| &feature.region)
    }

    /// The built-up areas, those too that an edition lays as areas like others.
    pub fn towns(self) -> impl Iterator<Item = &'b Feature> {
        self.lying(|kind| {
            kind.shape == Shape::BuiltUp || TOWNS_AS_AREAS.contains(&kind.name.as_str())
        })
    }

    /// The roads.
    pub fn roads(self) -> impl Iterator<Item = &'b Feature> {
        self.lying(|kind| kind.shape == Shape::Road)
    }
}

/// Whether a kind of terrain is an area of bad going.
pub fn is_bad(kind: &TerrainKind) -> bool {
    kind.shape == Shape::Area && kind.going == Going::Bad
}

/// The two edges that meet an edge in a corner.
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

/// The part of a zone from so many parts of its width to so many, counted from the left.
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

/// The strip so deep before the front of a zone, as wide as that.
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
