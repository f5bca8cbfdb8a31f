//! The notation of lists: round trips, the variants players write, and errors with their column.

use acies_armies::{Alike, Expected, Figures, Found, Library, Notation, RosterError, Slash, Slot};

/// The books in the project, by edition.
const BOOKS: [(&str, [&str; 4]); 2] = [
    (
        "2.2",
        [
            include_str!("../../../../armies/dba-2.2/book-1.toml"),
            include_str!("../../../../armies/dba-2.2/book-2.toml"),
            include_str!("../../../../armies/dba-2.2/book-3.toml"),
            include_str!("../../../../armies/dba-2.2/book-4.toml"),
        ],
    ),
    (
        "3.0",
        [
            include_str!("../../../../armies/dba-3.0/book-1.toml"),
            include_str!("../../../../armies/dba-3.0/book-2.toml"),
            include_str!("../../../../armies/dba-3.0/book-3.toml"),
            include_str!("../../../../armies/dba-3.0/book-4.toml"),
        ],
    ),
];

fn notation(edition: &str) -> &'static Notation {
    Library::for_edition(edition).unwrap().notation()
}

/// Parses and prints again.
fn again(edition: &str, text: &str) -> String {
    let notation = notation(edition);
    notation.print(
        &notation
            .read(text)
            .unwrap_or_else(|error| panic!("{text}: {error}")),
    )
}

#[test]
fn every_list_is_written_as_printed() {
    for (edition, books) in BOOKS {
        let library = Library::for_edition(edition).unwrap();
        let mut lists = library.lists().iter();
        for book in books {
            let book: toml::Table = book.parse().unwrap();
            for army in book["army"].as_array().unwrap() {
                let list = lists.next().unwrap();
                let field = |name: &str| army.get(name).map_or("", |value| value.as_str().unwrap());
                let joined = |parts: Vec<String>, sign: &str| parts.join(sign);
                assert_eq!(list.key().to_string(), field("key"));
                assert_eq!(list.dates().to_string(), field("dates"));
                assert_eq!(
                    joined(
                        list.home().iter().map(ToString::to_string).collect(),
                        " or "
                    ),
                    field("home")
                );
                assert_eq!(
                    library.notation().print(list.elements()),
                    field("elements"),
                    "{edition} {}",
                    list.key()
                );
                assert_eq!(
                    joined(
                        list.enemies().iter().map(ToString::to_string).collect(),
                        ", "
                    ),
                    field("enemies")
                );
                assert_eq!(
                    joined(
                        list.allies().iter().map(ToString::to_string).collect(),
                        ", "
                    ),
                    field("allies")
                );
            }
        }
        assert_eq!(lists.next(), None);
    }
}

#[test]
fn every_line_round_trips() {
    for (edition, _) in BOOKS {
        let library = Library::for_edition(edition).unwrap();
        for list in library.lists() {
            let read = library.read_line(&library.format_line(list)).unwrap();
            assert_eq!((read.key, read.name.as_str()), (list.key(), list.name()));
            assert_eq!((&read.dates, &read.roster), (list.dates(), list.elements()));
        }
    }
}

#[test]
fn every_list_round_trips_in_the_other_notation() {
    for (edition, other) in [("2.2", "3.0"), ("3.0", "2.2")] {
        for list in Library::for_edition(edition).unwrap().lists() {
            // A name without figures is a code in 3.0 and an abbreviation in 2.2, so names are not compared.
            let other = Notation {
                bare: std::collections::BTreeMap::new(),
                figures_needed: Vec::new(),
                ..notation(other).clone()
            };
            assert_eq!(
                other.read(&other.print(list.elements())).as_ref(),
                Ok(list.elements()),
                "{}",
                list.key()
            );
        }
    }
}

#[test]
fn usual_variants_are_accepted() {
    let expected = "1x3Kn(Gen), 1x3Cv, 1x2LH, 1x4Ax, 6x4Pk, 1x2Ps, 1x(4Sp or 3/4Ax or Art)";
    for text in [
        "1x3Kn(Gen), 1xCv, 1xLH, 1x4Ax, 6x4Pk, 1xPs, 1x(Sp or 3/4Ax or Art)",
        "1 \u{d7} 3Kn (Gene), 1\u{d7}Cv, 1 \u{d7}LH, 1X4Ax , 6 x 4Pk, 1x Ps, 1 x ( Sp or 3/4Ax or Art )",
        "1x3Kn Gen,1xCv,1xLH,1x4Ax,6x4Pk,1xPs,1xSp/3/4Ax/Art",
        "1x3Kn general, 1xCv, 1xLH, 1x(4Ax), 6xPk, 1xPs, 1xSp OR 3 / 4Ax or Art",
        "  1xKn ( GEN ) , 1x3Cv, 1x2LH, 1x4Ax, 6x4Pk, 1x2Ps, 1x(4Sp/3Ax or 4Ax/Art)  ",
    ] {
        assert_eq!(again("2.2", text), expected, "{text}");
    }
}

#[test]
fn marks_and_choices_are_parsed() {
    for text in [
        "1x3Kn//4Bd(Gen), 5x(3Kn//4Bd or 5Wb) alike, 6x4Cb",
        "1x(3Cv or 4Wb)(Gen), 9x3/5Wb alike, 2x(3/4Ax or 2Ps)",
        "(1x3Kn(Gen) + 5x3Kn or 1x3Cv(Gen) + 5x3Cv), 6x(3Bw or 2Ps)",
        "1x3Kn(Gen), 9x4Pk, (2x4Sp or 1x3Cv + 1xEl or 1x(3Bw or 2Ps) + 1x7Hd)",
        "1x3Kn|4Bd(Gen), 11x2Ps",
    ] {
        assert_eq!(again("2.2", text), text);
    }
    let choice = "1x3Kn(Gen), 9x4Pk, (2x 4Sp or 1x3Cv and 1xEl or 1x3Bw or 2Ps + 1xHd)";
    assert_eq!(
        again("2.2", choice),
        "1x3Kn(Gen), 9x4Pk, (2x4Sp or 1x3Cv + 1xEl or 1x(3Bw or 2Ps) + 1x7Hd)"
    );
}

#[test]
fn stroke_depends_on_the_notation() {
    let text = "1x3Kn/4Bd(Gen), 11x4Pk";
    let of = |edition: &str| notation(edition).read(text).unwrap().generals();
    let names = |edition: &str| {
        of(edition)
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(notation("2.2").slash, Slash::Or);
    assert_eq!(names("2.2"), ["3Kn", "4Bd"]);
    assert_eq!(notation("3.0").slash, Slash::AtDeployment);
    assert_eq!(names("3.0"), ["3Kn/4Bd"]);
}

#[test]
fn multiple_figures_depend_on_the_notation() {
    let alike = |edition: &str, text: &str| {
        let roster = notation(edition)
            .read(&format!("1x3Kn(Gen), {text}, 6x4Bd"))
            .unwrap();
        roster.slots().nth(1).unwrap().alike().clone()
    };
    assert_eq!(
        (notation("2.2").figures, notation("3.0").figures),
        (Figures::Free, Figures::Alike)
    );
    assert_eq!(alike("2.2", "5x(Sp or 3/4Ax)"), Alike::Free);
    assert_eq!(
        alike("3.0", "5x(Sp or 3/4Ax)"),
        Alike::Figures(std::iter::once(1..3).collect())
    );
    assert_eq!(alike("3.0", "5x(Sp or 3Ax or 4Ax)"), Alike::Free);
    assert_eq!(
        alike("2.2", "5x(Sp or 3/4Ax alike)"),
        alike("3.0", "5x(Sp or 3/4Ax)")
    );
    assert_eq!(alike("2.2", "5x(Sp or 3/4Ax) alike"), Alike::All);
}

#[test]
fn bare_name_means_the_usual_code() {
    let stands_for = |edition: &str, name: &str| again(edition, &format!("1x3Kn(Gen), 11x{name}"));
    for (name, code) in [
        ("Cv", "3Cv"),
        ("LH", "2LH"),
        ("Sp", "4Sp"),
        ("Ps", "2Ps"),
        ("Kn", "3Kn"),
        ("Hd", "7Hd"),
    ] {
        assert_eq!(stands_for("2.2", name), format!("1x3Kn(Gen), 11x{code}"));
    }
    assert_eq!(stands_for("3.0", "Cv"), "1x3Kn(Gen), 11xCv");
    assert_eq!(stands_for("3.0", "Hd"), "1x3Kn(Gen), 11x7Hd");
}

/// A name means the code that makes up three quarters of that name (docs/reference/armies.md).
///
/// No name that needs figures has such a code.
#[test]
fn usual_codes_make_up_three_quarters_of_a_name() {
    for (edition, _) in BOOKS {
        let library = Library::for_edition(edition).unwrap();
        let options = || {
            library
                .lists()
                .iter()
                .flat_map(|list| list.elements().slots())
                .flat_map(Slot::options)
        };
        let codes =
            || options().flat_map(|troop| std::iter::once(troop.code()).chain(troop.second()));
        let uses = |code: &str| codes().filter(|other| other.as_str() == code).count();
        let of_name = |name: &str| codes().filter(|code| code.name() == name).count();
        for (name, code) in &library.notation().bare {
            assert!(
                4 * uses(code.as_str()) >= 3 * of_name(name),
                "{edition}: {name} for {code}"
            );
        }
        for name in &library.notation().figures_needed {
            assert!(of_name(name) > 0);
            for code in codes().filter(|code| code.name() == name) {
                assert!(
                    4 * uses(code.as_str()) < 3 * of_name(name),
                    "{edition}: {name} could stand for {code}"
                );
            }
        }
    }
}

/// The wrong text, its column, and the expected text.
fn refusal(text: &str) -> (usize, String, Expected) {
    let error = notation("2.2").read(text).unwrap_err();
    let found = match error.found {
        Found::End => "the end".to_owned(),
        Found::Text(found) => found,
    };
    (error.column, found, error.expected)
}

#[test]
fn errors_name_column_and_expectation() {
    let cases = [
        ("", 1, "the end", Expected::Count),
        ("3Kn(Gen), 11x4Bd", 2, "Kn", Expected::Times),
        ("0x3Kn(Gen)", 1, "0x3Kn", Expected::Count),
        ("13x3Kn", 1, "13x3Kn", Expected::Count),
        ("1x3Kn(Gen), 11y4Bd", 15, "y4Bd", Expected::Times),
        ("1x3Kn(Gen), 11x4bd", 16, "4bd", Expected::Troop),
        (
            "1x3Kn(Gen), 11xAx",
            16,
            "Ax",
            Expected::FiguresBefore("Ax".to_owned()),
        ),
        (
            "1x3Kn(Gen), 11x(4Bd or 2Ps",
            27,
            "the end",
            Expected::OrOrClosing,
        ),
        ("1x3Kn(Gen), 11x(4Bd, 2Ps)", 20, ",", Expected::OrOrClosing),
        (
            "1x3Kn(Gen), 11x(4Bd or 4Bd)",
            24,
            "4Bd",
            Expected::AnotherOption,
        ),
        ("1x3Kn(Gen), 11x4Bd 2Ps", 20, "2Ps", Expected::CommaOrEnd),
        ("1x3Kn(Gen) 11x4Bd", 12, "11x4Bd", Expected::CommaOrEnd),
        ("2x3Kn(Gen), 10x4Bd", 6, "(", Expected::OneForGeneral),
        (
            "1x3Kn(Gen), (11x4Bd or 11x2Ps",
            30,
            "the end",
            Expected::PlusOrOrClosing,
        ),
        ("1x3Kn(Gen), 11x4Bd,", 20, "the end", Expected::Count),
        ("1x3Kn//(Gen)", 8, "(", Expected::Troop),
        (
            "1\u{d7}3Kn(Gen), 11\u{d7}\u{c9}lite",
            16,
            "\u{c9}lite",
            Expected::Troop,
        ),
        (
            "1x3Kn(Gen), 11xAbcdefghijklmnopqrstuvw",
            16,
            "Abcdefghijklmnop...",
            Expected::Troop,
        ),
    ];
    for (text, column, found, expected) in cases {
        assert_eq!(
            refusal(text),
            (column, found.to_owned(), expected),
            "{text}"
        );
    }
}

#[test]
fn invalid_rosters_are_rejected_at_the_end() {
    let cases = [
        ("1x3Kn(Gen), 10x4Bd", RosterError::Size(11)),
        ("1x3Kn(Gen), 12x4Bd", RosterError::Size(13)),
        ("12x4Bd", RosterError::Generals(0)),
        ("1x3Kn(Gen), 1x3Kn(Gen), 10x4Bd", RosterError::Generals(2)),
        (
            "(1x3Kn(Gen) + 2x4Bd or 3x2Ps), 9x4Bd",
            RosterError::Generals(0),
        ),
        ("1x3Kn(Gen), 9x4Bd, (2x4Sp or 1xEl)", RosterError::Blocks),
        ("1x3Kn(Gen), 9x4Bd, (2x4Sp)", RosterError::Blocks),
    ];
    for (text, error) in cases {
        let end = text.chars().count() + 1;
        assert_eq!(
            refusal(text),
            (end, "the end".to_owned(), Expected::Roster(error)),
            "{text}"
        );
    }
}

#[test]
fn line_requires_key_name_and_dates() {
    let refused = |text: &str| {
        let error = notation("2.2").read_line(text).unwrap_err();
        (error.column, error.expected)
    };
    assert_eq!(
        refused("Macedonians 359-319 BC: 12x4Pk"),
        (1, Expected::Key)
    );
    assert_eq!(
        refused("II/12 Macedonians: 12x4Pk"),
        (7, Expected::NameAndDates)
    );
    assert_eq!(
        refused("II/12 359-319 BC: 12x4Pk"),
        (7, Expected::NameAndDates)
    );
    assert_eq!(
        refused("II/12 Macedonians 359-319 BC"),
        (7, Expected::NameAndDates)
    );
    // Columns count from the beginning of the line: 30 characters, then `1x3Kn(Gen), 11x` takes 15.
    assert_eq!(
        refused("II/12 Macedonians 359-319 BC: 1x3Kn(Gen), 11xPike"),
        (46, Expected::Troop)
    );
    let line = "ii/12 Other: before 126 BC 1000-126 BC & 17-18 AD : 1x3Kn(Gen), 11x4Pk";
    let read = notation("2.2").read_line(line).unwrap();
    assert_eq!(
        (read.key.to_string().as_str(), read.name.as_str()),
        ("II/12", "Other: before 126 BC")
    );
    assert_eq!(read.dates.to_string(), "1000-126 BC & 17-18 AD");
}
