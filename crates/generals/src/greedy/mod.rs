//! The greedy general: candidate orders, one step of look-ahead, exact odds.
//!
//! It lays terrain that suits its army, deploys a line with its general in it, advances in order, takes good fights,
//! covers its flanks and finishes battles. What is legal is asked of the referee; what is good is its `opinion`.

mod army;
mod deploy;
mod memory;
mod recoil;
mod setting_up;

use acies_geometry::Pose;
use acies_referee::{
    Ask, Battle, ElementId, MovePlan, Order, Side, View, What, combat, odds, shooting,
};

use crate::moved::Ends;
use crate::opinion::{Knowledge, Opinion, TRIED, gain_together, struck};
use crate::{General, candidates};
use memory::{Found, Memory};

/// The greedy general.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    /// What it knows of the troops of the battle under way.
    knowledge: Option<Knowledge>,
    /// What it has found in the bound under way.
    memory: Option<Memory>,
    /// How often it has chosen about terrain and deployment.
    set_up: u16,
    /// Where it wants its elements to stand.
    line: Vec<(ElementId, Pose)>,
}

/// What it is worth to learn how deep a river is, in thousandths of an element.
const RIVER: i64 = 60;

/// How often it chooses about terrain by its own taste, and about both terrain and deployment.
const TERRAIN: u16 = 12;
const DEPLOYMENT: u16 = 60;

/// After so many bounds a blow that gains anything counts so much more for each PIP: else the haste to come nearer with
/// everybody is worth more than to strike with some, and battles do not end.
const LATE: u16 = 10;
const LATE_BLOW: i64 = 150;

/// A move must be worth so much for each of its PIPs to be made: thousandths of an element.
const WORTH_A_PIP: i64 = 2;

impl Greedy {
    /// What it knows of the troops of a battle, worked out when they are new to it.
    fn knowledge(&mut self, battle: &Battle) -> &Knowledge {
        Knowledge::kept(&mut self.knowledge, battle)
    }

    /// The move that gains most for its PIPs, if any is worth them.
    fn best_move(&mut self, battle: &Battle, side: Side) -> Order {
        if battle.position().pips == 0 {
            return Order::End;
        }
        let mut memory = Memory::brought_to(self.memory.take(), battle.position(), side);
        let opinion = Opinion::of(battle, self.knowledge(battle), side, false);
        let best = best_in_order(battle, &opinion, &mut memory, side);
        let has_fights = opinion.has_fights();
        self.memory = Some(memory);
        if best.is_none() && has_fights {
            let mut memory = Memory::brought_to(None, battle.position(), side);
            let opinion = Opinion::of(battle, self.knowledge(battle), side, true);
            return best_in_order(battle, &opinion, &mut memory, side).unwrap_or(Order::End);
        }
        best.unwrap_or(Order::End)
    }

    /// The combat with the best edge first: what it drives away overlaps nobody in the next one.
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

    fn best_shot(battle: &Battle, side: Side) -> Order {
        let choices = battle.choices();
        let view = battle.view();
        let worth = |order: &Order| match order {
            Order::Shoot(shooters, target) => {
                let mut reporter = acies_referee::FailFast;
                let shot = shooting::judge(view, side, shooters, *target, &mut reporter);
                shot.map_or(i64::MIN, |shot| {
                    edge(view, side, &shooting::duel(view, &shot))
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

/// The best order that keeps lines together; where nothing comes of that, the best of those that go on one by one.
fn best_in_order(
    battle: &Battle,
    opinion: &Opinion<'_>,
    memory: &mut Memory,
    side: Side,
) -> Option<Order> {
    [false, true]
        .into_iter()
        .find_map(|loose| best_of(battle, opinion, memory, side, loose))
}

/// The best of the orders that are thought about, if it is worth its PIPs.
fn best_of(
    battle: &Battle,
    opinion: &Opinion<'_>,
    memory: &mut Memory,
    side: Side,
    loose: bool,
) -> Option<Order> {
    let ends = Ends::of(battle);
    let look = |order: &Order, memory: &mut Memory| {
        let found = battle.plan_straight(order).map(|plan| Found {
            gain: gain(ends, opinion, &plan),
            stale: false,
        });
        memory.note(order, found);
        found
    };
    let orders = candidates::moves(battle, side, loose);
    let mut found: Vec<Option<Found>> = orders
        .iter()
        .map(|order| match memory.recall(order) {
            Some(&(_, found)) => found,
            None => look(order, memory),
        })
        .collect();
    let mut blows: Vec<(i64, usize)> = (0..orders.len())
        .filter(|&index| struck(&orders[index]).is_some())
        .filter_map(|index| found[index].map(|found| (-found.gain, index)))
        .collect();
    blows.sort_unstable();
    for &(_, index) in blows.iter().take(TRIED) {
        if found[index].is_some_and(|found| found.stale) {
            found[index] = look(&orders[index], memory);
        }
        if let Some(found) = &mut found[index]
            && let Some(gain) = gain_together(battle, opinion, side, &orders[index], found.gain)
        {
            found.gain = gain;
        }
    }
    if battle.position().bounds[side as usize] >= LATE {
        for &(_, index) in &blows {
            if let Some(found) = &mut found[index]
                && found.gain > 0
                && !found.stale
            {
                found.gain += LATE_BLOW;
            }
        }
    }
    loop {
        let mut best: Option<(usize, Found)> = None;
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
        found[index] = look(&orders[index], memory);
    }
}

/// What a plan gains for each of its PIPs. To come to a river of unknown depth is to learn what it is.
fn gain(ends: Ends<'_>, opinion: &Opinion<'_>, plan: &MovePlan) -> i64 {
    let learnt = if plan.stops_at_river { RIVER } else { 0 };
    (opinion.gain(&ends.after(plan)) + learnt) / i64::from(plan.pips.max(1))
}

/// The kills hoped for less the losses feared in a combat, with a little for driving back, from a side's point of view.
fn edge(view: View<'_>, side: Side, duel: &combat::Duel) -> i64 {
    let odds = odds::duel_odds(view, duel);
    let own = usize::from(view.party_side(duel.parties[0]) != side);
    let sum = |tally: odds::Tally| {
        10 * i64::from(tally.destroyed) + i64::from(tally.recoils + tally.flees)
    };
    sum(odds.parties[1 - own]) - sum(odds.parties[own])
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
            What::Shooting | What::Target(_) => Greedy::best_shot(battle, side),
            What::Combat => Greedy::best_fight(battle, side),
            What::Recoil(_) => recoil::least_lost(battle, side),
            What::Terrain => {
                self.set_up = self.set_up.saturating_add(1);
                if self.set_up > TERRAIN {
                    // What it likes leads nowhere: the referee's own answers always end.
                    return battle.default_order();
                }
                setting_up::terrain(battle, self.knowledge(battle), side)
            }
            What::Edges => setting_up::edges(battle, self.knowledge(battle), side),
            What::Prefer => setting_up::preferred(battle, self.knowledge(battle), side),
            What::Deployment => {
                self.set_up = self.set_up.saturating_add(1);
                if self.set_up > DEPLOYMENT {
                    return battle.default_order();
                }
                let line = std::mem::take(&mut self.line);
                let (order, line) = deploy::next(battle, self.knowledge(battle), side, line);
                self.line = line;
                order
            }
            What::Swap => setting_up::swap(battle, self.knowledge(battle), side),
            What::Army => {
                self.set_up = 0;
                army::choose(battle, side)
            }
            // Small things as the referee would.
            _ => battle.default_order(),
        }
    }
}
