//! Setting up as a whole: the procedure on one side or both, up to the first bound.

use std::sync::Arc;

use acies_armies::{ArmyList, Library};
use acies_chronicle::Seed;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::SoloDba;
use acies_generals::{Chance, General, Random};
use acies_referee::{Ask, Battle, Order, Side};
use acies_rulebook::{Rulebook, Scale};

use super::evaluator::Evaluated;

/// Sets a battle up until its first bound begins: what red and blue have said.
fn set_up(
    rulebook: &Arc<Rulebook>,
    lists: [ArmyList; 2],
    generals: [Box<dyn General>; 2],
    number: u64,
) -> [Vec<Entry>; 2] {
    looked_at(rulebook, lists, generals, number, &mut |_, _, _, _, _| {})
}

/// What is done with each order of a setup: the battle before it, whose it is, what he said before and what he says of it.
type Look<'l> = &'l mut dyn FnMut(&Battle, Side, &Order, &[Entry], &[Entry]);

/// The same, with each order looked at.
fn looked_at(
    rulebook: &Arc<Rulebook>,
    lists: [ArmyList; 2],
    mut generals: [Box<dyn General>; 2],
    number: u64,
    look: Look<'_>,
) -> [Vec<Entry>; 2] {
    let seed = Seed::from(number);
    let mut battle = Battle::new(Arc::clone(rulebook), lists);
    let mut said = [Vec::new(), Vec::new()];
    for _ in 0..300 {
        match battle.asks() {
            Ask::Over(_) => break,
            Ask::Throw(throw) => {
                battle.throw(&seed.dice(throw.purpose, throw.dice)).unwrap();
            }
            Ask::Decide { .. } if battle.setup().is_none() => return said,
            Ask::Decide { side, what } => {
                let general = &mut generals[side as usize];
                let order = general.decide(&battle, side);
                let (before, news) = (&mut said[side as usize], general.news());
                look(&battle, side, &order, before, &news);
                before.extend(news);
                let answer = battle.obey(&order);
                assert!(answer.is_ok(), "{number}: {what:?}: {order}: {answer:?}");
            }
        }
    }
    panic!("{number}: {:?}", battle.asks());
}

/// Two lists of an edition that differ from number to number.
fn lists(edition: &str, number: u64) -> [ArmyList; 2] {
    let lists = Library::for_edition(edition).unwrap().lists();
    let mut chance = Chance::new(number);
    [(); 2].map(|()| lists[chance.below(lists.len())].clone())
}

#[test]
fn no_order_is_refused_in_any_edition() {
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
            let said = set_up(&rulebook, lists.clone(), both, number);
            for entry in said.iter().flatten().filter(|entry| entry.name == "place") {
                let How::Rule { facts } = &entry.how else {
                    panic!("{entry:?}");
                };
                placed += 1;
                at_once += u32::from(facts.first().is_none_or(|tries| tries.1 == 1));
                assert_ne!(entry.result, "left-out", "{edition} {number}");
            }
            // Against one who does anything that is legal.
            let random: Box<dyn General> = Box::new(Random::new(number));
            let one = if number % 2 == 0 {
                [solo(number), random]
            } else {
                [random, solo(number)]
            };
            set_up(&rulebook, lists, one, number);
        }
        // Most places will do as they are thrown: that is what the shapes are tried for. Where dice decide on quarters, four
        // of nine places lie in the right one.
        let least = if edition == "3.0" { 4 } else { 2 };
        assert!(
            placed >= 40 && at_once * least > placed,
            "{edition}: {at_once} of {placed}"
        );
    }
}

#[test]
fn a_second_reading_agrees_with_what_is_said_of_setups() {
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
                |battle: &Battle, side, order: &Order, before: &[Entry], news: &[Entry]| {
                    evaluated.look(battle, side, order, before, news);
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
fn a_general_who_is_woken_goes_on_as_before() {
    let rulebook = Arc::new(Rulebook::standard());
    for number in 0..6 {
        let asleep: [Box<dyn General>; 2] = [number, number + 1].map(|number| {
            let sleepy: Box<dyn General> = Box::new(Sleepy {
                number,
                notes: Vec::new(),
                told: 0,
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

/// One who forgets everything after each decision but what he has said.
struct Sleepy {
    number: u64,
    notes: Vec<Entry>,
    told: usize,
}

impl General for Sleepy {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        let mut general = SoloDba::new(self.number);
        for entry in &self.notes {
            general.recall(entry.clone());
        }
        let order = general.decide(battle, side);
        self.notes.extend(general.news());
        order
    }

    fn news(&mut self) -> Vec<Entry> {
        let news = self.notes[self.told..].to_vec();
        self.told = self.notes.len();
        news
    }
}
