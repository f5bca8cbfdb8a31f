//! Parsers never panic; errors point into the text, and parsed values print and parse back.

use acies_armies::{
    Alike, ArmyText, Composition, Entry, Found, Library, ListKey, Notation, NotationError, Roster,
    Slot, Troop, Year,
};
use proptest::prelude::*;

fn notation(edition: &str) -> &'static Notation {
    Library::for_edition(edition).unwrap().notation()
}

/// An error has a column in the text or just behind it, and quotes the text there.
fn points_into(text: &str, error: &NotationError) {
    let length = text.chars().count();
    assert!(
        (1..=length + 1).contains(&error.column),
        "{text:?}: {error}"
    );
    let rest: String = text.chars().skip(error.column - 1).collect();
    match &error.found {
        Found::End => assert_eq!(error.column, length + 1, "{text:?}: {error}"),
        Found::Text(found) => {
            let found = found.strip_suffix("...").unwrap_or(found);
            assert!(
                !found.is_empty() && rest.starts_with(found),
                "{text:?}: {error}"
            );
        }
    }
}

/// Any parsed value prints so that it parses back.
fn parses_or_rejects(text: &str) {
    for edition in ["2.2", "3.0"] {
        let notation = notation(edition);
        match notation.read(text) {
            Ok(roster) => assert_eq!(
                notation.read(&notation.print(&roster)).as_ref(),
                Ok(&roster)
            ),
            Err(error) => points_into(text, &error),
        }
        match notation.read_composition(text) {
            Ok(army) => assert_eq!(army.to_string().parse::<Composition>().as_ref(), Ok(&army)),
            Err(error) => points_into(text, &error),
        }
        if let Err(error) = text.parse::<ArmyText>() {
            points_into(text, &error);
        }
        if let Err(error) = notation.read_line(text) {
            points_into(text, &error);
        }
    }
}

/// Symbols and words of the notation, and some invalid ones.
fn token() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "1x",
        "2x",
        "11x",
        "12 x ",
        "6\u{d7}",
        "0x",
        "99999999999x",
        "3Kn",
        "4Bd",
        "Cv",
        "Ax",
        "Mtd-4Lb",
        "3/4Ax",
        "3/",
        "//",
        "/",
        "|",
        "(Gen)",
        " Gen",
        " general",
        "(",
        ")",
        " or ",
        " + ",
        " and ",
        ", ",
        " alike",
        "alike",
        " ",
        "\u{a0}",
        "\u{c9}",
        "II/5a ",
        ": ",
        "359-319 BC",
    ])
}

/// A typo: a character dropped, doubled, replaced, or moved to the end.
#[derive(Clone, Debug)]
enum Typo {
    Drop,
    Double,
    Put(char),
    Last,
}

fn typo() -> impl Strategy<Value = Typo> {
    prop_oneof![
        Just(Typo::Drop),
        Just(Typo::Double),
        Just(Typo::Last),
        prop::sample::select(
            "0129xX\u{d7}KBadsg()/,+|:-& orGen\u{e9}"
                .chars()
                .collect::<Vec<_>>()
        )
        .prop_map(Typo::Put),
    ]
}

fn with_typos(text: &str, slips: &[(prop::sample::Index, Typo)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, typo) in slips {
        if letters.is_empty() {
            break;
        }
        let at = at.index(letters.len());
        match typo {
            Typo::Drop => drop(letters.remove(at)),
            Typo::Double => letters.insert(at, letters[at]),
            Typo::Put(letter) => letters[at] = *letter,
            Typo::Last => letters[at..].rotate_left(1),
        }
    }
    letters.into_iter().collect()
}

/// A slot without a general.
fn slot(count: u8) -> impl Strategy<Value = Slot> {
    let codes = [
        "3Ax", "4Ax", "5Ax", "2Ps", "3Kn//4Bd", "3Kn/4Bd", "El", "3Bw", "4Bw", "Mtd-4Lb",
    ];
    let codes: Vec<Troop> = codes.iter().map(|code| code.parse().unwrap()).collect();
    (prop::sample::subsequence(codes, 1..=6).prop_shuffle(), 0..3).prop_map(
        move |(options, alike)| {
            let has_figures =
                |troop: &Troop| troop.second().is_none() && troop.code().figures().is_some();
            let is_run = |pair: &[Troop]| {
                pair[0].code().name() == pair[1].code().name() && pair.iter().all(has_figures)
            };
            let run = options.windows(2).position(is_run);
            let alike = match (alike, run) {
                (1, _) if options.len() > 1 => Alike::All,
                (2, Some(at)) => Alike::Figures(std::iter::once(at..at + 2).collect()),
                _ => Alike::Free,
            };
            Slot::new(count, options, alike, false).unwrap()
        },
    )
}

/// A roster of a general, a few slots and a choice.
fn roster() -> impl Strategy<Value = Roster> {
    let blocks = (slot(3), slot(1), slot(2), slot(3))
        .prop_map(|(a, b, c, d)| Entry::Choice(vec![vec![a], vec![b, c], vec![d]]));
    (slot(1), slot(6), slot(2), blocks).prop_map(|(general, a, b, choice)| {
        let general =
            Slot::new(1, general.options().to_vec(), general.alike().clone(), true).unwrap();
        Roster::new(vec![
            Entry::Slot(general),
            Entry::Slot(a),
            choice,
            Entry::Slot(b),
        ])
        .unwrap()
    })
}

proptest! {
    #[test]
    fn any_text_is_parsed_or_rejected(text in "\\PC*") {
        parses_or_rejects(&text);
    }

    #[test]
    fn any_tokens_are_parsed_or_rejected(tokens in prop::collection::vec(token(), 0..24)) {
        parses_or_rejects(&tokens.concat());
    }

    #[test]
    fn line_with_typos_is_parsed_or_rejected(
        nth in any::<prop::sample::Index>(),
        slips in prop::collection::vec((any::<prop::sample::Index>(), typo()), 1..5),
    ) {
        for edition in ["2.2", "3.0"] {
            let library = Library::for_edition(edition).unwrap();
            let list = nth.get(library.lists());
            parses_or_rejects(&with_typos(&library.format_line(list), &slips));
            parses_or_rejects(&with_typos(&library.notation().print(list.elements()), &slips));
            parses_or_rejects(&with_typos(&list.default_composition().to_string(), &slips));
        }
    }

    #[test]
    fn any_roster_round_trips(roster in roster()) {
        for edition in ["2.2", "3.0"] {
            let notation = notation(edition);
            let text = notation.print(&roster);
            prop_assert_eq!(notation.read(&text), Ok(roster.clone()), "{}", text);
        }
    }

    #[test]
    fn keys_and_years_are_parsed_or_rejected(text in "[IViv0-9a-c/ +-]{0,8}|\\PC{0,8}") {
        if let Ok(key) = text.parse::<ListKey>() {
            prop_assert_eq!(key.to_string().parse::<ListKey>(), Ok(key));
        }
        if let Ok(year) = text.parse::<Year>() {
            prop_assert_eq!(year.to_string().parse::<Year>(), Ok(year));
        }
    }

    #[test]
    fn any_search_returns(text in "\\PC*|[a-z]{1,3}|[0-9]{1,4} ?(BC|AD)?") {
        let library = Library::for_edition("2.2").unwrap();
        prop_assert!(library.search(&text).len() <= library.lists().len());
    }
}
