//! Battles between two people: they are offered, seats are taken, and orders come over sockets.
//!
//! The machine of a battle (`acies-host`) decides everything; here is its way in and out. A message is read and checked, its battle
//! is read from the store, the machine judges it, the store writes what comes of it, and only then it is answered and shown. That
//! runs in a task of its own, which a socket that closes does not end.

mod allowances;
mod chat;
mod clock;
mod code;
mod house;
mod metrics;
pub(crate) mod problem;
mod rematch;
mod reports;
pub(crate) mod request;
mod rooms;
mod routes;
mod socket;
mod words;

pub use allowances::Allowances;
pub(crate) use allowances::Asked;
pub use clock::Clock;
pub use house::{Foundation, House, HouseError};
pub use routes::{metrics, routes};
pub use words::{read_offer, read_request};
