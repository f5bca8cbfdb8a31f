//! The local server of the page: it hands out the files that are part of the program, to this machine only.
//!
//! The page plays by itself; this knows no battle.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::Duration;

use thiserror::Error;

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The port that is taken where nothing else is said.
pub const PORT: u16 = 7311;

/// No head of a request is longer, in bytes.
const LONGEST: u64 = 1 << 16;

/// So long a connection may keep silent.
const PATIENCE: Duration = Duration::from_secs(30);

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
    let listener =
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| refusal(port, &error))?;
    let taken = listener.local_addr().map_or(port, |address| address.port());
    let address = format!("http://127.0.0.1:{taken}/");
    println!("Acies is at {address} (end it with Ctrl-C)");
    if open {
        open_browser(&address);
    }
    // A browser asks over several connections at once: none waits for another.
    for stream in listener.incoming().flatten() {
        std::thread::spawn(move || answer(&stream));
    }
    Ok(())
}

fn refusal(port: u16, error: &std::io::Error) -> PlayError {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => PlayError::InUse(port),
        _ => PlayError::Port {
            port,
            reason: error.to_string(),
        },
    }
}

/// The method and the target of a request; what its other lines say makes no difference here.
fn request(stream: &TcpStream) -> Option<(String, String)> {
    let mut lines = BufReader::new(stream.take(LONGEST)).lines();
    let first = lines.next()?.ok()?;
    // The whole head is read: a connection that is closed with something unread is cut off.
    for line in lines {
        if line.ok()?.is_empty() {
            let mut words = first.split(' ');
            return Some((words.next()?.to_owned(), words.next()?.to_owned()));
        }
    }
    None
}

/// Answers the one request of a connection. A browser that has gone away needs no answer.
fn answer(stream: &TcpStream) {
    let _ = stream.set_read_timeout(Some(PATIENCE));
    let _ = stream.set_write_timeout(Some(PATIENCE));
    let Some((method, target)) = request(stream) else {
        return;
    };
    let reads = matches!(method.as_str(), "GET" | "HEAD");
    let found = if reads { file(&target) } else { None };
    let (status, kind, keep, body) = match found {
        Some((name, bytes)) => ("200 OK", kind_of(name), name.starts_with("assets/"), bytes),
        None if reads => (
            "404 Not Found",
            "text/plain; charset=utf-8",
            false,
            b"There is no such page.\n".as_slice(),
        ),
        None => (
            "405 Method Not Allowed",
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
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: {caching}\r\n\
         Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\
         Connection: close\r\n\r\n"
    );
    let mut out = stream;
    let body = if method == "HEAD" { &[] } else { body };
    let _ = out
        .write_all(head.as_bytes())
        .and_then(|()| out.write_all(body));
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
        let error = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).unwrap_err();
        let text = refusal(port, &error).to_string();
        assert!(
            text.starts_with(&format!("port {port} is in use: `acies play --port ")),
            "{text}"
        );
    }

    #[test]
    fn only_reading_is_answered_and_the_connection_is_closed() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let server = std::thread::spawn(move || {
            for _ in 0..2 {
                answer(&listener.accept().unwrap().0);
            }
        });
        for (asked, expected) in [
            ("GET /no/such HTTP/1.1", "HTTP/1.1 404 Not Found\r\n"),
            ("POST / HTTP/1.1", "HTTP/1.1 405 Method Not Allowed\r\n"),
        ] {
            let mut stream = TcpStream::connect(address).unwrap();
            stream
                .write_all(format!("{asked}\r\nHost: here\r\n\r\n").as_bytes())
                .unwrap();
            // What is read to its end has been closed.
            let mut text = String::new();
            stream.read_to_string(&mut text).unwrap();
            assert!(text.starts_with(expected), "{text}");
            assert!(
                text.contains("Content-Security-Policy: default-src 'self'"),
                "{text}"
            );
        }
        server.join().unwrap();
    }
}
