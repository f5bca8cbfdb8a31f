//! The local server of the page: serves the built-in files to browsers on this machine only.
//!
//! The page runs the battle itself, so the server knows no battles. It limits the size and time of each request, and answers only
//! under its own host name.

mod deadline;
mod guests;
mod request;
mod site;

use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;

use thiserror::Error;

use guests::Guests;
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
}

/// Serves the page on 127.0.0.1 until the program ends; opens it in the browser on request.
///
/// Port 0 selects any free port.
///
/// # Errors
/// When the program has no page, or the port is unavailable.
pub fn play(port: u16, open: bool) -> Result<(), PlayError> {
    if !FILES.iter().any(|file| file.name == "index.html") {
        return Err(PlayError::NoPage);
    }
    let listener =
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| refusal(port, &error))?;
    let taken = listener.local_addr().map_or(port, |address| address.port());
    let address = format!("http://127.0.0.1:{taken}/");
    // Without a place to print it, the browser still finds it.
    let _ = writeln!(io::stdout(), "Acies is at {address} (end it with Ctrl-C)");
    if taken != PORT {
        let _ = writeln!(
            io::stdout(),
            "The browser keeps battles by address: those of port {PORT} are not seen here."
        );
    }
    if open {
        open_browser(&address);
    }
    let site = Site {
        files: FILES,
        port: taken,
    };
    serve(&listener, site);
    Ok(())
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
    for stream in listener.incoming().flatten() {
        let Some(guest) = guests.admit(&stream) else {
            Site::turn_away(&stream);
            continue;
        };
        // A connection is closed if no thread is available.
        let thread = thread::Builder::new().spawn({
            let guests = Arc::clone(&guests);
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
