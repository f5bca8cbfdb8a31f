//! Armies that a list allows.

use crate::setup::Setup;
use crate::{Order, Side};

/// How many armies are offered at most.
const MOST: u32 = 4;

impl Setup {
    pub(super) fn default_army(&self, side: Side) -> Order {
        Order::Army(self.lists[side as usize].default_composition().to_string())
    }

    /// The army of the first options, and some whose options are spread over those of the list.
    pub(super) fn army_choices(&self, side: Side) -> Vec<Order> {
        let list = &self.lists[side as usize];
        let mut armies = vec![self.default_army(side)];
        for nth in 1..MOST {
            // A small fixed sequence of numbers for each army.
            let mut state = nth.wrapping_mul(0x9E37_79B9);
            let army = list.random_composition(|answers| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 16) as usize % answers.max(1)
            });
            let order = Order::Army(army.to_string());
            if !armies.contains(&order) {
                armies.push(order);
            }
        }
        armies.retain(|order| self.is_legal(order));
        armies
    }
}
