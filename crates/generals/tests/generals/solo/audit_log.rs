//! The audit log records each roll, rolls it once, and can be restored from the notes of a record.

use acies_generals::audit::{Entry, How};
use acies_generals::solo::{AuditLog, Contender, Dice, Fact, Facts};
use acies_referee::Side;

/// A log with these dice.
fn log(dice: &[u8]) -> AuditLog {
    AuditLog::new(Dice::Scripted(dice.iter().copied().collect()))
}

#[test]
fn table_is_rolled_once_per_bound() {
    let mut log = log(&[3, 6]);
    let facts = Facts::default().with(Fact::Pips, 4).with(Fact::LostNpg, 1);
    log.set_bound(5);
    // 3, less 1 for the element that was lost: 2.
    assert_eq!(log.roll_on("stance", "", &facts), "defensive");
    // A 6 would come to 5.
    assert_eq!(log.roll_on("stance", "", &facts), "defensive");
    log.set_bound(6);
    assert_eq!(log.roll_on("stance", "", &facts), "aggressive");
    assert_eq!(log.count("stance"), 2);
}

#[test]
fn log_is_restored_from_notes() {
    let mut before = log(&[3, 2, 5, 5, 1, 4]);
    before.roll_on("stance", "", &Facts::default().with(Fact::LostNpg, 1));
    let options = ["woods", "marsh", "river"].map(|name| (name.to_owned(), Contender::default()));
    // Woods 2; marsh and river 5, then 1 and 4.
    let chosen = before.choose("optional-features", "", &options, 1);
    assert_eq!(chosen, ["river"]);
    before.record_rule("4.3", "camp", "", "camp 1 1", &[("behind", 1)], &["R-24"]);
    let new_entries = before.take_entries();
    assert_eq!(new_entries.len(), 3);
    assert!(before.take_entries().is_empty());

    let mut after = log(&[]);
    for entry in new_entries {
        let note = entry.to_note(Side::Blue);
        assert_eq!(Entry::from_note(&note), Some((Side::Blue, entry.clone())));
        after.replay_entry(entry);
    }
    assert_eq!(after.roll_on("stance", "", &Facts::default()), "defensive");
    assert_eq!(after.choose("optional-features", "", &options, 1), chosen);
    assert!(after.take_entries().is_empty());
}

#[test]
fn contest_entry_keeps_every_roll() {
    let mut log = log(&[2, 5, 5, 1, 4]);
    let options = ["woods", "marsh", "river"].map(|name| (name.to_owned(), Contender::default()));
    log.choose("optional-features", "", &options, 1);
    let How::Contest { options } = &log.entries()[0].how else {
        panic!("{:?}", log.entries());
    };
    let throws: Vec<Vec<i16>> = options
        .iter()
        .map(|option| option.throws.iter().map(|thrown| thrown.total).collect())
        .collect();
    assert_eq!(throws, [vec![2], vec![5, 1], vec![5, 4]]);
}

#[test]
fn contest_rolls_have_distinct_dice() {
    let options = ["woods", "marsh", "river"].map(|name| (name.to_owned(), Contender::default()));
    let mut again = 0;
    for seed in 0..20 {
        let mut log = AuditLog::new(Dice::new(seed));
        log.set_bound(3);
        log.choose("optional-features", "left", &options, 1);
        let How::Contest { options } = &log.entries()[0].how else {
            panic!("{:?}", log.entries());
        };
        for option in options {
            for (thrown, number) in option.throws.iter().zip(1..) {
                let purpose = format!("optional-features 3 left {} {number}", option.name);
                assert_eq!(thrown.dice, Dice::new(seed).roll(&purpose, 1), "{purpose}");
                again += usize::from(number > 1);
            }
        }
    }
    // The highest of three dice is unique in 3 * (0 + 1 + 4 + 9 + 16 + 25) = 165 of 216 rolls, so about five of twenty
    // contests reroll, with two or three options.
    assert!(again >= 4, "{again}");
}

#[test]
fn ties_are_broken_evenly() {
    // Among four, dice of 5 and 6 are rerolled, among three none: 6 is the last of them, and 4 the first again.
    // A single option rolls, too, and any die chooses it; a seventh of seven has no die.
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
        let mut log = log(dice);
        log.set_bound(2);
        assert_eq!(log.break_tie("b1 b2", among), place, "{among} {dice:?}");
        // The second call reads the entry, though the exhausted dice would all be ones now.
        assert_eq!(log.break_tie("b1 b2", among), place, "{among} {dice:?}");
        let [entry] = log.entries() else {
            panic!("{:?}", log.entries());
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
fn recorded_tie_is_clamped_to_fewer_options() {
    let mut log = log(&[6]);
    assert_eq!(log.break_tie("b1", 6), 5);
    assert_eq!(log.break_tie("b1", 2), 1);
    assert_eq!(log.break_tie("b1", 0), 0);
}

#[test]
fn entries_are_counted_by_name_per_bound_and_in_total() {
    let mut log = log(&[]);
    log.record_combat_order("shoot", "shoot b1 at r1", &[("odds", 4)]);
    log.set_bound(1);
    for order in ["shoot b1 at r2", "shoot b1 at r2", "shoot b2 at r3"] {
        log.record_combat_order("shoot", order, &[]);
    }
    // A rule is recorded once per subject, a combat order every time.
    for _ in 0..2 {
        log.record_rule("4.3", "camp", "", "camp 1 1", &[("behind", -1)], &["R-24"]);
    }
    log.record_rule("4.3", "camp", "b2", "camp 2 1", &[], &[]);
    assert_eq!((log.count("shoot"), log.count_this_bound("shoot")), (4, 3));
    assert_eq!((log.count("camp"), log.count_this_bound("camp")), (2, 2));
    assert_eq!(log.count("move"), 0);
    let nth = |nth| {
        log.nth_this_bound("shoot", nth)
            .map(|entry| entry.result.as_str())
    };
    assert_eq!(nth(0), None);
    assert_eq!(nth(1), Some("shoot b1 at r2"));
    assert_eq!(nth(3), Some("shoot b2 at r3"));
    assert_eq!(nth(4), None);
    assert_eq!(log.nth_this_bound("camp", 2).unwrap().subject, "b2");
    // The last entry of a name and subject counts.
    assert_eq!(log.find("shoot", "").unwrap().result, "shoot b2 at r3");
    assert_eq!(log.find("camp", "b3"), None);
    let How::Rule { facts } = &log.entries()[0].how else {
        panic!("{:?}", log.entries());
    };
    assert_eq!(
        facts,
        &[acies_generals::audit::Number("odds".to_owned(), 4)]
    );
    assert_eq!(log.entries()[0].rulings, ["R-55"]);
    // All entries are taken once; those of a dry run as well.
    let entries = log.entries().to_vec();
    assert_eq!(log.take_entries(), entries);
    log.append(&entries[..1]);
    assert_eq!(log.take_entries(), entries[..1]);
    assert_eq!(log.entries().len(), 7);
}

#[test]
fn seeded_numbers_depend_on_purpose_and_bound() {
    let mut keyed = AuditLog::new(Dice::new(7));
    assert!(keyed.has_keyed_dice() && !log(&[]).has_keyed_dice());
    let first = keyed.seeded_number("shape");
    assert_eq!(keyed.seeded_number("shape"), first);
    assert_ne!(keyed.seeded_number("place"), first);
    assert_ne!(AuditLog::new(Dice::new(8)).seeded_number("shape"), first);
    keyed.set_bound(1);
    assert_ne!(keyed.seeded_number("shape"), first);
    assert!(keyed.entries().is_empty());
}

#[test]
fn exhausted_scripted_dice_are_ones() {
    let mut given = Dice::Scripted([5, 2].into());
    assert_eq!(given.roll("a", 1), [5]);
    assert_eq!(given.roll("b", 3), [2, 1, 1]);
    // Keyed dice are the same for the same purpose, in any order.
    let (mut one, mut other) = (Dice::new(3), Dice::new(3));
    let (a, b) = (one.roll("a", 20), one.roll("b", 20));
    assert_eq!(
        (other.roll("b", 20), other.roll("a", 20)),
        (b.clone(), a.clone())
    );
    assert_ne!(a, b);
    assert!(a.len() == 20 && a.iter().all(|die| (1..=6).contains(die)));
}

#[test]
fn other_notes_are_not_entries() {
    for note in [
        "",
        "npg",
        "npg red",
        "npg green {}",
        "npg red {}",
        "refused end",
    ] {
        assert_eq!(Entry::from_note(note), None, "{note}");
    }
}
