//! Serves the page: the built-in files, to browsers on this machine, and with `--lan` by a link with a key.
//!
//! What answers the browsers is in `acies-server`; here is what the command line adds: ports, addresses, and what is printed.

mod lan;

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Command, Stdio};

use acies_server::{Gate, Key, Limits, NoRandomness, ServeError, Site, Stop, page, serve, site};
use thiserror::Error;

use crate::args::PlayArgs;
use crate::stop::stop_unless_ignored;

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
    #[error("--lan: {0}")]
    NoRandomness(#[from] NoRandomness),
    /// The server does not begin.
    #[error(transparent)]
    Server(#[from] ServeError),
}

/// Serves the page until Ctrl-C ends it; opens it in the browser on request.
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
    let mut sites = vec![served(listener, Gate::of_this_machine(port))];
    if let Some((listener, gate)) = network {
        let _ = write!(out, "{}", invitation(&gate.link(), out.is_terminal()));
        sites.push(served(listener, gate));
    }
    if !wanted.no_open {
        open_browser(&address);
    }
    let stop = Stop::new();
    let asked = stop.clone();
    // Where it cannot be caught, Ctrl-C ends the program all the same, and answers are cut off.
    let _ = stop_unless_ignored(move || asked.ask());
    serve(sites, Limits::default(), &stop)?;
    Ok(())
}

/// The page at an address.
fn served(listener: TcpListener, gate: Gate) -> Site {
    let routes = site(page(FILES), gate);
    Site { listener, routes }
}

/// Listens at an address of the local network; the gate there has a new key.
fn listen_in_network(named: Option<IpAddr>, port: u16) -> Result<(TcpListener, Gate), PlayError> {
    let address = SocketAddr::new(lan::own_address(named)?, port);
    let listener = TcpListener::bind(address).map_err(|error| PlayError::Address {
        address,
        reason: error.to_string(),
    })?;
    Ok((listener, Gate::of_network(address, Key::new()?)))
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
mod tests {
    use super::*;

    #[test]
    fn invitation_has_the_link_and_its_code() {
        let link = "http://192.168.1.20:7311/0123456789abcdef/";
        let text = invitation(link, false);
        assert!(text.contains(&format!("\n  {link}\n")), "{text}");
        assert!(text.contains(&lan::qr_code(link, false)), "{text}");
    }

    #[test]
    fn a_port_in_use_is_named_with_another_to_take() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let error = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).unwrap_err();
        let text = refusal(port, &error).to_string();
        assert!(
            text.starts_with(&format!("port {port} is in use: `acies play --port ")),
            "{text}"
        );
    }
}
