//! A store whose server is killed, and one that the disk fails.
//!
//! The servers are this program once more, so it has a `main` of its own: that of such a server, or the list of tests.

use std::process::ExitCode;

#[cfg(unix)]
#[path = "../store/battle.rs"]
#[allow(dead_code, reason = "what other tests need")]
mod battle;
#[cfg(unix)]
mod servers;

fn main() -> ExitCode {
    #[cfg(unix)]
    return servers::run();
    #[cfg(not(unix))]
    ExitCode::SUCCESS
}
