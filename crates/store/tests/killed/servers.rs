//! Servers that are killed in the middle of commits, and one that the disk fails.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::{env, io};

use acies_chronicle::shared_dice::Code;
use acies_store::{OpenError, Sqlite, Store, StoreError};
use libtest_mimic::{Arguments, Completion, Failed, Trial};

use crate::battle::{Played, code, rows};

/// Names the folder to a server that keeps battles until it is killed.
const KEEPS: &str = "ACIES_STORE_KEEPS";
/// Names the folder to a server whose disk fails.
const FAILS: &str = "ACIES_STORE_FAILS";
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
fn keep_until_killed(folder: &Path) {
    let store = Sqlite::open(folder).expect("a store");
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
fn keep_while_the_disk_fails(folder: &Path) {
    let mut failures = 0;
    let mut kept = None;
    while failures < 3 {
        let store = Sqlite::open(folder).expect("a store");
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

/// This program once more.
fn this() -> PathBuf {
    env::current_exe().expect("this program")
}

/// The battle and the revision of a line, if it is one.
fn read_line(line: &str) -> Option<(Code, u64)> {
    let (code, rev) = line.split_once(' ')?;
    Some((code.parse().ok()?, rev.parse().ok()?))
}

fn what_was_acknowledged_is_there_once_and_whole_after_each_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut acknowledged = BTreeMap::<String, u64>::new();
    // What the battles are by their stories, each as far as it was read.
    let mut stories = Vec::<Played>::new();
    let mut total = 0;
    for round in 0..KILLED {
        let mut command = Command::new(this());
        command.env(KEEPS, folder.path()).stdout(Stdio::piped());
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

fn after_a_write_that_fails_in_a_commit_nothing_is_said_until_the_store_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    // No file may have more than 300 times 512 or 1,024 bytes, and the signal for that is passed over.
    let limited = "trap '' XFSZ; ulimit -f 300; exec \"$0\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited]).arg(this());
    command.env(FAILS, folder.path());
    let output = command.output().expect("a shell");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let [out, complaints] = [text(&output.stdout), text(&output.stderr)];
    assert!(
        out.lines().any(|line| line == "done"),
        "{out}\n{complaints}"
    );
}

/// Counts what is synchronised, where `strace` is installed and may look.
fn each_commit_is_synchronised() -> Result<Completion, Failed> {
    let folder = tempfile::tempdir()?;
    let calls = folder.path().join("calls");
    let mut may_look = Command::new("strace");
    may_look.args(["-qq", "-o", "/dev/null", "true"]);
    if !may_look
        .output()
        .is_ok_and(|output| output.status.success())
    {
        println!("each_commit_is_synchronised is skipped: `strace` is missing, or may not look");
        return Ok(Completion::ignored_with("no strace"));
    }
    let mut command = Command::new("strace");
    command.args(["-f", "-qq", "-e", "trace=fdatasync,fsync", "-o"]);
    command.arg(&calls).arg(this());
    command.env(KEEPS, folder.path().join("battles"));
    command.stdout(Stdio::piped());
    let mut server = Server(command.spawn()?);
    let lines = BufReader::new(server.0.stdout.take().expect("its lines")).lines();
    let mut acknowledged = 0;
    for line in lines {
        acknowledged += u32::from(read_line(&line?).is_some());
        if acknowledged == 100 {
            break;
        }
    }
    let calls = std::fs::read_to_string(&calls)?;
    drop(server);
    let synchronised = calls.lines().filter(|line| line.contains("sync(")).count();
    println!("{synchronised} synchronisations for {acknowledged} commits");
    assert_eq!(acknowledged, 100);
    assert!(synchronised >= 100, "{synchronised}");
    Ok(Completion::Completed)
}

/// Is the server that was asked for, or runs the tests.
pub fn run() -> ExitCode {
    let folder = |name| env::var_os(name).map(PathBuf::from);
    if let Some(folder) = folder(KEEPS) {
        keep_until_killed(&folder);
        return ExitCode::SUCCESS;
    }
    if let Some(folder) = folder(FAILS) {
        keep_while_the_disk_fails(&folder);
        return ExitCode::SUCCESS;
    }
    let done = |test: fn()| {
        move || {
            test();
            Ok(())
        }
    };
    let trials = vec![
        Trial::test(
            "what_was_acknowledged_is_there_once_and_whole_after_each_kill",
            done(what_was_acknowledged_is_there_once_and_whole_after_each_kill),
        ),
        Trial::test(
            "after_a_write_that_fails_in_a_commit_nothing_is_said_until_the_store_is_opened_again",
            done(after_a_write_that_fails_in_a_commit_nothing_is_said_until_the_store_is_opened_again),
        ),
        Trial::ignorable_test("each_commit_is_synchronised", each_commit_is_synchronised),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
