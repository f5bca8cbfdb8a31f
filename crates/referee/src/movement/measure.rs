//! The distance of a march and its allowance (`dba22` §13): corners, going, roads. Rivers are in `river_cost.rs`.
//!
//! A move of several legs counts straight from start to end where the edition says so and the straight way is open.

use acies_geometry::{Base, Hand, Length, Sweep, TOUCH, beyond, within};
use acies_rulebook::{Going, MoveMeasure, Shape};
use arrayvec::ArrayVec;

use super::formation::Formation;
use super::march::March;
use super::trail::Trail;
use super::{MoveContext, corner_cut, gap, obstacles, river_cost, zone};
use crate::position::{on_road_line, road_offset, turns_with_road};
use crate::{
    Breach, Drawn, ElementId, FailFast, Feature, Leg, Measurement, Reporter, Rule, SIDE_SIZE, View,
    allowance_in, beside, on_road,
};

/// The distance of one leg of a mover.
pub fn leg_distance(view: View<'_>, sweep: &Sweep) -> Length {
    match view.rulebook.movement.measure {
        MoveMeasure::AllCorners => sweep.from.max_corner_displacement(&sweep.to),
        MoveMeasure::FrontCorners | MoveMeasure::FrontCornersDirect => {
            sweep.from.max_front_corner_displacement(&sweep.to)
        }
    }
}

/// The total distance of a mover along its way.
pub fn distance(view: View<'_>, march: &March, index: usize) -> Length {
    if view.rulebook.movement.measure != MoveMeasure::FrontCornersDirect {
        let legs = 1..march.stations[index].len();
        let counted = legs.filter(|&leg| counts(view, march, leg - 1));
        let sweeps = counted.flat_map(|leg| march.leg(index, leg - 1));
        return sweeps.map(|sweep| leg_distance(view, &sweep)).sum();
    }
    let way_of = |hand| -> Length {
        let corner = |base: &Base| base.front_corner(hand);
        let ways = march
            .sweeps(index)
            .map(|sweep| (corner(&sweep.to) - corner(&sweep.from)).length());
        ways.sum()
    };
    way_of(Hand::Left).max(way_of(Hand::Right))
}

/// The straight distance of a mover: of the front corner that goes farther.
fn straight_distance(march: &March, index: usize) -> Length {
    march.stations[index][0].max_front_corner_displacement(march.last(index))
}

/// Whether the move is measured straight from start to end (`dba30` §9.1).
///
/// That is where the edition measures so, the straight way is shorter than the legs, and the movers could take it,
/// meeting nothing that their legs avoid. Around obstacles the way itself is measured.
fn is_straight_way_open(view: View<'_>, march: &March, context: MoveContext) -> bool {
    if view.rulebook.movement.measure != MoveMeasure::FrontCornersDirect
        || march.contracting.is_some()
        || march.longest() < 2
    {
        return false;
    }
    let is_shorter = (0..march.movers.len()).any(|index| {
        beyond(
            distance(view, march, index),
            straight_distance(march, index) + TOUCH,
        )
    });
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

/// Whether a leg is part of the distance: all but the shift of a group, where that is free.
fn counts(view: View<'_>, march: &March, leg: usize) -> bool {
    !view.rulebook.movement.groups.shift_is_free
        || march.formation == Formation::Single
        || march.contracting.is_some()
        || !matches!(march.legs.get(leg), Some(Leg::Shift(..)))
}

/// The distance of a group that keeps its shape: each leg by the longest corner line of any mover.
fn distance_leg_by_leg(view: View<'_>, march: &March) -> Length {
    let legs = (0..march.longest()).filter(|&leg| counts(view, march, leg));
    let longest = legs.map(|leg| {
        let sweeps = (0..march.movers.len()).flat_map(|index| march.leg(index, leg));
        let lengths = sweeps.map(|sweep| leg_distance(view, &sweep));
        lengths.fold(Length::ZERO, Length::max)
    });
    longest.sum()
}

/// The measurements of a march.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The distance of each mover.
    pub distances: ArrayVec<Length, SIDE_SIZE>,
    /// The greatest distance of any mover.
    pub distance: Length,
    /// The least allowance of any mover.
    pub allowance: Length,
    /// Whether the whole march is along a road.
    pub by_road: bool,
}

/// Measures a march against its allowance; `None` when the reporter stops the check.
///
/// A move in progress counts with its distance and going so far. `unmeasured` is a step without a limit of distance
/// (closing the door).
pub fn check(
    view: View<'_>,
    march: &March,
    context: MoveContext,
    unmeasured: bool,
    reporter: &mut dyn Reporter,
) -> Option<Measured> {
    let before = context.in_progress;
    let by_road =
        before.is_none() && march.formation != Formation::Group && is_by_road(view, march);
    let used = before.map_or(Length::ZERO, |before| before.used);
    let mut measured = Measured {
        distances: ArrayVec::new(),
        distance: Length::ZERO,
        allowance: before.map_or(Length::MAX, |before| before.allowance),
        by_road,
    };
    // Where any breach will do, what is too far in any going is refused before terrain is looked at.
    if reporter.is_fail_fast() && !unmeasured && is_too_far_anywhere(view, march, used) {
        reporter
            .report(|| Breach::new(Rule::MoveDistance))
            .continue_value()?;
    }
    let (mut slowest, mut going_of_slowest) = (0, Going::Good);
    let is_direct = !by_road && is_straight_way_open(view, march, context);
    for (index, &id) in march.movers.iter().enumerate() {
        let troop = view.troop(id);
        let length = if is_direct {
            straight_distance(march, index)
        } else {
            distance(view, march, index)
        };
        measured.distances.push(length);
        let going = if by_road {
            Going::Good
        } else {
            going_met(view, march, index)
        };
        let allowance = if by_road {
            Some(troop.allowance.road)
        } else {
            allowance_in(troop, going)
        };
        let Some(allowance) = allowance else {
            reporter
                .report(|| going_breach(view, march, (index, going), Rule::MoveGoing))
                .continue_value()?;
            continue;
        };
        if going >= Going::Bad && is_closed_in_line(view, march, index) {
            reporter
                .report(|| going_breach(view, march, (index, going), Rule::MoveGroupGoing))
                .continue_value()?;
        }
        if march.contracting.is_none() {
            measured.distance = measured.distance.max(length + used);
            if measured.allowance.min(allowance) != measured.allowance {
                (measured.allowance, slowest, going_of_slowest) = (allowance, index, going);
            }
        } else {
            // In a contraction each element moves as by a single move and is measured against its own allowance
            // (`dba22` §15.3).
            if beyond(length + used, allowance) {
                reporter
                    .report(|| {
                        too_far(length + used, allowance).with("element", Measurement::Element(id))
                    })
                    .continue_value()?;
            }
            if index == 0 || beyond(length + used, measured.distance) {
                (measured.distance, measured.allowance) = (length + used, allowance);
            }
        }
    }
    if view.rulebook.movement.groups.leg_by_leg && march.rigid && march.contracting.is_none() {
        let whole = distance_leg_by_leg(view, march);
        measured.distance = measured.distance.max(whole + used);
    }
    if !by_road {
        river_cost::check(view, march, &measured, used, reporter).continue_value()?;
    }
    let too_long = beyond(measured.distance, measured.allowance);
    if too_long && march.contracting.is_none() && !unmeasured {
        reporter
            .report(|| {
                let id = march.movers[slowest];
                let breach = too_far(measured.distance, measured.allowance)
                    .because("slowest", Measurement::Element(id));
                if going_of_slowest == Going::Good {
                    return breach;
                }
                let breach = breach.because("slow", Measurement::Word("going"));
                // Troops that go as far in any going are slowed by none.
                if view.troop(id).allowance.good == measured.allowance {
                    return breach;
                }
                let breach = breach.with_terrain(view, march, (slowest, going_of_slowest));
                if march.movers.len() == 1 {
                    return breach;
                }
                breach.because("held-up", Measurement::Element(id))
            })
            .continue_value()?;
    }
    Some(measured)
}

/// How far movers may go together in the going that suits each best; a group does not go by road.
pub fn farthest(view: View<'_>, movers: &[ElementId], formation: Formation) -> Length {
    let fastest = movers.iter().map(|&id| {
        let allowance = &view.troop(id).allowance;
        let road = (formation != Formation::Group).then_some(allowance.road);
        let goings = [allowance.rough, allowance.bad, road];
        goings
            .into_iter()
            .flatten()
            .fold(allowance.good, Length::max)
    });
    fastest.fold(Length::MAX, Length::min)
}

/// Whether some mover ends farther from its start than the slowest may go in any going.
///
/// No way is shorter than the straight one, but for the part of a group's shift that the edition does not count.
fn is_too_far_anywhere(view: View<'_>, march: &March, used: Length) -> bool {
    let is_counted =
        !view.rulebook.movement.groups.shift_is_free || march.formation == Formation::Single;
    if march.contracting.is_some() || !is_counted {
        return false;
    }
    let most = farthest(view, &march.movers, march.formation);
    let far = |index| straight_distance(march, index) + used;
    // Each leg is rounded down to the lattice.
    (0..march.movers.len()).any(|index| beyond(far(index), most + TOUCH))
}

fn too_far(distance: Length, allowance: Length) -> Breach {
    Breach::new(Rule::MoveDistance)
        .with("distance", Measurement::Length(distance))
        .with("allowance", Measurement::Length(allowance))
}

/// The allowance of an element for a single move of these legs, by the worst going it meets; `None` where it may not
/// go.
pub fn allowance(view: View<'_>, id: ElementId, own: &Base, legs: &[Sweep]) -> Option<Length> {
    let troop = view.position.element(id).troop;
    let going = view
        .table
        .worst_going(view.rulebook, troop, |Feature { region, .. }| {
            region.overlaps(own) || legs.iter().any(|leg| leg.hits_region(region))
        });
    allowance_in(view.troop(id), going)
}

/// Whether a mover is in line: in a group, or beside another element at the end of a contraction.
pub fn is_in_line(march: &March, index: usize) -> bool {
    let stands_beside = |other: usize| {
        let (base, other) = (march.last(index), march.last(other));
        Hand::BOTH.into_iter().any(|hand| beside(base, other, hand))
    };
    match march.contracting {
        Some(_) => (0..march.movers.len()).any(stands_beside),
        None => march.formation == Formation::Group,
    }
}

/// Whether bad going is closed to a mover because it moves in line.
pub fn is_closed_in_line(view: View<'_>, march: &March, index: usize) -> bool {
    let groups = &view.rulebook.movement.groups;
    let may = |&id| {
        groups
            .line_in_bad_going
            .has(view.position.element(id).troop)
    };
    groups.column_in_bad_going
        && is_in_line(march, index)
        && !march.movers.iter().all(may)
        && !(march.contracting == Some(1) && stood_in_bad_going(view, march, index))
}

/// Whether a mover started in bad going. A line there may become a column: elements not in the file yet have moved as
/// by a single move (`dba22` §15.3).
fn stood_in_bad_going(view: View<'_>, march: &March, index: usize) -> bool {
    let troop = view.position.element(march.movers[index]).troop;
    let start = &march.stations[index][0];
    let going = view.table.going_of(view.rulebook, troop, start);
    going >= Going::Bad
}

/// The worst going that counts for a mover: closed terrain does not count where one corner line may cross it.
fn going_met(view: View<'_>, march: &March, index: usize) -> Going {
    let worst = worst_going(view, march, index);
    let troop = view.troop(march.movers[index]);
    let is_closed = allowance_in(troop, worst).is_none()
        || worst >= Going::Bad && is_closed_in_line(view, march, index);
    if !is_closed || !corner_cut::may_clip_terrain(view) {
        return worst;
    }
    let id = view.position.element(march.movers[index]).troop;
    view.table
        .worst_going(view.rulebook, id, |Feature { region, .. }| {
            region.overlaps(&march.stations[index][0])
                || march.sweeps(index).any(|sweep| {
                    sweep.hits_region(region) && !corner_cut::clips(view, &sweep, region)
                })
        })
}

impl Breach {
    /// Adds the number, from 1, of a feature of such going that a mover meets.
    fn with_terrain(self, view: View<'_>, march: &March, (index, going): (usize, Going)) -> Breach {
        let troop = view.position.element(march.movers[index]).troop;
        let number = view.table.features.iter().position(|feature| {
            let kind = view.rulebook.terrain_kind(feature.kind);
            let region = &feature.region;
            kind.shape.has_going()
                && !kind.good_for.has(troop)
                && view.table.going(kind) == going
                && (region.overlaps(&march.stations[index][0])
                    || march.sweeps(index).any(|sweep| sweep.hits_region(region)))
        });
        number.into_iter().fold(self, |breach, number| {
            breach.because("terrain", Measurement::Count(number as i32 + 1))
        })
    }
}

fn going_breach(
    view: View<'_>,
    march: &March,
    (index, going): (usize, Going),
    rule: Rule,
) -> Breach {
    let troop = view.position.element(march.movers[index]).troop;
    let breach = Breach::new(rule)
        .with("element", Measurement::Element(march.movers[index]))
        .with_terrain(view, march, (index, going));
    let worst = view
        .table
        .features
        .iter()
        .enumerate()
        .filter(|(_, feature)| {
            let kind = view.rulebook.terrain_kind(feature.kind);
            !kind.good_for.has(troop)
                && view.table.going(kind) > Going::Good
                && kind.shape.has_going()
                && march
                    .sweeps(index)
                    .any(|sweep| sweep.hits_region(&feature.region))
        });
    worst.fold(breach, |breach, (number, _)| {
        breach.draw(Drawn::Feature(number))
    })
}

/// The worst going that any part of a mover meets from start to end.
pub fn worst_going(view: View<'_>, march: &March, index: usize) -> Going {
    let troop = view.position.element(march.movers[index]).troop;
    view.table
        .worst_going(view.rulebook, troop, |Feature { region, .. }| {
            region.overlaps(&march.stations[index][0])
                || march.sweeps(index).any(|sweep| sweep.hits_region(region))
        })
}

/// Whether a base stands on a road as one does that moves along it.
pub fn stands_on_road(view: View<'_>, base: &Base) -> bool {
    view.table
        .features_of(view.rulebook, Shape::Road)
        .any(|road| on_road(base, road) || turns_with_road(base, road))
}

/// Whether a move along a road may begin at this base.
pub fn starts_on_road(view: View<'_>, base: &Base) -> bool {
    let mut roads = view.table.features_of(view.rulebook, Shape::Road);
    roads.any(|road| {
        is_on_middle(view, base, road) && (on_road(base, road) || turns_with_road(base, road))
    })
}

/// Whether the middle of a front edge is as near to the middle of a road as the start of a move along it requires.
fn is_on_middle(view: View<'_>, base: &Base, road: &Feature) -> bool {
    within(
        road_offset(base.pose.front, road),
        view.rulebook.movement.road_start,
    )
}

/// Whether a single element or a column moves along one road from start to end (`dba22` §13).
pub fn is_by_road(view: View<'_>, march: &March) -> bool {
    view.table
        .features_of(view.rulebook, Shape::Road)
        .any(|road| {
            (0..march.movers.len()).all(|index| {
                is_on_middle(view, &march.stations[index][0], road)
                    && march.stations[index]
                        .iter()
                        .all(|base| on_road(base, road) || turns_with_road(base, road))
                    && march.sweeps(index).all(|sweep| {
                        let (from, to) = (sweep.from.pose.front, sweep.to.pose.front);
                        (1..4).all(|quarter| on_road_line(from.toward(to, quarter, 4), road))
                    })
            })
        })
}
