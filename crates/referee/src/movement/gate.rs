//! Gates: where walls let people in and out (`dba30` §5.1, §18 A21).
//!
//! An edition says which kinds of built-up areas have any. Who goes into one or comes out of one passes a gate; who passes
//! through one by itself passes two. Who attacks its defenders does so anywhere, but for troops that need a gate for that.

use std::ops::ControlFlow;

use acies_geometry::{
    Angle, Base, Convex, Edge, Length, Point, Pose, Region, Sweep, TOUCH, touches,
};

use super::march::March;
use crate::{
    Breach, Drawn, ElementId, Feature, Measurement, Party, Reporter, Rule, Stronghold, View,
};

/// The built-up area itself; `None` for a camp.
pub fn built_up(view: View<'_>, stronghold: Stronghold) -> Option<&Feature> {
    let mut features = view.table.features.iter();
    features.find(|feature| stronghold.is_built_up() && feature.owner == Some(stronghold.owner()))
}

/// The middles of the gates of a camp or a built-up area; none where nobody needs one.
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
fn meets<C: Convex + ?Sized>(shape: &C, region: &Region, gate: Point) -> bool {
    let aside = outwards(region, gate).direction();
    let step = TOUCH.scaled(2, 1);
    [step, -step]
        .iter()
        .all(|&step| touches(shape, &[gate + aside.vector(Length::ZERO, step)]))
}

/// How many gates of a place a member of a march passes.
fn passed(view: View<'_>, march: &March, index: usize, stronghold: Stronghold) -> usize {
    let Some(region) = view.table.stronghold(stronghold) else {
        return 0;
    };
    let gates = gates_of(view, stronghold).iter();
    let openings = |sweep: Sweep, gate| meets(&sweep.hull(), region, gate);
    gates
        .filter(|&&gate| march.sweeps(index).any(|sweep| openings(sweep, gate)))
        .count()
}

/// Whether a member of a march passes from one gate of a place to another.
pub fn from_gate_to_gate(
    view: View<'_>,
    march: &March,
    index: usize,
    stronghold: Stronghold,
) -> bool {
    passed(view, march, index, stronghold) > 1
}

/// Checks that whoever goes into a place with gates comes by one of them.
pub fn check_entry(
    view: View<'_>,
    march: &March,
    enters: Option<Stronghold>,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let Some(stronghold) = enters else {
        return ControlFlow::Continue(());
    };
    if gates_of(view, stronghold).is_empty() || passed(view, march, 0, stronghold) > 0 {
        return ControlFlow::Continue(());
    }
    reporter.report(|| breach(march.movers[0], stronghold, march.last(0)))
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
            gates.any(|&gate| meets(&[front.from, front.to], region, gate))
        })
}

/// Whether a base that comes out of a place stands before one of its gates, if it has any.
pub fn comes_by_gate(view: View<'_>, base: &Base, stronghold: Stronghold) -> bool {
    let gates = gates_of(view, stronghold);
    gates.is_empty()
        || view.table.stronghold(stronghold).is_some_and(|region| {
            let mut gates = gates.iter();
            gates.any(|&gate| meets(base, region, gate))
        })
}

/// The breach of one who does not come by a gate.
pub fn breach(id: ElementId, stronghold: Stronghold, end: &Base) -> Breach {
    Breach::new(Rule::MoveGate)
        .with("element", Measurement::Element(id))
        .with("place", Measurement::Party(Party::Stronghold(stronghold)))
        .draw(Drawn::Patch(end.corners))
}
