//! The greedy general: candidate orders, one step of look-ahead, exact odds.
//!
//! It lays terrain that suits its army, deploys a line with its general in it, advances in order, takes good fights,
//! covers its flanks and finishes battles. What is legal is asked of the referee; what is good is [`value`]'s opinion.

mod candidates;
mod deploy;
mod fights;
mod groups;
mod knowledge;
mod scene;
mod setting_up;
mod value;

use acies_geometry::Pose;
use acies_referee::{Ask, Battle, ElementId, Order, Side, View, What, combat, shooting};

use crate::{Chance, General};
use knowledge::Knowledge;
use value::Opinion;

/// The greedy general.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    /// What it knows of the troops of the battle under way.
    knowledge: Option<Knowledge>,
    /// Where it wants its elements to stand.
    line: Vec<(ElementId, Pose)>,
}

/// A move must be worth so much for each of its PIPs to be made: thousandths of an element.
const WORTH_A_PIP: i64 = 2;

impl Greedy {
    /// A greedy general with a seed for its ties.
    pub fn new(seed: u64) -> Greedy {
        Greedy {
            chance: Chance::new(seed),
            knowledge: None,
            line: Vec::new(),
        }
    }

    /// What it knows of the troops of a battle, worked out when they are new to it.
    fn knowledge(&mut self, battle: &Battle) -> &Knowledge {
        let (rulebook, position) = (battle.rulebook(), battle.position());
        let known = self.knowledge.take();
        let known = known.filter(|known| known.fits(rulebook, position));
        self.knowledge
            .insert(known.unwrap_or_else(|| Knowledge::of(rulebook, position)))
    }

    /// The move that gains most for its PIPs, if any is worth them.
    fn best_move(&mut self, battle: &Battle, side: Side) -> Order {
        if battle.position().pips == 0 {
            return Order::End;
        }
        let opinion = Opinion::of(battle, self.knowledge(battle), side);
        // In order first; where nothing comes of that, one by one.
        for loose in [false, true] {
            let mut best: Option<(i64, Order)> = None;
            for order in candidates::moves(battle, side, loose) {
                let Some(plan) = battle.plan(&order) else {
                    continue;
                };
                let gain = opinion.gain(&battle.after(&plan)) / i64::from(plan.pips.max(1));
                if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                    best = Some((gain, order));
                }
            }
            if let Some((gain, order)) = best
                && gain >= WORTH_A_PIP
            {
                return order;
            }
        }
        Order::End
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
                let mut sink = acies_referee::FirstNo;
                let shot = shooting::judge(view, side, shooters, *target, &mut sink);
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

    fn any_choice(&mut self, battle: &Battle) -> Order {
        let choices = battle.choices();
        self.chance
            .pick(&choices)
            .cloned()
            .unwrap_or_else(|| battle.default_order())
    }
}

/// The kills hoped for less the losses feared in a combat, with a little for driving back, from a side's point of view.
fn edge(view: View<'_>, side: Side, duel: &combat::Duel) -> i64 {
    let odds = combat::odds(view, duel);
    let own = usize::from(view.party_side(duel.parties[0]) != side);
    let sum = |tally: combat::Tally| {
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
            What::Army => self.any_choice(battle),
            What::Terrain => setting_up::terrain(battle, self.knowledge(battle), side),
            What::Edges => setting_up::edges(battle, self.knowledge(battle), side),
            What::Deployment => {
                let line = std::mem::take(&mut self.line);
                let (order, line) = deploy::next(battle, self.knowledge(battle), side, line);
                self.line = line;
                order
            }
            What::Swap => setting_up::swap(battle, self.knowledge(battle), side),
            _ => battle.default_order(),
        }
    }
}
