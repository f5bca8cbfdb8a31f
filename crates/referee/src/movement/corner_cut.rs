//! Cutting corners: what one corner line of a leg may cross (`dba22` §14, §23), a friend or another obstacle.
//!
//! It counts lines; other rules check that no mover ends on an obstacle.

use acies_geometry::{Base, Region, Sweep, TOUCH, crosses, crosses_region};
use acies_rulebook::{CornerCut, Going, Shape};

use super::march::March;
use super::measure::is_closed_in_line;
use crate::{Feature, View, allowance_in};

/// The corner lines of one leg that cross something.
#[derive(Clone, Copy, Default)]
pub struct Cuts {
    /// The number of crossings: each line counts once for each friend, or once for everything.
    pub count: u32,
    /// The lines that cross something, a bit for each.
    lines: u8,
}

impl Cuts {
    /// Adds the lines that cross a base; returns whether the leg is still allowed.
    pub fn across(
        &mut self,
        policy: CornerCut,
        is_friend: bool,
        sweep: &Sweep,
        base: &Base,
    ) -> bool {
        let lines = cutting(sweep, |line| crosses(line, base));
        match policy {
            CornerCut::Nothing => return false,
            CornerCut::Friend if !is_friend => return false,
            CornerCut::Friend => self.count += lines.count_ones(),
            CornerCut::Anything | CornerCut::LinesAlone => self.add(lines),
        }
        // A base wholly between the lines is passed over, not cut.
        let is_passed_over =
            policy != CornerCut::LinesAlone && lines == 0 && sweep.hits(&base.shrunk(TOUCH * 2));
        self.count <= 1 && !is_passed_over
    }

    /// Adds the lines that cross terrain closed to the mover; returns whether the leg is still allowed.
    pub fn across_terrain(&mut self, sweep: &Sweep, region: &Region) -> bool {
        self.add(cutting(sweep, |line| crosses_region(line, region)));
        self.count <= 1
    }

    fn add(&mut self, lines: u8) {
        self.lines |= lines;
        self.count = self.lines.count_ones();
    }
}

/// The corner lines that cross a shape: a bit for each.
fn cutting(sweep: &Sweep, cuts: impl Fn(acies_geometry::Segment) -> bool) -> u8 {
    let lines = sweep.corner_lines().into_iter().enumerate();
    lines
        .filter(|&(_, line)| cuts(line))
        .fold(0, |set, (nth, _)| set | 1 << nth)
}

/// Whether exactly one line of a leg crosses a region in which the base neither starts nor ends; where lines alone
/// count, whether one at most does.
pub fn clips(view: View<'_>, sweep: &Sweep, region: &Region) -> bool {
    let lines = cutting(sweep, |line| crosses_region(line, region)).count_ones();
    let lies_between = lines == 0 && view.rulebook.movement.corner_cut == CornerCut::LinesAlone;
    !region.overlaps(&sweep.from) && !region.overlaps(&sweep.to) && (lines == 1 || lies_between)
}

/// Whether the edition lets a corner line cross terrain closed to the mover.
pub fn may_clip_terrain(view: View<'_>) -> bool {
    let policy = view.rulebook.movement.corner_cut;
    matches!(policy, CornerCut::Anything | CornerCut::LinesAlone)
}

/// Whether a feature is closed to a mover, as it moves here.
pub fn is_closed(view: View<'_>, march: &March, index: usize, feature: &Feature) -> bool {
    let kind = view.rulebook.terrain_kind(feature.kind);
    let troop = view.position.element(march.movers[index]).troop;
    let groups = &view.rulebook.movement.groups;
    match kind.shape {
        Shape::River => {
            groups.column_in_river
                && view.position.river_hinders()
                && super::measure::is_in_line(march, index)
        }
        Shape::Camp | Shape::Road => false,
        _ if kind.good_for.has(troop) => false,
        _ => {
            allowance_in(view.rulebook.troop(troop), view.table.going(kind)).is_none()
                || view.table.going(kind) >= Going::Bad && is_closed_in_line(view, march, index)
        }
    }
}
