//! Yes or no, and how far the answer is from turning into the other. It knows nothing of the game.

use std::ops::Not;

/// The referee's tolerance, in lattice units.
pub const TOUCH: f64 = 64.0;

/// An answer, and the least change of any measured quantity that would turn it, in lattice units.
///
/// What is built to lie on a limit, as contacts are, differs from it by rounding alone: it counts as on the limit, and
/// so as within, and as sure. What lies near a limit otherwise is unsure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sure {
    pub yes: bool,
    pub margin: f64,
}

impl Sure {
    pub const YES: Sure = Sure::certain(true);
    pub const NO: Sure = Sure::certain(false);

    /// An answer that nothing measured can turn.
    pub const fn certain(yes: bool) -> Sure {
        Sure {
            yes,
            margin: f64::INFINITY,
        }
    }

    /// Whether a value does not exceed a limit.
    pub fn at_most(value: f64, limit: f64) -> Sure {
        let over = value - limit;
        Sure {
            yes: over <= TOUCH / 2.0,
            margin: if over.abs() <= TOUCH / 2.0 {
                f64::INFINITY
            } else {
                over.abs()
            },
        }
    }

    /// Whether a value exceeds a limit.
    pub fn above(value: f64, limit: f64) -> Sure {
        !Sure::at_most(value, limit)
    }

    /// Whether a value is positive, where no value is built to be nought.
    pub fn positive(value: f64) -> Sure {
        Sure {
            yes: value > 0.0,
            margin: value.abs(),
        }
    }

    pub fn and(self, other: Sure) -> Sure {
        match (self.yes, other.yes) {
            (true, true) => self.nearer(other),
            (true, false) => other,
            (false, true) => self,
            (false, false) => self.farther(other),
        }
    }

    pub fn or(self, other: Sure) -> Sure {
        !((!self).and(!other))
    }

    pub fn any(all: impl IntoIterator<Item = Sure>) -> Sure {
        all.into_iter().fold(Sure::NO, Sure::or)
    }

    pub fn all(all: impl IntoIterator<Item = Sure>) -> Sure {
        all.into_iter().fold(Sure::YES, Sure::and)
    }

    /// Whether at most `most` of these hold.
    pub fn no_more_than(most: usize, of: &[Sure]) -> Sure {
        let Some((&first, rest)) = of.split_first() else {
            return Sure::YES;
        };
        let others = Sure::no_more_than(most, rest);
        if most == 0 {
            return (!first).and(others);
        }
        // Either this one does not hold, or one fewer of the rest may.
        others.and((!first).or(Sure::no_more_than(most - 1, rest)))
    }

    fn nearer(self, other: Sure) -> Sure {
        if self.margin <= other.margin {
            self
        } else {
            other
        }
    }

    fn farther(self, other: Sure) -> Sure {
        if self.margin >= other.margin {
            self
        } else {
            other
        }
    }
}

impl Not for Sure {
    type Output = Sure;
    fn not(self) -> Sure {
        Sure {
            yes: !self.yes,
            ..self
        }
    }
}
