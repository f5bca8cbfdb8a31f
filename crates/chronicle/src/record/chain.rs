//! The running hash over the bytes of a record.

use super::line::CHAIN_DIGITS;

/// A hash over all bytes so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Chain(blake3::Hasher);

impl Chain {
    /// Adds bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The short hash over all bytes so far, which ends order and dice lines.
    pub fn short(&self) -> String {
        let mut hash = self.whole();
        hash.truncate(CHAIN_DIGITS);
        hash
    }

    /// The full hash over all bytes so far: 64 hexadecimal digits.
    pub fn whole(&self) -> String {
        self.0.finalize().to_hex().to_string()
    }
}
