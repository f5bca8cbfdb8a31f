//! How many cases a test tries: a sample in `cargo xtask test`, all of them with `--thorough`.
//!
//! Only tests depend on it.

/// The variable that asks for every case.
const THOROUGH: &str = "ACIES_THOROUGH";
/// The variable with the seed, which also seeds the random inputs of proptest.
const SEED: &str = "PROPTEST_RNG_SEED";

/// The variable with the word by which samples are drawn: the commit, so that one after another every case has its turn.
const SAMPLE: &str = "ACIES_SAMPLE";

/// What FNV-1a of 32 bits begins with.
const BEGIN: u32 = 0x811c_9dc5;
/// What it multiplies by after each byte.
const FACTOR: u32 = 0x0100_0193;

/// Whether tests try every case.
pub fn is_thorough() -> bool {
    std::env::var_os(THOROUGH).is_some_and(|value| value != "0")
}

/// The seed of random inputs: 1 unless the environment names another.
pub fn seed() -> usize {
    let named = std::env::var(SEED).ok();
    named.and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// What samples are drawn by: the word that the environment names, otherwise the seed.
fn drawn() -> usize {
    let named = std::env::var_os(SAMPLE);
    named.map_or_else(seed, |word| number_of(word.as_encoded_bytes()) as usize)
}

/// The number of a word (FNV-1a over its bytes), as the browser tests read it too (`web/e2e/support/sample.ts`).
fn number_of(word: &[u8]) -> u32 {
    let step = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(FACTOR);
    word.iter().fold(BEGIN, step)
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
    use super::{from_offset, number_of};

    #[test]
    fn any_word_is_read_as_the_browser_tests_read_it() {
        // By hand: 0x811c9dc5 with the byte 0x61 is 0x811c9da4, and that times 0x01000193 is 0xe40c292c but for whole turns of 2^32.
        assert_eq!(number_of(b"a"), 0xe40c_292c);
        // The same vectors stand in `web/test/sample.test.ts`.
        for (word, number) in [
            ("", 0x811c_9dc5),
            ("foobar", 0xbf9c_f968),
            ("4beefab6", 0x457d_0438),
            ("any word", 0x1b41_a85b),
            ("\u{e9}", 0x1e9d_e8c1),
        ] {
            assert_eq!(number_of(word.as_bytes()), number, "{word}");
        }
    }

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
