//! How many cases a test tries: a sample in `cargo xtask test`, all of them with `--thorough`.
//!
//! Only tests depend on it.

/// The variable that asks for every case.
const THOROUGH: &str = "ACIES_THOROUGH";
/// The variable with the seed, which also seeds the random inputs of proptest.
const SEED: &str = "PROPTEST_RNG_SEED";

/// The variable with the commit by which samples are drawn, so that one commit after another every case has its turn.
const SAMPLE: &str = "ACIES_SAMPLE";

/// Whether tests try every case.
pub fn is_thorough() -> bool {
    std::env::var_os(THOROUGH).is_some_and(|value| value != "0")
}

/// The seed of random inputs: 1 unless the environment names another.
pub fn seed() -> usize {
    let named = std::env::var(SEED).ok();
    named.and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// What samples are drawn by: the commit, in hexadecimal digits, where the environment names it, otherwise the seed.
fn drawn() -> usize {
    let named = std::env::var(SAMPLE).ok();
    named
        .and_then(|digits| usize::from_str_radix(&digits, 16).ok())
        .unwrap_or_else(seed)
}

/// The number of cases for this run.
pub fn cases(sampled: usize, thorough: usize) -> usize {
    if is_thorough() { thorough } else { sampled }
}

/// Every item in a thorough run, otherwise one in so many, which ones depending on what samples are drawn by.
pub fn sample<T>(items: impl IntoIterator<Item = T>, one_in: usize) -> impl Iterator<Item = T> {
    let step = if is_thorough() { 1 } else { one_in };
    from_offset(items, step, drawn())
}

/// Whether the sample of one in so many takes the item at an index, from 0.
pub fn is_sampled(index: usize, one_in: usize) -> bool {
    is_thorough() || index % one_in == drawn() % one_in
}

/// One item of each `step`, beginning at an offset that a number gives.
fn from_offset<T>(
    items: impl IntoIterator<Item = T>,
    step: usize,
    drawn: usize,
) -> impl Iterator<Item = T> {
    items.into_iter().skip(drawn % step).step_by(step)
}

#[cfg(test)]
mod tests {
    use super::from_offset;

    #[test]
    fn samples_together_reach_every_item() {
        let mut reached: Vec<u32> = (0..3)
            .flat_map(|drawn| from_offset(0..10, 3, drawn))
            .collect();
        reached.sort_unstable();
        assert_eq!(reached, (0..10).collect::<Vec<_>>());
    }

    #[test]
    fn a_step_of_one_takes_every_item() {
        assert_eq!(from_offset(0..10, 1, 7).count(), 10);
    }
}
