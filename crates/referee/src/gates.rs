//! Gates of built-up areas: where they are, and what stands in them (`dba30` §5.1, §18 A21).
//!
//! The edition says which kinds of built-up areas have gates. An element enters and leaves by a gate. It attacks the
//! defenders anywhere along the walls, unless its troop type needs a gate for that.

use acies_geometry::{Angle, Base, Convex, Edge, Length, Point, Pose, Region, TOUCH, touches};

use crate::{ElementId, Feature, Stronghold, View};

/// The built-up area itself; `None` for a camp.
pub fn built_up(view: View<'_>, stronghold: Stronghold) -> Option<&Feature> {
    let mut features = view.table.features.iter();
    features.find(|feature| stronghold.is_built_up() && feature.owner == Some(stronghold.owner()))
}

/// The middles of the gates of a camp or a built-up area; empty where gates do not matter.
pub fn gates_of(view: View<'_>, stronghold: Stronghold) -> &[Point] {
    match built_up(view, stronghold) {
        Some(feature) if view.rulebook.terrain_kind(feature.kind).gates => &feature.gates,
        _ => &[],
    }
}

/// In which direction a gate opens: straight away from the edge on which it lies.
fn outwards(region: &Region, gate: Point) -> Angle {
    // Edges run clockwise: the outside is to the left.
    let edges = region.outline().edges();
    let nearest = edges.min_by_key(|edge| edge.distance(gate).units());
    nearest.map_or(Angle::ZERO, |edge| {
        Angle::from_vector(edge.step()) + Angle::LEFT
    })
}

/// A base, facing as it does, with its middle straight before a gate and touching the wall there.
pub fn before_gate(base: &Base, region: &Region, gate: Point) -> Base {
    let direction = outwards(region, gate).direction();
    let there = base.translated(gate - base.centre());
    let inside = there.corners.iter().fold(Length::ZERO, |most, &corner| {
        most.max(-direction.ahead(corner - gate))
    });
    there.translated(direction.vector(inside, Length::ZERO))
}

/// A base of the same size in a gate, before the wall, looking out or in.
pub fn in_gate(base: &Base, region: &Region, gate: Point, looks_out: bool) -> Base {
    let outwards = outwards(region, gate);
    let facing = if looks_out {
        outwards
    } else {
        outwards.opposite()
    };
    before_gate(&base.moved_to(Pose::new(gate, facing)), region, gate)
}

/// Whether a shape meets a gate by more than a corner: the wall on both hands of its middle as well.
pub fn meets_gate<C: Convex + ?Sized>(shape: &C, region: &Region, gate: Point) -> bool {
    let aside = outwards(region, gate).direction();
    let step = TOUCH.scaled(2, 1);
    [step, -step]
        .iter()
        .all(|&step| touches(shape, &[gate + aside.vector(Length::ZERO, step)]))
}

/// Whether an element that attacks a place there does so at a gate, if it has to.
pub fn attacks_rightly(view: View<'_>, id: ElementId, end: &Base, stronghold: Stronghold) -> bool {
    let gates = gates_of(view, stronghold);
    let only = view.rulebook.movement.contact.only_at_gates;
    let front = end.edge(Edge::Front);
    gates.is_empty()
        || !only.has(view.position.element(id).troop)
        || view.table.stronghold(stronghold).is_some_and(|region| {
            let mut gates = gates.iter();
            gates.any(|&gate| meets_gate(&[front.from, front.to], region, gate))
        })
}

/// Whether a base that comes out of a place stands before one of its gates, if it has any.
pub fn comes_by_gate(view: View<'_>, base: &Base, stronghold: Stronghold) -> bool {
    let gates = gates_of(view, stronghold);
    gates.is_empty()
        || view.table.stronghold(stronghold).is_some_and(|region| {
            let mut gates = gates.iter();
            gates.any(|&gate| meets_gate(base, region, gate))
        })
}
