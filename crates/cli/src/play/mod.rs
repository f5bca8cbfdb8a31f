//! The local server of the page: serves the built-in files to browsers on this machine, and with `--lan` by a link with a key.
//!
//! The page runs the battle itself, so the server knows no battles. It limits the size and time of each request, and answers only
//! under its own addresses.

mod deadline;
mod guests;
mod lan;
mod request;
mod site;

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;

use thiserror::Error;

use crate::args::PlayArgs;
use guests::Guests;
use lan::Key;
use site::Site;

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The default port.
pub const PORT: u16 = 7311;

/// Why the page cannot be served.
#[derive(Debug, Error)]
pub enum PlayError {
    /// The program was built without the page.
    #[error(
        "the page is not part of this program: `cargo xtask build` (it needs Node 20 or later) makes one that has it"
    )]
    NoPage,
    /// Another program listens there.
    #[error("port {0} is in use: `acies play --port {next}` takes another", next = if *.0 == u16::MAX { PORT } else { .0 + 1 })]
    InUse(u16),
    /// The port is unavailable for another reason.
    #[error("port {port} cannot be had: {reason}")]
    Port {
        /// The port.
        port: u16,
        /// The error from the operating system.
        reason: String,
    },
    /// No address of this machine in a local network was found.
    #[error(
        "this machine is in no network that can be found: `acies play --lan=ADDRESS` names its address there, such as 192.168.1.20"
    )]
    NoNetwork,
    /// The address that was found is one of the internet.
    #[error(
        "{0}, the address of this machine, is not of a local network, but of the internet: `acies play --lan={0}` listens there all the same"
    )]
    Public(IpAddr),
    /// The named address stands for all of this machine.
    #[error(
        "--lan={0} is every address of this machine: expected a single one, such as 192.168.1.20"
    )]
    Unspecified(IpAddr),
    /// The named address is out of reach for others.
    #[error(
        "--lan=127.0.0.1 cannot be reached from other machines: expected this machine's address in the network, such as 192.168.1.20"
    )]
    OwnMachine,
    /// Nothing can listen at the address.
    #[error("--lan: {address} cannot be had: {reason}")]
    Address {
        /// The address with its port.
        address: SocketAddr,
        /// The error from the operating system.
        reason: String,
    },
    /// The system gives no random numbers, so that no key can be made.
    #[error("--lan: the system gives no random numbers for a key: {0}")]
    NoRandomness(String),
}

/// Serves the page until the program ends; opens it in the browser on request.
///
/// It is served on 127.0.0.1, and with `--lan` at one address of the local network, by a link. Port 0 selects any
/// free port.
///
/// # Errors
/// When the program has no page, or when an address or a port is unavailable.
pub fn play(wanted: &PlayArgs) -> Result<(), PlayError> {
    if !FILES.iter().any(|file| file.name == "index.html") {
        return Err(PlayError::NoPage);
    }
    let port = wanted.port;
    let listener =
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| refusal(port, &error))?;
    let port = listener.local_addr().map_or(port, |address| address.port());
    let network = wanted
        .lan
        .map(|address| listen_in_network(address, port))
        .transpose()?;
    let address = format!("http://127.0.0.1:{port}/");
    // Without a place to print it, the browser still finds it.
    let mut out = io::stdout();
    let _ = writeln!(out, "Acies is at {address} (end it with Ctrl-C)");
    if port != PORT {
        let _ = writeln!(
            out,
            "The browser keeps battles by address: those of port {PORT} are not seen here. \"Save all\" makes a file that brings them over."
        );
    }
    if let Some((listener, site)) = network {
        let _ = write!(out, "{}", invitation(&site.link(), out.is_terminal()));
        thread::spawn(move || serve(&listener, site));
    }
    if !wanted.no_open {
        open_browser(&address);
    }
    serve(&listener, Site::of_this_machine(FILES, port));
    Ok(())
}

/// Listens at an address of the local network; the site there has a new key.
fn listen_in_network(named: Option<IpAddr>, port: u16) -> Result<(TcpListener, Site), PlayError> {
    let address = SocketAddr::new(lan::own_address(named)?, port);
    let listener = TcpListener::bind(address).map_err(|error| PlayError::Address {
        address,
        reason: error.to_string(),
    })?;
    Ok((listener, Site::of_network(FILES, address, Key::new()?)))
}

/// What is printed so that the page can be opened on another machine.
fn invitation(link: &str, with_colours: bool) -> String {
    format!(
        "Phones and other machines of your local network open it by this link, and by no other address:\n\n  {link}\n\n{}\n\
         The link holds a key that is new each time. Its traffic is not encrypted: use it in a network that you trust.\n",
        lan::qr_code(link, with_colours)
    )
}

fn refusal(port: u16, error: &std::io::Error) -> PlayError {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => PlayError::InUse(port),
        _ => PlayError::Port {
            port,
            reason: error.to_string(),
        },
    }
}

/// Answers each connection in its own thread, up to a limit, so that connections do not block each other.
fn serve(listener: &TcpListener, site: Site) {
    let guests = Arc::new(Guests::default());
    let site = Arc::new(site);
    for stream in listener.incoming().flatten() {
        let Some(guest) = guests.admit(&stream) else {
            Site::turn_away(&stream);
            continue;
        };
        // A connection is closed if no thread is available.
        let thread = thread::Builder::new().spawn({
            let (guests, site) = (Arc::clone(&guests), Arc::clone(&site));
            move || {
                site.answer(&stream, || guests.asked(guest));
                guests.leave(guest);
            }
        });
        if thread.is_err() {
            guests.leave(guest);
        }
    }
}

/// Opens an address in the browser; without a browser, the printed address is enough.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        ("open", vec![address])
    } else if cfg!(windows) {
        ("cmd", vec!["/C", "start", "", address])
    } else {
        ("xdg-open", vec![address])
    };
    let _ = Command::new(opener.0)
        .args(opener.1)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

#[cfg(test)]
mod tests;
