//! The open connections. When there are too many, the one that has been silent for longest makes room.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio::task::AbortHandle;

/// A connection by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest(u64);

/// The open connections, the oldest first.
#[derive(Debug)]
pub struct Guests {
    at_once: usize,
    open: Mutex<Open>,
    left: Notify,
}

#[derive(Debug, Default)]
struct Open {
    admitted: u64,
    connections: Vec<Connection>,
}

#[derive(Debug)]
struct Connection {
    guest: Guest,
    task: AbortHandle,
    /// Whether its request is there.
    has_asked: bool,
}

impl Guests {
    /// Room for so many connections at once.
    pub fn new(at_once: usize) -> Guests {
        Guests {
            at_once,
            open: Mutex::default(),
            left: Notify::new(),
        }
    }

    /// Admits a connection, whose task is then started, in place of one that has asked for nothing if there are too many; none if
    /// all are being answered.
    pub fn admit(&self, start: impl FnOnce(Guest) -> AbortHandle) -> Option<Guest> {
        let mut open = self.open();
        if open.connections.len() >= self.at_once {
            let mut silent = open.connections.iter();
            let silent = silent.position(|connection| !connection.has_asked)?;
            open.connections.remove(silent).task.abort();
        }
        open.admitted += 1;
        let guest = Guest(open.admitted);
        open.connections.push(Connection {
            guest,
            task: start(guest),
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
        self.open()
            .connections
            .retain(|connection| connection.guest != guest);
        self.left.notify_waiters();
    }

    /// Sends those away that have asked for nothing, and waits until the others have been answered.
    pub async fn see_off(&self) {
        self.open().connections.retain(|connection| {
            if !connection.has_asked {
                connection.task.abort();
            }
            connection.has_asked
        });
        loop {
            // Made before the look, so that a connection that ends in between is noticed.
            let left = self.left.notified();
            if self.open().connections.is_empty() {
                return;
            }
            left.await;
        }
    }

    /// A task that panicked has left nothing half-done here.
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::future;

    use tokio::runtime::Builder;

    use super::*;

    #[test]
    fn a_connection_that_is_answered_is_not_sent_away_for_a_new_one() {
        const AT_ONCE: usize = 128;
        let runtime = Builder::new_current_thread().build().unwrap();
        let guests = Guests::new(AT_ONCE);
        let start = |_| runtime.spawn(future::pending::<()>()).abort_handle();
        let all: Vec<_> = (0..AT_ONCE).map(|_| guests.admit(start).unwrap()).collect();
        for &guest in &all {
            guests.asked(guest);
        }
        assert_eq!(guests.admit(start), None);
        guests.leave(all[0]);
        let silent = guests.admit(start).unwrap();
        // The silent one makes room, the others do not.
        assert!(guests.admit(start).is_some_and(|guest| guest != silent));
        assert!(
            !guests
                .open()
                .connections
                .iter()
                .any(|one| one.guest == silent)
        );
    }
}
