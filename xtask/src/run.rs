//! Runs other programs: shows what they print, gives a sign of life, and names what fails.

use std::io::{BufRead, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// How long a program may print nothing before a line says that it still runs.
const SILENCE: Duration = Duration::from_secs(5);

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The folder that cargo builds into.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || root().join("target"),
        |folder| root().join(PathBuf::from(folder)),
    )
}

/// Runs a command outside of a plan, with its output shown.
///
/// # Errors
/// When it cannot be started or fails.
pub fn step(what: &str, command: &mut Command) -> Result<()> {
    eprintln!("== {what}");
    let started = Instant::now();
    show(command).with_context(|| what.to_owned())?;
    eprintln!("   {what}: {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a command, lets it print as it likes, and gives a sign of life meanwhile.
///
/// # Errors
/// When it cannot be started or fails.
pub fn show(command: &mut Command) -> Result<()> {
    // On a terminal cargo draws its progress itself, and lines between would tear it.
    let ticker = (!std::io::stderr().is_terminal()).then(Ticker::start);
    let result = run_plainly(command);
    drop(ticker);
    result
}

/// Runs a command that reports its progress itself.
///
/// # Errors
/// When it cannot be started or fails.
pub fn run_plainly(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", program(command)))?;
    if !status.success() {
        bail!("{} ended with {status}", program(command));
    }
    Ok(())
}

/// What a program printed: its output and its complaints.
#[derive(Debug, Default)]
pub struct Printed {
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs a command and returns what it printed; shows the lines that `wanted` accepts as they come.
///
/// # Errors
/// When it cannot be started or fails. What it printed is then shown, unless some of it was already.
pub fn capture(command: &mut Command, wanted: fn(&str) -> bool) -> Result<Printed> {
    let ticker = Ticker::start();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", program(command)))?;
    let read = |pipe: Option<Box<dyn Read + Send>>| {
        let heard = ticker.heard();
        thread::spawn(move || follow(pipe, &heard, wanted))
    };
    let out = read(child.stdout.take().map(|pipe| Box::new(pipe) as _));
    let err = read(child.stderr.take().map(|pipe| Box::new(pipe) as _));
    let printed = Printed {
        out: out.join().unwrap_or_default(),
        err: err.join().unwrap_or_default(),
    };
    let status = child
        .wait()
        .with_context(|| format!("cannot wait for {}", program(command)))?;
    drop(ticker);
    if !status.success() {
        let all = || printed.out.lines().chain(printed.err.lines());
        if !all().any(wanted) {
            all().for_each(|line| eprintln!("{line}"));
        }
        bail!("{} ended with {status}", program(command));
    }
    Ok(printed)
}

/// Reads a pipe to its end and shows the lines that are wanted.
fn follow(pipe: Option<Box<dyn Read + Send>>, heard: &Heard, wanted: fn(&str) -> bool) -> String {
    let mut text = String::new();
    let Some(pipe) = pipe else { return text };
    let mut reader = BufReader::new(pipe);
    let mut bytes = Vec::new();
    while reader.read_until(b'\n', &mut bytes).is_ok_and(|n| n > 0) {
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if wanted(line.trim_end()) {
            eprint!("{line}");
            heard.now();
        }
        text.push_str(&line);
        bytes.clear();
    }
    text
}

/// When something was last shown, in milliseconds since the start of a ticker.
#[derive(Clone)]
struct Heard {
    started: Instant,
    last: Arc<AtomicU64>,
}

impl Heard {
    fn now(&self) {
        let elapsed = u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.last.store(elapsed, Ordering::Relaxed);
    }

    fn silence(&self) -> Duration {
        let last = Duration::from_millis(self.last.load(Ordering::Relaxed));
        self.started.elapsed().saturating_sub(last)
    }
}

/// Prints how long a program has been running, whenever nothing was shown for a while.
struct Ticker {
    heard: Heard,
    stop: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Ticker {
    fn start() -> Ticker {
        let heard = Heard {
            started: Instant::now(),
            last: Arc::new(AtomicU64::new(0)),
        };
        let (sender, receiver) = mpsc::channel();
        let clock = heard.clone();
        let thread = thread::spawn(move || {
            while receiver.recv_timeout(SILENCE) == Err(RecvTimeoutError::Timeout) {
                if clock.silence() >= SILENCE {
                    eprintln!("   … {} s", clock.started.elapsed().as_secs());
                    clock.now();
                }
            }
        });
        Ticker {
            heard,
            stop: Some((sender, thread)),
        }
    }

    fn heard(&self) -> Heard {
        self.heard.clone()
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.stop.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}

fn program(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::{capture, cargo};

    #[test]
    fn captured_output_is_returned() {
        let printed = capture(cargo().arg("--version"), |_| false).unwrap();
        assert!(printed.out.starts_with("cargo "), "{printed:?}");
    }

    #[test]
    fn failure_names_the_program() {
        let error = capture(cargo().arg("--no-such-option"), |_| false).unwrap_err();
        assert!(error.to_string().contains("ended with"), "{error}");
    }
}
