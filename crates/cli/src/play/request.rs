//! The head of an HTTP request, read with a size limit and checked before any answer.

use std::io::{BufRead, BufReader, Read};

/// The maximum length of a request head, in bytes.
pub const LONGEST: u64 = 1 << 14;

/// The parts of a request head that the server uses.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The method, such as `GET`.
    pub method: String,
    /// The target, usually a path.
    pub target: String,
    host: Option<String>,
    origin: Option<String>,
    /// The origin of the request as the browser states it: `same-origin`, `cross-site` and so on.
    site: Option<String>,
    /// The fetch mode: `navigate`, `cors` and so on.
    mode: Option<String>,
    /// The fetch destination: `document`, `script` and so on.
    fate: Option<String>,
    /// The compressions that the client understands.
    encodings: Option<String>,
    /// The tags of what the client has already.
    tags: Option<String>,
}

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not a valid request.
    Bad,
    /// Its head is too long.
    TooLong,
    /// It was addressed to another host name, or came from another page.
    Foreign,
}

impl Request {
    /// Reads a head up to its final empty line; `None` if the client disconnected or took too long.
    pub fn read(from: impl Read) -> Option<Result<Request, Refusal>> {
        let mut from = BufReader::new(from.take(LONGEST));
        let mut first = None;
        let mut request = Request::default();
        loop {
            let mut line = Vec::new();
            from.read_until(b'\n', &mut line).ok()?;
            if line.pop() != Some(b'\n') {
                let all_taken = from.get_ref().limit() == 0;
                return all_taken.then_some(Err(Refusal::TooLong));
            }
            if line.last() == Some(&b'\r') {
                line.pop();
            }
            let Ok(line) = String::from_utf8(line) else {
                return Some(Err(Refusal::Bad));
            };
            match (&first, line.is_empty()) {
                (None, _) => first = Some(line),
                (Some(first), true) => return Some(request.begun_by(first)),
                (Some(_), false) if !request.field(&line) => return Some(Err(Refusal::Bad)),
                (Some(_), false) => {}
            }
        }
    }

    /// Parses the first line.
    fn begun_by(mut self, line: &str) -> Result<Request, Refusal> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            [method, target, "HTTP/1.0" | "HTTP/1.1"] if target.starts_with('/') => {
                method.clone_into(&mut self.method);
                target.clone_into(&mut self.target);
                Ok(self)
            }
            _ => Err(Refusal::Bad),
        }
    }

    /// Parses a header line; returns whether it is valid.
    fn field(&mut self, line: &str) -> bool {
        let Some((name, value)) = line.split_once(':') else {
            return false;
        };
        let place = match name.to_ascii_lowercase().as_str() {
            "host" => &mut self.host,
            "origin" => &mut self.origin,
            "sec-fetch-site" => &mut self.site,
            "sec-fetch-mode" => &mut self.mode,
            "sec-fetch-dest" => &mut self.fate,
            "accept-encoding" => &mut self.encodings,
            "if-none-match" => &mut self.tags,
            _ => return true,
        };
        // Browsers send none of these headers twice.
        place.replace(value.trim().to_owned()).is_none()
    }

    /// Whether the client understands a compression, such as `br`.
    pub fn understands(&self, encoding: &str) -> bool {
        let all = self.encodings.as_deref().unwrap_or_default();
        all.split(',').any(|one| {
            let (name, more) = one.split_once(';').unwrap_or((one, ""));
            let refused = matches!(more.trim(), "q=0" | "q=0." | "q=0.0" | "q=0.00" | "q=0.000");
            name.trim().eq_ignore_ascii_case(encoding) && !refused
        })
    }

    /// Whether the client has a file already, by its tag.
    pub fn has(&self, tag: &str) -> bool {
        let all = self.tags.as_deref().unwrap_or_default();
        let mut tags = all.split(',').map(str::trim);
        tags.any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
    }

    /// Whether it was addressed to `localhost`, which a browser takes for another place than 127.0.0.1.
    pub fn is_to_localhost(&self) -> bool {
        let host = self.host.as_deref().unwrap_or_default();
        let name = host.split(':').next().unwrap_or_default();
        name.eq_ignore_ascii_case("localhost")
    }

    /// Checks that it addresses this server by one of its `hosts`, and comes from the server's page or the user.
    ///
    /// With DNS rebinding, a foreign page reaches this server, but still sends its own name as the host.
    ///
    /// # Errors
    /// When it does not.
    pub fn check(&self, hosts: &[String]) -> Result<(), Refusal> {
        let is_own = |host: &str| {
            let host = host.to_ascii_lowercase();
            // Browsers leave out the default port.
            hosts.contains(&host) || hosts.contains(&format!("{host}:80"))
        };
        let host = self.host.as_deref().ok_or(Refusal::Bad)?;
        let by_name = is_own(host);
        let by_page = self.origin.as_deref().is_none_or(|origin| {
            let host = origin.strip_prefix("http://");
            host.is_some_and(is_own)
        });
        // A link to the page may be opened from anywhere, because the linking page learns nothing from that.
        let is_link =
            self.mode.as_deref() == Some("navigate") && self.fate.as_deref() == Some("document");
        let by_site = match self.site.as_deref() {
            None | Some("same-origin" | "none") => true,
            Some(_) => is_link,
        };
        if by_name && by_page && by_site {
            Ok(())
        } else {
            Err(Refusal::Foreign)
        }
    }
}
