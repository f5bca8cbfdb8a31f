//! Entering and leaving camps and built-up areas (`dba22` §7, §8): moves of a single element that end or start touching
//! the stronghold.
//!
//! An element inside has no pose. It starts where it suits the move best: at the nearest point of the edge to its goal,
//! or in front of a gate.

use acies_geometry::{Angle, Base, Convex, Length, Pose, Region, SmallSort, Vector, boxes_apart};
use acies_rulebook::TerrainSet;
use arrayvec::ArrayVec;

use super::gap::nearest_point;
use super::march::March;
use crate::gates;
use crate::{ElementId, Occupant, Order, Party, Path, Place, Stronghold, View, non_combatants};

/// The maximum number of gates considered.
const MOST_GATES: usize = 8;

/// The maximum number of places tried at the edge of a stronghold.
const MOST_POSES: usize = 16;

/// Whether an element's troop type may occupy a stronghold that is not held against it: it may garrison or capture it.
/// Non-combatants re-enter only where the edition lets them.
pub fn may_be_inside(view: View<'_>, stronghold: Stronghold, id: ElementId) -> bool {
    let troop = view.position.element(id).troop;
    let own = stronghold.owner() == id.side();
    if own && let Some(home) = id.home() {
        return home == stronghold && view.sally(stronghold).is_some_and(|row| row.returns);
    }
    let setup = &view.rulebook.setup;
    match stronghold {
        Stronghold::Camp(_) => {
            let camps = &setup.camps;
            let may = if own { camps.garrison } else { camps.captors };
            may.has(troop)
        }
        Stronghold::BuiltUp(_) => setup.built_up.as_ref().is_some_and(|rules| {
            let may = if own { rules.garrison } else { rules.captors };
            may.has(troop)
        }),
    }
}

/// Whether an element may enter a stronghold: it is empty, and the troop type may occupy it.
pub fn is_free(view: View<'_>, stronghold: Stronghold, id: ElementId) -> bool {
    match view.position.occupant(stronghold) {
        Occupant::Empty | Occupant::Captured(None) => may_be_inside(view, stronghold, id),
        Occupant::Absent
        | Occupant::NonCombatants
        | Occupant::Turned
        | Occupant::Garrison(_)
        | Occupant::Captured(Some(_))
        | Occupant::Razed => false,
    }
}

/// Whether a stronghold is free for an element that enters; its own denizens make room for it.
pub fn opens_to(view: View<'_>, stronghold: Stronghold, id: ElementId) -> bool {
    is_free(view, stronghold, id)
        || view.position.occupant(stronghold) == Occupant::NonCombatants
            && stronghold.owner() == id.side()
            && non_combatants::live_beside(view, stronghold)
            && may_be_inside(view, stronghold, id)
}

/// The free stronghold that a single element enters because its march ends with its middle inside.
pub fn entered(view: View<'_>, march: &March) -> Option<Stronghold> {
    let &[id] = march.movers.as_slice() else {
        return None;
    };
    let centre = march.last(0).centre();
    view.position
        .strongholds()
        .filter(|&stronghold| opens_to(view, stronghold, id))
        .find(|&stronghold| {
            view.table.stronghold(stronghold).is_some_and(|region| {
                !boxes_apart(region.bounds(), (centre, centre), 0) && region.contains_point(centre)
            })
        })
}

/// The kinds of built-up areas that a march enters, leaves or passes through.
pub fn built_up_met(view: View<'_>, march: &March) -> TerrainSet {
    let strongholds = view.position.strongholds();
    let met = strongholds
        .filter_map(|stronghold| gates::built_up(view, stronghold))
        .filter(|feature| {
            (0..march.movers.len()).any(|index| {
                let mut sweeps = march.sweeps(index);
                sweeps.any(|sweep| sweep.hits_region(&feature.region))
            })
        });
    met.fold(TerrainSet::default(), |kinds, feature| {
        kinds.with(feature.kind)
    })
}

/// The element that leaves a stronghold by an order, and its possible starts at the edge, best first; `None` for any
/// other order.
///
/// With gates, these are the starts, nearest to the goal first.
pub fn starts(view: View<'_>, order: &Order) -> Option<(ElementId, ArrayVec<Base, MOST_GATES>)> {
    let (movers, path) = match order {
        Order::Move(movers, path) => (movers, Some(path)),
        Order::Column(movers, _) => (movers, None),
        _ => return None,
    };
    let &[mover] = movers.as_slice() else {
        return None;
    };
    let Place::Inside(stronghold) = view.position.element(mover).place else {
        return None;
    };
    let region = view.table.stronghold(stronghold)?;
    let base = view.position.base(mover);
    let goal = match path {
        Some(Path::To { pose, via }) => Some(base.moved_to(*via.first().unwrap_or(pose))),
        Some(Path::Into {
            enemy: Party::Element(enemy),
            contact,
        }) => Some(base.moved_to(contact.pose(view.position.base(*enemy)))),
        Some(Path::Into {
            enemy: Party::Stronghold(other),
            ..
        }) => Some(in_the_middle(base, view.table.stronghold(*other)?)),
        _ => None,
    };
    let gates = gates::gates_of(view, stronghold);
    if gates.is_empty() {
        let start = match goal {
            Some(goal) => goal.translated(step_to(&goal, region)),
            None => in_the_middle(base, region),
        };
        return Some((mover, [start].into_iter().collect()));
    }
    let mut starts: ArrayVec<Base, MOST_GATES> = gates
        .iter()
        .take(MOST_GATES)
        .map(|&gate| match goal {
            Some(goal) => gates::before_gate(&goal, region, gate),
            None => gates::in_gate(base, region, gate, true),
        })
        .collect();
    if let Some(goal) = goal {
        starts.small_sort_by_key(|start| (start.centre() - goal.centre()).square());
    }
    Some((mover, starts))
}

/// The poses from which an element enters a stronghold: at its gates, the nearest first, or by the shortest way without
/// turning.
pub fn doors(view: View<'_>, stronghold: Stronghold, base: &Base) -> ArrayVec<Pose, MOST_GATES> {
    let Some(region) = view.table.stronghold(stronghold) else {
        return ArrayVec::new();
    };
    let gates = gates::gates_of(view, stronghold).iter();
    let mut doors: ArrayVec<Pose, MOST_GATES> = gates
        .take(MOST_GATES)
        .map(|&gate| gates::before_gate(base, region, gate).pose)
        .collect();
    if doors.is_empty() {
        doors.push(nearest_pose(base, region));
    }
    doors.small_sort_by_key(|door| (door.front - base.pose.front).square());
    doors
}

/// The base of an element after the shortest way to a stronghold without turning.
fn nearest_pose(base: &Base, region: &Region) -> Pose {
    base.translated(step_to(base, region)).pose
}

/// The base moved to the middle of a region.
pub fn in_the_middle(base: &Base, region: &Region) -> Base {
    let (low, high) = region.bounds();
    base.translated(low.midway(high) - base.centre())
}

/// The shortest translation that brings a base to a region; zero when it is there.
fn step_to(base: &Base, region: &Region) -> Vector {
    if region.overlaps(base) {
        return Vector::default();
    }
    region
        .pieces()
        .map(|piece| step_to_piece(base, piece))
        .min_by_key(|step| step.square())
        .unwrap_or_default()
}

/// The shortest translation that brings a base to a convex piece that it does not overlap.
fn step_to_piece(base: &Base, piece: &[acies_geometry::Point]) -> Vector {
    let from_base = base
        .corners
        .iter()
        .map(|&corner| nearest_point(corner, piece) - corner);
    let from_piece = piece
        .iter()
        .map(|&corner| corner - nearest_point(corner, &base.corners));
    from_base
        .chain(from_piece)
        .min_by_key(|step| step.square())
        .unwrap_or_default()
}

/// The poses of an element with its front edge on a stronghold, nearest first; for one not held against it, at the edge
/// and inside.
pub fn stronghold_poses(
    view: View<'_>,
    mover: ElementId,
    stronghold: Stronghold,
) -> ArrayVec<Pose, MOST_POSES> {
    let Some(region) = view.table.stronghold(stronghold) else {
        return ArrayVec::new();
    };
    let base = view.position.base(mover);
    if !view.position.is_held_against(stronghold, mover.side()) {
        let middle = in_the_middle(base, region).pose;
        let doors = doors(view, stronghold, base);
        return doors.into_iter().chain([middle]).collect();
    }
    let gates = gates::gates_of(view, stronghold);
    let only_gates = view.rulebook.movement.contact.only_at_gates;
    if !gates.is_empty() && only_gates.has(view.position.element(mover).troop) {
        let mut poses: ArrayVec<Pose, MOST_POSES> = (gates.iter().take(MOST_POSES))
            .map(|&gate| gates::in_gate(base, region, gate, false).pose)
            .collect();
        poses.small_sort_by_key(|pose| (pose.front - base.pose.front).square());
        return poses;
    }
    let mut poses: ArrayVec<Pose, 192> = ArrayVec::new();
    for edge in region.outline().edges() {
        // Edges run clockwise with the inside to the right, so a base that looks in faces right of the edge.
        let facing = Angle::from_vector(edge.step()) + Angle::RIGHT;
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
    poses.small_sort_by_key(|pose| (pose.front - base.pose.front).square());
    poses.into_iter().take(MOST_POSES).collect()
}
