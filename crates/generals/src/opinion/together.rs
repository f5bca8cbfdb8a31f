//! Blows struck together: what a contact is worth when friends come to help it with the PIPs that are left.
//!
//! One move at a time, a line of doubtful fights looks worse than none, though each of them helps the next. Only the
//! most promising contacts are followed up, and only by contacts with the same enemy and those near it.

use acies_geometry::Length;
use acies_referee::combat::pinned_by;
use acies_referee::{
    Ask, Battle, ElementId, Order, Party, Path, Side, What, may_move_again, may_reach,
};

use super::value::Opinion;
use crate::candidates::{allowance, contacts};
use crate::moved::Ends;

/// How many contacts are followed up.
pub const TRIED: usize = 10;
/// How many friends come to help.
const HELPERS: usize = 4;
/// How near an enemy must be to the one that is struck to be struck as well.
const NEAR: Length = Length::from_units(3 << 15);

/// The enemy that an order moves into contact with.
pub fn struck(order: &Order) -> Option<ElementId> {
    match order {
        Order::Move(
            _,
            Path::Into {
                enemy: Party::Element(enemy),
                ..
            },
        ) => Some(*enemy),
        _ => None,
    }
}

/// What a contact gains for each PIP together with those that come to its help, if that is more than `alone`.
pub fn gain(
    battle: &Battle,
    opinion: &Opinion<'_>,
    side: Side,
    order: &Order,
    alone: i64,
) -> Option<i64> {
    let enemy = struck(order)?;
    let before = battle.position().pips;
    let mut battle = battle.clone();
    battle.obey(order).ok()?;
    let mut best = None;
    let mut most = alone;
    for _ in 0..HELPERS {
        let spent = i64::from(before - battle.position().pips);
        let mut helped: Option<(i64, Order)> = None;
        let ends = Ends::of(&battle);
        for order in helping(&battle, side, enemy) {
            let Some(plan) = battle.plan_straight(&order) else {
                continue;
            };
            let gain = opinion.gain(&ends.after(&plan)) / (spent + i64::from(plan.pips));
            if helped.as_ref().is_none_or(|(most, _)| gain > *most) {
                helped = Some((gain, order));
            }
        }
        let Some((gain, order)) = helped.filter(|&(gain, _)| gain > most) else {
            break;
        };
        most = gain;
        best = Some(gain);
        if battle.obey(&order).is_err() {
            break;
        }
    }
    best
}

/// The contacts with an enemy, and with those near it, that friends could make next.
fn helping(battle: &Battle, side: Side, enemy: ElementId) -> Vec<Order> {
    let position = battle.position();
    let mut orders = Vec::new();
    let moves = matches!(
        battle.asks(),
        Ask::Decide {
            what: What::Move,
            ..
        }
    );
    if position.pips == 0 || !moves {
        return orders;
    }
    let target = position.base(enemy);
    for (id, element) in position.side(side) {
        let allowance = allowance(battle, &[id]);
        if !may_reach(&element.base, target, allowance + Length::BASE_WIDTH * 2)
            || !may_move_again(battle.view(), id)
            || pinned_by(battle.view(), id).is_some()
        {
            continue;
        }
        for (other, element) in position.side(side.other()) {
            if may_reach(target, &element.base, NEAR) {
                contacts(battle.view(), id, other, allowance, &mut orders);
            }
        }
    }
    orders
}
