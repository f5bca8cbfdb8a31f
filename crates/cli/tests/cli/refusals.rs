//! What is refused, in one line that says what, where and what was expected.

use std::fs;

use crate::program::{folder, run_acies, text};

/// What the program complains of, in its one line.
fn refused(words: &str) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    let (status, _, complaint) = run_acies(&words);
    assert_eq!(status, 2, "{words:?}: {complaint}");
    assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
    complaint.trim_end().to_owned()
}

const BATTLE: &str =
    "battle --red II/12 --blue II/33 --limit 1 --red-general dull --blue-general dull";

#[test]
fn help_is_a_command_as_well() {
    let (status, out, _) = run_acies(&["help"]);
    assert_eq!(status, 0);
    assert!(out.contains("Usage: acies <COMMAND>"), "{out}");
    let (status, out, _) = run_acies(&["help", "solo"]);
    assert_eq!(status, 0);
    assert!(out.contains("--fact"), "{out}");
    assert_eq!(
        refused("baroque"),
        "acies: no command, expected one of those that `acies baroque --help` names"
    );
}

#[test]
fn numbers_beyond_their_bounds_are_answered_with_the_bounds() {
    for (words, expected) in [
        (
            "battle --red II/12 --blue II/33 --limit 0",
            "expected a whole number from 1 to 65535",
        ),
        ("sim --limit 0", "expected a whole number from 1 to 65535"),
        ("soak --limit 0", "expected a whole number from 1 to 65535"),
        ("sim -n -5", "expected a whole number from 1 to 10000000"),
        ("sim -n 0", "expected a whole number from 1 to 10000000"),
        ("soak -n 0", "expected a whole number from 1 on"),
        (
            "signature -n 0",
            "expected a whole number from 1 to 1000000",
        ),
        (
            "replay --upto -1 b.acies",
            "expected a whole number from 0 on",
        ),
        ("solo 4.1 --take 0", "expected a whole number from 1 to 100"),
        (
            "soak --first 18446744073709551615 -n 5",
            "found 5 battles from number 18446744073709551615 on, expected none beyond",
        ),
        (
            "baroque react --mode W --trigger charge-target --distance -1",
            "found the distance `-1`, expected BU such as 2 or 1.5",
        ),
        (
            "baroque pursue --mode AA --die -1",
            "expected a die from 1 to 6",
        ),
        (
            "baroque pursue --mode AA --impetus x",
            "expected a whole number from 0 to 255",
        ),
        ("solo 5.3 --seed -1", "expected a whole number from 0 on"),
        (
            "odds 4Bd 3Kn --one-extra x",
            "expected a whole number from -20 to 20",
        ),
        (
            "rules --width -5",
            "expected a whole number from 40 to 1000",
        ),
        ("play --port -1", "expected a whole number from 0 to 65535"),
        (
            "play --lan=home",
            "expected an address of this machine, such as 192.168.1.20",
        ),
    ] {
        let said = refused(words);
        assert!(said.contains(expected), "{words}: {said}");
    }
    // A year before Christ is looked for, not taken for an option.
    let (status, out, _) = run_acies(&["army", "-330"]);
    assert_eq!(status, 0, "{out}");
    assert!(out.contains("II/12 "), "{out}");
}

#[test]
fn nothing_is_chosen_twice() {
    for (words, expected) in [
        (
            "rules --rulings supporters-die=yes,supporters-die=no",
            "found the ruling `supporters-die` twice, expected it once",
        ),
        (
            "rules --conventions deploy-900,deploy-900",
            "found the convention `deploy-900` twice, expected it once",
        ),
        (
            "baroque pursue --mode AA --rulings forlorn=each-game,forlorn=each-turn",
            "found the ruling `forlorn` twice, expected it once",
        ),
        (
            "solo 5.3 --fact pips=1 --fact pips=2",
            "found the fact `pips` twice, expected it once",
        ),
        (
            "solo 4.1 --option a --option a",
            "found the option `a` twice, expected it once",
        ),
    ] {
        let said = refused(words);
        assert!(said.contains(expected), "{words}: {said}");
    }
}

#[test]
fn who_does_not_shoot_has_no_odds_of_shooting() {
    let said = refused("odds Sp Ps --shooting");
    assert!(
        said.starts_with(
            "acies: found the troop `4Sp`, which does not shoot by 2.2, expected one of "
        ),
        "{said}"
    );
    assert!(said.contains("Bw") && !said.contains("Kn"), "{said}");
    assert_eq!(run_acies(&["odds", "Bw", "Sp", "--shooting"]).0, 0);
}

#[test]
fn a_file_that_cannot_be_written_is_named_with_what_was_expected() {
    let folder = folder("refusals");
    let file = folder.join("file");
    fs::write(&file, "").unwrap();
    let folder = text(&folder);
    for (words, expected) in [
        (
            format!("{BATTLE} --record {folder}"),
            format!("{folder}: found a folder, expected a file to write"),
        ),
        (
            format!("{BATTLE} --record {folder}/no/x.acies"),
            format!("{folder}/no/x.acies: no such folder, expected a file to write"),
        ),
        (
            format!("sim -n 1 --plot {folder}/no/x.svg"),
            format!("{folder}/no/x.svg: no such folder, expected a file to write"),
        ),
    ] {
        assert_eq!(refused(&words), format!("acies: {expected}"));
    }
    if cfg!(target_os = "linux") {
        assert_eq!(
            refused(&format!("{BATTLE} --record /dev/full")),
            "acies: /dev/full: found a device, expected a file to write"
        );
    }
    for name in ["club.txt", "CLUB.TOML"] {
        let said = refused(&format!("rules --edition {name}"));
        let end = ", or a file of house rules, whose name ends in .toml";
        assert!(said.ends_with(end), "{said}");
    }
}

#[test]
fn lines_of_a_usage_are_separate() {
    assert_eq!(
        refused("battle"),
        "acies: the following required arguments were not provided: --red <KEY>, --blue <KEY>"
    );
    assert_eq!(
        refused("rules --unit b"),
        "acies: invalid value 'b' for '--unit <UNIT>' [possible values: bw, paces, mm]; tip: a similar value exists: 'bw'"
    );
}

#[test]
fn what_was_perhaps_meant_is_said() {
    for (words, expected) in [
        (
            "soak --general greddy",
            "veteran, dull; perhaps `greedy` is meant",
        ),
        (
            "rules --rulings suporters-die=no",
            "; perhaps `supporters-die` is meant",
        ),
        (
            "rules --conventions deploy-90",
            "; perhaps `deploy-900` is meant",
        ),
        ("solo stanc", "; perhaps `stance` is meant"),
        (
            "baroque pursue --mode AA --rulings forlon=each-game",
            "; perhaps `forlorn` is meant",
        ),
        (
            "battle --red II/5 --blue II/33",
            "found the army list `II/5`, expected one of II/5a, II/5b",
        ),
        ("soak --general hannibal", "veteran, dull"),
    ] {
        let said = refused(words);
        assert!(said.contains(expected), "{words}: {said}");
    }
    assert!(!refused("soak --general hannibal").contains("perhaps"));
    for command in ["battle", "sim", "soak"] {
        let (_, help, _) = run_acies(&["help", command]);
        for name in acies_generals::NAMES {
            assert!(help.contains(name), "{command}: {name}");
        }
    }
}

#[test]
fn what_would_do_nothing_or_contradicts_itself_is_refused() {
    let react = "baroque react --mode W --trigger charge-target";
    for (words, expected) in [
        (
            format!("{react} --can nothing,fire"),
            "found `nothing` beside something, expected it alone",
        ),
        (
            format!("{react} --can fire,fire"),
            "found `fire` twice, expected it once",
        ),
        (
            format!("{react} --can headlong,not-headlong"),
            "found headlong and not-headlong, expected one of them",
        ),
        ("solo list --die 3".into(), "for `list`, expected none"),
        (
            "solo 5.3 --option x".into(),
            "found options, but the table `stance` is read by its rows, expected none",
        ),
        (
            "solo 5.3 --take 1".into(),
            "found --take, but the table `stance` is read by its rows, expected none",
        ),
    ] {
        let said = refused(&words);
        assert!(said.contains(expected), "{words}: {said}");
    }
    let (status, _, said) =
        run_acies(&[&react.split(' ').collect::<Vec<_>>()[..], &["--unit", ""]].concat());
    assert_eq!(status, 2, "{said}");
    assert!(said.contains("--unit"), "{said}");
}
