//! Pseudo-random shapes of terrain within the size limits of an edition.

use acies_geometry::{Irregular, Length, Point};
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
    let axis = rng.angle();
    shape(rng).outline(length, width, axis)
}

/// A sequence of shapes of its own.
pub fn shape(rng: &mut Rng) -> Irregular {
    Irregular::new(u64::from(rng.angle().0))
}

/// Length and width of an area.
fn sizes(rng: &mut Rng, rulebook: &Rulebook, kind: &TerrainKind, eighths: i64) -> (Length, Length) {
    /// The greatest ratio of length to width in hundredths; below the limit of two, which is measured along an edge.
    const LONG: i64 = 170;
    /// The least ratio of a hill, which is a ridge, and of any other area.
    const LEAST: (u16, u16) = (130, 90);
    let limits = &rulebook.setup.limits;
    let thin = kind.may_be_thin || kind.least_ratio.is_some();
    let least = if kind.hill { LEAST.0 } else { LEAST.1 };
    let ratio = i64::from(kind.least_ratio.unwrap_or(least)) * 112 / 100;
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
