//! The key of a link: a secret without which nothing is served.

use thiserror::Error;

/// The characters of a key and of the code of a battle: 32, without those that are easily confused.
pub(crate) const CHARACTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The length of a key; each character carries five random bits.
const LENGTH: usize = 16;

/// The system has no random numbers, so that no key can be made.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("the system gives no random numbers: {0}")]
pub struct NoRandomness(String);

impl NoRandomness {
    pub(crate) fn new(error: &impl std::fmt::Display) -> NoRandomness {
        NoRandomness(error.to_string())
    }
}

/// A random word without which no file of the page is served to other machines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// A new key from the random numbers of the system.
    ///
    /// # Errors
    /// When the system has none.
    pub fn new() -> Result<Key, NoRandomness> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).map_err(|error| NoRandomness::new(&error))?;
        let character = |byte: &u8| char::from(CHARACTERS[usize::from(byte % 32)]);
        Ok(Key(bytes.iter().map(character).collect()))
    }

    /// The key as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a word is the key. The time that this takes does not depend on how much of it is right.
    pub fn is(&self, word: &str) -> bool {
        let (own, word) = (self.0.as_bytes(), word.as_bytes());
        own.len() == word.len() && own.iter().zip(word).fold(0, |all, (a, b)| all | (a ^ b)) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_long_random_and_match_themselves_alone() {
        let [one, other] = [Key::new().unwrap(), Key::new().unwrap()];
        assert_ne!(one, other);
        for key in [&one, &other] {
            assert_eq!(key.as_str().len(), LENGTH);
            assert!(key.as_str().bytes().all(|byte| CHARACTERS.contains(&byte)));
        }
        assert!(one.is(one.as_str()));
        assert!(!one.is(other.as_str()));
        assert!(!one.is(""));
        assert!(!one.is(&one.as_str()[1..]));
        assert!(!one.is(&format!("{}0", one.as_str())));
        assert!(
            !one.is(&one
                .as_str()
                .to_ascii_uppercase()
                .replace(|c: char| c.is_ascii_digit(), "x"))
        );
    }
}
