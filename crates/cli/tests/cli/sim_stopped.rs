//! Ctrl-C while `acies sim` is at it: once for what is known so far, twice for an end at once.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::program::{folder, run_acies, text};

/// Short battles of a seed, between a passive general and a random one.
const SHORT: [&str; 9] = [
    "sim",
    "--seed",
    "3",
    "--limit",
    "2",
    "--red-general",
    "dull",
    "--blue-general",
    "random",
];

/// The program under way.
struct Running {
    child: Child,
    said: BufReader<ChildStderr>,
    /// A shell that presses Ctrl-C for each line: to start one each time takes long on a busy machine.
    presser: Child,
}

impl Running {
    fn begin(words: &[&str]) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_acies"));
        command.args(words).args(["--progress", "always"]);
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let said = BufReader::new(child.stderr.take().unwrap());
        // Every shell has these commands in itself.
        let line = format!("while read -r _; do kill -INT {}; done", child.id());
        let mut presser = Command::new("sh");
        let presser = presser.args(["-c", &line]).stdin(Stdio::piped());
        let presser = presser.spawn().unwrap();
        Running {
            child,
            said,
            presser,
        }
    }

    /// Reads what it says of itself up to a line with a word.
    fn until(&mut self, word: &str) {
        let mut line = String::new();
        while !line.contains(word) {
            line.clear();
            assert_ne!(
                self.said.read_line(&mut line).unwrap(),
                0,
                "it never said `{word}`"
            );
        }
    }

    fn interrupt(&mut self) {
        writeln!(self.presser.stdin.as_mut().unwrap()).unwrap();
    }

    /// Its exit status, its results and the rest of what it says.
    fn end(mut self) -> (Option<i32>, String, String) {
        let (mut out, mut rest) = (String::new(), String::new());
        self.child
            .stdout
            .take()
            .unwrap()
            .read_to_string(&mut out)
            .unwrap();
        self.said.read_to_string(&mut rest).unwrap();
        drop(self.presser.stdin.take());
        self.presser.wait().unwrap();
        (self.child.wait().unwrap().code(), out, rest)
    }
}

/// Stopped after its first battles.
fn stopped(words: &[&str]) -> (String, String) {
    let mut running = Running::begin(&[&SHORT, words, &["-n", "1000000"]].concat());
    running.until(" of 1000000 battles, ");
    running.interrupt();
    let (status, out, rest) = running.end();
    assert_eq!(status, Some(130), "{rest}");
    (out, rest)
}

#[test]
fn ctrl_c_leaves_the_first_battles_as_if_no_more_had_been_asked_for() {
    let (out, rest) = stopped(&["--csv", "--jobs", "3"]);
    let n = out.lines().count() - 1;
    assert!((1..1_000_000).contains(&n), "{n}");
    let last = rest.lines().last().unwrap();
    assert_eq!(last, format!("acies: stopped after {n} of 1000000 battles"));
    let (status, whole, _) = run_acies(&[&SHORT[..], &["--csv", "-n", &n.to_string()]].concat());
    assert_eq!(status, 0);
    assert_eq!(out, whole);
}

#[test]
fn ctrl_c_leaves_no_half_of_a_pair() {
    let folder = folder("sim-stopped");
    let picture = folder.join("shares.svg");
    let (out, _) = stopped(&["--json", "--paired", "--plot", text(&picture)]);
    let found: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(found["partial"], true);
    assert_eq!(found["asked"], 1_000_000);
    let n = found["n"].as_u64().unwrap();
    assert_eq!(n % 2, 0);
    let again = ["--json", "--paired", "-n", &n.max(2).to_string()];
    let (_, whole, _) = run_acies(&[&SHORT[..], &again].concat());
    let whole: Value = serde_json::from_str(&whole).unwrap();
    if n > 0 {
        assert_eq!(found["match_ups"], whole["match_ups"]);
    }
    let drawn = fs::read_to_string(&picture).unwrap();
    assert!(
        drawn.contains(&format!("the first {n} of 1000000 battles")),
        "{drawn}"
    );
}

#[test]
fn ctrl_c_tells_people_how_far_it_came() {
    let (out, _) = stopped(&[]);
    let first = out.lines().next().unwrap();
    assert!(first.starts_with("Stopped: results of the first "), "{out}");
    assert!(first.ends_with(" of 1000000 battles."), "{out}");
    assert!(out.contains("Blue (random) won "), "{out}");
}

#[test]
fn a_second_ctrl_c_ends_at_once() {
    // Passive generals never finish a battle, so it ends only at the limit of 200,000 steps. When the first is over the next begins in a
    // moment, and is under way for far longer than it takes to press twice.
    let words = "sim -n 400 --jobs 1 --limit 65535 --red-general dull --blue-general dull";
    let mut running = Running::begin(&words.split(' ').collect::<Vec<_>>());
    running.until(" of 400 battles, ");
    sleep(Duration::from_millis(50));
    running.interrupt();
    running.until("press Ctrl-C again to stop at once");
    running.interrupt();
    let (status, out, _) = running.end();
    assert_eq!((status, out.as_str()), (Some(130), ""));
}
