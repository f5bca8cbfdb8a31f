//! Selections of rulings and conventions, and conflicts between them.

use acies_rulebook::{Conflict, Rulebook, RulebookSource, Scale};

fn source() -> RulebookSource {
    Rulebook::edition_source("2.2").unwrap()
}

fn settles(convention: &str, ruling: &str) -> Conflict {
    Conflict::Settles {
        convention: convention.into(),
        ruling: ruling.into(),
    }
}

#[test]
fn preset_is_recognised_from_its_conventions() {
    let source = source();
    for id in ["wadbag-24", "wadbag-30"] {
        let chosen = source.check_options(&[], &[id]).unwrap();
        assert_eq!(chosen.preset.as_deref(), Some(id));
        assert!(!chosen.conventions.iter().any(|one| one == id));
        let each: Vec<&str> = chosen.conventions.iter().map(String::as_str).collect();
        assert_eq!(source.check_options(&[], &each).unwrap(), chosen);
        // Without one of them the selection no longer equals the preset.
        assert_eq!(source.check_options(&[], &each[1..]).unwrap().preset, None);
    }
    assert_eq!(source.check_options(&[], &[]).unwrap().preset, None);
}

#[test]
fn check_options_lists_only_changed_answers() {
    let answers = [
        ("supporters-die", "plus-one-only"),
        ("camp-attackers", "one"),
    ];
    let chosen = source().check_options(&answers, &[]).unwrap();
    assert_eq!(chosen.rulings, [("camp-attackers".into(), "one".into())]);
    assert!(
        source()
            .check_options(&[("camp-attackers", "four")], &[])
            .is_err()
    );
    assert!(source().check_options(&[], &["no-rain"]).is_err());
}

#[test]
fn missing_required_convention_is_a_conflict() {
    let chosen = source()
        .check_options(&[], &["light-horse-recoil"])
        .unwrap();
    let needs = Conflict::Needs {
        convention: "light-horse-recoil".into(),
        needed: "board-30".into(),
    };
    assert_eq!(chosen.conflicts, [needs]);
    let both = source()
        .check_options(&[], &["board-30", "light-horse-recoil"])
        .unwrap();
    assert_eq!(both.conflicts, []);
}

#[test]
fn answer_overridden_by_a_convention_is_a_conflict() {
    let camp = [("zone-camp", "no"), ("supporters-die", "no")];
    let chosen = source().check_options(&camp, &["wadbag-24"]).unwrap();
    assert_eq!(chosen.conflicts, [settles("zone-camp", "zone-camp")]);
    // One changes a part of the row that the other removes.
    let horse = [("sp-pk-beaten-by-lh", "destroyed-anywhere")];
    let chosen = source().check_options(&horse, &["wadbag-30"]).unwrap();
    assert_eq!(
        chosen.conflicts,
        [settles("light-horse-recoil", "sp-pk-beaten-by-lh")]
    );
}

#[test]
fn settled_rulings_lists_overridden_rulings() {
    let settled = source().settled_rulings().unwrap();
    let some: Vec<(&str, &str)> = settled
        .iter()
        .flat_map(|(id, rulings)| rulings.iter().map(|one| (id.as_str(), one.as_str())))
        .collect();
    assert_eq!(
        some,
        [
            ("followers-assumed", "camp-followers"),
            ("light-horse-recoil", "sp-pk-beaten-by-lh"),
            ("zone-carpet", "zone-carpet"),
            ("zone-camp", "zone-camp"),
        ]
    );
}

#[test]
fn row_removed_twice_is_removed() {
    let play = |rulings: &[(&str, &str)], conventions: &[&str]| {
        source().compile(Scale::Mm15, rulings, conventions).unwrap()
    };
    let recoil = [("sp-pk-beaten-by-lh", "recoil")];
    let both = play(&recoil, &["board-30", "light-horse-recoil"]);
    let settled = play(&[], &["board-30", "light-horse-recoil"]);
    assert_eq!(both.outcomes, settled.outcomes);
}
