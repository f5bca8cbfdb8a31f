//! Ways that the referee finds: to a pose, or into contact.
//!
//! Bounded and deterministic: the straight way first, then a turn before or after it, then around what blocks it.

use acies_geometry::{
    Angle, Base, Convex, Hand, Length, Point, Pose, SortFew, Sweep, TOUCH, beyond, boxes_apart,
    overlaps,
};
use arrayvec::ArrayVec;

use super::formation::{Formation, end_of_front_rank};
use super::march::March;
use super::{Terms, Wish, approach, gate, hold, measure, walk, zone};
use crate::{
    Breach, Contact, ElementId, ElementSet, Fact, FirstNo, Hold, Leg, Legs, MovePlan, Party, Rule,
    Sink, View, corner_overlap, front_edge_contact, side_contact,
};

/// A single element to a pose: straight if that is legal, else by the first legal way around.
pub fn single_to(
    view: View<'_>,
    mover: ElementId,
    pose: Pose,
    door: Option<ElementId>,
    terms: Terms,
    sink: &mut dyn Sink,
) -> Option<MovePlan> {
    let straight = March::through(view.position, mover, [pose]);
    if let Some(plan) = walk(view, &straight, door, terms, &mut FirstNo) {
        return Some(plan);
    }
    if !terms.straight && worth_looking(view, mover, pose, terms) {
        for way in ways_around(view, mover, pose) {
            let march = March::through(view.position, mover, way);
            if is_too_long(view, &march) {
                continue;
            }
            if let Some(plan) = walk(view, &march, door, terms, &mut FirstNo) {
                return Some(plan);
            }
        }
    }
    why_not(view, &straight, door, terms, sink)
}

/// Walks again over a march that has been found illegal, to tell why; not where any breach will do.
fn why_not(
    view: View<'_>,
    march: &March,
    door: Option<ElementId>,
    terms: Terms,
    sink: &mut dyn Sink,
) -> Option<MovePlan> {
    if sink.takes_any() {
        let _ = sink.breach(|| Breach::of(Rule::OrderForm));
        return None;
    }
    walk(view, march, door, terms, sink)
}

/// The longest move of a troop, in whatever going.
fn longest_move(view: View<'_>, mover: ElementId) -> Length {
    let allowance = view.troop(mover).allowance;
    [allowance.rough, allowance.bad]
        .into_iter()
        .flatten()
        .fold(allowance.good.longer(allowance.road), Length::longer)
}

/// Whether the march of a single element is longer than any move of its troop: told without walking it.
pub(super) fn is_too_long(view: View<'_>, march: &March) -> bool {
    beyond(
        measure::distance(view, march, 0),
        longest_move(view, march.movers[0]),
    )
}

/// Whether another way could help: it can be paid for, and the end is free and within the longest move of the troop.
fn worth_looking(view: View<'_>, mover: ElementId, pose: Pose, terms: Terms) -> bool {
    let base = view.position.base(mover);
    let end = base.moved_to(pose);
    let mut own = ElementSet::NONE;
    own.insert(mover);
    view.table.holds(&end)
        && !beyond(base.longest_front_corner(&end), longest_move(view, mover))
        && terms.least_pips(view, mover.side(), &[mover]) <= view.position.pips
        && view.position.overlaps_any(&end, own).is_none()
}

type Way = ArrayVec<Pose, 3>;

fn ways_around(view: View<'_>, mover: ElementId, pose: Pose) -> ArrayVec<Way, 32> {
    let base = *view.position.base(mover);
    let mut ways = ArrayVec::new();
    let mut add = |poses: &[Pose]| {
        let _ = ways.try_push(poses.iter().copied().collect::<Way>());
    };
    if pose.facing != base.pose.facing && pose.front != base.pose.front {
        add(&[Pose::new(base.pose.front, pose.facing), pose]);
        add(&[Pose::new(pose.front, base.pose.facing), pose]);
    }
    let sweep = Sweep::new(base, base.moved_to(pose));
    let heading = Angle::of(pose.front - base.pose.front);
    let travel = Pose::new(base.pose.front, heading);
    for block in blocks(view, mover, &sweep) {
        for hand in Hand::BOTH {
            for facing in [base.pose.facing, pose.facing] {
                if let Some([enter, leave]) = beside_block(&base, travel, facing, &block, hand) {
                    add(&[enter, leave, pose]);
                    add(&[enter, pose]);
                }
            }
        }
    }
    ways
}

/// What lies in the way: elements, zones of control and bad going that the straight way meets.
fn blocks(view: View<'_>, mover: ElementId, sweep: &Sweep) -> ArrayVec<ArrayVec<Point, 12>, 3> {
    let mut own = ElementSet::NONE;
    own.insert(mover);
    let mut found = ArrayVec::new();
    let (hull, bounds) = (sweep.hull(), sweep.bounds());
    let mut add = |shape: &[Point]| {
        if !boxes_apart(shape.bounds(), bounds, 0) && overlaps(shape, &hull) {
            let _ = found.try_push(shape.iter().copied().take(12).collect());
        }
    };
    for (id, element) in view.position.on_table() {
        if id != mover {
            add(&element.base.corners);
        }
    }
    for zone in zone::enemy_zones_near(view, mover.side(), own, bounds) {
        add(&zone.strip.corners);
    }
    let troop = view.position.element(mover).troop;
    for feature in &view.table.features {
        let kind = view.rulebook.terrain_kind(feature.kind);
        if view.table.going(kind) > acies_rulebook::Going::Good && !kind.good_for.has(troop) {
            feature.region.pieces().for_each(&mut add);
        }
    }
    found
}

/// The two corners of a way that passes a block on one hand, as far from it as the base needs.
fn beside_block(
    base: &Base,
    travel: Pose,
    facing: Angle,
    block: &[Point],
    hand: Hand,
) -> Option<[Pose; 2]> {
    let turned = base.moved_to(Pose::new(travel.front, facing));
    let own = |pick: fn(Length, Length) -> Length, across: bool| {
        turned
            .corners
            .iter()
            .map(|&corner| {
                let seen = travel.local(corner);
                if across { seen.right } else { seen.ahead }
            })
            .reduce(pick)
    };
    let seen: ArrayVec<_, 12> = block.iter().map(|&point| travel.local(point)).collect();
    let ahead_from = seen
        .iter()
        .map(|local| local.ahead)
        .reduce(Length::shorter)?;
    let ahead_to = seen
        .iter()
        .map(|local| local.ahead)
        .reduce(Length::longer)?;
    let margin = TOUCH * 2;
    let right = match hand {
        Hand::Right => {
            seen.iter()
                .map(|local| local.right)
                .reduce(Length::longer)?
                - own(Length::shorter, true)?
                + margin
        }
        Hand::Left => {
            seen.iter()
                .map(|local| local.right)
                .reduce(Length::shorter)?
                - own(Length::longer, true)?
                - margin
        }
    };
    let enter = ahead_from - own(Length::longer, false)? - margin;
    let leave = ahead_to - own(Length::shorter, false)? + margin;
    let place = |ahead: Length| Pose::new(travel.at(ahead, right), facing);
    Some([place(enter.longer(Length::ZERO)), place(leave)])
}

/// Into contact with an enemy, or to a camp or a built-up area.
pub fn into(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    enemy: Party,
    how: Contact,
    terms: Terms,
    sink: &mut dyn Sink,
) -> Option<MovePlan> {
    match enemy {
        Party::Element(id) => {
            if id.side() == movers[0].side() || !view.position.element(id).on_table() {
                let _ =
                    sink.breach(|| Breach::of(Rule::OrderElement).fact("enemy", Fact::Element(id)));
                return None;
            }
            let wish = Wish {
                index: 0,
                enemy: id,
                how,
            };
            approach::into_contact(view, movers, formation, wish, terms, sink)
        }
        Party::Hold(hold) => {
            let enters = movers.len() == 1 && hold::opens_to(view, hold, movers[0]);
            let attacks = view.position.is_held_against(hold, movers[0].side());
            let poses = if enters || attacks {
                hold_poses(view, movers[0], hold)
            } else {
                ArrayVec::new()
            };
            let terms = Terms {
                enters: enters.then_some(hold),
                ..terms
            };
            let Some(&nearest) = poses.first() else {
                let _ = sink
                    .breach(|| Breach::of(Rule::MoveContactCamp).fact("place", Fact::Party(enemy)));
                return None;
            };
            for &pose in &poses {
                let found = to_pose(view, movers, formation, pose, terms, &mut FirstNo);
                if found.is_some() {
                    return found;
                }
            }
            to_pose(view, movers, formation, nearest, terms, sink)
        }
    }
}

/// A single element or a group to a pose of the first named.
pub fn to_pose(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    pose: Pose,
    terms: Terms,
    sink: &mut dyn Sink,
) -> Option<MovePlan> {
    if let &[mover] = movers {
        single_to(view, mover, pose, None, terms, sink)
    } else {
        group_to(view, movers, formation, pose, terms, sink)
    }
}

/// The most places at the edge of a camp or a built-up area that are tried.
const MOST_POSES: usize = 16;

/// Where an element stands with its front edge on a camp or a built-up area, nearest first; for one that nobody holds
/// against it, at the edge, and inside.
pub fn hold_poses(view: View<'_>, mover: ElementId, hold: Hold) -> ArrayVec<Pose, MOST_POSES> {
    let Some(region) = view.table.hold(hold) else {
        return ArrayVec::new();
    };
    let base = view.position.base(mover);
    if !view.position.is_held_against(hold, mover.side()) {
        let middle = hold::in_the_middle(base, region).pose;
        let doors = hold::doors(view, hold, base);
        return doors.into_iter().chain([middle]).collect();
    }
    let gates = gate::gates_of(view, hold);
    let only_gates = view.rulebook.movement.contact.only_at_gates;
    if !gates.is_empty() && only_gates.has(view.position.element(mover).troop) {
        let mut poses: ArrayVec<Pose, MOST_POSES> = (gates.iter().take(MOST_POSES))
            .map(|&gate| gate::in_gate(base, region, gate, false).pose)
            .collect();
        poses.sort_few_by_key(|pose| (pose.front - base.pose.front).square());
        return poses;
    }
    let mut poses: ArrayVec<Pose, 192> = ArrayVec::new();
    for edge in region.outline().edges() {
        // Edges run clockwise: the inside is to the right, so one who looks in faces right of the edge.
        let facing = Angle::of(edge.step()) + Angle::RIGHT;
        let reach = edge.length().units() / 2 - base.width.units() / 2;
        let shift = if reach > 0 {
            Length::from_units(reach)
        } else {
            Length::ZERO
        };
        for aside in [Length::ZERO, shift, -shift] {
            let middle = Pose::new(edge.from.midway(edge.to), facing);
            let _ = poses.try_push(middle.shifted(Length::ZERO, aside));
        }
    }
    poses.sort_few_by_key(|pose| (pose.front - base.pose.front).square());
    poses.into_iter().take(MOST_POSES).collect()
}

/// A group so that its first-named member ends at a pose: ahead, a wheel, ahead, and a shift where that is needed.
pub fn group_to(
    view: View<'_>,
    movers: &[ElementId],
    formation: Formation,
    pose: Pose,
    terms: Terms,
    sink: &mut dyn Sink,
) -> Option<MovePlan> {
    let ways = group_legs(view, movers, pose);
    let Some(nearest) = ways.first() else {
        let _ = sink.breach(|| {
            Breach::of(Rule::MoveContactReach).fact("element", Fact::Element(movers[0]))
        });
        return None;
    };
    let rigid = terms.is_rigid(view, movers, formation);
    let march = |legs: &Legs| {
        let mut march = if rigid {
            March::by_legs(view.position, movers, formation, legs)
        } else {
            March::column(view.position, movers, legs)
        };
        if rigid {
            march.settle(pose);
        }
        march.has_goal = true;
        march
    };
    for legs in &ways {
        if let Some(plan) = walk(view, &march(legs), None, terms, &mut FirstNo) {
            return Some(plan);
        }
    }
    why_not(view, &march(nearest), None, terms, sink)
}

/// The legs that bring the leader of a group to a pose.
pub(super) fn group_legs(view: View<'_>, movers: &[ElementId], pose: Pose) -> ArrayVec<Legs, 4> {
    let lead = view.position.base(movers[0]);
    let turn = pose.facing - lead.pose.facing;
    let mut ways = ArrayVec::new();
    if turn.0 == 0 {
        let seen = lead.local(pose.front);
        if !beyond(-seen.ahead, Length::ZERO) {
            ways.push(legs(seen.ahead, None, Length::ZERO, seen.right));
        }
        return ways;
    }
    if turn.between(Angle::ZERO) > Angle::RIGHT {
        return ways;
    }
    let hand = if turn.0 >> 31 == 0 {
        Hand::Right
    } else {
        Hand::Left
    };
    let size = turn.between(Angle::ZERO);
    let end = end_of_front_rank(view.position, movers, hand);
    let pivot = view.position.base(end).front_corner(hand);
    // Where the pivot ends: the same place as seen from the leader.
    let seen = lead.local(pivot);
    let target = pose.at(seen.ahead, seen.right);
    let (before, after) = (lead.pose.facing.direction(), pose.facing.direction());
    let way = target - pivot;
    let cross = |a: (i64, i64), b: (i64, i64)| {
        i128::from(a.0) * i128::from(b.1) - i128::from(a.1) * i128::from(b.0)
    };
    let unit =
        |direction: acies_geometry::Direction| (i64::from(direction.sin), i64::from(direction.cos));
    let step = (i64::from(way.x), i64::from(way.y));
    let determinant = cross(unit(before), unit(after));
    // way = a * before + b * after, each in units; the directions are in 2^-30.
    if determinant != 0 {
        let solve = |numerator: i128| along(numerator, determinant);
        let (a, b) = (
            solve(cross(step, unit(after))),
            solve(cross(unit(before), step)),
        );
        if !beyond(-a, Length::ZERO) && !beyond(-b, Length::ZERO) {
            ways.push(legs(a, Some((hand, size)), b, Length::ZERO));
        }
    }
    // With a shift at the end instead of a second or a first straight leg.
    let right = pose.facing + Angle::RIGHT;
    let aside = right.direction();
    let other = cross(unit(before), unit(aside));
    if other != 0 {
        let (a, s) = (
            along(cross(step, unit(aside)), other),
            along(cross(unit(before), step), other),
        );
        if !beyond(-a, Length::ZERO) {
            ways.push(legs(a, Some((hand, size)), Length::ZERO, s));
        }
    }
    let (b, s) = (after.ahead(way), after.right(way));
    if !beyond(-b, Length::ZERO) {
        ways.push(legs(Length::ZERO, Some((hand, size)), b, s));
    }
    ways
}

/// How far along a direction, from cross products of which one is in 2^-30 and the other in 2^-60. What no table is
/// wide enough for is cut to 64 base widths.
fn along(numerator: i128, determinant: i128) -> Length {
    let most = i128::from(64 * Length::BASE_WIDTH.units());
    Length::from_units(((numerator << 30) / determinant).clamp(-most, most) as i32)
}

fn legs(ahead: Length, wheel: Option<(Hand, Angle)>, then: Length, right: Length) -> Legs {
    let mut legs = Legs::new();
    if ahead.units() > 0 {
        legs.push(Leg::Forward(ahead));
    }
    if let Some((hand, angle)) = wheel {
        legs.push(Leg::Wheel(hand, angle));
    }
    if then.units() > 0 {
        legs.push(Leg::Forward(then));
    }
    if right.size().units() > 2 {
        legs.push(Leg::Shift(
            if right.units() > 0 {
                Hand::Right
            } else {
                Hand::Left
            },
            right.size(),
        ));
    }
    legs
}

/// The enemy on whose flank a march closes the door: from the overlap at its corner, or beside it where the edition has that,
/// to its flank on the same hand, in one step, with a friend in front contact where the edition asks for one (`dba22` §16.3).
pub fn closes_door(view: View<'_>, march: &March) -> Option<ElementId> {
    let rules = &view.rulebook.movement.contact;
    let &[mover] = march.movers.as_slice() else {
        return None;
    };
    if march.stations[0].len() != 2
        || !rules
            .closing_the_door
            .has(view.position.element(mover).troop)
    {
        return None;
    }
    let (start, end) = (&march.stations[0][0], march.last(0));
    view.position
        .side(mover.side().other())
        .filter(|(enemy, element)| {
            let from_side = || {
                let hand = side_contact(start, &element.base);
                hand.filter(|_| rules.door_from_side)
            };
            let Some(hand) = corner_overlap(start, &element.base).or_else(from_side) else {
                return false;
            };
            let friend = super::touch::fights_with(view, march, *enemy)
                .is_some_and(|friend| friend != mover);
            front_edge_contact(end, &element.base) == Some(Contact::Flank(hand))
                && (friend || !rules.door_needs_friend)
        })
        .map(|(enemy, _)| enemy)
        .next()
}
