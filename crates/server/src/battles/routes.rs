//! What is asked by HTTP: to offer a battle, to look at one, to take a seat, and for the record.

use std::time::Duration;

use acies_host::{Answer, Input, Refusal};
use acies_referee::Side;
use acies_wire::online::{Offering, Taking};
use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get, put};
use axum::{Json, http};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tower_http::timeout::TimeoutLayer;

use super::allowances::{Address, Asked};
use super::code;
use super::house::{House, LATER, NotOffered, Trouble};
use super::socket::{self, SUBPROTOCOL};
use super::words::{self, NotSaid};
use crate::connection::Peer;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 1 << 14;
/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(30);

/// The routes of battles.
pub fn routes(house: House) -> Router {
    let too_slow = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE);
    Router::new()
        .route("/house.json", get(house_file))
        .route("/api/battles", get(about).post(offer))
        .route("/api/battles/{code}", get(listed))
        .route("/api/battles/{code}/seats/{side}", put(take))
        .route("/api/battles/{code}/record", get(record))
        .route("/api/socket", any(socket::open))
        .route(
            "/b/{code}",
            get(async |Path(code): Path<String>| to_page("b", &code)),
        )
        .route(
            "/back/{code}",
            get(async |Path(code): Path<String>| to_page("back", &code)),
        )
        .route("/readyz", get(ready))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(too_slow)
        .with_state(house)
}

/// The routes of what is measured, for an address of their own.
pub fn metrics(house: House) -> Router {
    let text = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let measured =
        async move |State(house): State<House>| ([(header::CONTENT_TYPE, text)], house.measured());
    Router::new()
        .route("/metrics", get(measured))
        .with_state(house)
}

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

    fn later() -> Problem {
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
fn said<T: DeserializeOwned>(
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
    let body = body.map_err(|error| {
        let text = format!("a body has at most {LONGEST_BODY} bytes");
        Problem::new(error.status(), "unread", text)
    })?;
    serde_json::from_slice(&body)
        .map_err(|error| Problem::new(StatusCode::BAD_REQUEST, "no-message", error.to_string()))
}

fn address(house: &House, peer: Option<Extension<Peer>>, headers: &HeaderMap) -> Address {
    Address::of_request(peer.map(|peer| peer.0.0), headers, house.has_proxy())
}

fn count(house: &House, address: Address, asked: Asked) -> Result<(), Problem> {
    house.counters().count(address, asked).map_err(|wait| {
        let (why, what) = match asked {
            Asked::Battle => ("too-many-battles", "battles were offered"),
            Asked::Seat => ("too-many-seats", "seats were asked for"),
        };
        let text = format!("too many {what} from this address");
        Problem::new(StatusCode::TOO_MANY_REQUESTS, why, text).within(wait)
    })
}

fn code_of(text: &str) -> Result<acies_chronicle::shared_dice::Code, Problem> {
    code::read(text).ok_or_else(Problem::unknown)
}

/// Says that this house has battles.
async fn about() -> impl IntoResponse {
    #[derive(Serialize)]
    struct About {
        subprotocol: &'static str,
    }
    Json(About {
        subprotocol: SUBPROTOCOL,
    })
}

/// Says the same in place of a file of the page, which a page without a house has too: so it need not ask for what is not there.
async fn house_file() -> impl IntoResponse {
    #[derive(Serialize)]
    struct HouseFile {
        battles: bool,
    }
    let fresh = [(header::CACHE_CONTROL, "no-store")];
    (fresh, Json(HouseFile { battles: true }))
}

async fn offer(
    State(house): State<House>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let offering: Offering = said(&headers, body)?;
    count(&house, address(&house, peer, &headers), Asked::Battle)?;
    let offered = house.ask(move |house| house.offer(&offering)).await;
    match offered.ok_or_else(Problem::later)? {
        Ok(listed) => Ok((StatusCode::CREATED, Json(listed)).into_response()),
        Err(NotOffered::NotSaid(error)) => Err(error.into()),
        Err(NotOffered::Later) => Err(Problem::later()),
    }
}

async fn listed(State(house): State<House>, Path(code): Path<String>) -> Result<Response, Problem> {
    let code = code_of(&code)?;
    let read = house.ask(move |house| house.read(code)).await;
    let hosted = read.ok_or_else(Problem::later)??;
    Ok(Json(words::listed(&hosted)).into_response())
}

async fn take(
    State(house): State<House>,
    Path((code, side)): Path<(String, String)>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let taking: Taking = said(&headers, body)?;
    let code = code_of(&code)?;
    let side = Side::from_word(&side).ok_or_else(|| {
        let text = format!("found the side `{side}`, expected red or blue");
        Problem::new(StatusCode::NOT_FOUND, "no-side", text)
    })?;
    let input = Input::Take {
        side,
        secret: words::bytes("secret", &taking.secret)?,
        token: words::bytes("token", &taking.token)?,
        root: words::value("root", &taking.root)?,
    };
    count(&house, address(&house, peer, &headers), Asked::Seat)?;
    let judged = house.submit(code, input, |judged| judged).await;
    let judged = judged.ok().flatten().ok_or_else(Problem::later)??;
    debug_assert!(matches!(judged.answer, Some(Answer::Kept { .. })));
    Ok(Json(words::listed(&judged.hosted)).into_response())
}

async fn record(State(house): State<House>, Path(code): Path<String>) -> Result<Response, Problem> {
    let code = code_of(&code)?;
    let written = house.ask(move |house| {
        let hosted = house.read(code)?;
        hosted
            .record(&house.secret(code))
            .map_err(|_| Trouble::Later)
    });
    let written = written.await.ok_or_else(Problem::later)??;
    let Some(text) = written else {
        let error = Trouble::Refused(Refusal::NotBegun);
        return Err(error.into());
    };
    let file = format!("attachment; filename=\"{code}.acies\"");
    let about = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((about, text).into_response())
}

/// Leads a link to the page, whose files are named from its own folder. A browser keeps what follows the `#`.
fn to_page(word: &str, code: &str) -> Result<Redirect, Problem> {
    let code = code_of(code)?;
    Ok(Redirect::temporary(&format!("../?{word}={code}")))
}

async fn ready(State(house): State<House>) -> (http::StatusCode, &'static str) {
    if house.is_ready() {
        (StatusCode::OK, "ready")
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "battles cannot be kept now",
        )
    }
}
