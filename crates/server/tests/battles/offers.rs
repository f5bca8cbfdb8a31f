//! What is asked by HTTP: offers, seats, records, and what refuses them.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use acies_host::{DAY, Time};
use acies_server::{Allowances, HouseError};
use serde_json::{Value, json};

use crate::client::{Player, offered, offering, taken, terms};
use crate::memory::Memory;
use crate::server::{Server, ask, generous, refused};

fn why(text: &str) -> String {
    let problem: Value = serde_json::from_str(text).unwrap();
    assert!(!problem["text"].as_str().unwrap().is_empty());
    problem["why"].as_str().unwrap().to_owned()
}

#[test]
fn an_offer_has_a_code_and_its_seats_are_taken_once() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    assert_eq!(
        server.must("GET", "/api/battles", None),
        json!({ "subprotocol": "acies.1" })
    );
    let (_, head, house) = server.ask("GET", "/house.json", None);
    assert_eq!(house, "{\"battles\":true}");
    assert!(
        head.to_ascii_lowercase()
            .contains("cache-control: no-store"),
        "{head}"
    );
    let [red, blue] = offered(server.address, "days 4");
    let listed = server.must("GET", &format!("/api/battles/{}", red.code), None);
    assert_eq!(listed["roots"], json!([null, null]));
    let mut expected = terms("days 4");
    expected["conventions"] = json!([]);
    expected["rulings"] = json!([]);
    // What an older page leaves out.
    expected["watched"] = json!(true);
    assert_eq!(listed["terms"], expected);

    let record = format!("/api/battles/{}/record", red.code);
    let (status, _, text) = server.ask("GET", &record, None);
    assert_eq!((status, why(&text).as_str()), (409, "not-begun"));

    let taken = server.must("PUT", &red.path(), Some(&red.taking()));
    assert_eq!(taken["roots"], json!([red.value(0).to_string(), null]));
    // The answer was lost: the same once more is the same.
    assert_eq!(server.must("PUT", &red.path(), Some(&red.taking())), taken);
    let mut other = red.taking();
    other["root"] = json!(blue.value(0).to_string());
    let (status, _, text) = server.ask("PUT", &red.path(), Some(&other));
    assert_eq!((status, why(&text).as_str()), (409, "seat-taken"));
    let (status, _, text) = server.ask("PUT", &blue.path(), Some(&red.taking()));
    assert_eq!((status, why(&text).as_str()), (403, "wrong-secret"));
    server.must("PUT", &blue.path(), Some(&blue.taking()));
    let (status, _, _) = server.ask("GET", &record, None);
    assert_eq!(status, 200);
}

#[test]
fn codes_are_read_as_people_write_them() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [red, _] = offered(server.address, "untimed");
    let code = red.code.to_string();
    let [one, two, three] = [&code[..4], &code[4..8], &code[8..]];
    let written = format!("{one}-{two}-{three}")
        .to_uppercase()
        .replace('0', "O")
        .replace('1', "I");
    let listed = server.must("GET", &format!("/api/battles/{written}"), None);
    assert_eq!(listed["code"], code.as_str());
    for wrong in ["k7q2m9x4tz3c", "short", &"x".repeat(400)] {
        let (status, _, text) = server.ask("GET", &format!("/api/battles/{wrong}"), None);
        assert_eq!(
            (status, why(&text).as_str()),
            (404, "unknown-battle"),
            "{wrong}"
        );
    }
    // A link leads to the page, which keeps what follows the `#`.
    for word in ["b", "back"] {
        let (status, head, _) = server.ask("GET", &format!("/{word}/{written}"), None);
        assert_eq!(status, 307);
        let head = head.to_ascii_lowercase();
        assert!(
            head.contains(&format!("location: ../?{word}={code}")),
            "{head}"
        );
        assert!(head.contains("referrer-policy: no-referrer"), "{head}");
    }
    assert_eq!(server.ask("GET", "/b/none", None).0, 404);
}

#[test]
fn an_offer_that_cannot_be_read_says_what_was_expected() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let (whole, _) = offering("days 4", 9);
    for (path, value, expected) in [
        ("edition", json!("9.9"), "edition: found `9.9`"),
        ("edition", json!("../../etc/passwd"), "edition: found"),
        ("pace", json!("days 99"), "pace: found `days 99`"),
        (
            "armies",
            json!(["III/7b", "none"]),
            "armies: found `III/7b against none`",
        ),
        (
            "armies",
            json!(["III/7b\nlimit 1", "III/10b"]),
            "armies: found",
        ),
        (
            "conventions",
            json!(["none"]),
            "conventions or rulings: found `none`",
        ),
        (
            "conventions",
            json!(vec!["a"; 65]),
            "conventions: found `65`",
        ),
        (
            "rulings",
            json!([["none", "yes"]]),
            "conventions or rulings",
        ),
    ] {
        let mut offer = whole.clone();
        offer["terms"][path] = value;
        let (status, _, text) = server.ask("POST", "/api/battles", Some(&offer));
        assert_eq!(
            (status, why(&text).as_str()),
            (400, "not-understood"),
            "{text}"
        );
        assert!(text.contains(expected), "{text}");
    }
    let mut offer = whole.clone();
    offer["opens"][1] = json!("AB");
    let (status, _, text) = server.ask("POST", "/api/battles", Some(&offer));
    assert_eq!(status, 400);
    assert!(
        text.contains("opens: found `AB`, expected 64 lower-case hexadecimal digits"),
        "{text}"
    );
    for (body, expected) in [
        (json!([]), 400),
        (json!({ "terms": 7 }), 400),
        (json!("x".repeat(1 << 18)), 413),
    ] {
        let (status, _, text) = server.ask("POST", "/api/battles", Some(&body));
        assert_eq!(status, expected, "{text}");
        why(&text);
    }
    let (status, _, _) = server.ask("DELETE", "/api/battles", None);
    assert_eq!(status, 405);
}

#[test]
fn other_pages_can_neither_offer_nor_open_a_socket() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let address = server.address;
    let sent = |head: &str| {
        use std::io::{Read, Write};
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        stream.write_all(head.as_bytes()).unwrap();
        // The status alone: a connection that may be upgraded stays open for a while.
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).unwrap();
        String::from_utf8_lossy(&answer[9..]).into_owned()
    };
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let foreign = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {address}\r\nOrigin: https://evil.example\r\n{upgrade}\
                           Sec-WebSocket-Protocol: acies.1\r\n\r\n"
    );
    assert_eq!(sent(&foreign), "403");
    let other = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {address}\r\n{upgrade}Sec-WebSocket-Protocol: acies.7\r\nConnection: close\r\n\r\n"
    );
    assert_eq!(sent(&other), "400");
    let form = format!(
        "POST /api/battles HTTP/1.1\r\nHost: {address}\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
    );
    assert_eq!(sent(&form), "415");
}

#[test]
fn an_address_that_offers_too_much_learns_when_to_come_again() {
    let store = Arc::new(Memory::default());
    let two = NonZeroU32::new(2).unwrap();
    let allowances = Allowances {
        battles: two,
        seats: two,
        ..generous()
    };
    let server = Server::with(&store, allowances);
    let (offer, _) = offering("days 4", 9);
    let [red, _] = offered(server.address, "days 4");
    assert_eq!(server.ask("POST", "/api/battles", Some(&offer)).0, 201);
    let (status, head, text) = server.ask("POST", "/api/battles", Some(&offer));
    assert_eq!((status, why(&text).as_str()), (429, "too-many-battles"));
    let head = head.to_ascii_lowercase();
    let wait = head
        .lines()
        .find_map(|line| line.strip_prefix("retry-after: "));
    let wait: u64 = wait.unwrap().parse().unwrap();
    assert!((1..=1800).contains(&wait), "{wait}");
    // To guess at the secret of a seat is limited in the same way.
    for expected in [200, 200, 429] {
        let (status, _, _) = ask(server.address, "PUT", &red.path(), Some(&red.taking()));
        assert_eq!(status, expected);
    }
}

#[tokio::test]
async fn what_cannot_be_kept_is_refused_until_it_can_be() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let seats = taken(server.address, "days 4");
    let mut red = Player::come(server.address, &seats[0]).await;
    store.is_full.store(true, Ordering::Relaxed);
    let (offer, _) = offering("days 4", 9);
    let (status, head, text) = server.ask("POST", "/api/battles", Some(&offer));
    assert_eq!((status, why(&text).as_str()), (503, "later"));
    assert!(
        head.to_ascii_lowercase().contains("retry-after: 2"),
        "{head}"
    );
    let army = red.army();
    let refusal = red.refused(army.clone()).await;
    assert_eq!(
        (&refusal["why"], &refusal["within"]),
        (&json!("later"), &json!(2000))
    );
    store.is_full.store(false, Ordering::Relaxed);
    red.must(army).await;
    assert!(!server.reports.lock().unwrap().is_empty());
}

#[tokio::test]
async fn the_keeper_sees_whether_it_is_ready_and_what_it_does() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    assert_eq!(server.ask("GET", "/readyz", None).2, "ready");
    assert_eq!(server.ask("GET", "/healthz", None).2, "ok");
    let seats = taken(server.address, "days 4");
    let mut red = Player::come(server.address, &seats[0]).await;
    let army = red.army();
    red.must(army).await;
    red.refused(json!({ "w": "resume" })).await;
    let (status, head, text) = ask(server.measured, "GET", "/metrics", None);
    assert_eq!(status, 200);
    assert!(head.contains("openmetrics-text"), "{head}");
    for line in [
        "acies_sockets 1",
        "acies_watched_battles 1",
        "acies_battles_offered_total 1",
        "acies_refusals_total{why=\"not-paused\"} 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    // It is measured at an address of its own.
    assert_eq!(server.ask("GET", "/metrics", None).0, 404);
}

#[test]
fn a_house_that_was_dark_gives_the_time_back() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let seats = taken(server.address, "days 4");
    server.end().unwrap();
    let now = || {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        Time(now.unwrap().as_millis() as i64)
    };
    store.was_up(now().after(-120_000));
    let server = Server::of(&store);
    server.must("GET", "/api/battles", None);
    let outages = store.rows(&seats[0].code.to_string()).outages;
    assert_eq!(outages.len(), 1);
    let length = outages[0].to.since(outages[0].from);
    assert!((120_000..180_000).contains(&length), "{length}");
    let reports = server.reports.lock().unwrap().join("; ");
    assert!(reports.contains("the house was dark for 12"), "{reports}");
    drop(server);

    store.was_up(now().after(DAY));
    assert!(matches!(refused(&store), HouseError::InThePast { ahead } if ahead > 86_000));
    // It is refused as often as it is tried.
    assert!(matches!(refused(&store), HouseError::InThePast { .. }));
    store.was_up(now().after(-DAY));
    let error = refused(&store);
    let text = error.to_string();
    assert!(
        text.starts_with("the house was last up 24 h ago, expected at most 1 h"),
        "{text}"
    );
}
