//! Losing elements, camps and built-up areas (`dba22` §22.7, §7, §8).

use super::{Consequence, Resolver};
use crate::gates::comes_by_gate;
use crate::straight_path::is_free;
use crate::{Cause, ElementId, ElementSet, Event, Fall, Occupant, Place, Stronghold};

impl Resolver<'_> {
    /// An element is lost.
    pub fn lose(&mut self, id: ElementId, cause: Cause) {
        self.position.element_mut(id).place = Place::Lost;
        if let Some(home) = id.home() {
            self.position.non_combatants_lost[home.index()] = true;
        }
        self.did(id, Consequence::Lost);
        self.record(|| Event::Lost { id, cause });
    }

    /// Whoever is in a camp or a built-up area is lost; it stands empty.
    pub fn lose_occupant(&mut self, stronghold: Stronghold, cause: Cause) {
        let after = match self.position.occupant(stronghold) {
            Occupant::Absent | Occupant::Empty | Occupant::Captured(None) | Occupant::Razed => {
                return;
            }
            Occupant::NonCombatants => {
                self.position.non_combatants_lost[stronghold.index()] = true;
                let non_combatants = ElementId::for_non_combatants(stronghold);
                if self.position.element(non_combatants).place == Place::Inside(stronghold) {
                    self.position.element_mut(non_combatants).place = Place::Lost;
                    self.did(non_combatants, Consequence::Lost);
                }
                self.record(|| Event::NonCombatantsLost { stronghold });
                Occupant::Empty
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

    /// Nobody sacks a place any longer.
    pub fn end_sacking(&mut self, stronghold: Stronghold) {
        if std::mem::take(&mut self.position.sacked[stronghold.index()]) {
            self.record(|| Event::Sacking {
                stronghold,
                begins: false,
            });
        }
    }

    /// A place whose own people have been killed from afar falls to the enemy, though nobody of his is in it.
    pub fn surrender(&mut self, stronghold: Stronghold) {
        self.position.occupants[stronghold.index()] = Occupant::Captured(None);
        self.record(|| Event::StrongholdYielded { stronghold });
    }

    /// An element that may not defend the place that it is in comes out of it on the far side from an enemy; without room
    /// or a gate there it is lost. Answers whether it lives.
    pub fn driven_out(&mut self, stronghold: Stronghold, id: ElementId, enemy: ElementId) -> bool {
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
        let element = self.position.element_mut(id);
        element.base = base;
        element.place = Place::Table;
        self.position.occupants[stronghold.index()] = Occupant::Captured(None);
        self.end_sacking(stronghold);
        self.record(|| Event::StrongholdEntered {
            stronghold,
            id,
            inside: false,
        });
        true
    }

    /// An element goes into a camp or a built-up area that nobody holds any more, if it may: it takes the enemy's, or
    /// regains its own.
    pub fn occupy(&mut self, stronghold: Stronghold, id: ElementId) {
        if !crate::may_be_inside(self.view(), stronghold, id) {
            return;
        }
        self.did(id, Consequence::MovedIn);
        let before = self.position.occupant(stronghold);
        if stronghold.owner() == id.side() {
            self.position.element_mut(id).place = Place::Inside(stronghold);
            self.position.occupants[stronghold.index()] = Occupant::Garrison(id);
            if matches!(before, Occupant::Captured(_)) {
                self.record(|| Event::StrongholdRegained { stronghold });
            }
            self.record(|| Event::StrongholdEntered {
                stronghold,
                id,
                inside: true,
            });
        } else {
            let fall = self.view().fall(stronghold);
            fall.apply(self.position, stronghold, id);
            self.record(|| Event::StrongholdTaken { stronghold, by: id });
            if fall == Fall::Sacked {
                self.record(|| Event::Sacking {
                    stronghold,
                    begins: true,
                });
            }
        }
    }
}
