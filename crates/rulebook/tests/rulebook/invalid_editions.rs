//! Invalid edition files and their error messages: see `invalid_editions.toml`.

use acies_rulebook::{Rulebook, Scale};

const TEXT: &str = include_str!("../../../../editions/dba-2.2.toml");
const CASES: &str = include_str!("invalid_editions.toml");

#[test]
fn errors_name_their_position() {
    let cases: toml::Table = CASES.parse().unwrap();
    let mut wrong = Vec::new();
    for case in cases["case"].as_array().unwrap() {
        let [title, find, replace] =
            ["title", "find", "replace"].map(|key| case[key].as_str().unwrap());
        assert!(TEXT.contains(find), "{title}: not in the edition");
        let text = TEXT.replacen(find, replace, 1);
        let line = 1 + TEXT[..TEXT.find(find).unwrap()].matches('\n').count();
        let Err(errors) = Rulebook::load(&text, "house.toml") else {
            wrong.push(format!("{title}: accepted"));
            continue;
        };
        let found: Vec<String> = errors.0.iter().map(ToString::to_string).collect();
        let expected: Vec<&str> = case["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one.as_str().unwrap())
            .collect();
        let fits = |(found, expected): (&String, &&str)| {
            let found = found.strip_prefix("house.toml:").unwrap_or(found);
            match expected.strip_prefix("LINE:") {
                Some(rest) => found
                    .strip_prefix(&format!("{line}:"))
                    .is_some_and(|found| found.starts_with(rest)),
                None => found
                    .trim_start_matches(|c: char| c.is_ascii_digit() || c == ':' || c == ' ')
                    .starts_with(expected),
            }
        };
        if found.len() != expected.len() || !found.iter().zip(&expected).all(fits) {
            wrong.push(format!("{title} (line {line}):\n  {}", found.join("\n  ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_errors_are_reported() {
    // A key, a row of another section, and a row of the same list.
    let text = TEXT
        .replacen("corner-cut", "corner-cutting", 1)
        .replacen("\"kn-by-mounted\",  ", "\"kn-by-mounted\", wen = 1, ", 1)
        .replacen("\"foot-by-wb\",  ", "\"foot-by-wb\", wen = 1, ", 1);
    let errors = Rulebook::load(&text, "house.toml").unwrap_err();
    let keys: Vec<&str> = errors.0.iter().map(|error| error.key.as_str()).collect();
    assert_eq!(
        keys,
        [
            "movement.corner-cutting",
            "outcomes.rows.kn-by-mounted.wen",
            "outcomes.rows.foot-by-wb.wen"
        ]
    );
}

#[test]
fn requested_options_must_exist() {
    let source = Rulebook::edition_source("2.2").unwrap();
    let message = |rulings: &[(&str, &str)], conventions: &[&str]| {
        source
            .compile(Scale::Mm15, rulings, conventions)
            .unwrap_err()
            .to_string()
    };
    let unknown = message(&[("supporters-live", "yes")], &[]);
    // The caller gave no file name, and the embedded file is not at fault.
    assert!(unknown.starts_with("unknown ruling `supporters-live`; allowed: `supporters-die`"));
    let unknown = message(&[("supporters-die", "maybe")], &[]);
    assert!(
        unknown.ends_with(
            "unknown answer to the ruling `supporters-die`: `maybe`; allowed: `plus-one-only`, `yes`, `no`"
        )
    );
    assert!(message(&[], &["no-such"]).contains("unknown convention `no-such`"));
    let unknown = Rulebook::edition("9.9", Scale::Mm15)
        .unwrap_err()
        .to_string();
    assert_eq!(
        unknown,
        "unknown edition `9.9`; allowed: `1.22`, `2.2`, `3.0`"
    );
}

#[test]
fn conventions_from_another_file_change_the_edition() {
    let source = Rulebook::edition_source("2.2").unwrap();
    let with = source
        .with_conventions(
            "[conventions.corners]\nsource = \"a club\"\nset = { \"movement.measure\" = \"front-corners\" }\n",
            "club.toml",
        )
        .unwrap();
    assert!(with.conventions().iter().any(|one| one.id == "corners"));
    let book = with.compile(Scale::Mm15, &[], &["corners"]).unwrap();
    assert_eq!(
        book.movement.measure,
        acies_rulebook::MoveMeasure::FrontCorners
    );
    assert_eq!(book.conventions, ["corners"]);
    let plain = with.compile(Scale::Mm15, &[], &[]).unwrap();
    assert_eq!(plain.hash, Rulebook::standard().hash);
    assert_ne!(plain.hash, book.hash);
    // A mistake in the second file is reported at its own line.
    let errors = source
        .with_conventions(
            "[conventions.bad]\nsource = \"a club\"\nset = { \"movement.measure\" = \"feet\" }\n",
            "club.toml",
        )
        .unwrap_err();
    assert_eq!(
        errors.to_string(),
        "club.toml:3: conventions.bad.set.movement.measure: unknown measure `feet`; allowed: `all-corners`, `front-corners`, `front-corners-direct`"
    );
}

#[test]
fn each_error_is_printed_on_its_own_line() {
    let text = TEXT.replacen("value = 1,", "value = 99,", 2);
    let errors = Rulebook::load(&text, "house.toml").unwrap_err();
    assert_eq!(errors.0.len(), 2, "{errors}");
    let lines: Vec<String> = errors.0.iter().map(ToString::to_string).collect();
    assert_eq!(errors.to_string(), lines.join("\n"));
}

#[test]
fn lengths_are_at_most_100_base_widths() {
    let with = |length: &str| TEXT.replacen("far  = \"1200p\"", &format!("far  = \"{length}\""), 1);
    assert!(TEXT.contains("far  = \"1200p\""));
    assert!(Rulebook::load(&with("100bw"), "house.toml").is_ok());
    let errors = Rulebook::load(&with("100.001bw"), "house.toml").unwrap_err();
    assert!(
        errors.to_string().contains("`100.001bw` is out of range"),
        "{errors}"
    );
}

#[test]
fn at_most_64_troops_and_kinds_of_terrain() {
    // A set has 64 places; copies of a row are appended until there are too many.
    for (key, name, what) in [
        (
            "{ name = \"",
            "rough",
            "kinds of terrain; allowed: up to 64",
        ),
        ("{ code = \"", "4Kn", "troops; allowed: up to 64"),
    ] {
        let list = if name == "rough" {
            "terrain = ["
        } else {
            "troops = ["
        };
        let rows: Vec<&str> = (TEXT.lines().skip_while(|line| *line != list).skip(1))
            .take_while(|line| *line != "]")
            .collect();
        let start = format!("{key}{name}\"");
        let row = rows.iter().find(|row| row.contains(&start)).unwrap();
        for (count, is_said) in [(64, false), (65, true)] {
            let copy = |nth| format!("\n{}", row.replacen(name, &format!("{name}{nth}"), 1));
            let copies: String = (rows.len()..count).map(copy).collect();
            let text = TEXT.replacen(row, &format!("{row}{copies}"), 1);
            let said = Rulebook::load(&text, "house.toml")
                .map_or_else(|errors| errors.to_string(), |_| String::new());
            assert_eq!(said.contains(what), is_said, "{count}: {said}");
        }
    }
}

#[test]
fn lists_have_at_most_255_rows() {
    let with = |count: usize| {
        let row = |nth: usize| {
            format!("{{ to = \"combat.tactical\", row = {{ id = \"more-{nth}\", value = 1 }} }},\n")
        };
        let rows: String = (0..count).map(row).collect();
        format!("extends = \"2.2\"\nadd = [\n{rows}]\n")
    };
    let room = 255 - Rulebook::standard().combat.tactical.len();
    assert!(Rulebook::load(&with(room), "house.toml").is_ok());
    let errors = Rulebook::load(&with(room + 1), "house.toml").unwrap_err();
    let last = room + 3;
    assert_eq!(
        errors.to_string(),
        format!("house.toml:{last}: add.{room}.row.id: one row more than 255; allowed: up to 255")
    );
}
