//! What the rules look at, and what they change.

use acies_rulebook::{CapturedCamp, Rulebook, Sally, Shape, TerrainKind, Troop, TroopId};

use crate::{ElementId, Event, Fall, Party, Position, Side, Stronghold, Table};

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
pub struct Changes<'a> {
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

    /// What becomes of a camp or a built-up area when the enemy takes it.
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

    /// The troop of the own people of a camp or a built-up area.
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
    /// What a built-up area is; `None` for a camp, and where there is none.
    pub fn built_up_kind(self, stronghold: Stronghold) -> Option<&'a TerrainKind> {
        let mut features = self.table.features.iter();
        let feature = features.find(|feature| {
            stronghold.is_built_up() && feature.owner == Some(stronghold.owner())
        })?;
        Some(self.rulebook.terrain_kind(feature.kind))
    }

    /// What a camp or a built-up area is; `None` where there is none, or the edition has no such terrain.
    pub fn kind(self, stronghold: Stronghold) -> Option<&'a TerrainKind> {
        match stronghold {
            Stronghold::BuiltUp(_) => self.built_up_kind(stronghold),
            Stronghold::Camp(_) => {
                let mut kinds = self.rulebook.terrain.iter();
                kinds.find(|kind| kind.shape == Shape::Camp)
            }
        }
    }

    /// The row by which the own people of a camp or a built-up area come out.
    pub fn sally(self, stronghold: Stronghold) -> Option<&'a Sally> {
        let non_combatants = self.non_combatants(stronghold);
        let mut rows = self.rulebook.movement.sallies.iter();
        rows.find(|row| row.troops.has(non_combatants))
    }
}

impl Changes<'_> {
    /// The same battle, to look at only.
    pub fn view(&self) -> View<'_> {
        View {
            rulebook: self.rulebook,
            table: self.table,
            position: self.position,
        }
    }

    /// Tells what has happened.
    pub fn record(&mut self, event: Event) {
        self.events.push(event);
    }
}
