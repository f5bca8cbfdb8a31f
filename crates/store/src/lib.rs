//! Where battles over a server are kept.
//!
//! A [`Store`] keeps the rows of a battle and writes commits: all of one or nothing, and only if the battle is still at the
//! revision that the commit expects. That is the only lock there is. [`Sqlite`] is a store in a folder, for one server.

mod backup;
#[cfg(test)]
#[path = "../tests/store/battle.rs"]
#[allow(dead_code, reason = "what the other tests alone need")]
mod battle;
mod columns;
mod contacts;
mod files;
mod key;
mod opening;
mod outages;
mod reports;
mod secret;
mod sqlite;
mod store;
mod tables;

pub use backup::{BackupError, Holds, back_up, restore};
pub use contacts::{BROWSERS, CONFIRM, Contact, Contacts, Fate, Message, Way};
pub use key::{HouseKey, KeyError};
pub use opening::OpenError;
pub use outages::{Noted, note_outage};
pub use reports::{MOST_REPORTS, Report, ReportLine, ReportOutcome, Reports, Room};
pub use secret::{SecretError, read_or_make_secret};
pub use sqlite::Sqlite;
pub use store::{Line, Store, StoreError};
