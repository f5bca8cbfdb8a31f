//! The local server of the page: it hands out the files that are part of the program, to this machine only.
//!
//! The page plays by itself; this knows no battle.

use std::io::Cursor;
use std::net::Ipv4Addr;
use std::process::{Command, Stdio};

use thiserror::Error;
use tiny_http::{Header, Method, Request, Response, Server};

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The port that is taken where nothing else is said.
pub const PORT: u16 = 7311;

/// What the page may load: only what comes from here; its engine is WebAssembly, and Svelte sets styles.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; worker-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Why the page cannot be served.
#[derive(Debug, Error)]
pub enum PlayError {
    /// The program was built without the page.
    #[error(
        "the page is not part of this program: `cargo xtask build` (it needs Node 20 or later) makes one that has it"
    )]
    NoPage,
    /// Somebody else listens there.
    #[error("port {0} is in use: `acies play --port {next}` takes another", next = if *.0 == u16::MAX { PORT } else { .0 + 1 })]
    InUse(u16),
    /// The port cannot be had for another reason.
    #[error("port {port} cannot be had: {reason}")]
    Port {
        /// Which.
        port: u16,
        /// What the machine says.
        reason: String,
    },
}

/// Serves the page on 127.0.0.1 until the program is ended; opens it in the browser if that is wished.
///
/// Port 0 takes any that is free.
///
/// # Errors
/// When the program has no page, or the port cannot be had.
pub fn play(port: u16, open: bool) -> Result<(), PlayError> {
    if !FILES.iter().any(|(name, _)| *name == "index.html") {
        return Err(PlayError::NoPage);
    }
    let server =
        Server::http((Ipv4Addr::LOCALHOST, port)).map_err(|error| refusal(port, error.as_ref()))?;
    let taken = server
        .server_addr()
        .to_ip()
        .map_or(port, |address| address.port());
    let address = format!("http://127.0.0.1:{taken}/");
    println!("Acies is at {address} (end it with Ctrl-C)");
    if open {
        open_browser(&address);
    }
    for request in server.incoming_requests() {
        answer(request);
    }
    Ok(())
}

fn refusal(port: u16, error: &(dyn std::error::Error + Send + Sync + 'static)) -> PlayError {
    let kind = error
        .downcast_ref::<std::io::Error>()
        .map(std::io::Error::kind);
    match kind {
        Some(std::io::ErrorKind::AddrInUse) => PlayError::InUse(port),
        _ => PlayError::Port {
            port,
            reason: error.to_string(),
        },
    }
}

fn answer(request: Request) {
    let reads = matches!(request.method(), Method::Get | Method::Head);
    let found = if reads { file(request.url()) } else { None };
    let (status, kind, keep, body) = match found {
        Some((name, bytes)) => (200, kind_of(name), name.starts_with("assets/"), bytes),
        None if reads => (
            404,
            "text/plain; charset=utf-8",
            false,
            b"There is no such page.\n".as_slice(),
        ),
        None => (
            405,
            "text/plain; charset=utf-8",
            false,
            b"The page can only be read.\n".as_slice(),
        ),
    };
    // The names of assets change with their content.
    let caching = if keep {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [
        ("Content-Type", kind),
        ("Cache-Control", caching),
        ("Content-Security-Policy", POLICY),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
    ];
    let headers = headers
        .iter()
        .filter_map(|(name, value)| Header::from_bytes(*name, *value).ok())
        .collect();
    let response = Response::new(
        status.into(),
        headers,
        Cursor::new(body),
        Some(body.len()),
        None,
    );
    // A browser that has gone away needs no answer.
    let _ = request.respond(response);
}

/// The file of a path of the page.
fn file(url: &str) -> Option<(&'static str, &'static [u8])> {
    let path = url
        .split(['?', '#'])
        .next()
        .unwrap_or_default()
        .trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    FILES.iter().copied().find(|(name, _)| *name == path)
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest" | "json") => "application/json",
        _ => "application/octet-stream",
    }
}

/// Opens an address in the browser; where there is none, the address stands in the terminal.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        ("open", vec![address])
    } else if cfg!(windows) {
        ("cmd", vec!["/C", "start", "", address])
    } else {
        ("xdg-open", vec![address])
    };
    let _ = Command::new(opener.0)
        .args(opener.1)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_leads_to_its_file_and_nowhere_else() {
        assert_eq!(file("/no/such/file.js"), None);
        assert_eq!(file("/../Cargo.toml"), None);
        let index = FILES.iter().any(|(name, _)| *name == "index.html");
        assert_eq!(file("/?seed=7").is_some(), index);
    }

    #[test]
    fn webassembly_is_sent_as_such_so_that_it_is_compiled_while_it_loads() {
        assert_eq!(kind_of("assets/engine-1a2b.wasm"), "application/wasm");
        assert_eq!(kind_of("index.html"), "text/html; charset=utf-8");
    }

    #[test]
    fn a_port_in_use_is_named_with_another_to_take() {
        let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let error = Server::http((Ipv4Addr::LOCALHOST, port)).err().unwrap();
        let text = refusal(port, error.as_ref()).to_string();
        assert!(
            text.starts_with(&format!("port {port} is in use: `acies play --port ")),
            "{text}"
        );
    }
}
