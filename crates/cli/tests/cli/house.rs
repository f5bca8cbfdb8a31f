//! House rules in files beside what is played by them.

use std::fs;

use crate::program::{SCENARIO, folder, run_acies, text};

/// House rules by which blades go so far.
fn blades_go(paces: u16) -> String {
    format!("extends = \"2.2\"\n[set]\n\"classes.Bd.good\" = \"{paces}p\"\n")
}

#[test]
fn a_scenario_is_judged_by_the_house_rules_of_its_own_folder() {
    let folder = folder("house-folders");
    let by_house = SCENARIO.replace("edition = \"2.2\"", "edition = \"house.toml\"");
    let mut paths = Vec::new();
    // 200 paces of bases 40 mm wide are 1.25 base widths: one club lets blades go so far, the other does not.
    for (club, paces, legal) in [("far", 200, "true"), ("near", 100, "false")] {
        let club = folder.join(club);
        fs::create_dir(&club).unwrap();
        fs::write(club.join("house.toml"), blades_go(paces)).unwrap();
        let path = club.join("s.toml");
        let scenario = by_house.replace("legal = true", &format!("legal = {legal}"));
        fs::write(&path, scenario).unwrap();
        paths.push(path);
    }
    for [one, other] in [[0, 1], [1, 0]] {
        let words = ["check", text(&paths[one]), text(&paths[other])];
        let (status, out, complaint) = run_acies(&words);
        assert_eq!(status, 0, "{out}{complaint}");
    }
}

#[test]
fn a_battle_by_house_rules_with_tabs_is_recorded_and_verified() {
    let folder = folder("house-tabs");
    let (house, record) = (folder.join("house.toml"), folder.join("b.acies"));
    let tabs = blades_go(250).replace(" = ", "\t=\t") + "# \u{85} as some editors end a line\n";
    fs::write(&house, tabs).unwrap();
    let words = [
        "battle", "--red", "II/12", "--blue", "II/33", "--seed", "7", "--limit", "1",
    ];
    let more = ["--edition", text(&house), "--record", text(&record)];
    let (status, out, complaint) = run_acies(&[&words[..], &more].concat());
    assert_eq!(status, 0, "{complaint}");
    assert!(out.contains("\nWith house rules from a file"), "{out}");
    let written = fs::read_to_string(&record).unwrap();
    assert!(written.contains("\nhouse extends\t=\t\"2.2\"\n"));
    let (status, out, complaint) = run_acies(&["replay", "--verify", text(&record)]);
    assert_eq!(status, 0, "{out}{complaint}");
}

#[test]
fn what_is_chosen_is_said() {
    let folder = folder("house-said");
    let house = folder.join("house.toml");
    fs::write(&house, blades_go(250)).unwrap();
    let chosen = ["--conventions", "camp-6", "--rulings", "supporters-die=no"];
    let edition = ["--edition", text(&house)];
    let battle = [
        "battle", "--red", "II/12", "--blue", "II/33", "--seed", "7", "--limit", "1",
    ];
    let (_, out, _) = run_acies(&[&battle[..], &edition, &chosen].concat());
    let said = "With house rules from a file.\nConventions: camp-6.\nRulings: supporters-die=no.\n";
    assert!(out.contains(said), "{out}");
    let (_, out, _) = run_acies(&[&["rules"][..], &edition].concat());
    assert!(
        out.contains(&format!("\nFrom the file {}.\n", text(&house))),
        "{out}"
    );
    let sim = ["sim", "-n", "1", "--limit", "1", "--seed", "7", "--json"];
    let (_, out, _) = run_acies(&[&sim[..], &edition, &chosen].concat());
    for part in [
        r#""conventions":["camp-6"]"#,
        r#""rulings":{"supporters-die":"no"}"#,
        r#""scale":"15mm""#,
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
}

#[test]
fn house_rules_are_not_written_over() {
    let folder = folder("house-kept");
    let house = folder.join("house.toml");
    fs::write(&house, blades_go(250)).unwrap();
    let path = text(&house);
    for words in [
        vec!["battle", "--red", "II/12", "--blue", "II/33", "--record"],
        vec!["sim", "-n", "1", "--plot"],
    ] {
        let (status, _, complaint) = run_acies(&[&words[..], &[path, "--edition", path]].concat());
        assert_eq!(status, 2, "{complaint}");
        let expected = format!(
            "acies: {path}: found a file that is read for this, expected another to write\n"
        );
        assert_eq!(complaint, expected);
    }
    assert_eq!(fs::read_to_string(&house).unwrap(), blades_go(250));
}
