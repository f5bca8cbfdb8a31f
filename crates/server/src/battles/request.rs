//! What is read of a request by HTTP: the battle and the side that its path names, its body, and where it comes from.

use acies_chronicle::shared_dice::Code;
use acies_referee::Side;
use acies_wire::notices::{AskingBrowser, Proof, WantedMail, WantedPush};
use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use super::allowances::Address;
use super::code;
use super::house::House;
use super::problem::Problem;
use super::words;
use crate::connection::Peer;

/// The battle that a path names.
pub struct OfBattle(pub Code);

/// The battle and the side that a path names.
pub struct OfSeat(pub Code, pub Side);

/// The address that a request comes from.
pub struct Caller(pub Address);

/// A body: JSON, and said to be.
pub struct Said<T>(pub T);

/// A body that says which seat it is about, and proves it by a token.
pub trait Proves {
    /// The token in hexadecimal digits.
    fn token(&self) -> &str;
}

impl Proves for Proof {
    fn token(&self) -> &str {
        &self.token
    }
}

impl Proves for WantedMail {
    fn token(&self) -> &str {
        &self.token
    }
}

impl Proves for AskingBrowser {
    fn token(&self) -> &str {
        &self.token
    }
}

impl Proves for WantedPush {
    fn token(&self) -> &str {
        &self.token
    }
}

/// A seat, as the path names it, and the token of its player.
#[derive(Clone, Copy)]
pub struct Claim {
    pub code: Code,
    pub side: Side,
    token: [u8; 32],
}

impl Claim {
    /// Asks the battle whether the token is that of the seat.
    ///
    /// # Errors
    /// When it is not, and when there is no such battle.
    pub fn prove(&self, house: &House) -> Result<(), Problem> {
        let hosted = house.read(self.code)?;
        let hash = *blake3::hash(&self.token).as_bytes();
        if hosted.side_of(&hash) == Some(self.side) {
            return Ok(());
        }
        let text = "the token is not that of this seat";
        Err(Problem::new(StatusCode::FORBIDDEN, "not-yours", text))
    }
}

/// The seat that a request is about, still to be proven, and its body.
pub struct Claimed<T>(pub Claim, pub T);

/// The battle that a part of a path names.
///
/// # Errors
/// When it names none.
pub fn code_of(text: &str) -> Result<Code, Problem> {
    code::read(text).ok_or_else(Problem::unknown)
}

fn side_of(text: &str) -> Result<Side, Problem> {
    Side::from_word(text).ok_or_else(|| {
        let text = format!("found the side `{text}`, expected red or blue");
        Problem::new(StatusCode::NOT_FOUND, "no-side", text)
    })
}

/// Parts of a path that are no text name no battle.
fn unread(_: PathRejection) -> Problem {
    Problem::unknown()
}

impl FromRequestParts<House> for OfBattle {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<OfBattle, Problem> {
        let path = Path::<String>::from_request_parts(parts, house).await;
        Ok(OfBattle(code_of(&path.map_err(unread)?.0)?))
    }
}

impl FromRequestParts<House> for OfSeat {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<OfSeat, Problem> {
        let path = Path::<(String, String)>::from_request_parts(parts, house).await;
        let Path((code, side)) = path.map_err(unread)?;
        Ok(OfSeat(code_of(&code)?, side_of(&side)?))
    }
}

impl FromRequestParts<House> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Caller, Problem> {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0);
        let address = Address::of_request(peer, &parts.headers, house.has_proxy());
        Ok(Caller(address))
    }
}

impl<T: DeserializeOwned> FromRequest<House> for Said<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &House) -> Result<Said<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE);
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
        let body = Bytes::from_request(request, house).await;
        let body =
            body.map_err(|error| Problem::new(error.status(), "unread", error.body_text()))?;
        let said = serde_json::from_slice(&body);
        said.map(Said)
            .map_err(|error| Problem::new(StatusCode::BAD_REQUEST, "no-message", error.to_string()))
    }
}

impl<T: DeserializeOwned + Proves> FromRequest<House> for Claimed<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &House) -> Result<Claimed<T>, Problem> {
        let (mut parts, body) = request.into_parts();
        let seat = OfSeat::from_request_parts(&mut parts, house).await;
        let request = Request::from_parts(parts, body);
        // What is no message at all is refused as such, whichever seat its path names.
        let Said(said) = Said::<T>::from_request(request, house).await?;
        let OfSeat(code, side) = seat?;
        let token = words::bytes("token", said.token())?;
        Ok(Claimed(Claim { code, side, token }, said))
    }
}
