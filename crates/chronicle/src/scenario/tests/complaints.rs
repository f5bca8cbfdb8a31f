//! The line and text of each error in a scenario file.

use acies_geometry::Angle;
use proptest::prelude::*;

use super::{PLAIN, build};

/// The error for the plain scenario with one text replaced or appended.
fn complaint(from: &str, to: &str) -> String {
    let text = if from.is_empty() {
        format!("{PLAIN}{to}")
    } else {
        PLAIN.replacen(from, to, 1)
    };
    assert_ne!(text, PLAIN);
    match build(&text, Angle::ZERO) {
        Ok(_) => "nothing".into(),
        Err(error) => error.to_string(),
    }
}

const RIVER: &str =
    "\n[[terrain]]\nkind = \"river\"\nline = [[0, 3], [15, 3]]\nwidth = 0.8\nstate = \"deep\"\n";
const CAMP: &str =
    "\n[[terrain]]\nkind = \"camp\"\npolygon = [[6, 5], [8, 5], [8, 7], [6, 7]]\nowner = \"red\"\n";

/// A text of the plain scenario, its replacement (or an appended text), the line of the error, and its start.
#[rustfmt::skip]
const WRONG: &[(&str, &str, usize, &str)] = &[
    ("board = [15.0, 15.0]\n", "", 1, "a position without `board`"),
    ("scale = ", "sacle = ", 3, "unknown field `sacle`"),
    ("title = \"A test\"\n", "", 1, "missing field `title`"),
    ("\"15mm\"", "\"20mm\"", 3, "found `20mm`, expected 15mm or 25mm"),
    ("[15.0, 15.0]", "[15.0, -1]", 4, "found -1, expected a number of base widths above 0"),
    ("[15.0, 15.0]", "[15.0, 15.0, 7.0]", 4, "invalid length 3, expected a list of 2"),
    ("[15.0, 15.0]", "[15.0]", 4, "invalid length 1, expected a list of 2"),
    ("front = [7.0, 6.0]", "front = [7.0, 6.0, 1.0]", 10, "invalid length 3, expected a list of 2"),
    ("", "\n[[expect]]\norder = \"end\"\nlegal = true\nends = { r1 = [7.0, 6.0, 0.0, 1.0] }\n", 28, "invalid length 4, expected a list of 3"),
    ("board", "tags = [\"edge\"]\nboard", 4, "found `edge`, expected edges"),
    ("id = \"r1\"", "id = \"r15\"", 7, "found `r15`, expected r1 to r14 or b1 to b14"),
    ("id = \"r1\"", "id = \"b2\"", 7, "b2 is no element of red, expected r1 to r14"),
    ("id = \"b1\"\nside = \"blue\"", "id = \"r1\"\nside = \"red\"", 14, "r1 is there already"),
    ("\"4Bd\"", "\"9Bd\"", 9, "found `9Bd`, expected a troop code or class of 2.2"),
    ("front = [7.0, 6.0]\n", "", 6, "r1 has no place or several"),
    ("facing = 23.7", "facing = 23.7\nreserve = true", 6, "r1 has no place or several"),
    ("at = ", "inside = \"camp\"\nat = ", 13, "b1 has no place or several"),
    ("[7.0, 6.0]", "[nan, 6.0]", 10, "found NaN, expected a number of base widths"),
    ("23.7", "1000", 11, "found a facing of 1000"),
    ("[7.0, 6.0]", "[0.4, 6.0]", 6, "r1 stands off the board"),
    ("at = \"front of r1\"", "front = [7.0, 6.2]\nfacing = 0", 13, "b1 overlaps r1"),
    ("front of r1", "ahead of r1", 17, "found `ahead of r1`, expected `front of`"),
    ("front of r1", "left of r1", 13, "b1 to r1: expected `front of`"),
    ("front of r1", "front of r2", 13, "b1 is placed by r2, which has no place"),
    ("active = \"red\"", "active = \"green\"", 20, "found `green`, expected red or blue"),
    ("\"movement\"", "\"moving\"", 22, "found `moving`, expected deployment, movement, shooting or combat"),
    ("pips = 4", "pips = 7", 23, "found 7, expected 0 to 6"),
    ("pips = 4", "", 19, "a movement phase without `pips`"),
    ("number = 3", "number = 0", 21, "found 0, expected the number of a bound"),
    ("", "moved = { b1 = 1.0 }\n", 24, "b1 has not moved"),
    ("", "moves = { r9 = 1 }\n", 24, "found `r9`, expected the id of an element"),
    ("", "first-contact = { b1 = \"b1\" }\n", 24, "b1 is no enemy of b1"),
    ("", "weather = \"ploughed\"\n", 24, "found `ploughed`, expected dry"),
    ("", "lost = { red = [\"4Xx\"] }\n", 24, "found `4Xx`, expected a troop code"),
    ("", "\n[[terrain]]\nkind = \"bog\"\n", 26, "found `bog`, expected a kind of terrain: "),
    ("", "\n[[terrain]]\nkind = \"wood\"\nwidth = 1\n", 25, "wood without `polygon`"),
    ("", RIVER, 29, "found `deep`, expected unknown, paltry, slow or column"),
    ("", CAMP, 6, "r1 overlaps the camp of red"),
    ("", "\n[[expect]]\nlegal = true\n", 25, "expected exactly one of"),
    ("", "\n[[expect]]\norder = \"move r1\"\nlegal = true\n", 26, "`move r1`, column 8: found the end"),
    ("", "\n[[expect]]\norder = \"end\"\n", 25, "an order without `legal`"),
    ("", "\n[[expect]]\norder = \"end\"\nlegal = false\npips = 1\n", 25, "found `pips` for an order that is"),
    ("", "\n[[expect]]\norder = \"end\"\nlegal = false\nrule = \"move.zone\"\n", 28, "found `move.zone`, expected a rule"),
    ("", "\n[[expect]]\norder = \"end\"\nlegal = true\nlost = []\n", 25, "found `lost` for `order`"),
    ("", "\n[[expect]]\nthen = true\nwinner = \"none\"\n", 25, "the first expectation cannot go on"),
    ("", "\n[[expect]]\nfight = [\"r1\", \"b1\"]\n", 25, "found `fight` in another phase than combat"),
    ("phase = \"movement\"\npips = 4\n", "phase = \"combat\"\npips = 0\n\n[[expect]]\nfight = [\"r1\", \"b1\"]\nends = { r1 = [7.0, 6.0, 0.0] }\n", 25, "a result without `dice`"),
    ("", "\n[[terrain]]\nkind = \"wood\"\npolygon = [[1, 1], [3, 1], [3, 3], [1, 3]]\ncrest = [[1, 2], [3, 2]]\n", 28, "found a crest, but "),
    ("", "\n[[expect]]\nwinner = \"nobody\"\n", 26, "found `nobody`, expected none, red or blue"),
];

#[test]
fn a_wrong_file_names_the_line_and_what_was_expected() {
    let mut differ = Vec::new();
    for (from, to, line, words) in WRONG {
        let found = complaint(from, to);
        let start = format!("line {line}: {words}");
        if !found.starts_with(&start) {
            differ.push(format!(
                "{from:?} -> {to:?}\n  found    {found}\n  expected {start}"
            ));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

#[test]
fn a_score_needs_its_dice_and_sound_odds() {
    let fight = |more: &str| {
        let text = PLAIN.replace("movement", "combat");
        let text = format!("{text}\n[[expect]]\nfight = [\"r1\", \"b1\"]\n{more}\n");
        build(&text, Angle::ZERO).map_or_else(|error| error.to_string(), |_| "nothing".into())
    };
    for (more, found) in [
        ("factors = [3, 3]", "nothing"),
        ("dice = [1, 2]\nresult = { b1 = \"none\" }", "nothing"),
        (
            "result = { b1 = \"none\" }",
            "line 25: a result without `dice`",
        ),
        ("dice = [1]", "line 27: expected two dice"),
        (
            "dice = [1, 7]",
            "line 27: found a die of 7, expected 1 to 6",
        ),
        (
            "odds = { b1 = { recoil = 30, flee = 7 } }",
            "line 27: found 37 of 36 throws for b1",
        ),
        (
            "dice = [1, 2]\nresult = { b1 = \"dead\" }",
            "line 28: found `dead`, expected none, recoil, flee, destroyed, pursue, conform or change-sides",
        ),
        (
            "dice = [1, 2]\nchoose = { \"recoil b1\" = 1.0, \"flee b1\" = \"up\" }",
            "line 28: `flee b1 up`, column 6: found `b1`, expected `left` or `right`",
        ),
    ] {
        assert_eq!(fight(more), found, "{more}");
    }
}

/// The lines of a scenario, some missing, duplicated, or with a character replaced.
fn damaged() -> impl Strategy<Value = String> {
    let lines: Vec<String> =
        format!("{PLAIN}\n[[expect]]\norder = \"move r1 forward 1\"\nlegal = true\n")
            .lines()
            .map(|line| format!("{line}\n"))
            .collect();
    let damage = prop::collection::vec(
        (0..30_u8, any::<prop::sample::Index>(), any::<char>()),
        lines.len(),
    );
    damage.prop_map(move |damage| {
        let kept = lines
            .iter()
            .zip(damage)
            .map(|(line, (kind, at, letter))| match kind {
                0 => String::new(),
                1 => format!("{line}{line}"),
                2 => {
                    let mut letters: Vec<char> = line.chars().collect();
                    let at = at.index(letters.len());
                    letters[at] = letter;
                    letters.into_iter().collect()
                }
                _ => line.clone(),
            });
        kept.collect()
    })
}

proptest! {
    #[test]
    fn any_text_is_built_and_judged_or_refused_at_one_of_its_lines(text in prop_oneof![4 => damaged(), 1 => ".*"]) {
        match build(&text, Angle::from_degrees(37.3)) {
            Ok(scenario) => prop_assert_eq!(scenario.judge().len(), scenario.expects.len()),
            Err(error) => prop_assert!((1..=text.matches('\n').count() + 1).contains(&error.line)),
        }
    }
}

#[test]
fn gates_are_in_the_walls_of_what_has_gates_and_corners_are_not_endless() {
    let city = |gates: &str| {
        let shape = "polygon = [[1, 1], [4, 1], [4, 4], [1, 4]]";
        let city = format!(
            "\n[[terrain]]\nkind = \"city\"\n{shape}\nowner = \"red\"\nheld-by = \"red\"\ngates = {gates}\n"
        );
        let text = PLAIN.replacen("\"2.2\"", "\"3.0\"", 1) + &city;
        let draft = crate::Draft::read(&text).unwrap();
        let choice = &draft.editions()[0];
        let source = acies_rulebook::Rulebook::edition_source(&choice.edition).unwrap();
        let rulebook = choice.compile(&source).unwrap();
        let scenario = draft.scenario(choice, rulebook, Angle::ZERO);
        scenario.err().map(|error| error.to_string())
    };
    assert_eq!(city("[[2.5, 1], [4, 2]]"), None);
    for wrong in ["[[2.5, 1.5]]", "[[2.5, 1], [2.5, 2]]", "[]"] {
        let error = city(wrong).unwrap();
        assert!(
            error.contains("gates that are not on the outline"),
            "{error}"
        );
    }
    let endless = vec!["[1.0, 1.0]"; 100_000].join(", ");
    let error = city(&format!("[{endless}]")).unwrap();
    assert!(error.contains("found 100000 points, expected "), "{error}");
}
