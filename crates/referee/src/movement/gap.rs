//! Gaps between two obstacles that are too narrow to pass (`dba22` §14: a gap of exactly one base width is passable).
//!
//! A mover passes a gap when the path of the middle of its front edge crosses the shortest line between the two
//! obstacles.

use std::ops::ControlFlow;

use acies_geometry::{
    Base, Convex, Length, Point, Segment, Sweep, TOUCH, beyond, boxes_apart, distance, is_near,
    same_point, surely_apart, touches,
};
use arrayvec::ArrayVec;

use super::march::March;
use super::obstacles::may_pass;
use crate::{Breach, Drawn, Measurement, Reporter, Rule, TableEdge, View};

/// An obstacle near the way: the base of an element, or the corners of something else.
#[derive(Clone, Copy)]
enum Obstacle<'a> {
    Base(&'a Base),
    Shape(&'a [Point]),
}

impl<'a> Obstacle<'a> {
    fn corners(self) -> &'a [Point] {
        match self {
            Obstacle::Base(base) => &base.corners,
            Obstacle::Shape(shape) => shape,
        }
    }

    /// Whether two obstacles are certainly far enough apart; for bases their axes are quicker to compare.
    fn surely_apart(self, other: Obstacle<'_>, limit: Length) -> bool {
        match (self, other) {
            (Obstacle::Base(a), Obstacle::Base(b)) => surely_apart(a, b, limit),
            _ => surely_apart(self.corners(), other.corners(), limit),
        }
    }

    /// The side of a path on which all of it lies: 1 or -1, or 0 for both.
    fn side_of(self, way: Segment) -> i64 {
        let step = way.step();
        let sides = self
            .corners()
            .iter()
            .map(|&corner| step.cross(corner - way.from).signum());
        sides.reduce(|a, b| if a == b { a } else { 0 }).unwrap_or(0)
    }
}

/// Capacity for the obstacles near a path: all elements of a battle and the four edges, or far more pieces of terrain
/// than are ever drawn. Obstacles beyond that make no gap.
const MOST_NEAR: usize = 32;

/// The obstacles near a path.
type Obstacles<'a> = ArrayVec<(Obstacle<'a>, i64), MOST_NEAR>;

/// Checks every leg of every mover in the front.
pub fn check(view: View<'_>, march: &March, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let gap = view.rulebook.movement.gap;
    // Where corner lines alone decide, no gap is too narrow.
    if !beyond(gap, Length::ZERO) {
        return ControlFlow::Continue(());
    }
    for (index, &id) in march.movers.iter().enumerate() {
        for sweep in march.sweeps(index) {
            let way = Segment::new(sweep.from.pose.front, sweep.to.pose.front);
            if same_point(way.from, way.to) {
                continue;
            }
            let edges = TableEdge::ALL.map(|edge| {
                let line = view.table.edge(edge);
                [line.from, line.to]
            });
            let near = obstacles_near(view, march, index, &sweep, gap, &edges);
            for (i, &(a, side)) in near.iter().enumerate() {
                for &(b, other) in &near[i + 1..] {
                    // The shortest line between two obstacles on the same side does not cross the path.
                    if side == other && side != 0 {
                        continue;
                    }
                    // A third obstacle between them makes two gaps, each checked by itself.
                    let is_open = |line: Segment| {
                        !near.iter().any(|&(third, _)| {
                            let third = third.corners();
                            ![a, b].iter().any(|end| std::ptr::eq(end.corners(), third))
                                && touches(third, &[line.from, line.to])
                        })
                    };
                    let Some((width, across)) = gap_crossed(a, b, way, gap, &is_open) else {
                        continue;
                    };
                    reporter.report(|| {
                        Breach::new(Rule::MoveGap)
                            .with("element", Measurement::Element(id))
                            .with("gap", Measurement::Length(width))
                            .with("needed", Measurement::Length(gap))
                            .draw(Drawn::Line(across))
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The width and line of the gap between two obstacles, if it is too narrow and the path crosses it where it is open.
fn gap_crossed(
    a: Obstacle<'_>,
    b: Obstacle<'_>,
    way: Segment,
    gap: Length,
    is_open: &dyn Fn(Segment) -> bool,
) -> Option<(Length, Segment)> {
    // Along an edge's direction shapes are no farther apart than their distance.
    if a.surely_apart(b, gap - TOUCH) {
        return None;
    }
    let (a, b) = (a.corners(), b.corners());
    // Anything between them lies in the box around both.
    let (one, other) = (a.bounds(), b.bounds());
    let both = [one.0, one.1, other.0, other.1].bounds();
    if boxes_apart(both, [way.from, way.to].bounds(), 0) {
        return None;
    }
    let width = distance(a, b);
    if !beyond(width, Length::ZERO) || !beyond(gap, width) {
        return None;
    }
    let shortest = |points: &[Point], shape: &[Point]| {
        points.iter().find_map(|&point| {
            let foot = nearest_point(point, shape);
            let line = Segment::new(point, foot);
            (line.properly_crosses(way) && is_near(point, foot, width + TOUCH) && is_open(line))
                .then_some(line)
        })
    };
    shortest(a, b)
        .or_else(|| shortest(b, a))
        .map(|line| (width, line))
}

/// The point of a convex outline nearest to a point outside it.
pub(super) fn nearest_point(point: Point, shape: &[Point]) -> Point {
    let foot = |edge: Segment| {
        let step = edge.step();
        let square = step.square();
        let along = step.dot(point - edge.from);
        if along <= 0 {
            return edge.from;
        }
        if along >= square {
            return edge.to;
        }
        // 20 bits of an edge are finer than the lattice, and 64 bits mostly suffice for them.
        let part = match along.checked_mul(1 << 20) {
            Some(part) => part / square,
            None => ((i128::from(along) << 20) / i128::from(square)) as i64,
        };
        edge.from.toward(edge.to, part, 1 << 20)
    };
    shape
        .edges()
        .map(foot)
        .min_by_key(|foot| (*foot - point).square())
        .unwrap_or(point)
}

fn obstacles_near<'a>(
    view: View<'a>,
    march: &March,
    index: usize,
    sweep: &Sweep,
    gap: Length,
    edges: &'a [[Point; 2]; 4],
) -> Obstacles<'a> {
    let way = Segment::new(sweep.from.pose.front, sweep.to.pose.front);
    let mover = view.position.element(march.movers[index]).troop;
    let side = march.movers[index].side();
    let mut near = Obstacles::new();
    let line = [way.from, way.to].bounds();
    let close = |shape: &[Point]| !boxes_apart(line, shape.bounds(), gap.units());
    let mut add = |obstacle: Obstacle<'a>| {
        let _ = near.try_push((obstacle, obstacle.side_of(way)));
    };
    for (other, element) in view.position.near(line, gap) {
        // A mover does not pass what it ends at.
        if march.set.has(other) || march.met.has(other) {
            continue;
        }
        if other.side() != side || !may_pass(view, mover, sweep, element) {
            add(Obstacle::Base(&element.base));
        }
    }
    // An empty camp is no obstacle.
    let strongholds = view.position.strongholds();
    let stand = strongholds.filter(|&stronghold| {
        stronghold.is_built_up() || view.position.occupant(stronghold).is_inside()
    });
    for region in stand.filter_map(|stronghold| view.table.stronghold(stronghold)) {
        for piece in region.pieces().filter(|piece| close(piece)) {
            add(Obstacle::Shape(piece));
        }
    }
    for feature in &view.table.features {
        let kind = view.rulebook.terrain_kind(feature.kind);
        if kind.shape.has_going() && kind.going == acies_rulebook::Going::Impassable {
            for piece in feature.region.pieces().filter(|piece| close(piece)) {
                add(Obstacle::Shape(piece));
            }
        }
    }
    for edge in edges {
        if close(edge) {
            add(Obstacle::Shape(edge));
        }
    }
    near
}
