//! The ways of a group to a pose of its leader: ahead, a wheel, ahead again, a shift; or with several wheels.
//!
//! Geometry only; [`check_march`](super::check_march) decides which way is legal.

use acies_geometry::{Angle, Direction, Hand, Length, Local, Pose, TOUCH, Vector, beyond};
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

/// More ways of at most three legs that bring the leader of a group to a pose: with two or three wheels, and with legs in
/// parts.
///
/// A wheel leaves its pivot in place, and the way between two wheels is known by where their pivots are. A wheel in parts
/// keeps closer to its arc, and each part of a leg may cut a corner.
pub fn further_legs(view: View<'_>, movers: &[ElementId], pose: Pose) -> Vec<Legs> {
    let mut ways = wheeling_legs(view, movers, pose);
    let wholes: Vec<Legs> = group_legs(view, movers, pose)
        .iter()
        .map(|legs| without_rounding(legs))
        .chain(ways.iter().cloned())
        .collect();
    for whole in wholes {
        in_parts(&whole, &mut ways);
    }
    ways
}

/// The ways of at most three legs with two or three wheels about different pivots.
fn wheeling_legs(view: View<'_>, movers: &[ElementId], pose: Pose) -> Vec<Legs> {
    let lead = view.position.base(movers[0]);
    let pivot = |hand: Hand| {
        let end = end_of_front_rank(view.position, movers, hand);
        view.position.base(end).front_corner(hand)
    };
    let mut ways = Vec::new();
    let mut add = |found: Vec<[Leg; 3]>| {
        ways.extend(found.iter().map(|legs| without_rounding(legs)));
    };
    for first in Hand::BOTH {
        let start = pivot(first);
        for second in Hand::BOTH {
            let seen = lead.local(pivot(second));
            let way = Wheels {
                hands: [first, second],
                facings: [lead.pose.facing, pose.facing],
                between: minus(seen, lead.local(start)),
                step: pose.at(seen.ahead, seen.right) - start,
            };
            add(way.with_ahead_between());
            if first != second {
                for sign in [1, -1] {
                    add(way.with_ahead_first(sign));
                    add(way.with_ahead_last(sign));
                }
            }
        }
        let own = lead.local(start);
        let way = Wheels {
            hands: [first, first.other()],
            facings: [lead.pose.facing, pose.facing],
            between: minus(lead.local(pivot(first.other())), own),
            step: pose.at(own.ahead, own.right) - start,
        };
        for sign in [1, -1] {
            add(way.thrice(sign));
        }
    }
    ways
}

/// The legs but for those that come from rounding alone.
fn without_rounding(legs: &[Leg]) -> Legs {
    let counts = |leg: &&Leg| match leg {
        Leg::Forward(length) | Leg::Shift(_, length) => beyond(length.abs(), Length::ZERO),
        Leg::Wheel(_, angle) => *angle > NO_TURN,
    };
    legs.iter().filter(counts).copied().collect()
}

/// Adds the ways by the same legs with one of them in parts, as long as they have at most three.
fn in_parts(legs: &Legs, ways: &mut Vec<Legs>) {
    let spare = 3usize.saturating_sub(legs.len());
    for (nth, &leg) in legs.iter().enumerate() {
        let mut add = |ends: &[u32]| {
            let mut parts: Legs = legs[..nth].iter().copied().collect();
            let starts = std::iter::once(&0).chain(ends);
            parts.extend(starts.zip(ends).map(|(&from, &to)| part_of(leg, from, to)));
            parts.extend(legs[nth + 1..].iter().copied());
            ways.push(parts);
        };
        if spare > 0 {
            (1..PARTS).for_each(|to| add(&[to, PARTS]));
        }
        if spare > 1 {
            for from in (2..PARTS).step_by(2) {
                (from + 2..PARTS)
                    .step_by(2)
                    .for_each(|to| add(&[from, to, PARTS]));
            }
        }
    }
}

/// Legs are parted at these shares of them.
const PARTS: u32 = 16;

/// The part of a leg from one share of it to another.
fn part_of(leg: Leg, from: u32, to: u32) -> Leg {
    let at = |whole: i64, share: u32| whole * i64::from(share) / i64::from(PARTS);
    let part = |whole: i64| at(whole, to) - at(whole, from);
    let length = |length: Length| Length::from_units(part(i64::from(length.units())) as i32);
    match leg {
        Leg::Forward(ahead) => Leg::Forward(length(ahead)),
        Leg::Shift(hand, aside) => Leg::Shift(hand, length(aside)),
        Leg::Wheel(hand, angle) => Leg::Wheel(hand, Angle(part(i64::from(angle.0)) as u32)),
    }
}

/// Two wheels of a group, seen from their pivots.
struct Wheels {
    hands: [Hand; 2],
    /// The facings before the first and after the last leg.
    facings: [Angle; 2],
    /// The second pivot as seen from the first.
    between: Local,
    /// The step from the first pivot at the start to the last pivot at the end.
    step: Vector,
}

impl Wheels {
    /// A wheel, ahead, a wheel: the step leads aside by as much as the pivots are apart, and ahead by the rest.
    fn with_ahead_between(&self) -> Vec<[Leg; 3]> {
        let right = self.between.right;
        let [before, after] = self.facings;
        let ways = roots(self.step.square() - square(right), self.apart());
        let ways = ways.filter_map(|along| {
            let facing = Angle::from_vector(self.step)
                - heading(Local {
                    ahead: along,
                    right,
                });
            Some([
                wheel(self.hands[0], before, facing)?,
                forward(along - self.between.ahead)?,
                wheel(self.hands[1], facing, after)?,
            ])
        });
        ways.collect()
    }

    /// Ahead and two wheels.
    fn with_ahead_first(&self, sign: i32) -> Vec<[Leg; 3]> {
        let [before, after] = self.facings;
        let ways = self.ahead_along(before, sign).into_iter();
        let ways = ways.filter_map(|(ahead, facing)| {
            Some([
                forward(ahead)?,
                wheel(self.hands[0], before, facing)?,
                wheel(self.hands[1], facing, after)?,
            ])
        });
        ways.collect()
    }

    /// Two wheels and ahead.
    fn with_ahead_last(&self, sign: i32) -> Vec<[Leg; 3]> {
        let [before, after] = self.facings;
        let ways = self.ahead_along(after, sign).into_iter();
        let ways = ways.filter_map(|(ahead, facing)| {
            Some([
                wheel(self.hands[0], before, facing)?,
                wheel(self.hands[1], facing, after)?,
                forward(ahead)?,
            ])
        });
        ways.collect()
    }

    /// The distances ahead along a facing after which the pivots are as far apart as they are in the group, and the facing
    /// between the wheels.
    fn ahead_along(&self, facing: Angle, sign: i32) -> Vec<(Length, Angle)> {
        let direction = facing.direction();
        let (along, aside) = (direction.ahead(self.step), direction.right(self.step));
        let apart = self.apart();
        let ways = roots(square(apart) - square(aside), apart).map(|root| {
            let ahead = along - root * sign;
            let leg = direction.vector(ahead, Length::ZERO);
            let rest = Vector {
                x: self.step.x - leg.x,
                y: self.step.y - leg.y,
            };
            (ahead, Angle::from_vector(rest) - heading(self.between))
        });
        ways.collect()
    }

    /// Three wheels, the third about the first pivot again: it steps out by two sides of an equal-sided triangle.
    fn thrice(&self, sign: i32) -> Vec<[Leg; 3]> {
        let apart = self.apart();
        let across = Angle::from_vector(self.step).direction();
        let half = self.step.length().scaled(1, 2);
        let [before, after] = self.facings;
        let ways = roots(square(apart) - self.step.square() / 4, apart).filter_map(|height| {
            let out = |ahead: Length| {
                let side = across.vector(ahead, height * sign);
                Angle::from_vector(side) - heading(self.between)
            };
            let (then, last) = (out(half), out(-half));
            Some([
                wheel(self.hands[0], before, then)?,
                wheel(self.hands[1], then, last)?,
                wheel(self.hands[0], last, after)?,
            ])
        });
        ways.collect()
    }

    /// The distance of the pivots.
    fn apart(&self) -> Length {
        let Local { ahead, right } = self.between;
        Length::from_units((square(ahead) + square(right)).isqrt() as i32)
    }
}

fn minus(a: Local, b: Local) -> Local {
    Local {
        ahead: a.ahead - b.ahead,
        right: a.right - b.right,
    }
}

/// The direction of a place as seen from another, relative to the facing.
fn heading(seen: Local) -> Angle {
    Angle::from_vector(Vector {
        x: seen.right.units(),
        y: seen.ahead.units(),
    })
}

fn square(length: Length) -> i64 {
    i64::from(length.units()) * i64::from(length.units())
}

/// The roots of a square of which one side is known to a few units only; none where there is none on any table.
///
/// They differ where the root is small. Places are rounded at the end of every leg, so each may be the one that was meant.
fn roots(square: i64, side: Length) -> impl Iterator<Item = Length> {
    let slack = 2 * i64::from(side.units());
    let mut last = None;
    [0, 2, -2, 4, -4].into_iter().filter_map(move |units| {
        let root = i32::try_from((square + slack * units).checked_isqrt()?).ok()?;
        let is_new = last.is_none_or(|last: i32| (last - root).abs() > TOUCH.units() / 8);
        last = Some(root);
        is_new.then_some(Length::from_units(root))
    })
}

/// A leg ahead; `None` for a step back.
fn forward(ahead: Length) -> Option<Leg> {
    (!beyond(-ahead, Length::ZERO)).then_some(Leg::Forward(ahead))
}

/// The wheel from one facing to another on a hand; `None` if it is more than a quarter turn.
fn wheel(hand: Hand, from: Angle, to: Angle) -> Option<Leg> {
    let angle = if from.between(to) <= NO_TURN {
        Angle::ZERO
    } else {
        match hand {
            Hand::Right => to - from,
            Hand::Left => from - to,
        }
    };
    (angle <= Angle::RIGHT).then_some(Leg::Wheel(hand, angle))
}

/// A turn that comes from rounding alone: less than a unit at the end of any group.
const NO_TURN: Angle = Angle(1 << 10);

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
