//! The program as people and programs call it: what it prints, and its exit status.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

fn acies(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_acies"));
    command.args(words).output().unwrap()
}

/// The exit status, what was printed, and what was complained about.
pub fn run_acies(words: &[&str]) -> (i32, String, String) {
    let output = acies(words);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (
        output.status.code().unwrap(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// A fresh folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// A path as a word of a command line.
pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A sound scenario: blades go as far as they may.
pub const SCENARIO: &str = r#"title = "Blades go 200 paces"
edition = "2.2"
scale = "15mm"
board = [15, 15]
[[element]]
id = "r1"
side = "red"
type = "4Bd"
front = [7.0, 4.0]
facing = 0
[bound]
active = "red"
number = 3
phase = "movement"
pips = 4
[[expect]]
order = "move r1 forward 1.25"
legal = true
"#;

/// The same with a step too far, which is said to be legal or not.
fn too_far(legal: &str) -> String {
    format!("{SCENARIO}[[expect]]\norder = \"move r1 forward 1.26\"\nlegal = {legal}\n")
}

#[test]
fn check_tells_ok_or_the_difference() {
    let folder = folder("check");
    let good = folder.join("good.toml");
    fs::write(&good, too_far("false")).unwrap();
    let (status, out, _) = run_acies(&["check", "--turned", text(&good)]);
    let place = |line: &str| format!("{}:{line}: ok\n", good.display());
    let count = "Checked 4 expectations in 1 files: 0 differ, 0 files cannot be used.\n";
    let all: String = ["16", "19", "16 turned", "19 turned"].map(place).concat();
    assert_eq!((status, out), (0, format!("{all}{count}")));

    let bad = folder.join("bad.toml");
    fs::write(&bad, too_far("true")).unwrap();
    let (status, out, _) = run_acies(&["check", "--quiet", text(&bad)]);
    let difference = format!(
        "{}:19: legal: found false: move.distance, expected true\n",
        bad.display()
    );
    assert!(out.starts_with(&difference), "{out}");
    assert_eq!(status, 1);

    // A folder is all its files; one that cannot be used does not stop the others.
    fs::write(folder.join("worse.toml"), too_far("perhaps")).unwrap();
    let (status, out, complaint) = run_acies(&["check", text(&folder)]);
    assert_eq!(status, 2);
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains("worse.toml: line 21: "), "{complaint}");
    assert!(
        out.contains("good.toml:19: ok") && out.contains("bad.toml:19: legal"),
        "{out}"
    );
}

#[test]
fn a_battle_is_recorded_replayed_and_verified() {
    let folder = folder("battle");
    let record = folder.join("b.acies");
    let fight = |words: &[&str]| {
        let all = [
            "battle",
            "--red",
            "II/12",
            "--blue",
            "II/33",
            "--seed",
            "7",
            "--limit",
            "2",
            "--red-general",
            "dull",
            "--blue-general",
            "dull",
        ];
        run_acies(&[&all, words].concat())
    };
    let (status, report, _) = fight(&["--record", text(&record)]);
    assert_eq!(status, 0);
    assert!(
        report.starts_with("II/12 (red) v II/33 (blue), 2.2 rules.\n"),
        "{report}"
    );
    assert!(
        report.ends_with("The battle is a draw.\nLosses: red 0, blue 0.\nDice seed: 7\n"),
        "{report}"
    );

    let (status, out, _) = run_acies(&["replay", "--verify", text(&record)]);
    assert_eq!(status, 0, "{out}");
    assert_eq!(run_acies(&["replay", text(&record)]).1, report);
    // The twin for programs is the same battle, and the seed decides everything about it.
    assert_eq!(
        fight(&["--json"]).1,
        run_acies(&["replay", "--json", text(&record)]).1
    );

    // As far as asked: the twin ends before the third order or throw, and only what stands before it is verified.
    let twin = run_acies(&["replay", "--json", "--upto", "2", text(&record)]).1;
    let given = |line: &&str| line.contains("\"order\"") || line.contains("\"throw\"");
    assert_eq!(twin.lines().filter(given).count(), 2, "{twin}");
    let (status, out, _) = run_acies(&["replay", "--verify", "--upto", "2", text(&record)]);
    assert_eq!(status, 0);
    assert!(out.contains('2'), "{out}");

    // A die that was changed afterwards is named where it stands.
    let written = fs::read_to_string(&record).unwrap();
    let (before, _) = written.split_once("throw keyed pips").unwrap();
    let line = before.lines().count() + 1;
    let other = |die: &str| if die == "6" { "5" } else { "6" };
    let (_, rest) = written.split_once("throw keyed pips").unwrap();
    let die = &rest[rest.find(" = ").unwrap() + 3..][..1];
    let (head, tail) = rest.split_once(&format!(" = {die}")).unwrap();
    let changed = format!("{before}throw keyed pips{head} = {}{tail}", other(die));
    fs::write(&record, changed).unwrap();
    let (status, out, _) = run_acies(&["replay", "--verify", text(&record)]);
    assert_eq!(status, 1);
    assert!(
        out.contains(&format!("line {line}: the running hash does not fit")),
        "{out}"
    );

    // A record that was cut says so, and is as good as far as it goes.
    fs::write(&record, &written[..written.len() / 2]).unwrap();
    let (status, out, _) = run_acies(&["replay", "--verify", text(&record)]);
    assert_eq!(status, 0);
    assert!(out.starts_with("The file is cut short: line "), "{out}");
}

#[test]
fn odds_are_out_of_36() {
    // Blades have 3 against mounted and knights 3 against foot. 15 throws of 36 are higher for the knights, and knights
    // kill blades that they beat in the open. Of the 15 that are higher for the blades, 2 double the knights: 6 on the
    // dice makes 9 against 4, and 5 makes 8 against 4.
    let (status, out, _) = run_acies(&["odds", "4Bd", "3Kn", "--json"]);
    assert_eq!(status, 0);
    let rows = ["\"destroyed\":15", "\"destroyed\":2"];
    assert!(rows.iter().all(|row| out.contains(row)), "{out}");
}

#[test]
fn odds_understand_the_names_of_other_sheets() {
    let of = |edition: &str, one: &str, other: &str| {
        let (status, out, said) = run_acies(&["odds", one, other, "--edition", edition]);
        assert_eq!(status, 0, "{one} {other}: {said}");
        out
    };
    for (edition, loose, strict) in [
        ("2.2", ["4bd", "blades"], ["4Bd", "4Bd"]),
        ("2.2", ["Lb", "cb"], ["4Lb", "4Cb"]),
        ("1.22", ["SC", "Aux"], ["SCh", "4Ax"]),
        ("1.22", ["hch", "LCH"], ["HCh", "LCh"]),
        ("2.2", ["Light Horse", "war-wagons"], ["2LH", "WWg"]),
        ("2.2", ["2cm", "light camelry"], ["2Cm", "2Cm"]),
        ("3.0", ["mtd-4bw", "light camelry"], ["Mtd-4Bw", "LCm"]),
    ] {
        let [one, other] = strict;
        assert_eq!(of(edition, loose[0], loose[1]), of(edition, one, other));
    }
}

#[test]
fn armies_are_shown_and_searched() {
    let (status, out, _) = run_acies(&["army", "II/12"]);
    assert_eq!(status, 0);
    assert!(
        out.starts_with("II/12 Alexandrian Macedonian ") && out.contains("\n  Aggression: 4\n"),
        "{out}"
    );
    let (status, out, _) = run_acies(&["army", "macedonian", "--json"]);
    assert_eq!(status, 0);
    assert!(
        out.lines().all(|line| line.starts_with("{\"key\":")),
        "{out}"
    );
    assert_eq!(run_acies(&["army", "xyzzy"]).0, 1);
}

#[test]
fn rules_have_ids_and_sentences() {
    let (status, out, _) = run_acies(&["rules"]);
    assert_eq!(status, 0);
    assert!(
        out.lines()
            .any(|line| line.starts_with("  move.zone-of-control ")),
        "{out}"
    );
}

#[test]
fn the_sheet_has_no_number_for_what_has_no_limit() {
    for edition in ["1.22", "2.2", "3.0"] {
        for unit in ["bw", "mm"] {
            for json in [&["--json"][..], &[]] {
                let args = ["rules", "--edition", edition, "--unit", unit];
                let (status, out, _) = run_acies(&[&args[..], json].concat());
                assert_eq!(status, 0);
                // The greatest length is 32768 base widths, 1310720 mm of bases 40 mm wide.
                let number = if unit == "bw" { "32768" } else { "13107" };
                assert!(!out.contains(number), "{edition}");
            }
        }
    }
    let (_, out, _) = run_acies(&["rules", "--edition", "1.22"]);
    assert_eq!(out.matches("no limit").count(), 4, "{out}");
}

#[test]
fn the_sheet_keeps_within_its_width_and_says_what_is_agreed_on() {
    for width in [80, 96, 100] {
        let wide = width.to_string();
        for edition in ["1.22", "2.2"] {
            let (status, out, complaint) =
                run_acies(&["rules", "--edition", edition, "--width", &wide]);
            assert_eq!(status, 0, "{complaint}");
            for line in out.lines() {
                assert!(line.chars().count() <= width, "{line}");
            }
        }
    }
    let agreed = [
        "rules",
        "--conventions",
        "deploy-900",
        "--rulings",
        "zone-carpet=goes-on",
    ];
    let (_, out, _) = run_acies(&agreed);
    // 900 paces of 15 mm bases: 9 * 0.625 base widths.
    for line in [
        "  deploy-900",
        "  zone-carpet             goes-on (or stopped)",
        "  From your base edge, at most      5.625",
        "  Extent of a zone                           x-ray",
    ] {
        assert!(out.lines().any(|found| found == line), "{line}\n{out}");
    }
    let (_, paces, _) = run_acies(&["rules", "--unit", "paces"]);
    assert!(
        paces
            .lines()
            .any(|line| line == "  From your base edge, at most      600"),
        "{paces}"
    );
    let (_, mm, _) = run_acies(&["rules", "--unit", "mm", "--scale", "25mm"]);
    // 600 paces of 40 mm for a hundred.
    assert!(
        mm.lines()
            .any(|line| line == "  From your base edge, at most      240"),
        "{mm}"
    );
}

#[test]
fn the_sheets_of_the_editions_are_those_of_the_repository() {
    let sheets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/generated/sheets");
    for edition in acies_rulebook::Rulebook::editions() {
        let name = format!("dba-{edition}.txt");
        let kept = fs::read_to_string(sheets.join(&name)).unwrap_or_default();
        let (status, out, complaint) = run_acies(&["rules", "--edition", edition]);
        assert_eq!(status, 0, "{complaint}");
        let differing = out.lines().zip(kept.lines()).find(|(new, old)| new != old);
        assert!(
            out == kept,
            "docs/generated/sheets/{name} is stale; run `cargo xtask docs`, look at what it changes and commit it: {differing:?}"
        );
    }
}

#[test]
fn the_sheet_is_json_for_programs() {
    let (status, out, _) = run_acies(&["rules", "--json"]);
    assert_eq!(status, 0);
    let mut lines = out.lines();
    assert!(
        lines.next().unwrap().contains("\"edition\":\"2.2\""),
        "{out}"
    );
    for line in lines {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(value.get("section").is_some() || value.get("rule").is_some());
    }
    assert!(out.contains("\"id\":\"charge\""), "{out}");
}

#[test]
fn the_signature_is_of_the_edition() {
    let folder = folder("signature");
    let edition = include_str!("../../../../editions/dba-2.2.toml");
    let number = "name = \"Bd\",  kind = \"foot\",    good = \"200p\"";
    assert!(edition.contains(number));
    let (same, other) = (folder.join("same.toml"), folder.join("other.toml"));
    fs::write(&same, format!("# The same numbers.\n{edition}")).unwrap();
    fs::write(
        &other,
        edition.replace(number, &number.replace("200", "210")),
    )
    .unwrap();
    let signed = |edition: &str| {
        let (status, out, complaint) = run_acies(&["signature", "-n", "1", "--edition", edition]);
        assert_eq!(status, 0, "{complaint}");
        out
    };
    let whole = folder.join("whole.toml");
    fs::write(&whole, edition).unwrap();
    assert_eq!(signed(text(&same)), signed(text(&whole)));
    assert_ne!(signed(text(&other)), signed(text(&whole)));
}

#[test]
fn perft_counts_the_orders_of_a_position_as_the_table_does() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../perft");
    let (status, out, complaint) = run_acies(&["perft", text(&folder.join("2.2/001.toml"))]);
    assert_eq!(status, 0, "{complaint}");
    let table = fs::read_to_string(folder.join("positions.csv")).unwrap();
    let row = table
        .lines()
        .find(|row| row.starts_with("2.2/001,"))
        .unwrap();
    let (_, counts) = row.split_once(',').unwrap();
    assert!(out.lines().nth(1).unwrap().ends_with(counts), "{out}");
}

#[test]
fn what_cannot_be_used_is_said_in_one_line() {
    for words in [
        &["odds", "9Xx", "4Bd"][..],
        &["odds", "4Bd"],
        &["army", "--edition", "9"],
        &["battle", "--red", "XX/1", "--blue", "II/33"],
        &[
            "battle",
            "--red",
            "II/12",
            "--blue",
            "II/33",
            "--red-general",
            "hannibal",
        ],
        &[
            "battle", "--red", "II/12", "--blue", "II/33", "--seed", "a b",
        ],
        &["replay", "no-such-file"],
        &["check", "no-such-file"],
        &[],
        &["odds", "4\u{1b}[31mBd", "3Kn"],
        &["soak", "-n", "\u{1b}[31m"],
        &[
            "battle",
            "--red",
            "II/12",
            "--blue",
            "II/33",
            "--date",
            "2026-02-29",
        ],
        &[
            "battle",
            "--red",
            "II/12",
            "--blue",
            "II/33",
            "--date",
            "2026-11-20\u{7}",
        ],
        &["march"],
        &["soak", "-n", "many"],
        &["odds", "4Bd", "3Kn", "--rulings", "supporters-die"],
        &["odds", "4Bd", "3Kn", "--edition", "7.7"],
    ] {
        let (status, _, complaint) = run_acies(words);
        assert_eq!(status, 2, "{words:?}: {complaint}");
        assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
        assert!(complaint.starts_with("acies: "), "{words:?}: {complaint}");
        let shown = complaint.trim_end_matches('\n');
        assert!(!shown.contains(char::is_control), "{words:?}: {complaint}");
    }
}

#[test]
fn a_file_that_cannot_be_used_says_what_was_expected() {
    let folder = folder("unusable");
    let empty = folder.join("empty");
    fs::create_dir_all(&empty).unwrap();
    let bytes = folder.join("bytes.toml");
    fs::write(&bytes, b"title = \"\xff\"").unwrap();
    let record = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let none = record("none.acies", "");
    let three = record("three.acies", "aci");
    let head = record("head.acies", "acies 1\nedition 2.2 0");
    for (command, path, expected) in [
        ("check", &empty, "expected files that end in .toml"),
        ("check", &bytes, "expected UTF-8"),
        ("check", &folder.join("no.toml"), "expected a scenario"),
        (
            "replay",
            &folder.join("no.acies"),
            "expected a battle record",
        ),
        ("replay", &none, "line 1: the file ends within its head"),
        ("replay", &three, "line 1: the file ends within its head"),
        ("replay", &head, "line 2: the file ends within its head"),
    ] {
        let (status, _, complaint) = run_acies(&[command, text(path)]);
        assert_eq!(status, 2, "{path:?}: {complaint}");
        assert_eq!(complaint.lines().count(), 1, "{path:?}: {complaint}");
        assert!(complaint.contains(expected), "{path:?}: {complaint}");
    }
}
