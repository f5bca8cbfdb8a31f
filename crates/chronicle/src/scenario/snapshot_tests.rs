//! A position that is written as a scenario says what it was made of, and reads back as itself.

use std::sync::Arc;

use acies_geometry::Angle;
use acies_referee::Battle;
use acies_rulebook::Rulebook;

use super::{Draft, snapshot};

fn built(text: &str) -> (Battle, String) {
    let draft = Draft::read(text).unwrap();
    let choice = &draft.editions()[0];
    let source = Rulebook::edition_source(&choice.edition).unwrap();
    let rulebook = choice.compile(&source).unwrap();
    let scenario = draft.scenario(choice, Arc::clone(&rulebook), Angle::ZERO);
    let battle = scenario.unwrap().battle();
    let written = snapshot(&battle, choice, "A position").unwrap();
    (battle, written)
}

const HEAD: &str =
    "title = \"A position\"\nedition = \"2.2\"\nscale = \"15mm\"\nboard = [15.0, 15.0]\n";

const WOOD: &str =
    "[[terrain]]\nkind = \"wood\"\npolygon = [[1.0, 9.0], [3.0, 9.0], [3.0, 11.0], [1.0, 11.0]]\n";

const RIVER: &str = "[[terrain]]\nkind = \"river\"\nline = [[0.0, 12.5], [15.0, 12.5]]\nwidth = 0.5\nstate = \"slow\"\n";

const CAMPS: &str = "[[terrain]]\nkind = \"camp\"\npolygon = [[6.0, 0.0], [8.0, 0.0], [8.0, 2.0], [6.0, 2.0]]\nowner = \"red\"\nheld-by = \"red\"\n\
    [[terrain]]\nkind = \"bua\"\npolygon = [[11.0, 6.0], [13.0, 6.0], [13.0, 8.0], [11.0, 8.0]]\nowner = \"blue\"\nheld-by = \"blue\"\n";

const ELEMENTS: &str = "[[element]]\nid = \"r1\"\nside = \"red\"\ntype = \"4Bd\"\nfront = [5.0, 5.0]\nfacing = 0\ngeneral = true\n\
    [[element]]\nid = \"r2\"\nside = \"red\"\ntype = \"3Kn\"\nfront = [9.0, 4.0]\nfacing = 30\ndismounts-as = \"4Bd\"\n\
    [[element]]\nid = \"b1\"\nside = \"blue\"\ntype = \"4Sp\"\nfront = [5.0, 5.0]\nfacing = 180\n";

const BOUND: &str = "[bound]\nactive = \"red\"\nnumber = 3\nphase = \"movement\"\npips = 2\n\
    moved = { r1 = 0.5 }\nmoves = { r1 = 2 }\nfirst-contact = { b1 = \"r1\" }\n\
    lost = { red = [\"2Ps\"], blue = [\"3Kn general\"] }\n";

#[test]
fn a_title_is_quoted_as_toml_quotes_it() {
    let draft = Draft::read(&[HEAD, ELEMENTS, BOUND].concat()).unwrap();
    let choice = &draft.editions()[0];
    let (battle, _) = built(&[HEAD, ELEMENTS, BOUND].concat());
    let title = "L'été: \"a\\b\"\n\u{7f}";
    let written = snapshot(&battle, choice, title).unwrap();
    let line = r#"title   = "L'été: \"a\\b\"\u000A\u007F""#;
    assert_eq!(written.lines().next(), Some(line));
    assert!(Draft::read(&written).is_ok(), "{written}");
}

#[test]
fn a_bound_is_written_with_what_has_moved_and_what_is_lost() {
    let (battle, text) = built(&[HEAD, WOOD, RIVER, CAMPS, ELEMENTS, BOUND].concat());
    for line in [
        "board   = [15, 15]",
        "active = \"red\"",
        "number = 3",
        "phase  = \"movement\"",
        "pips   = 2",
        "moved  = { r1 = 0.5 }",
        "moves  = { r1 = 2 }",
        "first-contact = { b1 = \"r1\" }",
        "lost   = { red = [\"2Ps\"], blue = [\"3Kn general\"] }",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    assert!(text.contains("slow") && text.contains("4Bd"), "{text}");
    let (again, same) = built(&text);
    assert_eq!(same, text);
    let (one, other) = (battle.position(), again.position());
    assert_eq!(one.bounds[0], other.bounds[0]);
    assert_eq!(one.pips, other.pips);
    for ((id, element), (other_id, other)) in one.on_table().zip(other.on_table()) {
        assert_eq!(id, other_id);
        assert_eq!(element.base.corners, other.base.corners);
        assert_eq!(
            (element.troop, element.general),
            (other.troop, other.general)
        );
    }
    assert_eq!(one.on_table().count(), other.on_table().count());
    let outlines = |battle: &Battle| -> Vec<Vec<acies_geometry::Point>> {
        let features = battle.table().features.iter();
        features
            .map(|feature| feature.region.outline().to_vec())
            .collect()
    };
    assert_eq!(outlines(&battle), outlines(&again));
}

#[test]
fn what_has_not_happened_is_not_written() {
    let bound = "[bound]\nactive = \"red\"\nnumber = 1\nphase = \"combat\"\npips = 0\n";
    let (_, text) = built(&[HEAD, ELEMENTS, bound].concat());
    for word in [
        "moved",
        "moves",
        "first-contact",
        "lost",
        "terrain",
        "weather",
    ] {
        assert!(!text.contains(word), "{word}\n{text}");
    }
}
