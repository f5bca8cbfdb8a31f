//! What a move costs, and how far the general commands (`dba22` §12).

use acies_geometry::{
    Base, Convex, Length, Point, Region, Segment, boxes_apart, comes_within, crosses,
    crosses_region, distance,
};
use acies_rulebook::{Sight, Surcharge, SurchargeCase};
use arrayvec::ArrayVec;

use crate::{ElementId, Place, Side, View, may_reach};

/// The PIPs of a move of these elements, from where they stand now; whether any of them dismounts in it.
pub fn pips(view: View<'_>, side: Side, movers: &[ElementId], dismounts: bool) -> u8 {
    1 + surcharges(view, side, movers, dismounts)
        .map(|surcharge| surcharge.pips)
        .sum::<u8>()
}

/// The surcharges that apply to a move of these elements.
pub fn surcharges<'a>(
    view: View<'a>,
    side: Side,
    movers: &'a [ElementId],
    dismounts: bool,
) -> impl Iterator<Item = &'a Surcharge> + 'a {
    let first_bound = view.position.bounds[side as usize] <= 1;
    view.rulebook
        .movement
        .surcharges
        .iter()
        .filter(move |surcharge| !(surcharge.waived_in_first_bound && first_bound))
        .filter(move |surcharge| {
            surcharge
                .any
                .iter()
                .any(|case| applies(view, side, movers, dismounts, *case))
        })
}

fn applies(
    view: View<'_>,
    side: Side,
    movers: &[ElementId],
    dismounts: bool,
    case: SurchargeCase,
) -> bool {
    match case {
        SurchargeCase::Includes(troops) => movers
            .iter()
            .any(|&id| troops.has(view.position.element(id).troop)),
        SurchargeCase::GeneralLost => view.position.general_lost(side),
        SurchargeCase::OutOfCommand => movers.iter().all(|&id| !commands(view, side, id)),
        SurchargeCase::GeneralHampered => {
            view.position
                .general(side)
                .is_some_and(|(general, _)| !movers.contains(&general))
                && general_is_hampered(view, side)
        }
        SurchargeCase::Dismounts => dismounts,
        // The moves that come here enter no built-up area.
        SurchargeCase::BuiltUp => false,
    }
}

/// Whether the general of a side commands an element; a side that never had one commands all.
pub fn commands(view: View<'_>, side: Side, id: ElementId) -> bool {
    let Some((general, element)) = view.position.general(side) else {
        return true;
    };
    if general == id {
        return true;
    }
    let base = view.position.base(id);
    let command = &view.rulebook.movement.command;
    match element.place {
        Place::Table => {
            // The bases are no farther apart than their fronts, and no nearer than those less all their sides.
            let sides = element.base.depth + element.base.width + base.depth + base.width;
            if may_reach(&element.base, base, command.near) {
                return true;
            }
            if !may_reach(
                &element.base,
                base,
                command.near.longer(command.far) + sides,
            ) {
                return false;
            }
            comes_within(&element.base, base, command.near)
                || comes_within(&element.base, base, command.far)
                    && has_clear_line(view, &element.base.corners, base, general, id)
        }
        Place::Camp(owner) => view.table.camp(owner).is_some_and(|camp| {
            let camp_shape = camp.outline.as_slice();
            comes_within(camp_shape, base, command.near)
                || comes_within(camp_shape, base, command.far)
                    && has_clear_line(view, &camp.outline, base, general, id)
        }),
        Place::Unused | Place::Reserve | Place::Lost => false,
    }
}

/// Whether the general stands where he is hampered: in a camp, or with any part of his base in such terrain (`dba22`
/// §12, §6).
pub fn general_is_hampered(view: View<'_>, side: Side) -> bool {
    let Some((_, element)) = view.position.general(side) else {
        return false;
    };
    match element.place {
        Place::Camp(_) => true,
        Place::Table => view.table.features.iter().any(|feature| {
            view.rulebook.terrain_kind(feature.kind).hampers_general
                && feature.region.overlaps(&element.base)
        }),
        _ => false,
    }
}

/// Whether some line from any part of one shape to any part of an element is clear (`dba22` §12).
///
/// Lines are drawn between corners and middles of edges, a little inside both shapes.
fn has_clear_line(
    view: View<'_>,
    from: &[Point],
    base: &Base,
    general: ElementId,
    id: ElementId,
) -> bool {
    let ((a, b), (c, d)) = (from.bounds(), base.bounds());
    let between = [a, b, c, d].bounds();
    let mut blockers: ArrayVec<Blocker<'_>, 32> = blockers(view, general, id);
    blockers.retain(|blocker| !boxes_apart(blocker.bounds(), between, 0));
    if blockers.is_empty() {
        return true;
    }
    let starts = look_outs(from);
    let ends = look_outs(&base.corners);
    starts.iter().any(|&start| {
        ends.iter().any(|&end| {
            let line = Segment::new(start, end);
            !blockers.iter().any(|blocker| blocker.stops(line))
        })
    })
}

/// What may stop a line of command.
enum Blocker<'a> {
    Area(&'a Region),
    Crest(Segment),
    Camp(&'a [Point]),
}

impl Blocker<'_> {
    fn bounds(&self) -> (Point, Point) {
        match self {
            Blocker::Area(region) => region.bounds(),
            Blocker::Crest(crest) => [crest.from, crest.to].bounds(),
            Blocker::Camp(outline) => outline.bounds(),
        }
    }

    fn stops(&self, line: Segment) -> bool {
        match self {
            // A line that starts or ends inside passes through as well.
            Blocker::Area(region) => crosses_region(line, region),
            Blocker::Crest(crest) => crest.properly_crosses(line),
            Blocker::Camp(outline) => crosses(line, *outline),
        }
    }
}

fn blockers(view: View<'_>, general: ElementId, id: ElementId) -> ArrayVec<Blocker<'_>, 32> {
    let mut blockers = ArrayVec::new();
    for feature in &view.table.features {
        let blocker = match view.rulebook.terrain_kind(feature.kind).command {
            Sight::Open => None,
            Sight::Blocks => Some(Blocker::Area(&feature.region)),
            Sight::Crest => feature.crest.map(Blocker::Crest),
        };
        if let Some(blocker) = blocker {
            let _ = blockers.try_push(blocker);
        }
    }
    for owner in Side::BOTH {
        let inside = |id: ElementId| view.position.element(id).place == Place::Camp(owner);
        if let Some(camp) = view
            .table
            .camp(owner)
            .filter(|_| !inside(general) && !inside(id))
        {
            let _ = blockers.try_push(Blocker::Camp(&camp.outline));
        }
    }
    blockers
}

/// Corners and middles of edges, each drawn in by a twentieth towards the middle of the shape.
fn look_outs(outline: &[Point]) -> ArrayVec<Point, 24> {
    let (low, high) = outline.bounds();
    let middle = low.midway(high);
    let mut points = ArrayVec::new();
    for edge in outline.edges() {
        for point in [edge.from, edge.from.midway(edge.to)] {
            let _ = points.try_push(point.toward(middle, 1, 20));
        }
    }
    let _ = points.try_push(middle);
    points
}

/// How far an element stands from its general; `None` without one on the table.
pub fn distance_from_general(view: View<'_>, side: Side, id: ElementId) -> Option<Length> {
    let (_, general) = view.position.general(side)?;
    general
        .on_table()
        .then(|| distance(&general.base, view.position.base(id)))
}
