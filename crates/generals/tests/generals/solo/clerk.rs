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
fn each_throw_of_a_contest_has_dice_of_its_own() {
    let options = ["woods", "marsh", "river"].map(|name| (name.to_owned(), Contender::default()));
    let mut again = 0;
    for seed in 0..20 {
        let mut clerk = Clerk::new(Dice::new(seed));
        clerk.turn_to(3);
        clerk.choose("optional-features", "left", &options, 1);
        let How::Contest { options } = &clerk.entries()[0].how else {
            panic!("{:?}", clerk.entries());
        };
        for option in options {
            for (thrown, number) in option.throws.iter().zip(1..) {
                let purpose = format!("optional-features 3 left {} {number}", option.name);
                assert_eq!(thrown.dice, Dice::new(seed).throw(&purpose, 1), "{purpose}");
                again += usize::from(number > 1);
            }
        }
    }
    // The highest of three dice is alone in 3 * (0 + 1 + 4 + 9 + 16 + 25) = 165 of 216 throws: of twenty contests about five
    // are thrown again, by two or three options.
    assert!(again >= 4, "{again}");
}

#[test]
fn ties_are_broken_by_dice_that_share_out_evenly() {
    // Among four the dice 5 and 6 are thrown again, among three none: 6 is the last of them, and 4 the first again.
    // One alone throws, too, and any die is his; a seventh of seven has no die.
    for (among, dice, place, thrown) in [
        (4, &[6, 5, 3][..], 2, 3),
        (3, &[6], 2, 1),
        (3, &[4], 0, 1),
        (2, &[6], 1, 1),
        (5, &[6, 5], 4, 2),
        (1, &[6], 0, 1),
        (0, &[2], 0, 1),
        (7, &[6], 5, 1),
    ] {
        let mut clerk = clerk(dice);
        clerk.turn_to(2);
        assert_eq!(clerk.break_tie("b1 b2", among), place, "{among} {dice:?}");
        // Asked again it is read, though the dice are used up and would all be ones now.
        assert_eq!(clerk.break_tie("b1 b2", among), place, "{among} {dice:?}");
        let [entry] = clerk.entries() else {
            panic!("{:?}", clerk.entries());
        };
        assert_eq!(entry.bound, 2);
        assert_eq!(entry.result, (place + 1).to_string());
        let How::Table(found) = &entry.how else {
            panic!("{entry:?}");
        };
        assert_eq!(found.dice, dice[..thrown]);
        assert_eq!(usize::try_from(found.total), Ok(place + 1));
    }
}

#[test]
fn a_tie_that_was_written_among_more_is_read_as_the_last_of_fewer() {
    let mut clerk = clerk(&[6]);
    assert_eq!(clerk.break_tie("b1", 6), 5);
    assert_eq!(clerk.break_tie("b1", 2), 1);
    assert_eq!(clerk.break_tie("b1", 0), 0);
}

#[test]
fn entries_are_counted_by_name_in_a_bound_and_in_all() {
    let mut clerk = clerk(&[]);
    clerk.blow("shoot", "shoot b1 at r1", &[("odds", 4)]);
    clerk.turn_to(1);
    for order in ["shoot b1 at r2", "shoot b1 at r2", "shoot b2 at r3"] {
        clerk.blow("shoot", order, &[]);
    }
    // What a rule decides is written once for each subject, a blow whenever it falls.
    for _ in 0..2 {
        clerk.rule("4.3", "camp", "", "camp 1 1", &[("behind", -1)], &["R-24"]);
    }
    clerk.rule("4.3", "camp", "b2", "camp 2 1", &[], &[]);
    assert_eq!((clerk.count("shoot"), clerk.count_now("shoot")), (4, 3));
    assert_eq!((clerk.count("camp"), clerk.count_now("camp")), (2, 2));
    assert_eq!(clerk.count("move"), 0);
    let nth = |nth| {
        clerk
            .nth_now("shoot", nth)
            .map(|entry| entry.result.as_str())
    };
    assert_eq!(nth(0), None);
    assert_eq!(nth(1), Some("shoot b1 at r2"));
    assert_eq!(nth(3), Some("shoot b2 at r3"));
    assert_eq!(nth(4), None);
    assert_eq!(clerk.nth_now("camp", 2).unwrap().subject, "b2");
    // The last that was written of a name and a subject counts.
    assert_eq!(clerk.written("shoot", "").unwrap().result, "shoot b2 at r3");
    assert_eq!(clerk.written("camp", "b3"), None);
    let How::Rule { facts } = &clerk.entries()[0].how else {
        panic!("{:?}", clerk.entries());
    };
    assert_eq!(
        facts,
        &[acies_generals::audit::Number("odds".to_owned(), 4)]
    );
    assert_eq!(clerk.entries()[0].rulings, ["R-55"]);
    // All of it is news once; what another worked out ahead is news, too.
    let entries = clerk.entries().to_vec();
    assert_eq!(clerk.news(), entries);
    clerk.write_again(&entries[..1]);
    assert_eq!(clerk.news(), entries[..1]);
    assert_eq!(clerk.entries().len(), 7);
}

#[test]
fn numbers_for_a_purpose_are_those_of_its_bound() {
    let mut keyed = Clerk::new(Dice::new(7));
    assert!(keyed.is_keyed() && !clerk(&[]).is_keyed());
    let first = keyed.number("shape");
    assert_eq!(keyed.number("shape"), first);
    assert_ne!(keyed.number("place"), first);
    assert_ne!(Clerk::new(Dice::new(8)).number("shape"), first);
    keyed.turn_to(1);
    assert_ne!(keyed.number("shape"), first);
    assert!(keyed.entries().is_empty());
}

#[test]
fn dice_that_are_used_up_are_ones() {
    let mut given = Dice::Given([5, 2].into());
    assert_eq!(given.throw("a", 1), [5]);
    assert_eq!(given.throw("b", 3), [2, 1, 1]);
    // Keyed dice are the same for the same purpose, in whatever order they are asked for.
    let (mut one, mut other) = (Dice::new(3), Dice::new(3));
    let (a, b) = (one.throw("a", 20), one.throw("b", 20));
    assert_eq!(
        (other.throw("b", 20), other.throw("a", 20)),
        (b.clone(), a.clone())
    );
    assert_ne!(a, b);
    assert!(a.len() == 20 && a.iter().all(|die| (1..=6).contains(die)));
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
