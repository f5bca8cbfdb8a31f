//! What is asked by HTTP about messages: a player's contacts, and the page on which one is confirmed or stopped.

use std::fmt::Write;

use acies_store::{Contact, Contacts, StoreError, Way};
use acies_wire::notices::{self as wire, Proof, WantedMail};
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post, put};
use axum::{Json, Router};

use super::{Notices, Standing, address};
use crate::battles::problem::{self, Problem};
use crate::battles::request::{Caller, Claim, Claimed};
use crate::battles::{Asked, House};
use crate::key::Key;

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 1 << 12;

/// The routes of messages: none where the house sends none.
pub fn routes(house: House) -> Router {
    if house.notices().is_none() {
        return Router::new();
    }
    let seat = "/api/battles/{code}/seats/{side}/notices";
    Router::new()
        .route(seat, post(has))
        .route(&format!("{seat}/mail"), put(want).delete(stop))
        .route("/mail/{key}", get(page).post(confirm))
        .route("/mail/{key}/stop", get(page).post(stop_by_link))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .with_state(house)
}

/// Does something with the contacts of the house, in a task that may block.
async fn with<T: Send + 'static>(
    house: &House,
    work: impl FnOnce(&House, &Notices) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let done = house.ask_quickly(move |house| {
        let notices = house.notices().ok_or_else(Problem::later)?;
        work(house, notices)
    });
    done.await.ok_or_else(Problem::later)?
}

fn kept<T>(house: &House, done: Result<T, StoreError>) -> Result<T, Problem> {
    done.map_err(|error| house.trouble(&error).into())
}

fn state_of(
    house: &House,
    contacts: &dyn Contacts,
    claim: Claim,
) -> Result<wire::Contacts, Problem> {
    let all = kept(house, contacts.contacts_of(claim.code, claim.side))?;
    let mail = all.into_iter().find(|contact| contact.way == Way::Mail);
    Ok(wire::Contacts {
        mail: mail.map(|contact| wire::Mail {
            is_confirmed: contact.confirmed.is_some(),
            address: contact.address,
        }),
    })
}

async fn has(
    State(house): State<House>,
    Claimed(claim, Proof { .. }): Claimed<Proof>,
) -> Result<Response, Problem> {
    let state = with(&house, move |house, notices| {
        claim.prove(house)?;
        state_of(house, notices.contacts.as_ref(), claim)
    });
    Ok(Json(state.await?).into_response())
}

async fn want(
    State(house): State<House>,
    Caller(caller): Caller,
    Claimed(claim, wanted): Claimed<WantedMail>,
) -> Result<Response, Problem> {
    let to = address(&wanted.address).map_err(|error| {
        Problem::new(StatusCode::BAD_REQUEST, "not-understood", error.to_string())
    })?;
    problem::count(&house, caller, Asked::Mail)?;
    let state = with(&house, move |house, notices| {
        claim.prove(house)?;
        let contacts = notices.contacts.as_ref();
        let known = kept(house, contacts.contacts_of(claim.code, claim.side))?;
        // An address that is confirmed is not asked again.
        let is_known = |contact: &Contact| contact.confirmed.is_some() && contact.address == to;
        if !known.iter().any(is_known) {
            house.counters().count_mail(&to).map_err(|wait| {
                let text = "this address was asked a short time ago";
                Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-mails", text).within(wait)
            })?;
            let key = Key::new().map_err(|_| Problem::later())?;
            let languages = notices.words.languages();
            let language = languages.iter().find(|one| **one == wanted.language);
            let contact = Contact {
                code: claim.code,
                side: claim.side,
                way: Way::Mail,
                address: to,
                language: (*language.unwrap_or(&"en")).to_owned(),
                key: key.as_str().to_owned(),
                confirmed: None,
            };
            kept(house, contacts.put_contact(&contact, house.now()))?;
        }
        state_of(house, contacts, claim)
    });
    Ok((StatusCode::ACCEPTED, Json(state.await?)).into_response())
}

async fn stop(
    State(house): State<House>,
    Claimed(claim, Proof { .. }): Claimed<Proof>,
) -> Result<Response, Problem> {
    let state = with(&house, move |house, notices| {
        claim.prove(house)?;
        let contacts = notices.contacts.as_ref();
        for contact in kept(house, contacts.contacts_of(claim.code, claim.side))? {
            kept(house, contacts.forget(&contact.key))?;
        }
        state_of(house, contacts, claim)
    });
    Ok(Json(state.await?).into_response())
}

/// The language that a browser asks for first, for a contact that is gone.
fn first_language(headers: &HeaderMap) -> String {
    let asked = headers.get(header::ACCEPT_LANGUAGE);
    let asked = asked
        .and_then(|asked| asked.to_str().ok())
        .unwrap_or_default();
    asked
        .chars()
        .take_while(char::is_ascii_alphabetic)
        .collect()
}

/// The page of a contact. Opening it changes nothing, for programs that check mails open the links in them.
async fn page(
    State(house): State<House>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    shown(&house, key, first_language(&headers)).await
}

async fn confirm(
    State(house): State<House>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let of = key.clone();
    with(&house, move |house, notices| {
        kept(house, notices.contacts.confirm(&of, house.now()))
    })
    .await?;
    shown(&house, key, first_language(&headers)).await
}

/// Stops messages: the button of the page, and mail programs that offer it by themselves.
async fn stop_by_link(
    State(house): State<House>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let of = key.clone();
    let language = with(&house, move |house, notices| {
        let known = kept(house, notices.contacts.contact(&of))?;
        kept(house, notices.contacts.forget(&of))?;
        Ok(known.map(|contact| contact.language))
    })
    .await?;
    let language = language.unwrap_or_else(|| first_language(&headers));
    shown(&house, key, language).await
}

async fn shown(house: &House, key: String, language: String) -> Result<Response, Problem> {
    with(house, move |house, notices| {
        let contact = kept(house, notices.contacts.contact(&key))?;
        let words = match &contact {
            Some(contact) => {
                let standing = match contact.confirmed {
                    Some(_) => Standing::Confirmed,
                    None => Standing::Asked,
                };
                notices
                    .words
                    .page(&contact.language, standing, &contact.address)
            }
            None => notices.words.page(&language, Standing::Gone, ""),
        };
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title></head>\
             <body style=\"font-family: sans-serif; margin: 2em auto; max-width: 36em\">\
             <h1>{title}</h1><p>{}</p>",
            escaped(
                contact
                    .as_ref()
                    .map_or(&language, |contact| &contact.language)
            ),
            escaped(&words.text),
            title = escaped(&words.title),
        );
        let link = format!("{}mail/{key}", notices.link);
        for (label, target) in [(words.confirm, ""), (words.stop, "/stop")] {
            if let Some(label) = label {
                // A text takes everything.
                let _ = write!(
                    html,
                    "<form method=\"post\" action=\"{}{target}\"><button>{}</button></form>",
                    escaped(&link),
                    escaped(&label)
                );
            }
        }
        html.push_str("</body></html>\n");
        let status = match contact {
            Some(_) => StatusCode::OK,
            None => StatusCode::NOT_FOUND,
        };
        let fresh = [(header::CACHE_CONTROL, "no-store")];
        Ok((status, fresh, Html(html)).into_response())
    })
    .await
}

/// A text as it stands in HTML.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_html_is_text() {
        assert_eq!(
            escaped("<a href=\"x\">'&'</a>"),
            "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"
        );
    }
}
