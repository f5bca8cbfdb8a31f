//! What is asked by HTTP about messages by e-mail: an address, its confirmation, and its end.

use std::net::{Ipv4Addr, TcpListener};
use std::num::NonZeroU32;
use std::sync::Arc;

use acies_server::Allowances;
use acies_server::notices::{
    Facts, Letter, MailSettings, Mailer, Notices, PageWords, Pusher, Security, Standing, Words,
};
use acies_store::{Contacts, Sqlite, Store};
use serde_json::{Value, json};

use crate::client::{Seat, hex, taken};
use crate::memory::Memory;
use crate::server::{Server, foundation, generous};

struct Plain;

impl Words for Plain {
    fn letter(&self, language: &str, facts: &[Facts], _: &str) -> Letter {
        self.lines(language, facts)
    }

    fn lines(&self, _: &str, _: &[Facts]) -> Letter {
        Letter {
            subject: "a letter".into(),
            body: "a letter".into(),
        }
    }

    fn page(&self, language: &str, standing: Standing, address: &str) -> PageWords {
        PageWords {
            title: format!("<{standing:?}>"),
            text: format!("{language} {address}"),
            confirm: (standing == Standing::Asked).then(|| "yes".into()),
            stop: (standing != Standing::Gone).then(|| "no".into()),
        }
    }

    fn languages(&self) -> &[&'static str] {
        &["en", "it"]
    }
}

/// A house that sends messages in some ways, and no more than is asked for: nothing is due as long as a test takes.
pub fn notifying(
    allowances: Allowances,
    mailer: Option<Mailer>,
    pusher: Option<Pusher>,
) -> (tempfile::TempDir, Arc<Sqlite>, Server) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let mut foundation = foundation(Arc::clone(&store) as Arc<dyn Store>, allowances);
    foundation.notices = Some(Notices {
        contacts: Arc::clone(&store) as Arc<dyn Contacts>,
        mailer,
        pusher,
        words: Box::new(Plain),
        link: "http://localhost/".into(),
    });
    (folder, store, Server::run(foundation))
}

/// A house that sends e-mail by a mail server that is not there.
pub fn mailing(allowances: Allowances) -> (tempfile::TempDir, Arc<Sqlite>, Server) {
    let closed = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let mailer = Mailer::new(&MailSettings {
        server: "127.0.0.1".into(),
        port: Some(closed.local_addr().unwrap().port()),
        security: Security::None,
        user: None,
        password: None,
        from: "acies@example.org".into(),
    });
    drop(closed);
    notifying(allowances, Some(mailer.unwrap()), None)
}

pub fn notices_of(seat: &Seat) -> String {
    format!("{}/notices", seat.path())
}

pub fn proof(seat: &Seat) -> Value {
    json!({ "token": hex(&seat.token()) })
}

pub fn wanted(seat: &Seat, address: &str) -> Value {
    json!({ "token": hex(&seat.token()), "address": address, "language": "it" })
}

#[test]
fn an_address_is_confirmed_by_a_button_and_stopped_by_its_player() {
    let (_folder, store, server) = mailing(generous());
    let [red, blue] = taken(server.address, "days 4");
    let about = server.must("GET", "/api/battles", None);
    assert_eq!(about["mail"], true);
    let none = json!({ "mail": null, "push": false });
    let (notices, mail) = (notices_of(&red), format!("{}/mail", notices_of(&red)));
    assert_eq!(server.must("POST", &notices, Some(&proof(&red))), none);
    let asked = server.must("PUT", &mail, Some(&wanted(&red, "red@example.org")));
    let state = |is_confirmed| json!({ "mail": { "address": "red@example.org", "isConfirmed": is_confirmed }, "push": false });
    assert_eq!(asked, state(false));
    // The opponent can neither see it nor change it.
    for (method, path, body) in [
        ("POST", &notices, proof(&blue)),
        ("PUT", &mail, wanted(&blue, "blue@example.org")),
        ("DELETE", &mail, proof(&blue)),
    ] {
        let (status, _, text) = server.ask(method, path, Some(&body));
        assert_eq!(status, 403, "{text}");
        assert!(text.contains("not-yours"), "{text}");
    }

    let key = store.contacts_of(red.code, red.side).unwrap().remove(0).key;
    let link = format!("/mail/{key}");
    for _ in 0..2 {
        // Whatever opens the link changes nothing by that.
        let (status, _, page) = server.ask("GET", &link, None);
        assert_eq!(status, 200);
        assert!(page.contains("<h1>&lt;Asked&gt;</h1>"), "{page}");
        assert!(page.contains("it red@example.org"), "{page}");
    }
    assert_eq!(
        server.must("POST", &notices, Some(&proof(&red))),
        state(false)
    );
    let (status, _, page) = server.ask("POST", &link, None);
    assert_eq!(status, 200);
    assert!(
        page.contains("&lt;Confirmed&gt;") && !page.contains("yes"),
        "{page}"
    );
    assert_eq!(
        server.must("POST", &notices, Some(&proof(&red))),
        state(true)
    );
    // The same address is not asked again.
    let again = server.must("PUT", &mail, Some(&wanted(&red, "red@example.org")));
    assert_eq!(again, state(true));
    assert_eq!(server.must("DELETE", &mail, Some(&proof(&red))), none);
    let (status, _, page) = server.ask("GET", &link, None);
    assert_eq!(status, 404);
    assert!(page.contains("&lt;Gone&gt;"), "{page}");
    server.end().unwrap();
}

#[test]
fn a_mail_program_stops_messages_with_one_press() {
    let (_folder, store, server) = mailing(generous());
    let [red, _] = taken(server.address, "days 4");
    let mail = format!("{}/mail", notices_of(&red));
    server.must("PUT", &mail, Some(&wanted(&red, "red@example.org")));
    let key = store.contacts_of(red.code, red.side).unwrap().remove(0).key;
    let (status, _, _) = server.ask("GET", &format!("/mail/{key}/stop"), None);
    assert_eq!(status, 200);
    assert_eq!(store.contacts_of(red.code, red.side).unwrap().len(), 1);
    server.ask("POST", &format!("/mail/{key}/stop"), None);
    assert_eq!(store.contacts_of(red.code, red.side).unwrap(), []);
}

#[test]
fn an_address_is_not_asked_again_and_again() {
    let allowances = Allowances {
        mails: NonZeroU32::new(5).unwrap(),
        ..generous()
    };
    let (_folder, _, server) = mailing(allowances);
    let [red, _] = taken(server.address, "days 4");
    let mail = format!("{}/mail", notices_of(&red));
    let ask = |address: &str| server.ask("PUT", &mail, Some(&wanted(&red, address)));
    let (status, _, text) = ask("red@example.org, blue@example.org");
    assert_eq!(status, 400, "{text}");
    let statuses = [(); 3].map(|()| ask("red@example.org").0);
    assert_eq!(statuses, [202, 202, 429]);
    let (status, head, text) = ask("Red@Example.org");
    assert_eq!(status, 429);
    assert!(text.contains("too-many-mails"), "{text}");
    assert!(
        head.to_ascii_lowercase().contains("retry-after: "),
        "{head}"
    );
    // An address of the network asks for only so many, whatever they are.
    assert_eq!(ask("green@example.org").0, 202);
    assert_eq!(ask("white@example.org").0, 429);
}

#[test]
fn a_house_that_sends_nothing_has_no_such_routes() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [red, _] = taken(server.address, "days 4");
    let (status, _, _) = server.ask("GET", "/mail/0123", None);
    assert_eq!(status, 404);
    let (status, _, _) = server.ask("POST", &notices_of(&red), Some(&proof(&red)));
    assert_eq!(status, 405);
}
