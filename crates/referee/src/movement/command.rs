//! Command distance: always near the general, farther with a line of sight (`dba22` §12).

use acies_geometry::{
    Convex, Length, Point, Region, Segment, beyond, boxes_apart, crosses_region,
    is_within_distance, stands_between,
};
use acies_rulebook::{CapturedCamp, Containment, Shape, Sight};
use arrayvec::ArrayVec;

use crate::{Element, ElementId, Feature, Occupant, Place, Side, Stronghold, View, may_reach};

/// Whether an element is in command; without a general, all are.
pub fn commands(view: View<'_>, side: Side, id: ElementId) -> bool {
    let Some((general, element)) = view.position.general(side) else {
        return true;
    };
    if general == id {
        return true;
    }
    let mover = view.position.element(id);
    let (near, far) = ranges(view, id);
    if element.on_table() && mover.on_table() {
        let (from, to) = (&element.base, &mover.base);
        // A quick bound: bases are at most as far apart as their fronts, and at least that less their extents.
        let sides = from.depth + from.width + to.depth + to.width;
        if may_reach(from, to, near) {
            return true;
        }
        if !may_reach(from, to, near.max(far) + sides) {
            return false;
        }
    }
    let from_any = |test: &dyn Fn(&[Point]) -> bool| any_part(view, element, test);
    let to_any = |test: &dyn Fn(&[Point]) -> bool| any_part(view, mover, test);
    let within_reach = |reach| from_any(&|from| to_any(&|to| is_within_distance(from, to, reach)));
    within_reach(near)
        || within_reach(far)
            && from_any(&|from| to_any(&|to| has_clear_line(view, (from, general), (to, id))))
}

/// Whether a predicate holds for an element's base, or for any part of the stronghold that it occupies (`dba22` §8);
/// false when it is off the table.
fn any_part(view: View<'_>, element: &Element, test: &dyn Fn(&[Point]) -> bool) -> bool {
    match element.place {
        Place::Table => test(&element.base.corners),
        Place::Inside(stronghold) => {
            let region = view.table.stronghold(stronghold);
            region.is_some_and(|region| region.pieces().any(test))
        }
        Place::Unused | Place::Reserve | Place::Lost => false,
    }
}

/// The command distances without and with a clear line.
fn ranges(view: View<'_>, id: ElementId) -> (Length, Length) {
    let command = &view.rulebook.movement.command;
    let troop = view.position.element(id).troop;
    let own = command.ranges.iter().find(|row| row.troops.has(troop));
    own.map_or((command.near, command.far), |row| (row.near, row.far))
}

/// Whether an element is hidden by the terrain it is in, as deep in as the edition requires.
fn is_hidden(view: View<'_>, shape: &[Point]) -> bool {
    view.rulebook.movement.command.hidden == Containment::Partly
        && view.table.features.iter().any(|feature| {
            let kind = view.rulebook.terrain_kind(feature.kind);
            kind.shape == Shape::Area
                && matches!(kind.command, Sight::Blocks | Sight::CrestOrOn)
                && feature.region.overlaps(shape)
        })
}

/// Whether some line between two shapes is clear (`dba22` §12).
///
/// Lines between corners and middles of edges, a little inside both shapes, nearly always find a clear line. If one
/// exists, it can be moved until it touches two corners, so testing those lines decides for certain.
fn has_clear_line(
    view: View<'_>,
    (from, general): (&[Point], ElementId),
    (to, id): (&[Point], ElementId),
) -> bool {
    if is_hidden(view, to) {
        return false;
    }
    let blockers = blockers(view, (from, general), (to, id));
    if blockers.is_empty() {
        return true;
    }
    if blockers.iter().any(|blocker| blocker.stops_all(from, to)) {
        return false;
    }
    let starts = look_outs(from);
    let ends = look_outs(to);
    let is_clear = |line: Segment| !blockers.iter().any(|blocker| blocker.stops(line));
    starts
        .iter()
        .any(|&start| ends.iter().any(|&end| is_clear(Segment::new(start, end))))
        || touching_lines(from, to, &blockers).any(is_clear)
}

/// The corners that a line of command may touch, up to a maximum.
type Corners = ArrayVec<Point, 96>;

/// The shortest lines between two shapes that touch two corners of blockers, or one of a blocker and one of a shape. A
/// shape partly inside a blocker has extra corners where their borders cross.
fn touching_lines<'a>(
    from: &'a [Point],
    to: &'a [Point],
    blockers: &[Blocker<'_>],
) -> impl Iterator<Item = Segment> + 'a {
    let mut corners: Corners = ArrayVec::new();
    for blocker in blockers {
        for &corner in blocker.corners() {
            let _ = corners.try_push(corner);
        }
        for shape in [from, to] {
            for edge in shape.edges() {
                for border in blocker.corners().edges() {
                    if edge.properly_crosses(border) {
                        let _ = corners.try_push(crossing(border, edge));
                    }
                }
            }
        }
    }
    let theirs = corners.len();
    for &corner in from.iter().chain(to) {
        let _ = corners.try_push(corner);
    }
    (0..theirs).flat_map(move |first| {
        let corners = corners.clone();
        (first + 1..corners.len()).filter_map(move |second| {
            let line = Segment::new(corners[first], corners[second]);
            shortest_along(line, from, to)
        })
    })
}

/// The shortest line between two shapes along an infinite line.
fn shortest_along(line: Segment, from: &[Point], to: &[Point]) -> Option<Segment> {
    let (starts, ends) = (met_along(line, from), met_along(line, to));
    let pairs = starts
        .iter()
        .flat_map(|&start| ends.iter().map(move |&end| Segment::new(start, end)));
    pairs.min_by_key(|pair| pair.step().square())
}

/// The points where an infinite line meets the border of a shape.
fn met_along(line: Segment, shape: &[Point]) -> ArrayVec<Point, 8> {
    let step = line.step();
    let side = |point: Point| step.cross(point - line.from);
    let mut met = ArrayVec::new();
    for edge in shape.edges() {
        let (a, b) = (side(edge.from), side(edge.to));
        if a == 0 {
            let _ = met.try_push(edge.from);
        } else if (a > 0) != (b > 0) && b != 0 {
            let _ = met.try_push(edge.from.toward(edge.to, a.abs(), a.abs() + b.abs()));
        }
    }
    met
}

/// The intersection of two lines that cross.
fn crossing(a: Segment, b: Segment) -> Point {
    let side = |point: Point| b.step().cross(point - b.from).abs();
    let (from, to) = (side(a.from), side(a.to));
    a.from.toward(a.to, from, from + to)
}

/// What may stop a line of command.
enum Blocker<'a> {
    Area(&'a Region),
    Crest([Point; 2]),
    /// Terrain that hides elements inside it.
    On(&'a Region),
}

impl Blocker<'_> {
    fn corners(&self) -> &[Point] {
        match self {
            Blocker::Area(region) | Blocker::On(region) => region.outline(),
            Blocker::Crest(crest) => crest,
        }
    }

    /// Whether it certainly blocks every line between two shapes: part of it is between them.
    fn stops_all(&self, from: &[Point], to: &[Point]) -> bool {
        match self {
            Blocker::Area(region) => region.pieces().any(|piece| stands_between(piece, from, to)),
            Blocker::On(_) | Blocker::Crest(_) => false,
        }
    }

    fn stops(&self, line: Segment) -> bool {
        match self {
            // A line that starts or ends inside is blocked too.
            Blocker::Area(region) => crosses_region(line, region),
            Blocker::On(region) => region.contains_point(line.to),
            // A line past its end does not cross it.
            Blocker::Crest([from, to]) => {
                let crest = Segment::new(*from, *to);
                crest.properly_crosses(line)
                    && beyond(line.distance(*from), Length::ZERO)
                    && beyond(line.distance(*to), Length::ZERO)
            }
        }
    }
}

/// The blockers of a line from the general to an element that are not wholly to one side of both.
fn blockers<'a>(
    view: View<'a>,
    (from, general): (&[Point], ElementId),
    (to, id): (&[Point], ElementId),
) -> ArrayVec<Blocker<'a>, 32> {
    let ((a, b), (c, d)) = (from.bounds(), to.bounds());
    let between = [a, b, c, d].bounds();
    let is_aside = |bounds| boxes_apart(bounds, between, 0);
    let mut blockers = ArrayVec::new();
    // A crest is tested by itself, because it need not lie inside its hill.
    let near = |feature: &&Feature| !is_aside(feature.region.bounds()) || feature.crest.is_some();
    for feature in view.table.features.iter().filter(near) {
        let kind = view.rulebook.terrain_kind(feature.kind);
        let blocker = match kind.command {
            _ if kind.shape == Shape::BuiltUp => None,
            Sight::Open
            | Sight::Depth
            | Sight::NotAtOrFrom
            | Sight::NotAtOrPartlyIn
            | Sight::NotPartlyIn => None,
            // Terrain does not block a line that ends inside it.
            Sight::Beyond if feature.region.overlaps(from) || feature.region.overlaps(to) => None,
            Sight::Blocks | Sight::BlocksButWithin | Sight::Beyond => {
                Some(Blocker::Area(&feature.region))
            }
            Sight::Crest | Sight::CrestOrOn => {
                if kind.command == Sight::CrestOrOn && feature.region.overlaps(to) {
                    let _ = blockers.try_push(Blocker::On(&feature.region));
                }
                let crest = feature.crest.map(|crest| [crest.from, crest.to]);
                let near = crest.filter(|crest| !is_aside(crest.bounds()));
                near.map(Blocker::Crest)
            }
        };
        if let Some(blocker) = blocker {
            let _ = blockers.try_push(blocker);
        }
    }
    // An occupant sees out of its own stronghold; only others block.
    let blocks = |stronghold| {
        view.kind(stronghold)
            .is_some_and(|kind| kind.command == Sight::Blocks)
    };
    let inside =
        |id: ElementId, stronghold| view.position.element(id).place == Place::Inside(stronghold);
    // A captured camp that is left standing still stops the line.
    let stands = |stronghold: Stronghold| match view.position.occupant(stronghold) {
        Occupant::Absent => false,
        Occupant::Razed => view.rulebook.setup.camps.captured == CapturedCamp::Open,
        _ => true,
    };
    for stronghold in Stronghold::ALL
        .into_iter()
        .filter(|&stronghold| stands(stronghold))
    {
        if !inside(general, stronghold)
            && !inside(id, stronghold)
            && blocks(stronghold)
            && let Some(region) = view.table.stronghold(stronghold)
            && !is_aside(region.bounds())
        {
            let _ = blockers.try_push(Blocker::Area(region));
        }
    }
    blockers
}

/// Capacity for end points of lines: a base has nine, a camp with eight corners (the most that is drawn) seventeen. Of
/// larger built-up areas some are left out; the touching lines make up for them.
const MOST_LOOK_OUTS: usize = 24;

/// Corners and middles of edges, moved a twentieth towards the middle of the shape.
fn look_outs(outline: &[Point]) -> ArrayVec<Point, MOST_LOOK_OUTS> {
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
