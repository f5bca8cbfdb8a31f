//! A march that ends early: at a part of one of its legs.

use acies_geometry::{Angle, Length};

use super::contract::contract;
use super::march::{March, between};
use crate::{Leg, Legs, View};

/// The march up to a share of one of its legs, such as 1 of 4.
pub fn part(view: View<'_>, march: &March, leg: usize, share: (i64, i64)) -> March {
    if march.legs.is_empty() {
        cut(march, leg, share)
    } else {
        cut_legs(view, march, leg, share)
    }
}

/// The march up to a share of one of its legs, for everyone alike: pose by pose.
fn cut(march: &March, leg: usize, (share, of): (i64, i64)) -> March {
    let mut cut = march.clone();
    for stations in &mut cut.stations {
        if stations.len() > leg + 1 {
            let (from, to) = (stations[leg], stations[leg + 1]);
            stations.truncate(leg + 1);
            if share > 0 {
                stations.push(from.moved_to(between(from.pose, to.pose, share, of)));
            }
        }
    }
    cut
}

/// The march by legs that ends at a share of one of them: a group keeps its shape, a column closes up.
fn cut_legs(view: View<'_>, march: &March, leg: usize, (share, of): (i64, i64)) -> March {
    let mut legs: Legs = march.legs.iter().copied().take(leg).collect();
    let part = |length: Length| length.scaled(share, of);
    match march.legs.get(leg) {
        Some(Leg::Forward(length)) => legs.push(Leg::Forward(part(*length))),
        Some(Leg::Shift(hand, length)) => legs.push(Leg::Shift(*hand, part(*length))),
        Some(Leg::Wheel(hand, angle)) => {
            let turn = (i64::from(angle.0) * share / of) as u32;
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
