//! The built-in lists: all present, all playable, all printed as written.

use std::collections::BTreeMap;

use acies_armies::{ArmyList, Library, LibraryError, ListKey, Year, Years};

fn library(edition: &str) -> &'static Library {
    Library::for_edition(edition).unwrap()
}

fn list<'a>(library: &'a Library, key: &str) -> &'a ArmyList {
    library.get(key.parse().unwrap()).unwrap()
}

fn keys(lists: &[&ArmyList]) -> Vec<String> {
    lists.iter().map(|list| list.key().to_string()).collect()
}

/// The sets of lists and the number of lists in each of their four books.
const BOOKS: [(&str, [usize; 4]); 2] =
    [("2.2", [133, 180, 123, 120]), ("3.0", [142, 193, 129, 141])];

#[test]
fn all_books_are_complete() {
    for (edition, books) in BOOKS {
        let mut found = [0; 4];
        for list in library(edition).lists() {
            found[usize::from(list.key().book()) - 1] += 1;
        }
        assert_eq!(found, books, "{edition}");
    }
}

#[test]
fn edition_without_lists_uses_another_set() {
    assert_eq!(library("1.22").name(), "dba-2.2");
    assert_eq!(library("2.2").name(), "dba-2.2");
    assert_eq!(library("3.0").name(), "dba-3.0");
    let known = ["1.22", "2.2", "3.0"].map(str::to_owned).to_vec();
    let error = Library::for_edition("4.0").unwrap_err();
    assert_eq!(
        error,
        LibraryError::NoSuchEdition {
            found: "4.0".to_owned(),
            known
        }
    );
}

#[test]
fn built_in_books_need_no_loading() {
    assert_eq!(Library::set_name("1.22").unwrap(), "dba-2.2");
    Library::for_edition("1.22").expect("built-in lists");
    // Loaded books are not replaced.
    assert_eq!(
        Library::load_books("1.22", "no books")
            .unwrap()
            .lists()
            .len(),
        556
    );
    assert!(Library::load_books("4.0", "").is_err());
}

#[test]
fn enemies_of_2_2_are_mapped_from_3_0() {
    assert_eq!(
        (library("2.2").edition(), library("2.2").relations_from()),
        ("2.2", "3.0")
    );
    assert_eq!(
        (library("3.0").edition(), library("3.0").relations_from()),
        ("3.0", "3.0")
    );
}

#[test]
fn enemies_are_symmetric() {
    for (edition, _) in BOOKS {
        let library = library(edition);
        let enemies: BTreeMap<ListKey, Vec<ListKey>> = library
            .lists()
            .iter()
            .map(|list| {
                (
                    list.key(),
                    library
                        .enemies(list)
                        .iter()
                        .map(|enemy| enemy.key())
                        .collect(),
                )
            })
            .collect();
        for (key, enemies_of) in &enemies {
            for enemy in enemies_of {
                assert!(
                    enemies[enemy].contains(key),
                    "{edition}: {enemy} does not know {key}"
                );
            }
        }
    }
}

#[test]
fn enemy_without_letter_includes_all_sub_lists() {
    let (head, army) = (
        "../../../../armies/dba-2.2/set.toml",
        |key: &str, enemies: &str| {
            format!(
                "[[army]]\nkey = \"{key}\"\nname = \"Testland\"\ndates = \"300-200 BC\"\nhome = \"Arable\"\naggression = 1\n\
             elements = \"1x3Kn(Gen), 11x4Sp\"\nenemies = \"{enemies}\"\nconfidence = \"source\"\n"
            )
        },
    );
    let book = [
        army("I/1", "I/2"),
        army("I/2a", ""),
        army("I/2b", ""),
        army("I/3", "I/1"),
    ]
    .concat();
    let set = include_str!("../../../../armies/dba-2.2/set.toml");
    let library = Library::read((head, set), &[("book", &book)]).unwrap();
    assert_eq!(
        keys(&library.enemies(list(&library, "I/1"))),
        ["I/2a", "I/2b", "I/3"]
    );
    assert_eq!(keys(&library.enemies(list(&library, "I/2b"))), ["I/1"]);
    assert_eq!(keys(&library.enemies(list(&library, "I/3"))), ["I/1"]);
}

#[test]
fn search_accepts_keys_words_and_years() {
    let library = library("2.2");
    let found = |text: &str| keys(&library.search(text));
    assert_eq!(found("ii/12"), ["II/12"]);
    assert_eq!(found("I/2"), ["I/2a", "I/2b"]);
    assert_eq!(found("alexandrian"), ["II/12", "II/15"]);
    assert_eq!(found("MACED 330BC"), ["II/12"]);
    assert_eq!(found("macedonian 330 BC"), ["II/12"]);
    assert_eq!(found("macedonian -330"), ["II/12"]);
    assert_eq!(found("chu"), found("ch'u"));
    assert_eq!(found("atlantis"), [""; 0]);
    assert_eq!(found(""), [""; 0]);
}

#[test]
fn search_by_year_finds_armies_of_that_year() {
    let library = library("2.2");
    for (text, year) in [("1066", "1066 AD"), ("480BC", "480 BC"), ("66 AD", "66 AD")] {
        let year: Year = year.parse().unwrap();
        let expected: Vec<&ArmyList> = library
            .lists()
            .iter()
            .filter(|list| list.dates().contains(year))
            .collect();
        assert!(!expected.is_empty());
        assert_eq!(keys(&library.search(text)), keys(&expected), "{text}");
    }
}

#[test]
fn search_by_span_finds_overlapping_dates() {
    let library = library("2.2");
    let years: Years = "400-301 BC".parse().unwrap();
    let fought = |list: &&ArmyList| list.dates().spans().iter().any(|span| span.meets(years));
    let expected: Vec<&ArmyList> = library.lists().iter().filter(fought).collect();
    assert_eq!(keys(&library.search("400-301BC")), keys(&expected));
    assert_eq!(keys(&library.search("400-301 bc")), keys(&expected));
    // II/12 fought from 359 to 320 BC: in that century, and in no other.
    let found = |text: &str| keys(&library.search(text));
    assert_eq!(found("II/12 400-301BC"), ["II/12"]);
    assert_eq!(found("II/12 500-401BC"), [""; 0]);
    assert_eq!(found("II/12 300-201BC"), [""; 0]);
    // A century across the change of eras, and one of AD: II/33 is of 275-146 BC.
    assert_eq!(found("II/33 200BC-100AD"), ["II/33"]);
    assert_eq!(found("II/33 1-100AD"), [""; 0]);
}

#[test]
fn search_accepts_book_and_home() {
    let library = library("2.2");
    let book: Vec<&ArmyList> = library
        .lists()
        .iter()
        .filter(|list| list.key().book() == 2)
        .collect();
    assert_eq!(keys(&library.search("ii/")), keys(&book));
    // Of book II, Republican Indians (II/1) and Classical Indians (II/3) live in the tropics; Mountain Indians (II/2) do not.
    let tropical = keys(&library.search("II/ tropical"));
    let has = |key: &str| tropical.iter().any(|found| found == key);
    assert!(has("II/1") && has("II/3") && !has("II/2"), "{tropical:?}");
    // Part of a home's name matches names, but not homes.
    assert_eq!(keys(&library.search("II/ tropic")), [""; 0]);
}

#[test]
fn bare_number_matches_list_numbers_and_names() {
    let library = library("2.2");
    let numbers: Vec<u8> = library
        .search("77")
        .iter()
        .map(|list| list.key().number())
        .collect();
    assert!(
        numbers.len() >= 2 && numbers.iter().all(|&number| number == 77),
        "{numbers:?}"
    );
    let by_year: Vec<String> = keys(&library.search("roses 1487"));
    assert_eq!(by_year.len(), 1, "{by_year:?}");
}

#[test]
fn name_matches_precede_group_matches() {
    // I/55b is the Romans themselves and IV/32 the Romanian Franks; I/55a are Latins under a heading with Romans.
    let found = keys(&library("2.2").search("roman"));
    let at = |key: &str| found.iter().position(|other| other == key).unwrap();
    assert!(
        at("I/55b") < at("IV/32") && at("IV/32") < at("I/55a"),
        "{found:?}"
    );
}
