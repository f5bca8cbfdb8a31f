//! Which sockets watch which battle, and what each of them has seen of it.
//!
//! Nothing here decides anything: a room that is lost with its process is made anew when its sockets come again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use acies_chronicle::shared_dice::{Code, Secret};
use acies_host::{Hosted, Time};
use acies_referee::Side;
use acies_wire::online::FromHouse;
use axum::extract::ws::{Message, Utf8Bytes};
use tokio::sync::Notify;
use tokio::sync::mpsc::{self, Receiver, Sender};

use super::words;

/// How many messages may wait for a socket. One that takes none of so many is closed, and comes again with its version.
const QUEUE: usize = 64;

/// A socket by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SocketNumber(pub u64);

/// As what a socket watches a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It does not watch it.
    Stranger,
    /// It watches and has no seat.
    Watcher,
    /// It is a page of this side.
    Player(Side),
}

/// Where messages for a socket wait.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: Sender<Message>,
    overflow: Arc<Notify>,
}

/// What a socket takes from its outbox.
#[derive(Debug)]
pub struct Inbox {
    /// The messages.
    pub queue: Receiver<Message>,
    /// Notified when one did not fit.
    pub overflow: Arc<Notify>,
}

impl Outbox {
    /// An empty one, and its other end.
    pub fn new() -> (Outbox, Inbox) {
        let (queue, taken) = mpsc::channel(QUEUE);
        let overflow = Arc::new(Notify::new());
        let inbox = Inbox {
            queue: taken,
            overflow: Arc::clone(&overflow),
        };
        (Outbox { queue, overflow }, inbox)
    }

    /// Puts a message in. One that does not fit is lost, and the socket with it.
    pub fn send(&self, message: &FromHouse) {
        // Texts, numbers and lists of them can always be written.
        let Ok(text) = serde_json::to_string(message) else {
            return;
        };
        let message = Message::Text(Utf8Bytes::from(text));
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(message) {
            self.overflow.notify_one();
        }
    }
}

/// A socket that watches a battle.
#[derive(Debug)]
struct Watcher {
    socket: SocketNumber,
    outbox: Outbox,
    /// The side whose token it has shown.
    side: Option<Side>,
    /// The version that it has.
    version: u32,
    /// The revision that it was shown; none before the first time.
    seen: Option<u64>,
}

/// The sockets that watch a battle.
#[derive(Debug, Default)]
struct Room {
    watchers: Vec<Watcher>,
    /// The newest revision that was shown here.
    newest: u64,
}

/// All rooms.
#[derive(Debug, Default)]
pub struct Rooms(Mutex<HashMap<Code, Arc<Mutex<Room>>>>);

/// A lock is held for no longer than a change takes, so that a task that panicked has left nothing half-done.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Room {
    fn find(&mut self, socket: SocketNumber) -> Option<&mut Watcher> {
        let mut watchers = self.watchers.iter_mut();
        watchers.find(|watcher| watcher.socket == socket)
    }
}

impl Watcher {
    /// Sends what the socket does not have.
    fn show(&mut self, hosted: &Hosted, now: Time, secret: &Secret) {
        let frame = words::frame(hosted, self.side, self.version, now, secret);
        self.version = frame.version;
        self.seen = Some(hosted.rows().rev);
        self.outbox.send(&FromHouse::Frame(Box::new(frame)));
    }
}

impl Rooms {
    /// Lets a socket in that has a battle up to a version. It is shown nothing before [`Rooms::introduce`].
    pub fn enter(&self, code: Code, socket: SocketNumber, outbox: Outbox, version: u32) {
        let mut rooms = locked(&self.0);
        let mut room = locked(rooms.entry(code).or_default());
        room.watchers.retain(|watcher| watcher.socket != socket);
        room.watchers.push(Watcher {
            socket,
            outbox,
            side: None,
            version,
            seen: None,
        });
    }

    /// Shows a battle to a socket that has entered, as the page of a side or as one that only watches. Returns whether a newer
    /// revision was shown to others meanwhile, so that the battle is to be read and shown once more.
    pub fn introduce(
        &self,
        hosted: &Hosted,
        socket: SocketNumber,
        side: Option<Side>,
        now: Time,
        secret: &Secret,
    ) -> bool {
        let Some(room) = self.room(hosted.rows().terms.code) else {
            return false;
        };
        let mut room = locked(&room);
        let rev = hosted.rows().rev;
        let is_old = room.newest > rev;
        room.newest = room.newest.max(rev);
        if let Some(watcher) = room.find(socket) {
            watcher.side = side;
            watcher.show(hosted, now, secret);
        }
        is_old
    }

    /// Shows a battle to every socket that has an older revision.
    pub fn show(&self, hosted: &Hosted, now: Time, secret: &Secret) {
        let Some(room) = self.room(hosted.rows().terms.code) else {
            return;
        };
        let mut room = locked(&room);
        let rev = hosted.rows().rev;
        room.newest = room.newest.max(rev);
        for watcher in &mut room.watchers {
            if watcher.seen.is_some_and(|seen| seen < rev) {
                watcher.show(hosted, now, secret);
            }
        }
    }

    /// Sends a message to the pages of both players, and to none that only watches.
    pub fn send_to_players(&self, code: Code, message: &FromHouse) {
        let Some(room) = self.room(code) else {
            return;
        };
        for watcher in &locked(&room).watchers {
            if watcher.side.is_some() {
                watcher.outbox.send(message);
            }
        }
    }

    /// Lets a socket out; the side of which it was the last page here.
    pub fn leave(&self, code: Code, socket: SocketNumber) -> Option<Side> {
        let mut rooms = locked(&self.0);
        let mut room = locked(rooms.get(&code)?);
        let at = room.watchers.iter().position(|one| one.socket == socket)?;
        let side = room.watchers.swap_remove(at).side;
        let is_last = !room.watchers.iter().any(|one| one.side == side);
        let is_empty = room.watchers.is_empty();
        drop(room);
        if is_empty {
            rooms.remove(&code);
        }
        side.filter(|_| is_last)
    }

    /// As what a socket watches a battle.
    pub fn role(&self, code: Code, socket: SocketNumber) -> Role {
        let Some(room) = self.room(code) else {
            return Role::Stranger;
        };
        let mut room = locked(&room);
        match room.find(socket) {
            Some(watcher) if watcher.seen.is_some() => {
                watcher.side.map_or(Role::Watcher, Role::Player)
            }
            _ => Role::Stranger,
        }
    }

    /// Whether a page of a side is open.
    pub fn is_here(&self, code: Code, side: Side) -> bool {
        self.room(code).is_some_and(|room| {
            let room = locked(&room);
            room.watchers.iter().any(|one| one.side == Some(side))
        })
    }

    /// The battles that are watched, each with the newest revision that was shown.
    pub fn all(&self) -> Vec<(Code, u64)> {
        let rooms = locked(&self.0);
        let newest = rooms
            .iter()
            .map(|(code, room)| (*code, locked(room).newest));
        newest.collect()
    }

    /// How many battles are watched.
    pub fn count(&self) -> usize {
        locked(&self.0).len()
    }

    fn room(&self, code: Code) -> Option<Arc<Mutex<Room>>> {
        locked(&self.0).get(&code).map(Arc::clone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_message_that_does_not_fit_is_noticed() {
        let (outbox, mut inbox) = Outbox::new();
        for n in 0..QUEUE as u32 {
            outbox.send(&FromHouse::Pong { n, now: 0 });
        }
        outbox.send(&FromHouse::Bye { within: 0 });
        inbox.overflow.notified().await;
        // What had fitted is there.
        for _ in 0..QUEUE {
            assert!(inbox.queue.recv().await.is_some());
        }
        assert!(inbox.queue.try_recv().is_err());
    }
}
