//! `acies sim`: the same battles however many are fought at a time, counted by side, by general, by match-up and by army,
//! for people and for programs; and what cannot be used is said before the first of them.

use std::fs;

use serde_json::Value;

use crate::program::{folder, run_acies, text};

/// The short battles of a seed, with more words.
fn sim(words: &[&str]) -> (i32, String, String) {
    let all = [
        "sim",
        "--limit",
        "2",
        "--seed",
        "3",
        "--red-general",
        "dull",
    ];
    run_acies(&[&all, words].concat())
}

/// The words of a line, such as an option and its values.
fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// The cells of a table in CSV, without its head.
fn rows(csv: &str) -> Vec<Vec<&str>> {
    let lines = csv.lines().skip(1);
    lines.map(|row| row.split(',').collect()).collect()
}

#[test]
fn all_that_is_shown_is_the_same_however_many_are_fought_at_a_time() {
    let folder = folder("sim-jobs");
    for (name, field) in [
        ("lot", "-n 6 --blue-general random"),
        ("pairs", "-n 6 --blue-general random --paired --red II/12"),
        (
            "each",
            "-n 2 --blue-general random --all-vs-all --armies II/12,II/33,I/2a",
        ),
    ] {
        let with = |jobs: &str| {
            let picture = folder.join(format!("{name}-{jobs}.svg"));
            let shown = ["", "--csv", "--json"].map(|form| {
                let drawn = ["--jobs", jobs, "--plot", text(&picture)];
                let all = [words(field), drawn.to_vec(), words(form.trim())].concat();
                let all: Vec<&str> = all.into_iter().filter(|word| !word.is_empty()).collect();
                let (status, out, complaint) = sim(&all);
                assert_eq!((status, complaint.as_str()), (0, ""), "{all:?}");
                out
            });
            (shown, fs::read_to_string(&picture).unwrap())
        };
        let alone = with("1");
        assert_eq!(rows(&alone.0[1]).len(), 6, "{}", alone.0[1]);
        assert_eq!(with("2"), alone, "{name}");
        assert_eq!(with("3"), alone, "{name}");
    }
}

#[test]
fn pairs_have_the_same_armies_and_the_generals_changed_over() {
    let (_, out, _) = sim(&words("-n 4 --blue-general random --csv --paired"));
    let rows = rows(&out);
    assert_eq!(rows.len(), 4, "{out}");
    for pair in rows.chunks(2) {
        // The seed and the armies; then the generals.
        assert_eq!(pair[0][1..4], pair[1][1..4], "{out}");
        assert_eq!(pair[0][4..6], ["dull", "random"], "{out}");
        assert_eq!(pair[1][4..6], ["random", "dull"], "{out}");
    }
    assert_ne!(rows[0][1..4], rows[2][1..4], "{out}");
}

#[test]
fn a_battle_of_the_table_can_be_fought_again() {
    let fought = "sim -n 4 --seed 5 --paired --red-general greedy --blue-general random --csv";
    let (_, out, _) = run_acies(&words(fought));
    let rows = rows(&out);
    // Greedy beats random, so both sides have something to compare.
    let winners: Vec<&str> = rows.iter().map(|row| row[6]).collect();
    assert!(
        winners.contains(&"red") && winners.contains(&"blue"),
        "{out}"
    );
    for row in rows {
        let again = format!(
            "battle --seed {} --red {} --blue {} --red-general {} --blue-general {}",
            row[1], row[2], row[3], row[4], row[5]
        );
        let (_, report, _) = run_acies(&words(&again));
        let end = match row[6] {
            "" => "The battle ended in a draw.".to_owned(),
            side => format!("{side} won"),
        };
        assert!(report.contains(&end), "{again}: {end}");
    }
}

#[test]
fn programs_get_the_sums() {
    // Two bounds without a move are a draw.
    let field = "-n 2 --blue-general dull --red II/12 --blue II/33 --json";
    let (status, out, _) = sim(&words(field));
    assert_eq!(status, 0);
    let json: Value = serde_json::from_str(&out).unwrap();
    for (key, expected) in [
        ("n", 2),
        ("asked", 2),
        ("red_wins", 0),
        ("blue_wins", 0),
        ("draws", 2),
        ("capped", 2),
        ("median_bounds", 2),
        ("refused", 0),
        ("limit", 2),
    ] {
        assert_eq!(json[key], expected, "{key}: {out}");
    }
    assert_eq!(json["seed"], "3");
    assert_eq!(json["partial"], false);
    assert_eq!(json["median_first_contact"], Value::Null);
    let one = &json["match_ups"][0]["one"];
    let named = ["army", "general", "side"].map(|key| one[key].as_str().unwrap());
    assert_eq!(named, ["II/12", "dull", "red"]);
    // None of two, by Wilson: at most 3.8415 / (2 + 3.8415) = 0.6576.
    let high = one["interval"][1].as_f64().unwrap();
    assert!((high - 0.6576).abs() < 5e-5, "{high}");
    // Every key is in the documents.
    let keys = json.as_object().unwrap().keys();
    let documents = include_str!("../../../../docs/reference/sim.md");
    for key in keys.chain(json["match_ups"][0].as_object().unwrap().keys()) {
        assert!(documents.contains(&format!("`{key}`")), "{key}");
    }
}

#[test]
fn columns_are_in_the_documents() {
    let (_, out, _) = sim(&words("-n 1 --csv"));
    let head = out.lines().next().unwrap();
    let documents = include_str!("../../../../docs/reference/sim.md");
    for column in head.split(',') {
        assert!(documents.contains(&format!("`{column}`")), "{column}");
    }
}

#[test]
fn people_get_a_table_by_match_up() {
    let field = "-n 2 --blue-general dull --red II/12 --blue II/33";
    let (_, out, _) = sim(&words(field));
    // None of two, by Wilson: 0 to 3.8415 / 5.8415 = 65.8 %; both of two the same from the other end.
    let none = "0.0 % (0.0–65.8)";
    let row = out.lines().last().unwrap();
    let cells: Vec<&str> = row
        .split("  ")
        .map(str::trim)
        .filter(|cell| !cell.is_empty())
        .collect();
    let expected = [
        "II/12",
        "II/33",
        "2",
        none,
        none,
        "100.0 % (34.2–100.0)",
        "2",
        "–",
    ];
    assert_eq!(cells, expected, "{out}");
    let lots = sim(&words("-n 30 --blue-general dull")).1;
    assert!(lots.contains("\nBook "), "{lots}");
    // A seed is a word: its noughts are part of it.
    let (_, out, _) = run_acies(&words(
        "sim -n 1 --limit 1 --red-general dull --blue-general dull --seed 007",
    ));
    assert!(out.contains("Dice seed: 007\n"), "{out}");
}

#[test]
fn each_army_meets_each_other_from_both_sides() {
    let folder = folder("sim-each");
    let file = folder.join("armies.txt");
    fs::write(
        &file,
        "# Three of book II.\nII/33\n\nII/12   # Alexander\n  II/5a\n",
    )
    .unwrap();
    let field = "-n 4 --blue-general dull --all-vs-all --csv";
    let (status, out, complaint) =
        sim(&[&words(field)[..], &["--armies-from", text(&file)]].concat());
    assert_eq!(status, 0, "{complaint}");
    let met: Vec<(&str, &str)> = rows(&out).iter().map(|row| (row[2], row[3])).collect();
    // Three pairs of four battles.
    assert_eq!(met.len(), 12, "{out}");
    for red in ["II/5a", "II/12", "II/33"] {
        for blue in ["II/5a", "II/12", "II/33"] {
            let times = met.iter().filter(|&&pair| pair == (red, blue)).count();
            assert_eq!(
                times,
                if red == blue { 0 } else { 2 },
                "{red} {blue}: {out}"
            );
        }
    }
    // The order in which they are named changes nothing.
    let named = [&words(field)[..], &["--armies", "II/5a,II/12,II/33"]].concat();
    assert_eq!(sim(&named).1, out);
}

#[test]
fn the_picture_says_what_was_counted() {
    let folder = folder("sim-plot");
    let picture = folder.join("shares.svg");
    fs::write(&picture, "what was there").unwrap();
    let drawn = |field: &str| {
        let (status, _, complaint) =
            sim(&[&words(field)[..], &["--plot", text(&picture)]].concat());
        assert_eq!(status, 0, "{complaint}");
        fs::read_to_string(&picture).unwrap()
    };
    let rows = drawn("-n 2 --blue-general random --red II/12 --blue II/33");
    for said in [
        "dull v random",
        ">II/12 – II/33<",
        "Red (dull)",
        "Dice seed: 3",
        "</svg>",
    ] {
        assert!(rows.contains(said), "{said}: {rows}");
    }
    let matrix = drawn("-n 2 --blue-general dull --all-vs-all --armies II/12,II/33,I/2a");
    // Three armies, each with a cell for each of the others and one for all.
    let cells = matrix.lines().filter(|line| line.contains(">0–")).count();
    assert_eq!(cells, 9, "{matrix}");
    assert!(matrix.contains("II/12 Alexandrian Macedonian"), "{matrix}");
    assert!(!matrix.contains("<script") && !rows.contains("<script"));
    // Nothing but the picture is left in the folder.
    let left: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|one| one.unwrap().file_name())
        .collect();
    assert_eq!(left, ["shares.svg"]);
}

#[test]
fn how_far_it_is_never_stands_in_the_results() {
    let field = "-n 4 --blue-general random --csv";
    let (_, quiet, none) = sim(&words(field));
    assert_eq!(none, "");
    let (_, out, lines) = sim(&words(&format!("{field} --progress always --jobs 2")));
    assert_eq!(out, quiet);
    assert!(lines.starts_with("4 battles, 2 at a time."), "{lines}");
    let last = lines.lines().last().unwrap();
    assert!(
        last.starts_with("4 of 4 battles, ") && last.contains("/s, 00:00:00 left; dull 0, random "),
        "{lines}"
    );
    assert_eq!(sim(&words(&format!("{field} --progress never"))).2, "");
}

#[test]
fn what_cannot_be_used_is_said_before_any_battle() {
    let folder = folder("sim-unusable");
    let file = folder.join("armies.txt");
    fs::write(&file, "II/12\nII/333\n").unwrap();
    let (here, list) = (text(&folder), text(&file));
    let nowhere = folder.join("no/shares.svg");
    let all = acies_armies::Library::for_edition("2.2").unwrap();
    let keys = all
        .lists()
        .iter()
        .take(101)
        .map(|list| list.key().to_string());
    let many = keys.collect::<Vec<_>>().join(",");
    for (line, expected) in [
        ("-n 0", "expected a whole number from 1 to 10000000"),
        (
            "-n 99999999999999",
            "expected a whole number from 1 to 10000000",
        ),
        ("-n -5", "-5"),
        ("-n 1e3", "invalid"),
        ("--jobs 0", "expected a whole number from 1 to 1024"),
        ("--jobs 5000", "expected a whole number from 1 to 1024"),
        ("-n 3 --paired", "an even number"),
        ("--red II/999", "`II/999`"),
        ("--blue-general hannibal", "`hannibal`"),
        ("--json --csv", "cannot be used with"),
        ("--all-vs-all", "--armies"),
        ("--armies II/12,II/33", "--all-vs-all"),
        (
            "--all-vs-all --armies II/12",
            "found 1 armies, expected two",
        ),
        (
            "--all-vs-all --armies II/12,II/33,II/12",
            "the army II/12 twice",
        ),
        ("--all-vs-all --armies II/12,XX/1", "`XX/1`"),
        ("--all-vs-all --armies II/12,II/33 --red II/12", "--red"),
        ("--all-vs-all --armies II/12,II/33 -n 3", "an even number"),
        (
            "--all-vs-all --armies II/12,II/33,I/2a -n 10000000",
            "for each of 3 pairs",
        ),
        (
            &format!("--all-vs-all --armies-from {list}"),
            "line 2: found the army list `II/333`",
        ),
        ("--all-vs-all --armies-from no-such-file", "no such file"),
        (
            &format!("--all-vs-all --armies {many} -n 2 --plot a.svg"),
            "expected at most 100 with --plot",
        ),
        (&format!("--plot {here}"), "found a folder"),
        (
            &format!("--plot {}", text(&nowhere)),
            "expected a file to write",
        ),
        ("--plot /", "found a folder"),
    ] {
        // So many veterans would be at it for hours.
        let most = "sim -n 1000000 --red-general veteran";
        let number = if line.contains("-n ") {
            "sim --red-general veteran"
        } else {
            most
        };
        let (status, out, complaint) = run_acies(&[words(number), words(line)].concat());
        assert_eq!((status, out.as_str()), (2, ""), "{line}: {complaint}");
        assert_eq!(complaint.lines().count(), 1, "{line}: {complaint}");
        assert!(complaint.contains(expected), "{line}: {complaint}");
    }
}

#[cfg(unix)]
#[test]
fn no_device_is_replaced_by_a_picture() {
    let (status, _, complaint) = sim(&words("-n 2 --blue-general dull --plot /dev/null"));
    assert_eq!(status, 2);
    assert!(complaint.contains("found a device"), "{complaint}");
}
