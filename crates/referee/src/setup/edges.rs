//! The attacker's edge, and the quarter turns that bring red's base edge to the near side (`dba22` §9.2).

use std::ops::ControlFlow;

use acies_geometry::{Angle, Point, Segment};
use acies_rulebook::EdgePolicy;

use super::{Setup, Stage};
use crate::{Breach, Event, Fact, Rule, Side, Sink, Table, TableEdge};

/// Judges the numbering of the edges: each of the four once.
pub(super) fn judge(edges: [TableEdge; 4], sink: &mut impl Sink) -> ControlFlow<()> {
    match TableEdge::ALL.iter().find(|edge| !edges.contains(edge)) {
        None => ControlFlow::Continue(()),
        Some(edge) => {
            sink.breach(|| Breach::of(Rule::SetupEdges).fact("missing", Fact::Word(edge.word())))
        }
    }
}

impl Setup {
    /// The die gives the attacker his edge; the defender gets the opposite one, and the table is turned.
    pub(super) fn settle_edges(&mut self, die: u8, edges: [TableEdge; 4], events: &mut Vec<Event>) {
        let edge = match self.rulebook.setup.edges {
            EdgePolicy::ThreeAndPreferred => edges[usize::from(die.clamp(1, 4)) - 1],
        };
        let red = match self.attacks() {
            Side::Red => edge,
            Side::Blue => edge.opposite(),
        };
        let quarters = quarters_to_near(red);
        for _ in 0..quarters {
            turn(&mut self.ground.table);
        }
        events.push(Event::EdgeSettled { edge, quarters });
        self.stage = Stage::Camp(self.defends());
    }
}

/// How many quarter turns clockwise bring an edge to the near side.
pub(super) fn quarters_to_near(edge: TableEdge) -> u8 {
    // Clockwise the near edge goes to the left, the left one to the far side and so on.
    match edge {
        TableEdge::Near => 0,
        TableEdge::Right => 1,
        TableEdge::Far => 2,
        TableEdge::Left => 3,
    }
}

/// Turns a table a quarter turn clockwise, exactly: its near left corner becomes its far left one.
fn turn(table: &mut Table) {
    // About this point the turn takes (x, y) to (y, width - x), whatever the depth.
    let half = table.width.scaled(1, 2);
    let pivot = Point::new(half, half);
    let turned = |point: Point| point.rotated(pivot, Angle::RIGHT);
    for feature in &mut table.features {
        feature.region = feature.region.rotated(pivot, Angle::RIGHT);
        for point in &mut feature.line {
            *point = turned(*point);
        }
        feature.crest = feature
            .crest
            .map(|crest| Segment::new(turned(crest.from), turned(crest.to)));
    }
    (table.width, table.depth) = (table.depth, table.width);
}
