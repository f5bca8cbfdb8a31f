//! The files of the page, and how each is answered.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use super::deadline::{Paced, Patient};
use super::lan::Key;
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

/// The answer to a request without the key.
const NO_KEY: &[u8] = b"This link has no valid key: open the one that the program prints. It is new each time the program starts.\n";

/// What is served, at which address, and by which key.
#[derive(Debug)]
pub struct Site {
    files: &'static [File],
    /// The hosts under which it answers, each with its port; the first stands in its link.
    hosts: Vec<String>,
    /// The first part of every path, without which nothing is served.
    key: Option<Key>,
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
    /// The page for browsers on this machine.
    pub fn of_this_machine(files: &'static [File], port: u16) -> Site {
        Site {
            files,
            hosts: ["127.0.0.1", "localhost"]
                .map(|host| format!("{host}:{port}"))
                .into(),
            key: None,
        }
    }

    /// The page at an address of the local network, by a link with its key.
    pub fn of_network(files: &'static [File], address: SocketAddr, key: Key) -> Site {
        Site {
            files,
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

    /// Answers the one request of a connection; `asked` is called when the request is there. A browser that has gone away needs
    /// no answer.
    pub fn answer(&self, stream: &TcpStream, asked: impl FnOnce()) {
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

    fn found(&self, request: &Request) -> Answer {
        if let Err(refusal) = request.check(&self.hosts) {
            return refused(refusal);
        }
        let target = request.target.as_str();
        let end = target.find(['?', '#']).unwrap_or(target.len());
        let (path, query) = target.split_at(end);
        let Some(path) = self.unlocked(path) else {
            return text("403 Forbidden", NO_KEY);
        };
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            let answer = text("405 Method Not Allowed", b"The page can only be read.\n");
            return answer.with("Allow", "GET, HEAD");
        }
        if request.is_to_localhost() {
            // Battles are kept by address: under two of them a player would see half of the battles at each.
            let plain = request.target.bytes().all(|byte| byte.is_ascii_graphic());
            let target = if plain { request.target.as_str() } else { "/" };
            let place = format!(
                "{}{}",
                self.link(),
                target.strip_prefix('/').unwrap_or(target)
            );
            let answer = text("307 Temporary Redirect", b"The page is at 127.0.0.1.\n");
            return answer.with("Location", &place);
        }
        // The page names its files by paths from its own folder: without the last slash they would be those of the folder above.
        let Some(path) = path.strip_prefix('/') else {
            let place = format!("{}{query}", self.link());
            let answer = text(
                "307 Temporary Redirect",
                b"The page is at the same address with a slash.\n",
            );
            return answer.with("Location", &place);
        };
        match self.file(path) {
            Some(file) => file.answer(request),
            None => text("404 Not Found", b"There is no such page.\n"),
        }
    }

    /// The path after the key; `None` if it begins with no key or another.
    fn unlocked<'a>(&self, path: &'a str) -> Option<&'a str> {
        let Some(key) = &self.key else {
            return Some(path);
        };
        let path = path.strip_prefix('/')?;
        let (word, rest) = path.split_at(path.find('/').unwrap_or(path.len()));
        key.is(word).then_some(rest)
    }

    /// The file of a path of the page. Only the very names that the page has lead to anything: nothing is looked for in a
    /// folder, so that no path leads out of one.
    fn file(&self, path: &str) -> Option<File> {
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
            b"The page is answered only by the addresses that the program prints.\n",
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
        Some("woff2") => "font/woff2",
        Some("webmanifest" | "json") => "application/json",
        _ => "application/octet-stream",
    }
}
