//! What the rules look at, and what they change.

use acies_rulebook::{Rulebook, Troop, TroopId};

use crate::{ElementId, Event, Hold, Party, Position, Side, Table};

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

    /// The troop that fights for a party: without an element inside the own people defend a place.
    pub fn party_troop(&self, party: Party) -> TroopId {
        match party {
            Party::Element(id) => self.position.element(id).troop,
            Party::Hold(hold) => match self.position.holder(hold).element() {
                Some(id) => self.position.element(id).troop,
                None => self.folk(hold),
            },
        }
    }

    /// The side that a party fights for.
    pub fn party_side(&self, party: Party) -> Side {
        match party {
            Party::Element(id) => id.side(),
            Party::Hold(hold) => self.position.held_by(hold),
        }
    }

    /// How many elements may attack a camp or a built-up area in one close combat phase.
    pub fn most_attackers(&self, hold: Hold) -> u8 {
        let setup = &self.rulebook.setup;
        match hold {
            Hold::Camp(_) => setup.camps.attackers,
            Hold::BuiltUp(_) => setup.built_up.as_ref().map_or(1, |rules| rules.attackers),
        }
    }

    /// The troop of the own people of a camp or a built-up area.
    pub fn folk(&self, hold: Hold) -> TroopId {
        let setup = &self.rulebook.setup;
        let followers = setup.camps.followers;
        match hold {
            Hold::Camp(_) => followers,
            Hold::BuiltUp(_) => setup
                .built_up
                .as_ref()
                .map_or(followers, |rules| rules.denizens),
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
