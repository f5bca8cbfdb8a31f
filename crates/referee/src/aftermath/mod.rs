//! What follows a score or a break-off: recoil, push-back, flight, pursuit and loss (`dba22` §22).
//!
//! These moves ask for no PIPs and heed no zones of control. It decides no score and knows no order.

#[cfg(test)]
mod dba30;
mod flight;
mod loss;
mod pursuit;
mod push_back;
mod recoil;
#[cfg(test)]
mod tests;

use acies_geometry::Hand;
use acies_rulebook::Rulebook;

pub(crate) use recoil::recoil_lengths;

use crate::{Changes, ElementId, ElementSet, Event, Position, SIDE_SIZE, Side, Table, View};

/// The small choices inside an outcome, answered beforehand for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers {
    /// To which hand red's and blue's elements swing in flight where both are alike.
    pub flight_hand: [Hand; 2],
    /// Whether red's and blue's victors move into the built-up areas that they have won.
    pub move_in: [bool; 2],
    /// Whose owner has chosen that they recoil as far as their kind may, rather than by their depth.
    pub recoils_far: ElementSet,
}

impl Default for Answers {
    fn default() -> Answers {
        Answers {
            flight_hand: [Hand::Left; 2],
            move_in: [true; 2],
            recoils_far: ElementSet::NONE,
        }
    }
}

/// What an outcome made of one element.
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
    /// It pursued, or followed one that did.
    Pursued,
    /// It moved into a camp or a built-up area.
    MovedIn,
    /// It was lost.
    Lost,
}

/// What an outcome made of every element, by [`ElementId::index`].
pub type Consequences = [Consequence; 2 * SIDE_SIZE];

/// The position while an outcome changes it; silent when a search only wants to know where it leads.
pub(crate) struct Resolver<'a> {
    pub rulebook: &'a Rulebook,
    pub table: &'a Table,
    pub position: &'a mut Position,
    pub events: Option<&'a mut Vec<Event>>,
    pub answers: Answers,
    pub consequences: Consequences,
    /// Who has recoiled so far while its owner had a choice of how far.
    pub had_choice: ElementSet,
}

impl<'a> Resolver<'a> {
    /// The scene of a battle that goes on.
    pub fn new(changes: &'a mut Changes<'_>, answers: Answers) -> Resolver<'a> {
        Resolver {
            rulebook: changes.rulebook,
            table: changes.table,
            position: changes.position,
            events: Some(changes.events),
            answers,
            consequences: Consequences::default(),
            had_choice: ElementSet::NONE,
        }
    }

    /// A scene that nobody watches, on a copy of a position.
    pub fn silent(view: View<'a>, copy: &'a mut Position, answers: Answers) -> Resolver<'a> {
        Resolver {
            rulebook: view.rulebook,
            table: view.table,
            position: copy,
            events: None,
            answers,
            consequences: Consequences::default(),
            had_choice: ElementSet::NONE,
        }
    }

    pub fn view(&self) -> View<'_> {
        View {
            rulebook: self.rulebook,
            table: self.table,
            position: self.position,
        }
    }

    pub fn record(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    fn did(&mut self, id: ElementId, consequence: Consequence) {
        self.consequences[id.index()] = consequence;
    }

    fn flight_hand(&self, side: Side) -> Hand {
        self.answers.flight_hand[side as usize]
    }
}

/// An element recoils (`dba22` §22.1 to §22.4), which may destroy it.
pub fn recoil(changes: &mut Changes, id: ElementId) {
    Resolver::new(changes, Answers::default()).recoil(id, false);
}

/// An element flees (`dba22` §22.6), swinging to `hand` where both are alike; which may destroy it.
pub fn flee(changes: &mut Changes, id: ElementId, hand: Hand) {
    let answers = Answers {
        flight_hand: [hand; 2],
        ..Answers::default()
    };
    Resolver::new(changes, answers).flee(id, false);
}

/// An element pursues an enemy that has just broken off from it, if its troops do so (`dba22` §18, §22.5).
pub fn pursue_break_off(changes: &mut Changes, pursuer: ElementId, broke_off: ElementId) {
    Resolver::new(changes, Answers::default()).pursue_break_off(pursuer, broke_off);
}
