//! Irregular outlines and curved lines, always the same for the same seed.

use crate::{Angle, Length, Point};

/// The scale of numbers without a unit.
const ONE: i64 = 1 << 20;

/// A sequence of pseudo-random numbers for shapes; its values never change (`SplitMix64`).
#[derive(Clone, Copy, Debug)]
pub struct Irregular(u64);

/// The offset of a curved line from its chord, as a sum of cosines.
///
/// The first turns round half a time along the line, each other half a time more than the one before. So the line
/// meets both ends of the chord at a right angle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Curve {
    middle: Length,
    waves: [Length; 4],
}

impl Irregular {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Irregular {
        Irregular(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `count`; 0 when `count` is 0.
    pub fn below(&mut self, count: u32) -> u32 {
        (((self.next() >> 32) * u64::from(count)) >> 32) as u32
    }

    /// A number from `-most` to `most`.
    fn plus_minus(&mut self, most: i64) -> i64 {
        i64::from(self.below(most.unsigned_abs() as u32 * 2 + 1)) - most
    }

    /// A length from `low` to `high`; `low` when they are the wrong way round.
    pub fn between(&mut self, low: Length, high: Length) -> Length {
        let span = (high - low).units().max(0).unsigned_abs();
        low + Length::from_units(self.below(span + 1).cast_signed())
    }

    /// A uniform angle.
    pub fn angle(&mut self) -> Angle {
        Angle((self.next() >> 32) as u32)
    }

    /// An irregular outline of 13 to 18 corners round the origin, clockwise.
    ///
    /// It fills a rectangle of this length along `axis` and this width. Most outlines are convex; some have one gentle
    /// dent along a long side.
    pub fn outline(&mut self, length: Length, width: Length, axis: Angle) -> Vec<Point> {
        let corners = u64::from(13 + self.below(6));
        let start = self.angle();
        let round = self.round(corners, start);
        let bend = if self.below(4) == 0 {
            ONE * 3 / 5 + self.plus_minus(ONE / 10)
        } else {
            self.plus_minus(ONE * 3 / 10)
        };
        let ahead = normal(round.iter().map(|corner| corner.0));
        let right = normal(round.iter().map(|corner| corner.1));
        let curved = ahead.iter().zip(&right).map(|(ahead, right)| {
            let square = ahead * ahead / ONE;
            right + bend * square / ONE
        });
        let right = normal(curved);
        let direction = axis.direction();
        let half = |size: Length, part: i64| size.scaled(part, 2 * ONE);
        let corners = ahead.into_iter().zip(right);
        corners
            .map(|(ahead, right)| {
                Point::default() + direction.vector(half(length, ahead), half(width, right))
            })
            .collect()
    }

    /// The corners of a convex shape with lobes, where each corner turns by about as much.
    ///
    /// It is given by how far each tangent lies from the middle. The shape is convex because the tangent of a wave turns
    /// less than that of the circle.
    fn round(&mut self, corners: u64, start: Angle) -> Vec<(i64, i64)> {
        /// How much of the circle's curvature each wave may take away, in hundredths.
        const WAVES: [(u32, i64); 4] = [(2, 22), (3, 36), (4, 20), (5, 10)];
        let waves = WAVES.map(|(number, share)| {
            let most = ONE * share / 100 / i64::from(number * number - 1);
            // Never less than half of it, or the outline would be an oval.
            (
                number,
                most / 2 + i64::from(self.below((most / 2) as u32)),
                self.angle(),
            )
        });
        let step = (1 << 32) / corners;
        (0..corners)
            .map(|nth| {
                let jitter = self.plus_minus((step / 4).cast_signed());
                let turn = Angle(((nth * step).wrapping_add_signed(jitter)) as u32) + start;
                let (mut away, mut along) = (ONE, 0);
                for &(number, size, phase) in &waves {
                    let wave = (Angle(turn.0.wrapping_mul(number)) + phase).direction();
                    away += (size * i64::from(wave.cos)) >> 30;
                    along -= (i64::from(number) * size * i64::from(wave.sin)) >> 30;
                }
                let turn = turn.direction();
                let (sin, cos) = (i64::from(turn.sin), i64::from(turn.cos));
                (
                    (away * cos - along * sin) >> 30,
                    (away * sin + along * cos) >> 30,
                )
            })
            .collect()
    }

    /// A line that winds between two offsets and reaches both.
    pub fn winding(&mut self, low: Length, high: Length) -> Curve {
        /// The greatest size of each wave, in hundredths; the least is half of it.
        const WAVES: [u32; 4] = [70, 100, 60, 30];
        let waves = WAVES.map(|most| {
            let size = most / 2 + self.below(most / 2);
            let size = Length::BASE_WIDTH.scaled(i64::from(size), 100);
            if self.below(2) == 0 { size } else { -size }
        });
        let curve = Curve {
            middle: Length::ZERO,
            waves,
        };
        let offsets: Vec<Length> = (0..=32).map(|nth| curve.at(nth, 32)).collect();
        let least = offsets.iter().copied().fold(Length::MAX, Length::min);
        let most = offsets.iter().copied().fold(-Length::MAX, Length::max);
        let span = i64::from((most - least).units().max(1));
        let fit = |length: Length| (high - low).scaled(i64::from(length.units()), span);
        Curve {
            middle: low - fit(least),
            waves: waves.map(fit),
        }
    }

    /// A line that bends gently about an offset; `most` limits how far it ever leads away from its chord.
    ///
    /// The slope is at most `most` times pi by the length of the line.
    pub fn bending(&mut self, middle: Length, most: Length) -> Curve {
        let first = self.between(-most, most);
        let second = (most - first.abs()).scaled(1, 2);
        let second = if self.below(2) == 0 { second } else { -second };
        Curve {
            middle,
            waves: [first, second, Length::ZERO, Length::ZERO],
        }
    }
}

impl Curve {
    /// A straight line at an offset.
    pub const fn straight(middle: Length) -> Curve {
        Curve {
            middle,
            waves: [Length::ZERO; 4],
        }
    }

    /// The offset after `numerator` / `denominator` of the line.
    ///
    /// # Panics
    /// If `denominator` is not positive.
    pub fn at(&self, numerator: i64, denominator: i64) -> Length {
        let half = i64::from(Angle::HALF.0);
        let turn = half * numerator / denominator;
        let waves = (1..).zip(self.waves).map(|(number, size)| {
            let turn = Angle((turn * number) as u32).direction();
            size.scaled(i64::from(turn.cos), 1 << 30)
        });
        self.middle + waves.sum()
    }

    /// The same curve moved so that it has this offset at that part of the line.
    #[must_use]
    pub fn through(self, offset: Length, numerator: i64, denominator: i64) -> Curve {
        Curve {
            middle: self.middle + offset - self.at(numerator, denominator),
            ..self
        }
    }

    /// Points along the line, as distance and offset, in `steps` equal steps.
    ///
    /// Near both ends a point more keeps the offset, so that a band with a width ends square. Inner points lie on
    /// hundredths of a base width, which are short to write.
    pub fn points(&self, length: Length, steps: i64) -> Vec<(Length, Length)> {
        let stub = Length::BASE_WIDTH.scaled(3, 10);
        let [first, last] = [0, steps].map(|nth| self.at(nth, steps).to_hundredths());
        let inner = (1..steps).map(|nth| {
            let along = length.scaled(nth, steps).to_hundredths();
            (along, self.at(nth, steps).to_hundredths())
        });
        [(Length::ZERO, first), (stub, first)]
            .into_iter()
            .chain(inner)
            .chain([(length - stub, last), (length, last)])
            .collect()
    }
}

/// Numbers stretched and moved so that they reach from -1 to 1.
fn normal(numbers: impl Iterator<Item = i64> + Clone) -> Vec<i64> {
    let low = numbers.clone().fold(i64::MAX, i64::min);
    let high = numbers.clone().fold(i64::MIN, i64::max);
    let span = (high - low).max(1);
    numbers
        .map(|number| (2 * number - low - high) * ONE / span)
        .collect()
}
