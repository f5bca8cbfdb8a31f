//! The ways of a group to a pose of its leader: ahead, a wheel, ahead again, a shift.
//!
//! Geometry only; [`check_march`](super::check_march) decides which way is legal.

use acies_geometry::{Angle, Direction, Hand, Length, Pose, beyond};
use arrayvec::ArrayVec;

use super::formation::end_of_front_rank;
use crate::{ElementId, Leg, Legs, View};

/// The legs that bring the leader of a group to a pose.
pub fn group_legs(view: View<'_>, movers: &[ElementId], pose: Pose) -> ArrayVec<Legs, 4> {
    let lead = view.position.base(movers[0]);
    let turn = pose.facing - lead.pose.facing;
    let mut ways = ArrayVec::new();
    if turn.0 == 0 {
        let seen = lead.local(pose.front);
        if !beyond(-seen.ahead, Length::ZERO) {
            ways.push(legs(seen.ahead, None, Length::ZERO, seen.right));
        }
        return ways;
    }
    if turn.between(Angle::ZERO) > Angle::RIGHT {
        return ways;
    }
    let hand = if turn.0 >> 31 == 0 {
        Hand::Right
    } else {
        Hand::Left
    };
    let size = turn.between(Angle::ZERO);
    let end = end_of_front_rank(view.position, movers, hand);
    let pivot = view.position.base(end).front_corner(hand);
    // The end of the pivot: the same place as seen from the leader.
    let seen = lead.local(pivot);
    let target = pose.at(seen.ahead, seen.right);
    let (before, after) = (lead.pose.facing.direction(), pose.facing.direction());
    let way = target - pivot;
    let cross = |a: (i64, i64), b: (i64, i64)| {
        i128::from(a.0) * i128::from(b.1) - i128::from(a.1) * i128::from(b.0)
    };
    let unit = |direction: Direction| (i64::from(direction.sin), i64::from(direction.cos));
    let step = (i64::from(way.x), i64::from(way.y));
    let determinant = cross(unit(before), unit(after));
    // way = a * before + b * after, each in units; the directions are in 2^-30.
    if determinant != 0 {
        let solve = |numerator: i128| along(numerator, determinant);
        let (a, b) = (
            solve(cross(step, unit(after))),
            solve(cross(unit(before), step)),
        );
        if !beyond(-a, Length::ZERO) && !beyond(-b, Length::ZERO) {
            ways.push(legs(a, Some((hand, size)), b, Length::ZERO));
        }
    }
    // With a shift at the end instead of a second or a first straight leg.
    let right = pose.facing + Angle::RIGHT;
    let aside = right.direction();
    let other = cross(unit(before), unit(aside));
    if other != 0 {
        let (a, s) = (
            along(cross(step, unit(aside)), other),
            along(cross(unit(before), step), other),
        );
        if !beyond(-a, Length::ZERO) {
            ways.push(legs(a, Some((hand, size)), Length::ZERO, s));
        }
    }
    let (b, s) = (after.ahead(way), after.right(way));
    if !beyond(-b, Length::ZERO) {
        ways.push(legs(Length::ZERO, Some((hand, size)), b, s));
    }
    ways
}

/// The distance along a direction, from cross products in 2^-30 and 2^-60. Values beyond any table are cut to 64 base
/// widths.
fn along(numerator: i128, determinant: i128) -> Length {
    let most = i128::from(64 * Length::BASE_WIDTH.units());
    Length::from_units(((numerator << 30) / determinant).clamp(-most, most) as i32)
}

fn legs(ahead: Length, wheel: Option<(Hand, Angle)>, then: Length, right: Length) -> Legs {
    let mut legs = Legs::new();
    if ahead.units() > 0 {
        legs.push(Leg::Forward(ahead));
    }
    if let Some((hand, angle)) = wheel {
        legs.push(Leg::Wheel(hand, angle));
    }
    if then.units() > 0 {
        legs.push(Leg::Forward(then));
    }
    if right.abs().units() > 2 {
        legs.push(Leg::Shift(
            if right.units() > 0 {
                Hand::Right
            } else {
                Hand::Left
            },
            right.abs(),
        ));
    }
    legs
}
