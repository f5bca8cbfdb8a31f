//! Choosing an army (section 2.2), die by die.

use acies_armies::{ArmyList, Composition, Library, Notation, Roster};
use acies_generals::General;
use acies_generals::audit::{ContestOption, Entry, How};
use acies_generals::solo::{AuditLog, Dice, Procedure, SoloDba, TroopKinds, compose_army};
use acies_referee::{Battle, Order, Side};
use acies_rulebook::{Rulebook, Scale};

fn rulebook(edition: &str) -> Rulebook {
    let source = Rulebook::edition_source(edition).unwrap();
    source.compile(Scale::Mm15, &[], &[]).unwrap()
}

fn list(edition: &str, key: &str) -> &'static ArmyList {
    let library = Library::for_edition(edition).unwrap();
    library.get(key.parse().unwrap()).unwrap()
}

/// The army for these dice, in the order they are rolled, and its audit entries.
fn with_dice(roster: &Roster, enemy: &Composition, dice: &[u8]) -> (Composition, Vec<Entry>) {
    let rulebook = rulebook("2.2");
    let kinds = TroopKinds::new(Procedure::built_in(), &rulebook);
    let mut log = AuditLog::new(Dice::Scripted(dice.iter().copied().collect()));
    let army = compose_army(&mut log, kinds, roster, enemy);
    let entries = log.entries().to_vec();
    assert_eq!(thrown(&entries), dice.len(), "{entries:?}");
    (army, entries)
}

/// The options of a contest's entry.
fn options(entry: &Entry) -> &[ContestOption] {
    match &entry.how {
        How::Contest { options } => options,
        _ => &[],
    }
}

/// The number of recorded dice.
fn thrown(entries: &[Entry]) -> usize {
    let throws = entries
        .iter()
        .flat_map(options)
        .flat_map(|option| &option.throws);
    throws.map(|thrown| thrown.dice.len()).sum()
}

/// The rows of an option's modifiers with their values.
fn rows(option: &ContestOption) -> Vec<(u8, i16)> {
    let added = option.throws[0].modifiers.iter();
    added.map(|one| (one.row, one.value)).collect()
}

#[test]
fn every_option_rolls_and_the_general_is_last() {
    // I/1c: a general of pikes or heavy chariots, six pikes, a heavy chariot, pikes or blades, auxilia or psiloi, two psiloi.
    // I/1a has a general of blades, eight bows and three psiloi.
    let enemy = list("2.2", "I/1a").default_composition();
    let roster = list("2.2", "I/1c").elements();
    let (army, composed) = with_dice(
        roster,
        &enemy,
        &[
            // Pikes 2, blades 5: blades. A general of pikes would have made seven of them even.
            2, 5, //
            // Auxilia and psiloi tie at 4, then roll 1 and 6.
            4, 4, 1, 6, //
            // The general. Pikes: -2 for seven of them, +1 for infantry that is present; they are no slower than the
            // others. Chariots: -2 against bows, +2 for the one that is present. 4 - 1 and 3 tie, so do 2 - 1 and 1;
            // then 5 - 1 and 6.
            4, 3, 2, 1, 5, 6,
        ],
    );
    assert_eq!(
        army.to_string(),
        "HCh general, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, HCh, 3Bd, 2Ps, 2Ps, 2Ps"
    );
    let names: Vec<(&str, &str)> = composed
        .iter()
        .map(|entry| (entry.name.as_str(), entry.result.as_str()))
        .collect();
    assert_eq!(
        names,
        [
            ("composition", "1x3Bd"),
            ("composition", "1x2Ps"),
            ("general", "1xHCh")
        ]
    );
    let general = options(&composed[2]);
    assert_eq!(rows(&general[0]), [(1, -2), (6, 1)]);
    assert_eq!(rows(&general[1]), [(2, -2), (7, 2)]);
    let dice: Vec<&[u8]> = general[1]
        .throws
        .iter()
        .map(|one| one.dice.as_slice())
        .collect();
    assert_eq!(dice, [[3], [1], [6]]);
}

#[test]
fn modifiers_for_slow_generals_and_elephants() {
    // A general on foot with knights only: -2, for elephants are as fast as they are. Elephants: -1 against eight bows
    // with three psiloi, which are not four, but against two light horse more. 6 - 2 against 6 - 1 or 6.
    let roster = Notation::default()
        .read("1x(4Bd or El)(Gen), 11x3Kn")
        .unwrap();
    let light = "3Cv general, 6x4Bw, 3x2Ps, 2x2LH";
    let few = "3Cv general, 8x4Bw, 3x2Ps";
    for (enemy, expected) in [(light, vec![(5, -1)]), (few, vec![])] {
        let (_, composed) = with_dice(&roster, &enemy.parse().unwrap(), &[6, 6]);
        let general = options(&composed[0]);
        assert_eq!(rows(&general[0]), [(3, -2)]);
        assert_eq!(rows(&general[1]), expected, "{enemy}");
    }
}

#[test]
fn dependent_options_follow_the_general() {
    // IV/58: light horse led by light horse with one more light horse or cavalry and a blade, or a knight with two pikes; then a
    // blade or light horse, four auxilia, four psiloi.
    let enemy = list("2.2", "I/1a").default_composition();
    let roster = list("2.2", "IV/58").elements();
    let come = |dice: &[u8]| {
        let (army, composed) = with_dice(roster, &enemy, dice);
        let names = composed.iter().map(|entry| entry.name.clone());
        let general = composed.iter().find(|entry| entry.name == "general");
        let rows = options(general.unwrap())
            .iter()
            .map(rows)
            .collect::<Vec<_>>();
        (army.to_string(), names.collect::<Vec<_>>(), rows)
    };
    // Light horse 6 against a blade 1. Then both generals have -2 against eight bows, and the light horse +2: 3 - 2 + 2
    // against 4 - 2. Last cavalry 5 against light horse 2, which did not count while it was open.
    let (army, names, added) = come(&[1, 6, 3, 4, 2, 5]);
    assert_eq!(names, ["composition", "general", "composition"]);
    assert_eq!(added, [vec![(2, -2), (7, 2)], vec![(2, -2)]]);
    assert_eq!(
        army,
        "2LH general, 3Cv, 4Bd, 2LH, 3Ax, 3Ax, 3Ax, 3Ax, 2Ps, 2Ps, 2Ps, 2Ps"
    );
    // With the blade there is no light horse for sure, and with the knight nothing else is open.
    let (army, names, added) = come(&[6, 1, 3, 4]);
    assert_eq!(names, ["composition", "general"]);
    assert_eq!(added, [vec![(2, -2)], vec![(2, -2)]]);
    assert_eq!(
        army,
        "3Kn general, 4Pk, 4Pk, 4Bd, 3Ax, 3Ax, 3Ax, 3Ax, 2Ps, 2Ps, 2Ps, 2Ps"
    );
}

#[test]
fn odd_numbers_of_pikes_are_excluded() {
    let enemy = list("2.2", "I/1a").default_composition();
    let army = |text: &str, dice: &[u8]| {
        let roster = Notation::default().read(text).unwrap();
        with_dice(&roster, &enemy, dice).0.to_string()
    };
    // The seventh pike rolls 6 and is excluded.
    assert_eq!(
        army("1x3Kn(Gen), 6x4Pk, 1x(4Pk or 4Ax), 4x2Ps", &[6, 1]),
        "3Kn general, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Ax, 2Ps, 2Ps, 2Ps, 2Ps"
    );
    // It is not excluded where an eighth can follow, which is then forced.
    assert_eq!(
        army(
            "1x3Kn(Gen), 6x4Pk, 1x(4Pk or 4Ax), 1x(4Pk or 4Sp), 3x2Ps",
            &[6, 1, 1, 6]
        ),
        "3Kn general, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 2Ps, 2Ps, 2Ps"
    );
    // Where every choice leaves an odd number, the dice decide.
    assert_eq!(
        army("1x3Kn(Gen), 7x4Pk, 1x(2Ps or 4Ax), 3x2Ps", &[2, 5]),
        "3Kn general, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Ax, 2Ps, 2Ps, 2Ps"
    );
}

#[test]
fn every_list_yields_legal_armies() {
    let procedure = Procedure::built_in();
    for edition in ["1.22", "2.2", "3.0"] {
        let rulebook = rulebook(edition);
        let kinds = TroopKinds::new(procedure, &rulebook);
        let library = Library::for_edition(edition).unwrap();
        let enemy = library.lists()[0].default_composition();
        for (nth, list) in library.lists().iter().enumerate() {
            let mut log = AuditLog::new(Dice::new(nth as u64));
            let army = compose_army(&mut log, kinds, list.elements(), &enemy);
            assert_eq!(list.check(&army), Ok(()), "{}", list.key());
            let composed = log.entries();
            let open = list
                .options()
                .iter()
                .any(|decision| !decision.is_for_general());
            assert!(open || composed.len() <= 1, "{}", list.key());
            // Every option rolled, and a restored log needs no further roll.
            let all = composed
                .iter()
                .all(|entry| options(entry).len() > 1 && thrown(std::slice::from_ref(entry)) > 1);
            assert!(all, "{}", list.key());
            let again = compose_army(&mut log, kinds, list.elements(), &enemy);
            assert_eq!(again, army);
        }
    }
}

/// What each side orders while armies are chosen, and the enemy's army as each general of the procedure counted it.
fn muster(procedure: [bool; 2]) -> (Vec<(Side, String)>, [Option<String>; 2]) {
    let lists = [list("2.2", "I/1c"), list("2.2", "I/1c")].map(Clone::clone);
    let mut battle = Battle::new(std::sync::Arc::new(rulebook("2.2")), lists);
    let mut generals = [3, 4].map(SoloDba::new);
    let mut orders = Vec::new();
    let mut counted = [None, None];
    while let acies_referee::Ask::Decide { side, .. } = battle.asks() {
        let me = side as usize;
        let order = if procedure[me] {
            generals[me].decide(&battle, side)
        } else {
            let options = battle.setup().unwrap().choices();
            options.last().cloned().unwrap()
        };
        for entry in generals[me].take_entries() {
            if entry.name == "enemy-army" {
                counted[me] = Some(entry.result);
            }
        }
        battle.obey(&order).unwrap();
        orders.push((side, order.to_string()));
        if !matches!(order, Order::Army(_)) {
            break;
        }
    }
    (orders, counted)
}

#[test]
fn opponent_chooses_its_army_before_the_general() {
    let army = |orders: &[(Side, String)], nth: usize| {
        let (side, order) = &orders[nth];
        (*side, order.strip_prefix("army ").unwrap().to_owned())
    };
    // Red follows the procedure, so blue chooses first.
    let (orders, counted) = muster([true, false]);
    assert_eq!(orders[0], (Side::Red, "army later".to_owned()));
    let (side, of_blue) = army(&orders, 1);
    assert_eq!((side, army(&orders, 2).0), (Side::Blue, Side::Red));
    assert_eq!(counted, [Some(of_blue), None]);
    // Blue does: red chooses first anyway.
    let (orders, counted) = muster([false, true]);
    let (side, of_red) = army(&orders, 0);
    assert_eq!((side, orders.len()), (Side::Red, 2));
    assert_eq!(counted, [None, Some(of_red)]);
    // Both do: red waits, and blue counts the first printed options.
    let (orders, counted) = muster([true, true]);
    let first = list("2.2", "I/1c").default_composition().to_string();
    assert_eq!(orders.len(), 3);
    assert_eq!(counted, [Some(army(&orders, 1).1), Some(first)]);
}
