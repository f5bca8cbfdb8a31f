//! Lists from a file: errors name file, list and field, and invalid data is rejected.

use acies_armies::{
    AllyOption, Confidence, Join, Library, LibraryError, ListKey, Topography, Year,
};

const HEAD: (&str, &str) = (
    "set.toml",
    include_str!("../../../../armies/dba-2.2/set.toml"),
);

/// A book of one list, with one of its lines replaced.
fn book(line: &str, by: &str) -> String {
    let book = r#"
[[army]]
key = "I/1"
name = "Testland"
dates = "300-200 BC"
home = "Arable"
aggression = 1
elements = "1x3Kn(Gen), 11x4Sp"
enemies = "I/1"
allies = "I/1"
confidence = "source"
"#;
    assert!(book.contains(line), "{line}");
    book.replace(line, by)
}

fn read(book: &str) -> Result<Library, LibraryError> {
    Library::read(HEAD, &[("my-lists.toml", book)])
}

fn refused(line: &str, by: &str) -> String {
    read(&book(line, by)).unwrap_err().to_string()
}

#[test]
fn custom_book_is_read() {
    let library = read(&book("", "")).unwrap();
    assert_eq!(
        library.format_line(&library.lists()[0]),
        "I/1 Testland 300-200 BC: 1x3Kn(Gen), 11x4Sp"
    );
}

#[test]
fn field_errors_name_file_and_list() {
    let place = "my-lists.toml, army I/1: ";
    for (line, by, error) in [
        ("300-200 BC", "200-300 BC", "dates: `200-300 BC` is no date"),
        ("Arable", "Arabel", "home: `Arabel` is no topography"),
        (
            "aggression = 1",
            "aggression = 5",
            "aggression: found 5, expected 0 to 4",
        ),
        (
            "11x4Sp",
            "11xAx",
            "elements: column 16: found `Ax`, expected figures before Ax, such as 3Ax",
        ),
        (
            "11x4Sp",
            "10x4Sp",
            "elements: column 19: found the end, expected entries that make up an army: 11 elements, not 12",
        ),
        (
            "enemies = \"I/1\"",
            "enemies = \"I/1, Gauls\"",
            "enemies or allies: `Gauls` is no key of an army list",
        ),
        (
            "enemies = \"I/1\"",
            "enemies = \"I/1, I/2\"",
            "enemies or allies: there is no list I/2",
        ),
        (
            "allies = \"I/1\"",
            "allies = \"I/1 and I/1a\"",
            "enemies or allies: there is no list I/1a",
        ),
    ] {
        let found = refused(line, by);
        let rest = found
            .strip_prefix(place)
            .unwrap_or_else(|| panic!("{found}"));
        assert!(rest.starts_with(error), "{found}");
    }
    assert!(
        refused("key = \"I/1\"", "key = \"1\"")
            .starts_with("my-lists.toml, army 1: key: `1` is no key")
    );
}

#[test]
fn missing_and_unknown_fields_are_rejected() {
    for (line, by, expected) in [
        ("home = \"Arable\"", "", "missing key `home`"),
        (
            "home =",
            "hmoe =",
            "unknown key `hmoe`; allowed: `key`, `name`",
        ),
        ("\"source\"", "\"certain\"", "unknown confidence `certain`"),
        ("= 1", "= \"1\"", "found \"1\", expected a whole number"),
        (
            "= 1",
            "= 300",
            "found 300, expected a whole number from 0 to 255",
        ),
        // The message of the TOML parser.
        ("home =", "home ", ""),
    ] {
        let error = read(&book(line, by)).unwrap_err();
        let LibraryError::Toml { file, message } = &error else {
            panic!("{error}")
        };
        assert_eq!(file, "my-lists.toml");
        let (place, said) = message.split_once(": ").expect("a line");
        assert!(place.starts_with("line "), "{error}");
        assert!(said.starts_with(expected), "{error}");
    }
}

#[test]
fn duplicate_keys_are_rejected() {
    let twice = [book("", ""), book("", "")].concat();
    let error = read(&twice).unwrap_err().to_string();
    assert_eq!(
        error,
        "my-lists.toml, army I/1: key: there is another list of this key"
    );
}

#[test]
fn invalid_head_is_rejected() {
    let error = Library::read(("set.toml", "name = 1"), &[]).unwrap_err();
    assert!(matches!(error, LibraryError::Toml { file, .. } if file == "set.toml"));
}

fn key(text: &str) -> ListKey {
    text.parse().unwrap()
}

#[test]
fn variants_have_their_own_home_and_aggression() {
    let library = Library::for_edition("2.2").unwrap();
    let gauls = library.get(key("II/11")).unwrap();
    let in_year = |year: &str| {
        let year: Year = year.parse().unwrap();
        gauls
            .variants()
            .iter()
            .filter(|variant| variant.dates().contains(year))
            .map(|variant| (variant.home(), variant.aggression()))
            .collect::<Vec<_>>()
    };
    assert_eq!(in_year("225 BC"), [(Topography::Arable, 3)]);
    assert_eq!(in_year("224 BC"), [(Topography::Arable, 0)]);
    assert_eq!(in_year("49 BC"), []);
    assert_eq!(
        (gauls.home(), gauls.aggression()),
        ([Topography::Arable].as_slice(), 3)
    );
}

#[test]
fn variants_are_within_their_list() {
    for edition in ["2.2", "3.0"] {
        for list in Library::for_edition(edition).unwrap().lists() {
            for variant in list.variants() {
                let (whole, part) = (list.dates().span(), variant.dates().span());
                assert!(
                    whole.contains(part.first()) && whole.contains(part.last()),
                    "{}",
                    list.key()
                );
                assert!(list.home().contains(&variant.home()), "{}", list.key());
            }
            let first = list
                .variants()
                .first()
                .map_or(list.aggression(), acies_armies::Variant::aggression);
            assert_eq!(list.aggression(), first, "{}", list.key());
        }
    }
}

#[test]
fn doubtful_lists_have_a_note() {
    let library = Library::for_edition("2.2").unwrap();
    let of = |confidence| {
        let lists = library
            .lists()
            .iter()
            .filter(move |list| list.confidence() == confidence);
        lists.map(|list| list.key().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(of(Confidence::FromThree), ["I/9", "III/1c", "III/4a"]);
    assert_eq!(of(Confidence::Suspect), ["I/20b", "IV/43b", "IV/82a"]);
    let lists = library.lists().iter();
    let unexplained =
        lists.filter(|list| list.confidence() != Confidence::Source && list.note().is_none());
    assert_eq!(
        unexplained
            .map(|list| list.key().to_string())
            .collect::<Vec<_>>(),
        ["I/1d"]
    );
}

#[test]
fn allies_parse_as_alternatives() {
    let library = Library::for_edition("2.2").unwrap();
    let allies: &[AllyOption] = library.get(key("I/19")).unwrap().allies();
    let both = allies
        .iter()
        .find(|option| option.join == Join::AndOr)
        .unwrap();
    assert_eq!(both.to_string(), "(I/6a or I/6b) and/or (I/20b or I/24a)");
}

#[test]
fn list_serializes_to_json() {
    let library = Library::for_edition("2.2").unwrap();
    let json = serde_json::to_value(library.get(key("II/16b")).unwrap()).unwrap();
    assert_eq!(json["key"], "II/16b");
    assert_eq!(
        json["elements"][0],
        serde_json::json!({"count": 1, "options": ["3Kn"], "general": true})
    );
    let choice = serde_json::json!({"choose": [
        [{"count": 2, "options": ["4Sp"]}],
        [{"count": 1, "options": ["3Cv"]}, {"count": 1, "options": ["El"]}],
    ]});
    assert!(
        json["elements"].as_array().unwrap().contains(&choice),
        "{json}"
    );
}
