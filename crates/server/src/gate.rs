//! Which requests are answered: those to the server's own addresses, from its own page or the user, and with the key.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::uri::PathAndQuery;
use axum::http::{StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};

use crate::key::Key;

/// The origin of a request as the browser states it: `same-origin`, `cross-site` and so on.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The fetch mode: `navigate`, `cors` and so on.
const FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

/// The fetch destination: `document`, `script` and so on.
const FETCH_DESTINATION: HeaderName = HeaderName::from_static("sec-fetch-dest");

/// The headers that this program reads. Browsers send none of them twice.
const READ: [HeaderName; 7] = [
    header::HOST,
    header::ORIGIN,
    FETCH_SITE,
    FETCH_MODE,
    FETCH_DESTINATION,
    header::ACCEPT_ENCODING,
    header::IF_NONE_MATCH,
];

/// The addresses and the key by which a site is reached.
#[derive(Debug)]
pub struct Gate {
    /// The hosts under which it answers, each with its port; the first stands in its link.
    hosts: Vec<String>,
    /// The first part of every path, without which nothing is served.
    key: Option<Key>,
}

/// Why a request is refused or led elsewhere.
#[derive(Debug, PartialEq, Eq)]
enum Refusal {
    /// It is not a valid request.
    Bad,
    /// It was addressed to another host name, or came from another page.
    Foreign,
    /// It has no valid key.
    NoKey,
    /// The page is at another address, with a sentence that says so.
    Elsewhere(HeaderValue, &'static str),
}

impl Gate {
    /// The gate for browsers on this machine.
    pub fn of_this_machine(port: u16) -> Gate {
        Gate {
            hosts: ["127.0.0.1", "localhost"]
                .map(|host| format!("{host}:{port}"))
                .into(),
            key: None,
        }
    }

    /// The gate at an address of the local network, for those that have the key.
    pub fn of_network(address: SocketAddr, key: Key) -> Gate {
        Gate {
            hosts: vec![address.to_string()],
            key: Some(key),
        }
    }

    /// The address of the page, with its key.
    pub fn link(&self) -> String {
        let host = self.hosts.first().map_or("", String::as_str);
        match &self.key {
            Some(key) => format!("http://{host}/{}/", key.as_str()),
            None => format!("http://{host}/"),
        }
    }

    /// Lets a request through; returns its target without the key.
    fn admit(&self, uri: &Uri, headers: &HeaderMap) -> Result<Uri, Refusal> {
        self.check(uri, headers)?;
        let target = uri.path_and_query().map_or("/", PathAndQuery::as_str);
        let target = self.unlocked(target).ok_or(Refusal::NoKey)?;
        if is_to_localhost(headers) {
            // Battles are kept by address: under two of them a player would see half of the battles at each.
            return Err(self.elsewhere(target, "The page is at 127.0.0.1.\n"));
        }
        // The page names its files by paths from its own folder: without the last slash they would be those of the folder above.
        if !target.starts_with('/') {
            return Err(self.elsewhere(target, "The page is at the same address with a slash.\n"));
        }
        target.parse().map_err(|_| Refusal::Bad)
    }

    /// Checks that a request addresses this server by one of its hosts, and comes from the server's page or the user.
    ///
    /// With DNS rebinding, a foreign page reaches this server, but still sends its own name as the host.
    fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), Refusal> {
        // An address in place of a path is for a proxy.
        if uri.authority().is_some() || !uri.path().starts_with('/') {
            return Err(Refusal::Bad);
        }
        for name in READ {
            let mut values = headers.get_all(name).iter();
            let is_text = values.next().is_none_or(|value| value.to_str().is_ok());
            if !is_text || values.next().is_some() {
                return Err(Refusal::Bad);
            }
        }
        let is_own = |host: &str| {
            let host = host.to_ascii_lowercase();
            // Browsers leave out the default port.
            self.hosts.contains(&host) || self.hosts.contains(&format!("{host}:80"))
        };
        let host = text(headers, header::HOST).ok_or(Refusal::Bad)?;
        let by_name = is_own(host);
        let by_page = text(headers, header::ORIGIN).is_none_or(|origin| {
            let host = origin.strip_prefix("http://");
            host.is_some_and(is_own)
        });
        // A link to the page may be opened from anywhere, because the linking page learns nothing from that.
        let is_link = text(headers, FETCH_MODE) == Some("navigate")
            && text(headers, FETCH_DESTINATION) == Some("document");
        let by_site = match text(headers, FETCH_SITE) {
            None | Some("same-origin" | "none") => true,
            Some(_) => is_link,
        };
        if by_name && by_page && by_site {
            Ok(())
        } else {
            Err(Refusal::Foreign)
        }
    }

    /// The target after the key; `None` if it begins with no key or another.
    fn unlocked<'a>(&self, target: &'a str) -> Option<&'a str> {
        let Some(key) = &self.key else {
            return Some(target);
        };
        let target = target.strip_prefix('/')?;
        let end = target.find(['/', '?']).unwrap_or(target.len());
        let (word, rest) = target.split_at(end);
        key.is(word).then_some(rest)
    }

    /// Leads to a target by the link of the page.
    fn elsewhere(&self, target: &str, sentence: &'static str) -> Refusal {
        let link = self.link();
        let place = format!("{link}{}", target.strip_prefix('/').unwrap_or(target));
        let place = HeaderValue::try_from(place).or_else(|_| HeaderValue::try_from(link));
        place.map_or(Refusal::Bad, |place| Refusal::Elsewhere(place, sentence))
    }
}

/// A header line as text.
fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Whether a request was addressed to `localhost`, which a browser takes for another place than 127.0.0.1.
fn is_to_localhost(headers: &HeaderMap) -> bool {
    let host = text(headers, header::HOST).unwrap_or_default();
    let name = host.split(':').next().unwrap_or_default();
    name.eq_ignore_ascii_case("localhost")
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Refusal::Bad => (StatusCode::BAD_REQUEST, "That is no request.\n").into_response(),
            Refusal::Foreign => (
                StatusCode::FORBIDDEN,
                "The page is answered only by the addresses that the program prints.\n",
            )
                .into_response(),
            Refusal::NoKey => (
                StatusCode::FORBIDDEN,
                "This link has no valid key: open the one that the program prints. It is new each time the program starts.\n",
            )
                .into_response(),
            Refusal::Elsewhere(place, sentence) => (
                StatusCode::TEMPORARY_REDIRECT,
                [(header::LOCATION, place)],
                sentence,
            )
                .into_response(),
        }
    }
}

/// Puts routes behind a gate. They see the target without the key.
pub fn guarded(routes: Router, gate: Gate) -> Router {
    // As the fallback of another router, for a layer of their own would run only after a route has been found.
    Router::new()
        .fallback_service(routes)
        .layer(middleware::from_fn_with_state(Arc::new(gate), pass))
}

async fn pass(State(gate): State<Arc<Gate>>, mut request: Request, next: Next) -> Response {
    match gate.admit(request.uri(), request.headers()) {
        Ok(target) => {
            *request.uri_mut() = target;
            next.run(request).await
        }
        Err(refusal) => refusal.into_response(),
    }
}
