//! `acies replay`, as people and programs ask it of records that are sound, cut or changed.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{folder, run_acies, text};

/// Two bounds a side without a move, recorded in a folder of the test.
fn fought(folder: &Path, more: &[&str]) -> PathBuf {
    let path = folder.join("b.acies");
    let words = "battle --red ii/12 --blue ii/33 --seed 7 --limit 2 --red-general dull --blue-general dull --record";
    let mut words: Vec<&str> = words.split(' ').collect();
    words.push(text(&path));
    words.extend(more);
    let (status, _, complaint) = run_acies(&words);
    assert_eq!(status, 0, "{complaint}");
    path
}

/// The same record with a text in it changed.
fn changed(path: &Path, from: &str, to: &str) -> PathBuf {
    let written = fs::read_to_string(path).unwrap();
    let other = path.with_file_name("changed.acies");
    fs::write(&other, written.replacen(from, to, 1)).unwrap();
    other
}

/// The number of the first line that starts so.
fn line_of(path: &Path, start: &str) -> usize {
    let written = fs::read_to_string(path).unwrap();
    let line = written.lines().position(|line| line.starts_with(start));
    line.unwrap() + 1
}

#[test]
fn a_program_gets_the_verdict_as_one_more_object() {
    let folder = folder("replay-verdict");
    let record = fought(&folder, &[]);
    let verdict = |path: &Path| -> (i32, Value) {
        let (status, out, complaint) = run_acies(&["replay", "--json", "--verify", text(path)]);
        assert_eq!(complaint, "");
        let lines: Vec<Value> = out
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let run_acies: Vec<bool> = lines.iter().map(|line| line["line"] == "verdict").collect();
        assert_eq!(
            run_acies.iter().position(|&verdict| verdict),
            Some(lines.len() - 1)
        );
        (status, lines.last().unwrap().clone())
    };
    let (status, sound) = verdict(&record);
    assert_eq!(
        (status, &sound["agrees"], &sound["over"]),
        (0, &true.into(), &true.into())
    );
    assert_eq!(
        (&sound["at"], &sound["why"], &sound["cut"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );

    let head = changed(&record, "army red II/12", "army red II/33");
    let (status, differs) = verdict(&head);
    assert_eq!((status, &differs["agrees"]), (1, &false.into()));
    assert_eq!(differs["at"], line_of(&head, "order"));
    let why = differs["why"].as_str().unwrap();
    assert!(why.starts_with("the running hash does not fit"), "{why}");

    // What prints no report explains nothing.
    for other in ["--json", "--verify", "--svg=pictures"] {
        let (status, _, complaint) = run_acies(&["replay", other, "--explain", text(&record)]);
        assert_eq!(status, 2, "{other}");
        let refused = complaint.contains("cannot be used with");
        assert!(refused && complaint.contains("--explain"), "{complaint}");
    }
}

#[test]
fn what_is_wrong_with_a_record_is_said_in_every_form_of_output() {
    let folder = folder("replay-notes");
    let record = fought(&folder, &[]);
    let pictures = folder.join("pictures");
    let written = fs::read_to_string(&record).unwrap();
    let cut = folder.join("cut.acies");
    fs::write(&cut, &written[..written.len() - 200]).unwrap();
    // Nothing is played otherwise by a note that was changed.
    let noted = changed(&record, "\norder", "\nnote a remark\norder");
    for (path, said) in [
        (&cut, "The file is cut short: line "),
        (&noted, "The running hash of line "),
    ] {
        for form in [&[][..], &["--json"], &["--svg", text(&pictures)]] {
            let (status, out, noted) = run_acies(&[&["replay", text(path)], form].concat());
            assert_eq!(status, 0, "{form:?}: {noted}");
            assert!(
                noted.starts_with(said) && noted.lines().count() == 1,
                "{form:?}: {noted}"
            );
            assert!(!out.contains(said), "{form:?}: {out}");
        }
    }
}

#[test]
fn pictures_are_drawn_of_all_of_a_battle_or_of_nothing() {
    let folder = folder("replay-pictures");
    let record = fought(&folder, &[]);
    let pictures = folder.join("pictures");
    let written = fs::read_to_string(&record).unwrap();
    let (before, last) = written.rsplit_once("\norder red").unwrap();
    let illegal = folder.join("illegal.acies");
    let (_, chain) = last.split_once(" #").unwrap();
    fs::write(&illegal, format!("{before}\norder red fight r1 #{chain}")).unwrap();
    let (status, _, said) = run_acies(&["replay", "--svg", text(&pictures), text(&illegal)]);
    assert_eq!(status, 2);
    assert!(said.starts_with("The running hash of line "), "{said}");
    assert!(said.contains("illegal.acies: line "), "{said}");
    assert!(!pictures.exists());

    let (status, _, said) = run_acies(&["replay", "--svg", text(&pictures), text(&record)]);
    assert_eq!((status, said.as_str()), (0, ""));
    // One for each bound, and the end.
    assert_eq!(fs::read_dir(&pictures).unwrap().count(), 5);

    let (status, _, said) = run_acies(&["replay", "--svg", text(&record), text(&record)]);
    assert_eq!(status, 2);
    assert!(
        said.contains("b.acies: found a file, expected a folder for the pictures"),
        "{said}"
    );
}

#[test]
fn the_head_has_the_keys_of_the_lists_and_what_differs_from_the_default() {
    let head = |rulings: &[&str]| {
        let path = fought(&folder("replay-head"), rulings);
        let written = fs::read_to_string(path).unwrap();
        let (head, _) = written.split_once("\norder").unwrap();
        head.to_owned()
    };
    // As the lists have them, however they were typed.
    let plain = head(&[]);
    assert!(
        plain.contains("\narmy red II/12\narmy blue II/33\n"),
        "{plain}"
    );
    // `plus-one-only` is what holds anyway.
    let given = "supporters-die=plus-one-only,zone-carpet=goes-on";
    let chosen = head(&["--rulings", given]);
    assert_eq!(chosen.matches("\nruling ").count(), 1, "{chosen}");
    assert!(
        chosen.contains("\nruling zone-carpet goes-on\n"),
        "{chosen}"
    );
}
