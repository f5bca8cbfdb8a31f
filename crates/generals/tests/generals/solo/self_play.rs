//! Bounds of self-play, in which a second reading of the procedure agrees with the general's account.

use acies_generals::General;
use acies_generals::audit::Entry;
use acies_referee::{Order, Phase, What};
use acies_sampling::{cases, is_thorough};

use crate::solo::SelfPlay;
use crate::solo::evaluator::Evaluated;

/// How many bounds are looked at in a thorough run and in others, unless `ACIES_SOLO_BOUNDS` says otherwise.
const BOUNDS: usize = 500;
const SAMPLED_BOUNDS: usize = 180;

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
    let mut evaluated = Evaluated::default();
    let mut number = 0;
    while evaluated.bounds < bounds {
        let mut play = SelfPlay::new(edition, number, number, 30);
        let mut told = [Vec::new(), Vec::new()];
        while evaluated.bounds < bounds
            && let Some((side, what)) = play.asked()
        {
            let before = play.battle.position().bounds;
            let general = &mut play.generals[side as usize];
            let order = general.decide(&play.battle, side);
            let news = general.news();
            assert!(is_told(what, &order, &news), "{order}: {news:?}");
            let told = &mut told[side as usize];
            evaluated.look(&play.battle, side, &order, told, &news);
            told.extend(news);
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
fn a_second_reading_agrees_with_every_entry() {
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
