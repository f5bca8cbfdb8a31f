//! The battles of a server in the hands of its keeper: copies, restoring, outages.

use std::fs;
use std::path::PathBuf;

use acies_host::{Break, Entry, Id, Rows, Time};
use acies_store::{HouseKey, MOST_REPORTS, Report, Reports, Sqlite, Store};

use crate::program::{folder, run_acies, text};

#[path = "../../../store/tests/store/battle.rs"]
#[allow(dead_code, reason = "what the tests of the store alone need")]
mod battle;

use battle::{Played, code, rows_of};

const CODE: &str = "k7q2m9x4tz3c";

/// A house with one battle that runs: its folder, the place of its key, and its store.
struct House {
    root: PathBuf,
    battles: PathBuf,
    store: Sqlite,
}

impl House {
    fn new(name: &str) -> House {
        let root = folder(name);
        let battles = root.join("battles");
        let store = Sqlite::open(&battles).unwrap();
        let key = HouseKey::open(&HouseKey::beside(&battles), &store).unwrap();
        let secret = key.house_secret(code(CODE));
        let rows = rows_of(code(CODE), &secret);
        store.create(&rows).unwrap();
        let mut played = Played::new(rows);
        for _ in 0..8 {
            let commit = played.next_of(&secret).unwrap();
            store.write(code(CODE), &commit).unwrap();
        }
        House {
            root,
            battles,
            store,
        }
    }

    fn path(&self, name: &str) -> String {
        text(&self.root.join(name)).to_owned()
    }

    fn battles(&self) -> &str {
        text(&self.battles)
    }

    fn rows(&self) -> Rows {
        self.store.read(code(CODE)).unwrap()
    }
}

/// What the program complains of, in its one line.
fn refused(words: &[&str]) -> String {
    let (status, out, complaint) = run_acies(&[&["admin"], words].concat());
    assert_eq!((status, out.as_str()), (2, ""), "{words:?}: {complaint}");
    assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
    complaint.trim_end().to_owned()
}

#[test]
fn battles_are_copied_under_a_running_server_and_restored_with_later_dice() {
    let house = House::new("admin-backup");
    let copy = house.path("monday.sqlite");
    let (status, out, said) = run_acies(&["admin", "backup", house.battles(), &copy]);
    assert_eq!(status, 0, "{said}");
    let key = HouseKey::beside(&house.battles);
    assert_eq!(
        out,
        format!(
            "Copied 1 battle to {copy}, 1 of them running.\nThe key of the dice is not in it: keep a copy of {} elsewhere.\n",
            key.display()
        )
    );

    let new = house.path("new");
    let restore = ["admin", "restore", &copy, &new, "--visits", "100"];
    let (status, out, said) = run_acies(&restore);
    assert_eq!(status, 0, "{said}");
    assert_eq!(
        out,
        format!(
            "Restored 1 battle into {new}, 1 of them running. Their dice go on 100 visits later, and armies that were sealed are chosen again.\n"
        )
    );
    let restored = Sqlite::open(new.as_ref()).unwrap();
    let rows = restored.read(code(CODE)).unwrap();
    let last = &rows.steps.last().unwrap().entry;
    assert!(matches!(last, Entry::Onward { visit } if *visit > 100));

    // Another house keeps its key elsewhere; and chains have an end.
    drop(restored);
    fs::rename(&key, house.root.join("kept.key")).unwrap();
    let third = house.path("third");
    let again = format!("{new}/battles.sqlite");
    let mut from = again.clone();
    let mut status = 0;
    for nth in 0..3 {
        let into = format!("{third}{nth}");
        let words = ["admin", "restore", &from, &into, "--visits", "500", "--key"];
        let key = house.path("kept.key");
        let (code, _, said) = run_acies(&[&words[..], &[&key]].concat());
        status = code;
        if status != 0 {
            assert_eq!(
                said,
                format!(
                    "acies: battle {CODE} has no dice left for 500 visits more, so its players may know the next ones: ask them to agree on its end\n"
                )
            );
            break;
        }
        from = format!("{into}/battles.sqlite");
    }
    assert_eq!(status, 1);
}

#[test]
fn an_outage_stops_the_clocks_of_the_battles_of_a_running_server() {
    let house = House::new("admin-outage");
    let before = house.rows();
    let words = ["2023-11-14T22:00:00Z", "2023-11-14 23:30:00"];
    let run = || run_acies(&[&["admin", "outage", house.battles()][..], &words].concat());
    // What was done already is done once.
    for _ in 0..2 {
        let (status, out, said) = run();
        assert_eq!((status, said.as_str()), (0, ""));
        assert_eq!(
            out,
            "The clocks of 1 battle stand still from 2023-11-14T22:00:00Z to 2023-11-14T23:30:00Z: 1h 30m.\n"
        );
    }
    let mut outages = house.rows().outages;
    let outage = outages.pop().unwrap();
    assert_eq!(outages, before.outages);
    let from = Time(1_699_999_200_000);
    let to = from.after(90 * 60 * 1000);
    assert_eq!(outage, Break { from, to });
}

#[test]
fn reports_are_listed_taken_and_put_away_beside_a_server() {
    let house = House::new("admin-reports");
    let reports = |words: &[&str]| {
        let (status, out, said) =
            run_acies(&[&["admin", "reports", house.battles()], words].concat());
        assert_eq!((status, said.as_str()), (0, ""), "{words:?}");
        out
    };
    assert_eq!(reports(&[]), "No report waits.\n");
    let refusal = Report {
        id: Id([1; 16]),
        // 2023-11-14, 22:13:20 UTC.
        at: Time(1_700_000_000_000),
        engine: "0.1.0 0123abcd".into(),
        edition: "2.2".into(),
        step: 12,
        order: Some("move r1 ahead 9".into()),
        rule: Some("move.distance".into()),
        words: format!("Measured\n twice: {}", "so ".repeat(30)),
        record: "acies 2\nedition 2.2\n".into(),
    };
    let result = Report {
        id: Id([2; 16]),
        order: None,
        rule: None,
        words: String::new(),
        ..refusal.clone()
    };
    for report in [&refusal, &result] {
        house.store.report(report, MOST_REPORTS).unwrap();
    }
    // Sixty characters: `Measured twice: ` has sixteen, and fourteen times `so ` with two more come to the rest.
    let first = format!("Measured twice: {}so…", "so ".repeat(14));
    let expected = format!(
        "    1  2023-11-14T22:13:20Z  2.2   move.distance  {first}\n    2  2023-11-14T22:13:20Z  2.2   -\n"
    );
    assert_eq!(reports(&[]), expected);

    let to = house.path("taken");
    let out = reports(&["--take", "1", "--to", &to]);
    assert!(
        out.contains("report-1.acies") && out.contains("report-1.txt"),
        "{out}"
    );
    let read = |name: &str| fs::read_to_string(house.root.join("taken").join(name)).unwrap();
    assert_eq!(read("report-1.acies"), refusal.record);
    let head = "Report 1, 2023-11-14T22:13:20Z\nEngine: 0.1.0 0123abcd\nEdition: 2.2\nStep: 12\n\
                Order: move r1 ahead 9\nRule: move.distance\n\nMeasured\n twice: so so ";
    assert!(read("report-1.txt").starts_with(head));

    let out = reports(&["--take", "2", "--to", &to, "--done", "2"]);
    assert!(out.ends_with("Took report 2 away.\n"), "{out}");
    assert!(read("report-2.txt").contains("\nOrder: -\nRule: -\n"));
    assert_eq!(house.store.all_reports().unwrap().len(), 1);
    for words in [["--done", "2"], ["--take", "2"]] {
        let said = refused(&[&["reports", house.battles()][..], &words].concat());
        assert!(said.contains("found no report 2 in "), "{said}");
    }
    // Both ends of a range are meant: 1 and 3 to 5 are kept, of which 5 stays.
    for id in 3..=5 {
        let report = Report {
            id: Id([id; 16]),
            ..result.clone()
        };
        house.store.report(&report, MOST_REPORTS).unwrap();
    }
    assert_eq!(reports(&["--done", "1..4"]), "Took 3 reports away.\n");
    assert!(reports(&[]).starts_with("    5  "));
    let said = refused(&["reports", house.battles(), "--done", "1..4"]);
    assert!(said.contains("found no report from 1 to 4 in "), "{said}");
    for range in ["4..3", "..", "1..", "x", "1..=4"] {
        let said = refused(&["reports", house.battles(), "--done", range]);
        assert!(said.contains("or a range such as 3..17"), "{said}");
    }
    assert_eq!(reports(&["--done", "5..5"]), "Took report 5 away.\n");
    let nowhere = house.path("nowhere");
    let said = refused(&["reports", &nowhere]);
    assert!(
        said.contains("no such file, expected a store of battles"),
        "{said}"
    );
}

#[test]
fn what_cannot_be_done_is_answered_in_one_line_and_changes_nothing() {
    let house = House::new("admin-refusals");
    let [nowhere, new, key] = ["nowhere", "new", "key"].map(|name| house.path(name));
    let copy = house.path("monday.sqlite");
    let (status, _, _) = run_acies(&["admin", "backup", house.battles(), &copy]);
    assert_eq!(status, 0);
    let battles = house.battles();
    let begins = "2023-11-14T22:00:00Z";
    let before = house.rows();
    for (words, expected) in [
        (
            &["backup", &nowhere, &key][..],
            "nowhere/battles.sqlite: no such file, expected a store of battles",
        ),
        (
            &["backup", battles, &copy],
            "monday.sqlite: found a file or a folder, expected a name that is free",
        ),
        (
            &["restore", &nowhere, &new, "--visits", "100"],
            "nowhere: no such file, expected a store of battles",
        ),
        (
            &["restore", &copy, battles, "--visits", "100"],
            "expected a folder of its own",
        ),
        (
            &["restore", &copy, &new],
            "the following required arguments were not provided: --visits <N>",
        ),
        (
            &["restore", &copy, &new, "--visits", "0"],
            "expected a whole number from 1 to 500",
        ),
        (
            &["restore", &copy, &new, "--visits", "100", "--key", &key],
            "expected the key of the dice",
        ),
        (
            &["restore", &copy, &new, "--visits", "100", "--key", &copy],
            "expected a key of 64 hexadecimal digits",
        ),
        (
            &["outage", &nowhere, begins, "2023-11-14T23:00:00Z"],
            "nowhere/battles.sqlite: no such file, expected a store of battles",
        ),
        (
            &["outage", battles, begins, begins],
            "found the end 2023-11-14T22:00:00Z, expected one after 2023-11-14T22:00:00Z",
        ),
        (
            &["outage", battles, begins, "2024-11-14T23:00:00Z"],
            "expected 30 days at most",
        ),
        (
            &[
                "outage",
                battles,
                "9998-12-01 00:00:00",
                "9998-12-01 01:00:00",
            ],
            "found the end 9998-12-01T01:00:00Z, expected one before 20",
        ),
        (
            &["outage", battles, "yesterday", begins],
            "expected a time in UTC such as 2026-11-27T18:20:00Z",
        ),
        (
            &["outage", battles, begins],
            "the following required arguments were not provided: <TO>",
        ),
    ] {
        let said = refused(words);
        assert!(said.contains(expected), "{words:?}: {said}");
    }
    assert_eq!(house.rows(), before);
    let made: Vec<PathBuf> = fs::read_dir(&house.root)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| !path.ends_with("battles") && !path.ends_with("dice.key"))
        .collect();
    assert_eq!(made, [PathBuf::from(&copy)]);
}

/// A mail server that takes one mail, and what was said to it.
fn mail_server() -> (u16, std::thread::JoinHandle<String>) {
    use std::io::{BufRead, BufReader, Write};
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let taking = std::thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let mut out = &stream;
        let mut said = String::new();
        let mut is_data = false;
        out.write_all(b"220 here\r\n").unwrap();
        for line in BufReader::new(&stream).lines() {
            let Ok(line) = line else { break };
            let answer = match line.as_str() {
                "." => {
                    is_data = false;
                    "250 taken as 42"
                }
                _ if is_data => "",
                "DATA" => {
                    is_data = true;
                    "354 go on"
                }
                _ => "250 ok",
            };
            said += &line;
            said.push('\n');
            if !answer.is_empty() && out.write_all(format!("{answer}\r\n").as_bytes()).is_err() {
                break;
            }
            if line == "QUIT" {
                break;
            }
        }
        said
    });
    (port, taking)
}

#[test]
fn a_mail_is_sent_to_try_the_settings() {
    let folder = folder("mail-check");
    let (port, taking) = mail_server();
    let settings = format!(
        "server = \"127.0.0.1\"\nport = {port}\nsecurity = \"none\"\nfrom = \"acies@example.org\"\n"
    );
    fs::write(folder.join("mail.toml"), settings).unwrap();
    // The settings lie beside the folder of the battles.
    let battles = folder.join("battles");
    let check = |to: &str| run_acies(&["admin", "mail-check", text(&battles), "--to", to]);
    let (status, out, _) = check("me@example.org");
    assert_eq!(status, 0);
    assert!(out.contains("127.0.0.1 took it: 250 taken as 42"), "{out}");
    let said = taking.join().unwrap();
    assert!(said.contains("RCPT TO:<me@example.org>"), "{said}");
    assert!(said.contains("Auto-Submitted: auto-generated"), "{said}");
    assert!(said.contains("Subject: Acies: a test"), "{said}");
    // Now that it has ended, the reason is said.
    let (status, _, wrong) = check("me@example.org");
    assert_eq!(status, 2);
    assert!(wrong.contains("127.0.0.1: "), "{wrong}");
    let (_, _, wrong) = check("me");
    assert!(
        wrong.contains("found `me`, expected an e-mail address"),
        "{wrong}"
    );
}
