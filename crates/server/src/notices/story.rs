//! A battle with days for each visit, in simulated time, and the mails that its players get: read from a server of the test that
//! takes them, against an expectation worked out by hand.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use acies_chronicle::Engine;
use acies_chronicle::shared_dice::{Code, Holder, Secret};
use acies_host::{EndBy, Id, Input, MINUTE, Request, Shown, Time, Wish};
use acies_referee::{Ask, Side};
use acies_store::{CONFIRM, Contact, Contacts, Sqlite, Store, Way};
use acies_wire::online::{Offering, Terms};

use super::{
    Facts, Letter, MailSettings, Mailer, Matter, Notices, PageWords, Security, Standing, Words,
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

struct Plain;

impl Words for Plain {
    fn letter(&self, _: &str, facts: &Facts<'_>) -> Letter {
        let subject = match facts.matter {
            Matter::Confirm => CONFIRM,
            Matter::Notice(notice) => notice.word(),
        };
        Letter {
            subject: subject.into(),
            body: format!("{}\n{}\n", facts.battle, facts.settings),
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
    _folder: tempfile::TempDir,
    store: Arc<Sqlite>,
    clock: Clock,
    house: House,
    sink: Sink,
    code: Code,
    ids: u64,
}

fn opens(side: Side) -> [u8; 32] {
    [side as u8 + 10; 32]
}

impl Story {
    /// A battle whose seats are taken and whose players are both there.
    fn begin() -> Story {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(folder.path()).unwrap());
        let (clock, sink) = (Clock::by_hand(START), Sink::open());
        let mailer = Mailer::new(&MailSettings {
            server: "127.0.0.1".into(),
            port: Some(sink.port),
            security: Security::None,
            user: None,
            password: None,
            from: "Acies <acies@example.org>".into(),
        });
        let foundation = Foundation {
            store: Arc::clone(&store) as Arc<dyn Store>,
            secret: Box::new(|_| Secret([1; 32])),
            engine: Engine::new("0.1.0", "0123abcd"),
            allowances: Allowances::default(),
            has_proxy: false,
            longest_outage: HOUR,
            clock: clock.clone(),
            notices: Some(Notices {
                contacts: Arc::clone(&store) as Arc<dyn Contacts>,
                mailer: mailer.unwrap(),
                words: Box::new(Plain),
                link: "https://acies.example/".into(),
            }),
            report: Box::new(|_| ()),
        };
        let house = House::open(foundation, &Stop::new()).unwrap();
        let hash = |side| blake3::hash(&opens(side)).to_hex().to_string();
        let offering = Offering {
            terms: Terms {
                edition: "2.2".into(),
                conventions: Vec::new(),
                rulings: Vec::new(),
                armies: ["III/7b".into(), "III/10b".into()],
                pace: "days 4".into(),
                back_by_consent: false,
            },
            opens: Side::BOTH.map(hash),
        };
        let code = house.offer(&offering).unwrap().code.parse().unwrap();
        let story = Story {
            _folder: folder,
            store,
            clock,
            house,
            sink,
            code,
            ids: 0,
        };
        for side in Side::BOTH {
            story.input(&Input::Take {
                side,
                secret: opens(side),
                token: [side as u8 + 20; 32],
                root: story.value(side, 0),
            });
            story.presence(side, true);
        }
        story
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
        let contact = Contact {
            code: self.code,
            side,
            way: Way::Mail,
            address: format!("{}@example.org", side.word()),
            language: "en".into(),
            key: format!("key-{}", side.word()),
            confirmed: None,
        };
        self.store.put_contact(&contact, self.house.now()).unwrap();
        self.pass();
        let asked = (contact.address, CONFIRM.to_owned());
        assert_eq!(self.mails(), [asked]);
        assert!(self.store.confirm(&contact.key, self.house.now()).unwrap());
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
