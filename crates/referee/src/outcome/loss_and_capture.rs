//! Destroyed elements, and camps and built-up areas lost, captured or entered (`dba22` §22.7, §7, §8).

use super::{Consequence, Resolver};
use crate::gates::comes_by_gate;
use crate::non_combatants;
use crate::straight_path::is_free;
use crate::{Cause, ElementId, ElementSet, Event, Fall, Occupant, Place, Stronghold};

impl Resolver<'_> {
    /// An element is destroyed.
    pub fn lose(&mut self, id: ElementId, cause: Cause) {
        self.position.element_mut(id).place = Place::Lost;
        if let Some(home) = id.home() {
            self.position.non_combatants_lost[home.index()] = true;
        }
        self.record(id, Consequence::Lost);
        self.emit(|| Event::Lost { id, cause });
    }

    /// The occupant of a camp or built-up area is destroyed, and the place is empty.
    pub fn lose_occupant(&mut self, stronghold: Stronghold, cause: Cause) {
        let after = match self.position.occupant(stronghold) {
            Occupant::Absent | Occupant::Empty | Occupant::Captured(None) | Occupant::Razed => {
                return;
            }
            Occupant::NonCombatants => {
                self.position.non_combatants_lost[stronghold.index()] = true;
                let folk = ElementId::for_non_combatants(stronghold);
                if self.position.element(folk).place == Place::Inside(stronghold) {
                    self.position.element_mut(folk).place = Place::Lost;
                    self.record(folk, Consequence::Lost);
                }
                self.emit(|| Event::NonCombatantsLost { stronghold });
                Occupant::Empty
            }
            Occupant::Turned => {
                self.position.non_combatants_lost[stronghold.index()] = true;
                self.emit(|| Event::NonCombatantsLost { stronghold });
                Occupant::Captured(None)
            }
            Occupant::Garrison(id) => {
                self.lose(id, cause);
                Occupant::Empty
            }
            Occupant::Captured(Some(id)) => {
                self.lose(id, cause);
                Occupant::Captured(None)
            }
        };
        self.position.occupants[stronghold.index()] = after;
        self.end_sacking(stronghold);
    }

    /// Ends the sacking of a place, if it is being sacked.
    pub fn end_sacking(&mut self, stronghold: Stronghold) {
        if std::mem::take(&mut self.position.sacked[stronghold.index()]) {
            self.emit(|| Event::Sacking {
                stronghold,
                begins: false,
            });
        }
    }

    /// A place whose denizens were killed by shooting surrenders: it is captured, without an occupant.
    pub fn surrender(&mut self, stronghold: Stronghold) {
        self.position.occupants[stronghold.index()] = Occupant::Captured(None);
        self.emit(|| Event::StrongholdYielded { stronghold });
    }

    /// The denizens of a built-up area go over to the other side, and hold it for that.
    ///
    /// Returns whether there are any.
    pub fn turn_denizens(&mut self, stronghold: Stronghold) -> bool {
        let after = match self.position.occupant(stronghold) {
            Occupant::NonCombatants if stronghold.is_built_up() => Occupant::Turned,
            Occupant::Turned => Occupant::NonCombatants,
            _ => return false,
        };
        non_combatants::step_back(self.position, stronghold);
        self.position.occupants[stronghold.index()] = after;
        let side = self.position.controller(stronghold);
        self.emit(|| Event::NonCombatantsTurned { stronghold, side });
        true
    }

    /// An element that may not defend the place it is in leaves it, on the far side from an enemy.
    ///
    /// Without room or a gate there it is destroyed. Returns whether it survived.
    pub fn drive_out(&mut self, stronghold: Stronghold, id: ElementId, enemy: ElementId) -> bool {
        let view = self.view();
        let troop = view.position.element(id).troop;
        let outside = (view.table.stronghold(stronghold))
            .map(|region| crate::across_from(view, id, enemy, region))
            .filter(|base| is_free(view, troop, base, ElementSet::NONE))
            .filter(|base| comes_by_gate(view, base, stronghold));
        let Some(base) = outside else {
            self.lose_occupant(stronghold, Cause::DrivenFromBuiltUp);
            return false;
        };
        let mut element = self.position.element_mut(id);
        element.base = base;
        element.place = Place::Table;
        drop(element);
        self.position.occupants[stronghold.index()] = Occupant::Captured(None);
        self.end_sacking(stronghold);
        self.emit(|| Event::StrongholdEntered {
            stronghold,
            id,
            inside: false,
        });
        true
    }

    /// An element moves into an empty camp or built-up area, if it may: it captures the enemy's or regains
    /// its own.
    pub fn occupy(&mut self, stronghold: Stronghold, id: ElementId) {
        if !crate::may_be_inside(self.view(), stronghold, id) {
            return;
        }
        self.record(id, Consequence::MovedIn);
        let before = self.position.occupant(stronghold);
        if stronghold.owner() == id.side() {
            self.position.element_mut(id).place = Place::Inside(stronghold);
            self.position.occupants[stronghold.index()] = Occupant::Garrison(id);
            if matches!(before, Occupant::Captured(_)) {
                self.emit(|| Event::StrongholdRegained { stronghold });
            }
            self.emit(|| Event::StrongholdEntered {
                stronghold,
                id,
                inside: true,
            });
        } else {
            let fall = self.view().fall(stronghold);
            fall.apply(self.position, stronghold, id);
            self.emit(|| Event::StrongholdTaken { stronghold, by: id });
            if fall == Fall::Sacked {
                self.emit(|| Event::Sacking {
                    stronghold,
                    begins: true,
                });
            }
        }
    }
}
