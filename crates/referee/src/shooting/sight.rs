//! What stops a shot on its way: elements, woods, crests (`dba22` §21.1, §6).

use acies_geometry::{Base, Length, Segment, beyond, convex_hull, crosses_region, overlaps};
use acies_rulebook::Sight;

use super::Aim;
use crate::{ElementId, Feature, Party, View};

/// What stops a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// An element stands in the way.
    Element(ElementId),
    /// Terrain lies in the way over the whole width, or the shooter or its target is inside it.
    Feature(usize),
}

/// What stops a shot from one party at another by these edges; `None` when it is free.
pub(super) fn block(view: View, shooter: Party, target: Party, aim: &Aim) -> Option<Block> {
    let patch = convex_hull(aim.patch());
    let element = view.position.on_table().find(|&(id, element)| {
        let party = Party::Element(id);
        party != shooter && party != target && overlaps(&patch, &element.base)
    });
    if let Some((id, _)) = element {
        return Some(Block::Element(id));
    }
    let bases = [shooter, target].map(|party| party.element().map(|id| view.position.base(id)));
    let features = view
        .table
        .features
        .iter()
        .enumerate()
        .filter(|(_, feature)| !is_within(view, feature, bases));
    if let Some((index, _)) = features
        .clone()
        .find(|(_, feature)| hides_inside(view, feature) && hides(feature, bases))
    {
        return Some(Block::Feature(index));
    }
    // Terrain stops a shot only if it does so over the whole width.
    let stops = |line: Segment| {
        features
            .clone()
            .find(|(_, feature)| stops(view, feature, line))
            .map(|(index, _)| index)
    };
    let first = stops(aim.sight_line(0))?;
    [16, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]
        .into_iter()
        .all(|part| stops(aim.sight_line(part)).is_some())
        .then_some(Block::Feature(first))
}

/// Whether a shot from one base at another stays within a feature that does not stop it then.
fn is_within(view: View, feature: &Feature, bases: [Option<&Base>; 2]) -> bool {
    sight_of(view, feature) == Sight::BlocksButWithin
        && bases
            .into_iter()
            .all(|base| base.is_some_and(|base| feature.region.overlaps(base)))
}

/// Whether nobody inside a feature is seen from outside.
fn hides_inside(view: View, feature: &Feature) -> bool {
    matches!(
        sight_of(view, feature),
        Sight::Blocks | Sight::BlocksButWithin
    )
}

fn sight_of(view: View, feature: &Feature) -> Sight {
    view.rulebook.terrain_kind(feature.kind).shot
}

/// Whether one of two bases stands wholly inside a feature, or both stand in it at least partly.
fn hides(feature: &Feature, bases: [Option<&Base>; 2]) -> bool {
    let region = &feature.region;
    let [own, other] = bases.map(|base| base.is_some_and(|base| region.overlaps(base)));
    own && other
        || bases
            .into_iter()
            .flatten()
            .any(|base| region.overlaps(base) && region.contains(base))
}

/// Whether a feature stops one line of sight.
fn stops(view: View, feature: &Feature, line: Segment) -> bool {
    match sight_of(view, feature) {
        Sight::Open => false,
        Sight::Blocks | Sight::BlocksButWithin | Sight::Beyond => {
            crosses_region(line, &feature.region)
        }
        Sight::Crest => feature.crest.is_some_and(|crest| {
            crest.properly_crosses(line)
                && beyond(crest.distance(line.from), Length::ZERO)
                && beyond(crest.distance(line.to), Length::ZERO)
        }),
    }
}
