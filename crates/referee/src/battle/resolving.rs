//! Resolving a combat after its dice are rolled.
//!
//! First it collects what is still open: a river's depth, a recoil distance, the direction of a flight, whether the
//! victor occupies a stronghold.

use acies_geometry::Hand;

use super::Battle;
use super::state::{Fought, Resolving, Stage};
use crate::combat::{self, Duel};
use crate::{Event, Side, outcome, shooting};

impl Battle {
    /// Resolves a combat with its dice, or waits for what is still open.
    pub(super) fn resolve(&mut self, combat: Fought, dice: [u8; 2], events: &mut Vec<Event>) {
        let resolving = Resolving::new(combat, dice, self.standing);
        self.go_on_resolving(resolving, events);
    }

    /// Continues a combat that waited for whether its victor moves in.
    pub(super) fn entry_chosen(&mut self, moves_in: bool, events: &mut Vec<Event>) {
        if let Stage::Entry { side, resolving } = &mut self.stage {
            resolving.known[*side as usize].move_in = Some(moves_in);
            let resolving = resolving.clone();
            self.go_on_resolving(resolving, events);
        }
    }

    /// Continues a combat that waited for a recoil distance.
    pub(super) fn recoil_chosen(&mut self, far: bool, events: &mut Vec<Event>) {
        if let Stage::Recoil { id, resolving } = &mut self.stage {
            resolving.asked.insert(*id);
            if far {
                resolving.far.insert(*id);
            }
            let resolving = resolving.clone();
            self.go_on_resolving(resolving, events);
        }
    }

    /// Continues a combat that waited for the direction of a flight.
    pub(super) fn flight_chosen(&mut self, hand: Hand, events: &mut Vec<Event>) {
        if let Stage::Flight { side, resolving } = &mut self.stage {
            resolving.known[*side as usize].flight = Some(hand);
            let resolving = resolving.clone();
            self.go_on_resolving(resolving, events);
        }
    }

    /// Waits for the next open choice of a combat, or resolves it.
    pub(super) fn go_on_resolving(&mut self, resolving: Resolving, events: &mut Vec<Event>) {
        let Resolving {
            combat,
            dice,
            known,
            asked,
            ..
        } = &resolving;
        let Some(duel) = self.duel(combat) else {
            return self.go_on_after(combat, events);
        };
        let (view, answers) = (self.view(), resolving.answers());
        // If a player's choice decides whether an element reaches a river, that choice is asked first.
        let wet = [answers, resolving.answers_far()];
        if (wet.iter()).all(|&answers| outcome::needs_river_roll(view, &duel, *dice, answers)) {
            self.stage = Stage::RiverFirst(resolving);
            return;
        }
        if let Some(id) = outcome::recoil_choice(view, &duel, *dice, answers, *asked) {
            self.stage = Stage::Recoil { id, resolving };
            return;
        }
        let unknown = |side: &Side| known[*side as usize].flight.is_none();
        if let Some(side) = outcome::flight_choice(view, &duel, *dice).filter(unknown) {
            self.stage = Stage::Flight { side, resolving };
            return;
        }
        let unknown = |side: &Side| known[*side as usize].move_in.is_none();
        if let Some(side) = outcome::entry_choice(view, &duel, *dice).filter(unknown) {
            self.stage = Stage::Entry { side, resolving };
            return;
        }
        outcome::resolve_with(&mut self.changes(events), &duel, *dice, answers);
        self.go_on_after(combat, events);
    }

    fn duel(&self, fought: &Fought) -> Option<Duel> {
        match fought {
            Fought::Shot(shot) => Some(shooting::duel(self.view(), shot)),
            Fought::Close(active, other) => combat::close_duel(self.view(), *active, *other),
        }
    }

    fn go_on_after(&mut self, fought: &Fought, events: &mut Vec<Event>) {
        match fought {
            Fought::Shot(_) => {
                self.stage = Stage::Shooting;
                self.go_on_shooting(events);
            }
            Fought::Close(..) => {
                self.stage = Stage::Combat;
                self.go_on_fighting(events);
            }
        }
    }
}
