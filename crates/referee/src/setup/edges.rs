//! The attacker's base edge, and the quarter turns that bring red's edge to the near side (`dba22` §9.2,
//! §23).

use std::ops::ControlFlow;

use acies_geometry::{Angle, Point, Segment};
use acies_rulebook::{EdgePolicy, Shape};
use arrayvec::ArrayVec;

use super::terrain::corner_edges;
use super::{Setup, Stage};
use crate::{Breach, Event, Measurement, Reporter, Rule, Side, Table, TableEdge};

/// Checks that the two edges that the attacker prefers are neighbours.
pub(super) fn judge_preferred(
    [one, other]: [TableEdge; 2],
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    if one != other && one != other.opposite() {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        Breach::new(Rule::SetupEdgesNeighbours)
            .with("edge", Measurement::Word(one.word()))
            .with("other", Measurement::Word(other.word()))
    })
}

/// Every pair of neighbouring edges, each once.
pub(super) fn neighbours() -> impl Iterator<Item = [TableEdge; 2]> {
    let across = [TableEdge::Left, TableEdge::Right];
    let along = [TableEdge::Near, TableEdge::Far];
    across
        .into_iter()
        .flat_map(move |one| along.map(|other| [one, other]))
}

impl Setup {
    /// Checks the numbering of the edges: each of the four once.
    ///
    /// Where a built-up area excludes two edges, only the other two: first the one that the attacker prefers
    /// less (`dba22` §25 A3).
    pub(super) fn judge_edges(
        &self,
        edges: [TableEdge; 4],
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let excluded = self.excluded_edges();
        let is_pair = edges[0] == edges[1] && edges[2] == edges[3];
        let missing = TableEdge::ALL
            .into_iter()
            .filter(|edge| !excluded.contains(edge))
            .find(|edge| !edges.contains(edge));
        if missing.is_none() && (excluded.is_empty() || is_pair) {
            return ControlFlow::Continue(());
        }
        reporter.report(|| {
            let breach = Breach::new(Rule::SetupEdges);
            match missing {
                Some(edge) => breach.with("missing", Measurement::Word(edge.word())),
                None => breach,
            }
        })
    }

    /// The two edges in whose corner a built-up area lies, if any: the attacker gets neither.
    pub(super) fn excluded_edges(&self) -> ArrayVec<TableEdge, 2> {
        let Some(rules) = &self.rulebook.setup.built_up else {
            return ArrayVec::new();
        };
        let table = self.table();
        table
            .features_of(&self.rulebook, Shape::BuiltUp)
            .find_map(|town| corner_edges(table, town, rules.corner))
            .map(ArrayVec::from)
            .unwrap_or_default()
    }

    /// The side that numbers the edges.
    pub(super) fn numbers_edges(&self) -> Side {
        match self.rulebook.setup.edges {
            EdgePolicy::ThreeAndPreferred | EdgePolicy::AttackerChooses => self.attacks(),
            EdgePolicy::TwoAdjacentPreferred => self.defends(),
        }
    }

    /// Takes the numbering of the edges, and works out which edge each die roll gives the attacker.
    pub(super) fn number_edges(&mut self, edges: [TableEdge; 4]) {
        let [one, two, three, four] = edges;
        self.stage = match self.rulebook.setup.edges {
            EdgePolicy::ThreeAndPreferred => {
                let from = self
                    .rulebook
                    .setup
                    .built_up
                    .as_ref()
                    .map(|rules| rules.preferred_from);
                let excluded = from.filter(|_| !self.excluded_edges().is_empty());
                let of = |face: usize| match excluded {
                    Some(from) if face + 1 >= usize::from(from) => four,
                    Some(_) => one,
                    None => [one, two, three, four, four, four][face],
                };
                Stage::Edge(std::array::from_fn(of))
            }
            EdgePolicy::TwoAdjacentPreferred => Stage::Prefer(edges),
            EdgePolicy::AttackerChooses => Stage::Edges,
        };
    }

    /// Whether the attacker may choose any edge.
    pub(super) fn attacker_chooses(&self) -> bool {
        self.rulebook.setup.edges == EdgePolicy::AttackerChooses
    }

    /// Gives the attacker this edge and the defender the opposite one, and turns the table.
    pub(super) fn settle_edge(&mut self, edge: TableEdge, events: &mut Vec<Event>) {
        let red = match self.attacks() {
            Side::Red => edge,
            Side::Blue => edge.opposite(),
        };
        let quarters = quarters_to_near(red);
        for _ in 0..quarters {
            turn(&mut self.ground.table);
        }
        events.push(Event::EdgeSettled { edge, quarters });
        self.stage = Stage::Camp(self.deploys_first());
    }
}

/// How many quarter turns clockwise bring an edge to the near side.
pub(super) fn quarters_to_near(edge: TableEdge) -> u8 {
    // Clockwise, the near edge goes to the left, the left edge to the far side and so on.
    match edge {
        TableEdge::Near => 0,
        TableEdge::Right => 1,
        TableEdge::Far => 2,
        TableEdge::Left => 3,
    }
}

/// Turns a table exactly a quarter turn clockwise: its near left corner becomes its far left corner.
fn turn(table: &mut Table) {
    // About this point the turn maps (x, y) to (y, width - x), whatever the depth.
    let half = table.width.scaled(1, 2);
    let pivot = Point::new(half, half);
    let turned = |point: Point| point.rotated(pivot, Angle::RIGHT);
    for feature in &mut table.features {
        feature.region = feature.region.rotated(pivot, Angle::RIGHT);
        for gate in &mut feature.gates {
            *gate = turned(*gate);
        }
        for point in &mut feature.line {
            *point = turned(*point);
        }
        feature.crest = feature
            .crest
            .map(|crest| Segment::new(turned(crest.from), turned(crest.to)));
    }
    (table.width, table.depth) = (table.depth, table.width);
}
