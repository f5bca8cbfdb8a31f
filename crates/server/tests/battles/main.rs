//! Battles over real sockets, against a server in the same process.

mod browsers;
mod client;
mod earlier;
mod memory;
mod messages;
mod offers;
mod rematch;
mod reports;
mod saturated;
mod server;
mod sockets;
mod talk;
mod watching;
mod whole;
