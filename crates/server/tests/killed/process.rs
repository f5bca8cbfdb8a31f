//! A server in a process of its own, which can be killed: the program that starts it, once more.

use std::env;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use acies_server::Stop;
use acies_store::Sqlite;
use tokio::time::sleep;

use crate::server::{foundation, generous, serve_on};

/// Names the folder of the battles to the process that serves them.
const FOLDER: &str = "ACIES_TEST_FOLDER";
/// Names the port.
const PORT: &str = "ACIES_TEST_PORT";

/// A server in a process of its own.
pub struct Process(Child);

impl Process {
    pub fn start(folder: &Path, port: u16) -> Process {
        let mut command = Command::new(env::current_exe().unwrap());
        command
            .env(FOLDER, folder)
            .env(PORT, port.to_string())
            .stdout(Stdio::null());
        Process(command.spawn().unwrap())
    }
}

#[allow(dead_code, reason = "what the measurement alone needs")]
impl Process {
    /// Its memory, in KiB; none where the system does not say.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let mut lines = status.lines();
        let line = lines.find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse().ok()
    }
}

impl Drop for Process {
    /// Kills it as a failure of power would: it is asked for nothing.
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Serves until it is killed, where this process was started for that; whether it was.
pub fn serve_as_child() -> bool {
    let (Ok(folder), Ok(port)) = (env::var(FOLDER), env::var(PORT)) else {
        return false;
    };
    let port: u16 = port.parse().unwrap();
    let store = Arc::new(Sqlite::open(Path::new(&folder)).unwrap());
    let listening = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).unwrap();
    let foundation = foundation(store, generous());
    serve_on(listening(port), listening(0), foundation, &Stop::new()).unwrap();
    true
}

/// A port that is free now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap().port()
}

/// Waits until the server answers.
pub async fn awaited(address: SocketAddr) {
    let begun = Instant::now();
    while tokio::net::TcpStream::connect(address).await.is_err() {
        assert!(
            begun.elapsed() < Duration::from_mins(1),
            "the server does not start"
        );
        sleep(Duration::from_millis(20)).await;
    }
}
