//! Shares with confidence intervals.

/// A count of hits among trials.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rate {
    /// The hits.
    pub hits: u64,
    /// The trials.
    pub of: u64,
}

/// Standard deviations on either side of the mean that hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_985;

impl Rate {
    /// The share, 0 to 1; 0 without trials.
    pub fn share(self) -> f64 {
        if self.of == 0 {
            0.0
        } else {
            self.hits as f64 / self.of as f64
        }
    }

    /// The 95 % confidence interval by Wilson's score; 0 to 1 without trials.
    pub fn interval(self) -> [f64; 2] {
        if self.of == 0 {
            return [0.0, 1.0];
        }
        let (share, of) = (self.share(), self.of as f64);
        let middle = share + Z * Z / (2.0 * of);
        let half = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt();
        let scale = 1.0 + Z * Z / of;
        [(middle - half) / scale, (middle + half) / scale].map(|bound| bound.clamp(0.0, 1.0))
    }
}

/// The median, the lower of two middle numbers; `None` of no numbers.
pub fn median(mut numbers: Vec<u16>) -> Option<u16> {
    numbers.sort_unstable();
    numbers.get(numbers.len().checked_sub(1)? / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_follow_wilson() {
        // 50 of 100: centred, half-width 1.96 √(0.0025 + 0.000096) / 1.0384 = 0.0962.
        let [low, high] = Rate { hits: 50, of: 100 }.interval();
        assert!(
            (low - 0.4038).abs() < 5e-5 && (high - 0.5962).abs() < 5e-5,
            "{low} {high}"
        );
        // 10 of 10: from 1 / (1 + 3.8415 / 10) = 0.7225.
        let [low, high] = Rate { hits: 10, of: 10 }.interval();
        assert!(
            (low - 0.7225).abs() < 5e-5 && high > 0.999_99,
            "{low} {high}"
        );
        let [low, high] = Rate::default().interval();
        assert!(
            low.abs() < 1e-9 && (high - 1.0).abs() < 1e-9,
            "{low} {high}"
        );
    }

    #[test]
    fn median_of_an_even_count_is_the_lower_middle() {
        assert_eq!(median(vec![9, 2, 5]), Some(5));
        assert_eq!(median(vec![9, 2, 5, 3]), Some(3));
        assert_eq!(median(vec![]), None);
    }
}
