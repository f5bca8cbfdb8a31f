//! Measuring a move of several legs straight from start to end (`dba30` §9.1).
//!
//! That applies when the movers could go straight, meeting nothing that their legs avoid. Around obstacles the way
//! itself is measured.

use acies_geometry::{Length, Sweep, TOUCH, beyond};
use acies_rulebook::{MoveMeasure, Shape};

use super::march::March;
use super::measure::{distance as by_legs, worst_going};
use super::trail::Trail;
use super::{MoveContext, gap, obstacles, river_cost, zone};
use crate::{FailFast, View};

/// The straight distance of a mover: of the front corner that goes farther.
pub fn distance(march: &March, index: usize) -> Length {
    march.stations[index][0].max_front_corner_displacement(march.last(index))
}

/// Whether the edition measures straight, that is shorter than the legs, and the straight way is open.
pub fn is_open(view: View<'_>, march: &March, context: MoveContext) -> bool {
    if view.rulebook.movement.measure != MoveMeasure::FrontCornersDirect
        || march.contracting.is_some()
        || march.longest() < 2
    {
        return false;
    }
    let is_shorter = (0..march.movers.len())
        .any(|index| beyond(by_legs(view, march, index), distance(march, index) + TOUCH));
    if !is_shorter {
        return false;
    }
    let straight = straight(march);
    let openings = obstacles::Openings {
        enters: context.enters,
        by_road: false,
    };
    let movers = 0..march.movers.len();
    movers.clone().all(|index| {
        worst_going(view, &straight, index) <= worst_going(view, march, index)
            && meets_no_other_river(view, march, &straight, index)
    }) && obstacles::check(view, &straight, openings, &mut FailFast).is_continue()
        && gap::check(view, &straight, &mut FailFast).is_continue()
        && zone::check(view, &straight, &mut FailFast).is_continue()
}

/// The march with every mover going straight from start to end.
fn straight(march: &March) -> March {
    let mut straight = march.clone();
    for stations in &mut straight.stations {
        if let (Some(&first), Some(&last)) = (stations.first(), stations.last()) {
            stations.clear();
            stations.push(first);
            stations.push(last);
        }
    }
    straight.trail = Trail::default();
    straight
}

/// Whether the straight way avoids every river that the legs avoid.
fn meets_no_other_river(view: View<'_>, march: &March, straight: &March, index: usize) -> bool {
    let mut rivers = view.table.features_of(view.rulebook, Shape::River);
    rivers.all(|river| {
        let wet = |sweep: Sweep| sweep.hits_region(&river.region);
        let slowed = |sweep: Sweep| wet(river_cost::slowed(view, &sweep));
        (!straight.sweeps(index).any(wet) || march.sweeps(index).any(wet))
            && (!straight.sweeps(index).any(slowed) || march.sweeps(index).any(slowed))
    })
}
