//! The pieces of ground that somebody may want to stand on: bad going and hills.
//!
//! It knows regions and bases; who is at home there is asked elsewhere.

use acies_geometry::{Base, Edge, Length, Point, Region};
use acies_referee::{ElementId, Feature, Side};
use acies_rulebook::{Going, TerrainKind};

use super::scene::Scene;
use crate::solo::board::is_bad;

/// A piece of bad going, or a hill.
#[derive(Clone, Copy)]
pub struct Ground<'t> {
    /// Where it lies.
    pub region: &'t Region,
}

impl Ground<'_> {
    /// Whether at least half of a base is on it.
    pub fn holds(self, base: &Base) -> bool {
        if !self.region.overlaps(base) {
            return false;
        }
        let whole = Region::polygon(&base.corners).map_or(0, |region| region.double_area());
        // A thousandth less, because corners are rounded.
        2 * self.region.double_area_within(base) >= whole - whole / 1000
    }

    /// How far from a side's base edge its far edge is.
    pub fn far_edge(self, side: Side) -> Length {
        let (low, high) = self.region.bounds();
        match side {
            Side::Red => high.up(),
            Side::Blue => Length::ZERO - low.up(),
        }
    }
}

/// How far a point is from a side's own end of the board; only differences mean something.
pub fn forward(side: Side, point: Point) -> Length {
    match side {
        Side::Red => point.up(),
        Side::Blue => Length::ZERO - point.up(),
    }
}

fn lying<'s>(
    scene: &'s Scene<'_>,
    so: impl Fn(&TerrainKind) -> bool + 's,
) -> impl Iterator<Item = Ground<'s>> {
    let features: &[Feature] = &scene.battle.table().features;
    let rulebook = scene.battle.rulebook();
    features
        .iter()
        .filter(move |feature| so(rulebook.terrain_kind(feature.kind)))
        .map(|feature| Ground {
            region: &feature.region,
        })
}

/// The areas of bad going and all hills.
pub fn pieces<'s>(scene: &'s Scene<'_>) -> impl Iterator<Item = Ground<'s>> {
    lying(scene, |kind| is_bad(kind) || kind.hill)
}

/// The areas of bad going.
pub fn cover<'s>(scene: &'s Scene<'_>) -> impl Iterator<Item = Ground<'s>> {
    lying(scene, is_bad)
}

/// Whether some patch of ground is bad going, or worse, to an element.
pub fn is_bad_to(scene: &Scene<'_>, id: ElementId, patch: &[Point; 4]) -> bool {
    let troop = scene.now.element(id).troop;
    let table = scene.battle.table();
    table.worst_going(scene.battle.rulebook(), troop, |region| {
        region.overlaps(patch)
    }) >= Going::Bad
}

/// The strip before some bases that look one way, as wide as all of them and so deep.
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
    // A hair less at the sides: what only touches is beside the way.
    let hair = Length::BASE_WIDTH.scaled(1, 50);
    let (left, right) = (left + hair, right - hair);
    Some([
        first.at(ahead, left),
        first.at(ahead + deep, left),
        first.at(ahead + deep, right),
        first.at(ahead, right),
    ])
}
