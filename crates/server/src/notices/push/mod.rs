//! Messages by the push service of a browser: what a browser gives, and how one is sent.

mod encryption;
mod key;
mod reach;

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use acies_wire::notices::Subscription;
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use thiserror::Error;
use ureq::Agent;
use ureq::http::{Response, StatusCode, Uri, header};
use ureq::unversioned::transport::DefaultConnector;

use encryption::{AUTH, LONGEST, POINT, encrypt};
use reach::Within;

#[cfg(test)]
pub use encryption::browser;
pub use key::{PushKey, PushKeyError};
pub use reach::Reach;

/// How long a push service may take for its answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// For how long a push service keeps a message for a browser that is not there, in seconds.
const KEPT: &str = "86400";
/// How long a message waits at most because a push service asks for that.
const LONGEST_WAIT: Duration = Duration::from_hours(24);
/// The longest head of an answer, in bytes. Its body is not read.
const LONGEST_HEAD: usize = 1 << 14;

/// Why a browser cannot be sent messages, or why a message is not sent.
#[derive(Debug, Error)]
pub enum PushError {
    /// The address of the push service is none, or leads where no push service is.
    #[error(
        "endpoint: found `{0}`, expected the https address of a push service of at most 1,000 bytes"
    )]
    Endpoint(String),
    /// A key is none.
    #[error("{field}: found another text, expected {expected} in base64url")]
    Key {
        /// Which.
        field: &'static str,
        /// What it should be.
        expected: &'static str,
    },
    /// The browser takes none any more.
    #[error("the browser takes no messages any more")]
    Gone,
    /// A later try may succeed.
    #[error("{what}")]
    Later {
        /// What happened.
        what: String,
        /// How long the push service asks to wait, a day at most.
        wait: Duration,
    },
    /// The push service refuses it, and would again.
    #[error("the push service answers {0}")]
    Refused(StatusCode),
    /// The text is too long.
    #[error("found a text of {0} bytes, expected at most {LONGEST}")]
    TooLong(usize),
}

/// A subscription as it is used.
struct Receiver {
    uri: Uri,
    point: [u8; POINT],
    auth: [u8; AUTH],
}

/// Sends messages to browsers. Blocks while a push service takes one.
pub struct Pusher {
    key: PushKey,
    /// The address of the house, by which a push service may reach the people who run it.
    contact: String,
    reach: Reach,
    agent: Agent,
}

impl fmt::Debug for Pusher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pusher").finish_non_exhaustive()
    }
}

impl Pusher {
    /// What sends with a key for the house at an address.
    pub fn new(key: PushKey, contact: String, reach: Reach) -> Pusher {
        // No redirects and no proxy of the environment: either could lead where an address may not.
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .https_only(reach == Reach::Public)
            .proxy(None)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .max_response_header_size(LONGEST_HEAD)
            .max_idle_connections(0)
            .timeout_global(Some(PATIENCE))
            .build();
        Pusher {
            key,
            contact,
            reach,
            agent: Agent::with_parts(config, DefaultConnector::default(), Within(reach)),
        }
    }

    /// The public key that a browser is signed up with.
    pub fn public(&self) -> String {
        self.key.public()
    }

    /// A subscription as it is kept.
    ///
    /// # Errors
    /// When it is none that messages may be sent to.
    pub fn keepable(&self, subscription: &Subscription) -> Result<String, PushError> {
        let Receiver { point, auth, .. } = self.receiver(subscription)?;
        // The keys always in the same letters, so that a browser that comes again is known.
        let kept = Subscription {
            endpoint: subscription.endpoint.clone(),
            p256dh: BASE64_URL_SAFE_NO_PAD.encode(point),
            auth: BASE64_URL_SAFE_NO_PAD.encode(auth),
        };
        Ok(serde_json::json!(kept).to_string())
    }

    fn receiver(&self, subscription: &Subscription) -> Result<Receiver, PushError> {
        let Subscription {
            endpoint,
            p256dh,
            auth,
        } = subscription;
        let uri = self.reach.address(endpoint);
        let uri = uri.ok_or_else(|| PushError::Endpoint(endpoint.chars().take(80).collect()))?;
        Ok(Receiver {
            uri,
            point: bytes(p256dh).ok_or(PushError::Key {
                field: "p256dh",
                expected: "a public key of 65 bytes",
            })?,
            auth: bytes(auth).ok_or(PushError::Key {
                field: "auth",
                expected: "a secret of 16 bytes",
            })?,
        })
    }

    /// Sends a text to a subscription as it was kept. A later text with the same topic takes the place of one that the push service
    /// still has.
    ///
    /// # Errors
    /// When it was not taken.
    pub fn send(
        &self,
        kept: &str,
        text: &[u8],
        topic: &str,
        now: SystemTime,
    ) -> Result<(), PushError> {
        if text.len() > LONGEST {
            return Err(PushError::TooLong(text.len()));
        }
        // What was kept was read once; with another reach it may be refused now.
        let kept: Subscription = serde_json::from_str(kept).map_err(|_| PushError::Gone)?;
        let Receiver { uri, point, auth } = self.receiver(&kept)?;
        let later = |what: &dyn fmt::Display| PushError::Later {
            what: what.to_string(),
            wait: Duration::ZERO,
        };
        // A key that is no point of the curve takes no message, ever.
        let body = encrypt(&point, &auth, text).map_err(|_| PushError::Gone)?;
        let seconds = now.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let signed = self
            .key
            .authorization(&service(&uri), &self.contact, seconds)
            .map_err(|_| later(&"the system gives no random numbers"))?;
        let answer = self
            .agent
            .post(uri)
            .header(header::AUTHORIZATION, signed)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("TTL", KEPT)
            .header("Topic", topic)
            .header("Urgency", "high")
            .send(&body[..])
            .map_err(|error| later(&error))?;
        judged(&answer)
    }
}

/// The bytes of a text in base64url, with or without what fills it up.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let text = text.trim_end_matches('=');
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

/// The push service of an address, as it is named in a signature: without what comes after the port.
fn service(uri: &Uri) -> String {
    let (scheme, host) = (
        uri.scheme_str().unwrap_or_default(),
        uri.host().unwrap_or_default(),
    );
    match uri.port_u16() {
        Some(port) if port != 443 => format!("{scheme}://{host}:{port}"),
        _ => format!("{scheme}://{host}"),
    }
}

/// What the answer of a push service comes to.
fn judged<T>(answer: &Response<T>) -> Result<(), PushError> {
    let status = answer.status();
    match status {
        status if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(PushError::Gone),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Err(wait(answer)),
        status if status.is_server_error() => Err(wait(answer)),
        status => Err(PushError::Refused(status)),
    }
}

fn wait<T>(answer: &Response<T>) -> PushError {
    let asked = answer.headers().get(header::RETRY_AFTER);
    let asked = asked.and_then(|asked| asked.to_str().ok()?.trim().parse().ok());
    PushError::Later {
        what: format!("the push service answers {}", answer.status()),
        wait: asked
            .map_or(Duration::ZERO, Duration::from_secs)
            .min(LONGEST_WAIT),
    }
}
