//! What stops a shot on its way: elements, woods, crests (`dba22` §21.1, §6; `dba30` §12.2).

use acies_geometry::{Base, Length, Segment, beyond, crosses, crosses_region, overlaps, within};
use acies_rulebook::{Shape, Sight, TroopSet};

use super::aim::{Aim, Part};
use super::seen;
use crate::combat::clip;
use crate::{ElementId, Feature, Party, View};

/// What stops a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// An element stands in the way.
    Element(ElementId),
    /// Terrain lies in the way over the whole width, or the shooter or its target is inside it.
    Feature(usize),
    /// The edge shot at is seen through the target itself alone.
    Target,
}

/// A shot whose way is looked at.
pub(super) struct Way<'a> {
    /// Who shoots and who is shot at.
    pub parties: [Party; 2],
    /// From which edge at which.
    pub aim: &'a Aim,
    /// The part of that edge that is in the arc.
    pub part: Part,
    /// How much of it has to be seen; `None` where nobody may stand between the whole of both edges.
    pub least: Option<Length>,
    /// Over which enemies it goes.
    pub over: TroopSet,
}

/// What stops a shot; `None` when its way is free.
pub(super) fn block(view: View, way: &Way) -> Option<Block> {
    let patch = match way.least {
        Some(_) => way.aim.cut(way.part).hull(),
        None => way.aim.hull(),
    };
    let mut before = view.position.on_table().filter(|&(id, element)| {
        let passed = way.over.has(element.troop) && id.side() != view.party_side(way.parties[0]);
        !way.parties.contains(&Party::Element(id)) && !passed && overlaps(&patch, &element.base)
    });
    let first = match way.least {
        Some(_) => None,
        None => before.next(),
    };
    if let Some((id, _)) = first {
        return Some(Block::Element(id));
    }
    let bases = way.parties.map(|party| {
        let id = party.element();
        id.map(|id| view.position.base(id))
    });
    let features = (view.table.features.iter().enumerate())
        .filter(|(_, feature)| !is_within(view, feature, bases));
    if let Some((index, _)) = features
        .clone()
        .find(|(_, feature)| hides_inside(view, feature) && hides(feature, bases))
    {
        return Some(Block::Feature(index));
    }
    let stops = |line: Segment| {
        features
            .clone()
            .find(|(_, feature)| stops(view, feature, line))
            .map(|(index, _)| Block::Feature(index))
    };
    let passes_target = |line: Segment| match way.parties[1] {
        Party::Element(id) => crosses(line, view.position.base(id)),
        Party::Stronghold(stronghold) => {
            (view.table.stronghold(stronghold)).is_some_and(|region| crosses_region(line, region))
        }
    };
    match way.least {
        Some(least) => {
            let before = before.map(|(id, element)| (id, &element.base));
            seen::hidden(way.aim, way.part, least, before, |line| {
                stops(line).or_else(|| passes_target(line).then_some(Block::Target))
            })
        }
        None => stopped_in_whole_width(way.aim, stops),
    }
}

/// The feature that stops a shot over the whole width of both edges.
fn stopped_in_whole_width(aim: &Aim, stops: impl Fn(Segment) -> Option<Block>) -> Option<Block> {
    let first = stops(aim.sight_line(0))?;
    [16, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]
        .into_iter()
        .all(|part| stops(aim.sight_line(part)).is_some())
        .then_some(first)
}

/// The feature in which an element stands that for this may not shoot; nor, wholly in another kind, be shot at.
pub(super) fn silenced(view: View, base: &Base, shoots: bool) -> Option<usize> {
    let silences = |feature: &Feature| match sight_of(view, feature) {
        Sight::NotPartlyIn => {
            let is_river = view.rulebook.terrain_kind(feature.kind).shape == Shape::River;
            let matters = shoots && (!is_river || view.position.river_hinders());
            matters && feature.region.overlaps(base)
        }
        Sight::NotAtOrFrom => feature.region.overlaps(base) && feature.region.contains(base),
        _ => false,
    };
    view.table.features.iter().position(silences)
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
    let at_crest = || {
        feature.crest.is_some_and(|crest| {
            crest.properly_crosses(line)
                && beyond(crest.distance(line.from), Length::ZERO)
                && beyond(crest.distance(line.to), Length::ZERO)
        })
    };
    match sight_of(view, feature) {
        Sight::Open | Sight::NotAtOrFrom | Sight::NotPartlyIn => false,
        Sight::Blocks | Sight::BlocksButWithin | Sight::Beyond => {
            crosses_region(line, &feature.region)
        }
        Sight::Crest | Sight::CrestOrOn => at_crest(),
        Sight::Depth => {
            at_crest()
                || (view.rulebook.shooting.stopping_depth)
                    .is_some_and(|depth| within(depth, depth_in(feature, line)))
        }
    }
}

/// How much of a line lies in a feature.
fn depth_in(feature: &Feature, line: Segment) -> Length {
    feature
        .region
        .pieces()
        .filter_map(|piece| clip(line, piece))
        .fold(Length::ZERO, |sum, part| sum + part.length())
}
