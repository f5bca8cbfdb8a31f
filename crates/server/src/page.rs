//! The files of the page, and how each is answered.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path.
    pub name: &'static str,
    /// A hash of its content.
    pub tag: &'static str,
    /// Its content.
    pub body: &'static [u8],
    /// The content compressed by Brotli, where that is worth it.
    pub brotli: Option<&'static [u8]>,
    /// The content compressed by gzip.
    pub gzip: Option<&'static [u8]>,
}

/// The routes of the page: its files, and `/healthz`, by which a watcher sees that the server answers.
pub fn page(files: &'static [File]) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .fallback(answer)
        .with_state(files)
}

/// Only the very names that the page has lead to anything: nothing is looked for in a folder, so that no path leads out of one.
async fn answer(
    State(files): State<&'static [File]>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        let allowed = [(header::ALLOW, "GET, HEAD")];
        let text = "The page can only be read.\n";
        return (StatusCode::METHOD_NOT_ALLOWED, allowed, text).into_response();
    }
    let path = uri.path();
    let name = match path.strip_prefix('/') {
        Some("") => "index.html",
        Some(name) => name,
        None => path,
    };
    match files.iter().find(|file| file.name == name) {
        Some(file) => file.answer(&headers),
        None => (StatusCode::NOT_FOUND, "There is no such page.\n").into_response(),
    }
}

impl File {
    /// The content in the best form that the client understands, or that it has this already.
    fn answer(&self, headers: &HeaderMap) -> Response {
        let forms = [("br", self.brotli), ("gzip", self.gzip)];
        let form = forms.into_iter().find_map(|(encoding, body)| {
            let body = body.filter(|_| understands(headers, encoding))?;
            Some((encoding, body))
        });
        // Each form has a tag of its own, for they are different bytes.
        let (tag, body) = match form {
            Some((encoding, body)) => (format!("\"{}-{encoding}\"", self.tag), body),
            None => (format!("\"{}\"", self.tag), self.body),
        };
        let has_it = has(headers, &tag);
        // The names of assets change with their content.
        let caching = if self.name.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let about = [
            (header::CONTENT_TYPE, kind_of(self.name)),
            (header::CACHE_CONTROL, caching),
            (header::ETAG, tag.as_str()),
            (header::VARY, "Accept-Encoding"),
        ];
        if has_it {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let encoding = form.map(|(encoding, _)| [(header::CONTENT_ENCODING, encoding)]);
        match encoding {
            Some(encoding) => (about, encoding, Body::from(body)).into_response(),
            None => (about, Body::from(body)).into_response(),
        }
    }
}

/// A header line as text; empty if there is none.
fn line(headers: &HeaderMap, name: HeaderName) -> &str {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default()
}

/// Whether the client understands a compression, such as `br`.
fn understands(headers: &HeaderMap, encoding: &str) -> bool {
    let all = line(headers, header::ACCEPT_ENCODING);
    all.split(',').any(|one| {
        let (name, more) = one.split_once(';').unwrap_or((one, ""));
        let refused = matches!(more.trim(), "q=0" | "q=0." | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

/// Whether the client has a file already, by its tag.
fn has(headers: &HeaderMap, tag: &str) -> bool {
    let all = line(headers, header::IF_NONE_MATCH);
    let mut tags = all.split(',').map(str::trim);
    tags.any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

/// What a browser takes a file for.
fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest" | "json") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn webassembly_is_sent_as_such_so_that_it_is_compiled_while_it_loads() {
        assert_eq!(kind_of("assets/engine-1a2b.wasm"), "application/wasm");
        assert_eq!(kind_of("index.html"), "text/html; charset=utf-8");
    }

    #[test]
    fn a_typeface_is_sent_as_such() {
        assert_eq!(kind_of("assets/marcellus-1a2b.woff2"), "font/woff2");
    }
}
