//! The greedy general: candidate orders, one step of look-ahead, exact odds.
//!
//! It lays terrain that suits its army, deploys a line with its general in it, advances in order, takes good fights,
//! covers its flanks and finishes battles. The referee judges legality; [`Evaluator`] judges value.

mod army;
mod deployment;
mod order_cache;
mod setup;

use acies_referee::{
    Ask, Battle, MovePlan, Order, Side, View, What, combat, odds, shooting, victory,
};

use crate::after_move::AfterMove;
use crate::evaluation::{Evaluator, FOLLOWED_UP, TroopStats, attacked_enemy, joint_gain};
use crate::{General, candidates};
use order_cache::{CachedGain, OrderCache};

/// The greedy general.
///
/// It sets up by what lies on the table, and keeps nothing for that: the page starts it anew for each decision.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    /// The troop statistics of the present battle.
    stats: Option<TroopStats>,
    /// The gains found in the present bound.
    cache: Option<OrderCache>,
}

/// The value of learning the state of a river, in thousandths of an element.
const RIVER: i64 = 60;

/// From this bound on, any profitable attack counts more per PIP.
///
/// Otherwise general progress would outweigh attacks with a few elements, and battles would not end.
const LATE: u16 = 10;
const LATE_ATTACK: i64 = 150;

/// The least gain per PIP of a move worth making, in thousandths of an element.
const WORTH_A_PIP: i64 = 2;

impl Greedy {
    /// The troop statistics of a battle, recomputed when they do not fit it.
    fn stats(&mut self, battle: &Battle) -> &TroopStats {
        TroopStats::cached(&mut self.stats, battle)
    }

    /// The move with the greatest gain per PIP, if any is worth it.
    fn best_move(&mut self, battle: &Battle, side: Side) -> Order {
        if battle.position().pips == 0 {
            return Order::End;
        }
        // A place that counts two losses is worth more than the moves of a bound.
        if battle.is_legal(&Order::RecallDenizens) {
            return Order::RecallDenizens;
        }
        let mut cache = OrderCache::updated_for(self.cache.take(), battle.position(), side);
        let evaluator = Evaluator::new(battle, self.stats(battle), side, false);
        let best = best_in_order(battle, &evaluator, &mut cache, side);
        let has_combats = evaluator.has_combats();
        self.cache = Some(cache);
        if best.is_none() && has_combats {
            let mut cache = OrderCache::updated_for(None, battle.position(), side);
            let evaluator = Evaluator::new(battle, self.stats(battle), side, true);
            return best_in_order(battle, &evaluator, &mut cache, side).unwrap_or(Order::End);
        }
        best.unwrap_or(Order::End)
    }

    /// The combat with the best edge first: an enemy driven away no longer overlaps in the next one.
    fn best_combat(battle: &Battle, side: Side) -> Order {
        let view = battle.view();
        let fights = combat::fights(view);
        let best = fights.iter().max_by_key(|&&(active, other)| {
            let edge = combat::close_duel(view, active, other)
                .map_or(0, |duel| advantage(view, side, &duel));
            (edge, std::cmp::Reverse(active))
        });
        best.map_or_else(
            || battle.default_order(),
            |&(active, _)| Order::Fight(active),
        )
    }

    fn best_shot(battle: &Battle, side: Side) -> Order {
        let choices = battle.choices();
        let view = battle.view();
        let worth = |order: &Order| match order {
            Order::Shoot(shooters, target) => {
                let mut reporter = acies_referee::FailFast;
                let shot = shooting::judge(view, side, shooters, *target, &mut reporter);
                shot.map_or(i64::MIN, |shot| {
                    advantage(view, side, &shooting::duel(view, &shot))
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
}

/// The best order that keeps lines together; if there is none, the best with elements moving alone.
fn best_in_order(
    battle: &Battle,
    evaluator: &Evaluator<'_>,
    cache: &mut OrderCache,
    side: Side,
) -> Option<Order> {
    [false, true]
        .into_iter()
        .find_map(|loose| best_of(battle, evaluator, cache, side, loose))
}

/// The best of the candidate orders, if it is worth its PIPs.
fn best_of(
    battle: &Battle,
    evaluator: &Evaluator<'_>,
    cache: &mut OrderCache,
    side: Side,
    loose: bool,
) -> Option<Order> {
    let after_move = AfterMove::new(battle);
    let look = |order: &Order, cache: &mut OrderCache| {
        let found = battle.plan_straight(order).map(|plan| CachedGain {
            gain: gain(after_move, evaluator, &plan),
            stale: false,
        });
        cache.insert(order, found);
        found
    };
    let orders = candidates::moves(battle, side, loose);
    let mut found: Vec<Option<CachedGain>> = orders
        .iter()
        .map(|order| match cache.get(order) {
            Some(&(_, found)) => found,
            None => look(order, cache),
        })
        .collect();
    let mut attacks: Vec<(i64, usize)> = (0..orders.len())
        .filter(|&index| attacked_enemy(&orders[index]).is_some())
        .filter_map(|index| found[index].map(|found| (-found.gain, index)))
        .collect();
    attacks.sort_unstable();
    for &(_, index) in attacks.iter().take(FOLLOWED_UP) {
        if found[index].is_some_and(|found| found.stale) {
            found[index] = look(&orders[index], cache);
        }
        if let Some(found) = &mut found[index]
            && let Some(gain) = joint_gain(battle, evaluator, side, &orders[index], found.gain)
        {
            found.gain = gain;
        }
    }
    if battle.position().bounds[side as usize] >= LATE {
        for &(_, index) in &attacks {
            if let Some(found) = &mut found[index]
                && found.gain > 0
                && !found.stale
            {
                found.gain += LATE_ATTACK;
            }
        }
    }
    loop {
        let mut best: Option<(usize, CachedGain)> = None;
        for (index, found) in found.iter().enumerate() {
            if let Some(found) = *found
                && best.is_none_or(|(_, most)| found.gain > most.gain)
            {
                best = Some((index, found));
            }
        }
        let (index, most) = best.filter(|(_, most)| most.gain >= WORTH_A_PIP)?;
        if !most.stale {
            return Some(orders[index].clone());
        }
        found[index] = look(&orders[index], cache);
    }
}

/// The gain of a plan per PIP; reaching an untested river counts as learning its state.
fn gain(after_move: AfterMove<'_>, evaluator: &Evaluator<'_>, plan: &MovePlan) -> i64 {
    let learnt = if plan.stops_at_river { RIVER } else { 0 };
    (evaluator.gain(&after_move.position(plan)) + learnt) / i64::from(plan.pips.max(1))
}

/// Expected kills less expected losses in a combat, plus a little for driving back, for a side.
fn advantage(view: View<'_>, side: Side, duel: &combat::Duel) -> i64 {
    let odds = odds::duel_odds(view, duel);
    let own = usize::from(view.party_side(duel.parties[0]) != side);
    let sum = |tally: odds::Tally| {
        10 * i64::from(tally.destroyed) + i64::from(tally.recoils + tally.flees)
    };
    sum(odds.parties[1 - own]) - sum(odds.parties[own])
}

/// The recoil that costs the side least; the referee's default on a tie.
fn recoil_losing_least(battle: &Battle, side: Side) -> Order {
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

impl General for Greedy {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        let Ask::Decide { what, .. } = battle.asks() else {
            return battle.default_order();
        };
        match what {
            What::Move => self.best_move(battle, side),
            What::GoOn(_) => {
                let order = candidates::continue_move(battle);
                order.unwrap_or_else(|| battle.default_order())
            }
            What::Shooting | What::Target(_) => Greedy::best_shot(battle, side),
            What::Combat => Greedy::best_combat(battle, side),
            What::Recoil(_) => recoil_losing_least(battle, side),
            What::Terrain => setup::terrain(battle, self.stats(battle), side),
            What::Edges => setup::edges(battle, self.stats(battle), side),
            What::Prefer => setup::preferred(battle, self.stats(battle), side),
            What::Deployment => deployment::next(battle, self.stats(battle), side),
            What::Swap => setup::swap(battle, self.stats(battle), side),
            What::Army => army::choose(battle, side),
            // The referee's defaults for minor decisions.
            _ => battle.default_order(),
        }
    }
}
