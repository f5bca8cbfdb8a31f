//! The random general: draws a family of orders, movers and a candidate, each uniformly.
//!
//! It gives the first legal candidate and ends a bound with probability 0.15. It exists to visit every corner of the
//! rules, not to win. Candidates are anchored on what is in reach, so that most are legal, and nothing is preferred.

mod families;
mod setup;

use acies_geometry::Length;
use acies_referee::{Ask, Battle, ElementId, Order, Side, What};

use crate::{General, Rng};
use families::{Draw, FAMILIES};

/// The random general.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
    /// Whether the present army is deployed by the referee's defaults.
    by_default: Option<bool>,
}

/// How many candidates are drawn before it ends the bound.
const DRAWS: usize = 24;

impl Random {
    /// Creates a random general from a seed.
    pub fn new(seed: u64) -> Random {
        Random {
            rng: Rng::new(seed),
            by_default: None,
        }
    }

    /// A random one of the referee's choices.
    fn any_choice(&mut self, battle: &Battle) -> Order {
        let choices = battle.choices();
        match self.rng.pick(&choices) {
            Some(order) => order.clone(),
            None => battle.default_order(),
        }
    }

    fn tactical(&mut self, battle: &Battle, side: Side) -> Order {
        if self.rng.chance(15, 100) || battle.position().pips == 0 {
            return Order::End;
        }
        if battle.is_legal(&Order::RecallDenizens) && self.rng.chance(1, 2) {
            return Order::RecallDenizens;
        }
        let mut draw = Draw::new(battle, side);
        for _ in 0..DRAWS {
            let family = FAMILIES[self.rng.below(FAMILIES.len())];
            if let Some(order) = draw.candidate(&mut self.rng, family)
                && battle.is_legal_quickly(&order)
            {
                return order;
            }
        }
        Order::End
    }

    /// A tactical order, anchored or not, legal or not; `None` when the drawn family has none.
    pub fn proposal(&mut self, battle: &Battle, side: Side) -> Option<Order> {
        let mut draw = Draw::new(battle, side);
        if self.rng.chance(1, 3) {
            return draw.unanchored(&mut self.rng);
        }
        let family = FAMILIES[self.rng.below(FAMILIES.len())];
        draw.candidate(&mut self.rng, family)
    }

    /// Usually continues straight ahead; otherwise stays at the bank.
    fn continue_move(&mut self, battle: &Battle, leader: ElementId) -> Order {
        let base = battle.position().base(leader);
        for _ in 0..4 {
            let length = families::random_part(&mut self.rng, Length::BASE_WIDTH);
            let order = families::move_to(leader, base.shifted(length, Length::ZERO));
            if battle.is_legal_quickly(&order) {
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
            } => self.continue_move(battle, leader),
            Ask::Decide {
                what: What::Deployment,
                ..
            } => self.deployment(battle, side),
            Ask::Decide {
                what: What::Army | What::Terrain,
                ..
            } => self.setup_choice(battle),
            _ => self.any_choice(battle),
        }
    }
}
