//! Agreement gives no output, and each kind of difference is reported.

use std::sync::Arc;

use acies_geometry::Angle;
use acies_rulebook::Rulebook;

use crate::Draft;

/// Blades and knights in the open, far from each other.
const APART: &str = r#"title = "A test"
edition = "2.2"
scale = "15mm"
board = [15.0, 15.0]

[[element]]
id = "r1"
side = "red"
type = "4Bd"
front = [7.0, 4.0]
facing = 0

[[element]]
id = "b1"
side = "blue"
type = "3Kn"
front = [7.0, 12.0]
facing = 180

[bound]
active = "red"
number = 3
phase = "movement"
pips = 4
"#;

/// The differences of the first expectation, which must be the same upright and rotated.
fn differences(position: &str, expect: &str) -> Vec<String> {
    let rulebook = Arc::new(Rulebook::standard());
    let draft = Draft::read(&format!("{position}\n[[expect]]\n{expect}")).unwrap();
    let judged = [0.0, 37.3].map(|turn| {
        let turn = Angle::from_degrees(turn);
        let scenario = draft
            .scenario(&draft.editions()[0], Arc::clone(&rulebook), turn)
            .unwrap();
        let outcomes = scenario.judge();
        let all = outcomes.iter().flat_map(|outcome| &outcome.differences);
        // Final positions are reported in the coordinates of the rotated board.
        let lines = all.map(|one| {
            if one.key.starts_with("ends") {
                return one.key.clone();
            }
            format!("{}: {} for {}", one.key, one.found, one.expected)
        });
        lines.collect::<Vec<String>>()
    });
    assert_eq!(judged[0], judged[1]);
    let [upright, _] = judged;
    upright
}

#[test]
fn an_order_is_compared_in_every_respect() {
    // Blades go 200 paces, 2 * 0.625 = 1.25 BW, for one PIP.
    for (expect, lines) in [
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\npips = 1\ndistance = 1.25\nends = { r1 = [7.0, 5.25, 0] }",
            vec![],
        ),
        (
            "order = \"move r1 forward 1.26\"\nlegal = false\nrule = \"move.distance\"",
            vec![],
        ),
        (
            "order = \"move r1 forward 1.26\"\nlegal = false\nrule = \"move\"",
            vec![],
        ),
        (
            "order = \"move r1 forward 1.26\"\nlegal = true",
            vec!["legal: false: move.distance for true"],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = false",
            vec!["legal: true for false"],
        ),
        (
            "order = \"move r1 forward 1.26\"\nlegal = false\nrule = \"move.gap\"",
            vec!["rule: move.distance for move.gap"],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\npips = 2",
            vec!["pips: 1 for 2"],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\ndistance = 1.24",
            vec!["distance: 1.25 for 1.24"],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\ndistance = 1.246",
            vec![],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\nends = { r1 = [7.0, 5.24, 0] }",
            vec!["ends r1"],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\nends = { r1 = [7.0, 5.25, 1] }",
            vec!["ends r1"],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\ncontacts = []",
            vec![],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\ncontacts = [[\"r1\", \"front\", \"b1\"]]",
            vec!["contacts:  for r1 front b1"],
        ),
        (
            "order = \"move r1 forward 1.25\"\nlegal = true\ndice = [3]",
            vec!["dice: no throw for [3]"],
        ),
        ("winner = \"none\"", vec![]),
        ("winner = \"blue\"", vec!["winner: none for blue"]),
    ] {
        assert_eq!(differences(APART, expect), lines, "{expect}");
    }
}

#[test]
fn what_follows_goes_on_from_where_the_one_before_ended() {
    let twice = "order = \"move r1 forward 1.25\"\nlegal = true\n\n[[expect]]\nthen = true\n\
                 order = \"move r1 forward 0.1\"\nlegal = false\nrule = \"move.second\"\n\n[[expect]]\n\
                 order = \"move r1 forward 0.1\"\nlegal = true\nends = { r1 = [7.0, 4.1, 0] }";
    assert_eq!(differences(APART, twice), Vec::<String>::new());
}

#[test]
fn a_score_is_compared_in_every_respect() {
    let met = APART
        .replace("front = [7.0, 12.0]\nfacing = 180", "at = \"front of r1\"")
        .replace("movement", "combat");
    // Blades against mounted 3, knights against foot 3. 3 + 1 against 3 + 2: blades are beaten, and knights beat blades
    // in good going outright; 3 + 2 against 3 + 1: knights are beaten by blades and recoil by their depth of 0.75.
    for (expect, lines) in [
        (
            "fight = [\"r1\", \"b1\"]\nfactors = [3, 3]\ndice = [1, 2]\nresult = { r1 = \"destroyed\" }\nlost = [\"r1\"]",
            vec![],
        ),
        (
            "fight = [\"b1\", \"r1\"]\nfactors = [3, 3]\ndice = [1, 2]\nresult = { b1 = \"recoil\" }\nlost = []\nends = { b1 = [7.0, 4.75, 180] }",
            vec![],
        ),
        (
            "fight = [\"r1\", \"b1\"]\nfactors = [4, 3]",
            vec!["factors: [3, 3] for [4, 3]"],
        ),
        (
            "fight = [\"b1\", \"r1\"]\ndice = [1, 2]\nresult = { b1 = \"flee\" }",
            vec!["result b1: recoil for flee"],
        ),
        (
            "fight = [\"r1\", \"b1\"]\ndice = [1, 2]\nlost = [\"b1\"]",
            vec!["lost: r1 for b1"],
        ),
        // The 15 throws of 36 in which the first die is lower.
        (
            "fight = [\"r1\", \"b1\"]\nodds = { r1 = { destroyed = 15, none = 21 } }",
            vec![],
        ),
        (
            "fight = [\"r1\", \"b1\"]\nodds = { r1 = { destroyed = 14 } }",
            vec!["odds r1 destroyed: 15/36 for 14/36"],
        ),
    ] {
        assert_eq!(differences(&met, expect), lines, "{expect}");
    }
    let apart = APART.replace("movement", "combat");
    let refused = differences(&apart, "fight = [\"r1\", \"b1\"]\nfactors = [3, 3]");
    assert_eq!(refused, ["fight: fight r1: fight.none for legal"]);
}

#[test]
fn a_side_deploys_within_its_zone() {
    let reserve = APART
        .replacen("front = [7.0, 4.0]\nfacing = 0", "reserve = true", 1)
        .replace(
            "number = 3\nphase = \"movement\"\npips = 4",
            "phase = \"deployment\"",
        );
    // 600 paces, 6 * 0.625 = 3.75 BW from the base edge.
    let upright = |expect: &str| {
        let draft = Draft::read(&format!("{reserve}\n[[expect]]\n{expect}")).unwrap();
        let scenario = draft
            .scenario(
                &draft.editions()[0],
                Arc::new(Rulebook::standard()),
                Angle::ZERO,
            )
            .unwrap();
        scenario.judge()[0].differences.len()
    };
    assert_eq!(
        upright(
            "order = \"deploy r1 at 7 3.74 facing 0\"\nlegal = true\nends = { r1 = [7.0, 3.74, 0] }"
        ),
        0
    );
    assert_eq!(
        upright("order = \"deploy r1 at 7 3.76 facing 0\"\nlegal = false\nrule = \"deploy.zone\""),
        0
    );
    assert_eq!(
        upright("order = \"move r1 forward 1\"\nlegal = false\nrule = \"order.not-now\""),
        0
    );
}

#[test]
fn a_choice_is_answered_when_it_comes_up_and_missed_when_it_does_not() {
    // Light horse, 2 + 1 against spears, 4 + 2, is doubled and flees; it swings to either side of the blades behind it.
    let position = APART
        .replace("4Bd", "2LH")
        .replace("3Kn", "4Sp")
        .replace("front = [7.0, 12.0]\nfacing = 180", "at = \"front of r1\"")
        .replace("front = [7.0, 4.0]", "front = [7.0, 11.0]")
        .replace("movement", "combat")
        .replace(
            "[bound]",
            "[[element]]\nid = \"r2\"\nside = \"red\"\ntype = \"4Bd\"\nfront = [7.0, 8.0]\nfacing = 0\n\n[bound]",
        );
    let fight = |dice: &str, choose: &str| {
        differences(
            &position,
            &format!("fight = [\"r1\", \"b1\"]\ndice = {dice}\nchoose = {choose}"),
        )
    };
    for hand in ["left", "right"] {
        assert_eq!(
            fight("[1, 2]", &format!("{{ flee = \"{hand}\" }}")),
            Vec::<String>::new()
        );
    }
    // 2 + 6 against 4 + 1: no element flees.
    let missed = fight("[6, 1]", "{ flee = \"left\" }");
    assert_eq!(missed, ["choose: no such choice for flee left"]);
}

#[test]
fn an_end_is_reported_as_scenarios_write_it() {
    let report = |expect: &str| {
        let knights =
            "[[element]]\nid = \"b2\"\nside = \"blue\"\ntype = \"3Kn\"\nreserve = true\n\n";
        let (head, rest) = APART.split_once("[[element]]").unwrap();
        let text = format!("{head}{knights}[[element]]{rest}\n[[expect]]\n{expect}");
        let draft = Draft::read(&text).unwrap();
        let rulebook = Arc::new(Rulebook::standard());
        let edition = &draft.editions()[0];
        let scenario = draft.scenario(edition, rulebook, Angle::ZERO).unwrap();
        let outcomes = scenario.judge();
        let all = outcomes.iter().flat_map(|outcome| &outcome.differences);
        all.map(|one| (one.found.clone(), one.expected.clone()))
            .collect::<Vec<(String, String)>>()
    };
    // Blades go 1.25 ahead, from 4 to 5.25; the knights stay in reserve.
    let order = "order = \"move r1 forward 1.25\"\nlegal = true\n";
    let moved = report(&format!("{order}ends = {{ r1 = [7.0, 5.0, 0] }}"));
    assert_eq!(moved, [("[7, 5.25, 0]".to_owned(), "[7, 5, 0]".to_owned())]);
    let kept = report(&format!("{order}ends = {{ b2 = [7.0, 5.0, 0] }}"));
    assert_eq!(kept, [("reserve".to_owned(), "[7, 5, 0]".to_owned())]);
}

#[test]
fn the_winner_of_a_battle_that_is_over_is_its_own() {
    let conceded = "order = \"concede\"\nlegal = true\n\n[[expect]]\nthen = true\nwinner = ";
    let judged = |winner: &str| {
        let text = format!("{APART}\n[[expect]]\n{conceded}\"{winner}\"\n");
        let draft = Draft::read(&text).unwrap();
        let rulebook = Arc::new(Rulebook::standard());
        let scenario = draft.scenario(&draft.editions()[0], rulebook, Angle::ZERO);
        let outcomes = scenario.unwrap().judge();
        outcomes
            .iter()
            .map(|one| one.differences.len())
            .sum::<usize>()
    };
    // Neither side has lost an element, so by losses alone there would be no winner.
    assert_eq!(judged("blue"), 0);
    assert_eq!(judged("none"), 1);
}
