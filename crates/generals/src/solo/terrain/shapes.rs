//! Pseudo-random shapes of terrain within the size limits of an edition.

use acies_geometry::{Angle, Length, Point};
use acies_rulebook::{Rulebook, TerrainKind};

use crate::Rng;

/// The distance of sizes from their limits.
const MARGIN: Length = Length::BASE_WIDTH.scaled(1, 20);

/// A random length from `low` to `high`.
pub fn between(rng: &mut Rng, low: Length, high: Length) -> Length {
    let span = (high - low).units().max(0) as usize;
    low + Length::from_units(rng.below(span + 1) as i32)
}

/// An irregular area around the origin; `eighths` limits its size.
pub fn irregular_area(
    rng: &mut Rng,
    rulebook: &Rulebook,
    kind: &TerrainKind,
    eighths: i64,
) -> Vec<Point> {
    let (length, width) = sizes(rng, rulebook, kind, eighths);
    let corners = 8 + rng.below(7) as u64;
    let axis = rng.angle().direction();
    (0..corners)
        .map(|nth| {
            let turn = Angle(((nth << 32) / corners) as u32).direction();
            // Each corner is up to a tenth nearer to the middle than the oval.
            let inward = 900 + rng.below(101) as i64;
            let part =
                |axis: Length, of: i32| axis.scaled(inward, 2000).scaled(i64::from(of), 1 << 30);
            Point::default() + axis.vector(part(length, turn.cos), part(width, turn.sin))
        })
        .collect()
}

/// Length and width of an area.
fn sizes(rng: &mut Rng, rulebook: &Rulebook, kind: &TerrainKind, eighths: i64) -> (Length, Length) {
    /// The greatest ratio of length to width in hundredths; below the limit of two, as corners are moved inwards.
    const LONG: i64 = 170;
    let limits = &rulebook.setup.limits;
    let thin = kind.may_be_thin || kind.least_ratio.is_some();
    let ratio = i64::from(kind.least_ratio.unwrap_or(90)) * 112 / 100;
    let greatest = limits.greatest_sum - MARGIN;
    // Neither small nor too thin for its length.
    let long = limits.small_length.scaled(112, 100);
    let least = limits.least_width.scaled(112, 100) + MARGIN;
    let least = if thin {
        least
    } else {
        least.max(long.scaled(100, LONG))
    };
    let room = |low: Length, high: Length| low + (high - low).max(Length::ZERO).scaled(eighths, 8);
    let width = between(rng, least, room(least, greatest.scaled(100, 100 + ratio)));
    let shortest = width.scaled(ratio, 100).max(long);
    let longest = greatest - width;
    let longest = if thin {
        longest
    } else {
        longest.min(width.scaled(LONG, 100))
    };
    let length = between(rng, shortest, room(shortest, longest));
    (length, width)
}

/// An upright rectangle for a built-up area, within a square at a corner of the table.
///
/// `square` is the side of the square, `least` the least side of the rectangle.
pub fn block(rng: &mut Rng, least: Length, square: Length, eighths: i64) -> [(Length, Length); 2] {
    let least = least + MARGIN;
    let most = square.min(Length::BASE_WIDTH * 4);
    let most = least + (most - least).max(Length::ZERO).scaled(eighths, 8);
    let wide = between(rng, least, most);
    let deep = between(
        rng,
        least.max(wide.scaled(52, 100)),
        most.min(wide.scaled(190, 100)),
    );
    let start = |rng: &mut Rng, size: Length| {
        between(
            rng,
            Length::ZERO,
            square - size - Length::BASE_WIDTH.scaled(1, 100),
        )
    };
    let (across, away) = (start(rng, wide), start(rng, deep));
    [(across, across + wide), (away, away + deep)]
}

/// Offsets of a winding line between two bounds, at `count` equal steps.
pub fn winding(rng: &mut Rng, low: Length, high: Length, count: usize) -> Vec<Length> {
    let swing = (high - low).scaled(1, 2).units().max(0);
    let mut at = between(rng, low, high);
    (0..=count)
        .map(|_| {
            let here = at;
            at = (at + Length::from_units(rng.plus_minus(swing)))
                .max(low)
                .min(high);
            here
        })
        .collect()
}

/// Offsets at the start, middle and end of a nearly straight line of length `along`; it bends by less than 15 degrees.
pub fn nearly_straight(rng: &mut Rng, low: Length, high: Length, along: Length) -> [Length; 3] {
    // The slope of either half is at most 0.13, which is 7.4 degrees.
    let most = along.scaled(65, 1000).units();
    let start = between(rng, low, high);
    let step = |rng: &mut Rng, from: Length| {
        (from + Length::from_units(rng.plus_minus(most)))
            .max(low)
            .min(high)
    };
    let middle = step(rng, start);
    let end = step(rng, middle);
    [start, middle, end]
}
