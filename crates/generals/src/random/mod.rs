//! The random general: it draws a family of orders, then movers, then a candidate, each uniformly, and gives the first
//! that is legal; it stops a bound with probability 0.15.
//!
//! It exists to visit every corner of the rules, not to win: what it draws is anchored on what is near and in reach,
//! so that most draws are legal, but nothing is preferred to anything else.

mod families;
mod setting_up;

use acies_geometry::Length;
use acies_referee::{Ask, Battle, ElementId, Order, Side, What};

use crate::{Chance, General};
use families::{Draw, FAMILIES};

/// The random general.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
    /// Whether it deploys the army that stands now as the referee would.
    by_default: Option<bool>,
}

/// How many candidates are drawn before the bound is given up.
const DRAWS: usize = 24;

impl Random {
    /// A random general with a seed for its draws.
    pub fn new(seed: u64) -> Random {
        Random {
            chance: Chance::new(seed),
            by_default: None,
        }
    }

    /// One of the orders that the referee lists.
    fn any_choice(&mut self, battle: &Battle) -> Order {
        let choices = battle.choices();
        match self.chance.pick(&choices) {
            Some(order) => order.clone(),
            None => battle.default_order(),
        }
    }

    fn tactical(&mut self, battle: &Battle, side: Side) -> Order {
        if self.chance.happens(15, 100) || battle.position().pips == 0 {
            return Order::End;
        }
        let mut draw = Draw::of(battle, side);
        for _ in 0..DRAWS {
            let family = FAMILIES[self.chance.below(FAMILIES.len())];
            if let Some(order) = draw.candidate(&mut self.chance, family)
                && battle.is_legal(&order)
            {
                return order;
            }
        }
        Order::End
    }

    /// A tactical order of any family, or one that nothing anchors, legal or not; `None` when the family drawn has none.
    pub fn proposal(&mut self, battle: &Battle, side: Side) -> Option<Order> {
        let mut draw = Draw::of(battle, side);
        if self.chance.happens(1, 3) {
            return draw.wild(&mut self.chance);
        }
        let family = FAMILIES[self.chance.below(FAMILIES.len())];
        draw.candidate(&mut self.chance, family)
    }

    /// Mostly it goes on as it was, straight ahead; else it stays at the bank.
    fn go_on(&mut self, battle: &Battle, leader: ElementId) -> Order {
        let base = battle.position().base(leader);
        for _ in 0..4 {
            let length = families::part(&mut self.chance, Length::BASE_WIDTH);
            let order = families::go(leader, base.shifted(length, Length::ZERO));
            if battle.is_legal(&order) {
                return order;
            }
        }
        battle.default_order()
    }
}

impl General for Random {
    fn decide(&mut self, battle: &Battle, side: Side) -> Order {
        match battle.asks() {
            Ask::Decide {
                what: What::Move, ..
            } => self.tactical(battle, side),
            Ask::Decide {
                what: What::GoOn(leader),
                ..
            } => self.go_on(battle, leader),
            Ask::Decide {
                what: What::Deployment,
                ..
            } => self.deployment(battle, side),
            Ask::Decide {
                what: What::Army | What::Terrain,
                ..
            } => self.setting_up(battle),
            _ => self.any_choice(battle),
        }
    }
}
