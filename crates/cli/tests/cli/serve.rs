//! `acies serve`: what it prints, what it refuses, and how it ends.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::program::{folder, run_acies, text};

/// The program under way.
struct Serving {
    child: Child,
    said: BufReader<ChildStdout>,
    address: String,
}

impl Serving {
    fn begin(battles: &str, more: &[&str]) -> Serving {
        let mut command = Command::new(env!("CARGO_BIN_EXE_acies"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--folder", battles]);
        command.args(more).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut link = String::new();
        said.read_line(&mut link).unwrap();
        let address = link
            .strip_prefix("Acies is at http://")
            .unwrap_or_else(|| panic!("{link}"));
        let (address, _) = address.split_once('/').unwrap();
        let address = address.to_owned();
        Serving {
            child,
            said,
            address,
        }
    }

    fn ask(&self, target: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let address = &self.address;
        write!(
            stream,
            "GET {target} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn battles_are_served_from_a_folder_until_the_service_is_ended() {
    let folder = folder("served");
    let battles = folder.join("battles");
    let mut serving = Serving::begin(text(&battles), &["--metrics", "127.0.0.1:0"]);
    let mut line = String::new();
    serving.said.read_line(&mut line).unwrap();
    assert!(
        line.contains(&format!("keeps battles in {}", battles.display())),
        "{line}"
    );
    assert!(serving.ask("/readyz").ends_with("ready"));
    assert!(serving.ask("/house.json").ends_with("{\"battles\":true}"));
    assert!(folder.join("dice.key").exists() && !battles.join("dice.key").exists());

    // A second one finds the folder in use, and the first goes on.
    let (status, _, error) = run_acies(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--folder",
        text(&battles),
    ]);
    assert_eq!(status, 2);
    assert!(error.contains(&serving.child.id().to_string()), "{error}");
    let (status, _, error) = run_acies(&[
        "serve",
        "--listen",
        &serving.address,
        "--folder",
        text(&folder.join("other")),
    ]);
    assert_eq!(status, 2);
    let expected = format!(
        "acies: {} is in use: `acies serve --listen 127.0.0.1:",
        serving.address
    );
    assert!(error.starts_with(&expected), "{error}");
    assert!(serving.ask("/readyz").ends_with("ready"));

    // Every shell has this command in itself.
    let end = format!("kill -TERM {}", serving.child.id());
    assert!(
        Command::new("sh")
            .args(["-c", &end])
            .status()
            .unwrap()
            .success()
    );
    assert_eq!(serving.child.wait().unwrap().code(), Some(0));
    assert!(TcpListener::bind(&serving.address).is_ok());
}

#[test]
fn what_cannot_be_served_is_refused_in_one_line() {
    let folder = folder("not-served");
    let file = folder.join("file");
    fs::write(&file, "no folder").unwrap();
    let battles = folder.join("battles");
    for (words, expected) in [
        (
            vec!["--listen", "0.0.0.0:0"],
            "--listen 0.0.0.0:0 is every address of this machine: expected `--public URL` too",
        ),
        (
            vec!["--public", "acies.example"],
            "expected https://HOST or http://HOST",
        ),
        (
            vec!["--listen", "localhost"],
            "invalid value 'localhost' for '--listen",
        ),
        (
            vec!["--listen", "192.0.2.1:7312"],
            "--listen: 192.0.2.1:7312 cannot be had",
        ),
        (
            vec!["--longest-outage", "0"],
            "expected a whole number from 1",
        ),
    ] {
        let all = [&["serve", "--folder", text(&battles)], &words[..]].concat();
        let (status, _, error) = run_acies(&all);
        assert_eq!(
            (status, error.lines().count()),
            (2, 1),
            "{words:?}: {error}"
        );
        assert!(error.contains(expected), "{words:?}: {error}");
    }
    let all = ["serve", "--listen", "127.0.0.1:0", "--folder", text(&file)];
    let (status, _, error) = run_acies(&all);
    assert_eq!((status, error.lines().count()), (2, 1), "{error}");
    assert!(error.contains(text(&file)), "{error}");
}
