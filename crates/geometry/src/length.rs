//! Lengths on the lattice.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A length in lattice units: 1 base width is 2^16 units.
///
/// It deliberately has no order. Use [`within`](crate::within) and [`beyond`](crate::beyond), which include
/// the tolerance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Length(i32);

impl Length {
    /// Zero.
    pub const ZERO: Length = Length(0);
    /// One base width.
    pub const BASE_WIDTH: Length = Length(1 << 16);
    /// Longer than any board.
    pub const MAX: Length = Length(i32::MAX);

    /// A length of this many lattice units.
    pub const fn from_units(units: i32) -> Length {
        Length(units)
    }

    /// The length in lattice units.
    pub const fn units(self) -> i32 {
        self.0
    }

    /// The lattice length nearest to a number of base widths, half away from zero.
    ///
    /// Values outside the lattice are clamped; NaN becomes zero.
    pub fn from_base_widths(base_widths: f64) -> Length {
        Length(saturate(
            (base_widths * f64::from(Self::BASE_WIDTH.0)).round() as i64,
        ))
    }

    /// The length in base widths, exactly.
    pub fn base_widths(self) -> f64 {
        f64::from(self.0) / f64::from(Self::BASE_WIDTH.0)
    }

    /// This length times `numerator / denominator`, rounded half away from zero and clamped to the lattice.
    ///
    /// # Panics
    /// If `denominator` is not positive.
    pub const fn scaled(self, numerator: i64, denominator: i64) -> Length {
        let own = self.0 as i64;
        // The product of two lengths fits into 64 bits; only larger factors need saturation.
        let product = if numerator as i32 as i64 == numerator {
            own * numerator
        } else {
            own.saturating_mul(numerator)
        };
        Length(saturate(divide_rounded(product, denominator)))
    }

    /// The longer of two lengths.
    #[must_use]
    pub fn max(self, other: Length) -> Length {
        Length(self.0.max(other.0))
    }

    /// The shorter of two lengths.
    #[must_use]
    pub fn min(self, other: Length) -> Length {
        Length(self.0.min(other.0))
    }

    /// The length without its sign.
    #[must_use]
    pub fn abs(self) -> Length {
        Length(self.0.saturating_abs())
    }

    /// The nearest length of whole hundredths of a base width, which is short to write.
    #[must_use]
    pub const fn to_hundredths(self) -> Length {
        let hundredths = self.scaled(100, Self::BASE_WIDTH.0 as i64);
        Self::BASE_WIDTH.scaled(hundredths.0 as i64, 100)
    }

    /// The shortest decimal number of base widths that parses back to this length.
    ///
    /// Five decimals are always enough, because a unit is more than 1e-5 BW.
    pub fn to_text(self) -> String {
        (0..5)
            .map(|decimals| format!("{:.decimals$}", self.base_widths()))
            .find(|text| {
                text.parse()
                    .is_ok_and(|value| Self::from_base_widths(value) == self)
            })
            .unwrap_or_else(|| format!("{:.5}", self.base_widths()))
    }
}

/// The length with this square, rounded down to the unit.
pub(crate) fn root(square: i64) -> Length {
    Length::from_units(saturate(whole_root(square)))
}

/// The square root, rounded down; zero for negative numbers.
///
/// The root in floating point is off by one at most: a square is rounded by less than a 2^52nd part of it.
pub(crate) fn whole_root(square: i64) -> i64 {
    let square = square.max(0).cast_unsigned();
    let near = (square as f64).sqrt() as u64;
    let less = u64::from(near * near > square);
    let more = u64::from((near + 1) * (near + 1) <= square);
    (near - less + more).cast_signed()
}

/// The nearest number on the lattice. The range is symmetric, so that negation is always possible.
pub(crate) const fn saturate(units: i64) -> i32 {
    if units > i32::MAX as i64 {
        i32::MAX
    } else if units < -(i32::MAX as i64) {
        -i32::MAX
    } else {
        units as i32
    }
}

/// `numerator / denominator` rounded half away from zero: the only rounding rule of the lattice.
pub(crate) const fn divide_rounded(numerator: i64, denominator: i64) -> i64 {
    assert!(denominator > 0);
    let half = denominator / 2;
    if numerator >= 0 {
        numerator.saturating_add(half) / denominator
    } else {
        numerator.saturating_sub(half) / denominator
    }
}

impl Add for Length {
    type Output = Length;
    fn add(self, other: Length) -> Length {
        Length(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Length) {
        *self = *self + other;
    }
}

impl Sub for Length {
    type Output = Length;
    fn sub(self, other: Length) -> Length {
        Length(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Length {
    fn sub_assign(&mut self, other: Length) {
        *self = *self - other;
    }
}

impl Neg for Length {
    type Output = Length;
    fn neg(self) -> Length {
        Length(self.0.saturating_neg())
    }
}

impl Mul<i32> for Length {
    type Output = Length;
    fn mul(self, times: i32) -> Length {
        Length(self.0.saturating_mul(times))
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Length>>(lengths: I) -> Length {
        lengths.fold(Length::ZERO, Add::add)
    }
}

impl std::fmt::Debug for Length {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}BW", self.to_text())
    }
}

impl std::fmt::Display for Length {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_text())
    }
}

#[cfg(test)]
mod tests {
    use super::root;

    #[test]
    fn root_is_rounded_down_beside_every_square() {
        // 2^26 squared is 2^52, from where on whole numbers are used; beside it both ways are looked at.
        let near = |n: i64| (n - 3).max(1)..n + 3;
        for n in (0..27)
            .flat_map(|bits| near(1 << bits))
            .chain(near(94_906_265))
        {
            for (square, expected) in [(n * n - 1, n - 1), (n * n, n), (n * n + 2 * n, n)] {
                assert_eq!(i64::from(root(square).units()), expected, "{square}");
            }
        }
        assert_eq!(root(-1).units(), 0);
        assert_eq!(root(i64::MAX).units(), i32::MAX);
    }
}
