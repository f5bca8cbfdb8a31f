//! What the clerk throws is written down, thrown once, and known again from the notes of a record.

use acies_generals::audit::{Entry, How};
use acies_generals::solo::{Clerk, Contender, Dice, Fact, Facts};
use acies_referee::Side;

/// A clerk with these dice.
fn clerk(dice: &[u8]) -> Clerk {
    Clerk::new(Dice::Given(dice.iter().copied().collect()))
}

#[test]
fn a_throw_is_made_once_a_bound() {
    let mut clerk = clerk(&[3, 6]);
    let facts = Facts::default().with(Fact::Pips, 4).with(Fact::LostNpg, 1);
    clerk.turn_to(5);
    // 3, less 1 for the element that was lost: 2.
    assert_eq!(clerk.consult("stance", "", &facts), "defensive");
    // A throw of 6 would come to 5.
    assert_eq!(clerk.consult("stance", "", &facts), "defensive");
    clerk.turn_to(6);
    assert_eq!(clerk.consult("stance", "", &facts), "aggressive");
    assert_eq!(clerk.count("stance"), 2);
}

#[test]
fn what_was_written_is_known_again_from_notes() {
    let mut before = clerk(&[3, 2, 5, 5, 1, 4]);
    before.consult("stance", "", &Facts::default().with(Fact::LostNpg, 1));
    let options = ["woods", "marsh", "river"].map(|name| (name.to_owned(), Contender::default()));
    // Woods 2; marsh and river 5, then 1 and 4.
    let chosen = before.choose("optional-features", "", &options, 1);
    assert_eq!(chosen, ["river"]);
    before.rule("4.3", "camp", "", "camp 1 1", &[("behind", 1)], &["R-24"]);
    let news = before.news();
    assert_eq!(news.len(), 3);
    assert!(before.news().is_empty());

    let mut after = clerk(&[]);
    for entry in news {
        let note = entry.to_note(Side::Blue);
        assert_eq!(Entry::of_note(&note), Some((Side::Blue, entry.clone())));
        after.recall(entry);
    }
    assert_eq!(after.consult("stance", "", &Facts::default()), "defensive");
    assert_eq!(after.choose("optional-features", "", &options, 1), chosen);
    assert!(after.news().is_empty());
}

#[test]
fn a_contest_keeps_every_throw_of_every_option() {
    let mut clerk = clerk(&[2, 5, 5, 1, 4]);
    let options = ["woods", "marsh", "river"].map(|name| (name.to_owned(), Contender::default()));
    clerk.choose("optional-features", "", &options, 1);
    let How::Contest { options } = &clerk.entries()[0].how else {
        panic!("{:?}", clerk.entries());
    };
    let throws: Vec<Vec<i16>> = options
        .iter()
        .map(|option| option.throws.iter().map(|thrown| thrown.total).collect())
        .collect();
    assert_eq!(throws, [vec![2], vec![5, 1], vec![5, 4]]);
}

#[test]
fn other_notes_are_no_entries() {
    for note in [
        "",
        "npg",
        "npg red",
        "npg green {}",
        "npg red {}",
        "refused end",
    ] {
        assert_eq!(Entry::of_note(note), None, "{note}");
    }
}
