//! What is asked by HTTP about messages: a player's contacts, and the page on which one is confirmed or stopped.

use std::fmt::Write;

use acies_store::{Contact, Contacts, StoreError, Way};
use acies_wire::notices::{
    self as wire, AskingBrowser, Proof, Subscription, WantedMail, WantedPush,
};
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post, put};
use axum::{Json, Router};

use super::{LISTED, Notices, SEVERAL, Standing, address};
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
        .route(&format!("{seat}/push"), put(push).delete(stop_push))
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

/// Whether a contact is the browser with an address at its push service.
fn is_browser(contact: &Contact, endpoint: Option<&str>) -> bool {
    let kept = || serde_json::from_str::<Subscription>(&contact.address).ok();
    contact.way == Way::Push && kept().is_some_and(|kept| endpoint == Some(kept.endpoint.as_str()))
}

/// Where messages to a seat go, as the browser with an address at its push service sees it.
fn state_of(
    house: &House,
    contacts: &dyn Contacts,
    claim: Claim,
    endpoint: Option<&str>,
) -> Result<wire::Contacts, Problem> {
    let all = kept(house, contacts.contacts_of(claim.code, claim.side))?;
    let push = all.iter().any(|contact| is_browser(contact, endpoint));
    let mail = all.into_iter().find(|contact| contact.way == Way::Mail);
    Ok(wire::Contacts {
        push,
        mail: mail.map(|contact| wire::Mail {
            is_confirmed: contact.confirmed.is_some(),
            address: contact.address,
        }),
    })
}

async fn has(
    State(house): State<House>,
    Claimed(claim, AskingBrowser { endpoint, .. }): Claimed<AskingBrowser>,
) -> Result<Response, Problem> {
    let state = with(&house, move |house, notices| {
        claim.prove(house)?;
        let contacts = notices.contacts.as_ref();
        state_of(house, contacts, claim, endpoint.as_deref())
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
        if notices.mailer.is_none() {
            return Err(none("e-mail"));
        }
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
            let contact = Contact {
                code: claim.code,
                side: claim.side,
                way: Way::Mail,
                address: to,
                language: known_language(notices, &wanted.language),
                key: key.as_str().to_owned(),
                confirmed: None,
            };
            kept(house, contacts.put_contact(&contact, house.now()))?;
        }
        state_of(house, contacts, claim, None)
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
            if contact.way == Way::Mail {
                kept(house, contacts.forget(&contact.key))?;
            }
        }
        state_of(house, contacts, claim, None)
    });
    Ok(Json(state.await?).into_response())
}

/// Keeps a browser. Its user has allowed messages there, so it is confirmed.
async fn push(
    State(house): State<House>,
    Caller(caller): Caller,
    Claimed(claim, wanted): Claimed<WantedPush>,
) -> Result<Response, Problem> {
    problem::count(&house, caller, Asked::Mail)?;
    let state = with(&house, move |house, notices| {
        let pusher = notices.pusher.as_ref();
        let pusher = pusher.ok_or_else(|| none("messages to browsers"))?;
        claim.prove(house)?;
        let WantedPush {
            subscription,
            language,
            ..
        } = wanted;
        let address = pusher.keepable(&subscription).map_err(|error| {
            Problem::new(StatusCode::BAD_REQUEST, "not-understood", error.to_string())
        })?;
        let contacts = notices.contacts.as_ref();
        let known = kept(house, contacts.contacts_of(claim.code, claim.side))?;
        let is_known = |one: &Contact| one.way == Way::Push && one.address == address;
        if !known.iter().any(is_known) {
            let key = Key::new().map_err(|_| Problem::later())?;
            let contact = Contact {
                code: claim.code,
                side: claim.side,
                way: Way::Push,
                address,
                language: known_language(notices, &language),
                key: key.as_str().to_owned(),
                confirmed: Some(house.now()),
            };
            kept(house, contacts.put_contact(&contact, house.now()))?;
        }
        state_of(house, contacts, claim, Some(&subscription.endpoint))
    });
    Ok((StatusCode::CREATED, Json(state.await?)).into_response())
}

/// Forgets a browser.
async fn stop_push(
    State(house): State<House>,
    Claimed(claim, AskingBrowser { endpoint, .. }): Claimed<AskingBrowser>,
) -> Result<Response, Problem> {
    let state = with(&house, move |house, notices| {
        claim.prove(house)?;
        let (contacts, endpoint) = (notices.contacts.as_ref(), endpoint.as_deref());
        for contact in kept(house, contacts.contacts_of(claim.code, claim.side))? {
            if is_browser(&contact, endpoint) {
                kept(house, contacts.forget(&contact.key))?;
            }
        }
        state_of(house, contacts, claim, endpoint)
    });
    Ok(Json(state.await?).into_response())
}

/// The answer where the house sends nothing in some way.
fn none(what: &str) -> Problem {
    let text = format!("this house sends no {what}");
    Problem::new(StatusCode::NOT_FOUND, "no-messages", text)
}

/// A language that there are messages in.
fn known_language(notices: &Notices, wanted: &str) -> String {
    let languages = notices.words.languages();
    let language = languages.iter().find(|one| **one == wanted);
    (*language.unwrap_or(&"en")).to_owned()
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
        for one in keys_of(&of) {
            kept(house, notices.contacts.confirm(one, house.now()))?;
        }
        Ok(())
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
        let known = first_of(house, notices, &of)?;
        for one in keys_of(&of) {
            kept(house, notices.contacts.forget(one))?;
        }
        Ok(known.map(|contact| contact.language))
    })
    .await?;
    let language = language.unwrap_or_else(|| first_language(&headers));
    shown(&house, key, language).await
}

/// The keys of a link.
fn keys_of(keys: &str) -> impl Iterator<Item = &str> {
    keys.split(SEVERAL).take(LISTED as usize)
}

/// The first contact of the keys of a link that is still there: the message about several battles has their keys.
fn first_of(house: &House, notices: &Notices, keys: &str) -> Result<Option<Contact>, Problem> {
    for key in keys_of(keys) {
        let found = kept(house, notices.contacts.contact(key))?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

async fn shown(house: &House, key: String, language: String) -> Result<Response, Problem> {
    with(house, move |house, notices| {
        let contact = first_of(house, notices, &key)?;
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
        // Without a referrer to itself, a browser sends `Origin: null` with the buttons, which the gate takes for a foreign page's.
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\">\
             <meta name=\"referrer\" content=\"same-origin\"><title>{title}</title></head>\
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
