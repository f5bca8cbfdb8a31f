//! Messages to players who are not there: that it is their turn, that their time runs out, that the battle is over.
//!
//! What is due follows from the battle (`acies_host::Due`). It is written into an outbox of the store before it is sent, each
//! notice of a visit once, and what could not be sent is tried again, as long as the player has not seen it.

mod mail;
mod push;
mod routes;
#[cfg(test)]
mod story;

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use acies_chronicle::shared_dice::Code;
use acies_host::{About, DAY, Hosted, MINUTE, Notice, Time};
use acies_store::{CONFIRM, Contact, Contacts, Fate, Message, StoreError, Way};

use crate::battles::House;

pub use mail::{Envelope, MailError, MailSettings, Mailer, Security, address};
pub use push::{PushError, PushKey, PushKeyError, Pusher, Reach};
pub use routes::routes;

/// How often it is looked for what is due.
pub(crate) const EVERY: Duration = Duration::from_secs(20);
/// How many battles are looked at, and how many messages are sent, before it is asked whether the house stops.
const AT_ONCE: u32 = 50;
/// After how many minutes a message that could not be sent is tried again; after the last it is given up.
const AGAIN: [i64; 8] = [1, 5, 15, 60, 120, 240, 480, 960];
/// How long a message waits for those of other battles of the same player, to be one with them.
const GATHER: i64 = 3 * MINUTE;
/// How many battles one message lists.
const LISTED: u32 = 10;
/// What stands between the keys of a link that is for several battles.
const SEVERAL: &str = ".";
/// How long after the end of a battle its contacts are forgotten.
const FORGET: i64 = 7 * DAY;

/// What a letter is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// Whether the address is to be sent messages.
    Confirm,
    /// What an absent player should know.
    Notice(Notice),
}

/// What a letter says about one battle, before it is put into words.
#[derive(Clone, Debug)]
pub struct Facts {
    /// What it is about.
    pub matter: Matter,
    /// The battle.
    pub code: Code,
    /// The army lists of red and blue.
    pub armies: [String; 2],
    /// The link to the battle.
    pub battle: String,
}

/// A letter in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Its subject, in one line.
    pub subject: String,
    /// Its text.
    pub body: String,
}

/// What the page of a contact says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageWords {
    /// Its heading.
    pub title: String,
    /// What it is about.
    pub text: String,
    /// The button that confirms; none where there is nothing to confirm.
    pub confirm: Option<String>,
    /// The button that stops the messages; none where there are none.
    pub stop: Option<String>,
}

/// Where a contact stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It waits to be confirmed.
    Asked,
    /// It is sent messages.
    Confirmed,
    /// There is none, or none any more.
    Gone,
}

/// Puts letters and the page of a contact into words, in the language of a contact, or in English where that is unknown.
pub trait Words: Send + Sync {
    /// A letter about one battle or several, with the link to the page where messages are confirmed and stopped.
    fn letter(&self, language: &str, facts: &[Facts], settings: &str) -> Letter;
    /// The same for the few lines that a device shows, without links.
    fn lines(&self, language: &str, facts: &[Facts]) -> Letter;
    /// The page of a contact; the address is empty where it is gone.
    fn page(&self, language: &str, standing: Standing, address: &str) -> PageWords;
    /// The languages that there are.
    fn languages(&self) -> &[&'static str];
}

/// What a house needs to send messages.
pub struct Notices {
    /// Where contacts and messages are kept.
    pub contacts: Arc<dyn Contacts>,
    /// What sends e-mail; none where the house sends none.
    pub mailer: Option<Mailer>,
    /// What sends messages to browsers; none where the house sends none.
    pub pusher: Option<Pusher>,
    /// What puts letters into words.
    pub words: Box<dyn Words>,
    /// The address of the page, with a slash at its end.
    pub link: String,
}

impl fmt::Debug for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Notices").finish_non_exhaustive()
    }
}

impl Notices {
    /// Looks for what is due and sends it. Blocks while servers answer.
    pub(crate) fn pass(&self, house: &House) {
        let done = self.look(house).and_then(|()| self.send(house));
        if let Err(error) = done {
            let _ = house.trouble(&error);
        }
    }

    /// Writes what is due into the outbox.
    fn look(&self, house: &House) -> Result<(), StoreError> {
        loop {
            let contacts = self.contacts.to_look_at(house.now(), AT_ONCE)?;
            for contact in &contacts {
                self.look_at(house, contact)?;
            }
            if contacts.len() < AT_ONCE as usize || house.stop().is_asked() {
                return Ok(());
            }
        }
    }

    fn look_at(&self, house: &House, contact: &Contact) -> Result<(), StoreError> {
        let now = house.now();
        let Ok(hosted) = house.read(contact.code) else {
            // What cannot be read was reported, and is not asked for again at once.
            let rev = house.store().rev(contact.code)?;
            let next = Some(now.after(DAY));
            return self
                .contacts
                .looked(&contact.key, rev, None, next, now)
                .map(drop);
        };
        let rows = hosted.rows();
        let due = hosted.notice(contact.side, now);
        let mut next = due.next;
        if hosted.closed().is_some() {
            let ends = rows.last().after(FORGET);
            if ends <= now {
                return self.contacts.forget(&contact.key).map(drop);
            }
            next = Some(next.map_or(ends, |next| next.min(ends)));
        }
        let about = due.now.map(|about| about.to_string());
        let about = match about.as_deref() {
            Some(about) if self.contacts.has_others(contact)? => Some((about, now.after(GATHER))),
            about => about.map(|about| (about, now)),
        };
        self.contacts
            .looked(&contact.key, rows.rev, about, next, now)
            .map(drop)
    }

    /// Sends what is in the outbox.
    fn send(&self, house: &House) -> Result<(), StoreError> {
        loop {
            let messages = self.contacts.due(house.now(), AT_ONCE)?;
            let mut done = HashSet::new();
            for message in &messages {
                if house.stop().is_asked() {
                    return Ok(());
                }
                if !done.contains(&message.no) {
                    self.carry(house, message, &mut done)?;
                }
            }
            if messages.len() < AT_ONCE as usize {
                return Ok(());
            }
        }
    }

    /// Sends a message, if it is still worth it, as one with those about other battles that wait for the same address.
    fn carry(
        &self,
        house: &House,
        first: &Message,
        done: &mut HashSet<i64>,
    ) -> Result<(), StoreError> {
        let now = house.now();
        done.insert(first.no);
        let Some(one) = self.judged(house, first)? else {
            return Ok(());
        };
        let mut together = vec![one];
        if first.about != CONFIRM {
            let along = self
                .contacts
                .along(&first.contact, now.after(GATHER), LISTED)?;
            for message in along {
                if done.insert(message.no) {
                    together.extend(self.judged(house, &message)?);
                }
            }
        }
        let (messages, facts): (Vec<Message>, Vec<Facts>) = together.into_iter().unzip();
        let numbers: Vec<i64> = messages.iter().map(|message| message.no).collect();
        match self.hand_over(now, &messages, &facts) {
            Ok(()) => self.contacts.settle(&numbers, Fate::Sent(house.now())),
            Err(Unsent::Never) => self.contacts.settle(&numbers, Fate::Dropped),
            Err(Unsent::Gone) => {
                let Contact { way, address, .. } = &first.contact;
                self.contacts.forget_address(*way, address)
            }
            Err(Unsent::Trouble { what, wait }) => {
                for message in &messages {
                    let fate = Self::put_off(house, message, &what, wait);
                    self.contacts.settle(&[message.no], fate)?;
                }
                Ok(())
            }
        }
    }

    /// A message with what it says, if it is still worth sending; it is settled otherwise.
    fn judged(
        &self,
        house: &House,
        message: &Message,
    ) -> Result<Option<(Message, Facts)>, StoreError> {
        let code = message.contact.code;
        let Ok(hosted) = house.read(code) else {
            let later = Fate::Again(house.now().after(60 * MINUTE));
            return self.contacts.settle(&[message.no], later).map(|()| None);
        };
        let Some(matter) = matter(&hosted, message, house.now()) else {
            let dropped = self.contacts.settle(&[message.no], Fate::Dropped);
            return dropped.map(|()| None);
        };
        let facts = Facts {
            matter,
            code,
            armies: hosted.rows().terms.head.armies.clone(),
            battle: format!("{}b/{code}", self.link),
        };
        Ok(Some((message.clone(), facts)))
    }

    /// Hands messages of one address over to the server that brings them there, as one.
    fn hand_over(&self, now: Time, messages: &[Message], facts: &[Facts]) -> Result<(), Unsent> {
        let Some(Message { contact, .. }) = messages.first() else {
            return Ok(());
        };
        let at = UNIX_EPOCH + Duration::from_millis(now.0.unsigned_abs());
        match (contact.way, &self.mailer, &self.pusher) {
            (Way::Mail, Some(mailer), _) => {
                self.mail(mailer, at, messages, facts)
                    .map_err(|error| Unsent::Trouble {
                        what: error.to_string(),
                        wait: Duration::ZERO,
                    })
            }
            (Way::Push, _, Some(pusher)) => {
                self.push(pusher, at, contact, facts).map_err(Unsent::from)
            }
            // The house was started without that way.
            _ => Err(Unsent::Never),
        }
    }

    fn mail(
        &self,
        mailer: &Mailer,
        at: SystemTime,
        messages: &[Message],
        facts: &[Facts],
    ) -> Result<(), MailError> {
        let Message { contact, .. } = &messages[0];
        let keys: Vec<&str> = messages
            .iter()
            .map(|one| one.contact.key.as_str())
            .collect();
        let settings = format!("{}mail/{}", self.link, keys.join(SEVERAL));
        let letter = self.words.letter(&contact.language, facts, &settings);
        let stop = format!("{settings}/stop");
        // After a crash between the answer of the server and its note a message is sent again: by its name it is known then.
        let names = messages
            .iter()
            .map(|one| format!("{} {}", one.contact.key, one.about));
        let names: Vec<String> = names.collect();
        let id = blake3::hash(names.join("\n").as_bytes()).to_hex();
        let is_question = facts.iter().any(|one| one.matter == Matter::Confirm);
        let envelope = Envelope {
            to: &contact.address,
            id: &id.as_str()[..32],
            stop: (!is_question).then_some(&stop),
            at,
        };
        mailer.send(envelope, &letter).map(drop)
    }

    fn push(
        &self,
        pusher: &Pusher,
        at: SystemTime,
        contact: &Contact,
        facts: &[Facts],
    ) -> Result<(), PushError> {
        let Letter { subject, body } = self.words.lines(&contact.language, facts);
        // One battle is opened itself; of several the page has the list at its start.
        let (topic, link) = match facts {
            [one] => (one.code.to_string(), &one.battle),
            _ => ("battles".to_owned(), &self.link),
        };
        let text = serde_json::json!({"title": subject, "body": body, "link": link, "tag": topic});
        pusher.send(&contact.address, text.to_string().as_bytes(), &topic, at)
    }

    /// When a message that was not taken is tried again, if it is.
    fn put_off(house: &House, message: &Message, what: &str, wait: Duration) -> Fate {
        let Message { contact, tries, .. } = message;
        let again = AGAIN.get(*tries as usize);
        if *tries == 0 || again.is_none() {
            let then = again.map_or("is given up", |_| "is tried again");
            // Without the address, which does not belong in a log.
            house.report(&format!(
                "battle {}: a message to {} {then}: {what}",
                contact.code,
                contact.side.word()
            ));
        }
        again.map_or(Fate::Dropped, |minutes| {
            let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
            Fate::Again(house.now().after(wait.max(minutes * MINUTE)))
        })
    }
}

/// Why messages were not handed over.
enum Unsent {
    /// No try will succeed.
    Never,
    /// The address takes no messages any more.
    Gone,
    /// A later try may succeed.
    Trouble {
        what: String,
        /// How long to wait at least.
        wait: Duration,
    },
}

impl From<PushError> for Unsent {
    fn from(error: PushError) -> Unsent {
        match error {
            PushError::Gone => Unsent::Gone,
            PushError::Later { what, wait } => Unsent::Trouble { what, wait },
            // It would be refused each time: it is tried again all the same, as long as it is worth it, and reported.
            error => Unsent::Trouble {
                what: error.to_string(),
                wait: Duration::ZERO,
            },
        }
    }
}

/// What a message is about; none where it is not worth sending any more.
fn matter(hosted: &Hosted, message: &Message, now: Time) -> Option<Matter> {
    if message.about == CONFIRM {
        return message
            .contact
            .confirmed
            .is_none()
            .then_some(Matter::Confirm);
    }
    let about = About::from_text(&message.about)?;
    let due = hosted.notice(message.contact.side, now).now;
    (due == Some(about)).then_some(Matter::Notice(about.notice))
}

/// Sends one message by the settings of a server, and says what it answered. Blocks.
///
/// # Errors
/// When the settings contradict each other, or the server does not take the message.
pub fn check_mail(
    settings: &MailSettings,
    to: &str,
    letter: &Letter,
    now: SystemTime,
) -> Result<String, MailError> {
    let to = address(to)?;
    let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    let id = format!("check.{}", since.as_nanos());
    Mailer::new(settings)?.send(
        Envelope {
            to: &to,
            id: &id,
            stop: None,
            at: now,
        },
        letter,
    )
}
