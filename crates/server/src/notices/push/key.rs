//! The key by which push services know the house (VAPID, RFC 8292).

use std::fmt;
use std::path::{Path, PathBuf};

use acies_store::{SecretError, read_or_make_secret};
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use thiserror::Error;

/// The usual name of its file.
const FILE: &str = "push.key";
/// For how long a signature is good, in seconds; a day at most is taken.
const GOOD: u64 = 12 * 3600;

/// The key of the house for push services.
pub struct PushKey(EcdsaKeyPair);

impl fmt::Debug for PushKey {
    /// Never shown, not even in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PushKey")
    }
}

/// Why there is no key.
#[derive(Debug, Error)]
pub enum PushKeyError {
    /// The file cannot be used.
    #[error("{0}; expected the key for push services")]
    File(#[from] SecretError),
    /// The file is no key.
    #[error("{}: found something else, expected a key for push services, as `acies serve` makes it", .0.display())]
    NotAKey(PathBuf),
    /// The system gives no random numbers.
    #[error("the system gives no random numbers for a key")]
    NoRandomness,
}

impl From<Unspecified> for PushKeyError {
    fn from(_: Unspecified) -> PushKeyError {
        PushKeyError::NoRandomness
    }
}

impl PushKey {
    /// Where the key lies: beside the key of the dice.
    pub fn beside(dice: &Path) -> PathBuf {
        dice.with_file_name(FILE)
    }

    /// Reads the key, and makes it where there is none. A browser that was signed up with another key has to do so again, which its
    /// page sees to.
    ///
    /// # Errors
    /// When the file cannot be used, or others may read it.
    pub fn open(path: &Path) -> Result<PushKey, PushKeyError> {
        let text = read_or_make_secret(path, PushKey::fresh)?;
        PushKey::from_text(&text, path)
    }

    /// The text of a new key.
    fn fresh() -> Result<String, PushKeyError> {
        let (kind, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let made = EcdsaKeyPair::generate_pkcs8(kind, &random)?;
        Ok(BASE64_URL_SAFE_NO_PAD.encode(made.as_ref()))
    }

    fn from_text(text: &[u8], path: &Path) -> Result<PushKey, PushKeyError> {
        let wrong = || PushKeyError::NotAKey(path.into());
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).map_err(|_| wrong())?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        Ok(PushKey(pair.map_err(|_| wrong())?))
    }

    /// Its public half, as browsers take it.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// The header `Authorization` of a message to a push service.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn authorization(
        &self,
        service: &str,
        contact: &str,
        seconds: u64,
    ) -> Result<String, Unspecified> {
        let encoded = |part: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(part.to_string());
        let head = encoded(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = encoded(json!({"aud": service, "exp": seconds + GOOD, "sub": contact}));
        let signed = format!("{head}.{claims}");
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes())?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_kept_from_others_and_never_printed() {
        let folder = tempfile::tempdir().unwrap();
        let path = PushKey::beside(&folder.path().join("dice.key"));
        let made = PushKey::open(&path).unwrap();
        assert_eq!(PushKey::open(&path).unwrap().public(), made.public());
        assert_eq!(format!("{made:?}"), "PushKey");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |mode| {
                std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
            };
            mode(0o640);
            let error = PushKey::open(&path).unwrap_err().to_string();
            assert!(
                error.contains("push.key") && error.contains("640"),
                "{error}"
            );
            mode(0o600);
        }
        std::fs::write(&path, "0123").unwrap();
        assert!(matches!(
            PushKey::open(&path).unwrap_err(),
            PushKeyError::NotAKey(_)
        ));
    }
}
