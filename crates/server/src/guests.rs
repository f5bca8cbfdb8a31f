//! The open connections. When there are too many, the one that has been silent for longest makes room.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio::task::AbortHandle;

/// A connection by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest(u64);

/// What a connection is doing, as its task notes it and others see it.
#[derive(Debug, Default)]
pub struct Activity {
    /// Whether a request is there whose answer has not been sent whole.
    is_answering: AtomicBool,
    /// Whether more of the answer may come.
    has_more: AtomicBool,
}

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
    activity: Arc<Activity>,
}

impl Activity {
    /// Notes that a request is there.
    pub fn asked(&self) {
        self.has_more.store(true, Ordering::Relaxed);
        self.is_answering.store(true, Ordering::Relaxed);
    }

    /// Notes that the whole answer has been made.
    pub fn answered(&self) {
        self.has_more.store(false, Ordering::Relaxed);
    }

    /// Notes that all that has been made is sent.
    pub fn sent(&self) {
        if !self.has_more.load(Ordering::Relaxed) {
            self.is_answering.store(false, Ordering::Relaxed);
        }
    }

    fn is_silent(&self) -> bool {
        !self.is_answering.load(Ordering::Relaxed)
    }
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

    /// Admits a connection, whose task is then started, in place of one that is silent if there are too many; none if all are being
    /// answered.
    pub fn admit(
        &self,
        activity: &Arc<Activity>,
        start: impl FnOnce(Guest) -> AbortHandle,
    ) -> Option<Guest> {
        let mut open = self.open();
        if open.connections.len() >= self.at_once {
            let mut all = open.connections.iter();
            let silent = all.position(|connection| connection.activity.is_silent())?;
            open.connections.remove(silent).task.abort();
        }
        open.admitted += 1;
        let guest = Guest(open.admitted);
        open.connections.push(Connection {
            guest,
            task: start(guest),
            activity: Arc::clone(activity),
        });
        Some(guest)
    }

    /// Notes that a connection has ended.
    pub fn leave(&self, guest: Guest) {
        self.open()
            .connections
            .retain(|connection| connection.guest != guest);
        self.left.notify_waiters();
    }

    /// Waits until all have left.
    pub async fn gone(&self) {
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
        let activities: Vec<Arc<Activity>> = (0..AT_ONCE).map(|_| Arc::default()).collect();
        let all: Vec<Guest> = activities
            .iter()
            .map(|activity| guests.admit(activity, start).unwrap())
            .collect();
        for activity in &activities {
            activity.asked();
        }
        assert_eq!(guests.admit(&Arc::default(), start), None);
        // Something of an answer is sent, but more may come.
        activities[0].sent();
        assert_eq!(guests.admit(&Arc::default(), start), None);
        // An answer that was sent whole leaves the connection silent, and it makes room.
        activities[0].answered();
        activities[0].sent();
        let new: Arc<Activity> = Arc::default();
        let admitted = guests.admit(&new, start).unwrap();
        let here = |guest: Guest| {
            guests
                .open()
                .connections
                .iter()
                .any(|one| one.guest == guest)
        };
        assert!(here(admitted) && !here(all[0]));
        new.asked();
        assert_eq!(guests.admit(&Arc::default(), start), None);
        guests.leave(all[1]);
        assert!(guests.admit(&Arc::default(), start).is_some());
    }
}
