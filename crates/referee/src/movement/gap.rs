//! Gaps between two obstacles that are too narrow to pass (`dba22` §14: a gap of exactly one base width is passable).
//!
//! A mover passes a gap when the way of the middle of its front edge crosses the shortest line between the two.

use std::ops::ControlFlow;

use acies_geometry::{Convex, Length, Point, Segment, TOUCH, beyond, distance, within};
use arrayvec::ArrayVec;

use super::march::March;
use super::obstacles::may_pass;
use crate::{Breach, Drawn, Fact, Rule, Side, Sink, TableEdge, View};

/// An obstacle near the way, by its corners.
type Obstacle = ArrayVec<Point, 12>;

/// Checks every leg of every mover of the front.
pub fn check(view: View<'_>, march: &March, sink: &mut impl Sink) -> ControlFlow<()> {
    let gap = view.rulebook.movement.gap;
    for (index, &id) in march.movers.iter().enumerate() {
        for sweep in march.sweeps(index) {
            let way = Segment::new(sweep.from.pose.front, sweep.to.pose.front);
            if !beyond(way.length(), Length::ZERO) {
                continue;
            }
            let near = obstacles_near(view, march, index, way, gap);
            for (i, a) in near.iter().enumerate() {
                for b in &near[i + 1..] {
                    let Some((width, across)) = gap_crossed(a, b, way, gap) else {
                        continue;
                    };
                    sink.breach(|| {
                        Breach::of(Rule::MoveGap)
                            .fact("element", Fact::Element(id))
                            .fact("gap", Fact::Length(width))
                            .fact("needed", Fact::Length(gap))
                            .draw(Drawn::Line(across))
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The width and the line of the gap between two obstacles, if it is too narrow and the way crosses it.
fn gap_crossed(a: &Obstacle, b: &Obstacle, way: Segment, gap: Length) -> Option<(Length, Segment)> {
    let (a, b) = (a.as_slice(), b.as_slice());
    let width = distance(a, b);
    if !beyond(width, Length::ZERO) || !beyond(gap, width) {
        return None;
    }
    let shortest = |points: &[Point], shape: &[Point]| {
        points.iter().find_map(|&point| {
            let foot = nearest_point(point, shape);
            let line = Segment::new(point, foot);
            (within(line.length(), width + TOUCH) && line.properly_crosses(way)).then_some(line)
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
        if square == 0 {
            return edge.from;
        }
        let along = step.dot(point - edge.from).clamp(0, square);
        // 20 bits of the way along are finer than the lattice for any edge on a table.
        edge.from.toward(
            edge.to,
            ((i128::from(along) << 20) / i128::from(square)) as i64,
            1 << 20,
        )
    };
    shape
        .edges()
        .map(foot)
        .min_by_key(|foot| (*foot - point).square())
        .unwrap_or(point)
}

fn obstacles_near(
    view: View<'_>,
    march: &March,
    index: usize,
    way: Segment,
    gap: Length,
) -> ArrayVec<Obstacle, 32> {
    let mover = view.position.element(march.movers[index]);
    let side = march.movers[index].side();
    let mut near: ArrayVec<Obstacle, 32> = ArrayVec::new();
    let line = [way.from, way.to];
    let close = |shape: &[Point]| {
        let ((a, b), (c, d)) = (line.bounds(), shape.bounds());
        let reach = gap.units();
        a.x - reach <= d.x && c.x <= b.x + reach && a.y - reach <= d.y && c.y <= b.y + reach
    };
    for (other, element) in view.position.on_table() {
        let passable = other.side() == side && may_pass(view, mover, element);
        if !march.set.has(other) && !passable && close(&element.base.corners) {
            let _ = near.try_push(element.base.corners.into_iter().collect());
        }
    }
    for owner in Side::BOTH {
        if let Some(camp) = view.table.camp(owner).filter(|camp| close(&camp.outline)) {
            let _ = near.try_push(camp.outline.iter().copied().take(12).collect());
        }
    }
    for feature in &view.table.features {
        if view.rulebook.terrain_kind(feature.kind).going == acies_rulebook::Going::Impassable {
            for piece in feature.region.pieces().filter(|piece| close(piece)) {
                let _ = near.try_push(piece.iter().copied().take(12).collect());
            }
        }
    }
    for edge in TableEdge::ALL {
        let line = view.table.edge(edge);
        if close(&[line.from, line.to]) {
            let _ = near.try_push([line.from, line.to].into_iter().collect());
        }
    }
    near
}
