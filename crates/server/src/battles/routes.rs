//! What is asked by HTTP: to offer a battle, to look at one, to take a seat, for the record, and to report a ruling.

use std::time::Duration;

use acies_host::{Answer, Input, Refusal};
use acies_wire::notices::About;
use acies_wire::online::{Offering, Taking};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get, post, put};
use axum::{Json, http};
use serde::Serialize;
use tower_http::timeout::TimeoutLayer;

use super::allowances::Asked;
use super::house::{House, NotOffered, Trouble};
use super::problem::{Problem, count};
use super::rematch::NoRematch;
use super::reports::{self, LONGEST_REPORT};
use super::request::{Caller, OfBattle, OfSeat, Said, code_of};
use super::socket::{self, SUBPROTOCOL};
use super::words;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 1 << 14;
/// The same of an offer, which may hold the record of a battle that is gone on with.
const LONGEST_OFFER: usize = 1 << 18;
/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(30);

/// The routes of battles.
pub fn routes(house: House) -> Router {
    let too_slow = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE);
    Router::new()
        .route("/house.json", get(house_file))
        .route(
            "/api/battles",
            get(about).merge(post(offer).layer(DefaultBodyLimit::max(LONGEST_OFFER))),
        )
        .route("/api/battles/{code}", get(listed))
        .route("/api/battles/{code}/seats/{side}", put(take))
        .route("/api/battles/{code}/record", get(record))
        .route("/api/battles/{code}/rematch", post(rematch))
        .route("/api/socket", any(socket::open))
        .route(
            "/api/reports",
            // It brings a record, which is longer than anything else that is said.
            post(reports::report).layer(DefaultBodyLimit::max(LONGEST_REPORT)),
        )
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

/// Says that this house has battles.
async fn about(State(house): State<House>) -> impl IntoResponse {
    let notices = house.notices();
    Json(About {
        subprotocol: SUBPROTOCOL.into(),
        mail: notices.and_then(|notices| notices.mailer.as_ref().map(|_| true)),
        push: notices.and_then(|notices| Some(notices.pusher.as_ref()?.public())),
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
    Caller(address): Caller,
    Said(offering): Said<Offering>,
) -> Result<Response, Problem> {
    count(&house, address, Asked::Battle)?;
    let offered = house.ask_quickly(move |house| house.offer(&offering)).await;
    match offered.ok_or_else(Problem::later)? {
        Ok(listed) => Ok((StatusCode::CREATED, Json(listed)).into_response()),
        Err(NotOffered::NotSaid(error)) => Err(error.into()),
        Err(NotOffered::Later) => Err(Problem::later()),
    }
}

async fn listed(State(house): State<House>, OfBattle(code): OfBattle) -> Result<Response, Problem> {
    // What was played of it before it was offered is replayed for this.
    let read =
        house.ask_quickly(move |house| house.read(code).map(|hosted| words::listed(&hosted)));
    let listed = read.await.ok_or_else(Problem::later)??;
    Ok(Json(listed).into_response())
}

async fn take(
    State(house): State<House>,
    OfSeat(code, side): OfSeat,
    Caller(address): Caller,
    Said(taking): Said<Taking>,
) -> Result<Response, Problem> {
    let input = Input::Take {
        side,
        secret: words::bytes("secret", &taking.secret)?,
        token: words::bytes("token", &taking.token)?,
        root: words::value("root", &taking.root)?,
    };
    count(&house, address, Asked::Seat)?;
    let judged = house.submit_quickly(code, input).await;
    let judged = judged.ok_or_else(Problem::later)??;
    debug_assert!(matches!(judged.answer, Some(Answer::Kept { .. })));
    let listed = house
        .ask_quickly(move |_| words::listed(&judged.hosted))
        .await;
    Ok(Json(listed.ok_or_else(Problem::later)?).into_response())
}

/// The record of a battle: where others may not watch, for a player, who proves a seat by `Authorization: Bearer TOKEN`.
async fn record(
    State(house): State<House>,
    OfBattle(code): OfBattle,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = token_of(&headers);
    let written = house.ask(move |house| {
        let hosted = house.read(code)?;
        let side = token.and_then(|token| hosted.side_of(blake3::hash(&token).as_bytes()));
        if !hosted.rows().terms.watched && side.is_none() {
            let text = "only its players may see this battle";
            return Err(Problem::new(StatusCode::FORBIDDEN, "not-watched", text));
        }
        let written = hosted.record(&house.secret(code));
        written.map_err(|_| Problem::later())
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

/// The token of a seat that a request shows in its head.
fn token_of(headers: &HeaderMap) -> Option<[u8; 32]> {
    let shown = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    words::bytes("token", shown.strip_prefix("Bearer ")?).ok()
}

/// The battle in which the players of this one change sides: made at the first asking, and the same at every other.
async fn rematch(
    State(house): State<House>,
    OfBattle(code): OfBattle,
) -> Result<Response, Problem> {
    let made = house.ask(move |house| house.rematch(code)).await;
    match made.ok_or_else(Problem::later)? {
        Ok(listed) => Ok(Json(listed).into_response()),
        Err(NoRematch::NotAgreed) => {
            let text = "a rematch is made when both players have agreed on it";
            Err(Problem::new(StatusCode::CONFLICT, "not-agreed", text))
        }
        Err(NoRematch::Trouble(trouble)) => Err(trouble.into()),
    }
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
