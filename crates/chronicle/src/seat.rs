//! What a player's device makes of the secret of a seat in a battle over a server, and the hash of that battle's log.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::shared_dice::{Code, Secret};

/// The contexts of the keys, which keep the uses apart.
const DICE: &str = "acies 2026 seat: dice";
const TOKEN: &str = "acies 2026 seat: token";

/// 32 bytes that open or prove a seat, written as 64 hexadecimal digits.
///
/// One that a device has drawn stays there; of a token and of what opens a seat a server keeps the hash alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatSecret(pub [u8; 32]);

/// Why a text is not such a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the secret of a seat is 64 hexadecimal digits")]
pub struct SeatSecretError;

impl SeatSecret {
    /// The secret of the player's chain of dice in a battle.
    pub fn dice(&self, code: Code) -> Secret {
        Secret(self.derived(DICE, code))
    }

    /// The token that proves the seat.
    pub fn token(&self, code: Code) -> SeatSecret {
        SeatSecret(self.derived(TOKEN, code))
    }

    /// The hash by which a server knows it: 64 hexadecimal digits.
    pub fn hash(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }

    /// Written out, for the device that has it and the server that it proves the seat to.
    pub fn to_hex(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }

    fn derived(&self, context: &str, code: Code) -> [u8; 32] {
        let bytes = [&self.0[..], code.to_string().as_bytes()].concat();
        blake3::derive_key(context, &bytes)
    }
}

impl fmt::Debug for SeatSecret {
    /// Never shown, not even in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatSecret")
    }
}

impl FromStr for SeatSecret {
    type Err = SeatSecretError;
    fn from_str(text: &str) -> Result<SeatSecret, SeatSecretError> {
        let hash = blake3::Hash::from_hex(text).map_err(|_| SeatSecretError)?;
        Ok(SeatSecret(*hash.as_bytes()))
    }
}

/// The hash of a log: of all its steps, each with its instant in milliseconds and its line.
#[derive(Clone, Debug, Default)]
pub struct LogHash(blake3::Hasher);

impl LogHash {
    /// Takes the next step.
    pub fn add(&mut self, at: i64, line: &str) {
        self.0.update(&at.to_be_bytes());
        self.0.update(line.as_bytes());
        self.0.update(b"\n");
    }

    /// The hash of the steps so far.
    pub fn bytes(&self) -> [u8; 32] {
        *self.0.finalize().as_bytes()
    }

    /// The same as 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        self.0.finalize().to_hex().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shared_dice::Holder;
    use acies_referee::Side;

    fn code() -> Code {
        "k7q2m9x4tz3c".parse().expect("a code")
    }

    #[test]
    fn a_seat_has_a_token_and_a_chain_that_do_not_give_each_other_away() {
        let secret = SeatSecret([4; 32]);
        let bytes = [&[4; 32][..], b"k7q2m9x4tz3c"].concat();
        let token = blake3::derive_key("acies 2026 seat: token", &bytes);
        let dice = blake3::derive_key("acies 2026 seat: dice", &bytes);
        assert_eq!(secret.token(code()), SeatSecret(token));
        assert_eq!(secret.dice(code()), Secret(dice));
        assert_eq!(secret.hash(), blake3::hash(&[4; 32]).to_hex().as_str());
        // Another battle has others.
        let other: Code = "k7q2m9x4tz3d".parse().expect("a code");
        assert_ne!(secret.token(other), secret.token(code()));
        let root = |code| {
            secret
                .dice(code)
                .value(code, Holder::Player(Side::Red), 0)
                .map(|value| value.to_string())
        };
        assert_ne!(root(other), root(code()));
        assert_eq!(format!("{secret:?}"), "SeatSecret");
    }

    #[test]
    fn a_secret_is_read_as_it_is_written() {
        let secret = SeatSecret([200; 32]);
        assert_eq!(secret.to_hex().parse(), Ok(secret));
        for text in ["", "c8", &"g8".repeat(32), &"c8".repeat(33)] {
            assert_eq!(text.parse::<SeatSecret>(), Err(SeatSecretError), "{text:?}");
        }
    }

    #[test]
    fn the_hash_of_a_log_depends_on_every_instant_and_line() {
        let hash = |steps: &[(i64, &str)]| {
            let mut hash = LogHash::default();
            for (at, line) in steps {
                hash.add(*at, line);
            }
            assert_eq!(
                hash.to_hex(),
                blake3::Hash::from_bytes(hash.bytes()).to_hex().as_str()
            );
            hash.to_hex()
        };
        let log = [(5, "order red end"), (6, "throw pips blue 1 = 3")];
        assert_ne!(hash(&log), hash(&log[..1]));
        assert_ne!(hash(&log), hash(&[log[1], log[0]]));
        assert_ne!(hash(&log), hash(&[(5, "order red end"), (7, log[1].1)]));
        assert_eq!(hash(&[]), blake3::hash(b"").to_hex().as_str());
    }
}
