//! The greedy general: candidate orders, one step of look-ahead, exact odds.
//!
//! It lays the referee's terrain, deploys a line with its general in it, advances in order, takes good fights, covers
//! its flanks and finishes battles. What is legal is asked of the referee; what is good is [`value`]'s opinion.

mod candidates;
mod deploy;
mod value;

use acies_referee::{Ask, Battle, MovePlan, Order, Position, Side, View, What, combat};

use crate::{Chance, General};
use value::Opinion;

/// The greedy general.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
}

/// A move must be worth so much to be made: a thousandth of an element.
const WORTH_A_PIP: i64 = 1;

impl Greedy {
    /// A greedy general with a seed for its ties.
    pub fn new(seed: u64) -> Greedy {
        Greedy {
            chance: Chance::new(seed),
        }
    }

    /// The move that leaves the best position, if any is better than none.
    fn best_move(&mut self, battle: &Battle, side: Side) -> Order {
        let opinion = Opinion::of(battle, side);
        let now = opinion.of_position(battle.position());
        let mut best: Option<(i64, Order)> = None;
        let mut seen: Vec<(Position, i64)> = Vec::new();
        for order in candidates::moves(battle, side) {
            let Some(plan) = battle.plan(&order) else {
                continue;
            };
            let gain = gain(battle, &opinion, &plan, now, &mut seen);
            let better = best.as_ref().is_none_or(|(most, _)| gain > *most);
            if better {
                best = Some((gain, order));
            }
        }
        match best {
            Some((gain, order)) if gain >= WORTH_A_PIP => order,
            _ => Order::End,
        }
    }

    fn best_fight(battle: &Battle, side: Side) -> Order {
        let view = battle.view();
        let fights = combat::fights(view);
        let best = fights.iter().max_by_key(|&&(active, other)| {
            let edge =
                combat::close_duel(view, active, other).map_or(0, |duel| edge(view, side, &duel));
            (edge, std::cmp::Reverse(active))
        });
        best.map_or_else(
            || battle.default_order(),
            |&(active, _)| Order::Fight(active),
        )
    }

    fn best_shot(&mut self, battle: &Battle, side: Side) -> Order {
        let choices = battle.choices();
        let view = battle.view();
        let worth = |order: &Order| match order {
            Order::Shoot(shooters, target) => {
                let shot = acies_referee::shooting::judge(
                    view,
                    side,
                    shooters,
                    *target,
                    &mut acies_referee::FirstNo,
                );
                shot.map_or(i64::MIN, |shot| {
                    let duel = acies_referee::shooting::duel(view, &shot);
                    edge(view, side, &duel)
                })
            }
            _ => -100,
        };
        choices
            .iter()
            .max_by_key(|order| worth(order))
            .cloned()
            .unwrap_or_else(|| battle.default_order())
    }

    fn any_choice(&mut self, battle: &Battle) -> Order {
        let choices = battle.choices();
        self.chance
            .pick(&choices)
            .cloned()
            .unwrap_or_else(|| battle.default_order())
    }
}

/// What a move gains over doing nothing, for each PIP it costs.
fn gain(
    battle: &Battle,
    opinion: &Opinion,
    plan: &MovePlan,
    now: i64,
    seen: &mut Vec<(Position, i64)>,
) -> i64 {
    let after = battle.after(plan);
    let value = match seen.iter().find(|(position, _)| *position == after) {
        Some(&(_, value)) => value,
        None => {
            let value = opinion.of_position(&after);
            seen.push((after, value));
            value
        }
    };
    (value - now) / i64::from(plan.pips.max(1))
}

/// The kills hoped for less the kills feared in a combat, in 36ths, from a side's point of view.
fn edge(view: View<'_>, side: Side, duel: &combat::Duel) -> i64 {
    let odds = combat::odds(view, duel);
    let own = usize::from(view.party_side(duel.parties[0]) != side);
    i64::from(odds.parties[1 - own].destroyed) - i64::from(odds.parties[own].destroyed)
}

impl General for Greedy {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        let Ask::Decide { what, .. } = battle.asks() else {
            return battle.default_order();
        };
        match what {
            What::Move => self.best_move(battle, side),
            What::GoOn(_) => {
                let order = candidates::go_on(battle);
                order.unwrap_or_else(|| battle.default_order())
            }
            What::Shooting | What::Target(_) => self.best_shot(battle, side),
            What::Combat => Greedy::best_fight(battle, side),
            What::Deployment => deploy::next(battle, side),
            What::Army => self.any_choice(battle),
            _ => battle.default_order(),
        }
    }
}
