//! Joint attacks: the value of a contact when friends help it with the PIPs that are left.
//!
//! Taken one move at a time, a line of doubtful fights looks worse than none, though each fight helps the next. Only
//! the most promising contacts are followed up, by contacts with the same enemy and its neighbours.

use acies_geometry::Length;
use acies_referee::combat::pinned_by;
use acies_referee::{
    Ask, Battle, ElementId, Order, Party, Path, Side, What, may_move_again, may_reach,
};

use super::evaluator::Evaluator;
use crate::after_move::AfterMove;
use crate::candidates::{allowance, contacts};

/// How many contacts are followed up.
pub const FOLLOWED_UP: usize = 10;
/// How many friends may help.
const HELPERS: usize = 4;
/// An enemy this near to the attacked one may be attacked as well.
const NEAR: Length = Length::from_units(3 << 15);

/// The enemy element that an order moves into contact with.
pub fn attacked_enemy(order: &Order) -> Option<ElementId> {
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

/// The gain per PIP of a contact together with the moves that help it, if it is more than `alone`.
pub fn joint_gain(
    battle: &Battle,
    evaluator: &Evaluator<'_>,
    side: Side,
    order: &Order,
    alone: i64,
) -> Option<i64> {
    let enemy = attacked_enemy(order)?;
    let before = battle.position().pips;
    let mut battle = battle.clone();
    battle.obey(order).ok()?;
    let mut best = None;
    let mut most = alone;
    for _ in 0..HELPERS {
        let spent = i64::from(before - battle.position().pips);
        let mut helped: Option<(i64, Order)> = None;
        let after_move = AfterMove::new(&battle);
        for order in helping(&battle, side, enemy) {
            let Some(plan) = battle.plan_straight(&order) else {
                continue;
            };
            let gain = evaluator.gain(&after_move.position(&plan)) / (spent + i64::from(plan.pips));
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

/// The contacts that friends could make next with an enemy and its neighbours.
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
