//! Read access and write access of the rules to a battle.

use acies_rulebook::{CapturedCamp, Rulebook, Sally, Shape, TerrainKind, Troop, TroopId};

use crate::{ElementId, Event, Fall, Party, Position, Side, Stronghold, Table};

/// A battle as the rules read it: rulebook, table and position.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The edition in force.
    pub rulebook: &'a Rulebook,
    /// The table.
    pub table: &'a Table,
    /// The elements, their places and marks.
    pub position: &'a Position,
}

/// A battle as the rules change it: the position, and the events that describe the changes.
#[derive(Debug)]
pub struct Changes<'a> {
    /// The edition in force.
    pub rulebook: &'a Rulebook,
    /// The table.
    pub table: &'a Table,
    /// The elements, their places and marks.
    pub position: &'a mut Position,
    /// The events so far.
    pub events: &'a mut Vec<Event>,
}

impl View<'_> {
    /// The troop type of an element.
    pub fn troop(&self, id: ElementId) -> &Troop {
        self.rulebook.troop(self.position.element(id).troop)
    }

    /// The troop type that fights for a party: in a stronghold without an element, its non-combatants.
    pub fn party_troop(&self, party: Party) -> TroopId {
        match party {
            Party::Element(id) => self.position.element(id).troop,
            Party::Stronghold(stronghold) => match self.position.occupant(stronghold).element() {
                Some(id) => self.position.element(id).troop,
                None => self.non_combatants(stronghold),
            },
        }
    }

    /// The side that a party fights for.
    pub fn party_side(&self, party: Party) -> Side {
        match party {
            Party::Element(id) => id.side(),
            Party::Stronghold(stronghold) => self.position.controller(stronghold),
        }
    }

    /// How many elements may attack a camp or a built-up area in one close combat phase.
    pub fn most_attackers(&self, stronghold: Stronghold) -> u8 {
        let setup = &self.rulebook.setup;
        match stronghold {
            Stronghold::Camp(_) => setup.camps.attackers,
            Stronghold::BuiltUp(_) => setup.built_up.as_ref().map_or(1, |rules| rules.attackers),
        }
    }

    /// What happens to a camp or a built-up area that the enemy takes.
    pub fn fall(&self, stronghold: Stronghold) -> Fall {
        let setup = &self.rulebook.setup;
        match stronghold {
            Stronghold::Camp(_) if setup.camps.captured == CapturedCamp::Held => Fall::Held,
            Stronghold::Camp(_) => Fall::Razed,
            Stronghold::BuiltUp(_) => {
                let rules = setup.built_up.as_ref();
                let sacks = rules.is_some_and(|rules| rules.sacking_until.is_some())
                    && self
                        .built_up_kind(stronghold)
                        .is_some_and(|kind| !kind.needs_garrison);
                if sacks { Fall::Sacked } else { Fall::Held }
            }
        }
    }

    /// The troop type of the camp followers or denizens of a stronghold.
    pub fn non_combatants(&self, stronghold: Stronghold) -> TroopId {
        let setup = &self.rulebook.setup;
        let followers = setup.camps.followers;
        match stronghold {
            Stronghold::Camp(_) => followers,
            Stronghold::BuiltUp(_) => setup
                .built_up
                .as_ref()
                .map_or(followers, |rules| rules.denizens),
        }
    }
}

impl<'a> View<'a> {
    /// The terrain kind of a built-up area; `None` for a camp and for a missing one.
    pub fn built_up_kind(self, stronghold: Stronghold) -> Option<&'a TerrainKind> {
        let mut features = self.table.features.iter();
        let feature = features.find(|feature| {
            stronghold.is_built_up() && feature.owner == Some(stronghold.owner())
        })?;
        Some(self.rulebook.terrain_kind(feature.kind))
    }

    /// The terrain kind of a stronghold; `None` if it is missing or the edition has no such terrain.
    pub fn kind(self, stronghold: Stronghold) -> Option<&'a TerrainKind> {
        match stronghold {
            Stronghold::BuiltUp(_) => self.built_up_kind(stronghold),
            Stronghold::Camp(_) => {
                let mut kinds = self.rulebook.terrain.iter();
                kinds.find(|kind| kind.shape == Shape::Camp)
            }
        }
    }

    /// The edition's row that lets the non-combatants of a stronghold sally out.
    pub fn sally(self, stronghold: Stronghold) -> Option<&'a Sally> {
        let non_combatants = self.non_combatants(stronghold);
        let mut rows = self.rulebook.movement.sallies.iter();
        rows.find(|row| row.troops.has(non_combatants))
    }
}

impl Changes<'_> {
    /// Borrows the battle for reading.
    pub fn view(&self) -> View<'_> {
        View {
            rulebook: self.rulebook,
            table: self.table,
            position: self.position,
        }
    }

    /// Adds an event.
    pub fn record(&mut self, event: Event) {
        self.events.push(event);
    }
}
