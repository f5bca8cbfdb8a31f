//! The open connections. When there are too many, the one that has been silent for longest makes room.

use std::net::{Shutdown, TcpStream};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The maximum number of simultaneous connections; a browser opens about six.
pub const AT_ONCE: usize = 128;

/// A connection by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest(u64);

/// The open connections, the oldest first.
#[derive(Debug, Default)]
pub struct Guests {
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    admitted: u64,
    connections: Vec<Connection>,
}

#[derive(Debug)]
struct Connection {
    guest: Guest,
    stream: TcpStream,
    /// Whether its request is there.
    has_asked: bool,
}

impl Guests {
    /// Admits a connection, in place of one that has asked for nothing if there are too many; none if all are being answered.
    pub fn admit(&self, stream: &TcpStream) -> Option<Guest> {
        let stream = stream.try_clone().ok()?;
        let mut open = self.open();
        if open.connections.len() >= AT_ONCE {
            let mut silent = open.connections.iter();
            let silent = silent.position(|connection| !connection.has_asked)?;
            let gone = open.connections.remove(silent);
            // Its thread ends, for nothing more is to be read.
            let _ = gone.stream.shutdown(Shutdown::Both);
        }
        open.admitted += 1;
        let guest = Guest(open.admitted);
        open.connections.push(Connection {
            guest,
            stream,
            has_asked: false,
        });
        Some(guest)
    }

    /// Notes that the request of a connection is there.
    pub fn asked(&self, guest: Guest) {
        let mut open = self.open();
        let mut connections = open.connections.iter_mut();
        if let Some(connection) = connections.find(|connection| connection.guest == guest) {
            connection.has_asked = true;
        }
    }

    /// Notes that a connection has ended.
    pub fn leave(&self, guest: Guest) {
        let mut open = self.open();
        open.connections
            .retain(|connection| connection.guest != guest);
    }

    /// A thread that panicked has left nothing half-done here.
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
