//! Contracting: a group goes on with a narrower front, and those who have no place in it fall in behind (`dba22` §15.3).
//!
//! Some go by the legs of the order, one of them for a column. The others follow one by one, each as by a single move:
//! behind the one whose place in the file is free, or, as long as that is out of their reach, beside somebody who is in
//! place already. So a long line takes several bounds to become a column.

use std::ops::ControlFlow;

use acies_geometry::{Base, Hand, Length, Sweep, beyond, overlaps, within};

use super::formation::{Formation, in_group};
use super::march::{March, Stations};
use super::{gap, measure, obstacles};
use crate::{
    Breach, CollectAll, ElementId, Legs, Measurement, Reporter, Rule, SIDE_SIZE, View, behind,
    beside, pose_behind, pose_beside,
};
use acies_rulebook::Contraction;
use arrayvec::ArrayVec;

/// The bases of some movers.
type Bases<'b> = ArrayVec<&'b Base, SIDE_SIZE>;

/// The march of a group of which the first so many movers go by legs and the others fall in behind them.
pub fn contract(view: View<'_>, movers: &[ElementId], front: usize, legs: &Legs) -> March {
    let waiting = fall_in(view, movers, front, legs, true);
    if narrows(view, &waiting, front) {
        return waiting;
    }
    // Nobody falls in: what keeps them from it is what there is to say.
    fall_in(view, movers, front, legs, false)
}

/// The march in which everyone takes the first place within reach; unless they may wait, the one in their file.
fn fall_in(
    view: View<'_>,
    movers: &[ElementId],
    front: usize,
    legs: &Legs,
    may_wait: bool,
) -> March {
    let formation = if front == 1 {
        Formation::Single
    } else {
        Formation::Group
    };
    let lead = March::by_legs(view.position, &movers[..front], formation, legs);
    let mut march = March::start(view.position, movers, Formation::Column);
    march.contracting = Some(front);
    march.rigid = false;
    march.shifts = lead.shifts;
    march.legs.clone_from(legs);
    for (stations, led) in march.stations.iter_mut().zip(&lead.stations) {
        stations.clone_from(led);
    }
    let one_only = view.rulebook.movement.groups.contraction == Contraction::NextOne;
    let mut next_is_in = false;
    for index in front..march.movers.len() {
        // Whoever follows already stays in the column.
        let (own, ahead) = (&march.stations[index][0], &march.stations[index - 1][0]);
        let follows = !next_is_in && behind(own, ahead);
        let places = match (one_only, may_wait) {
            (true, _) if follows => Places::InFile,
            (true, _) if !next_is_in => {
                next_is_in = true;
                Places::InFile
            }
            (true, _) => Places::Beside,
            (false, true) => Places::Either,
            (false, false) => Places::InFile,
        };
        let place = place_of(view, &march, index, front, places);
        let own = march.stations[index][0];
        let mut stations = Stations::new();
        stations.push(own);
        stations.push(place);
        march.stations[index] = stations;
    }
    march
}

/// Where a follower may go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Places {
    /// Behind those in front, whether that is within reach or not.
    InFile,
    /// There if it can, else beside somebody who is in place.
    Either,
    /// Beside somebody who is in place.
    Beside,
}

/// Where a follower goes, once those named before it have their places.
fn place_of(view: View<'_>, march: &March, index: usize, front: usize, places: Places) -> Base {
    let own = march.stations[index][0];
    let in_file = own.moved_to(pose_behind(march.last(index - front)));
    let fits =
        |place: &Base| is_free(march, index, place) && is_within_reach(view, march, index, place);
    if places == Places::InFile || places == Places::Either && fits(&in_file) {
        return in_file;
    }
    // Who stands with others already need not go anywhere.
    let stands_with = |other: &Base| {
        behind(&own, other) || Hand::BOTH.into_iter().any(|hand| beside(&own, other, hand))
    };
    if places == Places::Beside
        && is_free(march, index, &own)
        && (0..index).any(|other| stands_with(march.last(other)))
    {
        return own;
    }
    let leader = march.last(0);
    let comes_from = if beyond(leader.local(own.pose.front).right, Length::ZERO) {
        Hand::Right
    } else {
        Hand::Left
    };
    let mut beside_others = (0..index).rev().flat_map(|other| {
        [comes_from, comes_from.other()]
            .map(|hand| own.moved_to(pose_beside(march.last(other), hand)))
    });
    beside_others
        .find(fits)
        .unwrap_or(if places == Places::Either {
            in_file
        } else {
            own
        })
}

/// Whether nobody who has a place already is in the way of one.
fn is_free(march: &March, index: usize, place: &Base) -> bool {
    (0..index).all(|other| !overlaps(march.last(other), place))
}

/// Whether a follower can go there by a single move, and no further to the rear than it began.
fn is_within_reach(view: View<'_>, march: &March, index: usize, place: &Base) -> bool {
    let own = &march.stations[index][0];
    let sweep = Sweep::new(*own, *place);
    let allowance = measure::allowance(view, march.movers[index], own, &[sweep]);
    allowance.is_some_and(|allowance| within(measure::leg_distance(view, &sweep), allowance))
        && !beyond(rearward(march, own, place), Length::ZERO)
        && view.table.contains(place)
}

/// How far to the rear a place lies from another, as the leader sees it before it goes.
fn rearward(march: &March, from: &Base, to: &Base) -> Length {
    let leader = &march.stations[0][0];
    leader.local(from.pose.front).ahead - leader.local(to.pose.front).ahead
}

/// Whether a march of which the first so many lead is a contraction: it ends in fewer files; or where only the next falls in,
/// he does, for the ranks behind the others keep their files (`dba22` §23).
fn narrows(view: View<'_>, march: &March, front: usize) -> bool {
    let all = 0..march.movers.len();
    if view.rulebook.movement.groups.contraction == Contraction::NextOne {
        let start = |index: usize| &march.stations[index][0];
        return all.skip(front).any(|index| {
            let ahead = index - front;
            !behind(start(index), start(ahead)) && behind(march.last(index), march.last(ahead))
        });
    }
    let ends = || all.clone().map(|index| march.last(index));
    count_files(march.last(0), ends) < files_before(march)
}

fn files_before(march: &March) -> usize {
    let bases = || march.stations.iter().map(|stations| &stations[0]);
    count_files(&march.stations[0][0], bases)
}

/// How many different distances to the right bases stand at.
fn count_files<'b, B: Iterator<Item = &'b Base>>(leader: &Base, bases: impl Fn() -> B) -> usize {
    let right = |base: &Base| leader.local(base.pose.front).right;
    bases()
        .enumerate()
        .filter(|(nth, base)| {
            let same = |other: &Base| within((right(other) - right(base)).abs(), Length::ZERO);
            !bases().take(*nth).any(same)
        })
        .count()
}

/// Checks that a contraction is one: the foremost lead, nobody overtakes or goes to the rear, all end in one group.
pub fn check(
    view: View<'_>,
    march: &March,
    front: usize,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let of = |index: usize| {
        Breach::new(Rule::MoveColumn).with("element", Measurement::Element(march.movers[index]))
    };
    let start = |index: usize| &march.stations[index][0];
    let all = 0..march.movers.len();
    for index in 0..front {
        let is_led = all.clone().any(|other| behind(start(index), start(other)));
        if is_led {
            reporter.report(|| of(index))?;
        }
    }
    let leads: Bases<'_> = (0..front).map(start).collect();
    if front > 1 && !(in_group(&leads) && is_one_rank(&leads)) {
        reporter.report(|| of(0))?;
    }
    for index in front..march.movers.len() {
        let overtaken = all.clone().find(|&other| {
            let leader = march.last(0);
            let ahead = |index: usize| leader.local(march.last(index).pose.front).ahead;
            behind(start(index), start(other)) && beyond(ahead(index), ahead(other))
        });
        if let Some(other) = overtaken {
            reporter
                .report(|| of(index).with("other", Measurement::Element(march.movers[other])))?;
        }
        let rearward = rearward(march, start(index), march.last(index));
        if beyond(rearward, Length::ZERO) {
            reporter.report(|| of(index).with("rearward", Measurement::Length(rearward)))?;
        }
    }
    let ends: Bases<'_> = all.map(|index| march.last(index)).collect();
    if !in_group(&ends) || !narrows(view, march, front) {
        reporter.report(|| of(march.movers.len() - 1))?;
    }
    if front > 1 && !is_needed(view, march) {
        reporter.report(|| of(0).with("files", Measurement::Count(front as i32)))?;
    }
    ControlFlow::Continue(())
}

/// Whether bases that are one group stand side by side only.
fn is_one_rank(bases: &[&Base]) -> bool {
    bases.iter().all(|one| {
        let stands_beside =
            |other: &&Base| Hand::BOTH.into_iter().any(|hand| beside(one, other, hand));
        bases.iter().any(stands_beside) && !bases.iter().any(|other| behind(one, other))
    })
}

/// Whether the whole group would meet something on this way, or on as much again straight ahead: only then may it go on
/// with a narrower front that is no column.
fn is_needed(view: View<'_>, march: &March) -> bool {
    let slowest = march
        .movers
        .iter()
        .map(|&id| view.troop(id).allowance.good)
        .fold(Length::MAX, Length::min);
    let mut legs = march.legs.clone();
    let _ = legs.try_push(crate::Leg::Forward(slowest));
    let whole = March::by_legs(view.position, &march.movers, Formation::Group, &legs);
    let mut met = CollectAll::default();
    let _ = obstacles::check(view, &whole, obstacles::Openings::default(), &mut met);
    let _ = gap::check(view, &whole, &mut met);
    let in_bad_going = (0..whole.movers.len())
        .any(|index| measure::worst_going(view, &whole, index) > acies_rulebook::Going::Good);
    !met.breaches.is_empty() || in_bad_going
}
