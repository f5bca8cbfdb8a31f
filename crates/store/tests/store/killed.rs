//! Servers that are killed in the middle of commits, and one that the disk fails.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::{env, io, str};

use acies_chronicle::shared_dice::Code;
use acies_store::{OpenError, Sqlite, Store, StoreError};

use crate::battle::{Played, code, rows};

/// The folder of a server that is a child of a test.
const FOLDER: &str = "ACIES_STORE_CHILD";
/// How many servers are killed, one after the other.
const KILLED: usize = 20;

fn nth_code(nth: usize) -> Code {
    code(&format!("battle{nth:06}"))
}

/// Says a line to the parent, which may kill this process right after.
fn acknowledge(line: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}").expect("a parent");
    out.flush().expect("a parent");
}

/// The server: plays one battle after the other from where they stand, and acknowledges each commit.
#[test]
#[ignore = "a child of other tests"]
fn a_server_as_a_child() {
    let Ok(folder) = env::var(FOLDER) else {
        return;
    };
    let store = Sqlite::open(Path::new(&folder)).expect("a store");
    for nth in 0.. {
        let code = nth_code(nth);
        match store.create(&rows(code)) {
            Ok(()) => acknowledge(&format!("{code} 0")),
            Err(StoreError::CodeTaken(_)) => {}
            Err(error) => panic!("{error}"),
        }
        let mut played = Played::new(store.read(code).expect("a battle"));
        while let Some(commit) = played.next() {
            store.write(code, &commit).expect("a commit");
            acknowledge(&format!("{code} {}", played.hosted.rows().rev));
        }
    }
}

/// Plays on until the disk fails, and again once the store was opened again.
#[test]
#[ignore = "a child of other tests"]
fn a_server_whose_disk_fails() {
    let Ok(folder) = env::var(FOLDER) else {
        return;
    };
    let mut failures = 0;
    let mut kept = None;
    while failures < 3 {
        let store = Sqlite::open(Path::new(&folder)).expect("a store");
        for nth in 0.. {
            let code = nth_code(nth);
            match store.create(&rows(code)) {
                Ok(()) | Err(StoreError::CodeTaken(_)) => {}
                Err(StoreError::Unknown(_)) => break,
                Err(error) => panic!("{error:?}"),
            }
            let mut played = Played::new(store.read(code).expect("a battle"));
            if let Some((last, rev)) = kept.take() {
                // What is found is the last commit that was answered, or the one that was not.
                let read = store.read(last).expect("a battle");
                assert!((rev..=rev + 1).contains(&read.rev), "{rev} {}", read.rev);
            }
            let mut unknown = None;
            while let Some(commit) = played.next() {
                match store.write(code, &commit) {
                    Ok(()) => {}
                    Err(error) => {
                        unknown = Some(error);
                        break;
                    }
                }
            }
            let rev = played.hosted.rows().rev;
            match unknown {
                None => {}
                Some(StoreError::Unknown(_)) => {
                    // Nothing is said any more.
                    assert!(matches!(store.read(code), Err(StoreError::Unknown(_))));
                    assert!(matches!(store.running(), Err(StoreError::Unknown(_))));
                    kept = Some((code, rev - 1));
                    break;
                }
                Some(error) => panic!("{error:?}"),
            }
        }
        failures += 1;
    }
    acknowledge("done");
}

/// A child that is killed when the test fails before it does so itself.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// This program, for one of the tests that are children.
fn child(name: &str) -> [String; 4] {
    let this = env::current_exe().expect("this program");
    let this = this.to_str().expect("a path").to_owned();
    [
        this,
        format!("killed::{name}"),
        "--ignored".into(),
        "--nocapture".into(),
    ]
}

/// The battle and the revision of a line, if it is one.
fn read_line(line: &str) -> Option<(Code, u64)> {
    let (code, rev) = line.split_once(' ')?;
    Some((code.parse().ok()?, rev.parse().ok()?))
}

#[test]
fn what_was_acknowledged_is_there_once_and_whole_after_each_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let [program, arguments @ ..] = child("a_server_as_a_child");
    let mut acknowledged = BTreeMap::<String, u64>::new();
    // What the battles are by their stories, each as far as it was read.
    let mut stories = Vec::<Played>::new();
    let mut total = 0;
    for round in 0..KILLED {
        let mut command = Command::new(&program);
        command.args(&arguments).arg("--exact");
        command.env(FOLDER, folder.path()).stdout(Stdio::piped());
        let mut server = Server(command.spawn().expect("a child"));
        let lines = BufReader::new(server.0.stdout.take().expect("its lines")).lines();
        // Each is killed at another commit, and somewhere in it.
        let mut until = 1 + round * 7 % 30;
        let mut is_alive = true;
        for line in lines {
            let line = line.expect("a line");
            let Some((code, rev)) = read_line(&line) else {
                continue;
            };
            acknowledged.insert(code.to_string(), rev);
            total += 1;
            until = until.saturating_sub(1);
            if until == 0 && is_alive {
                is_alive = false;
                if round == 0 {
                    let refused = Sqlite::open(folder.path()).expect_err("a complaint");
                    let id = server.0.id();
                    assert!(
                        matches!(refused, OpenError::InUse { process, .. } if process == Some(id)),
                        "{refused:?}"
                    );
                }
                // On Unix this is SIGKILL. The lines that were acknowledged before are still in the pipe.
                server.0.kill().expect("a child that was alive");
            }
        }
        assert!(!is_alive, "the server ended by itself");
        drop(server);

        let store = Sqlite::open(folder.path()).expect("a store");
        for nth in 0.. {
            let code = nth_code(nth);
            let answered = acknowledged.get(&code.to_string());
            let read = match store.read(code) {
                Ok(read) => read,
                Err(StoreError::NoBattle(_)) => {
                    assert_eq!(answered, None, "{code} is lost");
                    break;
                }
                Err(error) => panic!("{error}"),
            };
            if stories.len() <= nth {
                stories.push(Played::new(rows(code)));
            }
            let story = &mut stories[nth];
            while story.hosted.rows().rev < read.rev {
                story.next().expect("a commit");
            }
            // Every row as it is after so many whole commits: none twice, none half.
            assert_eq!(read, *story.hosted.rows());
            // At most the last one was written and not answered.
            let answered = answered.copied().unwrap_or_default();
            assert!(
                (answered..=answered + 1).contains(&read.rev),
                "round {round}, {code}: {answered} acknowledged, {} found",
                read.rev
            );
            // Written and never answered is as good as answered, once it was read.
            acknowledged.insert(code.to_string(), read.rev);
        }
    }
    println!("{KILLED} servers were killed, and {total} commits acknowledged");
}

#[test]
fn after_a_write_that_fails_in_a_commit_nothing_is_said_until_the_store_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let [program, arguments @ ..] = child("a_server_whose_disk_fails");
    // No file may have more than 300 times 512 or 1,024 bytes, and the signal for that is passed over.
    let limited = "trap '' XFSZ; ulimit -f 300; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited, &program]).args(&arguments);
    command.arg("--exact").env(FOLDER, folder.path());
    let output = command.output().expect("a shell");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let [out, complaints] = [text(&output.stdout), text(&output.stderr)];
    assert!(
        out.lines().any(|line| line == "done"),
        "{out}\n{complaints}"
    );
}

/// Counts what is synchronised, where `strace` is installed:
/// `cargo test -p acies-store -- --ignored each_commit_is_synchronised`.
#[test]
#[ignore = "needs strace"]
fn each_commit_is_synchronised() {
    let folder = tempfile::tempdir().expect("a folder");
    let calls = folder.path().join("calls");
    let [program, arguments @ ..] = child("a_server_as_a_child");
    let mut command = Command::new("strace");
    command.args(["-f", "-qq", "-e", "trace=fdatasync,fsync", "-o"]);
    command.arg(&calls).arg(&program).args(&arguments);
    command
        .arg("--exact")
        .env(FOLDER, folder.path().join("battles"));
    command.stdout(Stdio::piped());
    let mut server = Server(command.spawn().expect("strace"));
    let lines = BufReader::new(server.0.stdout.take().expect("its lines")).lines();
    let mut acknowledged = 0;
    for line in lines {
        acknowledged += u32::from(read_line(&line.expect("a line")).is_some());
        if acknowledged == 100 {
            break;
        }
    }
    let calls = std::fs::read_to_string(&calls).expect("what strace wrote");
    drop(server);
    let synchronised = calls.lines().filter(|line| line.contains("sync(")).count();
    println!("{synchronised} synchronisations for {acknowledged} commits");
    assert!(synchronised >= 100);
}
