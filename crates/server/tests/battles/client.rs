//! A client as a page is one: it keeps secrets and a log of its own, and sends by a socket.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use acies_chronicle::shared_dice::{Code, Holder, Secret, Value as ChainValue};
use acies_chronicle::{Head, Record};
use acies_host::{Entry, Time, log_hash};
use acies_referee::{Ask, Battle, Side};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::server::ask;

/// Longer than any expected answer takes.
const SOON: Duration = Duration::from_mins(1);

pub fn hex(bytes: &[u8]) -> String {
    let digits = |byte: &u8| {
        [byte >> 4, byte & 15].map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]))
    };
    bytes.iter().flat_map(digits).collect()
}

fn hash(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex().to_string()
}

/// What a player has of a seat: all follows from one secret.
#[derive(Clone, Debug)]
pub struct Seat {
    pub code: Code,
    pub side: Side,
    secret: [u8; 32],
}

impl Seat {
    pub fn token(&self) -> [u8; 32] {
        self.derived("acies 2026 seat: token")
    }

    fn dice(&self) -> Secret {
        Secret(self.derived("acies 2026 seat: dice"))
    }

    /// The other seat in the rematch, which the token of this one opens.
    pub fn in_rematch(&self, code: Code) -> Seat {
        Seat {
            code,
            side: self.side.other(),
            secret: self.token(),
        }
    }

    fn derived(&self, context: &str) -> [u8; 32] {
        let bytes = [&self.secret[..], self.code.to_string().as_bytes()].concat();
        blake3::derive_key(context, &bytes)
    }

    pub fn value(&self, visit: u32) -> ChainValue {
        let value = self
            .dice()
            .value(self.code, Holder::Player(self.side), visit);
        value.unwrap()
    }

    pub fn shown(&self, visit: u32) -> Value {
        json!({ "visit": visit, "value": self.value(visit).to_string() })
    }

    pub fn taking(&self) -> Value {
        json!({
            "secret": hex(&self.secret),
            "token": hash(&self.token()),
            "root": self.value(0).to_string(),
        })
    }

    pub fn path(&self) -> String {
        format!("/api/battles/{}/seats/{}", self.code, self.side.word())
    }

    pub fn take(&self, address: SocketAddr) {
        let (status, _, text) = ask(address, "PUT", &self.path(), Some(&self.taking()));
        assert_eq!(status, 200, "{text}");
    }
}

/// The terms of these tests.
pub fn terms(pace: &str) -> Value {
    json!({
        "edition": "2.2",
        "armies": ["III/7b", "III/10b"],
        "pace": pace,
        "backByConsent": false,
    })
}

/// What offers a battle, with the secrets of both seats.
pub fn offering(pace: &str, seed: u8) -> (Value, [[u8; 32]; 2]) {
    let secrets = [[seed; 32], [seed ^ 0x80; 32]];
    let opens = secrets.map(|secret| hash(&secret));
    (json!({ "terms": terms(pace), "opens": opens }), secrets)
}

/// Offers a battle; the seats are not taken yet.
pub fn offered(address: SocketAddr, pace: &str) -> [Seat; 2] {
    offered_on(address, &terms(pace))
}

/// The same on other terms.
pub fn offered_on(address: SocketAddr, terms: &Value) -> [Seat; 2] {
    let (mut offering, secrets) = offering("untimed", 9);
    offering["terms"] = terms.clone();
    offered_as(address, &offering, secrets)
}

/// The same as it is said.
pub fn offered_as(address: SocketAddr, offering: &Value, secrets: [[u8; 32]; 2]) -> [Seat; 2] {
    let (status, _, text) = ask(address, "POST", "/api/battles", Some(offering));
    assert_eq!(status, 201, "{text}");
    let listed: Value = serde_json::from_str(&text).unwrap();
    let code = listed["code"].as_str().unwrap().parse().unwrap();
    Side::BOTH.map(|side| Seat {
        code,
        side,
        secret: secrets[side as usize],
    })
}

/// A battle whose seats are both taken.
pub fn taken(address: SocketAddr, pace: &str) -> [Seat; 2] {
    let seats = offered(address, pace);
    for seat in &seats {
        seat.take(address);
    }
    seats
}

/// A battle whose seats are both taken, with the pages of both players.
pub async fn opened(address: SocketAddr, pace: &str) -> [Player; 2] {
    let [red, blue] = taken(address, pace);
    [
        Player::come(address, &red).await,
        Player::come(address, &blue).await,
    ]
}

pub type Stream = WebSocketStream<TcpStream>;

/// A socket.
pub struct Socket(pub Stream);

impl Socket {
    pub async fn open(address: SocketAddr) -> Socket {
        Socket::try_open(address).await.unwrap()
    }

    pub async fn try_open(address: SocketAddr) -> Result<Socket, Error> {
        Socket::over(TcpStream::connect(address).await?, address).await
    }

    /// Opens one that has as little room for what comes and goes as the system gives.
    pub async fn open_narrow(address: SocketAddr) -> Socket {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(1 << 12).unwrap();
        socket.set_send_buffer_size(1 << 12).unwrap();
        let stream = socket.connect(address).await.unwrap();
        Socket::over(stream, address).await.unwrap()
    }

    async fn over(stream: TcpStream, address: SocketAddr) -> Result<Socket, Error> {
        let mut request = format!("ws://{address}/api/socket").into_client_request()?;
        let headers = request.headers_mut();
        headers.insert("Sec-WebSocket-Protocol", "acies.1".parse().unwrap());
        headers.insert("Origin", format!("http://{address}").parse().unwrap());
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        stream.set_nodelay(true)?;
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket(stream))
    }

    pub async fn send(&mut self, message: &Value) -> Result<(), Error> {
        self.send_raw(Message::text(message.to_string())).await
    }

    pub async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        futures_util::SinkExt::send(&mut self.0, message).await
    }

    /// The next message of any kind, pings left out; none once the socket has ended.
    pub async fn next_raw(&mut self) -> Option<Message> {
        let next = async {
            loop {
                match futures_util::StreamExt::next(&mut self.0).await?.ok()? {
                    Message::Ping(_) => {}
                    message => return Some(message),
                }
            }
        };
        let next = timeout(SOON, next).await;
        next.expect("a message, or the end, comes soon")
    }

    /// The next message of the house.
    pub async fn try_next(&mut self) -> Option<Value> {
        loop {
            match self.next_raw().await? {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("a message")
    }

    /// The next message of a kind; others are passed over. No frame comes where the battle cannot be watched.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["t"] == kind {
                return message;
            }
            let is_refused = kind == "frame" && message["t"] == "wrong";
            assert!(!is_refused, "{message}");
        }
    }

    /// The code with which the house closes the socket.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Message::Close(frame) = self.next_raw().await? {
                return frame.map(|frame| frame.code.into());
            }
        }
    }
}

/// A player at a page.
pub struct Player {
    pub seat: Seat,
    pub socket: Socket,
    /// The last frame.
    pub frame: Value,
    /// The log: when each step was taken, and its line.
    pub log: Vec<(i64, String)>,
    /// The battle as the log makes it.
    pub battle: Option<Battle>,
}

impl Player {
    /// Watches a battle as the page of a seat, from its beginning.
    pub async fn come(address: SocketAddr, seat: &Seat) -> Player {
        let (socket, frame) = greeted(address, seat, 0).await;
        let mut player = Player {
            seat: seat.clone(),
            socket,
            frame: Value::Null,
            log: Vec::new(),
            battle: None,
        };
        player.follow(&frame);
        player
    }

    /// Reads until a message of a kind has come, and follows the battle meanwhile.
    pub async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.socket.next().await;
            if message["t"] == "frame" {
                self.follow(&message);
            }
            if message["t"] == kind {
                return message;
            }
        }
    }

    /// Takes a frame.
    pub fn follow(&mut self, frame: &Value) {
        let after = frame["after"].as_u64().unwrap() as usize;
        assert_eq!(
            after,
            self.log.len(),
            "no step is missing and none comes twice"
        );
        let known = self.log.iter().map(|(at, line)| (Time(*at), line));
        assert_eq!(frame["follows"], hex(&log_hash(known)));
        if let (None, Some(head)) = (&self.battle, frame["head"].as_array()) {
            let head: Vec<&str> = head.iter().map(|line| line.as_str().unwrap()).collect();
            self.battle = Some(head_of(&head).battle().unwrap());
        }
        for step in frame["steps"].as_array().unwrap() {
            let line = step[1].as_str().unwrap().to_owned();
            self.obey(&line);
            self.log.push((step[0].as_i64().unwrap(), line));
        }
        assert_eq!(frame["version"].as_u64().unwrap() as usize, self.log.len());
        if let (Some(battle), Some(asks)) = (&self.battle, frame["asks"].as_str()) {
            assert!(asks == "over" || asks == battle.asks().to_string());
        }
        self.frame = frame.clone();
    }

    fn obey(&mut self, line: &str) {
        let battle = self.battle.as_mut().unwrap();
        match line.parse().unwrap() {
            Entry::Order { order, .. } | Entry::Choice { order, .. } => {
                battle.obey(&order).unwrap();
            }
            Entry::Throw { dice, .. } => {
                battle.throw(&dice).unwrap();
            }
            _ => {}
        }
    }

    pub fn id() -> String {
        // Two pages of one seat draw other ids.
        static DRAWN: AtomicU64 = AtomicU64::new(0);
        format!("{:032x}", DRAWN.fetch_add(1, Ordering::Relaxed))
    }

    pub fn version(&self) -> u64 {
        self.frame["version"].as_u64().unwrap()
    }

    pub fn is_over(&self) -> bool {
        !self.frame["closed"].is_null()
    }

    /// The side that the battle asks, and what it would do by default.
    pub fn default_order(&self) -> Option<(Side, String)> {
        let battle = self.battle.as_ref()?;
        match battle.asks() {
            Ask::Decide { side, .. } => Some((side, battle.default_order().to_string())),
            _ => None,
        }
    }

    pub fn request(&self, id: &str, wish: Value) -> Value {
        let mut request = json!({ "t": "request", "battle": self.seat.code.to_string(), "id": id });
        request["wish"] = wish;
        request
    }

    /// The wish to give an order at the present version.
    pub fn order(&self, line: &str) -> Value {
        let visit = self.frame["own"]["nextVisit"].as_u64();
        let battle = self.battle.as_ref().unwrap();
        let is_answer = battle.setup().is_none() && battle.position().active != self.seat.side;
        let value = visit.filter(|_| !is_answer);
        let value = value.map(|visit| self.seat.shown(visit as u32));
        json!({ "w": "orders", "after": self.version(), "lines": [line], "value": value })
    }

    /// The wish for an army by default.
    pub fn army(&self) -> Value {
        let mut battle = self.battle.clone().unwrap();
        if let Ask::Decide { side, .. } = battle.asks()
            && side != self.seat.side
        {
            let other = battle.default_order();
            battle.obey(&other).unwrap();
        }
        let visit = self.frame["own"]["nextVisit"].as_u64().unwrap();
        json!({
            "w": "army",
            "line": battle.default_order().to_string(),
            "value": self.seat.shown(visit as u32),
        })
    }

    /// Has a wish kept; the id, and the version then.
    pub async fn must(&mut self, wish: Value) -> (String, u64) {
        let id = Player::id();
        let request = self.request(&id, wish);
        self.socket.send(&request).await.unwrap();
        loop {
            let message = self.socket.next().await;
            match message["t"].as_str() {
                Some("frame") => self.follow(&message),
                Some("kept") => {
                    assert_eq!(message["id"], id.as_str());
                    return (id, message["version"].as_u64().unwrap());
                }
                _ => panic!("{message}"),
            }
        }
    }

    /// Has a wish refused; the refusal.
    pub async fn refused(&mut self, wish: Value) -> Value {
        let id = Player::id();
        let request = self.request(&id, wish);
        self.socket.send(&request).await.unwrap();
        let refused = self.hear("refused").await;
        assert_eq!(refused["id"], id.as_str());
        refused["refusal"].clone()
    }

    /// Reads frames until the battle is at a version.
    pub async fn reach(&mut self, version: u64) {
        while self.version() < version {
            self.hear("frame").await;
        }
    }
}

/// A socket that watches a battle as the page of a seat, opened as often as it takes, and its first frame.
pub async fn greeted(address: SocketAddr, seat: &Seat, after: usize) -> (Socket, Value) {
    let begun = Instant::now();
    loop {
        if let Ok(mut socket) = Socket::try_open(address).await {
            let watch = watch(seat.code, after, Some(&seat.token()));
            if socket.send(&watch).await.is_ok()
                && let Some(frame) = socket.try_next().await
                && frame["t"] == "frame"
            {
                return (socket, frame);
            }
        }
        assert!(begun.elapsed() < SOON, "the house does not answer");
        sleep(Duration::from_millis(50)).await;
    }
}

/// Has both seal an army.
pub async fn seal(players: &mut [Player; 2]) {
    for at in 0..2 {
        let army = players[at].army();
        let (_, version) = players[at].must(army).await;
        for player in players.iter_mut() {
            player.reach(version).await;
        }
    }
}

pub fn watch(code: Code, after: usize, token: Option<&[u8; 32]>) -> Value {
    json!({ "t": "watch", "battle": code.to_string(), "after": after, "token": token.map(|token| hex(token)) })
}

/// The head of a record of which no more is known.
pub fn head_of(lines: &[&str]) -> Head {
    let text = lines.join("\n") + "\n";
    Record::read(text.as_bytes()).unwrap().head.unwrap()
}
