//! The HTTP server: it serves the page, and battles between two people.
//!
//! What is served is a `Router`, made by [`page()`], and by [`battles::routes`] of a [`House`], and put behind a [`Gate`] by
//! [`site()`]; [`serve()`] and [`serve_house()`] answer connections by it, within [`Limits`]. No rule of the game is here.

#![forbid(unsafe_code)]

pub mod battles;
mod connection;
mod gate;
mod guests;
mod key;
pub mod notices;
mod page;
mod serve;
mod site;
mod stop;

pub use battles::{Allowances, Clock, Foundation, House, HouseError};
pub use connection::{Limits, Peer, answer};
pub use gate::{Gate, Origin, OriginError};
pub use key::{Key, NoRandomness};
pub use page::{File, page};
pub use serve::{ServeError, serve, serve_house};
pub use site::{Site, site};
pub use stop::Stop;
