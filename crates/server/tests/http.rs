//! The server over a real connection: accepted requests, paths and limits.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use acies_server::{File, Gate, Key, Limits, ServeError, Site, Stop, page, serve, site};

/// The page of these tests.
const PAGE: &[File] = &[
    File {
        name: "index.html",
        tag: "a1",
        body: b"the page",
        brotli: None,
        gzip: None,
    },
    File {
        name: "assets/a.js",
        tag: "b2",
        body: b"the script",
        brotli: Some(b"brotli"),
        gzip: Some(b"gzip"),
    },
    // More than the buffers of a connection hold.
    File {
        name: "large",
        tag: "c3",
        body: &[7; LARGE],
        brotli: None,
        gzip: None,
    },
];

/// The length of the largest file.
const LARGE: usize = 16 << 20;

/// Longer than any expected answer takes, shorter than the server's patience.
const SOON: Duration = Duration::from_secs(20);

/// Serves the page until a stop is asked for; the listener and the gate are those of an address.
fn served(
    listener: TcpListener,
    gate: Gate,
    limits: Limits,
) -> (Stop, JoinHandle<Result<(), ServeError>>) {
    let stop = Stop::new();
    let routes = site(page(PAGE), gate);
    let site = Site { listener, routes };
    let asked = stop.clone();
    (stop, thread::spawn(move || serve([site], limits, &asked)))
}

/// A listener of this machine, and the gate to it.
fn listening() -> (TcpListener, Gate, SocketAddr) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    (listener, Gate::of_this_machine(address.port()), address)
}

/// Where a server of the page listens; it goes on until the tests end.
fn server() -> SocketAddr {
    let (listener, gate, address) = listening();
    served(listener, gate, Limits::default());
    address
}

/// Where a server for the local network listens, and its key. It has a loopback address of its own.
fn network_server() -> (SocketAddr, String) {
    let listener = TcpListener::bind((Ipv4Addr::new(127, 0, 0, 2), 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let key = Key::new().unwrap();
    let gate = Gate::of_network(address, key.clone());
    assert_eq!(gate.link(), format!("http://{address}/{}/", key.as_str()));
    served(listener, gate, Limits::default());
    (address, key.as_str().to_owned())
}

fn connected(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(SOON)).unwrap();
    stream
}

/// What bytes are answered with.
fn answer(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = connected(address);
    // The answer may come before all has been sent.
    let _ = stream.write_all(bytes);
    // A client that sends no more is answered, and the connection ends.
    let _ = stream.shutdown(Shutdown::Write);
    // What is read to its end has been closed.
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8(answer).unwrap()
}

/// What a request for a target is answered with, under the server's own name and with more lines.
fn asked(address: SocketAddr, target: &str, more: &str) -> String {
    let head = format!("GET {target} HTTP/1.1\r\nHost: {address}\r\n{more}\r\n");
    answer(address, head.as_bytes())
}

/// The value of a line in the head of an answer. The names of lines have no case.
fn field<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let (head, _) = answer.split_once("\r\n\r\n").unwrap();
    let mut fields = head.lines().filter_map(|line| line.split_once(": "));
    fields.find_map(|(found, value)| found.eq_ignore_ascii_case(name).then_some(value))
}

fn status(answer: &str) -> &str {
    answer.get(9..12).unwrap_or(answer)
}

#[test]
fn the_page_is_for_its_own_address_only() {
    let address = server();
    let port = address.port();
    for (host, expected) in [
        (format!("127.0.0.1:{port}"), "200"),
        (format!("LocalHost:{port}"), "307"),
        ("127.0.0.1".into(), "403"),
        (format!("127.0.0.1:{}", port ^ 1), "403"),
        (format!("evil.example:{port}"), "403"),
        (format!("localhost.evil.example:{port}"), "403"),
        (format!("127.0.0.1:{port}.evil.example"), "403"),
        (format!("user@127.0.0.1:{port}"), "403"),
        (String::new(), "403"),
    ] {
        let head = format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n");
        assert_eq!(
            status(&answer(address, head.as_bytes())),
            expected,
            "{host}"
        );
    }
    let twice = format!("GET / HTTP/1.1\r\nHost: {address}\r\nHost: {address}\r\n\r\n");
    assert_eq!(status(&answer(address, twice.as_bytes())), "400");
    assert_eq!(status(&answer(address, b"GET / HTTP/1.1\r\n\r\n")), "400");
}

#[test]
fn no_other_page_is_answered() {
    let address = server();
    for (more, expected) in [
        (format!("Origin: http://{address}\r\n"), "200"),
        ("Origin: null\r\n".into(), "403"),
        ("Origin: https://evil.example\r\n".into(), "403"),
        (format!("Origin: https://{address}\r\n"), "403"),
        ("Origin: http://127.0.0.1:1\r\n".into(), "403"),
        ("Sec-Fetch-Site: same-origin\r\n".into(), "200"),
        ("Sec-Fetch-Site: none\r\n".into(), "200"),
        ("Sec-Fetch-Site: cross-site\r\n".into(), "403"),
        ("sec-fetch-site: same-site\r\n".into(), "403"),
        (
            "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script\r\n".into(),
            "403",
        ),
        (
            "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n".into(),
            "403",
        ),
        // The user follows a link.
        (
            "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n".into(),
            "200",
        ),
    ] {
        assert_eq!(status(&asked(address, "/", &more)), expected, "{more}");
    }
}

#[test]
fn a_path_leads_to_its_file_and_nowhere_else() {
    let address = server();
    for (target, body) in [
        ("/", "the page"),
        ("/?edition=3.0&seed=4", "the page"),
        ("/index.html", "the page"),
        ("/assets/a.js", "the script"),
    ] {
        let answer = asked(address, target, "");
        assert_eq!(status(&answer), "200", "{target}");
        assert!(answer.ends_with(&format!("\r\n\r\n{body}")), "{answer}");
    }
    for target in [
        "/no/such/file.js",
        "/../Cargo.toml",
        "/assets/../index.html",
        "/assets/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/assets/%2e%2e%2f%2e%2e%2fCargo.toml",
        "/..\\Cargo.toml",
        "/..%5cCargo.toml",
        "//etc/passwd",
        "//index.html",
        "/etc/passwd",
        "/C:\\Windows\\win.ini",
        "/index.html%00",
        "/assets",
        "/assets/",
        "/INDEX.HTML",
    ] {
        assert_eq!(status(&asked(address, target, "")), "404", "{target:?}");
    }
    // An address in place of a path, none at all, or one with a character that no path has, is no request of a browser.
    let whole = format!("http://{address}/");
    for target in [
        whole.as_str(),
        "*",
        "index.html",
        "",
        "/ /",
        "/index.html\0.js",
    ] {
        assert_eq!(status(&asked(address, target, "")), "400", "{target:?}");
    }
}

#[test]
fn network_is_answered_by_the_key_only() {
    let (address, key) = network_server();
    for (target, body) in [
        (format!("/{key}/"), "the page"),
        (format!("/{key}/?edition=3.0&seed=4"), "the page"),
        (format!("/{key}/assets/a.js"), "the script"),
    ] {
        let answer = asked(address, &target, "");
        assert_eq!(status(&answer), "200", "{target}");
        assert!(answer.ends_with(&format!("\r\n\r\n{body}")), "{answer}");
    }
    let other = Key::new().unwrap();
    for target in [
        "/".to_owned(),
        "/index.html".to_owned(),
        "/assets/a.js".to_owned(),
        format!("/{}/", other.as_str()),
        format!("/{}/index.html", &key[1..]),
        format!("/{key}0/"),
        format!("//{key}/"),
        format!("/?/{key}/"),
        format!("/assets/../{key}/"),
        format!("/%{:02x}{}/", key.as_bytes()[0], &key[1..]),
    ] {
        let answer = asked(address, &target, "");
        assert_eq!(status(&answer), "403", "{target}");
        assert!(
            answer.contains("no valid key") && !answer.contains(&key),
            "{answer}"
        );
    }
    assert_eq!(status(&asked(address, &format!("/{key}/none"), "")), "404");
    let post = format!("POST / HTTP/1.1\r\nHost: {address}\r\n\r\n");
    assert_eq!(status(&answer(address, post.as_bytes())), "403");
}

#[test]
fn network_link_without_its_last_slash_leads_to_the_page() {
    let (address, key) = network_server();
    let answer = asked(address, &format!("/{key}?seed=4"), "");
    assert_eq!(status(&answer), "307");
    let location = format!("http://{address}/{key}/?seed=4");
    assert_eq!(field(&answer, "Location"), Some(location.as_str()));
}

#[test]
fn network_is_answered_by_the_printed_origin_only() {
    let (address, key) = network_server();
    let port = address.port();
    for (host, expected) in [
        (address.to_string(), "200"),
        (format!("127.0.0.1:{port}"), "403"),
        (format!("localhost:{port}"), "403"),
        (format!("127.0.0.2:{}", port ^ 1), "403"),
        (format!("acies.example:{port}"), "403"),
        ("127.0.0.2".to_owned(), "403"),
    ] {
        let head = format!("GET /{key}/ HTTP/1.1\r\nHost: {host}\r\n\r\n");
        assert_eq!(
            status(&answer(address, head.as_bytes())),
            expected,
            "{host}"
        );
    }
    for (more, expected) in [
        (format!("Origin: http://{address}\r\n"), "200"),
        (format!("Origin: http://127.0.0.1:{port}\r\n"), "403"),
        ("Origin: null\r\n".to_owned(), "403"),
        ("Sec-Fetch-Site: cross-site\r\n".to_owned(), "403"),
    ] {
        assert_eq!(
            status(&asked(address, &format!("/{key}/"), &more)),
            expected,
            "{more}"
        );
    }
}

#[test]
fn site_of_this_machine_needs_no_key_and_does_not_answer_as_the_network_one() {
    let address = server();
    assert_eq!(status(&asked(address, "/", "")), "200");
    let head = format!(
        "GET / HTTP/1.1\r\nHost: 127.0.0.2:{}\r\n\r\n",
        address.port()
    );
    assert_eq!(status(&answer(address, head.as_bytes())), "403");
}

#[test]
fn every_answer_says_how_it_may_be_used() {
    let address = server();
    let foreign = asked(address, "/", "Origin: null\r\n");
    let none = asked(address, "/none", "");
    let post = answer(
        address,
        format!("POST / HTTP/1.1\r\nHost: {address}\r\nContent-Length: 5\r\n\r\nhello").as_bytes(),
    );
    assert_eq!(
        [&foreign, &none, &post].map(|answer| status(answer)),
        ["403", "404", "405"]
    );
    for answer in [asked(address, "/", ""), foreign, none, post] {
        let policy = field(&answer, "Content-Security-Policy").unwrap();
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"),
            "{policy}"
        );
        for (name, value) in [
            ("X-Content-Type-Options", "nosniff"),
            ("X-Frame-Options", "DENY"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cache-Control", "no-cache"),
        ] {
            assert_eq!(field(&answer, name), Some(value), "{name}");
        }
        assert!(
            !answer.to_ascii_lowercase().contains("access-control-"),
            "{answer}"
        );
    }
    let head = answer(
        address,
        format!("HEAD / HTTP/1.1\r\nHost: {address}\r\n\r\n").as_bytes(),
    );
    assert_eq!(field(&head, "Content-Length"), Some("8"));
    assert!(head.ends_with("\r\n\r\n"), "{head}");
}

#[test]
fn a_file_is_answered_in_the_best_form_that_the_browser_understands() {
    let address = server();
    for (more, encoding, body) in [
        ("", None, "the script"),
        (
            "Accept-Encoding: gzip, deflate, br, zstd\r\n",
            Some("br"),
            "brotli",
        ),
        (
            "Accept-Encoding: GZIP;q=0.5, br;q=0\r\n",
            Some("gzip"),
            "gzip",
        ),
        (
            "Accept-Encoding: gzip;q=0, identity\r\n",
            None,
            "the script",
        ),
        ("accept-encoding: brotli\r\n", None, "the script"),
    ] {
        let answer = asked(address, "/assets/a.js", more);
        assert_eq!(field(&answer, "Content-Encoding"), encoding, "{more}");
        assert_eq!(field(&answer, "Vary"), Some("Accept-Encoding"));
        let length = body.len().to_string();
        assert_eq!(field(&answer, "Content-Length"), Some(length.as_str()));
        assert!(answer.ends_with(&format!("\r\n\r\n{body}")), "{answer}");
    }
    // What has no such form is sent as it is.
    let page = asked(address, "/", "Accept-Encoding: br, gzip\r\n");
    assert_eq!(field(&page, "Content-Encoding"), None);
    assert!(page.ends_with("the page"), "{page}");
}

#[test]
fn what_a_browser_has_already_is_not_sent_again() {
    let address = server();
    let first = asked(address, "/assets/a.js", "Accept-Encoding: br\r\n");
    let tag = field(&first, "ETag").unwrap();
    assert_eq!(tag, "\"b2-br\"");
    for (tags, expected) in [
        (tag.to_owned(), "304"),
        (format!("\"x\", W/{tag}"), "304"),
        ("*".into(), "304"),
        ("\"b2\"".into(), "200"),
        ("b2-br".into(), "200"),
    ] {
        let more = format!("Accept-Encoding: br\r\nIf-None-Match: {tags}\r\n");
        let answer = asked(address, "/assets/a.js", &more);
        assert_eq!(status(&answer), expected, "{tags}");
        assert_eq!(field(&answer, "ETag"), Some(tag));
        assert_eq!(answer.ends_with("\r\n\r\n"), expected == "304", "{answer}");
    }
}

#[test]
fn no_answer_to_head_has_a_body_and_no_other_method_is_allowed() {
    let address = server();
    let head = |target: &str, host: &str| {
        let text = format!("HEAD {target} HTTP/1.1\r\nHost: {host}\r\n\r\n");
        answer(address, text.as_bytes())
    };
    let own = address.to_string();
    for (target, host, expected) in [
        ("/", own.as_str(), "200"),
        ("/none", own.as_str(), "404"),
        ("/", "evil.example", "403"),
    ] {
        let answer = head(target, host);
        assert_eq!(status(&answer), expected);
        assert!(answer.ends_with("\r\n\r\n"), "{answer}");
        assert_ne!(field(&answer, "Content-Length"), Some("0"));
    }
    for method in ["POST", "OPTIONS", "PUT", "get"] {
        let text = format!("{method} / HTTP/1.1\r\nHost: {address}\r\n\r\n");
        let answer = answer(address, text.as_bytes());
        assert_eq!(status(&answer), "405", "{method}");
        assert_eq!(field(&answer, "Allow"), Some("GET, HEAD"));
    }
}

#[test]
fn localhost_leads_to_the_address_that_the_battles_are_kept_under() {
    let address = server();
    let port = address.port();
    let asked = |target: &str| {
        let text = format!("GET {target} HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n");
        answer(address, text.as_bytes())
    };
    for target in [
        "/",
        "/?edition=3.0&seed=4",
        "/assets/a.js",
        "//evil.example/",
    ] {
        let answer = asked(target);
        assert_eq!(status(&answer), "307");
        let place = format!("http://127.0.0.1:{port}{target}");
        assert_eq!(field(&answer, "Location"), Some(place.as_str()));
    }
    // No target writes a line of the head: such a one is no request.
    let answer = asked("/\r\x0bX:y");
    assert_eq!(status(&answer), "400");
    assert_eq!(field(&answer, "Location"), None);
}

#[test]
fn what_is_no_request_or_has_no_end_is_refused() {
    let address = server();
    let line = format!("GET /{}", "a".repeat(1 << 20));
    assert_eq!(status(&answer(address, line.as_bytes())), "431");
    let fields = format!("GET / HTTP/1.1\r\n{}", "A: b\r\n".repeat(1 << 16));
    assert_eq!(status(&answer(address, fields.as_bytes())), "431");
    for bytes in [
        b"GET /\r\n\r\n".as_slice(),
        b"GET / HTTP/2\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nno field\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\n\n",
    ] {
        assert_eq!(status(&answer(address, bytes)), "400", "{bytes:?}");
    }
    // Empty lines before a request are passed over, as RFC 9112 wants it, but not without end.
    let late = format!("\r\n\r\nGET / HTTP/1.1\r\nHost: {address}\r\n\r\n");
    assert_eq!(status(&answer(address, late.as_bytes())), "200");
    assert_eq!(status(&answer(address, &b"\r\n".repeat(1 << 19))), "431");
}

#[test]
fn silent_connections_make_room_for_those_that_ask() {
    let address = server();
    let at_once = Limits::default().at_once;
    // Three times as many as there is room for, some of them with the beginning of a request.
    let mut silent: Vec<TcpStream> = Vec::new();
    for nth in 0..3 * at_once {
        let mut stream = connected(address);
        let _ = stream.write_all(&b"GET / HTTP/1.1\r\nHost"[..nth % 20]);
        silent.push(stream);
        if nth % at_once == at_once / 2 {
            assert_eq!(status(&asked(address, "/", "")), "200", "{nth}");
        }
    }
    assert_eq!(status(&asked(address, "/", "")), "200");
    drop(silent);
    assert_eq!(status(&asked(address, "/", "")), "200");
}

#[test]
fn a_trickle_ends_with_the_time_that_a_connection_has() {
    let (listener, gate, address) = listening();
    let patience = Duration::from_millis(200);
    let limits = Limits {
        patience,
        ..Limits::default()
    };
    served(listener, gate, limits);
    let mut dripping = connected(address);
    let begun = Instant::now();
    while dripping.write_all(b"A").is_ok() && begun.elapsed() < SOON {
        thread::sleep(Duration::from_millis(20));
    }
    assert!(begun.elapsed() < SOON);
    // A client that sends nothing at all has no more time.
    let mut silent = connected(address);
    assert_eq!(silent.read(&mut [0]).unwrap(), 0);
}

#[test]
fn too_many_answers_at_once_are_refused_and_then_given() {
    let (listener, gate, address) = listening();
    let limits = Limits {
        at_once: 2,
        ..Limits::default()
    };
    served(listener, gate, limits);
    let head = format!("GET /large HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let slow: Vec<TcpStream> = (0..2)
        .map(|_| {
            let mut stream = connected(address);
            stream.write_all(head.as_bytes()).unwrap();
            stream.read_exact(&mut [0; 12]).unwrap();
            stream
        })
        .collect();
    let refused = answer(address, b"");
    assert_eq!(status(&refused), "503");
    assert!(refused.ends_with("Too much is asked for at once.\n"));
    for mut stream in slow {
        stream.shutdown(Shutdown::Write).unwrap();
        assert!(stream.read_to_end(&mut Vec::new()).unwrap() > LARGE);
    }
    assert_eq!(status(&asked(address, "/", "")), "200");
}

/// Reads an answer whose length its head says, and leaves the connection open.
fn one_answer(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        head.extend(byte);
    }
    let mut answer = String::from_utf8(head).unwrap();
    let length = field(&answer, "Content-Length").unwrap().parse().unwrap();
    let mut body = vec![0; length];
    stream.read_exact(&mut body).unwrap();
    answer.push_str(std::str::from_utf8(&body).unwrap());
    answer
}

#[test]
fn a_connection_is_kept_for_more_requests_until_it_is_silent_for_too_long() {
    let (listener, gate, address) = listening();
    let patience = Duration::from_millis(300);
    let limits = Limits {
        patience,
        ..Limits::default()
    };
    served(listener, gate, limits);
    let mut stream = connected(address);
    for (target, body) in [
        ("/", "the page"),
        ("/none", "no such page"),
        ("/", "the page"),
    ] {
        let head = format!("GET {target} HTTP/1.1\r\nHost: {address}\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let answer = one_answer(&mut stream);
        assert!(answer.contains(body), "{answer}");
    }
    let begun = Instant::now();
    assert_eq!(stream.read(&mut [0]).unwrap(), 0);
    assert!(begun.elapsed() < SOON);
    // A client that wants no more than one answer says so.
    let mut stream = connected(address);
    let head = format!("GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert_eq!(field(&answer, "Connection"), Some("close"));
}

#[test]
fn a_connection_that_has_its_answers_makes_room_for_another() {
    let (listener, gate, address) = listening();
    let limits = Limits {
        at_once: 2,
        ..Limits::default()
    };
    served(listener, gate, limits);
    let head = format!("GET / HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let mut kept = Vec::new();
    for _ in 0..8 {
        let mut stream = connected(address);
        stream.write_all(head.as_bytes()).unwrap();
        assert!(one_answer(&mut stream).ends_with("the page"));
        kept.push(stream);
    }
}

#[test]
fn a_stop_ends_silent_connections_and_lets_answers_end() {
    let (listener, gate, address) = listening();
    let limits = Limits {
        last_answers: SOON,
        ..Limits::default()
    };
    let (stop, server) = served(listener, gate, limits);
    let mut silent = connected(address);
    let mut slow = connected(address);
    let head = format!("GET /large HTTP/1.1\r\nHost: {address}\r\n\r\n");
    slow.write_all(head.as_bytes()).unwrap();
    slow.read_exact(&mut [0; 12]).unwrap();
    stop.ask();
    assert_eq!(silent.read(&mut [0]).unwrap(), 0);
    assert!(slow.read_to_end(&mut Vec::new()).unwrap() > LARGE);
    drop(slow);
    server.join().unwrap().unwrap();
    assert!(TcpStream::connect(address).is_err());
}

#[test]
fn a_stop_does_not_wait_for_ever_for_a_client_that_takes_nothing() {
    let (listener, gate, address) = listening();
    let limits = Limits {
        last_answers: Duration::from_millis(200),
        ..Limits::default()
    };
    let (stop, server) = served(listener, gate, limits);
    let mut stalled = connected(address);
    let head = format!("GET /large HTTP/1.1\r\nHost: {address}\r\n\r\n");
    stalled.write_all(head.as_bytes()).unwrap();
    stalled.read_exact(&mut [0; 12]).unwrap();
    let begun = Instant::now();
    stop.ask();
    server.join().unwrap().unwrap();
    assert!(begun.elapsed() < SOON);
}

#[test]
fn health_is_answered_like_the_page() {
    let address = server();
    let healthy = asked(address, "/healthz", "");
    assert_eq!(status(&healthy), "200");
    assert!(healthy.ends_with("\r\n\r\nok"), "{healthy}");
    assert_eq!(field(&healthy, "Cache-Control"), Some("no-cache"));
    let foreign = asked(address, "/healthz", "Origin: null\r\n");
    assert_eq!(status(&foreign), "403");
    let (network, key) = network_server();
    assert_eq!(status(&asked(network, "/healthz", "")), "403");
    let healthy = asked(network, &format!("/{key}/healthz"), "");
    assert_eq!(status(&healthy), "200");
}
