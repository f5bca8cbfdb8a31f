//! What a scenario file may contain.

mod complaints;

use std::sync::Arc;

use acies_geometry::{Angle, Hand, Length, Point};
use acies_referee::{Contact, ElementId, Occupant, Phase, Place, contact};
use acies_rulebook::{RiverState, Rulebook};

use super::{Draft, Scenario, ScenarioError};

/// A scenario of two elements. `#line` below counts from its first line.
const PLAIN: &str = r#"title = "A test"
edition = "2.2"
scale = "15mm"
board = [15.0, 15.0]

[[element]]
id = "r1"
side = "red"
type = "4Bd"
front = [7.0, 6.0]
facing = 23.7

[[element]]
id = "b1"
side = "blue"
type = "Kn"
at = "front of r1"

[bound]
active = "red"
number = 3
phase = "movement"
pips = 4
"#;

fn build(text: &str, turn: Angle) -> Result<Scenario, ScenarioError> {
    let draft = Draft::read(text)?;
    draft.scenario(&draft.editions()[0], Arc::new(Rulebook::standard()), turn)
}

fn scenario(text: &str) -> Scenario {
    build(text, Angle::ZERO).unwrap()
}

fn id(text: &str) -> ElementId {
    ElementId::parse(text).unwrap()
}

#[test]
fn a_plain_scenario_becomes_a_position() {
    let scenario = scenario(PLAIN);
    let position = scenario.position();
    assert_eq!(position.bounds, [3, 2]);
    assert_eq!((position.phase, position.pips), (Phase::Movement, 4));
    let [r1, b1] = ["r1", "b1"].map(|text| *position.base(id(text)));
    assert_eq!(r1.pose.front, Point::from_base_widths(7.0, 6.0));
    // Knights of 30 mm on bases 40 mm wide.
    assert_eq!(b1.depth, Length::from_base_widths(0.75));
    assert_eq!(contact(&b1, &r1), Some(Contact::Front));
    assert_eq!(position.on_table().count(), 2);
}

#[test]
fn a_turned_scenario_keeps_its_contacts_on_a_larger_board() {
    let scenario = build(PLAIN, Angle::from_degrees(37.3)).unwrap();
    let [r1, b1] = ["r1", "b1"].map(|text| *scenario.position().base(id(text)));
    assert_eq!(contact(&b1, &r1), Some(Contact::Front));
    assert_eq!(
        r1.pose.facing,
        Angle::from_degrees(23.7) + Angle::from_degrees(37.3)
    );
    // The diagonal of the board, 21.2132, and a base width around it.
    assert!((scenario.table().width.base_widths() - 23.2132).abs() < 1e-3);
}

#[test]
fn every_relation_stands_where_the_referee_sees_it() {
    for (at, how) in [
        ("front of r1", Contact::Front),
        ("left-flank of r1", Contact::Flank(Hand::Left)),
        ("right-flank of r1", Contact::Flank(Hand::Right)),
        ("rear of r1", Contact::Rear),
        ("overlap-left of r1", Contact::Overlap(Hand::Left)),
        ("overlap-right of r1", Contact::Overlap(Hand::Right)),
    ] {
        let scenario = scenario(&PLAIN.replace("front of r1", at));
        let [r1, b1] = ["r1", "b1"].map(|text| *scenario.position().base(id(text)));
        assert_eq!(contact(&b1, &r1), Some(how), "{at}");
    }
}

#[test]
fn relations_may_point_forward_and_along_a_chain() {
    let chain = "[[element]]\nid = \"r3\"\nside = \"red\"\ntype = \"4Bd\"\nat = \"behind r2\"\n\n\
                 [[element]]\nid = \"r2\"\nside = \"red\"\ntype = \"4Bd\"\nat = \"left of r1\"\n\n[bound]";
    let scenario = scenario(&PLAIN.replace("[bound]", chain));
    let position = scenario.position();
    let mates = position.group_mates(id("r2"));
    assert!(mates.has(id("r1")) && mates.has(id("r3")));
}

#[test]
fn camps_rivers_marks_and_losses_are_remembered() {
    let more = r#"moved = { r1 = 0.5 }
first-contact = { b1 = "r1" }
lost = { red = ["Ps", "3Kn general"], blue = [] }

[[terrain]]
kind = "river"
line = [[0.0, 3.0], [15.0, 3.0]]
width = 0.8
state = "slow"

[[terrain]]
kind = "camp"
polygon = [[1.0, 0.0], [3.0, 0.0], [3.0, 2.0], [1.0, 2.0]]
owner = "red"

[[terrain]]
kind = "camp"
polygon = [[1.0, 13.0], [3.0, 13.0], [3.0, 15.0], [1.0, 15.0]]
owner = "blue"
held-by = "red"

[[element]]
id = "r2"
side = "red"
type = "4Ax"
inside = "camp"

[[element]]
id = "r3"
side = "red"
type = "4Ax"
reserve = true
"#;
    let scenario = scenario(&format!("{PLAIN}{more}"));
    let position = scenario.position();
    let marks = position.element(id("r1")).marks;
    assert_eq!(
        (marks.distance, marks.moves),
        (Length::from_base_widths(0.5), 1)
    );
    assert_eq!(
        position.element(id("b1")).marks.first_contact,
        Some(id("r1"))
    );
    assert_eq!(position.river, RiverState::Slow);
    // r2 is in the camp that the file gives to red.
    assert_eq!(
        position.occupants[..2],
        [Occupant::Empty, Occupant::Captured(Some(id("r2")))]
    );
    assert_eq!(position.element(id("r3")).place, Place::Reserve);
    assert_eq!(
        ["r12", "r11", "r10"].map(|text| position.element(id(text)).place),
        [Place::Lost, Place::Lost, Place::Unused]
    );
    assert!(position.general_lost(id("r1").side()));
}

#[test]
fn camp_followers_are_the_camp_itself() {
    let more = r#"
[[terrain]]
kind = "camp"
polygon = [[1.0, 13.0], [3.0, 13.0], [3.0, 15.0], [1.0, 15.0]]
owner = "blue"

[[element]]
id = "b2"
side = "blue"
type = "CF"
inside = "camp"
"#;
    let scenario = scenario(&format!("{PLAIN}{more}"));
    assert_eq!(scenario.position().occupants[1], Occupant::NonCombatants);
    assert_eq!(scenario.non_combatants, [None, Some(id("b2")), None, None]);
    assert_eq!(scenario.position().element(id("b2")).place, Place::Unused);
}

/// A move judged by both editions, then one judged only by the second, from where the first ended.
const TWO_EDITIONS: &str = r#"
[[expect]]
order = "move r1 forward -0.5"
legal = false

[[expect]]
edition = "there"
then = true
winner = "none"

[[expect]]
edition = ["there"]
winner = "none"
"#;

#[test]
fn a_file_may_be_about_several_editions() {
    let head = PLAIN.replace(r#"edition = "2.2""#, r#"edition = ["here", "there"]"#);
    let draft = Draft::read(&format!("{head}{TWO_EDITIONS}")).unwrap();
    let names: Vec<&str> = draft
        .editions()
        .iter()
        .map(|one| one.edition.as_str())
        .collect();
    assert_eq!(names, ["here", "there"]);
    let expects = |nth: usize| {
        let rulebook = Arc::new(Rulebook::standard());
        let scenario = draft.scenario(&draft.editions()[nth], rulebook, Angle::ZERO);
        let expects = scenario.unwrap().expects;
        expects
            .iter()
            .map(|one| (one.line, one.then))
            .collect::<Vec<_>>()
    };
    // The head has 23 lines.
    assert_eq!(expects(0), [(25, false)]);
    assert_eq!(expects(1), [(25, false), (29, true), (34, false)]);
}

#[test]
fn editions_are_named_once_and_known() {
    let refused = |edition: &str, expect: &str| {
        let head = PLAIN.replace(r#"edition = "2.2""#, edition);
        Draft::read(&format!("{head}{expect}"))
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        refused("edition = []", ""),
        "line 2: no edition, expected at least one"
    );
    assert_eq!(
        refused(r#"edition = ["here", "here"]"#, ""),
        "line 2: `here` is named twice"
    );
    assert_eq!(
        refused(
            r#"edition = "here""#,
            "\n[[expect]]\nedition = \"there\"\nwinner = \"none\"\n"
        ),
        "line 26: found `there`, expected here"
    );
}
