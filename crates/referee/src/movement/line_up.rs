//! How movers conform to the enemy they have met (`dba30` §11.2 to §11.4).
//!
//! The contacting element turns about a front corner, which slides at most a given distance; a group keeps its shape
//! and moves with it.

use std::cmp::Reverse;

use acies_geometry::{
    Angle, Base, Convex, Edge, Hand, Length, Pose, Region, Segment, SmallSort, Sweep, beyond,
    overlaps_interior, touches, within,
};
use acies_rulebook::{FlankStart, Going};
use arrayvec::ArrayVec;

use super::march::March;
use super::measure::is_closed_in_line;
use super::meet::{ContactResolution, Misaligned, front_line, wall_met};
use super::{ContactRequest, touch};
use crate::allowance_in;
use crate::combat::{attacker_is_chosen, contact_places};
use crate::{Contact, ElementId, View};

/// A way to conform.
struct Choice {
    /// Better ways come first: by the leader's enemy, then the edge that was met, then the shorter slide.
    rank: (Reverse<bool>, u8, i32),
    index: usize,
    enemy: ElementId,
    on: Contact,
    pose: Pose,
}

/// Conforms the movers to an enemy they have met, so that one of them is in contact.
pub fn movers(
    view: View<'_>,
    met: &ContactResolution,
    misaligned: &Misaligned,
    request: Option<ContactRequest>,
) -> Option<ContactResolution> {
    let march = &met.march;
    let mut choices: ArrayVec<Choice, 96> = ArrayVec::new();
    for &(index, enemy) in misaligned {
        for how in contact_places(view, enemy) {
            if request.is_some_and(|request| request != ContactRequest { index, enemy, how }) {
                continue;
            }
            let Some(place) = place(view, march, (index, enemy), how) else {
                continue;
            };
            let other = view.position.base(enemy);
            let pose = how.pose(other);
            let slide = slide_of(march.last(index), pose);
            if within(slide, view.rulebook.movement.contact.slide) {
                let rank = (Reverse(index == 0), place, slide.units());
                let _ = choices.try_push(Choice {
                    rank,
                    index,
                    enemy,
                    on: how,
                    pose,
                });
            }
        }
    }
    choices.small_sort_by_key(|choice| (choice.rank, choice.enemy));
    choices.iter().find_map(|choice| {
        let mut lined_up = carried(view, met, choice.index, choice.pose, Some(choice.enemy))?;
        lined_up.ended.made = choice.on.by_front_edge().then_some(choice.enemy);
        Some(lined_up)
    })
}

/// The rank of a place at an enemy, the lowest first; `None` when it is not allowed (`dba30` §11.2, §11.3).
///
/// A mover that may contact the flank or rear does so if it met that edge. The front is for all others, and for a mover
/// without room on the edge it met. Last comes overlapping an enemy that a friend fights.
fn place(
    view: View<'_>,
    march: &March,
    (index, enemy): (usize, ElementId),
    how: Contact,
) -> Option<u8> {
    let other = view.position.base(enemy);
    let front = front_line(march.last(index));
    let has_met = |edge: Edge| {
        let edge = other.edge(edge);
        touches(&front, &[edge.from, edge.to, edge.to, edge.from])
    };
    let start = &march.stations[index][0];
    let may_flank = Hand::BOTH
        .into_iter()
        .any(|hand| starts_right(view, start, enemy, Contact::Flank(hand)));
    match how {
        Contact::Front if !may_flank => Some(0),
        Contact::Front => has_met(Edge::Front).then_some(1),
        Contact::Overlap(_) => {
            let fought = touch::fights_with(view, march, enemy).is_some();
            (fought && !attacker_is_chosen(view, enemy)).then_some(2)
        }
        _ => (has_met(how.edge()) && starts_right(view, start, enemy, how)).then_some(0),
    }
}

/// The distance that the pivot front corner slides when a base conforms to a pose: the smaller of the two.
pub fn slide_of(base: &Base, pose: Pose) -> Length {
    let end = base.moved_to(pose);
    let slide = |hand| base.front_corner(hand).distance(end.front_corner(hand));
    slide(Hand::Left).min(slide(Hand::Right))
}

/// Whether a mover that starts there may make this contact with an enemy (`dba22` §16.3, `dba30` §11.3).
pub fn starts_right(view: View<'_>, start: &Base, enemy: ElementId, how: Contact) -> bool {
    if !how.on_flank_or_rear() {
        return true;
    }
    let rules = &view.rulebook.movement.contact;
    let other = view.position.base(enemy);
    let is_behind = |corners: &[acies_geometry::Point], line: Length| {
        let mut corners = corners.iter();
        corners.all(|&corner| !beyond(other.local(corner).ahead, line))
    };
    match rules.flank_start {
        FlankStart::Anywhere => true,
        FlankStart::BehindFrontLine => is_behind(&start.corners, Length::ZERO),
        // All edges of an element that never turns are alike.
        FlankStart::BehindLineMet if rules.never_turns.has(view.position.element(enemy).troop) => {
            true
        }
        FlankStart::BehindLineMet if how == Contact::Rear => {
            is_behind(&start.corners, -other.depth)
        }
        FlankStart::BehindLineMet => {
            is_behind(&start.corners[..2], Length::ZERO) && is_beside(start, other, how)
        }
    }
}

/// Whether a base is at least partly beyond the line of the edge that it is to meet.
fn is_beside(start: &Base, other: &Base, how: Contact) -> bool {
    let half = other.width.scaled(1, 2);
    start.corners.into_iter().any(|corner| {
        let right = other.local(corner).right;
        match how.edge() {
            Edge::Left => beyond(-right, half),
            Edge::Right => beyond(right, half),
            Edge::Front | Edge::Rear => true,
        }
    })
}

/// Where a base is that keeps its place beside a leader that comes to a pose.
pub fn beside_leader(leader: &Base, own: &Base, pose: Pose) -> Pose {
    let seen = leader.local(own.pose.front);
    let turn = own.pose.facing - leader.pose.facing;
    Pose::new(pose.at(seen.ahead, seen.right), pose.facing + turn)
}

/// The march with one mover at a pose and the others in formation with it, if there is room for all.
fn carried(
    view: View<'_>,
    met: &ContactResolution,
    index: usize,
    pose: Pose,
    enemy: Option<ElementId>,
) -> Option<ContactResolution> {
    let march = &met.march;
    let mut lined_up = met.clone();
    for (mover, &id) in march.movers.iter().enumerate() {
        let end = in_formation(march, (index, pose), mover);
        let stations = &mut lined_up.ended.stations[mover];
        if stations.len() > 1 {
            let last = stations.len() - 1;
            stations[last] = end;
        } else {
            stations.push(end);
        }
        if end.pose != march.last(mover).pose {
            lined_up.conforms.push((id, end.pose));
        }
    }
    let has_room = |mover| has_room(view, &lined_up, mover, enemy);
    (0..march.movers.len()).all(has_room).then_some(lined_up)
}

/// The base of a mover that keeps its place in the formation when another, the lead, ends at a pose.
fn in_formation(march: &March, (lead, pose): (usize, Pose), mover: usize) -> Base {
    // Members are placed from their original places, so that rounding does not add up.
    let before = |mover: usize| {
        if march.rigid {
            &march.stations[mover][0]
        } else {
            march.last(mover)
        }
    };
    let (lead, own) = (before(lead), before(mover));
    own.moved_to(beside_leader(lead, own, pose))
}

/// Whether all movers have room where they would end if one of them ended at a pose.
pub fn have_room(view: View<'_>, march: &March, (lead, pose): (usize, Pose)) -> bool {
    (0..march.movers.len()).all(|mover| {
        let end = in_formation(march, (lead, pose), mover);
        may_stand(view, march, mover, &end)
    })
}

/// Whether a mover may stand there: on the table, in going that it may enter, over nothing that stays in place.
fn may_stand(view: View<'_>, march: &March, mover: usize, end: &Base) -> bool {
    let id = march.movers[mover];
    let going = view
        .table
        .going_of(view.rulebook, view.position.element(id).troop, end);
    allowance_in(view.troop(id), going).is_some()
        && view.table.contains(end)
        && view.position.overlaps_stronghold(view.table, end).is_none()
        && view
            .position
            .near(end.bounds(), Length::ZERO)
            .all(|(other, element)| march.set.has(other) || !overlaps_interior(&element.base, end))
}

/// Whether a conformed mover ends in a permitted place, in going that it may enter, and does not swing through others.
fn has_room(
    view: View<'_>,
    met: &ContactResolution,
    mover: usize,
    enemy: Option<ElementId>,
) -> bool {
    let (march, ended) = (&met.march, &met.ended);
    let id = march.movers[mover];
    let (from, end) = (march.last(mover), ended.last(mover));
    let troop = view.position.element(id).troop;
    let going = view.table.going_of(view.rulebook, troop, end);
    let before = view.table.going_of(view.rulebook, troop, from);
    let may_enter = going < Going::Bad || going <= before || !is_closed_in_line(view, ended, mover);
    // The end of a line may swing far, but not through other elements.
    let far = beyond(from.pose.front.distance(end.pose.front), Length::BASE_WIDTH);
    let sweep = Sweep::new(*from, *end);
    let mut others = view.position.near(sweep.bounds(), Length::ZERO);
    may_enter
        && may_stand(view, march, mover, end)
        && (!far
            || others.all(|(other, element)| {
                march.set.has(other) || Some(other) == enemy || !sweep.hits(&element.base)
            }))
}

/// Whether a base has its whole front edge on one edge of a stronghold.
pub fn is_wholly_on(base: &Base, region: &Region) -> bool {
    let front = base.edge(Edge::Front);
    let lies_on = |edge: Segment| {
        let is_on = |point| within(edge.distance(point), Length::ZERO);
        is_on(front.from) && is_on(front.to)
    };
    region.outline().edges().any(lies_on)
}

/// Conforms the movers to an enemy stronghold that a front edge meets: the whole edge on it (`dba30` §11.2). If they
/// cannot, they fight it as they are.
pub fn at_walls(view: View<'_>, met: &ContactResolution) -> Option<ContactResolution> {
    let march = &met.march;
    for index in 0..march.movers.len() {
        let Some(region) =
            wall_met(view, march, index).and_then(|stronghold| view.table.stronghold(stronghold))
        else {
            continue;
        };
        let troop = view.position.element(march.movers[index]).troop;
        if view.rulebook.movement.contact.never_at_walls.has(troop) {
            continue;
        }
        let end = march.last(index);
        let front = front_line(end);
        // The edge most squarely faced, then the shorter slide.
        let mut poses: ArrayVec<((u32, i32), Pose), 64> = ArrayVec::new();
        for edge in region.outline().edges() {
            let is_met = touches(&front, &[edge.from, edge.to, edge.to, edge.from]);
            let is_long = !beyond(end.width, edge.length());
            if !is_met || !is_long {
                continue;
            }
            let pose = along(edge, end);
            let slide = slide_of(end, pose);
            if within(slide, view.rulebook.movement.contact.slide) {
                let turn = pose.facing.between(end.pose.facing);
                let _ = poses.try_push(((turn.0, slide.units()), pose));
            }
        }
        poses.small_sort_by_key(|&(rank, _)| rank);
        let lined_up = poses
            .iter()
            .find_map(|&(_, pose)| carried(view, met, index, pose, None));
        if lined_up.is_some() {
            return lined_up;
        }
    }
    None
}

/// The pose of a base with its front edge on an edge of a stronghold, nearest to its present place.
fn along(edge: Segment, base: &Base) -> Pose {
    // Edges run clockwise with the inside to the right, so a base that looks in faces right of the edge.
    let facing = Angle::from_vector(edge.step()) + Angle::RIGHT;
    let middle = Pose::new(edge.from.midway(edge.to), facing);
    let most = (edge.length() - base.width).scaled(1, 2).max(Length::ZERO);
    let right = middle.direction().right(base.pose.front - middle.front);
    middle.shifted(Length::ZERO, right.min(most).max(-most))
}
