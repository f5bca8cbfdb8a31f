//! Whole setups with the procedure on one side or both, up to the first bound.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::SoloDba;
use acies_generals::{General, Random, Rng};
use acies_referee::{Ask, Battle, Order, Side};
use acies_rulebook::{Rulebook, Scale};

use super::evaluator::Evaluated;

/// Sets a battle up until its first bound begins; returns the entries of red and blue.
fn set_up(
    rulebook: &Arc<Rulebook>,
    lists: [ArmyList; 2],
    generals: [Box<dyn General>; 2],
    number: u64,
) -> [Vec<Entry>; 2] {
    looked_at(rulebook, lists, generals, number, &mut |_, _, _, _, _| {})
}

/// Called for each order of a setup: battle, side, order, earlier entries and its own entries.
type Look<'l> = &'l mut dyn FnMut(&Battle, Side, &Order, &[Entry], &[Entry]);

/// The same with a callback for each order.
fn looked_at(
    rulebook: &Arc<Rulebook>,
    lists: [ArmyList; 2],
    mut generals: [Box<dyn General>; 2],
    number: u64,
    look: Look<'_>,
) -> [Vec<Entry>; 2] {
    let seed = Seed::from(number);
    let mut battle = Battle::new(Arc::clone(rulebook), lists);
    let mut entries = [Vec::new(), Vec::new()];
    for _ in 0..300 {
        match battle.asks() {
            Ask::Over(_) => break,
            Ask::Throw(throw) => {
                battle.throw(&seed.dice(throw.purpose, throw.dice)).unwrap();
            }
            Ask::Decide { .. } if battle.setup().is_none() => return entries,
            Ask::Decide { side, what } => {
                let general = &mut generals[side as usize];
                let order = general.decide(&battle, side);
                let (before, new_entries) = (&mut entries[side as usize], general.take_entries());
                look(&battle, side, &order, before, &new_entries);
                before.extend(new_entries);
                let answer = battle.obey(&order);
                assert!(answer.is_ok(), "{number}: {what:?}: {order}: {answer:?}");
            }
        }
    }
    panic!("{number}: {:?}", battle.asks());
}

/// Two lists of an edition that vary with the number.
fn lists(edition: &str, number: u64) -> [ArmyList; 2] {
    let lists = Library::for_edition(edition).unwrap().lists();
    let mut chance = Rng::new(number);
    [(); 2].map(|()| lists[chance.below(lists.len())].clone())
}

#[test]
fn no_setup_order_is_refused_in_any_edition() {
    for (edition, conventions) in [
        ("2.2", &[][..]),
        ("3.0", &[]),
        ("1.22", &[]),
        ("2.2", &["wadbag-30"]),
    ] {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], conventions).unwrap());
        let (mut placed, mut at_once) = (0, 0);
        for number in 0..20 {
            let lists = lists(edition, number);
            let solo = |number: u64| -> Box<dyn General> { Box::new(SoloDba::new(number)) };
            let both = [solo(2 * number), solo(2 * number + 1)];
            let entries = set_up(&rulebook, lists.clone(), both, number);
            for entry in entries
                .iter()
                .flatten()
                .filter(|entry| entry.name == "place")
            {
                let How::Rule { facts } = &entry.how else {
                    panic!("{entry:?}");
                };
                placed += 1;
                at_once += u32::from(facts.first().is_none_or(|tries| tries.1 == 1));
                assert_ne!(entry.result, "left-out", "{edition} {number}");
            }
            // Against a general that does anything legal.
            let random: Box<dyn General> = Box::new(Random::new(number));
            let one = if number % 2 == 0 {
                [solo(number), random]
            } else {
                [random, solo(number)]
            };
            set_up(&rulebook, lists, one, number);
        }
        // Most places are usable as rolled, since several shapes are tried. Where dice assign quarters, four of nine
        // places are in the right one.
        let least = if edition == "3.0" { 4 } else { 2 };
        assert!(
            placed >= 40 && at_once * least > placed,
            "{edition}: {at_once} of {placed}"
        );
    }
}

#[test]
fn independent_evaluator_agrees_with_setup_entries() {
    let setups = std::env::var("ACIES_SOLO_SETUPS").ok();
    let setups: u64 = setups.and_then(|text| text.parse().ok()).unwrap_or(15);
    for edition in ["2.2", "3.0", "1.22"] {
        let source = Rulebook::edition_source(edition).unwrap();
        let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
        let mut evaluated = Evaluated::default();
        for number in 0..setups {
            let both = [0, 1].map(|side| {
                let solo: Box<dyn General> = Box::new(SoloDba::new(2 * number + side));
                solo
            });
            let mut look =
                |battle: &Battle, side, order: &Order, before: &[Entry], new_entries: &[Entry]| {
                    evaluated.look(battle, side, order, before, new_entries);
                };
            looked_at(&rulebook, lists(edition, number), both, number, &mut look);
        }
        let shown = evaluated.differ.iter().take(20).cloned();
        let shown: Vec<String> = shown.collect();
        println!(
            "{edition}: {:?}, left {:?}",
            evaluated.agreed, evaluated.left
        );
        assert!(shown.is_empty(), "{edition}\n{}", shown.join("\n"));
        for what in [
            "edges that throw",
            "modifiers of edge",
            "modifiers of optional-features",
            "optional pieces",
        ] {
            assert!(evaluated.agreed.contains_key(what), "{edition}: no {what}");
        }
    }
}

#[test]
fn resumed_setup_continues_the_same() {
    let rulebook = Arc::new(Rulebook::standard());
    for number in 0..6 {
        let asleep: [Box<dyn General>; 2] = [number, number + 1].map(|number| {
            let sleepy: Box<dyn General> = Box::new(Sleepy {
                number,
                notes: Vec::new(),
                taken: 0,
            });
            sleepy
        });
        let awake: [Box<dyn General>; 2] = [number, number + 1].map(|number| {
            let solo: Box<dyn General> = Box::new(SoloDba::new(number));
            solo
        });
        let [one, other] = [asleep, awake]
            .map(|generals| set_up(&rulebook, lists("2.2", number), generals, number));
        assert_eq!(one, other);
    }
}

/// A general that forgets everything after each decision except its entries.
struct Sleepy {
    number: u64,
    notes: Vec<Entry>,
    taken: usize,
}

impl General for Sleepy {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        let mut general = SoloDba::new(self.number);
        for entry in &self.notes {
            general.replay_entry(entry.clone());
        }
        let order = general.decide(battle, side);
        self.notes.extend(general.take_entries());
        order
    }

    fn take_entries(&mut self) -> Vec<Entry> {
        let new_entries = self.notes[self.taken..].to_vec();
        self.taken = self.notes.len();
        new_entries
    }
}
