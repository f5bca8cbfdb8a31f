//! Sources of dice: a keyed generator or a fixed list. Dice rolled by hand are entered by the caller.

use std::fmt;
use std::str::FromStr;

use acies_referee::{Purpose, Throw};
use thiserror::Error;

/// The seed of a keyed generator: letters, digits and hyphens, so a plain number is valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed(String);

/// Why a text is not a valid seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a seed is a word of 1 to 64 letters, digits and hyphens")]
pub struct SeedError;

/// The key context for dice, which keeps them independent of every other use of the seed.
const CONTEXT: &str = "acies 2026 dice of a battle";
/// The key context for random numbers that are not dice.
const STREAM: &str = "acies 2026 other chances";

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let plain = text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if plain && (1..=64).contains(&text.len()) {
            Ok(Seed(text.into()))
        } else {
            Err(SeedError)
        }
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed(number.to_string())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Seed {
    /// The hash of the seed, 64 hexadecimal digits. A record states it at the start and reveals the seed at the end.
    pub fn hash(&self) -> String {
        blake3::hash(self.0.as_bytes()).to_hex().to_string()
    }

    /// A random number for other uses than dice, such as a general's choices. It reveals nothing about the dice.
    pub fn stream(&self, name: &str) -> u64 {
        let key = blake3::derive_key(STREAM, self.0.as_bytes());
        let hash = blake3::keyed_hash(&key, name.as_bytes());
        let [a, b, c, d, e, f, g, h, ..] = *hash.as_bytes();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// The dice for a purpose, each 1 to 6.
    ///
    /// They depend only on the seed and the purpose, not on earlier rolls. So the order of
    /// combats cannot influence the dice, and each roll of a record can be verified on its own.
    pub fn dice(&self, purpose: Purpose, count: u8) -> Vec<u8> {
        self.dice_for(&purpose.to_string(), count)
    }

    /// The dice for a purpose given as text, each 1 to 6.
    pub fn dice_for(&self, purpose: &str, count: u8) -> Vec<u8> {
        let key = blake3::derive_key(CONTEXT, self.0.as_bytes());
        let mut hasher = blake3::Hasher::new_keyed(&key);
        hasher.update(purpose.as_bytes());
        read_dice(&mut hasher.finalize_xof(), count)
    }
}

/// So many dice from the bytes of a hash, each 1 to 6.
pub(crate) fn read_dice(bytes: &mut blake3::OutputReader, count: u8) -> Vec<u8> {
    /// Larger bytes are skipped, so that every face is equally likely: 252 is 42 times 6.
    const FAIR: u8 = 252;
    let mut dice = Vec::with_capacity(usize::from(count));
    while dice.len() < usize::from(count) {
        let mut byte = [0_u8];
        bytes.fill(&mut byte);
        if byte[0] < FAIR {
            dice.push(byte[0] % 6 + 1);
        }
    }
    dice
}

/// A source of dice for the rolls that the referee asks for.
pub trait DiceSource {
    /// The word for this source in a record.
    fn word(&self) -> &'static str;

    /// The dice for a roll; `None` when the source is exhausted.
    fn throw(&mut self, throw: Throw) -> Option<Vec<u8>>;
}

impl DiceSource for Seed {
    fn word(&self) -> &'static str {
        "keyed"
    }

    fn throw(&mut self, throw: Throw) -> Option<Vec<u8>> {
        Some(self.dice(throw.purpose, throw.dice))
    }
}

/// A fixed list of dice, used in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FixedDice {
    dice: Vec<u8>,
    used: usize,
}

impl FixedDice {
    /// Creates a source that yields these dice in order.
    pub fn new(dice: impl Into<Vec<u8>>) -> FixedDice {
        FixedDice {
            dice: dice.into(),
            used: 0,
        }
    }
}

impl DiceSource for FixedDice {
    fn word(&self) -> &'static str {
        "list"
    }

    fn throw(&mut self, throw: Throw) -> Option<Vec<u8>> {
        let end = self.used + usize::from(throw.dice);
        let dice = self.dice.get(self.used..end)?.to_vec();
        self.used = end;
        Some(dice)
    }
}

#[cfg(test)]
mod tests {
    use acies_referee::Side;

    use super::*;

    fn pips(bound: u16) -> Purpose {
        Purpose::Pips {
            side: Side::Blue,
            bound,
        }
    }

    #[test]
    fn dice_depend_on_seed_and_purpose_alone() {
        let seed = Seed::from(7);
        let before = seed.dice(pips(5), 2);
        seed.dice(pips(4), 2);
        assert_eq!(seed.dice(pips(5), 2), before);
        assert_eq!(seed.dice(pips(5), 1), before[..1]);
        let row = |seed: &Seed| {
            (1..40)
                .flat_map(|bound| seed.dice(pips(bound), 1))
                .collect::<Vec<_>>()
        };
        assert_ne!(row(&seed), row(&Seed::from(8)));
    }

    #[test]
    fn a_stream_is_that_of_a_seed_and_a_name() {
        let stream = |seed: u64, name: &str| Seed::from(seed).stream(name);
        assert_eq!(stream(7, "red"), stream(7, "red"));
        assert_ne!(stream(7, "red"), stream(7, "blue"));
        assert_ne!(stream(7, "red"), stream(8, "red"));
    }

    #[test]
    fn every_face_is_about_equally_likely() {
        // 12,000 dice: 2,000 of each face are expected, with a standard deviation of 41; 250 is six of them.
        let mut counts = [0_i32; 6];
        let seed = Seed::from(1);
        for bound in 0..6000 {
            for face in seed.dice(pips(bound), 2) {
                counts[usize::from(face) - 1] += 1;
            }
        }
        assert_eq!(counts.iter().sum::<i32>(), 12_000);
        assert!(
            counts.iter().all(|count| (count - 2000).abs() < 250),
            "{counts:?}"
        );
    }

    #[test]
    fn a_seed_is_a_plain_word() {
        for text in ["", "a b", "é", "7\n", &"x".repeat(65)] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError), "{text:?}");
        }
        assert_eq!("42".parse::<Seed>(), Ok(Seed::from(42)));
    }

    #[test]
    fn fixed_dice_are_used_up() {
        let throw = Throw {
            purpose: pips(1),
            dice: 2,
        };
        let mut dice = FixedDice::new([1, 2, 3]);
        assert_eq!(dice.throw(throw), Some(vec![1, 2]));
        assert_eq!(dice.throw(throw), None);
    }
}
