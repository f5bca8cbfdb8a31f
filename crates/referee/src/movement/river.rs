//! A river of unknown depth: the move goes to the bank, and waits there for the die (`dba22` §6.1).

use acies_geometry::{Angle, Length, Region, Sweep, boxes_apart};
use acies_rulebook::{RiverState, Shape};
use arrayvec::ArrayVec;

use super::contract::contract;
use super::formation::Formation;
use super::march::{March, between};
use super::measure::is_by_road;
use crate::{Leg, Legs, View};

/// The march cut where its first mover would enter a river of unknown depth off the road; `None` when it meets none.
///
/// Where the movers already stand in the river, the cut march goes nowhere.
pub fn cut_at_unknown(view: View<'_>, march: &March) -> Option<March> {
    if view.position.river != RiverState::Unknown {
        return None;
    }
    let bounds = march.bounds();
    let rivers: ArrayVec<&Region, 8> = view
        .table
        .features_of(view.rulebook, Shape::River)
        .map(|river| &river.region)
        .filter(|river| !boxes_apart(river.bounds(), bounds, 0))
        .take(8)
        .collect();
    if rivers.is_empty() {
        return None;
    }
    if march.formation != Formation::Group && is_by_road(view, march) {
        return None;
    }
    let meets = |sweep: &Sweep| rivers.iter().any(|river| sweep.hits_region(river));
    let wet = |leg| {
        (0..march.movers.len()).any(|index| {
            march
                .sweeps(index)
                .nth(leg)
                .is_some_and(|sweep| meets(&sweep))
        })
    };
    let first = (0..march.longest()).find(|&leg| wet(leg))?;
    let share = dry_share(march, first, &rivers);
    Some(if march.legs.is_empty() {
        cut(march, first, share)
    } else {
        cut_legs(view, march, first, share)
    })
}

/// The march up to a share of one of its legs, for everyone alike.
fn cut(march: &March, leg: usize, share: i64) -> March {
    let mut cut = march.clone();
    for stations in &mut cut.stations {
        if stations.len() > leg + 1 {
            let (from, to) = (stations[leg], stations[leg + 1]);
            stations.truncate(leg + 1);
            if share > 0 {
                stations.push(from.moved_to(between(from.pose, to.pose, share, STEPS)));
            }
        }
    }
    cut
}

/// The march by legs that ends at a share of one of them: a group keeps its shape, a column closes up.
fn cut_legs(view: View<'_>, march: &March, leg: usize, share: i64) -> March {
    let mut legs: Legs = march.legs.iter().copied().take(leg).collect();
    let part = |length: Length| length.scaled(share, STEPS);
    match march.legs.get(leg) {
        Some(Leg::Forward(length)) => legs.push(Leg::Forward(part(*length))),
        Some(Leg::Shift(hand, length)) => legs.push(Leg::Shift(*hand, part(*length))),
        Some(Leg::Wheel(hand, angle)) => {
            let turn = (i64::from(angle.0) * share / STEPS) as u32;
            legs.push(Leg::Wheel(*hand, Angle(turn)));
        }
        None => {}
    }
    match march.contracting {
        Some(front) => contract(view, &march.movers, front, &legs),
        None if march.rigid => March::by_legs(view.position, &march.movers, march.formation, &legs),
        None => March::column(view.position, &march.movers, &legs),
    }
}

/// A leg is cut at one of so many places.
const STEPS: i64 = 1 << 12;

/// The largest share of a leg that all movers make without getting wet.
fn dry_share(march: &March, leg: usize, rivers: &[&Region]) -> i64 {
    let wet = |share: i64| {
        (0..march.movers.len()).any(|index| {
            march.sweeps(index).nth(leg).is_some_and(|sweep| {
                let end =
                    sweep
                        .from
                        .moved_to(between(sweep.from.pose, sweep.to.pose, share, STEPS));
                let part = Sweep::new(sweep.from, end);
                rivers.iter().any(|river| part.hits_region(river))
            })
        })
    };
    if wet(0) {
        return 0;
    }
    let (mut dry, mut damp) = (0, STEPS);
    while damp - dry > 1 {
        let middle = i64::midpoint(dry, damp);
        if wet(middle) {
            damp = middle;
        } else {
            dry = middle;
        }
    }
    dry
}
