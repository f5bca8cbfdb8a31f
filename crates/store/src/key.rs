//! The key of the house, from which the secrets of its dice are made.
//!
//! It lies in a file outside the folder of the battles, so that a copy of the battles shows no coming die. Without it no battle
//! that runs can go on with dice, so it is made only where no battle runs.

use std::fmt;
use std::path::{Path, PathBuf};

use acies_chronicle::shared_dice::{Code, Holder, Secret};
use acies_host::Rows;
use thiserror::Error;

use crate::secret::{SecretError, read_or_make_secret, read_secret};
use crate::store::{Store, StoreError};

/// The usual name of its file.
const FILE: &str = "dice.key";
/// The context of the secrets that are made from it.
const CONTEXT: &str = "acies 2026 house: dice";

/// The key of the house: 32 random bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HouseKey([u8; 32]);

impl fmt::Debug for HouseKey {
    /// Never shown, not even in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HouseKey")
    }
}

/// Why there is no key.
#[derive(Debug, Error)]
pub enum KeyError {
    /// The file cannot be used.
    #[error("{0}; expected the key of the dice")]
    File(#[from] SecretError),
    /// There is no file, and battles run whose dice need it.
    #[error(
        "{}: no such file, expected the key of the dice of the {battles} battles that run: put your copy of it there",
        path.display()
    )]
    Lost {
        /// The file.
        path: PathBuf,
        /// How many battles run.
        battles: usize,
    },
    /// The file is no key.
    #[error("{}: found something else, expected a key of 64 hexadecimal digits", .0.display())]
    NotAKey(PathBuf),
    /// The battles that run have dice of another key.
    #[error("{}: found another key than the one of battle {code}", path.display())]
    Another {
        /// The file.
        path: PathBuf,
        /// The battle.
        code: Code,
    },
    /// The system gives no random numbers.
    #[error("the system gives no random numbers for a key: {0}")]
    NoRandomness(String),
    /// The battles that run cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl HouseKey {
    /// Where the key of a folder of battles lies unless the caller has another place for it: beside the folder, not in it.
    pub fn beside(folder: &Path) -> PathBuf {
        let whole = folder.canonicalize();
        let whole = whole.or_else(|_| std::path::absolute(folder));
        let whole = whole.unwrap_or_else(|_| folder.to_owned());
        whole.with_file_name(FILE)
    }

    /// Reads the key of a store, and makes it where there is none and no battle runs.
    ///
    /// # Errors
    /// When the file cannot be used, when others may read it, and when it is not the key of the battles that run.
    pub fn open(path: &Path, store: &dyn Store) -> Result<HouseKey, KeyError> {
        let running = store.running()?;
        let text = read_or_make_secret(path, || match running.len() {
            0 => HouseKey::fresh(),
            battles => Err(KeyError::Lost {
                path: path.into(),
                battles,
            }),
        })?;
        let key = HouseKey::from_text(&text, path)?;
        match running.first() {
            Some(&code) if !key.is_of(&store.read(code)?) => Err(KeyError::Another {
                path: path.into(),
                code,
            }),
            _ => Ok(key),
        }
    }

    /// Reads a key.
    ///
    /// # Errors
    /// When there is none, the file is no key, or others may read it.
    pub fn read(path: &Path) -> Result<HouseKey, KeyError> {
        HouseKey::from_text(&read_secret(path)?, path)
    }

    fn from_text(text: &[u8], path: &Path) -> Result<HouseKey, KeyError> {
        let hash = blake3::Hash::from_hex(text);
        let hash = hash.map_err(|_| KeyError::NotAKey(path.into()))?;
        Ok(HouseKey(*hash.as_bytes()))
    }

    /// The text of a new key.
    fn fresh() -> Result<String, KeyError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| KeyError::NoRandomness(error.to_string()))?;
        Ok(blake3::Hash::from_bytes(bytes).to_hex().to_string())
    }

    /// The secret from which the house's chain of a battle is made.
    pub fn house_secret(&self, code: Code) -> Secret {
        let key = [&self.0[..], code.to_string().as_bytes()].concat();
        Secret(blake3::derive_key(CONTEXT, &key))
    }

    /// Whether the house's chain of a battle was made from it.
    pub fn is_of(&self, rows: &Rows) -> bool {
        let code = rows.terms.code;
        let root = self.house_secret(code).value(code, Holder::House, 0);
        root == Some(rows.terms.root)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_by_key_and_battle() {
        let secret = |byte, code: &str| {
            let secret = HouseKey([byte; 32]).house_secret(code.parse().expect("a code"));
            blake3::Hash::from_bytes(secret.0).to_string()
        };
        // `derive_key` over the 32 bytes of the key and the 12 of the code: what is written in records depends on it.
        let known = [&[9; 32][..], b"k7q2m9x4tz3c"].concat();
        let known = blake3::Hash::from_bytes(blake3::derive_key("acies 2026 house: dice", &known));
        assert_eq!(secret(9, "k7q2m9x4tz3c"), known.to_string());
        assert_ne!(secret(9, "k7q2m9x4tz3c"), secret(8, "k7q2m9x4tz3c"));
        assert_ne!(secret(9, "k7q2m9x4tz3c"), secret(9, "k7q2m9x4tz3d"));
    }

    #[test]
    fn a_key_is_never_printed() {
        assert_eq!(format!("{:?}", HouseKey([7; 32])), "HouseKey");
    }

    #[test]
    fn the_key_lies_beside_the_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let battles = folder.path().join("battles");
        std::fs::create_dir(&battles).expect("a folder");
        let expected = folder.path().canonicalize().expect("a path").join(FILE);
        assert_eq!(HouseKey::beside(&battles), expected);
        assert_eq!(HouseKey::beside(&battles.join("../battles/")), expected);
    }
}
