//! What the dice decide: the outcome of a combat, and the moves that follow it (`dba22` §22).
//!
//! [`resolve`] turns a roll into recoils, push-backs, flights, pursuits and losses. These moves cost no PIPs
//! and ignore threat zones. No code here knows an order.
//!
//! Where each rule is:
//!
//! * which result a score has: the edition's `outcomes.rows`; what follows, in its order: `resolve`;
//! * recoils: `recoil`; friends pushed back: `push_back`; flights: `flight`; pursuits: `pursuit`;
//! * elements destroyed, camps and built-up areas lost or taken: `loss_and_capture`; what that does to victory:
//!   [`victory`](crate::victory).

mod flight;
mod loss_and_capture;
mod pursuit;
mod push_back;
mod recoil;
mod resolve;
#[cfg(test)]
mod tests;

use acies_geometry::Hand;
use acies_rulebook::Rulebook;

pub(crate) use recoil::recoil_lengths;
pub use resolve::{
    Outcome, entry_choice, flight_choice, mark_participants, needs_river_roll, recoil_choice,
    resolve, resolve_with,
};
pub(crate) use resolve::{enters_river, resolve_on_copy};

use crate::{Changes, ElementId, ElementSet, Event, Position, SIDE_SIZE, Side, Table, View};

/// The players' small choices in an outcome, given in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutcomeChoices {
    /// To which hand red's and blue's elements swing in flight where both are equally good.
    pub flight_hand: [Hand; 2],
    /// Whether red's and blue's victors occupy a built-up area that they have won.
    pub occupy: [bool; 2],
    /// The elements that recoil as far as they may, rather than by their own depth.
    pub full_recoil: ElementSet,
}

impl Default for OutcomeChoices {
    fn default() -> OutcomeChoices {
        OutcomeChoices {
            flight_hand: [Hand::Left; 2],
            occupy: [true; 2],
            full_recoil: ElementSet::NONE,
        }
    }
}

/// What an outcome did to one element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Consequence {
    /// Nothing.
    #[default]
    None,
    /// It recoiled.
    Recoiled,
    /// It was pushed back.
    PushedBack,
    /// It fled.
    Fled,
    /// It pursued, or followed a pursuer.
    Pursued,
    /// It moved into a camp or built-up area.
    MovedIn,
    /// It was destroyed.
    Lost,
}

/// What an outcome did to every element, by [`ElementId::index`].
pub type Consequences = [Consequence; 2 * SIDE_SIZE];

/// Changes a position by an outcome. Records events in a battle, but not in a search.
pub(crate) struct Resolver<'a> {
    pub rulebook: &'a Rulebook,
    pub table: &'a Table,
    pub position: &'a mut Position,
    pub events: Option<&'a mut Vec<Event>>,
    pub choices: OutcomeChoices,
    pub consequences: Consequences,
    /// The elements that have recoiled so far with a choice of distance.
    pub could_choose: ElementSet,
}

impl<'a> Resolver<'a> {
    /// Resolves in a running battle, with events.
    pub fn new(changes: &'a mut Changes<'_>, choices: OutcomeChoices) -> Resolver<'a> {
        Resolver {
            rulebook: changes.rulebook,
            table: changes.table,
            position: changes.position,
            events: Some(changes.events),
            choices,
            consequences: Consequences::default(),
            could_choose: ElementSet::NONE,
        }
    }

    /// Resolves on a copy of a position, without events.
    pub fn on_copy(
        view: View<'a>,
        copy: &'a mut Position,
        choices: OutcomeChoices,
    ) -> Resolver<'a> {
        Resolver {
            rulebook: view.rulebook,
            table: view.table,
            position: copy,
            events: None,
            choices,
            consequences: Consequences::default(),
            could_choose: ElementSet::NONE,
        }
    }

    pub fn view(&self) -> View<'_> {
        View {
            rulebook: self.rulebook,
            table: self.table,
            position: self.position,
        }
    }

    pub fn emit(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    fn record(&mut self, id: ElementId, consequence: Consequence) {
        self.consequences[id.index()] = consequence;
    }

    fn flight_hand(&self, side: Side) -> Hand {
        self.choices.flight_hand[side as usize]
    }
}

/// An element recoils, which may destroy it (`dba22` §22.1 to §22.4).
pub fn recoil(changes: &mut Changes, id: ElementId) {
    Resolver::new(changes, OutcomeChoices::default()).recoil(id, false);
}

/// An element flees, which may destroy it (`dba22` §22.6). It swings to `hand` where both hands are equally
/// good.
pub fn flee(changes: &mut Changes, id: ElementId, hand: Hand) {
    let choices = OutcomeChoices {
        flight_hand: [hand; 2],
        ..OutcomeChoices::default()
    };
    Resolver::new(changes, choices).flee(id, false);
}

/// An element pursues an enemy that has just broken off from it, if its troop type does so (`dba22` §18,
/// §22.5).
pub fn pursue_break_off(changes: &mut Changes, pursuer: ElementId, broke_off: ElementId) {
    Resolver::new(changes, OutcomeChoices::default()).pursue_break_off(pursuer, broke_off);
}
