//! What is asked by HTTP about messages to a browser: that it is signed up, and that it is forgotten.

use std::num::NonZeroU32;
use std::sync::Arc;

use acies_server::Allowances;
use acies_server::notices::{PushKey, Pusher, Reach};
use acies_store::{Contacts, Sqlite, Way};
use acies_wire::notices::Subscription;
use base64::prelude::{BASE64_URL_SAFE, BASE64_URL_SAFE_NO_PAD, Engine};
use serde_json::{Value, json};

use crate::client::{Seat, hex, taken};
use crate::messages::{mailing, notices_of, notifying, proof, wanted};
use crate::server::{Server, ask_with, generous};

/// A push service, where nothing is sent to by these tests.
const SERVICE: &str = "https://push.example";

/// A house that sends messages to browsers, and no e-mail; and the public half of its key.
fn pushing(allowances: Allowances) -> (tempfile::TempDir, Arc<Sqlite>, Server, String) {
    let folder = tempfile::tempdir().unwrap();
    let key = PushKey::open(&folder.path().join("push.key")).unwrap();
    let public = key.public();
    let pusher = Pusher::new(key, "https://acies.example/".into(), Reach::Public);
    let (folder, store, server) = notifying(allowances, None, Some(pusher));
    (folder, store, server, public)
}

fn encoded(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// The address of a browser at its push service.
fn endpoint(name: &str) -> String {
    format!("{SERVICE}/send/{name}")
}

/// What a browser gives that is signed up.
fn subscription(name: &str) -> Value {
    json!({
        "endpoint": endpoint(name),
        "p256dh": encoded(&[4; 65]),
        "auth": encoded(&[9; 16]),
    })
}

/// What signs a browser up for the player of a seat.
fn signing_up(seat: &Seat, subscription: &Value) -> Value {
    json!({ "token": hex(&seat.token()), "subscription": subscription, "language": "it" })
}

/// What a browser asks about itself, or has forgotten.
fn asking(seat: &Seat, name: &str) -> Value {
    json!({ "token": hex(&seat.token()), "endpoint": endpoint(name) })
}

fn push_of(seat: &Seat) -> String {
    format!("{}/push", notices_of(seat))
}

/// What the house answers where there is no e-mail.
fn state(is_signed_up: bool) -> Value {
    json!({ "mail": null, "push": is_signed_up })
}

/// The word of a problem, which also has a sentence.
fn why(text: &str) -> String {
    let problem: Value = serde_json::from_str(text).unwrap();
    assert!(!problem["text"].as_str().unwrap().is_empty(), "{text}");
    problem["why"].as_str().unwrap().to_owned()
}

/// The addresses of the browsers of a seat, the oldest first.
fn kept(store: &Sqlite, seat: &Seat) -> Vec<String> {
    let contacts = store.contacts_of(seat.code, seat.side).unwrap();
    let endpoints = contacts.iter().map(|contact| {
        assert_eq!(contact.way, Way::Push);
        assert!(contact.confirmed.is_some(), "its user has allowed messages");
        let kept: Subscription = serde_json::from_str(&contact.address).unwrap();
        kept.endpoint
    });
    endpoints.collect()
}

#[test]
fn a_browser_is_signed_up_once_and_forgotten_by_its_player() {
    let (_folder, store, server, public) = pushing(generous());
    let [red, blue] = taken(server.address, "days 4");
    let about = server.must("GET", "/api/battles", None);
    assert_eq!(
        about,
        json!({ "subprotocol": "acies.1", "push": public.as_str() })
    );
    let (notices, push) = (notices_of(&red), push_of(&red));
    let has = |name: &str| server.must("POST", &notices, Some(&asking(&red, name)));
    assert_eq!(has("one"), state(false));

    let put = |subscription: &Value| {
        let (status, _, text) = server.ask("PUT", &push, Some(&signing_up(&red, subscription)));
        assert_eq!(status, 201, "{text}");
        serde_json::from_str::<Value>(&text).unwrap()
    };
    assert_eq!(put(&subscription("one")), state(true));
    let first = store.contacts_of(red.code, red.side).unwrap().remove(0);
    assert_eq!(first.language, "it");
    // It comes again, with its keys written with `=` at their ends: nothing is changed, and it is there once.
    let mut padded = subscription("one");
    padded["p256dh"] = json!(BASE64_URL_SAFE.encode([4; 65]));
    padded["auth"] = json!(BASE64_URL_SAFE.encode([9; 16]));
    assert_eq!(padded["auth"].as_str().unwrap().len(), 24);
    assert_eq!(put(&padded), state(true));
    assert_eq!(store.contacts_of(red.code, red.side).unwrap(), [first]);

    // Each browser is answered for itself, and one that names none has none.
    assert_eq!(has("other"), state(false));
    assert_eq!(put(&subscription("other")), state(true));
    assert_eq!(has("one"), state(true));
    assert_eq!(
        server.must("POST", &notices, Some(&proof(&red))),
        state(false)
    );
    assert_eq!(kept(&store, &red), [endpoint("one"), endpoint("other")]);
    assert_eq!(kept(&store, &blue), [""; 0]);

    // The one that is forgotten takes no other with it; once more does no harm, and neither does a browser that names none.
    for body in [asking(&red, "one"), asking(&red, "one"), proof(&red)] {
        assert_eq!(server.must("DELETE", &push, Some(&body)), state(false));
        assert_eq!(kept(&store, &red), [endpoint("other")]);
    }
    assert_eq!(has("other"), state(true));
    server.end().unwrap();
}

#[test]
fn a_seat_is_proven_before_its_browsers_are_seen_or_changed() {
    let (_folder, store, server, _) = pushing(generous());
    let [red, blue] = taken(server.address, "days 4");
    let one = subscription("one");
    server.must("PUT", &push_of(&red), Some(&signing_up(&red, &one)));
    let deeds = |seat: &Seat, path: &str| {
        [
            ("POST", path.to_owned(), asking(seat, "one")),
            ("PUT", format!("{path}/push"), signing_up(seat, &one)),
            ("DELETE", format!("{path}/push"), asking(seat, "one")),
        ]
    };
    let no_seat = format!("/api/battles/{}/seats/green/notices", red.code);
    let no_battle = "/api/battles/k7q2m9x4tz3c/seats/red/notices".to_owned();
    for (path, expected) in [
        // The token is that of the other seat.
        (notices_of(&red), (403, "not-yours")),
        (no_seat, (404, "no-side")),
        (no_battle, (404, "unknown-battle")),
    ] {
        for (method, path, body) in deeds(&blue, &path) {
            let (status, _, text) = server.ask(method, &path, Some(&body));
            assert_eq!((status, why(&text).as_str()), expected, "{method} {path}");
        }
    }
    for (method, path, mut body) in deeds(&red, &notices_of(&red)) {
        body["token"] = json!("AB");
        let (status, _, text) = server.ask(method, &path, Some(&body));
        assert_eq!((status, why(&text).as_str()), (400, "not-understood"));
        assert!(text.contains("token: found `AB`"), "{text}");
    }
    assert_eq!(kept(&store, &red), [endpoint("one")]);
    assert_eq!(kept(&store, &blue), [""; 0]);
}

#[test]
fn a_browser_that_no_message_can_go_to_is_refused() {
    let (_folder, store, server, _) = pushing(generous());
    let [red, _] = taken(server.address, "days 4");
    let point = "p256dh: found another text, expected a public key of 65 bytes in base64url";
    let auth = "auth: found another text, expected a secret of 16 bytes in base64url";
    let (short, long) = (encoded(&[4; 64]), encoded(&[9; 17]));
    for (field, value, expected) in [
        (
            "endpoint",
            "http://push.example/one",
            "endpoint: found `http://push.example/one`",
        ),
        (
            "endpoint",
            "https://127.0.0.1/one",
            "endpoint: found `https://127.0.0.1/one`",
        ),
        ("endpoint", "", "endpoint: found ``"),
        ("p256dh", short.as_str(), point),
        ("p256dh", "not base64url", point),
        ("auth", long.as_str(), auth),
        ("auth", "", auth),
    ] {
        let mut wrong = subscription("one");
        wrong[field] = json!(value);
        let (status, _, text) = server.ask("PUT", &push_of(&red), Some(&signing_up(&red, &wrong)));
        assert_eq!(
            (status, why(&text).as_str()),
            (400, "not-understood"),
            "{text}"
        );
        assert!(text.contains(expected), "{text}");
    }
    let mut without = subscription("one");
    without.as_object_mut().unwrap().remove("auth");
    let mut more = subscription("one");
    more["expirationTime"] = json!(7);
    for (wrong, expected) in [(without, "auth"), (more, "expirationTime")] {
        let (status, _, text) = server.ask("PUT", &push_of(&red), Some(&signing_up(&red, &wrong)));
        assert_eq!((status, why(&text).as_str()), (400, "no-message"));
        assert!(text.contains(expected), "{text}");
    }
    assert_eq!(kept(&store, &red), [""; 0]);
}

#[test]
fn other_pages_forms_and_long_bodies_sign_nothing_up() {
    let (_folder, store, server, _) = pushing(generous());
    let [red, _] = taken(server.address, "days 4");
    let (address, push) = (server.address, push_of(&red));
    let body = signing_up(&red, &subscription("one")).to_string();
    let json = "Content-Type: application/json\r\n";
    let own = format!("Origin: http://{address}\r\n");
    for (fields, expected) in [
        (format!("Origin: https://evil.example\r\n{json}"), 403),
        (format!("Origin: https://{address}\r\n{json}"), 403),
        (format!("Origin: null\r\n{json}"), 403),
        (format!("Sec-Fetch-Site: cross-site\r\n{json}"), 403),
        (format!("{own}Content-Type: text/plain\r\n"), 415),
        (own.clone(), 415),
    ] {
        for method in ["PUT", "DELETE"] {
            let (status, _, text) = ask_with(address, method, &push, &fields, &body);
            assert_eq!(status, expected, "{method} {fields} {text}");
            if expected == 415 {
                assert_eq!(why(&text), "no-json");
            }
        }
    }
    // Five kibibytes are too long, and four are not.
    let long = |length: usize| body.clone() + &" ".repeat(length - body.len());
    let asked = |body: &str| ask_with(address, "PUT", &push, &format!("{own}{json}"), body);
    let (status, _, text) = asked(&long(5 << 10));
    assert_eq!((status, why(&text).as_str()), (413, "unread"));
    let (status, _, text) = asked(&body[..body.len() - 1]);
    assert_eq!((status, why(&text).as_str()), (400, "no-message"));
    assert_eq!(server.ask("GET", &push, None).0, 405);
    assert_eq!(kept(&store, &red), [""; 0]);
    assert_eq!(asked(&long(4 << 10)).0, 201);
    assert_eq!(kept(&store, &red), [endpoint("one")]);
}

#[test]
fn an_address_that_signs_up_too_many_browsers_learns_when_to_come_again() {
    let allowances = Allowances {
        mails: NonZeroU32::new(2).unwrap(),
        ..generous()
    };
    let (_folder, store, server, _) = pushing(allowances);
    let [red, _] = taken(server.address, "days 4");
    let put = |name: &str| {
        let body = signing_up(&red, &subscription(name));
        server.ask("PUT", &push_of(&red), Some(&body))
    };
    assert_eq!(["one", "two"].map(|name| put(name).0), [201, 201]);
    let (status, head, text) = put("three");
    assert_eq!((status, why(&text).as_str()), (429, "too-many-mails"));
    assert!(
        head.to_ascii_lowercase().contains("retry-after: "),
        "{head}"
    );
    assert_eq!(kept(&store, &red), [endpoint("one"), endpoint("two")]);
    // What a browser asks, and that it is forgotten, is not counted.
    let forget = server.must("DELETE", &push_of(&red), Some(&asking(&red, "one")));
    assert_eq!(forget, state(false));
}

#[test]
fn a_house_says_what_it_does_not_send() {
    let (_mails, _, by_mail) = mailing(generous());
    let [red, _] = taken(by_mail.address, "days 4");
    let body = signing_up(&red, &subscription("one"));
    let (status, _, text) = by_mail.ask("PUT", &push_of(&red), Some(&body));
    assert_eq!((status, why(&text).as_str()), (404, "no-messages"));
    assert!(text.contains("messages to browsers"), "{text}");
    // One that was signed up while the house sent them can still be asked about and forgotten.
    let gone = by_mail.must("DELETE", &push_of(&red), Some(&asking(&red, "one")));
    assert_eq!(gone, state(false));

    let (_pushes, _, to_browsers, _) = pushing(generous());
    let [red, _] = taken(to_browsers.address, "days 4");
    let mail = format!("{}/mail", notices_of(&red));
    let body = wanted(&red, "red@example.org");
    let (status, _, text) = to_browsers.ask("PUT", &mail, Some(&body));
    assert_eq!((status, why(&text).as_str()), (404, "no-messages"));
    assert!(text.contains("e-mail"), "{text}");
}
