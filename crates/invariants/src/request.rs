//! Invariants of requests to the local server, which answers them as it does over a network.

use acies_server::{File, Gate, Limits, answer, page, site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::runtime::{Builder, Runtime};

/// The hosts of the server that is asked.
const HOSTS: [&str; 2] = ["127.0.0.1:7311", "localhost:7311"];

/// The page that it has.
const PAGE: &[File] = &[File {
    name: "index.html",
    tag: "1",
    body: SECRET.as_bytes(),
    brotli: None,
    gzip: Some(SECRET.as_bytes()),
}];

/// What only an answered request gets.
const SECRET: &str = "the page of the invariants";

thread_local! {
    /// What runs the server.
    static RUNTIME: Runtime = Builder::new_current_thread()
        .enable_time()
        .build()
        .expect("a runtime without a network needs nothing of the system");
}

/// Any bytes are answered, refused, or the beginning of a head that needs more; a head that is too long is refused.
pub fn request_is_read_or_refused(bytes: &[u8]) {
    let answer = RUNTIME.with(|runtime| runtime.block_on(answered(bytes)));
    let answer = String::from_utf8(answer).expect("the head and the page are text");
    if answer.is_empty() {
        let begun = bytes.len() < Limits::default().head;
        assert!(begun, "a head without an end is refused");
        return;
    }
    let status = answer.get(9..12).unwrap_or_default();
    let version = answer.get(..9).unwrap_or_default();
    assert!(matches!(version, "HTTP/1.1 " | "HTTP/1.0 "), "{answer}");
    let is_refused = match status {
        "200" | "304" | "307" | "404" | "405" => false,
        "400" | "403" | "431" => true,
        _ => panic!("an answer that is not expected: {answer}"),
    };
    let text = String::from_utf8_lossy(bytes).to_ascii_lowercase();
    let is_named = HOSTS.iter().any(|host| text.contains(host));
    assert!(is_refused || is_named, "only its own names are answered");
    assert!(status == "200" || !answer.contains(SECRET), "{answer}");
}

/// What the server answers when a client sends bytes and no more.
async fn answered(bytes: &[u8]) -> Vec<u8> {
    let (mut client, server) = tokio::io::duplex(1 << 16);
    let routes = site(page(PAGE), Gate::of_this_machine(7311));
    let answering = tokio::spawn(answer(server, routes, Limits::default()));
    // The server may have refused it before all has been sent.
    let _ = client.write_all(bytes).await;
    let _ = client.shutdown().await;
    let mut all = Vec::new();
    let _ = client.read_to_end(&mut all).await;
    answering.await.expect("no bytes cause a panic");
    all
}
