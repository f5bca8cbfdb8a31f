//! Messages to players who are not there: that it is their turn, that their time runs out, that the battle is over.
//!
//! What is due follows from the battle (`acies_host::Due`). It is written into an outbox of the store before it is sent, each
//! notice of a visit once, and what could not be sent is tried again, as long as the player has not seen it.

mod mail;
mod routes;
#[cfg(test)]
mod story;

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use acies_chronicle::shared_dice::Code;
use acies_host::{About, DAY, Hosted, MINUTE, Notice, Time};
use acies_store::{CONFIRM, Contact, Contacts, Fate, Message, StoreError, Way};

use crate::battles::House;

pub use mail::{Envelope, MailError, MailSettings, Mailer, Security, address};
pub use routes::routes;

/// How often it is looked for what is due.
pub(crate) const EVERY: Duration = Duration::from_secs(20);
/// How many battles are looked at, and how many messages are sent, before it is asked whether the house stops.
const AT_ONCE: u32 = 50;
/// After how many minutes a message that could not be sent is tried again; after the last it is given up.
const AGAIN: [i64; 8] = [1, 5, 15, 60, 120, 240, 480, 960];
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

/// What a letter says, before it is put into words.
#[derive(Clone, Debug)]
pub struct Facts<'a> {
    /// What it is about.
    pub matter: Matter,
    /// The battle.
    pub code: Code,
    /// The army lists of red and blue.
    pub armies: &'a [String; 2],
    /// The link to the battle.
    pub battle: String,
    /// The link to the page where messages are confirmed and stopped.
    pub settings: String,
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
    /// A letter.
    fn letter(&self, language: &str, facts: &Facts<'_>) -> Letter;
    /// The page of a contact; the address is empty where it is gone.
    fn page(&self, language: &str, standing: Standing, address: &str) -> PageWords;
    /// The languages that there are.
    fn languages(&self) -> &[&'static str];
}

/// What a house needs to send messages.
pub struct Notices {
    /// Where contacts and messages are kept.
    pub contacts: Arc<dyn Contacts>,
    /// What sends e-mail.
    pub mailer: Mailer,
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
        self.contacts
            .looked(&contact.key, rows.rev, about.as_deref(), next, now)
            .map(drop)
    }

    /// Sends what is in the outbox.
    fn send(&self, house: &House) -> Result<(), StoreError> {
        loop {
            let messages = self.contacts.due(house.now(), AT_ONCE)?;
            for message in &messages {
                if house.stop().is_asked() {
                    return Ok(());
                }
                let fate = self.carry(house, message);
                self.contacts.settle(message.no, fate)?;
            }
            if messages.len() < AT_ONCE as usize {
                return Ok(());
            }
        }
    }

    /// Sends a message, if it is still worth it.
    fn carry(&self, house: &House, message: &Message) -> Fate {
        let Message { contact, about, .. } = message;
        let Ok(hosted) = house.read(contact.code) else {
            return Fate::Again(house.now().after(60 * MINUTE));
        };
        let Some(matter) = matter(&hosted, message, house.now()) else {
            return Fate::Dropped;
        };
        if contact.way != Way::Mail {
            return Fate::Dropped;
        }
        let facts = Facts {
            matter,
            code: contact.code,
            armies: &hosted.rows().terms.head.armies,
            battle: format!("{}b/{}", self.link, contact.code),
            settings: format!("{}mail/{}", self.link, contact.key),
        };
        let letter = self.words.letter(&contact.language, &facts);
        let stop = format!("{}/stop", facts.settings);
        // After a crash between the answer of the server and its note a message is sent again: by its name it is known then.
        let id = blake3::hash(format!("{} {about}", contact.key).as_bytes()).to_hex();
        let envelope = Envelope {
            to: &contact.address,
            id: &id.as_str()[..32],
            stop: (matter != Matter::Confirm).then_some(&stop),
            at: UNIX_EPOCH + Duration::from_millis(house.now().0.unsigned_abs()),
        };
        match self.mailer.send(envelope, &letter) {
            Ok(_) => Fate::Sent(house.now()),
            Err(error) => {
                let tries = message.tries as usize;
                let again = AGAIN.get(tries);
                if tries == 0 || again.is_none() {
                    let what = again.map_or("is given up", |_| "is tried again");
                    // Without the address, which does not belong in a log.
                    house.report(&format!(
                        "battle {}: a message to {} {what}: {error}",
                        contact.code,
                        contact.side.word()
                    ));
                }
                again.map_or(Fate::Dropped, |minutes| {
                    Fate::Again(house.now().after(minutes * MINUTE))
                })
            }
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
