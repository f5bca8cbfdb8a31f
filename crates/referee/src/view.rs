//! What the rules look at, and what they change.

use acies_rulebook::{Rulebook, Troop, TroopId};

use crate::{ElementId, Event, Party, Position, Side, Table};

/// A battle as the rules see it: the rulebook, the table and the position, none of which they change.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The edition in force.
    pub rulebook: &'a Rulebook,
    /// The table.
    pub table: &'a Table,
    /// Where everything stands.
    pub position: &'a Position,
}

/// A battle as the rules change it: the position, and the events that tell what changed.
#[derive(Debug)]
pub struct Field<'a> {
    /// The edition in force.
    pub rulebook: &'a Rulebook,
    /// The table.
    pub table: &'a Table,
    /// Where everything stands.
    pub position: &'a mut Position,
    /// What has happened.
    pub events: &'a mut Vec<Event>,
}

impl View<'_> {
    /// The facts of an element's troop.
    pub fn troop(&self, id: ElementId) -> &Troop {
        self.rulebook.troop(self.position.element(id).troop)
    }

    /// The troop that fights for a party: a camp without an element inside is defended by its followers.
    pub fn party_troop(&self, party: Party) -> TroopId {
        match party {
            Party::Element(id) => self.position.element(id).troop,
            Party::Camp(side) => match self.position.camp_holder(side) {
                crate::CampHolder::Garrison(id) | crate::CampHolder::Captured(Some(id)) => {
                    self.position.element(id).troop
                }
                _ => self.rulebook.setup.camps.followers,
            },
        }
    }

    /// The side that a party fights for.
    pub fn party_side(&self, party: Party) -> Side {
        match party {
            Party::Element(id) => id.side(),
            Party::Camp(owner) => match self.position.camp_holder(owner) {
                crate::CampHolder::Captured(_) => owner.other(),
                _ => owner,
            },
        }
    }
}

impl Field<'_> {
    /// The same battle, to look at only.
    pub fn view(&self) -> View<'_> {
        View {
            rulebook: self.rulebook,
            table: self.table,
            position: self.position,
        }
    }

    /// Tells what has happened.
    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }
}
