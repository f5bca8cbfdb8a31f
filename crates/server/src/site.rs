//! Routes behind their gate, with what every answer says about its use.

use std::net::TcpListener;

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::gate::{Gate, guarded};

/// What the page may do: load what comes from here and nothing else. Its engine is WebAssembly, and Svelte sets styles.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What is served at one address.
#[derive(Debug)]
pub struct Site {
    /// Where connections arrive.
    pub listener: TcpListener,
    /// What answers them.
    pub routes: Router,
}

/// Puts routes behind a gate. No answer may be framed, guessed at or used by another page, and none is kept unless it says so.
pub fn site(routes: Router, gate: Gate) -> Router {
    let manners = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    let routes = guarded(routes, gate).layer(SetResponseHeaderLayer::if_not_present(
        header::CACHE_CONTROL,
        HeaderValue::from_static("no-cache"),
    ));
    manners.into_iter().fold(routes, |routes, (name, value)| {
        let value = HeaderValue::from_static(value);
        routes.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}
