//! Which requests are answered: those to the server's own addresses, from its own page or the user, and with the key.

use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::uri::PathAndQuery;
use axum::http::{StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use thiserror::Error;

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
    /// The origins under which it answers; the first stands in its link.
    origins: Vec<Origin>,
    /// The first part of every path, without which nothing is served.
    key: Option<Key>,
}

/// How a browser names a server: `https://acies.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    scheme: Scheme,
    /// The host in lower case, with its port unless that is the default.
    host: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

/// Why a text is not the origin of a site.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "found `{found}`, expected https://HOST or http://HOST, with a port or without, and no path"
)]
pub struct OriginError {
    found: String,
}

impl Scheme {
    const fn word(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }

    const fn port(self) -> &'static str {
        match self {
            Scheme::Http => ":80",
            Scheme::Https => ":443",
        }
    }
}

impl Origin {
    /// The origin of what is served at an address of this machine.
    fn new(host: &str) -> Origin {
        Origin {
            scheme: Scheme::Http,
            host: Origin::plain(Scheme::Http, host),
        }
    }

    /// A host as it is compared: browsers leave out the default port.
    fn plain(scheme: Scheme, host: &str) -> String {
        let host = host.to_ascii_lowercase();
        let host = host.strip_suffix(scheme.port()).unwrap_or(&host);
        host.to_owned()
    }

    fn has_host(&self, host: &str) -> bool {
        self.host == Origin::plain(self.scheme, host)
    }

    fn is(&self, origin: &str) -> bool {
        let host = origin.strip_prefix(self.scheme.word());
        let host = host.and_then(|host| host.strip_prefix("://"));
        host.is_some_and(|host| self.has_host(host))
    }
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}://{}", self.scheme.word(), self.host)
    }
}

impl FromStr for Origin {
    type Err = OriginError;
    fn from_str(text: &str) -> Result<Origin, OriginError> {
        let wrong = || OriginError { found: text.into() };
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let scheme = match uri.scheme_str() {
            Some("http") => Scheme::Http,
            Some("https") => Scheme::Https,
            _ => return Err(wrong()),
        };
        let host = uri.authority().map(axum::http::uri::Authority::as_str);
        let host = host.filter(|host| !host.contains('@') && !host.is_empty());
        if uri.path_and_query().is_some_and(|path| path != "/") {
            return Err(wrong());
        }
        Ok(Origin {
            scheme,
            host: Origin::plain(scheme, host.ok_or_else(wrong)?),
        })
    }
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
            origins: ["127.0.0.1", "localhost"]
                .map(|host| Origin::new(&format!("{host}:{port}")))
                .into(),
            key: None,
        }
    }

    /// The gate at an address of the local network, for those that have the key.
    pub fn of_network(address: SocketAddr, key: Key) -> Gate {
        Gate {
            origins: vec![Origin::new(&address.to_string())],
            key: Some(key),
        }
    }

    /// The gate of a site that listens at an address, and that others reach by another name, where there is one.
    pub fn of_site(address: SocketAddr, public: Option<Origin>) -> Gate {
        let own = if address.ip().is_loopback() {
            Gate::of_this_machine(address.port()).origins
        } else {
            Vec::new()
        };
        let listening = (!address.ip().is_unspecified()).then(|| Origin::new(&address.to_string()));
        Gate {
            origins: public.into_iter().chain(listening).chain(own).collect(),
            key: None,
        }
    }

    /// The address of the page, with its key.
    pub fn link(&self) -> String {
        let origin = self.origins.first();
        let origin = origin.map(Origin::to_string).unwrap_or_default();
        match &self.key {
            Some(key) => format!("{origin}/{}/", key.as_str()),
            None => format!("{origin}/"),
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
        let host = text(headers, header::HOST).ok_or(Refusal::Bad)?;
        let by_name = self.origins.iter().any(|own| own.has_host(host));
        let by_page = text(headers, header::ORIGIN)
            .is_none_or(|origin| self.origins.iter().any(|own| own.is(origin)));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(text: &str) -> Origin {
        text.parse().unwrap()
    }

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        for (text, expected) in [
            ("https://Acies.example", "https://acies.example"),
            ("https://acies.example:443/", "https://acies.example"),
            ("http://acies.example:8080", "http://acies.example:8080"),
        ] {
            assert_eq!(origin(text).to_string(), expected);
        }
        for text in [
            "",
            "acies.example",
            "ftp://acies.example",
            "https://",
            "https://acies.example/path",
            "https://acies.example/?query",
            "https://user@acies.example",
        ] {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_site_answers_by_its_public_name_and_by_the_address_where_it_listens() {
        let gate = Gate::of_site(
            "127.0.0.1:7312".parse().unwrap(),
            Some(origin("https://acies.example")),
        );
        assert_eq!(gate.link(), "https://acies.example/");
        let asked = |host: &str, from: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(from) = from {
                headers.insert(header::ORIGIN, from.parse().unwrap());
            }
            gate.check(&Uri::from_static("/api/battles"), &headers)
                .is_ok()
        };
        assert!(asked("acies.example", Some("https://acies.example")));
        assert!(asked("acies.example:443", None));
        assert!(asked("127.0.0.1:7312", Some("http://127.0.0.1:7312")));
        assert!(!asked("acies.example", Some("http://acies.example")));
        assert!(!asked("acies.example", Some("https://evil.example")));
        assert!(!asked("acies.example:80", None));
        assert!(!asked("evil.example", None));
        let open = Gate::of_site(
            "0.0.0.0:80".parse().unwrap(),
            Some(origin("http://acies.example")),
        );
        assert_eq!(open.origins.len(), 1);
    }
}
