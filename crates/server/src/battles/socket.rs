//! One socket: what a page says, and what it is answered and shown.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use acies_chronicle::shared_dice::Code;
use acies_host::Input;
use acies_referee::Side;
use acies_wire::online::{FromHouse, FromPage, Wish};
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseCode, CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use tokio::sync::OwnedSemaphorePermit;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::allowances::{Address, Counted, Messages};
use super::chat;
use super::code;
use super::house::{House, LATER, Trouble};
use super::problem::Problem;
use super::rooms::{Inbox, Outbox, Role, SocketNumber};
use super::words;
use crate::connection::Peer;

/// The subprotocol. Its messages may only grow.
pub const SUBPROTOCOL: &str = "acies.1";

/// The longest message of a page, in bytes.
const LONGEST_MESSAGE: usize = 1 << 14;
/// The longest message that is read at all, in bytes. Of a longer one the rest stays unread, and the words with which the socket is
/// closed can be lost with it.
const LONGEST_READ: usize = 4 * LONGEST_MESSAGE;
/// Why a socket is closed by a message that is too long.
const TOO_LONG: &str = "expected at most 16 KiB";
/// Each socket has such a buffer, and most messages fit.
const BUFFER: usize = 1 << 12;
/// How often a browser is asked whether it is there, which it answers by itself.
const PING: Duration = Duration::from_secs(20);
/// After how long a socket from which nothing comes is closed.
const SILENT: Duration = Duration::from_mins(1);
/// How long the words with which a socket is closed may take to be sent.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// How many messages that come too fast are answered before the socket is closed.
const TOO_FAST: u32 = 10;
/// The longest time within which pages come again after a stop, in milliseconds: they do not come all at once.
const COME_AGAIN: u32 = 2_000;

/// The page takes too little of what it is sent.
const SLOW: CloseCode = 4408;
/// The page sends too much.
const FAST: CloseCode = 4429;

/// Opens a socket.
pub async fn open(
    State(house): State<House>,
    peer: Option<axum::Extension<Peer>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let mut upgrade = upgrade.protocols([SUBPROTOCOL]);
    if upgrade.selected_protocol().is_none() {
        let text = format!("a socket has the subprotocol {SUBPROTOCOL}");
        return Problem::new(StatusCode::BAD_REQUEST, "subprotocol", text).into_response();
    }
    let peer: Option<SocketAddr> = peer.map(|peer| peer.0.0);
    let address = Address::of_request(peer, &headers, house.has_proxy());
    let Some(counted) = house.counters().open(address) else {
        let text = "this address has too many sockets open";
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", text);
        return problem.within(SILENT).into_response();
    };
    let Ok(place) = Arc::clone(house.sockets()).try_acquire_owned() else {
        let text = "the house has no room for another socket";
        let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "full", text);
        return problem.within(SILENT).into_response();
    };
    upgrade = upgrade
        .max_message_size(LONGEST_READ)
        .max_frame_size(LONGEST_READ)
        .read_buffer_size(BUFFER)
        // What is sent is sent at once.
        .write_buffer_size(0);
    upgrade.on_upgrade(move |socket| Page::new(house).serve(socket, (counted, place)))
}

/// The page at the other end of a socket.
struct Page {
    house: House,
    number: SocketNumber,
    outbox: Outbox,
    inbox: Inbox,
    messages: Messages,
    /// How many messages in a row came too fast.
    too_fast: u32,
    watched: HashSet<Code>,
    /// The message that is being answered: the next one is read only afterwards.
    pending: Option<JoinHandle<Option<()>>>,
}

/// Why a socket ends.
enum End {
    /// The page has gone.
    Gone,
    /// It is closed, with a code and words.
    Closed(CloseCode, &'static str),
    /// The house stops.
    Stopped,
}

impl Page {
    fn new(house: House) -> Page {
        let (outbox, inbox) = Outbox::new();
        Page {
            number: house.new_socket(),
            messages: Messages::new(house.allowances()),
            house,
            outbox,
            inbox,
            too_fast: 0,
            watched: HashSet::new(),
            pending: None,
        }
    }

    /// Serves a page until it goes or is sent away. The places are those that it takes.
    async fn serve(mut self, mut socket: WebSocket, places: (Counted, OwnedSemaphorePermit)) {
        let end = self.talk(&mut socket).await;
        for &code in &self.watched {
            self.house.leave(code, self.number);
        }
        let last_words = async {
            if matches!(end, End::Stopped) {
                let within = random_below(COME_AGAIN);
                if let Ok(text) = serde_json::to_string(&FromHouse::Bye { within }) {
                    let _ = socket.send(Message::Text(text.into())).await;
                }
            }
            let (code, reason) = match end {
                End::Gone => return,
                End::Closed(code, reason) => (code, reason),
                End::Stopped => (close_code::RESTART, "the house stops"),
            };
            let reason = reason.into();
            let frame = CloseFrame { code, reason };
            let _ = socket.send(Message::Close(Some(frame))).await;
            // Until the page has closed too: what was sent may be lost otherwise.
            while let Some(Ok(_)) = socket.recv().await {}
        };
        let _ = timeout(LAST_WORDS, last_words).await;
        drop(places);
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let stop = self.house.stop().clone();
        let overflow = Arc::clone(&self.inbox.overflow);
        loop {
            let sent = tokio::select! {
                () = stop.asked() => return End::Stopped,
                () = overflow.notified() => return End::Closed(SLOW, "too slow"),
                () = sleep_until(heard + SILENT) => return End::Closed(SLOW, "silent"),
                Some(message) = self.inbox.queue.recv() => message,
                _ = pings.tick() => Message::Ping(Bytes::new()),
                () = answered(&mut self.pending), if self.pending.is_some() => continue,
                message = socket.recv(), if self.pending.is_none() => {
                    heard = Instant::now();
                    match self.heard(message) {
                        Some(end) => return end,
                        None => continue,
                    }
                }
            };
            // A page that takes nothing holds up this socket alone, and not for ever.
            tokio::select! {
                sent = socket.send(sent) => if sent.is_err() { return End::Gone },
                () = overflow.notified() => return End::Closed(SLOW, "too slow"),
                () = stop.asked() => return End::Stopped,
            }
        }
    }

    /// Begins to answer what came; the end of the socket where there is nothing to answer.
    fn heard(&mut self, message: Option<Result<Message, axum::Error>>) -> Option<End> {
        let text = match message {
            None | Some(Ok(Message::Close(_))) => return Some(End::Gone),
            Some(Err(error)) => {
                let is_long =
                    error.to_string().contains("too long") || error.to_string().contains("too big");
                return Some(if is_long {
                    End::Closed(close_code::SIZE, TOO_LONG)
                } else {
                    End::Gone
                });
            }
            Some(Ok(Message::Binary(_))) => {
                return Some(End::Closed(close_code::UNSUPPORTED, "expected text"));
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return None,
            Some(Ok(Message::Text(text))) if text.len() > LONGEST_MESSAGE => {
                return Some(End::Closed(close_code::SIZE, TOO_LONG));
            }
            Some(Ok(Message::Text(text))) => text,
        };
        let allowed = self.messages.count();
        let read = serde_json::from_str::<FromPage>(&text);
        if let Err(wait) = allowed {
            self.too_fast += 1;
            if self.too_fast > TOO_FAST {
                return Some(End::Closed(FAST, "too many messages"));
            }
            self.refuse_fast(read.ok(), wait);
            return None;
        }
        self.too_fast = 0;
        match read {
            Ok(message) => self.answer(message),
            Err(_) => self.wrong(None, "no-message"),
        }
        None
    }

    fn wrong(&self, battle: Option<String>, why: &'static str) {
        wrong(&self.house, &self.outbox, battle, why);
    }

    /// Answers a message that came too fast.
    fn refuse_fast(&self, message: Option<FromPage>, wait: Duration) {
        match message {
            Some(FromPage::Request { battle, id, .. }) => {
                let within = u32::try_from(wait.as_millis()).unwrap_or(u32::MAX).max(1);
                let text = "too many messages came at once".into();
                self.house.metrics().refuse("too-fast");
                self.outbox.send(&FromHouse::Refused {
                    battle,
                    id,
                    refusal: Box::new(words::refused_with("later", text, Some(within))),
                });
            }
            _ => self.wrong(None, "too-fast"),
        }
    }

    /// Begins to answer a message.
    fn answer(&mut self, message: FromPage) {
        match message {
            FromPage::Ping { n } => self.outbox.send(&FromHouse::Pong {
                n,
                now: self.house.now().0,
            }),
            FromPage::Watch {
                battle,
                after,
                token,
            } => self.watch(battle, after, token.as_deref()),
            FromPage::Leave { battle } => match code::read(&battle) {
                Some(code) if self.watched.remove(&code) => self.house.leave(code, self.number),
                _ => self.wrong(Some(battle), "not-watching"),
            },
            FromPage::Request { battle, id, wish } => self.request(battle, id, Some(wish)),
            FromPage::Withdraw { battle, id } => self.request(battle, id, None),
            FromPage::Say { battle, id, text } => self.say(battle, id, text),
            FromPage::Hear { battle, after } => self.hear(battle, after),
        }
    }

    fn watch(&mut self, battle: String, after: u32, token: Option<&str>) {
        let Some(code) = code::read(&battle) else {
            return self.wrong(Some(battle), "unknown-battle");
        };
        let Ok(token) = token.map(|token| words::bytes("token", token)).transpose() else {
            return self.wrong(Some(battle), "not-yours");
        };
        if !self.watched.contains(&code) && self.watched.len() >= self.house.allowances().watched {
            return self.wrong(Some(battle), "too-many");
        }
        // A page that watches anew as another is gone as the first.
        if self.watched.contains(&code) {
            self.house.leave(code, self.number);
        }
        self.watched.insert(code);
        let (number, outbox) = (self.number, self.outbox.clone());
        self.house
            .rooms()
            .enter(code, number, outbox.clone(), after);
        self.pending = Some(self.house.run(move |house| {
            if let Err(why) = house.introduce(code, number, token) {
                house.rooms().leave(code, number);
                wrong(house, &outbox, Some(battle), why);
            }
        }));
    }

    /// The seat of this page in a battle; the word for why it has none.
    fn seat(&self, battle: &str) -> Result<(Code, Side), &'static str> {
        let code = code::read(battle).filter(|code| self.watched.contains(code));
        let code = code.ok_or("not-watching")?;
        match self.house.rooms().role(code, self.number) {
            Role::Player(side) => Ok((code, side)),
            Role::Watcher => Err("not-yours"),
            Role::Stranger => Err("not-watching"),
        }
    }

    /// Keeps a line of talk, and shows it to both players.
    fn say(&mut self, battle: String, id: String, text: String) {
        let (code, side) = match self.seat(&battle) {
            Ok(seat) => seat,
            Err(why) => return self.wrong(Some(battle), why),
        };
        let outbox = self.outbox.clone();
        self.pending = Some(self.house.run(move |house| {
            if let Err(refusal) = chat::say(house, code, side, &id, &text) {
                house.metrics().refuse("talk");
                outbox.send(&FromHouse::Refused {
                    battle,
                    id,
                    refusal,
                });
            }
        }));
    }

    /// Sends the talk that this page does not have.
    fn hear(&mut self, battle: String, after: u32) {
        let (code, _) = match self.seat(&battle) {
            Ok(seat) => seat,
            Err(why) => return self.wrong(Some(battle), why),
        };
        let outbox = self.outbox.clone();
        self.pending = Some(
            self.house
                .run(move |house| match chat::said(house, code, after) {
                    Ok(all) => all.iter().for_each(|message| outbox.send(message)),
                    Err(why) => wrong(house, &outbox, Some(battle), why),
                }),
        );
    }

    /// Has a wish judged, or withdraws a request.
    fn request(&mut self, battle: String, id: String, wish: Option<Wish>) {
        let (code, side) = match self.seat(&battle) {
            Ok(seat) => seat,
            Err(why) => return self.wrong(Some(battle), why),
        };
        let outbox = self.outbox.clone();
        let input = words::id(&id).and_then(|id| match wish {
            Some(wish) => words::request(side, id, wish),
            None => Ok(Input::Withdraw { side, id }),
        });
        let input = match input {
            Ok(input) => input,
            Err(error) => {
                self.house.metrics().refuse("not-understood");
                let refusal = words::refused_with("not-understood", error.to_string(), None);
                return outbox.send(&FromHouse::Refused {
                    battle,
                    id,
                    refusal: Box::new(refusal),
                });
            }
        };
        self.pending = Some(self.house.submit(code, input, move |judged| {
            let refusal = match judged {
                Ok(judged) => {
                    // A request and a withdrawal always have an answer.
                    if let Some(answer) = judged.answer {
                        outbox.send(&words::answer(battle, id, answer));
                    }
                    return;
                }
                Err(Trouble::Refused(refusal)) => words::refused(&refusal),
                Err(Trouble::Unknown | Trouble::Later) => {
                    let text = "it cannot be kept now".into();
                    words::refused_with("later", text, Some(LATER))
                }
            };
            outbox.send(&FromHouse::Refused {
                battle,
                id,
                refusal: Box::new(refusal),
            });
        }));
    }
}

/// Says that a message could not be answered.
fn wrong(house: &House, outbox: &Outbox, battle: Option<String>, why: &'static str) {
    house.metrics().refuse(why);
    outbox.send(&FromHouse::Wrong {
        battle,
        why: why.into(),
    });
}

/// Waits until the message that is pending is answered.
async fn answered(pending: &mut Option<JoinHandle<Option<()>>>) {
    if let Some(task) = pending {
        // One that failed has been answered, or the page sends it again.
        let _ = task.await;
        *pending = None;
    }
}

/// A number below another, by chance; the largest where the system has no randomness.
fn random_below(limit: u32) -> u32 {
    let mut bytes = [0; 4];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u32::from_le_bytes(bytes) % limit.max(1),
        Err(_) => limit,
    }
}
