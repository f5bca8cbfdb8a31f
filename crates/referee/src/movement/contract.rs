//! Contracting: a group moves on with a narrower front, and the elements without a place in it fall in behind (`dba22`
//! §15.3).
//!
//! The front elements move by the legs of the order; a column has one. The others follow one by one, each as by a
//! single move: behind the first free place in their file or, while that is out of reach, beside an element already in
//! place. So a long line takes several bounds to become a column.

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

/// The march of a group whose first `front` movers go by legs while the others fall in behind.
pub fn contract(view: View<'_>, movers: &[ElementId], front: usize, legs: &Legs) -> March {
    let waiting = fall_in(view, movers, front, legs, true);
    if narrows(view, &waiting, front) {
        return waiting;
    }
    // If none can fall in, the reason is found on the march with the front only.
    fall_in(view, movers, front, legs, false)
}

/// The march in which every follower takes the first place within reach, or only the place in its file unless it may
/// wait.
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
        // Elements already following stay in the column.
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

/// The possible places of a follower.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Places {
    /// Behind the front, within reach or not.
    InFile,
    /// Behind the front if it can, else beside an element in place.
    Either,
    /// Beside an element in place.
    Beside,
}

/// The place of a follower after the earlier ones have theirs.
fn place_of(view: View<'_>, march: &March, index: usize, front: usize, places: Places) -> Base {
    let own = march.stations[index][0];
    let in_file = own.moved_to(pose_behind(march.last(index - front)));
    let fits =
        |place: &Base| is_free(march, index, place) && is_within_reach(view, march, index, place);
    if places == Places::InFile || places == Places::Either && fits(&in_file) {
        return in_file;
    }
    // A follower that is already with the others need not move.
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

/// Whether no element in place is in the way of a base.
fn is_free(march: &March, index: usize, place: &Base) -> bool {
    (0..index).all(|other| !overlaps(march.last(other), place))
}

/// Whether a follower reaches a place by a single move that does not end farther to the rear.
fn is_within_reach(view: View<'_>, march: &March, index: usize, place: &Base) -> bool {
    let own = &march.stations[index][0];
    let sweep = Sweep::new(*own, *place);
    let allowance = measure::allowance(view, march.movers[index], own, &[sweep]);
    allowance.is_some_and(|allowance| within(measure::leg_distance(view, &sweep), allowance))
        && !beyond(rearward(march, own, place), Length::ZERO)
        && view.table.contains(place)
}

/// The distance of a place to the rear of another, as the leader sees it before it moves.
fn rearward(march: &March, from: &Base, to: &Base) -> Length {
    let leader = &march.stations[0][0];
    leader.local(from.pose.front).ahead - leader.local(to.pose.front).ahead
}

/// Whether a march is a contraction: it ends in fewer files; or, where only the next mover falls in, it does so because
/// the ranks behind the others keep their files (`dba22` §23).
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

/// The number of distinct files of bases.
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

/// Checks a contraction: the foremost lead, no element overtakes or goes to the rear, and all end in one group.
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

/// Whether the bases of a group are all side by side.
fn is_one_rank(bases: &[&Base]) -> bool {
    bases.iter().all(|one| {
        let stands_beside =
            |other: &&Base| Hand::BOTH.into_iter().any(|hand| beside(one, other, hand));
        bases.iter().any(stands_beside) && !bases.iter().any(|other| behind(one, other))
    })
}

/// Whether the whole group would meet an obstacle on this way, or on the same distance again straight ahead: only then
/// may it narrow its front without becoming a column.
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
