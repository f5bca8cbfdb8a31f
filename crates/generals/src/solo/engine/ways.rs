//! How many bounds a way takes, counted by the ground along it (`solo-dba` R-61).
//!
//! In each bound an element goes as far as it can: at the pace of the slowest ground that it or its base meets in that
//! bound, or at a faster pace up to where slower ground begins.

use acies_geometry::Length;

/// A stretch of slower ground along a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlowStretch {
    /// Where it begins and ends, from the start of the way; it begins before zero under the base.
    pub from: Length,
    /// See [`SlowStretch::from`].
    pub to: Length,
    /// How far a move goes in it; zero where the element may not go.
    pub step: Length,
}

/// No way takes more bounds than this.
const MOST: i32 = 99;

/// An element that gets no farther than this in a bound is stuck.
const STUCK: i32 = 1 << 10;

/// In how many bounds a base of a given depth goes a way; `None` if it never gets there.
pub fn bounds(way: Length, depth: Length, good: Length, slow: &[SlowStretch]) -> Option<i32> {
    let (way, depth) = (way.units(), depth.units());
    let mut gone = 0;
    let mut bounds = 0;
    while gone < way {
        let step = longest_step(gone, depth, good.units(), slow);
        if step < STUCK || bounds == MOST {
            return None;
        }
        gone += step;
        bounds += 1;
    }
    Some(bounds)
}

/// How far an element can go in one bound after it has gone `gone`.
fn longest_step(gone: i32, depth: i32, good: i32, slow: &[SlowStretch]) -> i32 {
    let paces = slow.iter().map(|stretch| stretch.step.units());
    let at_pace = |pace: i32| {
        let slower = slow.iter().filter(|stretch| stretch.step.units() < pace);
        let ahead = slower.filter(|stretch| stretch.to.units() > gone - depth);
        let clear = ahead.map(|stretch| (stretch.from.units() - gone).max(0));
        clear.min().unwrap_or(pace).min(pace)
    };
    paces.chain([good]).map(at_pace).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn widths(widths: f64) -> Length {
        Length::from_base_widths(widths)
    }

    fn stretch(from: f64, to: f64, step: f64) -> SlowStretch {
        let [from, to, step] = [from, to, step].map(widths);
        SlowStretch { from, to, step }
    }

    #[track_caller]
    fn check(way: f64, slow: &[SlowStretch], expected: Option<i32>) {
        assert_eq!(
            bounds(widths(way), widths(0.5), widths(4.0), slow),
            expected
        );
    }

    #[test]
    fn good_ground_takes_whole_moves() {
        check(0.0, &[], Some(0));
        check(4.0, &[], Some(1));
        check(4.01, &[], Some(2));
    }

    #[test]
    fn only_the_wood_itself_is_slow() {
        // A wood from 3 to 5 with a pace of 1. To its edge (3), inside (4, 5), out of it with the base behind (6), on (10):
        // five bounds. At the pace of the wood all the way it would be ten.
        check(10.0, &[stretch(3.0, 5.0, 1.0)], Some(5));
    }

    #[test]
    fn ground_behind_the_base_does_not_count() {
        // The wood ends 0.6 behind the front, and the base is 0.5 deep.
        check(4.0, &[stretch(-2.0, -0.6, 1.0)], Some(1));
        check(4.0, &[stretch(-2.0, -0.4, 1.0)], Some(2));
    }

    #[test]
    fn nothing_goes_through_ground_it_may_not_enter() {
        check(10.0, &[stretch(3.0, 5.0, 0.0)], None);
        check(3.0, &[stretch(3.0, 5.0, 0.0)], Some(1));
    }

    #[test]
    fn two_kinds_of_slow_ground() {
        // Rough going (2) from 1 to 3, bad going (1) from 3 to 4: 2 at the pace of rough, 3 to the bad, 4 in it, 5 out of it.
        let slow = [stretch(1.0, 3.0, 2.0), stretch(3.0, 4.0, 1.0)];
        check(5.0, &slow, Some(4));
    }
}
