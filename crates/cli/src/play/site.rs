//! The files of the page, and how each is answered.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use super::deadline::Paced;
use super::request::{LONGEST, Refusal, Request};

/// A file of the page: its path, and what is in it.
pub type File = (&'static str, &'static [u8]);

/// So long a connection takes at most, whatever is asked and however slowly.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long to drain an unread request, so that the client still receives the answer.
const FAREWELL: Duration = Duration::from_secs(1);

/// What the page may do: load what comes from here and nothing else. Its engine is WebAssembly, and Svelte sets styles.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What is sent with every answer: no guessing at kinds, no framing, no use of a file by another page.
const MANNERS: &str = "X-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\nReferrer-Policy: no-referrer\r\n\
                       Cross-Origin-Opener-Policy: same-origin\r\nCross-Origin-Resource-Policy: same-origin\r\n";

/// What is served, and at which port.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The files.
    pub files: &'static [File],
    /// The port that stands in its own address.
    pub port: u16,
}

/// One answer.
struct Answer {
    status: &'static str,
    kind: &'static str,
    /// Whether a browser may keep it for good.
    keep: bool,
    body: &'static [u8],
}

impl Site {
    /// Answers the one request of a connection. A browser that has gone away needs no answer.
    pub fn answer(self, stream: &TcpStream) {
        let mut paced = Paced::new(stream, PATIENCE);
        let Some(request) = Request::read(&mut paced) else {
            return;
        };
        let asked = request.and_then(|request| request.check(self.port).map(|()| request));
        let (answer, only_head) = match asked {
            Ok(request) => (self.found(&request), request.method == "HEAD"),
            Err(refusal) => (refused(refusal), false),
        };
        if answer.send(&mut paced, only_head).is_ok() {
            // A connection that is closed with something unread is cut off, and the answer with it.
            let _ = stream.shutdown(Shutdown::Write);
            let rest = Paced::new(stream, FAREWELL).take(LONGEST);
            let _ = io::copy(&mut { rest }, &mut io::sink());
        }
    }

    /// Refuses a connection because too many are open.
    pub fn turn_away(stream: &TcpStream) {
        let body = b"Too much is asked for at once.\n";
        let _ =
            text("503 Service Unavailable", body).send(&mut Paced::new(stream, FAREWELL), false);
    }

    fn found(self, request: &Request) -> Answer {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return text("405 Method Not Allowed", b"The page can only be read.\n");
        }
        match self.file(&request.target) {
            Some((name, body)) => Answer {
                status: "200 OK",
                kind: kind_of(name),
                // The names of assets change with their content.
                keep: name.starts_with("assets/"),
                body,
            },
            None => text("404 Not Found", b"There is no such page.\n"),
        }
    }

    /// The file of a path of the page. Only the very names that the page has lead to anything: nothing is looked for in a
    /// folder, so that no path leads out of one.
    pub fn file(self, target: &str) -> Option<File> {
        let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
        let path = if path.is_empty() { "index.html" } else { path };
        self.files.iter().copied().find(|(name, _)| *name == path)
    }
}

impl Answer {
    fn send(&self, out: &mut impl Write, only_head: bool) -> io::Result<()> {
        let caching = if self.keep {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let (status, kind, length) = (self.status, self.kind, self.body.len());
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: {caching}\r\n\
             Content-Security-Policy: {POLICY}\r\n{MANNERS}Connection: close\r\n\r\n"
        );
        out.write_all(head.as_bytes())?;
        if only_head {
            return Ok(());
        }
        out.write_all(self.body)
    }
}

fn refused(refusal: Refusal) -> Answer {
    match refusal {
        Refusal::Bad => text("400 Bad Request", b"That is no request.\n"),
        Refusal::TooLong => text(
            "431 Request Header Fields Too Large",
            b"The head of the request is too long.\n",
        ),
        Refusal::Foreign => text(
            "403 Forbidden",
            b"The page is only for the browser of this machine, by the address that the program prints.\n",
        ),
    }
}

fn text(status: &'static str, body: &'static [u8]) -> Answer {
    Answer {
        status,
        kind: "text/plain; charset=utf-8",
        keep: false,
        body,
    }
}

/// What a browser takes a file for.
pub fn kind_of(name: &str) -> &'static str {
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
