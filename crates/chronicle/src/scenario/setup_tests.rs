//! Scenarios that start before the first bound: their valid forms, and the line of each error.

use std::sync::Arc;

use acies_geometry::Angle;
use acies_rulebook::Rulebook;

use super::{Draft, Outcome, ScenarioError};

/// A setup in which red attacks and blue is about to place terrain. Line numbers in errors count from its first line.
const PLAIN: &str = r#"title = "A test"
edition = "2.2"
scale = "15mm"

[setup]
red  = "II/12"
blue = { elements = "1x4Bd(Gen), 11x4Bd", home = "Arable", aggression = 0 }
so-far = [
  "default",
  "default to throw",
  "throw 6 1",
]
"#;

fn judge(text: &str) -> Result<Vec<Outcome>, ScenarioError> {
    let draft = Draft::read(text)?;
    assert!(draft.is_about_edges());
    let turned = Angle::from_degrees(37.3);
    Ok(draft
        .scenario(&draft.editions()[0], Arc::new(Rulebook::standard()), turned)?
        .judge())
}

/// The differences from the expectations of a text.
fn differences(expects: &str) -> Vec<String> {
    let outcomes = judge(&format!("{PLAIN}\n{expects}")).unwrap();
    let all = outcomes.iter().flat_map(|outcome| {
        let line = outcome.line;
        let lines = outcome.differences.iter();
        lines.map(move |one| format!("{line} {}: {} for {}", one.key, one.found, one.expected))
    });
    all.collect()
}

#[test]
fn a_setup_starts_where_its_lines_have_led() {
    for (expects, lines) in [
        (
            "[[expect]]\nasks = \"terrain blue\"\nattacker = \"red\"",
            vec![],
        ),
        ("[[expect]]\nasks = \"terrain\"", vec![]),
        (
            "[[expect]]\nasks = \"terr\"",
            vec!["14 asks: terrain blue for terr"],
        ),
        (
            "[[expect]]\nasks = \"terrain red\"",
            vec!["14 asks: terrain blue for terrain red"],
        ),
        (
            "[[expect]]\nasks = \"terrain\"\nattacker = \"blue\"",
            vec!["14 attacker: red for blue"],
        ),
        (
            "[[expect]]\nasks = \"terrain\"\nattacker = \"none\"",
            vec!["14 attacker: red for none"],
        ),
        (
            "[[expect]]\norder = \"place road 0.5 along 0 3 15 3\"\nlegal = true\nasks = \"edges\"",
            vec!["14 asks: terrain blue for edges"],
        ),
        (
            "[[expect]]\norder = \"place marsh 1 1 3 1 3 3 1 3\"\nlegal = false\nrule = \"setup.terrain.count\"",
            vec!["14 rule: setup.terrain.kind for setup.terrain.count"],
        ),
        (
            "[[expect]]\nthrow = [3]",
            vec!["14 throw: `terrain blue` is asked, expected no more dice for [3]"],
        ),
        // Keys of moves are refused for other orders.
        (
            "[[expect]]\norder = \"place road 0.5 along 0 3 15 3\"\nlegal = true\npips = 1\ndistance = 1\ncontacts = []",
            vec![
                "14 pips: no move for a move",
                "14 distance: no move for a move",
                "14 contacts: no move for a move",
            ],
        ),
        // A road, a wood in both far quarters, and another wood.
        (
            "[[expect]]\norder = \"place road 0.5 along 0 3 15 3\"\nlegal = true\n\
             [[expect]]\nthen = true\norder = \"place wood 6 9 6 11 9 11 9 9\"\nlegal = true\n\
             [[expect]]\nthen = true\norder = \"place wood 1 9 1 11 3 11 3 9\"\nlegal = true\n\
             [[expect]]\nthen = true\norder = \"end\"\nlegal = true\nasks = \"edges red\"\n\
             [[expect]]\nthen = true\norder = \"edges left right far near\"\nlegal = true\ndice = [5]\nedge = \"far\"",
            vec!["30 edge: near for far"],
        ),
    ] {
        assert_eq!(differences(expects), lines, "{expects}");
    }
}

#[test]
fn a_throw_may_answer_several_times() {
    let before = PLAIN.replace("  \"throw 6 1\",\n", "");
    let outcomes = judge(&format!(
        "{before}\n[[expect]]\nthrow = [1, 5, 1, 6]\nattacker = \"blue\""
    ));
    // The aggression of II/12 is 4: 1 + 4 against 5, and again 1 + 4 against 6.
    assert_eq!(outcomes.unwrap()[0].differences, []);
}

/// A text of the plain setup, its replacement (or an appended text), the line of the error, and its start.
#[rustfmt::skip]
const WRONG: &[(&str, &str, usize, &str)] = &[
    ("\"II/12\"", "\"II/99\"", 6, "found `II/99`, expected the key of an army list"),
    ("\"II/12\"", "12", 6, "invalid type: integer `12`, expected the key of an army list, or `{ elements,"),
    ("Arable", "Fields", 7, "home: `Fields` is no topography"),
    ("11x4Bd", "10x4Bd", 7, "elements: column"),
    ("aggression = 0", "aggression = 5", 7, "aggression: found 5, expected 0 to 4"),
    (", aggression = 0", "", 7, "missing field `aggression`"),
    ("aggression", "agression", 7, "unknown field `agression`"),
    ("so-far", "so_far", 8, "unknown field `so_far`"),
    ("\"default\"", "\"throw 3\"", 9, "`army red` is asked, expected no more dice"),
    ("to throw", "to sleep", 10, "`throw aggression red` is asked, expected a decision"),
    ("to throw", "until throw", 10, "`default until throw`, expected `default`, or `default to`"),
    ("throw 6 1", "throw 6 7", 11, "found `7`, expected a die of 1 to 6"),
    ("throw 6 1", "throw", 11, "no dice, expected at least one"),
    ("throw 6 1", "end", 11, "`end` is not legal where `throw aggression red` is asked: order.not-now"),
    ("throw 6 1", "throwing", 11, "`throwing`, column 1: found `throwing`"),
    ("throw 6 1\",", "throw 6 1\",\n  \"end\",", 12, "`end` is not legal where `terrain blue` is asked: setup.terrain.whole"),
    ("[setup]", "board = [16, 15]\n[setup]", 5, "found 16 by 15, expected the board of 2.2, 15 by 15"),
    ("", "[bound]\nactive = \"red\"\nphase = \"deployment\"\n", 13, "a bound beside `[setup]`"),
    ("", "[[terrain]]\nkind = \"wood\"\n", 13, "terrain beside `[setup]`"),
    ("", "[[element]]\nid = \"r1\"\nside = \"red\"\ntype = \"4Bd\"\n", 13, "an element beside `[setup]`"),
    ("", "[[expect]]\nfight = [\"r1\", \"b1\"]\n", 13, "found `fight` in another phase than combat"),
    ("", "[[expect]]\nthrow = [0]\n", 14, "found a die of 0, expected 1 to 6"),
    ("", "[[expect]]\nthrow = []\n", 14, "no dice, expected at least one"),
    ("", "[[expect]]\nthrow = [1]\nlegal = true\n", 13, "found `legal` for `throw`, expected asks, attacker or edge"),
    ("", "[[expect]]\nthrow = [1]\nwinner = \"none\"\n", 13, "found `winner` beside `throw`"),
    ("", "[[expect]]\nwinner = \"none\"\nasks = \"end\"\n", 13, "found `asks` for `winner`"),
    ("", "[[expect]]\nasks = \"terrain\"\nedge = \"far\"\n", 13, "found `edge` for `asks`, expected attacker"),
    ("", "[[expect]]\norder = \"end\"\nlegal = false\nasks = \"edges\"\n", 13, "found `asks` for an order that is not legal"),
    ("", "[[expect]]\nthrow = [1]\nedge = \"north\"\n", 15, "found `north`, expected near, left, far or right"),
    ("", "[[expect]]\nasks = \"terrain\"\nattacker = \"nobody\"\n", 15, "found `nobody`, expected none, red or blue"),
];

#[test]
fn a_wrong_setup_names_the_line_and_what_was_expected() {
    let mut differ = Vec::new();
    for (from, to, line, words) in WRONG {
        let text = if from.is_empty() {
            format!("{PLAIN}{to}")
        } else {
            assert!(PLAIN.contains(from), "{from}");
            PLAIN.replacen(from, to, 1)
        };
        let found = judge(&text).map_or_else(|error| error.to_string(), |_| "nothing".into());
        let start = format!("line {line}: {words}");
        if !found.starts_with(&start) {
            differ.push(format!(
                "{from:?} -> {to:?}\n  found    {found}\n  expected {start}"
            ));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}
