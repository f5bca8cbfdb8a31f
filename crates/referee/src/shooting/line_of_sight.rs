//! What blocks a shot: elements, woods, crests, and how much of the target edge is seen (`dba22` §21.1, §6;
//! `dba30` §12.2).

use acies_geometry::{
    Base, Convex, Hull, Length, Point, Segment, SmallSort, TOUCH, beyond, clip, convex_hull,
    crosses, crosses_region, overlaps, within,
};
use acies_rulebook::{Shape, Sight, TroopSet};
use arrayvec::ArrayVec;

use super::arc_and_range::{Aim, EdgePart};
use crate::{ElementId, Feature, Party, View};

/// What blocks a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstruction {
    /// An element in the path.
    Element(ElementId),
    /// Terrain across the whole width, or terrain that hides the shooter or the target in it.
    Feature(usize),
    /// The target itself: its edge is seen only through its own base.
    Target,
}

/// A shot whose path is checked.
pub(super) struct ShotPath<'a> {
    /// The shooter and the target.
    pub parties: [Party; 2],
    /// The shooting edge and the target edge.
    pub aim: &'a Aim,
    /// The part of the target edge that is in the arc.
    pub part: EdgePart,
    /// How much of it must be seen; `None` where the whole area between both edges must be clear.
    pub least: Option<Length>,
    /// The enemies that it may be shot over.
    pub over: TroopSet,
}

/// What blocks a shot; `None` if the path is clear.
pub(super) fn obstruction(view: View, path: &ShotPath) -> Option<Obstruction> {
    let patch = match path.least {
        Some(_) => path.aim.cut(path.part).hull(),
        None => path.aim.hull(),
    };
    let near = view.position.near(patch.bounds(), Length::ZERO);
    let mut before = near.filter(|&(id, element)| {
        let passed = path.over.has(element.troop) && id.side() != view.party_side(path.parties[0]);
        !path.parties.contains(&Party::Element(id)) && !passed && overlaps(&patch, &element.base)
    });
    let first = match path.least {
        Some(_) => None,
        None => before.next(),
    };
    if let Some((id, _)) = first {
        return Some(Obstruction::Element(id));
    }
    let bases = path.parties.map(|party| {
        let id = party.element();
        id.map(|id| view.position.base(id))
    });
    let features = (view.table.features.iter().enumerate())
        .filter(|(_, feature)| !is_within(view, feature, bases));
    if let Some((index, _)) = features
        .clone()
        .find(|(_, feature)| hides_inside(view, feature) && hides(feature, bases))
    {
        return Some(Obstruction::Feature(index));
    }
    let stops = |line: Segment| {
        features
            .clone()
            .find(|(_, feature)| stops(view, feature, line))
            .map(|(index, _)| Obstruction::Feature(index))
    };
    let passes_target = |line: Segment| match path.parties[1] {
        Party::Element(id) => crosses(line, view.position.base(id)),
        Party::Stronghold(stronghold) => {
            (view.table.stronghold(stronghold)).is_some_and(|region| crosses_region(line, region))
        }
    };
    match path.least {
        Some(least) => {
            let before = before.map(|(id, element)| (id, &element.base));
            hidden(path.aim, path.part, least, before, |line| {
                stops(line).or_else(|| passes_target(line).then_some(Obstruction::Target))
            })
        }
        None => stopped_in_whole_width(path.aim, stops),
    }
}

/// The feature that blocks a shot over the whole width of both edges.
fn stopped_in_whole_width(
    aim: &Aim,
    stops: impl Fn(Segment) -> Option<Obstruction>,
) -> Option<Obstruction> {
    let first = stops(aim.sight_line(0))?;
    [16, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]
        .into_iter()
        .all(|part| stops(aim.sight_line(part)).is_some())
        .then_some(first)
}

/// The feature that stops an element in it from shooting, or from being shot at.
pub(super) fn terrain_forbids(view: View, base: &Base, shoots: bool) -> Option<usize> {
    let silences = |feature: &Feature| match sight_of(view, feature) {
        Sight::NotPartlyIn => {
            let is_river = view.rulebook.terrain_kind(feature.kind).shape == Shape::River;
            let matters = shoots && (!is_river || view.position.river_hinders());
            matters && feature.region.overlaps(base)
        }
        Sight::NotAtOrFrom => feature.region.overlaps(base) && feature.region.contains(base),
        Sight::NotAtOrPartlyIn => feature.region.overlaps(base),
        _ => false,
    };
    view.table.features.iter().position(silences)
}

/// Whether a shot stays inside a feature that does not block shots within it.
fn is_within(view: View, feature: &Feature, bases: [Option<&Base>; 2]) -> bool {
    sight_of(view, feature) == Sight::BlocksButWithin
        && bases
            .into_iter()
            .all(|base| base.is_some_and(|base| feature.region.overlaps(base)))
}

/// Whether elements inside a feature cannot be seen from outside.
fn hides_inside(view: View, feature: &Feature) -> bool {
    matches!(
        sight_of(view, feature),
        Sight::Blocks | Sight::BlocksButWithin
    )
}

fn sight_of(view: View, feature: &Feature) -> Sight {
    view.rulebook.terrain_kind(feature.kind).shot
}

/// Whether one of two bases is wholly inside a feature, or both are at least partly in it.
fn hides(feature: &Feature, bases: [Option<&Base>; 2]) -> bool {
    let region = &feature.region;
    let [own, other] = bases.map(|base| base.is_some_and(|base| region.overlaps(base)));
    own && other
        || bases
            .into_iter()
            .flatten()
            .any(|base| region.overlaps(base) && region.contains(base))
}

/// Whether a feature blocks one line of sight.
fn stops(view: View, feature: &Feature, line: Segment) -> bool {
    let at_crest = || {
        feature.crest.is_some_and(|crest| {
            crest.properly_crosses(line)
                && beyond(crest.distance(line.from), Length::ZERO)
                && beyond(crest.distance(line.to), Length::ZERO)
        })
    };
    match sight_of(view, feature) {
        Sight::Open | Sight::NotAtOrFrom | Sight::NotAtOrPartlyIn | Sight::NotPartlyIn => false,
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

/// The number of steps in which the ends of the visible part are searched; each end is then refined by
/// halving.
const STEPS: i64 = 16;

/// How often the step where the view becomes clear is halved.
const HALVINGS: u32 = 8;

/// What leaves less than `least` of an edge visible in one piece; `None` if that much is seen.
///
/// `before` are the elements in front of that part of the edge: they cast shadows. `stops` tells what else
/// blocks a line, terrain or the target itself; that is tested on the lines from the ends of the shooting
/// edge to the ends of the visible part.
pub(super) fn hidden<'a>(
    aim: &Aim,
    part: EdgePart,
    least: Length,
    before: impl Iterator<Item = (ElementId, &'a Base)>,
    stops: impl Fn(Segment) -> Option<Obstruction>,
) -> Option<Obstruction> {
    let patch = aim.cut(part).hull();
    let mut shadows: ArrayVec<(EdgePart, ElementId), 24> = ArrayVec::new();
    for (id, base) in before {
        if let Some(shadow) = shadow(aim, part, &patch, base) {
            let _ = shadows.try_push((shadow, id));
        }
    }
    shadows.small_sort_by_key(|(shadow, id)| (shadow.from.units(), *id));
    let mut block = None;
    let mut from = part.from;
    let ends = shadows.iter().map(|&(shadow, id)| (shadow, Some(id)));
    let end = EdgePart {
        from: part.to,
        to: part.to,
    };
    for (shadow, id) in ends.chain([(end, None)]) {
        let gap = EdgePart {
            from,
            to: shadow.from.min(part.to),
        };
        if within(least, gap.length()) {
            match behind_terrain(aim, gap, least, &stops) {
                None => return None,
                found => block = found,
            }
        }
        if block.is_none() {
            block = id.map(Obstruction::Element);
        }
        from = from.max(shadow.to);
    }
    block
}

/// The part of an edge that a base hides from some point of the shooting edge: where lines past the base meet
/// the edge.
fn shadow(aim: &Aim, part: EdgePart, patch: &Hull, base: &Base) -> Option<EdgePart> {
    // An end of the shooting edge behind the target edge sees only its near end, past the target's own
    // corner; a base in between hides all of it.
    let eyes = [aim.from.line.from, aim.from.line.to];
    for (eye, near) in eyes.into_iter().zip([part.to, part.from]) {
        let near = aim.to.at(near);
        if is_behind(aim, eye) && overlaps(&convex_hull([eyes[0], eyes[1], near, near]), base) {
            return Some(part);
        }
    }
    let mut shadow: Option<EdgePart> = None;
    let corners = base
        .edges()
        .filter_map(|edge| clip(edge, patch))
        .flat_map(|edge| [edge.from, edge.to]);
    for corner in corners {
        for eye in eyes.into_iter().filter(|&eye| !is_behind(aim, eye)) {
            let Some(at) = beyond_corner(aim, part, eye, corner) else {
                continue;
            };
            let known = shadow.get_or_insert(EdgePart { from: at, to: at });
            *known = EdgePart {
                from: known.from.min(at),
                to: known.to.max(at),
            };
        }
    }
    shadow
}

/// Whether a point is behind the target edge.
fn is_behind(aim: &Aim, point: Point) -> bool {
    beyond(-aim.to.outside(point), Length::ZERO)
}

/// How far along the edge part a line past a corner meets it; `None` if the corner is the starting point
/// itself.
fn beyond_corner(aim: &Aim, part: EdgePart, eye: Point, corner: Point) -> Option<Length> {
    let (line, ray) = (aim.to.line, corner - eye);
    if is_behind(aim, corner) {
        return None;
    }
    let step = line.step();
    let aside = step.dot(ray);
    let (ahead, whole) = (step.cross(line.from - eye), step.cross(ray));
    let is_level = within(aim.from.outside(corner), Length::ZERO);
    if is_level || whole == 0 || (whole > 0) != (ahead > 0) {
        // The line runs along the shooting edge, or away from the target edge: if it meets that at all, then
        // far to one side.
        let near = i64::from(TOUCH.units()) * i64::from(step.length().units());
        return match aside {
            aside if aside > near => Some(part.to),
            aside if aside < -near => Some(part.from),
            _ => None,
        };
    }
    // The line meets the edge after `ahead / whole` of the way to the corner.
    let start = i128::from(step.dot(line.from - eye));
    let along = i128::from(aside) * i128::from(ahead) / i128::from(whole) - start;
    let size = i128::from(step.length().units()).max(1);
    let (low, high) = (i128::from(part.from.units()), i128::from(part.to.units()));
    let at = (along / size).clamp(low, high.max(low));
    Some(Length::from_units(at as i32))
}

/// What leaves less than `least` of an edge part in sight; `None` if that much is seen.
fn behind_terrain(
    aim: &Aim,
    part: EdgePart,
    least: Length,
    stops: impl Fn(Segment) -> Option<Obstruction>,
) -> Option<Obstruction> {
    let [left, right] = [aim.from.line.from, aim.from.line.to];
    let begin = first_clear(aim, part.from, part.to, |point| {
        stops(Segment::new(right, point))
    });
    let end = first_clear(aim, part.to, part.from, |point| {
        stops(Segment::new(left, point))
    });
    match (begin, end) {
        (Ok((from, _)), Ok((to, _))) if within(least, to - from) => None,
        (Err(block), _) | (_, Err(block)) => Some(block),
        // Both ends see something, but too little: something hides one of them.
        (Ok((_, one)), Ok((_, other))) => one.or(other),
    }
}

/// The first place from `start` to `end` along an edge that nothing hides, with what hides the start.
///
/// An error if all of it is hidden.
fn first_clear(
    aim: &Aim,
    start: Length,
    end: Length,
    hides: impl Fn(Point) -> Option<Obstruction>,
) -> Result<(Length, Option<Obstruction>), Obstruction> {
    let at = |step: i64| start + (end - start).scaled(step, STEPS << HALVINGS);
    let Some(block) = hides(aim.to.at(start)) else {
        return Ok((start, None));
    };
    let clear = |step: i64| hides(aim.to.at(at(step))).is_none();
    let Some(found) = (1..=STEPS)
        .map(|step| step << HALVINGS)
        .find(|&step| clear(step))
    else {
        return Err(block);
    };
    let (mut hidden, mut seen) = (found - (1 << HALVINGS), found);
    while seen - hidden > 1 {
        let middle = hidden.midpoint(seen);
        if clear(middle) {
            seen = middle;
        } else {
            hidden = middle;
        }
    }
    Ok((at(seen), Some(block)))
}

#[cfg(test)]
mod tests {
    use acies_geometry::{Angle, Pose, crosses};
    use acies_rulebook::ShootingEdge;
    use proptest::prelude::*;

    use super::*;
    use crate::Side;
    use crate::testing::{Board, dba30, element, party};

    /// Whether some part of the edge, this long, is clear of elements and its ends are not seen through the
    /// target; tried at many places.
    fn seen_by_trial(
        aim: &Aim,
        part: EdgePart,
        least: Length,
        before: &[Base],
        target: &Base,
    ) -> bool {
        let room = part.length() - least;
        let [left, right] = [aim.from.line.from, aim.from.line.to];
        (0..=400).any(|step| {
            let from = part.from + room.scaled(step, 400);
            let [near, far] = [from, from + least].map(|along| aim.to.at(along));
            // Past the target's corner the area is not convex: it is two triangles that join at that corner.
            let triangles = if is_behind(aim, left) {
                [[right, far, left], [right, near, far]]
            } else {
                [[left, near, right], [left, near, far]]
            };
            let meets = |base: &Base| {
                let triangles = triangles.map(convex_hull);
                triangles.iter().any(|patch| overlaps(patch, base))
            };
            !before.iter().any(meets)
                && !crosses(Segment::new(right, near), target)
                && !crosses(Segment::new(left, far), target)
        })
    }

    /// How far a touch of tolerance moves the end of a shadow along the edge, in base widths.
    ///
    /// It is multiplied as much as the edge is farther away than the base, and more if the line meets the
    /// edge at a small angle.
    fn tolerance_along_edge(aim: &Aim, base: &Base) -> f64 {
        let Aim { from, to } = aim;
        let (eyes, ends) = ([from.line.from, from.line.to], [to.line.from, to.line.to]);
        let edge = (to.line.step(), to.line.length().base_widths());
        let (mut far, mut slope, mut near) = (0.0f64, f64::MAX, f64::MAX);
        for eye in eyes {
            for line in ends.map(|end| end - eye) {
                let long = line.length().base_widths();
                let width = f64::from(Length::BASE_WIDTH.units());
                far = far.max(long);
                slope = slope.min(edge.0.cross(line).abs() as f64 / width / width / edge.1 / long);
            }
            for side in base.edges() {
                near = near.min(side.distance(eye).base_widths());
            }
        }
        TOUCH.base_widths() * far / near / slope
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn the_visible_part_agrees_with_trying_many_places(
            target in (-1.2f64..1.2, 1.2f64..2.8, 0u32..u32::MAX),
            others in proptest::collection::vec((-1.5f64..1.5, 0.3f64..2.5, 0u32..u32::MAX), 1..4),
        ) {
            let mut board = Board::under(&dba30(&[]));
            let pose = |(x, y, facing): (f64, f64, u32)| {
                Pose { facing: Angle(facing), ..Pose::from_base_widths(7.0 + x, 7.0 + y, 0.0) }
            };
            board.put("r1", "4Bw", 7.0, 7.0, 0.0).put_at("b1", "3Cv", pose(target));
            // Bases do not overlap: where one crossed the target edge at a small angle, a touch of tolerance
            // would be far along it.
            let target = board.position.base(element("b1"));
            let before: Vec<Base> = others
                .iter()
                .map(|&other| target.moved_to(pose(other)))
                .filter(|base| !overlaps(target, base))
                .collect();
            let half = Length::BASE_WIDTH.scaled(1, 2);
            for aim in Aim::all(board.view(), party("r1"), ShootingEdge::Front, party("b1")) {
                let whole = Length::BASE_WIDTH;
                let Some(part) = aim.part_in_arc(whole, whole) else { continue };
                let doubts = before.iter().map(|base| tolerance_along_edge(&aim, base));
                let slack = doubts.fold(0.02, f64::max);
                if slack > 0.2 {
                    continue;
                }
                let slack = Length::from_base_widths(slack);
                if !within(half + slack, part.length()) {
                    continue;
                }
                // A shooting edge level with the target edge may or may not see it, by rounding.
                let eyes = [aim.from.line.from, aim.from.line.to];
                if eyes.iter().any(|&eye| within(aim.to.outside(eye).abs(), Length::from_base_widths(0.01))) {
                    continue;
                }
                let names = crate::ElementId::of_side(Side::Blue).skip(1);
                let named = names.zip(&before);
                let patch = aim.cut(part).hull();
                let named = named.filter(|(_, base)| overlaps(&patch, *base));
                let stops = |line| crosses(line, target).then_some(Obstruction::Target);
                let is_seen = hidden(&aim, part, half, named, stops).is_none();
                if seen_by_trial(&aim, part, half + slack, &before, target) {
                    prop_assert!(is_seen, "hidden");
                }
                if is_seen {
                    prop_assert!(seen_by_trial(&aim, part, half - slack, &before, target), "seen");
                }
            }
        }
    }
}
