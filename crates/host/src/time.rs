//! Instants and lengths of time, in whole milliseconds.

/// One second, in milliseconds.
pub const SECOND: i64 = 1_000;
/// One minute, in milliseconds.
pub const MINUTE: i64 = 60 * SECOND;
/// A day of 24 hours, in milliseconds. There are no midnights here, so no summer time either.
pub const DAY: i64 = 24 * 60 * MINUTE;

/// An instant: milliseconds since the start of 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Time(pub i64);

impl Time {
    /// The instant so many milliseconds later; the last one there is rather than one beyond it.
    pub const fn after(self, length: i64) -> Time {
        Time(self.0.saturating_add(length))
    }

    /// The milliseconds from an earlier instant to this one; negative if it is a later one.
    pub const fn since(self, earlier: Time) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// An interval in which a clock does not run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Break {
    /// Its start.
    pub from: Time,
    /// Its end.
    pub to: Time,
}

/// The milliseconds of an interval that lie in no break. Breaks may overlap and come in any order.
pub fn outside(from: Time, to: Time, breaks: impl Iterator<Item = Break>) -> i64 {
    let mut breaks: Vec<Break> = breaks.collect();
    breaks.sort_unstable();
    let mut counted = 0;
    let mut at = from;
    for one in breaks {
        let begins = one.from.min(to);
        counted += begins.since(at).max(0);
        at = at.max(one.to.min(to));
    }
    counted + to.since(at).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_in_breaks_is_counted_once() {
        let of = |from, to| Break {
            from: Time(from),
            to: Time(to),
        };
        for (breaks, expected) in [
            (vec![], 100),
            (vec![of(120, 150)], 70),
            // Around it, before it, after it.
            (vec![of(0, 300)], 0),
            (vec![of(0, 100)], 100),
            (vec![of(200, 300)], 100),
            // One inside another, and two that overlap, in any order.
            (vec![of(110, 190), of(120, 130)], 20),
            (vec![of(150, 180), of(140, 160)], 60),
            (vec![of(190, 400), of(50, 110)], 80),
        ] {
            let counted = outside(Time(100), Time(200), breaks.iter().copied());
            assert_eq!(counted, expected, "{breaks:?}");
        }
    }
}
