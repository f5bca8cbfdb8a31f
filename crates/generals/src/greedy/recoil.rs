//! How far to recoil, where that is asked: by which answer fewer are lost.

use acies_referee::{Battle, Order, Side, victory};

/// The answer that costs a side least; the referee's own where they are alike.
pub(super) fn least_lost(battle: &Battle, side: Side) -> Order {
    let lost = |order: &Order| {
        let mut after = battle.clone();
        match after.obey(order) {
            Ok(_) => victory::losses(after.view())[side as usize],
            Err(_) => u8::MAX,
        }
    };
    let choices = battle.choices();
    let least = choices.iter().min_by_key(|order| lost(order));
    least.cloned().unwrap_or_else(|| battle.default_order())
}
