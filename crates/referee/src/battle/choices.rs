//! The orders that the referee can list, and a default for every decision.

use super::Battle;
use super::state::Stage;
use crate::{Ask, Choice, ElementId, Order, What, combat, outcome};
use acies_geometry::{Hand, Length, TOUCH, within};

impl Battle {
    /// All legal orders of the current decision, if they can be listed.
    ///
    /// Tactical moves cannot: only the end of movement is listed, and players and generals propose their own.
    pub fn choices(&self) -> Vec<Order> {
        let Ask::Decide { side, what } = self.asks() else {
            return Vec::new();
        };
        if let Some(setup) = &self.setup {
            return setup.choices();
        }
        match what {
            What::Move => vec![Order::End],
            What::GoOn(_) => vec![Battle::stay_at_bank()],
            What::Shooting => self.shooting_choices(side, None),
            What::Target(shooter) => self.shooting_choices(side, Some(shooter)),
            What::Combat => combat::fights(self.view())
                .iter()
                .map(|&(active, _)| Order::Fight(active))
                .collect(),
            What::MainAttacker(of) => self.main_attackers(of),
            What::Recoil(id) => {
                let (near, far) = outcome::recoil_lengths(self.view(), id);
                [near, far]
                    .map(|length| Order::Choose(Choice::Recoil(id, length)))
                    .to_vec()
            }
            What::Entry => [true, false]
                .map(|moves_in| Order::Choose(Choice::MoveIn(moves_in)))
                .to_vec(),
            What::Flight => Hand::BOTH
                .map(|hand| Order::Choose(Choice::FlightHand(hand)))
                .to_vec(),
            _ => Vec::new(),
        }
    }

    /// Whether a length is the longer of an element's two recoil distances; `None` when it is neither.
    pub(super) fn recoils_far(&self, id: ElementId, length: Length) -> Option<bool> {
        let (near, far) = outcome::recoil_lengths(self.view(), id);
        let same = |other: Length| within((length - other).abs(), TOUCH);
        [near, far].into_iter().position(same).map(|nth| nth == 1)
    }

    /// A legal order for the current decision: the most passive one, for a player without a preference.
    pub fn default_order(&self) -> Order {
        if let Some(setup) = &self.setup {
            return setup.default_order().unwrap_or(Order::Concede);
        }
        match &self.stage {
            Stage::Move => Order::End,
            Stage::GoOn { .. } => Battle::stay_at_bank(),
            _ => self.choices().into_iter().next().unwrap_or(Order::Concede),
        }
    }
}
