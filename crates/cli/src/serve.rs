//! Serves the page and battles between people, until Ctrl-C or SIGTERM ends it.
//!
//! What answers is in `acies-server`, and what is kept is in `acies-store`; here is what the command line adds.

use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use acies_server::notices::{
    self, MailError, Mailer, Notices, PushKey, PushKeyError, Pusher, Reach,
};
use acies_server::{
    Allowances, Clock, Foundation, Gate, House, HouseError, Limits, ServeError, Site, Stop,
    battles, page, serve_house, site,
};
use acies_store::{HouseKey, KeyError, OpenError, Sqlite};
use thiserror::Error;

use crate::args::ServeArgs;
use crate::console::complain;
use crate::engine::engine;
use crate::notices::{PASSWORD, Sentences, SettingsError, settings};
use crate::play::FILES;
use crate::stop::stop_unless_ignored;

/// Where a server of battles listens unless it is said otherwise.
pub const ADDRESS: &str = "127.0.0.1:7312";

/// The maximum number of connections at once, beside sockets. A proxy keeps some open.
const AT_ONCE: usize = 1024;
/// An hour, in milliseconds.
const HOUR: i64 = 60 * 60 * 1000;

/// Why battles cannot be served.
#[derive(Debug, Error)]
pub enum ServingError {
    /// Another program listens there.
    #[error("{address} is in use: `acies serve {option} {}` takes another port", next(*.address))]
    InUse {
        /// The option that names the address.
        option: &'static str,
        /// The address.
        address: SocketAddr,
    },
    /// The address is unavailable for another reason.
    #[error("{option}: {address} cannot be had: {reason}")]
    Address {
        /// The option that names the address.
        option: &'static str,
        /// The address.
        address: SocketAddr,
        /// The error from the operating system.
        reason: io::Error,
    },
    /// Without the name by which browsers come, foreign pages could ask as well.
    #[error(
        "--listen {0} is every address of this machine: expected `--public URL` too, the address that browsers show"
    )]
    Unspecified(SocketAddr),
    /// The folder cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The key of the dice cannot be used.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The key for push services cannot be used.
    #[error(transparent)]
    PushKey(#[from] PushKeyError),
    /// The settings of the mail server cannot be read.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The settings of the mail server contradict each other.
    #[error("{}: {error}", path.display())]
    Mail {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: MailError,
    },
    /// The house does not open.
    #[error(transparent)]
    House(#[from] HouseError),
    /// The server does not begin, or ends.
    #[error(transparent)]
    Server(#[from] ServeError),
}

/// The same address with another port.
fn next(address: SocketAddr) -> SocketAddr {
    let port = address.port().checked_add(1).unwrap_or(1024);
    SocketAddr::new(address.ip(), port)
}

/// Serves until it is asked to stop.
///
/// # Errors
/// When an address or the folder is unavailable, or the server has to be started again.
pub fn serve(wanted: &ServeArgs) -> Result<(), ServingError> {
    if wanted.listen.ip().is_unspecified() && wanted.public.is_none() {
        return Err(ServingError::Unspecified(wanted.listen));
    }
    let listener = listen("--listen", wanted.listen)?;
    let address = listener.local_addr().unwrap_or(wanted.listen);
    let measured = wanted
        .metrics
        .map(|address| listen("--metrics", address))
        .transpose()?;
    let store = Arc::new(Sqlite::open(&wanted.folder)?);
    let path = wanted.key.clone();
    let path = path.unwrap_or_else(|| HouseKey::beside(&wanted.folder));
    let key = HouseKey::open(&path, store.as_ref())?;
    let stop = Stop::new();
    let gate = Gate::of_site(address, wanted.public.clone());
    let notices = sending(wanted.mail.as_deref(), &path, &store, gate.link())?;
    let house = House::open(
        Foundation {
            store,
            secret: Box::new(move |code| key.house_secret(code)),
            engine: engine(),
            allowances: Allowances::default(),
            has_proxy: wanted.public.is_some(),
            longest_outage: i64::from(wanted.longest_outage) * HOUR,
            clock: Clock::of_system(),
            notices,
            report: Box::new(|sentence| complain(&format!("acies: {sentence}"))),
        },
        &stop,
    )?;
    // Without a place to print it, it is served all the same.
    let mut out = io::stdout();
    let link = gate.link();
    let folder = wanted.folder.display();
    let _ = writeln!(out, "Acies is at {link} (end it with Ctrl-C or SIGTERM)");
    let _ = writeln!(
        out,
        "It listens at {address}, and keeps battles in {folder}"
    );
    if FILES.is_empty() {
        let _ = writeln!(
            out,
            "This program was built without the page: only battles are served"
        );
    }
    let routes = page(FILES)
        .merge(battles::routes(house.clone()))
        .merge(notices::routes(house.clone()));
    let mut sites = vec![Site {
        routes: site(routes, gate),
        listener,
    }];
    if let Some(listener) = measured {
        let address = listener.local_addr().unwrap_or(wanted.listen);
        let _ = writeln!(out, "Metrics are at http://{address}/metrics");
        sites.push(Site {
            routes: site(
                battles::metrics(house.clone()),
                Gate::of_site(address, None),
            ),
            listener,
        });
    }
    let _ = out.flush();
    let asked = stop.clone();
    // Where they cannot be caught, Ctrl-C and SIGTERM end the program all the same, as a failure of power would.
    let _ = stop_unless_ignored(move || asked.ask());
    let limits = Limits {
        at_once: AT_ONCE,
        ..Limits::default()
    };
    serve_house(sites, &house, limits, &stop)?;
    Ok(())
}

/// What sends messages: e-mail by the settings of a file, and to browsers where the house has an address that they can be sent from.
fn sending(
    mail: Option<&Path>,
    dice: &Path,
    store: &Arc<Sqlite>,
    link: String,
) -> Result<Option<Notices>, ServingError> {
    let mailer = mail.map(|path| {
        let settings = settings(path, std::env::var(PASSWORD).ok())?;
        Mailer::new(&settings).map_err(|error| ServingError::Mail {
            path: path.into(),
            error,
        })
    });
    let mailer = mailer.transpose()?;
    // Browsers take messages only for pages that come by https.
    let pusher = if link.starts_with("https://") {
        let key = PushKey::open(&PushKey::beside(dice))?;
        Some(Pusher::new(key, link.clone(), Reach::Public))
    } else {
        None
    };
    if mailer.is_none() && pusher.is_none() {
        return Ok(None);
    }
    Ok(Some(Notices {
        contacts: Arc::<Sqlite>::clone(store),
        mailer,
        pusher,
        words: Box::new(Sentences::new()),
        link,
    }))
}

fn listen(option: &'static str, address: SocketAddr) -> Result<TcpListener, ServingError> {
    TcpListener::bind(address).map_err(|reason| match reason.kind() {
        io::ErrorKind::AddrInUse => ServingError::InUse { option, address },
        _ => ServingError::Address {
            option,
            address,
            reason,
        },
    })
}
