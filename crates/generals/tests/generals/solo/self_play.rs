//! Self-play, in which the independent evaluator agrees with the general's entries.

use acies_generals::General;
use acies_generals::audit::Entry;
use acies_referee::{Order, Phase, What};
use acies_sampling::{cases, is_thorough};

use crate::solo::SelfPlay;
use crate::solo::evaluator::Evaluated;

/// How many bounds are checked in a thorough run and in others, unless `ACIES_SOLO_BOUNDS` is set.
const BOUNDS: usize = 500;
const SAMPLED_BOUNDS: usize = 90;

/// Whether an order of shooting or combat has an entry; other orders have more.
fn has_entry(what: What, order: &Order, new_entries: &[Entry]) -> bool {
    let attack = matches!(
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
    !attack || matches!(new_entries, [entry] if entry.result == text && entry.rulings == ["R-55"])
}

/// Plays the general against itself until enough bounds are checked.
fn play(edition: &str, bounds: usize) -> Evaluated {
    let mut evaluated = Evaluated::default();
    let mut number = 0;
    while evaluated.bounds < bounds {
        let mut play = SelfPlay::new(edition, number, number, 30);
        let mut entries = [Vec::new(), Vec::new()];
        while evaluated.bounds < bounds
            && let Some((side, what)) = play.asked()
        {
            let before = play.battle.position().bounds;
            let general = &mut play.generals[side as usize];
            let order = general.decide(&play.battle, side);
            let new_entries = general.take_entries();
            assert!(
                has_entry(what, &order, &new_entries),
                "{order}: {new_entries:?}"
            );
            let entries = &mut entries[side as usize];
            evaluated.look(&play.battle, side, &order, entries, &new_entries);
            entries.extend(new_entries);
            let obeyed = play.battle.obey(&order);
            obeyed.unwrap_or_else(|no| panic!("{edition} {number}: {order}: {no:?}"));
            let now = play.battle.position();
            let ends = what == What::Move && now.phase != Phase::Movement;
            evaluated.bounds += usize::from(ends || before != now.bounds);
        }
        number += 1;
    }
    evaluated
}

#[test]
fn independent_evaluator_agrees_with_every_entry() {
    let bounds = std::env::var("ACIES_SOLO_BOUNDS")
        .ok()
        .and_then(|text| text.parse().ok());
    let bounds: usize = bounds.unwrap_or_else(|| cases(SAMPLED_BOUNDS, BOUNDS));
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
        let everywhere = ["table stance", "rank"];
        // Too rare for a sample.
        let rare = [
            "class of safe-attack",
            "class of calculated-attack",
            "class of support-attack",
        ];
        let rare = rare.iter().filter(|_| is_thorough());
        for what in everywhere.iter().chain(rare) {
            assert!(evaluated.agreed.contains_key(*what), "{edition}: no {what}");
        }
    }
}
