//! Why a request by HTTP has no other answer.

use std::time::Duration;

use acies_host::Refusal;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::allowances::{Address, Asked};
use super::house::{House, LATER, Trouble};
use super::words::{self, NotSaid};

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

    pub fn unknown() -> Problem {
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
            Asked::Report => ("too-many-reports", "rulings were reported"),
        };
        let text = format!("too many {what} from this address");
        Problem::new(StatusCode::TOO_MANY_REQUESTS, why, text).within(wait)
    })
}
