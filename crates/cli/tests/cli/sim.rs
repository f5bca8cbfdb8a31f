//! `acies sim`: the same battles however many are fought at a time, counted by side and by general.

use serde_json::Value;

use crate::program::told;

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
    told(&[&all, words].concat())
}

#[test]
fn battles_are_the_same_whoever_fights_them_at_once() {
    let of = |jobs: &str| {
        let (status, out, _) = sim(&[
            "-n",
            "4",
            "--blue-general",
            "random",
            "--csv",
            "--jobs",
            jobs,
        ]);
        assert_eq!(status, 0);
        out
    };
    let alone = of("1");
    assert_eq!(alone.lines().count(), 5, "{alone}");
    assert_eq!(of("2"), alone);
}

#[test]
fn pairs_have_the_same_armies_and_the_generals_changed_over() {
    let (_, out, _) = sim(&["-n", "4", "--blue-general", "random", "--csv", "--paired"]);
    let rows: Vec<Vec<&str>> = out
        .lines()
        .skip(1)
        .map(|row| row.split(',').collect())
        .collect();
    assert_eq!(rows.len(), 4, "{out}");
    for pair in rows.chunks(2) {
        assert_eq!(pair[0][1..3], pair[1][1..3], "{out}");
        assert_eq!([pair[0][3], pair[1][3]], ["false", "true"], "{out}");
    }
    assert_ne!(rows[0][1..3], rows[2][1..3], "{out}");
}

#[test]
fn programs_get_the_sums() {
    // Two bounds in which nobody moves are a draw.
    let words = [
        "-n",
        "2",
        "--blue-general",
        "dull",
        "--red",
        "II/12",
        "--blue",
        "II/33",
        "--json",
    ];
    let (status, out, _) = sim(&words);
    assert_eq!(status, 0);
    let told: Value = serde_json::from_str(&out).unwrap();
    for (key, expected) in [
        ("n", 2),
        ("red_wins", 0),
        ("blue_wins", 0),
        ("draws", 2),
        ("refused", 0),
    ] {
        assert_eq!(told[key], expected, "{key}: {out}");
    }
    assert_eq!(told["seed"], "3");
    assert_eq!(told["median_first_contact"], Value::Null);
}

#[test]
fn an_odd_number_makes_no_pairs() {
    let (status, _, complaint) = sim(&["-n", "3", "--blue-general", "dull", "--paired"]);
    assert_eq!(status, 2);
    assert!(complaint.contains("an even number"), "{complaint}");
}
