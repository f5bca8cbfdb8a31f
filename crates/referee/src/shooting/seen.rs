//! How much of an edge is seen from a shooting edge: what is not in the shadow of elements, and whose ends terrain does
//! not hide (`dba30` §12.2).

use acies_geometry::{
    Base, Convex, Hull, Length, Point, Segment, SmallSort, TOUCH, beyond, convex_hull, overlaps,
    within,
};
use arrayvec::ArrayVec;

use super::aim::{Aim, Part};
use super::sight::Block;
use crate::ElementId;
use crate::combat::clip;

/// In how many steps the ends of what is seen are looked for; each is then made finer by halves.
const STEPS: i64 = 16;

/// How often the step is halved in which the view becomes clear.
const HALVINGS: u32 = 8;

/// What hides so much of an edge that less than `least` of it is left in one piece; `None` when so much is seen.
///
/// `before` are the elements before that part of the edge, `stops` says what else stops a line: terrain, or the target itself.
/// Elements throw shadows; what the rest hides is told by the lines from the ends of the shooting edge to the ends of what is
/// seen.
pub(super) fn hidden<'a>(
    aim: &Aim,
    part: Part,
    least: Length,
    before: impl Iterator<Item = (ElementId, &'a Base)>,
    stops: impl Fn(Segment) -> Option<Block>,
) -> Option<Block> {
    let patch = aim.cut(part).hull();
    let mut shadows: ArrayVec<(Part, ElementId), 24> = ArrayVec::new();
    for (id, base) in before {
        if let Some(shadow) = shadow(aim, part, &patch, base) {
            let _ = shadows.try_push((shadow, id));
        }
    }
    shadows.small_sort_by_key(|(shadow, id)| (shadow.from.units(), *id));
    let mut block = None;
    let mut from = part.from;
    let ends = shadows.iter().map(|&(shadow, id)| (shadow, Some(id)));
    let end = Part {
        from: part.to,
        to: part.to,
    };
    for (shadow, id) in ends.chain([(end, None)]) {
        let gap = Part {
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
            block = id.map(Block::Element);
        }
        from = from.max(shadow.to);
    }
    block
}

/// The part of an edge that a base hides from some point of the shooting edge: where lines past it meet the edge.
fn shadow(aim: &Aim, part: Part, patch: &Hull, base: &Base) -> Option<Part> {
    // An eye behind the edge sees its near end alone, past the target's own corner; what comes in there hides all.
    let eyes = [aim.from.line.from, aim.from.line.to];
    for (eye, near) in eyes.into_iter().zip([part.to, part.from]) {
        let near = aim.to.at(near);
        if is_behind(aim, eye) && overlaps(&convex_hull([eyes[0], eyes[1], near, near]), base) {
            return Some(part);
        }
    }
    let mut shadow: Option<Part> = None;
    let corners = base
        .edges()
        .filter_map(|edge| clip(edge, patch))
        .flat_map(|edge| [edge.from, edge.to]);
    for corner in corners {
        for eye in eyes.into_iter().filter(|&eye| !is_behind(aim, eye)) {
            let Some(at) = beyond_corner(aim, part, eye, corner) else {
                continue;
            };
            let known = shadow.get_or_insert(Part { from: at, to: at });
            *known = Part {
                from: known.from.min(at),
                to: known.to.max(at),
            };
        }
    }
    shadow
}

/// Whether a point is behind the edge shot at.
fn is_behind(aim: &Aim, point: Point) -> bool {
    beyond(-aim.to.outside(point), Length::ZERO)
}

/// How far along the edge, in the part looked at, a line past a corner meets it; `None` where the corner is the eye itself.
fn beyond_corner(aim: &Aim, part: Part, eye: Point, corner: Point) -> Option<Length> {
    let (line, ray) = (aim.to.line, corner - eye);
    if is_behind(aim, corner) {
        return None;
    }
    let step = line.step();
    let aside = step.dot(ray);
    let (ahead, whole) = (step.cross(line.from - eye), step.cross(ray));
    let is_level = within(aim.from.outside(corner), Length::ZERO);
    if is_level || whole == 0 || (whole > 0) != (ahead > 0) {
        // The line goes along the shooting edge, or away from the edge shot at: it meets that one, if ever, far to a side.
        let near = i64::from(TOUCH.units()) * i64::from(step.length().units());
        return match aside {
            aside if aside > near => Some(part.to),
            aside if aside < -near => Some(part.from),
            _ => None,
        };
    }
    // From the eye the line comes to the edge after `ahead / whole` of the way to the corner.
    let start = i128::from(step.dot(line.from - eye));
    let along = i128::from(aside) * i128::from(ahead) / i128::from(whole) - start;
    let size = i128::from(step.length().units()).max(1);
    let (low, high) = (i128::from(part.from.units()), i128::from(part.to.units()));
    let at = (along / size).clamp(low, high.max(low));
    Some(Length::from_units(at as i32))
}

/// What leaves less than `least` of a part of an edge in sight; `None` when so much is seen.
fn behind_terrain(
    aim: &Aim,
    part: Part,
    least: Length,
    stops: impl Fn(Segment) -> Option<Block>,
) -> Option<Block> {
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
        // Both ends see something, and it is too little: something hides one of them.
        (Ok((_, one)), Ok((_, other))) => one.or(other),
    }
}

/// The first place along an edge, from `start` on to `end`, that nothing hides, with what hides the start; an error where
/// that hides all of it.
fn first_clear(
    aim: &Aim,
    start: Length,
    end: Length,
    hides: impl Fn(Point) -> Option<Block>,
) -> Result<(Length, Option<Block>), Block> {
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

    /// Whether nobody stands between the shooting edge and some part of the other so long, whose ends are not seen through the
    /// target, tried at many places.
    fn tried(aim: &Aim, part: Part, least: Length, before: &[Base], target: &Base) -> bool {
        let room = part.length() - least;
        let [left, right] = [aim.from.line.from, aim.from.line.to];
        (0..=400).any(|step| {
            let from = part.from + room.scaled(step, 400);
            let [near, far] = [from, from + least].map(|along| aim.to.at(along));
            // Past the target's corner it is no convex patch: two triangles, which join where that corner is.
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

    /// How far the end of a base's shadow goes along the edge by a touch of tolerance, in base widths: as much further as
    /// the edge is further from the eye than the base, and more where the line comes to the edge at a small angle.
    fn doubt(aim: &Aim, base: &Base) -> f64 {
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
        fn what_is_seen_past_others_is_what_can_be_tried(
            target in (-1.2f64..1.2, 1.2f64..2.8, 0u32..u32::MAX),
            others in proptest::collection::vec((-1.5f64..1.5, 0.3f64..2.5, 0u32..u32::MAX), 1..4),
        ) {
            let mut board = Board::under(&dba30(&[]));
            let pose = |(x, y, facing): (f64, f64, u32)| {
                Pose { facing: Angle(facing), ..Pose::from_base_widths(7.0 + x, 7.0 + y, 0.0) }
            };
            board.put("r1", "4Bw", 7.0, 7.0, 0.0).put_at("b1", "3Cv", pose(target));
            // Bases do not lie on each other: where one crossed the edge shot at, at a small angle, a touch of tolerance
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
                let doubts = before.iter().map(|base| doubt(&aim, base));
                let slack = doubts.fold(0.02, f64::max);
                if slack > 0.2 {
                    continue;
                }
                let slack = Length::from_base_widths(slack);
                if !within(half + slack, part.length()) {
                    continue;
                }
                // One that is level with the edge but for rounding sees it or not.
                let eyes = [aim.from.line.from, aim.from.line.to];
                if eyes.iter().any(|&eye| within(aim.to.outside(eye).abs(), Length::from_base_widths(0.01))) {
                    continue;
                }
                let names = crate::ElementId::of_side(Side::Blue).skip(1);
                let named = names.zip(&before);
                let patch = aim.cut(part).hull();
                let named = named.filter(|(_, base)| overlaps(&patch, *base));
                let stops = |line| crosses(line, target).then_some(Block::Target);
                let is_seen = hidden(&aim, part, half, named, stops).is_none();
                if tried(&aim, part, half + slack, &before, target) {
                    prop_assert!(is_seen, "hidden");
                }
                if is_seen {
                    prop_assert!(tried(&aim, part, half - slack, &before, target), "seen");
                }
            }
        }
    }
}
