//! Bounds of self-play, in which a second reading of the procedure agrees with the general's account.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::{DiceSource, Seed};
use acies_generals::audit::Entry;
use acies_generals::solo::SoloDba;
use acies_generals::{Chance, General};
use acies_referee::{Ask, Battle, Order, Phase, What};
use acies_rulebook::{Rulebook, Scale};

use crate::solo::evaluator::Evaluated;

/// How many bounds are looked at, unless `ACIES_SOLO_BOUNDS` says otherwise.
const BOUNDS: usize = 500;

/// Whether the account says of an order of a shooting or a combat that it was given; of others it says more than that.
fn is_told(what: What, order: &Order, news: &[Entry]) -> bool {
    let blow = matches!(
        what,
        What::Shooting
            | What::Target(_)
            | What::Combat
            | What::MainAttacker(_)
            | What::Recoil(_)
            | What::Flight
            | What::Entry
    );
    let text = order.to_string();
    !blow || matches!(news, [entry] if entry.result == text && entry.rulings == ["R-55"])
}

/// Lets the general fight himself until so many bounds have been looked at.
fn play(edition: &str, bounds: usize) -> Evaluated {
    let source = Rulebook::edition_source(edition).unwrap();
    let rulebook = Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap());
    let lists = Library::for_edition(edition).unwrap().lists();
    let mut evaluated = Evaluated::default();
    let mut number = 0;
    while evaluated.bounds < bounds {
        let mut chance = Chance::new(number);
        let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
        let mut battle = Battle::new(Arc::clone(&rulebook), armies).limited(30);
        let mut generals = [0, 1].map(|side| SoloDba::new(number * 2 + side));
        let mut told = [Vec::new(), Vec::new()];
        let mut seed = Seed::from(number);
        while evaluated.bounds < bounds {
            match battle.asks() {
                Ask::Over(_) => break,
                Ask::Throw(throw) => {
                    let dice = seed.throw(throw).unwrap();
                    battle.throw(&dice).unwrap();
                }
                Ask::Decide { side, what } => {
                    let before = battle.position().bounds;
                    let order = generals[side as usize].decide(&battle, side);
                    let news = generals[side as usize].news();
                    assert!(is_told(what, &order, &news), "{order}: {news:?}");
                    let told = &mut told[side as usize];
                    evaluated.look(&battle, side, &order, told, &news);
                    told.extend(news);
                    battle
                        .obey(&order)
                        .unwrap_or_else(|no| panic!("{edition} {number}: {order}: {no:?}"));
                    let ends = what == What::Move && battle.position().phase != Phase::Movement;
                    evaluated.bounds += usize::from(ends || before != battle.position().bounds);
                }
            }
        }
        number += 1;
    }
    evaluated
}

#[test]
fn a_second_reading_agrees_with_every_entry() {
    let bounds = std::env::var("ACIES_SOLO_BOUNDS")
        .ok()
        .and_then(|text| text.parse().ok());
    let bounds: usize = bounds.unwrap_or(BOUNDS);
    for edition in ["2.2", "3.0", "1.22"] {
        let evaluated = play(edition, bounds.div_ceil(3));
        println!(
            "{edition}: {} bounds, {:?}, left {:?}",
            evaluated.bounds, evaluated.agreed, evaluated.left
        );
        let shown = evaluated.differ.iter().take(20);
        assert!(
            evaluated.differ.is_empty(),
            "{edition}: {} differences\n{}",
            evaluated.differ.len(),
            shown.cloned().collect::<Vec<_>>().join("\n")
        );
        for what in [
            "table stance",
            "rank",
            "class of safe-attack",
            "class of calculated-attack",
            "class of support-attack",
        ] {
            assert!(evaluated.agreed.contains_key(what), "{edition}: no {what}");
        }
    }
}
