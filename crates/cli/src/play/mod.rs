//! The local server of the page: serves the built-in files to browsers on this machine only.
//!
//! The page plays by itself; this knows no battle. Whatever is sent to it, it answers briefly and within its time, and under
//! its own name only.

mod deadline;
mod request;
mod site;

use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;

use thiserror::Error;

use site::Site;

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The port that is taken where nothing else is said.
pub const PORT: u16 = 7311;

/// So many connections are answered at once; a browser has six or so.
const AT_ONCE: usize = 128;

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
    /// The port cannot be had for another reason.
    #[error("port {port} cannot be had: {reason}")]
    Port {
        /// Which.
        port: u16,
        /// What the machine says.
        reason: String,
    },
}

/// Serves the page on 127.0.0.1 until the program is ended; opens it in the browser if that is wished.
///
/// Port 0 takes any that is free.
///
/// # Errors
/// When the program has no page, or the port cannot be had.
pub fn play(port: u16, open: bool) -> Result<(), PlayError> {
    if !FILES.iter().any(|(name, _)| *name == "index.html") {
        return Err(PlayError::NoPage);
    }
    let listener =
        TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| refusal(port, &error))?;
    let taken = listener.local_addr().map_or(port, |address| address.port());
    let address = format!("http://127.0.0.1:{taken}/");
    println!("Acies is at {address} (end it with Ctrl-C)");
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

/// Answers each connection in its own thread, up to a limit, so that none waits for another.
fn serve(listener: &TcpListener, site: Site) {
    let busy = Arc::new(());
    for stream in listener.incoming().flatten() {
        if Arc::strong_count(&busy) > AT_ONCE {
            Site::turn_away(&stream);
            continue;
        }
        let one = Arc::clone(&busy);
        // Without a thread to answer it, a connection is closed.
        let _ = thread::Builder::new().spawn(move || {
            site.answer(&stream);
            drop(one);
        });
    }
}

/// Opens an address in the browser; where there is none, the address stands in the terminal.
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
