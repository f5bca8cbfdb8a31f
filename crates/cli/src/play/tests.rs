//! The server over a real connection: accepted requests, paths and time limits.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use super::deadline::Paced;
use super::site::kind_of;
use super::*;

/// The page of these tests.
const PAGE: &[site::File] = &[("index.html", b"the page"), ("assets/a.js", b"the script")];

/// Longer than any expected answer takes, shorter than the server's patience.
const SOON: Duration = Duration::from_secs(20);

/// Where a server of the page listens; it goes on until the tests end.
fn server() -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let site = Site {
        files: PAGE,
        port: address.port(),
    };
    thread::spawn(move || serve(&listener, site));
    address
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

fn status(answer: &str) -> &str {
    answer.get(9..12).unwrap_or(answer)
}

#[test]
fn the_page_is_for_its_own_address_only() {
    let address = server();
    let port = address.port();
    for (host, expected) in [
        (format!("127.0.0.1:{port}"), "200"),
        (format!("LocalHost:{port}"), "200"),
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
        "/index.html\0.js",
        "/index.html%00",
        "/assets",
        "/assets/",
        "/INDEX.HTML",
    ] {
        assert_eq!(status(&asked(address, target, "")), "404", "{target:?}");
    }
    // An address in place of a path, or none at all, is no request of a browser.
    let whole = format!("http://{address}/");
    for target in [whole.as_str(), "*", "index.html", "", "/ /"] {
        assert_eq!(status(&asked(address, target, "")), "400", "{target:?}");
    }
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
        for line in [
            "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval';",
            "X-Content-Type-Options: nosniff\r\n",
            "X-Frame-Options: DENY\r\n",
            "Referrer-Policy: no-referrer\r\n",
            "Cross-Origin-Opener-Policy: same-origin\r\n",
            "Cross-Origin-Resource-Policy: same-origin\r\n",
            "Connection: close\r\n",
        ] {
            assert!(answer.contains(line), "{line}\n{answer}");
        }
        assert!(!answer.contains("Access-Control-"), "{answer}");
    }
    let head = answer(
        address,
        format!("HEAD / HTTP/1.1\r\nHost: {address}\r\n\r\n").as_bytes(),
    );
    assert!(
        head.contains("Content-Length: 8\r\n") && head.ends_with("\r\n\r\n"),
        "{head}"
    );
}

#[test]
fn what_is_no_request_or_has_no_end_is_refused() {
    let address = server();
    let line = format!("GET /{}", "a".repeat(1 << 20));
    assert_eq!(status(&answer(address, line.as_bytes())), "431");
    let fields = format!("GET / HTTP/1.1\r\n{}", "A: b\r\n".repeat(1 << 16));
    assert_eq!(status(&answer(address, fields.as_bytes())), "431");
    for bytes in [
        b"\r\n\r\n".as_slice(),
        b"GET /\r\n\r\n",
        b"GET / HTTP/2\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nno field\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\n\n",
    ] {
        assert_eq!(status(&answer(address, bytes)), "400", "{bytes:?}");
    }
}

#[test]
fn silent_connections_do_not_block_others_and_too_many_are_refused() {
    let address = server();
    let mut silent: Vec<TcpStream> = (1..AT_ONCE).map(|_| connected(address)).collect();
    for (nth, stream) in silent.iter_mut().enumerate() {
        stream
            .write_all(&b"GET / HTTP/1.1\r\nHost"[..nth % 20])
            .unwrap();
    }
    assert_eq!(status(&asked(address, "/", "")), "200");
    // The thread of that one may be about to end; with two more there is no room for a third.
    silent.extend([connected(address), connected(address)]);
    assert_eq!(status(&asked(address, "/", "")), "503");
    // As soon as they are gone there is.
    drop(silent);
    let begun = Instant::now();
    while status(&asked(address, "/", "")) != "200" {
        assert!(begun.elapsed() < SOON);
    }
}

#[test]
fn a_trickle_ends_with_the_time_that_a_connection_has() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let mut dripping = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let (stream, _) = listener.accept().unwrap();
    thread::spawn(move || {
        while dripping.write_all(b"A").is_ok() {
            thread::sleep(Duration::from_millis(20));
        }
    });
    let begun = Instant::now();
    let mut paced = Paced::new(&stream, Duration::from_millis(200));
    assert!(io::copy(&mut paced, &mut io::sink()).is_err());
    assert!(begun.elapsed() < SOON);
}

#[test]
fn webassembly_is_sent_as_such_so_that_it_is_compiled_while_it_loads() {
    assert_eq!(kind_of("assets/engine-1a2b.wasm"), "application/wasm");
    assert_eq!(kind_of("index.html"), "text/html; charset=utf-8");
}

#[test]
fn a_port_in_use_is_named_with_another_to_take() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).unwrap_err();
    let text = refusal(port, &error).to_string();
    assert!(
        text.starts_with(&format!("port {port} is in use: `acies play --port ")),
        "{text}"
    );
}
