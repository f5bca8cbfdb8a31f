//! A march cut short at a part of one of its legs.

use acies_geometry::{Angle, Length};

use super::contract::contract;
use super::march::{March, between};
use crate::{Leg, Legs, View};

/// The march up to a share of one of its legs, such as 1 of 4.
pub fn part(view: View<'_>, march: &March, leg: usize, share: (i64, i64)) -> March {
    let mut part = march.clone();
    cut_at(view, march, leg, share, &mut part);
    part
}

/// Cuts a copy of a march at a share of one of its legs. The copy may have been cut at this leg before.
pub fn cut_at(view: View<'_>, march: &March, leg: usize, share: (i64, i64), cut: &mut March) {
    if march.legs.is_empty() {
        cut_poses(march, leg, share, cut);
    } else if march.rigid && march.contracting.is_none() {
        cut_legs(view, march, leg, share, cut);
    } else {
        *cut = close_up(view, march, leg, share);
    }
}

/// All movers alike, pose by pose.
fn cut_poses(march: &March, leg: usize, (share, of): (i64, i64), cut: &mut March) {
    for (stations, whole) in cut.stations.iter_mut().zip(&march.stations) {
        if whole.len() > leg + 1 {
            let (from, to) = (whole[leg], whole[leg + 1]);
            stations.truncate(leg + 1);
            if share > 0 {
                stations.push(from.moved_to(between(from.pose, to.pose, share, of)));
            }
        }
    }
}

/// A group that keeps its shape, leg by leg.
fn cut_legs(view: View<'_>, march: &March, leg: usize, share: (i64, i64), cut: &mut March) {
    cut.keep_legs(leg);
    if let Some(&whole) = march.legs.get(leg) {
        cut.go(view.position, share_of(whole, share));
    }
}

/// A column or a contracting group closes up.
fn close_up(view: View<'_>, march: &March, leg: usize, share: (i64, i64)) -> March {
    let mut legs: Legs = march.legs.iter().copied().take(leg).collect();
    legs.extend(march.legs.get(leg).map(|&whole| share_of(whole, share)));
    match march.contracting {
        Some(front) => contract(view, &march.movers, front, &legs),
        None => March::column(view.position, &march.movers, &legs),
    }
}

/// A share of a leg.
fn share_of(leg: Leg, (share, of): (i64, i64)) -> Leg {
    let part = |length: Length| length.scaled(share, of);
    match leg {
        Leg::Forward(length) => Leg::Forward(part(length)),
        Leg::Shift(hand, length) => Leg::Shift(hand, part(length)),
        Leg::Wheel(hand, angle) => {
            Leg::Wheel(hand, Angle((i64::from(angle.0) * share / of) as u32))
        }
    }
}
