//! The order of combats, and the small choices that they lead to (`solo-dba` §5.4, R-55).

use acies_referee::combat::{close_duel, fights};
use acies_referee::{Battle, Choice, ElementId, Order, Party, Side, victory};

use super::exchange::Kills;

/// The combat that kills most more than it costs; of equals the one nearest to the general, then the first.
pub fn next(battle: &Battle, side: Side) -> Order {
    let view = battle.view();
    let general = view.position.general(side);
    let way = |party: Party| match (general, party) {
        (Some((_, general)), Party::Element(id)) if general.on_table() => {
            let front = view.position.base(id).pose.front;
            (front - general.base.pose.front).square()
        }
        _ => 0,
    };
    let best = fights(view).into_iter().min_by_key(|&(active, other)| {
        let kills = edge(battle, side, active, other);
        (-kills, way(active))
    });
    best.map_or_else(
        || battle.default_order(),
        |(active, _)| Order::Fight(active),
    )
}

fn edge(battle: &Battle, side: Side, one: Party, other: Party) -> i32 {
    let view = battle.view();
    close_duel(view, one, other).map_or(0, |duel| Kills::of(view, side, &duel).edge())
}

/// The attacker of a party by whom most more is killed than lost; the referee's first of equals.
pub fn main_attacker(battle: &Battle, side: Side, of: Party) -> Order {
    let choices = battle.choices();
    let best = choices.iter().min_by_key(|order| match order {
        Order::Choose(Choice::MainAttacker(by)) => -edge(battle, side, of, Party::Element(*by)),
        _ => i32::MAX,
    });
    best.cloned().unwrap_or_else(|| battle.default_order())
}

/// How far an element recoils: the shorter way, unless an enemy is on its flank or rear there.
pub fn recoil(battle: &Battle, id: ElementId) -> Order {
    let clear = |order: &&Order| {
        let mut after = battle.clone();
        after.obey(order).is_ok()
            && after.position().element(id).on_table()
            && !after
                .position()
                .contacts_on(id)
                .any(|(_, contact)| contact.on_flank_or_rear())
    };
    let choices = battle.choices();
    let chosen = choices.iter().find(clear).or(choices.last());
    chosen.cloned().unwrap_or_else(|| battle.default_order())
}

/// The answer that costs the side least and the other most; the referee's first of equals.
pub fn least_lost(battle: &Battle, side: Side) -> Order {
    let choices = battle.choices();
    let best = choices.iter().min_by_key(|order| {
        let mut after = battle.clone();
        match after.obey(order) {
            Ok(_) => {
                let lost = victory::losses(after.view());
                i32::from(lost[side as usize]) - i32::from(lost[side.other() as usize])
            }
            Err(_) => i32::MAX,
        }
    });
    best.cloned().unwrap_or_else(|| battle.default_order())
}
