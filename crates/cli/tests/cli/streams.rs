//! Standard output and error that are closed or full, pipes in the place of files, and signals.

use std::fs::{self, File, OpenOptions};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{SCENARIO, folder, run_acies, text};

/// A command of the program.
fn acies(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_acies"));
    command.args(words);
    command
}

/// A sink that takes nothing.
fn full() -> Stdio {
    OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap()
        .into()
}

#[test]
fn a_reader_that_goes_away_does_not_change_the_answer() {
    let folder = folder("streams-closed");
    let good = folder.join("good.toml");
    fs::write(&good, SCENARIO).unwrap();
    let bad = folder.join("bad.toml");
    fs::write(&bad, SCENARIO.replace("legal = true", "legal = false")).unwrap();
    for (path, expected) in [(&good, 0), (&bad, 1)] {
        let mut child = acies(&["check", text(path)])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        assert_eq!(child.wait().unwrap().code(), Some(expected));
    }
}

#[test]
fn no_stream_that_is_full_causes_a_panic() {
    let folder = folder("streams-full");
    let bad = folder.join("bad.toml");
    fs::write(&bad, SCENARIO.replace("legal = true", "legal = false")).unwrap();
    for words in [
        &["check", text(&bad)][..],
        &["rules"],
        &["army", "II/12"],
        &["sim", "-n", "2", "--limit", "1", "--progress", "always"],
        &["soak", "-n", "1", "--limit", "1"],
        &["march"],
        &["--help"],
    ] {
        let output = acies(words).stdout(full()).stderr(Stdio::piped()).output();
        let output = output.unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!said.contains("panicked"), "{words:?}: {said}");
        let code = output.status.code();
        assert!(
            code == Some(2) || words == ["--help"],
            "{words:?}: {code:?}"
        );
        // Nothing can be said, but the status is.
        let status = acies(words).stdout(full()).stderr(full()).status().unwrap();
        assert_eq!(status.code(), code, "{words:?}");
    }
    // Only what is said beside the results is lost.
    let status = acies(&["check", text(&bad)])
        .stdout(Stdio::null())
        .stderr(full())
        .status();
    assert_eq!(status.unwrap().code(), Some(1));
}

#[test]
fn a_pipe_in_the_place_of_a_file_is_refused() {
    let folder = folder("streams-pipes");
    let pipe = folder.join("pipe.toml");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let battle = "battle --red II/12 --blue II/33 --limit 1 --red-general dull --blue-general dull";
    let mut record: Vec<&str> = battle.split(' ').collect();
    record.extend(["--record", text(&pipe), "--force"]);
    for (words, expected) in [
        (&["check", text(&pipe)][..], "found a pipe, expected "),
        (&["replay", text(&pipe)], "found a pipe, expected "),
        (
            &["rules", "--edition", text(&pipe)],
            "found a pipe, expected ",
        ),
        (&record[..], "found a pipe, expected a file to write"),
        (
            &["sim", "-n", "1", "--plot", text(&pipe)],
            "found a pipe, expected a file to write",
        ),
    ] {
        let (status, _, said) = run_acies(words);
        assert_eq!(status, 2, "{words:?}: {said}");
        assert!(said.contains(expected), "{words:?}: {said}");
    }
}

/// Whether the status of a process says that it catches signal 15.
fn catches_sigterm(status: &str) -> bool {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| (mask >> 14) & 1 == 1)
}

#[test]
fn a_service_that_ends_it_is_answered_like_ctrl_c() {
    for words in [
        &[
            "sim",
            "-n",
            "1000000",
            "--limit",
            "1",
            "--progress",
            "never",
        ][..],
        &["soak", "-n", "1000000", "--limit", "1"],
    ] {
        let folder = folder(&format!("streams-{}", words[0]));
        let out = folder.join("out");
        let mut child = acies(words)
            .stdout(File::create(&out).unwrap())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Before it catches the signal, that would simply end it.
        let caught = format!("/proc/{}/status", child.id());
        while !catches_sigterm(&fs::read_to_string(&caught).unwrap()) {
            assert!(child.try_wait().unwrap().is_none());
            std::thread::sleep(Duration::from_millis(20));
        }
        let line = format!("kill -TERM {}", child.id());
        assert!(
            Command::new("sh")
                .args(["-c", &line])
                .status()
                .unwrap()
                .success()
        );
        let begun = Instant::now();
        let status = child.wait().unwrap();
        assert!(begun.elapsed() < Duration::from_mins(1));
        assert_eq!(status.code(), Some(130), "{words:?}");
        // What is known so far is printed.
        assert!(!fs::read_to_string(&out).unwrap().is_empty(), "{words:?}");
    }
}

#[test]
fn what_would_change_a_line_is_escaped_in_complaints() {
    for letter in [
        '\u{202e}', '\u{2066}', '\u{200f}', '\u{200b}', '\u{2028}', '\u{7}', '\u{feff}',
    ] {
        let word = format!("a{letter}b.toml");
        for words in [
            &["check", &word][..],
            &["replay", &word],
            &["rules", "--edition", &word],
            &[&word],
        ] {
            let (status, _, said) = run_acies(words);
            assert_eq!(status, 2, "{words:?}: {said}");
            assert!(!said.contains(letter), "{words:?}: {said:?}");
            // What is no command loses its control characters on the way.
            let escaped = said.contains(&letter.escape_default().to_string());
            assert!(escaped || words == [&word], "{words:?}: {said:?}");
        }
    }
}

#[test]
fn an_unknown_command_is_answered_with_those_that_there_are() {
    let (status, _, said) = run_acies(&["march"]);
    assert_eq!(status, 2);
    assert!(
        said.starts_with("acies: unrecognized subcommand 'march'"),
        "{said}"
    );
    assert!(
        said.contains("; expected one of play, serve, battle, sim, check, replay, "),
        "{said}"
    );
    let (_, _, said) = run_acies(&["baroque", "march"]);
    assert!(said.contains("; expected one of "), "{said}");
    assert!(said.contains("react") && !said.contains("battle"), "{said}");
    let (_, _, said) = run_acies(&["replai"]);
    assert!(said.contains("'replay'"), "{said}");
}
