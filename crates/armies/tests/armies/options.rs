//! Choosing options of a list: every answer to every decision gives a valid army.

use std::collections::{BTreeMap, BTreeSet};

use acies_armies::{
    Alike, ArmyList, Composition, Decision, DecisionKind, Entry, Library, Prerequisite, Roster,
    RosterError, Slot, Troop,
};
use proptest::prelude::*;

fn list(edition: &str, key: &str) -> &'static ArmyList {
    Library::for_edition(edition)
        .unwrap()
        .get(key.parse().unwrap())
        .unwrap()
}

fn roster(text: &str) -> Roster {
    Library::for_edition("2.2")
        .unwrap()
        .notation()
        .read(text)
        .unwrap()
}

fn troop(text: &str) -> Troop {
    text.parse().unwrap()
}

/// The content of an army, ignoring order: its general, and the number of each other troop.
fn contents(army: &Composition) -> (Troop, BTreeMap<Troop, usize>) {
    let mut others = BTreeMap::new();
    for (troop, _) in army.iter().filter(|(_, is_general)| !is_general) {
        *others.entry(troop).or_default() += 1;
    }
    (army.elements()[army.general()], others)
}

/// Answers that vary one decision at a time, all others being first.
fn single_variations(list: &ArmyList) -> Vec<Vec<(usize, usize)>> {
    let mut variations = vec![Vec::new()];
    for decision in list.options() {
        let needs = decision.needs().map(|needs| (needs.decision, needs.answer));
        let with = |answer| {
            needs
                .into_iter()
                .chain([(decision.index(), answer)])
                .collect()
        };
        variations.extend((0..decision.answers()).map(with));
    }
    variations
}

#[test]
fn every_option_of_every_list_gives_a_valid_army() {
    for edition in ["2.2", "3.0"] {
        for list in Library::for_edition(edition).unwrap().lists() {
            for answers in single_variations(list) {
                let mut asked = Vec::new();
                let army = list.compose(|decision| {
                    asked.push(decision.index());
                    answers
                        .iter()
                        .find(|(index, _)| *index == decision.index())
                        .map_or(0, |&(_, answer)| answer)
                });
                assert!(
                    answers.iter().all(|(index, _)| asked.contains(index)),
                    "{}: {answers:?}",
                    list.key()
                );
                assert_eq!(
                    list.check(&army),
                    Ok(()),
                    "{edition} {}: {answers:?}",
                    list.key()
                );
                assert!(
                    list.elements()
                        .generals()
                        .contains(&army.elements()[army.general()])
                );
                assert_eq!(army.iter().filter(|(_, is_general)| *is_general).count(), 1);
            }
        }
    }
}

#[test]
fn default_army_uses_first_options() {
    // II/12: 1x3Kn(Gen), 1x3Cv, 1x2LH, 1x4Ax, 6x4Pk, 1x2Ps, 1x(4Sp or 4Ax or 2Ps or Art)
    let army = list("2.2", "II/12").default_composition();
    assert_eq!(
        army.to_string(),
        "3Kn general, 3Cv, 2LH, 4Ax, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 2Ps, 4Sp"
    );
    // IV/58: the general stands in a choice: (1x2LH(Gen) + 1x(2LH or 3Cv) + 1x4Bd or 1x3Kn(Gen) + 2x4Pk), 1x(4Bd or 2LH), ...
    let army = list("2.2", "IV/58").default_composition();
    assert_eq!(
        army.to_string(),
        "2LH general, 2LH, 4Bd, 4Bd, 3Ax, 3Ax, 3Ax, 3Ax, 2Ps, 2Ps, 2Ps, 2Ps"
    );
}

#[test]
fn decisions_are_in_list_order() {
    let roster =
        roster("1x(3Kn or 3Cv)(Gen), (2x(4Bd or 3Bd) or 1x4Sp + 1xEl), 8x4Pk, 1x(2Ps or 3Ax)");
    let options = roster.options();
    // The general: 2 answers. The blocks: 2. Two elements of two options: 3 mixes. Psiloi or auxilia: 2.
    assert_eq!(
        options.iter().map(Decision::answers).collect::<Vec<_>>(),
        [2, 2, 3, 2]
    );
    assert_eq!(
        options
            .iter()
            .map(Decision::is_for_general)
            .collect::<Vec<_>>(),
        [true, false, false, false]
    );
    // The mixes apply to the first block only.
    let first_block = Some(Prerequisite {
        decision: 1,
        answer: 0,
    });
    assert_eq!(
        options.iter().map(Decision::needs).collect::<Vec<_>>(),
        [None, None, first_block, None]
    );
    assert!(
        options
            .iter()
            .enumerate()
            .all(|(nth, decision)| decision.index() == nth)
    );
}

#[test]
fn decisions_of_other_blocks_are_skipped() {
    let roster = roster("1x3Kn(Gen), (2x(4Bd or 3Bd) or 1x4Sp + 1xEl), 9x4Pk");
    let mut asked = Vec::new();
    let army = roster.compose(|decision| {
        asked.push(decision.index());
        1
    });
    assert_eq!(asked, [0]);
    assert_eq!(
        army.to_string(),
        "3Kn general, 4Sp, El, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk"
    );
}

/// The mixes that a slot of a roster in the notation of 3.0 offers, as text.
fn mixes(slot: &str, others: &str) -> Vec<String> {
    let notation = Library::for_edition("3.0").unwrap().notation();
    let roster = notation
        .read(&format!("1x3Kn(Gen), {slot}, {others}"))
        .unwrap();
    let mixes = roster.slots().nth(1).unwrap().mixes();
    mixes
        .iter()
        .map(|mix| {
            mix.iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

#[test]
fn slot_offers_all_mixes() {
    assert_eq!(mixes("2x(Cv or LH)", "9xPs"), ["Cv Cv", "Cv LH", "LH LH"]);
    assert_eq!(mixes("2x(Cv or LH) alike", "9xPs"), ["Cv Cv", "LH LH"]);
    assert_eq!(
        mixes("2x(Cv or 3/4Wb)", "9xPs"),
        ["Cv Cv", "Cv 3Wb", "3Wb 3Wb", "Cv 4Wb", "4Wb 4Wb"]
    );
    assert_eq!(mixes("1x(Cv or 3/4Wb)", "10xPs"), ["Cv", "3Wb", "4Wb"]);
    // Three elements of two options: none to three of the second.
    assert_eq!(mixes("3x(3Kn/4Bd or Ps)", "8xPs").len(), 4);
}

#[test]
fn answer_all_fills_the_slot() {
    let roster = roster("1x3Kn(Gen), 3x(4Bd or 2Ps or 3Ax), 8x4Pk");
    let options = roster.options();
    let all = |code: &str| options[0].answer_all(troop(code));
    let Some(auxilia) = all("3Ax") else {
        panic!("no answer for auxilia alone")
    };
    let army = roster.compose(|_| auxilia);
    assert_eq!(contents(&army).1[&troop("3Ax")], 3);
    assert_eq!(all("4Bd"), Some(0));
    assert_eq!(all("4Pk"), None);
}

#[test]
fn answers_wrap_around() {
    let roster = roster("1x(3Kn or 3Cv)(Gen), 11x4Pk");
    let general = |answer: usize| contents(&roster.random_composition(|_| answer)).0;
    assert_eq!(
        [0, 1, 2, usize::MAX].map(general),
        ["3Kn", "3Cv", "3Kn", "3Cv"].map(troop)
    );
}

#[test]
fn invalid_slots_are_rejected() {
    let slot = |count, options: &[&str], alike, general| {
        Slot::new(
            count,
            options.iter().map(|code| troop(code)).collect(),
            alike,
            general,
        )
    };
    let run = |from, to| Alike::Figures(std::iter::once(from..to).collect());
    assert_eq!(
        slot(0, &["4Bd"], Alike::Free, false),
        Err(RosterError::Count(0))
    );
    assert_eq!(
        slot(13, &["4Bd"], Alike::Free, false),
        Err(RosterError::Count(13))
    );
    assert_eq!(
        slot(1, &[], Alike::Free, false),
        Err(RosterError::Options(0))
    );
    assert_eq!(
        slot(1, &["4Bd", "2Ps", "4Bd"], Alike::Free, false),
        Err(RosterError::Twice(troop("4Bd")))
    );
    assert_eq!(
        slot(2, &["4Bd"], Alike::Free, true),
        Err(RosterError::GeneralCount(2))
    );
    assert!(slot(2, &["El", "3Ax", "4Ax"], run(1, 3), false).is_ok());
    for not_a_run in [run(0, 2), run(1, 2), run(2, 4)] {
        assert_eq!(
            slot(2, &["El", "3Ax", "4Ax"], not_a_run, false),
            Err(RosterError::Figures)
        );
    }
    // Eleven slots of one element in four alike pairs of figures would be read in 16 ways each, were they not single.
    let single = slot(
        1,
        &["3Ax", "4Ax", "3Bw", "4Bw"],
        Alike::Figures([0..2, 2..4].into()),
        false,
    )
    .unwrap();
    let general = slot(1, &["3Kn"], Alike::Free, true).unwrap();
    let entries = std::iter::once(general)
        .chain(std::iter::repeat_n(single, 11))
        .map(Entry::Slot)
        .collect();
    assert!(Roster::new(entries).is_ok());
}

#[test]
fn roster_with_too_many_combinations_is_rejected() {
    // Eleven choices between three troops each: 3^11 = 177147 combinations.
    let single = |code: &str| Slot::new(1, vec![troop(code)], Alike::Free, false).unwrap();
    let choice = Entry::Choice(vec![
        vec![single("4Bd")],
        vec![single("2Ps")],
        vec![single("3Ax")],
    ]);
    let general = Entry::Slot(Slot::new(1, vec![troop("3Kn")], Alike::Free, true).unwrap());
    let entries = std::iter::once(general)
        .chain(std::iter::repeat_n(choice, 11))
        .collect();
    assert_eq!(Roster::new(entries), Err(RosterError::Readings));
}

/// All armies that a roster allows, by taking every answer to every decision.
fn all_armies(roster: &Roster) -> BTreeSet<(Troop, BTreeMap<Troop, usize>)> {
    let mut armies = BTreeSet::new();
    let mut answers: Vec<(usize, usize)> = Vec::new();
    loop {
        let mut nth = 0;
        let army = roster.compose(|decision: &Decision<'_>| {
            if answers.len() == nth {
                answers.push((0, decision.answers()));
            }
            nth += 1;
            answers[nth - 1].0
        });
        armies.insert(contents(&army));
        answers.truncate(nth);
        while answers.last().is_some_and(|(answer, of)| answer + 1 == *of) {
            answers.pop();
        }
        match answers.last_mut() {
            Some((answer, _)) => *answer += 1,
            None => return armies,
        }
    }
}

#[test]
fn all_armies_of_a_list_are_enumerated() {
    // Two generals. Beside the Art there are 0 to 4 2Ps of four, without it 1 to 5 of five: ten armies for each general.
    assert_eq!(
        all_armies(&roster(
            "1x(3Kn or 3Cv)(Gen), 4x(4Ax or 2Ps), 1x(2Ps or Art), 6x4Pk"
        ))
        .len(),
        20
    );
}

/// Lists that are quick to enumerate and have choices, alike slots or alike figures.
const TRICKY: [(&str, &str); 8] = [
    ("2.2", "II/5d"),
    ("2.2", "II/16b"),
    ("2.2", "III/8"),
    ("2.2", "III/18"),
    ("2.2", "IV/58"),
    ("3.0", "II/79a"),
    ("3.0", "IV/14a"),
    ("3.0", "II/55b"),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Twelve elements drawn from a list's options are valid exactly if some answers give them.
    #[test]
    fn check_accepts_exactly_the_choosable_armies(
        list_at in 0..TRICKY.len(),
        base in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        changes in prop::collection::vec((0..12_usize, any::<prop::sample::Index>()), 0..3),
    ) {
        let (edition, key) = TRICKY[list_at];
        let list = list(edition, key);
        let armies = all_armies(list.elements());
        let mut numbers = base.iter().cycle();
        let army = list.random_composition(|answers| numbers.next().map_or(0, |number| number.index(answers)));
        let troops: Vec<Troop> = list.elements().slots().flat_map(Slot::options).copied().collect();
        let mut elements = army.elements().to_vec();
        for (at, troop) in changes {
            elements[at] = *troop.get(&troops);
        }
        let changed = Composition::new(&elements, &[army.general()]).unwrap();
        prop_assert_eq!(list.check(&changed).is_ok(), armies.contains(&contents(&changed)), "{}", changed);
    }
}

#[test]
fn decision_kinds_match_the_list() {
    let options = list("2.2", "IV/58").options();
    let blocks = options
        .iter()
        .filter(|decision| matches!(decision.kind(), DecisionKind::Block(_)))
        .count();
    // One choice between two blocks; (2LH or 3Cv) in the first; (4Bd or 2LH) after it.
    assert_eq!((blocks, options.len()), (1, 3));
}
