//! Angles and directions. The only module that computes a sine or an arc tangent.
//!
//! The standard library's sine is the platform's own, and its last bits differ between platforms. The `libm`
//! crate is plain arithmetic and gives the same bits natively and in WebAssembly. Battles replay identically
//! everywhere only if every platform rounds the same sine. So the version of that crate is pinned,
//! `clippy.toml` forbids all other transcendental functions, and golden vectors in the tests guard an update.

use std::ops::{Add, AddAssign, Neg, Sub};

use crate::length::{divide_rounded, saturate};
use crate::{Length, Vector};

/// A facing or a turn: 2^32 is a full turn, 0 faces +y, and it grows clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Angle(pub u32);

/// The unit vector of an angle, in units of 2^-30.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Direction {
    /// The sine: the component to the right.
    pub sin: i32,
    /// The cosine: the component away from the near edge.
    pub cos: i32,
}

/// The scale of [`Direction`].
const ONE: i64 = 1 << 30;

impl Angle {
    /// Facing away from the near edge.
    pub const ZERO: Angle = Angle(0);
    /// A quarter turn to the right.
    pub const RIGHT: Angle = Angle(1 << 30);
    /// Half a turn.
    pub const HALF: Angle = Angle(1 << 31);
    /// A quarter turn to the left.
    pub const LEFT: Angle = Angle(3 << 30);

    /// The angle nearest to a number of degrees, clockwise, any number of turns.
    pub fn from_degrees(degrees: f64) -> Angle {
        let turns = degrees / 360.0;
        let part = turns - turns.floor();
        Angle((part * 4_294_967_296.0).round() as u64 as u32)
    }

    /// The angle in degrees, at least 0 and less than 360, exactly.
    pub fn degrees(self) -> f64 {
        f64::from(self.0) * (360.0 / 4_294_967_296.0)
    }

    /// The opposite angle.
    #[must_use]
    pub fn opposite(self) -> Angle {
        self + Angle::HALF
    }

    /// The smallest turn from one angle to the other, unsigned: at most half a turn.
    pub fn between(self, other: Angle) -> Angle {
        Angle((self - other).0.cast_signed().unsigned_abs())
    }

    /// The shortest decimal number of degrees that parses back to this angle.
    pub fn to_text(self) -> String {
        (0..10)
            .map(|decimals| format!("{:.decimals$}", self.degrees()))
            .find(|text| {
                text.parse()
                    .is_ok_and(|degrees| Self::from_degrees(degrees) == self)
            })
            .unwrap_or_else(|| format!("{}", self.degrees()))
    }

    /// The unit vector of this angle.
    ///
    /// Sine and cosine are computed in one octant and reflected, so mirrors and quarter turns are exact.
    #[expect(
        clippy::disallowed_methods,
        reason = "the one module that may call libm"
    )]
    pub fn direction(self) -> Direction {
        const EIGHTH: u32 = 1 << 29;
        let within_quarter = self.0 & ((1 << 30) - 1);
        let mirrored = within_quarter > EIGHTH;
        let small = if mirrored {
            (1 << 30) - within_quarter
        } else {
            within_quarter
        };
        let radians = f64::from(small) * (std::f64::consts::TAU / 4_294_967_296.0);
        let (sin, cos) = libm::sincos(radians);
        let (sin, cos) = (
            (sin * ONE as f64).round() as i32,
            (cos * ONE as f64).round() as i32,
        );
        let (sin, cos) = if mirrored { (cos, sin) } else { (sin, cos) };
        Direction { sin, cos }.quarter_turned(self.0 >> 30)
    }

    /// The angle nearest to the direction of a vector; zero for the null vector.
    ///
    /// Computed in one octant and reflected, like [`direction`](Self::direction). A mirrored vector has the
    /// mirrored angle, and the direction of an angle gives back that angle.
    #[expect(
        clippy::disallowed_methods,
        reason = "the one module that may call libm"
    )]
    pub fn from_vector(vector: Vector) -> Angle {
        let (across, up) = (vector.x.unsigned_abs(), vector.y.unsigned_abs());
        let in_octant = |short: u32, long: u32| {
            let radians = libm::atan2(f64::from(short), f64::from(long));
            (radians * (4_294_967_296.0 / std::f64::consts::TAU)).round() as u32
        };
        let from_vertical = Angle(if across <= up {
            in_octant(across, up)
        } else {
            Angle::RIGHT.0 - in_octant(up, across)
        });
        match (vector.x >= 0, vector.y >= 0) {
            (true, true) => from_vertical,
            (true, false) => Angle::HALF - from_vertical,
            (false, false) => Angle::HALF + from_vertical,
            (false, true) => -from_vertical,
        }
    }
}

impl Direction {
    /// This direction after a number of quarter turns to the right, exactly.
    #[must_use]
    pub const fn quarter_turned(self, turns: u32) -> Direction {
        let Direction { sin, cos } = self;
        match turns % 4 {
            0 => self,
            1 => Direction {
                sin: cos,
                cos: -sin,
            },
            2 => Direction {
                sin: -sin,
                cos: -cos,
            },
            _ => Direction {
                sin: -cos,
                cos: sin,
            },
        }
    }

    /// The vector this far ahead and this far to the right, rounded once, half away from zero.
    pub fn vector(self, ahead: Length, right: Length) -> Vector {
        let (ahead, right) = (i64::from(ahead.units()), i64::from(right.units()));
        let (sin, cos) = (i64::from(self.sin), i64::from(self.cos));
        Vector {
            x: saturate(divide_rounded(ahead * sin + right * cos, ONE)),
            y: saturate(divide_rounded(ahead * cos - right * sin, ONE)),
        }
    }

    /// The component of a vector ahead, rounded half away from zero.
    pub fn ahead(self, vector: Vector) -> Length {
        let sum =
            i64::from(vector.x) * i64::from(self.sin) + i64::from(vector.y) * i64::from(self.cos);
        Length::from_units(saturate(divide_rounded(sum, ONE)))
    }

    /// The component of a vector to the right, rounded half away from zero.
    pub fn right(self, vector: Vector) -> Length {
        let sum =
            i64::from(vector.x) * i64::from(self.cos) - i64::from(vector.y) * i64::from(self.sin);
        Length::from_units(saturate(divide_rounded(sum, ONE)))
    }
}

impl Add for Angle {
    type Output = Angle;
    fn add(self, turn: Angle) -> Angle {
        Angle(self.0.wrapping_add(turn.0))
    }
}

impl AddAssign for Angle {
    fn add_assign(&mut self, turn: Angle) {
        *self = *self + turn;
    }
}

impl Sub for Angle {
    type Output = Angle;
    fn sub(self, turn: Angle) -> Angle {
        Angle(self.0.wrapping_sub(turn.0))
    }
}

impl Neg for Angle {
    type Output = Angle;
    fn neg(self) -> Angle {
        Angle(self.0.wrapping_neg())
    }
}

impl std::fmt::Debug for Angle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}°", self.to_text())
    }
}

impl std::fmt::Display for Angle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_text())
    }
}
