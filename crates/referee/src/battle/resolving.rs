//! Resolving a combat once its dice are known, and what must be known first: a river's depth, which way one flees, whether a
//! victor moves in.

use acies_geometry::Hand;

use super::Battle;
use super::state::{Fought, Resolving, Stage};
use crate::aftermath::Answers;
use crate::combat::{self, Duel};
use crate::{Event, Side, shooting};

impl Battle {
    /// Resolves a combat with its dice, or waits for what is needed before it can be.
    pub(super) fn resolve(&mut self, fought: Fought, dice: [u8; 2], events: &mut Vec<Event>) {
        let Some(duel) = self.duel(&fought) else {
            return self.go_on_after(&fought, events);
        };
        let answers = self.answers();
        if combat::river_matters(self.view(), &duel, dice, answers) {
            self.stage = Stage::RiverFirst(Resolving {
                combat: fought,
                dice,
            });
            return;
        }
        let undecided = combat::flight_choice(self.view(), &duel, dice)
            .filter(|&side| self.standing[side as usize].flight.is_none());
        if let Some(side) = undecided {
            self.stage = Stage::Flight {
                side,
                resolving: Resolving {
                    combat: fought,
                    dice,
                },
            };
            return;
        }
        let undecided = combat::entry_choice(self.view(), &duel, dice)
            .filter(|&side| self.standing[side as usize].move_in.is_none());
        if let Some(side) = undecided {
            self.stage = Stage::Entry {
                side,
                resolving: Resolving {
                    combat: fought,
                    dice,
                },
            };
            return;
        }
        combat::resolve_with(&mut self.field(events), &duel, dice, answers);
        self.go_on_after(&fought, events);
    }

    /// Resolves the combat that waited for whether its victor moves in.
    pub(super) fn entry_chosen(&mut self, moves_in: bool, events: &mut Vec<Event>) {
        let Stage::Entry { side, resolving } = std::mem::replace(&mut self.stage, Stage::Move)
        else {
            return;
        };
        let mut answers = self.answers();
        answers.move_in[side as usize] = moves_in;
        if let Some(duel) = self.duel(&resolving.combat) {
            combat::resolve_with(&mut self.field(events), &duel, resolving.dice, answers);
        }
        self.go_on_after(&resolving.combat, events);
    }

    /// Resolves the combat that waited for the way of a flight.
    pub(super) fn flight_chosen(&mut self, hand: Hand, events: &mut Vec<Event>) {
        let Stage::Flight { side, resolving } = std::mem::replace(&mut self.stage, Stage::Move)
        else {
            return;
        };
        let mut answers = self.answers();
        answers.flight_hand[side as usize] = hand;
        if let Some(duel) = self.duel(&resolving.combat) {
            combat::resolve_with(&mut self.field(events), &duel, resolving.dice, answers);
        }
        self.go_on_after(&resolving.combat, events);
    }

    fn duel(&self, fought: &Fought) -> Option<Duel> {
        match fought {
            Fought::Shot(shot) => Some(shooting::duel(self.view(), shot)),
            Fought::Close(active, other) => combat::close_duel(self.view(), *active, *other),
        }
    }

    fn answers(&self) -> Answers {
        Answers {
            flight_hand: Side::BOTH
                .map(|side| self.standing[side as usize].flight.unwrap_or(Hand::Left)),
            move_in: Side::BOTH.map(|side| self.standing[side as usize].move_in.unwrap_or(true)),
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
