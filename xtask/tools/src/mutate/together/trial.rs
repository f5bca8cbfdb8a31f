//! One change after the other is chosen, and the tests are run with it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::build::Program;
use crate::mutate::parts::Tests;

/// What the tests said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// The first test that failed, if one was named.
    Failed(String),
    Passed,
    /// They took too long.
    Ended,
}

/// The programs of some tests, and how long they may take.
pub struct Trial<'a> {
    programs: &'a [Program],
    tests: &'a Tests,
    limit: Duration,
}

impl<'a> Trial<'a> {
    /// Runs them once with no change chosen.
    ///
    /// # Errors
    /// When they do not pass.
    pub fn new(programs: &'a [Program], tests: &'a Tests) -> Result<Trial<'a>> {
        let mut trial = Trial {
            programs,
            tests,
            limit: Duration::from_hours(1),
        };
        let begun = Instant::now();
        let said = trial.of(None)?;
        if said != Said::Passed {
            bail!("the tests fail without a change: {said:?}");
        }
        let took = begun.elapsed();
        eprintln!("   without a change: {:.1} s", took.as_secs_f64());
        trial.limit = (took * 5).max(Duration::from_secs(20));
        Ok(trial)
    }

    /// Runs them with a change; the first that fails is enough.
    ///
    /// # Errors
    /// When they cannot be started.
    pub fn of(&self, change: Option<usize>) -> Result<Said> {
        for program in self.programs {
            let said = self.run(program, change)?;
            if said != Said::Passed {
                return Ok(said);
            }
        }
        Ok(Said::Passed)
    }

    fn run(&self, program: &Program, change: Option<usize>) -> Result<Said> {
        let mut command = Command::new(&program.path);
        command
            .current_dir(&program.folder)
            .env("CARGO_MANIFEST_DIR", &program.folder)
            .env("RUST_BACKTRACE", "0")
            .envs(crate::mutate::parts::SETTINGS)
            .args(self.tests.args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(change) = change {
            command.env("ACIES_CHANGE", change.to_string());
        }
        let child = command.spawn().context("cannot start a program of tests")?;
        self.watched(child)
    }

    fn watched(&self, mut child: Child) -> Result<Said> {
        let lines = BufReader::new(child.stdout.take().context("no output")?).lines();
        let (sender, receiver) = channel();
        let reader = thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let failed = line.strip_suffix(" ... FAILED");
                if let Some(name) = failed.and_then(|line| line.strip_prefix("test ")) {
                    let _ = sender.send(name.to_owned());
                    return;
                }
            }
        });
        let said = match receiver.recv_timeout(self.limit) {
            Ok(name) => Said::Failed(name),
            Err(RecvTimeoutError::Timeout) => Said::Ended,
            Err(RecvTimeoutError::Disconnected) if child.wait()?.success() => Said::Passed,
            Err(RecvTimeoutError::Disconnected) => Said::Failed(String::new()),
        };
        let _ = child.kill();
        child.wait()?;
        let _ = reader.join();
        Ok(said)
    }
}
