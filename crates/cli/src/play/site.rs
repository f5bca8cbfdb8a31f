//! The files of the page, and how each is answered.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use super::deadline::{Paced, Patient};
use super::request::{LONGEST, Refusal, Request};

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

/// How long a request may take to arrive, however slowly it comes.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a client may take nothing of an answer. A slow link takes something now and then.
const STALLED: Duration = Duration::from_secs(30);

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

/// The status of an answer without a body, to a client that has the file already.
const NOT_MODIFIED: &str = "304 Not Modified";

/// One answer.
struct Answer {
    status: &'static str,
    kind: &'static str,
    /// Whether a browser may keep it for good.
    keep: bool,
    /// Other lines of its head, each with its line end.
    more: String,
    body: &'static [u8],
}

impl Site {
    /// Answers the one request of a connection; `asked` is called when the request is there. A browser that has gone away needs
    /// no answer.
    pub fn answer(self, stream: &TcpStream, asked: impl FnOnce()) {
        let Some(request) = Request::read(Paced::new(stream, PATIENCE)) else {
            return;
        };
        asked();
        let (answer, only_head) = match request {
            Ok(request) => (self.found(&request), request.method == "HEAD"),
            Err(refusal) => (refused(refusal), false),
        };
        let mut out = Patient::new(stream, STALLED);
        if answer.send(&mut out, only_head).is_ok() {
            // A connection that is closed with something unread is cut off, and the answer with it.
            let _ = stream.shutdown(Shutdown::Write);
            let rest = Paced::new(stream, FAREWELL).take(LONGEST);
            let _ = io::copy(&mut { rest }, &mut io::sink());
        }
    }

    /// Refuses a connection because too many are being answered.
    pub fn turn_away(stream: &TcpStream) {
        let body = b"Too much is asked for at once.\n";
        let mut out = Patient::new(stream, FAREWELL);
        let _ = text("503 Service Unavailable", body).send(&mut out, false);
    }

    fn found(self, request: &Request) -> Answer {
        if let Err(refusal) = request.check(self.port) {
            return refused(refusal);
        }
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            let answer = text("405 Method Not Allowed", b"The page can only be read.\n");
            return answer.with("Allow", "GET, HEAD");
        }
        if request.is_to_localhost() {
            // Battles are kept by address: under two of them a player would see half of the battles at each.
            let plain = request.target.bytes().all(|byte| byte.is_ascii_graphic());
            let target = if plain { request.target.as_str() } else { "/" };
            let place = format!("http://127.0.0.1:{}{target}", self.port);
            let answer = text("307 Temporary Redirect", b"The page is at 127.0.0.1.\n");
            return answer.with("Location", &place);
        }
        match self.file(&request.target) {
            Some(file) => file.answer(request),
            None => text("404 Not Found", b"There is no such page.\n"),
        }
    }

    /// The file of a path of the page. Only the very names that the page has lead to anything: nothing is looked for in a
    /// folder, so that no path leads out of one.
    pub fn file(self, target: &str) -> Option<File> {
        let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
        let path = if path.is_empty() { "index.html" } else { path };
        self.files.iter().copied().find(|file| file.name == path)
    }
}

impl File {
    /// The content in the best form that the client understands, or that it has this already.
    fn answer(self, request: &Request) -> Answer {
        let forms = [("br", self.brotli), ("gzip", self.gzip)];
        let form = forms.into_iter().find_map(|(encoding, body)| {
            let body = body.filter(|_| request.understands(encoding))?;
            Some((encoding, body))
        });
        // Each form has a tag of its own, for they are different bytes.
        let (tag, body) = match form {
            Some((encoding, body)) => (format!("\"{}-{encoding}\"", self.tag), body),
            None => (format!("\"{}\"", self.tag), self.body),
        };
        let has_it = request.has(&tag);
        let answer = Answer {
            status: if has_it { NOT_MODIFIED } else { "200 OK" },
            kind: kind_of(self.name),
            // The names of assets change with their content.
            keep: self.name.starts_with("assets/"),
            more: String::new(),
            body,
        };
        let answer = answer.with("ETag", &tag);
        let answer = answer.with("Vary", "Accept-Encoding");
        match form {
            Some((encoding, _)) if !has_it => answer.with("Content-Encoding", encoding),
            _ => answer,
        }
    }
}

impl Answer {
    /// The same with another line in its head.
    fn with(mut self, name: &str, value: &str) -> Answer {
        self.more = format!("{}{name}: {value}\r\n", self.more);
        self
    }

    fn send(&self, out: &mut impl Write, only_head: bool) -> io::Result<()> {
        let caching = if self.keep {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let (status, kind, more, length) = (self.status, self.kind, &self.more, self.body.len());
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: {caching}\r\n\
             {more}Content-Security-Policy: {POLICY}\r\n{MANNERS}Connection: close\r\n\r\n"
        );
        out.write_all(head.as_bytes())?;
        if only_head || self.status == NOT_MODIFIED {
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
        more: String::new(),
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
