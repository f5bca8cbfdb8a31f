//! Shapes of pieces of terrain within the sizes of an edition, drawn by a stream of numbers.
//!
//! They are kept near the limits' right side; whether one is legal where it lies is for the referee to say.

use acies_geometry::{Angle, Length, Point};
use acies_rulebook::{Rulebook, TerrainKind};

use crate::Chance;

/// How far a size keeps from a limit.
const MARGIN: Length = Length::BASE_WIDTH.scaled(1, 20);

/// A length from `low` to `high`.
pub fn between(chance: &mut Chance, low: Length, high: Length) -> Length {
    let span = (high - low).units().max(0) as usize;
    low + Length::from_units(chance.below(span + 1) as i32)
}

/// An irregular patch round the origin; the fewer eighths, the less of the room for sizes it may use.
pub fn patch(
    chance: &mut Chance,
    rulebook: &Rulebook,
    kind: &TerrainKind,
    eighths: i64,
) -> Vec<Point> {
    let (length, width) = sizes(chance, rulebook, kind, eighths);
    let corners = 8 + chance.below(7) as u64;
    let axis = chance.angle().direction();
    (0..corners)
        .map(|nth| {
            let turn = Angle(((nth << 32) / corners) as u32).direction();
            // Each corner up to a tenth nearer to the middle than the oval.
            let inward = 900 + chance.below(101) as i64;
            let part =
                |axis: Length, of: i32| axis.scaled(inward, 2000).scaled(i64::from(of), 1 << 30);
            Point::default() + axis.vector(part(length, turn.cos), part(width, turn.sin))
        })
        .collect()
}

/// Length and width of an area.
fn sizes(
    chance: &mut Chance,
    rulebook: &Rulebook,
    kind: &TerrainKind,
    eighths: i64,
) -> (Length, Length) {
    /// How many times as long as wide in hundredths, where twice is the most that is allowed: corners are moved inwards.
    const LONG: i64 = 170;
    let limits = &rulebook.setup.limits;
    let thin = kind.may_be_thin || kind.least_ratio.is_some();
    let ratio = i64::from(kind.least_ratio.unwrap_or(90)) * 112 / 100;
    let greatest = limits.greatest_sum - MARGIN;
    // Neither small nor, for its length, too thin.
    let long = limits.small_length.scaled(112, 100);
    let least = limits.least_width.scaled(112, 100) + MARGIN;
    let least = if thin {
        least
    } else {
        least.max(long.scaled(100, LONG))
    };
    let room = |low: Length, high: Length| low + (high - low).max(Length::ZERO).scaled(eighths, 8);
    let width = between(
        chance,
        least,
        room(least, greatest.scaled(100, 100 + ratio)),
    );
    let shortest = width.scaled(ratio, 100).max(long);
    let longest = greatest - width;
    let longest = if thin {
        longest
    } else {
        longest.min(width.scaled(LONG, 100))
    };
    let length = between(chance, shortest, room(shortest, longest));
    (length, width)
}

/// An upright block for a built-up area within a square at a corner of the table; the square's side is given, and the
/// least side of the block.
pub fn block(
    chance: &mut Chance,
    least: Length,
    square: Length,
    eighths: i64,
) -> [(Length, Length); 2] {
    let least = least + MARGIN;
    let most = square.min(Length::BASE_WIDTH * 4);
    let most = least + (most - least).max(Length::ZERO).scaled(eighths, 8);
    let wide = between(chance, least, most);
    let deep = between(
        chance,
        least.max(wide.scaled(52, 100)),
        most.min(wide.scaled(190, 100)),
    );
    let start = |chance: &mut Chance, size: Length| {
        between(
            chance,
            Length::ZERO,
            square - size - Length::BASE_WIDTH.scaled(1, 100),
        )
    };
    let (across, away) = (start(chance, wide), start(chance, deep));
    [(across, across + wide), (away, away + deep)]
}

/// Offsets of a line that winds between two bounds, from one end to the other, and how far along each is in parts of
/// `count`.
pub fn winding(chance: &mut Chance, low: Length, high: Length, count: usize) -> Vec<Length> {
    let swing = (high - low).scaled(1, 2).units().max(0);
    let mut at = between(chance, low, high);
    (0..=count)
        .map(|_| {
            let here = at;
            at = (at + Length::from_units(chance.around(swing)))
                .max(low)
                .min(high);
            here
        })
        .collect()
}

/// Offsets at the start, on the way and at the end of a line that is nearly straight, along a table so long: it bends by less
/// than 15 degrees.
pub fn nearly_straight(
    chance: &mut Chance,
    low: Length,
    high: Length,
    along: Length,
) -> [Length; 3] {
    // The slope of either half is at most 0.13, which is 7.4 degrees.
    let most = along.scaled(65, 1000).units();
    let start = between(chance, low, high);
    let step = |chance: &mut Chance, from: Length| {
        (from + Length::from_units(chance.around(most)))
            .max(low)
            .min(high)
    };
    let middle = step(chance, start);
    let end = step(chance, middle);
    [start, middle, end]
}
