//! Files of records and pictures: none is lost to another one, to a full disk or to a second writer.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::program::{folder, run_acies, text};

const BATTLE: &str =
    "battle --red II/12 --blue II/33 --limit 2 --red-general dull --blue-general dull";

/// Fights a battle by a seed, with more words for its record.
fn fight(seed: &str, record: &Path, more: &[&str]) -> (i32, String) {
    let mut words: Vec<&str> = BATTLE.split(' ').collect();
    words.extend(["--seed", seed, "--record", text(record)]);
    words.extend(more);
    let (status, _, said) = run_acies(&words);
    (status, said)
}

/// The last line of what a verification prints, as an object.
fn verdict(record: &Path) -> (i32, Value) {
    let (status, out, _) = run_acies(&["replay", "--json", "--verify", text(record)]);
    (
        status,
        serde_json::from_str(out.lines().last().unwrap()).unwrap(),
    )
}

/// The files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_record_takes_the_place_of_another_only_by_force() {
    let folder = folder("record-kept");
    let record = folder.join("b.acies");
    assert_eq!(fight("7", &record, &[]).0, 0);
    let first = fs::read(&record).unwrap();
    let (status, said) = fight("8", &record, &[]);
    assert_eq!(status, 2);
    let expected = format!(
        "acies: {}: found a file, expected a name that is free: --force replaces it\n",
        record.display()
    );
    assert_eq!(said, expected);
    assert_eq!(fs::read(&record).unwrap(), first);

    assert_eq!(fight("8", &record, &["--force"]), (0, String::new()));
    let second = fs::read_to_string(&record).unwrap();
    assert!(second.contains("\nseed 8\n"));
    assert_eq!(verdict(&record).0, 0);
    assert_eq!(names(&folder), ["b.acies"]);
    // Forced where there is nothing, it is like any other.
    assert_eq!(fight("7", &folder.join("c.acies"), &["--force"]).0, 0);
    assert_eq!(fs::read(folder.join("c.acies")).unwrap(), first);
}

#[test]
fn a_record_that_another_program_writes_is_left_to_it() {
    let folder = folder("record-locked");
    let record = folder.join("b.acies");
    let long = "battle --red II/12 --blue II/33 --limit 65535 --red-general dull --blue-general dull --record";
    let mut writer = Command::new(env!("CARGO_BIN_EXE_acies"))
        .args(long.split(' '))
        .arg(&record)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while fs::metadata(&record).map_or(0, |about| about.len()) < 4_000 {
        assert!(writer.try_wait().unwrap().is_none(), "it ended by itself");
    }
    let (status, said) = fight("8", &record, &["--force"]);
    writer.kill().unwrap();
    writer.wait().unwrap();
    assert_eq!(status, 2);
    assert!(said.contains("another program is writing"), "{said}");
    assert_eq!(names(&folder), ["b.acies"]);
    let (status, verdict) = verdict(&record);
    assert_eq!((status, &verdict["finding"]), (0, &"agrees".into()));
    assert_eq!(verdict["dice"]["why"], "under-way");
}

/// Runs the program where no file may grow beyond so many blocks of 512 bytes, as on a disk that fills up.
fn on_full_disk(blocks: u32, words: &[&str]) -> (i32, String) {
    let bounds = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &bounds, env!("CARGO_BIN_EXE_acies")]);
    let output = command.args(words).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    (output.status.code().unwrap(), said)
}

#[test]
fn a_full_disk_loses_nothing_that_was_there() {
    let folder = folder("record-full");
    let record = folder.join("b.acies");
    assert_eq!(fight("7", &record, &[]).0, 0);
    let first = fs::read(&record).unwrap();
    let mut words: Vec<&str> = BATTLE.split(' ').collect();
    words.extend(["--record", text(&record), "--force"]);
    let (status, said) = on_full_disk(4, &words);
    assert_eq!(status, 2, "{said}");
    assert!(
        said.contains("expected room for the record of the battle"),
        "{said}"
    );
    assert_eq!(fs::read(&record).unwrap(), first);
    assert_eq!(names(&folder), ["b.acies"]);

    // Pictures are all there or none.
    let pictures = folder.join("pictures");
    let (status, said) = on_full_disk(4, &["replay", text(&record), "--svg", text(&pictures)]);
    assert_eq!(status, 2, "{said}");
    assert!(said.contains("expected room for a file of "), "{said}");
    assert!(!pictures.exists());
    fs::create_dir(&pictures).unwrap();
    fs::write(pictures.join("001-bound-red-1.svg"), "old").unwrap();
    let (status, _) = on_full_disk(4, &["replay", text(&record), "--svg", text(&pictures)]);
    assert_eq!(status, 2);
    assert_eq!(names(&pictures), ["001-bound-red-1.svg"]);
    assert_eq!(
        fs::read(pictures.join("001-bound-red-1.svg")).unwrap(),
        b"old"
    );
}

#[test]
fn pictures_replace_links_and_do_not_follow_them() {
    let folder = folder("record-links");
    let record = folder.join("b.acies");
    assert_eq!(fight("7", &record, &[]).0, 0);
    let before = fs::read(&record).unwrap();
    let pictures = folder.join("pictures");
    fs::create_dir(&pictures).unwrap();
    let first = pictures.join("001-bound-red-1.svg");
    std::os::unix::fs::symlink(&record, &first).unwrap();
    let draw = || run_acies(&["replay", text(&record), "--svg", text(&pictures)]);
    assert_eq!(draw().0, 0);
    assert_eq!(fs::read(&record).unwrap(), before);
    assert!(fs::read_to_string(&first).unwrap().starts_with("<svg"));
    assert_eq!(names(&pictures).len(), 5);

    // A folder in the place of a picture leaves the others as they are.
    fs::remove_file(pictures.join("005-end.svg")).unwrap();
    fs::create_dir(pictures.join("005-end.svg")).unwrap();
    fs::write(&first, "old").unwrap();
    let (status, _, said) = draw();
    assert_eq!(status, 2);
    assert!(
        said.contains("found a folder, expected a file to write"),
        "{said}"
    );
    assert_eq!(fs::read(&first).unwrap(), b"old");
    assert_eq!(names(&pictures).len(), 5);
}

#[test]
fn a_record_that_an_editor_has_touched_is_the_same() {
    let folder = folder("record-edited");
    let record = folder.join("b.acies");
    assert_eq!(fight("7", &record, &[]).0, 0);
    let written = fs::read_to_string(&record).unwrap();
    for (name, touched) in [
        ("mark", format!("\u{feff}{written}")),
        ("windows", written.replace('\n', "\r\n")),
        ("blank", format!("{written}\n\n")),
        ("no-end", written.trim_end().to_owned()),
    ] {
        let path = folder.join(name);
        fs::write(&path, touched).unwrap();
        let (status, verdict) = verdict(&path);
        assert_eq!(
            (status, &verdict["finding"]),
            (0, &"agrees".into()),
            "{name}"
        );
        assert_eq!(verdict["dice"]["verdict"], "checked", "{name}");
        assert_eq!(verdict["cut"], Value::Null, "{name}");
    }
    let path = folder.join("cut");
    fs::write(&path, &written[..3000]).unwrap();
    let (status, verdict) = verdict(&path);
    assert_eq!((status, &verdict["over"]), (0, &false.into()));
    assert!(verdict["cut"].is_u64());
}

#[test]
fn a_verification_says_what_it_knows_of_the_dice_and_of_the_engine() {
    let folder = folder("record-dice");
    let record = folder.join("b.acies");
    assert_eq!(fight("7", &record, &[]).0, 0);
    let written = fs::read_to_string(&record).unwrap();
    let rolls = written.matches("\nthrow ").count();
    let (status, out, _) = run_acies(&["replay", "--verify", text(&record)]);
    assert_eq!(status, 0);
    let hash = written
        .lines()
        .last()
        .unwrap()
        .strip_prefix("hash ")
        .unwrap();
    let said = [
        "The referee agrees with all ",
        &format!("Dice: checked against the seed: all {rolls}."),
        &format!(
            "Who gave the orders is not checkable. Copies of one battle have the same hash: {hash}"
        ),
    ];
    assert_eq!(out.lines().count(), said.len(), "{out}");
    for (line, expected) in out.lines().zip(said) {
        assert!(line.starts_with(expected), "{line}");
    }
    let engine = written.lines().nth(1).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    assert!(engine.starts_with(&format!("engine {version}")), "{engine}");

    // So far, its seed is a secret.
    let (before, _) = written.split_once("\n\nresult ").unwrap();
    let open = folder.join("open.acies");
    fs::write(
        &open,
        format!("{}\n", before.split_once("\nbound blue 1").unwrap().0),
    )
    .unwrap();
    let (status, out, _) = run_acies(&["replay", "--verify", text(&open)]);
    assert_eq!(status, 0);
    assert!(out.contains(": not checkable: "), "{out}");
    assert!(out.contains("its seed is still secret"), "{out}");

    // A plain replay looks at the hash of the whole too.
    let changed = folder.join("changed.acies");
    fs::write(
        &changed,
        written.replacen("\nresult drawn", "\nresult won red", 1),
    )
    .unwrap();
    let (status, _, said) = run_acies(&["replay", text(&changed)]);
    assert_eq!(status, 0);
    assert!(
        said.starts_with("The hash of the whole record does not match"),
        "{said}"
    );
    let (_, _, said) = run_acies(&["replay", text(&record)]);
    assert_eq!(said, "");
}

#[test]
fn a_battle_is_drawn_at_the_longest_limit() {
    // Without the thorough tests a shorter one, beyond the 200,000 orders and rolls that were once the most.
    let limit = match std::env::var_os("ACIES_THOROUGH") {
        Some(_) => "65535",
        None => "35000",
    };
    let folder = folder("record-limit");
    let record = folder.join("b.acies");
    let words = "battle --red II/12 --blue II/33 --red-general dull --blue-general dull --seed long --limit";
    let mut words: Vec<&str> = words.split(' ').collect();
    words.extend([limit, "--record", text(&record)]);
    let (status, out, said) = run_acies(&words);
    assert_eq!((status, said.as_str()), (0, ""));
    assert!(
        out.contains("The battle ended in a draw."),
        "{}",
        &out[out.len() - 300..]
    );
    let written = fs::read_to_string(&record).unwrap();
    assert!(written.contains(&format!("\nbound blue {limit}\n")));
    assert!(written.contains("\nresult drawn\nlosses 0 0\nseed long\n"));
}
