//! How the next feature lies to the quarter of the table, or the edge, that a die has given it (`dba30` §4.4, §4.5).

use std::ops::ControlFlow;

use acies_rulebook::{BeyondQuarter, Shape, TerrainId, TerrainKind};

use super::Ground;
use super::feature::{bounds_of, quarters};
use crate::{Breach, Drawn, Feature, Lie, Measurement, Placement, Reporter, Rule, TableEdge};

/// The feature that is placed next, where dice decide on places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// What it is.
    pub kind: TerrainId,
    /// Where it lies.
    pub spot: Spot,
}

/// Where the next feature has to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Where the defender likes.
    Anywhere,
    /// In a quarter of the table, from 0: near left, near right, far left, far right.
    Quarter(u8),
    /// Along an edge.
    Edge(TableEdge),
}

impl Ground {
    /// The feature that is placed next, if any is left of those that were chosen.
    pub fn next(&self) -> Option<TerrainId> {
        self.chosen.get(self.done).copied()
    }

    /// The number of that feature, from 1.
    pub fn number(&self) -> u8 {
        self.done as u8 + 1
    }

    /// Judges that a feature lies in its quarter: wholly, or partly and in a neighbouring one as well; or along its edge.
    pub(super) fn judge_spot(
        &self,
        kind: &TerrainKind,
        placement: &Placement,
        feature: &Feature,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let spot = self.pending.map_or(Spot::Anywhere, |pending| pending.spot);
        let breach = |fact: Measurement| {
            Breach::new(Rule::SetupTerrainQuarter)
                .with("spot", fact)
                .draw(bounds_of(feature.region.outline()))
        };
        match (spot, &placement.lie) {
            (Spot::Edge(edge), Lie::Edge(along, _)) if edge != *along => {
                reporter.report(|| breach(Measurement::Word(edge.word())))
            }
            (Spot::Quarter(quarter), _) if !lies_in(quarter, self.quarters_of(feature), kind) => {
                reporter.report(|| {
                    let patch = quarters(&self.table)[usize::from(quarter) % 4];
                    breach(Measurement::Count(i32::from(quarter) + 1)).draw(Drawn::Patch(patch))
                })
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

/// Whether a feature that has parts in these quarters lies as one of its kind should that belongs to a quarter.
fn lies_in(quarter: u8, parts: u8, kind: &TerrainKind) -> bool {
    let own = 1 << quarter;
    // A band goes on as far as it likes; an area reaches over the lines that bound its quarter, not across the middle.
    let across = if kind.shape == Shape::Area {
        1 << (quarter ^ 3)
    } else {
        0
    };
    match kind.extends {
        None => parts == own,
        Some(BeyondQuarter::May) => parts & own != 0 && parts & across == 0,
        Some(BeyondQuarter::Must) => parts & own != 0 && parts != own && parts & across == 0,
    }
}
