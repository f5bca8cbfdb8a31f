//! `docs/reference/editions.md` explains every word, and justifies words that are used once.

use acies_rulebook::{Rulebook, WordUse, undocumented_words, word_uses};

const DOCUMENT: &str = include_str!("../../../../docs/reference/editions.md");

#[test]
fn vocabulary_document_is_complete() {
    let carried = Rulebook::editions().map(|name| Rulebook::edition_source(name).unwrap());
    let editions: Vec<_> = carried.collect();
    let editions: Vec<_> = editions.iter().collect();
    let uses = word_uses(&editions).unwrap();
    let complaints = undocumented_words(&uses, DOCUMENT);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn lint_reports_missing_entries() {
    let edition = Rulebook::edition_source("2.2").unwrap();
    let uses = word_uses(&[&edition]).unwrap();
    let of = |kind: &str, word: &str| {
        uses.iter()
            .find(|one| one.kind == kind && one.word == word)
            .unwrap()
    };
    // `uphill` is used by one tactical factor, `supporter-good-going` by three supports, `beside` by none.
    assert_eq!(of("fact", "uphill").uses.len(), 1);
    assert!(of("fact", "uphill").uses[0].ends_with(" combat.tactical.uphill.all"));
    assert_eq!(of("fact", "supporter-good-going").uses.len(), 3);
    assert_eq!(of("place of a supporter", "beside").uses.len(), 0);
    // Rulings count too: one adds a row that makes psiloi flee.
    assert!(
        of("fate", "flees")
            .uses
            .iter()
            .any(|place| place.contains("rulings.ps-beaten-by-foot"))
    );

    let complaints = |row: &str| {
        let without: Vec<&str> = DOCUMENT
            .lines()
            .filter(|line| !line.starts_with("| `uphill`"))
            .collect();
        undocumented_words(&uses, &format!("{}\n### fact\n{row}\n", without.join("\n")))
    };
    assert!(complaints("| `uphill` | now | 2.2 | a reason |").is_empty());
    let unexplained = complaints("| `uphill` | now | 2.2 | |");
    assert_eq!(unexplained.len(), 1);
    assert!(unexplained[0].starts_with("fact `uphill` is used once, without a reason"));
    assert_eq!(
        complaints("")[0],
        "fact `uphill` is in the types and not in the document as `now`"
    );
    let stranger =
        complaints("| `uphill` | now | 2.2 | a reason |\n| `windy` | now | 2.2 | a reason |");
    assert_eq!(
        stranger,
        ["fact `windy` is in the document as `now` and not in the types"]
    );
}

#[test]
fn lint_ignores_planned_words_and_reports_unknown_kinds() {
    let uses = [WordUse {
        kind: "fact",
        word: "uphill",
        uses: vec!["a place".to_owned()],
    }];
    let complaints = |text: &str| undocumented_words(&uses, text);
    // One column gives the version, and none the reason.
    let bare = complaints("### fact\n| `uphill` | now |\n");
    assert_eq!(bare.len(), 1, "{bare:?}");
    // A planned word, and a word of an unknown kind.
    let uphill = "### fact\n| `uphill` | now | a reason |\n";
    for more in [
        "| `windy` | 3.0 | a reason |\n",
        "### colour\n| `red` | now | a reason |\n",
    ] {
        let found = complaints(&format!("{uphill}{more}"));
        assert!(found.is_empty(), "{more}: {found:?}");
    }
}
