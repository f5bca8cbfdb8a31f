//! The HTTP server: it serves the page, and later routes are mounted beside it.
//!
//! What is served is a `Router`, made by [`page()`] and put behind a [`Gate`] by [`site()`]; [`serve()`] answers connections by it, within
//! [`Limits`]. The page runs a battle itself, so the server knows no battles.

mod connection;
mod gate;
mod guests;
mod key;
mod page;
mod serve;
mod site;
mod stop;

pub use connection::{Limits, answer};
pub use gate::Gate;
pub use key::{Key, NoRandomness};
pub use page::{File, page};
pub use serve::{ServeError, serve};
pub use site::{Site, site};
pub use stop::Stop;
