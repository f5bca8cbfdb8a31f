//! A battle with days for each visit, in simulated time, and the mails that its players get: read from a server of the test that
//! takes them, against an expectation worked out by hand.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use acies_chronicle::Engine;
use acies_chronicle::shared_dice::{Code, Holder, Secret};
use acies_host::{EndBy, Id, Input, MINUTE, Request, Shown, Time, Wish};
use acies_referee::{Ask, Side};
use acies_store::{CONFIRM, Contact, Contacts, Sqlite, Store, Way};
use acies_wire::notices::Subscription;
use acies_wire::online::{Offering, Terms};
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

use super::push::browser::Browser;
use super::{
    Facts, Letter, MailSettings, Mailer, Matter, Notices, PageWords, PushKey, Pusher, Reach,
    Security, Standing, Words,
};
use crate::battles::{Allowances, Clock, Foundation, House};
use crate::stop::Stop;

const HOUR: i64 = 60 * MINUTE;
const START: Time = Time(1_700_000_000_000);

/// A mail server on this machine, which ends with the test.
struct Sink {
    port: u16,
    /// The receiver, the subject and the whole of each mail.
    mails: Arc<Mutex<Vec<[String; 3]>>>,
    is_ill: Arc<AtomicBool>,
    ends: Arc<AtomicBool>,
}

impl Sink {
    fn open() -> Sink {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let sink = Sink {
            port: listener.local_addr().unwrap().port(),
            mails: Arc::default(),
            is_ill: Arc::default(),
            ends: Arc::default(),
        };
        let (mails, is_ill, ends) = (
            Arc::clone(&sink.mails),
            Arc::clone(&sink.is_ill),
            Arc::clone(&sink.ends),
        );
        thread::spawn(move || {
            for stream in listener.incoming() {
                if ends.load(Ordering::Relaxed) {
                    return;
                }
                take(&stream.unwrap(), is_ill.load(Ordering::Relaxed), &mails);
            }
        });
        sink
    }

    /// The mails that have come since the last look: the receiver and the subject.
    fn take(&self) -> Vec<(String, String)> {
        let mails = std::mem::take(&mut *self.mails.lock().unwrap());
        mails
            .into_iter()
            .map(|[to, subject, _]| (to, subject))
            .collect()
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        // Wakes it, so that it sees that it ends.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
    }
}

/// Talks SMTP until the client goes. A mail is here before it is answered.
fn take(stream: &TcpStream, is_ill: bool, mails: &Mutex<Vec<[String; 3]>>) {
    let mut lines = BufReader::new(stream);
    let mut out = stream;
    let mut to = String::new();
    let mut answer = |text: &str| out.write_all(format!("{text}\r\n").as_bytes());
    answer("220 sink.test").unwrap();
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).unwrap_or(0) == 0 {
            return;
        }
        let word = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        let said = match &*word {
            "EHLO" => "250 sink.test",
            "RCPT" if is_ill => "451 try again later",
            "RCPT" => {
                let address = line.split(['<', '>']).nth(1).unwrap();
                address.clone_into(&mut to);
                "250 ok"
            }
            "DATA" => {
                answer("354 go on").unwrap();
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    assert!(lines.read_line(&mut text).unwrap() > 0);
                }
                let subject = text.lines().find_map(|line| line.strip_prefix("Subject: "));
                let mail = [to.clone(), subject.unwrap().to_owned(), text.clone()];
                mails.lock().unwrap().push(mail);
                "250 taken"
            }
            "QUIT" => {
                let _ = answer("221 bye");
                return;
            }
            _ => "250 ok",
        };
        if answer(said).is_err() {
            return;
        }
    }
}

/// The head and the body of a request.
type Asked = (String, Vec<u8>);

/// A push service on this machine, with one browser, which ends with the test.
struct PushService {
    port: u16,
    browser: Browser,
    requests: Arc<Mutex<Vec<Asked>>>,
    /// What it answers.
    answer: Arc<Mutex<&'static str>>,
    ends: Arc<AtomicBool>,
}

const TAKEN: &str = "201 Created";

impl PushService {
    fn open() -> PushService {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let service = PushService {
            port: listener.local_addr().unwrap().port(),
            browser: Browser::new([7; 32], [9; 16]),
            requests: Arc::default(),
            answer: Arc::new(Mutex::new(TAKEN)),
            ends: Arc::default(),
        };
        let requests = Arc::clone(&service.requests);
        let (answer, ends) = (Arc::clone(&service.answer), Arc::clone(&service.ends));
        thread::spawn(move || {
            for stream in listener.incoming() {
                if ends.load(Ordering::Relaxed) {
                    return;
                }
                let mut stream = stream.unwrap();
                let mut lines = BufReader::new(&stream);
                let mut head = String::new();
                while !head.ends_with("\r\n\r\n") {
                    assert!(lines.read_line(&mut head).unwrap() > 0);
                }
                let length = field(&head, "content-length").parse().unwrap();
                let mut body = vec![0; length];
                lines.read_exact(&mut body).unwrap();
                requests.lock().unwrap().push((head, body));
                let said = *answer.lock().unwrap();
                let said =
                    format!("HTTP/1.1 {said}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                stream.write_all(said.as_bytes()).unwrap();
            }
        });
        service
    }

    fn subscription(&self) -> Subscription {
        let encoded = |bytes: &[u8]| BASE64_URL_SAFE_NO_PAD.encode(bytes);
        Subscription {
            endpoint: format!("http://127.0.0.1:{}/send/one", self.port),
            p256dh: encoded(&self.browser.point()),
            auth: encoded(&self.browser.auth()),
        }
    }

    fn answers(&self, answer: &'static str) {
        *self.answer.lock().unwrap() = answer;
    }

    /// The requests that have come since the last look.
    fn take(&self) -> Vec<Asked> {
        std::mem::take(&mut *self.requests.lock().unwrap())
    }

    /// What the browser shows of them.
    fn shown(&self) -> Vec<serde_json::Value> {
        let read = |(_, body): Asked| serde_json::from_slice(&self.browser.decrypt(&body)).unwrap();
        self.take().into_iter().map(read).collect()
    }
}

impl Drop for PushService {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        // Wakes it, so that it sees that it ends.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
    }
}

/// The value of a field in the head of a request.
fn field<'a>(head: &'a str, name: &str) -> &'a str {
    let mut fields = head.lines().filter_map(|line| line.split_once(':'));
    let field = fields.find(|(found, _)| found.eq_ignore_ascii_case(name));
    field
        .unwrap_or_else(|| panic!("no {name} in {head}"))
        .1
        .trim()
}

struct Plain;

impl Words for Plain {
    fn letter(&self, language: &str, facts: &[Facts], settings: &str) -> Letter {
        let Letter { subject, body } = self.lines(language, facts);
        let body = format!("{body}\n{settings}\n");
        Letter { subject, body }
    }

    fn lines(&self, _: &str, facts: &[Facts]) -> Letter {
        let word = |one: &Facts| match one.matter {
            Matter::Confirm => CONFIRM,
            Matter::Notice(notice) => notice.word(),
        };
        let words: Vec<&str> = facts.iter().map(word).collect();
        let links: Vec<&str> = facts.iter().map(|one| one.battle.as_str()).collect();
        Letter {
            subject: words.join(" "),
            body: links.join("\n"),
        }
    }

    fn page(&self, _: &str, _: Standing, _: &str) -> PageWords {
        unreachable!("no page is opened here")
    }

    fn languages(&self) -> &[&'static str] {
        &["en"]
    }
}

/// A house, its clock, and a battle of two players.
struct Story {
    folder: tempfile::TempDir,
    store: Arc<Sqlite>,
    clock: Clock,
    house: House,
    sink: Sink,
    service: PushService,
    code: Code,
    ids: u64,
}

fn opens(side: Side) -> [u8; 32] {
    [side as u8 + 10; 32]
}

const LINK: &str = "https://acies.example/";

/// A house on a store, which sends to servers of this machine.
fn house(folder: &Path, store: &Arc<Sqlite>, clock: &Clock, mail: u16) -> House {
    let mailer = Mailer::new(&MailSettings {
        server: "127.0.0.1".into(),
        port: Some(mail),
        security: Security::None,
        user: None,
        password: None,
        from: "Acies <acies@example.org>".into(),
    });
    let key = PushKey::open(&folder.join("push.key")).unwrap();
    let foundation = Foundation {
        store: Arc::clone(store) as Arc<dyn Store>,
        secret: Box::new(|_| Secret([1; 32])),
        engine: Engine::new("0.1.0", "0123abcd"),
        allowances: Allowances::default(),
        has_proxy: false,
        longest_outage: HOUR,
        clock: clock.clone(),
        notices: Some(Notices {
            contacts: Arc::clone(store) as Arc<dyn Contacts>,
            mailer: Some(mailer.unwrap()),
            pusher: Some(Pusher::new(key, LINK.into(), Reach::ThisMachine)),
            words: Box::new(Plain),
            link: LINK.into(),
        }),
        report: Box::new(|_| ()),
    };
    House::open(foundation, &Stop::new()).unwrap()
}

/// Offers a battle.
fn offered(house: &House) -> Code {
    let hash = |side| blake3::hash(&opens(side)).to_hex().to_string();
    let offering = Offering {
        terms: Terms {
            edition: "2.2".into(),
            conventions: Vec::new(),
            rulings: Vec::new(),
            armies: ["III/7b".into(), "III/10b".into()],
            pace: "days 4".into(),
            back_by_consent: false,
            watched: true,
        },
        opens: Side::BOTH.map(hash),
        earlier: None,
    };
    house.offer(&offering).unwrap().code.parse().unwrap()
}

impl Story {
    /// A battle whose seats are taken and whose players are both there.
    fn begin() -> Story {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("battles")).unwrap());
        let (clock, sink) = (Clock::by_hand(START), Sink::open());
        let house = house(folder.path(), &store, &clock, sink.port);
        let code = offered(&house);
        let story = Story {
            folder,
            store,
            clock,
            house,
            sink,
            service: PushService::open(),
            code,
            ids: 0,
        };
        story.take_seats();
        story
    }

    /// A battle that waits for a player who has allowed messages in a browser and has been away for an hour.
    fn browser_waits() -> Story {
        let mut story = Story::begin();
        let first = story.deploy();
        let absent = first.other();
        story.subscribe_browser(absent);
        story.presence(absent, false);
        story.clock.advance(HOUR);
        story.bound(first);
        story
    }

    /// Another battle in the same house, which is the one that is played from now on; the code of the one before.
    fn another(&mut self) -> Code {
        let before = std::mem::replace(&mut self.code, offered(&self.house));
        self.take_seats();
        before
    }

    fn take_seats(&self) {
        for side in Side::BOTH {
            self.input(&Input::Take {
                side,
                secret: opens(side),
                token: [side as u8 + 20; 32],
                root: self.value(side, 0),
            });
            self.presence(side, true);
        }
    }

    /// The process ends, and another goes on with what was kept.
    fn open_again(&mut self) {
        // It was up until now, so that no outage is noted.
        self.store.beat(self.house.now()).unwrap();
        self.house = house(self.folder.path(), &self.store, &self.clock, self.sink.port);
    }

    fn value(&self, side: Side, visit: u32) -> acies_chronicle::shared_dice::Value {
        let secret = Secret([side as u8 + 2; 32]);
        let value = secret.value(self.code, Holder::Player(side), visit);
        value.unwrap()
    }

    fn input(&self, input: &Input) {
        let judged = self.house.judge(self.code, self.house.now(), input);
        assert!(judged.is_ok(), "{input:?}: {judged:?}");
    }

    fn presence(&self, side: Side, is_here: bool) {
        self.input(&Input::Presence { side, is_here });
    }

    fn wish(&mut self, side: Side, wish: Wish) {
        self.ids += 1;
        let mut id = [0; 16];
        id[..8].copy_from_slice(&self.ids.to_le_bytes());
        self.input(&Input::Request(Request {
            side,
            id: Id(id),
            hash: *blake3::hash(&id).as_bytes(),
            wish,
        }));
    }

    fn shown(&self, side: Side) -> Option<Shown> {
        let hosted = self.house.read(self.code).unwrap();
        let visit = hosted.next_visit(side)?;
        Some(Shown {
            visit,
            value: Some(self.value(side, visit)),
        })
    }

    /// The side that is asked, and the order that the referee proposes.
    fn asked(&self) -> (Side, String, u32) {
        let hosted = self.house.read(self.code).unwrap();
        let battle = hosted.battle().unwrap();
        match battle.asks() {
            Ask::Decide { side, .. } => {
                (side, battle.default_order().to_string(), hosted.version())
            }
            asks => panic!("no side is asked: {asks}"),
        }
    }

    /// Both choose their armies, and what comes before the first bound is decided, all at once.
    fn deploy(&mut self) -> Side {
        for side in Side::BOTH {
            let mut battle = self
                .house
                .read(self.code)
                .unwrap()
                .battle()
                .unwrap()
                .clone();
            if side == Side::Blue {
                let other = battle.default_order();
                battle.obey(&other).unwrap();
            }
            let line = battle.default_order().to_string();
            let value = self.shown(side).unwrap();
            self.wish(side, Wish::Army { line, value });
        }
        loop {
            let hosted = self.house.read(self.code).unwrap();
            let battle = hosted.battle().unwrap();
            if battle.setup().is_none() {
                return self.asked().0;
            }
            self.order();
        }
    }

    /// The side that is asked does what the referee proposes.
    fn order(&mut self) {
        let (side, line, after) = self.asked();
        let value = self.shown(side);
        let lines = vec![line];
        self.wish(
            side,
            Wish::Orders {
                after,
                lines,
                value,
            },
        );
    }

    /// A player comes, plays the whole of its bound, and goes.
    fn bound(&mut self, side: Side) {
        self.presence(side, true);
        let mut orders = 0;
        while self.asked().0 == side {
            self.order();
            orders += 1;
            assert!(orders < 200, "no bound is so long");
        }
        self.presence(side, false);
    }

    /// A player gives an address and opens the link that comes there.
    fn subscribe(&self, side: Side) {
        self.subscribe_as(side, &format!("{}@example.org", side.word()));
    }

    fn subscribe_as(&self, side: Side, address: &str) {
        let contact = Contact {
            code: self.code,
            side,
            way: Way::Mail,
            address: address.into(),
            language: "en".into(),
            key: format!("{}-{}", self.code, side.word()),
            confirmed: None,
        };
        self.store.put_contact(&contact, self.house.now()).unwrap();
        self.pass();
        let asked = (contact.address, CONFIRM.to_owned());
        assert_eq!(self.mails(), [asked]);
        assert!(self.store.confirm(&contact.key, self.house.now()).unwrap());
    }

    /// A player allows messages in a browser.
    fn subscribe_browser(&self, side: Side) {
        let notices = self.house.notices().unwrap();
        let pusher = notices.pusher.as_ref().unwrap();
        let contact = Contact {
            code: self.code,
            side,
            way: Way::Push,
            address: pusher.keepable(&self.service.subscription()).unwrap(),
            language: "en".into(),
            key: format!("{}-{}", self.code, side.word()),
            confirmed: Some(self.house.now()),
        };
        self.store.put_contact(&contact, self.house.now()).unwrap();
    }

    fn pass(&self) {
        self.house.notices().unwrap().pass(&self.house);
    }

    fn mails(&self) -> Vec<(String, String)> {
        self.sink.take()
    }

    /// Lets so many minutes pass, one by one; the mails that came, each with the minute.
    fn minutes(&self, minutes: i64) -> Vec<(i64, String, String)> {
        let mut all = Vec::new();
        for minute in 1..=minutes {
            self.clock.advance(MINUTE);
            self.pass();
            let new = self.mails().into_iter();
            all.extend(new.map(|(to, subject)| (minute, to, subject)));
        }
        all
    }
}

fn mail(minute: i64, side: Side, subject: &str) -> (i64, String, String) {
    (
        minute,
        format!("{}@example.org", side.word()),
        subject.into(),
    )
}

#[test]
fn a_battle_in_days_sends_one_mail_a_visit_reminders_and_the_end() {
    let mut story = Story::begin();
    for side in Side::BOTH {
        story.subscribe(side);
    }
    // Both are there: nothing is sent, however long the setup takes.
    let first = story.deploy();
    let second = first.other();
    assert_eq!(story.minutes(30), []);

    // The first player has its bound before it and goes. It has seen what it is to do, so the first mail is the reminder with a
    // quarter of the four days left, and the next with six hours: 72 h and 90 h after its bound began, half an hour ago.
    for side in Side::BOTH {
        story.presence(side, false);
    }
    let day = 24 * 60;
    assert_eq!(
        story.minutes(91 * 60),
        [
            mail(3 * day - 30, first, "quarter"),
            mail(90 * 60 - 30, first, "hours"),
        ]
    );

    // It plays its bound. What is asked of the second in it is answered by its standing answers, so its one mail comes with its
    // own bound, three minutes after that begins.
    story.bound(first);
    assert_eq!(story.asked().0, second);
    assert_eq!(story.minutes(2 * day), [mail(3, second, "turn")]);

    // The second is away for three days of its four; two were over. The reminder with a day left comes as many days later.
    story.wish(second, Wish::Leave(3));
    assert_eq!(
        story.minutes(6 * day),
        [
            mail(4 * day, second, "quarter"),
            mail(4 * day + 18 * 60, second, "hours"),
            // Its time is out after five days, and half a minute later the opponent may claim.
            mail(5 * day + 1, first, "claim"),
        ]
    );

    // The first claims the win. The second hears of the end, once.
    story.presence(first, true);
    story.wish(first, Wish::End(EndBy::ClaimWin));
    assert_eq!(story.minutes(2 * day), [mail(3, second, "over")]);

    // A week after the end no address is left.
    for side in Side::BOTH {
        assert_eq!(story.store.contacts_of(story.code, side).unwrap().len(), 1);
    }
    story.presence(first, false);
    assert_eq!(story.minutes(6 * day), []);
    for side in Side::BOTH {
        assert_eq!(story.store.contacts_of(story.code, side).unwrap(), []);
    }
}

#[test]
fn a_player_who_comes_in_time_is_sent_nothing() {
    let mut story = Story::begin();
    for side in Side::BOTH {
        story.subscribe(side);
    }
    let first = story.deploy();
    story.bound(first);
    let second = first.other();
    story.presence(second, false);
    // The second has seen that it is its turn.
    assert_eq!(story.minutes(60), []);
    story.bound(second);
    // Two minutes are no reason for a mail.
    assert_eq!(story.minutes(2), []);
    story.bound(first);
    assert_eq!(story.minutes(3).len(), 1);
}

#[test]
fn a_mail_that_could_not_be_sent_is_tried_again_and_not_doubled() {
    let mut story = Story::begin();
    for side in Side::BOTH {
        story.subscribe(side);
    }
    let first = story.deploy();
    let second = first.other();
    story.presence(second, false);
    story.clock.advance(HOUR);
    story.bound(first);
    // It is tried after three minutes and a minute later; the third try is five minutes after that.
    story.sink.is_ill.store(true, Ordering::Relaxed);
    assert_eq!(story.minutes(4), []);
    story.sink.is_ill.store(false, Ordering::Relaxed);
    assert_eq!(story.minutes(30), [mail(5, second, "turn")]);
    // A house that opens again on the same store sends it no second time.
    let again = story.store.due(story.house.now(), 10).unwrap();
    assert_eq!(again, []);

    // What is not worth it any more is not sent when the mail server is well again.
    story.sink.is_ill.store(true, Ordering::Relaxed);
    story.bound(second);
    assert_eq!(story.minutes(4), []);
    story.sink.is_ill.store(false, Ordering::Relaxed);
    story.presence(first, true);
    assert_eq!(story.minutes(30), []);
}

#[test]
fn nothing_is_sent_to_an_address_that_is_not_confirmed() {
    let mut story = Story::begin();
    let contact = Contact {
        code: story.code,
        side: Side::Red,
        way: Way::Mail,
        address: "red@example.org".into(),
        language: "en".into(),
        key: "key".into(),
        confirmed: None,
    };
    story
        .store
        .put_contact(&contact, story.house.now())
        .unwrap();
    let first = story.deploy();
    for side in Side::BOTH {
        story.presence(side, false);
    }
    if first == Side::Blue {
        story.bound(first);
    }
    assert_eq!(story.minutes(5 * 24 * 60), [mail(1, Side::Red, CONFIRM)]);
    // Each link is one that the receiver can follow, and stops by itself where that is known.
    assert!(story.store.forget("key").unwrap());
    assert!(!story.store.forget("key").unwrap());
}

#[test]
fn battles_that_come_to_wait_within_a_few_minutes_are_in_one_mail() {
    let mut story = Story::begin();
    let player = "player@example.org";
    let first = story.deploy();
    story.subscribe_as(first.other(), player);
    story.presence(first.other(), false);
    let one = story.another();
    let opponent = story.deploy();
    story.subscribe_as(opponent.other(), player);
    story.presence(opponent.other(), false);
    let other = std::mem::replace(&mut story.code, one);
    assert_eq!(story.minutes(60), []);

    // The first battle waits for the player, and two minutes later the other. What is due about the first after three minutes waits
    // three more, and what is due about the other by then, five minutes after the beginning, goes along: four minutes from now.
    story.bound(first);
    assert_eq!(story.minutes(2), []);
    story.code = other;
    story.bound(opponent);
    let mail = |minute, subject: &str| (minute, player.to_owned(), subject.to_owned());
    let mut mails = Vec::new();
    for minute in 1..=60 {
        story.clock.advance(MINUTE);
        story.pass();
        let new = std::mem::take(&mut *story.sink.mails.lock().unwrap());
        mails.extend(new.into_iter().map(|mail| (minute, mail)));
    }
    let [(4, [to, subject, text])] = &mails[..] else {
        panic!("{mails:?}")
    };
    assert_eq!((to.as_str(), subject.as_str()), (player, "turn turn"));
    for code in [one, other] {
        assert!(text.contains(&format!("{LINK}b/{code}\r\n")), "{text}");
    }
    // Its link is for both.
    let keys = [(one, first.other()), (other, opponent.other())];
    let keys = keys.map(|(code, side)| format!("{code}-{}", side.word()));
    let stop = format!("List-Unsubscribe:<{LINK}mail/{}/stop>", keys.join("."));
    let dense: String = text.split_whitespace().collect();
    assert!(dense.contains(&stop), "{text}");

    // The player plays both. They come to wait half an hour apart: two mails, each three minutes later than of one battle alone.
    story.bound(opponent.other());
    story.code = one;
    story.bound(first.other());
    story.clock.advance(HOUR);
    story.bound(first);
    assert_eq!(story.minutes(30), [mail(6, "turn")]);
    story.code = other;
    story.bound(opponent);
    assert_eq!(story.minutes(30), [mail(6, "turn")]);

    // A battle that the player comes to before the mail is sent is not in it.
    story.bound(opponent.other());
    story.code = one;
    story.bound(first.other());
    story.clock.advance(HOUR);
    story.bound(first);
    story.code = other;
    story.bound(opponent);
    assert_eq!(story.minutes(5), []);
    story.presence(opponent.other(), true);
    assert_eq!(story.minutes(30), [mail(1, "turn")]);
}

#[test]
fn a_browser_is_sent_one_message_a_visit_that_it_alone_can_read() {
    let story = Story::browser_waits();
    story.minutes(2);
    assert_eq!(story.service.take(), []);
    story.minutes(60);
    let requests = story.service.take();
    let [(head, body)] = &requests[..] else {
        panic!("{requests:?}")
    };
    assert!(head.starts_with("POST /send/one HTTP/1.1\r\n"), "{head}");
    assert_eq!(field(head, "content-encoding"), "aes128gcm");
    assert_eq!(field(head, "ttl"), "86400");
    assert_eq!(field(head, "topic"), story.code.to_string());
    let shown: serde_json::Value =
        serde_json::from_slice(&story.service.browser.decrypt(body)).unwrap();
    let link = format!("{LINK}b/{}", story.code);
    let tag = story.code.to_string();
    let expected = serde_json::json!({"title": "turn", "body": link, "link": link, "tag": tag});
    assert_eq!(shown, expected);

    // The house has signed for this push service, with the key that browsers are given.
    let signed = field(head, "authorization")
        .strip_prefix("vapid t=")
        .unwrap();
    let (token, key) = signed.split_once(", k=").unwrap();
    let notices = story.house.notices().unwrap();
    assert_eq!(key, notices.pusher.as_ref().unwrap().public());
    let decoded = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
    let (text, signature) = token.rsplit_once('.').unwrap();
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decoded(key))
        .verify(text.as_bytes(), &decoded(signature))
        .unwrap();
    let [kind, claims] = [0, 1].map(|part| {
        let part = text.split('.').nth(part).unwrap();
        serde_json::from_slice::<serde_json::Value>(&decoded(part)).unwrap()
    });
    assert_eq!(kind, serde_json::json!({"typ": "JWT", "alg": "ES256"}));
    let audience = format!("http://127.0.0.1:{}", story.service.port);
    assert_eq!(
        (&claims["aud"], &claims["sub"]),
        (&audience.into(), &LINK.into())
    );
    // Three minutes after the bound began, an hour after the start and half a minute at most after that; good for twelve hours.
    let ends = claims["exp"].as_i64().unwrap();
    let since = ends - START.0 / 1000 - 12 * 3600;
    assert_eq!(since, 3600 + 3 * 60);
}

#[test]
fn a_browser_that_takes_no_more_is_forgotten_and_one_that_is_busy_is_tried_again() {
    let mut story = Story::browser_waits();
    let second = story.asked().0;
    let first = second.other();
    // Ten minutes are asked for: the next try is in the thirteenth minute. That fails, and the one after is five minutes later.
    story
        .service
        .answers("429 Too Many Requests\r\nRetry-After: 600");
    story.minutes(3);
    assert_eq!(story.service.take().len(), 1);
    story.service.answers("503 Service Unavailable");
    story.minutes(9);
    assert_eq!(story.service.take(), []);
    story.minutes(1);
    assert_eq!(story.service.take().len(), 1);
    story.service.answers(TAKEN);
    story.minutes(4);
    assert_eq!(story.service.take(), []);
    story.minutes(60);
    assert_eq!(story.service.take().len(), 1);

    for gone in ["410 Gone", "404 Not Found"] {
        story.subscribe_browser(second);
        story.service.answers(gone);
        story.bound(second);
        story.clock.advance(HOUR);
        story.bound(first);
        story.minutes(10);
        assert_eq!(story.service.take().len(), 1);
        let left = story.store.contacts_of(story.code, second).unwrap();
        assert_eq!(left, []);
    }
    // An answer that leads elsewhere is not followed.
    story.subscribe_browser(second);
    story
        .service
        .answers("307 Temporary Redirect\r\nLocation: http://127.0.0.1:1/");
    story.bound(second);
    story.clock.advance(HOUR);
    story.bound(first);
    story.minutes(3);
    assert_eq!(story.service.take().len(), 1);
}

#[test]
fn a_crash_between_keeping_a_message_and_sending_it_neither_loses_nor_doubles_it() {
    let mut story = Story::browser_waits();
    story.clock.advance(3 * MINUTE);
    // The message is kept, and the process ends before it is sent.
    story.house.notices().unwrap().look(&story.house).unwrap();
    assert_eq!(story.store.due(story.house.now(), 10).unwrap().len(), 1);
    story.open_again();
    story.pass();
    let shown = story.service.shown();
    assert_eq!(shown.len(), 1);
    assert_eq!(shown[0]["title"], "turn");
    // Another process on the same store sends it no second time.
    story.open_again();
    story.minutes(60);
    assert_eq!(story.service.take(), []);
}

#[test]
fn a_player_is_sent_messages_in_the_last_four_browsers_and_by_one_address() {
    let story = Story::begin();
    let code = story.code;
    let put = |way, address: &str| {
        let contact = Contact {
            code,
            side: Side::Red,
            way,
            address: address.into(),
            language: "en".into(),
            key: format!("{address}-key"),
            confirmed: Some(START),
        };
        story.store.put_contact(&contact, START).unwrap();
    };
    for name in ["one", "two", "three", "two", "four", "five"] {
        put(Way::Push, name);
    }
    put(Way::Mail, "old@example.org");
    put(Way::Mail, "new@example.org");
    let kept = story.store.contacts_of(code, Side::Red).unwrap();
    let names: Vec<&str> = kept
        .iter()
        .map(|contact| contact.address.as_str())
        .collect();
    assert_eq!(names, ["three", "two", "four", "five", "new@example.org"]);
}
