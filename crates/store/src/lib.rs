//! Where battles over a server are kept.
//!
//! A [`Store`] keeps the rows of a battle and writes commits: all of one or nothing, and only if the battle is still at the
//! revision that the commit expects. That is the only lock there is. [`Sqlite`] is a store in a folder, for one server.

mod columns;
mod opening;
mod sqlite;
mod store;
mod tables;

pub use opening::OpenError;
pub use sqlite::Sqlite;
pub use store::{Line, Store, StoreError};
