//! The outcomes of a combat or shooting: every roll is tried on a copy of the battle.
//!
//! It groups the referee's results of the 36 dice combinations.

use acies_geometry::SmallSort;
use acies_referee::{Ask, Battle, Event, Order};
use acies_wire::Outcome;

use crate::show;

/// What an order that leads to two dice comes to: how many of 36 throws do the same, and the events of these but for the
/// fight itself, the most frequent first. Nothing for other orders.
pub fn outcomes(battle: &Battle, text: &str) -> Vec<Outcome> {
    let mut thrown = battle.clone();
    let Ok(order) = Order::parse(text) else {
        return Vec::new();
    };
    if thrown.obey(&order).is_err()
        || !matches!(thrown.asks(), Ask::Throw(throw) if throw.dice == 2)
    {
        return Vec::new();
    }
    let mut found: Vec<(usize, Vec<Event>)> = Vec::new();
    for dice in (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other])) {
        let Ok(mut events) = thrown.clone().throw(&dice) else {
            continue;
        };
        events.retain(|event| !matches!(event, Event::Fought { .. }));
        match found.iter_mut().find(|(_, known)| *known == events) {
            Some((throws, _)) => *throws += 1,
            None => found.push((1, events)),
        }
    }
    found.small_sort_by_key(|(throws, _)| std::cmp::Reverse(*throws));
    found
        .into_iter()
        .map(|(throws, events)| Outcome(throws, events.iter().map(show::event).collect()))
        .collect()
}
