//! What is in force when rulings and conventions are chosen, and which choices do not go together.

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
fn a_preset_is_told_from_what_it_stands_for() {
    let source = source();
    for id in ["wadbag-24", "wadbag-30"] {
        let chosen = source.agreed(&[], &[id]).unwrap();
        assert_eq!(chosen.preset.as_deref(), Some(id));
        assert!(!chosen.conventions.iter().any(|one| one == id));
        let each: Vec<&str> = chosen.conventions.iter().map(String::as_str).collect();
        assert_eq!(source.agreed(&[], &each).unwrap(), chosen);
        // Without one of them it is no longer the preset.
        assert_eq!(source.agreed(&[], &each[1..]).unwrap().preset, None);
    }
    assert_eq!(source.agreed(&[], &[]).unwrap().preset, None);
}

#[test]
fn only_answers_that_differ_are_in_force() {
    let answers = [("supporters-die", "yes"), ("camp-attackers", "one")];
    let chosen = source().agreed(&answers, &[]).unwrap();
    assert_eq!(chosen.rulings, [("camp-attackers".into(), "one".into())]);
    assert!(source().agreed(&[("camp-attackers", "four")], &[]).is_err());
    assert!(source().agreed(&[], &["no-rain"]).is_err());
}

#[test]
fn a_convention_without_what_it_needs_conflicts() {
    let chosen = source().agreed(&[], &["light-horse-recoil"]).unwrap();
    let needs = Conflict::Needs {
        convention: "light-horse-recoil".into(),
        needed: "board-30".into(),
    };
    assert_eq!(chosen.conflicts, [needs]);
    let both = source()
        .agreed(&[], &["board-30", "light-horse-recoil"])
        .unwrap();
    assert_eq!(both.conflicts, []);
}

#[test]
fn an_answer_that_a_convention_settles_conflicts() {
    let camp = [("zone-camp", "no"), ("supporters-die", "no")];
    let chosen = source().agreed(&camp, &["wadbag-24"]).unwrap();
    assert_eq!(chosen.conflicts, [settles("zone-camp", "zone-camp")]);
    // The one changes a part of the row that the other takes out.
    let horse = [("sp-pk-beaten-by-lh", "destroyed-anywhere")];
    let chosen = source().agreed(&horse, &["wadbag-30"]).unwrap();
    assert_eq!(
        chosen.conflicts,
        [settles("light-horse-recoil", "sp-pk-beaten-by-lh")]
    );
}

#[test]
fn what_a_convention_settles_is_known_beforehand() {
    let settled = source().settled().unwrap();
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
fn a_row_that_a_ruling_and_a_convention_take_out_is_out() {
    let play = |rulings: &[(&str, &str)], conventions: &[&str]| {
        source().compile(Scale::Mm15, rulings, conventions).unwrap()
    };
    let recoil = [("sp-pk-beaten-by-lh", "recoil")];
    let both = play(&recoil, &["board-30", "light-horse-recoil"]);
    let settled = play(&[], &["board-30", "light-horse-recoil"]);
    assert_eq!(both.outcomes, settled.outcomes);
}
