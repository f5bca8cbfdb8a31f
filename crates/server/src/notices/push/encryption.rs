//! The encryption of a message to a browser (RFC 8291), so that its push service can read nothing of it.

use ring::aead;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The length of a public key, in bytes: a point that is not compressed.
pub const POINT: usize = 65;
/// The length of the secret of a subscription, in bytes.
pub const AUTH: usize = 16;
/// The longest text, in bytes: a push service takes 4,096 with what is around it.
pub const LONGEST: usize = 3993;

/// The length of the salt, in bytes.
const SALT: usize = 16;
/// The size of a record, which the message has only one of.
const RECORD: u32 = 4096;
/// What ends the last record.
const END: u8 = 2;

/// So many bytes of a derived key.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(from: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    from.expand(info, Bytes(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// A text of at most [`LONGEST`] bytes as the browser with a public key and a secret can read it, and no other.
///
/// # Errors
/// When the public key is no point of the curve, or the system gives no random numbers.
pub fn encrypt(
    point: &[u8; POINT],
    auth: &[u8; AUTH],
    text: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let own_point = own.compute_public_key()?;
    let own_point = own_point.as_ref();
    let mut salt = [0; SALT];
    random.fill(&mut salt)?;

    let theirs = UnparsedPublicKey::new(&ECDH_P256, point);
    let shared = agree_ephemeral(own, &theirs, |shared| {
        let from: Prk = Salt::new(HKDF_SHA256, auth).extract(shared);
        derived::<32>(&from, &[b"WebPush: info\0", point, own_point])
    })??;
    let from = Salt::new(HKDF_SHA256, &salt).extract(&shared);
    let key: [u8; 16] = derived(&from, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derived(&from, &[b"Content-Encoding: nonce\0"])?;

    let mut sealed = [text, &[END]].concat();
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(
        aead::Nonce::assume_unique_for_key(nonce),
        aead::Aad::empty(),
        &mut sealed,
    )?;
    let length = [POINT as u8];
    Ok([
        &salt[..],
        &RECORD.to_be_bytes(),
        &length,
        own_point,
        &sealed,
    ]
    .concat())
}

/// What a browser does, for tests.
#[cfg(test)]
pub mod browser {
    use p256::elliptic_curve::sec1::ToSec1Point;
    use p256::{PublicKey, SecretKey, ecdh};

    use super::*;

    /// A subscription with its private key.
    pub struct Browser {
        secret: SecretKey,
        auth: [u8; AUTH],
    }

    impl Browser {
        pub fn new(secret: [u8; 32], auth: [u8; AUTH]) -> Browser {
            let secret = SecretKey::from_slice(&secret).unwrap();
            Browser { secret, auth }
        }

        pub fn point(&self) -> [u8; POINT] {
            let point = self.secret.public_key().to_sec1_point(false);
            point.as_bytes().try_into().unwrap()
        }

        pub fn auth(&self) -> [u8; AUTH] {
            self.auth
        }

        /// Reads a message, step by step as section 3.4 of RFC 8291 has it.
        pub fn decrypt(&self, body: &[u8]) -> Vec<u8> {
            let (salt, rest) = body.split_at(SALT);
            assert_eq!(rest[..4], RECORD.to_be_bytes());
            assert_eq!(usize::from(rest[4]), POINT);
            let (theirs, sealed) = rest[5..].split_at(POINT);
            let public = PublicKey::from_sec1_bytes(theirs).unwrap();
            let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), public.as_affine());
            let shared = shared.raw_secret_bytes();
            let from = Salt::new(HKDF_SHA256, &self.auth).extract(shared);
            let shared: [u8; 32] =
                derived(&from, &[b"WebPush: info\0", &self.point(), theirs]).unwrap();
            let from = Salt::new(HKDF_SHA256, salt).extract(&shared);
            let key: [u8; 16] = derived(&from, &[b"Content-Encoding: aes128gcm\0"]).unwrap();
            let nonce = derived(&from, &[b"Content-Encoding: nonce\0"]).unwrap();
            let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap();
            let mut open = sealed.to_vec();
            let text = aead::LessSafeKey::new(key)
                .open_in_place(
                    aead::Nonce::assume_unique_for_key(nonce),
                    aead::Aad::empty(),
                    &mut open,
                )
                .unwrap();
            let (&end, text) = text.split_last().unwrap();
            assert_eq!(end, END);
            text.to_vec()
        }
    }
}

#[cfg(test)]
mod tests {
    use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};

    use super::browser::Browser;
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    fn example() -> Browser {
        Browser::new(
            bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
                .try_into()
                .unwrap(),
            bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap(),
        )
    }

    #[test]
    fn the_browser_of_these_tests_reads_the_example_of_the_standard() {
        // RFC 8291, section 5.
        let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg\
                    Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(
            example().decrypt(&bytes(body)),
            b"When I grow up, I want to be a watermelon"
        );
    }

    #[test]
    fn what_is_encrypted_is_read_by_its_browser_and_is_never_the_same_twice() {
        let browser = example();
        let text = vec![b'x'; LONGEST];
        let [one, other] =
            [(); 2].map(|()| encrypt(&browser.point(), &browser.auth(), &text).unwrap());
        assert_eq!(one.len(), RECORD as usize);
        assert_ne!(one, other);
        for body in [one, other] {
            assert_eq!(browser.decrypt(&body), text);
        }
    }

    #[test]
    fn a_key_that_is_no_point_of_the_curve_is_refused() {
        let mut point = example().point();
        point[64] ^= 1;
        assert!(encrypt(&point, &[0; AUTH], b"text").is_err());
    }
}
