//! Where players are sent messages, and the messages that wait: an outbox, so that a crash neither loses nor doubles one.

use acies_chronicle::shared_dice::Code;
use acies_host::Time;
use acies_referee::Side;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::sqlite::Sqlite;
use crate::store::StoreError;
use crate::tables::RowError;

/// How a message reaches a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By e-mail.
    Mail,
    /// By the push service of a browser.
    Push,
}

/// Where a player is sent messages about one battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact {
    /// The battle.
    pub code: Code,
    /// The player.
    pub side: Side,
    /// How.
    pub way: Way,
    /// An e-mail address, or the subscription of a browser.
    pub address: String,
    /// The language of the messages, such as `en`.
    pub language: String,
    /// The secret of the links in the messages.
    pub key: String,
    /// When it was confirmed; none before.
    pub confirmed: Option<Time>,
}

/// A message that waits to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its number.
    pub no: i64,
    /// To where.
    pub contact: Contact,
    /// `confirm`, or a notice and its visit, such as `turn 12`.
    pub about: String,
    /// How often it was tried in vain.
    pub tries: u32,
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A server took it.
    Sent(Time),
    /// It is not worth sending any more.
    Dropped,
    /// It was tried in vain, and is tried again then.
    Again(Time),
}

/// The question whether an address is to be sent messages.
pub const CONFIRM: &str = "confirm";
/// In how many browsers a player is sent messages about one battle; with one more, the oldest is forgotten.
pub const BROWSERS: u32 = 4;

/// The contacts of players and the messages to them. Every call may fail as those of [`crate::Store`] do.
pub trait Contacts: Send + Sync {
    /// Keeps a contact. An e-mail address takes the place of the one that the player had in this battle; of browsers the last
    /// [`BROWSERS`] are kept. Where it is not confirmed, a message asks for that.
    ///
    /// # Errors
    /// [`StoreError::NoBattle`] where none has this code.
    fn put_contact(&self, contact: &Contact, now: Time) -> Result<(), StoreError>;

    /// The contact with a key.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn contact(&self, key: &str) -> Result<Option<Contact>, StoreError>;

    /// The contacts of a player in a battle.
    ///
    /// # Errors
    /// [`StoreError::NoBattle`] where none has this code.
    fn contacts_of(&self, code: Code, side: Side) -> Result<Vec<Contact>, StoreError>;

    /// Notes that a contact is confirmed; whether there is one with this key.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn confirm(&self, key: &str, now: Time) -> Result<bool, StoreError>;

    /// Forgets a contact and its messages; whether there was one with this key.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn forget(&self, key: &str) -> Result<bool, StoreError>;

    /// Forgets an address in every battle, with its messages: it takes none any more.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn forget_address(&self, way: Way, address: &str) -> Result<(), StoreError>;

    /// Whether the address of a contact is confirmed for another battle, too.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn has_others(&self, contact: &Contact) -> Result<bool, StoreError>;

    /// The confirmed contacts whose battles are to be looked at now, so many at most.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn to_look_at(&self, now: Time, most: u32) -> Result<Vec<Contact>, StoreError>;

    /// Notes that a battle was looked at in a revision: a message and when it is to be sent, unless it was made before, and when to
    /// look again. Whether a message was made. Nothing is noted where the battle has another revision by now.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn looked(
        &self,
        key: &str,
        rev: u64,
        about: Option<(&str, Time)>,
        next: Option<Time>,
        now: Time,
    ) -> Result<bool, StoreError>;

    /// The messages that are to be sent now, the oldest first, so many at most.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn due(&self, now: Time, most: u32) -> Result<Vec<Message>, StoreError>;

    /// The notices to the address of a contact, of all its battles, that are to be sent until an instant: the oldest first, so many
    /// at most.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn along(&self, contact: &Contact, until: Time, most: u32) -> Result<Vec<Message>, StoreError>;

    /// Notes what became of messages that were sent as one: of all or of none.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn settle(&self, messages: &[i64], fate: Fate) -> Result<(), StoreError>;
}

impl Way {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Way::Mail => "mail",
            Way::Push => "push",
        }
    }

    fn from_word(word: &str) -> Option<Way> {
        [Way::Mail, Way::Push]
            .into_iter()
            .find(|way| way.word() == word)
    }
}

/// The columns of a contact, in the order of [`contact_of`].
const COLUMNS: &str = "battle.code, contact.side, contact.way, contact.address, contact.language, contact.key, contact.confirmed";

/// A contact of a row that begins with [`COLUMNS`].
fn contact_of(row: &Row) -> Result<Contact, RowError> {
    let [code, way]: [String; 2] = [row.get(0)?, row.get(2)?];
    let unreadable = |what: &str, found: &str| RowError::Unreadable(format!("{what}: `{found}`"));
    Ok(Contact {
        code: code
            .parse()
            .map_err(|_| unreadable("code of a contact", &code))?,
        side: if row.get::<_, u8>(1)? == 0 {
            Side::Red
        } else {
            Side::Blue
        },
        way: Way::from_word(&way).ok_or_else(|| unreadable("way of a contact", &way))?,
        address: row.get(3)?,
        language: row.get(4)?,
        key: row.get(5)?,
        confirmed: row.get::<_, Option<i64>>(6)?.map(Time),
    })
}

/// The contacts that a query finds.
fn contacts(
    db: &Connection,
    rest: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<Contact>, RowError> {
    let query =
        format!("select {COLUMNS} from contact join battle on battle.no = contact.battle {rest}");
    let mut query = db.prepare_cached(&query)?;
    let mut found = query.query(values)?;
    let mut contacts = Vec::new();
    while let Some(row) = found.next()? {
        contacts.push(contact_of(row)?);
    }
    Ok(contacts)
}

/// The messages that a query finds, whose first two values are an instant and how many at most; the oldest first.
fn messages(
    db: &Connection,
    which: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<Message>, RowError> {
    let query = format!(
        "select {COLUMNS}, message.no, message.about, message.tries from message \
         join contact on contact.no = message.contact join battle on battle.no = contact.battle \
         where {which} order by message.due, message.no limit ?2"
    );
    let mut query = db.prepare_cached(&query)?;
    let mut found = query.query(values)?;
    let mut messages = Vec::new();
    while let Some(row) = found.next()? {
        messages.push(Message {
            no: row.get(7)?,
            contact: contact_of(row)?,
            about: row.get(8)?,
            tries: row.get(9)?,
        });
    }
    Ok(messages)
}

fn put(db: &Connection, battle: i64, contact: &Contact, now: Time) -> rusqlite::Result<()> {
    let (side, way) = (contact.side as u8, contact.way.word());
    match contact.way {
        Way::Mail => db
            .prepare_cached("delete from contact where battle = ?1 and side = ?2 and way = ?3")?
            .execute(params![battle, side, way])?,
        Way::Push => db
            .prepare_cached(
                "delete from contact where battle = ?1 and side = ?2 and way = ?3 and (address = ?4 or no not in \
                 (select no from contact where battle = ?1 and side = ?2 and way = ?3 order by no desc limit ?5))",
            )?
            .execute(params![battle, side, way, contact.address, BROWSERS - 1])?,
    };
    db.prepare_cached(
        "insert into contact (battle, side, way, address, language, key, confirmed, look_at) \
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0)",
    )?
    .execute(params![
        battle,
        side,
        way,
        contact.address,
        contact.language,
        contact.key,
        contact.confirmed.map(|at| at.0),
    ])?;
    if contact.confirmed.is_none() {
        make(db, db.last_insert_rowid(), CONFIRM, now, now)?;
    }
    Ok(())
}

/// Makes a message, unless it was made before.
fn make(
    db: &Connection,
    contact: i64,
    about: &str,
    due: Time,
    now: Time,
) -> rusqlite::Result<bool> {
    let made = db
        .prepare_cached(
            "insert into message (contact, about, made, due) values (?1, ?2, ?3, ?4) \
             on conflict (contact, about) do nothing",
        )?
        .execute(params![contact, about, now.0, due.0])?;
    Ok(made > 0)
}

/// Has the battle of a commit looked at.
pub fn look_again(db: &Connection, battle: i64) -> rusqlite::Result<()> {
    db.prepare_cached("update contact set look_at = 0 where battle = ?1")?
        .execute([battle])?;
    Ok(())
}

impl Contacts for Sqlite {
    fn put_contact(&self, contact: &Contact, now: Time) -> Result<(), StoreError> {
        self.transact(|db| {
            let (battle, _) = self.find(db, contact.code)?;
            put(db, battle, contact, now).map_err(|error| self.failed(error))
        })
    }

    fn contact(&self, key: &str) -> Result<Option<Contact>, StoreError> {
        self.look(|db| {
            let found = contacts(db, "where contact.key = ?1", [key]);
            Ok(found.map_err(|error| self.failed(error))?.pop())
        })
    }

    fn contacts_of(&self, code: Code, side: Side) -> Result<Vec<Contact>, StoreError> {
        self.look(|db| {
            let (battle, _) = self.find(db, code)?;
            let rest = "where contact.battle = ?1 and contact.side = ?2 order by contact.no";
            let found = contacts(db, rest, params![battle, side as u8]);
            found.map_err(|error| self.failed(error))
        })
    }

    fn confirm(&self, key: &str, now: Time) -> Result<bool, StoreError> {
        self.transact(|db| {
            let confirm = || -> rusqlite::Result<usize> {
                db.prepare_cached(
                    "update contact set confirmed = coalesce(confirmed, ?2), look_at = 0 where key = ?1",
                )?
                .execute(params![key, now.0])
            };
            Ok(confirm().map_err(|error| self.failed(error))? > 0)
        })
    }

    fn forget(&self, key: &str) -> Result<bool, StoreError> {
        self.transact(|db| {
            let gone = db.execute("delete from contact where key = ?1", [key]);
            Ok(gone.map_err(|error| self.failed(error))? > 0)
        })
    }

    fn forget_address(&self, way: Way, address: &str) -> Result<(), StoreError> {
        self.transact(|db| {
            let gone = db.execute(
                "delete from contact where way = ?1 and address = ?2",
                [way.word(), address],
            );
            gone.map(drop).map_err(|error| self.failed(error))
        })
    }

    fn has_others(&self, contact: &Contact) -> Result<bool, StoreError> {
        self.look(|db| {
            let found = db.query_row(
                "select exists (select 1 from contact join battle on battle.no = contact.battle where way = ?1 \
                 and address = ?2 and battle.code <> ?3 and confirmed is not null)",
                params![
                    contact.way.word(),
                    contact.address,
                    contact.code.to_string()
                ],
                |row| row.get(0),
            );
            found.map_err(|error| self.failed(error))
        })
    }

    fn to_look_at(&self, now: Time, most: u32) -> Result<Vec<Contact>, StoreError> {
        self.look(|db| {
            let rest = "where contact.look_at <= ?1 and contact.confirmed is not null \
                        order by contact.look_at, contact.no limit ?2";
            let found = contacts(db, rest, params![now.0, most]);
            found.map_err(|error| self.failed(error))
        })
    }

    fn looked(
        &self,
        key: &str,
        rev: u64,
        about: Option<(&str, Time)>,
        next: Option<Time>,
        now: Time,
    ) -> Result<bool, StoreError> {
        self.transact(|db| {
            let note = || -> rusqlite::Result<bool> {
                let contact: Option<i64> = db
                    .prepare_cached(
                        "select contact.no from contact join battle on battle.no = contact.battle \
                         where contact.key = ?1 and battle.rev = ?2",
                    )?
                    .query_row(params![key, rev], |row| row.get(0))
                    .optional()?;
                let Some(contact) = contact else {
                    return Ok(false);
                };
                db.prepare_cached("update contact set look_at = ?2 where no = ?1")?
                    .execute(params![contact, next.map(|at| at.0)])?;
                about.map_or(Ok(false), |(about, due)| make(db, contact, about, due, now))
            };
            note().map_err(|error| self.failed(error))
        })
    }

    fn due(&self, now: Time, most: u32) -> Result<Vec<Message>, StoreError> {
        self.look(|db| {
            let found = messages(db, "message.due <= ?1", params![now.0, most]);
            found.map_err(|error| self.failed(error))
        })
    }

    fn along(&self, contact: &Contact, until: Time, most: u32) -> Result<Vec<Message>, StoreError> {
        self.look(|db| {
            let which = "message.due <= ?1 and contact.way = ?3 and contact.address = ?4 and message.about <> ?5";
            let (way, address) = (contact.way.word(), &contact.address);
            let found = messages(db, which, params![until.0, most, way, address, CONFIRM]);
            found.map_err(|error| self.failed(error))
        })
    }

    fn settle(&self, messages: &[i64], fate: Fate) -> Result<(), StoreError> {
        let (due, sent, more) = match fate {
            Fate::Sent(at) => (None, Some(at.0), 0),
            Fate::Dropped => (None, None, 0),
            Fate::Again(at) => (Some(at.0), None, 1),
        };
        self.transact(|db| {
            for message in messages {
                let done = db.execute(
                    "update message set due = ?2, sent = ?3, tries = tries + ?4 where no = ?1",
                    params![message, due, sent, more],
                );
                done.map_err(|error| self.failed(error))?;
            }
            Ok(())
        })
    }
}
