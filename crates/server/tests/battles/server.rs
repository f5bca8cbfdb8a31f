//! A server in the process of the test, on a port of its own.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use acies_chronicle::Engine;
use acies_chronicle::shared_dice::{Code, Secret};
use acies_server::battles::{metrics, routes};
use acies_server::notices;
use acies_server::{
    Allowances, Clock, File, Foundation, Gate, House, HouseError, Limits, ServeError, Site, Stop,
    page, serve_house, site,
};
use acies_store::Store;
use serde_json::Value;

use crate::memory::Memory;

/// The page of these tests.
const PAGE: &[File] = &[File {
    name: "index.html",
    tag: "a1",
    body: b"the page",
    brotli: None,
    gzip: None,
}];

pub fn engine() -> Engine {
    Engine::new("0.1.0", "0123abcd")
}

/// The secret of the house for a battle.
pub fn secret(code: Code) -> Secret {
    let key = [&[7; 32][..], code.to_string().as_bytes()].concat();
    Secret(blake3::derive_key("acies 2026 house: dice", &key))
}

/// As much as a test may ask for.
pub fn generous() -> Allowances {
    let many = NonZeroU32::new(1_000_000).unwrap();
    Allowances {
        battles: many,
        seats: many,
        mails: many,
        reports: many,
        sockets_of_address: 1_000_000,
        sockets: 20_000,
        messages: many,
        burst: many,
        ..Allowances::default()
    }
}

pub fn foundation(store: Arc<dyn Store>, allowances: Allowances) -> Foundation {
    Foundation {
        store,
        secret: Box::new(secret),
        engine: engine(),
        allowances,
        has_proxy: false,
        longest_outage: 60 * 60 * 1000,
        clock: Clock::of_system(),
        notices: None,
        report: Box::new(|_| ()),
    }
}

pub struct Server {
    pub address: SocketAddr,
    pub measured: SocketAddr,
    pub stop: Stop,
    pub reports: Arc<Mutex<Vec<String>>>,
    served: Option<JoinHandle<Result<(), ServeError>>>,
}

fn listening() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    (listener, address)
}

/// Serves on a listener until the stop is asked for.
pub fn serve_on(
    listener: TcpListener,
    measured: TcpListener,
    foundation: Foundation,
    stop: &Stop,
) -> Result<(), ServeError> {
    let house = House::open(foundation, stop)?;
    let gate = |listener: &TcpListener| Gate::of_site(listener.local_addr().unwrap(), None);
    let sites = [
        Site {
            routes: site(
                page(PAGE)
                    .merge(routes(house.clone()))
                    .merge(notices::routes(house.clone())),
                gate(&listener),
            ),
            listener,
        },
        Site {
            routes: site(metrics(house.clone()), gate(&measured)),
            listener: measured,
        },
    ];
    let limits = Limits {
        at_once: 4096,
        ..Limits::default()
    };
    serve_house(sites, &house, limits, stop)
}

impl Server {
    pub fn of(store: &Arc<Memory>) -> Server {
        Server::with(store, generous())
    }

    pub fn with(store: &Arc<Memory>, allowances: Allowances) -> Server {
        Server::begin(Arc::clone(store) as Arc<dyn Store>, allowances)
    }

    pub fn begin(store: Arc<dyn Store>, allowances: Allowances) -> Server {
        Server::run(foundation(store, allowances))
    }

    pub fn run(foundation: Foundation) -> Server {
        let (listener, address) = listening();
        let (meter, measured) = listening();
        let (stop, reports) = (Stop::new(), Arc::<Mutex<Vec<String>>>::default());
        let taken = Arc::clone(&reports);
        let foundation = Foundation {
            report: Box::new(move |sentence| {
                let mut reports = taken.lock().unwrap_or_else(PoisonError::into_inner);
                reports.push(sentence.into());
            }),
            ..foundation
        };
        let asked = stop.clone();
        let served = thread::spawn(move || serve_on(listener, meter, foundation, &asked));
        Server {
            address,
            measured,
            stop,
            reports,
            served: Some(served),
        }
    }

    /// Stops it, and waits until it has.
    pub fn end(mut self) -> Result<(), ServeError> {
        self.stop.ask();
        self.served.take().unwrap().join().unwrap()
    }

    /// A request, and the status, the head and the body of its answer.
    pub fn ask(&self, method: &str, target: &str, body: Option<&Value>) -> (u16, String, String) {
        ask(self.address, method, target, body)
    }

    /// The answer to a request that must be answered well.
    pub fn must(&self, method: &str, target: &str, body: Option<&Value>) -> Value {
        let (status, _, text) = self.ask(method, target, body);
        assert!(
            (200..300).contains(&status),
            "{method} {target}: {status} {text}"
        );
        serde_json::from_str(&text).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.ask();
    }
}

/// Asks as the page of the server does: with a body of JSON, and from its own address.
pub fn ask(
    address: SocketAddr,
    method: &str,
    target: &str,
    body: Option<&Value>,
) -> (u16, String, String) {
    let body = body.map(Value::to_string).unwrap_or_default();
    let fields = format!("Origin: http://{address}\r\nContent-Type: application/json\r\n");
    ask_with(address, method, target, &fields, &body)
}

/// Asks with lines in the head, each with its end, beside those of every request.
pub fn ask_with(
    address: SocketAddr,
    method: &str,
    target: &str,
    fields: &str,
    body: &str,
) -> (u16, String, String) {
    let head = format!(
        "{method} {target} HTTP/1.1\r\nHost: {address}\r\n{fields}Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_mins(1)))
        .unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let _ = stream.write_all(body.as_bytes());
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.get(9..12).unwrap().parse().unwrap();
    (status, head.to_owned(), body.to_owned())
}

/// Opens a house that must not open.
pub fn refused(store: &Arc<Memory>) -> HouseError {
    let foundation = foundation(Arc::clone(store) as Arc<dyn Store>, generous());
    House::open(foundation, &Stop::new()).unwrap_err()
}
