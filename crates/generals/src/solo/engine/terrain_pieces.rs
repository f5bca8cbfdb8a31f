//! Terrain pieces worth occupying: bad going and hills.

use acies_geometry::{Base, Edge, Length, Point, Region};
use acies_referee::{ElementId, Feature, Side};
use acies_rulebook::{Going, TerrainKind};

use super::situation::Situation;
use crate::solo::board::is_bad;

/// An area of bad going, or a hill.
#[derive(Clone, Copy)]
pub struct TerrainPiece<'t> {
    /// Its region.
    pub region: &'t Region,
}

impl TerrainPiece<'_> {
    /// Whether at least half of a base is on it.
    pub fn holds(self, base: &Base) -> bool {
        if !self.region.overlaps(base) {
            return false;
        }
        let whole = Region::polygon(&base.corners).map_or(0, |region| region.double_area());
        // A thousandth less, because corners are rounded.
        2 * self.region.double_area_within(base) >= whole - whole / 1000
    }

    /// The distance of its far edge from a side's base edge.
    pub fn far_edge(self, side: Side) -> Length {
        let (low, high) = self.region.bounds();
        match side {
            Side::Red => high.up(),
            Side::Blue => Length::ZERO - low.up(),
        }
    }
}

/// How far forward a point is for a side; only differences are meaningful.
pub fn forward(side: Side, point: Point) -> Length {
    match side {
        Side::Red => point.up(),
        Side::Blue => Length::ZERO - point.up(),
    }
}

fn features<'s>(
    situation: &'s Situation<'_>,
    so: impl Fn(&TerrainKind) -> bool + 's,
) -> impl Iterator<Item = TerrainPiece<'s>> {
    let features: &[Feature] = &situation.battle.table().features;
    let rulebook = situation.battle.rulebook();
    features
        .iter()
        .filter(move |feature| so(rulebook.terrain_kind(feature.kind)))
        .map(|feature| TerrainPiece {
            region: &feature.region,
        })
}

/// The areas of bad going and all hills.
pub fn pieces<'s>(situation: &'s Situation<'_>) -> impl Iterator<Item = TerrainPiece<'s>> {
    features(situation, |kind| is_bad(kind) || kind.hill)
}

/// The areas of bad going.
pub fn bad_going<'s>(situation: &'s Situation<'_>) -> impl Iterator<Item = TerrainPiece<'s>> {
    features(situation, is_bad)
}

/// Whether a patch has going that is bad or worse for an element.
pub fn is_bad_to(situation: &Situation<'_>, id: ElementId, patch: &[Point; 4]) -> bool {
    let troop = situation.now.element(id).troop;
    let table = situation.battle.table();
    table.worst_going(situation.battle.rulebook(), troop, |feature| {
        feature.region.overlaps(patch)
    }) >= Going::Bad
}

/// The strip in front of bases with one facing, as wide as all of them.
pub fn strip(bases: &[&Base], deep: Length) -> Option<[Point; 4]> {
    let first = bases.first()?;
    let ends = bases.iter().flat_map(|base| {
        let front = base.edge(Edge::Front);
        [front.from, front.to]
    });
    let (mut left, mut right, mut ahead) = (Length::ZERO, Length::ZERO, Length::ZERO);
    for end in ends {
        let seen = first.local(end);
        left = left.min(seen.right);
        right = right.max(seen.right);
        ahead = ahead.max(seen.ahead);
    }
    // Slightly narrower, so that terrain touching the sides does not count.
    let hair = Length::BASE_WIDTH.scaled(1, 50);
    let (left, right) = (left + hair, right - hair);
    Some([
        first.at(ahead, left),
        first.at(ahead + deep, left),
        first.at(ahead + deep, right),
        first.at(ahead, right),
    ])
}
