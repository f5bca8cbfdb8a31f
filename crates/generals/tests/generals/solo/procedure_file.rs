//! The file of the procedure: complete, and refused when it is broken.

use acies_generals::solo::{ACTIONS, Procedure};

const TEXT: &str = include_str!("../../../../../generals/solo-dba.toml");

/// How many modifiers a section of the source has.
const MODIFIERS: [(&str, usize); 12] = [
    ("2.2.1", 7),
    ("3.1.1", 4),
    ("3.1.2", 1),
    ("3.2.1", 5),
    ("3.2.3", 1),
    ("4.1", 9),
    ("4.2", 3),
    ("4.4", 8),
    ("4.6", 12),
    ("4.7", 8),
    ("5.2", 5),
    ("5.3", 7),
];

#[test]
fn file_has_every_modifier_of_the_source() {
    let procedure = Procedure::built_in();
    let mut all = 0;
    for table in &procedure.tables {
        let wanted = MODIFIERS
            .iter()
            .find(|(section, _)| *section == table.section)
            .map_or(0, |(_, count)| *count);
        assert_eq!(table.modifiers.len(), wanted, "{}", table.section);
        all += wanted;
    }
    // 7 + 4 + 1 + 5 + 1 + 9 + 3 + 8 + 12 + 8 + 5 + 7
    assert_eq!(all, 70);
}

#[test]
fn file_has_every_table_of_the_source() {
    let tables = &Procedure::built_in().tables;
    let read: Vec<&str> = tables
        .iter()
        .filter(|table| !table.rows.is_empty())
        .map(|table| table.section.as_str())
        .collect();
    // The eleven printed tables, with the one of area terrain in two parts, and the priorities; four rolls against a
    // number; and the two dice of deployment rules 6 and 7.
    let printed = [
        "3.1.1", "3.2.1", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3.5", "4.4", "4.7", "5.2", "5.3",
    ];
    let thrown = ["3.1.2", "4.2", "4.6", "5.4", "4.7.6", "4.7.7"];
    for section in printed.iter().chain(&thrown) {
        let wanted = if *section == "3.3.4" { 2 } else { 1 };
        let found = read.iter().filter(|known| *known == section).count();
        assert_eq!(found, wanted, "{section}");
    }
    assert_eq!(read.len(), printed.len() + 1 + thrown.len());
}

#[test]
fn lists_are_as_long_as_in_the_source() {
    let procedure = Procedure::built_in();
    let permitted = |stance| procedure.permitted(stance);
    assert_eq!(permitted("aggressive").len(), 11);
    assert_eq!(permitted("cautious").len(), 10);
    assert_eq!(permitted("defensive").len(), 9);
    assert!(permitted("bold").is_empty());
    assert_eq!(procedure.garrison.len(), 9);
    assert_eq!(procedure.deployment.len(), 10);
    assert_eq!(procedure.match_ups.len(), 8);
    // One of the thirteen actions is in no list (R-45b): a line is re-arranged only within other actions.
    let missing: Vec<&str> = ACTIONS
        .into_iter()
        .filter(|action| {
            !procedure
                .priorities
                .iter()
                .any(|(_, list)| list.iter().any(|known| known == action))
        })
        .collect();
    assert_eq!(missing, ["re-arrange-line"]);
}

#[test]
fn broken_file_is_refused_with_its_place() {
    for (from, to, message) in [
        ("format = 1", "format = 2", "found format 2, expected 1"),
        (
            "mounted-npg >= 5\"] },\n  { row = 2, value = 2",
            "mounted-npc >= 5\"] },\n  { row = 2, value = 2",
            "table `arable`, modifier 1: `mounted-npc >= 5`: found `mounted-npc`, expected a fact",
        ),
        (
            "{ row = 2, value = 2, when = [\"spear-npg + blade-npg < 6\"] }",
            "{ row = 3, value = 2, when = [\"spear-npg + blade-npg < 6\"] }",
            "table `arable`: found row 3, expected row 2",
        ),
        (
            "each = \"lost-npg\"",
            "each = \"lost\"",
            "table `stance`, modifier 1: found `lost`, expected a fact",
        ),
        (
            "each = \"lost-npg\"",
            "each = \"lost-npg\", when = [\"pips odd\"]",
            "table `stance`, modifier 1: expected either `each` or `when`, and `or` only with `when`",
        ),
        (
            "aggression = defensive",
            "aggression = shy",
            "table `stance`, modifier 2: `aggression = shy`: `aggression` does not count anything",
        ),
        (
            "{ to = 2, result = \"defensive\" },\n  { to = 4, result = \"cautious\" }",
            "{ to = 4, result = \"defensive\" },\n  { to = 4, result = \"cautious\" }",
            "table `stance`: the rows have to rise, and the last alone has no `to`",
        ),
        (
            "{ to = 4, result = \"cautious\" }",
            "{ result = \"cautious\" }",
            "table `stance`: the rows have to rise, and the last alone has no `to`",
        ),
        (
            "{         result = \"aggressive\" },\n]\nmodifiers = [\n  { row = 1, value = -1, each = \"lost-npg\"",
            "{ to = 6, result = \"aggressive\" },\n]\nmodifiers = [\n  { row = 1, value = -1, each = \"lost-npg\"",
            "table `stance`: the rows have to rise, and the last alone has no `to`",
        ),
        (
            "{ to = 4, result = \"cautious\" }",
            "{ to = 4, result = \"careful\" }",
            "table `stance`: found `careful`, expected one of aggressive, cautious, defensive",
        ),
        (
            "result = \"neutral\"",
            "result = \"calm\"",
            "table `aggression`: found `calm`, expected one of defensive, neutral, aggressive",
        ),
        (
            "name = \"stance\"",
            "name = \"override\"",
            "there are two tables `override`",
        ),
        (
            "\"re-enforce\", \"repair-line\", \"form-line\",",
            "\"re-enforce\", \"mend-line\", \"form-line\",",
            "priorities, aggressive: found `mend-line`, expected one of",
        ),
        (
            "table = \"warband-depth\"",
            "table = \"depth\"",
            "deployment, row 6: there is no table `depth`",
        ),
        (
            "dice = 2",
            "dice = 3",
            "table `position`: found 3 dice, expected 1 or 2",
        ),
        ("dice = 2", "dices = 2", "unknown key `dices`"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let error = Procedure::parse(&TEXT.replacen(from, to, 1), "solo.toml").unwrap_err();
        let error_text = error.to_string();
        assert!(error_text.starts_with("solo.toml: "), "{error_text}");
        assert!(error_text.contains(message), "{error_text}");
    }
}

#[test]
fn tables_are_found_by_section_or_name() {
    let meant = |words: &str| -> Vec<&str> {
        let tables = Procedure::built_in().find_tables(words);
        tables
            .into_iter()
            .map(|table| table.name.as_str())
            .collect()
    };
    assert_eq!(meant("stance"), ["stance"]);
    assert_eq!(meant("5.4"), ["override"]);
    // The table of area terrain is printed as one and read as two.
    assert_eq!(meant("3.3.4").len(), 2);
    assert!(meant("5.").is_empty() && meant("").is_empty());
}

/// The number of the first line with a text.
fn line_of(text: &str, part: &str) -> usize {
    let place = |line: &str| line.contains(part);
    text.lines().position(place).unwrap() + 1
}

#[test]
fn wrong_type_is_refused_with_its_line() {
    for (from, to, message) in [
        (
            "dice = 2",
            "dice = \"two\"",
            "found \"two\", expected a whole number",
        ),
        (
            "dice = 2",
            "dice = 300",
            "found 300, expected a whole number from 0 to 255",
        ),
        (
            "dice = 2",
            "dice = -1",
            "found -1, expected a whole number from 0 to 255",
        ),
        (
            "name = \"stance\"",
            "name = 3",
            "found `3`, expected a text",
        ),
        ("blade = \"Bd\"", "blade = 5", "found `5`, expected a text"),
        (
            "aggressive = [",
            "aggressive = [7, ",
            "found `7`, expected a text",
        ),
        (
            "override-first = [103",
            "override-first = [40000",
            "found 40000, expected a whole number from -32768 to 32767",
        ),
        (
            "  { to = 2, result = \"defensive\" },",
            "  555,",
            "found `555`, expected a row",
        ),
        (
            "inversion = 200",
            "inversion = 200\nveto-no = 3",
            "unknown key `veto-no`",
        ),
        ("[kinds]", "[sorts]", "unknown key `sorts`"),
        ("\nformat = 1", "\nformat = ", "line "),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let text = TEXT.replacen(from, to, 1);
        let at = line_of(&text, to.trim().lines().last().unwrap());
        let error_text = Procedure::parse(&text, "solo.toml")
            .unwrap_err()
            .to_string();
        assert!(
            error_text.starts_with(&format!("solo.toml: line {at}: ")),
            "{error_text}"
        );
        assert!(error_text.contains(message), "{error_text}");
    }
    // The same number, written another way.
    let text = TEXT.replacen("dice = 2", "dice = 0x2", 1);
    assert_eq!(
        &Procedure::parse(&text, "solo.toml").unwrap(),
        Procedure::built_in()
    );
}

#[test]
fn missing_key_is_refused_with_its_table() {
    // The first table begins with its head; the file as a whole begins with its first line.
    for (from, to, part, message) in [
        (
            "section = \"2.2\"\n",
            "",
            "[[tables]]",
            "missing key `section`",
        ),
        (
            "inversion = 200\n",
            "",
            "[judgement]",
            "missing key `inversion`",
        ),
        ("format = 1\n", "", "#", "missing key `format`"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let text = TEXT.replacen(from, to, 1);
        let error_text = Procedure::parse(&text, "solo.toml")
            .unwrap_err()
            .to_string();
        let place = format!("solo.toml: line {}: ", line_of(&text, part));
        assert!(error_text.starts_with(&place), "{error_text}");
        assert!(error_text.contains(message), "{error_text}");
    }
    let text = "tables = 3\nformat = 1\nname = \"\"\n[kinds]\n[priorities]\naggressive = []\ncautious = []\ndefensive = []\n";
    let error_text = Procedure::parse(text, "solo.toml").unwrap_err().to_string();
    assert_eq!(error_text, "solo.toml: line 1: found `3`, expected a list");
}
