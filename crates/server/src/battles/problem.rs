//! Why a request by HTTP has no other answer, and what is read of one.

use std::time::Duration;

use acies_chronicle::shared_dice::Code;
use acies_host::Refusal;
use acies_referee::Side;
use axum::Json;
use axum::body::Bytes;
use axum::extract::Extension;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::allowances::{Address, Asked};
use super::code;
use super::house::{House, LATER, Trouble};
use super::words::{self, NotSaid};
use crate::connection::Peer;

/// Why a request has no other answer.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    why: &'static str,
    text: String,
    within: Option<Duration>,
}

#[derive(Serialize)]
struct Why<'a> {
    why: &'a str,
    text: &'a str,
}

impl Problem {
    /// A problem with its word, and the whole in English.
    pub fn new(status: StatusCode, why: &'static str, text: impl Into<String>) -> Problem {
        Problem {
            status,
            why,
            text: text.into(),
            within: None,
        }
    }

    /// The same with the time after which to come again.
    pub fn within(self, within: Duration) -> Problem {
        Problem {
            within: Some(within),
            ..self
        }
    }

    pub fn later() -> Problem {
        let problem = Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "later",
            "battles cannot be kept now",
        );
        problem.within(Duration::from_millis(LATER.into()))
    }

    fn unknown() -> Problem {
        Problem::new(
            StatusCode::NOT_FOUND,
            "unknown-battle",
            "there is no battle with this code",
        )
    }
}

impl From<NotSaid> for Problem {
    fn from(error: NotSaid) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "not-understood", error.to_string())
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        match trouble {
            Trouble::Unknown => Problem::unknown(),
            Trouble::Later => Problem::later(),
            Trouble::Refused(refusal) => {
                let status = match refusal {
                    Refusal::WrongSecret => StatusCode::FORBIDDEN,
                    _ => StatusCode::CONFLICT,
                };
                Problem::new(status, words::word(&refusal), refusal.to_string())
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (why, text) = (self.why, self.text.as_str());
        let mut answer = (self.status, Json(Why { why, text })).into_response();
        if let Some(within) = self.within {
            // Whole seconds, and not before it is time.
            let seconds = within.as_secs() + u64::from(within.subsec_nanos() > 0);
            let headers = answer.headers_mut();
            headers.insert(header::RETRY_AFTER, seconds.max(1).into());
        }
        answer
    }
}

/// What is read of a body: JSON, and said to be.
///
/// # Errors
/// When it is something else.
pub fn said<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<T, Problem> {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    // Another page could send a form, but not JSON, without asking first.
    if !kind.eq_ignore_ascii_case("application/json") {
        let text = format!("found the type `{kind}`, expected application/json");
        return Err(Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "no-json",
            text,
        ));
    }
    let body = body.map_err(|error| Problem::new(error.status(), "unread", error.body_text()))?;
    serde_json::from_slice(&body)
        .map_err(|error| Problem::new(StatusCode::BAD_REQUEST, "no-message", error.to_string()))
}

/// The address that a request comes from.
pub fn address(house: &House, peer: Option<Extension<Peer>>, headers: &HeaderMap) -> Address {
    Address::of_request(peer.map(|peer| peer.0.0), headers, house.has_proxy())
}

/// Counts what an address asks for.
///
/// # Errors
/// When that is too much.
pub fn count(house: &House, address: Address, asked: Asked) -> Result<(), Problem> {
    house.counters().count(address, asked).map_err(|wait| {
        let (why, what) = match asked {
            Asked::Battle => ("too-many-battles", "battles were offered"),
            Asked::Seat => ("too-many-seats", "seats were asked for"),
            Asked::Mail => ("too-many-mails", "messages were asked for"),
        };
        let text = format!("too many {what} from this address");
        Problem::new(StatusCode::TOO_MANY_REQUESTS, why, text).within(wait)
    })
}

/// The battle that a path names.
///
/// # Errors
/// When it names none.
pub fn code_of(text: &str) -> Result<Code, Problem> {
    code::read(text).ok_or_else(Problem::unknown)
}

/// The side that a path names.
///
/// # Errors
/// When it names none.
pub fn side_of(text: &str) -> Result<Side, Problem> {
    Side::from_word(text).ok_or_else(|| {
        let text = format!("found the side `{text}`, expected red or blue");
        Problem::new(StatusCode::NOT_FOUND, "no-side", text)
    })
}

/// The token of a seat.
///
/// # Errors
/// When it has not the form of one.
pub fn token_of(text: &str) -> Result<[u8; 32], Problem> {
    Ok(words::bytes("token", text)?)
}
